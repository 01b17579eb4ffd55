"""What an alien or a contact would do now, and why."""

from __future__ import annotations

from typing import NamedTuple

from xenofront.games.bug_hunt.rules.ch5_aliens import behaviour
from xenofront.games.bug_hunt.rules.ch5_aliens.behaviour import Advance
from xenofront.games.bug_hunt.rules.ch5_aliens.contacts import MoveContact, is_led
from xenofront.games.bug_hunt.rules.ground import nearest, on_table, opponents
from xenofront.games.bug_hunt.rules.script import ways as ways_of
from xenofront.games.bug_hunt.rules.state import AlienId, BHState, ContactId, Point, TrooperId
from xenofront.games.bug_hunt.text.wording.measures import between, measured, spot
from xenofront.games.bug_hunt.text.wording.names import name_of
from xenofront.text.texts import Texts


class Threat(NamedTuple):
    """What somebody would do, in words; the ways it may take; whom it is about; by which rule."""

    lines: tuple[str, ...]
    ways: tuple[Advance, ...] = ()
    targets: tuple[str, ...] = ()
    rule: str = ""
    held_up: bool = False
    """It does nothing at all."""


def alien_threat(texts: Texts, state: BHState, alien: AlienId) -> Threat:
    """Whom an alien would go for, how far it would get, and by which rule."""
    row = state.aliens[alien]
    reason = "fresh" if row.fresh else behaviour.is_held_up(state, alien)
    if reason:
        return Threat((texts.say("bh-threat-waits", reason=reason),), held_up=True)
    against = opponents(state, alien)
    if against:
        names = "; ".join(name_of(texts, name, state) for name in against)
        line = texts.say("bh-threat-fights", troopers=names)
        return Threat((line,), targets=tuple(against))
    if row.leader in ("caller", "lancer"):
        return Threat((texts.say("bh-threat-leader", leader=row.leader),))
    found = ways_of(state, alien)
    if found is None or not found.targets:
        return Threat((texts.say("bh-threat-waits", reason="no-way"),), held_up=True)
    advances = (behaviour.advance(state, alien, target) for target in found.targets)
    ways = tuple(going for going in advances if going is not None)
    lines = tuple(_way_words(texts, state, alien, going) for going in ways)
    return Threat(lines, ways, tuple(going.target for going in ways), found.by)


def _way_words(texts: Texts, state: BHState, alien: AlienId, going: Advance) -> str:
    here, there = state.aliens[alien].at, state.troopers[TrooperId(going.target)].at
    return texts.say(
        "bh-threat-way",
        trooper=name_of(texts, going.target, state),
        away=measured(between(here, there)),
        speed=measured(behaviour.speed_of(state, alien)),
        end=spot(going.path[-1]),
        contact="yes" if going.contact else "no",
        dash="yes" if going.dash else "no",
    )


def contact_threat(texts: Texts, state: BHState, contact: ContactId) -> Threat:
    """A contact goes toward the nearest trooper, somewhere, or becomes two."""
    here: Point = state.contacts[contact].at
    near = nearest(here, [(str(n), state.troopers[n].at) for n in on_table(state)])
    names = "; ".join(name_of(texts, name, state) for name in near) or texts.say("nobody")
    led = "yes" if is_led(state, contact) else "no"
    line = texts.say("bh-threat-contact", troopers=names, led=led)
    return Threat((line,), targets=tuple(near), rule=MoveContact.CITATION)
