"""What an alien or a contact would do now, and why."""

from __future__ import annotations

from xenofront.cli.terminal.bug_hunt.typed import found
from xenofront.cli.terminal.explain import show_rule
from xenofront.cli.terminal.table import Table
from xenofront.library.words.bug_hunt.measures import between, measured, spot
from xenofront.library.words.bug_hunt.names import capital, name_of
from xenofront.systems.bug_hunt.ch5_aliens import behaviour
from xenofront.systems.bug_hunt.ch5_aliens.contacts import MoveContact, is_led
from xenofront.systems.bug_hunt.ground import nearest, on_table, opponents
from xenofront.systems.bug_hunt.state import AlienId, ContactId, TrooperId


def threat(table: Table, typed: str) -> None:
    """Whom an alien would go for, how far it would get, and by which rule."""
    there = found(table, typed)
    if there is not None and there[0] in table.state.aliens:
        _alien(table, AlienId(there[0]))
    elif there is not None and there[0] in table.state.contacts:
        _contact(table, ContactId(there[0]))
    else:
        table.say("ui-no-alien", typed=typed)


def _alien(table: Table, alien: AlienId) -> None:
    texts, state = table.texts, table.state
    row = state.aliens[alien]
    table.screen.line(name_of(texts, alien, state), style="heading")
    reason = "fresh" if row.fresh else behaviour.is_held_up(state, alien)
    if reason:
        table.say("bh-threat-waits", reason=reason)
        return
    against = opponents(state, alien)
    if against:
        names = "; ".join(name_of(texts, name, state) for name in against)
        table.say("bh-threat-fights", troopers=names)
        return
    if row.leader in ("caller", "lancer"):
        table.say("bh-threat-leader", leader=row.leader)
        return
    ways = table.record.system.ways(state, alien)
    if ways is None or not ways.targets:
        table.say("bh-threat-waits", reason="no-way")
        return
    for target in ways.targets:
        _way(table, alien, target)
    show_rule(table, ways.by)


def _way(table: Table, alien: AlienId, target: str) -> None:
    texts, state = table.texts, table.state
    going = behaviour.advance(state, alien, target)
    if going is None:
        return
    here, there = state.aliens[alien].at, state.troopers[TrooperId(target)].at
    table.say(
        "bh-threat-way",
        trooper=name_of(texts, target, state),
        away=measured(between(here, there)),
        speed=measured(behaviour.speed_of(state, alien)),
        end=spot(going.path[-1]),
        contact="yes" if going.contact else "no",
        dash="yes" if going.dash else "no",
    )


def _contact(table: Table, contact: ContactId) -> None:
    """A contact goes toward the nearest trooper, somewhere, or becomes two."""
    texts, state = table.texts, table.state
    here = state.contacts[contact].at
    near = nearest(here, [(str(n), state.troopers[n].at) for n in on_table(state)])
    table.screen.line(capital(name_of(texts, contact, state)), style="heading")
    names = "; ".join(name_of(texts, name, state) for name in near) or texts.say("nobody")
    table.say("bh-threat-contact", troopers=names, led="yes" if is_led(state, contact) else "no")
    show_rule(table, MoveContact.CITATION)
