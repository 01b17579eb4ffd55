"""Who, where and which answer is meant by what somebody types at a table of Bug Hunt."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import pairwise
from typing import Final

from xenofront.cli.terminal.bug_hunt.labels import SHIP, everything
from xenofront.cli.terminal.choices import Choice, containing
from xenofront.cli.terminal.explain import in_words
from xenofront.cli.terminal.table import Table
from xenofront.geometry.plane.exact import (
    BASE,
    INCH,
    SLACK,
    NotAPoint,
    Point,
    length_up,
    point,
    squared,
)
from xenofront.kernel import Ask, Game
from xenofront.library.words.bug_hunt.measures import measured
from xenofront.systems.bug_hunt.ch3_troopers.activation import VERBS, Activation
from xenofront.systems.bug_hunt.ch3_troopers.gear import CHARGE
from xenofront.systems.bug_hunt.ch3_troopers.movement import DASH, may_dash, speed_of
from xenofront.systems.bug_hunt.ch4_combat.shooting import is_area
from xenofront.systems.bug_hunt.ground import bases, on_table, table_of
from xenofront.systems.bug_hunt.state import BHState, TrooperId

POINT: Final = re.compile(r"-?\d+(?:\.\d+)?,-?\d+(?:\.\d+)?")
FIRST: Final = {
    "move": "to",
    "deploy": "to",
    "follow_up": "to",
    "evac_place": "at",
}
"""What a bare point means, by question."""
GERMAN: Final = {"nach": "to", "weg": "path", "verlassen": "leave", "bei": "at"}


# -- figures and places ----------------------------------------------------------------------------


def names_of(table: Table) -> Iterator[tuple[str, str, str, Point]]:
    """Id, sign, name and place of all that is on the table."""
    for key, sign, at, _ in everything(table.state):
        name = sign if key == SHIP else table.texts.name(key, table.state)
        yield key, sign, name, at


def found(table: Table, typed: str) -> tuple[str, Point] | None:
    """A figure or marker by its id, sign or name, or by a beginning that only one name has."""
    low = typed.lower()
    known = list(names_of(table))
    for key, sign, name, at in known:
        if typed in (key, sign, name):
            return key, at
    for key, sign, name, at in known:
        if low in (key.lower(), sign.lower(), name.lower()):
            return key, at
    begun = [(key, at) for key, _, name, at in known if low and name.lower().startswith(low)]
    return begun[0] if len(begun) == 1 else None


def place_of(table: Table, typed: str) -> tuple[str, Point] | None:
    """A figure, a marker, or a point; a point has no name."""
    if POINT.fullmatch(typed):
        try:
            return "", point(typed)
        except NotAPoint:
            return None
    return found(table, typed)


def two_places(table: Table, typed: str) -> tuple[tuple[str, Point], tuple[str, Point]] | None:
    """Two things named in a row; names may have several words. One is seen from who acts."""
    words = typed.split()
    for cut in range(1, len(words)):
        first = place_of(table, " ".join(words[:cut]))
        second = place_of(table, " ".join(words[cut:]))
        if first and second:
            return first, second
    trooper, only = acting(table.game), place_of(table, typed)
    if trooper is None or only is None:
        return None
    return (trooper, table.state.troopers[trooper].at), only


def acting(game: Game) -> TrooperId | None:
    """The trooper whom the question is about, or who acts."""
    state = game.state
    assert isinstance(state, BHState)
    about = game.pending.about[:1] if isinstance(game.pending, Ask) else ()
    frames = (frame.trooper for frame in game.stack if isinstance(frame, Activation))
    return next((TrooperId(n) for n in (*about, *frames) if n in on_table(state)), None)


# -- answers ---------------------------------------------------------------------------------------


def open_key(game: Game, typed: str) -> str | None:
    """The answer with a point that is meant: ``12.5,30``, ``to 12.5,30``, ``fire lmg at 3,4``."""
    ask = game.pending
    if not isinstance(ask, Ask) or not ask.open:
        return None
    words = typed.replace(", ", ",").split()
    if not words or not any(POINT.fullmatch(word) for word in words):
        return None
    words[0] = GERMAN.get(words[0].lower(), words[0])
    if all(POINT.fullmatch(word) for word in words):
        first = FIRST.get(ask.what)
        if first is None:
            return None
        return " ".join(("path" if len(words) > 1 else first, *words))
    return " ".join(words)


def meant(table: Table, wanted: str) -> list[str]:
    """What somebody may mean: an answer's key, a point, or words that conceivable answers have."""
    key = open_key(table.game, wanted)
    if key is not None:
        return [key]
    thinkable = dict.fromkeys(conceivable(table))
    if wanted in thinkable:
        return [wanted]
    signs = {key: sign for key, sign, _, _ in names_of(table)}
    known = []
    for number, key in enumerate(thinkable):
        also = " ".join(signs[word] for word in key.split(" ") if word in signs)
        known.append(Choice(number, key, in_words(table, key), "", also))
    return [choice.key for choice in containing(wanted.lower(), known)]


def conceivable(table: Table) -> Iterator[str]:
    """Every answer one could think of, allowed or not."""
    ask = table.game.pending
    if ask is None:
        return
    yield from ask.options
    if not isinstance(ask, Ask):
        return
    state: BHState = table.state
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


def is_complete(game: Game) -> bool:
    """Whether a trooper carries nothing that is aimed at a point."""
    ask, state = game.pending, game.state
    assert isinstance(state, BHState)
    if not isinstance(ask, Ask) or ask.what != "action":
        return False
    row = state.troopers[TrooperId(ask.about[0])]
    return CHARGE not in row.gear and not any(is_area(state.box.weapons[w]) for w in row.weapons)


def details(table: Table, key: str) -> list[str]:
    """Why a move is not allowed: who or what is there, or how far it is."""
    ask = table.game.pending
    points = [word for word in key.split() if POINT.fullmatch(word)]
    if not isinstance(ask, Ask) or ask.what != "move" or not points:
        return []
    texts, state, trooper = table.texts, table.state, TrooperId(ask.about[0])
    try:
        way = [state.troopers[trooper].at, *map(point, points)]
    except NotAPoint:
        return []
    if not table_of(state).is_free(way[-1], ()):
        return [texts.say("bh-no-room")]
    for name, at in bases(state).items():
        if name != trooper and squared(at, way[-1]) < (2 * BASE - SLACK) ** 2:
            return [texts.say("bh-taken", figure=texts.name(name, state))]
    length = sum(length_up(a, b) for a, b in pairwise(way))
    most = speed_of(state, trooper) + (DASH * INCH if may_dash(state, trooper) else 0)
    words = {"length": measured(length), "most": measured(most)}
    return [texts.say("bh-too-far" if length > most else "bh-no-way", **words)]
