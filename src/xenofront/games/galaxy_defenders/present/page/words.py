"""Every word of Galaxy Defenders that the client has a drawing for."""

from __future__ import annotations

from typing import Final

SYMBOLS: Final = {
    "HIT": "hit",
    "SHIELD": "shield",
    "BOLT": "bolt",
    "GD": "wings",
    "AMMO": "ammo",
    "JAM": "jam",
    "ALIEN": "alien",
}
"""Symbols of dice and of teleport points; a blank face shows none."""

GROUNDS: Final = (
    "desert",
    "building",
    "street",
    "laboratory",
    "ship",
    "crater",
    "regolith",
    "moon_crater",
    "base",
    "pad",
    "pit",
    "shaft",
    "ash",
    "citadel",
    "cave",
    "tunnel",
    "nest",
    "plain",
)
"""What hexes are made of; ``plain`` where a map does not say."""

BADGES: Final = (
    "bleeding",
    "paralyzed",
    "stunned",
    "poison",
    "critical",  # a token that a critical attack left
    "immobilized",
    "menace",  # hunted by a master alien
    "seized",  # dragged along by somebody
    "enraged",
    "engaged",  # an alien is beside the agent and holds it
    "jammed",
    "empty",  # a weapon without ammo
    "shield_lost",
    "reaction_used",
    "marked",  # an alien whom a power marks
    "guard",
    "leads",  # civilians follow, with their number
    "effect",  # a power that still works
    "suit",  # a power suit is worn
    "key",  # a token of the mission that is carried
    "crouching",
    "prone",
    "plates",  # armour tokens
    "shield",
    "wound",
    "done",  # had its turn in this round
    "alpha",
)
"""Signs on figures, the worst state first; wounds and shields are drawn otherwise, too."""

EMPTY: Final = "_empty"
"""What the picture of a suit that nobody wears ends with."""

DRAWN: Final[dict[str, tuple[str, ...]]] = {
    "shape": (
        # the classes of agents
        "marine",
        "biotech",
        "infiltrator",
        "sniper",
        "hulk",
        "guardian",
        "psionic",
        "support",
        # drones: a tripod with a gun, a walking machine, a flyer; and the image of an agent
        "dr_sentry",
        "dr_gd209",
        "dr_vigil",
        "hologram",
        # NPCs: four soldiers of a kind, a hacker, an alien that has changed sides
        "npc_assault",
        "npc_blade",
        "npc_medic",
        "npc_shield",
        "npc_hackbar",
        "npc_rebel",
        # species: a spider, a floating brain-like being, a spiny small beast, a tall warrior,
        # a huge beast, a soldier, a thin commander
        "aracnos",
        "nexus",
        "spine_critter",
        "xeno_alpha",
        "xeno_delta",
        "flying_critter",
        "digger",
        "wormoon",
        "xeno_beast",
        "xeno_beta",
        "xeno_grey",
        # a face-down token, and somebody to be rescued
        "signal",
        "civilian",
        # armour to climb into, with an agent in it, and empty
        "suit_mark_1",
        "suit_mark_2",
        "suit_mark_1_empty",
        "suit_mark_2_empty",
        # a machine of the mission that can be destroyed
        "drill",
    ),
    "terrain": (
        *GROUNDS,
        "blocked",  # nobody can enter or see through
        "edge",  # beyond the map, but drawn: a hull, a cliff
        "door_hex",  # a door that fills the hex; an edge of that kind lies across it
    ),
    "edge": ("area", "border", "wall", "door", "window", "barrier", "door_hex"),
    "piece": ("room",),
    "marker": (
        *(f"teleport_{symbol}" for symbol in SYMBOLS.values()),
        "search",
        "crate_improved",
        "crate_alien",
        "objective",  # a named place of the mission, with a letter
        "action",  # where an action of the mission can be done
        "goal",  # a hex in which everybody must stand at the end
        "token_equipment",
        "token_waypoint",
        "token_tech",
        "token_key_red",
        "token_key_blue",
        "token_key_green",
        "mine",
        "flame",  # on the centre of an area that burns
        "strike",  # on the centre of an area that a satellite will strike
    ),
    "badge": BADGES,
    "symbol": tuple(SYMBOLS.values()),
    "rank": (
        "copper",
        "bronze",
        "silver",
        "gold",
        "palladium",
        "platinum",
        "earth",
        "moon",
        "galaxy",
        "universe",
        "green",
        "blue",
        "red",
        "purple",
    ),
}
"""By field of a message, the words it may have."""
