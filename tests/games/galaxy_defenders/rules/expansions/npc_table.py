"""A table with NPCs on it."""

from typing import Any

import msgspec
import pytest

from tests.games.galaxy_defenders.rules.table import Table, table
from xenofront.games.factory import system
from xenofront.games.galaxy_defenders import pack
from xenofront.games.galaxy_defenders.content.catalogue import NpcRow
from xenofront.games.galaxy_defenders.content.effects import Attack, MoveAdjacent

A, B, C = "aracnos-green-1", "aracnos-green-2", "xeno_beta-green-3"
"""Aliens."""
FAR = "3,9"
"""A hex far from everything."""


@pytest.fixture
def both_sets(monkeypatch):
    """The table's mission is played with both expansions."""
    mission = pack.catalogue().missions["dust_signal"]
    both = msgspec.structs.replace(
        mission, set="extinction", with_sets=("strikeback",), alien_signals=5, human_signals=2
    )
    found = pack.PACK.box(pack.catalogue(), both, "")
    monkeypatch.setattr(system("galaxy-defenders"), "box_for", lambda setup: found)


def ally(place: str = "4,2", **fields: Any) -> dict[str, Any]:
    """An NPC of chromium that has used its tactic."""
    return {"hex": place, "owner": "chromium", "powers": (), **fields}


def fresh(card: str, place: str = "4,2", **fields: Any) -> dict[str, Any]:
    """An NPC of chromium with its tactic."""
    return ally(place, powers=(f"{card}/tactic",), **fields)


def acting(card: str = "npc_assault", *, agents: Any = None, npc: Any = None, **more: Any) -> Table:
    """An NPC that is being activated; chromium is far away unless it is said where."""
    figures = {"chromium": FAR, **(agents or {}), card: npc or ally()}
    return table(agents=figures, open={"do": "ActivateNpc", "npc": card}, **more)


def rows_of(card: str) -> dict[str, Any]:
    """A card that strikes beside it, shoots two areas away, and else goes to aliens."""
    weapons = {weapon.kind: weapon.id for weapon in pack.catalogue().npcs[card].weapons}
    return {
        f"npcs.{card}": {
            "rows": (
                NpcRow(
                    at=1,
                    do=(MoveAdjacent(to="closest_alien"), Attack(weapon=weapons["melee"])),
                ),
                NpcRow(at=2, do=(Attack(weapon=weapons["ranged"]),)),
                NpcRow(at="plus", do=(MoveAdjacent(to="closest_alien"),)),
            ),
            "weapons": tuple(
                msgspec.structs.replace(weapon, range=2 if weapon.kind == "ranged" else 0)
                for weapon in pack.catalogue().npcs[card].weapons
            ),
        }
    }
