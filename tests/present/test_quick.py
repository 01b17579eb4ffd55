"""Quick answers: what they give, how long they hold, and that they save answers."""

from collections import Counter

import pytest

from xenofront.games.factory import new_record, new_setup
from xenofront.games.galaxy_defenders.play.guide import shown_choice
from xenofront.kernel import Question
from xenofront.players.roster import player
from xenofront.players.runner import Runner
from xenofront.present import quick, turns

GALAXY_DEFENDERS = ("galaxy-defenders", "dust_signal", ("chromium", "thorium", "titanium"))
BUG_HUNT = ("bug-hunt", "quick_start", ("duarte", "reck", "adeyemi"))


def table(deal, seed):
    system, mission, squad = deal
    return new_record(new_setup(mission, squad, seed=seed, system_name=system))


def play(record, seed, *, steps=500):
    """Play with every quick answer that is offered; counts answers by how they came about."""
    seats = record.system.seats(record.game.state)
    standing, runner = quick.Standing(), Runner(player("greedy", record.system.name, seed))
    counts: Counter[str] = Counter()
    for _ in range(steps):
        pending = record.game.pending
        if pending is None:
            break
        only = turns.forced_choice(record.game, lambda game: False)
        key = standing.answer(record) if only is None else only
        if key is None:
            offered = quick.shortcuts(record, seats)
            if offered:
                standing.give(record, offered[0], seats)
            key = offered[0].key if offered else runner.choose(record.game).key
            counts["asked"] += 1
        elif only is None:
            counts[pending.what] += 1
        assert record.game.why_not(key) is None
        record.answer(key)
    return counts


@pytest.mark.parametrize("deal", [GALAXY_DEFENDERS, BUG_HUNT], ids=lambda deal: deal[0])
def test_quick_answers_are_legal_and_save_answers(deal):
    counts: Counter[str] = Counter()
    for seed in range(4):
        counts += play(table(deal, seed), seed)
    saved = counts.total() - counts["asked"]
    assert saved > counts["asked"] // 20
    assert len(counts) > 2


@pytest.mark.parametrize("deal", [GALAXY_DEFENDERS, BUG_HUNT], ids=lambda deal: deal[0])
def test_a_question_that_can_be_passed_always_has_its_passing_answer(deal):
    met = set()
    for seed in range(4):
        record = table(deal, seed)
        runner = Runner(player("greedy", deal[0], seed))
        for _ in range(300):
            pending = record.game.pending
            if pending is None:
                break
            if isinstance(pending, Question) and pending.HANDLING.declined_by is not None:
                met.add(pending.what)
                assert pending.HANDLING.declined_by in pending.choices
            runner.play(record.game)
    assert met


def at(what, *, seed=4, skip=0, squad=("chromium", "titanium")):
    """A game at a question of this name."""
    record = table(("galaxy-defenders", "dust_signal", squad), seed)
    for _ in range(400):
        pending = record.game.pending
        assert pending is not None
        if pending.what == what and len(pending.options) > 1:
            if not skip:
                return record
            skip -= 1
        record.answer(shown_choice(record.game))
    raise AssertionError(f"{what} is not asked")


def seats(record):
    return record.system.seats(record.game.state)


def offered(record, how):
    (found,) = [one for one in quick.shortcuts(record, seats(record)) if one.how == how]
    return found


def test_passing_holds_until_something_else_is_asked():
    record, standing = at("wings"), quick.Standing()
    found = offered(record, "pass")
    assert found == ("pass", "decline", "other")
    standing.give(record, found, seats(record))
    record.answer("decline")
    assert record.game.pending.what == "wings"
    assert standing.answer(record) == "decline"
    record.answer("decline")
    assert record.game.pending.what != "wings"
    assert standing.answer(record) is None
    assert not standing.orders


def test_an_order_for_the_round_outlives_other_questions_and_ends_with_the_round():
    record, standing = at("alien_way", seed=5), quick.Standing()
    found = offered(record, "rest")
    assert found.until == "round"
    standing.give(record, found, seats(record))
    begun, others = record.game.state.round, 0
    while record.game.state.round == begun:
        key = standing.answer(record)
        if record.game.pending.what == "alien_way" and standing.orders:
            assert key == record.game.pending.options[0]
        elif standing.orders:
            others += 1
        record.answer(key or shown_choice(record.game))
    assert others
    assert standing.answer(record) is None
    assert not standing.orders


def test_harm_to_the_squad_ends_every_order():
    record, standing = at("alien_way", seed=4), quick.Standing()
    habits = quick.habits_of("galaxy-defenders")
    standing.give(record, offered(record, "rest"), seats(record))
    for _ in range(400):
        record.answer(standing.answer(record) or shown_choice(record.game))
        told = record.nodes[record.at].told
        if any(habits.harms(event, record.game.state) for event in told):
            break
        standing.give(record, quick.Shortcut("pass", "no such", "round"), seats(record))
    assert standing.answer(record) is None
    assert not standing.orders


def test_again_repeats_the_last_answer_of_ones_own_seats_where_it_is_legal():
    record = at("wings", skip=0)
    assert "again" not in {one.how for one in quick.shortcuts(record, seats(record))}
    first = record.game.pending.seat
    record.answer("roll")
    assert record.game.pending.what == "wings"
    assert offered(record, "again").key == "roll"
    assert quick.last_answer(record, "wings", (first,)) == "roll"
    assert quick.last_answer(record, "wings", ()) == ""
    assert quick.shortcuts(record, (first,)) == ()


def test_the_last_two_of_a_list_need_no_order():
    """One answer decides both, so there is nothing to save."""
    record = at("lose_ammo", seed=5, squad=("chromium", "thorium", "titanium"))
    assert len(record.game.pending.options) == 3
    assert offered(record, "rest").key == record.game.pending.options[0]
    record.answer(record.game.pending.options[0])
    assert record.game.pending.what == "lose_ammo"
    assert quick.shortcuts(record, seats(record)) == ()
