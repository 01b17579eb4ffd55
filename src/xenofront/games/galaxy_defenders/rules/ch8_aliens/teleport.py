"""GD 8.6 Teleporting signals and aliens."""

from __future__ import annotations

from typing import ClassVar

from xenofront.games.galaxy_defenders.rules import events
from xenofront.games.galaxy_defenders.rules import procedures as gd
from xenofront.games.galaxy_defenders.rules.ch5_terrain.map import occupied, shut
from xenofront.games.galaxy_defenders.rules.ch8_aliens.arrival import matching_cards
from xenofront.games.galaxy_defenders.rules.ch8_aliens.paths import walk
from xenofront.games.galaxy_defenders.rules.ch8_aliens.signals import place_signal, reserve
from xenofront.games.galaxy_defenders.rules.choices import ToHex
from xenofront.games.galaxy_defenders.rules.state import GDState, HexId
from xenofront.geometry.hexes import grid as hexes
from xenofront.geometry.hexes.reach import Groups, first_free
from xenofront.kernel import END, Dice, Procedure, Question, Result, again


class TeleportSignals(Procedure):
    """GD 8.6: so many signals arrive, each by a roll of its own (GD-8.6.f)."""

    CITATION: ClassVar[str] = "GD 8.6"

    left: int

    def arrive(self, state: GDState) -> Result:
        if self.left < 1:
            return END
        self.left -= 1
        if not state.teleports:  # GD-8.6.e/signal
            state.tell(events.NothingTeleported("no teleport point", rules=("GD-8.6.e",)))
            return END
        if reserve(state) < 1 and not state.signal_discard:  # GD-8.5.h
            state.tell(events.NothingTeleported("no signal left", rules=("GD-8.5.h",)))
            return END
        return gd.TeleportPlace()  # GD-8.6.f

    def go_on(self, state: GDState) -> Result:
        return again(self.arrive)


class TeleportAlien(Procedure):
    """GD 8.6.1: an alien that an effect names arrives like a signal."""

    CITATION: ClassVar[str] = "GD 8.6.1"

    species: str
    rank: str
    left: int = 1
    points: tuple[HexId, ...] = ()
    """Where they come, one at each, if it is not at teleport points."""

    def arrive(self, state: GDState) -> Result:
        if self.left < 1:
            return END
        self.left -= 1
        if self.points:
            point, self.points = self.points[0], self.points[1:]
            if matching_cards(state, self.species, self.rank):
                return gd.TeleportPlace(self.species, self.rank, point)
        if (
            not state.teleports  # GD-8.6.e/alien
            or not matching_cards(state, self.species, self.rank)  # GD-8.3.n
        ):
            state.tell(events.NothingTeleported("no such alien", rules=("GD-8.3.n",)))
            return END
        return gd.TeleportPlace(self.species, self.rank)  # GD-8.6.1.a GD-6.3.2.c/teleports

    def go_on(self, state: GDState) -> Result:
        return again(self.arrive)


class TeleportHex(Question, frozen=True, gc=False):
    """Which hex beside a taken teleport point."""

    WHAT = "teleport_hex"
    ANSWERS = (ToHex,)


class TeleportPlace(Procedure):
    """GD 8.6: the teleport die names a point; the token goes there or as near as it can."""

    CITATION: ClassVar[str] = "GD 8.6"

    species: str = ""
    rank: str = ""
    point: HexId = HexId("")

    def roll(self, state: GDState) -> Dice | None:
        if self.point or len(state.teleports) == 1:
            return None  # GD-8.6.d
        die = state.box.tables.teleport_die
        return Dice("teleport", (state.box.faces[die],), "GD-8.6.a")  # GD-8.6.a

    def find_point(self, state: GDState, faces: tuple[str, ...] | None) -> Result:
        if faces is None:
            self.point = self.point or next(iter(state.teleports.values()))
            return None
        symbol = state.box.teleport_symbols[faces[0]]
        state.tell(events.TeleportRolled(faces[0], symbol, rules=("GD-8.6.a",)))
        if symbol not in state.teleports:  # GD-8.6.b
            return again(self.roll)
        self.point = state.teleports[symbol]
        return None

    def choose_hex(self, state: GDState) -> Question | Result:
        free = nearest_free(state, self.point)
        if not free:
            return END
        if len(free) == 1:
            return None
        options = tuple(map(ToHex, free))
        return TeleportHex(state.alpha, options, "GD-8.6.i")  # GD-8.6.i/tie

    def place(self, state: GDState, choice: ToHex | None) -> Result:
        place = choice.hex if choice else nearest_free(state, self.point)[0]
        if self.species:
            return gd.NewAlien(place, self.species, self.rank)  # GD-8.6.1.c GD-8.6.1.d
        place_signal(state, place, "GD-8.6.h")
        return gd.RevealSignals()  # GD-8.6.k GD-6.4.l/teleported


def nearest_free(state: GDState, point: HexId) -> list[HexId]:
    """The teleport point, or the free hexes closest to it along legal paths (GD-8.6.j)."""
    taken = occupied(state)
    if point not in taken:
        return [point]
    return first_free(_around(state, point), taken)  # GD-8.6.i/closest


def _around(state: GDState, point: HexId) -> Groups:
    """The hexes that a path leads to, in groups: fewest hexes to walk, then the plainly closest."""
    key = "around", point, shut(state)
    known: Groups | None = state.box.memo.get(key)
    if known is None:
        centre, groups = hexes.parse(point), dict[tuple[int, int], list[HexId]]()
        walked = walk(state).hexes_from(point)
        for place in state.box.board.hexes:
            if place in walked:
                plain = hexes.distance(centre, hexes.parse(place))
                away = walked[place], plain  # GD-8.6.j/path GD-8.6.j/plain
                groups.setdefault(away, []).append(place)
        known = state.box.memo[key] = tuple([tuple(groups[away]) for away in sorted(groups)])
    return known
