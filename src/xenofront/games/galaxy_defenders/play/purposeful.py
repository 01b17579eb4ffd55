"""A player of Galaxy Defenders with a purpose: good enough to reach every outcome of a mission."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random

from xenofront.games.galaxy_defenders.content.missions import (
    Killed,
    SpecialAction,
    TokensLeft,
)
from xenofront.games.galaxy_defenders.play.greedy.fighting import place_of
from xenofront.games.galaxy_defenders.rules.ch7_agents import menu
from xenofront.games.galaxy_defenders.rules.ch7_agents.combat import Boost
from xenofront.games.galaxy_defenders.rules.ch7_agents.defence import React
from xenofront.games.galaxy_defenders.rules.ch7_agents.guard import GuardShot
from xenofront.games.galaxy_defenders.rules.ch7_agents.menu import NextActivity
from xenofront.games.galaxy_defenders.rules.ch7_agents.movement import Facing, NextHex
from xenofront.games.galaxy_defenders.rules.ch7_agents.ranks import ROLL, RollForRank
from xenofront.games.galaxy_defenders.rules.choices import Face, OpenLock, ToHex, Use
from xenofront.games.galaxy_defenders.rules.expansions.map_tokens import carries, kind_of
from xenofront.games.galaxy_defenders.rules.modifiers import over_rims
from xenofront.games.galaxy_defenders.rules.state import AgentId, GDState
from xenofront.geometry.hexes.grid import DIRECTIONS, Direction, HexId
from xenofront.geometry.hexes.sight import in_front
from xenofront.kernel import Chance, Choice, Game, Question

LIKED = (
    (menu.Special, menu.SpecialAt),
    (menu.Recall,),
    (menu.Bash, OpenLock),
    (menu.Search,),
    (menu.Move,),
    (menu.Attack,),
    (menu.Evade,),
    (Use,),
)
"""Activities of a purposeful agent, the most liked first."""
SURELY = (menu.Special, menu.SpecialAt, menu.Recall, menu.Bash, OpenLock, menu.Move)
"""Those it never leaves out."""
SEARCHING_ROUNDS = 9
FAR = 99
SHOOTING_DISTANCE = 4
"""Hexes from which a hunted alien is shot at."""


def purposeful_choice(
    game: Game, dice: Random, *, stay: tuple[str, ...] = (), searching: bool = False
) -> str:
    """Walk to where the mission wants agents and back to the start, and shoot on the way.

    Those who ``stay`` hold the start; a ``searching`` squad first goes where something is hidden.
    """
    pending, state = game.pending, game.state
    assert pending is not None
    assert isinstance(state, GDState)
    return str(_chosen(pending, state, dice, stay=stay, searching=searching))


def _chosen(
    ask: Question | Chance,
    state: GDState,
    dice: Random,
    *,
    stay: tuple[str, ...],
    searching: bool,
) -> Choice | str:
    match ask:
        case NextActivity():
            return _activity(ask, state, dice, walks=ask.seat not in stay)
        case NextHex():
            return nearest_step(state, AgentId(ask.seat), ask, searching=searching)
        case Facing(agent=agent) if state.aliens:
            return Face(facing_most(state, agent))
        case RollForRank() if dice.random() < 0.9:
            return ROLL
        case React() | Boost() | GuardShot() if dice.random() < 0.9:
            last: Choice = ask.choices[-1]
            return last
    choice: Choice | str = dice.choice(ask.choices)
    return choice


def _activity(ask: NextActivity, state: GDState, dice: Random, *, walks: bool) -> Choice:
    for kinds in LIKED:
        if menu.Move in kinds and not walks:
            continue
        matching = [c for c in ask.choices if isinstance(c, kinds) and helps(state, c)]
        prey = [c for c in matching if isinstance(c, menu.Attack) and c.target in _prey(state)]
        if matching and (isinstance(matching[0], SURELY) or dice.random() < 0.8):
            liked: Choice = dice.choice(prey or matching)
            return liked
    return menu.END_TURN


def nearest_step(state: GDState, agent: AgentId, ask: NextHex, *, searching: bool) -> Choice:
    """The step that brings an agent nearest to its goal; the last answer where none does."""
    ways, options = ways_to_goal(state, agent, searching=searching), ask.choices
    away = {o: ways.get(o.hex, FAR) for o in options if isinstance(o, ToHex)}
    best: Choice = min(away, key=away.__getitem__, default=options[-1])
    closer = away.get(best, FAR) < ways.get(state.agents[agent].hex, FAR)  # type: ignore[call-overload]
    last: Choice = options[-1]
    return best if closer or len(away) == len(options) else last


def facing_most(state: GDState, agent: AgentId) -> Direction:
    """The direction in which most aliens are, near ones before far ones."""
    place = state.box.board.coordinate
    q, r = place[state.agents[agent].hex]

    def in_view(facing: Direction) -> float:
        ways = [(place[row.hex][0] - q, place[row.hex][1] - r) for row in state.aliens.values()]
        seen = [way for way in ways if in_front(facing, *way)]
        return sum(1 / (abs(dq) + abs(dr) + abs(dq + dr)) for dq, dr in seen)

    return max(DIRECTIONS, key=in_view)


def helps(state: GDState, choice: Choice) -> bool:
    """Whether an activity serves the purpose: no door is opened to the aliens for nothing."""
    if isinstance(choice, menu.Special | menu.SpecialAt):
        action = next(a for a in state.box.mission.actions if a.id == choice.action)
        return action.token not in ("unlock", "unbar")
    if isinstance(choice, OpenLock):
        return True
    if isinstance(choice, menu.Bash) and state.turn is not None:
        agent = state.turn.agent
        ways = ways_to_goal(state, agent, searching=False)
        ends = [ways.get(HexId(end), FAR) for end in choice.door.split("|")]
        return min(ends) < ways.get(state.agents[agent].hex, FAR)
    return True


def ways_to_goal(state: GDState, agent: AgentId, *, searching: bool) -> dict[HexId, int]:
    """How far each hex is from what is to be done next; aliens and locks are left aside."""
    board = state.box.board
    if searching and state.box.mission.search and state.round < SEARCHING_ROUNDS:
        return _ways(state, state.box.mission.search)
    here, flies = state.agents[agent].hex, over_rims(state, agent)
    for goals in _wishes(state, agent):
        ways = _ways(state, goals, flies=flies)
        if here in ways:
            return ways
    return dict(board.reach(here, 0, board.shut(state.bars)))


def _ways(state: GDState, goals: Iterable[str], *, flies: bool = False) -> dict[HexId, int]:
    board = state.box.board
    mask = board.shut(state.bars)
    found: dict[HexId, int] = {}
    for goal in goals:
        for place, cost in board.reach(HexId(goal), 60, mask, over_barriers=flies).items():
            found[place] = min(cost, found.get(place, cost))
    return found


def _wishes(state: GDState, agent: AgentId) -> Iterable[Iterable[str]]:
    """Where an agent wants to be, the first wish that a way leads to first."""
    mission = state.box.mission
    todo = [a for a in mission.actions if state.counters.get(a.counts, 0) < a.limit and a.at]
    yield from (a.at for a in todo if not a.leaves and _is_wanted(state, agent, a))
    yield state.civilians.values()
    yield [place for name, place in state.tokens.items() if _is_needed(state, name)]
    if mission.civilians:
        yield [signal.hex for signal in state.signals.values()]
    prey = [place_of(state, name) for name in _prey(state)]
    near = _ways(state, prey).get(state.agents[agent].hex, FAR) <= SHOOTING_DISTANCE
    yield [state.agents[agent].hex] if prey and near else prey
    yield from (a.at for a in todo if a.leaves)
    yield mission.start


def _is_needed(state: GDState, token: str) -> bool:
    """Whether an action that is still to be done needs a token of this kind."""
    todo = state.box.mission.actions
    return any(
        action.needs == kind_of(token) and state.counters.get(action.counts, 0) < action.limit
        for action in todo
    )


def _prey(state: GDState) -> list[str]:
    """Aliens and things that the mission wants dead."""
    tests = [test for row in state.box.mission.objectives for test in row.when]
    wanted = {test.species for test in tests if isinstance(test, Killed)}
    wanted |= {test.token for test in tests if isinstance(test, TokensLeft)}
    cards = state.box.aliens
    found: list[str] = [n for n, row in state.aliens.items() if cards[row.card].species in wanted]
    return [*found, *(name for name, row in state.objects.items() if row.kind in wanted)]


def _is_wanted(state: GDState, agent: AgentId, action: SpecialAction) -> bool:
    if action.needs and not carries(state, agent, action.needs):
        return False
    return action.civilian != "deliver" or state.agents[agent].led > 0
