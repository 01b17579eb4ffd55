"""A player of Bug Hunt with a purpose: good enough to reach every outcome of a mission."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from xenofront.games.bug_hunt.rules.ch1_setup.deploy import DeployFigure, Rest
from xenofront.games.bug_hunt.rules.ch2_turn.phases import Act, ChooseTrooper
from xenofront.games.bug_hunt.rules.ch2_turn.reactions import ReactionDie
from xenofront.games.bug_hunt.rules.ch3_troopers.activation import ChooseAction, ChooseMove
from xenofront.games.bug_hunt.rules.ch3_troopers.gear import AnyGear
from xenofront.games.bug_hunt.rules.ch3_troopers.jams import Unjam
from xenofront.games.bug_hunt.rules.ch4_combat.brawl import Fight
from xenofront.games.bug_hunt.rules.ch6_objectives.evac import (
    Assist,
    Board,
    Call,
    GoAboard,
    Roll,
    RollForShip,
)
from xenofront.games.bug_hunt.rules.ch6_objectives.locations import Activate
from xenofront.games.bug_hunt.rules.ch6_objectives.objectives import HackIn, Take
from xenofront.games.bug_hunt.rules.ch6_objectives.spawns import Close
from xenofront.games.bug_hunt.rules.choices import STAY, Fire, FireAt, To
from xenofront.games.bug_hunt.rules.state import BHState, TrooperId
from xenofront.geometry.plane.exact import Point, squared
from xenofront.kernel import Choice, Game

ACTIONS = (
    Take,
    HackIn,
    Call,
    Assist,
    Fire | FireAt,
    Activate,
    Fight,
    Close,
    Unjam,
    AnyGear,
)
"""Combat actions, the most liked first."""
HURRY = 5
"""From this turn on the drop ship is called."""


def purposeful_choice(
    game: Game, dice: Random, *, stay: tuple[str, ...] = (), searching: bool = False
) -> str:
    """Go for objectives, shoot what is in sight, call the ship and board it.

    Those who ``stay`` do not move; a ``searching`` squad goes on after two objectives.
    """
    pending, state = game.pending, game.state
    assert pending is not None
    assert isinstance(state, BHState)
    match pending:
        case ChooseTrooper():
            return dice.choice([one for one in pending.choices if isinstance(one, Act)]).key
        case ChooseMove():
            if pending.trooper in stay:
                return STAY.key
            return _move(state, pending, dice, searching=searching).key
        case ChooseAction():
            return _action(pending.choices, dice).key
        case GoAboard():
            return Board().key
        case DeployFigure():
            return Rest().key
        case RollForShip():
            return Roll().key
        case ReactionDie():
            return str(pending.choices[0])
    return str(dice.choice(pending.choices))


def _move(state: BHState, ask: ChooseMove, dice: Random, *, searching: bool) -> Choice:
    """The offered point nearest to where this trooper is wanted; out of reach of aliens."""
    goal = _goal(state, ask.trooper, searching=searching)
    walks = [choice for choice in ask.choices if isinstance(choice, To)]
    if goal is None or not walks:
        return STAY
    here = state.troopers[ask.trooper].at
    best = min(walks, key=lambda walk: (squared(walk.place, goal), walk.key))
    if squared(best.place, goal) >= squared(here, goal):
        return STAY
    other: Choice = best if dice.random() < 0.95 else dice.choice(ask.choices)
    return other


def _goal(state: BHState, trooper: TrooperId, *, searching: bool) -> Point | None:
    """The drop ship if it is there, a package's way home, else the nearest open objective."""
    if state.evac.at is not None:
        return state.evac.at
    done = sum(row.worth for row in state.objectives.values() if row.done or row.taken)
    if state.turn >= HURRY and (done >= 2 and not searching):
        return None
    here = state.troopers[trooper].at
    taken = {row.package for row in state.troopers.values()}
    wanted = [
        row.at
        for name, row in state.objectives.items()
        if not row.done and not row.failed and name not in taken
    ]
    return min(wanted, key=lambda at: (squared(here, at), at), default=None)


def _action(choices: Sequence[Choice], dice: Random) -> Choice:
    for kind in ACTIONS:
        found = [choice for choice in choices if isinstance(choice, kind)]
        if found:
            return dice.choice(found)
    return choices[-1]
