"""GD 6.2.3 Reinforcements for alien tech."""

from __future__ import annotations

from typing import ClassVar

from xenofront.games.galaxy_defenders.rules import events
from xenofront.games.galaxy_defenders.rules import procedures as gd
from xenofront.games.galaxy_defenders.rules.state import AgentId, Carried, GDState, operative
from xenofront.games.galaxy_defenders.rules.supply import hand_out, requestable_devices, weapon_pool
from xenofront.kernel import END, Chance, Procedure, Question, Result, again, untyped
from xenofront.kernel.piles import pile

PRICE = 4  # GD-6.2.3.a GD-6.2.3.b
KEEP, DEVICE, WEAPON = "keep", "device", "weapon"
REFUSE = "refuse"


class Reinforcements(Procedure):
    """GD 6.2.3: four fragments buy one device or one improved weapon."""

    CITATION: ClassVar[str] = "GD 6.2.3"

    item: str = ""

    def open_crates(self, state: GDState) -> Result:
        if not state.crates:
            return None
        rank, *rest = state.crates
        state.crates = tuple(rest)
        return gd.ArmoryDelivery(rank)  # GD-FAQ.s/next GD-FAQ.t/next

    def open_more(self, state: GDState) -> Result:
        return again(self.open_crates) if state.crates else None

    def offer(self, state: GDState) -> Question | Result:
        if state.fragments < PRICE:  # GD-6.2.3.c/later GD-7.9.f
            return END
        options = [KEEP]  # GD-6.2.3.c/kept
        if requestable_devices(state):
            options.append(DEVICE)  # GD-6.2.3.d/device
        if weapon_pool(state, "improved"):
            options.append(WEAPON)  # GD-6.2.3.d/weapon GD-7.6.4.a
        return untyped(state.alpha, "reinforce", tuple(options), "GD-6.2.3.a")

    def pay(self, state: GDState, choice: str) -> Result:
        if choice == KEEP:
            return END
        state.fragments -= PRICE  # GD-6.2.3.a
        self.item = choice
        return None

    def draw_weapon(self, state: GDState) -> Chance | None:
        if self.item != WEAPON:
            return None
        return Chance("weapon", weapon_pool(state, "improved"), "GD-6.2.3.g")

    def receive_weapon(self, state: GDState, weapon: str | None) -> Result:
        if weapon is not None:
            hand_out(state, weapon)
            self.item = weapon
        return None

    def choose_device(self, state: GDState) -> Question | None:
        if self.item != DEVICE:
            return None
        return untyped(state.alpha, "device", requestable_devices(state), "GD-6.2.3.d")

    def receive_device(self, state: GDState, device: str | None) -> Result:
        if device is not None:
            self.item = device
        return None

    def choose_agent(self, state: GDState) -> Question:
        options = tuple(a for a in operative(state) if may_carry(state, a, self.item))
        return untyped(
            state.alpha, "recipient", options, "GD-6.2.3.k", (self.item,)
        )  # GD-6.2.3.k/reinforcement GD-6.2.3.m

    def deliver(self, state: GDState, choice: str) -> Result:
        agent = AgentId(choice)
        if self.item in state.box.weapons:
            return gd.TakeWeapon(agent, self.item)
        held = state.agents[agent].devices
        state.change_agent(agent, devices=(*held, self.item))
        state.tell(events.Reinforced(agent, self.item, rules=("GD-6.2.3.d",)))
        return END


def may_carry(state: GDState, agent: AgentId, item: str) -> bool:
    """Whether a class may carry a weapon or device."""
    definition = state.box.weapons.get(item) or state.box.powers[item]
    return definition.user in (
        "generic",
        state.box.agents[agent].class_name,
    )  # GD-6.2.3.l GD-7.6.m GD-7.6.4.b GD-7.6.5.h


class TakeWeapon(Procedure):
    """GD 7.6: a new weapon takes the place of a carried one, or is refused."""

    CITATION: ClassVar[str] = "GD 7.6"

    agent: AgentId
    weapon: str

    def choose(self, state: GDState) -> Question:
        slots = state.agents[self.agent].weapons
        options = dict.fromkeys(s.id for s in slots if may_replace(state, s.id, self.weapon))
        offered = (*options, REFUSE)  # GD-7.6.i
        return untyped(self.agent, "replace", offered, "GD-7.6.h", (self.weapon,))

    def replace(self, state: GDState, choice: str) -> Result:
        if choice == REFUSE:
            told = events.WeaponRefused(self.agent, self.weapon, rules=("GD-7.6.i",))
            state.tell(told)
            send_home(state, self.weapon)
            return END
        ammo = state.box.weapons[self.weapon].ammo  # GD-6.2.3.i
        fresh = Carried(self.weapon, ammo)
        slots = state.agents[self.agent].weapons
        at = [slot.id for slot in slots].index(choice)
        slots = (*slots[:at], fresh, *slots[at + 1 :])
        state.change_agent(self.agent, weapons=slots)  # GD-7.6.h GD-7.6.a GD-7.6.5.a
        send_home(state, choice)
        state.tell(events.Reinforced(self.agent, self.weapon, rules=("GD-7.6.h",)))
        return END


def send_home(state: GDState, weapon: str) -> None:
    """In a campaign a weapon that nobody carries waits at headquarters (GD-7.6.j, GD-7.6.o)."""
    printed = state.box.weapons[weapon].rank == "standard"
    if state.options.campaign and not printed:  # GD-7.6.o
        state.headquarters = pile((*state.headquarters, weapon))  # GD-7.6.j GD-7.6.o


def may_replace(state: GDState, old: str, new: str) -> bool:
    """An unlimited weapon gives way only to an unlimited one (GD-FAQ.w, GD-FAQ.x)."""
    weapons = state.box.weapons
    return weapons[old].ammo is not None or weapons[new].ammo is None  # GD-FAQ.w GD-FAQ.x
