"""Moves in words: how far, a dash or not, and what is there."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from xenofront.games.bug_hunt.rules.ch3_troopers.movement import Path, judged, speed_of
from xenofront.games.bug_hunt.rules.ch6_objectives import evac, locations
from xenofront.games.bug_hunt.rules.choices import To
from xenofront.games.bug_hunt.rules.ground import near_point, table_of, touches_point
from xenofront.games.bug_hunt.rules.state import BHState, PointId, TrooperId
from xenofront.games.bug_hunt.text.wording.measures import measured, spot
from xenofront.games.bug_hunt.text.wording.names import name_of
from xenofront.geometry.plane.exact import Point, length_up
from xenofront.geometry.plane.walking import Walked
from xenofront.text.message_files import yes

if TYPE_CHECKING:
    from xenofront.text.texts import Texts


def walk_words(texts: Texts, state: BHState, trooper: TrooperId, walk: To | Path) -> str:
    """A walk with its cost; one that is not allowed with the straight distance."""
    walked = judged(state, trooper, walk)
    if isinstance(walked, str):
        goal = walk.place if isinstance(walk, To) else walk.places[-1]
        away = measured(length_up(state.troopers[trooper].at, goal))
        return texts.say("choice-walk-refused", place=spot(goal), away=away)
    notes = ", ".join((*_met(texts, state, walked), *notes_on(texts, state, walked.end)))
    return texts.say(
        "choice-walk",
        place=spot(walked.end),
        cost=measured(walked.cost),
        dash=yes(walked.cost > speed_of(state, trooper)),
        notes=notes,
        has_notes=yes(notes),
    )


def _met(texts: Texts, state: BHState, walked: Walked) -> Iterator[str]:
    for name, row in state.aliens.items():
        if row.at == walked.met:
            yield texts.say("note-contact", alien=name_of(texts, name, state))


def places_words(texts: Texts, state: BHState, place: Point) -> str:
    """What is at a point."""
    return ", ".join(notes_on(texts, state, place))


def notes_on(texts: Texts, state: BHState, place: Point) -> Iterator[str]:
    """What a figure would touch, be near, or stand in."""
    for name, objective in state.objectives.items():
        if not objective.done and touches_point(place, objective.at):
            yield texts.say("note-at", marker=name_of(texts, name, state))
    near: dict[PointId, Any] = {**state.locations, **state.signals, **state.spawns}
    for name, marker in near.items():
        if not getattr(marker, "spent", False) and near_point(place, marker.at, locations.NEAR):
            yield texts.say("note-near", marker=name_of(texts, name, state))
    if state.evac.at is not None and near_point(place, state.evac.at, evac.NEAR):
        yield texts.say("note-ship")
    for feature in table_of(state).inside(place):
        yield texts.say("note-in", feature=name_of(texts, feature, state))
