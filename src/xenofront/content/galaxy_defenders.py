"""The definitions of Galaxy Defenders: dice, sheets, weapons, powers, cards, missions."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

import msgspec

from xenofront.content.common import Definition, Part
from xenofront.content.effects import (
    AlienEffect,
    EventEffect,
    PowerEffect,
    RollEffect,
    Splash,
)
from xenofront.content.modifiers import Modifier
from xenofront.content.tiles import MapPlan, Tile

Symbol = Literal["HIT", "SHIELD", "BOLT", "GD", "AMMO", "JAM", "ALIEN"]
Colour = Literal["blue", "red"]
ClassName = Literal["marine", "biotech", "infiltrator", "sniper", "hulk"]
AgentRank = Literal["copper", "bronze", "silver", "gold", "palladium", "platinum"]
AlienRank = Literal["green", "blue", "red"]
Outcome = Literal["accomplished", "partially", "failed"]
Activity = Literal["movement", "combat", "action"]


class Die(Definition, frozen=True, kw_only=True):
    """A die by its faces; a face may show several symbols, or none (GD-7.3.f)."""

    faces: tuple[tuple[Symbol, ...], ...]


class Weapon(Definition, frozen=True, kw_only=True):
    """Something to attack or heal with (GD 7.6, 8.10)."""

    kind: Literal["melee", "ranged", "healing"]
    rank: Literal["standard", "improved", "alien", "natural", "drone"]
    user: ClassName | Literal["generic", "alien"] = "generic"
    red: int = 0
    blue: int = 0
    range: int
    min_range: int = 0
    ammo: int | None = None
    modifiers: tuple[Modifier, ...] = ()
    on_bolt: tuple[RollEffect, ...] = ()
    area_for_ammo: int = 0
    """Ammo that may be paid before the roll to strike the whole area (GD-7.6.6.g)."""
    hits_for_ammo: tuple[int, int] | None = None
    """Least and most ammo paid after the roll, a hit each (GD-7.6.6.h)."""
    jams: bool = True
    copies: int = 1
    """How many tokens of this weapon the box holds (GD-2.g)."""


class Side(Part, frozen=True, kw_only=True):
    """One side of an agent's sheet."""

    hp: int
    shield: int = 0


class Agent(Definition, frozen=True, kw_only=True):
    """An agent's sheet (GD-7.a)."""

    class_name: ClassName
    move: int
    standard: Side
    elite: Side
    weapons: tuple[str, str]
    ability: str
    armour: tuple[Modifier, ...] = ()


class Power(Definition, frozen=True, kw_only=True):
    """An ability, skill, tactic or device (GD 7.7)."""

    kind: Literal["ability", "skill", "basic_tactic", "improved_tactic", "device"]
    timing: Literal["standard", "reaction", "passive"] = "standard"  # GD-7.7.e
    moment: Literal["turn", "attack", "defend", "guard", "always"] = "turn"
    user: ClassName | Literal["generic"] = "generic"
    copies: int = 1
    grenade: bool = False
    modifiers: tuple[Modifier, ...] = ()
    effects: tuple[PowerEffect, ...] = ()


class Row(Part, frozen=True, kw_only=True):
    """One line of an alien's behaviour: the distance it is for, and what is done."""

    at: int | Literal["plus"]
    do: tuple[AlienEffect, ...]


class AlienCard(Definition, frozen=True, kw_only=True):
    """An alien: one entry for each species and rank (GD-8.2.a)."""

    species: str
    rank: AlienRank
    copies: int
    hp: int
    shield: int = 0
    armour: tuple[Modifier, ...] = ()
    weapons: tuple[Weapon, ...] = ()
    passive: tuple[Modifier, ...] = ()
    on_death: tuple[Splash, ...] = ()
    rows: tuple[Row, ...]


class Activation(Part, frozen=True, kw_only=True):
    """Which aliens a close encounter card wakes; all that is written must hold (GD-8.3.a)."""

    nobody: bool = False
    species: str = ""
    rank: AlienRank | Literal[""] = ""
    wounded: bool = False
    within: int | None = None
    """At most so many areas from some agent."""
    beyond: int | None = None
    """More than so many areas from every agent."""
    alphas: bool = False
    """Assigned to the alpha agent's player."""


class Danger(Part, frozen=True, kw_only=True):
    """What arrives when nothing matches (GD-8.3.j)."""

    species: str
    rank: AlienRank | Literal[""] = ""
    count: int = 1


class CloseEncounter(Definition, frozen=True, kw_only=True):
    """A close encounter card."""

    number: int
    copies: int
    activates: Activation
    danger: Danger | None = None


class EventCard(Definition, frozen=True, kw_only=True):
    """An event card (GD 6.4)."""

    kind: Literal["standard", "weather", "special"]
    copies: int = 1
    effects: tuple[EventEffect, ...] = ()
    weather: tuple[Modifier, ...] = ()


class RankStep(Part, frozen=True, kw_only=True):
    """What it takes to reach a rank (GD-7.8.b)."""

    rank: AgentRank
    needs: int


class Tables(Definition, frozen=True, kw_only=True):
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
    human_signals: int
    alien_signals: int
    alpha_order: tuple[ClassName, ...]
    max_fragments: int


# -- missions -----------------------------------------------------------------------------------


class Count(Part, tag_field="if", tag="count", frozen=True, kw_only=True):
    """A counter of the mission has reached a number."""

    counter: str
    at_least: int = 1


class AllIn(Part, tag_field="if", tag="all_in", frozen=True, kw_only=True):
    """Every living agent stands in one of these hexes."""

    hexes: tuple[str, ...]


class Deaths(Part, tag_field="if", tag="deaths", frozen=True, kw_only=True):
    """So many agents have died."""

    at_least: int


class Deadline(Part, tag_field="if", tag="round_after", frozen=True, kw_only=True):
    """The round number has passed this."""

    round: int


class MapClear(Part, tag_field="if", tag="map_clear", frozen=True, kw_only=True):
    """No alien and no signal is on the map."""


Test = Count | AllIn | Deaths | Deadline | MapClear


class Objective(Part, frozen=True, kw_only=True):
    """One row of the objectives table; the first whose tests all hold decides (GD-6.2.4.b)."""

    outcome: Outcome
    when: tuple[Test, ...]
    text: str
    de: str = ""


class SpecialAction(Part, frozen=True, kw_only=True):
    """An action only this mission has (GD 7.4.8)."""

    id: str
    name: str
    de: str = ""
    costs: tuple[Activity, ...]
    at: tuple[str, ...]
    """Hexes in which, or next to which, the agent must stand."""
    adjacent: bool = True
    counts: str
    limit: int = 1
    while_bleeding: bool = False
    removes_teleport: str = ""


class DeckPart(Part, frozen=True, kw_only=True):
    """Some cards shuffled together; parts are stacked, the first on top."""

    cards: tuple[str, ...]


class Mission(Definition, frozen=True, kw_only=True):
    """Everything a mission decides (GD-4.b)."""

    briefing: str
    briefing_de: str = ""
    agents: tuple[int, int]
    start_rank: AgentRank = "copper"
    devices: Mapping[str, tuple[str, ...]] = {}
    """Devices each class starts with."""
    map: MapPlan
    start: tuple[str, ...]
    teleports: Mapping[Symbol, str] = {}
    alien_signals: int
    human_signals: int
    signals: tuple[str, ...] = ()
    """Hexes in which a face-down signal lies at the start."""
    aliens: Mapping[str, str] = {}
    """Aliens on the map at the start: hex -> card."""
    alien_deck: Mapping[str, int]
    close_deck: Mapping[int, int]
    event_deck: tuple[DeckPart, ...]
    special_events: Mapping[str, tuple[EventEffect, ...]] = {}
    actions: tuple[SpecialAction, ...] = ()
    search: tuple[str, ...] = ()
    """Hexes in which agents may search."""
    marks_on_map: Mapping[str, str] = {}
    """Named places, for objectives and display: name -> hex."""
    objectives: tuple[Objective, ...]


KINDS: Mapping[str, type[Definition]] = {
    "dice": Die,
    "weapons": Weapon,
    "agents": Agent,
    "powers": Power,
    "aliens": AlienCard,
    "close_encounters": CloseEncounter,
    "events": EventCard,
    "tables": Tables,
    "tiles": Tile,
    "missions": Mission,
}
"""The top-level keys of a content file, and the type of their entries."""


class Catalogue(msgspec.Struct, frozen=True, kw_only=True):
    """All definitions that were loaded, by id."""

    dice: Mapping[str, Die] = {}
    weapons: Mapping[str, Weapon] = {}
    agents: Mapping[str, Agent] = {}
    powers: Mapping[str, Power] = {}
    aliens: Mapping[str, AlienCard] = {}
    close_encounters: Mapping[str, CloseEncounter] = {}
    events: Mapping[str, EventCard] = {}
    tables: Mapping[str, Tables] = {}
    tiles: Mapping[str, Tile] = {}
    missions: Mapping[str, Mission] = {}
