"""The table: pieces of terrain as outlines, walls with doors and windows, and the legend."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from typing import Final

from xenofront.games.bug_hunt.present.page.words import DRAWN, FEATURES
from xenofront.games.bug_hunt.present.status import feature_words
from xenofront.games.bug_hunt.rules.ground import table_of
from xenofront.games.bug_hunt.rules.state import BHState
from xenofront.geometry.plane.exact import INCH, Point
from xenofront.geometry.plane.shapes import bounds, edges
from xenofront.geometry.plane.terrain import DOOR, Feature, Opening
from xenofront.present.messages.board import Board, Edge, Key, Name, Piece
from xenofront.text.texts import Texts

NAMED: Final = 4 * INCH
LOW: Final = 3 * INCH
"""So wide and so high must a piece be to bear its name."""
LEGEND: Final = ("marker", "badge")
"""What the legend explains besides what lies on this table."""


def board_key(state: BHState) -> object:
    """Terrain is dealt and blown up, barricades are put up."""
    return state.size, state.terrain, state.barricades


def board(texts: Texts, state: BHState) -> Board:
    """The table with its terrain."""
    pieces = tuple(_piece(texts, state, feature) for feature in table_of(state).features)
    lines = tuple(_edges(texts, state))
    width, height = state.size
    return Board(
        kind="plane",
        width=width,
        height=height,
        unit=INCH,
        edges=lines,
        pieces=pieces,
        names=tuple(_names(texts, state)),
        legend=tuple(_legend(texts, state, pieces, lines)),
        label=texts.say(
            "web-board-label",
            mission=texts.called(state.box.mission),
            width=width // INCH,
            height=height // INCH,
            pieces=len(pieces),
        ),
    )


def kind_of(state: BHState, feature: Feature) -> str:
    """What a feature is drawn as: itself, or what it does to who comes near."""
    name = feature.id.rpartition("-")[0]
    return name if name in FEATURES else feature.kind


def _piece(texts: Texts, state: BHState, feature: Feature) -> Piece:
    return Piece(
        id=feature.id,
        kind=kind_of(state, feature),
        points=tuple((corner.x, corner.y) for corner in feature.corners),
        label=feature_words(texts, state, feature),
        height=feature.height // INCH,
    )


def _names(texts: Texts, state: BHState) -> Iterator[Name]:
    """What pieces of terrain are called, if they are large enough for a name."""
    for feature in table_of(state).features:
        left, top, right, bottom = bounds(feature.corners)
        if right - left >= NAMED and bottom - top >= LOW:
            known = state.box.features.get(feature.id.rpartition("-")[0])
            text = texts.called(known) if known else texts.name(feature.id, state)
            x, y = (left + right) // 2, (top + bottom) // 2
            yield Name(text=text[:1].upper() + text[1:], x=x, y=y)


# -- lines -----------------------------------------------------------------------------------------


def _edges(texts: Texts, state: BHState) -> Iterator[Edge]:
    """Walls of interiors between their openings, the openings, and barricades."""
    for feature in table_of(state).features:
        if feature.kind != "interior":
            continue
        for a, b in edges(feature.corners):
            yield from (_edge("wall", *ends) for ends in _solid(a, b, feature.openings))
        for opening in feature.openings:
            kind = "door" if opening.cost == DOOR else "window"
            label = texts.say(f"drawn-{kind}")
            yield _edge(kind, opening.a, opening.b, label)
    for a, b in state.barricades:
        yield _edge("barrier", a, b, texts.say("drawn-barrier"))


def _edge(kind: str, a: Point, b: Point, label: str = "") -> Edge:
    return Edge(kind=kind, x1=a.x, y1=a.y, x2=b.x, y2=b.y, label=label)


def _solid(a: Point, b: Point, openings: tuple[Opening, ...]) -> Iterator[tuple[Point, Point]]:
    """The parts of a straight wall that are not open."""
    low, high = min(a, b), max(a, b)
    gaps = sorted(
        (min(one.a, one.b), max(one.a, one.b)) for one in openings if _is_on(one, low, high)
    )
    ends = [low, *(end for gap in gaps for end in gap), high]
    for number, (start, end) in enumerate(pairwise(ends)):
        if number % 2 == 0 and start != end:
            yield start, end


def _is_on(opening: Opening, low: Point, high: Point) -> bool:
    """Whether an opening lies in a wall along one of the axes."""
    return all(low.x <= p.x <= high.x and low.y <= p.y <= high.y for p in opening[:2])


# -- the legend ------------------------------------------------------------------------------------


def _legend(
    texts: Texts, state: BHState, pieces: tuple[Piece, ...], lines: tuple[Edge, ...]
) -> Iterator[Key]:
    for kind in dict.fromkeys(piece.kind for piece in pieces):
        known = state.box.features.get(kind)
        name = texts.called(known) if known else texts.say(f"bh-kind-{kind}")
        yield Key(kind=kind, label=name)
    shown = dict.fromkeys(edge.kind for edge in lines)
    for kind in (*shown, *(kind for field in LEGEND for kind in DRAWN[field])):
        yield Key(kind=kind, label=texts.say(f"drawn-{kind}"))
