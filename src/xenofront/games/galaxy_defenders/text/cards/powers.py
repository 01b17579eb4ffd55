"""Abilities, skills, tactics and devices in words."""

from __future__ import annotations

from collections.abc import Iterator

from xenofront.games.galaxy_defenders.content.catalogue import Power
from xenofront.games.galaxy_defenders.text.cards.effects import effect_lines
from xenofront.games.galaxy_defenders.text.cards.modifiers import modifier_lines
from xenofront.games.galaxy_defenders.text.cards.words import Words, parts, sentence

UNSAID = (("standard", "turn"), ("passive", "always"))
"""What goes without saying: use with the action, and working all the time."""


def power_kind(words: Words, power: Power) -> str:
    """What it is, for whom, and how it is used if not with the action."""
    kind = [words.say(f"kind-{power.kind}")]
    if power.grenade:
        kind.append(words.say("card-grenade"))
    if power.timing != "standard":
        kind.append(words.say(f"timing-{power.timing}"))
    if power.add_on:
        kind.append(words.say("card-add-on", product=power.add_on))
    return parts(*kind, words.say(f"class-{power.user}"), *words.copies(power.copies))


def power_lines(words: Words, power: Power) -> list[str]:
    """When it can be used, what it does, and what it brings along."""
    lines = [*_when(words, power)]
    for effect in power.effects:
        lines += effect_lines(words, effect)
    lines += modifier_lines(words, power.modifiers)
    if power.grenades:
        lines.append(sentence(words.say("card-grenades", number=power.grenades)))
    if power.leads_npcs:
        lines.append(sentence(words.say("card-leads-npcs")))
    if power.fills_slot:
        lines.append(sentence(words.say("card-fills-slot")))
    if power.psionics:
        lines.append(sentence(words.say("card-psionics")))
    if power.uses:
        lines.append(sentence(words.say("card-uses", uses=power.uses)))
    elif power.keeps:
        lines.append(sentence(words.say("card-keeps")))
    if power.returns:
        lines.append(sentence(words.say("card-returns")))
    return lines


def _when(words: Words, power: Power) -> Iterator[str]:
    """When it can be used, how often, and what it costs beside or instead of the action."""
    if (power.timing, power.moment) not in UNSAID:
        yield sentence(words.say(f"moment-{power.moment}"))
    if power.costs != "action":
        yield sentence(words.say(f"card-costs-{power.costs}"))
    if power.once_per_mission:
        yield sentence(words.say("card-once-per-mission"))
    if power.takes_movement:
        yield sentence(words.say("card-takes-movement"))
