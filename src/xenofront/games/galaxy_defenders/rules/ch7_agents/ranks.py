"""GD 6.2.2, 7.8 GD-Wings and ranks."""

from __future__ import annotations

from typing import ClassVar, Final

from xenofront.games.galaxy_defenders.rules import events, names
from xenofront.games.galaxy_defenders.rules import procedures as gd
from xenofront.games.galaxy_defenders.rules.ch7_agents.rolls import tally
from xenofront.games.galaxy_defenders.rules.choices import PickItem
from xenofront.games.galaxy_defenders.rules.modifiers import total_of
from xenofront.games.galaxy_defenders.rules.state import (
    ELITE,
    AgentId,
    GDState,
    clockwise_from_alpha,
    max_shield,
)
from xenofront.games.galaxy_defenders.rules.supply import (
    available_grenades,
    psionic_pool,
    tokens_of,
)
from xenofront.kernel import END, Choice, Dice, Handling, Procedure, Question, Result, again

GAINS = {
    "bronze": "basic_tactic",  # GD-7.8.e GD-7.7.3.a/bronze
    "silver": "skill",  # GD-7.8.f
    "gold": "improved_tactic",  # GD-7.8.g GD-7.7.3.a/gold
    "platinum": "skill",  # GD-7.8.i
    "moon": "skill",  # GX-9.8.i/skill GX-9.7.2.a/skill
    "galaxy": "skill",  # GX-9.8.j/skill GX-9.7.2.b/skill
    "universe": "skill",  # GX-9.8.k/skill
}
GOLD = (
    "basic_tactic",  # GX-9.8.f/basic
    "skill",  # GX-9.8.f/skill
    "improved_tactic",  # GX-9.8.f/improved
)
"""What agents have who begin at GOLD or above."""
OPEN_MINDS = (
    "moon",  # GX-9.8.i/psionic GX-9.7.2.a/psionic
    "galaxy",  # GX-9.8.j/psionic GX-9.7.2.b/psionic
    "universe",  # GX-9.8.k/psionic
)
"""Ranks that give a psionic power if no skill is chosen."""


class Roll(Choice, frozen=True, gc=False):
    VERB = "roll"


class Decline(Choice, frozen=True, gc=False):
    VERB = "decline"


class DrawPsionic(Choice, frozen=True, gc=False):
    """Take a random psionic power instead of a skill."""

    VERB = "psionic"


ROLL: Final = Roll()
DECLINE: Final = Decline()
DRAW_PSIONIC: Final = DrawPsionic()


class RollForRank(Question, frozen=True, gc=False):
    """Whether an agent rolls for the next rank."""

    WHAT = "wings"
    ANSWERS = (Roll, Decline)
    HANDLING = Handling(DECLINE, repeated="other")

    agent: names.AgentId


class Gain(Question, frozen=True, gc=False):
    """What an agent gets with a rank."""

    WHAT = "gain"
    ANSWERS = (PickItem, DrawPsionic)

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
    steps = state.box.ranks
    names = [str(step.rank) for step in steps]
    at = names.index(state.agents[agent].rank) + 1
    if at >= len(steps):  # GX-9.8.o/last
        return None  # GD-7.8.j GD-7.8.s
    if steps[at].rank == "universe" and not state.options.campaign:
        return None  # GX-9.8.e/alone
    return steps[at].rank, steps[at].needs


def is_below(state: GDState, agent: AgentId, rank: str) -> bool:
    """Whether an agent's rank comes before another."""
    names = [str(step.rank) for step in state.box.ranks]
    return rank in names and names.index(state.agents[agent].rank) < names.index(rank)


def gains(state: GDState, rank: str) -> tuple[str, ...]:
    """The kinds of powers that come with a rank; with the first one all up to GOLD."""
    first = state.box.ranks[0].rank
    if rank == first and rank != "copper":
        return GOLD  # GX-9.8.f
    return (GAINS[rank],) if rank in GAINS else ()


def owed_rank(state: GDState, agent: AgentId) -> tuple[str, str] | None:
    """A rank up to the agent's own and the kind of power it lacks of it, if one is to be had."""
    row = state.agents[agent]
    own = [state.box.powers[power].kind for power in row.powers if power not in row.lent]
    kinds: list[str] = ["skill" if kind == "psionic" else kind for kind in own]
    owed: dict[str, int] = {}
    for step in state.box.ranks:
        for kind in gains(state, step.rank):
            owed[kind] = owed.get(kind, 0) + 1
            if kinds.count(kind) < owed[kind] and choices(state, agent, step.rank, kind):
                return step.rank, kind
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
        number = state.box.tables.wings_dice
        return Dice("wings", (red,) * number, "GD-7.8.a")  # GD-7.8.a GX-9.8.c/dice

    def rise(self, state: GDState, faces: tuple[str, ...]) -> Result:
        agent = self.asked[-1]
        found = tally(faces).gd  # GX-9.8.c/count
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
            if state.options.campaign and state.counters.get(
                f"risen {agent}"
            ):  # GD-7.8.m GX-9.8.n/success GX-9.8.n/failure GX-9.8.o/more
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
    kind: str = ""
    """What is chosen, of a rank that gives several things."""

    def rise(self, state: GDState) -> Result:
        if self.held:
            return None
        was_elite = state.agents[self.agent].rank in ELITE
        state.change_agent(self.agent, rank=self.rank)  # GD-7.8.j GD-7.8.r/wounds
        if self.rank in ELITE and not was_elite:  # GD-7.8.h/shield GX-9.8.g/shield
            if total_of(state, state.agents[self.agent], "shields_off"):  # GX-8.2.3.h/recharge
                return None
            state.change_agent(self.agent, shield=max_shield(state, self.agent))  # GD-7.8.r/shield
        return None

    def choose(self, state: GDState) -> Question | None:
        options = choices(state, self.agent, self.rank, self.kind)
        if not options:
            return None
        return Gain(self.agent, options, "GD-7.8.l", self.agent, self.rank)

    def gain(self, state: GDState, choice: PickItem | DrawPsionic | None) -> Result:
        if isinstance(choice, DrawPsionic):
            return gd.PsionicDraw(self.agent, self.rank)
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


def choices(
    state: GDState, agent: AgentId, rank: str, kind: str = ""
) -> tuple[PickItem | DrawPsionic, ...]:
    """What a rank gives, one of these: tokens for the agent's class, or a random psionic power."""
    wanted = kind or next(iter(gains(state, rank)), "")
    tokens = tuple(map(PickItem, tokens_of(state, agent, wanted)))
    if wanted == "skill" and rank in OPEN_MINDS and psionic_pool(state, agent):  # GX-9.7.2.j
        return (*tokens, DRAW_PSIONIC)
    return tokens
