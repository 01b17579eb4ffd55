"""GD 5.2 Line of sight, and GD 5.2.1 Human view.

For each viewer and target stands the set of doors and windows that must not be shut, as bits
of an integer. Bit 0 stands for whatever no removed token can clear: walls, blocked hexes, the
edge, doors the viewer does not stand beside. Figures never come into it.
"""

from collections.abc import Mapping
from itertools import compress
from operator import and_, not_
from typing import Final, NamedTuple

from xenofront.geometry.hexes.grid import (
    DIRECTIONS,
    Direction,
    Hex,
    HexId,
    canonical,
    direction_between,
    dot,
    name,
    neighbour,
    parse,
)
from xenofront.geometry.hexes.lines import SIDE_BIT, Grid, bits, templates
from xenofront.geometry.hexes.terrain import Side, Terrain, hexes_of_side, side

ALWAYS: Final = 1
_SIDE_OF: Final = {bit: direction for direction, bit in SIDE_BIT.items()}


class Blocker(NamedTuple):
    """What stops a line of sight: its kind, and the hex or side it is."""

    kind: str  # "wall", "blocked hex", "edge hex", "door", "shut door" or "shut window"
    name: str


def in_front(facing: Direction, dq: int, dr: int) -> bool:
    """Whether a displacement lies in the front half circle; straight to the side counts."""
    q, r = DIRECTIONS[facing]
    return (2 * q + r) * dq + (q + 2 * r) * dr >= 0  # GD-5.2.1.b GD-5.2.1.c


class SightLines:
    """All lines of sight of a terrain, worked out viewer by viewer."""

    def __init__(self, terrain: Terrain, bit_of: Mapping[str, int]) -> None:
        self._grid = grid = Grid([parse(text) for text in terrain.hexes])
        self._templates = templates(grid.width)
        self._blocked = frozenset(terrain.blocked)
        self._names = terrain.enterable
        self._index = {text: number for number, text in enumerate(self._names)}
        self._hopeless = dict.fromkeys(self._names, ALWAYS)
        places = [parse(text) for text in self._names]
        self._runs = _runs(places)
        self._starts = [grid.start(place) for place in places]
        self._solid = _solid(terrain, grid)
        self._windows = 0
        self._doors = 0
        self._seen_through: dict[HexId, int] = {}  # by viewer, the doors it stands beside
        self._doorways: dict[HexId, int] = {}  # by target, the door it stands in
        self._need_of: dict[int, int] = {}
        self._place_closers(terrain, bit_of)
        self._opaque_at = self._under_templates(self._solid | self._doors)  # GD-5.1.f GD-5.2.b/door
        self._windows_at = self._under_templates(self._windows)

    def _place_closers(self, terrain: Terrain, bit_of: Mapping[str, int]) -> None:
        for text, kind in terrain.sides:
            if text not in bit_of:
                continue
            bit = _side_bit(self._grid, text)
            self._need_of[bit] = bit_of[text]
            if kind is Side.WINDOW:  # GD-5.1.r
                self._windows |= 1 << bit
                continue
            self._doors |= 1 << bit
            for beside in map(name, hexes_of_side(text)):
                self._look_through(beside, bit)  # GD-5.1.g GD-5.1.i
        for door in terrain.door_hexes:
            bit = self._grid.bit(parse(door))
            self._doors |= 1 << bit
            self._need_of[bit] = bit_of[door]
            self._look_through(door, bit)  # GD-5.1.h
            self._doorways[door] = 1 << bit

    def _look_through(self, viewer: HexId, bit: int) -> None:
        self._seen_through[viewer] = self._seen_through.get(viewer, 0) | 1 << bit

    def _under_templates(self, plane: int) -> list[int]:
        """A plane as it lies under a template whose line starts in each of the hexes."""
        return [plane >> start for start in self._starts]

    def row(self, viewer: HexId) -> dict[HexId, int]:
        """By target, what must not be shut for this viewer to see it."""
        opaque, closable = self._opaque_at, self._windows_at
        through = self._seen_through.get(viewer, 0)
        if through:
            opaque = self._under_templates((self._solid | self._doors) & ~through)
            closable = self._under_templates(self._windows | through)
        touched = self._touched_from(parse(viewer))  # GD-5.2.a
        names, at = self._names, self._index[viewer]
        after = len(names) - at
        # A line touches the same things both ways, so it starts in the hex that comes first.
        opaque = opaque[:at] + [opaque[at]] * after
        closable = closable[:at] + [closable[at]] * after
        needs = self._hopeless.copy()
        clear = compress(range(len(names)), map(not_, map(and_, opaque, touched)))
        for number in clear:
            if met := closable[number] & touched[number]:
                needs[names[number]] = self._need(met, self._starts[min(number, at)])
            else:
                needs[names[number]] = 0  # GD-5.2.g/adjacent GD-5.e/sight
        for door in self._doorways:
            needs[door] = self._need_for(viewer, door)
        needs[viewer] = 0  # GD-5.2.g/own
        return needs

    def _touched_from(self, viewer: Hex) -> list[int]:
        """What the line to each hex touches."""
        touched: list[int] = []
        for row, first, last in self._runs:
            west, east = first - viewer[0], last - viewer[0]
            if row < viewer[1]:
                touched += self._templates.span(viewer[1] - row, -east, -west)[::-1]
            else:
                touched += self._templates.span(row - viewer[1], west, east)
        return touched

    def _need(self, met: int, start: int) -> int:
        """The bits of the doors and windows that a line meets."""
        need = 0
        while met:
            bit = met.bit_length() - 1
            met ^= 1 << bit
            need |= self._need_of[bit + start]  # GD-5.1.k GD-5.1.o
        return need

    def _need_for(self, viewer: HexId, target: HexId) -> int:
        touched, through = self._touched(viewer, target), self._through(viewer, target)
        if touched & (self._solid | self._doors) & ~through:
            return ALWAYS
        return self._need(touched & (self._windows | through), 0)

    def _through(self, viewer: HexId, target: HexId) -> int:
        """The doors that do not hide this target from this viewer."""
        return self._seen_through.get(viewer, 0) | self._doorways.get(target, 0)

    def _touched(self, viewer: HexId, target: HexId) -> int:
        a, b = sorted((parse(viewer), parse(target)), key=canonical)
        dq, dr = b[0] - a[0], b[1] - a[1]
        return self._templates.span(dr, dq, dq)[0] << self._grid.start(a)

    def blockers(self, viewer: HexId, target: HexId, shut: int) -> tuple[Blocker, ...]:
        """What stops the line, in order from the viewer to the target."""
        if viewer == target:
            return ()
        touched, through = self._touched(viewer, target), self._through(viewer, target)
        found = []
        for bit in bits(touched & (self._solid | self._doors | self._windows)):
            if self._need_of.get(bit, 0) & shut:
                kind = "shut window" if self._windows >> bit & 1 else "shut door"
                found.append(Blocker(kind, self._name(bit)))
            elif self._doors & ~through & 1 << bit:
                found.append(Blocker("door", self._name(bit)))
            elif self._solid >> bit & 1:
                found.append(Blocker(self._kind(bit), self._name(bit)))
        origin, end = parse(viewer), parse(target)
        course = (end[0] - origin[0], end[1] - origin[1])
        return tuple(sorted(found, key=lambda item: (_progress(item.name, origin, course), item)))

    def _name(self, bit: int) -> str:
        place, which = self._grid.place(bit)
        return side(place, neighbour(place, _SIDE_OF[which])) if which else name(place)

    def _kind(self, bit: int) -> str:
        place, which = self._grid.place(bit)
        if which:
            return "wall"
        return "blocked hex" if name(place) in self._blocked else "edge hex"


def _runs(places: list[Hex]) -> list[tuple[int, int, int]]:
    """Hexes in canonical order as (row, first, last) without gaps."""
    runs: list[tuple[int, int, int]] = []
    for q, r in places:
        if runs and runs[-1][0] == r and runs[-1][2] == q - 1:
            runs[-1] = (r, runs[-1][1], q)
        else:
            runs.append((r, q, q))
    return runs


def _solid(terrain: Terrain, grid: Grid) -> int:
    """The bits of all that blocks for ever and for everybody."""
    clear = sum(1 << grid.bit(parse(place)) for place in terrain.enterable)
    everywhere = grid.all_hexes()
    solid = everywhere & ~clear  # GD-5.n/sight GD-5.1.v GD-5.2.b/hex GD-5.2.b/edge GX-5.2.f
    for text, kind in terrain.sides:
        if kind is Side.WALL:  # GD-5.1.c GX-5.1.d GD-5.2.b/side GX-5.2.h/sight
            solid |= 1 << _side_bit(grid, text)
    return solid


def _side_bit(grid: Grid, text: str) -> int:
    """A side belongs to the canonically smaller of its hexes."""
    first, second = hexes_of_side(text)
    return grid.bit(first) + SIDE_BIT[direction_between(first, second)]


def _progress(thing: str, origin: Hex, course: Hex) -> int:
    """How far along a course the middle of a hex or side lies."""
    ends = hexes_of_side(thing) if "|" in thing else (parse(thing), parse(thing))
    return sum(dot((q - origin[0], r - origin[1]), course) for q, r in ends)
