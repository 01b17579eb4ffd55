"""Forced choices, and going back and forth between the questions that left a choice."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from xenofront.kernel import BackTo, Game, Question, Record, Seat, UndoRefused
from xenofront.present.presenter import PlayerView, Presenter
from xenofront.text.texts import Texts

Complete = Callable[[Game], bool]
"""Whether an open question has no answers beyond the listed ones now."""


def forced_choice(game: Game, complete: Complete) -> str | None:
    """The only answer, if there is only one, beyond the listed ones too."""
    pending = game.pending
    if pending is None or len(set(pending.choices)) != 1:
        return None
    if getattr(pending, "open", False) and not complete(game):
        return None
    return str(pending.choices[0])


def undo(record: Record, seats: Iterable[Seat], complete: Complete) -> None:
    """Back to the last question that left a choice; UndoRefused beyond a barrier."""
    allowed, steps = tuple(seats), 0
    try:
        record.undo(allowed)
        while record.at and forced_choice(record.game, complete) is not None:
            steps += 1
            record.undo(allowed)
    except UndoRefused:
        for _ in range(steps):
            record.redo(allowed)
        raise


def redo(record: Record, seats: Iterable[Seat], complete: Complete) -> None:
    """Forward again to the next question that leaves a choice."""
    allowed = tuple(seats)
    record.redo(allowed)
    while forced_choice(record.game, complete) is not None:
        try:
            record.redo(allowed)
        except UndoRefused:
            break


class ForcedChoices:
    """Which answers of one game were, or are, the only ones; remembered by node."""

    def __init__(self, record: Record, presenter: Presenter) -> None:
        self.record, self.presenter = record, presenter
        self._texts = Texts("en", record.system.name)
        self._known: dict[int, bool] = {}

    def is_complete(self, game: Game) -> bool:
        """Whether an open question has no answers beyond the listed ones now."""
        pending = game.pending
        seat = pending.seat if isinstance(pending, Question) else game.system.seats(game.state)[0]
        return self.presenter.is_complete(PlayerView(self._texts, game, seat))

    def now(self) -> str | None:
        """The only answer to the pending question, if there is only one."""
        return forced_choice(self.record.game, self.is_complete)

    def note(self, *, forced: bool) -> None:
        """The answer that led to where the game stands now was the only one, or was not."""
        self._known[self.record.at] = forced

    def led_to(self, node: int) -> bool:
        """Whether the answer that led to a node was the only one."""
        if node not in self._known:
            before = self.record.position(self.record.nodes[node].parent)
            self._known[node] = forced_choice(before, self.is_complete) is not None
        return self._known[node]

    def undo_refusal(self, seats: Iterable[Seat]) -> str:
        """The message that says why the last choice cannot be undone; nothing if it can."""
        record, at, allowed = self.record, self.record.at, tuple(seats)
        while True:
            node = record.nodes[at]
            if node.way is None:
                return "ui-undo-beginning"
            if node.barrier or isinstance(node.way, BackTo) or not record.is_of(node.way, allowed):
                return "ui-refused-undo"
            if not self.led_to(at):
                return ""
            at = node.parent
