"""Which answer is meant by what somebody types, allowed or not, and why a move is not."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import pairwise
from typing import Final

from xenofront.games.bug_hunt.present.answers import span
from xenofront.games.bug_hunt.present.labels import everything
from xenofront.games.bug_hunt.present.places import POINT, names_of, state_of
from xenofront.games.bug_hunt.present.reading import (
    choice_of,
    named_by,
    point_of,
    points_of,
    taking_point,
)
from xenofront.games.bug_hunt.rules.ch2_turn.phases import Act, ChooseTrooper, KeepReady
from xenofront.games.bug_hunt.rules.ch3_troopers.activation import ChooseAction, ChooseMove
from xenofront.games.bug_hunt.rules.ch3_troopers.jams import Unjam
from xenofront.games.bug_hunt.rules.ch3_troopers.movement import (
    DASH,
    Path,
    may_dash,
    speed_of,
    step_toward,
)
from xenofront.games.bug_hunt.rules.ch4_combat.brawl import Fight
from xenofront.games.bug_hunt.rules.ch4_combat.follow_up import FOLLOW_UP, ChooseFollowUp
from xenofront.games.bug_hunt.rules.ch5_aliens.snap_fire import ChooseFreeShot
from xenofront.games.bug_hunt.rules.ch6_objectives.evac import Assist, Call, Over, PlaceShip
from xenofront.games.bug_hunt.rules.ch6_objectives.locations import Activate
from xenofront.games.bug_hunt.rules.ch6_objectives.objectives import HackIn, Take
from xenofront.games.bug_hunt.rules.ch6_objectives.signals import LookInto
from xenofront.games.bug_hunt.rules.ch6_objectives.spawns import Close
from xenofront.games.bug_hunt.rules.choices import Fire, To
from xenofront.games.bug_hunt.rules.ground import bases, on_table, table_of
from xenofront.games.bug_hunt.rules.names import AlienId, TrooperId
from xenofront.games.bug_hunt.rules.state import BHState
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
from xenofront.kernel import Choice, Game, Question
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
        found = _toward(game, ask, words[0], " ".join(words[1:]))
        return None if found is None else found.key
    points = [place for word in words if (place := _inches(word)) is not None]
    if len(points) == len(words):
        meaning = _of_points(game, ask, points)
        return None if meaning is None else meaning.key
    words = [word if (place := _inches(word)) is None else text(place) for word in words]
    return " ".join(words) if any(POINT.fullmatch(word) for word in words) else None


def _inches(word: str) -> Point | None:
    """A point as somebody types it."""
    try:
        return point(word) if POINT.fullmatch(word) else None
    except NotAPoint:
        return None


def _of_points(game: Game, ask: Question, points: list[Point]) -> Choice | None:
    """What mere points mean: the ends of a line, a way, or where somebody goes or is put."""
    line, kind = span(game), taking_point(ask)
    if line is not None and len(points) == 2:
        return line(*points)
    if kind is None:
        return None
    return Path(tuple(points)) if len(points) > 1 else kind(*points)


def _toward(game: Game, ask: Question, verb: str, typed: str) -> Choice | None:
    """The farthest point of a move toward something, or the place of a thing."""
    state, goal = state_of(game), _point(state_of(game), typed)
    if goal is None:
        return None
    if isinstance(ask, PlaceShip):
        return Over(goal)
    if isinstance(ask, ChooseFollowUp):
        return _step_on(game, state.troopers[ask.trooper].at, goal)
    if not isinstance(ask, ChooseMove) or verb == "at":
        return None
    place = step_toward(state, ask.trooper, goal, reach(state, ask.trooper, verb))
    return None if place is None else To(place)


def _step_on(game: Game, here: Point, goal: Point) -> To | None:
    """As far straight toward a point as a winner may move on."""
    steps = (toward(here, goal, length) for length in range(FOLLOW_UP, 0, -INCH // 4))
    ways = (To(place) for place in steps if place != here)
    return next((way for way in ways if game.why_not(way) is None), None)


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
    if not isinstance(game.pending, Question):
        options = game.pending.options if game.pending else ()
        return [wanted] if wanted in options else _called(texts, game, wanted, options)
    thinkable = {choice.key: choice for choice in conceivable(game)}
    return [wanted] if wanted in thinkable else _called(texts, game, wanted, thinkable.values())


def _called(texts: Texts, game: Game, wanted: str, answers: Iterable[Choice | str]) -> list[str]:
    """The answers in whose words, keys or signs every wanted word begins a word."""
    signs, found = {key: sign for key, sign, _, _ in names_of(texts, state_of(game))}, []
    for answer in dict.fromkeys(answers):
        named = (answer,) if isinstance(answer, str) else named_by(answer)
        also = " ".join(signs[name] for name in named if name in signs)
        if begins_words(wanted.lower(), f"{in_words(texts, game, answer)} {answer} {also}"):
            found.append(str(answer))
    return found


def conceivable(game: Game) -> Iterator[Choice]:
    """Every answer to a question one could think of, allowed or not."""
    ask, state = game.pending, state_of(game)
    assert isinstance(ask, Question)
    yield from ask.choices
    if isinstance(ask, ChooseTrooper):
        yield from map(Act, on_table(state))
        yield from map(KeepReady, on_table(state))
    if not isinstance(ask, ChooseAction | ChooseFreeShot):
        return
    row = state.troopers[ask.trooper]
    for weapon in row.weapons:
        targets = (*state.aliens, *state.contacts)
        yield from (Fire(weapon, AlienId(target)) for target in targets)
    if isinstance(ask, ChooseAction):
        yield from map(Unjam, row.weapons)
        yield from map(Activate, state.locations)
        rows = state.objectives.items()
        yield from (HackIn(name) for name, one in rows if one.kind == "hack")
        yield from (Take(name) for name, one in rows if one.kind == "retrieve")
        yield from map(LookInto, state.signals)
        yield from map(Close, state.spawns)
        yield from (Fight(), Call(), Assist())


def details(texts: Texts, game: Game, key: str) -> list[str]:
    """Why a move is not allowed: who or what is there, or how far it is."""
    ask, points = game.pending, points_of(choice_of(game, key))
    if not isinstance(ask, ChooseMove | ChooseFollowUp) or not points:
        return []
    state, trooper = state_of(game), ask.trooper
    way, goal = [state.troopers[trooper].at, *points], text(points[-1])
    if isinstance(ask, ChooseFollowUp):
        best = point_of(_step_on(game, way[0], way[-1]))
        return [texts.say("bh-farthest", at=text(best), goal=goal)] if best else []
    told, most = [_why(texts, state, trooper, way)], reach(state, trooper)
    farthest = step_toward(state, trooper, way[-1], most)
    if farthest is not None:
        told.append(texts.say("bh-farthest", at=spot(farthest), goal=goal))
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
