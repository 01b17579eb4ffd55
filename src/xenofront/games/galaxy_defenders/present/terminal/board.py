"""The board as text: figures, places, and the numbers of what can be chosen."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from xenofront.games.galaxy_defenders.present.places import ARROWS, agent_letters, alien_letters
from xenofront.games.galaxy_defenders.present.status import has_view
from xenofront.games.galaxy_defenders.rules.state import GDState
from xenofront.games.galaxy_defenders.text.wording.names import SYMBOLS
from xenofront.games.galaxy_defenders.text.wording.names import place as place_name
from xenofront.geometry.hexes import sketch
from xenofront.geometry.hexes.grid import HexId
from xenofront.present.terminal.screen import Screen
from xenofront.text.texts import Texts

WIDE = 2
"""Characters in a hex."""


class Mark(NamedTuple):
    """What stands in a hex: a character beside it, up to two in it, and its colour."""

    beside: str
    inside: str
    style: str


def marks(state: GDState) -> dict[HexId, Mark]:
    """Everything that is on the board; figures hide places."""
    mission = state.box.mission
    found = {HexId(place): Mark("", "$", "place") for place in mission.search}
    for name, place in mission.marks_on_map.items():
        found[HexId(place)] = Mark("", f"&{name[0]}", "place")
    for symbol, place in state.teleports.items():
        found[place] = Mark("", f"T{SYMBOLS[symbol]}", "place")
    for place, rank in state.armory.items():
        found[place] = Mark("", "W" if rank == "improved" else "WA", "place")
    for place in state.civilians.values():
        found[place] = Mark("", "ci", "place")
    for signal in state.signals.values():
        found[signal.hex] = Mark("", "??", "signal")
    for alien, figure in state.aliens.items():
        letters = alien_letters(state, alien)
        rank = state.box.aliens[figure.card].rank
        found[figure.hex] = Mark(letters[0], letters[1:3], rank)
    for agent, row in state.agents.items():
        if row.alive:
            arrow = ARROWS[row.facing] if has_view(state, agent) else ""
            found[row.hex] = Mark(arrow, agent_letters(agent), "agent")
    return found


def numbered(standing: Mapping[HexId, Mark], numbers: Mapping[HexId, str]) -> dict[HexId, Mark]:
    """The board with numbers of choices in empty hexes, or beside whatever stands there.

    Where the letters of a figure leave no room for one, only the list has the number.
    """
    found = dict(standing)
    for place, number in numbers.items():
        there = standing.get(place)
        if there is None or there.style == "place":
            found[place] = Mark("", number[:2], "choice")
            continue
        letters = there.inside if there.style == "agent" else there.beside + there.inside
        if len(number) == 1 and len(letters) <= WIDE:
            found[place] = Mark(number, letters, "choice")
    return found


def picture(
    screen: Screen,
    state: GDState,
    shown: Mapping[HexId, Mark],
    *,
    names: bool = False,
    focus: HexId | None = None,
    height: int | None = None,
) -> list[str]:
    """Lines of the drawn board, painted; cut to the screen around a hex where it is too large."""
    board = state.box.board
    tokens = dict.fromkeys(state.locks, "locked") | dict.fromkeys(state.bars, "blocked")
    drawn = sketch.draw(
        board,
        {place: mark.inside for place, mark in shown.items()},
        tokens=tokens,
        highlights={place: mark.beside for place, mark in shown.items() if mark.beside},
        coordinates=names,
        legend=False,
    ).splitlines()
    cells = sketch.cells(board, coordinates=names)
    centre = cells[focus] if focus in cells else sketch.Cell(len(drawn) // 2, 0, 0)
    top, bottom = _window(centre.line, height or len(drawn), len(drawn))
    left, right = _window(centre.column, screen.width - 1, max(map(len, drawn)))
    spots: dict[int, list[tuple[int, int, str]]] = {}
    for place, mark in shown.items():
        cell = cells[place]
        end = cell.column + 1 + len(mark.inside)
        spots.setdefault(cell.line, []).append((cell.column, end, mark.style))
    return [
        _painted(screen, drawn[number], sorted(spots.get(number, [])), left, right)
        for number in range(top, bottom)
    ]


def _window(centre: int, size: int, whole: int) -> tuple[int, int]:
    """Which part of a length is shown so that the centre is in the middle if possible."""
    if size >= whole:
        return 0, whole
    start = min(max(0, centre - size // 2), whole - size)
    return start, start + size


def _painted(
    screen: Screen, line: str, spots: list[tuple[int, int, str]], left: int, right: int
) -> str:
    parts, at = [], left
    for start, end, style in spots:
        if start < at or end > right:
            continue
        text = line[start:end]
        blank = len(text) - len(text.lstrip())
        parts += [line[at : start + blank], screen.paint(text.lstrip(), style)]
        at = end
    parts.append(line[at:right])
    return "".join(parts).rstrip()


def legend(texts: Texts, state: GDState) -> str:
    """What the letters mean."""
    marks = state.box.mission.marks_on_map
    places = ", ".join(f"&{name[0]} {place_name(texts, name)}" for name in marks)
    return texts.say("ui-legend", places=places)
