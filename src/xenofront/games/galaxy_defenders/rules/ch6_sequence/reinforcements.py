"""GD 6.2.3 Reinforcements for alien tech."""

from __future__ import annotations

from typing import ClassVar, Final

from xenofront.games.galaxy_defenders.rules import events, names
from xenofront.games.galaxy_defenders.rules import procedures as gd
from xenofront.games.galaxy_defenders.rules.choices import PickAgent, PickItem
from xenofront.games.galaxy_defenders.rules.state import AgentId, Carried, GDState, operative
from xenofront.games.galaxy_defenders.rules.supply import hand_out, requestable_devices, weapon_pool
from xenofront.kernel import END, Chance, Choice, Procedure, Question, Result, again
from xenofront.kernel.piles import pile

PRICE = 4  # GD-6.2.3.a GD-6.2.3.b


class Keep(Choice, frozen=True, gc=False):
    """Keep the fragments."""

    VERB = "keep"


class BuyDevice(Choice, frozen=True, gc=False):
    """A device of one's choice."""

    VERB = "device"


class BuyWeapon(Choice, frozen=True, gc=False):
    """An improved weapon, drawn at random."""

    VERB = "weapon"


class Reinforce(Question, frozen=True, gc=False):
    """What the fragments are spent on."""

    WHAT = "reinforce"
    ANSWERS = (Keep, BuyDevice, BuyWeapon)


class WhichDevice(Question, frozen=True, gc=False):
    """Which device is requested."""

    WHAT = "device"
    ANSWERS = (PickItem,)


class Recipient(Question, frozen=True, gc=False):
    """Who gets a weapon or device."""

    WHAT = "recipient"
    ANSWERS = (PickAgent,)

    item: names.ItemId


class Refuse(Choice, frozen=True, gc=False):
    """Send a new weapon back."""

    VERB = "refuse"


class Replace(Question, frozen=True, gc=False):
    """Which weapon gives way to a new one."""

    WHAT = "replace"
    ANSWERS = (Refuse, PickItem)

    agent: names.AgentId
    item: names.ItemId


REFUSE: Final = Refuse()
DEVICE, WEAPON = BuyDevice.VERB, BuyWeapon.VERB
"""What is bought, as long as it is not known which."""


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
        options: list[Keep | BuyDevice | BuyWeapon] = [Keep()]  # GD-6.2.3.c/kept
        if requestable_devices(state):
            options.append(BuyDevice())  # GD-6.2.3.d/device
        if weapon_pool(state, "improved"):
            options.append(BuyWeapon())  # GD-6.2.3.d/weapon GD-7.6.4.a
        return Reinforce(state.alpha, options, "GD-6.2.3.a")

    def pay(self, state: GDState, choice: Keep | BuyDevice | BuyWeapon) -> Result:
        if isinstance(choice, Keep):
            return END
        state.fragments -= PRICE  # GD-6.2.3.a
        self.item = choice.key
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
        options = tuple(map(PickItem, requestable_devices(state)))
        return WhichDevice(state.alpha, options, "GD-6.2.3.d")

    def receive_device(self, state: GDState, device: PickItem | None) -> Result:
        if device is not None:
            self.item = device.item
        return None

    def choose_agent(self, state: GDState) -> Question:
        options = tuple(PickAgent(a) for a in operative(state) if may_carry(state, a, self.item))
        return Recipient(
            state.alpha, options, "GD-6.2.3.k", self.item
        )  # GD-6.2.3.k/reinforcement GD-6.2.3.m

    def deliver(self, state: GDState, choice: PickAgent) -> Result:
        agent = choice.agent
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
        slots = state.agents[self.agent].weapons  # GX-9.5.2.t/replaced
        options = dict.fromkeys(
            s.id
            for s in slots
            if may_replace(state, s.id, self.weapon)  # GX-9.2.1.c
        )
        offered = (*map(PickItem, options), REFUSE)  # GD-7.6.i GX-9.1.e/new
        return Replace(self.agent, offered, "GD-7.6.h", self.agent, self.weapon)

    def replace(self, state: GDState, choice: PickItem | Refuse) -> Result:
        if isinstance(choice, Refuse):
            told = events.WeaponRefused(self.agent, self.weapon, rules=("GD-7.6.i",))
            state.tell(told)
            send_home(state, self.weapon)
            return END
        ammo = state.box.weapons[self.weapon].ammo  # GD-6.2.3.i
        battery = state.box.weapons[self.weapon].battery
        fresh = Carried(self.weapon, ammo, batteries=battery)
        slots = state.agents[self.agent].weapons
        at = [slot.id for slot in slots].index(choice.item)
        slots = (*slots[:at], fresh, *slots[at + 1 :])  # GX-9.2.1.h/improved GX-9.2.1.f/both
        state.change_agent(
            self.agent,
            weapons=slots,  # GD-7.6.h GD-7.6.a GD-7.6.5.a GX-9.2.1.g/while GX-9.2.1.h/alien
        )
        send_home(state, choice.item)
        state.tell(events.Reinforced(self.agent, self.weapon, rules=("GD-7.6.h",)))
        return END


def send_home(state: GDState, weapon: str) -> None:
    """In a campaign a weapon that nobody carries waits at headquarters (GD-7.6.j, GD-7.6.o)."""
    printed = state.box.weapons[weapon].rank == "standard"
    if state.options.campaign and not printed:  # GD-7.6.o
        state.headquarters = pile((*state.headquarters, weapon))  # GD-7.6.j GD-7.6.o


def may_replace(state: GDState, old: str, new: str) -> bool:
    """An unlimited weapon gives way only to an unlimited one (GD-FAQ.w, GD-FAQ.x)."""
    if state.options.free_weapons:  # GX-9.2.1.d/switched
        return True
    weapons = state.box.weapons
    limited = weapons[old].ammo is not None  # GX-9.2.1.a GX-9.2.1.b/refused GX-9.2.1.k/refused
    unlimited = weapons[new].ammo is None  # GX-9.2.1.b/accepted GX-9.2.1.k/accepted
    return limited or unlimited  # GD-FAQ.w GD-FAQ.x
