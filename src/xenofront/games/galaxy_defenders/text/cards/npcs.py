"""The cards of NPCs in words: health, weapons, behaviour toward aliens, and the tactic."""

from __future__ import annotations

from xenofront.games.galaxy_defenders.content.catalogue import Npc, NpcRow
from xenofront.games.galaxy_defenders.content.effects import Attack, Effect, MoveToward
from xenofront.games.galaxy_defenders.content.npc_effects import TreatFriend
from xenofront.games.galaxy_defenders.text.cards.effects import effect_words
from xenofront.games.galaxy_defenders.text.cards.modifiers import modifier_lines
from xenofront.games.galaxy_defenders.text.cards.weapons import printed_weapon
from xenofront.games.galaxy_defenders.text.cards.words import Words, parts, sentence


def npc_kind(words: Words, npc: Npc) -> str:
    """Whose double it is, and the product it is from."""
    kind = [words.say("card-kind-npc")]
    if npc.twin_of:
        catalogue = words.catalogue
        twin = words.definition(npc.twin_of, catalogue.agents.values(), catalogue.drones.values())
        kind.append(words.say("card-twin-of", twin=twin))
    if npc.add_on:
        kind.append(words.say("card-add-on", product=npc.add_on))
    return parts(*kind)


def npc_lines(words: Words, npc: Npc) -> list[str]:
    """Everything on the card from top to bottom."""
    lines = [sentence(words.health(npc.hp, npc.shield))]
    if npc.flying:
        lines.append(sentence(words.say("card-flying")))
    if npc.drone:
        lines.append(sentence(words.say("card-npc-drone")))
    lines += modifier_lines(words, npc.armour, words.say("card-armour"))
    lines += [printed_weapon(words, weapon) for weapon in npc.weapons]
    lines += [_row(words, npc, row) for row in npc.rows]
    return [*lines, _tactic(words, npc)]


def _row(words: Words, npc: Npc, row: NpcRow) -> str:
    at = words.say("row-plus") if row.at == "plus" else words.say("row-at", at=row.at)
    return words.conditional((at,), "; ".join(_does(words, npc, effect) for effect in row.do))


def _does(words: Words, npc: Npc, effect: Effect) -> str:
    if isinstance(effect, Attack):
        return effect_words(words, effect, weapon=words.definition(effect.weapon, npc.weapons))
    if isinstance(effect, MoveToward) and effect.to == "target":
        return effect_words(words, effect, to=words.say("goal-same_alien"))
    if isinstance(effect, TreatFriend):
        otherwise = "; ".join(_does(words, npc, one) for one in effect.otherwise)
        return effect_words(words, effect, otherwise=otherwise)
    return effect_words(words, effect)


def _tactic(words: Words, npc: Npc) -> str:
    """Once a mission: when, and what."""
    tactic = npc.tactic
    name = words.called(tactic)
    when = words.say(f"tactic-{tactic.colour}", moment=tactic.moment or "none")
    does = [_does(words, npc, effect) for effect in tactic.effects]
    changes = [line.rstrip(".") for line in modifier_lines(words, tactic.modifiers)]
    return words.say(
        "card-npc-tactic",
        name=name,
        when=when,
        within=tactic.within,
        what="; ".join((*does, *changes)),
    )
