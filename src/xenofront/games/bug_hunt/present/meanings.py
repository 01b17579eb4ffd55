"""What the words on the table mean: the rules behind objectives, locations and weapons."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from xenofront.games.bug_hunt.present import cited
from xenofront.games.bug_hunt.present.labels import SHIP
from xenofront.games.bug_hunt.rules.state import BHState, PointId
from xenofront.games.bug_hunt.text.wording.names import capital, name_of, row_name
from xenofront.present.finding import begins_words
from xenofront.text.texts import Texts

OBJECTIVES: Final = {
    "patrol": ("BH-43",),
    "scout": ("BH-44",),
    "secure": ("BH-45",),
    "retrieve": ("BH-46", "BH-47", "BH-48"),
    "beacon": ("BH-49",),
    "hack": ("BH-50",),
}
LOCATIONS: Final = {
    "distract": ("BH-8",),
    "block": ("BH-9",),
    "neutralize": ("BH-10",),
    "delay": ("BH-11",),
}
TRIED: Final = ("BH-6", "BH-7")
UNKNOWN, SIGNAL, SPAWN, CONTACT = ("BH-5",), ("BD-7.g",), ("BX-27", "BX-28"), ("BX-8", "BX-9")
EVAC: Final = ("BH-15", "BH-17", "BH-20", "BH-21", "BH-22", "BH-24")


class Meaning(NamedTuple):
    """A word of the game, and the rules that say what it means."""

    id: str
    name: str
    rules: tuple[str, ...]


def meaning_of(texts: Texts, state: BHState, thing: str) -> Meaning | None:
    """What a marker on the table is; none for figures."""
    point = PointId(thing)
    if point in state.objectives:
        kind = state.objectives[point].kind
        return Meaning(thing, capital(name_of(texts, thing, state)), OBJECTIVES[kind])
    if point in state.locations:
        effect = state.locations[point].effect
        name = capital(name_of(texts, thing, state))
        if not effect:
            return Meaning(thing, name, (*UNKNOWN, *TRIED))
        name = f"{name}: {row_name(texts, state, 'locations', effect)}"
        return Meaning(thing, name, (*LOCATIONS[effect], *TRIED))
    for table, rules in ((state.signals, SIGNAL), (state.spawns, SPAWN), (state.contacts, CONTACT)):
        if thing in table:
            return Meaning(thing, capital(name_of(texts, thing, state)), rules)
    return Meaning(thing, texts.say("bh-drop-ship"), EVAC) if thing == SHIP else None


def meanings(texts: Texts, state: BHState) -> Iterator[Meaning]:
    """Every word of the game that can be looked up."""
    box = state.box
    for kind, rules in OBJECTIVES.items():
        yield Meaning(kind, row_name(texts, state, "objectives", kind), rules)
    for effect, rules in LOCATIONS.items():
        yield Meaning(effect, row_name(texts, state, "locations", effect), (*rules, *TRIED))
    yield Meaning("contact", texts.say("bh-word-contact"), CONTACT)
    yield Meaning("spawn", texts.say("bh-word-spawn"), SPAWN)
    yield Meaning("evac", texts.say("bh-drop-ship"), EVAC)
    for weapon, definition in box.weapons.items():
        rules = tuple(cited.trait_rule(box, t) for t in definition.traits if t in box.traits)
        yield Meaning(weapon, texts.called(definition), rules)
    for alien, kind_of_alien in box.aliens.items():
        yield Meaning(alien, texts.called(kind_of_alien), (cited.alien_rule(box, alien),))
    for support, row in box.support.items():
        yield Meaning(support, texts.called(row), (cited.support_rule(box, support),))
    for gear, thing in box.gear.items():
        yield Meaning(gear, texts.called(thing), (cited.gear_rule(box, gear),))


def named(texts: Texts, state: BHState, typed: str) -> list[Meaning]:
    """The words that are meant: by id or name, else by a beginning."""
    known, low = list(meanings(texts, state)), typed.lower()
    exact = [one for one in known if low in (one.id, one.name.lower())]
    return exact or [one for one in known if begins_words(low, f"{one.name} {one.id}")]
