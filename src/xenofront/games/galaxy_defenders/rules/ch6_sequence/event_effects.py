"""GD 6.4 What event cards do, effect by effect in printed order."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, ClassVar, Final

from xenofront.games.galaxy_defenders.content import effects as content
from xenofront.games.galaxy_defenders.content import gear_effects as gear
from xenofront.games.galaxy_defenders.rules import events, names
from xenofront.games.galaxy_defenders.rules import procedures as gd
from xenofront.games.galaxy_defenders.rules.ch5_terrain.map import area_of, occupied
from xenofront.games.galaxy_defenders.rules.ch7_agents.tokens import may_set, set_door, take_armory
from xenofront.games.galaxy_defenders.rules.ch7_agents.wounds import heal, wound
from xenofront.games.galaxy_defenders.rules.ch8_aliens.swarms import alien_count
from xenofront.games.galaxy_defenders.rules.choices import PickWeapon
from xenofront.games.galaxy_defenders.rules.expansions.alien_events import with_power
from xenofront.games.galaxy_defenders.rules.expansions.map_tokens import tokens_by_harm
from xenofront.games.galaxy_defenders.rules.expansions.npcs.arrival import place_for
from xenofront.games.galaxy_defenders.rules.expansions.poses import force
from xenofront.games.galaxy_defenders.rules.state import (
    AgentId,
    GDState,
    HexId,
    clockwise_from_alpha,
    operative,
)
from xenofront.games.galaxy_defenders.rules.supply import WhichWeapon, gain_ammo
from xenofront.kernel import END, Choice, Handling, Procedure, Question, Result, again

OneByOne = content.Reload | gear.RollEach | gear.BasicHits | gear.Supply
SPECIAL, ACTION = "special:", "action:"
"""What a source begins with that is no card: a special event, an action of the mission."""


def effects_of(state: GDState, source: str) -> tuple[content.EventEffect, ...]:
    """The effects of an event card, or of one of the mission's special events."""
    if source.startswith(SPECIAL):
        letter = source.removeprefix(SPECIAL)
        return state.box.mission.special_events.get(letter, ())  # GD-6.4.d
    if source.startswith(ACTION):
        name = source.removeprefix(ACTION)
        return next(a for a in state.box.mission.actions if a.id == name).effects
    return state.box.events[source].effects


class DrawnEvent(Procedure):
    """GD 6.4: the effects of one card, strictly in order (GD-6.4.b)."""

    CITATION: ClassVar[str] = "GD 6.4"

    source: str
    effect: int = 0

    def apply(self, state: GDState) -> Result:
        effects = effects_of(state, self.source)
        if self.effect >= len(effects):  # GD-6.4.c/during
            return END
        effect = effects[self.effect]
        self.effect += 1  # GD-6.4.b
        if type(effect) is content.Bring:
            if effect.what == "master":
                return gd.NewMaster(HexId(effect.at))
            return gd.NewNpc(place_for(state, effect.at), effect.npc)  # GX-10.1.1.b/named
        return _procedure(state, self.source, self.effect - 1, effect)

    def go_on(self, state: GDState) -> Result:
        return again(self.apply)  # GD-6.4.k/rest


def _procedure(
    state: GDState, source: str, number: int, effect: content.EventEffect
) -> Procedure | None:
    opened = _OPENS.get(type(effect))
    if opened is not None:
        return opened(state, effect)
    if isinstance(effect, OneByOne):
        return _one_by_one(source, number, effect)
    if isinstance(effect, content.Transfer | content.SetDoors | content.OpenTeleport):
        _change_map(state, effect)
        return gd.RevealSignals()  # GD-8.7.l/event
    _at_once(state, effect)
    return gd.Deaths()


def _one_by_one(source: str, number: int, effect: content.EventEffect) -> Procedure:
    """What agent after agent has a part in."""
    if type(effect) is gear.RollEach:
        return gd.RollEach(source, number)
    if type(effect) is gear.BasicHits:
        return gd.PickStruck(source, number)
    if type(effect) is gear.Supply:
        return gd.HandOutSupplies(source, number)
    return gd.AgentEffect(source, number)


def _aliens_to_come(state: GDState, effect: content.TeleportAlien) -> Procedure:
    """An alien at a teleport point, or one at each of some tokens of the mission."""
    if not effect.per_token:
        return gd.TeleportAlien(effect.species, effect.rank)
    points = tokens_by_harm(state, effect.per_token)[: effect.most]
    return gd.TeleportAlien(effect.species, effect.rank, len(points), points)


def signals_due(state: GDState, effect: content.TeleportSignals) -> int:
    """Signals that arrive: read by the agents in play, if the balance test lets them."""
    players = operative(state)
    agents = len(players)  # GD-6.4.g GD-6.4.h GD-6.4.i/table GD-6.4.i/balance GD-7.5.3.f
    column = agents - 1  # GD-7.7.2.2.o/table GD-7.7.4.1.q/table
    if effect.only_if_fewer_aliens and alien_count(state) >= agents:  # GD-6.4.j GD-6.4.k/none
        return 0
    return effect.by_agents[column]


def balance(state: GDState, effect: content.TeleportBalance) -> int:
    """Signals that arrive where they depend on who is in play now."""
    agents = len(operative(state))  # GX-6.3.d/dead GX-6.3.d/bleeding GX-6.3.e GX-6.3.f
    there = alien_count(state)  # GX-6.3.a/more GX-6.3.a/equal
    if effect.minus == "aliens_and_signals":
        there += len(state.signals)  # GX-6.3.b/aliens GX-6.3.b/signals
    return max(agents - there, 0) + effect.plus  # GX-6.3.c/negative GX-6.3.c/removed GX-6.3.g


def _some_act(state: GDState, effect: content.ActivateSome) -> Procedure:
    """Aliens with a power act; if there is none, what the card says instead."""
    if with_power(state, effect.power) or not effect.otherwise:
        return gd.ActivateSome(effect.power, effect.aliens)
    return gd.TeleportSignals(balance(state, effect.otherwise[0]))


_OPENS: Final[Mapping[type, Callable[[GDState, Any], Procedure]]] = {
    content.MoveSignals: lambda state, one: gd.MoveSignals(one.areas, one.toward),
    content.TeleportSignals: lambda state, one: gd.TeleportSignals(signals_due(state, one)),
    content.TeleportBalance: lambda state, one: gd.TeleportSignals(balance(state, one)),
    content.TeleportAlien: _aliens_to_come,
    content.SpecialEvent: lambda state, one: gd.DrawnEvent(SPECIAL + one.letter),
    content.LoseAmmo: lambda state, one: gd.DiscardAmmo(one.agents),
    content.ActOfValor: lambda state, one: gd.RestoreTactic(),
    content.ActivateClosest: lambda state, one: gd.ClosestActs(),
    content.JamWeapon: lambda state, one: gd.Malfunction(),
    content.Stage: lambda state, one: gd.TurnOver(one.card),
    content.Bombard: lambda state, one: gd.Bombard(one.red, one.explosion),
    content.ActivateSome: _some_act,
}
"""By effect the procedure that carries it out."""


def _at_once(state: GDState, effect: content.EventEffect) -> None:
    """Effects without a choice."""
    if isinstance(effect, content.Suffer):
        for agent in operative(state):  # GD-6.4.i/effects GD-7.7.1.g GD-7.6.7.e
            if state.box.board.ground.get(state.agents[agent].hex) == effect.ground:  # GD-6.4.t
                wound(state, agent, effect.amount, "GD-7.7.1.f")  # GD-6.4.t/desert GD-FAQ.e
    elif isinstance(effect, content.Heal):
        for agent in _meant(state, effect):  # GD-7.7.2.2.j/event GD-7.7.4.1.n/event
            heal(state, agent, effect.amount, "GD-6.4.b")
    elif isinstance(effect, content.DrainShields):
        for agent in operative(state):
            if state.agents[agent].shield:
                state.change_agent(agent, shield=0)
                state.tell(events.ShieldsDrained(agent, rules=("GD-6.4.b",)))
    elif isinstance(effect, gear.ForcePose):
        force(state, effect.pose)


def _meant(state: GDState, effect: content.Heal) -> tuple[AgentId, ...]:
    """Whom an event heals: everybody, the alpha agent, or all in the alpha agent's area."""
    squad = operative(state)
    if effect.whom == "alpha":
        return (state.alpha,)
    if effect.whom == "area":
        here = area_of(state, state.agents[state.alpha].hex)
        return tuple(agent for agent in squad if area_of(state, state.agents[agent].hex) == here)
    return squad


def _change_map(
    state: GDState, effect: content.Transfer | content.SetDoors | content.OpenTeleport
) -> None:
    """What a mission's special event does to doors, teleport points and the agents' places."""
    if isinstance(effect, content.OpenTeleport):
        state.teleports = {**state.teleports, effect.symbol: HexId(effect.at)}
        state.tell(events.TeleportOpened(effect.symbol, effect.at, rules=("GD-6.4.d",)))
    elif isinstance(effect, content.SetDoors):
        for door in effect.doors:
            if may_set(state, door, effect.token):
                set_door(state, door, effect.token)
    else:
        for agent in clockwise_from_alpha(state):
            free = [HexId(place) for place in effect.to if place not in occupied(state)]
            if free and state.agents[agent].hex not in effect.to:
                state.change_agent(agent, hex=free[0])  # GD-5.3.b/event
                state.tell(events.AgentTransferred(agent, free[0], rules=("GD-5.3.b",)))
                take_armory(state, agent)  # GD-FAQ.r/event


class AgentEffect(Procedure):
    """GD 6.4: each agent in turn gets something and chooses the weapon it goes to."""

    CITATION: ClassVar[str] = "GD 6.4"

    source: str
    effect: int
    asked: tuple[AgentId, ...] = ()

    def choose(self, state: GDState) -> Question | Result:
        agent = self._next(state)
        if agent is None:
            return END
        options = self._weapons(state, agent)
        if len(options) < 2:
            return None
        return WhichWeapon(agent, tuple(map(PickWeapon, options)), "GD-6.4.b", agent)

    def give(self, state: GDState, choice: PickWeapon | None) -> Result:
        agent = self._next(state)
        assert agent is not None
        self.asked += (agent,)
        options = self._weapons(state, agent)
        effect = effects_of(state, self.source)[self.effect]
        if options and isinstance(effect, content.Reload):
            weapon = choice.weapon if choice else options[0]
            gain_ammo(state, agent, weapon, effect.amount, "GD-6.4.b")
        return again(self.choose)

    def _next(self, state: GDState) -> AgentId | None:
        waiting = [a for a in clockwise_from_alpha(state) if a not in self.asked]
        return waiting[0] if waiting else None

    def _weapons(self, state: GDState, agent: AgentId) -> tuple[str, ...]:
        weapons = state.box.weapons
        return tuple(
            slot.id
            for slot in state.agents[agent].weapons
            if slot.ammo is not None and slot.ammo < (weapons[slot.id].ammo or 0)
        )


class AmmoOf(Choice, frozen=True, gc=False):
    """Ammo of an agent's weapon."""

    agent: names.AgentId
    weapon: names.WeaponId


class LoseAmmo(Question, frozen=True, gc=False):
    """Who discards ammo."""

    WHAT = "lose_ammo"
    ANSWERS = (AmmoOf,)
    HANDLING = Handling(in_order="other")


class DiscardAmmo(Procedure):
    """GD 6.4: agents picked by the alpha agent discard one ammo each."""

    CITATION: ClassVar[str] = "GD 6.4"

    left: int
    chosen: tuple[AgentId, ...] = ()

    def choose(self, state: GDState) -> Question | Result:
        options = self._options(state)
        if self.left < 1 or not options:
            return END
        return LoseAmmo(state.alpha, options, "GD-6.2.1.f")  # GD-6.2.1.f

    def discard(self, state: GDState, choice: AmmoOf) -> Result:
        agent, weapon = choice.agent, choice.weapon
        self.left -= 1
        self.chosen += (agent,)
        slot = next(s for s in state.agents[agent].weapons if s.id == weapon)
        ammo = (slot.ammo or 0) - 1
        state.change_weapon(agent, weapon, ammo=ammo)
        state.tell(events.AmmoSpent(agent, weapon, 1, ammo, rules=("GD-6.4.p",)))
        return again(self.choose)

    def _options(self, state: GDState) -> tuple[AmmoOf, ...]:
        return tuple(
            AmmoOf(agent, slot.id)
            for agent in clockwise_from_alpha(state)
            if agent not in self.chosen
            for slot in state.agents[agent].weapons
            if slot.ammo
        )


class TacticOf(Choice, frozen=True, gc=False):
    """A used tactic of an agent."""

    agent: names.AgentId
    tactic: names.ItemId


class WhichTactic(Question, frozen=True, gc=False):
    """Which tactic is turned up again."""

    WHAT = "restore"
    ANSWERS = (TacticOf,)


class RestoreTactic(Procedure):
    """GD 6.4: an act of valor turns one used tactic up again.

    By the ruling it is one for the team; the switch ``valor_for_each`` reads it as one an agent.
    """

    CITATION: ClassVar[str] = "GD 6.4"

    done: tuple[AgentId, ...] = ()

    def choose(self, state: GDState) -> Question | Result:
        used = {
            agent: [
                TacticOf(agent, power)
                for power in state.agents[agent].spent
                if "tactic" in state.box.powers[power].kind
            ]
            for agent in clockwise_from_alpha(state)  # GX-10.3.h
            if agent not in self.done
        }
        if state.options.valor_for_each:  # Ruling GD-6.4.q
            agent = next((agent for agent, powers in used.items() if powers), None)
            return WhichTactic(agent, used[agent], "GD-6.4.q") if agent else END
        options = tuple(option for powers in used.values() for option in powers)
        if self.done or not options:
            return END
        return WhichTactic(state.alpha, options, "GD-6.4.q")

    def restore(self, state: GDState, choice: TacticOf) -> Result:
        agent, power = choice.agent, choice.tactic
        spent = tuple(p for p in state.agents[agent].spent if p != power)
        state.change_agent(agent, spent=spent)  # GD-6.4.q GD-7.7.3.d GX-9.7.3.d/valor
        state.tell(events.TacticRestored(agent, power, rules=("GD-6.4.q",)))
        self.done += (agent,)
        return again(self.choose)
