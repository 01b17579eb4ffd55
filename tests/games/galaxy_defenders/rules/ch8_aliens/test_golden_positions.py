"""What the oracle scripts say an alien may do is also what the plain oracle says."""

import re
from pathlib import Path

import msgspec
import pytest

from tests.games.galaxy_defenders.rules.ch8_aliens import plain_groups
from tests.games.galaxy_defenders.rules.ch8_aliens.plain_oracle import Alien
from xenofront.games.galaxy_defenders.content import effects
from xenofront.games.galaxy_defenders.rules.events import Substituted
from xenofront.games.galaxy_defenders.rules.state import GDState
from xenofront.kernel import Question
from xenofront.lab.scenario import Scenario, read_scenario, run
from xenofront.lab.scenario.script import Ways

SCRIPTS = sorted((Path(__file__).parents[2] / "scenarios/oracle").glob("*.yaml"))


def state_after(scenario: Scenario, steps: int) -> GDState:
    """The position of a script after so many steps."""
    game = run(msgspec.structs.replace(scenario, play=scenario.play[:steps])).game
    assert game is not None
    assert isinstance(game.state, GDState)
    return game.state


def compare_ways(state: GDState, said: Ways) -> None:
    """The row, and all that its first effect allows; an origin counts only for who moves back."""
    figure = plain_groups.acting_figure(state, said.alien)
    assert figure is not None
    alien = Alien(state, figure)
    decided = alien.decide()
    if decided is None:
        assert said.row == "none"
        return
    number, ways = decided
    assert str(alien.card.rows[number].at) == said.row
    backs_off = any(isinstance(e, effects.MoveAway) for r in alien.card.rows for e in r.do)
    found = set()
    for way in ways:
        over = f" via {way.via}" if way.via and backs_off else ""
        rear = f" and {way.rear}" if way.rear else ""
        found.add(f"{way.target or '-'}{over} at {way.end}{rear}")
    assert said.ways is not None
    wanted = said.ways if backs_off else [_without_origin(way) for way in said.ways]
    assert found == {*wanted}


def _without_origin(way: str) -> str:
    return re.sub(r" via \S+", "", way)


def compare_stand_ins(scenario: Scenario) -> None:
    """Who may become the target of the attack that the script opens."""
    attack = scenario.open[-1]
    game = run(msgspec.structs.replace(scenario, play=())).game
    assert game is not None
    assert isinstance(game.state, GDState)
    before = game.state.copy()
    master = attack["target"]
    used = scenario.position["aliens"][master].get("used", False)
    before.change_alien(master, used=used)
    theirs = plain_groups.stand_ins(before, attack["attacker"], attack["weapon"], master)
    if isinstance(game.pending, Question):
        assert {*game.pending.options} == {*theirs}
    else:
        assert [e.target for e in game.log if isinstance(e, Substituted)] == theirs


@pytest.mark.parametrize("script", SCRIPTS, ids=[script.stem for script in SCRIPTS])
def test_a_golden_position_is_so_by_the_plain_oracle_too(script):
    """GD-8.2.c"""
    scenario = read_scenario(script.read_bytes(), script.name)
    compared = 0
    for number, step in enumerate(scenario.play):
        if step.ways is not None:
            compare_ways(state_after(scenario, number), step.ways)
            compared += 1
    if scenario.open[-1]["do"] == "Attack":
        compare_stand_ins(scenario)
        compared += 1
    assert compared


def test_there_are_enough_golden_positions():
    assert len(SCRIPTS) >= 60
