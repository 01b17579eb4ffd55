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
from xenofront.games.galaxy_defenders.rules.ch7_agents import drones, menu, powers, targets
from xenofront.games.galaxy_defenders.rules.ch7_agents.actions import (
    bash,
    evade,
    leap,
    menace,
    mission,
    redeploy,
    search,
    unjam,
)
from xenofront.games.galaxy_defenders.rules.ch7_agents.activities import spent_refusal
from xenofront.games.galaxy_defenders.rules.ch7_agents.conditions import (
    end_with_turn,
    is_immobilized,
    is_paralyzed,
    unhide,
)
from xenofront.games.galaxy_defenders.rules.ch7_agents.movement import (
    is_agile,
    movement_points,
)
from xenofront.games.galaxy_defenders.rules.ch7_agents.profiles import odds
from xenofront.games.galaxy_defenders.rules.choices import OpenLock, PickNpc, Use
from xenofront.games.galaxy_defenders.rules.expansions import poses, security, suit_actions
from xenofront.games.galaxy_defenders.rules.expansions.npcs import slots, tactics
from xenofront.games.galaxy_defenders.rules.expansions.poses import step_cost
from xenofront.games.galaxy_defenders.rules.modifiers import over_rims
from xenofront.games.galaxy_defenders.rules.state import AgentId, GDState, HexId, Turn, is_bleeding
from xenofront.kernel import END, Choice, Procedure, Question, Result, again

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
        return "GD-7.5.4.e"  # GX-7.3.l/engaged
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


def _moves(state: GDState, agent: AgentId) -> Iterable[Choice]:
    if move_refusal(state, agent) is None:
        return (menu.MOVE,)
    if state.options.human_view and turn_refusal(state, agent) is None:
        return (menu.TURN,)  # GD-7.5.4.j
    return ()


def _nothing(state: GDState, agent: AgentId) -> Iterable[Choice]:
    return ()


def _attacks(state: GDState, agent: AgentId) -> Iterable[Choice]:
    if fight_refusal(state, agent) is None:  # GD-7.5.5.c
        return targets.attacks(state, agent, menu.Attack)
    return ()


def _treatments(state: GDState, agent: AgentId) -> Iterable[Choice]:
    found = targets.treatments(state, agent)
    return found if found and fight_refusal(state, agent) is None else ()


def _attack_refusal(state: GDState, agent: AgentId, choice: menu.Attack) -> str | None:
    return fight_refusal(state, agent) or targets.attack_refusal(
        state, agent, choice.weapon, choice.target, area=choice.area
    )


def _treat_refusal(state: GDState, agent: AgentId, choice: menu.Treat) -> str | None:
    return fight_refusal(state, agent) or targets.treat_refusal(
        state, agent, choice.weapon, choice.target
    )


def _move(state: GDState, agent: AgentId, choice: menu.Move) -> Procedure:
    state.spend("movement")  # GD-7.4.2.e/middle
    return gd.Move(agent, movement_points(state, agent), state.agents[agent].hex)


def _turn(state: GDState, agent: AgentId, choice: menu.Turn) -> Procedure:
    state.spend("movement")  # GD-7.2.k
    return gd.Move(agent, 0, state.agents[agent].hex)


def _attack(state: GDState, agent: AgentId, choice: menu.Attack) -> Procedure:
    state.spend("combat")  # GD-7.3.a/attack GX-9.5.2.d
    return gd.Attack(agent, choice.weapon, choice.target, area=choice.area)  # GD-7.3.b


def _treat(state: GDState, agent: AgentId, choice: menu.Treat) -> Procedure:
    state.spend("combat")  # GD-7.3.a/healing GD-7.6.3.a
    return gd.Treat(agent, choice.weapon, choice.target)


# -- the menu ----------------------------------------------------------------------------------


class Line(NamedTuple):
    """One line of the menu: what it needs, what can be chosen, why not, and what it opens."""

    needs: tuple[str, ...]
    options: Callable[[GDState, AgentId], Iterable[Choice]]
    refusal: Callable[[GDState, AgentId, Any], str | None]
    open: Callable[[GDState, AgentId, Any], Procedure]


MENU: dict[type[Choice], Line] = {
    menu.Move: Line(("movement",), _moves, lambda s, a, c: move_refusal(s, a), _move),
    menu.Turn: Line(("movement",), _nothing, lambda s, a, c: turn_refusal(s, a), _turn),
    menu.Attack: Line(("combat",), _attacks, _attack_refusal, _attack),
    menu.Treat: Line(("combat",), _treatments, _treat_refusal, _treat),
    Use: Line((), powers.uses, powers.use_refusal, powers.use),  # GX-6.2.1.a/free
    menu.Leap: Line(("action",), leap.options, leap.refusal, leap.start),  # GX-7.1.d/leap
    menu.Search: Line(("action",), search.options, search.refusal, search.start),
    menu.Bash: Line(("action", "combat"), bash.options, bash.refusal, bash.start),
    OpenLock: Line(
        (),
        security.openable,
        security.open_refusal,
        security.start,
    ),
    menu.Evade: Line(("action", "combat"), evade.options, evade.refusal, evade.start),
    menu.Redeploy: Line(("action", "combat"), redeploy.options, redeploy.refusal, redeploy.start),
    menu.Unjam: Line(("action",), unjam.options, unjam.refusal, unjam.start),
    menu.Drone: Line(("action",), drones.options, drones.refusal, drones.start),
    menu.Npc: Line((), slots.options, slots.refusal, slots.start),  # GX-6.2.1.a/npc
    menu.Tactic: Line((), tactics.options, tactics.refusal, tactics.start),
    menu.Menace: Line(("action",), menace.options, menace.refusal, menace.start),
    menu.Special: Line((), mission.options, mission.refusal, mission.start),
    menu.SpecialAt: Line((), _nothing, mission.refusal, mission.start),
    menu.StandUp: Line(("movement",), poses.stand_options, poses.stand_refusal, poses.start),
    menu.Unequip: Line(
        ("action",),
        suit_actions.leave_options,
        suit_actions.leave_refusal,
        suit_actions.start_leaving,
    ),
    menu.Recall: Line(
        ("action",),
        suit_actions.recall_options,
        suit_actions.recall_refusal,
        suit_actions.start_recall,
    ),
}
"""The activities, in the order in which they are offered."""


@cache
def _offers(spent: tuple[str, ...]) -> tuple[Callable[[GDState, AgentId], Iterable[Choice]], ...]:
    """What lists the options of the lines for which nothing they need is spent."""
    gone = set(spent)
    lines = [one for one in MENU.values() if not gone & {*one.needs}]  # GD-6.2.3.n GD-7.4.2.e
    return tuple(line.options for line in lines if line.options is not _nothing)


class AgentTurn(Procedure):
    """GD 6.3.1: an agent's turn."""

    CITATION: ClassVar[str] = "GD 6.3.1"

    agent: AgentId

    def begin(self, state: GDState) -> Result:
        near = adjacent_aliens(state, self.agent)
        state.turn = Turn(self.agent, held_by=near)  # GD-7.5.4.a GX-7.3.j/next
        state.active = self.agent
        unhide(state, self.agent)
        drones.wake_drones_of(state, self.agent)
        if is_paralyzed(state, self.agent):
            state.tell(events.TurnSkipped(self.agent, rules=("GD-7.5.6.a",)))
            return again(self.choose_npc)  # GD-7.5.6.a GX-10.2.f GX-6.2.1.1.i
        state.tell(events.TurnBegan(self.agent, rules=("GD-6.3.1.a",)))
        return None

    def choose(self, state: GDState) -> Question | Result:
        turn = state.turn
        assert turn is not None
        all_spent = len(turn.spent) >= 3
        ends = all_spent and not state.box.expanded
        if not state.agents[self.agent].alive or ends:  # GD-6.3.1.l
            return None
        options: list[Choice] = []
        for offers in _offers(turn.spent):
            options += offers(state, self.agent)
        if all_spent and not options:
            return None
        options.append(menu.END_TURN)  # GD-6.3.1.d GD-6.3.1.m
        return menu.NextActivity(self.agent, options, "GD-6.3.1.a", self.agent)

    def perform(self, state: GDState, choice: Choice | None) -> Result:
        if choice is None or isinstance(choice, menu.EndTurn):
            return again(self.choose_npc)
        slots.begin_activities(state, choice)
        return MENU[type(choice)].open(state, self.agent, choice)

    def go_on(self, state: GDState) -> Result:
        return again(self.choose)  # GD-6.3.1.b

    def choose_npc(self, state: GDState) -> Question | Result:
        """GX-10.2.a: whoever was not activated before the activities is so now."""
        mine = slots.waiting(state, self.agent)
        if not mine:  # GX-10.2.b/after
            return again(self.finish)
        return slots.which(state, self.agent, mine)

    def activate_npc(self, state: GDState, choice: PickNpc | None) -> Result:
        npc = choice.npc if choice else slots.waiting(state, self.agent)[0]
        return gd.ActivateNpc(AgentId(npc))

    def look_for_npcs(self, state: GDState) -> Result:
        return again(self.choose_npc)

    def finish(self, state: GDState) -> Result:
        end_with_turn(state, self.agent)
        state.turn = None
        return END

    def _why_not_choose(self, state: GDState, choice: Choice) -> str | None:
        if isinstance(choice, menu.EndTurn):
            return None
        return MENU[type(choice)].refusal(state, self.agent, choice)

    def _preview_choose(self, state: GDState, choice: Choice) -> Any:
        """Odds for an attack, reach for a move."""
        if isinstance(choice, menu.Attack):
            return odds(state, self.agent, choice.weapon, choice.target)
        if isinstance(choice, menu.Move):
            return reach(state, self.agent)
        return None


def reach(state: GDState, agent: AgentId) -> dict[HexId, int]:
    """The hexes an agent could end a move in now, with their cost."""
    here, each = state.agents[agent].hex, step_cost(state, agent)
    points, aliens, over = movement_points(state, agent), aliens_at(state), over_rims(state, agent)
    steps = points // each if each else 0
    found = state.box.board.reach(here, steps, shut(state), aliens.keys(), over_barriers=over)
    taken = occupied(state)
    return {
        place: cost * each for place, cost in found.items() if place == here or place not in taken
    }
