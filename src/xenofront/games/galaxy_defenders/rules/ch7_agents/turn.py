"""GD 6.3.1, 7.4 The agent turn: MOVEMENT, COMBAT and ACTION in any order."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache
from typing import Any, ClassVar, NamedTuple

from xenofront.games.galaxy_defenders.rules import events
from xenofront.games.galaxy_defenders.rules import procedures as gd
from xenofront.games.galaxy_defenders.rules.ch5_terrain.map import (
    adjacent_aliens,
    aliens_at,
    is_engaged,
    occupied,
    shut,
)
from xenofront.games.galaxy_defenders.rules.ch7_agents import drones, powers, targets
from xenofront.games.galaxy_defenders.rules.ch7_agents.actions import (
    bash,
    evade,
    leap,
    mission,
    redeploy,
    search,
    unjam,
)
from xenofront.games.galaxy_defenders.rules.ch7_agents.activities import spent_refusal
from xenofront.games.galaxy_defenders.rules.ch7_agents.conditions import (
    is_immobilized,
    is_paralyzed,
    unhide,
)
from xenofront.games.galaxy_defenders.rules.ch7_agents.movement import is_agile, movement_points
from xenofront.games.galaxy_defenders.rules.ch7_agents.profiles import odds
from xenofront.games.galaxy_defenders.rules.state import AgentId, GDState, Turn, is_bleeding
from xenofront.geometry.hexes.grid import HexId
from xenofront.kernel import END, Procedure, Question, Result, again, untyped

END_TURN = "end"


# -- MOVEMENT and COMBAT -----------------------------------------------------------------------


def move_refusal(state: GDState, agent: AgentId) -> str | None:
    """Why an agent cannot use MOVEMENT to walk."""
    assert state.turn is not None
    refusal = turn_refusal(state, agent)
    if refusal:
        return refusal
    if state.turn.stuck:
        return "GD-7.4.5.e"
    if is_engaged(state, agent) and not is_agile(state, agent):  # GD-7.5.2.q
        return "GD-7.5.4.e"
    return None


def turn_refusal(state: GDState, agent: AgentId) -> str | None:
    """Why an agent cannot use MOVEMENT at all, not even to turn (GD-7.5.4.j)."""
    refusal = spent_refusal(state, "movement")
    if refusal:
        return refusal
    if is_immobilized(state, agent):
        return "GD-7.5.5.a"
    return None


def fight_refusal(state: GDState, agent: AgentId) -> str | None:
    """Why an agent cannot use COMBAT."""
    refusal = spent_refusal(state, "combat")
    if refusal:
        return refusal
    if is_bleeding(state, agent):  # GD-7.5.2.a/attack GD-7.5.2.a/healing
        return "GD-7.5.2.a"
    return None


def _moves(state: GDState, agent: AgentId) -> Iterable[str]:
    if move_refusal(state, agent) is None:
        return ("move",)
    if state.options.human_view and turn_refusal(state, agent) is None:
        return ("turn",)  # GD-7.5.4.j
    return ()


def _nothing(state: GDState, agent: AgentId) -> Iterable[str]:
    return ()


def _attacks(state: GDState, agent: AgentId) -> Iterable[str]:
    if fight_refusal(state, agent) is None:  # GD-7.5.5.c
        return ["attack " + attack for attack in targets.attacks(state, agent)]
    return ()


def _treatments(state: GDState, agent: AgentId) -> Iterable[str]:
    found = targets.treatments(state, agent)
    if found and fight_refusal(state, agent) is None:
        return ["treat " + treatment for treatment in found]
    return ()


def _attack_refusal(state: GDState, agent: AgentId, words: list[str]) -> str | None:
    weapon, target, *area = [*words, "", ""][: max(2, len(words))]
    return fight_refusal(state, agent) or targets.attack_refusal(
        state, agent, weapon, target, area=bool(area)
    )


def _treat_refusal(state: GDState, agent: AgentId, words: list[str]) -> str | None:
    weapon, target = [*words, "", ""][:2]
    return fight_refusal(state, agent) or targets.treat_refusal(state, agent, weapon, target)


def _move(state: GDState, agent: AgentId, words: list[str]) -> Procedure:
    state.spend("movement")  # GD-7.4.2.e/middle
    return gd.Move(agent, movement_points(state, agent), state.agents[agent].hex)


def _turn(state: GDState, agent: AgentId, words: list[str]) -> Procedure:
    state.spend("movement")  # GD-7.2.k
    return gd.Move(agent, 0, state.agents[agent].hex)


def _attack(state: GDState, agent: AgentId, words: list[str]) -> Procedure:
    state.spend("combat")  # GD-7.3.a/attack
    return gd.Attack(agent, words[0], words[1], area=len(words) > 2)  # GD-7.3.b


def _treat(state: GDState, agent: AgentId, words: list[str]) -> Procedure:
    state.spend("combat")  # GD-7.3.a/healing GD-7.6.3.a
    return gd.Treat(agent, words[0], AgentId(words[1]))


# -- the menu ----------------------------------------------------------------------------------


class Verb(NamedTuple):
    """One line of the menu: what it needs, what can be chosen, why not, and what it opens."""

    needs: tuple[str, ...]
    options: Callable[[GDState, AgentId], Iterable[str]]
    refusal: Callable[[GDState, AgentId, list[str]], str | None]
    open: Callable[[GDState, AgentId, list[str]], Procedure]


VERBS: dict[str, Verb] = {
    "move": Verb(("movement",), _moves, lambda s, a, w: move_refusal(s, a), _move),
    "turn": Verb(("movement",), _nothing, lambda s, a, w: turn_refusal(s, a), _turn),
    "attack": Verb(("combat",), _attacks, _attack_refusal, _attack),
    "treat": Verb(("combat",), _treatments, _treat_refusal, _treat),
    "use": Verb(("action",), powers.uses, powers.use_refusal, powers.use),
    "leap": Verb(("action",), leap.options, leap.refusal, leap.start),
    "search": Verb(("action",), search.options, search.refusal, search.start),
    "bash": Verb(("action", "combat"), bash.options, bash.refusal, bash.start),
    "evade": Verb(("action", "combat"), evade.options, evade.refusal, evade.start),
    "redeploy": Verb(("action", "combat"), redeploy.options, redeploy.refusal, redeploy.start),
    "unjam": Verb(("action",), unjam.options, unjam.refusal, unjam.start),
    "drone": Verb(("action",), drones.options, drones.refusal, drones.start),
    "special": Verb((), mission.options, mission.refusal, mission.start),
}
"""The activities by their first word."""


@cache
def _offers(spent: tuple[str, ...]) -> tuple[Callable[[GDState, AgentId], Iterable[str]], ...]:
    """What lists the options of the verbs for which nothing they need is spent."""
    gone = set(spent)
    verbs = [v for v in VERBS.values() if not gone & {*v.needs}]  # GD-6.2.3.n GD-7.4.2.e
    return tuple(verb.options for verb in verbs if verb.options is not _nothing)


class AgentTurn(Procedure):
    """GD 6.3.1: an agent's turn."""

    CITATION: ClassVar[str] = "GD 6.3.1"

    agent: AgentId

    def begin(self, state: GDState) -> Result:
        near = adjacent_aliens(state, self.agent)
        state.turn = Turn(self.agent, held_by=near)  # GD-7.5.4.a
        state.active = self.agent
        unhide(state, self.agent)
        drones.wake_drones_of(state, self.agent)
        if is_paralyzed(state, self.agent):
            state.tell(events.TurnSkipped(self.agent, rules=("GD-7.5.6.a",)))
            return again(self.finish)  # GD-7.5.6.a
        state.tell(events.TurnBegan(self.agent, rules=("GD-6.3.1.a",)))
        return None

    def choose(self, state: GDState) -> Question | Result:
        turn = state.turn
        assert turn is not None
        if not state.agents[self.agent].alive or len(turn.spent) >= 3:  # GD-6.3.1.l
            return None
        options: list[str] = []
        for offers in _offers(turn.spent):
            options += offers(state, self.agent)
        options.append(END_TURN)  # GD-6.3.1.d GD-6.3.1.m
        return untyped(self.agent, "activity", tuple(options), "GD-6.3.1.a", (self.agent,))

    def perform(self, state: GDState, choice: str | None) -> Result:
        if choice is None or choice == END_TURN:
            return again(self.finish)
        verb, *words = choice.split(" ")
        return VERBS[verb].open(state, self.agent, words)

    def go_on(self, state: GDState) -> Result:
        return again(self.choose)  # GD-6.3.1.b

    def finish(self, state: GDState) -> Result:
        state.turn = None
        return END

    def _why_not_choose(self, state: GDState, choice: str) -> str | None:
        if choice == END_TURN:
            return None
        verb, *words = choice.split(" ")
        if verb not in VERBS:
            return "GD-6.3.1.a"
        return VERBS[verb].refusal(state, self.agent, words)

    def _preview_choose(self, state: GDState, choice: str) -> Any:
        """Odds for an attack, reach for a move."""
        verb, *words = choice.split(" ")
        if verb == "attack":
            return odds(state, self.agent, words[0], words[1])
        if verb == "move":
            return reach(state, self.agent)
        return None


def reach(state: GDState, agent: AgentId) -> dict[HexId, int]:
    """The hexes an agent could end a move in now, with their cost."""
    here = state.agents[agent].hex
    found = state.box.board.reach(
        here, movement_points(state, agent), shut(state), aliens_at(state).keys()
    )
    taken = occupied(state)
    return {place: cost for place, cost in found.items() if place == here or place not in taken}
