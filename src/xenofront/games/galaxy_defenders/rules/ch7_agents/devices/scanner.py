"""GD 7.7.2 The motion scanner."""

from __future__ import annotations

from typing import ClassVar

from xenofront.games.galaxy_defenders.content.effects import Run
from xenofront.games.galaxy_defenders.rules import events
from xenofront.games.galaxy_defenders.rules.choices import PickSignal
from xenofront.games.galaxy_defenders.rules.state import AgentId, GDState, SignalId
from xenofront.kernel import END, Chance, Procedure, Question, Result, added
from xenofront.kernel.piles import pile, without

HUMAN = "HUMAN"


def refusal(state: GDState, agent: AgentId, effect: Run) -> str | None:
    return None if state.signals else "GD-7.7.2.d"


class WhichSignal(Question, frozen=True, gc=False):
    """Which signal is scanned."""

    WHAT = "scan"
    ANSWERS = (PickSignal,)


class Scan(Procedure):
    """GD 7.7.2: one signal is turned over, wherever it is; an alien stays a signal, but known."""

    CITATION: ClassVar[str] = "GD 7.7.2"

    agent: AgentId
    signal: SignalId = SignalId("")

    def choose(self, state: GDState) -> Question:
        return WhichSignal(self.agent, tuple(map(PickSignal, state.signals)), "GD-7.7.2.d")

    def aim(self, state: GDState, choice: PickSignal) -> Result:
        self.signal = choice.signal
        return None

    def turn_over(self, state: GDState) -> Chance:
        tokens = state.signal_piles[state.signals[self.signal].pile]
        return Chance("token", tokens, "GD-7.7.2.d", "signals")

    def read(self, state: GDState, token: str) -> Result:
        signal = state.signals[self.signal]
        state.tell(events.SignalScanned(self.signal, signal.hex, token, rules=("GD-7.7.2.d",)))
        piles = list(state.signal_piles)
        piles[signal.pile] = without(piles[signal.pile], token)
        if token == HUMAN:
            state.remove_signal(self.signal)
            state.signal_piles = tuple(piles)
            if state.box.mission.civilians:
                state.civilians = added(state.civilians, self.signal, signal.hex)  # GD-8.7.c
            else:
                state.signal_discard = pile((*state.signal_discard, token))
        else:
            _set_apart(state, self.signal, piles, token)
        return END


def _set_apart(state: GDState, known: SignalId, piles: list[tuple[str, ...]], token: str) -> None:
    """A token that is known is a pile of its own, below the one the reserve is taken from."""
    last = len(piles) - 1
    state.signal_piles = (*piles[:last], (token,), piles[last])
    for name, signal in state.signals.items():
        if signal.pile == last and name != known:
            state.change_signal(name, pile=last + 1)
    state.change_signal(known, pile=last)
