"""Names of Bug Hunt: troopers, teams, aliens, markers, and everything in the tables."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from xenofront.games.bug_hunt.rules.ch4_combat.shooting import SHIP
from xenofront.games.bug_hunt.rules.names import AND, read_load
from xenofront.games.bug_hunt.rules.state import AlienId, BHState, TrooperId

if TYPE_CHECKING:
    from xenofront.text.texts import Texts

_NUMBERED = re.compile(r"(.+)-(\d+)")
_CONTACT = re.compile(r"c(\d+)")
_MARKERS = ("location", "signal", "spawn", "barricade")
_ROWS = {
    "variants": "variant",
    "leaders": "leader",
    "locations": "effect",
    "signals": "effect",
    "movie": "effect",
    "sectors": "factor",
}
"""Tables whose rows are known by what they bring about, not by their ids."""


# -- figures ---------------------------------------------------------------------------------------


def character_name(state: BHState, seat: str) -> str:
    """What a main character is called: the last part of the whole name."""
    row: Any = state.squad.characters.get(seat) or state.troopers.get(TrooperId(seat))  # type: ignore[call-overload]
    whole: str = row.name if row is not None else seat.capitalize()
    return whole.rpartition(" ")[2]


def whole_name(texts: Texts, state: BHState, trooper: str) -> str:
    """A trooper with rank and first name, as far as they are known."""
    row = state.troopers[TrooperId(trooper)]
    known = state.box.catalogue.troopers.get(trooper)
    if row.kind != "main":
        return trooper_name(texts, state, trooper)
    return texts.called(known) if known is not None and known.name == row.name else row.name


def origin_of(trooper: str) -> str:
    """The support that a figure came with, from its id."""
    return trooper.rsplit("-", maxsplit=2)[0] if trooper.count("-") >= 2 else ""


def trooper_name(texts: Texts, state: BHState, trooper: str) -> str:
    """A main character by name, others by what they are and a number."""
    row = state.troopers[TrooperId(trooper)]
    if row.kind == "main":
        return character_name(state, trooper)
    number = number_of(state, trooper)
    support = state.box.support.get(origin_of(trooper))
    if support is not None:
        alone = support.figures == 1 and number == 1
        name = texts.called(support)
        return name if alone else texts.say("figure-name", name=name, number=number)
    if row.kind == "stray":
        return texts.say("stray-name", number=number)
    profile = state.box.catalogue.profiles.get(row.kind)
    if profile is None or not _NUMBERED.fullmatch(trooper):
        return row.name
    return texts.say("figure-name", name=texts.called(profile), number=number)


def number_of(state: BHState, trooper: str) -> int:
    """Which of those of its kind a figure is, counted from 1."""
    origin, kind = origin_of(trooper), state.troopers[TrooperId(trooper)].kind
    if origin:
        peers = [str(name) for name in state.troopers if origin_of(name) == origin]
    else:
        peers = [str(name) for name, row in state.troopers.items() if row.kind == kind]
    return peers.index(trooper) + 1


def team_name(texts: Texts, state: BHState, team: str) -> str:
    """A team; if there are several of its kind, with the numbers of its members."""
    members = [str(name) for name, row in state.troopers.items() if row.team == team]
    support = state.box.support.get(team.rpartition("-")[0])
    if len(members) == 1 or support is None:
        return trooper_name(texts, state, members[0])
    name = texts.called(support)
    teams = {row.team for row in state.troopers.values() if row.team.startswith(f"{support.id}-")}
    if len(teams) == 1:
        return name
    numbers = [number_of(state, member) for member in members]
    return texts.say("team-name", name=name, first=numbers[0], last=numbers[-1])


def alien_name(texts: Texts, state: BHState, alien: str) -> str:
    """An alien by kind and number, and as what kind of leader."""
    kind, _, number = alien.rpartition("-")
    one = f"alien-{kind}"
    known = texts.has(one)
    name = texts.say(one) if known else texts.called(state.box.aliens[kind])
    row = state.aliens.get(AlienId(alien))
    if row is not None and row.leader:
        leader = row_name(texts, state, "leaders", row.leader)
        return texts.say("leader-name", name=name, number=number, leader=leader)
    return texts.say("figure-name", name=name, number=number)


# -- everything ------------------------------------------------------------------------------------


def name_of(texts: Texts, key: str, state: BHState) -> str:
    """The name of a figure, team, marker, weapon, piece of gear, support or feature."""
    if not key:
        return texts.say("nobody")
    if key == SHIP:
        return texts.say("drop-ship")
    if key in state.troopers:
        return trooper_name(texts, state, key)
    if key in state.setup.seats:
        return character_name(state, key)
    if any(row.team == key for row in state.troopers.values()):
        return team_name(texts, state, key)
    found = _marker(texts, key, state) or _thing(texts, key, state)
    return found or texts.unnamed(key)


def _marker(texts: Texts, key: str, state: BHState) -> str:
    contact = _CONTACT.fullmatch(key)
    if contact:
        return texts.say("contact-name", number=contact[1])
    numbered = _NUMBERED.fullmatch(key)
    if numbered is None:
        return ""
    kind, number = numbered.groups()
    if kind in state.box.aliens:
        return alien_name(texts, state, key)
    if kind in _MARKERS:
        return texts.say(f"{kind}-name", number=number)
    if kind in state.box.catalogue.objectives:
        objective = texts.called(state.box.catalogue.objectives[kind])
        return texts.say("objective-name", kind=objective, number=number)
    if kind in state.box.features:
        feature = texts.called(state.box.features[kind])
        return texts.say("feature-name", name=feature, number=number)
    return ""


def _thing(texts: Texts, key: str, state: BHState) -> str:
    if AND in key:
        return AND.join(name_of(texts, part, state) for part in read_load(key))
    catalogue = state.box.catalogue
    kinds: Iterable[Any] = (
        catalogue.weapons,
        catalogue.gear,
        catalogue.armours,
        catalogue.support,
        catalogue.features,
        catalogue.aliens,
        catalogue.objectives,
        catalogue.assignments,
    )
    definition = next((kind[key] for kind in kinds if key in kind), None)
    return "" if definition is None else texts.called(definition)


def capital(words: str) -> str:
    """Words at the beginning of a sentence."""
    return words[:1].upper() + words[1:]


def row_name(texts: Texts, state: BHState, kind: str, key: str) -> str:
    """The name of a row of a table, by its id or by what it brings about."""
    rows = getattr(state.box.catalogue, kind)
    if kind in _ROWS:
        found = next((row for row in rows.values() if getattr(row, _ROWS[kind]) == key), None)
    else:
        found = rows.get(key)
    return texts.unnamed(key) if found is None else texts.called(found)


def thing(texts: Texts, key: str, state: BHState) -> str:
    """A weapon or piece of gear in the middle of a sentence."""
    name = name_of(texts, key, state)
    return name[:1].lower() + name[1:] if texts.lang == "en" else name
