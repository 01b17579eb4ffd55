"""The definitions of Galaxy Defenders: dice, sheets, weapons, powers, cards, missions."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

import msgspec

from xenofront.content.definitions import Definition, Part
from xenofront.games.galaxy_defenders.content.effects import (
    AlienEffect,
    Descent,
    EventEffect,
    Lead,
    PowerEffect,
    Rage,
    Splash,
    Stage,
    Substitute,
)
from xenofront.games.galaxy_defenders.content.gear import Pose, Suit
from xenofront.games.galaxy_defenders.content.missions import (
    Activity,
    AgentRank,
    Mission,
    Symbol,
)
from xenofront.games.galaxy_defenders.content.modifiers import Modifier
from xenofront.games.galaxy_defenders.content.npc_effects import NpcEffect, TacticEffect
from xenofront.games.galaxy_defenders.content.power_effects import MoreEffect
from xenofront.games.galaxy_defenders.content.sets import Counted, Entry
from xenofront.games.galaxy_defenders.content.tiles import Overlay, Tile
from xenofront.games.galaxy_defenders.content.tokens import MissionToken
from xenofront.games.galaxy_defenders.content.weapons import (
    ClassName as ClassName,  # noqa: PLC0414 (exported)
)
from xenofront.games.galaxy_defenders.content.weapons import (
    Shield as Shield,  # noqa: PLC0414 (exported)
)
from xenofront.games.galaxy_defenders.content.weapons import (
    Weapon as Weapon,  # noqa: PLC0414 (exported)
)

Colour = Literal["blue", "red"]
AlienRank = Literal["green", "blue", "red", "purple"]  # GX-11.1.b
Category = Literal["standard", "movement", "combat", "passive", "reaction"]  # GX-9.7.a
CATEGORIES: Mapping[Activity, Category] = {
    "action": "standard",  # GX-9.7.a/standard
    "movement": "movement",  # GX-9.7.a/movement
    "combat": "combat",  # GX-9.7.a/combat
}
"""Categories of powers by what they use up."""
COLOURS: Mapping[str, Category] = {
    "black": "standard",  # GX-10.1.g/black
    "purple": "passive",  # GX-10.1.g/purple
    "red": "combat",  # GX-10.1.g/red
    "blue": "reaction",  # GX-10.1.g/blue
}
"""Categories of the powers of NPCs by their colour."""


class Die(Entry, frozen=True, kw_only=True):
    """A die by its faces; a face may show several symbols, or none (GD-7.3.f)."""

    faces: tuple[tuple[Symbol, ...], ...]


class Side(Part, frozen=True, kw_only=True):
    """One side of an agent's sheet."""

    hp: int
    shield: Shield = 0


class Agent(Entry, frozen=True, kw_only=True):
    """An agent's sheet: identity, class, ability, armour, weapons, health points, movement."""

    add_on: str = ""
    """The product a sheet is from if it is not in the box."""
    class_name: ClassName
    move: int
    flying: bool = False  # GX-7.1.b
    seize: bool = False
    """It drags the helpless along (GX 7.3)."""
    standard: Side
    elite: Side
    weapons: tuple[str, ...]  # GD-7.a GX-9.1.b/weapon
    device_slot: bool = False  # GX-9.1.b/device
    """A slot for a random device in place of a second weapon."""
    ability: str
    armour: tuple[Modifier, ...] = ()


class Drone(Entry, frozen=True, kw_only=True):
    """A machine that a power or device puts on the map (GD 7.7.2.2, 7.7.4.1)."""

    hp: int
    move: int
    shield: Shield = 0
    guard: bool = False
    flying: bool = False  # GX-7.1.b
    seize: bool = False
    """It drags the helpless along (GX 7.3)."""
    weapon: Weapon


class Power(Counted, frozen=True, kw_only=True):
    """An ability, skill, tactic, psionic power or device (GD 7.7, GX 9.7)."""

    add_on: str = ""
    """The product it is from if it is not in the box."""
    kind: Literal[
        "ability", "skill", "basic_tactic", "improved_tactic", "device", "npc_tactic", "psionic"
    ]
    timing: Literal["standard", "reaction", "passive"] = "standard"  # GD-7.7.e
    costs: Activity = "action"  # GX-9.7.g
    """What a power that is neither passive nor a reaction uses up."""
    moment: Literal[
        "turn",
        "attack",
        "defend",
        "wounded",
        "guard",
        "always",
        "npc_tactic",
        "friend_attacked",
        "friend_defends",
        "close_encounter_drawn",
    ] = "turn"
    user: ClassName | Literal["generic"] = "generic"
    once_per_mission: bool = False
    """Stays face down until the mission is over."""
    keeps: bool = False
    """A device that is not discarded when it is used."""
    fills_slot: bool = False
    """Its owner's slot for a device is filled again and again."""
    psionics: int = 0
    """Psionic powers that its owner draws for each mission."""
    returns: bool = False
    """A class device that reinforcements may bring back (GD-6.2.3.f)."""
    leads_npcs: bool = False
    """The alpha agent may give all NPCs to who has it (GX-10.1.2.d)."""
    uses: int = 0
    """So often a device that is kept can be used before it is discarded; 0 for always."""
    grenade: bool = False
    grenades: int = 0
    """Grenades of their choice that agents receive when they gain this (GD-7.7.2.1.i)."""
    takes_movement: bool = False
    """Only for agents who have not moved, and who then do not move (this turn)."""
    modifiers: tuple[Modifier, ...] = ()
    effects: tuple[PowerEffect | MoreEffect, ...] = ()

    @property
    def category(self) -> Category:
        """What it costs: STANDARD if nothing is said, which is ACTION."""
        if self.timing != "standard":
            return self.timing  # GX-9.7.a/passive GX-9.7.a/reaction
        return CATEGORIES[self.costs]


class Row(Part, frozen=True, kw_only=True):
    """One line of an alien's behaviour: the distance it is for, and what is done."""

    at: int | Literal["plus"]
    do: tuple[AlienEffect, ...]


class AlienCard(Counted, frozen=True, kw_only=True):
    """An alien: one entry for each species and rank (GD-8.2.a)."""

    species: str
    rank: AlienRank  # GD-8.2.a
    copies: int
    add_on: str = ""
    """The product a card is from if it is not in the box; then the box has no copies of it."""
    aside: bool = False
    """Set aside: never in the alien deck, it only takes the place of another card."""
    swarm: bool = False
    """One card for as many figures as it has HP (GD 8.4)."""
    figures: Literal[0, 2] = 0
    """A prime swarm: one card for so many figures, each with HP and shields of its own."""
    hexes: Literal[1, 2] = 1
    """How many hexes its base covers."""
    flying: bool = False  # GX-7.1.b
    burrowing: bool = False
    archenemy: bool = False
    """It looks for the menacing agent, and for nobody else (GX 11.3.1)."""
    prefers: Literal["", "immobilized"] = ""
    """Such an agent is its target before others that it could attack (GD-8.10.c)."""
    hp: int  # GD-8.b
    shield: Shield = 0  # GD-8.2.b
    more_shields: tuple[Shield, ...] = ()
    """Further stacks of points, from left to right (GX-11.7.a)."""
    armour: tuple[Modifier, ...] = ()  # GD-8.2.b
    weapons: tuple[Weapon, ...] = ()  # GD-8.2.b
    passive: tuple[Modifier, ...] = ()
    on_move: tuple[Lead, ...] = ()  # GD-8.2.d
    on_target: tuple[Substitute, ...] = ()
    on_wounds: tuple[Rage | Stage, ...] = ()
    on_death: tuple[Splash, ...] = ()
    on_attacked: tuple[Descent, ...] = ()
    rows: tuple[Row, ...]  # GD-8.b

    @property
    def bodies(self) -> int:
        """Figures that the card is for."""
        return self.hp if self.swarm else self.figures or 1  # GX-11.6.a GX-11.6.b


class NpcRow(Part, frozen=True, kw_only=True):
    """One line of an NPC's behaviour: the distance of aliens it is for, and what is done."""

    at: int | Literal["plus"]
    do: tuple[NpcEffect, ...]


class NpcTactic(Part, frozen=True, kw_only=True):
    """What an NPC can do once in a mission; its colour says when (GX 10.3)."""

    colour: Literal["red", "blue", "purple"]
    name: str
    de: str = ""
    moment: Literal["", "any", "alien_moved", "agent_attacked", "close_encounter_drawn"] = ""
    within: int = 0
    effects: tuple[TacticEffect, ...] = ()
    """Without any, the modifiers work for the attack that is being made."""
    modifiers: tuple[Modifier, ...] = ()


class Npc(Entry, frozen=True, kw_only=True):
    """The card of an ally (GX 10)."""

    add_on: str = ""
    """The product a card is from if it is not in the box."""
    twin_of: str = ""
    """The agent or drone whose double it is."""
    drone: bool = False
    """Never taken out of the deck for its double."""
    hp: int  # GX-10.a/health
    shield: Shield = 0
    armour: tuple[Modifier, ...] = ()
    flying: bool = False
    weapons: tuple[Weapon, ...]
    rows: tuple[NpcRow, ...]
    tactic: NpcTactic  # GX-10.a/tactic


class Activation(Part, frozen=True, kw_only=True):
    """Which aliens a close encounter card wakes; all that is written must hold (GD-8.3.a)."""

    nobody: bool = False
    species: str = ""
    rank: AlienRank | Literal[""] = ""
    wounded: bool = False
    unwounded: bool = False
    power: Literal["", "flying", "burrowing"] = ""
    """Only aliens that move in this way."""
    within: int | None = None
    """At most so many areas from some agent."""
    beyond: int | None = None
    """More than so many areas from every agent."""
    alphas: bool = False
    """Assigned to the alpha agent's player."""
    some: Literal[0, 1, 2, 3, "agents"] = 0
    """So many aliens, or as many as there are agents in play (GX-11.5.c)."""


class Danger(Part, frozen=True, kw_only=True):
    """What arrives when nothing matches (GD-8.3.j)."""

    species: str
    rank: AlienRank | Literal[""] = ""
    count: int = 1


class CloseEncounter(Counted, frozen=True, kw_only=True):
    """A close encounter card."""

    number: int
    copies: int
    activates: Activation
    danger: Danger | None = None


class EventCard(Counted, frozen=True, kw_only=True):
    """An event card (GD 6.4)."""

    kind: Literal["standard", "weather", "special"]
    effects: tuple[EventEffect, ...] = ()
    weather: tuple[Modifier, ...] = ()


class Critical(Counted, frozen=True, kw_only=True):
    """A token that an attack puts on whom it wounded (GX 8.2)."""

    level: Literal[1, 2, 3]
    fits: tuple[Literal["agents", "others"], ...] = ("agents", "others")  # GX-8.2.1.a
    """Agents; aliens, drones and NPCs."""
    lasts: Literal["instant", "temporary", "permanent"]  # GX-8.2.2.a
    modifiers: tuple[Modifier, ...] = ()
    condition: Literal["", "paralyzed"] = ""
    wounds: int = 0
    """Wounds that the target takes at once."""

    @property
    def kind(self) -> str:
        """What it does, however strongly: nobody has two tokens of a kind (GX-8.2.3.m)."""
        return self.modifiers[0].quantity if self.modifiers else self.condition or "wounds"

    @property
    def strength(self) -> int:
        return abs(self.modifiers[0].amount) if self.modifiers else self.wounds or 1


class RankStep(Part, frozen=True, kw_only=True):
    """What it takes to reach a rank (GD-7.8.b)."""

    rank: AgentRank
    needs: int


class Ladder(Entry, frozen=True, kw_only=True):
    """The ranks that missions of an expansion know, from the one they start with (GX 9.8)."""

    ranks: tuple[RankStep, ...]


class Tables(Entry, frozen=True, kw_only=True):
    """Numbers whose icons were lost in print, kept as data."""

    ranks: tuple[RankStep, ...]
    wings_dice: int
    wings_symbol: Symbol
    search_die: Colour
    search_aid: Symbol
    search_find: Symbol
    evade_die: Colour
    evade_symbol: Symbol
    teleport_die: Colour
    teleport_precedence: tuple[Symbol, ...]
    alpha_order: tuple[ClassName, ...]
    max_fragments: int


class Supplies(Entry, frozen=True, kw_only=True):
    """Tokens of which a mission cannot ask for more (GD-2.c, GX-2.c, GX-2.d)."""

    human_signals: int
    alien_signals: int
    npc_signals: int = 0
    stationary_signals: int = 0
    poison: int = 0
    """Tokens of it: each has a side for level 1 and one for level 2. They never run out."""


class Route(Part, frozen=True, kw_only=True):
    """Where a campaign goes on after a mission; nothing means it is over (GD-3.d)."""

    mission: str
    accomplished: str = ""
    partially: str = ""
    failed: str = ""
    reward: int = 0
    """Ranks that each agent gains for accomplishing it, beyond what was rolled for (GD-7.8.q)."""


class Campaign(Entry, frozen=True, kw_only=True):
    """A chain of missions."""

    story: str
    story_de: str = ""
    first: str
    routes: tuple[Route, ...]


KINDS: Mapping[str, type[Definition]] = {
    "dice": Die,
    "weapons": Weapon,
    "agents": Agent,
    "drones": Drone,
    "powers": Power,
    "aliens": AlienCard,
    "close_encounters": CloseEncounter,
    "events": EventCard,
    "criticals": Critical,
    "npcs": Npc,
    "suits": Suit,
    "poses": Pose,
    "tables": Tables,
    "ladders": Ladder,
    "supplies": Supplies,
    "tiles": Tile,
    "overlays": Overlay,
    "mission_tokens": MissionToken,
    "missions": Mission,
    "campaigns": Campaign,
}
"""The top-level keys of a content file, and the type of their entries."""


class Catalogue(msgspec.Struct, frozen=True, kw_only=True):
    """All definitions that were loaded, by id."""

    dice: Mapping[str, Die] = {}
    weapons: Mapping[str, Weapon] = {}
    agents: Mapping[str, Agent] = {}
    drones: Mapping[str, Drone] = {}
    powers: Mapping[str, Power] = {}
    aliens: Mapping[str, AlienCard] = {}
    close_encounters: Mapping[str, CloseEncounter] = {}
    events: Mapping[str, EventCard] = {}
    criticals: Mapping[str, Critical] = {}
    npcs: Mapping[str, Npc] = {}
    suits: Mapping[str, Suit] = {}
    poses: Mapping[str, Pose] = {}
    tables: Mapping[str, Tables] = {}
    ladders: Mapping[str, Ladder] = {}
    supplies: Mapping[str, Supplies] = {}
    tiles: Mapping[str, Tile] = {}
    overlays: Mapping[str, Overlay] = {}
    mission_tokens: Mapping[str, MissionToken] = {}
    missions: Mapping[str, Mission] = {}
    campaigns: Mapping[str, Campaign] = {}
