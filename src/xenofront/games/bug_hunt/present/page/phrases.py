"""Words for places: where things are from somebody, who sees them, what the ground is."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from xenofront.games.bug_hunt.present.places import Place, apart, called, sight_between
from xenofront.games.bug_hunt.present.status import feature_parts
from xenofront.games.bug_hunt.rules.ground import nearest, on_table, table_of
from xenofront.games.bug_hunt.rules.state import BHState
from xenofront.games.bug_hunt.text.wording.measures import measured, spot
from xenofront.geometry.plane.exact import INCH, Point
from xenofront.text.texts import Texts

COMPASS: Final = ("e", "se", "s", "sw", "w", "nw", "n", "ne")
_TANGENT: Final = 414
"""Of 22.5 degrees, in thousandths: half of an eighth of a circle."""


def at_words(texts: Texts, place: Point) -> str:
    """Where something is, in inches."""
    return texts.say("web-at", place=spot(place))


def bearing(start: Point, end: Point) -> str:
    """Which of eight directions leads most nearly from one point to another; up is north."""
    x, y = end.x - start.x, end.y - start.y
    across = "" if abs(x) * INCH <= abs(y) * _TANGENT else "e" if x > 0 else "w"
    along = "" if abs(y) * INCH <= abs(x) * _TANGENT else "s" if y > 0 else "n"
    return f"{along}{across}" or COMPASS[0]


def relation(texts: Texts, state: BHState, viewer: Place, place: Place) -> str:
    """How far something is from somebody, and in which direction."""
    name, far = called(texts, state, viewer), apart(state, viewer, place)
    if viewer.at == place.at:
        return texts.say("web-relation-same", name=name)
    direction = texts.say(f"web-compass-{bearing(viewer.at, place.at)}")
    return texts.say("web-relation", away=measured(far), direction=direction, name=name)


def away(texts: Texts, state: BHState, viewer: Place, place: Place) -> str:
    """The same where it is clear from whom."""
    direction = texts.say(f"web-compass-{bearing(viewer.at, place.at)}")
    return texts.say("web-away", away=measured(apart(state, viewer, place)), direction=direction)


def nearest_of(state: BHState, place: Place, others: dict[str, Point]) -> Place | None:
    """The nearest of several figures, if there is any other."""
    known = [(name, at) for name, at in others.items() if name != place.id]
    found = nearest(place.at, known)
    return Place(found[0], others[found[0]]) if found else None


def troopers(state: BHState) -> dict[str, Point]:
    """Troopers on the table with their places."""
    return {str(name): state.troopers[name].at for name in on_table(state)}


def seen_by(texts: Texts, state: BHState, place: Place) -> str:
    """Which troopers see a place, those in whose sight it is in cover marked."""
    names = []
    for name, at in troopers(state).items():
        if name == place.id:
            continue
        look = sight_between(state, Place(name, at), place)
        if look.seen:
            seer = texts.name(name, state)
            names.append(texts.say("web-seen-in-cover", name=seer) if look.cover else seer)
    return texts.say("web-seen-by", count=len(names), names="; ".join(names))


def ground_words(texts: Texts, state: BHState, place: Point) -> Iterator[str]:
    """The features that a point lies in."""
    table = table_of(state)
    known = {feature.id: feature for feature in table.features}
    for name in table.inside(place):
        parts = ", ".join(feature_parts(texts, known[name]))
        yield texts.say("web-ground", feature=texts.name(name, state), parts=parts)
