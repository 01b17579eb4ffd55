"""GD 7.7.2 The satellite strike: called in a turn, it comes when the BATTLE phase ends."""

from __future__ import annotations

from typing import ClassVar

from xenofront.games.galaxy_defenders.content.effects import Run
from xenofront.games.galaxy_defenders.rules import events, names
from xenofront.games.galaxy_defenders.rules import procedures as gd
from xenofront.games.galaxy_defenders.rules.ch5_terrain.map import aliens_in, area_of
from xenofront.games.galaxy_defenders.rules.ch8_aliens.encounters import vulnerable
from xenofront.games.galaxy_defenders.rules.state import AgentId, GDState, SignalId
from xenofront.geometry.hexes.areas import AreaId
from xenofront.kernel import END, Chance, Choice, Procedure, Question, Result, again
from xenofront.kernel.piles import pile, without

DEVICE = "d_satellite"


def open_areas(state: GDState) -> tuple[AreaId, ...]:
    """Areas that no room takes a part of, whether its doors are open or not."""
    board = state.box.board
    return tuple(
        area
        for area, hexes in sorted(board.members.items())
        if hexes and board.room_of.keys().isdisjoint(hexes)  # GD-7.7.2.h
    )


def refusal(state: GDState, agent: AgentId, effect: Run) -> str | None:
    return None if open_areas(state) else "GD-7.7.2.h"


class ToArea(Choice, frozen=True, gc=False):
    """The area around a hex."""

    area: names.AreaId


class StrikeArea(Question, frozen=True, gc=False):
    """Which area the satellite strikes."""

    WHAT = "strike_area"
    ANSWERS = (ToArea,)


class CallStrike(Procedure):
    """GD 7.7.2: an area is chosen, whatever is in it now (ruling GD-7.7.2.i)."""

    CITATION: ClassVar[str] = "GD 7.7.2"

    agent: AgentId

    def choose(self, state: GDState) -> Question:
        return StrikeArea(self.agent, tuple(map(ToArea, open_areas(state))), "GD-7.7.2.f")

    def call(self, state: GDState, choice: ToArea) -> Result:
        state.strikes = (*state.strikes, (self.agent, choice.area))  # GD-7.7.2.f/waits
        state.tell(events.StrikeCalled(self.agent, choice.area, rules=("GD-7.7.2.f",)))
        return END


class SatelliteStrike(Procedure):
    """GD 7.7.2: every signal in the area is destroyed, and everybody there is struck."""

    CITATION: ClassVar[str] = "GD 7.7.2"

    agent: AgentId
    area: AreaId

    def begin(self, state: GDState) -> Result:
        if not self._signals(state) and not self._struck(state):  # GD-7.7.2.i
            state.tell(events.StrikeWasted(self.area, rules=("GD-7.7.2.i",)))
            return END
        return None

    def turn_over(self, state: GDState) -> Chance | None:
        signals = self._signals(state)
        if not signals:
            return None
        tokens = state.signal_piles[state.signals[signals[0]].pile]
        return Chance("token", tokens, "GD-7.7.2.g", "signals")

    def destroy(self, state: GDState, token: str | None) -> Result:
        if token is None:
            return None
        name = self._signals(state)[0]
        signal = state.signals[name]
        state.remove_signal(name)  # GD-7.7.2.g
        piles = list(state.signal_piles)
        piles[signal.pile] = without(piles[signal.pile], token)
        state.signal_piles = tuple(piles)
        state.signal_discard = pile((*state.signal_discard, token))
        state.tell(events.SignalDestroyed(name, signal.hex, rules=("GD-7.7.2.g",)))
        return again(self.turn_over)

    def strike(self, state: GDState) -> Result:
        struck = self._struck(state)
        return gd.Attack(self.agent, DEVICE, struck[0]) if struck else END  # GD-7.7.2.f/strikes

    def _signals(self, state: GDState) -> list[SignalId]:
        return [n for n, row in state.signals.items() if area_of(state, row.hex) == self.area]

    def _struck(self, state: GDState) -> list[str]:
        """Whom the attack is on first: an alien, or with friendly fire an agent."""
        found: list[str] = [*vulnerable(state, aliens_in(state, self.area))]  # GX-7.2.1.r
        if state.options.friendly_fire:
            found += [
                name
                for name, row in state.agents.items()
                if row.alive and area_of(state, row.hex) == self.area
            ]
        return found
