"""GD 3, 7.8 What agents bring from one mission of a campaign into the next."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from xenofront.games.galaxy_defenders.content.sets import CORE, GameSet
from xenofront.games.galaxy_defenders.rules.box import Box
from xenofront.games.galaxy_defenders.rules.state import GDState
from xenofront.kernel import CarriedRefused, Seat, Setup


class Veteran(
    msgspec.Struct,
    frozen=True,
    forbid_unknown_fields=True,  # GX-8.2.2.g GX-9.3.2.q
):
    """An agent between two missions."""

    rank: str
    powers: tuple[str, ...]
    weapons: tuple[str, ...]
    devices: tuple[str, ...] = ()


class Squad(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The agents of a campaign, and what lies at headquarters."""

    agents: Mapping[Seat, Veteran] = {}
    headquarters: tuple[str, ...] = ()
    set: GameSet = CORE
    """The product that their last mission was from."""


def squad_of(setup: Setup, box: Box) -> Squad:
    """The squad as it begins a mission: who comes from another campaign starts over."""
    squad = arriving(setup)
    mission = box.mission.set
    if squad.set == mission:
        return squad
    agents = {
        name: restarted(one, box, name) for name, one in squad.agents.items() if name in box.agents
    }
    return msgspec.structs.replace(squad, agents=agents)


def arriving(setup: Setup) -> Squad:
    """The squad that a set-up brings along; an empty one in a mission that stands alone."""
    try:
        return msgspec.convert(dict(setup.carried), Squad)
    except msgspec.ValidationError as error:
        raise CarriedRefused(f"carried over: {error}") from error


def check_tokens(box: Box, squad: Squad) -> None:
    """Everything carried over must be in the box, and not more often than it is there."""
    owned: dict[str, int] = {}
    held = [
        (name, token)
        for name, veteran in squad.agents.items()
        for token in (*veteran.powers, *veteran.devices, *veteran.weapons)
    ]
    for name, token in (*held, *(("headquarters", weapon) for weapon in squad.headquarters)):
        owned[token] = owned.get(token, 0) + 1
        definition = box.powers.get(token) or box.weapons.get(token)
        if definition is None or (name == "headquarters" and token not in box.weapons):
            raise CarriedRefused(f"{name} carries {token!r}, which is not in the box")
        if owned[token] > definition.copies:
            raise CarriedRefused(f"{token!r} is carried {owned[token]} times (GD-2.f)")


def leaving(state: GDState) -> Squad:
    """The squad after a mission: ranks and what they gave stay, face up again."""
    agents = {}
    for name in state.setup.seats:
        row, sheet = state.agents[name], state.box.agents[name]
        slots = tuple(slot.id for slot in row.weapons)
        beginner = not row.alive and not row.left and state.options.permanent_death
        weapons = _kept(state, name, slots) if row.alive or row.left else sheet.weapons
        powers = tuple(p for p in row.powers if p not in row.lent)  # GX-9.7.2.g/ended
        agents[name] = Veteran(
            rank=state.box.ranks[0].rank if beginner else row.rank,  # GD-7.8.n
            powers=powers or (sheet.ability,),  # GD-3.e/power GD-7.7.3.e GD-7.7.4.1.s
            weapons=weapons,  # GD-3.e/weapon
            devices=row.devices,  # GD-3.e/device
        )
    return Squad(agents, state.headquarters, state.box.mission.set)  # GD-7.6.j


def _kept(state: GDState, agent: Seat, slots: tuple[str, ...]) -> tuple[str, ...]:
    """The weapons an agent goes home with: printed ones come back for green ones."""
    printed = state.box.agents[agent].weapons
    standard = {weapon for weapon in slots if state.box.weapons[weapon].rank == "standard"}
    return tuple(
        printed[at] if weapon in standard and weapon not in printed else weapon  # GX-9.2.1.g/next
        for at, weapon in enumerate(slots)
    )


def restarted(veteran: Veteran, box: Box, name: Seat) -> Veteran:
    """An agent of an earlier campaign: the starting rank, and the weapons and devices."""
    return Veteran(
        rank=box.ranks[0].rank,  # GX-9.8.r/core GX-9.8.r/strikeback
        powers=(box.agents[name].ability,),
        weapons=veteran.weapons,
        devices=veteran.devices,  # GX-9.8.r/kept
    )
