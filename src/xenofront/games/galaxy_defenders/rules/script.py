"""Positions of scenario scripts: what a rules lawyer writes, and back.

Everything that is left out is as at the start of a mission; a figure's card is the first part of
its name (``aracnos-blue-1``).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from xenofront.games.galaxy_defenders.rules.box import Box
from xenofront.games.galaxy_defenders.rules.ch8_aliens import oracle
from xenofront.games.galaxy_defenders.rules.ch8_aliens.assignment import controller_for
from xenofront.games.galaxy_defenders.rules.ch8_aliens.company import acting_figure
from xenofront.games.galaxy_defenders.rules.options import chosen
from xenofront.games.galaxy_defenders.rules.state import (
    ELITE,
    Agent,
    AgentId,
    Alien,
    AlienId,
    Carried,
    GDState,
    Signal,
    SignalId,
    Turn,
)
from xenofront.geometry.hexes.areas import AreaId
from xenofront.geometry.hexes.grid import Direction, HexId
from xenofront.kernel import Seat, Setup, Ways
from xenofront.kernel.piles import Deck, Pile, pile


class _Script(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    pass


class AgentScript(_Script, frozen=True, kw_only=True):
    hex: HexId
    facing: Direction = "E"
    wounds: int = 0
    shield: int | None = None
    rank: str = "copper"
    weapons: tuple[str | Carried, ...] = ()
    powers: tuple[str, ...] | None = None
    spent: tuple[str, ...] = ()
    devices: tuple[str, ...] = ()
    guard: bool | None = None
    conditions: tuple[str, ...] = ()
    lasting: tuple[str, ...] = ()
    plates: int = 0
    sidestep: bool = False
    alive: bool = True
    dying: bool = False
    left: bool = False
    led: int = 0
    owner: Seat = Seat("")
    fresh: bool = False


class AlienScript(_Script, frozen=True, kw_only=True):
    hex: HexId
    card: str = ""
    """The card if it is not the one of the name: an enraged alien keeps its name."""
    wounds: int = 0
    shield: int | None = None
    controller: Seat = Seat("")
    came_from: AreaId | None = None
    conditions: tuple[str, ...] = ()
    marks: tuple[str, ...] = ()
    disabled: bool = False
    used: bool = False
    swarm: str = ""


class SignalScript(_Script, frozen=True, kw_only=True):
    hex: HexId
    came_from: AreaId | None = None
    pile: int = 0


class Decks(_Script, frozen=True, kw_only=True):
    """Decks from the top: a card is known, a list of cards is shuffled."""

    alien: tuple[str | tuple[str, ...], ...] = ()
    alien_discard: tuple[str, ...] = ()
    close: tuple[str | tuple[str, ...], ...] = ()
    close_discard: tuple[str, ...] = ()
    event: tuple[str | tuple[str, ...], ...] = ()
    event_discard: tuple[str, ...] = ()
    signals: tuple[str, ...] = ()
    signal_discard: tuple[str, ...] = ()
    spent_signals: tuple[tuple[str, ...], ...] = ()
    """Older piles of signals of which some still lie on the map."""


class PositionScript(_Script, frozen=True, kw_only=True):
    agents: Mapping[Seat, AgentScript]
    aliens: Mapping[str, AlienScript] = {}
    signals: Mapping[str, HexId | SignalScript] = {}
    teleports: Mapping[str, HexId] = {}
    locks: tuple[str, ...] = ()
    bars: tuple[str, ...] = ()
    decks: Decks = Decks()
    weather: str = ""
    round: int = 1
    phase: str = "battle"
    alpha: Seat = Seat("")
    turn: Turn | None = None
    active: Seat = Seat("")
    fragments: int = 0
    kills: int = 0
    kills_before: int = 0
    searched_tech: bool = False
    counters: Mapping[str, int] = {}
    headquarters: tuple[str, ...] = ()
    slain: Mapping[str, int] = {}
    civilians: Mapping[str, HexId] = {}
    rescued: int = 0
    armory: Mapping[HexId, str] = {}
    crates: tuple[str, ...] = ()
    mines: Mapping[HexId, AgentId] = {}
    flames: tuple[AreaId, ...] = ()
    strikes: tuple[tuple[AgentId, AreaId], ...] = ()
    dealt: int = 0
    arrivals: int = 100
    outcome: str = ""
    cards: Mapping[str, Mapping[str, Any]] = {}
    """Fields of alien cards that are not as printed, such as ``swarm`` and ``hp``."""


class ScriptError(ValueError):
    """A position that cannot be put on the table."""


def place(position: Any, setup: Setup, box: Box) -> GDState:
    """Put a written position on the table."""
    try:
        script = msgspec.convert(position, PositionScript)
        box = box.with_cards(script.cards) if script.cards else box
    except msgspec.ValidationError as error:
        raise ScriptError(f"position: {error}") from error
    except KeyError as error:
        raise ScriptError(f"cards: there is no alien card {error}") from error
    _check(script, box)
    seats = tuple(name for name, row in script.agents.items() if not row.owner)
    setup = msgspec.structs.replace(setup, seats=seats)
    decks = script.decks
    signals = decks.signals or ("ALIEN",) * len(script.signals)
    state = GDState(
        setup=setup,
        seed=setup.seed,
        box=box,
        options=chosen(setup.options),
        agents={AgentId(n): _agent(box, n, row) for n, row in script.agents.items()},
        signals={SignalId(n): _signal(row) for n, row in script.signals.items()},
        teleports=script.teleports,
        locks=script.locks,
        bars=script.bars,
        signal_piles=(*(pile(heap) for heap in decks.spent_signals), pile(signals)),
        signal_discard=pile(decks.signal_discard),
        alien_deck=_deck(decks.alien),
        alien_discard=pile(decks.alien_discard),
        close_deck=_deck(decks.close),
        close_discard=decks.close_discard,
        event_deck=_deck(decks.event),
        event_discard=pile(decks.event_discard),
        weather=script.weather,
        round=script.round,
        phase=script.phase,
        alpha=script.alpha or next(iter(script.agents)),
        turn=script.turn,
        active=script.active,
        fragments=script.fragments,
        kills=script.kills,
        kills_before=script.kills_before,
        searched_tech=script.searched_tech,
        counters=script.counters,
        headquarters=script.headquarters,
        slain=script.slain,
        civilians=script.civilians,
        rescued=script.rescued,
        armory=script.armory,
        crates=script.crates,
        mines=script.mines,
        flames=script.flames,
        strikes=script.strikes,
        dealt=script.dealt,
        arrivals=script.arrivals,
        outcome=script.outcome,
    )
    for number, (name, row) in enumerate(script.aliens.items()):
        card = row.card or name.rpartition("-")[0]
        controller = row.controller or controller_for(state, card)
        state.add_alien(AlienId(name), _alien(box, card, row, controller, number))
    return state


def _check(script: PositionScript, box: Box) -> None:
    for agent in script.agents:
        if agent not in box.agents:
            raise ScriptError(f"agents: there is no agent {agent!r}")
    for alien, figure in script.aliens.items():
        if alien.rpartition("-")[0] not in box.aliens:
            raise ScriptError(f"aliens: {alien!r} is no card and number, such as aracnos-blue-1")
        if figure.card and figure.card not in box.aliens:
            raise ScriptError(f"{alien}: there is no alien card {figure.card!r}")
    places: dict[str, str] = {}
    for kind in (script.agents, script.aliens, script.signals):
        for name, row in kind.items():
            here = row if isinstance(row, str) else row.hex
            if here not in box.board.area_of:
                raise ScriptError(f"{name}: {here!r} is no hex of the map")
            if here in places:
                raise ScriptError(f"{name}: {places[here]} already stands in {here}")
            places[here] = name


def _agent(box: Box, name: str, row: AgentScript) -> Agent:
    sheet = box.agents[name]
    written = row.weapons or sheet.weapons
    slots = [Carried(w, box.weapons[w].ammo) if isinstance(w, str) else w for w in written]
    if row.owner:
        slots = slots[:1]
    elif len(slots) != len(sheet.weapons):  # GD-7.6.a
        raise ScriptError(f"{name}: an agent carries two weapons, not {len(slots)} (GD-7.6.a)")
    side = sheet.elite if row.rank in ELITE else sheet.standard
    ability = (sheet.ability,) if sheet.ability else ()
    powers = ability if row.powers is None else row.powers
    guards = any(box.powers[p].moment == "guard" for p in powers)
    return Agent(
        hex=row.hex,
        weapons=tuple(slots),
        facing=row.facing,
        wounds=row.wounds,
        shield=side.shield if row.shield is None else row.shield,
        rank=row.rank,
        powers=powers,
        spent=row.spent,
        devices=row.devices,
        guard=guards if row.guard is None else row.guard,
        conditions=row.conditions,
        lasting=row.lasting,
        plates=row.plates,
        sidestep=row.sidestep,
        alive=row.alive,
        dying=row.dying,
        left=row.left,
        led=row.led,
        owner=row.owner,
        fresh=row.fresh,
    )


def _alien(box: Box, card: str, row: AlienScript, controller: Seat, number: int) -> Alien:
    return Alien(
        card=card,
        hex=row.hex,
        controller=controller,
        arrived=number,
        wounds=row.wounds,
        shield=box.aliens[card].shield if row.shield is None else row.shield,
        came_from=row.came_from,
        conditions=row.conditions,
        marks=row.marks,
        disabled=row.disabled,
        used=row.used,
        swarm=row.swarm,
    )


def _signal(row: HexId | SignalScript) -> Signal:
    if isinstance(row, str):
        return Signal(hex=row, pile=0)
    return Signal(hex=row.hex, pile=row.pile, came_from=row.came_from)


def _deck(written: tuple[str | tuple[str, ...], ...]) -> Deck:
    return tuple(pile((heap,)) if isinstance(heap, str) else pile(heap) for heap in written)


def ways(state: GDState, alien: str) -> Ways | None:
    """What an alien may do now: the row that applies, and the ways of its first effect."""
    figure = acting_figure(state, AlienId(alien))
    decision = oracle.decision(state, figure)
    if decision is None:
        return None
    number, verdict = decision
    card = state.box.aliens[state.aliens[figure].card]
    return Ways(
        str(card.rows[number].at),
        tuple(sorted(way.choice.key for way in verdict.ways)),
        tuple(sorted({way.target for way in verdict.ways})),
        verdict.by,
    )


# -- and back ------------------------------------------------------------------------------------


def describe(state: GDState) -> dict[str, Any]:
    """The position of a game as it would be written."""
    script = PositionScript(
        agents={n: _written_agent(row) for n, row in state.agents.items()},
        aliens={
            n: AlienScript(
                hex=row.hex,
                card="" if row.card == n.rpartition("-")[0] else row.card,
                wounds=row.wounds,
                shield=row.shield,
                controller=row.controller,
                came_from=row.came_from,
                conditions=row.conditions,
                marks=row.marks,
                disabled=row.disabled,
                used=row.used,
                swarm=row.swarm,
            )
            for n, row in sorted(state.aliens.items(), key=lambda item: item[1].arrived)
        },
        signals={
            n: SignalScript(hex=row.hex, came_from=row.came_from, pile=row.pile)
            for n, row in state.signals.items()
        },
        teleports=state.teleports,
        locks=state.locks,
        bars=state.bars,
        decks=Decks(
            alien=_written_deck(state.alien_deck),
            alien_discard=state.alien_discard,
            close=_written_deck(state.close_deck),
            close_discard=state.close_discard,
            event=_written_deck(state.event_deck),
            event_discard=state.event_discard,
            signals=state.signal_piles[-1],
            signal_discard=state.signal_discard,
            spent_signals=state.signal_piles[:-1],
        ),
        cards=state.box.own_cards,
        **{name: getattr(state, name) for name in _PLAIN},
    )
    return msgspec.to_builtins(script)  # type: ignore[no-any-return]


_PLAIN = (
    "weather",
    "round",
    "phase",
    "alpha",
    "turn",
    "active",
    "fragments",
    "kills",
    "kills_before",
    "searched_tech",
    "counters",
    "headquarters",
    "slain",
    "civilians",
    "rescued",
    "armory",
    "crates",
    "mines",
    "flames",
    "strikes",
    "dealt",
    "arrivals",
    "outcome",
)


def _written_agent(row: Agent) -> AgentScript:
    return AgentScript(
        hex=row.hex,
        facing=row.facing,
        wounds=row.wounds,
        shield=row.shield,
        rank=row.rank,
        weapons=row.weapons,
        powers=row.powers,
        spent=row.spent,
        devices=row.devices,
        guard=row.guard,
        conditions=row.conditions,
        lasting=row.lasting,
        plates=row.plates,
        sidestep=row.sidestep,
        alive=row.alive,
        dying=row.dying,
        left=row.left,
        led=row.led,
        owner=row.owner,
        fresh=row.fresh,
    )


def _written_deck(deck: Deck) -> tuple[str | Pile, ...]:
    return tuple(heap[0] if len(heap) == 1 else heap for heap in deck)
