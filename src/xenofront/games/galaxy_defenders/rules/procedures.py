"""All procedures of Galaxy Defenders by name.

Procedures interrupt each other in circles (a move reveals a signal, a guard shoots, somebody
dies), so chapters reach each other's procedures through this module when they run: ``gd.Guard``.
"""

# ruff: noqa: F401 - a namespace
from __future__ import annotations

from xenofront.games.galaxy_defenders.rules.ch4_setup.headquarters import Headquarters
from xenofront.games.galaxy_defenders.rules.ch4_setup.muster import Muster
from xenofront.games.galaxy_defenders.rules.ch4_setup.outfit import Deployment, Outfit
from xenofront.games.galaxy_defenders.rules.ch6_sequence.armory import ArmoryDelivery
from xenofront.games.galaxy_defenders.rules.ch6_sequence.battle import AliensTurn, BattlePhase
from xenofront.games.galaxy_defenders.rules.ch6_sequence.event_choices import (
    ClosestActs,
    Malfunction,
)
from xenofront.games.galaxy_defenders.rules.ch6_sequence.event_effects import (
    AgentEffect,
    DiscardAmmo,
    DrawnEvent,
    RestoreTactic,
)
from xenofront.games.galaxy_defenders.rules.ch6_sequence.event_phase import EventPhase
from xenofront.games.galaxy_defenders.rules.ch6_sequence.reinforcements import (
    Reinforcements,
    TakeWeapon,
)
from xenofront.games.galaxy_defenders.rules.ch6_sequence.round import MissionPlay, RefreshPhase
from xenofront.games.galaxy_defenders.rules.ch6_sequence.strategy import (
    AlphaPromotion,
    StatusCheck,
    StrategyPhase,
)
from xenofront.games.galaxy_defenders.rules.ch7_agents.actions.bash import Bash
from xenofront.games.galaxy_defenders.rules.ch7_agents.actions.evade import Evade
from xenofront.games.galaxy_defenders.rules.ch7_agents.actions.leap import Leap
from xenofront.games.galaxy_defenders.rules.ch7_agents.actions.menace import DealWithMenace
from xenofront.games.galaxy_defenders.rules.ch7_agents.actions.mission import MissionAction
from xenofront.games.galaxy_defenders.rules.ch7_agents.actions.redeploy import Redeploy
from xenofront.games.galaxy_defenders.rules.ch7_agents.actions.search import Search
from xenofront.games.galaxy_defenders.rules.ch7_agents.actions.unjam import Unjam
from xenofront.games.galaxy_defenders.rules.ch7_agents.aftermath import Aftermath
from xenofront.games.galaxy_defenders.rules.ch7_agents.combat import Attack
from xenofront.games.galaxy_defenders.rules.ch7_agents.defence import BasicHits, Defend
from xenofront.games.galaxy_defenders.rules.ch7_agents.devices.hazards import Hazards, LayMines
from xenofront.games.galaxy_defenders.rules.ch7_agents.devices.satellite import (
    CallStrike,
    SatelliteStrike,
)
from xenofront.games.galaxy_defenders.rules.ch7_agents.devices.scanner import Scan
from xenofront.games.galaxy_defenders.rules.ch7_agents.drones import (
    ActivateDrone,
    DeployDrone,
    DroneLost,
)
from xenofront.games.galaxy_defenders.rules.ch7_agents.guard import Guard
from xenofront.games.galaxy_defenders.rules.ch7_agents.leaving import LeaveMap
from xenofront.games.galaxy_defenders.rules.ch7_agents.movement import Move
from xenofront.games.galaxy_defenders.rules.ch7_agents.on_hit import OnHit
from xenofront.games.galaxy_defenders.rules.ch7_agents.push import PushBack
from xenofront.games.galaxy_defenders.rules.ch7_agents.ranks import GDWings, Grenades, RankUp
from xenofront.games.galaxy_defenders.rules.ch7_agents.skills.charge import Charge
from xenofront.games.galaxy_defenders.rules.ch7_agents.skills.leadership import Lead
from xenofront.games.galaxy_defenders.rules.ch7_agents.treatment import Treat
from xenofront.games.galaxy_defenders.rules.ch7_agents.turn import AgentTurn
from xenofront.games.galaxy_defenders.rules.ch7_agents.use_power import Dash, Fly, UsePower
from xenofront.games.galaxy_defenders.rules.ch7_agents.wounds import AgentDeath, Deaths, HandOver
from xenofront.games.galaxy_defenders.rules.ch8_aliens.activation import Activate, Drag
from xenofront.games.galaxy_defenders.rules.ch8_aliens.arrival import NewAlien, PlaceBase
from xenofront.games.galaxy_defenders.rules.ch8_aliens.command import MindCommand
from xenofront.games.galaxy_defenders.rules.ch8_aliens.company import Gather, Together
from xenofront.games.galaxy_defenders.rules.ch8_aliens.death import AlienDeath
from xenofront.games.galaxy_defenders.rules.ch8_aliens.rage import Rage
from xenofront.games.galaxy_defenders.rules.ch8_aliens.reveal import Reveal, RevealSignals
from xenofront.games.galaxy_defenders.rules.ch8_aliens.signals import MoveSignal, MoveSignals
from xenofront.games.galaxy_defenders.rules.ch8_aliens.spread import PlaceSwarm
from xenofront.games.galaxy_defenders.rules.ch8_aliens.teleport import (
    TeleportAlien,
    TeleportPlace,
    TeleportSignals,
)
from xenofront.games.galaxy_defenders.rules.expansions.alien_events import ActivateSome, Bombard
from xenofront.games.galaxy_defenders.rules.expansions.carry_off import CarryOff
from xenofront.games.galaxy_defenders.rules.expansions.criticals import Criticals
from xenofront.games.galaxy_defenders.rules.expansions.descent import Descent
from xenofront.games.galaxy_defenders.rules.expansions.hologram import PlaceHologram
from xenofront.games.galaxy_defenders.rules.expansions.masters import NewMaster, TurnOver
from xenofront.games.galaxy_defenders.rules.expansions.npcs.activation import ActivateNpc, Commander
from xenofront.games.galaxy_defenders.rules.expansions.npcs.arrival import NewNpc
from xenofront.games.galaxy_defenders.rules.expansions.npcs.death import NpcDeath
from xenofront.games.galaxy_defenders.rules.expansions.npcs.tactics import OfferTactics
from xenofront.games.galaxy_defenders.rules.expansions.objects import ObjectLost
from xenofront.games.galaxy_defenders.rules.expansions.psionics.draw import Awaken, PsionicDraw
from xenofront.games.galaxy_defenders.rules.expansions.psionics.link import MindLink
from xenofront.games.galaxy_defenders.rules.expansions.psionics.mind import BrainBlast, MoveMind
from xenofront.games.galaxy_defenders.rules.expansions.quakes import PickStruck, RollEach
from xenofront.games.galaxy_defenders.rules.expansions.quartermaster import (
    FillSlots,
    Quartermaster,
)
from xenofront.games.galaxy_defenders.rules.expansions.reactions import OfferHelp
from xenofront.games.galaxy_defenders.rules.expansions.security import OpenSecurityLock
from xenofront.games.galaxy_defenders.rules.expansions.seize import PutDown
from xenofront.games.galaxy_defenders.rules.expansions.suit_actions import LeaveSuit, RecallSuit
from xenofront.games.galaxy_defenders.rules.expansions.supplies import HandOutSupplies
