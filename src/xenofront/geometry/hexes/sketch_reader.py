"""GD 5.1 Types of terrain: reads maps written as text, in the form that `sketch` explains."""

import re
from collections.abc import Iterable
from textwrap import dedent
from typing import Final, NamedTuple

from xenofront.geometry.hexes.areas import residue
from xenofront.geometry.hexes.grid import Direction, Hex, HexId, canonical, name, neighbour
from xenofront.geometry.hexes.grid import parse as hex_at
from xenofront.geometry.hexes.terrain import Room, Side, Terrain, Token, side

EMPTY: Final = "."
BLOCKED: Final = "##"
EDGE: Final = "::"
CENTRE: Final = "*"
BORDER: Final = "'"
WALLS: Final[dict[Direction, str]] = {"E": "|", "SE": "/", "SW": "\\"}
GLYPHS: Final[dict[tuple[Side, Token | None], str]] = {
    (Side.DOOR, None): "+",
    (Side.DOOR, Token.LOCKED): "%",
    (Side.DOOR, Token.BLOCKED): "!",
    (Side.WINDOW, None): "=",
    (Side.WINDOW, Token.BLOCKED): "@",
    (Side.BARRIER, None): "~",
}
_MEANING: Final = {glyph: meaning for meaning, glyph in GLYPHS.items()}
_NOTE: Final = re.compile(r"(origin|room|closed room|ground)\s+([^:]*?)\s*(?::(.*))?")


class Sketch(NamedTuple):
    """What a text shows: the terrain, and the hex of each figure."""

    terrain: Terrain
    figures: dict[str, HexId]


def parse(text: str) -> Sketch:
    """Read a map; a ValueError tells the line and column of what it cannot read."""
    reader = _Reader()
    picture: list[tuple[int, str]] = []
    for number, line in enumerate(dedent(text.expandtabs()).splitlines(), 1):
        note = _NOTE.fullmatch(line.strip())
        if note:
            reader.notes.append((number, note[1], note[2], note[3]))
        elif picture or line.strip():
            picture.append((number, line.rstrip()))
    if not picture:
        raise ValueError("the sketch shows no hexes")
    reader.read(picture)
    return reader.finished()


def _wrong(number: int, column: int, what: str) -> ValueError:
    return ValueError(f"line {number}, column {column + 1}: {what}")


class _Reader:
    """Gathers a sketch character by character; columns count from the first cell's content."""

    def __init__(self) -> None:
        self.notes: list[tuple[int, str, str, str | None]] = []
        self._first_column = 0
        self._contents: dict[Hex, str] = {}
        self._marks: dict[Hex, tuple[str, tuple[int, int]]] = {}
        self._spots: dict[Hex, tuple[int, int]] = {}
        self._sides: list[tuple[Hex, Direction, str, tuple[int, int]]] = []

    def read(self, picture: list[tuple[int, str]]) -> None:
        """Take in all characters, as if the first cell were 0,0."""
        first = picture[0][1]
        start = len(first) - len(first.lstrip())
        has_mark = (
            first[start] in CENTRE + "".join(_MEANING) and first[start + 1 : start + 2].strip()
        )
        self._first_column = start + 1 if has_mark else start
        for index, (number, line) in enumerate(picture):
            for column, character in enumerate(line):
                if character != " ":
                    take = self._take_side if index % 2 else self._take_cell
                    take(index // 2, column, character, (number, column))

    def _hex(self, row: int, column: int) -> Hex:
        return (column - self._first_column - 2 * row) // 4, row

    def _take_cell(self, row: int, column: int, character: str, spot: tuple[int, int]) -> None:
        part = (column - self._first_column - 2 * row) % 4
        here = self._hex(row, column)
        if part == 0:
            self._contents[here] = character
            self._spots[here] = spot
        elif part == 1:
            if here not in self._contents:
                raise _wrong(*spot, f"{character!r} stands beside the cell's first character")
            self._contents[here] += character
        elif part == 2:
            self._sides.append((here, "E", character, spot))
        else:
            self._marks[here[0] + 1, row] = (character, spot)

    def _take_side(self, row: int, column: int, character: str, spot: tuple[int, int]) -> None:
        part = (column - self._first_column - 2 * row) % 4
        if part == 1:
            self._sides.append((self._hex(row, column), "SE", character, spot))
        elif part == 3:
            self._sides.append((self._hex(row, column + 1), "SW", character, spot))
        else:
            raise _wrong(*spot, f"{character!r} is on no hex side")

    def finished(self) -> Sketch:
        """The terrain, moved to its origin."""
        dq, dr = self._origin()
        moved = {place: name((place[0] + dq, place[1] + dr)) for place in self._contents}
        figures = self._figures(moved)
        tokens: dict[str, str] = {}
        doors = self._door_hexes(moved, tokens)
        sides = self._sides_between(moved, tokens)
        rooms, ground = self._rooms_and_ground(figures)
        terrain = Terrain.of(
            (moved[place] for place, content in self._contents.items() if content != EDGE),
            blocked=(moved[p] for p, content in self._contents.items() if content == BLOCKED),
            edges=(moved[p] for p, content in self._contents.items() if content == EDGE),
            door_hexes=doors,
            sides=sides,
            rooms=rooms,
            ground=ground,
            tokens=tokens,
        )
        return Sketch(terrain, figures)

    def _door_hexes(self, moved: dict[Hex, HexId], tokens: dict[str, str]) -> list[HexId]:
        doors = []
        for place, (mark, spot) in self._marks.items():
            if place not in moved:
                raise _wrong(*spot, f"{mark!r} marks no hex")
            if mark == CENTRE:
                continue
            kind, token = _MEANING.get(mark, (None, None))
            if kind is not Side.DOOR:
                raise _wrong(*spot, f"{mark!r} is no mark of a hex")
            doors.append(moved[place])
            if token:
                tokens[moved[place]] = token
        return doors

    def _sides_between(self, moved: dict[Hex, HexId], tokens: dict[str, str]) -> dict[str, str]:
        sides: dict[str, str] = {}
        for place, direction, glyph, spot in self._sides:
            beyond = neighbour(place, direction)
            if place not in moved or beyond not in moved:
                raise _wrong(*spot, f"{glyph!r} is on no side between two hexes")
            if glyph == BORDER:
                continue
            text = side(hex_at(moved[place]), hex_at(moved[beyond]))
            if glyph == WALLS[direction]:
                sides[text] = Side.WALL
            elif glyph in _MEANING:
                sides[text], token = _MEANING[glyph]
                if token:
                    tokens[text] = token
            else:
                raise _wrong(*spot, f"{glyph!r} is nothing that stands on this side")
        return sides

    def _origin(self) -> Hex:
        """Where the first cell lies: as noted, or so that the first marked centre is one."""
        centres = [p for p, content in self._contents.items() if content == CENTRE]
        marked = [place for place, (mark, _) in self._marks.items() if mark == CENTRE]
        centres += [place for place in marked if place in self._contents]
        given = [text for _, kind, text, _ in self.notes if kind == "origin"]
        if given:
            dq, dr = hex_at(given[-1])
        else:
            first = min(centres, key=canonical, default=(0, 0))
            dq, dr = -residue(first) % 7, 0
        for q, r in centres:
            if residue((q + dq, r + dr)):
                raise _wrong(*self._spots[q, r], f"{name((q + dq, r + dr))} is no area centre")
        return dq, dr

    def _figures(self, moved: dict[Hex, HexId]) -> dict[str, HexId]:
        figures: dict[str, HexId] = {}
        for place, content in self._contents.items():
            if content.isalnum():
                if content in figures:
                    raise _wrong(*self._spots[place], f"there are two figures {content!r}")
                figures[content] = moved[place]
            elif content not in (EMPTY, CENTRE, BLOCKED, EDGE):
                raise _wrong(*self._spots[place], f"{content!r} is nothing that lies in a hex")
        return figures

    def _rooms_and_ground(
        self, figures: dict[str, HexId]
    ) -> tuple[Iterable[Room], dict[HexId, str]]:
        rooms: dict[str, Room] = {}
        ground: dict[HexId, str] = {}
        for number, kind, what, listed in self.notes:
            if kind == "origin":
                continue
            if listed is None:
                raise _wrong(number, 0, f"expected '{kind} {what}: ' and hexes")
            places = tuple(self._noted(number, word, figures) for word in listed.split())
            if kind == "ground":
                ground.update(dict.fromkeys(places, what))
            else:
                known = rooms.get(what, Room(what, ()))
                rooms[what] = Room(what, known.hexes + places, kind == "closed room")
        return rooms.values(), ground

    def _noted(self, number: int, word: str, figures: dict[str, HexId]) -> HexId:
        if "," in word:
            return name(hex_at(word))
        if word not in figures:
            raise _wrong(number, 0, f"no figure {word!r} in the picture")
        return figures[word]
