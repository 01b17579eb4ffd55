"""Which question the greedy player answers how: a complete table, by class."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from xenofront.games.bug_hunt.play.greedy import moving, squad, turn
from xenofront.games.bug_hunt.play.greedy.situation import Situation
from xenofront.games.bug_hunt.rules.ch1_setup.deploy import DeployFigure, Rest
from xenofront.games.bug_hunt.rules.ch1_setup.load_out import (
    ChooseArmour,
    ChooseGear,
    ChooseSwap,
    ChooseWeapon,
)
from xenofront.games.bug_hunt.rules.ch1_setup.priority import ShiftPriority
from xenofront.games.bug_hunt.rules.ch1_setup.support import (
    Buy,
    ChooseArms,
    ChooseBearer,
    ChooseGrenades,
    ChooseSent,
    ChooseSupport,
    ChooseToBuy,
)
from xenofront.games.bug_hunt.rules.ch2_turn.phases import ChooseTrooper
from xenofront.games.bug_hunt.rules.ch2_turn.reactions import ReactionDie, RerollReaction
from xenofront.games.bug_hunt.rules.ch3_troopers.activation import ChooseAction, ChooseMove
from xenofront.games.bug_hunt.rules.ch4_combat.attack import ExtraShot, NextShot
from xenofront.games.bug_hunt.rules.ch4_combat.follow_up import ChooseFollowUp
from xenofront.games.bug_hunt.rules.ch5_aliens.snap_fire import ChooseFreeShot, ChooseSnapShot
from xenofront.games.bug_hunt.rules.ch6_objectives.evac import (
    GoAboard,
    PlaceShip,
    Roll,
    RollForShip,
    ShipTarget,
)
from xenofront.games.bug_hunt.rules.ch6_objectives.locations import Neutralize
from xenofront.games.bug_hunt.rules.ch7_campaign.after import (
    Advance,
    AvoidTrial,
    BestOfSquad,
    ChooseEscape,
    ChooseSurvival,
)
from xenofront.games.bug_hunt.rules.ch7_campaign.before import ChooseAssignment, ShortenStay
from xenofront.games.bug_hunt.rules.ch7_campaign.joint import SectorsPerPlayer, WhichSector
from xenofront.games.bug_hunt.rules.ch7_campaign.luck import (
    ChooseEvacLuck,
    ChooseFigureLuck,
    ChooseSupportLuck,
    ChooseTurnLuck,
)
from xenofront.games.bug_hunt.rules.ch7_campaign.operation import (
    CallFavour,
    ChooseTuned,
    LifeOffer,
    NextPriority,
    TakeLeave,
)
from xenofront.games.bug_hunt.rules.choices import NO, Pay, Use
from xenofront.kernel import Choice, Game, Question
from xenofront.players.base import Choice as Answer

ALWAYS: Final[dict[type[Question], Choice]] = {
    ChooseToBuy: Buy(),
    DeployFigure: Rest(),
    RollForShip: Roll(),
    AvoidTrial: Pay(),
    ChooseEscape: Use(),
    ChooseSurvival: Use(),
    ChooseEvacLuck: Use(),
    ChooseSupportLuck: Use(),
    ChooseTurnLuck: NO,
    ChooseFigureLuck: NO,
}
"""Questions that always get the same answer."""

Answering = Callable[[Situation, Game, Any, int], Answer]
"""An answer to a question, from what is seen of the table; equals are decided by a number."""

ANSWERS: Final[dict[type[Question], Answering]] = {
    ChooseTrooper: turn.trooper,
    ChooseMove: moving.move,
    ChooseAction: turn.action,
    ChooseFollowUp: squad.follow_up,
    ChooseSnapShot: turn.snap_fire,
    ChooseFreeShot: turn.free_shot,
    ExtraShot: turn.next_target,
    NextShot: turn.next_target,
    ShipTarget: turn.next_target,
    ReactionDie: squad.reaction_die,
    RerollReaction: squad.reroll_reaction,
    GoAboard: squad.board,
    PlaceShip: squad.evac_place,
    Neutralize: squad.neutralize,
    ShiftPriority: squad.shift_priority,
    ChooseSupport: squad.support,
    ChooseGrenades: squad.grenades,
    ChooseSent: squad.sent,
    ChooseArms: squad.first,
    ChooseBearer: squad.bearer,
    ChooseWeapon: squad.load_out,
    ChooseSwap: squad.hand_cannon,
    ChooseGear: squad.gear,
    ChooseArmour: squad.first,
    ChooseAssignment: squad.first,
    ShortenStay: squad.first,
    BestOfSquad: squad.first,
    Advance: squad.first,
    NextPriority: squad.first,
    ChooseTuned: squad.first,
    LifeOffer: squad.first,
    CallFavour: squad.first,
    TakeLeave: squad.first,
    SectorsPerPlayer: squad.first,
    WhichSector: squad.first,
}
"""All the others."""
