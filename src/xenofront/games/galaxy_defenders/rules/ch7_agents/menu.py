"""GD 6.3.1, 7.4 The menu of an agent's turn: a class for each line."""

from __future__ import annotations

from typing import Final, get_args

from xenofront.games.galaxy_defenders.rules.choices import OpenLock, Shot, Use
from xenofront.games.galaxy_defenders.rules.names import (
    ActionId,
    AgentId,
    AlienId,
    DoorId,
    HexId,
    OpeningId,
    UnitId,
    WeaponId,
    WindowId,
)
from xenofront.kernel import Choice, Question


class Move(Choice, frozen=True, gc=False):
    VERB = "move"


class Turn(Choice, frozen=True, gc=False):
    """Turn on the spot."""

    VERB = "turn"


class Attack(Shot, frozen=True, gc=False):
    VERB = "attack"


class Treat(Choice, frozen=True, gc=False):
    VERB = "treat"

    weapon: WeaponId
    target: AgentId


class Leap(Choice, frozen=True, gc=False):
    VERB = "leap"

    window: WindowId


class Search(Choice, frozen=True, gc=False):
    VERB = "search"


class Bash(Choice, frozen=True, gc=False):
    VERB = "bash"

    door: DoorId


class Evade(Choice, frozen=True, gc=False):
    VERB = "evade"


class Redeploy(Choice, frozen=True, gc=False):
    VERB = "redeploy"

    hex: HexId


class Unjam(Choice, frozen=True, gc=False):
    """Clear a jam, at the cost of another activity or for the action alone."""

    VERB = "unjam"

    weapon: WeaponId
    activity: str


class Drone(Choice, frozen=True, gc=False):
    """Let a drone act."""

    VERB = "drone"

    drone: UnitId


class Npc(Choice, frozen=True, gc=False):
    """Let an NPC act, before the first activity."""

    VERB = "npc"

    npc: UnitId


class Tactic(Choice, frozen=True, gc=False):
    """Let an NPC use its tactic."""

    VERB = "tactic"

    npc: UnitId


class Menace(Choice, frozen=True, gc=False):
    """Raise or lower the MENACE token of a master alien, or take it."""

    VERB = "menace"

    alien: AlienId
    deed: str


class Special(Choice, frozen=True, gc=False):
    """An action of the mission."""

    VERB = "special"

    action: ActionId


class SpecialAt(Choice, frozen=True, gc=False):
    """An action of the mission at a door or window."""

    VERB = "special"

    action: ActionId
    opening: OpeningId


class StandUp(Choice, frozen=True, gc=False):
    """Stand up beside an alien that holds the agent."""

    VERB = "stand"


class Unequip(Choice, frozen=True, gc=False):
    """Climb out of a power suit."""

    VERB = "unequip"

    hex: HexId


class Recall(Choice, frozen=True, gc=False):
    """Call a power suit."""

    VERB = "recall"


class EndTurn(Choice, frozen=True, gc=False):
    VERB = "end"


MOVE: Final = Move()
TURN: Final = Turn()
SEARCH: Final = Search()
EVADE: Final = Evade()
STAND_UP: Final = StandUp()
RECALL: Final = Recall()
END_TURN: Final = EndTurn()


Activity = (
    Move
    | Turn
    | Attack
    | Treat
    | Use
    | Leap
    | Search
    | Bash
    | OpenLock
    | Evade
    | Redeploy
    | Unjam
    | Drone
    | Npc
    | Tactic
    | Menace
    | Special
    | SpecialAt
    | StandUp
    | Unequip
    | Recall
    | EndTurn
)


class NextActivity(Question, frozen=True, gc=False):
    """What an agent does next in its turn."""

    WHAT = "activity"
    ANSWERS = get_args(Activity)

    agent: AgentId
