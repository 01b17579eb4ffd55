"""Close encounter cards and event cards in words."""

from __future__ import annotations

from xenofront.games.galaxy_defenders.content.catalogue import (
    Activation,
    CloseEncounter,
    Critical,
    EventCard,
)
from xenofront.games.galaxy_defenders.text.cards.effects import effect_lines
from xenofront.games.galaxy_defenders.text.cards.modifiers import modifier_lines
from xenofront.games.galaxy_defenders.text.cards.words import Words, parts, said, sentence


def close_encounter_kind(words: Words, card: CloseEncounter) -> str:
    kind = words.say("card-kind-close-encounter", number=card.number)
    return parts(kind, *words.copies(card.copies))


def close_encounter_lines(words: Words, card: CloseEncounter) -> list[str]:
    """Who acts, and what arrives if nobody fits."""
    lines = [sentence(_activates(words, card.activates))]
    if card.danger:
        danger = card.danger
        what = words.say(
            "card-danger",
            species=words.species(danger.species),
            rank=danger.rank,
            count=danger.count,
        )
        lines.append(sentence(what))
    return lines


def _activates(words: Words, activation: Activation) -> str:
    if activation.nobody:
        return words.say("card-activates-nobody")
    if activation.some:
        return words.say("card-activates-some", some=activation.some)
    which = []
    if activation.within is not None:
        which.append(words.say("which-within", areas=activation.within))
    if activation.beyond is not None:
        which.append(words.say("which-beyond", areas=activation.beyond))
    if activation.unwounded:
        which.append(words.say("which-unwounded"))
    if activation.power:
        which.append(words.say(f"which-{activation.power}"))
    if activation.alphas:
        which.append(words.say("which-alphas"))
    return words.say(
        "card-activates",
        species=words.species(activation.species),
        has_species=said(bool(activation.species)),
        rank=activation.rank or "any",
        wounded=said(activation.wounded),
        which=words.say("which-and").join(which),
        has_which=said(bool(which)),
    )


def event_kind(words: Words, card: EventCard) -> str:
    return parts(words.say(f"card-kind-event-{card.kind}"), *words.copies(card.copies))


def event_lines(words: Words, card: EventCard) -> list[str]:
    """What lasts, then what happens, in the order of the card."""
    lines = modifier_lines(words, card.weather, words.say("card-weather"))
    for effect in card.effects:
        lines += effect_lines(words, effect)
    return lines or [sentence(words.say("card-nothing"))]


def critical_kind(words: Words, token: Critical) -> str:
    """Its level, how long it lasts, and whom it fits."""
    kind = words.say("card-kind-critical", level=token.level)
    lasts = words.say(f"critical-{token.lasts}")
    fits = () if len(token.fits) == 2 else (words.say(f"critical-fits-{token.fits[0]}"),)
    return parts(kind, lasts, *fits, *words.copies(token.copies))


def critical_lines(words: Words, token: Critical) -> list[str]:
    """What it does to its target."""
    lines = modifier_lines(words, token.modifiers)
    if token.condition:
        condition = words.say(f"condition-{token.condition}")
        lines.append(sentence(words.say("critical-condition", condition=condition)))
    if token.wounds:
        lines.append(sentence(words.say("critical-wounds", wounds=token.wounds)))
    return lines
