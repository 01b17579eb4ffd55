"""Effects in words: every record of the vocabulary has one message, named after it."""

from __future__ import annotations

from typing import Any

from xenofront.games.galaxy_defenders.content.effects import Blast, Effect, Endure, OneOf
from xenofront.games.galaxy_defenders.rules.ch7_agents.devices.hazards import MINES
from xenofront.games.galaxy_defenders.rules.ch7_agents.skills.leadership import HEXES
from xenofront.games.galaxy_defenders.text.cards.words import Words, said, sentence
from xenofront.games.galaxy_defenders.text.wording.names import opening

SUBJECT, EVERY_ALIEN = "target", "area"
"""Whom an effect of a weapon comes over, and one of a grenade."""


def effect_words(words: Words, effect: Effect, **context: str) -> str:
    """What an effect does, as a message with all its fields in it."""
    fields: dict[str, Any] = {"struck": SUBJECT}
    for field in effect.__struct_fields__:
        fields.update(_field(words, field, getattr(effect, field)))
    if "red" in fields:
        fields["dice"] = words.dice(fields["red"], fields.get("blue", 0))
    if "range" in fields:
        fields["reach"] = words.reach(fields["range"])
    if "procedure" in fields:
        fields |= {"hexes": HEXES, "mines": MINES}
    tag = effect.__struct_config__.tag
    return words.say(f"effect-{tag}", **(fields | context))


def effect_lines(words: Words, effect: Effect) -> list[str]:
    """The sentences of an effect of a power or event."""
    lines = [sentence(effect_words(words, effect))]
    if isinstance(effect, OneOf):
        lines += [f"- {sentence(effect_words(words, one))}" for one in effect.effects]
    elif isinstance(effect, Blast):
        hit = words.say("when-hit")
        lines += [
            words.conditional((hit,), effect_words(words, one, struck=EVERY_ALIEN))
            for one in effect.on_hit
        ]
    elif isinstance(effect, Endure) and effect.while_free:
        lines.append(sentence(words.say("card-while-free")))
    return lines


def _field(words: Words, field: str, value: Any) -> dict[str, Any]:
    if isinstance(value, tuple):
        return {field: _listed(words, field, value), f"has_{field}": said(bool(value))}
    if not isinstance(value, str):
        return {field: said(value)}
    return {field: _named(words, field, value), f"has_{field}": said(bool(value))}


def _listed(words: Words, field: str, values: tuple[Any, ...]) -> str:
    if field == "otherwise":
        return "; ".join(effect_words(words, one) for one in values)
    if field == "doors":
        return "; ".join(opening(words.texts, door) for door in values)
    if field == "of":
        return " / ".join(words.say(f"good-{value}") for value in values)
    if field == "symbols":
        return " / ".join(words.say(f"symbol-{value}") for value in values)
    if field == "list":
        return words.say("aims", count=len(values), aims=" / ".join(_aims(words, values)))
    return (" / " if field == "by_agents" else ", ").join(str(value) for value in values)


def _aims(words: Words, values: tuple[str, ...]) -> list[str]:
    return [words.say(f"aim-{value}") for value in values]


def _named(words: Words, field: str, value: str) -> str:
    """A word that a message shows; the others only choose between its variants."""
    match field:
        case "species" | "not_species":
            return words.species(value)
        case "card":
            return words.alien(value)
        case "npc":
            return words.npc(value)
        case "drone":
            return words.drone(value)
        case "per_token":
            return words.definition(value, words.catalogue.mission_tokens.values())
        case "condition" | "ground" | "symbol":
            return words.one_of_many(field, value)
        case "to":
            return words.say(f"goal-{value}")
        case "whom":
            return words.say(f"whom-{value}") if value else ""
        case _:
            return value
