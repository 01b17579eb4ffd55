"""Length and difficulty of missions, and their pictures."""

from typing import Any

import pytest

from tools.measure_missions import Job, play
from xenofront.content import store
from xenofront.games import registry
from xenofront.present.measures import measure_of, measures_of
from xenofront.present.pictures import pictures

SYSTEMS = registry.game_names()


@pytest.mark.parametrize("game", SYSTEMS)
def test_every_mission_has_been_measured(game):
    found: Any = measures_of(game)
    first, last = found.seeds
    assert found.missions.keys() == store.of(game).catalogue().missions.keys()
    for measure in found.missions.values():
        assert measure.games == last - first >= 50
        assert 0 <= measure.won <= measure.games
        assert measure.minutes % 5 == 0
        expected = measure.answers * found.seconds_an_answer / 60
        assert abs(measure.minutes - expected) <= 5


def test_the_same_seed_gives_the_same_game():
    measure: Any = measure_of("galaxy-defenders", "quiet_station")
    squad = measure.squad
    job = Job("galaxy-defenders", "quiet_station", squad, 3)
    assert play(job) == play(job)
    assert play(job).answers > 10


def test_a_mission_that_nobody_measured_has_no_figures():
    assert measure_of("galaxy-defenders", "my_own") is None


@pytest.mark.parametrize("game", SYSTEMS)
def test_pictures_show_the_beginning_without_words(game):
    found = pictures(game, "en").missions
    assert found
    for one in found:
        assert one.board.cells or one.board.pieces
        assert not any(cell.label for cell in one.board.cells)
        assert not one.scene.sheets
        assert one.scene.markers
