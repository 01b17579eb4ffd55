"""Short signs for everything on the table, as they stand on the board and can be typed."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from xenofront.games.bug_hunt.rules.ground import on_table
from xenofront.games.bug_hunt.rules.state import BHState, Point, PointId, TrooperId
from xenofront.games.bug_hunt.text.wording.names import character_name, number_of, origin_of

SHIP: Final = "EV"


class Thing(NamedTuple):
    """Something on the table: its id, its sign, where it is, and what it is."""

    id: str
    sign: str
    at: Point
    kind: str


def trooper_label(state: BHState, trooper: TrooperId) -> str:
    """Two letters of a main character, a letter and a number of anybody else."""
    row = state.troopers[trooper]
    if row.kind != "main":
        first = (origin_of(trooper) or row.kind)[:1].upper()
        kinds = dict.fromkeys(origin_of(n) or r.kind for n, r in state.troopers.items())
        same = [kind for kind in kinds if kind[:1].upper() == first]
        if same.index(origin_of(trooper) or row.kind):  # another kind has the letter already
            first = (origin_of(trooper) or row.kind)[1:2].upper()
        return f"{first}{number_of(state, trooper)}"
    name = character_name(state, trooper)
    before = [
        character_name(state, n)[:2].capitalize()
        for n, r in state.troopers.items()
        if r.kind == "main" and list(state.troopers).index(n) < list(state.troopers).index(trooper)
    ]
    short = name[:2].capitalize()
    return short if short not in before else f"{name[:1].upper()}{name[-1:].lower()}"


def alien_label(state: BHState, alien: str) -> str:
    """A small letter of the kind, and the number."""
    kind, _, number = alien.rpartition("-")
    return f"{state.box.aliens[kind].name[:1].lower()}{number}"


def contact_label(contact: str) -> str:
    return f"?{contact[1:]}"


def objective_label(state: BHState, objective: PointId) -> str:
    """The number of an objective, and whether it is open, done or lost."""
    row = state.objectives[objective]
    sign = "✓" if row.done else "-" if row.failed else "!"
    return f"{sign}{objective.rpartition('-')[2]}"


def marker_label(marker: str) -> str:
    """A location, a signal or a spawn point."""
    kind, _, number = marker.rpartition("-")
    return f"{ {'location': '&', 'signal': '$', 'spawn': '^'}[kind] }{number}"


def everything(state: BHState) -> Iterator[Thing]:
    """All that is on the table; figures first."""
    for trooper in on_table(state):
        yield Thing(trooper, trooper_label(state, trooper), state.troopers[trooper].at, "trooper")
    for alien, figure in state.aliens.items():
        yield Thing(alien, alien_label(state, alien), figure.at, "alien")
    if state.evac.at is not None:
        yield Thing(SHIP, SHIP, state.evac.at, "ship")
    for contact, marker in state.contacts.items():
        yield Thing(contact, contact_label(contact), marker.at, "contact")
    for name, objective in state.objectives.items():
        if not objective.taken:
            kind = "done" if objective.done else "objective"
            yield Thing(name, objective_label(state, name), objective.at, kind)
    for name, location in state.locations.items():
        if not location.spent:
            yield Thing(name, marker_label(name), location.at, "location")
    for name, signal in state.signals.items():
        yield Thing(name, marker_label(name), signal.at, "signal")
    for name, spawn in state.spawns.items():
        yield Thing(name, marker_label(name), spawn.at, "spawn")
