"""Forced choices, and going back and forth between the questions that left a choice."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from xenofront.kernel import Game, Record, Seat, UndoRefused

Complete = Callable[[Game], bool]
"""Whether an open question has no answers beyond the listed ones now."""


def forced_choice(game: Game, complete: Complete) -> str | None:
    """The only answer, if there is only one, beyond the listed ones too."""
    pending = game.pending
    if pending is None or len(set(pending.options)) != 1:
        return None
    if getattr(pending, "open", False) and not complete(game):
        return None
    return pending.options[0]


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
            record.redo()
        raise


def redo(record: Record, complete: Complete) -> None:
    """Forward again to the next question that leaves a choice."""
    record.redo()
    while forced_choice(record.game, complete) is not None:
        try:
            record.redo()
        except UndoRefused:
            break
