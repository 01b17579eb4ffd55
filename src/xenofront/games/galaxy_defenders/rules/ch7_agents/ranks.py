"""GD 6.2.2, 7.8 GD-Wings and ranks."""

from __future__ import annotations

from typing import ClassVar, Final

from xenofront.games.galaxy_defenders.rules import events, names
from xenofront.games.galaxy_defenders.rules import procedures as gd
from xenofront.games.galaxy_defenders.rules.ch7_agents.rolls import tally
from xenofront.games.galaxy_defenders.rules.choices import PickItem
from xenofront.games.galaxy_defenders.rules.state import (
    AgentId,
    GDState,
    clockwise_from_alpha,
    max_shield,
)
from xenofront.games.galaxy_defenders.rules.supply import available, available_grenades
from xenofront.kernel import END, Choice, Dice, Handling, Procedure, Question, Result, again

GAINS = {
    "bronze": "basic_tactic",  # GD-7.8.e GD-7.7.3.a/bronze
    "silver": "skill",  # GD-7.8.f
    "gold": "improved_tactic",  # GD-7.8.g GD-7.7.3.a/gold
    "platinum": "skill",  # GD-7.8.i
}


class Roll(Choice, frozen=True, gc=False):
    VERB = "roll"


class Decline(Choice, frozen=True, gc=False):
    VERB = "decline"


ROLL: Final = Roll()
DECLINE: Final = Decline()


class RollForRank(Question, frozen=True, gc=False):
    """Whether an agent rolls for the next rank."""

    WHAT = "wings"
    ANSWERS = (Roll, Decline)
    HANDLING = Handling(DECLINE, repeated="other")

    agent: names.AgentId


class Gain(Question, frozen=True, gc=False):
    """What an agent gets with a rank."""

    WHAT = "gain"
    ANSWERS = (PickItem,)

    agent: names.AgentId
    rank: names.RankId


class WhichGrenade(Question, frozen=True, gc=False):
    """Which grenade an agent takes, of some that it may."""

    WHAT = "grenade"
    ANSWERS = (PickItem,)
    HANDLING = Handling(in_order="other")

    left: int


def next_rank(state: GDState, agent: AgentId) -> tuple[str, int] | None:
    """The rank above an agent's and the symbols it takes; nothing above the last."""
    steps = state.box.tables.ranks
    names = [step.rank for step in steps]
    at = names.index(state.agents[agent].rank) + 1  # type: ignore[arg-type]
    return (steps[at].rank, steps[at].needs) if at < len(steps) else None  # GD-7.8.j GD-7.8.s


def is_below(state: GDState, agent: AgentId, rank: str) -> bool:
    """Whether an agent's rank comes before another."""
    names = [str(step.rank) for step in state.box.tables.ranks]
    return names.index(state.agents[agent].rank) < names.index(rank)


def owed_rank(state: GDState, agent: AgentId) -> str | None:
    """A rank up to the agent's own whose tactic or skill it does not have, if one is to be had."""
    row = state.agents[agent]
    kinds = [state.box.powers[power].kind for power in row.powers]
    owed: dict[str, int] = {}
    for step in state.box.tables.ranks:
        kind = GAINS.get(step.rank)
        if kind is not None:
            owed[kind] = owed.get(kind, 0) + 1
            if kinds.count(kind) < owed[kind] and choices(state, agent, step.rank):  # type: ignore[arg-type]
                return step.rank
        if step.rank == row.rank:
            break
    return None


class GDWings(Procedure):
    """GD 6.2.2: after a kill, each agent may roll once for the next rank."""

    CITATION: ClassVar[str] = "GD 6.2.2"

    asked: tuple[AgentId, ...] = ()

    def offer(self, state: GDState) -> Question | Result:
        if state.kills_before < 1:  # GD-6.2.2.a/before GD-6.2.2.a/now GD-6.2.2.f GD-6.2.2.g
            return END
        agent = self._next(state)
        if agent is None:
            return END
        return RollForRank(agent, (ROLL, DECLINE), "GD-6.2.2.d", agent)

    def take(self, state: GDState, choice: Roll | Decline) -> Result:
        agent = self._next(state)
        assert agent is not None
        self.asked += (agent,)
        return again(self.offer) if isinstance(choice, Decline) else None  # GD-6.2.2.d

    def roll(self, state: GDState) -> Dice:
        red = state.box.faces["red"]
        return Dice("wings", (red,) * state.box.tables.wings_dice, "GD-7.8.a")  # GD-7.8.a

    def rise(self, state: GDState, faces: tuple[str, ...]) -> Result:
        agent = self.asked[-1]
        found = tally(faces).gd
        following = next_rank(state, agent)
        assert following is not None
        rank, needed = following
        state.tell(events.WingsRolled(agent, faces, found, needed, rules=("GD-7.8.a",)))
        if found >= needed:
            state.count(f"risen {agent}")
        return gd.RankUp(agent, rank) if found >= needed else None  # GD-7.8.b GD-7.8.o

    def go_on(self, state: GDState) -> Result:
        return again(self.offer)

    def _next(self, state: GDState) -> AgentId | None:
        for agent in clockwise_from_alpha(state):  # GD-6.2.2.c
            if state.options.campaign and state.counters.get(f"risen {agent}"):  # GD-7.8.m
                continue
            if agent not in self.asked and next_rank(state, agent):  # GD-6.2.2.e GD-7.8.s
                return agent
        return None


class RankUp(Procedure):
    """GD 7.8: an agent rises by one rank and chooses what comes with it."""

    CITATION: ClassVar[str] = "GD 7.8"

    agent: AgentId
    rank: str
    held: bool = False
    """The rank is held already; only what it gives is still to be chosen."""

    def rise(self, state: GDState) -> Result:
        if self.held:
            return None
        state.change_agent(self.agent, rank=self.rank)  # GD-7.8.j GD-7.8.r/wounds
        if self.rank == "palladium":  # GD-7.8.h/shield
            state.change_agent(self.agent, shield=max_shield(state, self.agent))  # GD-7.8.r/shield
        return None

    def choose(self, state: GDState) -> Question | None:
        options = tuple(map(PickItem, choices(state, self.agent, self.rank)))
        if not options:
            return None
        return Gain(self.agent, options, "GD-7.8.l", self.agent, self.rank)

    def gain(self, state: GDState, choice: PickItem | None) -> Result:
        power = choice.item if choice else ""
        if power:
            powers = state.agents[self.agent].powers
            state.change_agent(self.agent, powers=(*powers, power))  # GD-7.8.k
        state.tell(events.RankGained(self.agent, self.rank, power, rules=("GD-7.8.b", "GD-7.8.k")))
        grenades = state.box.powers[power].grenades if power else 0
        return gd.Grenades(self.agent, grenades) if grenades else END  # GD-7.7.2.1.i


class Grenades(Procedure):
    """GD 7.7.2.1: a grenadier chooses grenades of the warehouse, as far as there are some."""

    CITATION: ClassVar[str] = "GD 7.7.2.1"

    agent: AgentId
    left: int

    def choose(self, state: GDState) -> Question | Result:
        grenades = available_grenades(state, state.box.agents[self.agent].class_name)
        if self.left < 1 or not grenades:  # GD-7.7.2.1.i
            return END
        return WhichGrenade(self.agent, tuple(map(PickItem, grenades)), "GD-7.7.2.1.j", self.left)

    def take(self, state: GDState, choice: PickItem) -> Result:
        self.left -= 1
        held = state.agents[self.agent].devices
        state.change_agent(self.agent, devices=(*held, choice.item))  # GD-7.7.2.1.j
        state.tell(events.Reinforced(self.agent, choice.item, rules=("GD-7.7.2.1.i",)))
        return again(self.choose)


def choices(state: GDState, agent: AgentId, rank: str) -> tuple[str, ...]:
    """Tokens of the kind a rank gives, for the agent's class and left in the warehouse."""
    kind = GAINS.get(rank)
    owner = state.box.agents[agent].class_name
    held = state.agents[agent].powers
    return tuple(
        power.id
        for power in state.box.powers.values()
        if power.kind == kind
        and power.user in ("generic", owner)  # GD-7.8.l
        and power.id not in held
        and available(state, power.id) > 0  # GD-4.g/power
    )
