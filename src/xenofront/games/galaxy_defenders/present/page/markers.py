"""What lies on the board, and how doors and windows are now."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from xenofront.games.galaxy_defenders import NAME
from xenofront.games.galaxy_defenders.content.missions import AllIn, Mission
from xenofront.games.galaxy_defenders.content.tokens import lock_kind
from xenofront.games.galaxy_defenders.present.page.drawing import drawing
from xenofront.games.galaxy_defenders.present.page.phrases import opening_words
from xenofront.games.galaxy_defenders.present.page.words import SYMBOLS
from xenofront.games.galaxy_defenders.rules.box import Box
from xenofront.games.galaxy_defenders.rules.expansions.map_tokens import kind_of
from xenofront.games.galaxy_defenders.rules.state import GDState
from xenofront.games.galaxy_defenders.text.wording.names import SYMBOLS as SIGNS
from xenofront.games.galaxy_defenders.text.wording.names import place as place_name
from xenofront.geometry.hexes.board import Board
from xenofront.present.messages.scene import EdgeState, Marker
from xenofront.text.texts import Texts

RADIUS: Final = 520
SMALL: Final = 160


def goal_hexes(mission: Mission) -> tuple[str, ...]:
    """Hexes in which every living agent must stand for some end of a mission."""
    tests = (test for row in mission.objectives for test in row.when)
    found = (place for test in tests if isinstance(test, AllIn) for place in test.hexes)
    return tuple(dict.fromkeys(found))


def _marker(on: Board, kind: str, what: str, place: str, label: str, signs: str = "") -> Marker:
    x, y = drawing(on).centre(place)
    return Marker(
        id=f"{kind}-{what}",
        kind=kind,
        letters=signs,
        x=x,
        y=y,
        radius=SMALL if kind == "goal" else RADIUS,
        cell=place if place in on.area_of else "",
        label=label,
    )


@lru_cache(maxsize=256)
def _of_mission(
    box: Box,
    lang: str,
    strict: bool,  # noqa: FBT001
    done: tuple[str, ...],
) -> tuple[Marker, ...]:
    """Goals, places to search, places of actions that are still to be done, named places."""
    texts, mission, on = Texts(lang, NAME, strict=strict), box.mission, box.board
    found = [
        _marker(on, kind, place, place, texts.say(f"web-{kind}", hex=place))
        for kind, places in {"goal": goal_hexes(mission), "search": mission.search}.items()
        for place in places
    ]
    for action in (action for action in mission.actions if action.id not in done):
        for place in action.at:
            label = texts.say("web-action", action=texts.called(action), hex=place)
            found.append(_marker(on, "action", f"{action.id}-{place}", place, label))
    for mark, place in mission.marks_on_map.items():
        name = place_name(texts, mark)
        label = texts.say("web-place", place=name, hex=place)
        found.append(_marker(on, "objective", mark, place, label, name[:1].upper()))
    return tuple(found)


def _in_play(texts: Texts, state: GDState) -> Iterator[Marker]:
    """Teleport points, crates, mines, flames and strikes."""
    box, on = state.box, state.box.board
    for symbol, place in state.teleports.items():
        label = texts.say("web-teleport", symbol=texts.say(f"symbol-{symbol}"), hex=place)
        yield _marker(on, f"teleport_{SYMBOLS[symbol]}", place, place, label, SIGNS[symbol])
    for place, rank in state.armory.items():
        label = texts.say("web-crate", rank=rank, hex=place)
        yield _marker(on, f"crate_{rank}", place, place, label)
    for token, place in state.tokens.items():
        kind = kind_of(token)
        label = texts.say("web-token", token=texts.name(kind, box), hex=place)
        yield _marker(on, f"token_{kind}", token, place, label)
    for place, agent in state.mines.items():
        label = texts.say("web-mine", hex=place, agent=texts.name(agent, box))
        yield _marker(on, "mine", place, place, label)
    for area in state.flames:
        yield _marker(on, "flame", area, area, texts.say("web-flame", area=area))
    for number, (agent, area) in enumerate(state.strikes):
        label = texts.say("web-strike", area=area, agent=texts.name(agent, box))
        yield _marker(on, "strike", str(number), area, label)


def markers(texts: Texts, state: GDState) -> tuple[Marker, ...]:
    """Everything that lies on the board."""
    actions, counters = state.box.mission.actions, state.counters
    done = tuple(a.id for a in actions if counters.get(a.counts, 0) >= a.limit)
    lying = _of_mission(state.box, texts.lang, texts.strict, done)
    return (*lying, *_in_play(texts, state))


def edge_states(texts: Texts, state: GDState) -> tuple[EdgeState, ...]:
    """Every door and window: open, locked, blocked, or under a SECURITY LOCK."""
    sealed = tuple(state.sealed.items())
    return _edge_states(state.box, texts.lang, texts.strict, state.locks, state.bars, sealed)


@lru_cache(maxsize=256)
def _edge_states(
    box: Box,
    lang: str,
    strict: bool,  # noqa: FBT001
    locks: tuple[str, ...],
    bars: tuple[str, ...],
    sealed: tuple[tuple[str, str], ...],
) -> tuple[EdgeState, ...]:
    texts, on = Texts(lang, NAME, strict=strict), box.board
    now_of = dict.fromkeys(bars, "blocked") | dict.fromkeys(locks, "locked")
    now_of |= {place: lock_kind(colour) for place, colour in sealed}
    found = []
    for opening in on.closers:
        now = now_of.get(opening, "open")
        words = opening_words(texts, on, opening)
        label = texts.say("web-opening", opening=words, state=now)
        found.append(EdgeState(id=opening, state=now, label=label))
    return tuple(found)
