"""Luck that belongs to a deed: plans are compared in worlds that differ by the plans alone.

If all dice came from one stream, one die more at the beginning would change every later throw, and
a plan would look better because somebody far away hit. So in a playout each figure has dice of its
own for each thing it does in a round.
"""

from __future__ import annotations

from xenofront.kernel import Chance, Dice, Procedure


def stream_of(deed: Procedure, question: Chance | Dice, when: int, fields: tuple[str, ...]) -> str:
    """The name of a stream: what is thrown, when, and by whom; the first field that is set says."""
    whose = next((str(one) for field in fields if (one := getattr(deed, field, ""))), "")
    return f"{question.what} {when} {whose}"
