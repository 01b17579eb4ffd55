"""The facts of a Galaxy Defenders game: tables of frozen rows, and one verb for each change."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Annotated, Any, NewType, cast

import msgspec
from msgspec.structs import replace

from xenofront.games.galaxy_defenders.content.effect import PoseId
from xenofront.games.galaxy_defenders.rules.box import Box
from xenofront.games.galaxy_defenders.rules.gear import Suit
from xenofront.games.galaxy_defenders.rules.options import Options
from xenofront.geometry.hexes.areas import AreaId
from xenofront.geometry.hexes.grid import Direction
from xenofront.geometry.hexes.grid import HexId as HexId  # noqa: PLC0414 (exported)
from xenofront.kernel import Public, Seat, State, added, changed, removed
from xenofront.kernel.memo import remembered
from xenofront.kernel.piles import Deck, Pile

if TYPE_CHECKING:
    AgentId = Seat  # one agent, one seat
    AlienId = NewType("AlienId", str)
    SignalId = NewType("SignalId", str)
    ObjectId = NewType("ObjectId", str)
else:  # plain text when the game runs: a new type would cost a call for each name
    AgentId = AlienId = SignalId = ObjectId = str


Count = Annotated[int, msgspec.Meta(ge=0, le=1000)]
"""A number of hits or dice; what a save says is held within reason."""


class Carried(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """A weapon in a slot. Unlimited weapons have no ammo value."""

    id: str
    ammo: int | None = None
    jammed: bool = False
    batteries: int | None = None
    """What is left in a weapon that needs BATTERIES."""


class Agent(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, gc=False):
    """An agent and everything on the sheet. An agent's seat has the agent's name (GD-3.b)."""

    hex: HexId
    weapons: tuple[Carried, ...]
    facing: Direction = "E"
    wounds: int = 0
    shield: int = 0
    rank: str = "copper"
    powers: tuple[str, ...] = ()
    """Ability, skills and tactics."""
    spent: tuple[str, ...] = ()
    """Those of them that lie face down."""
    devices: tuple[str, ...] = ()
    guard: bool = False
    conditions: tuple[str, ...] = ()
    lasting: tuple[str, ...] = ()
    """Powers whose modifiers still work."""
    plates: int = 0
    """Shield tokens that take the next hits (GD-7.7.2.j)."""
    sidestep: bool = False
    """The armour lets the agent step away when the attack is over."""
    dying: bool = False
    alive: bool = True
    """Neither dead nor gone from the map."""
    left: bool = False
    """The agent has left the map alive and takes no further part."""
    lock: int = 0
    """Level of the MARK on it."""
    criticals: tuple[str, ...] = ()
    """CRITICAL tokens on it."""
    poison: int = 0
    """Level of the POISON in it."""
    lent: tuple[str, ...] = ()
    """Those of the powers that the agent has for this mission only."""
    slotted: str = ""
    """The device that was put into the slot of a sheet that has one."""
    led: int = 0
    """Civilians who follow the agent."""
    suit: Suit | None = None
    """The power suit it wears: its figure stands for the agent (GX-9.5.1.e)."""
    pose: PoseId = "standing"  # GX-9.2.2.c
    worn: tuple[str, ...] = ()
    """Devices with several uses, once for each that is gone."""
    tokens: tuple[str, ...] = ()
    """Tokens of the mission that the agent carries."""
    owner: Seat = Seat("")
    """Who runs it, if it is a drone: a drone is an agent to aliens, but no player."""
    fresh: bool = False
    """A drone that was deployed in this turn."""
    acted: bool = False
    """An NPC that was activated in this round."""
    came_from: AreaId | None = None
    """Where an NPC was before its last movement."""
    seized_by: str = ""
    """Who drags it along: it is where that unit is, until it is put down."""


class Alien(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, gc=False):
    """An alien on the map with its card."""

    card: str
    hex: HexId
    controller: Seat
    arrived: int
    wounds: int = 0
    shield: int = 0
    stacks: tuple[int, ...] = ()
    """Points of its further energy shields, from left to right."""
    came_from: AreaId | None = None
    conditions: tuple[str, ...] = ()
    lock: int = 0
    """Level of the MARK on it."""
    criticals: tuple[str, ...] = ()
    """CRITICAL tokens on it."""
    marks: tuple[str, ...] = ()
    """Powers that help every agent who attacks it."""
    disabled: bool = False
    """Its energy shield is gone for good (GD-7.7.2.1.k)."""
    used: bool = False
    """Its reaction was used in this round."""
    rear: HexId | None = None
    """The other hex of a base that covers two; the hex is the leading one (GX-11.8.a)."""
    swarm: str = ""
    """The swarm that this figure belongs to (GD 8.4)."""


class Object(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, gc=False):
    """Something that stands in a hex and can be destroyed, but is no alien: it never acts."""

    kind: str
    hex: HexId
    wounds: int = 0


class Signal(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, gc=False):
    """A face-down token. What it is has not been drawn yet; ``pile`` says from which pile it is."""

    hex: HexId
    pile: int
    came_from: AreaId | None = None


class Menace(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """The token of a master alien: which agent it hunts, and how angry it is."""

    holder: AgentId
    level: int = 1


class Turn(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """What the active agent has done in its turn."""

    agent: AgentId
    spent: tuple[str, ...] = ()
    held_by: tuple[AlienId, ...] | None = None
    """Aliens next to the agent when its turn began or its movement ended: none other holds it."""
    free_of: tuple[AlienId, ...] = ()
    """In saves of older rules, where ``held_by`` is not told: aliens that do not hold the agent."""
    stuck: bool = False
    """An evade failed: no step in this turn."""
    begun: bool = False
    """The agent has begun its activities, so that NPCs wait until they are over."""
    aloft: bool = False
    """The agent flies in the movement that it makes."""
    seized: bool = False
    """The agent has seized somebody in this turn."""
    agile: bool = False
    """The agent moves past aliens and through windows, and none holds it."""


class GDState(State, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """All facts of a game."""

    box: Box = cast("Box", msgspec.UNSET)
    options: Public[Options]
    agents: Public[Mapping[AgentId, Agent]] = {}
    aliens: Public[Mapping[AlienId, Alien]] = {}
    signals: Public[Mapping[SignalId, Signal]] = {}
    objects: Public[Mapping[ObjectId, Object]] = {}
    """What can be destroyed without being an alien."""
    tokens: Public[Mapping[str, HexId]] = {}
    """Tokens of the mission that lie on the map, by kind and number."""
    teleports: Public[Mapping[str, HexId]] = {}
    """Teleport points by symbol."""
    locks: Public[tuple[str, ...]] = ()
    bars: Public[tuple[str, ...]] = ()
    """Doors and windows with a LOCKED, and with a BLOCKED token."""
    sealed: Public[Mapping[str, str]] = {}
    """Doors and windows with a SECURITY LOCK, and its colour; each is among the bars as well."""
    signal_piles: Public[tuple[Pile, ...]] = ()
    """Tokens not turned over yet; the last pile is the one the reserve is taken from."""
    signal_discard: Public[Pile] = ()
    alien_deck: Public[Deck] = ()
    alien_discard: Public[Pile] = ()
    npc_deck: Public[Deck] = ()
    npc_discard: Public[Pile] = ()
    acting: Public[AgentId] = AgentId("")
    """The NPC that is being activated."""
    stepped_in: Public[AgentId] = AgentId("")
    """Who has just become the target of an attack, until the attack has noted it."""
    fields: Public[tuple[str, ...]] = ()
    """Powers that work for everybody until the REFRESH phase."""
    cancelled: Public[int] = 0
    """Hits that a tactic has just taken away, or the card, until who asked has noted it."""
    close_deck: Public[Deck] = ()
    close_discard: Public[tuple[str, ...]] = ()
    event_deck: Public[Deck] = ()
    event_discard: Public[Pile] = ()
    weather: Public[str] = ""
    round: Public[int] = 0
    phase: Public[str] = "setup"
    alpha: Public[AgentId] = AgentId("")
    turn: Public[Turn | None] = None
    active: Public[Seat] = Seat("")
    """Whose agent or aliens turn it is."""
    fragments: Public[int] = 0
    kills: Public[int] = 0
    kills_before: Public[int] = 0
    """Alien deaths in this round, and in the one before."""
    searched_tech: Public[bool] = False
    counters: Public[Mapping[str, int]] = {}
    headquarters: Public[tuple[str, ...]] = ()
    """Weapons of a campaign that nobody carries."""
    menace: Public[Mapping[AlienId, Menace]] = {}
    """The tokens of master aliens on the map."""
    slain: Public[Mapping[str, int]] = {}
    """Aliens killed so far, by card."""
    civilians: Public[Mapping[str, HexId]] = {}
    """Civilians who wait on the map; they are in nobody's way."""
    rescued: Public[int] = 0
    armory: Public[Mapping[HexId, str]] = {}
    """Armory tokens on the map: the rank of the weapon that each brings."""
    crates: Public[tuple[str, ...]] = ()
    """Armory tokens taken, to be opened in the next REINFORCEMENTS."""
    mines: Public[Mapping[HexId, AgentId]] = {}
    """Land mines on the map, and who laid them."""
    flames: Public[tuple[AreaId, ...]] = ()
    """Areas that burn until the next EVENT phase ends."""
    strikes: Public[tuple[tuple[AgentId, AreaId], ...]] = ()
    """Satellite strikes that were called, and by whom; they come when the BATTLE phase ends."""
    critical_piles: Public[Mapping[str, Pile]] = {}
    critical_discards: Public[Mapping[str, Pile]] = {}
    """CRITICAL tokens by level, face down and discarded."""
    suits: Public[Mapping[HexId, Suit]] = {}
    """Empty power suits on the map."""
    recalled: Public[int] = 0
    """How often agents have recalled a power suit."""
    dealt: Public[int] = 0
    """Wounds of the defence that has just ended, until its attack has noted them."""
    arrivals: Public[int] = 0
    outcome: Public[str] = ""

    # -- verbs: one fact each ------------------------------------------------------------------

    def change_agent(self, agent: AgentId, **fields: Any) -> None:
        rows = self.agents
        self.agents = {**rows, agent: replace(rows[agent], **fields)}

    def change_alien(self, alien: AlienId, **fields: Any) -> None:
        rows = self.aliens
        self.aliens = {**rows, alien: replace(rows[alien], **fields)}

    def move_alien(self, alien: AlienId, base: tuple[HexId, ...], came_from: AreaId | None) -> None:
        """Put an alien on the hexes of a base, the leading one first."""
        rear = base[1] if len(base) > 1 else None
        self.change_alien(alien, hex=base[0], rear=rear, came_from=came_from)

    def change_weapon(self, agent: AgentId, weapon: str, **fields: Any) -> None:
        """Change what is noted on one carried weapon; the other is left alone (GD-7.3.m)."""
        slots = tuple(
            replace(slot, **fields) if slot.id == weapon else slot
            for slot in self.agents[agent].weapons
        )
        self.change_agent(agent, weapons=slots)

    def change_turn(self, **fields: Any) -> None:
        assert self.turn is not None
        self.turn = replace(self.turn, **fields)

    def spend(self, *activities: str) -> None:
        """The active agent uses up activities."""
        assert self.turn is not None
        self.change_turn(spent=(*self.turn.spent, *activities))

    def add_drone(self, drone: AgentId, row: Agent) -> None:
        self.agents = added(self.agents, drone, row)

    def remove_drone(self, drone: AgentId) -> None:
        self.agents = removed(self.agents, drone)

    def add_alien(self, alien: AlienId, row: Alien) -> None:
        self.aliens = added(self.aliens, alien, row)

    def remove_alien(self, alien: AlienId) -> None:
        self.aliens = removed(self.aliens, alien)

    def change_object(self, name: ObjectId, **fields: Any) -> None:
        self.objects = changed(self.objects, name, **fields)

    def remove_object(self, name: ObjectId) -> None:
        self.objects = removed(self.objects, name)

    def add_signal(self, signal: SignalId, row: Signal) -> None:
        self.signals = added(self.signals, signal, row)

    def change_signal(self, signal: SignalId, **fields: Any) -> None:
        self.signals = changed(self.signals, signal, **fields)

    def remove_signal(self, signal: SignalId) -> None:
        self.signals = removed(self.signals, signal)

    def arrive(self) -> int:
        """The number of the next figure or token that comes into play."""
        self.arrivals += 1  # GX-2.5.a/alien
        return self.arrivals

    def count(self, counter: str, amount: int = 1) -> None:
        self.counters = {**self.counters, counter: self.counters.get(counter, 0) + amount}


# -- questions about the state that every chapter asks -----------------------------------------


@remembered("agents")
def operative(state: GDState) -> tuple[AgentId, ...]:
    """Agents whose players are operative, in seat order (GD-4.j); drones are no players."""
    rows = state.agents.items()
    people = [
        (n, row)
        for n, row in rows  # GX-9.7.4.2.i/event
        if not row.owner  # GD-6.4.i GD-7.7.2.2.o GD-7.7.4.1.q GX-10.1.j GX-9.7.4.2.m
    ]
    return tuple([name for name, row in people if row.alive])  # GD-4.j


@remembered("agents")
def figures(state: GDState) -> tuple[AgentId, ...]:
    """Everybody aliens treat as an agent: the agents and their drones."""
    return tuple([name for name, row in state.agents.items() if row.alive])  # GD-8.2.q


@remembered("agents", "alpha")
def clockwise_from_alpha(state: GDState) -> tuple[AgentId, ...]:
    """Operative agents in turn order (GD-6.2.1.e)."""
    alpha = state.alpha
    first: list[AgentId] = []
    last: list[AgentId] = []
    order = last
    for name, row in state.agents.items():
        owner = row.owner  # GX-9.7.4.2.g GX-9.7.4.2.h
        is_drone = owner != ""  # GD-7.7.2.2.i/event GD-7.7.4.1.m/event
        if is_drone:  # GD-7.7.2.2.g GD-7.7.2.2.n GD-7.7.4.1.k GD-7.7.4.1.l GX-10.1.k GX-10.1.l
            continue
        if name == alpha:
            order = first
        if row.alive:
            order.append(name)
    return (*first, *last)


def decider(state: GDState) -> Seat:
    """Who decides what the rules leave to the agents and give to nobody (GD-AMB.b)."""
    alive = state.active and state.agents[state.active].alive
    return state.active if alive else speaker(state)  # GD-AMB.b GD-8.7.b


def speaker(state: GDState) -> AgentId:
    """Who speaks for the team: the alpha agent, at first the class that comes first."""
    if state.alpha and state.agents[state.alpha].alive:
        return state.alpha  # GD-6.2.1.g
    order = state.box.tables.alpha_order
    sheets = state.box.agents
    return min(
        operative(state), key=lambda a: order.index(sheets[a].class_name)
    )  # GD-6.2.1.l GX-9.1.f/core GX-9.1.f/among


def max_hp(state: GDState, agent: AgentId) -> int:
    sheet = state.box.agents[agent]
    row = state.agents[agent]
    elite = row.rank in ELITE  # GD-7.b/before GD-7.8.h/health
    hp = (sheet.elite if elite else sheet.standard).hp
    return lowered(state, hp, row.criticals) if row.criticals else hp


def lowered(state: GDState, hp: int, criticals: tuple[str, ...]) -> int:
    """Health points with the tokens that take some of them away."""
    less = 0
    for token in criticals:
        for modifier in state.box.criticals[token].modifiers:
            if modifier.quantity == "max_hp":
                less += modifier.amount
    return max(hp + less, 1)  # GX-8.2.3.e/limit GX-8.2.3.r/minimum


def max_shield(state: GDState, agent: AgentId) -> int:
    sheet, row = state.box.agents[agent], state.agents[agent]
    if row.owner:
        more = 0 if agent in state.box.npcs else drone_shield(state, row.owner)
        return sheet.standard.shield + more  # GX-10.1.i
    return (sheet.elite if row.rank in ELITE else sheet.standard).shield


def drone_shield(state: GDState, owner: AgentId) -> int:
    """What the owner's powers add to the energy shields of drones."""
    powers = state.box.powers
    return sum(
        modifier.amount
        for power in state.agents[owner].powers
        for modifier in powers[power].modifiers
        if modifier.quantity == "drone_shield"
    )


FRAGMENTS_FOUND = "fragments found"
"""A counter: fragments that searching brought in this round, while more may come."""
FREE_TACTICS = ("earth", "moon", "galaxy", "universe")  # GX-6.2.1.1.e/earth GX-6.2.1.1.e/above
"""Ranks at which tactics are FREE ACTIONS."""
ELITE = (
    *("palladium", "platinum"),  # GD-7.b/palladium GD-7.b/platinum
    *FREE_TACTICS,  # GX-9.8.g/side
)


def is_bleeding(state: GDState, agent: AgentId) -> bool:
    row = state.agents[agent]
    if not row.wounds or row.owner:
        return False
    return row.alive and row.wounds >= max_hp(state, agent)  # GD-7.5.1.d


def hp_left(state: GDState, agent: AgentId) -> int:
    return max_hp(state, agent) - state.agents[agent].wounds  # GD-7.5.1.a


def player(state: GDState, unit: AgentId) -> Seat:
    """Who answers for a unit: its owner if it is a drone."""
    return state.agents[unit].owner or unit


def is_agent(state: GDState, unit: str) -> bool:
    return unit in state.agents
