"""The ways that figures take: taken down while the rules carry out an answer."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from itertools import pairwise
from math import dist
from typing import Final

from xenofront.games.bug_hunt.present.page.spots import line
from xenofront.games.bug_hunt.present.reading import choice_of
from xenofront.games.bug_hunt.rules.ch3_troopers.activation import ChooseMove
from xenofront.games.bug_hunt.rules.ch3_troopers.movement import Leave, Path, judged
from xenofront.games.bug_hunt.rules.ch5_aliens.phase import AlienActivation
from xenofront.games.bug_hunt.rules.ch5_aliens.snap_fire import SnapFires
from xenofront.games.bug_hunt.rules.choices import To
from xenofront.games.bug_hunt.rules.events import aliens, combat, missions, turn
from xenofront.games.bug_hunt.rules.ground import bases, table_of
from xenofront.games.bug_hunt.rules.state import BHState
from xenofront.geometry.plane.exact import Point, point
from xenofront.geometry.plane.walking import ALIEN, TROOPER, Walker
from xenofront.kernel import Event, Game
from xenofront.present.presenter import Way, Ways

ENOUGH: Final = 100_000
"""Longer than any way."""


@contextmanager
def watching(game: Game, key: str) -> Iterator[Ways]:
    """Take down where figures go while an answer is carried out."""
    taken = _Ways(game, _walk_of(game, key))
    game.watch = taken.hear
    try:
        yield taken.found
    finally:
        game.watch = None


def _walk_of(game: Game, key: str) -> tuple[Point, ...]:
    """The way that an answer asks for, as it is judged."""
    ask, state, walk = game.pending, game.state, choice_of(game, key)
    if not isinstance(ask, ChooseMove) or not isinstance(walk, To | Path | Leave):
        return ()
    assert isinstance(state, BHState)
    walked = judged(state, ask.trooper, walk)
    return () if isinstance(walked, str) else walked.path


class _Ways:
    """The ways of those whom events are about, as they are told."""

    def __init__(self, game: Game, walk: tuple[Point, ...]) -> None:
        self.game, self.walk = game, walk
        self.found: Ways = {}
        self.count = 0
        self.before = self._places()

    def hear(self, event: Event) -> None:
        taken = {figure: way for figure, way in self._taken(event) if way}
        if taken:
            self.found[self.count] = taken
        self.count += 1
        self.before = self._places()

    @property
    def state(self) -> BHState:
        state = self.game.state
        assert isinstance(state, BHState)
        return state

    def _places(self) -> dict[str, Point]:
        return bases(self.state)

    def _taken(self, event: Event) -> Iterator[tuple[str, Way]]:
        match event:
            case turn.TrooperMoved():
                yield event.trooper, line(self.walk)
            case aliens.AlienMoved():
                yield event.alien, line(self._alien_way(point(event.start), point(event.end)))
            case aliens.SnapFired():
                yield event.alien, line(self._up_to(event.alien, point(event.at)))
            case combat.FollowedUp():
                yield event.figure, line(self._around(event.figure, point(event.end)))
            case combat.KnockedBack(figure, end) | aliens.AlienTransported(figure, end):
                yield figure, line(self._straight(figure, point(end)))
            case aliens.AliensRevealed():
                yield from ((alien, self._place(alien)) for alien in event.aliens)
            case missions.Joined():
                yield event.trooper, self._place(event.trooper)

    def _place(self, figure: str) -> Way:
        at = self._places().get(figure)
        return line((at,)) if at is not None else ()

    def _alien_way(self, start: Point, end: Point) -> tuple[Point, ...]:
        """What is left of the way it set out on; else the shortest way there."""
        frame = self.game.stack[-1]
        if isinstance(frame, AlienActivation) and frame.path and frame.path[-1] == end:
            return (start, *frame.path[_leg_at(frame.path, start) + 1 :])
        return self._shortest(start, end, ALIEN)

    def _up_to(self, alien: str, at: Point) -> tuple[Point, ...]:
        """The part of a moving alien's way up to where it is fired at."""
        frame, here = self.game.stack[-1], self.before.get(alien)
        if not isinstance(frame, SnapFires) or here is None:
            return self._straight(alien, at)
        first, last = _leg_at(frame.path, here), _leg_at(frame.path, at)
        return (here, *frame.path[first + 1 : last + 1], at)

    def _straight(self, figure: str, end: Point) -> tuple[Point, ...]:
        here = self.before.get(figure)
        return (here, end) if here is not None else ()

    def _around(self, figure: str, end: Point) -> tuple[Point, ...]:
        here = self.before.get(figure)
        walker = TROOPER if figure in self.state.troopers else ALIEN
        return self._shortest(here, end, walker) if here is not None else ()

    def _shortest(self, start: Point, end: Point, walker: Walker) -> tuple[Point, ...]:
        walked = table_of(self.state).walk_to(start, end, walker, (), (), ENOUGH)
        return walked.path if not walked.refusal and walked.end == end else (start, end)


def _leg_at(path: tuple[Point, ...], place: Point) -> int:
    """The number of the leg on which a place lies: where it is the smallest detour."""

    def detour(leg: tuple[Point, Point]) -> float:
        return dist(leg[0], place) + dist(place, leg[1]) - dist(*leg)

    legs = list(pairwise(path))
    return min(range(len(legs)), key=lambda n: (detour(legs[n]), n), default=0)
