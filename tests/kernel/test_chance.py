"""Streams, dice by hand, piles and tables."""

from collections import Counter
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.kernel import toy
from tests.kernel.toy import new_game
from xenofront.kernel import Chance, Game, IllegalChoice, added, changed, digest, removed
from xenofront.kernel.piles import cards, drawn, pile, shuffled, stacked, top, without
from xenofront.kernel.streams import WORD, below, mix, rekeyed

# -- streams -------------------------------------------------------------------------------------

FIRST = {
    (6, 0, "dice"): [3, 3, 5, 3, 0, 1, 3, 5],
    (6, 1, "dice"): [5, 0, 5, 4, 2, 1, 2, 2],
    (10, 1, "draws"): [9, 1, 6, 1, 5, 3, 5, 4],
    (1000, 2**64 - 1, "aliens"): [248, 945, 810, 27, 150, 122, 31, 173],
    (10**30, 7, "dice"): [
        785818500886727257420167933536,
        242975413409531146586938349285,
        998974022796528401189372713279,
    ],
}


@pytest.mark.parametrize(("limit", "seed", "name"), sorted(FIRST))
def test_the_first_numbers_of_a_stream_are_the_same_everywhere(limit, seed, name):
    known = FIRST[limit, seed, name]
    assert [below(limit, seed, name, count) for count in range(len(known))] == known


def test_a_number_depends_on_seed_name_and_count_alone():
    numbers = [below(1 << 60, 3, "dice", count) for count in range(50)]
    again = [below(1 << 60, 3, "dice", count) for count in reversed(range(50))]
    assert numbers == again[::-1]


@given(st.integers(1, 1 << 300), st.integers(), st.text(max_size=8), st.integers(0, 1 << 40))
def test_numbers_lie_below_the_limit(limit, seed, name, count):
    assert 0 <= below(limit, seed, name, count) < limit


@pytest.mark.parametrize("limit", [2, 6, 7, 52, 216])
def test_numbers_are_spread_evenly(limit):
    rolls = limit * 300
    counts = Counter(below(limit, 11, "dice", count) for count in range(rolls))
    error = sum((counts[face] - 300) ** 2 / 300 for face in range(limit))
    assert error < limit + 6 * (2 * limit) ** 0.5


def test_pairs_of_numbers_are_spread_evenly():
    rolls = [below(6, 4, "dice", count) for count in range(36 * 200)]
    counts = Counter(zip(rolls[::2], rolls[1::2], strict=True))
    error = sum((counts[a, b] - 100) ** 2 / 100 for a in range(6) for b in range(6))
    assert error < 36 + 6 * 72**0.5


def test_a_huge_limit_uses_all_its_range():
    limit = 10**40
    numbers = [below(limit, 1, "dice", count) for count in range(400)]
    assert len(set(numbers)) == 400
    assert min(numbers) < limit // 50
    assert max(numbers) > limit - limit // 50


@pytest.mark.parametrize("limit", [1, (1 << 64) - 1, 1 << 64, (1 << 64) + 1, 3 << 126])
def test_limits_at_the_edge_of_a_word_are_kept(limit):
    assert all(0 <= below(limit, 9, "dice", count) < limit for count in range(200))


def test_streams_of_other_names_are_independent():
    one = [below(1000, 5, "dice", count) for count in range(100)]
    other = [below(1000, 5, "draws", count) for count in range(100)]
    assert sum(a == b for a, b in zip(one, other, strict=True)) < 5


def test_neighbouring_seeds_are_independent():
    one = [below(1000, 5, "dice", count) for count in range(100)]
    other = [below(1000, 6, "dice", count) for count in range(100)]
    assert sum(a == b for a, b in zip(one, other, strict=True)) < 5


def test_a_rekeyed_seed_gives_other_numbers():
    seeds = [5, rekeyed(5, 1), rekeyed(5, 2), rekeyed(rekeyed(5, 1), 2)]
    rolls = [tuple(below(1000, seed, "dice", count) for count in range(10)) for seed in seeds]
    assert len(set(rolls)) == len(seeds)
    assert all(0 <= seed <= WORD for seed in seeds)


def test_scrambling_loses_nothing():
    assert len({mix(value) for value in range(5000)}) == 5000


def test_in_a_rehearsal_a_deed_has_luck_of_its_own():
    """What was rolled before for something else changes nothing; a clone is no rehearsal."""

    def faces(plan: list[str]) -> list[str]:
        game = new_game()
        game.naming = lambda state, deed, question: f"{question.what} of {type(deed).__name__}"
        for choice in plan:
            game.answer(choice)
        assert game.clone().naming is None
        assert all(" of " in stream for stream in game.state.streams)
        return game.fates

    assert faces(["fight"]) == faces(["dig", "fight"])


# -- chance by hand ------------------------------------------------------------------------------


def by_hand(plan: list[str]) -> tuple[Game, Game]:
    """A game answered by streams, and one in which its dice and draws were answered by hand."""
    rolled, manual = new_game(), new_game(manual=True)
    for choice in plan:
        rolled.answer(choice)
        fates = list(rolled.fates)
        manual.answer(choice)
        for fate in fates:
            assert isinstance(manual.pending, Chance)
            assert fate in manual.pending.options
            manual.answer(fate)
    return rolled, manual


@pytest.mark.parametrize(
    "plan",
    [
        ["dig", "dig", "end", "dig"],
        ["fight", "yes", "end", "fight", "no"],
        ["roll_nothing", "fight", "no", "dig"],
    ],
)
def test_dice_by_hand_lead_to_the_same_position_as_the_stream(plan):
    rolled, manual = by_hand(plan)
    assert digest(manual) == digest(rolled)
    assert manual.state.streams == rolled.state.streams
    assert manual.pending == rolled.pending
    assert manual.log == rolled.log


def test_by_hand_a_pool_is_asked_die_by_die():
    game = new_game(manual=True)
    game.answer("fight")
    shown: list[Any] = []
    for face in ("heads", "6", "1"):
        shown.append(game.pending)
        game.answer(face)
    assert [question.options for question in shown] == [toy.COIN, toy.DIE, toy.DIE]
    assert {(q.what, q.rule, q.stream) for q in shown} == {("fight", "T-4.a", "dice")}
    assert game.stack[-2].faces == ("heads", "6", "1")  # type: ignore[attr-defined]


def test_a_stream_answers_a_pool_by_one_number_read_in_mixed_radix():
    for seed in range(30):
        game = new_game(seed=seed)
        game.answer("fight")
        value = below(2 * 6 * 6, seed, "dice", 0)
        faces = (toy.COIN[value % 2], toy.DIE[value // 2 % 6], toy.DIE[value // 12])
        assert game.stack[-2].faces == faces  # type: ignore[attr-defined]
        assert game.fates == list(faces)


def test_a_stream_answers_a_draw_by_its_next_number():
    game = new_game(seed=8)
    for count, deck in enumerate((toy.RELICS, None)):
        cards_left = deck or top(game.state.deck)  # type: ignore[attr-defined]
        game.answer("dig")
        number = below(len(cards_left), 8, "relics", count)
        assert game.fates == [cards_left[number]]


def test_dice_by_hand_are_noted_and_teach_something():
    game = new_game(manual=True)
    game.answer("fight")
    assert (game.fates, game.learned) == ([], False)
    game.answer("heads")
    assert (game.fates, game.learned) == (["heads"], True)


def test_a_pool_counts_once_in_its_stream():
    game = new_game(manual=True)
    game.answer("fight")
    for face in ("heads", "6", "1"):
        game.answer(face)
    assert game.state.streams == {"dice": 1}


def test_a_die_cannot_show_what_is_not_on_it():
    game = new_game(manual=True)
    game.answer("fight")
    with pytest.raises(IllegalChoice) as refused:
        game.answer("7")
    assert (refused.value.seat, refused.value.rule) == ("chance", "T-4.a")


def test_a_draw_offers_each_card_as_often_as_it_is_there():
    game = new_game(manual=True)
    game.answer("dig")
    assert game.pending == Chance("relic", toy.RELICS, "T-3.a", "relics")


def test_an_empty_pool_is_no_question():
    game = new_game(manual=True)
    game.answer("roll_nothing")
    assert game.pending is not None
    assert game.pending.what == "deed"


def test_streams_can_take_over_a_waiting_die():
    rolled, manual = new_game(), new_game(manual=True)
    rolled.answer("fight")
    manual.answer("fight")
    manual.answer("heads")
    manual.let_streams_answer()
    assert digest(manual) == digest(rolled)
    assert manual.pending == rolled.pending


def test_two_seeds_give_two_games():
    digs = set()
    for seed in range(20):
        game = new_game(seed=seed)
        game.answer("dig")
        digs.add(game.state.diggers["red"].relics)  # type: ignore[attr-defined]
    assert len(digs) > 2


# -- piles ---------------------------------------------------------------------------------------


@given(st.permutations(["a", "a", "b", "c"]))
def test_a_pile_has_no_order(order):
    assert pile(order) == ("a", "a", "b", "c")


def test_a_card_is_taken_from_a_pile_once():
    assert without(("a", "a", "b"), "a") == ("a", "b")


def test_a_card_that_is_not_there_cannot_be_taken():
    with pytest.raises(ValueError, match="not in tuple"):
        without(("a",), "b")


def test_the_top_of_a_deck_is_its_first_pile():
    assert top((("a", "b"), ("c",))) == ("a", "b")
    assert top(()) == ()


def test_an_empty_pile_leaves_the_deck():
    assert drawn((("a",), ("c",)), "a") == (("c",),)
    assert drawn((("a", "b"), ("c",)), "a") == (("b",), ("c",))


def test_shuffling_makes_one_pile():
    assert shuffled(["b"], ("a", "b")) == (("a", "b", "b"),)
    assert shuffled((), ()) == ()


def test_stacking_keeps_heaps_apart():
    assert stacked(["b", "a"], [], iter(["c"])) == (("a", "b"), ("c",))


def test_the_cards_of_a_deck_are_counted_together():
    assert cards((("b", "c"), ("a",))) == ("a", "b", "c")


# -- tables --------------------------------------------------------------------------------------

TABLE = {"x": toy.Digger(place=1), "y": toy.Digger(place=2)}


def test_a_change_makes_a_new_table_that_shares_the_other_rows():
    before = dict(TABLE)
    after = changed(TABLE, "x", place=7)
    assert after["x"] == toy.Digger(place=7)
    assert after["y"] is TABLE["y"]
    assert before == TABLE
    assert list(after) == ["x", "y"]


def test_a_row_is_added_at_the_end():
    after = added(TABLE, "z", toy.Digger())
    assert list(after) == ["x", "y", "z"]
    assert "z" not in TABLE


def test_a_row_is_not_added_twice():
    with pytest.raises(ValueError, match="already has a row 'x'"):
        added(TABLE, "x", toy.Digger())


def test_a_row_is_removed():
    assert list(removed(TABLE, "x")) == ["y"]
    assert "x" in TABLE


def test_a_row_that_is_not_there_is_neither_changed_nor_removed():
    with pytest.raises(KeyError):
        removed(TABLE, "z")
    with pytest.raises(KeyError):
        changed(TABLE, "z", place=1)


def test_a_row_cannot_be_changed_in_place():
    with pytest.raises(AttributeError):
        TABLE["x"].place = 3  # type: ignore[misc]
