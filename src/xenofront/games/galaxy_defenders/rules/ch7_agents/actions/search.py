"""GD 7.4.3 Search."""

from __future__ import annotations

from typing import ClassVar, assert_never

from xenofront.games.galaxy_defenders.rules import events
from xenofront.games.galaxy_defenders.rules import procedures as gd
from xenofront.games.galaxy_defenders.rules.ch5_terrain.map import is_engaged
from xenofront.games.galaxy_defenders.rules.ch7_agents import menu
from xenofront.games.galaxy_defenders.rules.ch7_agents.activities import spent_refusal
from xenofront.games.galaxy_defenders.rules.ch7_agents.rolls import symbols
from xenofront.games.galaxy_defenders.rules.ch7_agents.tech import gain_fragment
from xenofront.games.galaxy_defenders.rules.ch7_agents.wounds import heal
from xenofront.games.galaxy_defenders.rules.names import WeaponId
from xenofront.games.galaxy_defenders.rules.state import (
    FRAGMENTS_FOUND,
    AgentId,
    GDState,
    is_bleeding,
)
from xenofront.games.galaxy_defenders.rules.supply import gain_ammo, generic_devices, has_room
from xenofront.kernel import END, Chance, Choice, Dice, Procedure, Question, Result


def refusal(state: GDState, agent: AgentId, choice: menu.Search) -> str | None:
    spent = spent_refusal(state, "action")
    if spent:
        return spent
    allowed = state.box.mission.search  # GX-9.9.c/allowed GX-9.9.c/refused
    if state.agents[agent].hex not in allowed:  # GD-7.4.3.o GD-7.5.5.d/search
        return "GD-7.4.3.b"
    if is_bleeding(state, agent):
        return "GD-7.5.2.d"
    if is_engaged(state, agent):
        return "GD-7.4.3.c"
    return None


def options(state: GDState, agent: AgentId) -> tuple[menu.Search, ...]:
    if state.agents[agent].hex not in state.box.mission.search:
        return ()
    return (menu.SEARCH,) if refusal(state, agent, menu.SEARCH) is None else ()


def start(state: GDState, agent: AgentId, choice: menu.Search) -> Procedure:
    state.spend("action")  # GD-7.4.3.a
    return gd.Search(agent)


class Kit(Choice, frozen=True, gc=False):
    """A first-aid kit."""

    VERB = "kit"


class FoundAmmo(Choice, frozen=True, gc=False):
    """Ammo for a weapon."""

    VERB = "ammo"

    weapon: WeaponId


class FoundDevice(Choice, frozen=True, gc=False):
    """A device, drawn at random."""

    VERB = "device"


class Fragment(Choice, frozen=True, gc=False):
    """A fragment of alien tech."""

    VERB = "fragment"


class WhatIsFound(Question, frozen=True, gc=False):
    """What an agent takes from a search."""

    WHAT = "found"
    ANSWERS = (Kit, FoundAmmo, FoundDevice, Fragment)

    agent: AgentId


class Search(Procedure):
    """GD 7.4.3: one die decides what a place hides."""

    CITATION: ClassVar[str] = "GD 7.4.3"

    agent: AgentId
    found: str = ""

    def roll(self, state: GDState) -> Dice:
        die = state.box.tables.search_die
        return Dice("search", (state.box.faces[die],), "GD-7.4.3.d")  # GD-7.4.3.d

    def look(self, state: GDState, faces: tuple[str, ...]) -> Result:
        shown = symbols(faces[0])
        tables = state.box.tables
        state.tell(events.Searched(self.agent, faces[0], rules=("GD-7.4.3.d",)))
        if tables.search_aid in shown:
            self.found = "aid"
        elif tables.search_find in shown:
            self.found = "find"
        return None if self.found else END  # GD-7.4.3.n

    def choose(self, state: GDState) -> Question:
        if self.found == "aid":
            weapons = [
                FoundAmmo(slot.id)
                for slot in state.agents[self.agent].weapons
                if has_room(state, slot)  # GD-7.4.3.h GD-7.4.3.i/ammo
            ]
            options = (Kit(), *weapons)  # GD-7.4.3.e
            return WhatIsFound(self.agent, options, "GD-7.4.3.e", self.agent)
        tech = () if state.searched_tech else (Fragment(),)  # GD-7.4.3.l/round GD-7.9.d/search
        return WhatIsFound(self.agent, (FoundDevice(), *tech), "GD-7.4.3.j", self.agent)

    def take(self, state: GDState, choice: Kit | FoundAmmo | FoundDevice | Fragment) -> Result:
        self.found = choice.key
        state.tell(events.Found(self.agent, self.found, rules=("GD-7.4.3.e", "GD-7.4.3.j")))
        match choice:
            case Kit():
                heal(state, self.agent, 1, "GD-7.4.3.f")  # GD-7.4.3.f GD-7.4.3.g
            case FoundAmmo(weapon):
                gain_ammo(state, self.agent, weapon, 1, "GD-7.4.3.h")
            case Fragment():
                _note_fragment(state)
                gain_fragment(state, "GD-7.9.c")
            case FoundDevice():
                return None
            case _:
                assert_never(choice)
        return END

    def draw_device(self, state: GDState) -> Chance | Result:
        devices = generic_devices(state)  # GD-7.4.3.k
        return Chance("device", devices, "GD-7.4.3.k") if devices else END

    def keep_device(self, state: GDState, device: str) -> Result:
        held = state.agents[self.agent].devices
        state.change_agent(self.agent, devices=(*held, device))
        state.tell(events.Reinforced(self.agent, device, rules=("GD-7.4.3.k",)))
        return END


def _note_fragment(state: GDState) -> None:
    """Searching has brought a fragment; when the mission's number is reached there is none more."""
    found = state.counters.get(FRAGMENTS_FOUND, 0) + 1
    if found < state.box.mission.search_fragments:  # GD-7.9.e/search
        state.count(FRAGMENTS_FOUND)
    else:
        state.searched_tech = True
