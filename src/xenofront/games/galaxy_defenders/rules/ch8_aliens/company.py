"""GD 8.2, 8.4 Aliens that move together: followers of a leader, and figures of a swarm."""

from __future__ import annotations

from typing import ClassVar

from xenofront.games.galaxy_defenders.content import effects as content
from xenofront.games.galaxy_defenders.rules import events, names
from xenofront.games.galaxy_defenders.rules import procedures as gd
from xenofront.games.galaxy_defenders.rules.ch5_terrain.map import (
    area_of,
    away,
    footprint,
    is_in,
    neighbours,
)
from xenofront.games.galaxy_defenders.rules.ch8_aliens import oracle
from xenofront.games.galaxy_defenders.rules.ch8_aliens.paths import FAR, Ground, walk_of
from xenofront.games.galaxy_defenders.rules.ch8_aliens.swarms import closeness, company, foremost
from xenofront.games.galaxy_defenders.rules.ch8_aliens.wide import ground_of
from xenofront.games.galaxy_defenders.rules.choices import PickAlien, ToBase, ToHex, onto
from xenofront.games.galaxy_defenders.rules.state import AgentId, AlienId, GDState, HexId
from xenofront.kernel import END, Procedure, Question, Result, again

NO_ROW = 1000


def acting_figure(state: GDState, alien: AlienId) -> AlienId:
    """The figure by which an alien acts: the first row decides, then who is closest."""
    if not state.aliens[alien].swarm:
        return alien
    able = [a for a in company(state, alien) if "stunned" not in state.aliens[a].conditions]
    if len(able) < 2:
        return able[0] if able else alien

    def merit(figure: AlienId) -> tuple[int, tuple[int, int]]:
        row = oracle.row_for(state, figure)
        return NO_ROW if row is None else row, closeness(state, figure)

    return min(
        able, key=merit
    )  # GD-8.4.c/row GD-8.4.g/chosen GX-11.6.c/rule GX-11.6.f GX-11.6.g GX-11.6.p/either


def striking_figure(
    state: GDState, alien: AlienId, row: int, effect: int, target: AgentId
) -> AlienId:
    """The figure by which an alien attacks after a move: another if the first cannot (GD-8.4.g)."""
    if not state.aliens[alien].swarm:
        return alien
    what = state.box.aliens[state.aliens[alien].card].rows[row].do[effect]
    if not isinstance(what, content.Attack):
        return alien
    able = [
        figure
        for figure in company(state, alien)
        if "stunned" not in state.aliens[figure].conditions
        and oracle.options(state, figure, row, effect, target or None).ways  # GD-8.4.g/attack
    ]
    return (
        alien if alien in able or not able else min(able, key=lambda f: closeness(state, f))
    )  # GX-11.6.p/either


def go(state: GDState, alien: AlienId, base: tuple[HexId, ...], rule: str) -> None:
    """Move a figure along the shortest way."""
    row, end = state.aliens[alien], base[0]
    start = row.hex
    if base == footprint(row):
        return
    route = walk_of(state, alien).route(start, end)
    back = (area_of(state, start), *route)[-2] if route else row.came_from
    state.move_alien(alien, base, back)
    state.tell(events.AlienMoved(alien, route, start, end, rules=(rule,)))


def nearest(state: GDState, place: HexId, aliens: list[AlienId]) -> list[AlienId]:
    """The aliens closest to a hex: fewest areas, then fewest hexes along a path."""
    far = {a: (away(state, place, state.aliens[a]), _walked(state, place, a)) for a in aliens}
    least = min(far.values(), default=(0, 0))
    return [a for a in aliens if far[a] == least]


def _walked(state: GDState, place: HexId, alien: AlienId) -> int:
    """The hexes between a hex and an alien, along a path of the alien."""
    paths = walk_of(state, alien).costs(place)
    return min([paths.get(here, (FAR, FAR))[1] for here in footprint(state.aliens[alien])])


class WhoFollows(Question, frozen=True, gc=False):
    """Who follows an alien next."""

    WHAT = "follower"
    ANSWERS = (PickAlien,)

    alien: names.AlienId


class FollowHex(Question, frozen=True, gc=False):
    """Where an alien follows to."""

    WHAT = "follow"
    ANSWERS = (ToHex, ToBase)

    alien: names.AlienId


class Together(Procedure):
    """GD 8.2: an alien has moved; its swarm and its followers move too, then guards may fire."""

    CITATION: ClassVar[str] = "GD 8.2"

    alien: AlienId
    start: HexId
    moved: tuple[AlienId, ...] = ()
    follower: AlienId = AlienId("")
    guarded: tuple[AlienId, ...] = ()

    def gather(self, state: GDState) -> Result:
        self.moved = (self.alien,)
        return gd.Gather(self.alien)  # GD-8.4.i/move

    def choose(self, state: GDState) -> Question | None:
        near = self._nearest(state)
        if len(near) < 2:
            return None
        controller = state.aliens[self.alien].controller  # GD-8.8.j/follower
        return WhoFollows(controller, tuple(map(PickAlien, near)), "GD-8.8.j", self.alien)

    def call(self, state: GDState, choice: PickAlien | None) -> Result:
        near = self._nearest(state)
        if not near:
            return again(self.guard)
        self.follower = choice.alien if choice else near[0]
        return None

    def choose_hex(self, state: GDState) -> Question | None:
        ends = self._ends(state, self.follower)
        if len(ends) < 2:
            return None
        controller = state.aliens[self.follower].controller  # GD-8.8.j/place
        return FollowHex(controller, tuple(map(onto, ends)), "GD-8.8.j", self.follower)

    def follow(self, state: GDState, choice: ToHex | None) -> Result:
        end = choice.base if choice else self._ends(state, self.follower)[0]
        go(state, self.follower, end, "GD-8.2.d")  # GD-FAQ.j
        self.moved += (self.follower,)
        return gd.Gather(self.follower)

    def go_on(self, state: GDState) -> Result:
        return again(self.choose)

    def guard(self, state: GDState) -> Result:
        if not self.guarded:  # before the first shot, which may kill who leads the others
            self.moved = tuple([f for a in self.moved for f in company(state, a)])  # GD-8.4.i/guard
        waiting = [f for f in self.moved if f in state.aliens and f not in self.guarded]
        if not waiting:
            return END
        self.guarded += (waiting[0],)
        return gd.Guard(waiting[0])  # GD-7.7.4.2.a

    def guard_next(self, state: GDState) -> Result:
        return again(self.guard)

    def _nearest(self, state: GDState) -> list[AlienId]:
        return followers(state, self.alien, self.start, self.moved)

    def _ends(self, state: GDState, follower: AlienId) -> list[tuple[HexId, ...]]:
        area = area_of(state, state.aliens[self.alien].hex)
        return ground_of(state, follower).resting_places_in(area)


def followers(
    state: GDState, leader: AlienId, start: HexId, moved: tuple[AlienId, ...]
) -> list[AlienId]:
    """Whom a leader calls next: the closest who began near its start and can come (GD-8.2.d)."""
    powers = state.box.aliens[state.aliens[leader].card].on_move
    if len(moved) > sum(power.aliens for power in powers):  # GD-8.2.d
        return []
    within = max(power.within for power in powers)
    area = area_of(state, state.aliens[leader].hex)
    mine = {figure for alien in moved for figure in company(state, alien)}
    near = [
        name
        for name, row in state.aliens.items()
        if name not in mine
        and away(state, start, row) <= within  # GD-8.2.d
        and not is_in(state, row, area)
        and ground_of(state, name).resting_places_in(area)
    ]
    return nearest(state, start, foremost(state, near))


class Gather(Procedure):
    """GD 8.4: the other figures of a swarm move next to the one that moved first."""

    CITATION: ClassVar[str] = "GD 8.4"

    alien: AlienId
    done: tuple[AlienId, ...] = ()

    def choose_hex(self, state: GDState) -> Question | Result:
        figure = self._next(state)
        if figure is None:
            return END
        ends = self._ends(state, figure)
        if len(ends) < 2:
            return None
        controller = state.aliens[figure].controller  # GD-8.8.j/figure
        return FollowHex(controller, tuple(map(ToHex, ends)), "GD-8.8.j", figure)

    def follow(self, state: GDState, choice: ToHex | None) -> Result:
        figure = self._next(state)
        assert figure is not None
        self.done += (figure,)
        ends = self._ends(state, figure)
        if ends:
            go(
                state, figure, choice.base if choice else (ends[0],), "GD-8.4.i"
            )  # GD-8.4.i/move GX-11.6.l
        return again(self.choose_hex)

    def _next(self, state: GDState) -> AlienId | None:
        others = [
            f for f in company(state, self.alien) if f not in self.done and f != self.alien
        ]  # GD-8.4.h
        near = nearest(state, state.aliens[self.alien].hex, others)
        return near[0] if near else None

    def _ends(self, state: GDState, figure: AlienId) -> list[HexId]:
        """Free hexes next to the first figure; who is there already stays."""
        around = neighbours(state, state.aliens[self.alien].hex)
        if state.aliens[figure].hex in around:  # GD-8.4.i/stays
            return [state.aliens[figure].hex]
        ground = ground_of(state, figure)
        free = [p for p in around if p not in ground.taken and ground.is_reachable(p)]
        if not free and state.box.aliens[state.aliens[figure].card].figures:
            return _closest_free(state, self.alien, ground)  # GX-11.6.h
        most = max((ground.touch.get(p, 0) for p in free), default=0)
        return [p for p in free if ground.touch.get(p, 0) == most]


def _closest_free(state: GDState, leader: AlienId, ground: Ground) -> list[HexId]:
    """The free hexes closest to the figure that moved first, that the other can get to."""
    walked = walk_of(state, leader).hexes_from(state.aliens[leader].hex)
    free = [p for p in walked if p not in ground.taken and ground.is_reachable(p)]
    least = min([walked[place] for place in free], default=0)
    return [place for place in free if walked[place] == least]
