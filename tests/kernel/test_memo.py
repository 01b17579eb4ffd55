"""Queries that remember their answers for as long as the facts are the same."""

from typing import Any

from tests.kernel import toy
from xenofront.kernel.memo import Memo, remembered


class Counted:
    """A query that says how often it was really asked."""

    def __init__(self) -> None:
        self.times = 0

        @remembered("diggers", "turns")
        def places(state: Any, who: str) -> int:
            self.times += 1
            found: int = state.diggers[who].place + state.turns
            return found

        self.places = places


def test_the_same_facts_are_asked_once():
    query, state = Counted(), toy.new_game().state
    assert [query.places(state, "red") for _ in range(3)] == [0, 0, 0]
    assert query.times == 1


def test_clones_share_what_is_known():
    query, game = Counted(), toy.new_game()
    query.places(game.state, "red")
    query.places(game.clone().state, "red")
    assert query.times == 1


def test_other_words_are_another_question():
    query, state = Counted(), toy.new_game().state
    query.places(state, "red")
    query.places(state, "blue")
    assert query.times == 2


def test_a_changed_table_is_asked_anew():
    query, game = Counted(), toy.new_game()
    assert query.places(game.state, "red") == 0
    game.answer("walk 2")
    assert query.places(game.state, "red") == 2


def test_a_changed_number_is_asked_anew():
    query, game = Counted(), toy.new_game()
    assert query.places(game.state, "red") == 0
    game.answer("end")
    assert query.places(game.state, "red") == 1


def test_an_equal_table_of_another_game_is_asked_anew():
    query = Counted()
    query.places(toy.new_game().state, "red")
    query.places(toy.new_game().state, "red")
    assert query.times == 2


def test_two_games_in_turns_get_their_own_answers():
    query, one, other = Counted(), toy.new_game(), toy.new_game()
    other.answer("walk 3")
    found = [query.places(game.state, "red") for game in (one, other, one, other)]
    assert found == [0, 3, 0, 3]


def test_a_memo_that_is_full_forgets_all_but_the_new_answer():
    memo = Memo(dict.fromkeys(range(Memo.MOST - 1), "old"))
    memo["last"] = "fits"
    assert len(memo) == Memo.MOST
    memo["new"] = "alone"
    assert memo == {"new": "alone"}


def test_a_query_may_be_about_the_state_alone_or_about_several_words():
    asked: list[str] = []

    @remembered("diggers", "turns")
    def farthest(state: Any) -> int:
        asked.append("farthest")
        return max(row.place for row in state.diggers.values())

    @remembered("diggers", "turns")
    def apart(state: Any, one: str, other: str) -> int:
        asked.append("apart")
        return abs(state.diggers[one].place - state.diggers[other].place)

    game = toy.new_game()
    for _ in range(2):
        assert (farthest(game.state), apart(game.state, "red", "blue")) == (0, 0)
    assert asked == ["farthest", "apart"]
    game.answer("walk 2")
    assert (farthest(game.state), apart(game.state, "red", "blue")) == (2, 2)


def test_another_game_in_the_middle_of_a_question_does_not_mix_up_answers():
    """As when somebody still thinks in another thread about an earlier position."""
    one, other = toy.new_game(), toy.new_game()
    other.answer("walk 3")
    waiting = [other.state]

    def place(state: Any) -> int:
        if waiting:
            between = waiting.pop()
            assert (alone(between), of_one(between, "red")) == (3, 3)
        found: int = state.diggers["red"].place
        return found

    alone = remembered("diggers", "turns")(place)
    of_one = remembered("diggers", "turns")(lambda state, who: place(state))
    assert [of_one(game.state, "red") for game in (one, other, one, other)] == [0, 3, 0, 3]
    waiting.append(other.state)
    assert [alone(game.state) for game in (one, other, one, other)] == [0, 3, 0, 3]
