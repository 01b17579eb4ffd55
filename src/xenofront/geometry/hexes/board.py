"""GD 5 Terrain structure: a map compiled for play.

A Board never changes and is shared by all copies of a game. What does change, the tokens on
doors and windows, comes with each question as a mask made by `shut`. Answers are kept, since
few masks occur in a game.
"""

from collections.abc import Iterable, Mapping
from collections.abc import Set as AbstractSet
from typing import Final

from xenofront.geometry.hexes.areas import AreaId, area_hexes, centre_of
from xenofront.geometry.hexes.grid import Hex, HexId, canonical, name, neighbours, parse
from xenofront.geometry.hexes.links import (
    AGENT_CROSSES,
    ALIEN_CROSSES,
    KEEPS_ADJACENT,
    OVER_BARRIERS,
    Kinds,
    Steps,
    links,
    open_steps,
    open_windows,
)
from xenofront.geometry.hexes.reach import FAR, Walk, reach
from xenofront.geometry.hexes.sight import ALWAYS, Blocker, SightLines
from xenofront.geometry.hexes.terrain import Side, SideId, Terrain, hexes_of_side, side

__all__ = ["FAR", "Blocker", "Board"]

_ReachKey = tuple[HexId, int, int, bool]
_NOTHING: Final[frozenset[HexId]] = frozenset()
_REMEMBERED: Final = 8192  # obstacles come in too many ways to keep every answer
_LOOKS: Final = 512  # viewers, under all masks together: pairs of hexes are many on a large map


class Board:
    """A compiled map: sight, adjacency, ways and distances by hex and area ids."""

    def __init__(self, terrain: Terrain) -> None:
        self.terrain: Final = terrain
        self.hexes: Final = terrain.enterable
        self.coordinate: Final[Mapping[HexId, Hex]] = {h: parse(h) for h in terrain.hexes}
        self.area_of: Final[Mapping[HexId, AreaId]] = {
            h: AreaId(name(centre_of(place))) for h, place in self.coordinate.items()
        }
        self.areas: Final = _areas(self.area_of)
        self.members: Final = _members(self.areas, self.hexes)
        self.ground: Final[Mapping[HexId, str]] = dict(terrain.ground)
        self.rooms: Final = {room.name: room for room in terrain.rooms}  # GD-5.m
        self.room_of: Final[Mapping[HexId, str]] = {
            h: room.name for room in terrain.rooms for h in room.hexes
        }
        self.closers: Final = terrain.closers
        self.has_barriers: Final = any(kind is Side.BARRIER for _, kind in terrain.sides)
        self._bit_of = {closer: 2 << number for number, closer in enumerate(self.closers)}
        self._links = links(terrain, self._bit_of)
        self._lines = SightLines(terrain, self._bit_of)
        self._area_steps = _area_steps(self.areas, self.area_of)
        self._shut: dict[tuple[str, ...], int] = {}
        self._looks: dict[tuple[HexId | tuple[HexId, ...], int], Looks] = {}
        self._needs: dict[HexId, dict[HexId, int]] = {}
        self._visible: dict[tuple[HexId, int], tuple[HexId, ...]] = {}
        self._windows: dict[tuple[HexId, int], tuple[tuple[SideId, HexId], ...]] = {}
        self._steps: dict[Kinds, dict[int, Steps]] = {}
        self._touching = self._steps.setdefault(KEEPS_ADJACENT, {})
        self._exits = self._steps.setdefault(AGENT_CROSSES, {})
        self._passages = self._steps.setdefault(ALIEN_CROSSES, {})
        self._walks: dict[tuple[int, bool], Walk] = {}
        self._reached: dict[tuple[_ReachKey, frozenset[HexId]], dict[HexId, int]] = {}

    def __reduce__(self) -> tuple[type["Board"], tuple[Terrain]]:
        return Board, (self.terrain,)

    def shut(self, names: tuple[str, ...]) -> int:
        """The mask of the doors and windows that carry a token now."""
        try:
            return self._shut[names]
        except KeyError:
            mask = ALWAYS
            for closer in names:
                mask |= self._bit(closer)
            self._shut[names] = mask
            return mask

    def sees(self, viewer: HexId, target: HexId, shut: int) -> bool:
        """Whether a line of sight leads from the viewer's hex to the target's."""
        try:
            row = self._needs[viewer]
        except KeyError:
            row = self._row(viewer)
        return not row[target] & shut  # GD-5.2.b/clear GD-5.2.d GX-5.2.i/sight

    def is_seen(self, target: HexId, viewers: Iterable[HexId], shut: int) -> bool:
        """Whether a line of sight leads to the target's hex from any of some viewers'."""
        needs = self._needs
        for viewer in viewers:
            try:
                row = needs[viewer]
            except KeyError:
                row = self._row(viewer)
            if not row[target] & shut:
                return True
        return False

    def visible_from(self, viewer: HexId, shut: int) -> tuple[HexId, ...]:
        """All hexes in sight of a hex, its own included."""
        key = viewer, shut
        if key not in self._visible:
            row = self._needs.get(viewer) or self._row(viewer)
            self._visible[key] = tuple(h for h, need in row.items() if not need & shut)
        return self._visible[key]

    def blockers(self, viewer: HexId, target: HexId, shut: int) -> tuple[Blocker, ...]:
        """What stops the line of sight, in order along it; nothing when the target is seen."""
        return self._lines.blockers(viewer, target, shut)

    def neighbours(self, place: HexId, shut: int) -> tuple[HexId, ...]:
        """The hexes at distance 0."""
        try:
            return self._touching[shut][place]
        except KeyError:
            return self._open(KEEPS_ADJACENT, shut)[place]

    def adjacent(self, a: HexId, b: HexId, shut: int) -> bool:
        """Whether two hexes are at distance 0."""
        return b in self.neighbours(a, shut)

    def exits(self, place: HexId, shut: int, *, over_barriers: bool = False) -> tuple[HexId, ...]:
        """The hexes an agent can step to."""
        if over_barriers:
            return self._open(AGENT_CROSSES | OVER_BARRIERS, shut)[place]
        try:
            return self._exits[shut][place]
        except KeyError:
            return self._open(AGENT_CROSSES, shut)[place]

    def passages(
        self, place: HexId, shut: int, *, over_barriers: bool = False
    ) -> tuple[HexId, ...]:
        """The hexes an alien or signal can step to."""
        if over_barriers:
            return self._open(ALIEN_CROSSES | OVER_BARRIERS, shut)[place]
        try:
            return self._passages[shut][place]
        except KeyError:
            return self._open(ALIEN_CROSSES, shut)[place]

    def window_leaps(self, place: HexId, shut: int) -> tuple[tuple[SideId, HexId], ...]:
        """The windows an agent could leap through, each with the hex beyond."""
        key = place, shut
        if key not in self._windows:
            self._windows[key] = open_windows(self._links, place, shut)
        return self._windows[key]

    def area_distance(self, a: HexId, b: HexId) -> int:
        """The fewest steps between the areas of two hexes, whatever walls there are, or FAR."""
        return self._area_steps[self.area_of[a]][self.area_of[b]]

    def joined(self, area: AreaId, shut: int) -> tuple[AreaId, ...]:
        """The areas next to one into which a way leads; barriers let nobody through."""
        found = {
            self.area_of[beyond]: None
            for place in self.members[area]
            for beyond in self.passages(place, shut)
        }
        return tuple(other for other in found if other != area)

    def distance(self, a: HexId, b: HexId, shut: int) -> int:
        """The distance the rules speak of: 0 when adjacent, else areas, at least 1, or FAR."""
        try:
            near = self._touching[shut][a]
        except KeyError:
            near = self._open(KEEPS_ADJACENT, shut)[a]
        if a == b or b in near:  # GD-5.h GD-5.k GD-8.2.p
            return 0
        steps = self._area_steps[self.area_of[a]]
        return steps[self.area_of[b]] or 1  # GD-5.i GD-5.j GD-8.2.p GX-5.2.i/range

    def look(self, viewer: HexId, target: HexId, shut: int) -> tuple[int, bool]:
        """How far a hex is from another, and whether it is seen from there."""
        return self.looks(viewer, shut)[target]

    def looks(self, viewer: HexId, shut: int) -> "Looks":
        """The same for every hex, for who asks about several."""
        key = viewer, shut
        known = self._looks.get(key)
        if known is None:
            if len(self._looks) >= _LOOKS:
                self._looks.clear()
            known = self._looks[key] = Looks(self, viewer, shut)
        return known

    def looks_from(self, viewers: tuple[HexId, ...], shut: int) -> "Looks":
        """The same for a base that covers several hexes: of each answer the best."""
        key = viewers, shut
        known = self._looks.get(key)
        if known is None:
            if len(self._looks) >= _LOOKS:
                self._looks.clear()
            known = self._looks[key] = WideLooks(self, viewers, shut)
        return known

    def walk(self, shut: int, *, over_barriers: bool = False) -> Walk:
        """The ways of aliens and signals."""
        key = shut, over_barriers
        try:
            return self._walks[key]
        except KeyError:
            kinds = ALIEN_CROSSES | OVER_BARRIERS if over_barriers else ALIEN_CROSSES
            self._walks[key] = Walk(self._open(kinds, shut), self.members)
            return self._walks[key]

    def reach(
        self,
        start: HexId,
        points: int,
        shut: int,
        impassable: AbstractSet[HexId] = _NOTHING,
        *,
        over_barriers: bool = False,
    ) -> Mapping[HexId, int]:
        """The hexes an agent can get to and what each costs, nearest first, the start included."""
        key = start, points, shut, over_barriers
        found = self._reached.get((key, _NOTHING)) or self._reach(key, _NOTHING)
        near = found.keys() & impassable
        if not near:
            return found  # an obstacle out of reach changes nothing
        obstacles = frozenset(near)
        return self._reached.get((key, obstacles)) or self._reach(key, obstacles)

    def _reach(self, key: _ReachKey, obstacles: frozenset[HexId]) -> dict[HexId, int]:
        start, points, shut, over_barriers = key
        kinds = AGENT_CROSSES | OVER_BARRIERS if over_barriers else AGENT_CROSSES
        if len(self._reached) >= _REMEMBERED:
            self._reached.clear()
        found = reach(start, points, self._open(kinds, shut), obstacles)
        self._reached[key, obstacles] = found
        return found

    def _bit(self, closer: str) -> int:
        place = side(*hexes_of_side(closer)) if "|" in closer else closer
        if place not in self._bit_of:
            raise ValueError(f"no door or window {closer!r} on this map")
        return self._bit_of[place]

    def _row(self, viewer: HexId) -> dict[HexId, int]:
        row = self._needs[viewer] = self._lines.row(viewer)
        return row

    def _open(self, kinds: Kinds, shut: int) -> Steps:
        tables = self._steps.setdefault(kinds, {})
        if shut not in tables:
            tables[shut] = open_steps(self._links, kinds, shut)
        return tables[shut]


class Looks(dict[HexId, tuple[int, bool]]):
    """How far each hex is from one and whether it is seen, worked out when it is asked for."""

    def __init__(self, board: Board, viewer: HexId, shut: int) -> None:
        super().__init__()
        self.board: Final = board
        self.viewer: Final = viewer
        self.mask: Final = shut

    def __missing__(self, target: HexId) -> tuple[int, bool]:
        board, viewer, mask = self.board, self.viewer, self.mask
        found = board.distance(viewer, target, mask), board.sees(viewer, target, mask)
        self[target] = found
        return found


class WideLooks(Looks):
    """How each hex looks from a base that covers several: the least distance, and any sight."""

    def __init__(self, board: Board, viewers: tuple[HexId, ...], shut: int) -> None:
        super().__init__(board, viewers[0], shut)
        self.viewers: Final = viewers

    def __missing__(self, target: HexId) -> tuple[int, bool]:
        looks = [self.board.look(viewer, target, self.mask) for viewer in self.viewers]
        found = min(away for away, _ in looks), any(seen for _, seen in looks)
        self[target] = found
        return found


def _areas(area_of: Mapping[HexId, AreaId]) -> tuple[AreaId, ...]:
    """The areas with at least one hex on the map, in canonical order of their centres."""
    return tuple(sorted(dict.fromkeys(area_of.values()), key=lambda area: canonical(parse(area))))


def _members(
    areas: tuple[AreaId, ...], hexes: tuple[HexId, ...]
) -> Mapping[AreaId, tuple[HexId, ...]]:
    """By area the hexes one can stand in: the centre first, then clockwise."""
    enterable = frozenset(hexes)
    return {
        area: tuple(h for h in map(name, area_hexes(parse(area))) if h in enterable)  # GD-5.c
        for area in areas
    }


def _area_steps(
    areas: tuple[AreaId, ...], area_of: Mapping[HexId, AreaId]
) -> dict[AreaId, dict[AreaId, int]]:
    """Steps between areas that share a border on the map."""
    borders: dict[AreaId, dict[AreaId, None]] = {area: {} for area in areas}
    for place, area in area_of.items():
        for beyond in map(name, neighbours(parse(place))):
            if beyond in area_of and area_of[beyond] != area:  # GD-5.l GX-5.1.k
                borders[area][area_of[beyond]] = None
    found = {}
    for start in areas:
        steps = dict.fromkeys(areas, FAR)
        steps[start] = 0
        frontier = [start]
        for area in frontier:  # grows while it is walked
            for beyond in borders[area]:
                if steps[beyond] == FAR:
                    steps[beyond] = steps[area] + 1
                    frontier.append(beyond)
        found[start] = steps
    return found
