"""GD 5.3 Maps put together from two-sided tiles: turned, moved, and overlaid by the mission."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping

from xenofront.content.error_patterns import said_of
from xenofront.content.errors import Path, did_you_mean, unknown
from xenofront.games.galaxy_defenders.content.tiles import Face, MapPlan, Overlay, Tile
from xenofront.geometry.hexes.areas import area_hexes, residue
from xenofront.geometry.hexes.grid import Hex, HexId, name, parse
from xenofront.geometry.hexes.terrain import (
    Room,
    Side,
    Terrain,
    Token,
    hexes_of_side,
    side,
    sides_of,
)
from xenofront.text.sentences import sentence

Fault = tuple[Path, str]
Move = Callable[[Hex], Hex]

_SIDES: Mapping[str, Side] = {
    "walls": Side.WALL,
    "doors": Side.DOOR,
    "windows": Side.WINDOW,
    "barriers": Side.BARRIER,
}


class MapError(ValueError):
    """A map that cannot be put together: each fault with its path in the plan or face."""

    def __init__(self, faults: Iterable[Fault]) -> None:
        self.faults = tuple(faults)
        super().__init__("; ".join(text for _, text in self.faults))


def turned(place: Hex, sixths: int) -> Hex:
    """A hex turned clockwise about the origin."""
    q, r = place
    for _ in range(sixths % 6):
        q, r = -r, q + r
    return q, r


def face_hexes(face: Face) -> tuple[Hex, ...]:
    """The hexes of one side of a tile, area by area."""
    return tuple(h for centre in face.centres for h in area_hexes(parse(centre)))  # GD-5.d


def face_faults(face: Face) -> list[Fault]:
    """What is wrong with one side of a tile, taken by itself."""
    found = [*_unreadable(face)]
    if found:
        return found
    places = face_hexes(face)
    hexes = {*map(name, places)}
    if len(hexes) < len(places):
        found.append((("centres",), sentence("centre-twice")))
    for path, text in _written_hexes(face):
        if text not in hexes:
            found.append((path, sentence("not-on-tile", hex=text)))
    for path, text in _written_sides(face):
        found += [
            (path, sentence("side-not-on-tile", side=text, hex=end))
            for end in map(name, hexes_of_side(text))
            if end not in hexes and end not in face.edges
        ]
    found += [
        (
            ("closed_rooms", place),
            sentence("no-room", name=repr(room), hint=did_you_mean(room, face.rooms)),
        )
        for place, room in enumerate(face.closed_rooms)
        if room not in face.rooms
    ]
    if not found:
        try:
            _terrain_of([face], [lambda place: place])
        except ValueError as error:
            found.append(((), said_of(error)))
    return found


def assemble(
    plan: MapPlan, tiles: Mapping[str, Tile], overlays: Mapping[str, Overlay] | None = None
) -> Terrain:
    """The terrain of a plan; a MapError names every fault."""
    faces: list[Face] = []
    moves: list[Move] = []
    faults: list[Fault] = []
    for number, placed in enumerate(plan.tiles):
        here: Path = ("tiles", number)
        tile = tiles.get(placed.tile)
        if tile is None:
            hint = did_you_mean(placed.tile, tiles)
            faults.append(((*here, "tile"), sentence("no-tile", name=repr(placed.tile), hint=hint)))
        elif placed.side not in tile.sides:
            wanted, known = repr(placed.side), ", ".join(tile.sides)
            text = sentence("no-side", tile=placed.tile, side=wanted, known=known)
            faults.append(((*here, "side"), text))
        elif (fault := _off_lattice(placed.at)) is not None:
            faults.append(((*here, "at"), fault))
        elif not face_faults(tile.sides[placed.side]):
            faces.append(tile.sides[placed.side])
            moves.append(_mover(parse(placed.at), placed.turn))
    laid = overlays or {}
    faults += [*_doubled(plan, tiles), *_overlay_faults(plan), *_cover_faults(plan, laid)]
    faults = faults or [*_overlaps(faces, moves), *_covers_off_map(plan, faces, moves)]
    if faults:
        raise MapError(faults)
    try:
        return _terrain_of(faces, moves, plan, laid)
    except ValueError as error:
        raise MapError([((), said_of(error))]) from None


def cut_off(terrain: Terrain, start: HexId) -> tuple[HexId, ...]:
    """The hexes that no way leads to, even if every door and window were open."""
    enterable = dict.fromkeys(terrain.enterable)
    walls = {place for place, kind in terrain.sides if kind is Side.WALL}
    reached = {start: None}
    for place in (frontier := [start]):  # grows while it is walked
        for edge, beyond in sides_of(place):
            if beyond in enterable and beyond not in reached and edge not in walls:
                reached[beyond] = None
                frontier.append(beyond)
    return tuple(place for place in enterable if place not in reached)


def _mover(at: Hex, sixths: int) -> Move:
    def move(place: Hex) -> Hex:
        q, r = turned(place, sixths)
        return q + at[0], r + at[1]  # GD-5.3.a

    return move


def _off_lattice(at: str) -> str | None:
    try:
        fits = residue(parse(at)) == 0
    except ValueError as error:
        return said_of(error)
    return None if fits else sentence("off-lattice", hex=at)


def _doubled(plan: MapPlan, tiles: Mapping[str, Tile]) -> Iterator[Fault]:
    used: Counter[str] = Counter()
    for number, placed in enumerate(plan.tiles):
        used[placed.tile] += 1
        tile = tiles.get(placed.tile)
        if tile is not None and used[placed.tile] > tile.copies:  # GX-2.o/twice GX-5.2.d/copies
            yield ("tiles", number, "tile"), sentence("tile-twice", tile=placed.tile)


def _cover_faults(plan: MapPlan, overlays: Mapping[str, Overlay]) -> Iterator[Fault]:
    used: Counter[str] = Counter()
    for number, cover in enumerate(plan.overlays):
        path, overlay = ("overlays", number), overlays.get(cover.overlay)
        used[cover.overlay] += 1
        if overlay is None:
            yield (*path, "overlay"), unknown("overlay", cover.overlay, overlays)
        elif used[cover.overlay] > overlay.copies:
            text = sentence("asks-for-more", n=used[cover.overlay], copies=overlay.copies)
            yield (*path, "overlay"), text
        elif len(set(cover.at)) != overlay.hexes:  # GX-2.o/overlay
            yield (*path, "at"), sentence("overlay-hexes", n=overlay.hexes, here=len(cover.at))


def _covers_off_map(plan: MapPlan, faces: list[Face], moves: list[Move]) -> Iterator[Fault]:
    """Overlays whose hexes are not on the tiles, or do not lie side by side."""
    pairs = zip(faces, moves, strict=True)
    places = {name(move(place)) for face, move in pairs for place in face_hexes(face)}
    for number, cover in enumerate(plan.overlays):
        for place, text in enumerate(cover.at):
            path = ("overlays", number, "at", place)
            beside = {beyond for _, beyond in sides_of(HexId(text))}
            if text not in places:
                yield path, sentence("not-on-map", hex=text)
            elif len(cover.at) > 1 and beside.isdisjoint(cover.at):
                yield path, sentence("overlay-apart", hex=text)


def _overlaps(faces: list[Face], moves: list[Move]) -> Iterator[Fault]:
    taken: set[Hex] = set()
    for number, (face, move) in enumerate(zip(faces, moves, strict=True)):
        places = [move(place) for place in face_hexes(face)]
        shared = [name(place) for place in places if place in taken]
        if shared:
            yield ("tiles", number, "at"), sentence("tiles-overlap", hex=shared[0])
        taken.update(places)


def _unreadable(face: Face) -> Iterator[Fault]:
    """Hexes and sides whose text is none."""
    for number, centre in enumerate(face.centres):
        if (fault := _off_lattice(centre)) is not None:
            yield ("centres", number), fault
    for path, text in _written_hexes(face):
        try:
            parse(text)
        except ValueError as error:
            yield path, said_of(error)
    for path, text in _written_sides(face):
        try:
            hexes_of_side(text)
        except ValueError as error:
            yield path, said_of(error)


def _written_hexes(face: Face) -> Iterator[tuple[Path, str]]:
    for field in ("blocked", "door_hexes"):
        for number, text in enumerate(getattr(face, field)):
            yield (field, number), text
    groups = {"patches": face.patches, "rooms": face.rooms}
    for field, group in groups.items():
        for key, texts in group.items():
            for number, text in enumerate(texts):
                yield (field, key, number), text


def _written_sides(part: Face | MapPlan) -> Iterator[tuple[Path, str]]:
    for field in _SIDES:
        for number, text in enumerate(getattr(part, field, ())):
            yield (field, number), text


def _overlay_faults(plan: MapPlan) -> Iterator[Fault]:
    for path, text in _written_sides(plan):
        try:
            hexes_of_side(text)
        except ValueError as error:
            yield path, said_of(error)
    written: list[tuple[Path, str]] = [
        ((field, number), text)
        for field in ("blocked", "locked", "barred")
        for number, text in enumerate(getattr(plan, field))
    ]
    for number, cover in enumerate(plan.overlays):
        written += [
            (("overlays", number, "at", place), text) for place, text in enumerate(cover.at)
        ]
    for path, text in written:
        try:
            hexes_of_side(text) if "|" in text else parse(text)
        except ValueError as error:
            yield path, said_of(error)


def _sides_of_part(part: Face | MapPlan, move: Move) -> Iterator[tuple[str, Side]]:
    for path, text in _written_sides(part):
        a, b = hexes_of_side(text)
        yield side(move(a), move(b)), _SIDES[str(path[0])]


def _terrain_of(
    faces: list[Face],
    moves: list[Move],
    plan: MapPlan | None = None,
    overlays: Mapping[str, Overlay] | None = None,
) -> Terrain:
    """The faces side by side; what the plan lays on a side replaces what is printed there."""
    ground: dict[str, str] = {}
    hexes, edges, blocked, door_hexes, rooms = [], [], [], [], []
    printed: list[tuple[str, Side]] = []
    for face, move in zip(faces, moves, strict=True):

        def lay(texts: Iterable[str], move: Move = move) -> list[HexId]:
            return [name(move(parse(text))) for text in texts]

        here = [name(move(place)) for place in face_hexes(face)]
        hexes += here  # GX-5.2.b
        printed_there: dict[str, str] = dict.fromkeys(here, face.ground)
        ground.update(printed_there)  # GX-5.2.a/modular GX-5.2.a/linker
        for kind, patch in face.patches.items():
            ground.update(dict.fromkeys(lay(patch), kind))
        edges += lay(face.edges)
        blocked += lay(face.blocked)
        door_hexes += lay(face.door_hexes)
        rooms += [
            Room(room, tuple(lay(texts)), room in face.closed_rooms)
            for room, texts in face.rooms.items()
        ]
        printed += _sides_of_part(face, move)
    for cover in plan.overlays if plan else ():
        overlay = (overlays or {})[cover.overlay]
        ground.update({place: overlay.ground for place in cover.at if overlay.ground})
        blocked += [HexId(place) for place in cover.at if overlay.blocked]
    own = _sides_of_part(plan, lambda place: place) if plan else ()
    overlaid = dict(own)  # GX-5.2.j/walls
    sides = [entry for entry in printed if entry[0] not in overlaid] + list(overlaid.items())
    tokens = dict.fromkeys(plan.locked if plan else (), Token.LOCKED)
    tokens.update(dict.fromkeys(plan.barred if plan else (), Token.BLOCKED))
    on_map = set(hexes)
    return Terrain.of(
        hexes,
        blocked=[*blocked, *(plan.blocked if plan else ())],
        edges=[edge for edge in edges if edge not in on_map],
        door_hexes=door_hexes,
        sides=sides,
        rooms=rooms,
        ground=ground,
        tokens=tokens,
    )
