"""Galaxy Defenders, in the order of its book."""

from xenofront.games.galaxy_defenders import NAME
from xenofront.games.galaxy_defenders.rules import procedures as _rules
from xenofront.games.galaxy_defenders.rules.box import Box
from xenofront.games.galaxy_defenders.rules.ch4_setup.setup import begin
from xenofront.games.galaxy_defenders.rules.events import EVENTS
from xenofront.games.galaxy_defenders.rules.script import describe, place, ways
from xenofront.games.galaxy_defenders.rules.state import GDState
from xenofront.games.galaxy_defenders.rules.view import resample, view
from xenofront.kernel import Seat, Setup, System


def _no_shelf(setup: Setup) -> Box:
    raise LookupError("no content: let xenofront.games.factory open the system")


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
