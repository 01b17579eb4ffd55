"""Open questions whose sample is worked out only when somebody reads it."""

from tests.kernel.toy import MyBid, Number
from xenofront.games.bug_hunt.rules.ch3_troopers.activation import ChooseMove
from xenofront.games.bug_hunt.rules.ch3_troopers.movement import move_options
from xenofront.games.bug_hunt.rules.choices import STAY
from xenofront.games.bug_hunt.rules.state import BHState
from xenofront.games.factory import new_game
from xenofront.kernel import Game, Question, Seat
from xenofront.lab.arena import Cell, setup_of
from xenofront.players.base import asked_seat, seen_by
from xenofront.players.roster import player


def counted() -> tuple[Question, list[int]]:
    """A question, and a note for each time its sample is worked out."""
    made: list[int] = []

    def sample() -> tuple[Number, ...]:
        made.append(len(made))
        return Number(2), Number(4)

    return MyBid(Seat("ada"), (), "T-7.a").sampled(sample), made


def test_a_sample_is_worked_out_once_and_only_if_it_is_read():
    ask, made = counted()
    assert (ask.open, ask.what, made) == (True, "bid", [])
    assert ask.options == ("2", "4")
    assert "2" in ask.options
    assert made == [0]


def test_questions_with_the_same_sample_are_equal():
    assert counted()[0] == counted()[0]
    assert hash(counted()[0]) == hash(counted()[0])
    other = MyBid(Seat("ada"), (), "T-7.a").sampled(lambda: (Number(2),))
    assert counted()[0] != other
    assert "Number(number=2), Number(number=4)" in repr(counted()[0])


def at_a_move() -> Game:
    """A hunt at the first question where to go."""
    game = new_game(setup_of("bug-hunt", 3, Cell("first_contact", 3), 0))
    greedy = player("greedy", "bug-hunt", 1)
    while game.pending is not None and game.pending.what != "move":
        game.answer(greedy.choose(seen_by(game, asked_seat(game))).key)
    return game


def is_read(game: Game) -> bool:
    return game.pending.choices._make is None  # type: ignore[union-attr]


def test_greedy_names_its_own_point_and_reads_no_sample():
    game = at_a_move()
    asked = game.pending
    key = player("greedy", "bug-hunt", 1).choose(seen_by(game, asked_seat(game))).key
    assert game.why_not(key) is None
    game.answer(key)
    assert asked.choices._make is not None  # type: ignore[union-attr]


def test_a_sample_is_of_the_moment_it_was_asked_in():
    game = at_a_move()
    asked, state = game.pending, game.state.copy()
    assert isinstance(asked, ChooseMove)
    assert isinstance(state, BHState)
    now = (*move_options(state, asked.trooper), STAY)
    game.answer(STAY)
    assert asked.choices == now
    assert len(now) > 3


def test_legality_needs_no_sample():
    game = at_a_move()
    assert game.why_not("to 1000,1000") is not None
    assert game.why_not("stay") is None
    assert not is_read(game)
