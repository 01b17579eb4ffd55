"""GD 7.5 Wounds, bleeding and death."""

from __future__ import annotations

from typing import ClassVar

from xenofront.games.galaxy_defenders.rules import events
from xenofront.games.galaxy_defenders.rules import procedures as gd
from xenofront.games.galaxy_defenders.rules.ch7_agents.drones import lose_drones_of
from xenofront.games.galaxy_defenders.rules.ch7_agents.tokens import leave_behind
from xenofront.games.galaxy_defenders.rules.ch8_aliens.assignment import controller_for
from xenofront.games.galaxy_defenders.rules.ch8_aliens.menace import pass_on, stir
from xenofront.games.galaxy_defenders.rules.ch8_aliens.rage import next_to_rage
from xenofront.games.galaxy_defenders.rules.ch8_aliens.swarms import figure_hp
from xenofront.games.galaxy_defenders.rules.choices import PickAlien
from xenofront.games.galaxy_defenders.rules.expansions.critical_tokens import discard_all
from xenofront.games.galaxy_defenders.rules.expansions.map_tokens import drop_tokens
from xenofront.games.galaxy_defenders.rules.expansions.npcs.deck import hand_over
from xenofront.games.galaxy_defenders.rules.expansions.objects import destroyed, wound_object
from xenofront.games.galaxy_defenders.rules.expansions.suits import destroy
from xenofront.games.galaxy_defenders.rules.state import (
    AgentId,
    AlienId,
    GDState,
    ObjectId,
    decider,
    is_bleeding,
    max_hp,
    operative,
)
from xenofront.kernel import END, GAME_OVER, Procedure, Question, Result, Seat, again
from xenofront.kernel.memo import remembered

RANK_ORDER = ("purple", "red", "blue", "green")  # GX-11.1.b


def wound(state: GDState, unit: str, amount: int, rule: str, by: str = "") -> None:
    """Give a figure wounds, all of one attack together (GD-7.3.am); ``by`` is who dealt them."""
    if unit in state.aliens:
        alien = AlienId(unit)
        row = state.aliens[alien]
        state.change_alien(alien, wounds=row.wounds + amount)  # GD-2.j GD-8.a/wound
        left = figure_hp(state, alien) - row.wounds - amount
        state.tell(events.Wounded(unit, amount, max(left, 0), rules=(rule,)))
        stir(state, alien, by)  # GX-11.3.1.r GX-11.3.1.o
        return
    if unit in state.objects:
        wound_object(state, unit, amount, rule)
        return
    agent = AgentId(unit)
    if state.agents[agent].owner:
        hp = max_hp(state, agent)
        wounds = min(state.agents[agent].wounds + amount, hp)
        state.change_agent(agent, wounds=wounds)  # GX-10.b/wounds
        state.tell(events.Wounded(unit, amount, hp - wounds, rules=(rule,)))
        return
    if is_bleeding(state, agent):
        state.change_agent(agent, dying=True)  # GD-7.5.2.o
        state.tell(events.Wounded(unit, amount, 0, rules=(rule, "GD-7.5.2.o")))
        return
    hp = max_hp(state, agent)
    wounds = min(state.agents[agent].wounds + amount, hp)  # GD-7.5.1.e GD-7.5.1.f GD-7.5.1.g
    state.change_agent(agent, wounds=wounds)  # GX-9.5.2.q GX-AMB.g/suit
    state.tell(events.Wounded(unit, amount, hp - wounds, rules=(rule, "GD-7.5.1.a")))
    if wounds == hp:
        state.tell(events.Bleeding(unit, rules=("GD-7.5.1.d", "GD-7.5.1.g")))


def heal(state: GDState, unit: str, amount: int, rule: str) -> int:
    """Remove wounds, never more than there are. Says how many."""
    if unit in state.aliens:
        wounds = state.aliens[AlienId(unit)].wounds
        healed = min(wounds, amount)
        if healed:
            state.change_alien(AlienId(unit), wounds=wounds - healed)
    else:
        wounds = state.agents[AgentId(unit)].wounds
        healed = min(wounds, amount)  # GD-7.5.1.c GD-FAQ.b GD-7.4.3.i/wound GX-10.4.f
        if healed:
            left = wounds - healed  # GX-9.7.4.2.j/repair
            state.change_agent(AgentId(unit), wounds=left)  # GD-7.5.2.k GD-7.5.2.l
    if healed:
        state.tell(events.Healed(unit, healed, rules=(rule,)))
    return healed


@remembered("aliens", "agents", "objects")
def doomed(state: GDState) -> list[str]:
    """Figures that die now: aliens first, in the order of arrival."""
    aliens = [
        name
        for name, row in state.aliens.items()
        if row.wounds  # GD-8.2.e/before
        and row.wounds >= figure_hp(state, name)  # GD-8.11.a GD-8.11.b GD-8.2.e/before
    ]
    agents = [
        name
        for name, row in state.agents.items()
        if row.alive
        and (
            row.dying
            or (row.owner and row.wounds >= max_hp(state, name))  # GX-8.2.3.f/npc GX-10.4.b
        )  # GD-7.7.2.2.p GD-7.7.4.1.r/removed
    ]
    return [*aliens, *destroyed(state), *agents]


class LastPower(Question, frozen=True, gc=False):
    """Whose last power comes first, of aliens that die at once."""

    WHAT = "death"
    ANSWERS = (PickAlien,)


class Deaths(Procedure):
    """GD 7.5.3, 8.11: whoever died is removed, one after another."""

    CITATION: ClassVar[str] = "GD 7.5.3"

    def order(self, state: GDState) -> Question | None:
        dead = doomed(state)
        if len(dead) < 2:
            return None
        last_powers = [
            PickAlien(AlienId(name))
            for name in dead
            if name in state.aliens and state.box.aliens[state.aliens[AlienId(name)].card].on_death
        ]
        if len(last_powers) < 2:
            return None
        seat = decider(state)  # GD-AMB.d
        return LastPower(seat, last_powers, "GD-AMB.d")

    def look(self, state: GDState, choice: PickAlien | None) -> Result:
        dead = [choice.alien] if choice else doomed(state)  # GD-FAQ.f/dead
        if not dead:
            angry = next_to_rage(state)
            return gd.Rage(angry) if angry else END  # GD-FAQ.f/whole
        if dead[0] in state.aliens:
            return gd.AlienDeath(AlienId(dead[0]))
        if dead[0] in state.objects:
            return gd.ObjectLost(ObjectId(dead[0]))
        agent = AgentId(dead[0])
        if agent in state.box.npcs:
            return gd.NpcDeath(agent)  # GX-10.4.b GX-10.4.c
        return gd.DroneLost(agent) if state.agents[agent].owner else gd.AgentDeath(agent)

    def look_again(self, state: GDState) -> Result:
        return again(self.order)


class AgentDeath(Procedure):
    """GD 7.5.3: an agent dies; its aliens and its command pass on."""

    CITATION: ClassVar[str] = "GD 7.5.3"

    agent: AgentId

    def fall(self, state: GDState) -> Result:
        row = state.agents[self.agent]
        weapons = tuple(w.__class__(w.id) for w in row.weapons)
        discard_all(state, self.agent)
        destroy(state, self.agent)
        state.change_agent(
            self.agent,
            alive=False,  # GD-6.f GD-7.5.3.a GD-7.5.3.c
            dying=False,
            weapons=weapons,
            powers=(),  # GD-7.5.3.b/power
            spent=(),
            devices=(),  # GD-2.f GD-7.5.3.b/item GX-5.3.l/items
            guard=False,
            conditions=(),
            lasting=(),
            plates=0,
            lock=0,
            poison=0,  # GX-9.3.2.p
            sidestep=False,
            seized_by="",
            led=0,
            pose="standing",
            worn=(),
        )
        state.tell(events.AgentDied(self.agent, row.hex, rules=("GD-7.5.2.o", "GD-7.5.3.a")))
        lose_drones_of(state, self.agent)
        leave_behind(state, self.agent, row.led)
        drop_tokens(state, self.agent)
        return None

    def look_who_got_away(self, state: GDState) -> Result:
        away = any(row.left for row in state.agents.values())
        return gd.StatusCheck() if away and not operative(state) else None  # GD-6.2.4.e/died

    def end_if_all_fell(self, state: GDState) -> Result:
        if operative(state):
            return None
        state.outcome = "failed"  # GD-7.5.3.g
        state.tell(events.MissionEnded("failed", -1, rules=("GD-7.5.3.g",)))
        return GAME_OVER

    def hand_over(self, state: GDState) -> Result:
        return gd.HandOver(self.agent)  # GD-6.2.1.h/died


class HandOver(Procedure):
    """GD 7.5.3: command and aliens of an agent who is no longer there pass on."""

    CITATION: ClassVar[str] = "GD 7.5.3"

    agent: AgentId

    def pass_command(self, state: GDState) -> Result:
        if state.alpha == self.agent:
            seats = [name for name, row in state.agents.items() if not row.owner]
            at = seats.index(self.agent)
            state.alpha = next(
                a for a in seats[at:] + seats[:at] if state.agents[a].alive
            )  # GD-6.2.1.i GD-6.2.1.j
            state.tell(events.AlphaChosen(state.alpha, rules=("GD-6.2.1.i", "GD-6.2.1.h")))
        return None

    def pass_menace(self, state: GDState) -> Result:
        pass_on(state, self.agent)
        return None

    def pass_on_aliens(self, state: GDState) -> Result:
        mine = [name for name, row in state.aliens.items() if row.controller == self.agent]
        mine.sort(key=lambda name: _order_of_passing(state, name))
        for alien in mine:
            state.change_alien(alien, controller=Seat(""))  # GD-7.5.3.e
        for alien in mine:
            card = state.aliens[alien].card
            controller = controller_for(state, card)  # GD-7.5.3.d
            state.change_alien(alien, controller=controller)  # GD-7.5.3.d GD-7.5.3.e
            state.tell(events.AlienReassigned(alien, controller, rules=("GD-7.5.3.d",)))
        return None

    def pass_on_npcs(self, state: GDState) -> Result:
        hand_over(state, self.agent)  # GX-10.1.2.h
        return END


def _order_of_passing(state: GDState, alien: AlienId) -> tuple[int, int]:
    """Highest rank first, then order of arrival (Ruling GD-7.5.3.d)."""
    row = state.aliens[alien]
    return RANK_ORDER.index(state.box.aliens[row.card].rank), row.arrived  # GD-8.1.b
