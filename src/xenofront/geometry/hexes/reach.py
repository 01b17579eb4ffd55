"""GD 7.2 Movement, GD 8.5.1 Signal movement, GD 8.9 Alien movement: who gets where.

Agents count hexes. Aliens and signals count the areas they enter, and hexes only between
equals; figures are no obstacles to them, so their paths depend on the terrain alone.
"""

from collections.abc import Collection, Iterable, Mapping
from collections.abc import Set as AbstractSet
from typing import Final

from xenofront.geometry.hexes.areas import AreaId
from xenofront.geometry.hexes.grid import HexId
from xenofront.geometry.hexes.links import Steps

FAR: Final = 1_000_000
"""More than any distance: no way leads there."""

Cost = tuple[int, int]
Route = tuple[AreaId, ...]
Groups = tuple[tuple[HexId, ...], ...]
"""Hexes of one area, the better ones in an earlier group."""
Stage = tuple[AreaId, AreaId, Groups]
"""Where a way leads in some steps: the area before, the area reached and its hexes."""


def reach(
    start: HexId, points: int, steps: Steps, impassable: AbstractSet[HexId]
) -> dict[HexId, int]:
    """The hexes an agent can get to and what each costs, nearest first, the start included."""
    costs = dict.fromkeys(impassable, FAR)  # GD-7.2.d
    costs[start] = 0
    frontier = [start]
    for cost in range(1, points + 1):  # GD-7.2.a
        fresh: list[HexId] = []
        for place in frontier:
            for beyond in steps[place]:
                if beyond not in costs:
                    costs[beyond] = cost  # GD-5.e/movement GD-7.2.b
                    fresh.append(beyond)
        frontier = fresh
    for obstacle in impassable:
        if costs[obstacle]:
            del costs[obstacle]
    return costs


def first_free(groups: Groups, taken: Collection[HexId]) -> list[HexId]:
    """The hexes without anybody in the first group that has some."""
    for group in groups:
        free = [place for place in group if place not in taken]  # GD-8.9.b
        if free:
            return free
    return []


class Walk:
    """The ways of aliens and signals while certain doors and windows are shut.

    An area that walls cut in pieces counts as several regions: within a region a figure goes
    anywhere without leaving the area, from region to region it enters an area.
    """

    def __init__(self, steps: Steps, areas: Mapping[AreaId, tuple[HexId, ...]]) -> None:
        self._steps = steps
        self._members = areas
        self._order = {area: number for number, area in enumerate(areas)}
        self._area_of = {place: area for area, places in areas.items() for place in places}
        self._region_of: dict[HexId, int] = {}
        self._area_of_region: list[AreaId] = []
        for place, area in self._area_of.items():
            if place not in self._region_of:
                self._mark_region(place, len(self._area_of_region))
                self._area_of_region.append(area)
        self._borders = self._find_borders()
        self._from_region: dict[int, list[int]] = {}
        self._costs: dict[HexId, dict[HexId, Cost]] = {}
        self._branches: dict[tuple[int, int, int], tuple[tuple[AreaId, AreaId], ...]] = {}
        self._arrivals: dict[tuple[int, AreaId, int], tuple[HexId, ...]] = {}
        self._ranked: dict[tuple[int, AreaId, int, int], Groups] = {}
        self._areas_within: dict[tuple[int, int], dict[AreaId, int]] = {}
        self._stages: dict[tuple[int, int, int], tuple[Stage, ...]] = {}
        self._routes: dict[tuple[int, int], Route] = {}

    def costs(self, source: HexId) -> Mapping[HexId, Cost]:
        """By hex that a way leads to: (areas entered, hexes walked), least first areas."""
        known = self._costs.get(source)
        if known is None:
            known = self._costs[source] = self._search(source)
        return known

    def hexes_from(self, source: HexId) -> Mapping[HexId, int]:
        """By hex that a way leads to: the fewest hexes to walk, whatever areas that enters."""
        return reach(source, len(self._steps), self._steps, frozenset())  # GD-8.6.j/fewest

    def areas_to(self, source: HexId, target: HexId) -> int:
        """The fewest areas to enter on the way from hex to hex, or FAR."""
        return self._distances(self._region_of[target])[self._region_of[source]]

    def within(self, source: HexId, places: Iterable[HexId], points: int) -> list[HexId]:
        """Those of some hexes that a figure gets to by entering up to so many areas."""
        region_of = self._region_of
        distances = self._distances(region_of[source])
        return [p for p in places if distances[region_of[p]] <= points]  # GD-8.9.w

    def areas_within(self, source: HexId, points: int) -> Mapping[AreaId, int]:
        """The areas a figure can be in after entering up to so many, nearest first."""
        key = self._region_of[source], points
        known = self._areas_within.get(key)
        if known is None:
            found: dict[AreaId, int] = {}
            for region, cost in enumerate(self._distances(key[0])):
                area = self._area_of_region[region]
                if cost <= points and cost < found.get(area, FAR):  # GD-5.g/alien
                    found[area] = cost
            order = self._order
            known = dict(sorted(found.items(), key=lambda item: (item[1], order[item[0]])))
            self._areas_within[key] = known
        return known

    def arrivals(self, source: HexId, area: AreaId, points: int) -> tuple[HexId, ...]:
        """The hexes of an area open to a figure that enters up to so many areas."""
        region_of = self._region_of
        key = region_of[source], area, points
        known = self._arrivals.get(key)
        if known is None:
            costs = self._distances(key[0])
            known = tuple(
                p for p in self._members[area] if costs[region_of[p]] <= points
            )  # GD-8.9.w
            self._arrivals[key] = known
        return known

    def free_arrivals(
        self,
        source: HexId,
        area: AreaId,
        points: int,
        taken: Collection[HexId],
        toward: HexId | None = None,
    ) -> list[HexId]:
        """Those arrivals in which nobody is; with a target, the ones with least areas to go."""
        if toward is None:
            return [place for place in self.arrivals(source, area, points) if place not in taken]
        return first_free(self.ranked_arrivals(source, area, points, toward), taken)

    def ranked_arrivals(self, source: HexId, area: AreaId, points: int, target: HexId) -> Groups:
        """Arrivals in groups, those with the fewest areas left to enter first."""
        region_of = self._region_of
        key = region_of[source], area, points, region_of[target]
        known = self._ranked.get(key)
        if known is None:
            distances = self._distances(key[3])
            groups: dict[int, list[HexId]] = {}
            for place in self.arrivals(source, area, points):
                groups.setdefault(distances[region_of[place]], []).append(place)
            known = tuple([tuple(groups[left]) for left in sorted(groups)])
            self._ranked[key] = known
        return known

    def redeployments(self, source: HexId) -> tuple[HexId, ...]:
        """The hexes of its own area that a figure gets to without leaving it."""
        return self.arrivals(source, self._area_of[source], 0)

    def routes(self, source: HexId, target: HexId) -> tuple[Route, ...]:
        """All ways that enter the fewest areas, each as the areas entered, in canonical order."""
        distances = self._distances(self._region_of[target])
        if distances[self._region_of[source]] == FAR:
            return ()
        found: dict[Route, None] = {}
        open_ways: list[tuple[int, Route]] = [(self._region_of[source], ())]
        while open_ways:
            region, route = open_ways.pop()
            if distances[region] == 0:
                found[route] = None
            nearer = self._nearer(region, distances)
            open_ways += [(beyond, (*route, self._area_of_region[beyond])) for beyond in nearer]
        return tuple(sorted(found, key=lambda route: [self._order[area] for area in route]))

    def branches(
        self, source: HexId, target: HexId, steps: int
    ) -> tuple[tuple[AreaId, AreaId], ...]:
        """Where shortest ways lead in so many steps: the area before and the area reached."""
        key = self._region_of[source], self._region_of[target], steps
        known = self._branches.get(key)
        if known is None:
            distances = self._distances(key[1])
            here = [key[0]] if distances[key[0]] < FAR else []
            found: dict[tuple[AreaId, AreaId], None] = {}
            for _ in range(steps):
                pairs = [(r, beyond) for r in here for beyond in self._nearer(r, distances)]
                areas = self._area_of_region
                found = dict.fromkeys((areas[r], areas[beyond]) for r, beyond in pairs)
                here = sorted({beyond for _, beyond in pairs})
            order = self._order
            known = tuple(sorted(found, key=lambda pair: (order[pair[0]], order[pair[1]])))
            self._branches[key] = known
        return known

    def stages(self, source: HexId, target: HexId, steps: int) -> tuple[Stage, ...]:
        """The same with the hexes in which one may stop, those with least areas to go first."""
        key = self._region_of[source], self._region_of[target], steps
        known = self._stages.get(key)
        if known is None:
            known = self._stages[key] = tuple(
                [
                    (via, area, self.ranked_arrivals(source, area, steps, target))
                    for via, area in self.branches(source, target, steps)
                ]
            )
        return known

    def route(self, source: HexId, target: HexId) -> Route:
        """The first of the ways that enter the fewest areas; empty if none leads there."""
        key = self._region_of[source], self._region_of[target]
        known = self._routes.get(key)
        if known is None:
            found: list[AreaId] = []
            region, distances = key[0], self._distances(key[1])
            while 0 < distances[region] < FAR:
                region = min(self._nearer(region, distances), key=self._rank_of_region)
                found.append(self._area_of_region[region])
            known = self._routes[key] = tuple(found)
        return known

    def _rank_of_region(self, region: int) -> tuple[int, int]:
        return self._order[self._area_of_region[region]], region

    def steps_toward(self, source: HexId, target: HexId, steps: int = 1) -> tuple[AreaId, ...]:
        """The areas so many steps on that leave as many less to enter, in canonical order."""
        return tuple(dict.fromkeys(area for _, area in self.branches(source, target, steps)))

    def stops(
        self,
        source: HexId,
        area: AreaId,
        *,
        occupied: Collection[HexId] = (),
        toward: HexId | None = None,
        steps: int = 1,
    ) -> tuple[HexId, ...]:
        """Where a figure halts in an area so many steps on: its centre, or else any free hex.

        With a target, only hexes from which the least areas remain to be entered.
        """
        free = self.free_arrivals(source, area, steps, occupied, toward)
        if area in free:
            return (area,)  # GD-8.5.1.c
        return tuple(free)  # GD-8.5.1.d

    def _nearer(self, region: int, distances: list[int]) -> list[int]:
        remaining = distances[region] - 1  # GD-8.9.v
        return [beyond for beyond in self._borders[region] if distances[beyond] == remaining]

    def _mark_region(self, start: HexId, region: int) -> None:
        self._region_of[start] = region
        frontier = [start]
        while frontier:
            for beyond in self._steps[frontier.pop()]:
                if beyond not in self._region_of and self._area_of[beyond] == self._area_of[start]:
                    self._region_of[beyond] = region
                    frontier.append(beyond)

    def _find_borders(self) -> list[tuple[int, ...]]:
        found: list[dict[int, None]] = [{} for _ in self._area_of_region]
        for place, region in self._region_of.items():
            for beyond in self._steps[place]:
                if self._region_of[beyond] != region:
                    found[region][self._region_of[beyond]] = None
        return [tuple(sorted(beyond)) for beyond in found]

    def _distances(self, region: int) -> list[int]:
        """By region, the fewest areas to enter on the way to this one (or from it)."""
        known = self._from_region.get(region)
        if known is None:
            distances = [FAR] * len(self._borders)
            distances[region] = 0
            frontier = [region]
            for here in frontier:  # grows while it is walked
                for beyond in self._borders[here]:
                    if distances[beyond] == FAR:
                        distances[beyond] = distances[here] + 1
                        frontier.append(beyond)
            known = self._from_region[region] = distances
        return known

    def _search(self, source: HexId) -> dict[HexId, Cost]:
        """Area by area, and within the same number of areas hex by hex."""
        distances, region_of = self._distances(self._region_of[source]), self._region_of
        costs: dict[HexId, Cost] = {}
        entered, waiting = 0, {0: [source]}
        while waiting:
            following: dict[int, list[HexId]] = {}
            for hexes in range(min(waiting), len(region_of)):
                for place in waiting.pop(hexes, ()):
                    if place in costs:
                        continue
                    costs[place] = (entered, hexes)
                    for beyond in self._steps[place]:
                        if beyond in costs:
                            continue
                        if region_of[beyond] == region_of[place]:
                            waiting.setdefault(hexes + 1, []).append(beyond)
                        elif distances[region_of[beyond]] > entered:
                            following.setdefault(hexes + 1, []).append(beyond)
                if not waiting:
                    break
            entered, waiting = entered + 1, following
        return costs
