"""Answers that nobody is asked for, and going back and forth between those that somebody gave."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable
from typing import Final

from xenofront.kernel import Answer, BackTo, Game, Question, Record, Seat, UndoRefused
from xenofront.present.messages.live import Settled
from xenofront.present.presenter import PlayerView, Presenter, seen
from xenofront.text.texts import Texts

Complete = Callable[[Game], bool]
"""Whether an open question has no answers beyond the listed ones now."""
TABLE: Final = "table"
"""Who gives the answers by which nothing is decided."""
EVERYTHING: Final = "*"
"""Stands for all kinds of questions."""


def forced_choice(game: Game, complete: Complete) -> str | None:
    """The only answer, if there is only one, beyond the listed ones too."""
    pending = game.pending
    if pending is None or len(set(pending.choices)) != 1:
        return None
    if getattr(pending, "open", False) and not complete(game):
        return None
    return str(pending.choices[0])


def asking(presenter: Presenter, kinds: Iterable[str]) -> tuple[str, ...]:
    """Those of some kinds of questions that the table of a game ever answers, or all."""
    wanted = set(kinds)
    if EVERYTHING in wanted:
        return (EVERYTHING,)
    return tuple(kind for kind in presenter.settles if kind in wanted)


def settled_kinds(
    presenter: Presenter, texts: Texts, wanted: Collection[str]
) -> tuple[Settled, ...]:
    """The questions that the table answers, and of which of them somebody wants to be asked."""
    return tuple(
        Settled(kind=kind, text=texts.say(words), asked=EVERYTHING in wanted or kind in wanted)
        for kind, words in presenter.settles.items()
    )


class AutoAnswers:
    """The answers of one game that nobody is asked for: the only ones, and those of the table."""

    def __init__(self, record: Record, presenter: Presenter) -> None:
        self.record, self.presenter = record, presenter
        self._texts = Texts("en", record.system.name)
        self._known: dict[int, bool] = {}

    def is_complete(self, game: Game) -> bool:
        """Whether an open question has no answers beyond the listed ones now."""
        pending = game.pending
        seat = pending.seat if isinstance(pending, Question) else game.system.seats(game.state)[0]
        return self.presenter.is_complete(PlayerView(self._texts, game, seat))

    def forced(self) -> str | None:
        """The only answer to the pending question, if there is only one."""
        return forced_choice(self.record.game, self.is_complete)

    def settled(self, asking: Collection[str] = ()) -> str | None:
        """The answer of the table, if nothing is decided by the pending question.

        None for those kinds of questions of which somebody wants to be asked all the same.
        """
        game = self.record.game
        pending = game.pending
        if not isinstance(pending, Question) or pending.what not in self.presenter.settles:
            return None
        if EVERYTHING in asking or pending.what in asking:
            return None
        key = self.presenter.settled(seen(game, pending.seat, self._texts))
        return key if key is not None and game.why_not(key) is None else None

    def note(self, *, forced: bool) -> None:
        """The answer that led to where the game stands now was the only one, or was not."""
        self._known[self.record.at] = forced

    def led_to(self, node: int) -> bool:
        """Whether nobody was asked for the answer that led to a node."""
        way = self.record.nodes[node].way
        if isinstance(way, Answer) and way.by == TABLE:
            return True
        if node not in self._known:
            before = self.record.position(self.record.nodes[node].parent)
            self._known[node] = forced_choice(before, self.is_complete) is not None
        return self._known[node]

    # -- going back and forth --------------------------------------------------------------------

    def undo(self, seats: Iterable[Seat]) -> None:
        """Back to the last question that somebody answered; UndoRefused beyond a barrier."""
        record, allowed = self.record, tuple(seats)
        if self.undo_refusal(allowed):
            raise UndoRefused("nobody here gave an answer that could be undone")
        while True:
            left = record.at
            record.undo(allowed)
            if not self.led_to(left):
                return

    def redo(self, seats: Iterable[Seat]) -> None:
        """Forward again to the next question that somebody answered."""
        record, allowed = self.record, tuple(seats)
        record.redo(allowed)
        while record.at in record.later and self.led_to(record.later[record.at]):
            try:
                record.redo(allowed)
            except UndoRefused:
                break

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
