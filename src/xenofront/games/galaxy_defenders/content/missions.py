"""Missions: map, decks, tokens, special events, special actions and objectives (GD 4)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

from xenofront.content.definitions import Part
from xenofront.games.galaxy_defenders.content.effect import DoorToken
from xenofront.games.galaxy_defenders.content.effects import EventEffect
from xenofront.games.galaxy_defenders.content.sets import Entry, GameSet
from xenofront.games.galaxy_defenders.content.tiles import MapPlan
from xenofront.games.galaxy_defenders.content.tokens import Security, TokenRule

Symbol = Literal["HIT", "SHIELD", "BOLT", "GD", "AMMO", "JAM", "ALIEN"]
CoreRank = Literal["copper", "bronze", "silver", "gold", "palladium", "platinum"]
AgentRank = CoreRank | Literal["earth", "moon", "galaxy", "universe"]
Outcome = Literal["accomplished", "partially", "failed"]
Activity = Literal["movement", "combat", "action"]


# -- what the rows of the objectives table ask ----------------------------------------------------


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


class HalfLost(Part, tag_field="if", tag="half_lost", frozen=True, kw_only=True):
    """At least half of the squad has died."""


class Deadline(Part, tag_field="if", tag="round_after", frozen=True, kw_only=True):
    """The round number has passed this."""

    round: int


class MapClear(Part, tag_field="if", tag="map_clear", frozen=True, kw_only=True):
    """No alien and no signal is on the map."""


class TeleportsLeft(Part, tag_field="if", tag="teleports_left", frozen=True, kw_only=True):
    """At most so many teleport points are left."""

    at_most: int = 0


class Killed(Part, tag_field="if", tag="killed", frozen=True, kw_only=True):
    """So many aliens with this card, or of this species, have been killed."""

    card: str = ""
    species: str = ""
    at_least: int = 1


class Rescued(Part, tag_field="if", tag="rescued", frozen=True, kw_only=True):
    """So many civilians have been brought to safety."""

    at_least: int


class Left(Part, tag_field="if", tag="left", frozen=True, kw_only=True):
    """So many agents have left the map."""

    at_least: int = 1


class NpcsAlive(Part, tag_field="if", tag="npcs_alive", frozen=True, kw_only=True):
    """So many NPCs are in play."""

    at_least: int = 1


class TokensLeft(Part, tag_field="if", tag="tokens_left", frozen=True, kw_only=True):
    """At most so many tokens of a kind are left on the map."""

    token: str
    at_most: int = 0


class NobodyOnMap(Part, tag_field="if", tag="nobody_on_map", frozen=True, kw_only=True):
    """Every agent who is not dead has left the map."""


class Stage(Part, tag_field="if", tag="stage", frozen=True, kw_only=True):
    """The master alien has come to a stage of its card."""

    at_least: Literal[1, 2] = 2


Test = (
    Count
    | AllIn
    | Deaths
    | HalfLost
    | Deadline
    | MapClear
    | TeleportsLeft
    | Killed
    | Rescued
    | Left
    | NobodyOnMap
    | NpcsAlive
    | TokensLeft
    | Stage
)


class Objective(Part, frozen=True, kw_only=True):
    """One row of the objectives table; the first whose tests all hold decides (GD-6.2.4.b)."""

    outcome: Outcome
    when: tuple[Test, ...]
    text: str
    de: str = ""


# -- the mission ----------------------------------------------------------------------------------


class SpecialAction(Part, frozen=True, kw_only=True):
    """An action only this mission has (GD 7.4.8)."""

    id: str
    name: str
    de: str = ""
    costs: tuple[Activity, ...]
    at: tuple[str, ...] = ()
    """Hexes in which, or next to which, the agent must stand."""
    adjacent: bool = True
    counts: str
    limit: int = 1
    while_bleeding: bool = False
    removes_teleport: str = ""
    doors: tuple[str, ...] = ()
    """Doors and windows it is about: the agent stands beside the one it chooses."""
    token: DoorToken | Literal[""] = ""
    """What is done to the chosen door or window."""
    civilian: Literal["", "take", "deliver"] = ""
    """Take a civilian along, or bring all that follow the agent to safety here."""
    inflicts: Literal["", "immobilized", "paralyzed"] = ""
    """A condition that every agent in the area of the one who does it gets."""
    leaves: bool = False
    """The agent leaves the map."""
    needs: str = ""
    """A token that the agent carries and gives up for it."""
    effects: tuple[EventEffect, ...] = ()
    """What happens when it is done, as with an event card."""


class DeckPart(Part, frozen=True, kw_only=True):
    """Some cards shuffled together; parts are stacked, the first on top."""

    cards: tuple[str, ...]


Immunity = Literal["paralysis", "push", "hidden"]
"""What a master alien does not mind: conditions, being moved, and powers that hide agents."""


class Master(Part, frozen=True, kw_only=True):
    """The master alien of a mission, and how it enters play (GX 11.3)."""

    card: str
    at: str | tuple[str, ...] = ()
    """The hex, or the two hexes, on which it stands at the start."""
    arrives: Literal["", "special", "stationary"] = ""
    """Brought by a special event, or by a stationary signal."""
    loses: tuple[Immunity, ...] = ()
    """Immunities that it does not have here (GX-11.3.k)."""

    @property
    def base(self) -> tuple[str, ...]:
        """The hexes on which it stands at the start."""
        return (self.at,) if isinstance(self.at, str) else self.at


class SuitPlace(Part, frozen=True, kw_only=True):
    """An empty power suit on the map at the start (GX 9.5)."""

    at: str
    sheet: str
    batteries: int  # GX-9.4.b


class Recall(Part, frozen=True, kw_only=True):
    """Power suits that agents call to where they are (GX-9.5.1.d)."""

    sheet: str
    batteries: int  # GX-9.4.b
    times: int


class Mission(Entry, frozen=True, kw_only=True):
    """Everything a mission decides (GD-4.b)."""

    with_sets: tuple[GameSet, ...] = ()
    """Products it is played with beside the core set and its own."""
    custom: bool = False
    """A scenario of somebody's own, in which all products may meet (GX-1.b)."""
    briefing: str
    briefing_de: str = ""
    agents: tuple[int, int]
    start_rank: AgentRank = "copper"
    psionics: tuple[str, ...] = ()
    """The psionic powers that agents may draw; without any, all of them."""
    devices: Mapping[str, tuple[str, ...]] = {}
    """Devices each class starts with."""
    chosen_devices: int = 0
    """Devices that each agent has at the start; those it lacks are taken from the warehouse."""
    map: MapPlan
    start: tuple[str, ...]
    start_chosen: bool = False
    """Whether agents choose their hex of the start and where they look; else it is as listed."""
    teleports: Mapping[Symbol, str] = {}
    alien_signals: int
    human_signals: int
    npc_signals: int = 0
    signals: tuple[str, ...] = ()
    """Hexes in which a face-down signal lies at the start."""
    aliens: Mapping[str, str] = {}
    """Aliens on the map at the start: hex -> card."""
    master: Master | None = None
    wounded_aliens: Mapping[str, int] = {}
    """Wounds that some of them have already: hex -> number."""
    alien_deck: Mapping[str, int]
    npc_deck: tuple[str, ...] = ()
    """NPC cards that may come, each once."""
    close_deck: Mapping[int, int]
    event_deck: tuple[DeckPart, ...]
    special_events: Mapping[str, tuple[EventEffect, ...]] = {}
    actions: tuple[SpecialAction, ...] = ()
    search: tuple[str, ...] = ()
    """Hexes in which agents may search."""
    armory: Mapping[str, Literal["improved", "alien"]] = {}
    """Armory tokens: hex -> rank of the weapon they bring."""
    suits: tuple[SuitPlace, ...] = ()
    recall: Recall | None = None
    """Without it nobody recalls a suit."""
    equip_costs: tuple[Activity, ...] = ("action",)
    """What it costs to put on a suit (GX-9.5.1.l)."""
    civilians: bool = False
    """A HUMAN signal that is turned over stays on the map as a civilian."""
    kill_fragments: int = 1
    """Fragments of alien tech that kills may bring in a round."""
    search_fragments: int = 1
    """Fragments that searching may bring in a round."""
    tokens: Mapping[str, str] = {}
    """Tokens on the map: hex -> kind."""
    token_rules: Mapping[str, TokenRule] = {}
    """What tokens of a kind do here, where it is not what they do elsewhere (GX-2.t)."""
    security: Security = Security()
    marks_on_map: Mapping[str, str] = {}
    """Named places, for objectives and display: name -> hex."""
    objectives: tuple[Objective, ...]
