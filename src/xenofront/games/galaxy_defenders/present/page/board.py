"""The board: hexes, areas, walls, doors and windows, rooms, and the legend."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import lru_cache

from xenofront.games.galaxy_defenders import NAME
from xenofront.games.galaxy_defenders.content.tokens import key_kind
from xenofront.games.galaxy_defenders.present.page.drawing import UNIT, Drawing, drawing
from xenofront.games.galaxy_defenders.present.page.markers import goal_hexes
from xenofront.games.galaxy_defenders.present.page.phrases import (
    ground_words,
    hex_words,
    opening_words,
    room_words,
)
from xenofront.games.galaxy_defenders.present.page.words import DRAWN, EMPTY, GROUNDS, SYMBOLS
from xenofront.games.galaxy_defenders.rules.box import Box
from xenofront.games.galaxy_defenders.text.wording.names import place as place_name
from xenofront.geometry.hexes.board import Board as Map
from xenofront.geometry.hexes.grid import DIRECTIONS, Direction, HexId, name, neighbour, parse
from xenofront.geometry.hexes.terrain import Side, sides_of
from xenofront.present.messages.board import Board, Cell, Edge, Key, Name, Piece
from xenofront.text.texts import Texts

BELOW = 640
"""So far below the middle of a hex a name stands, out of the way of who is in it."""
NAMED = 3
"""So many hexes of one ground have a name."""
KEPT = 64
"""Boards that are kept ready; each map is one in each language."""


def board(texts: Texts, box: Box) -> Board:
    """The board of a mission, made once."""
    return _board(box, texts.lang, texts.strict)


@lru_cache(maxsize=KEPT)
def _board(box: Box, lang: str, strict: bool) -> Board:  # noqa: FBT001
    texts, on = Texts(lang, NAME, strict=strict), box.board
    drawn = drawing(on)
    cells, edges = tuple(_cells(texts, on, drawn)), tuple(_edges(texts, on, drawn))
    return Board(
        kind="cells",
        width=drawn.width,
        height=drawn.height,
        unit=UNIT,
        cells=cells,
        edges=edges,
        pieces=tuple(_rooms(texts, on, drawn)),
        names=tuple(_names(texts, box, drawn)),
        legend=tuple(_legend(texts, box, cells, edges)),
        label=texts.say(
            "web-board-label",
            mission=texts.called(box.mission),
            hexes=len(on.hexes),
            areas=len(on.areas),
        ),
    )


# -- hexes -----------------------------------------------------------------------------------------


def _cells(texts: Texts, on: Map, drawn: Drawing) -> Iterator[Cell]:
    for place in on.terrain.hexes:
        x, y = drawn.centre(place)
        yield Cell(
            id=place,
            x=x,
            y=y,
            area=on.area_of[place],
            centre=on.area_of[place] == place,
            terrain=terrain(on, place),
            label=hex_words(texts, on, place),
        )
    for place in on.terrain.edges:
        x, y = drawn.centre(place)
        label = texts.say("web-hex-edge", hex=place)
        yield Cell(id=place, x=x, y=y, terrain="edge", label=label)


def terrain(on: Map, place: HexId) -> str:
    """What a hex is drawn as."""
    if place in on.terrain.blocked:
        return "blocked"
    if place in on.terrain.door_hexes:
        return "door_hex"
    ground = on.ground.get(place, "plain")
    return ground if ground in GROUNDS else "plain"


# -- lines -----------------------------------------------------------------------------------------


def _edges(texts: Texts, on: Map, drawn: Drawing) -> Iterator[Edge]:
    """Outlines of areas first, so that walls, doors and windows lie upon them."""
    for place in on.terrain.hexes:
        for direction in DIRECTIONS:
            beyond = name(neighbour(parse(place), direction))
            if beyond not in on.area_of:
                yield _edge("border", drawn.side(place, direction))
            elif on.area_of[beyond] != on.area_of[place] and direction in ("E", "SE", "SW"):
                yield _edge("area", drawn.side(place, direction))
    for opening, kind in on.terrain.sides:
        changes = kind in (Side.DOOR, Side.WINDOW)
        label = opening_words(texts, on, opening) if changes else ""
        yield _edge(kind.value, drawn.ends(opening), opening if changes else "", label)
    for place in on.terrain.door_hexes:
        ends = drawn.across(place, _exits(on, place))
        yield _edge("door_hex", ends, place, opening_words(texts, on, place))


def _edge(
    kind: str, ends: tuple[tuple[int, int], tuple[int, int]], key: str = "", label: str = ""
) -> Edge:
    (x1, y1), (x2, y2) = ends
    return Edge(id=key, kind=kind, x1=x1, y1=y1, x2=x2, y2=y2, label=label)


def _exits(on: Map, place: HexId) -> tuple[Direction, ...]:
    """The directions in which a door that fills a hex leads."""
    walls = {side for side, kind in on.terrain.sides if kind is Side.WALL}
    around = zip(DIRECTIONS, sides_of(place), strict=True)
    return tuple(d for d, (side, beyond) in around if beyond in on.hexes and side not in walls)


def _rooms(texts: Texts, on: Map, drawn: Drawing) -> Iterator[Piece]:
    for room in on.terrain.rooms:
        outline = drawn.outline(room.hexes)
        yield Piece(id=room.name, kind="room", points=outline, label=room_words(texts, room.name))


# -- names -----------------------------------------------------------------------------------------


def _names(texts: Texts, box: Box, drawn: Drawing) -> Iterator[Name]:
    """Rooms, places of the mission, and grounds that are not what most of the map is made of."""
    on, marks = box.board, box.mission.marks_on_map
    taken = set(marks.values())
    for room in on.terrain.rooms:
        if taken.isdisjoint(room.hexes):
            yield _name(drawn, room_words(texts, room.name), room.hexes)
    for mark, place in marks.items():
        x, y = drawn.centre(place)
        yield Name(text=_titled(place_name(texts, mark)), x=x, y=y + BELOW)
    for patch in _patches(on):
        if taken.isdisjoint(patch):
            yield _name(drawn, ground_words(texts, on.ground[patch[0]]), patch)


def _titled(text: str) -> str:
    return text[:1].upper() + text[1:]


def _name(drawn: Drawing, text: str, places: tuple[HexId, ...]) -> Name:
    """A name on the hex that is nearest to the middle of some."""
    points = [drawn.centre(place) for place in places]
    middle = [sum(along) // len(points) for along in zip(*points, strict=True)]
    x, y = min(points, key=lambda p: (abs(p[0] - middle[0]) + abs(p[1] - middle[1]), p))
    return Name(text=_titled(text), x=x, y=y + BELOW)


def _patches(on: Map) -> Iterator[tuple[HexId, ...]]:
    """Hexes of one ground that hang together, neither rooms nor what most of the map is."""
    open_ground = [p for p in on.terrain.hexes if p not in on.room_of and p in on.ground]
    kinds = Counter(on.ground[place] for place in open_ground)
    left = {p: on.ground[p] for p in open_ground if kinds[on.ground[p]] * 2 < len(on.hexes)}
    while left:
        first = next(iter(left))
        kind, patch = left.pop(first), [first]
        for place in patch:  # grows while it is walked
            around = (name(neighbour(parse(place), direction)) for direction in DIRECTIONS)
            beside = [place for place in around if left.get(place) == kind]
            for one in beside:
                del left[one]
            patch += beside
        if len(patch) >= NAMED:
            yield tuple(patch)


# -- the legend ------------------------------------------------------------------------------------


def _legend(
    texts: Texts, box: Box, cells: tuple[Cell, ...], edges: tuple[Edge, ...]
) -> Iterator[Key]:
    """What there is on this map, what may lie on it, and the signs on figures."""
    kinds = [*(cell.terrain for cell in cells), *(edge.kind for edge in edges)]
    mission = box.mission
    kinds += (f"teleport_{SYMBOLS[symbol]}" for symbol in mission.teleports)
    kinds += ["search"] if mission.search else []
    kinds += (f"crate_{rank}" for rank in mission.armory.values())
    kinds += (f"token_{kind}" for kind in mission.tokens.values() if not box.tokens[kind].hp)
    kinds += (f"token_{key_kind(colour)}" for colour in mission.security.keys.values())
    kinds += ["objective"] if mission.marks_on_map else []
    kinds += ["action"] if any(action.at for action in mission.actions) else []
    kinds += ["goal"] if goal_hexes(mission) else []
    yield from _figure_keys(texts, box)
    for kind in dict.fromkeys((*kinds, *DRAWN["badge"])):
        known = kind in GROUNDS
        label = ground_words(texts, kind) if known else texts.say(f"drawn-{kind}")
        yield Key(kind=kind, label=label)


def _figure_keys(texts: Texts, box: Box) -> Iterator[Key]:
    """What stands on this map beside agents and aliens: empty suits, machines to destroy."""
    mission = box.mission
    sheets = [row.sheet for row in mission.suits]
    sheets += [mission.recall.sheet] if mission.recall else []
    for sheet in dict.fromkeys(sheets):
        yield Key(kind=sheet + EMPTY, label=texts.name(sheet, box))
    for kind in dict.fromkeys(mission.tokens.values()):
        if box.tokens[kind].hp:
            yield Key(kind=kind, label=texts.name(kind, box))
