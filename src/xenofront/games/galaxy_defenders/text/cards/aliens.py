"""Alien cards in words: health, armour, weapons, powers, and the rows of behaviour."""

from __future__ import annotations

from xenofront.games.galaxy_defenders.content.catalogue import AlienCard, Row
from xenofront.games.galaxy_defenders.content.effects import AlienEffect, Attack
from xenofront.games.galaxy_defenders.text.cards.effects import effect_words
from xenofront.games.galaxy_defenders.text.cards.modifiers import modifier_lines
from xenofront.games.galaxy_defenders.text.cards.weapons import printed_weapon
from xenofront.games.galaxy_defenders.text.cards.words import Words, parts, sentence


def alien_title(words: Words, card: AlienCard) -> str:
    rank = words.say(f"colour-{card.rank}")
    return words.say("alien-card", name=words.called(card), rank=rank)


def alien_kind(words: Words, card: AlienCard) -> str:
    """Its species is said where the card is called something else."""
    kind = [words.say("card-kind-alien")]
    species = words.species(card.species)
    if species != words.called(card):
        kind.append(words.say("card-species", species=species))
    if card.add_on:
        kind.append(words.say("card-add-on", product=card.add_on))
    return parts(*kind, *words.copies(card.copies))


def alien_lines(words: Words, card: AlienCard) -> list[str]:
    """Everything on the card from top to bottom."""
    lines = [sentence(words.health(card.hp, card.shield))]
    if card.more_shields:
        points = ", ".join(map(str, card.more_shields))
        lines.append(sentence(words.say("card-more-shields", points=points)))
    if card.swarm:
        lines.append(sentence(words.say("card-swarm", hp=card.hp)))
    if card.figures:
        lines.append(sentence(words.say("card-prime-swarm", figures=card.figures)))
    if card.hexes > 1:
        lines.append(sentence(words.say("card-wide")))
    if card.flying:
        lines.append(sentence(words.say("card-flying")))
    if card.burrowing:
        lines.append(sentence(words.say("card-burrowing")))
    if card.archenemy:
        lines.append(sentence(words.say("card-archenemy")))
    if card.prefers:
        lines.append(sentence(words.say(f"card-prefers-{card.prefers}")))
    if card.aside:
        lines.append(sentence(words.say("card-aside")))
    lines += modifier_lines(words, card.armour, words.say("card-armour"))
    lines += [printed_weapon(words, weapon) for weapon in card.weapons]
    lines += modifier_lines(words, card.passive)
    powers = (*card.on_move, *card.on_target, *card.on_wounds, *card.on_death, *card.on_attacked)
    for effect in powers:
        lines.append(sentence(effect_words(words, effect)))
    return lines + [row_line(words, card, row) for row in card.rows]


def row_line(words: Words, card: AlienCard, row: Row) -> str:
    """One row of the behaviour."""
    at = words.say("row-plus") if row.at == "plus" else words.say("row-at", at=row.at)
    return words.conditional((at,), "; ".join(_does(words, card, effect) for effect in row.do))


def _does(words: Words, card: AlienCard, effect: AlienEffect) -> str:
    if not isinstance(effect, Attack):
        return effect_words(words, effect)
    return effect_words(words, effect, weapon=words.definition(effect.weapon, card.weapons))
