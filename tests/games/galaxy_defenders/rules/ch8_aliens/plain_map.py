"""A map as the plain oracle sees it.

From the board only single facts are taken: who is next to whom, who sees whom, which hex a figure
can step to, and which area a hex belongs to. What was worked out for a map is kept with it.
"""

from functools import cached_property, lru_cache
from heapq import heappop, heappush

from xenofront.geometry.hexes.board import Board

NO_WAY = (10**6, 10**6)

Cost = tuple[int, int]
Route = tuple[str, ...]


@lru_cache(maxsize=64)
def land(board: Board, closed: tuple[str, ...], over_barriers: bool = False) -> "Land":
    """A map with tokens on these doors and windows, for who crosses barriers or does not."""
    return Land(board, closed, over_barriers)


class Land:
    """A map while certain doors and windows are shut."""

    def __init__(self, board: Board, closed: tuple[str, ...], over_barriers: bool) -> None:
        self.board, self.shut, self.over_barriers = board, board.shut(closed), over_barriers
        self._costs: dict[str, dict[str, Cost]] = {}
        self._routes: dict[tuple[str, str], set[Route]] = {}

    def area(self, place: str) -> str:
        return self.board.area_of[place]  # type: ignore[index]

    def adjacent(self, place: str) -> list[str]:
        return list(self.board.neighbours(place, self.shut))  # type: ignore[arg-type]

    def steps(self, place: str) -> list[str]:
        """Hexes an alien can step to: over its open sides, doors, windows, maybe barriers."""
        over = self.over_barriers
        return list(self.board.passages(place, self.shut, over_barriers=over))  # type: ignore[arg-type]

    def sees(self, viewer: str, target: str) -> bool:
        return self.board.sees(viewer, target, self.shut)  # type: ignore[arg-type]

    def distance(self, here: str, there: str) -> int:
        """0 next door, else areas over shared borders, at least 1; walls do not count."""
        if here == there or there in self.adjacent(here):
            return 0
        return max(1, self._areas_apart[self.area(here)].get(self.area(there), NO_WAY[0]))

    @cached_property
    def _areas_apart(self) -> dict[str, dict[str, int]]:
        """By area: how many borders lie between it and each other area."""
        beside: dict[str, set[str]] = {}
        for place, area in self.board.area_of.items():
            q, r = map(int, place.split(","))
            near = [(q + 1, r), (q - 1, r), (q, r + 1), (q, r - 1), (q + 1, r - 1), (q - 1, r + 1)]
            names = [f"{a},{b}" for a, b in near]
            areas = {self.area(n) for n in names if n in self.board.area_of}
            beside.setdefault(area, set()).update(areas)
        found = {}
        for start in beside:
            apart, ring = {start: 0}, {start}
            while ring:
                ring = {area for inner in ring for area in beside[inner]} - apart.keys()
                apart.update(dict.fromkeys(ring, max(apart.values()) + 1))
            found[start] = apart
        return found

    def costs(self, start: str) -> dict[str, Cost]:
        """By hex: areas entered, then hexes walked, on the cheapest legal path."""
        if start not in self._costs:
            self._costs[start] = self._search(start)
        return self._costs[start]

    def _search(self, start: str) -> dict[str, Cost]:
        found: dict[str, Cost] = {}
        todo = [((0, 0), start)]
        while todo:
            (areas, hexes), here = heappop(todo)
            if here in found:
                continue
            found[here] = areas, hexes
            for beyond in self.steps(here):
                if beyond not in found:
                    entered = self.area(beyond) != self.area(here)
                    heappush(todo, ((areas + entered, hexes + 1), beyond))
        return found

    def away(self, start: str, goal: str) -> int:
        """Areas to enter on the way to a hex."""
        return self.costs(start).get(goal, NO_WAY)[0]

    def walked(self, start: str, goal: str) -> int:
        """Hexes to walk on that way."""
        return self.costs(start).get(goal, NO_WAY)[1]

    def routes(self, start: str, goal: str) -> set[Route]:
        """The areas entered on every path that enters the fewest."""
        key = start, goal
        if key not in self._routes:
            self._routes[key] = self._all_routes(start, goal)
        return self._routes[key]

    def _all_routes(self, start: str, goal: str) -> set[Route]:
        remaining = {place: cost[0] for place, cost in self.costs(goal).items()}
        found: set[Route] = set()
        seen = set()
        todo: list[tuple[str, Route]] = [(start, ())]
        while todo:
            here, route = todo.pop()
            if (here, route) in seen or here not in remaining:
                continue
            seen.add((here, route))
            if remaining[here] == 0:
                found.add(route)
            for beyond in self.steps(here):
                if self.area(beyond) == self.area(here):
                    todo.append((beyond, route))
                elif remaining[beyond] == remaining[here] - 1:
                    todo.append((beyond, (*route, self.area(beyond))))
        return found
