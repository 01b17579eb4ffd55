"""GD 7.7 Powers and devices: what they do when they are used."""

from __future__ import annotations

from typing import ClassVar

from xenofront.games.galaxy_defenders.content import effects as content
from xenofront.games.galaxy_defenders.content.gear_effects import Charge
from xenofront.games.galaxy_defenders.content.power_effects import (
    Field,
    FightAgain,
    MoreEffect,
    Smite,
)
from xenofront.games.galaxy_defenders.rules import events, names
from xenofront.games.galaxy_defenders.rules import procedures as gd
from xenofront.games.galaxy_defenders.rules.ch5_terrain.map import adjacent_agents, area_of
from xenofront.games.galaxy_defenders.rules.ch7_agents.conditions import cure
from xenofront.games.galaxy_defenders.rules.ch7_agents.movement import movement_points
from xenofront.games.galaxy_defenders.rules.ch7_agents.powers import bleeding_beside, spend_power
from xenofront.games.galaxy_defenders.rules.ch7_agents.runs import run
from xenofront.games.galaxy_defenders.rules.ch7_agents.targets import (
    aliens_in_view,
    carried,
    thrown_at,
)
from xenofront.games.galaxy_defenders.rules.ch7_agents.wounds import heal
from xenofront.games.galaxy_defenders.rules.choices import PickWeapon
from xenofront.games.galaxy_defenders.rules.expansions import batteries
from xenofront.games.galaxy_defenders.rules.expansions.poison import purge
from xenofront.games.galaxy_defenders.rules.expansions.poses import get_up
from xenofront.games.galaxy_defenders.rules.state import AgentId, AlienId, GDState, HexId, operative
from xenofront.games.galaxy_defenders.rules.supply import WhichWeapon, gain_ammo
from xenofront.kernel import END, Choice, Procedure, Question, Result, again

Single = (
    content.Heal
    | content.Reload
    | content.Cure
    | content.Purge
    | Charge
    | content.Dash
    | content.Blast
    | content.Deploy
    | content.Endure
    | content.Mark
    | content.Plate
    | content.MoveAgain
    | content.Run
    | MoreEffect
)


class Part(Choice, frozen=True, gc=False):
    """One of the things that a power can do."""

    part: str


class WhichPart(Question, frozen=True, gc=False):
    """What a power shall do."""

    WHAT = "one_of"
    ANSWERS = (Part,)

    agent: names.AgentId
    power: names.PowerId


class PickUnit(Choice, frozen=True, gc=False):
    """This agent, drone or alien."""

    unit: names.UnitId


class OnWhom(Question, frozen=True, gc=False):
    """On whom a power is used."""

    WHAT = "whom"
    ANSWERS = (PickUnit,)

    agent: names.AgentId
    power: names.PowerId


class UsePower(Procedure):
    """GD 7.7: an ability, skill, tactic or device is used with ACTION."""

    CITATION: ClassVar[str] = "GD 7.7"

    agent: AgentId
    power: str
    effect: int = 0
    branch: int = -1
    whom: str = ""

    def flip(self, state: GDState) -> Result:
        spend_power(state, self.agent, self.power, "GD-7.7.a")
        return None

    def choose_branch(self, state: GDState) -> Question | None:
        effect = self._whole(state)
        if not isinstance(effect, content.OneOf):
            return None
        options = tuple(map(part_of, effect.effects))
        return WhichPart(self.agent, options, "GD-7.4.1.a", self.agent, self.power)

    def take_branch(self, state: GDState, choice: Part | None) -> Result:
        effect = self._whole(state)
        if isinstance(effect, content.OneOf) and choice is not None:
            self.branch = list(map(part_of, effect.effects)).index(choice)
        return None

    def choose_whom(self, state: GDState) -> Question | None:
        options = tuple(map(PickUnit, self._candidates(state)))
        if not options:
            return None
        return OnWhom(self.agent, options, "GD-7.7.2.d", self.agent, self.power)

    def take_whom(self, state: GDState, choice: PickUnit | None) -> Result:
        self.whom = choice.unit if choice else self.agent
        return None

    def choose_weapon(self, state: GDState) -> Question | None:
        effect = self._single(state)
        if isinstance(effect, Charge):
            goals = batteries.charge_goals(state, AgentId(self.whom))
            whom = AgentId(self.whom)
            return batteries.WhichCharge(self.agent, goals, "GX-9.4.c", whom) if goals else None
        if not isinstance(effect, content.Reload):
            return None
        slots = state.agents[AgentId(self.whom)].weapons
        options = tuple(
            PickWeapon(slot.id)
            for slot in slots
            if slot.ammo is not None or (effect.unjams and slot.jammed)
        )
        if not options:
            return None
        return WhichWeapon(self.agent, options, "GD-7.6.6.a", AgentId(self.whom))

    def apply(self, state: GDState, choice: batteries.Goal | None) -> Result:
        effect = self._single(state)
        whom = AgentId(self.whom)
        if isinstance(effect, content.Heal):
            for agent in self._healed(state, effect):
                heal(state, agent, effect.amount, "GD-7.7.2.e")
        elif isinstance(effect, Charge) and choice:
            batteries.charge(state, whom, choice, effect.amount, "GX-9.4.c")
        elif isinstance(effect, content.Reload) and isinstance(choice, PickWeapon):
            gain_ammo(state, whom, choice.weapon, effect.amount, "GD-7.6.6.e")
            slot = carried(state, whom, choice.weapon)
            if effect.unjams and slot and slot.jammed:
                return gd.Unjam(whom, choice.weapon)
        elif isinstance(effect, content.Cure):
            cure(state, whom, "GD-7.5.5.f")
        elif isinstance(effect, content.Purge):
            purge(state, whom, "GX-9.3.2.r")  # GX-9.3.2.r/antidote
        else:
            return self._open(state, effect)
        return None

    def go_on(self, state: GDState) -> Result:
        self.effect, self.branch, self.whom = self.effect + 1, -1, ""
        done = self.effect >= len(state.box.powers[self.power].effects)
        return END if done else again(self.choose_branch)

    def _open(self, state: GDState, effect: Single) -> Result:
        """Effects that take more than a moment."""
        if isinstance(effect, content.Deploy):
            return gd.DeployDrone(self.agent, AgentId(effect.drone))
        if isinstance(effect, content.Dash):
            hexes = effect.hexes
            if effect.own_move:
                hexes += movement_points(state, self.agent)
            return (gd.Fly if effect.flying else gd.Dash)(self.agent, hexes)
        if isinstance(effect, content.Blast):
            return gd.Attack(self.agent, self.power, self.whom)
        if isinstance(effect, content.Run | Smite):
            return run(state, self.agent, self.power, effect)
        self._settle(state, effect)
        return None

    def _settle(self, state: GDState, effect: Single) -> None:
        """Effects that only put something on a sheet or card."""
        row = state.agents[self.agent]
        if isinstance(effect, content.Endure):
            state.change_agent(self.agent, lasting=(*row.lasting, self.power))
        elif isinstance(effect, content.Plate):
            state.change_agent(self.agent, plates=row.plates + effect.tokens)  # GD-7.7.2.j
        elif isinstance(effect, content.Mark):
            marks = state.aliens[AlienId(self.whom)].marks
            state.change_alien(AlienId(self.whom), marks=(*marks, self.power))
            state.tell(events.AlienMarked(self.whom, self.power, rules=("GD-7.7.a",)))
        elif isinstance(effect, content.MoveAgain):
            _give_back(state, "movement")
        elif isinstance(effect, FightAgain):
            _give_back(state, "combat")
        elif isinstance(effect, Field):
            state.fields = (*state.fields, self.power)
            state.tell(events.FieldSet(self.agent, self.power, rules=("GD-7.7.a",)))

    def _healed(self, state: GDState, effect: content.Heal) -> tuple[AgentId, ...]:
        if effect.whom != "area":
            return (AgentId(self.whom),)
        area = area_of(state, state.agents[self.agent].hex)
        return tuple(a for a in operative(state) if area_of(state, state.agents[a].hex) == area)

    def _whole(self, state: GDState) -> content.PowerEffect | MoreEffect:
        return state.box.powers[self.power].effects[self.effect]

    def _single(self, state: GDState) -> Single:
        effect = self._whole(state)
        return effect.effects[self.branch] if isinstance(effect, content.OneOf) else effect

    def _candidates(self, state: GDState) -> tuple[str, ...]:
        effect = self._single(state)
        if isinstance(effect, content.Blast):
            return tuple(thrown_at(state, self.agent, effect.range))
        if isinstance(effect, content.Mark):
            return tuple(aliens_in_view(state, self.agent))
        whom = getattr(effect, "whom", "self")
        if whom == "adjacent_bleeding":
            return tuple(bleeding_beside(state, self.agent))
        if whom != "self_or_adjacent":
            return ()
        if isinstance(effect, Charge):
            return batteries.chargeable(state, self.agent)
        near = adjacent_agents(state, state.agents[self.agent].hex)
        return (
            self.agent,
            *(
                a
                for a in near
                if not state.agents[
                    a
                ].owner  # GX-10.4.e/power GX-9.7.4.2.i/power GX-9.7.4.2.j/power
            ),
        )  # GD-7.7.2.2.i/power GD-7.7.2.2.j/power GD-7.7.4.1.m/power GD-7.7.4.1.n/power


def _give_back(state: GDState, activity: str) -> None:
    """An activity of the turn may be used once more."""
    assert state.turn is not None
    state.change_turn(spent=tuple(one for one in state.turn.spent if one != activity))


def part_of(effect: object) -> Part:
    """A part of a power as an answer."""
    return Part(type(effect).__name__.lower())


class Dash(Procedure):
    """GD 7.7: a power moves an agent some hexes, outside MOVEMENT."""

    CITATION: ClassVar[str] = "GD 7.7"

    agent: AgentId
    hexes: int

    def walk(self, state: GDState) -> Result:
        get_up(state, self.agent)  # GX-9.2.2.r/power GX-9.2.2.r/item
        return gd.Move(
            self.agent, self.hexes, HexId(state.agents[self.agent].hex), outside=state.box.expanded
        )


class Fly(Procedure):
    """GX 9.7.2: a power lets an agent fly some hexes."""

    CITATION: ClassVar[str] = "GX 9.7.2"

    agent: AgentId
    hexes: int

    def rise(self, state: GDState) -> Result:
        get_up(state, self.agent)
        state.change_turn(aloft=True)
        here = HexId(state.agents[self.agent].hex)
        return gd.Move(self.agent, self.hexes, here, outside=True)

    def land(self, state: GDState) -> Result:
        if state.turn is not None:
            state.change_turn(aloft=False)
        return END
