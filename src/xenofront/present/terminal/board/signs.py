"""What stands for terrain, lines and markers on a board of text, by the words of the messages.

The page has a drawing for each of these words; a word without a sign is not shown in text.
"""

from __future__ import annotations

from typing import Final

from xenofront.present.messages.board import Board
from xenofront.present.messages.scene import Figure, Marker
from xenofront.text.texts import Texts

TERRAIN: Final = {"blocked": "##", "edge": "::"}
"""Cells that nobody enters."""
EDGES: Final = {"door": "+", "door_hex": "+", "window": "=", "barrier": "#", "area": "'"}
SHUT: Final = {
    "locked": "%",
    "blocked": "!",
    "broken": ",",
    **dict.fromkeys(("lock_red", "lock_blue", "lock_green"), "%"),
}
"""Doors that are not as they are drawn on the board."""
SHUT_WINDOW: Final = "@"
PIECES: Final = {
    **dict.fromkeys(("block", "rock", "container", "crate_stack", "reactor"), "▓"),
    **dict.fromkeys(("area", "wood", "rubble"), "░"),
    **dict.fromkeys(("field", "pool"), "~"),
    **dict.fromkeys(("individual", "barrel", "crate", "tree", "console", "pillar"), "o"),
    "trench": "v",
}
LINEAR: Final = ("linear", "wall", "pipe_run")
"""Pieces that are lines: drawn along their longer side."""
OPENINGS: Final = {"door": "/", "window": ":", "barrier": "#"}
"""Doors, windows and barricades of a session without cells."""
ALONG, DOWN = "=", "║"
MARKERS: Final = {
    "search": "$",
    "crate_improved": "W",
    "crate_alien": "WA",
    "action": "&",
    "token_equipment": "eq",
    "token_waypoint": "wp",
    "token_tech": "at",
    "token_key_red": "ke",
    "token_key_blue": "ke",
    "token_key_green": "ke",
    "suit_mark_1_empty": "su",
    "suit_mark_2_empty": "su",
    "drill": "dr",
    "mine": "mi",
    "strike": "st",
    "objective": "&",
    "objective_done": "✓",
    "objective_failed": "-",
    "location": "&",
    "signal": "$",
    "spawn": "^",
    "distraction": "dd",
    "evac": "EV",
}
"""Markers by their kind, or by the first word of it."""
ARROWS: Final = {"E": "→", "SE": "↘", "SW": "↙", "W": "←", "NW": "↖", "NE": "↗", "N": "↑", "S": "↓"}
AREA: Final = "x"
"""Ground around a marker that reaches farther."""
AREAS: Final = ("blocked",)
"""Markers that are shown by the ground they cover."""
LETTERED: Final = ("teleport", "objective", "location", "spawn", "signal")
"""Markers that are told apart by letters or a number."""
COLOURS: Final = {"squad": "agent", "friend": "agent", "ship": "good", "signal": "signal"}
RANKS: Final = ("green", "blue", "red")


def sign_of(marker: Marker) -> str:
    """A marker's sign, with what tells it from others of its kind; nothing if it has none."""
    kind = marker.kind.partition("_")[0]
    sign = MARKERS.get(marker.kind) or MARKERS.get(kind, "")
    if kind == "teleport":
        return f"T{marker.letters}"
    if kind == "objective" and marker.kind not in MARKERS:
        sign = "!"
    if not sign or kind not in LETTERED:
        return sign
    number = marker.id.rpartition("-")[2]
    return sign + (number if number.isdigit() else marker.letters)


def marker_style(marker: Marker) -> str:
    if marker.kind in ("objective_done", "evac"):
        return "good"
    return "bad" if marker.kind in ("spawn", "objective_failed") else "place"


def figure_style(figure: Figure) -> str:
    """The colour of a figure: that of its side, of an alien that of its rank."""
    rank = figure.rank if figure.rank in RANKS else "red"
    return COLOURS.get(figure.side, rank)


def legend(texts: Texts, board: Board) -> str:
    """What the signs on a board mean; things with the same sign stand together."""
    said = [texts.say("ui-legend-figures")]
    said += [texts.say("ui-legend-cells")] if board.kind == "cells" else []
    by_sign: dict[str, list[str]] = {}
    for key in board.legend:
        if sign := _sign_of_key(board, key.kind):
            by_sign.setdefault(sign, []).append(key.label)
    said += [f"{sign} {', '.join(dict.fromkeys(labels))}" for sign, labels in by_sign.items()]
    return " · ".join(said)


def _sign_of_key(board: Board, kind: str) -> str:
    """The sign of a line of the legend; nothing for what has none."""
    first, is_open = kind.partition("_")[0], board.kind == "plane"
    if is_open and kind in OPENINGS:
        return OPENINGS[kind]
    if kind in LINEAR:
        return f"{ALONG} {DOWN}" if is_open else "| / \\"
    if is_open and kind in AREAS:
        return AREA
    if first == "teleport":
        return "T"
    if first == "objective" and kind not in MARKERS:
        return "!"
    sign = (TERRAIN.get(kind) or EDGES.get(kind)) if not is_open else PIECES.get(kind)
    return sign or MARKERS.get(kind) or MARKERS.get(first, "")
