"""The winner of a brawl moves on."""

from tests.games.bug_hunt.rules.table import table


def won(aliens=None, *, others=None, row=None, **more):
    """Ann has just killed an alien that stood east of her."""
    ann = {"at": "10,10", **(row or {})}
    opened = {"do": "FollowUp", "figure": "ann", "gap": [11_000, 10_000]}
    return table(troopers={"ann": ann, **(others or {})}, aliens=aliens or {}, open=opened, **more)


def test_the_winner_moves_two_inches_at_once():
    """BX-21/far"""
    game = won()
    assert (game.asked, game.seat) == ("follow_up", "ann")
    assert game.options[0] == "to 11,10"
    assert game.refusal("to 12.001,10") == "BX-21"
    assert game.choose("to 12,10").at("ann") == "12,10"
    assert won().choose("stay").at("ann") == "10,10"
    assert won().refusal("to hell") == "BX-21"
    assert won().refusal("from 11,10") == "BX-21"


def test_not_into_a_new_brawl():
    """BX-21/brawl"""
    game = won({"y": "13,10"})
    assert game.refusal("to 12,10") == "BX-21"
    assert game.refusal("to 11.9,10") is None
    wounded = won({"y": {"at": "13.5,10", "wounds": 1}})
    assert wounded.refusal("to 12,10") == "BX-21"
    assert wounded.refusal("to 11.4,10") is None


def test_not_through_figures_or_walls():
    """BX-21/far"""
    assert won(others={"bob": "11,11.5"}).refusal("to 11.2,11.6") == "BX-21"
    assert won({"y": "11.2,11.2"}, others={}).refusal("to 11.4,11.4") == "BX-21"
    assert won(terrain=["reactor 11,8"]).refusal("to 11.5,10") == "BX-21"


def test_contacts_are_looked_for_after_it():
    """BX-9/follow"""
    game = won(contacts={"c1": {"at": "18.5,10"}}).choose("to 12,10")
    assert game.asked == "contact"


def test_it_follows_a_death_in_a_brawl():
    """BX-21/only"""
    opened = {"do": "Brawl", "trooper": "ann", "alien": "x"}
    weak = {"at": "10,10", "weapons": [], "save": 0, "toughness": 3}
    fight = {"troopers": {"ann": weak}, "aliens": {"x": "11,10"}, "open": opened}
    assert table(**fight).dice(6, 2, 6).asked == "follow_up"
    assert table(**fight).dice(6, 2, 1).is_over
    lost = table(**fight).dice(1, 6, 6)
    assert (lost.is_over, lost.at("x")) == (True, "10,10")


def test_who_outlives_a_draw_moves_as_well():
    """BX-21/draw"""
    opened = {"do": "Brawl", "trooper": "ann", "alien": "x"}
    weak = {"at": "10,10", "weapons": [], "save": 0, "toughness": 3}
    tough = table(troopers={"ann": {**weak, "toughness": 9}}, aliens={"x": "11,10"}, open=opened)
    assert tough.dice(4, 3, 1, 6).asked == "follow_up"
    robot = {"aliens": {"x": "11,10"}, "alien_type": "robot", "open": opened}
    lost = table(troopers={"ann": weak}, **robot).dice(4, 2, 6, 5)
    assert lost.told("BrawlRolled")[0].loser == "both"
    assert (lost.at("ann"), lost.at("x"), lost.is_over) == ("", "10,10", True)


def test_who_has_another_opponent_stays_and_is_attacked():
    """BR-35"""
    opened = {"do": "Brawls", "figure": "ann"}
    ann = {"at": "10,10", "weapons": [], "save": 0, "toughness": 9}
    game = table(troopers={"ann": ann}, aliens={"x": "11,10", "y": "9,10"}, open=opened)
    game.dice("x", 6, 2, 6)
    assert game.asked == "brawl"
    game.dice(6, 2, 6)
    assert game.asked == "follow_up"


# -- aliens ----------------------------------------------------------------------------------------


def alien_won(troopers, *, alien=None, **more):
    """An alien has just killed somebody who stood west of it."""
    opened = {"do": "FollowUp", "figure": "x", "gap": [9_000, 10_000]}
    row = {"at": "10,10", **(alien or {})}
    return table(troopers=troopers, aliens={"x": row}, open=opened, **more)


def test_an_alien_goes_for_the_nearest_trooper_in_sight():
    """BX-21/alien"""
    game = alien_won({"ann": "10,20", "bob": "30,10"})
    assert (game.is_over, game.at("x")) == (True, "10,12")


def test_one_out_of_sight_is_ignored():
    """BX-21/alien"""
    game = alien_won({"ann": "10,20", "bob": "30,10"}, terrain=["reactor 8,12"])
    assert game.at("x") == "12,10"


def test_an_alien_that_sees_nobody_takes_the_losers_place():
    """BX-21/gap"""
    nobody = alien_won({"ann": "10,20"}, terrain=["reactor 8,12"])
    assert nobody.at("x") == "9,10"


def test_an_alien_stops_before_a_new_brawl():
    """BX-21/stop"""
    game = alien_won({"ann": "12.9,10"})
    assert game.at("x") == "11.75,10"


def test_between_equals_chance_decides():
    """BX-32/follow"""
    game = alien_won({"ann": "10,20", "bob": "20,10"})
    assert (game.asked, game.options) == ("follow_up_target", ("ann", "bob"))
    assert game.dice("bob").at("x") == "12,10"


def test_a_wounded_alien_stays():
    """BX-24/follow"""
    assert alien_won({"ann": "10,20"}, alien={"wounds": 1}).at("x") == "10,10"


def test_a_stunned_alien_stays():
    """BX-25/alien"""
    assert alien_won({"ann": "10,20"}, alien={"stun": 1}).at("x") == "10,10"


def test_weeds_hold_the_winner():
    """BD-6.16/follow"""
    assert won({"y": "12.5,10"}, alien_type="weed").is_over
