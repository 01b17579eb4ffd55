"""Points as clients send them, things by their ids, and how both are drawn."""

from __future__ import annotations

import re
from typing import Final

from xenofront.games.bug_hunt.present import places
from xenofront.games.bug_hunt.present.labels import SHIP as SHIP_SIGN
from xenofront.games.bug_hunt.present.page.acting import on_board
from xenofront.games.bug_hunt.present.places import POINT, Place, acting, apart, state_of
from xenofront.games.bug_hunt.rules.ch4_combat.shooting import SHIP
from xenofront.games.bug_hunt.rules.ground import bases
from xenofront.games.bug_hunt.rules.state import BHState
from xenofront.games.bug_hunt.text.wording.measures import measured
from xenofront.games.bug_hunt.text.wording.names import capital
from xenofront.geometry.plane.exact import BASE, NotAPoint, Point, point, toward
from xenofront.kernel import Game
from xenofront.present.messages.base import Tone
from xenofront.present.messages.looks import Ring, Stroke
from xenofront.text.texts import Texts

BOARD_POINT: Final = re.compile(r"-?\d{1,6},-?\d{1,6}")
"""A point in thousandths of an inch."""


def board_point(text: str) -> Point | None:
    """A point as the client sends it, in thousandths."""
    if not BOARD_POINT.fullmatch(text):
        return None
    x, _, y = text.partition(",")
    return Point(int(x), int(y))


def board_points(text: str) -> tuple[Point, ...]:
    """One point or several as the client sends them; nothing if there is anything else."""
    found = tuple(board_point(word) for word in text.split(" "))
    return tuple(at for at in found if at is not None) if None not in found else ()


def place_of(texts: Texts, state: BHState, text: str) -> Place:
    """A point, or a thing by id, sign or name; LookupError if there is none."""
    at = board_point(text)
    if at is None and POINT.fullmatch(text):
        try:
            at = point(text)
        except NotAPoint:
            at = None
    if at is not None:
        return Place("", at)
    known = on_board(state)
    if text in known:
        return Place(text, known[text])
    found = places.found(texts, state, text) if text else None
    if found is None:
        raise LookupError(texts.say("web-no-place", typed=text))
    return Place(SHIP, found.at) if found.id == SHIP_SIGN else found


def viewer_of(texts: Texts, game: Game, text: str) -> Place:
    """Who looks: whoever is named, else whoever acts."""
    if text:
        return place_of(texts, state_of(game), text)
    trooper = acting(game)
    if trooper is None:
        raise LookupError(texts.say("web-nobody-active"))
    return Place(trooper, state_of(game).troopers[trooper].at)


def called(texts: Texts, state: BHState, place: Place) -> str:
    """The name of a place at the beginning of a sentence."""
    if place.id == SHIP:
        return capital(texts.say("drop-ship"))
    return capital(places.called(texts, state, place))


# -- drawn -----------------------------------------------------------------------------------------


def ring(place: Point, radius: int, tone: Tone, text: str = "") -> Ring:
    return Ring(x=place.x, y=place.y, radius=radius, tone=tone, text=text)


def line(points: tuple[Point, ...]) -> tuple[tuple[int, int], ...]:
    return tuple((p.x, p.y) for p in points)


def tape(state: BHState, first: Place, second: Place) -> Stroke:
    """A tape measure from base to base, with what it says."""
    standing = bases(state)
    start = toward(first.at, second.at, BASE) if first.id in standing else first.at
    end = toward(second.at, first.at, BASE) if second.id in standing else second.at
    away = measured(apart(state, first, second))
    return Stroke(kind="tape", points=line((start, end)), tone="plain", text=away)
