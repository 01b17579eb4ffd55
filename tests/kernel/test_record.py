"""The record: answers, undo and redo, branches, take-backs."""

import pytest

from tests.kernel import toy
from tests.kernel.toy import BLUE, RED, new_record
from xenofront.kernel import (
    Answer,
    BackTo,
    IllegalChoice,
    Record,
    Seat,
    UndoRefused,
    digest,
    replay,
)


def play(record: Record, *choices: str) -> Record:
    for choice in choices:
        record.answer(choice)
    return record


def place(record: Record) -> int:
    return record.game.state.diggers["red"].place  # type: ignore[attr-defined]


# -- playing -------------------------------------------------------------------------------------


def test_an_answer_is_recorded_with_seat_and_question():
    record = play(new_record(), "walk 2")
    assert record.entries == [Answer(RED, "deed", "walk 2")]


def test_the_dice_that_followed_an_answer_are_recorded_with_it():
    record = play(new_record(), "fight")
    entry = record.entries[0]
    assert isinstance(entry, Answer)
    assert len(entry.fates) == 3
    assert entry.fates[0] in toy.COIN


def test_by_hand_each_die_is_an_entry_of_chance():
    record = play(new_record(manual=True), "fight", "heads", "3", "4")
    assert record.entries[1:] == [
        Answer(Seat("chance"), "fight", face) for face in ("heads", "3", "4")
    ]


def test_a_refused_answer_is_not_recorded():
    record = new_record()
    with pytest.raises(IllegalChoice):
        record.answer("fly")
    assert (record.entries, record.at) == ([], 0)


def test_a_failing_answer_is_not_recorded():
    record = new_record()
    with pytest.raises(RuntimeError):
        record.answer("break")
    assert (record.entries, record.at) == ([], 0)


def test_the_answers_alone_lead_to_the_same_position():
    record = play(new_record(), "walk 1", "fight", "yes", "dig", "end", "bid", "6")
    twin = new_record()
    for entry in record.entries:
        twin.append(entry)
    assert twin.digest() == record.digest()
    assert twin.game.log == record.game.log


def test_a_record_by_hand_stays_by_hand_when_it_is_replayed():
    record = play(new_record(manual=True), "fight", "heads")
    twin = new_record(manual=True)
    for entry in record.entries:
        twin.append(entry)
    assert twin.game.manual
    assert twin.game.pending == record.game.pending


def test_a_replayed_answer_uses_the_recorded_dice_whatever_the_seed():
    record = play(new_record(), "fight")
    game = toy.new_game(seed=999)
    replay(game, record.entries[0])
    assert game.stack[-2].faces == record.game.stack[-2].faces  # type: ignore[attr-defined]


def test_an_answer_to_another_question_is_not_replayed():
    with pytest.raises(IllegalChoice, match="'parry' was answered here"):
        new_record().append(Answer(RED, "parry", "yes"))


def test_an_answer_whose_dice_cannot_be_leaves_the_record_unchanged():
    record = play(new_record(), "walk 1")
    before = (record.digest(), record.game.pending, record.game.manual, list(record.game.log))
    with pytest.raises(IllegalChoice):
        record.append(Answer(RED, "deed", "fight", ("heads", "9", "1")))
    assert before == (record.digest(), record.game.pending, False, record.game.log)
    assert len(record.entries) == 1


def test_dice_that_were_not_recorded_are_rolled():
    record = new_record()
    record.append(Answer(RED, "deed", "fight", ("heads",)))
    assert record.game.pending is not None
    assert record.game.pending.what == "parry"


def test_dice_that_nobody_rolls_any_more_are_left_aside():
    record = new_record()
    record.append(Answer(RED, "deed", "walk 1", ("heads", "6")))
    assert place(record) == 1


def test_nothing_is_replayed_for_the_beginning():
    game = toy.new_game()
    before = digest(game)
    assert not replay(game, None)
    assert digest(game) == before


# -- undo and redo -------------------------------------------------------------------------------


def test_undo_goes_one_answer_back():
    record = play(new_record(), "walk 1", "walk 2")
    record.undo([RED])
    assert place(record) == 1
    record.undo([RED])
    assert place(record) == 0


def test_redo_comes_forward_again():
    record = play(new_record(), "walk 1", "walk 2")
    after = record.digest()
    record.undo([RED])
    record.undo([RED])
    record.redo([RED])
    record.redo([RED])
    assert record.digest() == after


def test_undo_is_an_entry_and_cuts_nothing():
    record = play(new_record(), "walk 1")
    record.undo([RED])
    assert record.entries == [Answer(RED, "deed", "walk 1"), BackTo(0)]
    assert len(record.nodes) == 2


def test_another_answer_after_undo_opens_a_branch():
    record = play(new_record(), "walk 1")
    record.undo([RED])
    play(record, "walk 3")
    assert record.line() == [0, 2]
    assert digest(record.position(1)) != record.digest()
    assert record.position(1).state.diggers["red"].place == 1  # type: ignore[attr-defined]


def test_redo_follows_the_branch_that_was_left_last():
    record = play(new_record(), "walk 1")
    record.undo([RED])
    play(record, "walk 3")
    record.undo([RED])
    record.redo([RED])
    assert place(record) == 3


def test_there_is_nothing_before_the_beginning():
    with pytest.raises(UndoRefused, match="beginning"):
        new_record().undo([RED, BLUE])


def test_there_is_nothing_to_redo_at_the_end():
    with pytest.raises(UndoRefused, match="nothing to redo"):
        new_record().redo([RED])


@pytest.mark.parametrize("deed", ["fight", "dig", "notice"])
def test_undo_is_refused_at_a_roll_a_draw_and_a_reveal(deed):
    record = play(new_record(), deed)
    before = record.digest()
    with pytest.raises(UndoRefused, match="learned"):
        record.undo([RED, BLUE])
    assert (record.digest(), record.at, len(record.entries)) == (before, 1, 1)


def test_undo_is_refused_at_a_die_rolled_by_hand():
    record = play(new_record(manual=True), "fight", "heads")
    with pytest.raises(UndoRefused, match="learned"):
        record.undo([RED, BLUE])


def test_the_answer_before_a_hand_rolled_die_can_still_be_taken_back():
    record = play(new_record(manual=True), "fight")
    record.undo([RED])
    assert record.at == 0


def test_undo_is_refused_at_another_sides_answer():
    record = play(new_record(), "walk 1", "end", "walk 1")
    with pytest.raises(UndoRefused, match="another side"):
        record.undo([RED])


def test_redo_is_for_the_side_whose_answer_was_undone():
    record = play(new_record(), "walk 1", "end", "walk 1")
    record.undo([BLUE])
    with pytest.raises(UndoRefused, match="another side"):
        record.redo([RED])
    assert record.at == 2
    record.redo([BLUE])
    assert record.at == 3


def test_who_plays_both_seats_may_undo_both():
    record = play(new_record(), "walk 1", "end", "walk 1")
    record.undo([RED, BLUE])
    record.undo([RED, BLUE])
    assert place(record) == 1


def test_the_log_of_an_earlier_position_reaches_back_to_the_beginning():
    record = play(new_record(), *["walk 1"] * 40)
    log = list(record.game.log)
    record.undo([RED])
    assert record.game.log == log[:-1]
    assert record.position(17).log == log[:18]
    assert record.position(0).log == log[:1]
    record.redo([RED])
    assert record.game.log == record.log() == log


def test_each_answer_keeps_what_happened_on_its_way():
    record = play(new_record(), "walk 1", "walk 2")
    assert [len(node.told) for node in record.nodes] == [1, 1, 1]
    record.undo([RED])
    play(record, "walk 3", "dig")
    record.take_back(3, [RED, BLUE])
    play(record, "notice")
    assert record.log() == record.game.log
    kinds = ["Prepared", "Walked", "Walked", "Noticed"]
    assert [type(event).__name__ for event in record.log()] == kinds
    assert record.log(2)[-1] == toy.Walked("red", 2, rules=("T-2.b",))


# -- take-backs ----------------------------------------------------------------------------------


def test_a_take_back_needs_every_side():
    record = play(new_record(), "dig")
    with pytest.raises(UndoRefused, match="blue"):
        record.take_back(0, [RED])
    assert record.take_backs == 0


def test_a_take_back_crosses_barriers_and_is_counted():
    record = play(new_record(), "dig", "fight", "yes")
    record.take_back(0, [RED, BLUE])
    record.answer("walk 1")
    record.take_back(0, [BLUE, RED])
    assert record.take_backs == 2
    assert place(record) == 0


def test_a_take_back_changes_what_chance_will_bring():
    finds = set()
    record = new_record()
    for _ in range(12):
        play(record, "dig", "dig", "dig")
        finds.add(record.game.state.diggers["red"].relics)  # type: ignore[attr-defined]
        record.take_back(0, [RED, BLUE])
    assert len(finds) > 4


def test_a_position_after_a_take_back_can_be_seen_again():
    record = play(new_record(), "dig")
    record.take_back(0, [RED, BLUE])
    play(record, "dig", "walk 1")
    assert digest(record.position(record.at)) == record.digest()


def test_undo_does_not_cross_a_take_back():
    record = play(new_record(), "walk 1")
    record.take_back(0, [RED, BLUE])
    with pytest.raises(UndoRefused):
        record.undo([RED, BLUE])


def test_there_is_no_going_back_to_a_node_that_is_not_there():
    record = new_record()
    with pytest.raises(UndoRefused, match="no node 7"):
        record.take_back(7, [RED, BLUE])
    with pytest.raises(UndoRefused, match="no node -1"):
        record.append(BackTo(-1))


def test_every_position_of_a_long_record_can_be_seen_again():
    record = new_record()
    digests = [record.digest()]
    for choice in ("walk 1", "fight", "yes", "dig", "bid", "8", "end", "whisper", "sun") * 3:
        record.answer(choice)
        digests.append(record.digest())
    assert [digest(record.position(n)) for n in range(len(digests))] == digests
