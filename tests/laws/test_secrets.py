"""Nothing that a side is shown depends on what it may not know: the toy, in all that leaves it.

Two worlds that are the same to a side differ in everything else: hands, stock, hidden events.
"""

from random import Random
from typing import Any, ClassVar

import msgspec
import pytest

from tests.kernel import toy
from tests.server.toy_table import NAME, ToyFace, toy_system
from xenofront.kernel import END, WATCHER, Chance, Procedure, Question, Record, Result, Seat, Side
from xenofront.kernel.procedure import chained
from xenofront.lab.laws import hides_secrets, viewers
from xenofront.present.builder import MessageBuilder
from xenofront.present.messages.looks import Look
from xenofront.present.turns import AutoAnswers
from xenofront.research.arrays import Eye
from xenofront.research.episode import Episode
from xenofront.research.tasks import Task
from xenofront.text.texts import Texts

__all__ = ["toy_system"]

GAMES, ANSWERS = 12, 40
FAILING = (toy.Deed("break"), toy.Deed("spin"))


@pytest.fixture(autouse=True)
def _nothing_fails_on_purpose(monkeypatch):
    kept = toy.deeds
    sound = lambda state: tuple(deed for deed in kept(state) if deed not in FAILING)  # noqa: E731
    monkeypatch.setattr(toy, "deeds", sound)


def answered(record: Record, dice: Random) -> bool:
    """Give any answer; whether the game goes on."""
    pending = record.game.pending
    if pending is None:
        return False
    record.answer(dice.choice(pending.options))
    return record.game.pending is not None


def moments():
    """Records at every answer of random games."""
    for seed in range(GAMES):
        dice, record = Random(f"secrets {seed}"), toy.new_record()
        for _ in range(ANSWERS):
            if not answered(record, dice):
                break
            yield record, dice


def test_questions_refusals_previews_and_procedures_hide_secrets():
    windows = 0
    for record, dice in moments():
        assert list(hides_secrets(record, dice)) == []
        windows += record.game.pending is not None and record.game.pending.what == "window"
    assert windows > 5


def trapped(state: toy.ToyState, seat: Seat) -> bool:
    """Whether the other side holds a trap."""
    return "trap" in state.hands.get(toy.other(seat), ())


def found_in_random_games() -> list[str]:
    return [fault for record, dice in moments() for fault in hides_secrets(record, dice)]


def test_a_question_that_depends_on_a_secret_is_noticed(monkeypatch):
    kept = toy.deeds
    monkeypatch.setattr(toy, "deeds", lambda state: kept(state)[trapped(state, state.active) :])
    assert "'deed' depends on what 'red' may not know" in found_in_random_games()


@pytest.mark.parametrize(
    ("port", "port_of", "fault"),
    [
        ("preview", lambda turn, state, choice: trapped(state, turn.seat), "the preview of"),
        (
            "why_not",
            lambda turn, state, choice: "T-2.z" if trapped(state, turn.seat) else None,
            "why not",
        ),
    ],
)
def test_a_promise_or_refusal_that_depends_on_a_secret_is_noticed(
    monkeypatch, port, port_of, fault
):
    step = toy.Turn.STEPS["choose"]
    monkeypatch.setitem(toy.Turn.STEPS, "choose", step._replace(**{port: port_of}))
    assert any(fault in found for found in found_in_random_games())


hold: Any = toy.StockUp.hold


class TalkativeStockUp(Procedure):
    """T 14, with a frame that remembers the card."""

    CITATION: ClassVar[str] = "T 14"

    seat: Seat
    card: str = ""

    def draw(self, state: toy.ToyState) -> Chance:
        return Chance("card", state.stock, "T-14.a", "cards")

    def hold(self, state: toy.ToyState, card: str) -> Result:
        self.card = card
        hold(self, state, card)
        return None

    def ask(self, state: toy.ToyState) -> Question:
        return toy.MayParry(self.seat, (toy.Yes(), toy.No()), "T-5.a")

    def go_on(self, state: toy.ToyState, choice: toy.Yes | toy.No) -> Result:
        return END


def test_a_procedure_that_remembers_a_secret_is_noticed(monkeypatch):
    monkeypatch.setattr(toy, "StockUp", TalkativeStockUp)
    found = " ".join(found_in_random_games())
    assert "open procedures hold what 'blue' may not know" in found


def test_a_fact_that_is_known_without_being_told_is_noticed(monkeypatch):
    kept = toy.StockUp.STEPS["hold"].function

    def blab(frame: Any, state: toy.ToyState, card: str) -> Any:
        state.turns += card == "trap"
        return kept(frame, state, card)

    step = toy.StockUp.STEPS["hold"]._replace(function=blab)
    steps = {**toy.StockUp.STEPS, "hold": step}
    monkeypatch.setattr(toy.StockUp, "STEPS", steps)
    monkeypatch.setattr(toy.StockUp, "CHAIN", chained(steps))
    assert any("knows more than it was told" in fault for fault in found_in_random_games())


# -- what leaves the server ------------------------------------------------------------------------


def messages(record: Record, side: Side) -> bytes:
    """All that a client of a side is told of a game from its beginning."""
    face, texts = ToyFace(), Texts("en", NAME)
    mine = tuple(record.system.sides(record.game.state).get(side, ()))
    builder = MessageBuilder(record, face, texts, AutoAnswers(record, face))
    seen = builder.seen(mine)
    told = [
        builder.entries(0, mine),
        builder.question(seen, mine) if record.game.pending is not None else None,
        face.board(seen),
        face.scene(seen),
        face.look(seen, Look(id="1", about="place", first="0,0")),
        builder.times(mine),
    ]
    return msgspec.json.encode(told)


def in_another_world(record: Record, side: Side, seed: int) -> Record:
    """The same game for a side; all that it does not know is different."""
    twin = Record(record.system, record.setup, start=record.game.clone())
    twin.entries, twin.nodes, twin.at = list(record.entries), list(record.nodes), record.at
    twin.whole = {node: game.clone() for node, game in record.whole.items()}
    twin.game.state = record.game.seen(side).dealt(seed).state
    for number, node in enumerate(twin.nodes):
        told = tuple(
            event
            if record.system.hears(record.game.state, side, event)
            else toy.CardSeen("another", rules=("T-14.a",), seen_by=event.seen_by)
            for event in node.told
        )
        twin.nodes[number] = msgspec.structs.replace(node, told=told)
    return twin


def test_messages_hide_secrets(toy_system):
    differences = 0
    for record, dice in moments():
        for side in viewers(record.game):
            world = in_another_world(record, side, dice.getrandbits(60))
            differences += world.game.state != record.game.state
            assert messages(world, side) == messages(record, side)
    assert differences > 100


def test_entries_are_numbered_by_side(toy_system):
    record = toy.new_record()
    for key in ("stock_up", "walk 1", "whisper", "moon", "end", "stock_up"):
        record.answer(key)
    face = ToyFace()
    builder = MessageBuilder(record, face, Texts("en", NAME), AutoAnswers(record, face))
    for mine, count in (((toy.RED,), 6), ((toy.BLUE,), 5), ((), 4)):
        numbers = [entry.number for entry in builder.entries(0, mine)]
        assert numbers == list(range(1, count + 1))


# -- environments ----------------------------------------------------------------------------------


def test_observations_hide_secrets(toy_system):
    task = Task("toy", NAME, "hill", 2, 500, 0, ("red", "blue"))
    seen_differ = 0
    for seed in range(GAMES):
        dice, episode = Random(f"episodes {seed}"), Episode(task, seed)
        for _ in range(ANSWERS):
            if episode.over:
                break
            episode.act(dice.randrange(len(episode.answers)))
            for seat in (toy.RED, toy.BLUE):
                twin = episode.clone()
                twin.game.state = episode.game.seen_by(seat).dealt(dice.getrandbits(60)).state
                mine, other = (Eye(one).observe(one, seat) for one in (episode, twin))
                assert {n: a.tobytes() for n, a in mine.items()} == {
                    n: a.tobytes() for n, a in other.items()
                }
                foreign = Eye(episode).observe(episode, toy.other(seat))
                seen_differ += foreign["figures"].tobytes() != mine["figures"].tobytes()
    assert seen_differ > 50


def test_a_watcher_is_shown_what_nobody_keeps_secret():
    game = toy.new_game()
    for key in ("stock_up", "whisper", "moon"):
        game.answer(key)
    known = game.seen(WATCHER).state
    assert (known.secret, known.hands) == ({}, {"red": ("?",)})  # type: ignore[attr-defined]
