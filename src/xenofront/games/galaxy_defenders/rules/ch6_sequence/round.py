"""GD 6, 6.1 The round and its REFRESH phase."""

from __future__ import annotations

from typing import ClassVar

from msgspec.structs import replace

from xenofront.games.galaxy_defenders.rules import events
from xenofront.games.galaxy_defenders.rules import procedures as gd
from xenofront.games.galaxy_defenders.rules.ch7_agents.conditions import BODY, ends_with_a_move
from xenofront.games.galaxy_defenders.rules.expansions.critical_tokens import end_temporary
from xenofront.games.galaxy_defenders.rules.expansions.poison import wear_off
from xenofront.games.galaxy_defenders.rules.expansions.suits import use_batteries
from xenofront.games.galaxy_defenders.rules.modifiers import agent_total, total_of
from xenofront.games.galaxy_defenders.rules.state import (
    FRAGMENTS_FOUND,
    Agent,
    AgentId,
    Alien,
    GDState,
    max_shield,
)
from xenofront.games.galaxy_defenders.rules.supply import green_tokens
from xenofront.kernel import END, Procedure, Result, again, removed


class MissionPlay(Procedure):
    """GD 6: rounds of four phases until the mission ends."""

    CITATION: ClassVar[str] = "GD 6"

    def muster(self, state: GDState) -> Result:
        return gd.Muster()  # GD-7.8.p

    def open_headquarters(self, state: GDState) -> Result:
        opens = state.headquarters or green_tokens(state)  # GX-9.2.1.e
        return gd.Headquarters() if opens else None  # GD-7.6.j

    def take_devices(self, state: GDState) -> Result:
        return gd.Outfit()  # GD-4.f

    def awaken(self, state: GDState) -> Result:
        return gd.Awaken() if state.box.expanded else None

    def fill_slots(self, state: GDState) -> Result:
        return gd.FillSlots() if state.box.has_slots else None  # GX-9.1.d/start

    def deploy(self, state: GDState) -> Result:
        return gd.Deployment()  # GD-4.b

    def look_around(self, state: GDState) -> Result:
        return gd.RevealSignals()  # GD-8.5.c/start

    def begin_round(self, state: GDState) -> Result:
        state.round += 1  # GD-6.a/limit
        state.tell(events.RoundBegan(state.round, rules=("GD-6.b",)))
        return gd.RefreshPhase()  # GD-6.b

    def plan(self, state: GDState) -> Result:
        return gd.StrategyPhase()

    def fight(self, state: GDState) -> Result:
        return gd.BattlePhase()  # GD-6.2.4.d

    def face_events(self, state: GDState) -> Result:
        return gd.EventPhase()  # GD-6.3.e/after

    def go_on(self, state: GDState) -> Result:
        return again(self.begin_round)  # GD-6.a/open


class RefreshPhase(Procedure):
    """GD 6.1: everything that comes back, at the same time."""

    CITATION: ClassVar[str] = "GD 6.1"

    def refresh(self, state: GDState) -> Result:
        state.phase = "refresh"
        state.kills_before = state.kills if state.round > 1 else 0  # GD-6.2.2.a GD-6.2.2.b
        state.kills = 0  # GD-7.9.b/next GD-6.2.2.a/older
        state.searched_tech = False  # GD-7.4.3.l/next
        if FRAGMENTS_FOUND in state.counters:
            state.counters = removed(state.counters, FRAGMENTS_FOUND)
        state.agents = {
            name: _agent_refreshed(state, name) if row.alive else row
            for name, row in state.agents.items()
        }
        state.aliens = {name: _alien_refreshed(state, row) for name, row in state.aliens.items()}
        state.fields = ()
        state.tell(events.PhaseBegan("refresh", rules=("GD-6.1.a",)))
        use_batteries(state)  # GX-6.1.e
        return None

    def fill_slots(self, state: GDState) -> Result:
        return gd.FillSlots() if state.box.has_slots else None  # GX-9.1.d/refresh

    def poison(self, state: GDState) -> Result:
        """GX-6.1.d: after everything that heals, so that the sum of both decides (GX-6.1.h)."""
        return (
            gd.Deaths() if wear_off(state) else None
        )  # GX-6.1.h/bleeding GX-6.1.h/death GX-6.1.g/poison

    def end_criticals(self, state: GDState) -> Result:
        if state.critical_piles:
            end_temporary(state)  # GX-8.2.2.b/while
        return END


def _agent_refreshed(state: GDState, agent: AgentId) -> Agent:
    row, powers = state.agents[agent], state.box.powers
    return replace(
        row,
        spent=tuple(
            [
                power
                for power in row.spent
                if "tactic" in powers[power].kind  # GD-7.4.1.b/refreshed GD-7.4.1.c/later
                or powers[power].once_per_mission  # GX-9.7.2.g/while GX-9.7.2.f
            ]
        ),  # GD-6.1.b GD-6.1.c GD-6.1.f/after GD-6.1.g/tactic GD-7.7.3.c GD-7.7.4.c/ended
        wounds=max(row.wounds - agent_total(state, agent, "refresh_healing"), 0),
        shield=_shield(state, agent),
        guard=any(
            powers[p].moment == "guard"  # GD-7.7.2.2.r/refreshed GD-7.7.4.2.m/marine
            for p in row.powers
        ),  # GD-6.1.e GD-7.7.4.2.h
        lasting=tuple([p for p in row.lasting if ends_with_a_move(state, p)]),
        lock=max(
            row.lock - 1, 0
        ),  # GX-8.3.j/first GX-8.3.j/second GX-6.1.a GX-6.1.b GX-6.1.c GX-6.1.g/mark
        acted=False,  # GX-10.2.a
        conditions=tuple(
            [
                c
                for c in row.conditions
                if c not in BODY  # GX-10.4.1.f GX-10.4.1.d/ended GX-10.4.1.e/ended
            ]
        ),  # GD-6.1.h GD-7.5.5.e/ended GD-7.5.6.c/ended GD-8.2.ab/after
    )


def _shield(state: GDState, agent: AgentId) -> int:
    """The energy shield of an agent or drone after the phase."""
    row = state.agents[agent]
    if total_of(state, row, "shields_off"):
        return 0  # GX-8.2.3.h/refresh
    if agent_total(state, agent, "shields_stay_down") > 0:
        return row.shield
    return max_shield(state, agent)  # GD-6.1.d/agent GD-6.1.d/drone GD-7.7.4.1.h/refreshed


def _alien_refreshed(state: GDState, row: Alien) -> Alien:
    card = state.box.aliens[row.card]
    banned = total_of(state, row, "shields_off")  # GX-8.2.3.h/refresh
    off = row.disabled or banned  # GD-7.7.2.1.k/refreshed
    return replace(
        row,
        shield=0 if off else card.shield,  # GD-6.1.d/alien GD-7.6.7.c/refreshed GD-8.2.f/refreshed
        stacks=(0,) * len(row.stacks) if off else card.more_shields,  # GX-11.7.f GX-11.7.h/banned
        conditions=(),  # GX-11.9.c/while GX-11.9.c/ended
        lock=max(row.lock - 1, 0),  # GX-8.3.j/first GX-8.3.j/second
        marks=(),
        used=False,
    )
