"""Where the mission wants an agent, and how much it hurries."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final, NamedTuple

from xenofront.games.galaxy_defenders.content import missions as content
from xenofront.games.galaxy_defenders.play.greedy.fighting import place_of, prey_of
from xenofront.games.galaxy_defenders.play.greedy.shelter import shelter_goal
from xenofront.games.galaxy_defenders.play.greedy.situation import FAR, Goal, Situation, ways
from xenofront.games.galaxy_defenders.rules.box import Box
from xenofront.games.galaxy_defenders.rules.ch6_sequence.objectives import progress
from xenofront.games.galaxy_defenders.rules.ch7_agents.movement import movement_points
from xenofront.games.galaxy_defenders.rules.expansions.map_tokens import carries, kind_of
from xenofront.games.galaxy_defenders.rules.expansions.security import keys_of
from xenofront.games.galaxy_defenders.rules.state import (
    GDState,
    HexId,
    is_bleeding,
    operative,
)

CALM, BRISK, PRESSED = 0.7, 1.0, 2.0
"""What a hex on the way is worth: with time, on the way to safety, and with no time at all."""
BRISKLY: Final = ("lock", "key", "home", "leave", "deliver", "gap", "shelter")
LATE: Final = 2
"""Rounds before the deadline in which less than everything is better than nothing."""
REACHABLE: Final = (
    content.Count,
    content.Killed,
    content.NpcsAlive,
    content.Rescued,
    content.TokensLeft,
)
"""Conditions that can still come true."""
NEARBY: Final = 6
"""Hexes within which the next thing to do is done by whoever is there."""


class Orders(NamedTuple):
    """What the objectives table of a mission asks for, read once."""

    deadline: int
    counters: frozenset[str]
    home: tuple[str, ...]
    holds: bool
    """Home is to be held until the deadline, not only reached."""
    gates: bool
    leaves: bool
    rescues: int


def orders(box: Box) -> Orders:
    """The orders of a mission."""
    known: Orders | None = box.memo.get("greedy orders")
    if known is None:
        known = box.memo["greedy orders"] = _orders(box)
    return known


def _orders(box: Box) -> Orders:
    rows = [row for row in box.mission.objectives if row.outcome != "failed"]
    every = [test for row in box.mission.objectives for test in row.when]
    good = [test for row in rows for test in row.when]
    home = next((test.hexes for test in good if isinstance(test, content.AllIn)), ())
    best = [row for row in rows if row.outcome == "accomplished"]
    held = [
        row
        for row in best
        if {content.AllIn, content.Deadline} <= {type(test) for test in row.when}
    ]
    return Orders(
        deadline=max((t.round for t in every if isinstance(t, content.Deadline)), default=FAR),
        counters=frozenset(t.counter for t in good if isinstance(t, content.Count)),
        home=home,
        holds=bool(held),
        gates=any(isinstance(t, content.TeleportsLeft) for t in good),
        leaves=any(isinstance(t, content.Left | content.NobodyOnMap) for t in good),
        rescues=max((t.at_least for t in good if isinstance(t, content.Rescued)), default=0),
    )


def aim(look: Situation) -> Goal:
    """What an agent goes for now, worked out once."""
    if look.goal is None:
        look.goal = goal_of(look)
    return look.goal


def goal_of(look: Situation) -> Goal:
    """What an agent goes for now."""
    state, asked = look.state, orders(look.state.box)
    if is_bleeding(state, look.agent):
        return Goal("safety", (look.here,), 0.0)
    for wish in _wishes(look, asked):
        reached = look.ways(wish.hexes)
        if look.here in reached:
            return wish._replace(pull=_pull(look, asked, wish, reached))
    return Goal("hold", (look.here,), 0.0)


def _wishes(look: Situation, asked: Orders) -> Iterator[Goal]:
    """What an agent could go for, the most wanted first."""
    state = look.state
    if asked.rescues:
        yield from _rescue(look, asked)
    if asked.holds:
        yield shelter_goal(look, asked.home)
        return
    yield from (Goal("task", hexes) for hexes in tasks(look, asked))
    if state.sealed:
        yield from _locks(look)
    wanted = _wanted_tokens(look, asked)
    if wanted:
        yield Goal("fetch", wanted, 0.0)
    prey = [place_of(state, alien) for alien in prey_of(state)]
    if prey:
        yield Goal("prey", tuple(prey), 0.0, near=3)
    if asked.leaves:
        yield from (Goal("leave", a.at, 0.0) for a in state.box.mission.actions if a.leaves)
    if asked.home:
        yield Goal("home", asked.home, 0.0)


def _locks(look: Situation) -> Iterator[Goal]:
    """What no open way leads to is behind a lock: bring the key there, or fetch one."""
    state, mine = look.state, keys_of(look.state, look.agent)
    doors = [place for place, colour in state.sealed.items() if colour in mine]
    if doors:
        yield Goal("lock", tuple(end for place in doors for end in place.split("|")))
    rules, colours = state.box.tokens, set(state.sealed.values())
    keys = [place for name, place in state.tokens.items() if rules[kind_of(name)].opens in colours]
    if keys:
        yield Goal("key", tuple(keys))


def opens_way(look: Situation, opening: str) -> bool:
    """Whether the way of an agent leads through what a lock shuts."""
    goal = aim(look)
    if goal.what == "lock":
        return True
    ways = look.ways(goal.hexes)
    beyond = min(ways.get(HexId(end), FAR) for end in opening.split("|"))
    return beyond < ways.get(look.here, FAR)


# -- things to do at places ----------------------------------------------------------------------


def open_tasks(state: GDState, asked: Orders) -> list[content.SpecialAction]:
    """Actions of the mission that the objectives still ask for."""
    return [
        action
        for action in state.box.mission.actions
        if action.at
        and not action.leaves
        and not action.civilian
        and not is_too_early(state, asked, action)
        and state.counters.get(action.counts, 0) < action.limit
        and (
            action.counts in asked.counters
            or (asked.gates and action.removes_teleport in state.teleports)
        )
    ]


def is_too_early(state: GDState, asked: Orders, action: content.SpecialAction) -> bool:
    """Whether an action would end the mission while more can still be reached."""
    if asked.deadline - state.round < LATE:
        return False
    rows = state.box.mission.objectives
    best = [row.when for row in rows if row.outcome == "accomplished"]
    left = [[test for test in tests if not _would_hold(state, test, action)] for tests in best]
    if not any(_is_still_to_come(tests, action) for tests in left):
        return False
    return any(row.outcome != "accomplished" and _may_end(row, action) for row in rows)


def _is_still_to_come(left: list[content.Test], action: content.SpecialAction) -> bool:
    """Whether other things are left to be done, and all of them still can be."""
    others = [test for test in left if not isinstance(test, content.AllIn)]
    again = any(isinstance(t, content.Count) and t.counter == action.counts for t in others)
    return bool(others) and not again and all(isinstance(test, REACHABLE) for test in others)


def _may_end(row: content.Objective, action: content.SpecialAction) -> bool:
    """Whether a row needs an action and no deadline: what else it asks may come by itself."""
    counted = any(isinstance(t, content.Count) and t.counter == action.counts for t in row.when)
    others = [test for test in row.when if isinstance(test, content.Deadline | content.Count)]
    return counted and len(others) == 1


def _would_hold(state: GDState, test: content.Test, action: content.SpecialAction) -> bool:
    """Whether a condition holds once an action is done."""
    value, wanted = progress(state, test)
    more = isinstance(test, content.Count) and test.counter == action.counts
    return value + more >= wanted


def _wanted_tokens(look: Situation, asked: Orders) -> tuple[str, ...]:
    """Where tokens lie that open tasks need, while the squad carries too few of them."""
    state = look.state
    if not state.tokens:
        return ()
    needs = {action.needs for action in open_tasks(state, asked) if action.needs}
    return tuple(place for name, place in state.tokens.items() if kind_of(name) in needs)


def places_of(state: GDState, action: content.SpecialAction) -> tuple[str, ...]:
    """Hexes in which an action can be done."""
    board, mask = state.box.board, state.box.board.shut(state.bars)
    if not action.adjacent:
        return action.at
    around = [near for at in action.at for near in board.neighbours(HexId(at), mask)]
    return tuple(dict.fromkeys((*action.at, *around)))


def tasks(look: Situation, asked: Orders) -> list[tuple[str, ...]]:
    """Places of the open tasks: the one near the agent first, else the one near the squad."""
    state = look.state
    found = [
        places_of(state, action)
        for action in open_tasks(state, asked)
        if not action.needs or carries(state, look.agent, action.needs)
    ]
    if len(found) < 2:
        return found
    mine = sorted(found, key=lambda hexes: look.ways(hexes).get(look.here, FAR))
    if look.ways(mine[0]).get(look.here, FAR) <= NEARBY:
        return mine
    squad = [state.agents[agent].hex for agent in operative(state)]

    def away(hexes: tuple[str, ...]) -> int:
        reached = ways(state, hexes)
        return min(reached.get(place, FAR) for place in squad)

    return sorted(found, key=away)


# -- civilians -----------------------------------------------------------------------------------


def _rescue(look: Situation, asked: Orders) -> Iterator[Goal]:
    """Bring home who follows; fetch who waits; look at what may be somebody."""
    state, led = look.state, look.row.led
    safe = next((a.at for a in state.box.mission.actions if a.civilian == "deliver"), ())
    following = sum(state.agents[agent].led for agent in operative(state))
    enough = state.rescued + following >= asked.rescues
    waiting = {place: look.ways((place,)) for place in state.civilians.values()}
    mine = [place for place, reached in waiting.items() if _is_mine(look, reached)]
    near = min((waiting[place].get(look.here, FAR) for place in mine), default=FAR)
    late = asked.deadline - state.round <= 1 + look.ways(safe).get(look.here, 0) / _move(look)
    if led and (enough or late or near > NEARBY):
        yield Goal("deliver", safe, 0.0)
    if not enough:
        if mine:
            yield Goal("civilian", tuple(mine), 0.0, near=1)
        signals = tuple(row.hex for row in state.signals.values())
        if signals and not late:
            yield Goal("signal", signals, 0.0)
    if led or enough:
        yield Goal("deliver", safe, 0.0, near=0 if led else 3)


def _is_mine(look: Situation, reached: Mapping[HexId, int]) -> bool:
    """Whether nobody else is nearer to somebody who waits."""
    mine = reached.get(look.here, FAR)
    others = [reached.get(look.state.agents[friend].hex, FAR) for friend in look.squad]
    return mine < FAR and all(mine <= other for other in others)


# -- hurry ---------------------------------------------------------------------------------------


def _pull(look: Situation, asked: Orders, wish: Goal, reached: Mapping[HexId, int]) -> float:
    """What a hex of the way is worth: more when time runs out."""
    state = look.state
    left = max(asked.deadline - state.round + 1, 1) * _move(look)
    need = reached[look.here]
    if asked.home and wish.what == "task":
        need += min((look.ways(asked.home).get(HexId(h), FAR) for h in wish.hexes), default=0)
    elif wish.what in ("civilian", "signal"):
        need = 2 * need + 4
    tight = min(need / left, 1.0)
    calm = BRISK if wish.what in BRISKLY else CALM
    return calm + (PRESSED - calm) * tight * tight


def _move(look: Situation) -> int:
    return max(1, movement_points(look.state, look.agent))
