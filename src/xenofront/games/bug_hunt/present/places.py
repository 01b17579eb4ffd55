"""Who acts, what is meant by a name or a point, how far things are apart, and how they see."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final, NamedTuple

from xenofront.games.bug_hunt.present.labels import SHIP, everything
from xenofront.games.bug_hunt.rules.ch3_troopers.activation import Activation
from xenofront.games.bug_hunt.rules.ground import bases, on_table, sight_of_point, table_of
from xenofront.games.bug_hunt.rules.names import FigureId, TeamId, TrooperId
from xenofront.games.bug_hunt.rules.state import BHState
from xenofront.games.bug_hunt.text.wording.measures import spot
from xenofront.geometry.plane.exact import BASE, NotAPoint, Point, length_up, point
from xenofront.geometry.plane.sight import Sight
from xenofront.kernel import Game, Question
from xenofront.kernel.choices import values_of
from xenofront.text.texts import Texts

POINT: Final = re.compile(r"-?\d+(?:\.\d+)?,-?\d+(?:\.\d+)?")


class Place(NamedTuple):
    """A point of the table, and what is there by its id; a mere point has none."""

    id: str
    at: Point


def state_of(game: Game) -> BHState:
    assert isinstance(game.state, BHState)
    return game.state


def acting(game: Game) -> TrooperId | None:
    """The trooper whom the question is about, or who acts."""
    state = state_of(game)
    ask = game.pending
    about = values_of(ask, TrooperId, FigureId, TeamId) if isinstance(ask, Question) else ()
    frames = (frame.trooper for frame in game.stack if isinstance(frame, Activation))
    return next((TrooperId(n) for n in (*about, *frames) if n in on_table(state)), None)


# -- names -----------------------------------------------------------------------------------------


def names_of(texts: Texts, state: BHState) -> Iterator[tuple[str, str, str, Point]]:
    """Id, sign, name and place of all that is on the table."""
    for thing in everything(state):
        name = thing.sign if thing.id == SHIP else texts.name(thing.id, state)
        yield thing.id, thing.sign, name, thing.at


def found(texts: Texts, state: BHState, typed: str) -> Place | None:
    """A figure or marker by its id, sign or name, or by a beginning that only one name has."""
    low = typed.lower()
    known = list(names_of(texts, state))
    for key, sign, name, at in known:
        if typed in (key, sign, name):
            return Place(key, at)
    for key, sign, name, at in known:
        if low in (key.lower(), sign.lower(), name.lower()):
            return Place(key, at)
    begun = [Place(key, at) for key, _, name, at in known if low and name.lower().startswith(low)]
    return begun[0] if len(begun) == 1 else None


def place_of(texts: Texts, state: BHState, typed: str) -> Place | None:
    """A figure, a marker, or a point in inches."""
    if POINT.fullmatch(typed):
        try:
            return Place("", point(typed))
        except NotAPoint:
            return None
    return found(texts, state, typed)


def called(texts: Texts, state: BHState, place: Place) -> str:
    """The name of what is at a place; a mere point and the drop ship by their inches."""
    return texts.name(place.id, state) if place.id and place.id != SHIP else spot(place.at)


# -- from one place to another ---------------------------------------------------------------------


def apart(state: BHState, first: Place, second: Place) -> int:
    """From edge to edge of bases; markers and points have no edge."""
    edges = sum(BASE for one in (first, second) if one.id in bases(state))
    return max(0, length_up(first.at, second.at) - edges)


def sight_between(state: BHState, viewer: Place, target: Place) -> Sight:
    """How something sees something else; other figures may be in the way."""
    standing = bases(state)
    if viewer.id in standing:
        besides = target.id if target.id in standing else ""
        return sight_of_point(state, viewer.id, target.at, besides)
    others = tuple(at for name, at in standing.items() if name != target.id)
    return table_of(state).sight(viewer.at, target.at, others)
