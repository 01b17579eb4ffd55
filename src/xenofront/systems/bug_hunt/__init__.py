"""Bug Hunt: troopers against what moves in the dark, on a table measured in inches."""

from xenofront.games.bug_hunt import NAME
from xenofront.kernel import Seat, Setup, System
from xenofront.systems.bug_hunt import rules as _rules
from xenofront.systems.bug_hunt.box import Box
from xenofront.systems.bug_hunt.ch1_setup.setup import begin
from xenofront.systems.bug_hunt.events import EVENTS
from xenofront.systems.bug_hunt.script import describe, place, ways
from xenofront.systems.bug_hunt.state import BHState
from xenofront.systems.bug_hunt.view import resample, view


def _no_shelf(setup: Setup) -> Box:
    raise LookupError("no content: let xenofront.library open the system")


def _seats(state: BHState) -> tuple[Seat, ...]:
    return state.setup.seats


SYSTEM = System(
    name=NAME,
    version=2,
    state=BHState,
    procedures=_rules.PROCEDURES,
    events=EVENTS,
    begin=begin,
    seats=_seats,
    view=view,
    resample=resample,
    place=place,
    describe=describe,
    ways=ways,
    shelf=_no_shelf,
)

__all__ = ["SYSTEM"]
