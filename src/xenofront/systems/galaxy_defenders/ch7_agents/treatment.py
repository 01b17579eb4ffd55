"""GD 7.6.3 Healing weapons."""

from __future__ import annotations

from typing import ClassVar

from xenofront.content.effects import HealAnother, Relieve
from xenofront.kernel import END, Ask, Dice, Procedure, Result
from xenofront.systems.galaxy_defenders import events
from xenofront.systems.galaxy_defenders.ch5_terrain.map import distance
from xenofront.systems.galaxy_defenders.ch7_agents import rolls
from xenofront.systems.galaxy_defenders.ch7_agents.ammo import ammo_and_jam
from xenofront.systems.galaxy_defenders.ch7_agents.conditions import relieve
from xenofront.systems.galaxy_defenders.ch7_agents.profiles import strike
from xenofront.systems.galaxy_defenders.ch7_agents.wounds import heal
from xenofront.systems.galaxy_defenders.state import AgentId, GDState, operative

NONE = "none"


class Treat(Procedure):
    """GD 7.6.3: a healing weapon is used like any weapon, but it heals."""

    CITATION: ClassVar[str] = "GD 7.6.3"

    agent: AgentId
    weapon: str
    target: AgentId

    def roll(self, state: GDState) -> Dice:
        power = strike(state, self.agent, self.weapon)
        red, blue = state.box.faces["red"], state.box.faces["blue"]
        return Dice("hit", (red,) * power.red + (blue,) * power.blue, "GD-7.6.3.d")

    def treat(self, state: GDState, faces: tuple[str, ...]) -> Result:
        power, roll = strike(state, self.agent, self.weapon), rolls.tally(faces)
        hits = rolls.hits_of(power, roll)
        told = events.HitsRolled(self.agent, faces, hits, roll.bolts > 0, rules=("GD-7.6.3.d",))
        state.tell(told)
        ammo_and_jam(state, self.agent, self.weapon, roll)
        heal(state, self.target, hits, "GD-7.6.3.d")
        if not roll.bolts or rolls.fails(power, roll):
            return END
        if any(isinstance(e, Relieve) for e in state.box.weapons[self.weapon].on_bolt):
            relieve(state, self.target, "GD-7.5.5.f")
        return None

    def choose_another(self, state: GDState) -> Ask | None:
        more = self._more(state)
        here = state.agents[self.target].hex
        options = [
            name
            for name in operative(state)
            if more
            and name != self.target
            and state.agents[name].wounds >= 1  # GD-7.5.1.b
            and distance(state, here, state.agents[name].hex) <= more.areas
        ]
        if not options:
            return None
        return Ask(self.agent, "heal_another", (NONE, *options), "GD-7.6.3.d", (self.weapon,))

    def heal_another(self, state: GDState, choice: str | None) -> Result:
        more = self._more(state)
        if more and choice not in (None, NONE):
            heal(state, AgentId(choice or ""), more.amount, "GD-7.6.3.d")
        return END

    def _more(self, state: GDState) -> HealAnother | None:
        effects = state.box.weapons[self.weapon].on_bolt
        return next((e for e in effects if isinstance(e, HealAnother)), None)
