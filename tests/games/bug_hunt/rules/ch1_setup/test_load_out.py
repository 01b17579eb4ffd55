"""What main characters take along."""

import msgspec
import pytest

from tests.games.bug_hunt.rules.ch1_setup.setting import first_contact, squad


def asked_for_weapons(**more):
    return first_contact("bottom", 1, 2, 3, **more)


def test_every_character_takes_one_of_three_weapons():
    """BD-4.load/weapon"""
    game = asked_for_weapons()
    taken = []
    for weapon in ("combat_rifle", "shotgun", "boarding_sword"):
        assert game.options == ("combat_rifle", "shotgun", "boarding_sword")
        taken.append((game.asked, game.seat))
        game.choose(weapon)
    assert taken == [("load_out", "ann"), ("load_out", "bob"), ("load_out", "cid")]
    assert game.trooper("bob").weapons == ("shotgun", "service_pistol")
    assert game.trooper("cid").weapons == ("boarding_sword", "service_pistol")


def test_one_of_them_may_swap_the_pistol_for_a_hand_cannon():
    """BD-4.load/swap"""
    game = asked_for_weapons(support="none").choose(*["shotgun"] * 3)
    assert (game.asked, game.options) == ("hand_cannon", ("ann", "bob", "cid", "no"))
    game.choose("bob")
    assert [game.trooper(name).weapons[1] for name in ("ann", "bob", "cid")] == [
        "service_pistol",
        "hand_cannon",
        "service_pistol",
    ]


def test_no_second_one_may_swap_it():
    """BD-4.load/once"""
    game = asked_for_weapons(support="none").choose(*["shotgun"] * 3, "bob")
    assert (game.asked, [event.weapon for event in game.told("Equipped")][3:]) == (
        "deploy",
        ["hand_cannon"],
    )


def test_before_the_next_mission_they_choose_anew():
    """BD-4.load/again"""
    first = asked_for_weapons(support="none").choose(*["shotgun"] * 3, "bob")
    characters = first.state.squad.characters.values()
    assert [row.weapons for row in characters] == [("service_pistol",)] * 3
    next_one = asked_for_weapons(carried=msgspec.to_builtins(first.state.squad))
    assert (next_one.asked, next_one.seat) == ("load_out", "ann")


def test_weapons_are_taken_after_the_priority_and_before_support():
    """BD-7.s6"""
    game = asked_for_weapons()
    assert game.asked == "load_out"
    assert game.told("PrioritySet")
    assert game.state.support_left == 0
    game.choose(*["shotgun"] * 3, "no")
    assert game.asked == "support"


def test_who_brings_a_weapon_takes_no_other():
    """BD-4.load"""
    own = squad(characters={"bob": {"weapons": ("shotgun", "hand_cannon")}})
    game = asked_for_weapons(carried=own).choose("shotgun")
    assert game.seat == "cid"
    assert game.choose("shotgun").options == ("ann", "cid", "no")


# -- optional equipment ----------------------------------------------------------------------------


def equipped(gear, armour):
    """The first character takes this along, the others nothing."""
    game = asked_for_weapons(gear=True, support="none").choose(*["shotgun"] * 3, "no")
    return game.choose(gear, armour, "no", "trooper_armour", "no", "trooper_armour")


def test_without_the_option_nobody_is_asked_for_equipment():
    """BD-4.g/without"""
    game = asked_for_weapons(support="none").choose(*["shotgun"] * 3, "no")
    assert game.asked == "deploy"


def test_with_the_option_each_takes_a_piece_and_an_armour():
    """BD-4.g/equipment, BD-4.g/armour"""
    game = asked_for_weapons(gear=True, support="none").choose(*["shotgun"] * 3, "no")
    assert (game.asked, game.seat) == ("gear", "ann")
    assert game.options == ("medkit", "scanner", "charge", "flare", "no")
    game.choose("flare")
    assert (game.asked, game.seat) == ("armour", "ann")
    assert game.options == ("trooper_armour", "combat_armour", "scout_suit")
    game.choose("trooper_armour")
    assert (game.asked, game.seat) == ("gear", "bob")
    game.choose("no", "trooper_armour", "no", "trooper_armour")
    assert game.asked == "deploy"
    assert [game.trooper(name).gear for name in ("ann", "bob", "cid")] == [("flare",), (), ()]
    assert game.trooper("ann").weapons == ("shotgun", "service_pistol")


@pytest.mark.parametrize(
    ("armour", "save"), [("trooper_armour", 5), ("combat_armour", 4), ("scout_suit", 6)]
)
def test_armour_gives_its_save(armour, save):
    """BD-4.a1, BD-4.a2, BD-4.a3"""
    game = equipped("no", armour)
    assert game.trooper("ann").save == save
    assert game.trooper("bob").save == 5
