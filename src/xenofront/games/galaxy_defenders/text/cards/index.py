"""All cards of a catalogue, in groups, and how one is found by id or name."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from difflib import get_close_matches

from xenofront.content.definitions import Definition
from xenofront.games.galaxy_defenders.content.catalogue import AlienCard, Catalogue, Weapon
from xenofront.games.galaxy_defenders.rules.box import natural
from xenofront.games.galaxy_defenders.text.cards.aliens import alien_title
from xenofront.games.galaxy_defenders.text.cards.words import Words
from xenofront.text.texts import Texts

Group = Mapping[str, Definition]
_POWERS = ("ability", "skill", "basic_tactic", "improved_tactic", "psionic", "device")
_WEAPONS = ("standard", "improved", "alien", "natural", "drone", "special")


def groups(catalogue: Catalogue) -> dict[str, Group]:
    """Every card by group and id; weapons printed on other cards as CARD/WEAPON."""
    weapons = {**catalogue.weapons, **dict(_printed(catalogue))}
    found: dict[str, Group] = {"agents": catalogue.agents}
    for rank in _WEAPONS:
        found[rank] = {key: weapon for key, weapon in weapons.items() if weapon.rank == rank}
    for kind in _POWERS:
        found[kind] = {k: power for k, power in catalogue.powers.items() if power.kind == kind}
    found["drones"] = catalogue.drones
    found["aliens"] = catalogue.aliens
    found["close_encounters"] = catalogue.close_encounters
    found["events"] = catalogue.events
    found["criticals"] = catalogue.criticals
    found["npcs"] = catalogue.npcs
    found["suits"] = catalogue.suits
    found["poses"] = catalogue.poses
    found["tokens"] = {f"token/{key}": one for key, one in catalogue.mission_tokens.items()}
    found["dice"] = catalogue.dice
    found["tables"] = catalogue.tables
    found["ladders"] = {f"ranks/{key}": one for key, one in catalogue.ladders.items()}
    found["supplies"] = {f"signals/{key}": one for key, one in catalogue.supplies.items()}
    return {group: cards for group, cards in found.items() if cards}


def all_cards(catalogue: Catalogue) -> dict[str, Definition]:
    """Every card by id."""
    return {key: card for group in groups(catalogue).values() for key, card in group.items()}


def title(texts: Texts, definition: Definition, catalogue: Catalogue) -> str:
    """The name of a card; of an alien with its rank."""
    if isinstance(definition, AlienCard):
        return alien_title(Words(texts, catalogue), definition)
    return texts.called(definition)


def find(texts: Texts, catalogue: Catalogue, typed: str) -> list[str]:
    """The ids of the cards that somebody may mean: by id, by name, or by words of the name."""
    low = typed.lower().strip()
    cards = all_cards(catalogue)
    by_id = [key for key in cards if key.lower() == low]
    if by_id or not low:
        return by_id
    names = {key: _names(texts, card, catalogue) for key, card in cards.items()}
    exact = [key for key, known in names.items() if low in known]
    return exact or [
        key for key, known in names.items() if any(_begins(low, name) for name in known)
    ]


def near(texts: Texts, catalogue: Catalogue, typed: str) -> list[str]:
    """Ids and names that are spelt almost like what was typed."""
    known: dict[str, str] = {}
    for key, card in all_cards(catalogue).items():
        known.setdefault(key.lower(), key)
        known.setdefault(title(texts, card, catalogue).lower(), title(texts, card, catalogue))
        known.setdefault(texts.called(card).lower(), texts.called(card))
    return [known[word] for word in get_close_matches(typed.lower(), known, n=4, cutoff=0.6)]


def _printed(catalogue: Catalogue) -> Iterator[tuple[str, Weapon]]:
    for alien in catalogue.aliens.values():
        for weapon in alien.weapons:
            yield natural(alien.id, weapon.id), weapon
    for npc in catalogue.npcs.values():
        for weapon in npc.weapons:
            yield natural(npc.id, weapon.id), weapon
    for drone in catalogue.drones.values():
        yield natural(drone.id, drone.weapon.id), drone.weapon
    for suit in catalogue.suits.values():
        yield natural(suit.id, suit.weapon.id), suit.weapon


def _names(texts: Texts, card: Definition, catalogue: Catalogue) -> set[str]:
    """A card's names in all languages, and its title in this one."""
    names = {card.name, card.de, title(texts, card, catalogue)}
    return {name.lower() for name in names if name}


def _begins(low: str, name: str) -> bool:
    """Whether every typed word begins a word of the name."""
    words = [*name.split(), *name.replace("-", " ").replace(",", " ").split()]
    return all(any(word.startswith(part) for word in words) for part in low.split())
