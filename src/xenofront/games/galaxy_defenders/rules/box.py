"""The box a mission is played with: all definitions, the compiled map, and what follows from both.

A box is immutable and shared by every clone of a game; nothing in it is ever saved.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

import msgspec

from xenofront.content.definitions import Definition
from xenofront.games.galaxy_defenders.content.catalogue import (
    Agent,
    AlienCard,
    Catalogue,
    CloseEncounter,
    Critical,
    Die,
    Drone,
    EventCard,
    Npc,
    Power,
    RankStep,
    Side,
    Tables,
    Weapon,
)
from xenofront.games.galaxy_defenders.content.effects import Deploy, Run
from xenofront.games.galaxy_defenders.content.gear import Pose, Suit
from xenofront.games.galaxy_defenders.content.missions import Mission
from xenofront.games.galaxy_defenders.content.modifiers import OF_TARGET
from xenofront.games.galaxy_defenders.content.sets import CORE, filtered, sets_of, supplies_of
from xenofront.games.galaxy_defenders.content.tokens import MissionToken, TokenRule
from xenofront.geometry.hexes import sketch
from xenofront.geometry.hexes.board import Board
from xenofront.kernel.memo import Memo

Faces = tuple[str, ...]
HOLOGRAM: Final = "hologram"
"""The figure of light that aliens take for an agent."""
TACTIC: Final = "tactic"
"""What the tactic of an NPC is called on its card."""


class Box:
    """What lies in the box: definitions by id, the board, the dice."""

    def __init__(
        self, *, catalogue: Catalogue, mission: Mission, board: Board, content: str
    ) -> None:
        catalogue = filtered(catalogue, sets_of(mission))  # GX-2.2.a GX-2.2.d
        self.catalogue, self.mission, self.board, self.content = catalogue, mission, board, content
        self.agents: Mapping[str, Agent] = {
            **catalogue.agents,
            **{drone.id: _sheet(drone) for drone in catalogue.drones.values()},
            **{npc.id: _npc_sheet(npc, catalogue) for npc in catalogue.npcs.values()},
            **_lights(catalogue),
        }
        """The sheets of agents, and of drones and NPCs in the same form."""
        self.npcs: Mapping[str, Npc] = catalogue.npcs
        self.powers: Mapping[str, Power] = {
            **catalogue.powers,
            **{natural(npc.id, TACTIC): _tactic(npc) for npc in catalogue.npcs.values()},
        }
        self.aliens: Mapping[str, AlienCard] = catalogue.aliens
        self.events: Mapping[str, EventCard] = catalogue.events
        self.close: Mapping[str, CloseEncounter] = catalogue.close_encounters
        self.tables: Tables = catalogue.tables[CORE]
        ladder = catalogue.ladders.get(mission.set)
        self.ranks: tuple[RankStep, ...] = ladder.ranks if ladder else self.tables.ranks
        """The ranks that agents can have in this mission, from the lowest."""
        self.supplies = supplies_of(catalogue, mission)
        self.tokens: Mapping[str, TokenRule] = {
            kind: _token_rule(mission, token) for kind, token in catalogue.mission_tokens.items()
        }
        """What tokens of the mission do, by kind."""
        self.weapons: Mapping[str, Weapon] = {
            **catalogue.weapons,
            **{
                natural(card.id, weapon.id): weapon
                for card in catalogue.aliens.values()
                for weapon in card.weapons
            },
            **{
                natural(npc.id, weapon.id): weapon
                for npc in catalogue.npcs.values()
                for weapon in npc.weapons
            },
            **{
                natural(drone.id, drone.weapon.id): drone.weapon
                for drone in catalogue.drones.values()
            },
            **{natural(suit.id, suit.weapon.id): suit.weapon for suit in catalogue.suits.values()},
        }
        self.faces: Mapping[str, Faces] = {die.id: _keys(die) for die in catalogue.dice.values()}
        self.criticals: Mapping[str, Critical] = catalogue.criticals
        self.suits: Mapping[str, Suit] = catalogue.suits
        self.poses: Mapping[str, Pose] = catalogue.poses
        self.close_by_number = {card.number: card.id for card in self.close.values()}
        self.teleport_symbols: Mapping[str, str] = {
            face: _deciding(face, self.tables.teleport_precedence)
            for face in self.faces[self.tables.teleport_die]
        }

        self.bearers: Mapping[str, frozenset[str]] = _bearers(catalogue)
        """By quantity, the powers and events with a modifier of it: what nobody bears is 0."""
        self.expanded = sets_of(mission) != (CORE,)
        """Whether rules of the expansions that change those of the core set apply (GX-AMB.k)."""
        printed = {weapon for sheet in catalogue.agents.values() for weapon in sheet.weapons}
        self.green: tuple[str, ...] = tuple(
            weapon.id
            for weapon in catalogue.weapons.values()
            if weapon.rank == "standard" and weapon.id not in printed
        )
        """Green weapons that are tokens, not printed on a sheet."""
        self.has_slots = any(sheet.device_slot for sheet in catalogue.agents.values())
        """Whether some agent of the box has a slot for a device."""
        self.figure_of: Mapping[str, str] = {
            power.id: name for power in catalogue.powers.values() if (name := _figure_of(power))
        }
        """By device, the figure it puts on the map."""
        self.windows = frozenset(
            power.moment
            for power in catalogue.powers.values()
            if power.timing == "reaction" and power.moment != "defend"
        )
        """Moments at which somebody may have a reaction, the own defence aside."""
        self.costs_vary = ladder is not None or any(
            power.costs != "action" for power in catalogue.powers.values()
        )
        """Whether some powers may cost something else than ACTION, or nothing."""
        self.burrowers = frozenset(card.id for card in self.aliens.values() if card.burrowing)
        """Cards of aliens that can be attacked only now and then."""
        self.asks_of_target = _asks_of_target(catalogue)
        """Whether any attack depends on what its target is like."""
        self.memo = Memo()
        """What was worked out from the content alone and may be looked up again."""
        self.sightings = Memo()
        """How a hex looks from another one, by hexes, doors and facing."""

        self.own_cards: Mapping[str, Mapping[str, Any]] = {}
        """Fields of alien cards that are not as printed."""

    def sketched(self, text: str) -> tuple[Box, Mapping[str, str]]:
        """The same box with a map drawn as text, and the hex of each figure in the drawing."""
        drawn = sketch.parse(text)
        box = Box(
            catalogue=self.catalogue,
            mission=self.mission,
            board=Board(drawn.terrain),
            content=self.content,
        )
        return box, drawn.figures

    def with_cards(self, written: Mapping[str, Mapping[str, Any]]) -> Box:
        """The same box with some fields of some alien cards written anew."""
        cards = dict(self.aliens)
        for name, fields in written.items():
            card = msgspec.to_builtins(cards[name])
            cards[name] = msgspec.convert({**card, **fields}, AlienCard)
        box = Box(
            catalogue=msgspec.structs.replace(self.catalogue, aliens=cards),
            mission=self.mission,
            board=self.board,
            content=self.content,
        )
        box.own_cards = written
        return box

    def names(self) -> Mapping[str, Definition]:
        """Every definition by id, for display."""
        kinds: tuple[Mapping[str, Definition], ...] = (
            self.agents,
            self.powers,
            self.aliens,
            self.events,
            self.close,
            self.weapons,
            self.criticals,
            self.suits,
            self.poses,
        )
        return {key: entry for kind in kinds for key, entry in kind.items()}


def _token_rule(mission: Mission, token: MissionToken) -> TokenRule:
    """What a token does: as the mission says, or as its entry does."""
    rule = token.rule
    if token.id in mission.token_rules:
        rule = mission.token_rules[token.id]  # GX-2.t/drill GX-2.t/equipment GX-2.t/waypoint
    return rule


def _sheet(drone: Drone) -> Agent:
    """A drone in the form of a sheet: aliens treat it as an agent."""
    weapon = natural(drone.id, drone.weapon.id)
    side = Side(hp=drone.hp, shield=drone.shield)
    return Agent(
        id=drone.id,
        name=drone.name,
        de=drone.de,
        confidence=drone.confidence,
        class_name="biotech",
        move=drone.move,
        flying=drone.flying,
        seize=drone.seize,
        standard=side,
        elite=side,
        weapons=(weapon, weapon),
        ability="guard" if drone.guard else "",
    )


def _lights(catalogue: Catalogue) -> Mapping[str, Agent]:
    """The figures of light that devices put on the map."""
    devices = [p for p in catalogue.powers.values() if _figure_of(p) == HOLOGRAM]
    return dict.fromkeys([HOLOGRAM], _light(devices[0])) if devices else {}


def _light(device: Power) -> Agent:
    """The hologram in the form of a sheet: unhurt, and one health point (GX-AMB.f)."""
    side = Side(hp=1)  # GX-AMB.f/health
    return Agent(
        id=HOLOGRAM,
        name=device.name,
        de=device.de,
        confidence=device.confidence,
        class_name="biotech",
        move=0,
        standard=side,
        elite=side,
        weapons=(),
        ability="",
    )


def _npc_sheet(npc: Npc, catalogue: Catalogue) -> Agent:
    """An NPC in the form of a sheet: aliens treat it as an agent (GX-10.2.2.g)."""
    twin = catalogue.agents.get(npc.twin_of)
    side = Side(hp=npc.hp, shield=npc.shield)
    return Agent(
        id=npc.id,
        name=npc.name,
        de=npc.de,
        confidence=npc.confidence,
        class_name=twin.class_name if twin else "marine",
        move=0,
        standard=side,
        elite=side,
        weapons=tuple(natural(npc.id, weapon.id) for weapon in npc.weapons),
        ability=natural(npc.id, TACTIC),
        armour=npc.armour,
    )


def _tactic(npc: Npc) -> Power:
    """The tactic of an NPC in the form of a power."""
    return Power(
        id=natural(npc.id, TACTIC),
        name=npc.tactic.name,
        de=npc.tactic.de,
        confidence=npc.confidence,
        kind="npc_tactic",
        timing="reaction",
        moment="npc_tactic",
        modifiers=npc.tactic.modifiers,
    )


def _figure_of(power: Power) -> str:
    """The figure that a power puts on the map."""
    for effect in power.effects:
        if isinstance(effect, Deploy):
            return effect.drone
        if isinstance(effect, Run) and effect.procedure == HOLOGRAM:
            return HOLOGRAM
    return ""


def _bearers(catalogue: Catalogue) -> Mapping[str, frozenset[str]]:
    found: dict[str, set[str]] = {}
    for power in catalogue.powers.values():
        for modifier in power.modifiers:
            found.setdefault(modifier.quantity, set()).add(power.id)
    for token in catalogue.criticals.values():
        for modifier in token.modifiers:
            found.setdefault(modifier.quantity, set()).add(token.id)
    for event in catalogue.events.values():
        for modifier in event.weather:
            found.setdefault(modifier.quantity, set()).add(event.id)
    return {quantity: frozenset(names) for quantity, names in found.items()}


def _asks_of_target(catalogue: Catalogue) -> bool:
    weapons = [*catalogue.weapons.values(), *(d.weapon for d in catalogue.drones.values())]
    cards = catalogue.aliens.values()
    weapons += [weapon for card in cards for weapon in card.weapons]
    weapons += [weapon for npc in catalogue.npcs.values() for weapon in npc.weapons]
    weapons += [suit.weapon for suit in catalogue.suits.values()]
    modifiers = (
        *(m for weapon in weapons for m in weapon.modifiers),
        *(m for power in catalogue.powers.values() for m in power.modifiers),
        *(m for card in cards for m in card.passive),
    )
    return any(not OF_TARGET.isdisjoint(modifier.when) for modifier in modifiers)


def natural(card: str, weapon: str) -> str:
    """The id of a weapon that is printed on an alien's card."""
    return f"{card}/{weapon}"


def _keys(die: Die) -> Faces:
    """Faces as answers to a roll: their symbols, or ``blank``."""
    return tuple("+".join(face) or "blank" for face in die.faces)


def _deciding(face: str, precedence: tuple[str, ...]) -> str:
    """The symbol a face stands for when only one can count (GD-8.6.c)."""
    shown = face.split("+")
    return next((symbol for symbol in precedence if symbol in shown), "")  # GD-8.6.c
