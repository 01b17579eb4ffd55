"""Where the game stands, and how everybody and everything is, in a few words each."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from xenofront.games.bug_hunt.rules.ch4_combat.shooting import range_of, toughness_of
from xenofront.games.bug_hunt.rules.ch5_aliens.behaviour import speed_of
from xenofront.games.bug_hunt.rules.ground import nearest, on_table
from xenofront.games.bug_hunt.rules.state import Alien, AlienId, BHState, Trooper, TrooperId
from xenofront.games.bug_hunt.text.wording.measures import between, measured, signed, spot
from xenofront.games.bug_hunt.text.wording.names import name_of
from xenofront.geometry.plane.exact import INCH, Point
from xenofront.geometry.plane.shapes import bounds
from xenofront.geometry.plane.terrain import Feature
from xenofront.text.texts import Texts


class Said(NamedTuple):
    """A few words, and whether they are bad news."""

    text: str
    bad: bool = False


def ship_words(texts: Texts, state: BHState) -> str:
    """How it stands with the drop ship; nothing before it was called."""
    evac = state.evac
    if evac.at is not None:
        return texts.say("bh-ship-here", at=spot(evac.at), turn=evac.leaves)
    if evac.comes:
        return texts.say("bh-ship-comes", turn=evac.comes)
    return texts.say("bh-ship-called") if evac.called else ""


# -- figures ---------------------------------------------------------------------------------------


def weapon_state(texts: Texts, row: Trooper, weapon: str) -> str:
    """Whether a weapon is jammed or empty; nothing if it can be fired."""
    if weapon in row.jammed:
        return texts.say("bh-jammed")
    return texts.say("bh-empty") if weapon in row.empty else ""


def hurt(texts: Texts, row: Trooper | Alien) -> Iterator[Said]:
    """Wounds and stun markers."""
    if row.wounds:
        yield Said(texts.say("bh-wounded"), bad=True)
    if row.stun:
        yield Said(texts.say("bh-stunned", markers=row.stun), bad=True)


def nearest_trooper(texts: Texts, state: BHState, place: Point) -> str:
    """Which trooper is nearest to a figure's place, and how far away."""
    near = nearest(place, [(str(n), state.troopers[n].at) for n in on_table(state)])
    if not near:
        return ""
    apart = between(place, state.troopers[TrooperId(near[0])].at)
    words = {"trooper": name_of(texts, near[0], state), "away": measured(apart)}
    return texts.say("bh-nearest" if apart else "bh-touching", **words)


def alien_parts(texts: Texts, state: BHState, alien: AlienId) -> Iterator[Said]:
    """Who is nearest, wounds, and whether it does anything in the next phase."""
    row = state.aliens[alien]
    near = nearest_trooper(texts, state, row.at)
    if near:
        yield Said(near)
    yield from hurt(texts, row)
    if row.fresh:
        yield Said(texts.say("bh-fresh"))
    if alien in state.distracted:
        yield Said(texts.say("bh-distracted"))


def trooper_sheet(texts: Texts, row: Trooper) -> str:
    """The numbers of a trooper."""
    return texts.say(
        "bh-trooper-sheet",
        reactions=row.reactions,
        speed=measured(row.speed * INCH),
        combat=signed(row.combat) or "+0",
        toughness=row.toughness,
        tech=signed(row.tech) or "+0",
        save=row.save,
    )


def alien_sheet(texts: Texts, state: BHState, alien: AlienId) -> list[str]:
    """The numbers of an alien, and what is special about its kind."""
    kind = state.box.aliens[state.alien_type]
    numbers = texts.say(
        "bh-alien-sheet",
        speed=measured(speed_of(state, alien)),
        combat=signed(kind.combat) or "+0",
        toughness=toughness_of(state, alien),
        damage=kind.damage,
        save=kind.save,
    )
    return [numbers, *([texts.say(f"trait-{kind.trait}")] if kind.trait else [])]


def weapon_line(texts: Texts, state: BHState, bearer: str, weapon: str) -> str:
    """Range, shots, damage and traits of a weapon."""
    definition = state.box.weapons[weapon]
    traits = [texts.called(state.box.traits[t]) for t in definition.traits if t in state.box.traits]
    return texts.say(
        "bh-weapon",
        weapon=texts.called(definition),
        range=range_of(state, bearer, weapon),
        shots=definition.shots,
        damage=definition.damage,
        traits=", ".join(traits),
        has_traits="yes" if traits else "no",
    )


# -- what lies on the table ------------------------------------------------------------------------


def feature_parts(texts: Texts, feature: Feature) -> list[str]:
    """What a piece of terrain is, and what it does to who walks."""
    parts = [texts.say(f"bh-kind-{feature.kind}")]
    if feature.difficult:
        parts.append(texts.say("bh-difficult"))
    if feature.gap:
        parts.append(texts.say("bh-gap"))
    if feature.climbable:
        parts.append(texts.say("bh-climb", height=measured(feature.height)))
    return parts


def feature_words(texts: Texts, state: BHState, feature: Feature) -> str:
    """A piece of terrain: what it is called, where it lies, and what it is."""
    left, top, right, bottom = bounds(feature.corners)
    place = f"{spot(Point(left, top))} - {spot(Point(right, bottom))}"
    name = texts.name(feature.id, state)
    return f"{name}: {place}, {', '.join(feature_parts(texts, feature))}"
