"""What an alien may do, worked out a second time: slowly, and from the rule texts alone."""

from collections.abc import Iterable
from typing import Any, NamedTuple

from tests.games.galaxy_defenders.rules.ch8_aliens.plain_dice import (
    Attack,
    Defence,
    Harm,
    harm,
    pool,
    working,
)
from tests.games.galaxy_defenders.rules.ch8_aliens.plain_map import NO_WAY, Land, land
from xenofront.games.galaxy_defenders.content import effects
from xenofront.games.galaxy_defenders.rules.state import GDState

ELITE = ("palladium", "platinum")
KEEN = ("spine_critter", "aracnos")
"""Species with Feral Senses."""


class Plain(NamedTuple):
    """One way: on whom, over which area, ending where."""

    target: str
    via: str | None
    end: str
    rear: str | None = None
    """The other hex of a base of two."""

    @property
    def base(self) -> "Base":
        return (self.end,) if self.rear is None else (self.end, self.rear)


Base = tuple[str, ...]
"""The hexes that a figure covers; the leading one is first."""


def best(things: Iterable[Any], value: Any) -> list[Any]:
    """Those with the greatest value."""
    valued = [(thing, value(thing)) for thing in things]
    most = max((worth for _, worth in valued), default=None)
    return [thing for thing, worth in valued if worth == most]


def land_of(state: GDState, name: str = "") -> Land:
    """The map as whoever walks goes over it, or as an alien does that flies or burrows."""
    over = False
    if name:
        card = state.box.aliens[state.aliens[name].card]  # type: ignore[index]
        over = card.flying or card.burrowing
    return land(state.box.board, (*state.locks, *state.bars), over)


class Alien:
    """One alien figure of a position."""

    def __init__(self, state: GDState, name: str) -> None:
        self.state, self.name = state, name
        self.row = state.aliens[name]  # type: ignore[index]
        self.card = state.box.aliens[self.row.card]
        self.here = str(self.row.hex)
        self.base: Base = (self.here,) if self.row.rear is None else (self.here, self.row.rear)
        self.land = land_of(state, name)
        self.agents = {str(n): str(a.hex) for n, a in state.agents.items() if a.alive}
        others = [r for n, r in state.aliens.items() if n != name]
        figures = [r.hex for r in others] + [r.rear for r in others if r.rear]
        figures += [r.hex for r in state.signals.values()]
        self.taken = {*figures, *self.agents.values()}

    # -- facts ---------------------------------------------------------------------------------

    @property
    def costs(self) -> dict[str, tuple[int, int]]:
        return self.land.costs(self.here)

    def meets(self, base: Base, place: str) -> bool:
        """Whether a base is next to a hex: one of its hexes is enough."""
        return any(here in self.land.adjacent(place) for here in base)

    def touching(self, base: Base) -> bool:
        """Whether an agent or a drone stands next to a base."""
        return any(self.meets(base, agent) for agent in self.agents.values())

    def engaging(self, base: Base) -> int:
        """How many agents an alien would engage with a base; drones cannot be engaged."""
        people = [name for name in self.agents if not self.state.agents[name].owner]  # type: ignore[index]
        return sum(self.meets(base, self.agents[name]) for name in people)

    def sees(self, agent: str) -> bool:
        return any(self.land.sees(here, self.agents[agent]) for here in self.base)

    def distance(self, agent: str) -> int:
        return min(self.land.distance(here, self.agents[agent]) for here in self.base)

    def path_to(self, agent: str) -> tuple[int, int]:
        """The least that any hex of the base has to go to an agent."""
        return min(self.land.costs(here).get(self.agents[agent], NO_WAY) for here in self.base)

    def bases(self, leads: Iterable[str]) -> list[Base]:
        """How the figure can lie with its leading hex in one of these."""
        free = [lead for lead in leads if lead not in self.taken]
        if len(self.base) == 1:
            return [(lead,) for lead in free]
        pairs = [(lead, rear) for lead in free for rear in self.land.steps(lead)]
        return [base for base in pairs if base[1] not in self.taken]

    def compact(self, bases: list[Base]) -> list[Base]:
        """Bases within one area, if there are any."""
        return [b for b in bases if len({*map(self.land.area, b)}) == 1] or bases

    def wounds(self, agent: str) -> int:
        return self.state.agents[agent].wounds  # type: ignore[index]

    def hp(self, agent: str) -> int:
        sheet = self.state.box.agents[agent]
        elite = self.state.agents[agent].rank in ELITE  # type: ignore[index]
        return (sheet.elite if elite else sheet.standard).hp

    def hp_left(self, agent: str) -> int:
        return self.hp(agent) - self.wounds(agent)

    # -- who is meant --------------------------------------------------------------------------

    def notices(self, agent: str) -> bool:
        """Stealth hides beyond one area, camouflage beyond the next hex, invisibility always."""
        row = self.state.agents[agent]  # type: ignore[index]
        if self.card.species in KEEN or self.card.rank == "purple":
            return True
        if "d_invis" in row.lasting:
            return False
        if "camouflage" in row.lasting and self.distance(agent) > 0:
            return False
        return "stealth" not in row.powers or self.distance(agent) <= 1

    def candidates(self) -> list[str]:
        """Everybody, or for an archenemy the one agent whom it hunts."""
        if self.card.archenemy:
            return [str(self.state.menace[self.name].holder)]  # type: ignore[index]
        return list(self.agents)

    def helpless(self, agent: str) -> bool:
        held = self.state.agents[agent].conditions  # type: ignore[index]
        return "immobilized" in held or "paralyzed" in held

    def eligible(self, number: int) -> list[str]:
        """Whom a row of the card is about."""
        at = self.card.rows[number].at
        if at == "plus":
            return [a for a in self.candidates() if self.notices(a)] or self.candidates()
        before = [row.at for row in self.card.rows[:number] if row.at != "plus"]
        least = int(before[-1]) + 1 if before else 0
        return [
            a
            for a in self.candidates()
            if least <= self.distance(a) <= at and self.sees(a) and self.notices(a)
        ]

    def in_range(self, weapon: Any, agent: str) -> bool:
        reach = weapon.range
        if weapon.kind == "ranged" and self.state.weather == "ev05":
            reach = min(reach, 1)
        return self.distance(agent) <= reach and self.sees(agent)

    # -- harm ----------------------------------------------------------------------------------

    def harm(self, weapon: Any, agent: str) -> Harm:
        """What an attack with a weapon of the card does to an agent."""
        row = self.state.agents[agent]  # type: ignore[index]
        sheet = self.state.box.agents[agent]
        dice = pool(self.state, weapon.red, weapon.blue)
        defence = Defence(
            working(sheet.armour, weapon.kind),
            row.shield + row.plates,
            row.wounds,
            self.hp(agent),
            bleeds=not row.owner,
        )
        attack = Attack(dice, working(weapon.modifiers, weapon.kind))
        return harm(attack, defence, self.state.box.faces["blue"])

    def worst(self, ways: Iterable[Plain], weapon: Any | None) -> list[Plain]:
        """The ways that are best for aliens, in the order of ruling GD-8.2.r."""
        ways = list(ways)
        if len(ways) < 2:
            return ways

        def key(way: Plain) -> tuple[Any, ...]:
            hurt = self.harm(weapon, way.target) if weapon is not None else ()
            rest = (self.engaging(way.base), self.wounds(way.target), -self.hp_left(way.target))
            return (*hurt, *rest)

        return best(ways, key)

    # -- effects -------------------------------------------------------------------------------

    def weapon(self, name: str) -> Any:
        return next(weapon for weapon in self.card.weapons if weapon.id == name)

    def decide(self) -> tuple[int, list[Plain]] | None:
        """The first row with a way to begin it."""
        for number in range(len(self.card.rows)):
            ways = self.first_effect(number)
            if ways:
                return number, ways
        return None

    def first_effect(self, number: int) -> list[Plain]:
        row = self.card.rows[number]
        agents = self.eligible(number)
        effect = row.do[0]
        if number < len(self.card.rows) - 1 and not agents:
            return []
        if isinstance(effect, effects.Attack):
            return self.attack(effect, agents)
        if isinstance(effect, effects.Command):
            return [Plain("", None, *self.base)]
        assert isinstance(effect, effects.MoveAdjacent | effects.MoveToward)
        if effect.to == "closest_teleport":
            return self.go_home(effect.areas)
        after = [e for e in row.do[1:] if isinstance(e, effects.Attack)]
        return self.move(effect, agents, self.weapon(after[0].weapon) if after else None)

    def attack(self, effect: effects.Attack, agents: list[str]) -> list[Plain]:
        weapon = self.weapon(effect.weapon)
        ways = [Plain(a, None, *self.base) for a in agents if self.in_range(weapon, a)]
        if effect.on == "closest_agent":
            nearest = best(ways, lambda w: [-c for c in self.path_to(w.target)])
            return self.worst(nearest, weapon)
        if self.card.prefers:
            ways = best(ways, lambda w: self.helpless(w.target))
        hurt = best(ways, lambda w: self.wounds(w.target))
        weakest = best(hurt, lambda w: -self.hp_left(w.target))
        return self.worst(weakest, weapon)

    def move(self, effect: Any, agents: list[str], weapon: Any | None) -> list[Plain]:
        goals = [Plain(a, None, self.agents[a]) for a in agents if self.agents[a] in self.costs]
        if effect.to == "most_wounded_agent":
            goals = best(goals, lambda w: self.wounds(w.target))
            goals = best(goals, lambda w: -self.hp_left(w.target))
        goals = best(goals, lambda w: [-c for c in self.path_to(w.target)])
        contact = isinstance(effect, effects.MoveAdjacent)
        ways = [
            Plain(goal.target, via, *base)
            for goal in goals
            for base in self.ends(goal.end, effect.areas, contact=contact)
            for via in self.origins(base[0])
        ]
        return self.worst(best(ways, lambda way: self.engaging(way.base)), weapon)

    def advance(self, target: str, areas: int) -> list[Plain]:
        """Ways of a movement toward one agent, after an attack on it."""
        goal = self.agents[target]
        if goal not in self.costs:
            return []
        ends = self.ends(goal, areas, contact=False)
        ways = [Plain(target, via, *base) for base in ends for via in self.origins(base[0])]
        return best(ways, lambda way: self.engaging(way.base))

    def go_home(self, areas: int) -> list[Plain]:
        """Ways toward the closest teleport point."""
        points = [str(p) for p in self.state.teleports.values() if p in self.costs]
        nearest = best(points, lambda point: [-c for c in self.costs[point]])
        if not nearest or not {*self.base}.isdisjoint(points):
            return [Plain("", None, *self.base)]
        away = self.costs[nearest[0]][0]
        ends = self.compact(self.bases(nearest)) if away <= areas else []
        for steps in range(min(areas, away), 0, -1):
            ends = ends or [
                end
                for point in nearest
                for route in self.land.routes(self.here, point)
                for end in self.rest(route[steps - 1], steps, point)
            ]
        ways = {Plain("", via, *base) for base in ends for via in self.origins(base[0])}
        found = best(sorted(ways, key=str), lambda way: self.engaging(way.base))
        return found or [Plain("", None, *self.base)]

    # -- where a movement ends -----------------------------------------------------------------

    def ends(self, goal: str, areas: int, *, contact: bool) -> list[Base]:
        near = [place for place, cost in self.costs.items() if cost[0] <= areas]
        beside = [base for base in self.bases(near) if self.meets(base, goal)]
        if beside:
            mine = [b for b in beside if self.land.area(b[0]) == self.land.area(goal)]
            return self.compact(mine or beside)
        if contact:
            return []
        for steps in range(min(areas, self.costs[goal][0]), 0, -1):
            found = {
                end
                for route in self.land.routes(self.here, goal)
                for end in self.rest(route[steps - 1], steps, goal)
            }
            if found:
                return sorted(found)
        return [self.base]

    def rest(self, area: str, steps: int, goal: str | None) -> list[Base]:
        """Where an alien comes to rest in the last area it enters."""
        members = map(str, self.land.board.members[area])  # type: ignore[index]
        ends = self.bases(p for p in members if self.costs.get(p, NO_WAY)[0] <= steps)
        if goal is not None:
            ends = best(ends, lambda base: -self.land.away(base[0], goal))
        hunted = goal in self.agents.values()
        if hunted or area in map(self.land.area, self.agents.values()):
            close = [b for b in ends if self.meets(b, str(goal))] if hunted else []
            contacts = [base for base in close or ends if self.touching(base)]
            if contacts:
                return best(self.compact(contacts), self.engaging)
        central = [base for base in ends if base[0] == area]
        if central or goal is None:
            return self.compact(central or ends)
        to_goal = self.land.costs(goal)
        nearest = best(ends, lambda base: [-c for c in to_goal.get(base[0], NO_WAY)])
        return self.compact(nearest)

    def origins(self, end: str) -> set[str | None]:
        """The areas from which the last area may be entered; none without entering one."""
        found: set[str | None] = set()
        for route in self.land.routes(self.here, end):
            found.add((self.land.area(self.here), *route)[-2] if route else None)
        return found

    def retreat(self) -> list[tuple[str | None, Base]]:
        """Ends of a movement of one area away."""
        near = {self.land.area(p) for p, cost in self.costs.items() if cost[0] == 1}
        mine = self.land.area(self.here)
        near -= {mine}
        back = self.row.came_from
        ends = self.rest(back, 1, None) if back in near else []
        if not ends:
            now = self._to_closest(self.base)
            ends = [end for area in sorted(near) for end in self.rest(area, 1, None)]
            ends = best(ends, self._to_closest)
            if not ends or self._to_closest(ends[0]) <= now:
                return [(None, self.base)]
        return [(mine, end) for end in best(ends, self.engaging)]

    def _to_closest(self, base: Base) -> int:
        return min(self.land.away(here, agent) for here in base for agent in self.agents.values())
