"""Area weapons, grenades and launchers."""

import pytest

from tests.games.bug_hunt.rules.table import table
from xenofront.games.bug_hunt.rules.ch2_turn.mission import refresh
from xenofront.games.bug_hunt.rules.ch4_combat.shooting import armed_refusal
from xenofront.games.bug_hunt.rules.state import TrooperId

ALIENS = {"x": "16,10", "y": "16,12.5", "z": "16,12.501"}


def throwing(weapon, *more_weapons, aliens=None, others=None, row=None, **more):
    ann = {"at": "10,10", "weapons": [weapon, *more_weapons], **(row or {})}
    fields = {"aliens": aliens or ALIENS, **more}
    return table(troopers={"ann": ann, **(others or {})}, **fields).choose("stay")


def thrown(weapon, *dice, target="x", **more):
    return throwing(weapon, **more).choose(f"fire {weapon} {target}").dice(*dice)


def caught(game):
    return [(event.figure, event.hit) for event in game.told("Caught")]


# -- area ------------------------------------------------------------------------------------------


def test_shots_at_the_target_then_everybody_within_two_inches():
    """BX-19/caught"""
    game = thrown("frag_grenade", 1, 2)
    assert game.asked == "caught"
    game.dice(3, 4, 1)
    assert caught(game) == [("x", False), ("y", True)]
    assert game.asked == "ammunition"


def test_the_shots_are_rolled_as_usual():
    """BX-19/shots"""
    game = thrown("incinerator", 2, 3, 1, 1)
    assert [event.hit for event in game.told("Fired")] == [False, True, False]
    assert game.alien("x").stun == 1


def test_a_target_that_was_missed_can_be_caught():
    """BR-39"""
    game = thrown("frag_grenade", 1, 1, 4, 1, 1, 6)
    assert game.is_over
    assert caught(game) == [("x", True), ("y", False)]
    assert game.alien("x").stun == 1


def test_who_is_dead_is_not_caught():
    """BX-19/caught"""
    game = thrown("frag_grenade", 3, 6)
    assert game.asked == "caught"
    assert caught(game.dice(4, 1, 6)) == [("y", True)]


def test_sixes_bring_no_extra_shot():
    """BX-19/six"""
    game = thrown("frag_grenade", 6, 1, 6, 1)
    assert game.asked == "caught"
    assert len(game.told("Fired")) == 2


def test_ones_jam_no_area_weapon():
    """BX-19/jam"""
    ones = thrown("frag_grenade", 1, 1, 1, 1, 3)
    assert (ones.is_over, ones.trooper("ann").jammed) == (True, ())


@pytest.mark.parametrize(("at", "rule"), [("16,7.5", "BX-19"), ("16,7.499", None)])
def test_not_if_troopers_would_be_in_the_area(at, rule):
    """BX-19/friends"""
    game = throwing("frag_grenade", others={"bob": at})
    assert game.refusal("fire frag_grenade x") == rule
    assert game.refusal("fire frag_grenade at 16,10") == rule


def test_the_shooter_keeps_its_distance_as_well():
    """BX-19/self"""
    game = throwing("incinerator", aliens={"x": "12.5,10"})
    assert game.refusal("fire incinerator x") == "BX-19"


def test_it_can_be_aimed_at_any_point():
    """BX-19/point"""
    game = throwing("frag_grenade").choose("fire frag_grenade at 15,12").dice(4, 1, 4, 1, 4, 1, 3)
    assert game.is_over
    assert game.told("Fired") == []
    assert caught(game) == [("x", True), ("y", True), ("z", True)]


def test_other_weapons_are_not_aimed_at_points():
    """BX-19/point"""
    game = throwing("combat_rifle")
    assert game.refusal("fire combat_rifle at 15,12") == "BX-19"
    frag = throwing("frag_grenade")
    assert frag.refusal("fire frag_grenade at nowhere") == "BX-4"
    assert frag.refusal("fire frag_grenade at 16,-1") == "BX-19"


def test_a_one_on_the_extra_die_empties_the_weapon():
    """BH-31, BD-4.t6/one, BD-4.8/area"""
    game = thrown("incinerator", 1, 1, 1, 1, 1, 1)
    assert game.is_over
    assert game.trooper("ann").empty == ("incinerator",)
    again = throwing("incinerator", row={"empty": ["incinerator"]})
    assert again.offers("fire") == []
    assert again.refusal("fire incinerator x") == "BH-31"


@pytest.mark.parametrize(("face", "rule"), [(1, "BH-31"), (2, None), (6, None)])
def test_ammunition_does_not_come_back_in_a_later_turn(face, rule):
    """BD-4.t6/rest, BD-4.grenades/ammunition"""
    state = thrown("frag_grenade", 1, 1, 1, 1, face).state
    refresh(state)
    assert armed_refusal(state, TrooperId("ann"), "frag_grenade") == rule


def test_shots_that_are_left_go_at_nobody_but_the_first_target():
    """BD-4.8/focused"""
    game = thrown("incinerator", 5, 6)
    assert (game.asked, [event.target for event in game.told("Fired")]) == ("caught", ["x"])


def test_an_area_weapon_is_aimed_where_no_trooper_stands():
    """BD-4.t6/aimed, BD-4.14/area"""
    game = throwing("frag_grenade", others={"bob": "16,8"})
    assert game.refusal("fire frag_grenade at 16,10") == "BX-19"
    assert game.refusal("fire frag_grenade at 15,12") is None


def test_any_other_face_leaves_it_loaded():
    """BH-31, BD-4.t6/other, BD-4.grenades/frag"""
    game = thrown("frag_grenade", 1, 1, 1, 1, 2)
    assert game.is_over
    assert game.trooper("ann").empty == ()
    later = throwing("frag_grenade", actions=dict(game.state.actions))
    assert later.offers("fire")


# -- flash grenades --------------------------------------------------------------------------------


def flashed(*dice):
    game = throwing("flash_grenade").choose("fire flash_grenade at 16,10").dice(*dice)
    assert game.is_over
    return game


def stunned(game):
    return [game.alien(name).stun for name in "xyz"]


def test_a_flash_stuns_on_three():
    """BD-4.t7/three"""
    assert stunned(flashed(3, 6)) == [1, 1, 0]


def test_a_flash_does_nothing_on_two():
    """BD-4.t7/two"""
    game = flashed(2, 3)
    assert (caught(game), stunned(game)) == ([("x", False), ("y", True)], [0, 1, 0])


def test_nothing_is_rolled_for_who_is_farther_from_a_flash():
    """BD-4.t7/far"""
    assert [name for name, _ in caught(flashed(6, 6))] == ["x", "y"]


def test_a_flash_hits_nobody():
    """BD-4.t7/hit"""
    assert flashed(6, 6).told("DamageRolled") == []


def test_a_flash_at_nobody_is_used_up():
    """BD-4.13/once"""
    game = throwing("flash_grenade").choose("fire flash_grenade at 11,14")
    assert (game.is_over, game.state.actions) == (True, {"used ann flash_grenade": 1})


def test_a_third_marker_knocks_out():
    """BX-25/three"""
    aliens = {"x": {"at": "16,10", "stun": 2}}
    game = throwing("flash_grenade", aliens=aliens).choose("fire flash_grenade at 16,10").dice(3)
    assert game.state.aliens == {}


def test_each_figure_uses_it_once():
    """BD-4.13/once, BD-4.13/first, BD-4.grenades/flash"""
    game = throwing("flash_grenade").choose("fire flash_grenade at 16,10").dice(1, 1)
    assert game.state.actions == {"used ann flash_grenade": 1}
    both = {"bob": {"at": "10,20", "weapons": ["flash_grenade"]}}
    later = throwing("flash_grenade", others=both, actions=dict(game.state.actions))
    assert later.refusal("fire flash_grenade at 16,10") == "BD-4.13"
    other = table(
        troopers={"bob": {"at": "10,10", "weapons": ["flash_grenade"]}},
        aliens=ALIENS,
        actions=dict(game.state.actions),
    )
    assert other.choose("stay").refusal("fire flash_grenade at 16,10") is None


def test_it_is_aimed_like_an_area_weapon():
    """BR-37/friend"""
    game = throwing("flash_grenade", others={"bob": "16,7.5", "cid": "13,14"})
    assert game.offers("fire flash_grenade at 16,10") == []
    assert game.refusal("fire flash_grenade at 16,10") == "BX-19"
    assert game.refusal("fire flash_grenade x") == "BX-19"


def test_it_is_aimed_at_a_point_in_sight():
    """BR-37/sight"""
    game = throwing("flash_grenade", others={"cid": "13,14"})
    assert game.refusal("fire flash_grenade at 14,15") == "BX-15"
    assert throwing("flash_grenade").refusal("fire flash_grenade at 14,15") is None


def test_it_is_aimed_at_a_point_in_reach():
    """BR-37/reach"""
    game = throwing("flash_grenade")
    assert game.refusal("fire flash_grenade at 16.5,10.2") == "BH-29"
    assert game.refusal("fire flash_grenade at 16.4,10.2") is None


def test_places_of_aliens_are_offered():
    """BR-37"""
    game = throwing("flash_grenade")
    near = ["fire flash_grenade at 16,10", "fire flash_grenade at 16,12.5"]
    assert game.offers("fire") == near


# -- launcher --------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", ["frag_grenade", "flash_grenade"])
def test_a_launcher_fires_grenades_farther(kind):
    """BD-4.t8/any, BD-4.t8/far"""
    far = {"x": "28.5,10"}
    assert throwing(kind, aliens=far).refusal(f"fire {kind} at 28.5,10") == "BH-29"
    armed = throwing(kind, "launcher", aliens=far)
    assert armed.refusal(f"fire {kind} at 28.5,10") is None
    assert armed.refusal(f"fire {kind} at 28.501,10") == "BH-29"


def test_the_launcher_alone_fires_nothing():
    """BD-4.15/alone, BD-4.t8/none"""
    assert throwing("launcher").offers("fire") == []
    assert throwing("launcher").refusal("fire launcher x") == "BX-4"
    frag = throwing("launcher", "frag_grenade", aliens={"x": "20,10"})
    assert frag.refusal("fire frag_grenade x") is None
    assert frag.refusal("fire flash_grenade at 20,10") == "BX-4"
