"""What happened."""

from __future__ import annotations

from typing import Literal

from xenofront.present.messages.base import Part, Tone


class Die(Part, frozen=True, kw_only=True):
    """A face that was rolled."""

    colour: str
    symbols: tuple[str, ...]
    """Words the client has drawings for; a number is its digits."""
    label: str


class Step(Part, frozen=True, kw_only=True):
    """Something to be seen on the board while an entry is told."""

    kind: Literal["move", "attack", "wound", "appear", "leave"]
    figure: str
    target: str = ""
    way: tuple[tuple[int, int], ...] = ()
    """Points it passes, the first being where it starts."""


class Entry(Part, frozen=True, kw_only=True):
    """One event, as a sentence."""

    number: int
    """Counted from the beginning of this line of the game."""
    node: int
    """The moment after which it had happened."""
    text: str
    rules: tuple[str, ...]
    tone: Tone = "plain"
    title: bool = False
    """Whether it begins a round or turn."""
    depth: int = 0
    dice: tuple[Die, ...] = ()
    figures: tuple[str, ...] = ()
    steps: tuple[Step, ...] = ()
    by: str = ""
    """The name of the computer player whose answer brought it about."""
