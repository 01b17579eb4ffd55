"""Modifiers in words: armour, bolts, passive powers and weather."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from xenofront.games.galaxy_defenders.content.modifiers import Modifier
from xenofront.games.galaxy_defenders.text.cards.words import Words

BELOW: Final = ("evade", "unjam_cost")
"""Quantities that only ask whether they are below zero."""
ABOVE: Final = (
    "area",
    "sees_hidden",
    "evade_bolt",
    "alien_training",
    "armour_ignored",
    "step_away",
    "reroll_hit",
    "reroll_grenade",
    "reroll_defence",
    "reroll_alien",
    "flying",
    "refresh_healing",
    "vulnerable",
    "lethal",
    "seize",
    "critical",
    "explosion",
    "bolts_off",
    "shields_stay_down",
    "shields_off",
)
"""Quantities that only ask whether they are above zero."""
BOUNDS: Final = ("range_cap", "hidden_beyond")
"""Quantities that are a bound, not something to add."""
EVERY_DIE: Final = -99
"""So many dice fewer are all of them."""


def modifier_words(words: Words, modifier: Modifier) -> str:
    """What a modifier does, without its conditions; nothing if it does nothing."""
    quantity, amount = modifier.quantity, modifier.amount
    if not _works(quantity, amount):
        return ""
    return words.say(
        f"quantity-{quantity}",
        amount=max(amount, -1) if quantity in BOUNDS else f"{amount:+d}",
        count=abs(amount),
        every="yes" if amount <= EVERY_DIE else "no",
    )


def when_words(words: Words, modifier: Modifier) -> str:
    """The conditions of a modifier: the roll, the kind of attack, the target."""
    when = set(modifier.when)
    if "each_bolt" in when:
        when.discard("bolt")
    order = (
        "bolt",
        "each_bolt",
        "gd",
        "melee",
        "ranged",
        "target_marked",
        "each_mark",
        "target_immobilized",
        "attacking",
        "defending",
    )
    return " ".join(words.say(f"when-{word}") for word in order if word in when)


def modifier_line(words: Words, modifier: Modifier, *conditions: str) -> str:
    """A modifier as a sentence; nothing if it does nothing."""
    what = modifier_words(words, modifier)
    return words.conditional((*conditions, when_words(words, modifier)), what) if what else ""


def modifier_lines(words: Words, modifiers: Iterable[Modifier], *conditions: str) -> list[str]:
    """The sentences of all modifiers that do something."""
    lines = (modifier_line(words, modifier, *conditions) for modifier in modifiers)
    return [line for line in lines if line]


def _works(quantity: str, amount: int) -> bool:
    if quantity in BOUNDS:
        return True
    if quantity in BELOW:
        return amount < 0
    return amount > 0 if quantity in (*ABOVE, "healing") else amount != 0
