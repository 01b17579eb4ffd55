"""GX 10.3 NPC TACTICS: one for each NPC in a mission, at the moments that its colour allows."""

from __future__ import annotations

from typing import ClassVar, Final

from xenofront.games.galaxy_defenders.content import effects as content
from xenofront.games.galaxy_defenders.content.power_effects import CancelHits
from xenofront.games.galaxy_defenders.rules import events, names
from xenofront.games.galaxy_defenders.rules import procedures as gd
from xenofront.games.galaxy_defenders.rules.box import TACTIC, natural
from xenofront.games.galaxy_defenders.rules.ch5_terrain.map import away, distance
from xenofront.games.galaxy_defenders.rules.ch7_agents import menu
from xenofront.games.galaxy_defenders.rules.ch7_agents.conditions import is_paralyzed
from xenofront.games.galaxy_defenders.rules.ch7_agents.targets import attacks
from xenofront.games.galaxy_defenders.rules.ch7_agents.wounds import heal
from xenofront.games.galaxy_defenders.rules.choices import NO_POWER, NoPower, Shot
from xenofront.games.galaxy_defenders.rules.expansions.npcs.deck import in_play
from xenofront.games.galaxy_defenders.rules.state import AgentId, AlienId, GDState, operative
from xenofront.kernel import END, Choice, Handling, Procedure, Question, Result, again

ACTING, BLOW, ANY = "acting", "attack", "any"
"""Moments in the activation: between two effects, before an attack; and just any moment."""


class NpcShot(Shot, frozen=True, gc=False):
    """An NPC attacks with its tactic."""


class UseTactic(Choice, frozen=True, gc=False):
    """An NPC uses its tactic, which needs no target."""

    VERB = "use"


class TacticOn(Choice, frozen=True, gc=False):
    """An NPC uses its tactic for an agent."""

    VERB = "on"

    agent: names.AgentId


class NpcTactic(Question, frozen=True, gc=False):
    """Whether an NPC uses its tactic, and on whom."""

    WHAT = "npc_tactic"
    ANSWERS = (NoPower, UseTactic, TacticOn, NpcShot)
    HANDLING = Handling(NO_POWER, "round")

    unit: names.UnitId
    power: names.PowerId


USE: Final = UseTactic()


def has_tactic(state: GDState, npc: AgentId) -> bool:
    """Whether its token is still there."""
    return natural(npc, TACTIC) in state.agents[npc].powers  # GX-10.3.f GX-10.3.g


def refusal_at(state: GDState, npc: AgentId, moment: str) -> str | None:
    """Why an NPC cannot use its tactic at such a moment."""
    tactic = state.box.npcs[npc].tactic
    if not has_tactic(state, npc):
        return "GX-10.3.f"
    if is_paralyzed(state, npc):
        return "GX-10.4.1.e"
    acting = state.acting == npc
    if tactic.colour == "red" and not acting:  # GX-10.3.d/outside
        return "GX-10.3.d"
    if tactic.colour == "blue" and acting:  # GX-10.3.e/turn
        return "GX-10.3.e"
    if moment not in _moments(state, npc):
        return "GX-10.3.b"
    return None


def _moments(state: GDState, npc: AgentId) -> tuple[str, ...]:
    """When the tactic is offered: what the card says, or what follows from its colour."""
    tactic = state.box.npcs[npc].tactic
    if tactic.colour == "red":  # GX-10.3.d/turn
        return (ACTING,) if tactic.effects else (BLOW,)
    return (ANY, ACTING) if tactic.moment == ANY else (tactic.moment,)  # GX-10.3.c/turn


def uses(state: GDState, npc: AgentId, moment: str, subject: str = "") -> tuple[Choice, ...]:
    """The ways to use a tactic now; ``subject`` is whom the moment is about."""
    if refusal_at(state, npc, moment):
        return ()
    tactic = state.box.npcs[npc].tactic
    if subject and tactic.within and _is_beyond(state, npc, subject, tactic.within):
        return ()
    found: list[Choice] = []
    for effect in tactic.effects:
        if isinstance(effect, content.Attack):
            only = subject if subject in state.aliens else ""
            weapon = natural(npc, effect.weapon)
            found += [
                shot
                for shot in attacks(state, npc, NpcShot, only=only)
                if shot.weapon == weapon and shot.target in state.aliens and not shot.area
            ]
        elif isinstance(effect, content.Heal):
            found += map(TacticOn, _hurt(state, npc, tactic.within))
        elif not isinstance(effect, CancelHits) or _is_agent(state, subject):
            found.append(USE)
    return tuple(found) if tactic.effects else (USE,)


def _is_agent(state: GDState, unit: str) -> bool:
    row = state.agents.get(AgentId(unit))
    return row is not None and not row.owner


def _is_beyond(state: GDState, npc: AgentId, subject: str, within: int) -> bool:
    here = state.agents[npc].hex
    alien = state.aliens.get(AlienId(subject))
    if alien is not None:
        return away(state, here, alien) > within
    friend = state.agents.get(AgentId(subject))
    return friend is not None and distance(state, here, friend.hex) > within


def _hurt(state: GDState, npc: AgentId, within: int) -> list[AgentId]:
    """Wounded agents so many areas away at most."""
    here, rows = state.agents[npc].hex, state.agents
    hurt = [agent for agent in operative(state) if rows[agent].wounds]
    return [agent for agent in hurt if distance(state, here, rows[agent].hex) <= within]


def window(
    state: GDState, moment: str, subject: str = "", npc: AgentId | None = None
) -> Procedure | None:
    """A moment at which tactics may be used; nothing if nobody could."""
    for name in in_play(state):
        if npc in (None, name) and uses(state, name, moment, subject):
            return gd.OfferTactics(moment, subject, npc or AgentId(""))
    return None


class OfferTactics(Procedure):
    """GX 10.3: NPCs may use their tactics, one after another."""

    CITATION: ClassVar[str] = "GX 10.3"

    moment: str
    subject: str = ""
    npc: AgentId = AgentId("")
    """Only this one, if it is its activation."""
    asked: tuple[AgentId, ...] = ()

    def choose(self, state: GDState) -> Question | Result:
        npc = self._next(state)
        if npc is None:
            return END
        options = (NO_POWER, *uses(state, npc, self.moment, self.subject))  # GX-10.3.b/declined
        owner = state.agents[npc].owner
        return NpcTactic(owner, options, "GX-10.3.b", npc, natural(npc, TACTIC))

    def use(self, state: GDState, choice: Choice) -> Result:
        npc = self._next(state)
        assert npc is not None
        self.asked += (npc,)
        return None if isinstance(choice, NoPower) else carry_out(state, npc, choice)

    def ask_the_next(self, state: GDState) -> Result:
        return again(self.choose)

    def _next(self, state: GDState) -> AgentId | None:
        for npc in in_play(state):
            if npc not in self.asked and self.npc in ("", npc):
                if uses(state, npc, self.moment, self.subject):
                    return npc
        return None


def carry_out(state: GDState, npc: AgentId, choice: Choice) -> Procedure | None:
    """The token is discarded, and the tactic does what it does."""
    card = state.box.npcs[npc].tactic
    power = natural(npc, TACTIC)
    state.change_agent(npc, powers=())  # GX-10.3.b/used GX-10.3.f GX-10.b/powers
    state.tell(events.PowerUsed(npc, power, rules=("GX-10.3.b",)))
    if isinstance(choice, NpcShot):
        return gd.Attack(npc, choice.weapon, choice.target, powers=(power,))
    if isinstance(choice, TacticOn):
        amount = sum(e.amount for e in card.effects if isinstance(e, content.Heal))
        heal(state, choice.agent, amount, "GX-10.3.b")
        return None
    if not card.effects:
        state.change_agent(npc, lasting=(power,))
        return None
    hits = [effect.amount for effect in card.effects if isinstance(effect, CancelHits)]
    state.cancelled = sum(hits) or 1
    return None


def left_of(state: GDState, hits: int) -> int:
    """The hits of an attack without those that a tactic has just cancelled."""
    if not state.cancelled:
        return hits
    left = max(hits - state.cancelled, 0)
    state.cancelled = 0
    return left


# -- in the menu -----------------------------------------------------------------------------------


def refusal(state: GDState, agent: AgentId, choice: menu.Tactic) -> str | None:
    """Why an NPC of an agent's player cannot use its tactic in the agent's turn."""
    npc = AgentId(choice.npc)
    if npc not in in_play(state) or state.agents[npc].owner != agent:
        return "GX-6.2.1.2.a"
    return refusal_at(state, npc, ANY) or (None if uses(state, npc, ANY) else "GX-10.3.b")


def options(state: GDState, agent: AgentId) -> list[menu.Tactic]:
    mine = [npc for npc in in_play(state) if state.agents[npc].owner == agent]
    return [menu.Tactic(npc) for npc in mine if uses(state, npc, ANY)]


def start(state: GDState, agent: AgentId, choice: menu.Tactic) -> Procedure:
    return gd.OfferTactics(ANY, npc=AgentId(choice.npc))
