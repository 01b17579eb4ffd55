"""BD-7.s9 The squad comes onto the table."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from xenofront.games.bug_hunt.rules import events
from xenofront.games.bug_hunt.rules.choices import To
from xenofront.games.bug_hunt.rules.ground import leader, table_of
from xenofront.games.bug_hunt.rules.names import TrooperId
from xenofront.games.bug_hunt.rules.state import BHState
from xenofront.geometry.plane.exact import BASE, INCH, Point, squared, text
from xenofront.kernel import END, Choice, Procedure, Question, Result, again

ZONE = 3 * INCH
"""How far from the edge figures may stand."""
SPACING = INCH + INCH // 4


def depth_of(state: BHState, place: Point) -> int:
    """How far from the squad's edge a point lies."""
    x, y = place
    depths = {"top": y, "bottom": state.size.y - y, "left": x, "right": state.size.x - x}
    return depths[state.edge]


def in_zone(state: BHState, place: Point) -> bool:
    """Whether a whole base is near enough to the squad's edge (BD-7.s9)."""
    return depth_of(state, place) + BASE <= ZONE  # BD-7.s9


def line(state: BHState) -> Iterator[Point]:
    """Places along the edge, from its middle outwards, row by row."""
    length = state.size.x if state.edge in ("top", "bottom") else state.size.y
    steps = (length // 2 - INCH) // SPACING
    offsets = [0] + [side * n * SPACING for n in range(1, steps + 1) for side in (1, -1)]
    for depth in (INCH + BASE, ZONE - BASE, BASE):
        for offset in offsets:
            along = length // 2 + offset
            yield {
                "top": Point(along, depth),
                "bottom": Point(along, state.size.y - depth),
                "left": Point(depth, along),
                "right": Point(state.size.x - depth, along),
            }[state.edge]


class Rest(Choice, frozen=True, gc=False):
    """To put everybody who is left along the edge."""

    VERB: ClassVar[str] = "rest"


class DeployFigure(Question, frozen=True, gc=False):
    """Where a figure of the squad stands."""

    WHAT: ClassVar[str] = "deploy"
    ANSWERS: ClassVar[tuple[type[Choice], ...]] = (To, Rest)
    OPEN: ClassVar[bool] = True

    trooper: TrooperId


class Deploy(Procedure):
    """BD-7.s9: one figure after the other, within three inches of the edge."""

    CITATION: ClassVar[str] = "BD-7.s9"

    placed: tuple[TrooperId, ...] = ()

    def choose(self, state: BHState) -> Question | Result:
        trooper = self._next(state)
        if trooper is None:
            return END
        options = (Rest(), *self._sample(state))
        return DeployFigure(leader(state), options, "BD-7.s9", trooper)

    def put(self, state: BHState, choice: To | Rest | None) -> Result:
        trooper = self._next(state)
        if trooper is None or choice is None:
            return END
        if isinstance(choice, Rest):
            while (trooper := self._next(state)) is not None:
                self._put(state, trooper, self._free(state, trooper))
            return END
        self._put(state, trooper, choice.place)
        return again(self.choose)

    def _put(self, state: BHState, trooper: TrooperId, at: Point) -> None:
        state.change_trooper(trooper, at=at, fate="table")
        self.placed = (*self.placed, trooper)
        told = events.setup.TrooperDeployed(trooper, text(at), rules=("BD-7.s9",))
        state.tell(told)

    def _next(self, state: BHState) -> TrooperId | None:
        return next((name for name in state.troopers if name not in self.placed), None)

    def _others(self, state: BHState) -> tuple[Point, ...]:
        return tuple(state.troopers[name].at for name in self.placed)

    def _free(self, state: BHState, trooper: TrooperId) -> Point:
        """The next free place; beside the first of its team for who has one on the table (BX-3)."""
        table, others = table_of(state), self._others(state)
        free = (place for place in line(state) if table.is_free(place, others))
        rows, team = state.troopers, state.troopers[trooper].team
        first = next((rows[name].at for name in self.placed if rows[name].team == team), None)
        return next(free) if first is None else min(free, key=lambda place: squared(place, first))

    def _sample(self, state: BHState) -> Iterator[To]:
        table, others = table_of(state), self._others(state)
        free = [place for place in line(state) if table.is_free(place, others)]
        return map(To, free[::4][:8])

    def _why_not_choose(self, state: BHState, choice: To | Rest) -> str | None:
        if isinstance(choice, Rest):
            return None
        free = table_of(state).is_free(choice.place, self._others(state))
        return None if free and in_zone(state, choice.place) else "BD-7.s9"
