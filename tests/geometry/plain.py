"""The slow, obvious way to work out sight and ways: what the fast one is compared with."""

from collections.abc import Iterator
from fractions import Fraction
from functools import cache
from heapq import heappop, heappush

from hypothesis import strategies as st

from xenofront.geometry.hexes.areas import centre_of
from xenofront.geometry.hexes.grid import Hex, HexId, name, neighbours, parse
from xenofront.geometry.hexes.terrain import Side, Terrain, Token, hexes_of_side, side

Point = tuple[Fraction, Fraction]
THIRD = Fraction(1, 3)


@cache
def corners(place: Hex) -> list[Point]:
    """Where three hexes meet: the middle of their centres, clockwise from the south-east."""
    around = neighbours(place)
    return [
        (
            THIRD * (place[0] + around[i][0] + around[(i + 1) % 6][0]),
            THIRD * (place[1] + around[i][1] + around[(i + 1) % 6][1]),
        )
        for i in range(6)
    ]


@cache
def shared_corners(a: Hex, b: Hex) -> tuple[Point, Point]:
    first, second = (corner for corner in corners(a) if corner in corners(b))
    return first, second


def cross(o: Point, a: Point, b: Point) -> Fraction:
    return (a[0] - o[0]) * (b[1] - o[1]) - (a[1] - o[1]) * (b[0] - o[0])


def meets(a: Point, b: Point, c: Point, d: Point) -> bool:
    """Whether two closed segments have a point in common."""
    if max(a[0], b[0]) < min(c[0], d[0]) or max(c[0], d[0]) < min(a[0], b[0]):
        return False
    if max(a[1], b[1]) < min(c[1], d[1]) or max(c[1], d[1]) < min(a[1], b[1]):
        return False
    return cross(a, b, c) * cross(a, b, d) <= 0 and cross(c, d, a) * cross(c, d, b) <= 0


def centre(place: Hex) -> Point:
    return Fraction(place[0]), Fraction(place[1])


@cache
def touches_side(a: Hex, b: Hex, first: Hex, second: Hex) -> bool:
    return meets(centre(a), centre(b), *shared_corners(first, second))


@cache
def touches_hex(a: Hex, b: Hex, place: Hex) -> bool:
    if place in (a, b):
        return True
    ends = corners(place)
    return any(meets(centre(a), centre(b), ends[i - 1], ends[i]) for i in range(6))


def nearby(a: Hex, b: Hex) -> Iterator[Hex]:
    for q in range(min(a[0], b[0]) - 1, max(a[0], b[0]) + 2):
        for r in range(min(a[1], b[1]) - 1, max(a[1], b[1]) + 2):
            yield q, r


def sees(terrain: Terrain, viewer: HexId, target: HexId, shut: frozenset[str]) -> bool:
    """Sight by trying every hex and side near the line."""
    if viewer == target:
        return True
    a, b = parse(viewer), parse(target)
    standable = set(terrain.enterable)
    for place in nearby(a, b):
        if touches_hex(a, b, place):
            here = name(place)
            if here not in standable:
                return False
            if here in terrain.door_hexes and (here in shut or here not in (viewer, target)):
                return False
    for text, kind in terrain.sides:
        first, second = hexes_of_side(text)
        if touches_side(a, b, first, second):
            if kind is Side.WALL or text in shut:
                return False
            if kind is Side.DOOR and viewer not in (name(first), name(second)):
                return False
    return True


def steps(
    terrain: Terrain, place: HexId, shut: frozenset[str], crossed: tuple[Side | None, ...]
) -> list[HexId]:
    kinds = dict(terrain.sides)
    found = []
    for there in neighbours(parse(place)):
        text = side(parse(place), there)
        if (
            name(there) in terrain.enterable
            and kinds.get(text) in crossed
            and not shut & {text, place, name(there)}
        ):
            found.append(name(there))
    return found


def alien_costs(
    terrain: Terrain, source: HexId, shut: frozenset[str]
) -> dict[HexId, tuple[int, int]]:
    """Dijkstra over (areas entered, hexes walked)."""
    costs: dict[HexId, tuple[int, int]] = {}
    queue = [((0, 0), source)]
    while queue:
        cost, place = heappop(queue)
        if place in costs:
            continue
        costs[place] = cost
        for beyond in steps(terrain, place, shut, (None, Side.DOOR, Side.WINDOW)):
            entered = centre_of(parse(place)) != centre_of(parse(beyond))
            heappush(queue, ((cost[0] + entered, cost[1] + 1), beyond))
    return costs


@st.composite
def terrains(draw: st.DrawFn, *, doors: bool = True) -> Terrain:
    """Small maps with holes, edge hexes and everything that can stand on a side."""
    plot = [(q, r) for r in range(-2, 3) for q in range(-3, 4)]
    kinds = draw(
        st.lists(
            st.sampled_from("........#:_" + "+" * doors), min_size=len(plot), max_size=len(plot)
        )
    )
    marks = {name(place): kind for place, kind in zip(plot, kinds, strict=True) if kind != "_"}
    hexes = [place for place, kind in marks.items() if kind != ":"] or [name((0, 0))]
    pairs = [
        side(parse(a), there)
        for a in hexes
        for there in neighbours(parse(a))
        if name(there) in hexes and parse(a) < there
    ]
    on_sides = [Side.WALL, Side.WINDOW, Side.BARRIER, *[Side.DOOR] * doors]
    chosen = draw(st.lists(st.sampled_from(pairs), unique=True, max_size=14)) if pairs else []
    sides = {text: draw(st.sampled_from(on_sides)) for text in chosen}
    door_hexes = [place for place, kind in marks.items() if kind == "+"]
    windows = [text for text, kind in sides.items() if kind is Side.WINDOW]
    side_doors = [text for text, kind in sides.items() if kind is Side.DOOR]
    closers: list[str] = [*windows, *side_doors, *door_hexes]
    shut = draw(st.lists(st.sampled_from(closers), unique=True)) if closers else []
    on_doors = st.sampled_from(list(Token))
    locks = {text: Token.BLOCKED if text in windows else draw(on_doors) for text in shut}
    return Terrain.of(
        hexes,
        blocked=[place for place, kind in marks.items() if kind == "#"],
        edges=[place for place, kind in marks.items() if kind == ":" and place not in hexes],
        door_hexes=door_hexes,
        sides=sides,
        tokens=locks,
    )
