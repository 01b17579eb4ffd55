"""Where the game stands, and how everybody is: the line of the round, and lines for each figure."""

from __future__ import annotations

from typing import Any

from xenofront.present.terminal.face import face_of
from xenofront.present.terminal.screen import Screen
from xenofront.text.texts import Texts


def round_line(texts: Texts, state: Any) -> str:
    """Where the game stands."""
    return face_of(texts.system).round_line(texts, state)


def status_lines(screen: Screen, texts: Texts, state: Any) -> list[str]:
    """Where the game stands, then everybody."""
    head = screen.paint(round_line(texts, state), "heading")
    return [head, *face_of(texts.system).figure_lines(screen, texts, state)]
