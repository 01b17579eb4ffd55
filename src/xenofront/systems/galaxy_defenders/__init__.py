"""Galaxy Defenders, in the order of its book."""

from xenofront.games.galaxy_defenders import NAME
from xenofront.kernel import Seat, Setup, System
from xenofront.systems.galaxy_defenders import rules as _rules
from xenofront.systems.galaxy_defenders.box import Box
from xenofront.systems.galaxy_defenders.ch4_setup.setup import begin
from xenofront.systems.galaxy_defenders.events import EVENTS
from xenofront.systems.galaxy_defenders.script import describe, place, ways
from xenofront.systems.galaxy_defenders.state import GDState
from xenofront.systems.galaxy_defenders.view import resample, view


def _no_shelf(setup: Setup) -> Box:
    raise LookupError("no content: let xenofront.library open the system")


def _seats(state: GDState) -> tuple[Seat, ...]:
    return state.setup.seats  # GD-3.b


SYSTEM = System(
    name=NAME,
    version=2,
    state=GDState,
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
