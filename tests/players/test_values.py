"""What positions are worth to players that think ahead."""

from copy import copy
from typing import Any

import pytest
from msgspec.structs import replace

from xenofront.games.bug_hunt.play import value as bug_hunt
from xenofront.games.factory import new_game, squad_sizes
from xenofront.games.galaxy_defenders.content import missions as missions_of
from xenofront.games.galaxy_defenders.play import value as galaxy_defenders
from xenofront.lab.arena import Cell, missions, setup_of
from xenofront.players.weights import ANY, Rows, chance, expected, weights, weights_for

JUDGES: dict[str, Any] = {"galaxy-defenders": galaxy_defenders, "bug-hunt": bug_hunt}


def position(mission: str, squad: int, dead: int = 0) -> Any:
    """The beginning of a mission, some of the squad dead."""
    state: Any = new_game(setup_of("galaxy-defenders", 5, Cell(mission, squad), 0)).state
    for name in list(state.agents)[:dead]:
        state.change_agent(name, alive=False)
    return state


@pytest.mark.parametrize("system", JUDGES)
def test_every_mission_and_squad_has_weights_for_every_feature(system):
    known, judge = weights(system), JUDGES[system]
    assert known.features == judge.FEATURES
    for rows in known.missions.values():
        assert len(rows.half) == len(rows.whole) == len(judge.FEATURES)
    for mission in missions(system):
        least, most = squad_sizes(system, mission)
        for squad in range(least, most + 1):
            assert weights_for(system, mission, squad) == known.missions[f"{mission} {squad}"]
    assert weights_for(system, "a mission of one's own", 2) == known.missions[ANY]


@pytest.mark.parametrize(
    ("mission", "squad", "dead", "spoilt"),
    [
        ("dust_signal", 3, 0, False),
        ("dust_signal", 3, 1, False),
        ("dust_signal", 3, 2, True),
        ("red_tracks", 2, 1, True),
        ("four_gates", 5, 1, False),
        ("four_gates", 5, 2, True),
        ("last_bus", 3, 0, False),
        ("last_bus", 3, 1, True),
        ("falling_star", 3, 0, False),
        ("falling_star", 3, 1, True),
    ],
)
def test_deaths_may_leave_half_a_success_at_most(mission, squad, dead, spoilt):
    """In some missions one death is too many, in others two are."""
    state = position(mission, squad, dead)
    assert galaxy_defenders.is_spoilt(state) == spoilt
    if spoilt:
        assert galaxy_defenders.value(state) <= 0.5


def test_half_of_the_squad_may_be_too_many():
    """A mission of one's own may say so."""
    for dead, spoilt in ((1, False), (2, True)):
        state = position("red_tracks", 3, dead)
        state.box, mission = copy(state.box), state.box.mission
        rows = tuple(
            replace(row, when=tuple(missions_of.HalfLost() if is_death(t) else t for t in row.when))
            for row in mission.objectives
        )
        state.box.mission = replace(mission, objectives=rows)
        assert galaxy_defenders.is_spoilt(state) == spoilt


def is_death(test: missions_of.Test) -> bool:
    return isinstance(test, missions_of.Deaths)


def test_who_is_hurt_is_worth_less():
    state = position("dust_signal", 2)
    before = galaxy_defenders.value(state)
    state.change_agent(next(iter(state.agents)), wounds=4)
    assert galaxy_defenders.value(state) < before


def test_the_expected_score_is_a_half_for_each_step():
    rows = Rows((2.0, 0.0), (-2.0, 1.0))
    features = (1.0, 0.5)
    half, whole = chance(rows.half, features), chance(rows.whole, features)
    assert 0.8 < half < 0.9
    assert 0.1 < whole < 0.2
    assert expected(rows, features) == pytest.approx(half * 0.5 + whole * 0.5)
    assert expected(rows, features, spoilt=True) == pytest.approx(half * 0.5)
    with pytest.raises(ValueError, match="argument"):
        expected(rows, (1.0,))


def test_weights_are_learned_from_what_came_about():
    """A feature that decides half of the games and one that says nothing."""
    lab = pytest.importorskip("tools.values", reason="needs NumPy")
    rows = [
        lab.Row((1.0, float(good), float(n % 2)), spoilt=not good, score=1.0 if good else 0.5 * win)
        for n in range(200)
        for good, win in [(n % 4 < 2, n % 8 < 6)]
    ]
    found = lab.fitted(rows)
    assert found.half[1] > 3 * abs(found.half[2])
    assert chance(found.whole, (1.0, 1.0, 0.0)) > 0.95
    assert lab.regressed([], (1.0, 2.0)) == (1.0, 2.0)
    drawn = lab.fitted(rows[:4], start=found)
    assert drawn.half == pytest.approx(found.half, abs=0.5)


def test_a_mission_that_has_changed_is_learned_again_and_the_others_stay():
    lab = pytest.importorskip("tools.values", reason="needs NumPy")
    known = weights("galaxy-defenders")
    found = lab.relearned(known, "galaxy-defenders", 2, "again", ["last_bus"])
    changed = {name for name, rows in found.missions.items() if rows != known.missions[name]}
    assert changed == {"last_bus", *(f"last_bus {squad}" for squad in range(1, 6))}
    assert list(found.missions) == list(known.missions)
    assert found.command == f"{known.command}; again"
