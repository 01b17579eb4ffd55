"""What an NPC may do, worked out a second time: slowly, and from the rule texts alone."""

from typing import Any, NamedTuple

from tests.games.galaxy_defenders.rules.ch8_aliens.plain_map import NO_WAY, land
from xenofront.games.galaxy_defenders.content import effects, npc_effects
from xenofront.games.galaxy_defenders.rules.state import GDState

MOVES = (
    effects.MoveAdjacent,
    effects.MoveToward,
    effects.MoveAway,
    npc_effects.MoveOn,
)


class Plain(NamedTuple):
    """One way: on whom, and where it ends."""

    target: str
    end: str


class Npc:
    """One NPC of a position."""

    def __init__(self, state: GDState, name: Any) -> None:
        self.state: Any = state
        self.card: Any = self.state.box.npcs[name]
        self.row: Any = self.state.agents[name]
        self.here = str(self.row.hex)
        self.land = land(state.box.board, (*state.locks, *state.bars), self.card.flying)
        self.still = {"immobilized", "paralyzed"} & {*self.row.conditions}
        self.aliens = {
            str(alien): [str(row.hex), *([str(row.rear)] if row.rear else [])]
            for alien, row in self.state.aliens.items()
        }
        self.taken = {place for base in self.aliens.values() for place in base}
        self.taken |= {str(row.hex) for row in self.state.signals.values()}
        self.taken |= {
            str(row.hex) for n, row in self.state.agents.items() if row.alive and n != name
        }
        self.people = {
            str(n): row for n, row in self.state.agents.items() if row.alive and not row.owner
        }

    # -- which row ---------------------------------------------------------------------------

    def decide(self) -> tuple[int, set[Plain]] | None:
        """The first row that can be applied, and the ways of its first effect."""
        for number, row in enumerate(self.card.rows):
            if self.still and isinstance(row.do[0], MOVES):
                continue
            aliens = self.about(number)
            ways = self.ways(row.do[0], aliens) if aliens or row.at == "plus" else set()
            if ways:
                return number, ways
        return None

    def about(self, number: int) -> list[str]:
        """The aliens that a row is about."""
        at = self.card.rows[number].at
        if at == "plus":
            return [*self.aliens]
        closer = self.card.rows[number - 1].at if number else -1
        there = [a for a in self.aliens if not self.is_burrowed(a)]
        return [a for a in there if self.sees(a) and closer < self.distance(a) <= at]

    def distance(self, alien: str) -> int:
        return min(self.land.distance(self.here, place) for place in self.aliens[alien])

    def sees(self, alien: str) -> bool:
        return any(self.land.sees(self.here, place) for place in self.aliens[alien])

    # -- the ways of an effect -----------------------------------------------------------------

    def ways(self, effect: Any, aliens: list[str]) -> set[Plain]:
        match effect:
            case effects.Attack():
                return self.shots(effect.weapon, aliens)
            case npc_effects.TreatFriend():
                return self.treat(effect) or self.shots(effect.otherwise[0].weapon, aliens)
            case effects.MoveAway():
                return {Plain("", end) for end in self.ends_away()}
            case npc_effects.MoveOn():
                for aim in effect.list:
                    ways = self.on(aim, effect.areas)
                    if ways:
                        return ways
                return set()
        adjacent = isinstance(effect, effects.MoveAdjacent)
        return self.to_aliens(aliens, effect.areas, adjacent=adjacent)

    def shots(self, weapon: str, aliens: list[str]) -> set[Plain]:
        definition = next(one for one in self.card.weapons if one.id == weapon)
        reach = definition.range
        if self.state.weather and definition.kind == "ranged":
            for modifier in self.state.box.events[self.state.weather].weather:
                if modifier.quantity == "range_cap":
                    reach = min(reach, modifier.amount)
        return {
            Plain(alien, self.here)
            for alien in aliens
            if not self.is_burrowed(alien)
            and any(self.land.sees(self.here, place) for place in self.aliens[alien])
            and self.distance(alien) <= reach
        }

    def is_burrowed(self, alien: str) -> bool:
        """Whether nothing makes a burrowing alien vulnerable: no card lies on the discard pile."""
        assert not self.state.close_discard
        return bool(self.state.box.aliens[self.state.aliens[alien].card].burrowing)

    def treat(self, effect: npc_effects.TreatFriend) -> set[Plain]:
        away = {
            name: self.land.distance(self.here, str(row.hex))
            for name, row in self.people.items()
            if row.wounds > 0
        }
        least = min(away.values(), default=99)
        return {
            Plain(name, self.here)
            for name, far in away.items()
            if far == least and far <= effect.within
        }

    def to_aliens(self, aliens: list[str], areas: int, *, adjacent: bool) -> set[Plain]:
        """Toward the closest of some aliens by areas, then hexes, along a path."""
        costs = {a: min(self.cost(place) for place in self.aliens[a]) for a in aliens}
        least = min(costs.values(), default=NO_WAY)
        if least == NO_WAY:
            return set()
        found = set()
        for alien in (a for a in aliens if costs[a] == least):
            if adjacent or least[0] == 0:
                ends = self.ends_beside(alien, areas if adjacent else 0)
                if not adjacent:
                    ends = ends or {self.here}
            else:
                base = self.aliens[alien]
                goal = min(base, key=lambda place: self.cost(place)[0])
                ends = self.ends_toward(goal, areas, alien)
            found |= {Plain(alien, end) for end in ends}
        return found

    def on(self, aim: str, areas: int) -> set[Plain]:
        """Toward the closest goal of a kind that can be reached."""
        if aim == "alien":
            return self.to_aliens([*self.aliens], areas, adjacent=False)
        if aim == "teleport":
            places = {str(p): "" for p in self.state.teleports.values()}
        else:
            people = self.people.items()
            places = {str(r.hex): n for n, r in people if aim == "agent" or r.wounds}
        costs = {place: self.cost(place) for place in places}
        least = min(costs.values(), default=NO_WAY)
        if least == NO_WAY:
            return set()
        closest = [place for place, cost in costs.items() if cost == least]
        if aim == "teleport":
            if self.here in places:
                return {Plain("", self.here)}
            free = {place for place in closest if place not in self.taken}
            if least[0] <= areas and free:
                return {Plain("", place) for place in free}
            return {Plain("", end) for end in self.ends_toward_all(closest, areas)}
        return {
            Plain(places[place], end)
            for place in closest
            for end in self.ends_toward(place, areas, "")
        }

    # -- where it ends -------------------------------------------------------------------------

    def cost(self, place: str) -> tuple[int, int]:
        return self.land.costs(self.here).get(place, NO_WAY)

    def touched(self, place: str) -> set[str]:
        """The aliens next to a hex."""
        around = self.land.adjacent(place)
        return {alien for alien, base in self.aliens.items() if {*base} & {*around}}

    def ends_beside(self, alien: str, areas: int) -> set[str]:
        """Free hexes next to an alien: in its area if there are any, beside as many as can be."""
        near = {
            place
            for place in self.land.costs(self.here)
            if alien in self.touched(place)
            and place not in self.taken
            and self.cost(place)[0] <= areas
        }
        own = {self.land.area(place) for place in self.aliens[alien]}
        near = {place for place in near if self.land.area(place) in own} or near
        most = max((len(self.touched(place)) for place in near), default=0)
        return {place for place in near if len(self.touched(place)) == most}

    def ends_toward(self, goal: str, areas: int, alien: str) -> set[str]:
        """As far as it may go, in any free hex, but beside aliens only where it is at its best."""
        for steps in range(min(areas, self.cost(goal)[0]), 0, -1):
            ends = self.stops(goal, steps, alien)
            if ends:
                return ends
        return {self.here}

    def ends_toward_all(self, goals: list[str], areas: int) -> set[str]:
        """The same toward several goals that are equally far."""
        for steps in range(min(areas, self.cost(goals[0])[0]), 0, -1):
            ends = {end for goal in goals for end in self.stops(goal, steps, "")}
            if ends:
                return ends
        return {self.here}

    def stops(self, goal: str, steps: int, alien: str) -> set[str]:
        found = set()
        for area in {route[steps - 1] for route in self.land.routes(self.here, goal)}:
            inside = [
                place
                for place, cost in self.land.costs(self.here).items()
                if self.land.area(place) == area and cost[0] <= steps
            ]
            free = [place for place in inside if place not in self.taken]
            least = min((self.land.away(place, goal) for place in free), default=0)
            near = [place for place in free if self.land.away(place, goal) == least]
            found |= self.allowed(near, alien)
        return found

    def allowed(self, free: list[str], alien: str) -> set[str]:
        """Who ends beside aliens keeps to its target and touches as many as possible."""
        close = [place for place in free if self.touched(place)]
        close = [place for place in close if alien in self.touched(place)] or close
        most = max((len(self.touched(place)) for place in close), default=0)
        best = {place for place in close if len(self.touched(place)) == most}
        return best | {place for place in free if not self.touched(place)}

    def ends_away(self) -> set[str]:
        """Back where it came from, or farther from the closest alien."""
        near = {
            self.land.area(place)
            for place, cost in self.land.costs(self.here).items()
            if cost[0] == 1
        }
        near = {
            area
            for area in near
            if min(
                self.cost(place)[0]
                for place in self.land.costs(self.here)
                if self.land.area(place) == area
            )
            == 1
        }
        back = self.row.came_from
        if back in near and self.in_area(back):
            return self.in_area(back)
        now = self.away_from_aliens(self.here)
        ends = {end for area in near for end in self.in_area(area)}
        return {end for end in ends if self.away_from_aliens(end) > now} or {self.here}

    def in_area(self, area: str) -> set[str]:
        costs = self.land.costs(self.here).items()
        inside = [p for p, cost in costs if self.land.area(p) == area and cost[0] <= 1]
        return self.allowed([place for place in inside if place not in self.taken], "")

    def away_from_aliens(self, place: str) -> int:
        places = [there for base in self.aliens.values() for there in base]
        return min((self.land.away(place, there) for there in places), default=0)
