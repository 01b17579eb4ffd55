"""GD 7.4.5 Evade."""

from __future__ import annotations

from typing import ClassVar

from xenofront.games.galaxy_defenders.rules import events
from xenofront.games.galaxy_defenders.rules import procedures as gd
from xenofront.games.galaxy_defenders.rules.ch5_terrain.map import is_engaged
from xenofront.games.galaxy_defenders.rules.ch7_agents import menu
from xenofront.games.galaxy_defenders.rules.ch7_agents.activities import spent_refusal
from xenofront.games.galaxy_defenders.rules.ch7_agents.rolls import symbols
from xenofront.games.galaxy_defenders.rules.modifiers import agent_total
from xenofront.games.galaxy_defenders.rules.state import AgentId, GDState, is_bleeding
from xenofront.kernel import END, Dice, Procedure, Result


def refusal(state: GDState, agent: AgentId, choice: menu.Evade) -> str | None:
    spent = spent_refusal(state, "action", "combat")
    if spent:
        return spent
    if is_bleeding(state, agent):
        return "GD-7.5.2.g"
    if not is_engaged(state, agent):
        return "GD-7.4.5.b"
    if agent_total(state, agent, "evade") < 0:  # GD-4.a/card
        return "GD-6.4.r"
    return None


def options(state: GDState, agent: AgentId) -> tuple[menu.Evade, ...]:
    return (menu.EVADE,) if refusal(state, agent, menu.EVADE) is None else ()


def start(state: GDState, agent: AgentId, choice: menu.Evade) -> Procedure:
    state.spend("action", "combat")  # GD-7.4.5.a GD-6.3.1.i/evade
    return gd.Evade(agent)


class Evade(Procedure):
    """GD 7.4.5: a roll frees an engaged agent from all aliens that hold it."""

    CITATION: ClassVar[str] = "GD 7.4.5"

    agent: AgentId

    def roll(self, state: GDState) -> Dice:
        tables = state.box.tables
        dice = 1 + agent_total(state, self.agent, "evade_dice")
        return Dice("evade", (state.box.faces[tables.evade_die],) * dice, "GD-7.4.5.c")

    def break_away(self, state: GDState, faces: tuple[str, ...]) -> Result:
        wanted = {state.box.tables.evade_symbol}
        if agent_total(state, self.agent, "evade_bolt") > 0:
            wanted.add("BOLT")
        success = any(wanted.intersection(symbols(face)) for face in faces)
        state.tell(events.Evaded(self.agent, faces, success, rules=("GD-7.4.5.c",)))
        if success:  # GD-7.4.5.c
            state.change_turn(held_by=())  # GD-7.4.5.d GD-7.4.5.f GD-7.4.5.h/while GD-7.5.4.g
        else:
            state.change_turn(stuck=True)
        return END
