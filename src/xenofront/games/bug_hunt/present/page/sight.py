"""Whether one thing sees another, how far away it is, and what is in the way."""

from __future__ import annotations

from collections.abc import Iterator

from xenofront.games.bug_hunt.present import cited
from xenofront.games.bug_hunt.present.page.spots import called, line, place_of, tape, viewer_of
from xenofront.games.bug_hunt.present.places import Place, apart, sight_between, state_of
from xenofront.games.bug_hunt.rules.ground import table_of
from xenofront.games.bug_hunt.rules.state import BHState
from xenofront.games.bug_hunt.text.wording.measures import measured
from xenofront.games.bug_hunt.text.wording.shots import sight_words
from xenofront.geometry.plane.exact import length_up
from xenofront.geometry.plane.sight import Sight
from xenofront.kernel import Game
from xenofront.present.messages.base import Line, Tone
from xenofront.present.messages.looks import Look, Looked, Stroke
from xenofront.text.texts import Texts


def sight(texts: Texts, game: Game, look: Look) -> Looked:
    """The line between two places, what it crosses, and a tape measure along it."""
    state = state_of(game)
    viewer, target = viewer_of(texts, game, look.first), place_of(texts, state, look.second)
    seen = sight_between(state, viewer, target)
    names = {"viewer": called(texts, state, viewer), "target": called(texts, state, target)}
    return Looked(
        id=look.id,
        about=look.about,
        title=texts.say("web-sight-title", **names),
        lines=tuple(_lines(texts, state, (viewer, target), seen)),
        strokes=(
            Stroke(kind="sight", points=line((viewer.at, target.at)), tone=tone_of(seen)),
            tape(state, viewer, target),
            *outlines(state, seen),
        ),
    )


def tone_of(seen: Sight) -> Tone:
    """Good in the open, a warning in cover, bad if nothing is seen."""
    return "bad" if not seen.seen else "warn" if seen.cover else "good"


def outlines(state: BHState, seen: Sight) -> Iterator[Stroke]:
    """What a line of sight crosses, and what ends it."""
    for feature in table_of(state).features:
        if feature.id == seen.blocker or feature.id in seen.crossed:
            tone: Tone = "bad" if feature.id == seen.blocker else "warn"
            yield Stroke(kind="sight", points=line(feature.corners), tone=tone, closed=True)


def _lines(texts: Texts, state: BHState, ends: tuple[Place, Place], seen: Sight) -> Iterator[Line]:
    viewer, target = ends
    names = {"viewer": called(texts, state, viewer), "target": called(texts, state, target)}
    away = measured(apart(state, viewer, target))
    words = texts.say("bh-sight", **names, away=away, **sight_words(texts, state, seen))
    yield Line(text=words, rules=(cited.COVER if seen.cover else cited.SIGHT,), tone=tone_of(seen))
    centres = measured(length_up(viewer.at, target.at))
    yield Line(
        text=texts.say(
            "bh-measure", first=names["viewer"], second=names["target"], away=away, centres=centres
        )
    )
    back = sight_between(state, target, viewer)
    if back[:2] != seen[:2]:
        how = "hidden" if not back.seen else "cover" if back.cover else "open"
        yield Line(text=texts.say("web-sight-back", sight=how), tone="dim")
