"""A player of Bug Hunt with a purpose: good enough to reach every outcome of a mission."""

from __future__ import annotations

from random import Random

from xenofront.games.bug_hunt.rules.state import BHState, TrooperId
from xenofront.geometry.plane.exact import Point, point, squared
from xenofront.kernel import Game

ACTIONS = ("take", "hack", "call", "assist", "fire", "activate", "brawl", "close", "unjam", "gear")
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
    options = pending.options
    match pending.what:
        case "trooper":
            acting = [option for option in options if option.startswith("act ")]
            return dice.choice(acting) if acting else options[0]
        case "move":
            trooper = TrooperId(getattr(pending, "about", ("",))[0])
            return (
                "stay"
                if trooper in stay
                else _move(state, trooper, options, dice, searching=searching)
            )
        case "action":
            return _action(options, dice)
        case "board":
            return "board"
        case "deploy":
            return "rest"
        case "evac_roll":
            return "roll"
        case "reaction_die":
            return options[0]
    return dice.choice(options)


def _move(
    state: BHState, trooper: TrooperId, options: tuple[str, ...], dice: Random, *, searching: bool
) -> str:
    """The offered point nearest to where this trooper is wanted; out of reach of aliens."""
    places = {o: point(o.removeprefix("to ")) for o in options if o.startswith("to ")}
    goal = _goal(state, trooper, searching=searching)
    if goal is None or not places:
        return "stay"
    here = state.troopers[trooper].at
    best = min(places, key=lambda o: (squared(places[o], goal), o))
    if squared(places[best], goal) >= squared(here, goal):
        return "stay"
    return best if dice.random() < 0.95 else dice.choice(options)


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


def _action(options: tuple[str, ...], dice: Random) -> str:
    for verb in ACTIONS:
        found = [option for option in options if option.partition(" ")[0] == verb]
        if found:
            return dice.choice(found)
    return options[-1]
