"""Card texts: what a card, weapon, device or sheet says, made from its data alone.

No card has a text of its own. Whatever the data says is put into words here, so that text and
effect cannot disagree, and a designer's own entries get their texts for free.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

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
    Ladder,
    Npc,
    Power,
    Supplies,
    Tables,
    Weapon,
)
from xenofront.games.galaxy_defenders.content.gear import Pose, Suit
from xenofront.games.galaxy_defenders.content.modifiers import Modifier
from xenofront.games.galaxy_defenders.content.sets import CORE, Counted, Entry
from xenofront.games.galaxy_defenders.content.tokens import MissionToken
from xenofront.games.galaxy_defenders.rules.box import Box
from xenofront.games.galaxy_defenders.text.cards import (
    aliens,
    decks,
    gear,
    npcs,
    powers,
    sheets,
    tables,
    tokens,
    weapons,
)
from xenofront.games.galaxy_defenders.text.cards.words import Words, parts
from xenofront.present.cards import CardText
from xenofront.text.texts import Texts

Put = tuple[Callable[[Words, Any], str], Callable[[Words, Any], list[str]]]


def _plain(message: str) -> Callable[[Words, Definition], str]:
    return lambda words, _: parts(words.say(message))


_KINDS: dict[type[Definition], Put] = {
    Weapon: (weapons.weapon_kind, weapons.weapon_lines),
    Power: (powers.power_kind, powers.power_lines),
    Agent: (sheets.agent_kind, sheets.agent_lines),
    Drone: (_plain("card-kind-drone"), sheets.drone_lines),
    AlienCard: (aliens.alien_kind, aliens.alien_lines),
    CloseEncounter: (decks.close_encounter_kind, decks.close_encounter_lines),
    EventCard: (decks.event_kind, decks.event_lines),
    Critical: (decks.critical_kind, decks.critical_lines),
    Npc: (npcs.npc_kind, npcs.npc_lines),
    Suit: (gear.suit_kind, gear.suit_lines),
    Pose: (gear.pose_kind, gear.pose_lines),
    MissionToken: (tokens.token_kind, tokens.token_lines),
    Die: (_plain("card-kind-die"), tables.die_lines),
    Tables: (_plain("card-kind-tables"), tables.table_lines),
    Ladder: (_plain("card-kind-ladder"), tables.ladder_lines),
    Supplies: (_plain("card-kind-supplies"), tables.supply_lines),
}
"""By type of definition: how it is called, and how its sentences are made."""


def card_text(texts: Texts, definition: Definition, box: Box | Catalogue) -> CardText:
    """The text of a card; names it mentions are looked up in the box or catalogue."""
    words = Words(texts, box.catalogue if isinstance(box, Box) else box)
    kind, lines = _KINDS[type(definition)]
    title = texts.called(definition)
    if isinstance(definition, AlienCard):
        title = aliens.alien_title(words, definition)
    return CardText(
        title=title,
        kind=parts(kind(words, definition), *products(words, definition)),
        lines=tuple(lines(words, definition)),
        rules=tuple(dict.fromkeys(_rules(definition))),
    )


def products(words: Words, definition: Definition) -> list[str]:
    """The expansion an entry is from, and how many of it the other products hold."""
    said = []
    if isinstance(definition, Entry) and definition.set != CORE:
        said.append(words.say("card-add-on", product=words.say(f"set-{definition.set}")))
    if isinstance(definition, Counted):
        said += [
            words.say("card-copies-in", number=number, product=words.say(f"set-{name}"))
            for name, number in definition.copies_in.items()
        ]
    return said


def _rules(part: object) -> Iterator[str]:
    """The rules that a definition's modifiers name, in the order of the data."""
    if isinstance(part, Modifier):
        if part.rule:
            yield part.rule
    elif isinstance(part, msgspec.Struct):
        for field in part.__struct_fields__:
            yield from _rules(getattr(part, field))
    elif isinstance(part, tuple):
        for item in part:
            yield from _rules(item)
