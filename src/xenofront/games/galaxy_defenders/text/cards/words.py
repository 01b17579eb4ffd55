"""What card texts are made of: messages, names of what the catalogue holds, and sentences."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from xenofront.content.definitions import Definition
from xenofront.games.galaxy_defenders.content.catalogue import Catalogue
from xenofront.text.message_files import plain_words, yes
from xenofront.text.texts import Texts


class Words:
    """Messages of one language, and the names of everything in one catalogue."""

    def __init__(self, texts: Texts, catalogue: Catalogue) -> None:
        self.texts, self.catalogue = texts, catalogue
        self.say, self.called = texts.say, texts.called

    def definition(self, key: str, *kinds: Iterable[Definition]) -> str:
        """The name of the definition with this id; readable words if nothing has it."""
        found = (entry for kind in kinds for entry in kind if entry.id == key)
        entry = next(found, None)
        return plain_words(key) if entry is None else self.called(entry)

    def weapon(self, key: str) -> str:
        return self.definition(key, self.catalogue.weapons.values())

    def power(self, key: str) -> str:
        return self.definition(key, self.catalogue.powers.values())

    def drone(self, key: str) -> str:
        return self.definition(key, self.catalogue.drones.values())

    def npc(self, key: str) -> str:
        return self.definition(key, self.catalogue.npcs.values())

    def alien(self, key: str) -> str:
        return self.definition(key, self.catalogue.aliens.values())

    def species(self, key: str) -> str:
        """A species by the name on its first card."""
        cards = [card for card in self.catalogue.aliens.values() if card.species == key]
        cards.sort(key=lambda card: card.aside)
        return self.called(cards[0]) if cards else plain_words(key)

    def one_of_many(self, family: str, key: str) -> str:
        """A word of an open family, such as kinds of ground: known ones have a message."""
        message = f"{family}-{key}"
        return self.say(message) if self.texts.has(message) else plain_words(key)

    def dice(self, red: int, blue: int) -> str:
        colours = "both" if red and blue else "red" if red else "blue" if blue else "none"
        return self.say("card-dice", colours=colours, red=red, blue=blue)

    def reach(self, most: int, least: int = 0) -> str:
        return self.say("card-reach", most=most, least=least, same=yes(most == least))

    def health(self, hp: int, shield: int) -> str:
        return self.say("card-health", hp=hp, shield=shield)

    def moves(self, hexes: int) -> str:
        return sentence(self.say("card-move", hexes=hexes))

    def copies(self, number: int) -> tuple[str, ...]:
        """How many the box holds, if it is not one."""
        return () if number == 1 else (self.say("card-copies", number=number),)

    def conditional(self, conditions: Iterable[str], what: str) -> str:
        """A sentence with what must hold for it."""
        when = ", ".join(condition for condition in conditions if condition)
        return sentence(self.say("card-if", when=when, what=what) if when else what)


def sentence(text: str) -> str:
    """Words as a sentence of their own."""
    end = "" if text.endswith((".", ":")) else "."
    return text[:1].upper() + text[1:] + end


def parts(*words: str) -> str:
    """What a card is, part by part."""
    said = " · ".join(words)
    return said[:1].upper() + said[1:]


def said(value: Any) -> Any:
    """A value for a message: a truth as a word, everything else as it is."""
    return yes(value) if isinstance(value, bool) else value
