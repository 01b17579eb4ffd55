"""Optional equipment."""

import pytest

from tests.games.bug_hunt.rules.table import table

ON = {"gear": True}


def carrying(gear, at="10,10", **more):
    return {"at": at, "gear": [gear], "weapons": ["service_pistol"], **more}


def acting(gear, *, options=ON, others=None, row=None, **more):
    troops = {"ann": carrying(gear, **(row or {})), **(others or {})}
    return table(troopers=troops, options=options, **more).choose("stay")


def test_without_the_option_equipment_is_of_no_use():
    """BD-4.g/without"""
    others = {"bob": {"at": "11,10", "stun": 1}}
    assert acting("medkit", others=others).offers("gear") == ["gear medkit bob"]
    off = acting("medkit", others=others, options={})
    assert off.offers("gear") == []
    assert off.refusal("gear medkit bob") == "BD-4.g"


def test_it_is_a_combat_action():
    """BD-4.g/action"""
    game = acting("flare", aliens={"x": "15,10"}).choose("gear flare")
    assert game.is_over
    assert game.trooper("ann").acted
    with_alien = acting("flare", aliens={"x": "15,10"})
    assert with_alien.offers("fire")


def test_what_is_not_carried_cannot_be_used():
    """BD-4.g"""
    game = acting("flare")
    assert game.refusal("gear charge at 11,10") == "BD-4.g"
    assert game.refusal("gear") == "BX-4"


def test_equipment_is_no_weapon_in_a_brawl():
    """BD-4.g"""
    brawl = {"do": "Brawl", "trooper": "ann", "alien": "x"}
    game = table(
        troopers={"ann": carrying("charge")}, aliens={"x": "11,10"}, open=brawl, options=ON
    ).dice(3, 5)
    assert game.told("BrawlRolled")[0].bonus == 1


# -- medkit ----------------------------------------------------------------------------------------


def test_a_medkit_takes_a_stun_marker_from_who_is_adjacent():
    """BD-4.g1/one"""
    game = acting("medkit", others={"bob": {"at": "11,10", "stun": 2}})
    game.choose("gear medkit bob")
    assert game.trooper("bob").stun == 1


@pytest.mark.parametrize(("at", "rule"), [("11,10", None), ("11.1,10", "BD-4.g1")])
def test_a_medkit_reaches_nobody_farther_off(at, rule):
    """BD-4.g1/adjacent"""
    bob = {"at": at, "stun": 1}
    assert acting("medkit", others={"bob": bob}).refusal("gear medkit bob") == rule


def test_a_medkit_helps_only_the_stunned():
    """BD-4.g1/stunned"""
    assert acting("medkit", others={"bob": "11,10"}).refusal("gear medkit bob") == "BD-4.g1"


def test_nobody_treats_oneself():
    """BD-4.g1"""
    game = acting("medkit", row={"stun": 1})
    assert game.refusal("gear medkit ann") == "BD-4.g1"
    assert game.refusal("gear medkit nobody") == "BD-4.g1"


# -- scanner ---------------------------------------------------------------------------------------


def detected(contact, gear="scanner", terrain=()):
    """Whether somebody with this equipment detects a contact, and who."""
    game = table(
        troopers={"ann": carrying(gear)},
        contacts={"c1": {"at": contact}},
        terrain=terrain,
        open={"do": "Detect"},
        options=ON,
    )
    return game.asked == "contact"


def test_a_scanner_detects_what_it_sees_from_two_inches_farther():
    """BD-4.g2/seen"""
    assert detected("10,18.5")
    assert not detected("10,18.501")


def test_a_scanner_detects_what_is_hidden_from_two_inches_farther():
    """BD-4.g2/unseen"""
    assert detected("10,15.5", terrain=["wood 7,12"])
    assert not detected("10,15.501", terrain=["wood 7,12"])


def test_nobody_else_detects_from_farther():
    """BD-4.g2/owner"""
    assert not detected("10,18.5", "flare")
    assert detected("10,16.5", "flare")
    assert not detected("10,16.501", "flare")
    both = {"ann": carrying("scanner", at="30,30"), "bob": "10,10"}
    contacts = {"c1": {"at": "10,18.5"}}
    game = table(troopers=both, contacts=contacts, open={"do": "Detect"}, options=ON)
    assert game.is_over


# -- charge ----------------------------------------------------------------------------------------


def blasted(at="14,10", **more):
    fields = {"aliens": {"x": "14,10", "y": "14,13.5", "z": "14,14"}, **more}
    return acting("charge", **fields).choose(f"gear charge at {at}")


def test_a_charge_hits_everybody_within_three_inches():
    """BD-4.g3/hits"""
    game = blasted().dice(1, 1)
    assert game.is_over
    hits = game.told("DamageRolled")
    assert [(event.figure, event.damage) for event in hits] == [("x", 2), ("y", 2)]


def test_troopers_are_hit_as_well():
    """BR-36/everybody"""
    game = blasted(others={"bob": "14,7"}, aliens={})
    assert game.asked == "save"
    assert game.dice(1, 1).told("DamageRolled")[0].figure == "bob"


def test_it_can_be_used_once():
    """BD-4.g3/once"""
    used = acting("charge", actions={"used ann charge": 1})
    assert used.refusal("gear charge at 12,10") == "BD-4.g3"
    assert used.offers("gear") == []
    assert blasted(aliens={}).state.actions == {"used ann charge": 1}


def test_a_feature_at_the_point_is_gone():
    """BD-4.g3/feature"""
    game = blasted("14,10", terrain=["rock 13,9", "tree 20,20"], aliens={})
    assert [placed.feature for placed in game.state.terrain] == ["tree"]
    assert game.told("FeatureDestroyed")[0].feature == "rock"


def test_of_two_features_the_nearer_one_is_destroyed():
    """BR-36/feature"""
    two = ["tree 13.5,13", "tree 13.5,7.5", "rock 20,20"]
    game = blasted("14,10", terrain=two, aliens={})
    assert [placed.at.y for placed in game.state.terrain] == [13_000, 20_000]
    far = blasted("14,10", terrain=["tree 13.5,13.001"], aliens={})
    assert len(far.state.terrain) == 1


@pytest.mark.parametrize(
    ("feature", "reached"),
    [
        ("tree 10,9.5", True),
        ("tree 9.999,9.5", False),
        ("tree 17,9.5", True),
        ("tree 17.001,9.5", False),
        ("tree 13.5,6", True),
        ("tree 13.5,5.999", False),
        ("tree 16,12", True),
        ("tree 16.2,12.3", False),
    ],
)
def test_a_feature_is_reached_within_three_inches(feature, reached):
    """BD-4.g3/feature"""
    game = blasted("14,10", terrain=[feature], aliens={})
    assert (game.state.terrain == ()) == reached


def test_between_equals_chance_decides():
    """BX-32/feature"""
    two = ["tree 13.5,12", "tree 13.5,7"]
    game = blasted("14,10", terrain=two, aliens={})
    assert (game.asked, game.options) == ("blown_up", ("0", "1"))
    assert [placed.at.y for placed in game.dice(0).state.terrain] == [7_000]


def test_it_is_thrown_six_inches():
    """BR-36/reach"""
    game = acting("charge")
    assert game.refusal("gear charge at 16.5,10") is None
    assert game.refusal("gear charge at 16.501,10") == "BD-4.g3"
    assert game.refusal("gear charge at -1,10") == "BD-4.g3"
    assert game.refusal("gear charge near 12,10") == "BX-4"


def test_it_is_thrown_at_a_point_in_sight():
    """BR-36/sight"""
    hidden = acting("charge", others={"bob": "12,10"})
    assert hidden.refusal("gear charge at 15,10") == "BX-15"


def test_aliens_and_features_are_offered_as_marks():
    """BD-4.g3"""
    game = acting("charge", aliens={"x": "14,10"}, terrain=["rock 10,12"])
    assert game.offers("gear") == ["gear charge at 14,10", "gear charge at 12,13.5"]


# -- flare -----------------------------------------------------------------------------------------


def test_a_flare_detects_all_contacts_within_six_inches():
    """BD-4.g4/light"""
    contacts = {"c1": {"at": "10,16.5"}, "c2": {"at": "10,16.501"}, "c3": {"at": "3.5,10"}}
    wood = ["wood 7,12", "wood 3,7"]
    game = acting("flare", contacts=contacts, terrain=wood).choose("gear flare")
    game.dice(2, 1, 2, 1)
    assert game.is_over
    assert [event.contact for event in game.told("ContactDetected")] == ["c1", "c3"]


def test_a_flare_burns_once():
    """BD-4.g4/once"""
    game = acting("flare").choose("gear flare")
    assert game.state.actions == {"used ann flare": 1}
    assert acting("flare", actions={"used ann flare": 1}).refusal("gear flare") == "BD-4.g4"
