"""Laws about power suits, batteries, fighting poses and locks (GX 5.3, 9.2.2, 9.4, 9.5)."""

from __future__ import annotations

from collections.abc import Iterator

from xenofront.games.galaxy_defenders.content.gear import MOST_SUITS
from xenofront.games.galaxy_defenders.rules.expansions.poses import STANDING, poses_of
from xenofront.games.galaxy_defenders.rules.expansions.suits import in_play, most_batteries
from xenofront.games.galaxy_defenders.rules.state import GDState
from xenofront.lab.laws import Moment


def suits_fit(moment: Moment) -> Iterator[str]:
    """GX-2.k, GX-9.4.c: two suits at most, none more than came; batteries and shields in bounds."""
    state = _state(moment)
    there, mission = in_play(state), state.box.mission
    if len(there) > min(MOST_SUITS, len(mission.suits) + state.recalled):
        yield f"{len(there)} suits are in play"
    for suit in there:
        if suit.sheet not in state.box.suits:
            yield f"the box has no {suit.sheet}"
        elif not 0 <= suit.batteries <= most_batteries(state.box, suit.sheet):
            yield f"{suit.sheet} has {suit.batteries} batteries"
        elif not 0 <= suit.shield <= state.box.suits[suit.sheet].shield:
            yield f"{suit.sheet} has {suit.shield} shield points"
    for name, row in state.agents.items():
        if row.suit is not None and (row.owner or not row.alive):
            yield f"{name} wears a suit"


def batteries_fit(moment: Moment) -> Iterator[str]:
    """GX-9.4.c: a weapon holds as many batteries as its token says, at most."""
    state = _state(moment)
    for name, row in state.agents.items():
        for slot in row.weapons if row.alive else ():
            most = state.box.weapons[slot.id].battery
            if (slot.batteries is None) != (most is None):
                yield f"{name}'s {slot.id} has batteries {slot.batteries}, printed is {most}"
            elif slot.batteries is not None and not 0 <= slot.batteries <= (most or 0):
                yield f"{name}'s {slot.id} has {slot.batteries} batteries of {most}"


def poses_fit(moment: Moment) -> Iterator[str]:
    """GX-9.2.2.aa: only agents take poses, with the option, and in a suit one stands."""
    state = _state(moment)
    for name, row in state.agents.items():
        if row.pose != STANDING and (row.owner or row.suit or row.pose not in poses_of(state)):
            yield f"{name} is {row.pose}"


def locks_fit(moment: Moment) -> Iterator[str]:
    """GX-5.3.b, GX-5.3.f: no lock comes back, none but the mission's is there, each shuts."""
    state = _state(moment)
    begun = state.box.mission.security.locks
    for place, colour in state.sealed.items():
        if begun.get(place) != colour:
            yield f"a {colour} lock lies on {place}"
        if place not in state.bars:
            yield f"the lock on {place} does not shut it"


def _state(moment: Moment) -> GDState:
    state = moment.game.state
    assert isinstance(state, GDState)
    return state
