"""Answers between the turns: command, promotions, reinforcements, what is found and lost."""

from __future__ import annotations

from typing import Final, assert_never

from xenofront.games.galaxy_defenders.play.greedy.fighting import strength
from xenofront.games.galaxy_defenders.play.greedy.powers import slot_value
from xenofront.games.galaxy_defenders.play.greedy.situation import Situation, state_of
from xenofront.games.galaxy_defenders.rules.ch4_setup.headquarters import NOTHING, FromHeadquarters
from xenofront.games.galaxy_defenders.rules.ch4_setup.outfit import ChooseDevice
from xenofront.games.galaxy_defenders.rules.ch6_sequence.event_choices import WhichJams
from xenofront.games.galaxy_defenders.rules.ch6_sequence.event_effects import (
    AmmoOf,
    LoseAmmo,
    WhichTactic,
)
from xenofront.games.galaxy_defenders.rules.ch6_sequence.reinforcements import (
    REFUSE,
    Recipient,
    Reinforce,
    Replace,
    WhichDevice,
    may_replace,
)
from xenofront.games.galaxy_defenders.rules.ch6_sequence.strategy import WhoIsAlpha
from xenofront.games.galaxy_defenders.rules.ch7_agents.actions.search import (
    FoundAmmo,
    FoundDevice,
    Fragment,
    Kit,
    WhatIsFound,
)
from xenofront.games.galaxy_defenders.rules.ch7_agents.profiles import is_untrained
from xenofront.games.galaxy_defenders.rules.ch7_agents.ranks import (
    DRAW_PSIONIC,
    ROLL,
    Gain,
    RollForRank,
    WhichGrenade,
)
from xenofront.games.galaxy_defenders.rules.choices import PickItem
from xenofront.games.galaxy_defenders.rules.state import AgentId, GDState, hp_left
from xenofront.games.galaxy_defenders.rules.supply import WhichWeapon
from xenofront.kernel import Game
from xenofront.players.base import Choice, because, tie

GAINS: Final = {
    "it_kill": 9, "it_burst": 8, "it_wall": 7, "it_recover": 5, "it_sprint": 4,
    "bt_aim": 8, "bt_guard": 7, "bt_focus": 6, "bt_supply": 5, "bt_step": 3,
    "sk_headshot": 9, "sk_backstab": 9, "sk_grenadier": 9, "sk_gd209": 9, "sk_berserk": 6,
    "sk_dodge": 8, "sk_spotter": 6, "sk_leadership": 4, "sk_techno": 3, "sk_gunsmith": 4,
    "sk_slippery": 4, "sk_acrobat": 4, "sk_charge": 3, "sk_alien": 1,
}  # fmt: skip
"""How much promotions are liked."""
TRAINING: Final = 10
"""How much those who carry an alien weapon like to learn its use."""
PSIONIC: Final = 6
"""How much a random psionic power is liked."""
RELIABLE, EMPTY = 0.8, 0.3
"""What of an unknown weapon's worth is left with each die, and of one without ammo."""
DEVICES: Final = {
    "d_sentry": 9, "d_cluster": 9, "d_medikit": 8, "d_frag": 7, "d_nanocloud": 6, "d_apround": 6,
    "d_rarmor": 6, "d_satellite": 6, "d_flash": 6, "d_incendiary": 6, "d_ammo": 5, "d_mines": 4,
    "d_vigil": 9, "d_holo": 7, "d_plasmag": 7, "d_trauma": 4, "d_antidote": 4, "d_beacon": 3,
    "d_emp": 3, "d_shock": 3, "d_invis": 4, "d_adrenaline": 3, "d_scanner": 2,
}  # fmt: skip
"""How much devices are liked."""


def alpha(seen: Game, ask: WhoIsAlpha, seed: int) -> Choice:
    """The agent with most left to lose commands: aliens look for the alpha."""
    state = state_of(seen)

    def fit(agent: AgentId) -> tuple[int, int]:
        armed = sum(not slot.jammed and slot.ammo != 0 for slot in state.agents[agent].weapons)
        return hp_left(state, agent), armed

    best = max(ask.choices, key=lambda one: (fit(one.agent), tie(seed, one.key)))
    return Choice(best, because("alpha", agent=best.agent))


def rolled(seen: Game, ask: RollForRank, seed: int) -> Choice:
    """A roll for the next rank costs nothing."""
    return Choice(ROLL, because("wings", agent=ask.agent))


def gained(seen: Game, ask: Gain, seed: int) -> Choice:
    """The tactic or skill that is liked best; who carries an alien weapon learns to use it."""
    state = state_of(seen)
    slots = state.agents[ask.agent].weapons
    carries = any(state.box.weapons[slot.id].rank == "alien" for slot in slots)
    likes = {**GAINS, "sk_alien": TRAINING} if carries else GAINS
    skills = [choice for choice in ask.choices if isinstance(choice, PickItem)]
    liked = max((likes.get(one.item, 0) for one in skills), default=0)
    if DRAW_PSIONIC in ask.choices and liked < PSIONIC:
        return Choice(DRAW_PSIONIC, because("psionic", agent=ask.agent))
    best = max(skills, key=lambda one: (likes.get(one.item, 0), tie(seed, one.key)))
    return Choice(best, because("gain", agent=ask.agent, power=best.item))


def bought(seen: Game, ask: Reinforce, seed: int) -> Choice:
    """A weapon rather than a device, a device rather than nothing."""
    return Choice(ask.choices[-1], because("reinforce"))


def device(seen: Game, ask: WhichDevice | WhichGrenade, seed: int) -> Choice:
    """The device that is liked best."""
    best = max(ask.choices, key=lambda one: (DEVICES.get(one.item, 0), tie(seed, one.key)))
    return Choice(best, because("device", power=best.item))


def outfit(seen: Game, ask: ChooseDevice, seed: int) -> Choice:
    """The device that is liked best and not held yet, those of the own class before others."""
    state = state_of(seen)
    held = state.agents[ask.agent].devices

    def liked(choice: PickItem) -> tuple[bool, bool, int, int]:
        power = choice.item
        own = state.box.powers[power].user != "generic"
        return power not in held, own, DEVICES.get(power, 0), tie(seed, choice.key)

    best = max(ask.choices, key=liked)
    return Choice(best, because("device", power=best.item))


def recipient(seen: Game, ask: Recipient, seed: int) -> Choice:
    """Who has most use for a weapon or device."""
    state, item = state_of(seen), ask.item

    def need(agent: AgentId) -> float:
        row = state.agents[agent]
        if item in state.box.weapons:
            held = [in_hand(state, agent, slot.id) for slot in row.weapons]
            return in_hand(state, agent, item) - min(held)
        own = row.devices.count(item)
        empty = sum(slot.ammo == 0 for slot in row.weapons) if item == "d_ammo" else 0
        return empty - own + (row.wounds / 4 if item == "d_medikit" else 0.0)

    best = max(ask.choices, key=lambda one: (need(one.agent), tie(seed, one.key)))
    return Choice(best, because("recipient", agent=best.agent, item=item))


def replaced(seen: Game, ask: Replace, seed: int) -> Choice:
    """The weaker weapon gives way, unless the new one is weaker still; healers keep theirs."""
    carried = [choice.item for choice in ask.choices if isinstance(choice, PickItem)]
    worst = _given_up(state_of(seen), ask.agent, ask.item, carried, seed)
    if not worst:
        return Choice(REFUSE, because("refuse", item=ask.item))
    return Choice(PickItem(worst), because("replace", item=ask.item, weapon=worst))


def _given_up(state: GDState, agent: AgentId, new: str, carried: list[str], seed: int) -> str:
    """The carried weapon that gives way to a new one; none if all are as good."""
    weapons = state.box.weapons
    heals = weapons[new].kind == "healing"
    old = [one for one in carried if heals or weapons[one].kind != "healing"]
    if not old:
        return ""
    worst = min(old, key=lambda weapon: (in_hand(state, agent, weapon), tie(seed, weapon)))
    return worst if in_hand(state, agent, worst) < in_hand(state, agent, new) else ""


def in_hand(state: GDState, agent: AgentId, weapon: str) -> float:
    """How good a weapon is for an agent: an unknown one fails often, an empty one is little use."""
    definition, row = state.box.weapons[weapon], state.agents[agent]
    value = strength(definition)
    if is_untrained(state, agent, definition):
        value *= RELIABLE ** (definition.red + definition.blue)
    slot = next((slot for slot in row.weapons if slot.id == weapon), None)
    return value * EMPTY if slot is not None and slot.ammo == 0 else value


def fetched(seen: Game, ask: FromHeadquarters, seed: int) -> Choice:
    """The weapon at headquarters that is better than a carried one, by most."""
    state, agent = state_of(seen), ask.agent
    waiting = [choice.item for choice in ask.choices if isinstance(choice, PickItem)]
    found: list[tuple[float, int, Choice]] = []
    for new in waiting:
        carried = [s.id for s in state.agents[agent].weapons if may_replace(state, s.id, new)]
        old = _given_up(state, agent, new, carried, seed)
        if old:
            better = in_hand(state, agent, new) - in_hand(state, agent, old)
            why = because("replace", item=new, weapon=old)
            found.append((better, tie(seed, new), Choice(PickItem(new), why)))
    best = max(found, key=lambda entry: entry[:2], default=None)
    return best[2] if best else Choice(NOTHING, because("refuse", item=waiting[0]))


def weapon(seen: Game, ask: WhichWeapon, seed: int) -> Choice:
    """Which weapon gets ammunition: the one that lacks it most."""
    state = state_of(seen)

    def need(name: str) -> tuple[float, float]:
        return slot_value(state, ask.agent, name, unjams=True), strength(state.box.weapons[name])

    best = max(ask.choices, key=lambda one: (need(one.weapon), tie(seed, one.key)))
    return Choice(best, because("ammo", weapon=best.weapon))


def found(seen: Game, ask: WhatIsFound, seed: int) -> Choice:
    """A medikit for the wounded, ammunition for empty weapons, else a device."""
    state = state_of(seen)
    look = Situation(state, ask.agent)

    def worth(choice: Kit | FoundAmmo | FoundDevice | Fragment) -> float:
        match choice:
            case Kit():
                return 0.7 * look.row.wounds
            case FoundAmmo(name):
                return slot_value(state, ask.agent, name)
            case FoundDevice():
                return 2.0
            case Fragment():
                return 1.2
            case _:
                assert_never(choice)

    return Choice(max(ask.choices, key=worth), because("found", agent=ask.agent))


def lost_ammo(seen: Game, ask: LoseAmmo, seed: int) -> Choice:
    """Take it where most is left."""
    state = state_of(seen)

    def left(choice: AmmoOf) -> int:
        slots = state.agents[choice.agent].weapons
        return next((slot.ammo or 0 for slot in slots if slot.id == choice.weapon), 0)

    best = max(ask.choices, key=lambda one: (left(one), tie(seed, one.key)))
    return Choice(best, because("most-ammo", agent=best.agent))


def jammed(seen: Game, ask: WhichJams, seed: int) -> Choice:
    """The weaker weapon jams."""
    weapons = state_of(seen).box.weapons
    worst = min(ask.choices, key=lambda one: (strength(weapons[one.weapon]), tie(seed, one.key)))
    return Choice(worst, because("jam", weapon=worst.weapon))


def restored(seen: Game, ask: WhichTactic, seed: int) -> Choice:
    """The tactic that is liked best comes back."""
    best = max(ask.choices, key=lambda one: (GAINS.get(one.tactic, 0), tie(seed, one.key)))
    return Choice(best, because("restore", agent=best.agent, power=best.tactic))
