"""Weapons in words, on cards of their own and on those of aliens and drones."""

from __future__ import annotations

from xenofront.games.galaxy_defenders.content.catalogue import Weapon
from xenofront.games.galaxy_defenders.text.cards.effects import effect_words
from xenofront.games.galaxy_defenders.text.cards.modifiers import modifier_lines
from xenofront.games.galaxy_defenders.text.cards.words import Words, parts, sentence

JAMMING = ("standard", "improved", "drone", "special")
"""Ranks of ranged weapons that jam if nothing else is said."""
OWNERS = {"natural": ("alien", "npc"), "drone": ("generic",), "special": ("generic",)}
"""Ranks that say already who uses such a weapon."""


def weapon_kind(words: Words, weapon: Weapon) -> str:
    kind = words.say(
        "card-kind-weapon", rank=weapon.rank, weapon=words.say(f"weapon-{weapon.kind}")
    )
    user = (
        () if weapon.user in OWNERS.get(weapon.rank, ()) else (words.say(f"class-{weapon.user}"),)
    )
    return parts(kind, *user, *words.copies(weapon.copies))


def weapon_lines(words: Words, weapon: Weapon) -> list[str]:
    """Dice, range and ammo; then what a bolt does, what ammo buys, and whether it jams."""
    dice = words.dice(weapon.red, weapon.blue)
    if weapon.hits:
        dice = words.say("card-fixed-hits", hits=weapon.hits)
    stats = [dice, words.reach(weapon.range, weapon.min_range)]
    if weapon.ammo is not None:
        stats.append(words.say("card-ammo", ammo=weapon.ammo))
    if weapon.battery is not None:
        stats.append(words.say("card-battery", batteries=weapon.battery))
    lines = [sentence(", ".join(stats)), *modifier_lines(words, weapon.modifiers)]
    bolt = words.say("when-bolt")
    lines += [words.conditional((bolt,), effect_words(words, e)) for e in weapon.on_bolt]
    hit = words.say("when-hit")
    lines += [words.conditional((hit,), effect_words(words, e)) for e in weapon.on_hit]
    if weapon.area_healing:
        lines.append(sentence(words.say("card-area-healing")))
    if weapon.area_for_ammo:
        lines.append(sentence(words.say("card-area-for-ammo", ammo=weapon.area_for_ammo)))
    if weapon.hits_for_ammo:
        least, most = weapon.hits_for_ammo
        lines.append(sentence(words.say("card-hits-for-ammo", least=least, most=most)))
    if weapon.kind == "ranged" and weapon.rank in JAMMING and not weapon.jams:
        lines.append(sentence(words.say("card-never-jams")))
    return lines


def printed_weapon(words: Words, weapon: Weapon) -> str:
    """A weapon that is printed on another card, in one line."""
    name = words.say("card-weapon", name=words.called(weapon), kind=weapon.kind)
    return f"{name}: {' '.join(weapon_lines(words, weapon))}"
