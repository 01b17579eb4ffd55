"""Greedy players: they see views only, are the same every time, explain themselves, and win."""

import pytest

from tests.players.positions import positions
from xenofront.games import registry
from xenofront.games.factory import new_game
from xenofront.games.galaxy_defenders.play.greedy.fighting import best_shot
from xenofront.games.galaxy_defenders.play.greedy.situation import Situation
from xenofront.games.galaxy_defenders.play.greedy.turn import deeds
from xenofront.games.galaxy_defenders.rules.ch5_terrain.map import shut
from xenofront.games.galaxy_defenders.rules.ch7_agents import menu
from xenofront.games.galaxy_defenders.rules.ch7_agents.targets import attacks
from xenofront.games.galaxy_defenders.rules.state import AgentId, Alien, AlienId, GDState
from xenofront.kernel import Game
from xenofront.lab.arena import Cell, play, setup_of
from xenofront.players.base import asked_seat, explained, seen_by
from xenofront.players.roster import UnknownPlayer, player
from xenofront.text.message_files import messages
from xenofront.text.texts import LANGUAGES, Texts


def choice_in(game: Game, seed: int = 3):
    name = game.system.name
    return player("greedy", name, seed).choose(seen_by(game, asked_seat(game)))


@pytest.mark.parametrize("name", registry.game_names())
def test_what_a_player_sees_holds_no_chance_and_no_history(name):
    for game in positions(name)[-3:]:
        twin = game.clone()
        twin.log.append("what happened")  # type: ignore[arg-type]
        seen = seen_by(twin, asked_seat(twin))
        assert (seen.state.seed, dict(seen.state.streams)) == (0, {})
        assert seen.state.setup.seed == 0
        assert seen.log == []
        assert seen.pending == game.pending


@pytest.mark.parametrize("name", registry.game_names())
def test_what_is_hidden_changes_no_choice(name):
    for game in positions(name):
        twin = game.clone()
        twin.state.seed ^= 0x5DEECE66D
        twin.state.streams = {stream: count + 13 for stream, count in game.state.streams.items()}
        assert choice_in(twin) == choice_in(game)


@pytest.mark.parametrize("name", registry.game_names())
def test_every_choice_is_legal_and_explained_in_both_languages(name):
    texts = [Texts(lang, name, strict=True) for lang in LANGUAGES]
    reasons = set()
    for game in positions(name):
        choice = choice_in(game)
        assert game.why_not(choice.key) is None, (game.pending, choice)
        seen = seen_by(game, asked_seat(game))
        sentences = [explained(choice, seen, one) for one in texts]
        assert all(sentence.endswith((".", "!")) for sentence in sentences)
        assert sentences[0] != sentences[1]
        reasons.add(choice.why.message)
    assert len(reasons) > 15


@pytest.mark.parametrize("name", registry.game_names())
def test_reasons_are_the_same_in_both_languages(name):
    ids = [
        [
            line.partition(" =")[0]
            for line in messages(lang, "players", name).splitlines()
            if " = " in line
        ]
        for lang in LANGUAGES
    ]
    assert ids[0] == ids[1]
    assert len(ids[0]) == len(set(ids[0]))


@pytest.mark.parametrize("name", registry.game_names())
def test_looking_changes_nothing(name):
    for game in positions(name)[::9]:
        before = game.state.copy()
        choice_in(game)
        assert game.state == before


def test_nobody_else_plays():
    with pytest.raises(UnknownPlayer, match="random, greedy"):
        player("oracle", "bug-hunt")


@pytest.mark.parametrize(
    ("name", "cell", "games", "margin"),
    [
        ("galaxy-defenders", Cell("last_bus", 3), 6, 3.0),
        ("bug-hunt", Cell("first_contact", 5), 3, 1.0),
    ],
)
def test_greedy_beats_random(name, cell, games, margin):
    rounds = list(play(name, ("random", "greedy"), [cell], games, seed=2))
    totals = [sum(row.bouts[at].score for row in rounds) for at in (0, 1)]
    assert totals[1] >= totals[0] + margin
    assert not any(bout.mishaps for row in rounds for bout in row.bouts)


def _held(*beside: int) -> GDState:
    """A lone agent's turn, with aliens on some of the hexes around."""
    game = new_game(setup_of("galaxy-defenders", 3, Cell("four_gates", 1), 0))
    greedy = player("greedy", "galaxy-defenders", 3)
    while game.pending is not None and game.pending.what != "activity":
        game.answer(greedy.choose(game).key)
    state, name = game.state, AgentId(asked_seat(game))
    assert isinstance(state, GDState)
    around = state.box.board.exits(state.agents[name].hex, shut(state))
    state.aliens = {
        AlienId(f"spine_critter-green-{n}"): Alien(
            card="spine_critter-green", hex=around[n], controller=name, arrived=n
        )
        for n in beside
    }
    state.change_agent(name, facing="E")
    state.change_turn(held_by=tuple(state.aliens))
    return state


@pytest.mark.parametrize(("beside", "walks_on"), [((0,), True), ((0, 1), False)])
def test_who_kills_the_only_alien_that_holds_it_may_walk_on(beside, walks_on):
    state = _held(*beside)
    agent = next(iter(state.agents))
    look = Situation(state, agent)
    options = next(
        (facing, found)
        for facing in ("E", "NE", "NW", "W", "SW", "SE")
        if (found := _attacks(state, agent, facing))
    )[1]
    attack = next(d for d in deeds(look, options) if isinstance(d.choice, menu.Attack))
    shot = best_shot(look, options, ())
    assert shot is not None
    assert (attack.value > shot.gain + 0.01) == walks_on


def _attacks(state: GDState, agent: AgentId, facing: str) -> list[menu.Attack]:
    state.change_agent(agent, facing=facing)
    return attacks(state, agent, menu.Attack)
