"""Galaxy Defenders, in the order of its book."""

from xenofront.games.galaxy_defenders import NAME
from xenofront.games.galaxy_defenders.rules import procedures
from xenofront.games.galaxy_defenders.rules.box import Box
from xenofront.games.galaxy_defenders.rules.ch4_setup.setup import begin
from xenofront.games.galaxy_defenders.rules.script import describe, place, ways
from xenofront.games.galaxy_defenders.rules.state import GDState
from xenofront.kernel import Seat, Setup, System


def _no_shelf(setup: Setup) -> Box:
    raise LookupError("no content: let xenofront.games.factory open the system")


def _seats(state: GDState) -> tuple[Seat, ...]:
    return state.setup.seats  # GD-3.b


SYSTEM = System(
    name=NAME,
    version=3,
    state=GDState,
    package=procedures.__package__,
    begin=begin,
    seats=_seats,
    place=place,
    describe=describe,
    ways=ways,
    box_for=_no_shelf,
)

__all__ = ["SYSTEM"]
