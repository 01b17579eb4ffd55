"""GX 9.4 ENERGY BATTERIES: what holds them, and how they come back."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from xenofront.games.galaxy_defenders.rules import events, names
from xenofront.games.galaxy_defenders.rules.ch5_terrain.map import adjacent_agents
from xenofront.games.galaxy_defenders.rules.choices import PickWeapon
from xenofront.games.galaxy_defenders.rules.expansions.suits import most_batteries
from xenofront.games.galaxy_defenders.rules.state import AgentId, Carried, GDState
from xenofront.kernel import Choice, Question


class IntoSuit(Choice, frozen=True, gc=False):
    """Into the power suit that the agent wears."""

    VERB = "suit"


class WhichCharge(Question, frozen=True, gc=False):
    """What of an agent gets batteries."""

    WHAT = "charge"
    ANSWERS = (IntoSuit, PickWeapon)

    agent: names.AgentId


Goal = IntoSuit | PickWeapon
INTO_SUIT: Final = IntoSuit()


def needs_battery(state: GDState, slot: Carried) -> bool:
    """Whether a weapon holds fewer batteries than it can."""
    most = state.box.weapons[slot.id].battery or 0
    return slot.batteries is not None and slot.batteries < most


def charge_goals(state: GDState, agent: AgentId) -> tuple[Goal, ...]:
    """What of an agent could get batteries."""
    row = state.agents[agent]
    found: list[Goal] = []
    if row.suit is not None and row.suit.batteries < most_batteries(state.box, row.suit.sheet):
        found.append(INTO_SUIT)  # GX-9.5.i
    found += [PickWeapon(slot.id) for slot in row.weapons if needs_battery(state, slot)]
    return tuple(found)


def chargeable(state: GDState, agent: AgentId) -> tuple[AgentId, ...]:
    """Whom an agent can help with batteries: itself, or an agent next to it."""
    near = adjacent_agents(state, state.agents[agent].hex)
    people = [one for one in (agent, *near) if not state.agents[one].owner]
    return tuple([one for one in people if charge_goals(state, one)])


def charge(state: GDState, agent: AgentId, goal: Goal, amount: int, rule: str) -> None:
    """Something gets batteries, as many as it holds at most."""
    row = state.agents[agent]
    if isinstance(goal, IntoSuit):
        suit = row.suit
        assert suit is not None
        left = min(suit.batteries + amount, most_batteries(state.box, suit.sheet))  # GX-9.4.c
        state.change_agent(agent, suit=replace(suit, batteries=left))  # GX-9.4.a/suit
        item, more = suit.sheet, left - suit.batteries
    else:
        item = goal.weapon
        slot = next(slot for slot in row.weapons if slot.id == item)
        held, most = slot.batteries or 0, state.box.weapons[item].battery or 0
        left = min(held + amount, most)  # GX-9.4.c
        state.change_weapon(agent, item, batteries=left)  # GX-9.4.a/weapon
        more = left - held
    state.tell(events.Charged(agent, item, more, left, rules=(rule,)))


def spend_battery(state: GDState, agent: AgentId, slot: Carried) -> None:
    """A shot costs a weapon a battery."""
    left = (slot.batteries or 0) - 1
    state.change_weapon(agent, slot.id, batteries=left)  # GX-9.4.a/weapon
    state.tell(events.BatterySpent(agent, slot.id, left, rules=("GX-9.4.a",)))
