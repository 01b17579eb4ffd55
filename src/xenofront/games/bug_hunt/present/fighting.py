"""Brawls and blasts in words: what they may come to, and every modifier with its rule."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from xenofront.games.bug_hunt.present import cited
from xenofront.games.bug_hunt.present.chances import percent
from xenofront.games.bug_hunt.present.places import state_of
from xenofront.games.bug_hunt.rules.ch3_troopers import gear
from xenofront.games.bug_hunt.rules.ch3_troopers.activation import ChooseAction, ChooseMove
from xenofront.games.bug_hunt.rules.ch3_troopers.movement import Path, judged
from xenofront.games.bug_hunt.rules.ch4_combat import area, brawl, brawl_odds
from xenofront.games.bug_hunt.rules.ch4_combat.brawl_odds import (
    DEAD,
    FINE,
    STUNNED,
    WOUNDED,
    Chances,
    Fight,
)
from xenofront.games.bug_hunt.rules.ch4_combat.hits import Hit
from xenofront.games.bug_hunt.rules.ch4_combat.saves import save_needed
from xenofront.games.bug_hunt.rules.ch4_combat.shooting import Blow, is_area, toughness_of
from xenofront.games.bug_hunt.rules.choices import Fire, FireAt, To
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


def fights_of(game: Game, choice: Choice | None) -> tuple[BHState, list[Fight]]:
    """The brawls that an answer may lead to, and the facts as they are then."""
    ask, state = game.pending, state_of(game)
    if isinstance(ask, ChooseMove) and isinstance(choice, To | Path):
        walked = judged(state, ask.trooper, choice)
        if isinstance(walked, str) or walked.met is None:
            return state, []
        state = state.copy()
        state.change_trooper(ask.trooper, at=walked.end)
    elif not isinstance(ask, ChooseAction) or not isinstance(choice, brawl.Fight):
        return state, []
    return state, brawl_odds.fights(state, ask.trooper)


def columns(game: Game, choice: Choice | None) -> tuple[str, ...]:
    """Of a brawl, what becomes of the alien: hit, killed, wounded, stunned."""
    state, fights = fights_of(game, choice)
    if not fights:
        return ()
    ends = brawl_odds.ends_of(brawl_odds.mixed(state, fights), 1)
    return tuple(
        percent(part) for part in (1 - ends[FINE], ends[DEAD], ends[WOUNDED], ends[STUNNED])
    )


def risk(texts: Texts, game: Game, choice: Choice | None) -> str:
    """How likely it is to fall in the brawl that an answer leads to; nothing if it does not."""
    state, fights = fights_of(game, choice)
    if not fights:
        return ""
    ends = brawl_odds.ends_of(brawl_odds.mixed(state, fights), 0)
    return texts.say("bh-risk", hit=percent(1 - ends[FINE]), down=percent(ends[DEAD]))


def said(texts: Texts, game: Game, choice: Choice | None) -> Iterator[Said]:
    """Everything about the brawls or the blast behind an answer; nothing for any other."""
    state, fights = fights_of(game, choice)
    for fight in fights:
        yield from brawl_lines(texts, state, fight)
    if len(fights) > 1:
        yield Said(texts.say("bh-brawl-more"), (ORDER_RULE,))
    yield from blast_lines(texts, game, choice)


# -- brawls ----------------------------------------------------------------------------------------


def brawl_lines(texts: Texts, state: BHState, fight: Fight) -> Iterator[Said]:
    """What becomes of both, then what each adds to its die, armour and damage."""
    chances = brawl_odds.odds(state, fight)
    for side, name in enumerate(fight):
        yield Said(_ends(texts, state, chances, side, name), (BRAWL_RULE,))
    modifiers = {
        fight.trooper: brawl.trooper_modifiers(state, fight.trooper),
        fight.alien: brawl.alien_modifiers(state, fight.alien),
    }
    for name, parts in modifiers.items():
        yield Said(texts.say("bh-brawl-die", name=capital(texts.name(name, state))), depth=1)
        for part in (part for part in parts if part.amount):
            words = texts.say(f"bh-brawl-{part.what}", amount=signed(part.amount))
            yield Said(words, (part.rule,), 2)
    harm = {
        fight.alien: brawl.trooper_blow(state, fight.trooper),
        fight.trooper: brawl.alien_blow(state, fight.alien),
    }
    for name, blow in harm.items():
        yield Said(texts.say("bh-brawl-hit", name=capital(texts.name(name, state))), depth=1)
        yield from _armour(texts, state, name, blow)


def _ends(texts: Texts, state: BHState, chances: Chances, side: int, name: str) -> str:
    ends = brawl_odds.ends_of(chances, side)
    return texts.say(
        "bh-brawl-ends",
        name=capital(texts.name(name, state)),
        hit=percent(1 - ends[FINE]),
        dead=percent(ends[DEAD]),
        wounded=percent(ends[WOUNDED]),
        stunned=percent(ends[STUNNED]),
    )


def _armour(texts: Texts, state: BHState, name: str, blow: Blow) -> Iterator[Said]:
    save = save_needed(state, name, blow.how, piercing=blow.piercing)
    yield Said(texts.say("bh-save", save=save), (cited.SAVES,), 2)
    toughness = toughness_of(state, name)
    words = texts.say("bh-damage", damage=blow.damage, toughness=toughness)
    yield Said(words, (Hit.CITATION,), 2)


# -- blasts ----------------------------------------------------------------------------------------


def blast_lines(texts: Texts, game: Game, choice: Choice | None) -> Iterator[Said]:
    """Everybody under the template, with what one roll may do."""
    state, found = state_of(game), caught_by(game, choice)
    if found is None:
        return
    yield Said(texts.say("bh-blast", count=len(found)), (AREA_RULE,))
    for one in found:
        yield Said(_struck(texts, state, one), (AREA_RULE,), 1)
        if one.blow is not None:
            yield from _armour(texts, state, one.figure, one.blow)
    if isinstance(choice, Fire):
        yield Said(texts.say("bh-blast-target", name=texts.name(choice.target, state)), depth=1)


def caught_by(game: Game, choice: Choice | None) -> list[area.Caught] | None:
    """Everybody whom an area weapon or a charge reaches; nothing if an answer fires none."""
    if not isinstance(game.pending, ChooseAction):
        return None
    state = state_of(game)
    match choice:
        case gear.GearAt(gear.CHARGE, place):
            return gear.preview(state, place)
        case FireAt(weapon, place) if _reaches_all(state, weapon):
            return area.preview(state, weapon, place)
        case Fire(weapon, target) if _reaches_all(state, weapon) and target in state.aliens:
            return area.preview(state, weapon, state.aliens[target].at)
    return None


def _reaches_all(state: BHState, weapon: str) -> bool:
    return weapon in state.box.weapons and is_area(state.box.weapons[weapon])


def _struck(texts: Texts, state: BHState, one: area.Caught) -> str:
    return texts.say(
        "bh-caught",
        name=capital(texts.name(one.figure, state)),
        needed=one.needed,
        hit=percent(one.odds.hit),
        dead=percent(one.odds.dead),
        wounded=percent(one.odds.wounded),
        stunned=percent(one.odds.stunned),
    )
