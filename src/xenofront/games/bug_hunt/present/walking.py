"""Where somebody could walk or dash to."""

from __future__ import annotations

from typing import NamedTuple

from xenofront.games.bug_hunt.present.going import Walk
from xenofront.games.bug_hunt.present.outlines import Piece, area
from xenofront.games.bug_hunt.rules.ch3_troopers.movement import DASH, may_dash, speed_of
from xenofront.games.bug_hunt.rules.ch5_aliens import behaviour
from xenofront.games.bug_hunt.rules.ground import in_contact, on_table, spheres, table_of
from xenofront.games.bug_hunt.rules.state import AlienId, BHState, TrooperId
from xenofront.geometry.plane.exact import INCH
from xenofront.geometry.plane.stops import TOUCH
from xenofront.geometry.plane.walking import ALIEN, CROWDED, SPHERE, TROOPER


class Reach(NamedTuple):
    """How far somebody goes, in thousandths: walking, and with a dash if it may."""

    walk: int
    dash: int


def reach_of(state: BHState, trooper: TrooperId) -> Reach:
    """How far a trooper goes; both are one if it cannot dash."""
    walks = speed_of(state, trooper)
    return Reach(walks, walks + (DASH * INCH if may_dash(state, trooper) else 0))


def rested(state: BHState, trooper: TrooperId) -> BHState:
    """The same with a trooper who has done nothing in this turn."""
    twin = state.copy()
    twin.change_trooper(trooper, moved=False, acted=False, snapped=False)
    return twin


def alien_reach(state: BHState, alien: AlienId) -> Reach:
    """How far an alien goes, and how far in the open or into contact."""
    walks = behaviour.speed_of(state, alien)
    return Reach(walks, walks + behaviour.DASH)


# -- outlines --------------------------------------------------------------------------------------


def reach_area(state: BHState, trooper: TrooperId, longest: int) -> list[Piece]:
    """Where a trooper gets who is told to go there, for at most so much."""
    here = state.troopers[trooper].at
    others = [state.troopers[name].at for name in on_table(state) if name != trooper]
    touched = [row.at for row in state.aliens.values() if in_contact(here, row.at)]
    foes = [row.at for row in state.aliens.values() if not in_contact(here, row.at)]
    return area(
        Walk(
            table_of(state),
            TROOPER,
            here,
            longest,
            discs=tuple((at, CROWDED) for at in (*others, *touched)),
            foes=tuple((at, TOUCH + 1) for at in foes),
            straight=reach_of(state, trooper).dash,
        )
    )


def alien_area(state: BHState, alien: AlienId, longest: int) -> list[Piece]:
    """Where an alien gets for at most so much, contact with troopers apart."""
    troopers = [(state.troopers[name].at, TOUCH + 1) for name in on_table(state)]
    return area(
        Walk(
            table_of(state),
            ALIEN,
            state.aliens[alien].at,
            longest,
            discs=(*troopers, *((at, SPHERE) for at in spheres(state))),
            passed=tuple((at, CROWDED) for at in behaviour.others(state, alien)),
            straight=longest,
        )
    )
