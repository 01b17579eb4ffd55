"""GX 8.3 MARK: a token on a target, and what asks for it."""

from typing import Any

import msgspec
import pytest

from tests.games.galaxy_defenders.rules.table import MISS, table
from xenofront.games.galaxy_defenders.content.effects import LockOn
from xenofront.games.galaxy_defenders.content.modifiers import Modifier
from xenofront.games.galaxy_defenders.rules.ch7_agents.odds import SCALE
from xenofront.games.galaxy_defenders.rules.ch7_agents.profiles import odds

ARACNOS = "aracnos-green-1"
ARMED = [{"id": "w_rifle", "ammo": 4}, {"id": "w_eagle"}]
HIT = "HIT+AMMO"
"""A blue die that hits once."""
BONUS = Modifier(quantity="hits", amount=1, when=("target_marked",))
FEWER = Modifier(quantity="defence_dice", amount=-1, when=("each_mark",))


def shot(*dice, lock=0, by="chromium", **fields):
    """Somebody fires a rifle with these fields at an aracnos."""
    game = table(
        agents={by: {"hex": "4,2", "weapons": ARMED}},
        aliens={ARACNOS: {"hex": "6,3", "lock": lock}},
        cards={"weapons.w_rifle": {"modifiers": (), "user": "generic", **fields}},
    )
    return game.choose(f"attack w_rifle {ARACNOS}").dice(*dice)


@pytest.mark.parametrize("level", [1, 2])
def test_a_hit_marks_the_target_with_the_level_of_the_weapon(level: Any):
    """GX-8.3.a"""
    game = shot("HIT", MISS, "JAM", on_hit=(LockOn(level=level),))
    assert game.alien(ARACNOS).lock == level
    assert [(m.unit, m.level) for m in game.told("Marked")] == [(ARACNOS, level)]
    assert shot(MISS, MISS, "JAM", on_hit=(LockOn(level=level),)).alien(ARACNOS).lock == 0


def test_a_bolt_marks_if_the_weapon_says_so():
    """GX-8.3.a"""
    assert shot("HIT", "HIT+BOLT", "JAM", on_bolt=(LockOn(level=2),)).alien(ARACNOS).lock == 2
    assert shot("HIT", MISS, "JAM", on_bolt=(LockOn(level=2),)).alien(ARACNOS).lock == 0


@pytest.mark.parametrize("agent", ["chromium", "thorium"])
def test_a_marked_target_is_marked_for_everybody(agent):
    """GX-8.3.b"""
    assert (
        shot("HIT", MISS, "JAM", lock=1, by=agent, modifiers=(BONUS,)).told("HitsRolled")[0].hits
        == 2
    )


def test_the_attack_that_marks_has_the_bonus_already():
    """GX-8.3.c/bonus"""
    fields = {"modifiers": (BONUS, FEWER), "on_hit": (LockOn(level=2),)}
    game = shot("HIT+HIT", MISS, "JAM", **fields)
    assert game.asked == "defend"
    game.dice("JAM")
    assert len(game.told("DefenceRolled")[0].faces) == 1  # three hits, two dice fewer
    assert game.told("Wounded")[0].amount == 3
    missed = shot(MISS, MISS, "JAM", **fields)
    assert not missed.told("Wounded")


def test_so_has_the_next_attack_of_anybody():
    """GX-8.3.c/other"""
    game = table(
        agents={
            "chromium": {"hex": "4,3", "weapons": ARMED},
            "thorium": {"hex": "4,2", "weapons": ARMED},
        },
        aliens={ARACNOS: "6,3"},
        cards={
            "weapons.w_rifle": {"user": "generic", "on_hit": (LockOn(level=1),)},
            "weapons.w_eagle": {"modifiers": (BONUS,)},
            "aliens.aracnos-green": {"hp": 9},
        },
        open=[{"do": "AgentTurn", "agent": "thorium"}],
    )
    before = odds(game.state, "chromium", "w_eagle", ARACNOS).expected
    game.choose(f"attack w_rifle {ARACNOS}").dice("HIT", MISS, MISS)
    while game.asked == "defend":
        game.dice("JAM")
    assert game.alien(ARACNOS).lock == 1
    assert odds(game.state, "chromium", "w_eagle", ARACNOS).expected > before


def test_a_mark_does_nothing_by_itself():
    """GX-8.3.d"""
    for lock in (0, 1, 2):
        game = shot("HIT+HIT", MISS, "JAM", lock=lock)
        assert game.told("HitsRolled")[0].hits == 2
        game.dice("JAM", "JAM")
        assert len(game.told("DefenceRolled")[0].faces) == 2


@pytest.mark.parametrize(("before", "level", "after"), [(1, 2, 2), (1, 1, 1), (2, 1, 2), (2, 2, 2)])
def test_there_is_one_mark_and_the_higher_level_stays(before, level: Any, after):
    """GX-8.3.e GX-8.3.f/first GX-8.3.f/second GX-8.3.g"""
    game = shot("HIT", MISS, "JAM", lock=before, on_hit=(LockOn(level=level),))
    assert game.alien(ARACNOS).lock == after
    assert len(game.told("Marked")) == (after > before)


@pytest.mark.parametrize(("level", "after"), [(2, 1), (1, 0), (0, 0)])
def test_a_mark_drops_by_a_level_in_each_refresh_phase(level, after):
    """GX-8.3.j/first GX-8.3.j/second"""
    game = table(
        agents={"chromium": {"hex": "4,2", "lock": level}},
        aliens={ARACNOS: {"hex": "6,3", "lock": level}},
        open=[{"do": "RefreshPhase"}],
    )
    assert game.agent("chromium").lock == game.alien(ARACNOS).lock == after


def test_agents_are_marked_as_aliens_are():
    """GX-8.3.a GX-8.3.b"""
    state = table(agents={"chromium": "5,2"}).state
    (claws,) = (w for w in state.box.aliens["aracnos-green"].weapons if w.id == "claws")
    marking = msgspec.structs.replace(claws, on_hit=(LockOn(level=1),))
    game = table(
        agents={"chromium": "5,2"},
        aliens={ARACNOS: "4,2"},
        cards={"aliens.aracnos-green": {"weapons": (marking,), "passive": (FEWER,)}},
        open={
            "do": "Attack",
            "attacker": ARACNOS,
            "weapon": "aracnos-green/claws",
            "target": "chromium",
        },
    )
    game.dice(HIT, HIT, "JAM")
    assert game.agent("chromium").lock == 1
    assert game.asked == "defend"
    game.dice("JAM")
    assert len(game.told("DefenceRolled")[0].faces) == 1


def test_the_odds_know_the_mark_and_the_mark_to_come():
    """GX-8.3.c/bonus GX-8.3.d"""

    def expected(lock, **fields):
        game = table(
            agents={"chromium": "4,2"},
            aliens={ARACNOS: {"hex": "6,3", "lock": lock}},
            cards={"weapons.w_rifle": {"modifiers": (BONUS,), "red": 1, **fields}},
        )
        return odds(game.state, "chromium", "w_rifle", ARACNOS)

    plain, marked, marking = expected(0), expected(1), expected(0, on_hit=(LockOn(level=1),))
    assert plain.expected < marking.expected < marked.expected
    # a die without a HIT leaves the target unmarked: no wounds; with a mark there is one more hit
    red = table(agents={"chromium": "4,2"}).state.box.faces["red"]
    blanks = sum("HIT" not in face for face in red)
    assert marking.wounds[0] >= blanks * SCALE // len(red) > 0
    assert len(marking.wounds) == len(marked.wounds) == len(plain.wounds) + 1


def test_what_asks_for_an_immobilised_target_works_against_it_alone():
    """GX-7.1.b"""
    cruel = Modifier(quantity="hits", amount=1, when=("target_immobilized",))
    for conditions, hits in (((), 1), (("immobilized",), 2), (("paralyzed",), 2)):
        game = table(
            agents={"chromium": {"hex": "5,2", "conditions": list(conditions)}},
            aliens={ARACNOS: "4,2"},
            cards={"aliens.aracnos-green": {"passive": (cruel,)}},
            open={
                "do": "Attack",
                "attacker": ARACNOS,
                "weapon": "aracnos-green/claws",
                "target": "chromium",
            },
        )
        game.dice(HIT, "JAM", "JAM")
        assert game.told("HitsRolled")[0].hits == hits
