"""Brawls and blasts in words: what they may come to, and every modifier with its rule."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from xenofront.games.bug_hunt.present import brawls, cited
from xenofront.games.bug_hunt.present.blasts import Caught, blast_of, caught
from xenofront.games.bug_hunt.present.brawls import DEAD, FINE, STUNNED, WOUNDED, Chances, Fight
from xenofront.games.bug_hunt.present.chances import percent
from xenofront.games.bug_hunt.present.places import state_of
from xenofront.games.bug_hunt.rules.ch4_combat import brawl
from xenofront.games.bug_hunt.rules.ch4_combat.hits import Hit
from xenofront.games.bug_hunt.rules.ch4_combat.saves import save_needed
from xenofront.games.bug_hunt.rules.ch4_combat.shooting import toughness_of
from xenofront.games.bug_hunt.rules.state import BHState
from xenofront.games.bug_hunt.text.wording.measures import signed
from xenofront.games.bug_hunt.text.wording.names import capital
from xenofront.kernel import Choice, Game
from xenofront.text.texts import Texts

AREA_RULE, BRAWL_RULE, ORDER_RULE = "BX-19", "BH-34", "BX-22"


class Said(NamedTuple):
    """A line about the odds, and the rules behind it."""

    text: str
    rules: tuple[str, ...] = ()
    depth: int = 0


def columns(game: Game, choice: Choice | None) -> tuple[str, ...]:
    """Of a brawl, what becomes of the alien: hit, killed, wounded, stunned."""
    state, fights = brawls.fights_of(game, choice)
    if not fights:
        return ()
    ends = brawls.ends_of(brawls.mixed(state, fights), 1)
    return tuple(
        percent(part) for part in (1 - ends[FINE], ends[DEAD], ends[WOUNDED], ends[STUNNED])
    )


def risk(texts: Texts, game: Game, choice: Choice | None) -> str:
    """How likely it is to fall in the brawl that an answer leads to; nothing if it does not."""
    state, fights = brawls.fights_of(game, choice)
    if not fights:
        return ""
    ends = brawls.ends_of(brawls.mixed(state, fights), 0)
    return texts.say("bh-risk", hit=percent(1 - ends[FINE]), down=percent(ends[DEAD]))


def said(texts: Texts, game: Game, choice: Choice | None) -> Iterator[Said]:
    """Everything about the brawls or the blast behind an answer; nothing for any other."""
    state, fights = brawls.fights_of(game, choice)
    for fight in fights:
        yield from brawl_lines(texts, state, fight)
    if len(fights) > 1:
        yield Said(texts.say("bh-brawl-more"), (ORDER_RULE,))
    yield from blast_lines(texts, game, choice)


# -- brawls ----------------------------------------------------------------------------------------


def brawl_lines(texts: Texts, state: BHState, fight: Fight) -> Iterator[Said]:
    """What becomes of both, then what each adds to its die, armour and damage."""
    chances = brawls.odds(state, fight)
    for side, name in enumerate(fight):
        yield Said(_ends(texts, state, chances, side, name), (BRAWL_RULE,))
    modifiers = {
        fight.trooper: brawls.trooper_modifiers(state, fight.trooper),
        fight.alien: brawls.alien_modifiers(state, fight.alien),
    }
    for name, parts in modifiers.items():
        yield Said(texts.say("bh-brawl-die", name=capital(texts.name(name, state))), depth=1)
        for part in parts:
            words = texts.say(f"bh-brawl-{part.what}", amount=signed(part.amount))
            yield Said(words, (part.rule,), 2)
    harm = {
        fight.alien: (brawl.trooper_damage(state, fight.trooper), "brawl"),
        fight.trooper: (brawl.alien_damage(state, fight.alien), _how(state, fight)),
    }
    for name, (damage, how) in harm.items():
        yield Said(texts.say("bh-brawl-hit", name=capital(texts.name(name, state))), depth=1)
        yield from _armour(texts, state, name, damage, how)


def _how(state: BHState, fight: Fight) -> str:
    return "assassin" if state.aliens[fight.alien].leader == "assassin" else "brawl"


def _ends(texts: Texts, state: BHState, chances: Chances, side: int, name: str) -> str:
    ends = brawls.ends_of(chances, side)
    return texts.say(
        "bh-brawl-ends",
        name=capital(texts.name(name, state)),
        hit=percent(1 - ends[FINE]),
        dead=percent(ends[DEAD]),
        wounded=percent(ends[WOUNDED]),
        stunned=percent(ends[STUNNED]),
    )


def _armour(texts: Texts, state: BHState, name: str, damage: int, how: str) -> Iterator[Said]:
    save = save_needed(state, name, how)
    yield Said(texts.say("bh-save", save=save), (cited.SAVES,), 2)
    toughness = toughness_of(state, name)
    words = texts.say("bh-damage", damage=damage, toughness=toughness)
    yield Said(words, (Hit.CITATION,), 2)


# -- blasts ----------------------------------------------------------------------------------------


def blast_lines(texts: Texts, game: Game, choice: Choice | None) -> Iterator[Said]:
    """Everybody under the template, with what one roll may do."""
    state, blast = state_of(game), blast_of(game, choice)
    if blast is None:
        return
    found = caught(state, blast)
    yield Said(texts.say("bh-blast", count=len(found)), (AREA_RULE,))
    for one in found:
        yield Said(_struck(texts, state, one), (AREA_RULE,), 1)
        weapon = state.box.weapons.get(blast.what)
        if weapon is None or weapon.shots or "area" in weapon.traits:
            damage = weapon.damage if weapon else state.box.gear[blast.what].damage
            yield from _armour(texts, state, one.figure, damage, "area")
    if blast.target:
        yield Said(texts.say("bh-blast-target", name=texts.name(blast.target, state)), depth=1)


def _struck(texts: Texts, state: BHState, one: Caught) -> str:
    return texts.say(
        "bh-caught",
        name=capital(texts.name(one.figure, state)),
        needed=one.needed,
        hit=percent(one.odds.hit),
        dead=percent(one.odds.dead),
        wounded=percent(one.odds.wounded),
        stunned=percent(one.odds.stunned),
    )
