"""Players who crash, sleep, cheat or dawdle cost their move and harm nobody."""

import pytest

from tests.players.hostile import CrashingPlayer, IdlePlayer, IllegalPlayer, SlowPlayer
from xenofront.games.factory import new_game
from xenofront.kernel import Game
from xenofront.lab.arena import Cell, setup_of
from xenofront.players.base import asked_seat, explained, seen_by
from xenofront.players.chance import RandomPlayer
from xenofront.players.runner import Runner, first_legal
from xenofront.text.texts import LANGUAGES, Texts


def started() -> Game:
    return new_game(setup_of("galaxy-defenders", 2, Cell("dust_signal", 2), 0))


def play(runner: Runner, moves: int) -> tuple[Game, Game]:
    """A game played by a runner, and one that always takes the first legal answer."""
    game, plain = started(), started()
    for _ in range(moves):
        if game.pending is None:
            break
        runner.play(game)
        plain.answer(first_legal(plain))
    return game, plain


def test_a_crash_costs_the_move_and_is_counted():
    runner = Runner(CrashingPlayer())
    game, plain = play(runner, 12)
    assert game.state == plain.state
    assert (runner.mishaps.crashed, runner.mishaps.total) == (12, 12)


def test_an_illegal_answer_costs_the_move_and_is_counted():
    runner = Runner(IllegalPlayer())
    game, plain = play(runner, 12)
    assert game.state == plain.state
    assert (runner.mishaps.illegal, runner.mishaps.total) == (12, 12)


@pytest.mark.parametrize("player", [IdlePlayer(), SlowPlayer(30)])
def test_whoever_exceeds_the_budget_loses_the_move(player):
    runner = Runner(player, budget=0.05)
    game, plain = play(runner, 6)
    assert game.state == plain.state
    assert (runner.mishaps.late, runner.mishaps.total) == (6, 6)


def test_who_answers_late_once_may_answer_again():
    runner = Runner(SlowPlayer(0.2), budget=0.05)
    game = started()
    runner.play(game)
    assert runner._thinking is not None
    runner._thinking.join()
    runner.budget = 20.0
    choice = runner.play(game)
    assert choice.why.message == "why-random"
    assert runner.mishaps.total == 1


def test_who_keeps_to_the_budget_is_heard():
    hurried, free = Runner(RandomPlayer(1), budget=20.0), Runner(RandomPlayer(1))
    assert play(hurried, 8)[0].state == play(free, 8)[0].state
    assert hurried.mishaps.total == 0


def test_mishaps_are_explained_too():
    texts = [Texts(lang, "galaxy-defenders", strict=True) for lang in LANGUAGES]
    for player in (CrashingPlayer(), IllegalPlayer(), RandomPlayer()):
        game = started()
        choice = Runner(player).choose(game)
        seen = seen_by(game, asked_seat(game))
        assert len({explained(choice, seen, one) for one in texts}) == 2


def test_an_interrupt_from_the_keyboard_ends_the_game_after_all():
    class Interrupted:
        def choose(self, seen):
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        Runner(Interrupted()).play(started())
