"""Answers between the turns: command, promotions, reinforcements, what is found and lost."""

from __future__ import annotations

from typing import Final

from xenofront.games.galaxy_defenders.play.greedy.fighting import strength
from xenofront.games.galaxy_defenders.play.greedy.look import Look
from xenofront.games.galaxy_defenders.play.greedy.powers import slot_value
from xenofront.games.galaxy_defenders.rules.ch6_sequence.reinforcements import may_replace
from xenofront.games.galaxy_defenders.rules.ch7_agents.profiles import is_untrained
from xenofront.games.galaxy_defenders.rules.state import AgentId, GDState, hp_left
from xenofront.kernel import Question, untyped
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
RELIABLE, EMPTY = 0.8, 0.3
"""What of an unknown weapon's worth is left with each die, and of one without ammo."""
DEVICES: Final = {
    "d_sentry": 9, "d_cluster": 9, "d_medikit": 8, "d_frag": 7, "d_nanocloud": 6, "d_apround": 6,
    "d_rarmor": 6, "d_satellite": 6, "d_flash": 6, "d_incendiary": 6, "d_ammo": 5, "d_mines": 4,
    "d_emp": 3, "d_shock": 3, "d_invis": 4, "d_adrenaline": 3, "d_scanner": 2,
}  # fmt: skip
"""How much devices are liked."""


def alpha(state: GDState, ask: Question, seed: int) -> Choice:
    """The agent with most left to lose commands: aliens look for the alpha."""

    def fit(agent: str) -> tuple[int, int]:
        name = AgentId(agent)
        armed = sum(not slot.jammed and slot.ammo != 0 for slot in state.agents[name].weapons)
        return hp_left(state, name), armed

    best = max(ask.options, key=lambda agent: (fit(agent), tie(seed, agent)))
    return Choice(best, because("alpha", agent=best))


def gained(state: GDState, ask: Question, seed: int) -> Choice:
    """The tactic or skill that is liked best; who carries an alien weapon learns to use it."""
    slots = state.agents[AgentId(ask.seat)].weapons
    carries = any(state.box.weapons[slot.id].rank == "alien" for slot in slots)
    likes = {**GAINS, "sk_alien": TRAINING} if carries else GAINS
    best = max(ask.options, key=lambda power: (likes.get(power, 0), tie(seed, power)))
    return Choice(best, because("gain", agent=ask.seat, power=best))


def device(ask: Question, seed: int) -> Choice:
    """The device that is liked best."""
    best = max(ask.options, key=lambda power: (DEVICES.get(power, 0), tie(seed, power)))
    return Choice(best, because("device", power=best))


def outfit(state: GDState, ask: Question, seed: int) -> Choice:
    """The device that is liked best and not held yet, those of the own class before others."""
    held = state.agents[AgentId(ask.seat)].devices

    def liked(power: str) -> tuple[bool, bool, int, int]:
        own = state.box.powers[power].user != "generic"
        return power not in held, own, DEVICES.get(power, 0), tie(seed, power)

    best = max(ask.options, key=liked)
    return Choice(best, because("device", power=best))


def recipient(state: GDState, ask: Question, seed: int) -> Choice:
    """Who has most use for a weapon or device."""
    item = ask.about[0]

    def need(agent: str) -> float:
        row = state.agents[AgentId(agent)]
        if item in state.box.weapons:
            held = [in_hand(state, AgentId(agent), slot.id) for slot in row.weapons]
            return in_hand(state, AgentId(agent), item) - min(held)
        own = row.devices.count(item)
        empty = sum(slot.ammo == 0 for slot in row.weapons) if item == "d_ammo" else 0
        return empty - own + (row.wounds / 4 if item == "d_medikit" else 0.0)

    best = max(ask.options, key=lambda agent: (need(agent), tie(seed, agent)))
    return Choice(best, because("recipient", agent=best, item=item))


def replaced(state: GDState, ask: Question, seed: int) -> Choice:
    """The weaker weapon gives way, unless the new one is weaker still; healers keep theirs."""
    weapons, new = state.box.weapons, ask.about[0]
    heals = weapons[new].kind == "healing"
    old = [o for o in ask.options if o in weapons and (heals or weapons[o].kind != "healing")]
    agent = AgentId(ask.seat)
    if not old:
        return Choice("refuse", because("refuse", item=new))
    worst = min(old, key=lambda weapon: (in_hand(state, agent, weapon), tie(seed, weapon)))
    if in_hand(state, agent, worst) >= in_hand(state, agent, new):
        return Choice("refuse", because("refuse", item=new))
    return Choice(worst, because("replace", item=new, weapon=worst))


def in_hand(state: GDState, agent: AgentId, weapon: str) -> float:
    """How good a weapon is for an agent: an unknown one fails often, an empty one is little use."""
    definition, row = state.box.weapons[weapon], state.agents[agent]
    value = strength(definition)
    if is_untrained(state, agent, definition):
        value *= RELIABLE ** (definition.red + definition.blue)
    slot = next((slot for slot in row.weapons if slot.id == weapon), None)
    return value * EMPTY if slot is not None and slot.ammo == 0 else value


def fetched(state: GDState, ask: Question, seed: int) -> Choice:
    """The weapon at headquarters that is better than a carried one, by most."""
    agent, (none, *waiting) = AgentId(ask.seat), ask.options
    found: list[tuple[float, int, Choice]] = []
    for new in waiting:
        old = [s.id for s in state.agents[agent].weapons if may_replace(state, s.id, new)]
        taken = replaced(state, untyped(ask.seat, "replace", (*old, "refuse"), "", (new,)), seed)
        if taken.key != "refuse":
            better = in_hand(state, agent, new) - in_hand(state, agent, taken.key)
            found.append((better, tie(seed, new), Choice(new, taken.why)))
    best = max(found, key=lambda entry: entry[:2], default=None)
    return best[2] if best else Choice(none, because("refuse", item=waiting[0]))


def weapon(state: GDState, ask: Question, seed: int) -> Choice:
    """Which weapon gets ammunition: the one that lacks it most."""
    agent = ask.about[0]

    def need(name: str) -> tuple[float, float]:
        return slot_value(state, agent, name, unjams=True), strength(state.box.weapons[name])

    best = max(ask.options, key=lambda name: (need(name), tie(seed, name)))
    return Choice(best, because("ammo", weapon=best))


def found(state: GDState, ask: Question, seed: int) -> Choice:
    """A medikit for the wounded, ammunition for empty weapons, else a device."""
    look = Look(state, AgentId(ask.seat))
    best, value = ask.options[0], 0.0
    for option in ask.options:
        kind, _, name = option.partition(" ")
        worth = {"kit": 0.7 * look.row.wounds, "device": 2.0, "fragment": 1.2}.get(kind, 0.0)
        if kind == "ammo":
            worth = slot_value(state, ask.seat, name)
        if worth > value:
            best, value = option, worth
    return Choice(best, because("found", agent=ask.seat))


def lost_ammo(state: GDState, ask: Question, seed: int) -> Choice:
    """Take it where most is left."""

    def left(option: str) -> int:
        agent, name = option.split(" ")
        slots = state.agents[AgentId(agent)].weapons
        return next((slot.ammo or 0 for slot in slots if slot.id == name), 0)

    best = max(ask.options, key=lambda option: (left(option), tie(seed, option)))
    return Choice(best, because("most-ammo", agent=best.split(" ")[0]))


def jammed(state: GDState, ask: Question, seed: int) -> Choice:
    """The weaker weapon jams."""
    weapons = state.box.weapons
    worst = min(ask.options, key=lambda name: (strength(weapons[name]), tie(seed, name)))
    return Choice(worst, because("jam", weapon=worst))


def restored(ask: Question, seed: int) -> Choice:
    """The tactic that is liked best comes back."""
    best = max(ask.options, key=lambda o: (GAINS.get(o.split(" ")[1], 0), tie(seed, o)))
    agent, power = best.split(" ")
    return Choice(best, because("restore", agent=agent, power=power))


def grenade(ask: Question, seed: int) -> Choice:
    """The grenade that is liked best."""
    return device(ask, seed)
