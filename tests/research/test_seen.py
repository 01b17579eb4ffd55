"""Observations hold what a seat may know, and mean what their columns say."""

from random import Random
from typing import Any

import numpy as np
import pytest

from xenofront.games import registry
from xenofront.research.arrays import Eye, tables
from xenofront.research.episode import Episode
from xenofront.research.factored import Factors
from xenofront.research.fields import ACTIONS
from xenofront.research.observation import look_of
from xenofront.research.tasks import curriculum, task, tasks
from xenofront.research.vocabulary import file_of, words_of


def moments(name, seed, steps=60):
    """An episode at each of its questions, answered by chance."""
    episode, dice = Episode(task(name), seed), Random(seed)
    for _ in range(steps):
        if episode.over:
            return
        yield episode
        episode.act(dice.randrange(len(episode.answers)))


def observed(episode, seat=None):
    seen = Eye(episode).observe(episode, seat or episode.asked)
    return b"".join(seen[part].tobytes() for part in sorted(seen))


def rows_in(table, packed):
    """How many rows were packed; none of them is cut."""
    rows, rest = divmod(len(packed), 4 * len(table.columns))
    assert rest == 0
    return rows


SAMPLE = ["skirmish-v2", "last_bus-3-v2", "quiet_station-2-v2", "random-3-v1"]


@pytest.mark.parametrize("name", SAMPLE)
def test_hidden_things_change_no_byte(name):
    for episode in moments(name, 3):
        twin = episode.clone()
        twin.game.state.seed ^= 0xDEADBEEF
        twin.game.state.streams = dict.fromkeys(twin.game.state.streams, 99)
        assert observed(twin, episode.asked) == observed(episode)


@pytest.mark.parametrize("name", SAMPLE)
def test_a_world_dealt_from_what_is_known_looks_the_same(name):
    for episode in moments(name, 4, steps=25):
        twin, seat = episode.clone(), episode.asked
        twin.game.state = episode.game.seen_by(seat).dealt(77).state
        assert observed(twin, seat) == observed(episode)


@pytest.mark.parametrize("name", tasks())
def test_everything_fits_into_the_arrays(name):
    """No answer, figure or hex is left out, and every word has its number."""
    one = task(name)
    look, words = look_of(one.system), words_of(one.system)
    episode = Episode(one, 1)
    eye = Eye(episode)
    seen = eye._seen(episode, episode.seats[0])
    assert rows_in(look.GROUND, look.ground(seen)) <= look.GROUND.rows
    for moment in moments(name, 1, steps=40):
        pending = moment.game.pending
        assert len(pending.options) <= ACTIONS
        assert pending.what in words
        seen = eye._seen(moment, moment.asked)
        slots = eye._slots_of(seen)
        assert len(slots) <= rows_in(look.FIGURES, look.figures(seen, slots)) <= look.FIGURES.rows
        arrays = eye.observe(moment, moment.asked)
        for table in tables(one.system):
            assert arrays[table.name].shape == table.shape


def test_columns_mean_what_they_say():
    episode: Any = Episode(task("skirmish-v2"), 2)
    state = episode.game.state
    seen = Eye(episode).observe(episode, episode.asked)
    look, words = look_of("galaxy-defenders"), words_of("galaxy-defenders")
    at = {column.name: number for number, column in enumerate(look.FIGURES.columns)}
    figures = seen["figures"]
    for row, (name, agent) in zip(figures, state.agents.items(), strict=False):
        q, r = state.box.board.coordinate[agent.hex]
        assert row[at["kind"]] == 1
        assert row[at["type"]] == words[name]
        assert (row[at["q"]], row[at["r"]]) == (q, r)
        assert row[at["weapon_1"]] == words[agent.weapons[0].id]
        assert row[at["ammo_1"]] == (agent.weapons[0].ammo or 0)
    aliens = figures[len(state.agents) :][: len(state.aliens)]
    for row, alien in zip(aliens, state.aliens.values(), strict=True):
        assert row[at["kind"]] == 3
        assert row[at["type"]] == words[alien.card]
        assert row[at["health"]] == state.box.aliens[alien.card].hp
        assert row[at["arrived"]] == alien.arrived
    assert not figures[len(state.agents) + len(state.aliens) :].any()


def test_answers_point_at_figures_and_places():
    look, words = look_of("galaxy-defenders"), words_of("galaxy-defenders")
    met = set()
    for seed in range(8):
        for episode in moments("skirmish-v2", seed):
            arrays = Eye(episode).observe(episode, episode.asked)
            for key, row in zip(episode.answers, arrays["answers"].tolist(), strict=False):
                first, *more = key.split(" ")
                if first == "attack":
                    weapon, alien = more[:2]
                    who = arrays["figures"][row[3] - 1]
                    assert row[:2] == [words["attack"], words[weapon]]
                    assert who[1] == words[episode.game.state.aliens[alien].card]
                    met.add("figure")
                place = look.place_of(first)
                if place is not None and len(more) == 0:
                    assert row[5:8] == [1, *place]
                    met.add("place")
    assert met == {"figure", "place"}


@pytest.mark.parametrize("name", SAMPLE)
def test_factored_names_are_the_answers(name):
    """Choosing word, figure and number one after another reaches every answer, and only those."""
    for episode in moments(name, 5, steps=30):
        eye = Eye(episode)
        system = task(name).system
        factors = Factors(eye.rows(episode), len(words_of(system)), look_of(system).FIGURES.rows)
        reached = []
        for word in np.flatnonzero(factors.words()).tolist():
            for figure in np.flatnonzero(factors.figures(word)).tolist():
                reached += [
                    factors.action(word, figure, number)
                    for number in np.flatnonzero(factors.numbers(word, figure)).tolist()
                ]
        assert sorted(reached) == list(range(len(episode.answers)))
        for action, parts in enumerate(factors.names):
            assert factors.action(*parts) == action
        assert factors.masks().sum() >= 3


@pytest.mark.parametrize("system", registry.game_names())
def test_words_have_one_number_each(system):
    lines = file_of(system).read_text(encoding="utf-8").splitlines()
    assert len(lines) == len(set(lines)) == len(words_of(system))
    assert "" not in lines


def test_the_curriculum_goes_up():
    stages = curriculum("galaxy-defenders")
    assert [one.name for one in stages[:2]] == ["duel", "skirmish"]
    assert [one.squad for one in stages] == [1, 2, 1, 2, 3, 4, 5]
    assert [one.stage for one in stages] == sorted({one.stage for one in stages})


def test_the_arrays_of_both_systems_have_names_and_meanings():
    for system in registry.game_names():
        for table in tables(system):
            assert table.about
            assert all(column.name and column.meaning for column in table.columns)
            assert len({column.name for column in table.columns}) == len(table.columns)
