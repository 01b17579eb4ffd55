"""BD 6: variants and pack leaders, case by case."""

from typing import Any

from tests.games.bug_hunt.rules.table import table
from xenofront.games.bug_hunt.rules.ch4_combat import brawl as _brawl
from xenofront.games.bug_hunt.rules.ch4_combat import saves as _saves
from xenofront.games.bug_hunt.rules.ch4_combat import shooting as _shooting
from xenofront.geometry.plane.exact import point, squared

brawl: Any = _brawl
saves: Any = _saves
shooting: Any = _shooting
A = {"at": "10,10", "weapons": ["combat_rifle"], "save": 5}


def led(leader, *, at="10,16", do="", troopers=None, kind="horde", **more):
    """An alien that leads a pack; without a procedure nothing happens."""
    opened = {"do": do, "alien": "x"} if do else {"do": "Detect"}
    row = {"at": at, "leader": leader}
    fields = {"alien_type": kind, "aliens": {"x": row}, **more}
    return table(troopers=troopers or {"a": A}, open=opened, **fields)


# -- lancers ---------------------------------------------------------------------------------------


def test_a_lancer_hits_on_five():
    """BD-6.l2/hits"""
    assert led("lancer", at="10,25", do="LancerActs").dice(5).asked == "damage"
    assert led("lancer", at="10,25", do="LancerActs").dice(4).asked == ""


def test_no_armour_saves_from_a_dart():
    """BD-6.l2/save"""
    game = led("lancer", at="10,25", do="LancerActs").dice(5, 1)
    assert (game.told("Saved"), game.told("DamageRolled")[0].damage) == ([], 1)


def test_a_lancer_that_sees_nobody_throws_nothing():
    """BD-6.l2/seen"""
    wall = {"terrain": ["reactor 8,14"]}
    held = {"distracted": ["x"]}
    assert led("lancer", at="10,25", do="LancerActs", **held).asked == "dart"
    assert led("lancer", at="10,25", do="LancerActs", **wall, **held).asked == ""


def test_a_lancer_keeps_out_of_brawls():
    """BD-6.l2/brawl"""
    game = led("lancer", at="10,13", do="AlienActivation").dice(1)
    assert (game.is_over, game.told("BrawlRolled")) == (True, [])
    assert squared(point(game.at("x")), point("10,10")) > 2000**2


def test_which_of_two_a_lancer_throws_at_is_drawn():
    """BX-32/dart"""
    two = {"a": A, "b": {**A, "at": "30,10"}}
    game = led("lancer", at="20,20", do="LancerActs", troopers=two, distracted=["x"])
    assert (game.asked, game.options) == ("dart_target", ("a", "b"))
    assert game.dice("b", 5, 1).told("DamageRolled")[0].figure == "b"


# -- callers ---------------------------------------------------------------------------------------

FAR = {"c1": {"at": "30,5"}, "c2": {"at": "33,5"}}


def test_a_caller_calls_a_contact_beside_it():
    """BD-6.l3/calls"""
    game = led("caller", at="30,30", do="AlienActivation", contacts=FAR).dice(3)
    assert [row.at for row in game.state.contacts.values()][2:] == [point("30,30")]


def test_a_caller_needs_more_than_there_are_contacts():
    """BD-6.l3/enough"""
    game = led("caller", at="30,30", do="AlienActivation", contacts=FAR).dice(2)
    assert len(game.state.contacts) == 2


def test_a_caller_goes_to_the_centre():
    """BD-6.l3/centre"""
    game = led("caller", at="30,30", do="AlienActivation", contacts=FAR).dice(1)
    assert squared(point(game.at("x")), point("18,18")) < squared(point("30,30"), point("18,18"))


def test_a_caller_calls_nobody_during_a_delay():
    """BR-21/caller"""
    game = led("caller", at="30,30", do="AlienActivation", delayed_until=1).dice(6)
    assert game.state.contacts == {}


def hurt(leader, at, **more):
    """A wounded leader has its turn."""
    row = {"at": at, "leader": leader, "wounds": 1}
    opened = {"do": "AlienActivation", "alien": "x"}
    return table(troopers={"a": A}, aliens={"x": row}, open=opened, alien_type="horde", **more)


def test_a_wounded_caller_calls_from_where_it_stands():
    """BX-24/leader"""
    game = hurt("caller", "30,30", contacts=FAR).dice(3)
    assert (len(game.state.contacts), game.at("x"), game.is_over) == (3, "30,30", True)


def test_a_wounded_lancer_throws_from_where_it_stands():
    """BX-24/leader"""
    game = hurt("lancer", "10,25").dice(5, 1)
    assert (game.told("DamageRolled")[0].figure, game.at("x")) == ("a", "10,25")


def test_a_lancer_that_is_wounded_on_its_way_throws_from_there():
    """BX-24/leader, BX-6/leader"""

    def shot_at(damage):
        held = {"a": {**A, "phase": "held"}}
        fields = {"troopers": held, "terrain": ["rock 12,20"], "kind": "slitherer"}
        game = led("lancer", at="10,26", do="AlienActivation", **fields)
        return game.choose(game.options[1]).dice(5, damage)

    wounded = shot_at(4)
    assert (wounded.alien("x").wounds, wounded.asked) == (1, "dart")
    stunned = shot_at(3)
    assert (stunned.alien("x").stun, stunned.asked) == (1, "")


# -- assassins, bruisers ---------------------------------------------------------------------------


def test_an_assassin_does_more_damage():
    """BD-6.l4/damage"""
    assert brawl.alien_damage(led("assassin").state, "x") == 2
    assert brawl.alien_damage(led("").state, "x") == 1


def test_an_assassin_fights_better():
    """BD-6.l4/combat"""
    assert brawl.alien_bonus(led("assassin").state, "x") == 2
    assert brawl.alien_bonus(led("").state, "x") == 1


def fight(leader):
    """A trooper with armour loses a brawl."""
    rows = {"a": {**A, "weapons": [], "toughness": 9}}
    opened = {"do": "Brawl", "trooper": "a", "alien": "x"}
    aliens = {"x": {"at": "11,10", "leader": leader}}
    return table(troopers=rows, aliens=aliens, open=opened, alien_type="horde").dice(1, 6)


def test_armour_does_not_help_against_an_assassin():
    """BD-6.l4/save"""
    assert fight("assassin").asked == "damage"
    assert fight("").asked == "save"


def test_a_bruiser_is_tougher():
    """BD-6.l5/toughness"""
    assert shooting.toughness_of(led("bruiser").state, "x") == 4
    assert shooting.toughness_of(led("").state, "x") == 3


def test_a_bruiser_saves_on_four():
    """BD-6.l5/save"""
    assert saves.save_needed(led("bruiser").state, "x", "shot") == 4
    assert saves.save_needed(led("").state, "x", "shot") == 0
    assert saves.save_needed(led("bruiser", kind="robot").state, "x", "shot") == 4


# -- spitters --------------------------------------------------------------------------------------

SPITTERS = {"variant": "spitters"}


def spits(at="10,17", **more):
    return led("", at=at, do="Spit", **SPITTERS, **more)


def test_a_spitter_hits_on_a_six():
    """BD-6.v1/six"""
    assert spits().dice(6).asked == "save"
    assert spits().dice(5).asked == ""


def test_armour_saves_from_spit():
    """BD-6.v1/save"""
    assert spits().dice(6, 5).is_over
    assert spits().dice(6, 4, 1).told("DamageRolled")[0].damage == 1


def test_spit_reaches_six_inches():
    """BD-6.v1/near"""
    assert spits("10,17").asked == "spit"
    assert spits("10,17.1").asked == ""


def test_nobody_spits_at_who_is_out_of_sight():
    """BD-6.v1/sight"""
    assert spits("10,16").asked == "spit"
    assert spits("10,16", terrain=["ruin 8,11"]).asked == ""


def test_an_alien_spits_when_it_has_moved():
    """BD-6.v1/moved"""
    game = led("", at="10,23", do="AlienActivation", **SPITTERS)
    assert (game.asked, game.at("x")) == ("spit", "10,16")
    far = led("", at="10,25", do="AlienActivation", **SPITTERS)
    assert (far.asked, far.at("x")) == ("", "10,18")


def test_a_leader_that_hides_spits_as_well():
    """BD-6.v1/leader"""
    near = {"troopers": {"a": {**A, "at": "18,12"}}, "delayed_until": 1, **SPITTERS}
    game = led("caller", at="18,19", do="AlienActivation", **near)
    assert (game.dice(1).asked, game.at("x")) == ("spit", "18,18")
    held = led("caller", at="18,17", do="AlienActivation", distracted=["x"], **near)
    assert held.dice(1).asked == ""


def test_which_of_two_a_spitter_spits_at_is_drawn():
    """BX-32/spit"""
    two = {"a": A, "b": {**A, "at": "16,10"}}
    game = spits("13,13", troopers=two)
    assert (game.asked, game.options) == ("spit_target", ("a", "b"))
    assert game.dice("b", 6).told("AlienShot")[0].target == "b"


def save_against(kind, how):
    return saves.save_needed(led("", kind=kind).state, "a", how)


def test_face_rippers_leave_armour_only_a_six():
    """BD-6.3/save"""
    assert (save_against("face_ripper", "brawl"), save_against("horde", "brawl")) == (6, 5)


def test_spit_of_face_rippers_leaves_armour_only_a_six():
    """BD-6.3/spit"""
    assert spits(kind="face_ripper").dice(6, 5).asked == "damage"
    assert spits(kind="face_ripper").dice(6, 6).is_over
    assert spits(kind="horde").dice(6, 5).is_over
    assert save_against("face_ripper", "fall") == 5


def test_the_swarm_allows_no_saves():
    """BD-6.11/save"""
    assert (save_against("swarm", "brawl"), save_against("horde", "brawl")) == (0, 5)


def test_the_swarm_allows_no_saves_from_spit():
    """BD-6.11/spit"""
    assert spits(kind="swarm").dice(6).asked == "damage"
    assert save_against("swarm", "fall") == 5
