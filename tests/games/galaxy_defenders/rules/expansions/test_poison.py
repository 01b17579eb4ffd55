"""GX 9.3.2 POISON, and GX 6.1 when it works."""

from typing import Any

import msgspec
import pytest

from tests.games.galaxy_defenders.rules.table import table
from xenofront.games.galaxy_defenders.content.effects import Poison
from xenofront.games.galaxy_defenders.content.modifiers import Modifier
from xenofront.games.galaxy_defenders.rules.ch7_agents.conditions import relieve
from xenofront.games.galaxy_defenders.rules.ch7_agents.wounds import heal
from xenofront.games.galaxy_defenders.rules.expansions.poison import poison
from xenofront.games.galaxy_defenders.rules.state import AgentId, max_hp

ARACNOS = "aracnos-green-1"
CHROMIUM = AgentId("chromium")
HIT = "HIT+AMMO"
"""A blue die that hits once."""
DRONE = {"dr_gd209": {"hex": "5,2", "owner": "thorium", "shield": 0}}


def struck(*dice, agents=None, target="chromium", on_hit=(), on_bolt=(), modifiers=(), **more):
    """An aracnos with poisoned claws strikes."""
    there = agents or {"chromium": "5,2"}
    plain = table(agents={"chromium": "5,2"}).state.box.aliens["aracnos-green"].weapons
    claws = tuple(
        msgspec.structs.replace(weapon, on_hit=on_hit, on_bolt=on_bolt, modifiers=modifiers)
        for weapon in plain
    )
    game = table(
        agents=there,
        aliens={ARACNOS: "4,2"},
        cards={"aliens.aracnos-green": {"weapons": claws, **more.pop("card", {})}},
        mission={"set": "strikeback"},
        open={
            "do": "Attack",
            "attacker": ARACNOS,
            "weapon": "aracnos-green/claws",
            "target": target,
        },
        **more,
    )
    return game.dice(*dice)


def refreshed(**fields):
    return table(
        agents={"chromium": {"hex": "4,2", **fields}, "thorium": "1,4"},
        open=[{"do": "RefreshPhase"}],
    )


def poisoned(level, again=0, **fields):
    """Somebody with poison, poisoned again."""
    game = table(agents={"chromium": {"hex": "4,2", "poison": level, **fields}})
    if again:
        poison(game.state, "chromium", again, "GX-9.3.2.h")
    return game.agent("chromium")


@pytest.mark.parametrize("level", [1, 2])
def test_an_agent_is_poisoned_by_a_hit(level: Any):
    """GX-9.3.2.a/agent GX-9.3.2.n/while"""
    game = struck(HIT, "JAM", "JAM", "SHIELD", on_hit=(Poison(level=level),))
    assert game.agent("chromium").poison == level
    assert game.agent("chromium").wounds == 0
    missed = struck("SHIELD", "JAM", "JAM", on_hit=(Poison(level=level),))
    assert missed.agent("chromium").poison == 0


def test_a_drone_is_poisoned_as_well():
    """GX-9.3.2.a/drone"""
    game = struck(
        *(HIT, "JAM", "JAM", "SHIELD"),
        agents={"thorium": "1,4", **DRONE},
        target="dr_gd209",
        on_hit=(Poison(level=1),),
    )
    assert game.agent("dr_gd209").poison == 1


def test_aliens_are_not():
    """GX-9.3.2.b"""
    state = table(agents={"chromium": "4,2"}, aliens={ARACNOS: "6,3"}).state
    poison(state, CHROMIUM, 2, "GX-9.3.2.b")
    assert state.agents[CHROMIUM].poison == 2
    poison(state, ARACNOS, 2, "GX-9.3.2.b")
    assert not hasattr(state.aliens[next(iter(state.aliens))], "poison")
    assert state.aliens[next(iter(state.aliens))].wounds == 0


@pytest.mark.parametrize(("level", "after"), [(1, 0), (2, 1)])
def test_it_wounds_once_in_a_refresh_phase_and_wears_off(level, after):
    """GX-9.3.2.c GX-9.3.2.d/wound GX-9.3.2.d/removed GX-9.3.2.e GX-9.3.2.n/refresh"""
    agent = refreshed(poison=level).agent("chromium")
    assert (agent.wounds, agent.poison) == (1, after)
    assert refreshed().agent("chromium").wounds == 0


def test_the_wound_comes_before_the_level_drops():
    """GX-6.1.d/wound GX-6.1.d/reduced"""
    game = refreshed(poison=2)
    assert (game.agent("chromium").wounds, game.agent("chromium").poison) == (1, 1)
    told = [type(event).__name__ for event in game.game.log]
    assert told.index("Wounded") < told.index("PoisonWorn")


def test_nothing_takes_the_wound_of_poison():
    """GX-9.3.2.f/shield GX-9.3.2.f/dice"""
    game = refreshed(poison=1, rank="palladium", shield=1, plates=2)
    agent = game.agent("chromium")
    assert (agent.wounds, agent.shield, agent.plates) == (1, 1, 2)
    assert not game.told("DefenceRolled")


@pytest.mark.parametrize(
    ("before", "more", "after"),
    [(1, 1, 1), (1, 2, 2), (2, 1, 2), (2, 2, 2)],
)
def test_a_second_poisoning_keeps_the_higher_level_and_wounds_at_once(before, more, after):
    """GX-9.3.2.g GX-9.3.2.h/wound GX-9.3.2.h/level GX-9.3.2.i/level GX-9.3.2.j/wound"""
    agent = poisoned(before, more)
    assert (agent.poison, agent.wounds) == (after, 1)


def test_each_pair_of_levels():
    """GX-9.3.2.i/wound GX-9.3.2.j/level GX-9.3.2.k/level GX-9.3.2.k/wound"""
    assert poisoned(1, 2).wounds == poisoned(2, 1).wounds == 1
    assert (poisoned(1, 1).poison, poisoned(2, 1).poison) == (1, 2)


def test_who_bleeds_and_is_poisoned_dies_unless_healed():
    """GX-9.3.2.m/dies GX-9.3.2.m/healed"""
    most = max_hp(table(agents={"chromium": "4,2"}).state, CHROMIUM)
    assert not refreshed(poison=1, wounds=most).agent("chromium").alive
    state = table(agents={"chromium": {"hex": "4,2", "poison": 1, "wounds": most}}).state
    heal(state, "chromium", 2, "GD-7.5.1.c")
    left = state.agents[CHROMIUM].wounds
    assert refreshed(poison=1, wounds=left).agent("chromium").alive


def test_what_brings_bleeding_is_settled_when_everything_was_refreshed():
    """GX-6.1.h/bleeding"""
    most = max_hp(table(agents={"chromium": "4,2"}).state, CHROMIUM)
    game = refreshed(poison=1, wounds=most - 1)
    assert game.agent("chromium").alive
    assert len(game.told("Bleeding")) == 1
    drone = {**DRONE["dr_gd209"], "poison": 1, "wounds": 3}
    hp = max_hp(table(agents={"thorium": "1,4", **DRONE}).state, AgentId("dr_gd209"))
    game = table(
        agents={"thorium": "1,4", "dr_gd209": {**drone, "wounds": hp - 1}},
        open=[{"do": "RefreshPhase"}],
    )
    assert "dr_gd209" not in game.state.agents


def test_who_is_healed_and_poisoned_at_once_does_not_die_of_it():
    """GX-6.1.h/death GX-6.1.g/poison"""
    healing = Modifier(quantity="refresh_healing", amount=1)
    most = max_hp(table(agents={"chromium": "4,2"}).state, CHROMIUM)
    for powers, alive in (((), False), (("sk_alien",), True)):
        game = table(
            agents={"chromium": {"hex": "4,2", "poison": 1, "wounds": most, "powers": powers},
                    "thorium": "1,4"},
            cards={"powers.sk_alien": {"timing": "passive", "modifiers": (healing,)}},
            open=[{"do": "RefreshPhase"}],
        )  # fmt: skip
        assert game.agent("chromium").alive == alive


def test_the_order_of_the_tables_does_not_matter():
    """GX-6.1.g/mark GX-6.1.g/poison"""
    rows = {
        "chromium": {"hex": "4,2", "lock": 2, "poison": 2},
        "thorium": {"hex": "1,4", "lock": 1, "poison": 1, "conditions": ["immobilized"]},
    }
    found = []
    for names in (("chromium", "thorium"), ("thorium", "chromium")):
        agents = {name: rows[name] for name in names}
        game = table(agents=agents, alpha="chromium", open=[{"do": "RefreshPhase"}])
        found.append({name: game.agent(name) for name in rows})
    assert found[0] == found[1]
    assert found[0]["chromium"].lock == 1
    assert found[0]["thorium"].poison == 0


def test_poison_comes_whatever_was_defended():
    """GX-9.3.2.o/shielded GX-9.3.2.o/defended"""
    shielded = {"chromium": {"hex": "5,2", "rank": "palladium", "shield": 1}}
    game = struck(HIT, "JAM", "JAM", agents=shielded, on_hit=(Poison(level=1),))
    assert (game.agent("chromium").wounds, game.agent("chromium").poison) == (0, 1)
    game = struck(HIT, "JAM", "JAM", "SHIELD", on_hit=(Poison(level=1),))
    assert (game.agent("chromium").wounds, game.agent("chromium").poison) == (0, 1)


@pytest.mark.parametrize(("die", "wounds", "level"), [("SHIELD", 0, 0), ("JAM", 1, 2)])
def test_poison_that_asks_for_a_wound_comes_with_one_only(die: str, wounds: int, level: int):
    """GX-9.3.2.o/asking"""
    asking = (Poison(level=2, wounding=True),)
    game = struck(HIT, "JAM", "JAM", *[die] * 3, on_hit=asking)
    assert (game.agent("chromium").wounds, game.agent("chromium").poison) == (wounds, level)


def test_a_bolt_may_poison():
    """GX-9.3.2.o/defended"""
    game = struck("HIT+BOLT", "JAM", "JAM", "SHIELD", on_bolt=(Poison(level=2),))
    assert game.agent("chromium").poison == 2
    game = struck(HIT, "JAM", "JAM", "SHIELD", on_bolt=(Poison(level=2),))
    assert game.agent("chromium").poison == 0


def test_poison_of_an_area_attack_comes_over_everybody_there():
    """GX-8.4.e/poison"""
    game = struck(
        *(HIT, "JAM", "JAM", "SHIELD", "SHIELD"),
        agents={"chromium": "5,2", "thorium": "4,3"},
        on_hit=(Poison(level=1),),
        modifiers=(Modifier(quantity="explosion", amount=1),),
    )
    assert game.agent("chromium").poison == game.agent("thorium").poison == 1


def test_the_poison_of_the_dead_is_gone():
    """GX-9.3.2.p"""
    most = max_hp(table(agents={"chromium": "4,2"}).state, CHROMIUM)
    assert refreshed(poison=2, wounds=most).agent("chromium").poison == 0


@pytest.mark.usefixtures("both_sets")
def test_poison_is_no_body_condition():
    """GX-9.3.2.r/relief GX-9.3.2.r/healing GX-9.3.2.r/antidote"""
    state = table(agents={"chromium": {"hex": "4,2", "poison": 2, "wounds": 2}}).state
    relieve(state, CHROMIUM, "GD-7.5.5.f")
    heal(state, "chromium", 2, "GD-7.5.1.c")
    assert state.agents[CHROMIUM].poison == 2
    game = table(agents={"chromium": {"hex": "4,2", "poison": 2, "devices": ["d_antidote"]}})
    game.choose("use d_antidote").choose("purge").choose("chromium")
    assert game.agent("chromium").poison == 0


def test_marks_and_poison_wear_off_in_the_same_phase():
    """GX-6.1.a/turned GX-6.1.b/removed GX-6.1.c GX-6.1.g/poison"""
    agent = refreshed(poison=2, lock=2).agent("chromium")
    assert (agent.poison, agent.lock) == (1, 1)
    assert refreshed(lock=1).agent("chromium").lock == 0
