"""The greedy player of Galaxy Defenders."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from xenofront.games.galaxy_defenders.play.greedy import (
    aliens,
    combat,
    gear,
    minds,
    moving,
    npcs,
    strategy,
    used,
)
from xenofront.games.galaxy_defenders.play.greedy.moving import Heading, surroundings
from xenofront.games.galaxy_defenders.play.greedy.situation import CALM, Situation, Temper, state_of
from xenofront.games.galaxy_defenders.play.greedy.turn import activity
from xenofront.games.galaxy_defenders.rules.ch4_setup.headquarters import FromHeadquarters
from xenofront.games.galaxy_defenders.rules.ch4_setup.outfit import ChooseDevice, StartHex
from xenofront.games.galaxy_defenders.rules.ch6_sequence.battle import NextAlien
from xenofront.games.galaxy_defenders.rules.ch6_sequence.event_choices import (
    ClosestAlien,
    WhichJams,
)
from xenofront.games.galaxy_defenders.rules.ch6_sequence.event_effects import LoseAmmo, WhichTactic
from xenofront.games.galaxy_defenders.rules.ch6_sequence.reinforcements import (
    Recipient,
    Reinforce,
    Replace,
    WhichDevice,
)
from xenofront.games.galaxy_defenders.rules.ch6_sequence.strategy import WhoIsAlpha
from xenofront.games.galaxy_defenders.rules.ch7_agents.actions.search import WhatIsFound
from xenofront.games.galaxy_defenders.rules.ch7_agents.aftermath import StepAway, StrikeBack
from xenofront.games.galaxy_defenders.rules.ch7_agents.combat import (
    Boost,
    ExtraDice,
    PayAmmo,
    Substitute,
)
from xenofront.games.galaxy_defenders.rules.ch7_agents.defence import React
from xenofront.games.galaxy_defenders.rules.ch7_agents.devices.hazards import MineHex
from xenofront.games.galaxy_defenders.rules.ch7_agents.devices.satellite import StrikeArea
from xenofront.games.galaxy_defenders.rules.ch7_agents.devices.scanner import WhichSignal
from xenofront.games.galaxy_defenders.rules.ch7_agents.drones import DeployHex, DroneAttack
from xenofront.games.galaxy_defenders.rules.ch7_agents.guard import GuardShot
from xenofront.games.galaxy_defenders.rules.ch7_agents.menu import NextActivity
from xenofront.games.galaxy_defenders.rules.ch7_agents.movement import Facing, NextHex
from xenofront.games.galaxy_defenders.rules.ch7_agents.push import PushHex
from xenofront.games.galaxy_defenders.rules.ch7_agents.ranks import Gain, RollForRank, WhichGrenade
from xenofront.games.galaxy_defenders.rules.ch7_agents.rerolls import Reroll
from xenofront.games.galaxy_defenders.rules.ch7_agents.skills.leadership import WhichOrder
from xenofront.games.galaxy_defenders.rules.ch7_agents.treatment import BoostHeal, HealAnother
from xenofront.games.galaxy_defenders.rules.ch7_agents.use_power import OnWhom, WhichPart
from xenofront.games.galaxy_defenders.rules.ch7_agents.wounds import LastPower
from xenofront.games.galaxy_defenders.rules.ch8_aliens.activation import AlienWay, DragWay
from xenofront.games.galaxy_defenders.rules.ch8_aliens.arrival import BaseHexes
from xenofront.games.galaxy_defenders.rules.ch8_aliens.command import WhomToCommand
from xenofront.games.galaxy_defenders.rules.ch8_aliens.company import FollowHex, WhoFollows
from xenofront.games.galaxy_defenders.rules.ch8_aliens.reveal import NextSignal
from xenofront.games.galaxy_defenders.rules.ch8_aliens.signals import SignalWay
from xenofront.games.galaxy_defenders.rules.ch8_aliens.spread import SwarmHex
from xenofront.games.galaxy_defenders.rules.ch8_aliens.teleport import TeleportHex
from xenofront.games.galaxy_defenders.rules.expansions.batteries import WhichCharge
from xenofront.games.galaxy_defenders.rules.expansions.masters import MasterHex
from xenofront.games.galaxy_defenders.rules.expansions.npcs.activation import NpcWay
from xenofront.games.galaxy_defenders.rules.expansions.npcs.arrival import WhoLeads
from xenofront.games.galaxy_defenders.rules.expansions.npcs.slots import NextNpc
from xenofront.games.galaxy_defenders.rules.expansions.npcs.tactics import NpcTactic
from xenofront.games.galaxy_defenders.rules.expansions.psionics.link import WhatIsLinked
from xenofront.games.galaxy_defenders.rules.expansions.psionics.mind import (
    MindHex,
    MindShot,
    WhoseMind,
)
from xenofront.games.galaxy_defenders.rules.expansions.quakes import WhoIsStruck
from xenofront.games.galaxy_defenders.rules.expansions.quartermaster import UseAtOnce, WhatIsGiven
from xenofront.games.galaxy_defenders.rules.expansions.reactions import Assist, Foresee
from xenofront.games.galaxy_defenders.rules.expansions.seize import VictimHex
from xenofront.games.galaxy_defenders.rules.expansions.supplies import WhichSupply
from xenofront.games.galaxy_defenders.rules.state import AgentId, HexId
from xenofront.games.galaxy_defenders.rules.supply import WhichWeapon
from xenofront.kernel import Game
from xenofront.players.base import Choice, because


class GreedyPlayer:
    """One look ahead with exact odds; the same answer for the same position and seed."""

    def __init__(self, seed: int = 0, temper: Temper = CALM) -> None:
        self.seed, self.temper = seed, temper
        self.heading: Heading | None = None
        """Where the agent walks that is on its way."""

    def choose(self, seen: Game) -> Choice:
        ask = seen.pending
        match ask:
            case NextActivity():
                return self._activity(Situation(state_of(seen), ask.agent, self.temper), ask)
            case NextHex():
                return self._step(Situation(state_of(seen), AgentId(ask.unit), self.temper), ask)
            case Facing():
                return moving.face(Situation(state_of(seen), ask.agent, self.temper))
            case StepAway():
                return moving.step_aside(Situation(state_of(seen), ask.agent, self.temper), ask)
        return ANSWERS[type(ask)](seen, ask, self.seed)

    def _activity(self, look: Situation, ask: NextActivity) -> Choice:
        deed = activity(look, ask.choices, self.seed)
        self.heading = None
        if deed.hex:
            here = surroundings(look.state)
            self.heading = Heading(look.agent, HexId(deed.hex), deed.why, here)
        return Choice(deed.choice, deed.why)

    def _step(self, look: Situation, ask: NextHex) -> Choice:
        if self.heading is None or not self.heading.holds(look.state, look.agent):
            self.heading = moving.headed(look, ask.points)
        choice = gear.gear_up(look, ask, self.heading.hex)
        if choice is not None:
            self.heading = None
            return choice
        return moving.step(look, ask, self.heading)


def _begin(seen: Game, ask: StartHex, seed: int) -> Choice:
    """The first hex of the starting area that is free."""
    return Choice(ask.choices[0], because("first"))


IN_A_TURN: Final = (NextActivity, NextHex, Facing, StepAway)
"""Questions that the player answers as it is minded to."""
ANSWERS: Final[dict[Any, Callable[[Game, Any, int], Choice]]] = {
    # while a power is used
    WhichPart: used.branch,
    OnWhom: used.whom,
    WhichWeapon: strategy.weapon,
    WhichOrder: used.order,
    MineHex: used.mine,
    WhichSignal: aliens.signal,
    StrikeArea: used.strike_area,
    DeployHex: used.deploy,
    # in a fight
    Boost: combat.boost,
    BoostHeal: combat.boost_heal,
    PayAmmo: combat.pay_ammo,
    ExtraDice: combat.extra_dice,
    Reroll: combat.reroll,
    React: combat.react,
    GuardShot: combat.shoot,
    DroneAttack: combat.shoot,
    StrikeBack: combat.shoot,
    HealAnother: combat.heal_another,
    Substitute: combat.substitute,
    # with the mind, and for others
    Assist: minds.assist,
    Foresee: minds.foresee,
    WhoseMind: minds.whose_mind,
    MindHex: minds.mind_hex,
    MindShot: minds.mind_shot,
    WhatIsLinked: minds.linked,
    WhatIsGiven: minds.given,
    UseAtOnce: minds.at_once,
    # about batteries, and stones from the sky
    WhichCharge: gear.goal,
    WhichSupply: gear.goal,
    WhoIsStruck: gear.struck,
    # in command
    WhoIsAlpha: strategy.alpha,
    RollForRank: strategy.rolled,
    Gain: strategy.gained,
    WhichTactic: strategy.restored,
    LoseAmmo: strategy.lost_ammo,
    WhichJams: strategy.jammed,
    # about supplies
    Reinforce: strategy.bought,
    WhichDevice: strategy.device,
    ChooseDevice: strategy.outfit,
    WhichGrenade: strategy.device,
    Recipient: strategy.recipient,
    Replace: strategy.replaced,
    FromHeadquarters: strategy.fetched,
    WhatIsFound: strategy.found,
    # where the squad begins
    StartHex: _begin,
    # for aliens and signals
    AlienWay: aliens.way,
    NextAlien: aliens.first,
    ClosestAlien: aliens.first,
    WhomToCommand: aliens.first,
    WhoFollows: aliens.first,
    LastPower: aliens.first,
    FollowHex: aliens.place,
    BaseHexes: aliens.place,
    SwarmHex: aliens.place,
    TeleportHex: aliens.place,
    PushHex: aliens.place,
    DragWay: aliens.place,
    VictimHex: aliens.put_down,
    MasterHex: aliens.place,
    SignalWay: aliens.place,
    NextSignal: aliens.signal,
    # for NPCs
    NpcWay: npcs.way,
    NextNpc: npcs.first,
    NpcTactic: npcs.tactic,
    WhoLeads: npcs.leader,
}
"""By class: how the other questions are answered."""
