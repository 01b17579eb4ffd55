"""A place to hold: which room, and which of its doors and windows are still to be shut."""

from __future__ import annotations

from xenofront.games.galaxy_defenders.content.missions import SpecialAction
from xenofront.games.galaxy_defenders.play.greedy.situation import FAR, Goal, Situation, ways
from xenofront.games.galaxy_defenders.rules.box import Box
from xenofront.games.galaxy_defenders.rules.state import GDState, HexId, operative


def shelter(box: Box, home: tuple[str, ...]) -> frozenset[str]:
    """The room of the home in which most agents begin; the whole home if it has no rooms."""
    key = "greedy shelter", home
    known: frozenset[str] | None = box.memo.get(key)
    if known is None:
        inside = [
            frozenset(map(str, room.hexes))
            for room in box.board.rooms.values()
            if home and set(room.hexes) <= set(home)
        ]
        known = max(
            inside,
            key=lambda room: (sum(start in room for start in box.mission.start), sorted(room)),
            default=frozenset(home),
        )
        box.memo[key] = known
    return known


def gaps(state: GDState, home: tuple[str, ...]) -> list[tuple[SpecialAction, str, HexId]]:
    """What can be shut around the shelter: by which action, which door, and from which hex."""
    room = shelter(state.box, home)
    everybody = all(state.agents[agent].hex in room for agent in operative(state))
    found = []
    for action in state.box.mission.actions:
        if action.token not in ("lock", "bar"):
            continue
        if state.counters.get(action.counts, 0) >= action.limit:
            continue
        shut = {"lock": state.locks, "bar": state.bars}[action.token]
        for door in action.doors:
            inner = [end for end in door.split("|") if end in room]
            outer = [end for end in door.split("|") if end not in room]
            closing = outer and (everybody or outer[0] not in home)
            if len(inner) == 1 and closing and door not in shut:
                found.append((action, door, HexId(inner[0])))
    return found


def shelter_goal(look: Situation, home: tuple[str, ...]) -> Goal:
    """The gap that this agent shuts, or anywhere in the room."""
    state = look.state
    mine: list[tuple[int, str]] = []
    for _, _, place in gaps(state, home):
        reached = ways(state, (place,))
        own = reached.get(look.here, FAR)
        if all(own <= reached.get(state.agents[friend].hex, FAR) for friend in look.squad):
            mine.append((own, place))
    if mine:
        return Goal("gap", (min(mine)[1],))
    return Goal("shelter", tuple(sorted(shelter(state.box, home))))
