"""The answers of Bug Hunt in words: every key of every question.

An answer that is always the same has a message of its own, ``option-<question>-<key>``.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from xenofront.games.bug_hunt.rules.ch2_turn.reactions import reactions_of, teams
from xenofront.games.bug_hunt.rules.ch3_troopers import jams
from xenofront.games.bug_hunt.rules.ch4_combat.brawl import alien_bonus, trooper_bonus
from xenofront.games.bug_hunt.rules.ch4_combat.shooting import SHIP, origin_of, radius_of, seen
from xenofront.games.bug_hunt.rules.ch6_objectives import locations, objectives, spawns
from xenofront.games.bug_hunt.rules.ground import opponents
from xenofront.games.bug_hunt.rules.state import AlienId, BHState, TrooperId
from xenofront.games.bug_hunt.text.wording.measures import dice, measured, signed, spot
from xenofront.games.bug_hunt.text.wording.moves import move_words, places_words
from xenofront.games.bug_hunt.text.wording.names import name_of, row_name
from xenofront.games.bug_hunt.text.wording.shots import (
    apart,
    area_shot,
    shot_at,
    sight_words,
    snap_shot,
)
from xenofront.geometry.plane.exact import point
from xenofront.kernel import Chance, Question, Seat
from xenofront.text.message_files import yes

if TYPE_CHECKING:
    from xenofront.text.texts import Texts

Wording = Callable[["Texts", Question, str, BHState], str]

TABLES = {
    "origin": "origins",
    "training": "training",
    "history": "history",
    "alien_type": "aliens",
    "variant": "variants",
    "leader": "leaders",
    "contact": "contacts",
    "location": "locations",
    "signal": "signals",
    "objective": "objectives",
    "progress": "progress",
    "life": "life",
    "sector_factor": "sectors",
    "alien_move": "alien_moves",
}
"""Rolls that are looked up in a table, whatever is added to them."""
DEGREES = ("contact_direction", "contact_edge", "divide_direction", "spawn_direction")
SECTORS = ("moved_sector", "infiltrated_sector")
PARTS = ("extra_sector", "empty_sector")


def option_words(texts: Texts, ask: Question | Chance, key: str, state: BHState) -> str:
    """An answer in words."""
    if isinstance(ask, Chance):
        return _fate(texts, ask, key, state)
    fixed = f"option-{ask.what}-{key}"
    if texts.has(fixed):
        return texts.say(fixed)
    return _WORDINGS.get(ask.what, _name)(texts, ask, key, state)


def _fate(texts: Texts, ask: Chance, key: str, state: BHState) -> str:
    if ask.what in DEGREES:
        return texts.say("option-degrees", degrees=key)
    if ask.what in SECTORS:
        return texts.say("option-sector-number", number=int(key) + 1)
    if ask.what in PARTS:
        return texts.say("option-part", part=int(key) + 1)
    if ask.what == "blown_up":
        feature = f"{state.terrain[int(key)].feature}-{int(key) + 1}"
        return name_of(texts, feature, state)
    if ask.what == "feature_place":
        return texts.say("option-place", place=spot(key))
    if ask.what in ("deployment_edge", "edge"):
        return texts.say(f"edge-{key}")
    if ask.what == "turned":
        return texts.say(f"option-turned-{key}")
    if ask.what == "name":
        return key
    if not key.isdigit():
        return name_of(texts, key, state)
    found = TABLES.get(ask.what)
    row = _row(state, found, int(key)) if found else None
    return texts.say("option-roll", face=dice((key,)), row=texts.called(row) if row else "")


def _row(state: BHState, kind: str, roll: int) -> Any:
    try:
        return state.box.row(kind, roll)
    except LookupError:
        return None


# -- questions whose answers are more than a name --------------------------------------------------


def _name(texts: Texts, ask: Question, key: str, state: BHState) -> str:
    return texts.say("option-name", name=name_of(texts, key, state))


def _trooper(texts: Texts, ask: Question, key: str, state: BHState) -> str:
    verb, _, trooper = key.partition(" ")
    return texts.say(f"option-{verb}", trooper=name_of(texts, trooper, state))


def _move(texts: Texts, ask: Question, key: str, state: BHState) -> str:
    return move_words(texts, state, ask.about[0], key)


def _place(texts: Texts, ask: Question, key: str, state: BHState) -> str:
    place = point(key.partition(" ")[2])
    notes = places_words(texts, state, place)
    return texts.say("option-to-place", place=spot(place), notes=notes, has_notes=yes(notes))


def _evac(texts: Texts, ask: Question, key: str, state: BHState) -> str:
    place = point(key.partition(" ")[2])
    here = [n for n, row in state.troopers.items() if row.fate == "table" and row.at == place]
    name = name_of(texts, here[0], state) if here else ""
    return texts.say("option-above", place=spot(place), trooper=name, has_trooper=yes(name))


def _action(texts: Texts, ask: Question, key: str, state: BHState) -> str:
    """A combat action."""
    verb, *words = key.split(" ")
    trooper = ask.about[0]
    match verb, words:
        case "fire", [weapon, "at", place]:
            radius = radius_of(state, weapon)
            return area_shot(texts, state, trooper, weapon, point(place), radius)
        case "fire", [weapon, target]:
            return shot_at(texts, state, trooper, weapon, target)
        case "brawl", _:
            return _brawl(texts, state, trooper)
        case "activate", [location]:
            return _activate(texts, state, trooper, location)
        case "unjam", [weapon]:
            least = jams.needed(state, TrooperId(trooper))
            return texts.say("option-unjam", weapon=name_of(texts, weapon, state), **odds(least))
        case (("hack" | "close"), [marker]):
            needed = objectives.hack_needed if verb == "hack" else spawns.needed
            name = name_of(texts, marker, state)
            return texts.say(
                f"option-{verb}", marker=name, **odds(needed(state, TrooperId(trooper)))
            )
        case "test", [kind, *number]:
            return texts.say(f"option-test-{kind}", number=int(number[0]) if number else 0)
        case "gear", _:
            return _gear(texts, state, words)
        case _, [marker]:
            return texts.say(f"option-{verb}", marker=name_of(texts, marker, state))
    return texts.say(f"option-{verb}")


def odds(needed: int) -> dict[str, int | str]:
    """How likely a die shows so much: for messages that say ``$chance``, in per cent."""
    shows = max(0, min(6, 7 - needed))
    return {"needed": max(1, needed), "chance": round(100 * shows / 6), "hopeless": yes(not shows)}


def _brawl(texts: Texts, state: BHState, trooper: str) -> str:
    """A brawl with everybody in contact, and what is added to the dice."""
    against = opponents(state, trooper)
    theirs = {alien: alien_bonus(state, AlienId(alien)) for alien in against}
    aliens = [f"{name_of(texts, alien, state)} {bonus:+}" for alien, bonus in theirs.items()]
    ours = f"{trooper_bonus(state, TrooperId(trooper)):+}" if against else ""
    return texts.say("option-brawl", ours=ours, aliens="; ".join(aliens), has_aliens=yes(aliens))


def _activate(texts: Texts, state: BHState, trooper: str, location: str) -> str:
    place = state.locations.get(location)  # type: ignore[call-overload]
    effect = row_name(texts, state, "locations", place.effect) if place and place.effect else ""
    bonus = signed(state.troopers[TrooperId(trooper)].tech + state.intel)
    return texts.say(
        "option-activate",
        location=name_of(texts, location, state),
        effect=effect,
        has_effect=yes(effect),
        bonus=bonus,
        has_bonus=yes(bonus),
        **odds(locations.needed(state, TrooperId(trooper))),
    )


def _gear(texts: Texts, state: BHState, words: list[str]) -> str:
    kind, *rest = [*words, ""][: max(1, len(words))]
    gear = name_of(texts, kind, state)
    match rest:
        case ["at", place]:
            return texts.say("option-gear-at", gear=gear, place=spot(place))
        case [trooper]:
            return texts.say("option-gear-for", gear=gear, trooper=name_of(texts, trooper, state))
    return texts.say("option-gear", gear=gear)


def _snap_fire(texts: Texts, ask: Question, key: str, state: BHState) -> str:
    trooper, alien = ask.about
    _, weapon, _, place = key.split(" ")
    return snap_shot(texts, state, trooper, weapon, alien, place)


def _target(texts: Texts, ask: Question, key: str, state: BHState) -> str:
    """Another target: how far, and how it is seen."""
    shooter = ask.about[0] if ask.about else SHIP
    here, there = origin_of(state, shooter), state.aliens[AlienId(key)].at
    look = sight_words(texts, state, seen(state, shooter, key))
    away = measured(apart(shooter, here, there))
    return texts.say("option-target", target=name_of(texts, key, state), away=away, **look)


def _support(texts: Texts, ask: Question, key: str, state: BHState) -> str:
    row = state.box.support[key]
    return texts.say("option-support", support=texts.called(row), roll=row.roll)


def _assignment(texts: Texts, ask: Question, key: str, state: BHState) -> str:
    row = state.box.catalogue.assignments[key]
    who = state.squad.characters.get(Seat(ask.about[0]))
    gains = [
        texts.say("option-gain-stat", stat=texts.say(f"stat-{stat}"))
        for stat, below in row.raises.items()
        if who is None or getattr(who, stat) < below
    ]
    gains += [texts.say("option-gain-xp", xp=row.xp)] if row.xp else []
    gains += [texts.say("option-gain-rep", amount=row.reputation)] if row.reputation else []
    words = {"assignment": texts.called(row), "roll": row.roll, "gains": ", ".join(gains)}
    return texts.say("option-assignment", **words)


def _armour(texts: Texts, ask: Question, key: str, state: BHState) -> str:
    row = state.box.armours[key]
    return texts.say("option-armour", armour=texts.called(row), save=row.save)


def _die(texts: Texts, ask: Question, key: str, state: BHState) -> str:
    return texts.say("option-roll", face=dice((key,)), row="")


def _reaction(texts: Texts, ask: Question, key: str, state: BHState) -> str:
    value = reactions_of(state, teams(state)[ask.about[0]])
    phase = texts.say("phase-quick" if int(key) <= value else "phase-slow")
    return texts.say("option-reaction", face=dice((key,)), reactions=value, phase=phase)


def _raise(texts: Texts, ask: Question, key: str, state: BHState) -> str:
    stat = key.removeprefix("raise ")
    cost = state.box.tables.stat_costs[stat]  # type: ignore[index]
    return texts.say(f"option-raise-{ask.what}", stat=texts.say(f"stat-{stat}"), cost=cost)


def _number(texts: Texts, ask: Question, key: str, state: BHState) -> str:
    return texts.say(f"option-{ask.what}", number=int(key))


def _sector(texts: Texts, ask: Question, key: str, state: BHState) -> str:
    row = state.squad.sectors[int(key) - 1]
    factors = ", ".join(row_name(texts, state, "sectors", factor) for factor in row.factors)
    words = {"number": int(key), "priority": row.priority, "factors": factors}
    return texts.say("option-sector", **words, has_factors=yes(factors))


def _turn_luck(texts: Texts, ask: Question, key: str, state: BHState) -> str:
    verb, *words = key.split(" ")
    match verb, words:
        case "remove", [contact]:
            return texts.say("option-luck-remove", contact=name_of(texts, contact, state))
        case "reinforce", [support, edge]:
            name, where = name_of(texts, support, state), texts.say(f"edge-{edge}")
            return texts.say("option-luck-reinforce", support=name, edge=where)
        case "barricade", [a, b]:
            return texts.say("option-luck-barricade", start=spot(a), end=spot(b))
    return texts.unnamed(key)


def _figure_luck(texts: Texts, ask: Question, key: str, state: BHState) -> str:
    _, weapon, trooper = key.split(" ")
    names = {"weapon": name_of(texts, weapon, state), "trooper": name_of(texts, trooper, state)}
    return texts.say("option-luck-find", **names)


_WORDINGS: dict[str, Wording] = {
    "trooper": _trooper,
    "move": _move,
    "action": _action,
    "free_shot": _action,
    "deploy": _place,
    "follow_up": _place,
    "evac_place": _evac,
    "snap_fire": _snap_fire,
    "extra_shot": _target,
    "next_shot": _target,
    "ship_target": _target,
    "support": _support,
    "assignment": _assignment,
    "armour": _armour,
    "reaction_die": _reaction,
    "reroll_reaction": _die,
    "advance": _raise,
    "life_offer": _raise,
    "sectors_per_player": _number,
    "sector": _sector,
    "turn_luck": _turn_luck,
    "figure_luck": _figure_luck,
}
"""Questions whose answers are more than the name of something."""
