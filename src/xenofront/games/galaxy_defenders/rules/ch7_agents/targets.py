"""GD 7.3, 7.6 What an agent may attack, and with what: the one place that decides it."""

from __future__ import annotations

from typing import TypeVar

from xenofront.games.galaxy_defenders.rules.box import natural
from xenofront.games.galaxy_defenders.rules.ch5_terrain.map import (
    engaging,
    faces_toward,
    footprint,
    sees,
    shut,
)
from xenofront.games.galaxy_defenders.rules.ch7_agents.menu import Treat
from xenofront.games.galaxy_defenders.rules.ch7_agents.sightings import Sighting
from xenofront.games.galaxy_defenders.rules.ch8_aliens.encounters import is_vulnerable
from xenofront.games.galaxy_defenders.rules.choices import Shot
from xenofront.games.galaxy_defenders.rules.expansions.objects import object_at
from xenofront.games.galaxy_defenders.rules.modifiers import weapon_reach
from xenofront.games.galaxy_defenders.rules.state import AgentId, AlienId, Carried, GDState, HexId

S = TypeVar("S", bound=Shot)


def carried(state: GDState, agent: AgentId, weapon: str) -> Carried | None:
    """The slot a weapon is in, if the agent has it."""
    return next((slot for slot in at_hand(state, agent) if slot.id == weapon), None)


def at_hand(state: GDState, agent: AgentId) -> tuple[Carried, ...]:
    """The weapons that an agent can use: its own, and that of the suit it wears."""
    row = state.agents[agent]
    if row.suit is None:
        return row.weapons
    weapon = state.box.suits[row.suit.sheet].weapon.id
    return (
        *row.weapons,  # GX-9.5.2.j/own
        Carried(natural(row.suit.sheet, weapon)),  # GX-9.5.2.j/suit GX-9.5.2.g GX-9.5.2.t/slot
    )


def weapon_refusal(state: GDState, agent: AgentId, weapon: str) -> str | None:
    """Why a weapon cannot be used at all."""
    slot = carried(state, agent, weapon)
    return "GD-7.6.n" if slot is None else _slot_refusal(slot)


def _slot_refusal(slot: Carried) -> str | None:
    if slot.jammed:  # GD-7.3.l GD-7.3.m GD-7.7.4.2.l/jammed
        return "GD-7.3.l"
    if (
        slot.ammo is not None and slot.ammo < 1
    ):  # GD-7.6.5.f GD-7.6.6.c GD-7.7.2.2.m GD-7.7.4.2.l/empty
        return "GD-7.6.6.b"
    if slot.batteries is not None and slot.batteries < 1:
        return "GX-9.4.a"  # GX-9.4.a/weapon
    return None


def attack_refusal(
    state: GDState, agent: AgentId, weapon: str, target: str, *, area: bool = False
) -> str | None:
    """Why an attack is not allowed; in an agent turn and for Guard alike (GD-7.7.4.2.d)."""
    refusal = weapon_refusal(state, agent, weapon)
    if refusal:
        return refusal
    definition = state.box.weapons[weapon]
    if area and not definition.area_for_ammo:
        return "GD-7.6.l"
    slot = carried(state, agent, weapon)
    if area and slot and slot.ammo is not None and slot.ammo < definition.area_for_ammo:
        return "GD-7.6.6.d"
    if definition.kind == "healing":
        return "GD-7.6.3.e"
    return target_refusal(state, agent, weapon, target)


def target_refusal(state: GDState, agent: AgentId, weapon: str, target: str) -> str | None:
    """Why a figure cannot be attacked with a weapon that could be used."""
    look = aim(state, agent, target)
    return look if isinstance(look, str) else _reach_refusal(_range(state, weapon), look)


def aim(state: GDState, agent: AgentId, target: str) -> Sighting | str:
    """How an agent sees a figure it may attack, or why it may not, whatever the weapon."""
    alien = state.aliens.get(AlienId(target))
    place = alien.hex if alien is not None else _friend_hex(state, agent, target)
    thing = object_at(state, target) if place is None and state.objects else None
    if thing is not None:
        place = thing.hex
    if place is None:
        return "GD-7.3.at" if target in state.agents else "GD-7.3.an"
    hidden = alien is not None and alien.card in state.box.burrowers
    if hidden and not is_vulnerable(state, AlienId(target)):  # GX-7.2.1.k GX-7.2.1.l GX-7.2.1.t
        return "GX-7.2.f"  # GX-7.2.f
    if state.options.close_fight:  # GD-7.3.aw
        held_by = engaging(state, agent)
        if held_by and target not in held_by:  # GD-7.3.2.b GD-7.3.2.c
            return "GD-7.3.2.b"
    look = sighting(state, agent, place)
    if alien is None or alien.rear is None:
        return look
    return _either(look, sighting(state, agent, alien.rear))


def _either(one: Sighting, other: Sighting) -> Sighting:
    """How an agent sees a base of two hexes: what can be done to one hex, is done to both."""
    return Sighting(
        min(one.away, other.away),  # GX-11.8.b
        one.seen or other.seen,  # GX-11.8.d
        one.faced or other.faced,  # GX-11.8.d
    )


def treat_refusal(state: GDState, agent: AgentId, weapon: str, target: str) -> str | None:
    """Why a healing weapon cannot be used on somebody."""
    refusal = weapon_refusal(state, agent, weapon)
    if refusal:
        return refusal
    if state.box.weapons[weapon].kind != "healing":
        return "GD-7.6.3.f"
    return _patient_refusal(state, agent, weapon, target)


def _patient_refusal(state: GDState, agent: AgentId, weapon: str, target: str) -> str | None:
    """Why somebody cannot be treated with a healing weapon that could be used."""
    row = state.agents.get(AgentId(target))
    if row is None or not row.alive:
        return "GD-7.6.3.b"
    if row.owner:  # GD-7.7.2.2.j/weapon GD-7.7.4.1.n/weapon GX-10.4.e/weapon GX-9.7.4.2.j/weapon
        return "GX-10.4.e" if target in state.box.npcs else "GD-7.7.2.2.j"
    if target == agent:
        return None
    return _reach_refusal(_range(state, weapon), sighting(state, agent, row.hex))


def _friend_hex(state: GDState, agent: AgentId, target: str) -> HexId | None:
    """Where an agent stands who may be fired at."""
    other = state.agents.get(AgentId(target))
    if other is None or not other.alive or target == agent:  # GD-7.3.1.d/aimed
        return None
    if state.options.friendly_fire:  # GD-7.3.at/weapon GD-7.3.at/device
        return other.hex
    return None


def sighting(state: GDState, agent: AgentId, place: HexId) -> Sighting:
    row, mask = state.agents[agent], shut(state)
    key = row.hex, place, mask, row.facing, state.options.human_view and not row.owner
    known: Sighting | None = state.box.sightings.get(key)
    if known is None:
        away, seen = state.box.board.look(row.hex, place, mask)
        known = Sighting(away, seen, seen and faces_toward(state, agent, place))
        state.box.sightings[key] = known
    return known


def _range(state: GDState, weapon: str) -> tuple[int, int]:
    """The nearest and the farthest at which a weapon strikes."""
    return state.box.weapons[weapon].min_range, weapon_reach(state, weapon)


def _reach_refusal(within: tuple[int, int], look: Sighting) -> str | None:
    """Range, sight and view."""
    nearest, farthest = within
    if not nearest <= look.away <= farthest:  # GD-5.f GD-7.6.1.b GD-7.6.2.c GD-7.7.4.2.d/range
        return "GD-7.3.c"
    is_hidden = not look.seen  # GD-5.2.e/agent GD-5.2.f/item
    if is_hidden:  # GD-5.2.1.d GD-FAQ.h GD-7.3.ao GD-7.7.4.2.d/sight
        return "GD-5.2.e"
    if not look.faced:  # GD-5.2.1.b
        return "GD-5.2.1.b"
    return None


def attacks(state: GDState, agent: AgentId, kind: type[S], only: str = "") -> list[S]:
    """Every attack an agent could declare now, as answers of a kind."""
    weapons = state.box.weapons
    slots = [
        slot
        for slot in dict.fromkeys(at_hand(state, agent))
        if weapons[slot.id].kind != "healing" and _slot_refusal(slot) is None
    ]
    found: list[S] = []
    if not slots:
        return found
    targets = [only] if only else _enemies(state)
    in_view: list[tuple[str, Sighting]] = []
    for target in targets:
        look = aim(state, agent, target)
        if not isinstance(look, str) and look.faced:  # GD-5.2.1.i
            in_view.append((target, look))
    if not in_view:
        return found
    for slot in slots:
        within, price = _range(state, slot.id), weapons[slot.id].area_for_ammo
        for target, look in in_view:
            if _reach_refusal(within, look) is None:
                found.append(kind(slot.id, target))
                if price and (slot.ammo is None or slot.ammo >= price):  # GD-7.6.6.g GD-7.7.4.2.e
                    found.append(kind(slot.id, target, area=True))  # GD-7.7.4.2.e
    return found


def aliens_in_view(state: GDState, agent: AgentId) -> list[AlienId]:
    """Aliens that an agent sees in front of it."""
    here = state.agents[agent].hex
    return [
        name
        for name, row in state.aliens.items()
        if any(
            sees(state, here, place)  # GD-5.2.f/power GX-11.8.d
            and faces_toward(state, agent, place)  # GD-5.2.1.b/power
            for place in footprint(row)
        )
    ]


def _enemies(state: GDState) -> list[str]:
    """Everybody one might attack; whether an agent may be is decided when it is aimed at."""
    return [
        *state.aliens,
        *state.objects,
        *state.agents,
    ]  # GD-7.3.1.b GX-11.6.i/separate GX-11.3.l/target


def thrown_at(state: GDState, agent: AgentId, reach: int) -> list[str]:
    """Whom an agent may throw something at: as with weapons (GD-7.3.1.b, GD-7.3.2.b)."""
    found: list[str] = []
    for target in _enemies(state):
        look = aim(state, agent, target)
        if not isinstance(look, str) and _reach_refusal((0, reach), look) is None:  # GD-7.7.2.d
            found.append(target)
    return found


def treatments(state: GDState, agent: AgentId) -> list[Treat]:
    """Every use of a healing weapon that is allowed now."""
    weapons = state.box.weapons
    found: list[Treat] = []
    for slot in state.agents[agent].weapons:
        if weapons[slot.id].kind == "healing" and _slot_refusal(slot) is None:
            found += [
                Treat(slot.id, target)
                for target in state.agents  # GD-7.6.3.c GD-7.3.at/healing
                if _patient_refusal(state, agent, slot.id, target) is None
            ]
    return found
