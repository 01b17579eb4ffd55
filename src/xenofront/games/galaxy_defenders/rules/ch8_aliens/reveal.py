"""GD 8.7 Reveal signals."""

from __future__ import annotations

from typing import ClassVar

from xenofront.games.galaxy_defenders.rules import events
from xenofront.games.galaxy_defenders.rules import procedures as gd
from xenofront.games.galaxy_defenders.rules.box import HOLOGRAM
from xenofront.games.galaxy_defenders.rules.ch5_terrain.map import area_of, shut
from xenofront.games.galaxy_defenders.rules.choices import PickSignal
from xenofront.games.galaxy_defenders.rules.state import GDState, SignalId, decider
from xenofront.kernel import END, Chance, Handling, Procedure, Question, Result, added, again
from xenofront.kernel.piles import pile, without

ALIEN, HUMAN, NPC = "ALIEN", "HUMAN", "NPC"


def signals_in_sight(state: GDState) -> list[SignalId]:
    """Signals that some agent sees, whichever way it faces (GD-8.7.k, GD-5.2.1.f)."""
    rows = state.agents.items()
    viewers = [
        row.hex
        for name, row in rows
        if row.alive
        and not row.seized_by  # GX-7.3.u/way
        and name != HOLOGRAM  # GX-9.7.4.1.j/signal
    ]  # GD-5.2.1.f GD-8.7.a
    is_seen, mask = state.box.board.is_seen, shut(state)
    return [
        name
        for name, signal in state.signals.items()
        if is_seen(signal.hex, viewers, mask)  # GD-8.7.a GD-8.5.b GD-8.7.k
    ]


class NextSignal(Question, frozen=True, gc=False):
    """Which signal comes first: is turned over, or moves."""

    WHAT = "signal"
    ANSWERS = (PickSignal,)
    HANDLING = Handling(in_order="other")


class RevealSignals(Procedure):
    """GD 8.7: every signal in sight is turned over, one after another, before anything else."""

    CITATION: ClassVar[str] = "GD 8.7"

    def look(self, state: GDState) -> Question | Result:
        if not state.signals:
            return END
        seen = signals_in_sight(state)
        if not seen:
            return END
        if len(seen) == 1:
            return None
        return NextSignal(decider(state), tuple(map(PickSignal, seen)), "GD-8.7.i")

    def turn_over(self, state: GDState, choice: PickSignal | None) -> Result:
        seen = signals_in_sight(state)
        return gd.Reveal(choice.signal if choice else seen[0])

    def look_again(self, state: GDState) -> Result:
        return again(self.look)  # GD-8.7.i


class Reveal(Procedure):
    """GD 8.7: one token is turned over; an alien takes its place."""

    CITATION: ClassVar[str] = "GD 8.7"

    signal: SignalId

    def draw(self, state: GDState) -> Chance:
        tokens = state.signal_piles[state.signals[self.signal].pile]  # GD-8.5.a GX-11.10.1.a/looks
        return Chance("token", tokens, "GD-8.7.b", "signals")

    def turn_over(self, state: GDState, token: str) -> Result:
        signal = state.signals[self.signal]
        state.remove_signal(self.signal)
        piles = list(state.signal_piles)
        piles[signal.pile] = without(piles[signal.pile], token)
        state.signal_piles = tuple(piles)
        told = events.SignalRevealed(self.signal, signal.hex, token, rules=("GD-8.7.a",))
        state.tell(told)
        if token == HUMAN and state.box.mission.civilians:
            waiting = added(state.civilians, self.signal, signal.hex)
            state.civilians = waiting  # GD-8.5.d/mission GD-8.7.c/mission
            return END
        spent = (*state.signal_discard, token)  # GD-8.5.d/discard GD-8.7.e GD-8.8.i GX-11.10.1.d
        state.signal_discard = pile(spent)
        if token == HUMAN:  # GD-8.7.c/removed
            return END
        if token == NPC:
            return gd.NewNpc(signal.hex)  # GX-11.10.1.b GX-11.10.1.e
        came_from = signal.came_from or area_of(state, signal.hex)
        return gd.NewAlien(signal.hex, came_from=came_from)  # GD-8.7.d
