"""All procedures of Galaxy Defenders by name.

Procedures interrupt each other in circles (a move reveals a signal, a guard shoots, somebody
dies), so chapters reach each other's procedures through this module when they run: ``gd.Guard``.
"""

from __future__ import annotations

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
from xenofront.systems.galaxy_defenders.ch7_agents.guard import Guard
from xenofront.systems.galaxy_defenders.ch7_agents.movement import Move
from xenofront.systems.galaxy_defenders.ch7_agents.powers import Dash, UsePower
from xenofront.systems.galaxy_defenders.ch7_agents.ranks import GDWings, RankUp
from xenofront.systems.galaxy_defenders.ch7_agents.turn import AgentTurn
from xenofront.systems.galaxy_defenders.ch7_agents.wounds import AgentDeath, Deaths
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
    RefreshPhase,
    StrategyPhase,
    AlphaPromotion,
    GDWings,
    RankUp,
    Reinforcements,
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
    Deaths,
    AgentDeath,
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
    "AgentDeath",
    "AgentEffect",
    "AgentTurn",
    "AlienDeath",
    "AliensTurn",
    "AlphaPromotion",
    "Attack",
    "Bash",
    "BasicHits",
    "BattlePhase",
    "Dash",
    "Deaths",
    "Defend",
    "DiscardAmmo",
    "Drag",
    "DrawnEvent",
    "Evade",
    "EventPhase",
    "GDWings",
    "Guard",
    "Leap",
    "MissionAction",
    "MissionPlay",
    "Move",
    "MoveSignal",
    "MoveSignals",
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
