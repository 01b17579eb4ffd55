"""The answers of Bug Hunt in words.

A choice is told by the message of its class, ``choice-<Class>``, with its fields. Here are those
that say more: how far it is, what a die needs, how likely that is.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from xenofront.games.bug_hunt.rules.ch1_setup.load_out import Wear
from xenofront.games.bug_hunt.rules.ch1_setup.support import Request
from xenofront.games.bug_hunt.rules.ch2_turn.reactions import ReactionDie, reactions_of, teams
from xenofront.games.bug_hunt.rules.ch3_troopers import jams
from xenofront.games.bug_hunt.rules.ch3_troopers.activation import ChooseAction, ChooseMove
from xenofront.games.bug_hunt.rules.ch3_troopers.jams import Unjam
from xenofront.games.bug_hunt.rules.ch3_troopers.movement import Leave, Path
from xenofront.games.bug_hunt.rules.ch4_combat.attack import ExtraShot, NextShot
from xenofront.games.bug_hunt.rules.ch4_combat.brawl import Fight, alien_bonus, trooper_bonus
from xenofront.games.bug_hunt.rules.ch4_combat.shooting import origin_of, radius_of, seen
from xenofront.games.bug_hunt.rules.ch5_aliens.snap_fire import ChooseSnapShot, SnapShot
from xenofront.games.bug_hunt.rules.ch6_objectives import locations, objectives, spawns
from xenofront.games.bug_hunt.rules.ch6_objectives.evac import Over, ShipTarget
from xenofront.games.bug_hunt.rules.ch7_campaign.after import Advance
from xenofront.games.bug_hunt.rules.ch7_campaign.before import ChooseAssignment, TryFor
from xenofront.games.bug_hunt.rules.ch7_campaign.joint import GoTo
from xenofront.games.bug_hunt.rules.ch7_campaign.operation import LifeOffer
from xenofront.games.bug_hunt.rules.choices import Die, Fire, FireAt, Raise, Target, To
from xenofront.games.bug_hunt.rules.ground import opponents
from xenofront.games.bug_hunt.rules.names import AlienId
from xenofront.games.bug_hunt.rules.state import BHState
from xenofront.games.bug_hunt.text.wording.measures import dice, measured, signed, spot
from xenofront.games.bug_hunt.text.wording.moves import places_words, walk_words
from xenofront.games.bug_hunt.text.wording.names import name_of, row_name
from xenofront.games.bug_hunt.text.wording.shots import (
    apart,
    area_shot,
    shot_at,
    sight_words,
    snap_shot,
)
from xenofront.kernel import Choice, Question
from xenofront.text.message_files import yes

if TYPE_CHECKING:
    from xenofront.text.texts import Texts

Wording = Callable[["Texts", Any, Any, BHState], str]
AnyShot = ExtraShot | NextShot | ShipTarget


def odds(needed: int) -> dict[str, int | str]:
    """How likely a die shows so much: for messages that say ``$chance``, in per cent."""
    shows = max(0, min(6, 7 - needed))
    return {"needed": max(1, needed), "chance": round(100 * shows / 6), "hopeless": yes(not shows)}


# -- moves -----------------------------------------------------------------------------------------


def _to(texts: Texts, asked: Question, choice: To, state: BHState) -> str:
    if isinstance(asked, ChooseMove):
        return walk_words(texts, state, asked.trooper, choice)
    notes = places_words(texts, state, choice.place)
    return texts.say("choice-To", place=spot(choice.place), notes=notes, has_notes=yes(notes))


def _path(texts: Texts, asked: ChooseMove, choice: Path, state: BHState) -> str:
    return walk_words(texts, state, asked.trooper, choice)


def _leave(texts: Texts, asked: ChooseMove, choice: Leave, state: BHState) -> str:
    return texts.say("choice-Leave", place=spot(choice.places[-1]))


def _over(texts: Texts, asked: Question, choice: Over, state: BHState) -> str:
    rows, at = state.troopers.items(), choice.place
    here = [name for name, row in rows if row.fate == "table" and row.at == at]
    name = name_of(texts, here[0], state) if here else ""
    return texts.say("choice-Over", place=spot(at), trooper=name, has_trooper=yes(name))


# -- shots -----------------------------------------------------------------------------------------


def _fire(texts: Texts, asked: ChooseAction, choice: Fire, state: BHState) -> str:
    return shot_at(texts, state, asked.trooper, choice.weapon, choice.target)


def _fire_at(texts: Texts, asked: ChooseAction, choice: FireAt, state: BHState) -> str:
    radius = radius_of(state, choice.weapon)
    return area_shot(texts, state, asked.trooper, choice.weapon, choice.place, radius)


def _snap_shot(texts: Texts, asked: ChooseSnapShot, choice: SnapShot, state: BHState) -> str:
    shooter, alien = asked.trooper, asked.alien
    return snap_shot(texts, state, shooter, choice.weapon, alien, choice.place)


def _target(texts: Texts, asked: AnyShot, choice: Target, state: BHState) -> str:
    """Another target: how far, and how it is seen."""
    here, there = origin_of(state, asked.shooter), state.aliens[choice.target].at
    look = sight_words(texts, state, seen(state, asked.shooter, choice.target))
    away = measured(apart(asked.shooter, here, there))
    return texts.say(
        "choice-Target", target=name_of(texts, choice.target, state), away=away, **look
    )


# -- other combat actions --------------------------------------------------------------------------


def _fight(texts: Texts, asked: ChooseAction, choice: Fight, state: BHState) -> str:
    """A brawl with everybody in contact, and what is added to the dice."""
    against = opponents(state, asked.trooper)
    theirs = {alien: alien_bonus(state, AlienId(alien)) for alien in against}
    aliens = [f"{name_of(texts, alien, state)} {bonus:+}" for alien, bonus in theirs.items()]
    ours = f"{trooper_bonus(state, asked.trooper):+}" if against else ""
    return texts.say("choice-Fight", ours=ours, aliens="; ".join(aliens), has_aliens=yes(aliens))


def _activate(texts: Texts, asked: ChooseAction, choice: locations.Activate, state: BHState) -> str:
    place = state.locations.get(choice.location)
    effect = row_name(texts, state, "locations", place.effect) if place and place.effect else ""
    bonus = signed(state.troopers[asked.trooper].tech + state.intel)
    return texts.say(
        "choice-Activate",
        location=name_of(texts, choice.location, state),
        effect=effect,
        has_effect=yes(effect),
        bonus=bonus,
        has_bonus=yes(bonus),
        **odds(locations.needed(state, asked.trooper)),
    )


def _unjam(texts: Texts, asked: ChooseAction, choice: Unjam, state: BHState) -> str:
    weapon = name_of(texts, choice.weapon, state)
    return texts.say("choice-Unjam", weapon=weapon, **odds(jams.needed(state, asked.trooper)))


def _hack(texts: Texts, asked: ChooseAction, choice: objectives.HackIn, state: BHState) -> str:
    name = name_of(texts, choice.objective, state)
    least = objectives.hack_needed(state, asked.trooper)
    return texts.say("choice-HackIn", objective=name, **odds(least))


def _close(texts: Texts, asked: ChooseAction, choice: spawns.Close, state: BHState) -> str:
    name = name_of(texts, choice.spawn, state)
    return texts.say("choice-Close", spawn=name, **odds(spawns.needed(state, asked.trooper)))


# -- before and after ------------------------------------------------------------------------------


def _die(texts: Texts, asked: Question, choice: Die, state: BHState) -> str:
    """A die, and what it makes of a team."""
    face = dice((choice.face,))
    if not isinstance(asked, ReactionDie):
        return texts.say("choice-Die", face=face)
    value = reactions_of(state, teams(state)[asked.team])
    phase = texts.say("phase-quick" if int(choice.face) <= value else "phase-slow")
    return texts.say("choice-Die-reaction", face=face, reactions=value, phase=phase)


def _request(texts: Texts, asked: Question, choice: Request, state: BHState) -> str:
    row = state.box.support[choice.support]
    return texts.say("choice-Request", support=texts.called(row), roll=row.roll)


def _wear(texts: Texts, asked: Question, choice: Wear, state: BHState) -> str:
    row = state.box.armours[choice.armour]
    return texts.say("choice-Wear", armour=texts.called(row), save=row.save)


def _try_for(texts: Texts, asked: ChooseAssignment, choice: TryFor, state: BHState) -> str:
    row = state.box.catalogue.assignments[choice.assignment]
    who = state.squad.characters.get(asked.character)
    gains = [
        texts.say("choice-gain-stat", stat=texts.say(f"stat-{stat}"))
        for stat, below in row.raises.items()
        if who is None or getattr(who, stat) < below
    ]
    gains += [texts.say("choice-gain-xp", xp=row.xp)] if row.xp else []
    gains += [texts.say("choice-gain-rep", amount=row.reputation)] if row.reputation else []
    words = {"assignment": texts.called(row), "roll": row.roll, "gains": ", ".join(gains)}
    return texts.say("choice-TryFor", **words)


def _raise(texts: Texts, asked: Advance | LifeOffer, choice: Raise, state: BHState) -> str:
    cost, stat = state.box.tables.stat_costs[choice.stat], texts.say(f"stat-{choice.stat}")
    return texts.say("choice-Raise", question=asked.what, stat=stat, cost=cost)


def _go_to(texts: Texts, asked: Question, choice: GoTo, state: BHState) -> str:
    row = state.squad.sectors[choice.sector - 1]
    factors = ", ".join(row_name(texts, state, "sectors", factor) for factor in row.factors)
    words = {"sector": choice.sector, "priority": row.priority, "factors": factors}
    return texts.say("choice-GoTo", **words, has_factors=yes(factors))


OWN: Final[dict[type[Choice], Wording]] = {
    To: _to,
    Path: _path,
    Leave: _leave,
    Over: _over,
    Fire: _fire,
    FireAt: _fire_at,
    SnapShot: _snap_shot,
    Target: _target,
    Fight: _fight,
    locations.Activate: _activate,
    Unjam: _unjam,
    objectives.HackIn: _hack,
    spawns.Close: _close,
    Die: _die,
    Request: _request,
    Wear: _wear,
    TryFor: _try_for,
    Raise: _raise,
    GoTo: _go_to,
}
"""Choices whose words need more than their fields."""
