"""GD 8.4 A swarm comes into play: as many figures as its card has health points."""

from __future__ import annotations

from typing import ClassVar

from xenofront.games.galaxy_defenders.rules import names
from xenofront.games.galaxy_defenders.rules import procedures as gd
from xenofront.games.galaxy_defenders.rules.ch8_aliens.arrival import place_alien
from xenofront.games.galaxy_defenders.rules.ch8_aliens.swarms import company
from xenofront.games.galaxy_defenders.rules.ch8_aliens.teleport import nearest_free
from xenofront.games.galaxy_defenders.rules.choices import ToHex
from xenofront.games.galaxy_defenders.rules.state import AlienId, GDState, HexId, speaker
from xenofront.kernel import END, Procedure, Question, Result, again


def figures_to_come(state: GDState, alien: AlienId) -> int:
    """Figures of a new alien that are not on the map yet."""
    card = state.box.aliens[state.aliens[alien].card]
    return card.bodies - len(company(state, alien)) if card.bodies > 1 else 0  # GD-8.4.b


def add_figure(state: GDState, alien: AlienId, place: HexId) -> AlienId:
    """One more figure of a swarm."""
    row = state.aliens[alien]
    number = state.arrive()
    figure = AlienId(f"{row.card}-{number}")
    place_alien(state, figure, row.card, place, row.controller, number, row.came_from, alien)
    return figure


class SwarmHex(Question, frozen=True, gc=False):
    """Where another figure of a swarm stands."""

    WHAT = "swarm_hex"
    ANSWERS = (ToHex,)

    alien: names.AlienId


class PlaceSwarm(Procedure):
    """GD 8.4: the other figures stand as near to the first as they can; then guards may fire."""

    CITATION: ClassVar[str] = "GD 8.4"

    alien: AlienId
    left: int
    guarded: tuple[AlienId, ...] = ()

    def choose_hex(self, state: GDState) -> Question | Result:
        free = nearest_free(state, state.aliens[self.alien].hex)
        if self.left < 1 or not free:
            return again(self.guard)
        if len(free) == 1:
            return None
        return SwarmHex(speaker(state), tuple(map(ToHex, free)), "GD-8.6.i", self.alien)

    def place(self, state: GDState, choice: ToHex | None) -> Result:
        free = nearest_free(state, state.aliens[self.alien].hex)
        self.left -= 1
        add_figure(state, self.alien, choice.hex if choice else free[0])
        return again(self.choose_hex)

    def guard(self, state: GDState) -> Result:
        waiting = [
            name
            for name, row in state.aliens.items()
            if row.swarm == self.alien and name not in self.guarded
        ]
        if not waiting:
            return END
        self.guarded += (waiting[0],)
        return gd.Guard(waiting[0], arrived=True)  # GD-7.7.4.2.b

    def guard_next(self, state: GDState) -> Result:
        return again(self.guard)
