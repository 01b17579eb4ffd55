"""Which answer is meant by what somebody types, allowed or not, and why a move is not."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from typing import Final

from xenofront.games.bug_hunt.present.answers import FIRST, span_verb
from xenofront.games.bug_hunt.present.labels import everything
from xenofront.games.bug_hunt.present.places import POINT, names_of, state_of
from xenofront.games.bug_hunt.rules.ch3_troopers.activation import VERBS
from xenofront.games.bug_hunt.rules.ch3_troopers.movement import (
    DASH,
    may_dash,
    speed_of,
    step_toward,
)
from xenofront.games.bug_hunt.rules.ch4_combat.follow_up import FOLLOW_UP
from xenofront.games.bug_hunt.rules.ground import bases, on_table, table_of
from xenofront.games.bug_hunt.rules.state import BHState, TrooperId
from xenofront.games.bug_hunt.text.wording.measures import measured, spot
from xenofront.geometry.plane.exact import (
    BASE,
    INCH,
    SLACK,
    NotAPoint,
    Point,
    length_up,
    point,
    squared,
    text,
    toward,
)
from xenofront.kernel import Game, Question
from xenofront.present.finding import begins_words, in_words
from xenofront.text.texts import Texts

GERMAN: Final = {
    "nach": "to",
    "weg": "path",
    "verlassen": "leave",
    "bei": "at",
    "towards": "toward",
    "richtung": "toward",
    "gehe": "walk",
}
TOWARD: Final = ("toward", "walk")
"""Words before something to go to as far as one gets: with a dash, and without one."""


def open_key(game: Game, typed: str) -> str | None:
    """The answer with a point that is meant: ``12.5,30``, ``to 12.5,30``, ``fire lmg at 3,4``."""
    ask = game.pending
    if not isinstance(ask, Question) or not ask.open:
        return None
    words = typed.replace(", ", ",").split()
    if not words:
        return None
    words[0] = GERMAN.get(words[0].lower(), words[0])
    if words[0] in TOWARD or (words[0] in ("to", "at") and not POINT.fullmatch(words[-1])):
        return _toward(game, ask, words[0], " ".join(words[1:]))
    if not any(POINT.fullmatch(word) for word in words):
        return None
    if all(POINT.fullmatch(word) for word in words):
        if len(words) == 2 and (verb := span_verb(game)):
            return " ".join((verb, *words))
        first = FIRST.get(ask.what)
        if first is None:
            return None
        return " ".join(("path" if len(words) > 1 else first, *words))
    return " ".join(words)


def _toward(game: Game, ask: Question, verb: str, typed: str) -> str | None:
    """The farthest point of a move toward something, or the place of a thing."""
    state, goal = state_of(game), _point(state_of(game), typed)
    if goal is None:
        return None
    if ask.what == "evac_place":
        return f"at {text(goal)}"
    if ask.what == "follow_up":
        return _step_on(game, state.troopers[TrooperId(ask.about[0])].at, goal)
    if ask.what != "move" or verb == "at":
        return None
    trooper = TrooperId(ask.about[0])
    place = step_toward(state, trooper, goal, reach(state, trooper, verb))
    return None if place is None else f"to {text(place)}"


def _step_on(game: Game, here: Point, goal: Point) -> str | None:
    """As far straight toward a point as a winner may move on."""
    steps = (toward(here, goal, length) for length in range(FOLLOW_UP, 0, -INCH // 4))
    keys = (f"to {text(place)}" for place in steps if place != here)
    return next((key for key in keys if game.why_not(key) is None), None)


def reach(state: BHState, trooper: TrooperId, verb: str = "to") -> int:
    """How far a trooper goes; who is told to walk does not dash."""
    dash = DASH * INCH if may_dash(state, trooper) and verb != "walk" else 0
    return speed_of(state, trooper) + dash


def _point(state: BHState, typed: str) -> Point | None:
    """A point in inches, or that of a thing by its sign, id or name."""
    if POINT.fullmatch(typed):
        return point(typed)
    low = typed.lower()
    for thing in everything(state):
        row = state.troopers.get(TrooperId(thing.id))
        if low in (thing.sign.lower(), thing.id.lower(), row.name.lower() if row else ""):
            return thing.at
    return None


def meant(texts: Texts, game: Game, wanted: str) -> list[str]:
    """What somebody may mean: an answer's key, a point, or words that conceivable answers have."""
    key = open_key(game, wanted)
    if key is not None:
        return [key]
    thinkable = dict.fromkeys(conceivable(game))
    if wanted in thinkable:
        return [wanted]
    signs = {key: sign for key, sign, _, _ in names_of(texts, state_of(game))}
    found = []
    for key in thinkable:
        also = " ".join(signs[word] for word in key.split(" ") if word in signs)
        if begins_words(wanted.lower(), f"{in_words(texts, game, key)} {key} {also}"):
            found.append(key)
    return found


def conceivable(game: Game) -> Iterator[str]:
    """Every answer one could think of, allowed or not."""
    ask = game.pending
    if ask is None:
        return
    yield from ask.options
    if not isinstance(ask, Question):
        return
    state = state_of(game)
    if ask.what == "trooper":
        yield from (f"{verb} {name}" for verb in ("act", "hold") for name in on_table(state))
    if ask.what not in ("action", "free_shot"):
        return
    row = state.troopers[TrooperId(ask.about[0])]
    for weapon in row.weapons:
        yield from (f"fire {weapon} {target}" for target in (*state.aliens, *state.contacts))
        yield f"unjam {weapon}"
    if ask.what == "action":
        yield from (f"activate {name}" for name in state.locations)
        for verb, kind in (("hack", "hack"), ("take", "retrieve")):
            yield from (f"{verb} {n}" for n, o in state.objectives.items() if o.kind == kind)
        yield from (f"investigate {name}" for name in state.signals)
        yield from (f"close {name}" for name in state.spawns)
        yield from (verb for verb in ("brawl", "call", "assist") if verb in VERBS)


def details(texts: Texts, game: Game, key: str) -> list[str]:
    """Why a move is not allowed: who or what is there, or how far it is."""
    ask = game.pending
    points = [word for word in key.split() if POINT.fullmatch(word)]
    if not isinstance(ask, Question) or ask.what not in ("move", "follow_up") or not points:
        return []
    state, trooper = state_of(game), TrooperId(ask.about[0])
    try:
        way = [state.troopers[trooper].at, *map(point, points)]
    except NotAPoint:
        return []
    if ask.what == "follow_up":
        best = _step_on(game, way[0], way[-1])
        words = {"at": (best or "").removeprefix("to "), "goal": points[-1]}
        return [texts.say("bh-farthest", **words)] if best else []
    told, most = [_why(texts, state, trooper, way)], reach(state, trooper)
    farthest = step_toward(state, trooper, way[-1], most)
    if farthest is not None:
        told.append(texts.say("bh-farthest", at=spot(farthest), goal=points[-1]))
    return told


def _why(texts: Texts, state: BHState, trooper: TrooperId, way: list[Point]) -> str:
    """Why a way is not open: what stands at its end, or how far it is."""
    if not table_of(state).is_free(way[-1], ()):
        return texts.say("bh-no-room")
    for name, at in bases(state).items():
        if name != trooper and squared(at, way[-1]) < (2 * BASE - SLACK) ** 2:
            return texts.say("bh-taken", figure=texts.name(name, state))
    length, most = sum(length_up(a, b) for a, b in pairwise(way)), reach(state, trooper)
    words = {"length": measured(length), "most": measured(most)}
    return texts.say("bh-too-far" if length > most else "bh-no-way", **words)
