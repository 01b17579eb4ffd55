"""What the dice of an event needed, where the event itself does not say."""

from __future__ import annotations

from typing import Final

from xenofront.games.bug_hunt.rules.ch3_troopers import jams
from xenofront.games.bug_hunt.rules.ch4_combat.area import AreaAttack
from xenofront.games.bug_hunt.rules.ch5_aliens import leaders
from xenofront.games.bug_hunt.rules.ch6_objectives import evac, locations, objectives, spawns
from xenofront.games.bug_hunt.rules.events import aliens, campaign, combat, missions, turn
from xenofront.games.bug_hunt.rules.state import BHState, PointId, TrooperId
from xenofront.kernel import Event

BY_KIND: Final[dict[type[Event], int]] = {
    turn.JamRolled: jams.NEEDED,
    missions.LocationTried: locations.ACTIVATE,
    missions.SpawnClosing: spawns.CLOSE,
    missions.EvacRolled: evac.ARRIVES,
}


def needed(event: Event, state: BHState) -> int | None:
    """The least that was needed; ``None`` where the sentence needs no such number."""
    if type(event) in BY_KIND:
        return BY_KIND[type(event)]
    match event:
        case missions.ObjectiveRolled():
            kind = state.objectives[PointId(event.objective)].kind
            return objectives.HACK if kind == "hack" else objectives.PATROL
        case combat.Caught():
            return state.box.traits["area" if AreaAttack.CITATION in event.rules else "stun"].on
        case aliens.AlienShot():
            return leaders.DART if leaders.LancerActs.CITATION in event.rules else None
        case campaign.AssignmentRolled():
            return state.box.catalogue.assignments[event.assignment].roll
    return None


def added(event: Event, state: BHState) -> int | None:
    """What was added to the die, where the event itself does not say."""
    match event:
        case turn.JamRolled():
            return state.troopers[TrooperId(event.trooper)].tech
    return None
