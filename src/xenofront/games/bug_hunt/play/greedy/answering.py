"""Which question the greedy player answers how: a complete table, by class."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from xenofront.games.bug_hunt.play.greedy import moving, squad, turn
from xenofront.games.bug_hunt.play.greedy.situation import Situation
from xenofront.games.bug_hunt.rules.ch1_setup import deploy, load_out, priority, support
from xenofront.games.bug_hunt.rules.ch2_turn import phases, reactions
from xenofront.games.bug_hunt.rules.ch3_troopers import activation
from xenofront.games.bug_hunt.rules.ch4_combat import attack, follow_up
from xenofront.games.bug_hunt.rules.ch5_aliens import snap_fire
from xenofront.games.bug_hunt.rules.ch6_objectives import evac, locations
from xenofront.games.bug_hunt.rules.ch7_campaign import after, before, joint, luck, operation
from xenofront.games.bug_hunt.rules.choices import NO, Pay, Use
from xenofront.kernel import Choice, Game, Question
from xenofront.players.base import Choice as Answer

ALWAYS: Final[dict[type[Question], Choice]] = {
    support.ChooseToBuy: support.Buy(),
    deploy.DeployFigure: deploy.Rest(),
    evac.RollForShip: evac.Roll(),
    after.AvoidTrial: Pay(),
    after.ChooseEscape: Use(),
    after.ChooseSurvival: Use(),
    luck.ChooseEvacLuck: Use(),
    luck.ChooseSupportLuck: Use(),
    luck.ChooseTurnLuck: NO,
    luck.ChooseFigureLuck: NO,
}
"""Questions that always get the same answer."""

Answering = Callable[[Situation, Game, Any, int], Answer]
"""An answer to a question, from what is seen of the table; equals are decided by a number."""

ANSWERS: Final[dict[type[Question], Answering]] = {
    phases.ChooseTrooper: turn.trooper,
    activation.ChooseMove: moving.move,
    activation.ChooseAction: turn.action,
    follow_up.ChooseFollowUp: squad.follow_up,
    snap_fire.ChooseSnapShot: turn.snap_fire,
    snap_fire.ChooseFreeShot: turn.free_shot,
    attack.ExtraShot: turn.next_target,
    attack.NextShot: turn.next_target,
    evac.ShipTarget: turn.next_target,
    reactions.ReactionDie: squad.reaction_die,
    reactions.RerollReaction: squad.reroll_reaction,
    evac.GoAboard: squad.board,
    evac.PlaceShip: squad.evac_place,
    locations.Neutralize: squad.neutralize,
    priority.ShiftPriority: squad.shift_priority,
    support.ChooseSupport: squad.support,
    support.ChooseGrenades: squad.grenades,
    support.ChooseSent: squad.sent,
    support.ChooseArms: squad.first,
    support.ChooseBearer: squad.bearer,
    load_out.ChooseWeapon: squad.load_out,
    load_out.ChooseSwap: squad.hand_cannon,
    load_out.ChooseGear: squad.gear,
    load_out.ChooseArmour: squad.first,
    before.ChooseAssignment: squad.first,
    before.ShortenStay: squad.first,
    after.BestOfSquad: squad.first,
    after.Advance: squad.first,
    operation.NextPriority: squad.first,
    operation.ChooseTuned: squad.first,
    operation.LifeOffer: squad.first,
    operation.CallFavour: squad.first,
    operation.TakeLeave: squad.first,
    joint.SectorsPerPlayer: squad.first,
    joint.WhichSector: squad.first,
}
"""All the others."""
