"""Cards of NPCs: what they name must exist, and each has all that an NPC needs (GX 10)."""

from __future__ import annotations

from collections.abc import Iterator

from xenofront.content.errors import Fault, Locate, Path, Problem, unknown
from xenofront.games.galaxy_defenders.content.catalogue import Catalogue, Npc
from xenofront.games.galaxy_defenders.content.effects import Attack
from xenofront.games.galaxy_defenders.content.npc_effects import TreatFriend
from xenofront.games.galaxy_defenders.content.references import (
    modifier_faults,
    printed_weapon_faults,
    row_faults,
)
from xenofront.text.sentences import sentence


def problems(catalogue: Catalogue, locate: Locate) -> list[Problem]:
    """Everything the cards of NPCs get wrong."""
    return [
        locate("npcs", npc.id, path, text)
        for npc in catalogue.npcs.values()
        for path, text in faults(npc, catalogue)
    ]


def faults(npc: Npc, catalogue: Catalogue) -> Iterator[Fault]:
    """Everything a card gets wrong, as paths inside its entry."""
    if npc.hp < 1:
        yield ("hp",), sentence("npc-without-health")  # GX-10.a/health
    if not npc.weapons:
        yield ("weapons",), sentence("npc-without-weapon")  # GX-10.a/weapon
    yield from row_faults([row.at for row in npc.rows])  # GX-10.a/rules
    yield from printed_weapon_faults(npc.weapons)
    twins = (*catalogue.agents, *catalogue.drones)
    if npc.twin_of not in ("", *twins):
        yield ("twin_of",), unknown("agent-or-drone", npc.twin_of, twins)
    weapons = [weapon.id for weapon in npc.weapons]
    for where, attack in _attacks(npc):
        if attack.weapon not in weapons:
            yield (*where, "weapon"), unknown("weapon-of-this-card", attack.weapon, weapons)
    if not npc.tactic.effects and not npc.tactic.modifiers:
        yield ("tactic",), sentence("npc-tactic-empty")  # GX-10.a/tactic
    yield from modifier_faults(npc.armour, "armour")
    yield from modifier_faults(npc.tactic.modifiers, "tactic", "modifiers")


def _attacks(npc: Npc) -> Iterator[tuple[Path, Attack]]:
    """Every attack that the card speaks of."""
    for number, row in enumerate(npc.rows):
        for step, effect in enumerate(row.do):
            where: Path = ("rows", number, "do", step)
            if isinstance(effect, Attack):
                yield where, effect
            elif isinstance(effect, TreatFriend):
                for place, one in enumerate(effect.otherwise):
                    yield (*where, "otherwise", place), one
    for step, done in enumerate(npc.tactic.effects):
        if isinstance(done, Attack):
            yield ("tactic", "effects", step), done
