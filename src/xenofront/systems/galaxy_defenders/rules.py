"""All procedures of Galaxy Defenders by name.

Procedures interrupt each other in circles (a move reveals a signal, a guard shoots, somebody
dies), so chapters reach each other's procedures through this module when they run: ``gd.Guard``.
"""

from __future__ import annotations

from xenofront.systems.galaxy_defenders.ch4_setup.muster import Muster
from xenofront.systems.galaxy_defenders.ch6_sequence.armory import ArmoryDelivery
from xenofront.systems.galaxy_defenders.ch6_sequence.battle import AliensTurn, BattlePhase
from xenofront.systems.galaxy_defenders.ch6_sequence.event_effects import (
    AgentEffect,
    DiscardAmmo,
    DrawnEvent,
    RestoreTactic,
)
from xenofront.systems.galaxy_defenders.ch6_sequence.event_phase import EventPhase
from xenofront.systems.galaxy_defenders.ch6_sequence.reinforcements import (
    Reinforcements,
    TakeWeapon,
)
from xenofront.systems.galaxy_defenders.ch6_sequence.round import MissionPlay, RefreshPhase
from xenofront.systems.galaxy_defenders.ch6_sequence.strategy import (
    AlphaPromotion,
    StatusCheck,
    StrategyPhase,
)
from xenofront.systems.galaxy_defenders.ch7_agents.actions.bash import Bash
from xenofront.systems.galaxy_defenders.ch7_agents.actions.evade import Evade
from xenofront.systems.galaxy_defenders.ch7_agents.actions.leap import Leap
from xenofront.systems.galaxy_defenders.ch7_agents.actions.mission import MissionAction
from xenofront.systems.galaxy_defenders.ch7_agents.actions.redeploy import Redeploy
from xenofront.systems.galaxy_defenders.ch7_agents.actions.search import Search
from xenofront.systems.galaxy_defenders.ch7_agents.actions.unjam import Unjam
from xenofront.systems.galaxy_defenders.ch7_agents.combat import Attack, BasicHits, Defend, Treat
from xenofront.systems.galaxy_defenders.ch7_agents.drones import (
    ActivateDrone,
    DeployDrone,
    DroneLost,
)
from xenofront.systems.galaxy_defenders.ch7_agents.guard import Guard
from xenofront.systems.galaxy_defenders.ch7_agents.leaving import LeaveMap
from xenofront.systems.galaxy_defenders.ch7_agents.movement import Move
from xenofront.systems.galaxy_defenders.ch7_agents.powers import Dash, UsePower
from xenofront.systems.galaxy_defenders.ch7_agents.ranks import GDWings, RankUp
from xenofront.systems.galaxy_defenders.ch7_agents.turn import AgentTurn
from xenofront.systems.galaxy_defenders.ch7_agents.wounds import AgentDeath, Deaths, HandOver
from xenofront.systems.galaxy_defenders.ch8_aliens.activation import Activate, Drag
from xenofront.systems.galaxy_defenders.ch8_aliens.arrival import NewAlien
from xenofront.systems.galaxy_defenders.ch8_aliens.death import AlienDeath
from xenofront.systems.galaxy_defenders.ch8_aliens.reveal import Reveal, RevealSignals
from xenofront.systems.galaxy_defenders.ch8_aliens.signals import MoveSignal, MoveSignals
from xenofront.systems.galaxy_defenders.ch8_aliens.teleport import (
    TeleportAlien,
    TeleportPlace,
    TeleportSignals,
)

PROCEDURES = (
    MissionPlay,
    Muster,
    RefreshPhase,
    StrategyPhase,
    AlphaPromotion,
    GDWings,
    RankUp,
    Reinforcements,
    ArmoryDelivery,
    TakeWeapon,
    StatusCheck,
    BattlePhase,
    AgentTurn,
    Move,
    Attack,
    Defend,
    BasicHits,
    Treat,
    Guard,
    UsePower,
    Dash,
    Leap,
    Search,
    Bash,
    Evade,
    Redeploy,
    Unjam,
    MissionAction,
    LeaveMap,
    DeployDrone,
    ActivateDrone,
    DroneLost,
    Deaths,
    AgentDeath,
    HandOver,
    AlienDeath,
    AliensTurn,
    Activate,
    Drag,
    NewAlien,
    RevealSignals,
    Reveal,
    MoveSignals,
    MoveSignal,
    TeleportSignals,
    TeleportPlace,
    TeleportAlien,
    EventPhase,
    DrawnEvent,
    AgentEffect,
    DiscardAmmo,
    RestoreTactic,
)

__all__ = [
    "PROCEDURES",
    "Activate",
    "ActivateDrone",
    "AgentDeath",
    "AgentEffect",
    "AgentTurn",
    "AlienDeath",
    "AliensTurn",
    "AlphaPromotion",
    "ArmoryDelivery",
    "Attack",
    "Bash",
    "BasicHits",
    "BattlePhase",
    "Dash",
    "Deaths",
    "Defend",
    "DeployDrone",
    "DiscardAmmo",
    "Drag",
    "DrawnEvent",
    "DroneLost",
    "Evade",
    "EventPhase",
    "GDWings",
    "Guard",
    "HandOver",
    "Leap",
    "LeaveMap",
    "MissionAction",
    "MissionPlay",
    "Move",
    "MoveSignal",
    "MoveSignals",
    "Muster",
    "NewAlien",
    "RankUp",
    "Redeploy",
    "RefreshPhase",
    "Reinforcements",
    "RestoreTactic",
    "Reveal",
    "RevealSignals",
    "Search",
    "StatusCheck",
    "StrategyPhase",
    "TakeWeapon",
    "TeleportAlien",
    "TeleportPlace",
    "TeleportSignals",
    "Treat",
    "Unjam",
    "UsePower",
]
