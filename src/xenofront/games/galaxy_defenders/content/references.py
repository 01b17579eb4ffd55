"""Names that cards, sheets and tiles use: all must be known, and all numbers must fit together."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import pairwise
from typing import Literal

from xenofront.content.errors import Fault, Locate, Path, Problem, unknown
from xenofront.games.galaxy_defenders.content.catalogue import (
    Agent,
    AlienCard,
    Campaign,
    Catalogue,
    CloseEncounter,
    Critical,
    EventCard,
    Ladder,
    Power,
    Tables,
    Weapon,
)
from xenofront.games.galaxy_defenders.content.effects import (
    Attack,
    Bring,
    Command,
    Deploy,
    EventEffect,
    SpecialEvent,
    Stage,
    Suffer,
    TeleportAlien,
)
from xenofront.games.galaxy_defenders.content.maps import face_faults
from xenofront.games.galaxy_defenders.content.modifiers import Modifier
from xenofront.games.galaxy_defenders.content.sets import (
    CORE,
    EXTINCTION,
    STRIKEBACK,
    entries,
    filtered,
)
from xenofront.games.galaxy_defenders.content.tiles import Tile
from xenofront.text import rulebook
from xenofront.text.sentences import sentence

CORE_CLASSES = ("marine", "biotech", "infiltrator", "sniper", "hulk")  # GD-7.1.a
CLASSES = (*CORE_CLASSES, "guardian", "psionic", "support")  # GX-9.1.a
LINKERS = ("1", "2", "3", "4")
RANKS = ("copper", "bronze", "silver", "gold", "palladium", "platinum")


def problems(catalogue: Catalogue, locate: Locate) -> list[Problem]:
    """Everything that does not fit together, its missions aside: each product with the core set."""
    found = [
        problem
        for sets in ((CORE,), (CORE, STRIKEBACK), (CORE, EXTINCTION))  # GX-1.c GX-1.d
        for problem in _problems(filtered(catalogue, sets), locate)
    ]
    if CORE not in catalogue.tables:  # GX-1.c
        found += [
            locate(kind, entry.id, ("set",), sentence("no-tables", name=repr(CORE)))
            for kind, entry in entries(catalogue)
            if entry.set != CORE
        ]
    found += [
        locate("ladders", ladder.id, path, text)
        for ladder in catalogue.ladders.values()
        for path, text in _ladder(ladder, catalogue)
    ]
    found += [
        locate("campaigns", campaign.id, path, text)
        for campaign in catalogue.campaigns.values()
        for path, text in _campaign(campaign, catalogue)
    ]
    return list(dict.fromkeys(found))


def _problems(catalogue: Catalogue, locate: Locate) -> list[Problem]:
    found: list[Problem] = []

    def note(kind: str, name: str, faults: Iterable[Fault]) -> None:
        found.extend(locate(kind, name, path, text) for path, text in faults)

    for weapon in catalogue.weapons.values():
        note("weapons", weapon.id, _weapon(weapon))
    for agent in catalogue.agents.values():
        note("agents", agent.id, _agent(agent, catalogue))
    for power in catalogue.powers.values():
        note("powers", power.id, modifier_faults(power.modifiers, "modifiers"))
        note("powers", power.id, _deployed(power, catalogue))
    for alien in catalogue.aliens.values():
        note("aliens", alien.id, _alien(alien))
        note("aliens", alien.id, _other_aliens(alien, catalogue))
    for close in catalogue.close_encounters.values():
        note("close_encounters", close.id, _close_encounter(close, catalogue))
    for event in catalogue.events.values():
        note("events", event.id, _event(event, catalogue))
    for token in catalogue.criticals.values():
        note("criticals", token.id, modifier_faults(token.modifiers, "modifiers"))
        note("criticals", token.id, _critical(token))
    for die in catalogue.dice.values():
        note("dice", die.id, [] if die.faces else [(("faces",), sentence("die-faces"))])
    for tables in catalogue.tables.values():
        note("tables", tables.id, _tables(tables, catalogue))
    for tile in catalogue.tiles.values():
        note("tiles", tile.id, _tile(tile))
    return found


def _campaign(campaign: Campaign, catalogue: Catalogue) -> Iterator[Fault]:
    fields = ("mission", "accomplished", "partially", "failed")
    named: list[Fault] = [(("first",), campaign.first)]
    named += [
        (("routes", number, field), getattr(route, field))
        for number, route in enumerate(campaign.routes)
        for field in fields
        if getattr(route, field)
    ]
    for path, mission in named:
        if mission not in catalogue.missions:
            yield path, unknown("mission", mission, catalogue.missions)


def _deployed(power: Power, catalogue: Catalogue) -> Iterator[Fault]:
    for number, effect in enumerate(power.effects):
        if isinstance(effect, Deploy) and effect.drone not in catalogue.drones:
            path = ("effects", number, "drone")
            yield path, unknown("drone", effect.drone, catalogue.drones)


def event_faults(effects: Iterable[EventEffect], catalogue: Catalogue) -> Iterator[Fault]:
    """Unknown names in the effects of an event."""
    for number, effect in enumerate(effects):
        if isinstance(effect, TeleportAlien):
            if effect.per_token and effect.per_token not in catalogue.mission_tokens:
                text = unknown("token", effect.per_token, catalogue.mission_tokens)
                yield (number, "per_token"), text
            for path, text in _species(effect.species, effect.rank, catalogue):
                yield (number, *path), text
        elif isinstance(effect, Suffer):
            grounds = _grounds(catalogue)
            if effect.ground not in grounds:
                yield (number, "ground"), unknown("kind-of-ground", effect.ground, grounds)
        elif isinstance(effect, Stage) and effect.card not in catalogue.aliens:
            yield (number, "card"), unknown("alien-card", effect.card, catalogue.aliens)
        elif isinstance(effect, Bring) and effect.npc not in ("", *catalogue.npcs):
            yield (number, "npc"), unknown("npc-card", effect.npc, catalogue.npcs)


def modifier_faults(modifiers: Iterable[Modifier], *path: str | int) -> Iterator[Fault]:
    """What is wrong with modifiers, below a path."""
    for number, modifier in enumerate(modifiers):
        if modifier.rule and modifier.rule not in rulebook.all_ids():
            yield (*path, number, "rule"), unknown("rule", modifier.rule, rulebook.all_ids())
        if {"melee", "ranged"} <= {*modifier.when}:
            yield (*path, number, "when"), sentence("melee-and-ranged")


def _weapon(weapon: Weapon) -> Iterator[Fault]:
    if (weapon.red + weapon.blue > 0) == (weapon.hits > 0):
        yield (), sentence("weapon-without-dice")
    if weapon.area_healing and weapon.kind != "healing":
        yield ("area_healing",), sentence("heals-nobody")
    if weapon.min_range > weapon.range:
        yield ("min_range",), sentence("more-than-range", range=weapon.range)
    if weapon.kind == "melee" and weapon.range != 0:
        yield ("range",), sentence("melee-range")
    if weapon.hits_for_ammo and weapon.hits_for_ammo[0] > weapon.hits_for_ammo[1]:
        yield ("hits_for_ammo",), sentence("least-more-than-most")
    yield from modifier_faults(weapon.modifiers, "modifiers")


def _agent(agent: Agent, catalogue: Catalogue) -> Iterator[Fault]:
    for number, name in enumerate(agent.weapons):
        weapon = catalogue.weapons.get(name)
        if weapon is None:
            yield ("weapons", number), unknown("weapon", name, catalogue.weapons)
        elif weapon.user not in ("generic", agent.class_name):
            yield ("weapons", number), sentence("for-another-class", name=name, user=weapon.user)
    power = catalogue.powers.get(agent.ability)
    if power is None:
        yield ("ability",), unknown("power", agent.ability, catalogue.powers)
    elif power.kind != "ability" or power.user not in ("generic", agent.class_name):
        yield ("ability",), sentence("no-ability-of", name=agent.ability, user=agent.class_name)
    yield from modifier_faults(agent.armour, "armour")


def _alien(alien: AlienCard) -> Iterator[Fault]:
    if alien.id != f"{alien.species}-{alien.rank}" and not alien.aside:
        yield ("id",), sentence("species-and-rank", id=f"{alien.species}-{alien.rank}")
    yield from row_faults([row.at for row in alien.rows])
    yield from printed_weapon_faults(alien.weapons)
    weapons = [weapon.id for weapon in alien.weapons]
    for number, row in enumerate(alien.rows):
        for step, effect in enumerate(row.do):
            if isinstance(effect, Attack) and effect.weapon not in weapons:
                path = ("rows", number, "do", step, "weapon")
                yield path, unknown("weapon-of-this-card", effect.weapon, weapons)
    if alien.rank == "purple" and not alien.aside:
        yield ("aside",), sentence("must-be-aside", card=alien.id)
    if alien.swarm and alien.figures:
        yield ("figures",), sentence("two-kinds-of-swarm")
    yield from modifier_faults(alien.armour, "armour")
    yield from modifier_faults(alien.passive, "passive")


def row_faults(distances: list[int | Literal["plus"]]) -> Iterator[Fault]:
    """What is wrong with the distances that a behaviour is for."""
    if not distances or distances[-1] != "plus" or distances.count("plus") > 1:
        yield ("rows",), sentence("last-row-plus")
    numbers = [at for at in distances if at != "plus"]
    if any(a >= b for a, b in pairwise(numbers)):
        yield ("rows",), sentence("rows-ascend")


def printed_weapon_faults(printed: tuple[Weapon, ...]) -> Iterator[Fault]:
    """What is wrong with the weapons on a card."""
    weapons = [weapon.id for weapon in printed]
    for number, weapon in enumerate(printed):
        if weapon.id in weapons[:number]:
            yield ("weapons", number, "id"), sentence("two-weapons", name=repr(weapon.id))
        for path, text in _weapon(weapon):
            yield ("weapons", number, *path), text


def _other_aliens(alien: AlienCard, catalogue: Catalogue) -> Iterator[Fault]:
    """Cards and species that an alien's powers name."""
    known = {card.species for card in catalogue.aliens.values()}
    for number, power in enumerate(alien.on_target):
        if power.not_species and power.not_species not in known:
            where: Path = ("on_target", number, "not_species")
            yield where, unknown("species", power.not_species, known)
    for number, row in enumerate(alien.rows):
        for step, effect in enumerate(row.do):
            if isinstance(effect, Command) and effect.not_species not in ("", *known):
                where = ("rows", number, "do", step, "not_species")
                yield where, unknown("species", effect.not_species, known)
    for number, rage in enumerate(alien.on_wounds):
        other = catalogue.aliens.get(rage.card)
        where = ("on_wounds", number, "card")
        if other is None:
            yield where, unknown("alien-card", rage.card, catalogue.aliens)
        elif not other.aside:
            yield where, sentence("must-be-aside", card=rage.card)
        elif isinstance(rage, Stage) and {alien.rank, other.rank} != {"purple"}:
            yield where, sentence("must-be-master", card=rage.card)


def _close_encounter(card: CloseEncounter, catalogue: Catalogue) -> Iterator[Fault]:
    same = [c.id for c in catalogue.close_encounters.values() if c.number == card.number]
    if card.id != same[0]:
        yield ("number",), sentence("number-twice", card=same[0], number=card.number)
    parts = {"activates": card.activates, "danger": card.danger}
    for field, part in parts.items():
        if part is not None and part.species:
            for path, text in _species(part.species, part.rank, catalogue):
                yield (field, *path), text


def _species(species: str, rank: str, catalogue: Catalogue) -> Iterator[Fault]:
    ranks = [card.rank for card in catalogue.aliens.values() if card.species == species]
    known = {card.species for card in catalogue.aliens.values()}
    if species not in known:
        yield ("species",), unknown("species", species, known)
    elif rank and ranks and rank not in ranks:
        yield ("rank",), sentence("no-such-rank", rank=rank, species=species)


def _critical(token: Critical) -> Iterator[Fault]:
    done = [bool(token.modifiers), bool(token.condition), bool(token.wounds)]
    if done.count(True) != 1 or len(token.modifiers) > 1:
        yield (), sentence("one-thing")
    if (token.lasts == "instant") != bool(token.wounds):
        yield ("lasts",), sentence("instant-wounds")


def _grounds(catalogue: Catalogue) -> set[str]:
    faces = [face for tile in catalogue.tiles.values() for face in tile.sides.values()]
    laid = {overlay.ground for overlay in catalogue.overlays.values() if overlay.ground}
    return (
        {face.ground for face in faces} | {kind for face in faces for kind in face.patches} | laid
    )


def _event(event: EventCard, catalogue: Catalogue) -> Iterator[Fault]:
    letters = [effect for effect in event.effects if isinstance(effect, SpecialEvent)]
    if (event.kind == "special") != bool(letters):
        yield ("kind",), sentence("special-only")
    if event.weather and event.kind != "weather":
        yield ("weather",), sentence("weather-only")
    yield from modifier_faults(event.weather, "weather")
    for path, text in event_faults(event.effects, catalogue):
        yield ("effects", *path), text


def _tables(tables: Tables, catalogue: Catalogue) -> Iterator[Fault]:
    if tuple(step.rank for step in tables.ranks) != RANKS:  # GD-7.8.c
        yield ("ranks",), sentence("ranks-in-order", ranks=", ".join(RANKS))
    order = tables.alpha_order
    core = [name for name in order if name in CORE_CLASSES]
    if sorted(core) != sorted(CORE_CLASSES) or len({*order}) < len(order):
        yield ("alpha_order",), sentence("every-class-once")
    wanted = {
        "wings_symbol": ("red", (tables.wings_symbol,)),
        "search_aid": (tables.search_die, (tables.search_aid,)),
        "search_find": (tables.search_die, (tables.search_find,)),
        "evade_symbol": (tables.evade_die, (tables.evade_symbol,)),
        "teleport_precedence": (tables.teleport_die, tables.teleport_precedence),
    }
    for field, (colour, symbols) in wanted.items():
        die = catalogue.dice.get(colour)
        if die is None:
            yield (field,), unknown("die", colour, catalogue.dice)
            continue
        faces = {symbol for face in die.faces for symbol in face}
        for symbol in symbols:
            if symbol not in faces:
                yield (field,), sentence("no-face-with", die=colour, symbol=symbol)


def _ladder(ladder: Ladder, catalogue: Catalogue) -> Iterator[Fault]:
    dice = [tables.wings_dice for tables in catalogue.tables.values()]
    most = max(dice, default=0)
    for number, step in enumerate(ladder.ranks):
        if step.needs > most:  # GX-9.8.q
            yield ("ranks", number, "needs"), sentence("more-than-dice", rank=step.rank, most=most)


def _tile(tile: Tile) -> Iterator[Fault]:
    for side, face in tile.sides.items():
        for path, text in face_faults(face):
            yield ("sides", side, *path), text
    if tile.set == EXTINCTION:
        yield from _small_tile(tile)


def _small_tile(tile: Tile) -> Iterator[Fault]:
    """Modular tiles are named by their areas and sides, linkers by a number from 1 to 4."""
    kind, _, name = tile.id.partition("_")
    if kind == "link" and name not in LINKERS:  # GX-5.2.d/numbers
        yield ("id",), sentence("linker-number", known=", ".join(LINKERS))
    if kind != "mod":
        return
    letters = "".join(tile.sides).lower()
    if name[1:] != letters:  # GX-5.2.c/letter
        yield ("sides",), sentence("tile-letters", letters=letters)
    for side, face in tile.sides.items():
        areas = len(face.centres)
        if name[:1] != str(areas):  # GX-5.2.c/number
            yield ("sides", side, "centres"), sentence("tile-areas", n=areas)
