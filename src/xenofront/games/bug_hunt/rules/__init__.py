"""Bug Hunt: troopers against what moves in the dark, on a table measured in inches."""

from xenofront.games.bug_hunt import NAME
from xenofront.games.bug_hunt.rules import procedures
from xenofront.games.bug_hunt.rules.box import Box
from xenofront.games.bug_hunt.rules.ch1_setup.setup import begin
from xenofront.games.bug_hunt.rules.script import describe, place, ways
from xenofront.games.bug_hunt.rules.state import BHState
from xenofront.kernel import Seat, Setup, System


def _no_shelf(setup: Setup) -> Box:
    raise LookupError("no content: let xenofront.games.factory open the system")


def _seats(state: BHState) -> tuple[Seat, ...]:
    return state.setup.seats


SYSTEM = System(
    name=NAME,
    version=3,
    state=BHState,
    package=procedures.__package__,
    begin=begin,
    seats=_seats,
    place=place,
    describe=describe,
    ways=ways,
    box_for=_no_shelf,
)

__all__ = ["SYSTEM"]
