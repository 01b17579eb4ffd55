"""GX 9.2.2 FIGHTING POSES."""

from typing import get_args

import pytest

from tests.games.galaxy_defenders.rules.expansions.suit_table import (
    ARACNOS,
    HIT,
    ONE,
    pilot,
    points,
)
from tests.games.galaxy_defenders.rules.expansions.test_suit_fights import by_hand
from tests.games.galaxy_defenders.rules.table import MISS, table
from xenofront.games.galaxy_defenders import pack
from xenofront.games.galaxy_defenders.content.effect import PoseId
from xenofront.games.galaxy_defenders.content.missions import Recall
from xenofront.games.galaxy_defenders.rules.ch7_agents.profiles import guarding, odds, strike
from xenofront.games.galaxy_defenders.rules.expansions.poses import force, poses_of
from xenofront.games.galaxy_defenders.rules.options import Options
from xenofront.games.galaxy_defenders.rules.state import Agent, HexId

pytestmark = pytest.mark.usefixtures("both_sets")
ON = {"fighting_poses": True}
LAUNCHED = "aracnos-green/claws"


def standing(pose="standing", place="4,2", **fields):
    return {"hex": place, "pose": pose, **fields}


def turn(pose="standing", agent="chromium", options=None, **more):
    """An agent in a pose, in its turn."""
    fields = more.pop("fields", {})
    return table(
        agents={agent: standing(pose, **fields), **more.pop("friends", {})},
        options={**ON, **(options or {})},
        **more,
    )


def moving(pose="standing", **more):
    return turn(pose, **more).choose("move")


def test_the_option_is_off_by_default():
    """GX-9.2.2.a"""
    assert Options().fighting_poses is False
    game = table(agents={"chromium": "4,2"})
    assert poses_of(game.state) == ()
    assert not game.choose("move").offers("pose")
    assert game.refusal("pose crouching") == "GX-9.2.2.a"
    assert moving().offers("pose") == ["pose crouching", "pose prone"]


def test_there_are_three_poses_and_agents_begin_standing():
    """GX-9.2.2.b GX-9.2.2.c"""
    assert get_args(PoseId) == ("standing", "crouching", "prone")
    assert set(pack.catalogue().poses) == {*get_args(PoseId)}
    assert poses_of(turn().state) == get_args(PoseId)
    assert Agent(hex=HexId("4,2"), weapons=()).pose == "standing"


def test_standing_changes_nothing():
    """GX-9.2.2.d"""
    on, off = turn(aliens={ARACNOS: "6,3"}).state, table(agents={"chromium": "4,2"}).state
    assert strike(on, "chromium", "w_rifle") == strike(off, "chromium", "w_rifle")
    for kind in ("ranged", "melee", "basic"):
        assert guarding(on, "chromium", kind).dice == 0
    game = moving().choose("5,2")
    assert points(game) == 3


@pytest.mark.parametrize(
    ("before", "after", "left"),
    [
        ("standing", "crouching", 3),
        ("standing", "prone", 2),
        ("crouching", "prone", 3),
        ("crouching", "standing", 3),
        ("prone", "crouching", 3),
        ("prone", "standing", 2),
    ],
)
def test_a_change_costs_what_the_token_says(before, after, left):
    """GX-9.2.2.e/crouch GX-9.2.2.e/prone GX-9.2.2.e/back GX-9.2.2.i/crouch GX-9.2.2.i/stand"""
    game = moving(before).choose(f"pose {after}")
    assert game.agent("chromium").pose == after
    assert points(game) == left


def test_the_pose_may_change_as_long_as_points_last():
    """GX-9.2.2.f/several GX-9.2.2.f/spent"""
    game = moving().choose("pose crouching", "pose standing", "pose crouching")
    assert game.offers("pose") == ["pose standing", "pose prone"]
    game.choose("pose standing")
    assert game.agent("chromium").pose == "standing"
    assert game.asked == "activity"
    short = moving("prone", fields={"wounds": 6})
    assert short.offers("pose") == ["pose crouching"]
    assert short.refusal("pose standing") == "GX-9.2.2.f"


def test_crouching_each_hex_costs_two_points():
    """GX-9.2.2.g"""
    game = moving("crouching").choose("5,2", "6,2")
    assert game.asked == "activity"
    assert (game.agent("chromium").hex, game.agent("chromium").pose) == ("6,2", "crouching")


def test_one_point_moves_nobody_who_crouches():
    """GX-9.2.2.x"""
    game = moving("crouching", agent="mercury").choose("5,2", "6,2")
    assert points(game) == 1
    assert "7,2" not in game.options
    assert game.refusal("7,2") == "GX-9.2.2.x"


def test_who_is_prone_does_not_move_but_changes_its_pose():
    """GX-9.2.2.h GX-9.2.2.i/crouch GX-9.2.2.i/stand"""
    game = moving("prone")
    assert game.options == ("pose standing", "pose crouching", "stop")
    assert game.refusal("5,2") == "GX-9.2.2.h"
    game.choose("pose standing", "5,2")
    assert game.agent("chromium").hex == "5,2"


def dice(pose, kind):
    return guarding(turn(pose).state, "chromium", kind).dice


def hits(pose, weapon):
    return strike(turn(pose).state, "chromium", weapon).hits


def test_a_ranged_attack_has_the_bonus_of_the_pose():
    """GX-9.2.2.j/ranged GX-9.2.2.j/melee GX-9.2.2.m"""
    plain = hits("standing", "w_rifle")
    assert hits("crouching", "w_rifle") == plain + 1
    assert hits("prone", "w_rifle") == plain + 2
    melee = next(w.id for w in pack.catalogue().weapons.values() if w.kind == "melee")
    assert hits("crouching", melee) == hits("prone", melee) == hits("standing", melee)


def test_a_pose_gives_and_takes_defence_dice():
    """GX-9.2.2.k/ranged GX-9.2.2.k/basic GX-9.2.2.l/melee GX-9.2.2.n GX-9.2.2.o"""
    assert [dice(pose, "ranged") for pose in get_args(PoseId)] == [0, 1, 2]
    assert [dice(pose, "melee") for pose in get_args(PoseId)] == [0, -1, -2]
    assert [dice(pose, "basic") for pose in get_args(PoseId)] == [0, 0, 0]


def test_the_values_of_prone_are_above_those_of_crouching():
    """GX-9.2.2.m GX-9.2.2.n GX-9.2.2.o"""
    low, lower = (pack.catalogue().poses[pose].modifiers for pose in ("crouching", "prone"))
    for one, other in zip(low, lower, strict=True):
        assert one.when == other.when
        assert abs(other.amount) > abs(one.amount)


def clawed(pose, *rolled):
    """An aracnos strikes somebody in a pose."""
    attack = {"do": "Attack", "attacker": ARACNOS, "weapon": LAUNCHED, "target": "chromium"}
    there = {"chromium": standing(pose, "5,2")}
    return table(agents=there, aliens={ARACNOS: "4,2"}, options=ON, open=attack).dice(*rolled)


def test_in_melee_who_lies_rolls_fewer_dice_but_never_fewer_than_none():
    """GX-9.2.2.l/melee GX-9.2.2.l/none GX-9.2.2.ab/aliens"""
    crouched = clawed("crouching", HIT, HIT, "JAM", "SHIELD")
    assert len(crouched.told("DefenceRolled")[0].faces) == 1
    prone = clawed("prone", HIT, "JAM", "JAM")
    assert not prone.told("DefenceRolled")
    assert prone.agent("chromium").wounds == 1


def test_in_an_aliens_turn_the_pose_meets_a_ranged_attack():
    """GX-9.2.2.ab/aliens GX-9.2.2.k/ranged"""
    shooter = "xeno_beta-green-1"
    weapon = next(w for w in pack.catalogue().aliens["xeno_beta-green"].weapons if w.range)
    attack = {
        "do": "Attack",
        "attacker": shooter,
        "weapon": f"xeno_beta-green/{weapon.id}",
        "target": "chromium",
    }
    for pose in get_args(PoseId):
        state = table(
            agents={"chromium": standing(pose, "5,2")},
            aliens={shooter: "6,3"},
            options=ON,
            open=attack,
        ).state
        found = odds(state, shooter, attack["weapon"], "chromium")
        assert list(found.wounds) == by_hand(state, shooter, attack["weapon"], "chromium")


def test_a_guard_shot_has_the_bonus_of_the_pose():
    """GX-9.2.2.ab/reaction"""
    game = table(
        agents={"chromium": standing("prone", guard=True)},
        aliens={ARACNOS: "6,3"},
        options=ON,
        open={"do": "Guard", "alien": ARACNOS},
    ).choose(f"w_rifle {ARACNOS}")
    game.dice(MISS, MISS, MISS)
    assert game.told("HitsRolled")[0].hits == 2


@pytest.mark.parametrize("weapon", ["w_rifle", "w_eagle"])
@pytest.mark.parametrize("pose", get_args(PoseId))
def test_odds_in_a_pose_are_those_of_all_rolls(pose, weapon):
    """GX-9.2.2.j/ranged GX-9.2.2.m"""
    state = turn(pose, aliens={ARACNOS: "6,3"}).state
    found = odds(state, "chromium", weapon, ARACNOS)
    assert list(found.wounds) == by_hand(state, "chromium", weapon, ARACNOS)


def test_who_is_held_in_combat_stands_up_for_the_whole_movement():
    """GX-9.2.2.p/stands GX-9.2.2.p/hex GX-9.2.2.w/turn"""
    game = turn("prone", aliens={ARACNOS: "5,2"}, options={"human_view": True})
    assert "move" not in game.options
    game.choose("stand")
    assert game.asked == "facing"
    game.choose("NW")
    agent = game.agent("chromium")
    assert (agent.pose, agent.hex, agent.facing) == ("standing", "4,2", "NW")
    assert game.state.turn.spent == ("movement",)
    assert game.refusal("stand") == "GX-9.2.2.p"
    free = turn("prone")
    assert free.refusal("stand") == "GX-9.2.2.p"


def test_who_is_held_in_combat_neither_crouches_nor_lies_down():
    """GX-9.2.2.q/crouch GX-9.2.2.q/prone"""
    game = turn(
        aliens={ARACNOS: "5,2"},
        turn={"agent": "chromium", "held_by": [ARACNOS], "agile": True},
        open=[
            {"do": "AgentTurn", "agent": "chromium", "step": "go_on"},
            {"do": "Move", "agent": "chromium", "points": 4, "last_free": "4,2"},
        ],
    )
    assert not game.offers("pose")
    assert game.refusal("pose crouching") == "GX-9.2.2.q"
    assert game.refusal("pose prone") == "GX-9.2.2.q"


def test_a_power_that_moves_an_agent_makes_it_stand():
    """GX-9.2.2.r/power"""
    game = turn("prone", fields={"powers": ["bt_step"]}).choose("use bt_step", "5,2")
    agent = game.agent("chromium")
    assert (agent.hex, agent.pose) == ("5,2", "standing")
    dash = turn("prone", fields={"powers": ["bt_step"]}).choose("use bt_step")
    assert not dash.offers("pose")
    assert dash.refusal("pose prone") == "GX-9.2.2.r"


def test_an_item_that_moves_an_agent_makes_it_stand():
    """GX-9.2.2.r/item"""
    effects = pack.catalogue().powers["bt_step"].effects
    game = turn(
        "crouching",
        fields={"devices": ["d_ammo"]},
        cards={"powers.d_ammo": {"effects": effects}},
    ).choose("use d_ammo", "5,2")
    assert (game.agent("chromium").hex, game.agent("chromium").pose) == ("5,2", "standing")


def test_an_attack_that_moves_an_agent_makes_it_stand():
    """GX-9.2.2.r/attack"""
    game = table(
        agents={"chromium": standing("prone", "5,2")},
        aliens={ARACNOS: "4,2"},
        teleports={"HIT": "12,2"},
        options=ON,
        open={"do": "Drag", "alien": ARACNOS, "agent": "chromium", "areas": 1},
    )
    while game.asked == "drag":
        game.choose(game.options[0])
    assert game.agent("chromium").hex != "5,2"
    assert game.agent("chromium").pose == "standing"


def test_forced_poses_do_nothing_without_the_option():
    """GX-9.2.2.s"""
    off = table(agents={"chromium": "4,2"}).state
    force(off, "prone")
    assert off.agents["chromium"].pose == "standing"
    on = turn(friends={"thorium": standing("prone", "6,3")}).state
    force(on, "crouching")
    assert [row.pose for row in on.agents.values()] == ["crouching", "prone"]


def test_who_wears_a_suit_stands():
    """GX-9.2.2.t/suit"""
    game = table(agents={"chromium": pilot()}, options=ON).choose("move")
    assert not game.offers("pose")
    assert game.refusal("pose crouching") == "GX-9.2.2.t"
    force(game.state, "prone")
    assert game.agent("chromium").pose == "standing"


def test_one_puts_on_a_suit_standing():
    """GX-9.2.2.u/refused GX-9.2.2.u/standing"""
    game = moving("crouching", agent="mercury", suits={"5,2": ONE}).choose("5,2")
    assert "equip" not in game.options
    assert game.refusal("equip") == "GX-9.2.2.u"
    game.choose("pose standing")
    assert "equip" in game.options
    recall = {"recall": Recall(sheet=ONE, batteries=4, times=1)}
    assert turn("prone", mission=recall).refusal("recall") == "GX-9.2.2.u"


def test_after_a_change_of_pose_the_agent_may_turn():
    """GX-9.2.2.w/turn"""
    game = moving(options={"human_view": True}).choose("pose prone", "stop")
    assert game.asked == "facing"


def test_who_lies_sees_to_the_front_with_human_view():
    """GX-9.2.2.w/view"""
    game = turn(
        "prone", fields={"facing": "W"}, aliens={ARACNOS: "6,3"}, options={"human_view": True}
    )
    assert not game.offers("attack")
    ahead = turn(
        "prone", fields={"facing": "E"}, aliens={ARACNOS: "6,3"}, options={"human_view": True}
    )
    assert ahead.offers("attack")


@pytest.mark.parametrize("condition", ["immobilized", "paralyzed"])
def test_who_cannot_move_does_not_change_its_pose(condition):
    """GX-9.2.2.y/immobilized GX-9.2.2.y/paralyzed"""
    bound = standing("crouching", conditions=[condition])
    still = table(
        agents={"chromium": bound},
        options=ON,
        open={"do": "Move", "agent": "chromium", "points": 4, "last_free": "4,2"},
    )
    assert not still.offers("pose")
    game = table(
        agents={"chromium": bound},
        aliens={ARACNOS: "5,2"},
        options=ON,
        turn={"agent": "chromium", "held_by": [ARACNOS]},
        open={"do": "AgentTurn", "agent": "chromium", "step": "choose"},
    )
    assert "stand" not in game.options
    assert game.refusal("stand") == "GX-9.2.2.y"


def test_who_bleeds_has_a_point_for_a_hex_or_a_pose():
    """GX-9.2.2.z/pose GX-9.2.2.z/hex GX-9.2.2.z/both"""
    posed = moving("prone", fields={"wounds": 6}).choose("pose crouching")
    assert posed.asked == "activity"
    assert (posed.agent("chromium").pose, posed.agent("chromium").hex) == ("crouching", "4,2")
    walked = moving(fields={"wounds": 6}).choose("5,2")
    assert walked.asked == "activity"
    assert walked.agent("chromium").hex == "5,2"
    assert not moving("crouching", fields={"wounds": 6}).offers("5,2")


def test_drones_and_npcs_have_no_pose():
    """GX-9.2.2.aa/drone GX-9.2.2.aa/npc"""
    game = table(
        agents={
            "thorium": "1,4",
            "dr_gd209": {"hex": "4,2", "owner": "thorium"},
            "npc_assault": {"hex": "6,3", "owner": "thorium", "powers": ()},
        },
        options=ON,
        open={"do": "Move", "agent": "dr_gd209", "points": 3, "last_free": "4,2"},
    )
    assert not game.offers("pose")
    assert game.refusal("pose crouching") == "GX-9.2.2.aa"
    force(game.state, "prone")
    poses = [game.agent(name).pose for name in ("thorium", "dr_gd209", "npc_assault")]
    assert poses == ["prone", "standing", "standing"]


def test_the_tactic_makes_her_stand_and_she_ends_prone():
    """EX-X10: a tactic of one hex, three hexes on foot, then prone."""
    game = turn("prone", agent="mercury", fields={"powers": ["bt_step"]})
    game.choose("use bt_step", "5,2", "move", "6,2", "7,2", "8,2")
    assert points(game) == 2
    game.choose("pose prone")
    agent = game.agent("mercury")
    assert (agent.hex, agent.pose, game.asked) == ("8,2", "prone", "activity")
