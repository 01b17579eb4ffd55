"""GD 4 What a mission asks for must exist: names, hexes of its map, tokens and cards of the box."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from xenofront.content.errors import Locate, Path, Problem, unknown
from xenofront.games.galaxy_defenders.content.catalogue import Catalogue, CloseEncounter
from xenofront.games.galaxy_defenders.content.effects import SpecialEvent
from xenofront.games.galaxy_defenders.content.gear_references import mission_faults
from xenofront.games.galaxy_defenders.content.maps import MapError, assemble
from xenofront.games.galaxy_defenders.content.master_references import (
    master_faults,
)
from xenofront.games.galaxy_defenders.content.mission_places import place_faults
from xenofront.games.galaxy_defenders.content.missions import (
    Count,
    Killed,
    Left,
    Mission,
    Rescued,
    Stage,
    TokensLeft,
)
from xenofront.games.galaxy_defenders.content.references import CLASSES, event_faults
from xenofront.games.galaxy_defenders.content.security_references import security_faults
from xenofront.games.galaxy_defenders.content.sets import (
    CORE,
    EXTINCTION,
    STRIKEBACK,
    filtered,
    sets_of,
    supplies_of,
)
from xenofront.games.galaxy_defenders.content.tokens import TokenRule
from xenofront.text.sentences import sentence

Fault = tuple[Path, str]

MAX_TEAM = 5  # GD-2.a
MAX_TELEPORTS = 4  # GD-2.e
MAX_ARMORIES = 1  # GX-2.r
"""Armory tokens of an expansion."""


def problems(catalogue: Catalogue, locate: Locate) -> list[Problem]:
    """Everything the missions of a catalogue get wrong."""
    return [
        locate("missions", mission.id, path, text)
        for mission in catalogue.missions.values()
        for path, text in faults(mission, catalogue)
    ]


def faults(mission: Mission, catalogue: Catalogue) -> Iterator[Fault]:
    """Everything a mission gets wrong, as paths inside its entry."""
    yield from _sets(mission)
    catalogue = filtered(catalogue, sets_of(mission))  # GX-1.d/strikeback
    yield from _team(mission, catalogue)
    yield from _decks(mission, catalogue)
    yield from _special_events(mission, catalogue)
    yield from _tokens(mission, catalogue)
    yield from mission_faults(mission, catalogue)
    yield from master_faults(mission, catalogue)
    yield from security_faults(mission, catalogue)
    yield from _objectives(mission, catalogue)
    try:
        terrain = assemble(mission.map, catalogue.tiles, catalogue.overlays)
    except MapError as error:
        for path, text in error.faults:
            yield ("map", *path), text
    else:
        kinds = catalogue.mission_tokens.items()
        rules = {kind: mission.token_rules.get(kind, token.rule) for kind, token in kinds}
        yield from place_faults(mission, terrain, [kind for kind, r in rules.items() if r.hp])


def _sets(mission: Mission) -> Iterator[Fault]:
    """Products that may not meet in a mission."""
    for number, name in enumerate(mission.with_sets):
        if (
            mission.set == STRIKEBACK and name == EXTINCTION and not mission.custom
        ):  # GX-1.b/campaign GX-1.b/custom
            yield ("with_sets", number), sentence("set-not-with", name=name, set=mission.set)


def _team(mission: Mission, catalogue: Catalogue) -> Iterator[Fault]:
    least, most = mission.agents
    if not 1 <= least <= most <= MAX_TEAM:  # GD-2.a
        yield ("agents",), sentence("team-size", most=MAX_TEAM)
    if len(set(mission.start)) < most:
        yield ("start",), sentence("start-hexes", agents=most, here=len(mission.start))
    given: Counter[str] = Counter()
    for name, devices in mission.devices.items():
        if name not in CLASSES:
            yield ("devices", name), unknown("class", name, CLASSES)
        for number, device in enumerate(devices):
            path = ("devices", name, number)
            power = catalogue.powers.get(device)
            given[device] += 1
            if power is None or power.kind != "device":
                known = [p.id for p in catalogue.powers.values() if p.kind == "device"]
                yield path, unknown("device", device, known)
            elif power.user not in ("generic", name):
                yield path, sentence("for-another-class", name=device, user=power.user)
            elif given[device] > power.copies:  # GD-2.f
                yield path, sentence("only-so-many", n=power.copies, card=device)


def _decks(mission: Mission, catalogue: Catalogue) -> Iterator[Fault]:
    for name, count in mission.alien_deck.items():
        alien = catalogue.aliens.get(name)
        if alien is None:
            yield ("alien_deck", name), unknown("alien-card", name, catalogue.aliens)
        elif alien.aside:
            yield ("alien_deck", name), sentence("aside-not-in-deck", card=name)
        elif not alien.add_on:
            yield from _fits(("alien_deck", name), count, alien.copies)
    by_number: dict[int, CloseEncounter] = {}
    for card in catalogue.close_encounters.values():
        by_number.setdefault(card.number, card)
    for number, count in mission.close_deck.items():
        path = ("close_deck", str(number))
        if number not in by_number:
            yield path, sentence("no-close-encounter", number=number)
            continue
        card = by_number[number]
        yield from _fits(path, count, card.copies)
    yield from _event_deck(mission, catalogue)
    for place, npc in enumerate(mission.npc_deck):
        if npc not in catalogue.npcs:  # GX-10.1.1.d/earlier GX-10.1.1.d/mission
            yield ("npc_deck", place), unknown("npc-card", npc, catalogue.npcs)
        elif npc in mission.npc_deck[:place]:
            yield ("npc_deck", place), sentence("only-so-many", n=1, card=npc)
    if mission.npc_signals and not mission.npc_deck:
        yield ("npc_deck",), sentence("npc-deck-empty")


def _fits(path: Path, count: int, copies: int) -> Iterator[Fault]:
    if not 1 <= count <= copies:  # GD-2.h/close GD-2.h/alien
        yield path, sentence("asks-for-more", n=count, copies=copies)


def _event_deck(mission: Mission, catalogue: Catalogue) -> Iterator[Fault]:
    used: Counter[str] = Counter()
    for heap, part in enumerate(mission.event_deck):
        for number, name in enumerate(part.cards):
            path = ("event_deck", heap, "cards", number)
            event = catalogue.events.get(name)
            used[name] += 1
            if event is None:
                yield path, unknown("event-card", name, catalogue.events)
            elif used[name] > event.copies:  # GD-2.h/event
                yield path, sentence("only-so-many", n=event.copies, card=name)


def _special_events(mission: Mission, catalogue: Catalogue) -> Iterator[Fault]:
    for heap, part in enumerate(mission.event_deck):
        for number, name in enumerate(part.cards):
            event = catalogue.events.get(name)
            for effect in event.effects if event else ():
                if isinstance(effect, SpecialEvent) and effect.letter not in mission.special_events:
                    missing = sentence("event-without-effects", letter=effect.letter)
                    yield ("event_deck", heap, "cards", number), missing
    for letter, effects in mission.special_events.items():
        for number, effect in enumerate(effects):
            if isinstance(effect, SpecialEvent):
                yield ("special_events", letter, number), sentence("special-in-special")
        for path, text in event_faults(effects, catalogue):
            yield ("special_events", letter, *path), text


def _tokens(mission: Mission, catalogue: Catalogue) -> Iterator[Fault]:
    if len(mission.teleports) > MAX_TELEPORTS:  # GD-2.e/number
        here = len(mission.teleports)
        yield ("teleports",), sentence("too-many-teleports", most=MAX_TELEPORTS, here=here)
    tables = catalogue.tables.get(CORE)
    if tables is None:
        yield (), sentence("no-tables", name=repr(CORE))
        return
    for symbol in mission.teleports:
        if symbol not in tables.teleport_precedence:
            known = ", ".join(tables.teleport_precedence)
            yield ("teleports", symbol), sentence("no-teleport-shows", symbol=symbol, known=known)
    supplies = supplies_of(catalogue, mission)
    for field in ("human_signals", "alien_signals", "npc_signals"):
        most = getattr(supplies, field)
        if not 0 <= getattr(mission, field) <= most:  # GD-2.c GX-2.c/npc
            yield (field,), sentence("box-has", n=most)
    tokens = mission.human_signals + mission.alien_signals + mission.npc_signals
    if len(mission.signals) > tokens:
        yield ("signals",), sentence("too-many-signals")
    yield from _aliens_on_map(mission, catalogue)
    yield from _map_tokens(mission, catalogue)


def _map_tokens(mission: Mission, catalogue: Catalogue) -> Iterator[Fault]:
    """Tokens that lie or stand on the map."""
    known, used = catalogue.mission_tokens, Counter[str]()
    for place, kind in mission.tokens.items():
        used[kind] += 1
        if kind not in known:
            yield ("tokens", place), unknown("token", kind, known)
        elif used[kind] > known[kind].copies:  # GX-2.r/drill GX-2.r/equipment GX-2.r/tech
            copies = known[kind].copies  # GX-2.r/waypoint
            yield ("tokens", place), sentence("asks-for-more", n=used[kind], copies=copies)
    if mission.set != CORE and len(mission.armory) > MAX_ARMORIES:  # GX-2.r/armory
        here = len(mission.armory)
        yield ("armory",), sentence("asks-for-more", n=here, copies=MAX_ARMORIES)
    for kind in mission.token_rules:
        if kind not in known:
            yield ("token_rules", kind), unknown("token", kind, known)
    needs = [(("actions", n, "needs"), action.needs) for n, action in enumerate(mission.actions)]
    tests = [
        (("objectives", number, "when", place, "token"), test.token)
        for number, objective in enumerate(mission.objectives)
        for place, test in enumerate(objective.when)
        if isinstance(test, TokensLeft)
    ]
    for path, kind in (*needs, *tests):
        if kind and kind not in used:
            yield path, sentence("token-not-here", token=repr(kind))


def _counters(mission: Mission, catalogue: Catalogue) -> list[str]:
    """Counters that something in a mission raises."""
    found = [action.counts for action in mission.actions]
    numbers: Counter[str] = Counter()
    for kind in mission.tokens.values():
        numbers[kind] += 1
        token = catalogue.mission_tokens.get(kind)
        rule = mission.token_rules.get(kind, token.rule if token else TokenRule())
        found += [rule.counts] if rule.counts else []
        found += [f"{rule.visited}_{numbers[kind]}"] if rule.visited else []
    return found


def _aliens_on_map(mission: Mission, catalogue: Catalogue) -> Iterator[Fault]:
    for place, wounds in mission.wounded_aliens.items():
        card = catalogue.aliens.get(mission.aliens.get(place, ""))
        if card is None or not 0 < wounds < card.hp:
            yield ("wounded_aliens", place), sentence("deadly-wounds")
    on_map = Counter(mission.aliens.values())
    for place, name in mission.aliens.items():
        if name not in catalogue.aliens:
            yield ("aliens", place), unknown("alien-card", name, catalogue.aliens)
        elif on_map[name] > mission.alien_deck.get(name, 0):
            yield ("aliens", place), sentence("too-few-in-deck", card=name)


def _objectives(mission: Mission, catalogue: Catalogue) -> Iterator[Fault]:
    counters = _counters(mission, catalogue)
    yield from _actions(mission, catalogue)
    if not mission.objectives:
        yield ("objectives",), sentence("needs-objectives")
    for number, objective in enumerate(mission.objectives):
        for place, test in enumerate(objective.when):
            path = ("objectives", number, "when", place)
            if isinstance(test, Count) and test.counter not in counters:
                yield (*path, "counter"), unknown("counter", test.counter, counters)
            elif isinstance(test, Killed) and not _can_come(mission, test, catalogue):
                yield path, sentence("nobody-to-kill")
            elif isinstance(test, Stage) and mission.master is None:
                yield path, sentence("no-master")
            elif isinstance(test, Rescued) and not mission.civilians:
                yield path, sentence("nobody-to-rescue")
            elif isinstance(test, Left) and not any(a.leaves for a in mission.actions):
                yield path, sentence("nobody-can-leave")


def _can_come(mission: Mission, test: Killed, catalogue: Catalogue) -> bool:
    """Whether the alien deck has a card or species; one that it turns into counts as well."""
    names = [*mission.alien_deck, *([mission.master.card] if mission.master else [])]
    cards = [catalogue.aliens[name] for name in names if name in catalogue.aliens]
    species = {card.species for card in cards}
    wanted = catalogue.aliens.get(test.card)
    return (wanted is not None and wanted.species in species) or test.species in species


def _actions(mission: Mission, catalogue: Catalogue) -> Iterator[Fault]:
    ids = [action.id for action in mission.actions]
    for number, action in enumerate(mission.actions):
        if bool(action.doors) != bool(action.token):
            yield ("actions", number, "doors"), sentence("doors-and-token")
        for path, text in event_faults(action.effects, catalogue):
            yield ("actions", number, "effects", *path), text
        if action.civilian and not mission.civilians:
            yield ("actions", number, "civilian"), sentence("no-civilians")
        if action.id in ids[:number]:
            yield ("actions", number, "id"), sentence("two-actions", name=repr(action.id))
        if action.removes_teleport and action.removes_teleport not in mission.teleports:
            text = unknown("teleport-point", action.removes_teleport, mission.teleports)
            yield ("actions", number, "removes_teleport"), text
