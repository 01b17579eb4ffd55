"""All procedures of Bug Hunt by name.

Procedures interrupt each other in circles (a move reveals a contact, aliens stand there, somebody
fires), so chapters reach each other's procedures through this module when they run: ``bh.Hit``.
"""

# ruff: noqa: F401 - a namespace
from __future__ import annotations

from xenofront.games.bug_hunt.rules.ch1_setup.deploy import Deploy
from xenofront.games.bug_hunt.rules.ch1_setup.load_out import LoadOut
from xenofront.games.bug_hunt.rules.ch1_setup.markers import (
    ChooseEdge,
    PlaceMarkers,
    RollObjectives,
)
from xenofront.games.bug_hunt.rules.ch1_setup.priority import RollPriority
from xenofront.games.bug_hunt.rules.ch1_setup.setup import SetUp
from xenofront.games.bug_hunt.rules.ch1_setup.support import Receive, RequestSupport
from xenofront.games.bug_hunt.rules.ch1_setup.terrain import BuildTable
from xenofront.games.bug_hunt.rules.ch2_turn.ending import MissionEnd
from xenofront.games.bug_hunt.rules.ch2_turn.mission import MissionPlay, Turn
from xenofront.games.bug_hunt.rules.ch2_turn.phases import (
    Concede,
    EndPhase,
    PriorityRoll,
    TrooperPhase,
)
from xenofront.games.bug_hunt.rules.ch2_turn.reactions import ReactionRoll
from xenofront.games.bug_hunt.rules.ch3_troopers.activation import Activation
from xenofront.games.bug_hunt.rules.ch3_troopers.arrive import Arrive
from xenofront.games.bug_hunt.rules.ch3_troopers.gear import UseGear
from xenofront.games.bug_hunt.rules.ch3_troopers.jams import ClearJam
from xenofront.games.bug_hunt.rules.ch3_troopers.trials import Trial
from xenofront.games.bug_hunt.rules.ch4_combat.area import AreaAttack, Flash
from xenofront.games.bug_hunt.rules.ch4_combat.attack import Attack
from xenofront.games.bug_hunt.rules.ch4_combat.brawl import Brawl, Brawls
from xenofront.games.bug_hunt.rules.ch4_combat.follow_up import FollowUp
from xenofront.games.bug_hunt.rules.ch4_combat.hits import Fallen, Hit
from xenofront.games.bug_hunt.rules.ch5_aliens.contacts import MoveContact
from xenofront.games.bug_hunt.rules.ch5_aliens.detection import ContactResult, Detect, NewContact
from xenofront.games.bug_hunt.rules.ch5_aliens.leaders import CallerActs, Hide, LancerActs
from xenofront.games.bug_hunt.rules.ch5_aliens.phase import AlienActivation, AlienPhase
from xenofront.games.bug_hunt.rules.ch5_aliens.reveal import RevealAliens
from xenofront.games.bug_hunt.rules.ch5_aliens.snap_fire import FreeShot, SnapFires
from xenofront.games.bug_hunt.rules.ch5_aliens.specials import (
    AlienFallen,
    AlienSpecials,
    LeastContacts,
    Scream,
    Spit,
    TrooperFallen,
)
from xenofront.games.bug_hunt.rules.ch6_objectives.evac import (
    Boarding,
    CallEvac,
    DropShipFire,
    EvacStep,
    HelpEvac,
    ShipArrives,
    ShipGuns,
)
from xenofront.games.bug_hunt.rules.ch6_objectives.locations import (
    ActivateLocation,
    BlockRolls,
    RevealLocation,
    RevealLocations,
)
from xenofront.games.bug_hunt.rules.ch6_objectives.objectives import (
    Hack,
    ObjectiveChecks,
    TakePackage,
)
from xenofront.games.bug_hunt.rules.ch6_objectives.signals import Ambush, Investigate, SignalChecks
from xenofront.games.bug_hunt.rules.ch6_objectives.spawns import CloseSpawn, SpawnPoints
from xenofront.games.bug_hunt.rules.ch7_campaign.after import (
    AfterMission,
    CountMissions,
    CourtMartialTrial,
    EarnExperience,
    EarnReputation,
    Injuries,
    MusterOut,
    NextTurn,
)
from xenofront.games.bug_hunt.rules.ch7_campaign.before import (
    Assignments,
    BeforeMission,
    CreateCharacter,
    ShortenStays,
)
from xenofront.games.bug_hunt.rules.ch7_campaign.joint import AlienMoves, ChooseSector
from xenofront.games.bug_hunt.rules.ch7_campaign.luck import (
    EvacLuck,
    FigureLuck,
    SupportLuck,
    TurnLuck,
)
from xenofront.games.bug_hunt.rules.ch7_campaign.operation import (
    MilitaryLife,
    OnLeave,
    OperationProgress,
    RestAndRecreation,
)
