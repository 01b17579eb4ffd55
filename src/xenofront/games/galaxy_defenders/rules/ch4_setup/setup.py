"""GD 4 Set-up: from a set-up and a box to the first position."""

from __future__ import annotations

from xenofront.games.galaxy_defenders.rules import procedures as gd
from xenofront.games.galaxy_defenders.rules.box import Box
from xenofront.games.galaxy_defenders.rules.ch8_aliens.arrival import place_alien
from xenofront.games.galaxy_defenders.rules.ch8_aliens.assignment import controller_for
from xenofront.games.galaxy_defenders.rules.ch8_aliens.signals import place_signal
from xenofront.games.galaxy_defenders.rules.ch8_aliens.spread import add_figure, figures_to_come
from xenofront.games.galaxy_defenders.rules.ch8_aliens.teleport import nearest_free
from xenofront.games.galaxy_defenders.rules.expansions.critical_tokens import piles
from xenofront.games.galaxy_defenders.rules.expansions.map_tokens import laid_out
from xenofront.games.galaxy_defenders.rules.expansions.masters import place_master
from xenofront.games.galaxy_defenders.rules.expansions.npcs.deck import npc_cards, tokens
from xenofront.games.galaxy_defenders.rules.expansions.suits import deployed
from xenofront.games.galaxy_defenders.rules.options import chosen
from xenofront.games.galaxy_defenders.rules.state import (
    ELITE,
    Agent,
    AgentId,
    AlienId,
    Carried,
    GDState,
    HexId,
)
from xenofront.games.galaxy_defenders.rules.veterans import Squad, Veteran, check_tokens, squad_of
from xenofront.kernel import Procedure, Seat, Setup, SetupRefused
from xenofront.kernel.piles import pile, shuffled, stacked

MAX_TEAM = 5  # GD-2.a


def begin(setup: Setup, box: Box) -> tuple[GDState, Procedure]:
    """The state before the first round, and the procedure that plays the mission."""
    _check(setup, box)
    mission = box.mission
    squad = squad_of(setup, box)
    check_tokens(box, squad)
    switches = chosen(setup.options)
    lying, standing = laid_out(box)
    state = GDState(
        setup=setup,
        seed=setup.seed,
        options=switches,
        agents=_team(setup, box, squad),
        teleports={symbol: HexId(place) for symbol, place in mission.teleports.items()},
        tokens=lying,
        objects=standing,
        locks=mission.map.locked,  # GX-4.b/map
        bars=(
            *mission.map.barred,
            *mission.security.locks,  # GX-5.3.b/agent GX-5.3.b/alien GX-5.3.b/signal
        ),
        sealed=mission.security.locks,
        signal_piles=(pile(tokens(mission, switches)),),
        alien_deck=shuffled(
            card
            for card, n in mission.alien_deck.items()  # GD-4.k/alien
            for _ in range(n)
        ),
        npc_deck=shuffled(npc_cards(box, switches, setup.seats)),  # GX-10.1.1.a
        close_deck=shuffled(
            box.close_by_number[number]
            for number, n in mission.close_deck.items()  # GD-4.k/close
            for _ in range(n)
        ),
        event_deck=stacked(
            *(part.cards for part in mission.event_deck)
        ),  # GD-4.k/event GX-4.b/decks
        armory={HexId(place): rank for place, rank in mission.armory.items()},  # GD-4.b
        headquarters=squad.headquarters,
        suits=deployed(box),  # GX-9.4.b GX-9.5.c
        critical_piles=piles(box),  # GX-8.2.a
        box=box,
    )
    for place in mission.signals:
        place_signal(state, HexId(place), "GD-4.b")  # GD-4.b
    for place, card in mission.aliens.items():
        _place_alien(state, HexId(place), card)
    if mission.master is not None and mission.master.base:
        place_master(state, HexId(mission.master.base[0]), mission.master.base)
    return state, gd.MissionPlay()


def _check(setup: Setup, box: Box) -> None:
    least, most = box.mission.agents
    seats = setup.seats
    if not 1 <= len(seats) <= MAX_TEAM:  # GD-2.a
        raise SetupRefused(f"a team has 1 to {MAX_TEAM} agents, not {len(seats)} (GD-2.a)")
    if not least <= len(seats) <= most:
        raise SetupRefused(f"{box.mission.id} is for {least} to {most} agents, not {len(seats)}")
    for seat in seats:
        if seat not in box.catalogue.agents:
            known = ", ".join(box.catalogue.agents)
            raise SetupRefused(f"there is no agent {seat!r}; known are {known} (GD-7.1.b)")
    if len(set(seats)) < len(seats):  # GD-2.b
        raise SetupRefused("each agent is there only once (GD-2.b)")
    if box.mission.alien_signals > box.supplies.alien_signals:  # GD-2.c/alien
        raise SetupRefused(f"the box has {box.supplies.alien_signals} alien signals (GD-2.c)")
    if box.mission.human_signals > box.supplies.human_signals:  # GD-2.c/human
        raise SetupRefused(f"the box has {box.supplies.human_signals} human signals (GD-2.c)")
    if box.mission.npc_signals > box.supplies.npc_signals:  # GX-2.c/npc
        raise SetupRefused(f"the box has {box.supplies.npc_signals} NPC signals (GX-2.c)")


def _team(setup: Setup, box: Box, squad: Squad) -> dict[AgentId, Agent]:
    """The agents that the players named, in the order of their seats."""
    return {
        AgentId(seat): _agent(box, seat, number, squad.agents.get(seat))
        for number, seat in enumerate(setup.seats)  # GD-4.c/chosen
    }


def _agent(box: Box, name: Seat, number: int, veteran: Veteran | None) -> Agent:
    """An agent at the start: unhurt, fully loaded, with what the mission grants."""
    sheet, rank = box.agents[name], box.ranks[0].rank
    if veteran is not None:
        return _returning(box, name, number, veteran)
    side = sheet.elite if rank in ELITE else sheet.standard
    return Agent(
        hex=HexId(box.mission.start[number]),
        weapons=tuple(_loaded(box, weapon) for weapon in sheet.weapons),  # GD-7.6.b GX-9.1.e/setup
        wounds=0,  # GD-4.d/new
        rank=rank,  # GD-7.8.d GX-9.8.a GX-9.8.b
        powers=(sheet.ability,),  # GD-7.7.4.a GD-7.8.d
        devices=box.mission.devices.get(sheet.class_name, ()),  # GD-4.f
        shield=side.shield,
        guard=box.powers[sheet.ability].moment == "guard",
    )


def _returning(box: Box, name: Seat, number: int, veteran: Veteran) -> Agent:
    """An agent who was in an earlier mission of the campaign."""
    sheet = box.agents[name]
    side = sheet.elite if veteran.rank in ELITE else sheet.standard
    return Agent(
        hex=HexId(box.mission.start[number]),
        weapons=tuple(_loaded(box, weapon) for weapon in veteran.weapons),  # GD-3.e/weapon
        wounds=0,  # GD-4.d/returning
        rank=veteran.rank,  # GD-7.8.n
        powers=veteran.powers,  # GD-3.e/power
        devices=veteran.devices,  # GD-3.e/device
        shield=side.shield,
        guard=any(box.powers[power].moment == "guard" for power in veteran.powers),
    )


def _loaded(box: Box, weapon: str) -> Carried:
    definition = box.weapons[weapon]
    return Carried(weapon, definition.ammo, batteries=definition.battery)  # GD-4.e GX-9.4.a/weapon


def _place_alien(state: GDState, place: HexId, card: str) -> None:
    number = state.arrive()
    state.alien_deck = shuffled(_minus(state.alien_deck[0], card))
    alien = AlienId(f"{card}-{number}")
    place_alien(state, alien, card, place, controller_for(state, card), number)
    wounds = state.box.mission.wounded_aliens.get(place, 0)
    state.change_alien(alien, wounds=wounds)  # GD-4.b
    for _ in range(figures_to_come(state, alien)):
        add_figure(state, alien, nearest_free(state, place)[0])  # GD-8.4.b/setup


def _minus(cards: tuple[str, ...], card: str) -> list[str]:
    left = list(cards)
    left.remove(card)
    return left
