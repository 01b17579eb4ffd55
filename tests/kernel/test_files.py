"""Records and positions as files: what is read back, what is refused, what survives a change."""

import contextlib
import hashlib
import json
from typing import Any, ClassVar

import msgspec
import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from tests.kernel import toy
from tests.kernel.toy import BLUE, RED, ToyState, new_game, new_record, new_system
from xenofront.kernel import (
    END,
    Aliases,
    Answer,
    Game,
    Opened,
    Procedure,
    Question,
    Record,
    Result,
    SaveError,
    Seat,
    State,
    System,
    digest,
    open_position,
    read_record,
    save,
    write_record,
)
from xenofront.kernel import saves as kernel_saves
from xenofront.kernel.game import STEP_LIMIT
from xenofront.kernel.piles import Deck

PLAN = ("walk 1", "fight", "yes", "dig", "bid", "8", "end", "whisper", "sun", "dig", "walk 2")


def played(*plan: str, manual: bool = False) -> Record:
    record = new_record(manual=manual)
    for choice in plan or PLAN:
        record.answer(choice)
    return record


def rewritten(data: bytes, **changes: Any) -> bytes:
    """The file with other fields and a fitting checksum."""
    body = json.loads(data.split(b"\n")[1])
    body.update(changes)
    return sealed(json.dumps(body).encode())


def sealed(body: bytes, **changes: Any) -> bytes:
    header = {"xenofront": 1, "length": len(body), "sha256": hashlib.sha256(body).hexdigest()}
    return json.dumps({**header, **changes}).encode() + b"\n" + body + b"\n"


def read(data: bytes, system: Any = toy.SYSTEM, content: str = "c1") -> Opened:
    return read_record(system, data, content)


# -- round trip ----------------------------------------------------------------------------------


@pytest.mark.parametrize("manual", [False, True])
def test_a_record_reads_back(manual):
    record = new_record(manual=manual)
    for choice in ("walk 1", "whisper", "moon", "bid", "4", "end", "walk 2"):
        record.answer(choice)
    opened = read(write_record(record, "c1"))
    assert opened.same_rules
    assert opened.dropped == ()
    assert opened.record.digest() == record.digest()
    assert opened.record.entries == record.entries
    assert opened.record.game.pending == record.game.pending
    assert opened.record.game.log == record.game.log
    assert opened.record.manual == manual


def test_a_record_with_branches_and_take_backs_reads_back():
    record = played("walk 1", "walk 1")
    record.undo([RED])
    record.answer("dig")
    record.take_back(1, [RED, BLUE])
    record.answer("dig")
    opened = read(write_record(record, "c1")).record
    assert (opened.entries, opened.at, opened.take_backs) == (record.entries, record.at, 1)
    assert opened.digest() == record.digest()
    opened.answer("dig")
    record.answer("dig")
    assert opened.digest() == record.digest()


def test_a_record_can_be_played_on_and_undone_after_it_was_opened():
    record = read(write_record(played(), "c1")).record
    record.undo([BLUE])
    assert digest(record.position(record.at)) == record.digest()


def test_a_file_is_one_line_about_itself_and_one_line_of_json():
    data = write_record(played(), "c1")
    first, second, rest = data.split(b"\n")
    assert json.loads(first)["length"] == len(second)
    assert json.loads(second)["system"] == "toy"
    assert rest == b""


# -- refused files -------------------------------------------------------------------------------


def test_a_truncated_file_says_so():
    data = write_record(played(), "c1")
    with pytest.raises(SaveError, match="cut off"):
        read(data[:-20])


def test_an_altered_file_says_so():
    data = write_record(played(), "c1")
    with pytest.raises(SaveError, match="altered"):
        read(data.replace(b'"walk 1"', b'"walk 3"'))


def test_an_oversized_file_is_refused_unread():
    with pytest.raises(SaveError, match="more than"):
        read(b" " * (kernel_saves.MAX_BYTES + 1))
    with pytest.raises(SaveError, match="more than"):
        open_position(toy.SYSTEM, b" " * (kernel_saves.MAX_BYTES + 1))


def test_a_file_of_another_format_says_so():
    with pytest.raises(SaveError, match="format 2"):
        read(sealed(b"{}", xenofront=2))


def test_a_file_of_another_game_says_so():
    with pytest.raises(SaveError, match="'chess', not of 'toy'"):
        read(rewritten(write_record(played(), "c1"), system="chess"))


def test_an_answer_that_cannot_be_is_named():
    data = write_record(played(), "c1")
    entries = json.loads(data.split(b"\n")[1])["entries"]
    entries[2]["choice"] = "perhaps"
    with pytest.raises(SaveError, match=r"entry 2 .*perhaps"):
        read(rewritten(data, entries=entries))


def test_a_replay_that_leads_elsewhere_is_refused():
    data = write_record(played("walk 1"), "c1")
    entries = [{"entry": "Answer", "seat": "red", "what": "deed", "choice": "walk 2"}]
    with pytest.raises(SaveError, match="another position"):
        read(rewritten(data, entries=entries))


def test_a_set_up_that_cannot_be_played_is_refused():
    data = write_record(played(), "c1")
    setup = {"system": "toy", "mission": "moon", "seats": ["red", "blue"]}
    with pytest.raises(SaveError, match="no mission is called 'moon'"):
        read(rewritten(data, setup=setup))


def test_an_answer_that_breaks_a_rule_of_the_program_is_refused():
    entries = [{"entry": "Answer", "seat": "red", "what": "deed", "choice": "break"}]
    with pytest.raises(SaveError, match="entry 0"):
        read(rewritten(write_record(new_record(), "c1"), entries=entries))


def test_deeply_nested_input_is_refused():
    for body in (b"[" * 200_000, b'{"state":' * 100_000):
        with pytest.raises(SaveError):
            read(sealed(body))
        with pytest.raises(SaveError):
            open_position(toy.SYSTEM, body)


# -- hostile files -------------------------------------------------------------------------------


def only_a_save_error(open_it: Any, *args: Any) -> None:
    with contextlib.suppress(SaveError):
        open_it(*args)


REAL = write_record(played(), "c1")
POSITION = save(played().game)
VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner),
    max_leaves=6,
)


@given(st.binary(max_size=300))
@example(b"")
@example(b"\n")
@example(b"\xff\xfe\n\xff")
def test_random_bytes_give_a_save_error_and_nothing_else(data):
    only_a_save_error(read, data)
    only_a_save_error(read, sealed(data))
    only_a_save_error(open_position, toy.SYSTEM, data)


@given(st.data())
def test_random_mutations_of_a_real_file_give_a_save_error_and_nothing_else(data):
    real = data.draw(st.sampled_from((REAL.split(b"\n")[1], POSITION)))
    at = data.draw(st.integers(0, len(real)))
    cut = data.draw(st.integers(0, 12))
    mutant = real[:at] + data.draw(st.binary(max_size=6)) + real[at + cut :]
    only_a_save_error(read, sealed(mutant))
    only_a_save_error(open_position, toy.SYSTEM, mutant)


def mutated(value: Any, data: Any) -> Any:
    """The same shape with one value somewhere replaced."""
    if isinstance(value, dict) and value and data.draw(st.integers(0, 9)):
        key = data.draw(st.sampled_from(sorted(value)))
        return {**value, key: mutated(value[key], data)}
    if isinstance(value, list) and value and data.draw(st.integers(0, 9)):
        at = data.draw(st.integers(0, len(value) - 1))
        return [*value[:at], mutated(value[at], data), *value[at + 1 :]]
    if isinstance(value, str) and data.draw(st.booleans()):
        words = ("red", "blue", "walk 1", "fight", "deed", "choose", "roll", "Turn", "Fight", "")
        return data.draw(st.sampled_from(words))
    if isinstance(value, int) and data.draw(st.booleans()):
        return data.draw(st.integers(-(2**70), 2**70))
    return data.draw(VALUES)


@given(st.data())
def test_json_of_the_right_shape_gives_a_save_error_and_nothing_else(data):
    body = mutated(json.loads(REAL.split(b"\n")[1]), data)
    content = data.draw(st.sampled_from(("c1", "c2")))
    only_a_save_error(read, sealed(json.dumps(body).encode()), toy.SYSTEM, content)
    position = mutated(json.loads(POSITION), data)
    only_a_save_error(open_position, toy.SYSTEM, json.dumps(position).encode())


def test_nothing_in_a_file_is_executed(tmp_path):
    mark = tmp_path / "mark"
    code = f"__import__('pathlib').Path({str(mark)!r}).touch()"
    frames = [{"procedure": code}, {"procedure": "Play", "step": code}]
    for stack in ([frames[0]], [frames[1]], [{"procedure": "Play", "step": "__init__"}]):
        position = json.loads(POSITION)
        position["stack"] = stack
        with pytest.raises(SaveError):
            open_position(toy.SYSTEM, json.dumps(position).encode())
    assert not mark.exists()


def test_a_stack_that_waits_for_an_answer_nobody_asked_is_refused():
    position = json.loads(POSITION)
    position["stack"] = [{"procedure": "Turn", "seat": "red", "step": "act"}]
    with pytest.raises(SaveError, match=r"Turn\.act waits for an answer"):
        open_position(toy.SYSTEM, json.dumps(position).encode())


def test_a_save_that_would_run_for_ever_is_refused():
    position = json.loads(POSITION)
    position["stack"] = [{"procedure": "Spin", "step": "turn"}]
    with pytest.raises(SaveError, match=rf"at Spin\.turn: .*{STEP_LIMIT}"):
        open_position(toy.SYSTEM, json.dumps(position).encode())


# -- changed rules and content -------------------------------------------------------------------


def test_under_other_content_the_newest_position_opens_and_nothing_is_dropped():
    record = played()
    opened = read(write_record(record, "c1"), content="c2")
    assert not opened.same_rules
    assert opened.dropped == ()
    assert opened.record.digest() == record.digest()
    assert opened.record.game.pending == record.game.pending


def test_under_other_content_earlier_history_stays_readable():
    record = played()
    opened = read(write_record(record, "c1"), content="c2").record
    assert list(opened.past) == record.entries
    opened.answer("walk 1")
    twice = read(write_record(opened, "c2"), content="c3").record
    assert list(twice.past) == [*record.entries, Answer(BLUE, "deed", "walk 1")]


def without_newest_position(data: bytes) -> bytes:
    """The file with only the oldest snapshot, as if the newer ones no longer opened."""
    body = json.loads(data.split(b"\n")[1])
    return rewritten(data, snapshots=body["snapshots"][:1])


def test_answers_after_the_snapshot_are_replayed_with_their_dice():
    record = played()
    data = without_newest_position(write_record(record, "c1"))
    opened = read(data, content="c2")
    assert opened.dropped == ()
    assert opened.record.digest() == record.digest()
    assert opened.record.entries == record.entries


def test_what_is_no_longer_legal_is_dropped_and_named():
    record = played("walk 3", "walk 1", "walk 3", "fight")
    data = without_newest_position(write_record(record, "c1"))
    opened = read(data, new_system(longest=2, version=2))
    assert [answer.choice for answer in opened.dropped] == ["walk 3", "walk 1", "walk 3", "fight"]
    opened = read(data, new_system(longest=3, version=2))
    assert opened.dropped == ()


def test_the_answers_before_the_first_illegal_one_are_kept():
    record = played("walk 1", "walk 2", "walk 3", "walk 1")
    data = without_newest_position(write_record(record, "c1"))
    opened = read(data, new_system(longest=2, version=2))
    assert [answer.choice for answer in opened.dropped] == ["walk 3", "walk 1"]
    assert not opened.same_rules
    assert opened.record.game.state.diggers["red"].place == 3  # type: ignore[attr-defined]
    opened.record.answer("walk 2")


def test_an_answer_whose_dice_no_longer_fit_is_dropped_whole():
    record = played("walk 1", "fight", "yes")
    data = write_record(record, "c1")
    body = json.loads(data.split(b"\n")[1])
    body["entries"][1]["fates"] = ["heads", "9", "9"]
    opened = read(rewritten(without_newest_position(data), entries=body["entries"]), content="c2")
    assert [answer.choice for answer in opened.dropped] == ["fight", "yes"]
    game = opened.record.game
    assert not game.manual
    assert game.pending is not None
    assert game.pending.what == "deed"


def test_a_newest_position_that_no_longer_opens_gives_way_to_an_older_one():
    record = played(*["walk 1"] * 20)
    data = write_record(record, "c1")
    body = json.loads(data.split(b"\n")[1])
    body["snapshots"][-1]["position"]["stack"][-1]["procedure"] = "Lost"
    opened = read(rewritten(data, snapshots=body["snapshots"]), content="c2")
    assert opened.record.digest() == record.digest()
    assert len(opened.record.past) == 16
    assert len(opened.record.entries) == 4


def test_without_any_position_the_game_is_replayed_from_its_beginning():
    record = played()
    opened = read(rewritten(write_record(record, "c1"), snapshots=[]), content="c2")
    assert opened.record.digest() == record.digest()
    assert opened.record.entries == record.entries
    assert opened.record.past == ()


def test_take_backs_are_still_counted_and_chance_still_keyed_anew():
    record = played("dig")
    record.take_back(0, [RED, BLUE])
    record.answer("dig")
    data = without_newest_position(write_record(record, "c1"))
    opened = read(data, content="c2").record
    assert opened.take_backs == 1
    assert opened.digest() == record.digest()
    opened.take_back(0, [RED, BLUE])
    assert opened.take_backs == 2
    once_more = read(write_record(read(data, content="c2").record, "c2"), content="c3").record
    assert once_more.take_backs == 1


def test_the_line_that_was_being_played_is_carried_over_without_what_was_undone():
    record = played("walk 1", "walk 2")
    record.undo([RED])
    record.answer("walk 3")
    opened = read(without_newest_position(write_record(record, "c1")), content="c2").record
    assert [e.choice for e in opened.entries if isinstance(e, Answer)] == ["walk 1", "walk 3"]
    assert opened.digest() == record.digest()


def test_a_record_that_goes_back_to_nowhere_is_refused():
    data = write_record(played("walk 1"), "c1")
    for branch in (0, 1):
        entries = [{"entry": "BackTo", "node": 9, "branch": branch}]
        for content in ("c1", "c2"):
            with pytest.raises(SaveError, match="no node 9"):
                read(rewritten(data, entries=entries), content=content)


def test_a_game_by_hand_is_still_by_hand():
    record = played("fight", manual=True)
    data = write_record(record, "c1")
    for file in (data, without_newest_position(data), rewritten(data, snapshots=[])):
        opened = read(file, content="c2").record
        assert opened.game.manual
        assert opened.game.pending == record.game.pending


def test_after_an_undo_an_older_position_is_still_found_by_its_number():
    record = played(*["walk 1"] * 10)
    for _ in range(3):
        record.undo([RED])
    for _ in range(12):
        record.answer("walk 2")
    data = write_record(record, "c1")
    body = json.loads(data.split(b"\n")[1])
    body["snapshots"][-1]["position"]["stack"][-1]["procedure"] = "Lost"
    opened = read(rewritten(data, snapshots=body["snapshots"]), content="c2").record
    assert opened.digest() == record.digest()
    assert (len(opened.past), len(opened.entries)) == (16, 3)


NOWHERE = {"system": "toy", "mission": "moon", "seats": ["red", "blue"]}


def test_when_nothing_opens_the_reason_is_given():
    data = write_record(played(), "c1")
    with pytest.raises(SaveError, match="opens under these rules: the record holds no position"):
        read(rewritten(data, setup=NOWHERE, snapshots=[]), content="c2")
    lost = [{"node": 0, "position": {"state": {}, "stack": [{"procedure": "Lost"}]}}]
    with pytest.raises(SaveError, match="opens under these rules: not a save of toy"):
        read(rewritten(data, setup=NOWHERE, snapshots=lost), content="c2")


# -- older saves ---------------------------------------------------------------------------------


class OldTurn(Procedure):
    """T 2, as it was called once."""

    CITATION: ClassVar[str] = "T 2"

    player: Seat
    """Called seat today."""

    def pick(self, state: Any) -> Question:
        return toy.NextDeed(self.player, (toy.Walk(1), toy.Deed("end")), "T-2.a", self.player)

    def act(self, state: Any, choice: str) -> Result:
        return END


class OldPlay(Procedure):
    """T 1, as it was called once."""

    CITATION: ClassVar[str] = "T 1"

    def turn(self, state: Any) -> Result:
        return OldTurn(player=RED)

    def pass_on(self, state: Any) -> Result:
        return END


class OldState(State, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    people: dict[str, toy.Digger] = {}
    deck: Deck = ()


def old_save() -> bytes:
    """A position of an edition in which much had other names."""
    system = System(
        name="toy",
        version=0,
        package="",
        state=OldState,
        procedures=(OldPlay, OldTurn),
        events=toy.EVENTS,
        begin=lambda setup, box: (
            OldState(setup=setup, people={"red": toy.Digger(place=4), "blue": toy.Digger()}),
            OldPlay(),
        ),
        seats=lambda state: state.setup.seats,
        place=lambda position, setup, box: position,
        describe=lambda state: {},
        box_for=lambda setup: None,
    )
    return save(Game.start(system, toy.SETUP))


ALIASES = Aliases(
    procedures={"OldTurn": "Turn", "OldPlay": "Play"},
    steps={("Turn", "pick"): "choose"},
    fields={("Turn", "player"): "seat", ("State", "people"): "diggers"},
)


def test_a_save_with_former_names_opens():
    game = open_position(new_system(aliases=ALIASES), old_save())
    assert game.pending is not None
    assert game.pending.what == "deed"
    assert [frame.procedure for frame in game.why()] == ["Play", "Turn"]
    assert game.state.diggers["red"].place == 4  # type: ignore[attr-defined]


def test_a_save_with_unknown_names_is_refused_and_says_which():
    with pytest.raises(SaveError, match="not a save of toy"):
        open_position(new_system(), old_save())


def test_a_former_name_of_a_step_alone_is_enough():
    data = save(new_game()).replace(b'"step":"choose"', b'"step":"pick"')
    with pytest.raises(SaveError, match="Turn has no step 'pick'"):
        open_position(toy.SYSTEM, data)
    game = open_position(new_system(aliases=Aliases(steps={("Turn", "pick"): "choose"})), data)
    assert digest(game) == digest(new_game())


def test_a_former_name_of_a_field_with_a_default_is_not_lost():
    game = new_game()
    game.answer("fight")
    data = save(game).replace(b'"fight":3', b'"duel":3')
    assert b'"duel"' in data
    with pytest.raises(SaveError):
        open_position(toy.SYSTEM, data)
    aliases = Aliases(fields={("Parry", "duel"): "fight"})
    opened = open_position(new_system(aliases=aliases), data)
    assert opened.stack[-1].fight == 3  # type: ignore[attr-defined]


class RicherState(ToyState, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    weather: str = "fair"


def test_a_new_field_with_a_default_opens_old_saves_and_keeps_their_digests():
    game = new_game()
    game.answer("walk 1")
    opened = open_position(new_system(state=RicherState), save(game))
    assert opened.state.weather == "fair"  # type: ignore[attr-defined]
    assert digest(opened) == digest(game)


class Lonely(Procedure):
    """T 13: new in this edition."""

    CITATION: ClassVar[str] = "T 13"

    def begin(self, state: ToyState) -> Result:
        return END


def test_a_system_that_gained_a_procedure_opens_old_saves():
    system = new_system(procedures=(*toy.PROCEDURES, Lonely))
    assert open_position(system, save(new_game())).pending == new_game().pending


def test_events_can_be_read_back():
    record = played()
    data = msgspec.json.encode(record.game.log)
    assert toy.SYSTEM.decode_events(data) == record.game.log
