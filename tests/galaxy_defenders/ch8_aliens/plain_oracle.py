"""What an alien may do, worked out a second time: slowly, and from the rule texts alone.

From the board only single facts are taken: who is next to whom, who sees whom, which hex a figure
can step to, and which area a hex belongs to.
"""

from collections.abc import Iterable
from fractions import Fraction
from functools import cache
from itertools import product
from typing import Any, NamedTuple

from xenofront.content import effects
from xenofront.systems.galaxy_defenders.state import GDState

NO_WAY = (10**6, 10**6)


class Plain(NamedTuple):
    """One way: on whom, over which area, ending where."""

    target: str
    via: str | None
    end: str


class Alien:
    """One alien of a position."""

    def __init__(self, state: GDState, name: str) -> None:
        self.state, self.name = state, name
        self.row = state.aliens[name]  # type: ignore[index]
        self.card = state.box.aliens[self.row.card]
        self.here = str(self.row.hex)
        self.board = state.box.board
        self.shut = self.board.shut(state.locks + state.bars)
        self.agents = {str(n): str(a.hex) for n, a in state.agents.items() if a.alive}
        figures = [r.hex for n, r in state.aliens.items() if n != name]
        figures += [r.hex for r in state.signals.values()]
        self.taken = {*figures, *self.agents.values()}

    # -- facts ---------------------------------------------------------------------------------

    def area(self, place: str) -> str:
        return self.board.area_of[place]  # type: ignore[index]

    def adjacent(self, place: str) -> list[str]:
        return list(self.board.neighbours(place, self.shut))  # type: ignore[arg-type]

    def touching(self, place: str) -> int:
        """How many agents stand next to a hex."""
        return sum(place in self.adjacent(agent) for agent in self.agents.values())

    def sees(self, agent: str) -> bool:
        return self.board.sees(self.here, self.agents[agent], self.shut)  # type: ignore[arg-type]

    def distance(self, agent: str) -> int:
        """0 next door, else areas over shared borders, at least 1; walls do not count."""
        there = self.agents[agent]
        if there in self.adjacent(self.here):
            return 0
        return max(1, self.board.area_distance(self.here, there))  # type: ignore[arg-type]

    def costs(self, start: str) -> dict[str, tuple[int, int]]:
        """By hex: areas entered, then hexes walked, on the cheapest legal path."""
        best = {start: (0, 0)}
        todo = [start]
        while todo:
            here = min(todo, key=lambda place: best[place])
            todo.remove(here)
            for beyond in self.board.passages(here, self.shut):  # type: ignore[arg-type]
                areas, hexes = best[here]
                cost = areas + (self.area(beyond) != self.area(here)), hexes + 1
                if cost < best.get(beyond, NO_WAY):
                    best[beyond] = cost
                    todo.append(beyond)
        return best

    def away(self, start: str, goal: str) -> int:
        return self.costs(start).get(goal, NO_WAY)[0]

    def routes(self, start: str, goal: str) -> set[tuple[str, ...]]:
        """The areas entered on every path that enters the fewest."""
        remaining = {place: cost[0] for place, cost in self.costs(goal).items()}
        found: set[tuple[str, ...]] = set()
        seen = set()
        todo: list[tuple[str, tuple[str, ...]]] = [(start, ())]
        while todo:
            here, route = todo.pop()
            if (here, route) in seen or here not in remaining:
                continue
            seen.add((here, route))
            if remaining[here] == 0:
                found.add(route)
            for beyond in self.board.passages(here, self.shut):  # type: ignore[arg-type]
                if self.area(beyond) == self.area(here):
                    todo.append((beyond, route))
                elif remaining[beyond] == remaining[here] - 1:
                    todo.append((beyond, (*route, self.area(beyond))))
        return found

    # -- who is meant --------------------------------------------------------------------------

    def notices(self, agent: str) -> bool:
        powers = self.state.agents[agent].powers  # type: ignore[index]
        if "stealth" not in powers or self.card.species in ("spine_critter", "aracnos"):
            return True
        return self.distance(agent) <= 1

    def eligible(self, number: int) -> list[str]:
        at = self.card.rows[number].at
        if at == "plus":
            return [a for a in self.agents if self.notices(a)] or list(self.agents)
        before = [row.at for row in self.card.rows[:number] if row.at != "plus"]
        least = int(before[-1]) + 1 if before else 0
        return [
            a
            for a in self.agents
            if least <= self.distance(a) <= at and self.sees(a) and self.notices(a)
        ]

    def in_range(self, weapon: Any, agent: str) -> bool:
        reach = weapon.range
        if weapon.kind == "ranged" and self.state.weather == "ev05":
            reach = min(reach, 1)
        return self.distance(agent) <= reach and self.sees(agent)

    # -- harm ----------------------------------------------------------------------------------

    def harm(self, weapon: Any, agent: str) -> tuple[Fraction, Fraction, Fraction]:
        """Chances to kill and to make bleed, and expected wounds."""
        row, sheet = self.state.agents[agent], self.state.box.agents[agent]  # type: ignore[index]
        side = sheet.elite if row.rank in ("palladium", "platinum") else sheet.standard
        return _harm(
            _pool(self.state, weapon),
            _modifiers(weapon.modifiers, weapon.kind),
            _modifiers(sheet.armour, weapon.kind),
            (row.shield, row.wounds, side.hp),
            self.state.box.faces["blue"],
        )

    def hp_left(self, agent: str) -> int:
        row, sheet = self.state.agents[agent], self.state.box.agents[agent]  # type: ignore[index]
        side = sheet.elite if row.rank in ("palladium", "platinum") else sheet.standard
        return side.hp - row.wounds

    def worst(self, ways: Iterable[Plain], weapon: Any | None) -> list[Plain]:
        """The ways that are best for aliens, in the order of ruling GD-8.2.r."""

        def key(way: Plain) -> tuple[Any, ...]:
            harm = self.harm(weapon, way.target) if weapon is not None else (0, 0, 0)
            wounds = self.state.agents[way.target].wounds  # type: ignore[index]
            rest = (self.touching(way.end), wounds, -self.hp_left(way.target))
            return (*harm, *rest)

        return _best(ways, key)

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
            return [Plain("", None, self.here)]
        assert isinstance(effect, effects.MoveAdjacent | effects.MoveToward)
        if effect.to == "closest_teleport":
            return self.go_home(effect.areas)
        after = [e for e in row.do[1:] if isinstance(e, effects.Attack)]
        return self.move(effect, agents, self.weapon(after[0].weapon) if after else None)

    def attack(self, effect: effects.Attack, agents: list[str]) -> list[Plain]:
        weapon = self.weapon(effect.weapon)
        ways = [Plain(a, None, self.here) for a in agents if self.in_range(weapon, a)]
        if effect.on == "closest_agent":
            costs = self.costs(self.here)
            nearest = _best(ways, lambda w: [-c for c in costs.get(self.agents[w.target], NO_WAY)])
            return self.worst(nearest, weapon)
        hurt = _best(ways, lambda w: self.state.agents[w.target].wounds)
        weakest = _best(hurt, lambda w: -self.hp_left(w.target))
        return self.worst(weakest, weapon)

    def move(self, effect: Any, agents: list[str], weapon: Any | None) -> list[Plain]:
        costs = self.costs(self.here)
        goals = [Plain(a, None, self.agents[a]) for a in agents if self.agents[a] in costs]
        if effect.to == "most_wounded_agent":
            goals = _best(goals, lambda w: self.state.agents[w.target].wounds)
            goals = _best(goals, lambda w: -self.hp_left(w.target))
        goals = _best(goals, lambda w: [-c for c in costs[w.end]])
        contact = isinstance(effect, effects.MoveAdjacent)
        ways = [
            Plain(goal.target, via, end)
            for goal in goals
            for end in self.ends(goal.end, effect.areas, contact=contact)
            for via in self.origins(end)
        ]
        return self.worst(_best(ways, lambda way: self.touching(way.end)), weapon)

    def advance(self, target: str, areas: int) -> list[Plain]:
        """Ways of a movement toward one agent, after an attack on it."""
        goal = self.agents[target]
        if goal not in self.costs(self.here):
            return []
        ends = self.ends(goal, areas, contact=False)
        ways = [Plain(target, via, end) for end in ends for via in self.origins(end)]
        return _best(ways, lambda way: self.touching(way.end))

    def go_home(self, areas: int) -> list[Plain]:
        """Ways toward the closest teleport point."""
        costs = self.costs(self.here)
        points = [str(p) for p in self.state.teleports.values() if p in costs]
        nearest = _best(points, lambda point: [-c for c in costs[point]])
        if not nearest or self.here in points:
            return [Plain("", None, self.here)]
        away = costs[nearest[0]][0]
        ends = [p for p in nearest if p not in self.taken] if away <= areas else []
        for steps in range(min(areas, away), 0, -1):
            ends = ends or [
                end
                for point in nearest
                for route in self.routes(self.here, point)
                for end in self.rest(route[steps - 1], steps, point)
            ]
        ways = {Plain("", via, end) for end in ends for via in self.origins(end)}
        best = _best(sorted(ways, key=str), lambda way: self.touching(way.end))
        return best or [Plain("", None, self.here)]

    def follow_places(self, area: str) -> list[str]:
        """Where an alien that is called into an area may come to rest."""
        return self.rest(area, NO_WAY[0] - 1, None)

    def followers(self, start: str, within: int) -> list[str]:
        """The closest others who come along, after a movement from ``start`` to here."""
        costs, board = self.costs(start), self.board
        away = {}
        for name, row in self.state.aliens.items():
            there = str(row.hex)
            areas = max(1, board.area_distance(start, there))  # type: ignore[arg-type]
            near = 0 if there in self.adjacent(start) else areas
            outside = self.area(there) != self.area(self.here)
            comes = outside and Alien(self.state, name).follow_places(self.area(self.here))
            if name != self.name and near <= within and comes:
                away[str(name)] = near, costs.get(there, NO_WAY)[1]
        return _best(away, lambda name: [-c for c in away[name]])

    def called(self, within: int, species: str) -> list[str]:
        """The closest other aliens that may be told to act."""
        costs = self.costs(self.here)

        def away(name: str) -> tuple[int, int]:
            there = str(self.state.aliens[name].hex)  # type: ignore[index]
            near = there in self.adjacent(self.here)
            areas = 0 if near else max(1, self.board.area_distance(self.here, there))  # type: ignore[arg-type]
            return areas, costs.get(there, NO_WAY)[1]

        others = [
            str(name)
            for name, row in self.state.aliens.items()
            if name != self.name and self.state.box.aliens[row.card].species != species
        ]
        near = [name for name in others if away(name)[0] <= within]
        return _best(near, lambda name: [-c for c in away(name)])

    def ends(self, goal: str, areas: int, *, contact: bool) -> list[str]:
        costs = self.costs(self.here)
        beside = [
            place
            for place in self.adjacent(goal)
            if place not in self.taken and costs.get(place, NO_WAY)[0] <= areas
        ]
        if beside:
            return [p for p in beside if self.area(p) == self.area(goal)] or beside
        if contact:
            return []
        for steps in range(min(areas, costs[goal][0]), 0, -1):
            found = {
                end
                for route in self.routes(self.here, goal)
                for end in self.rest(route[steps - 1], steps, goal)
            }
            if found:
                return sorted(found)
        return [self.here]

    def rest(self, area: str, steps: int, goal: str | None) -> list[str]:
        """Where an alien comes to rest in the last area it enters."""
        costs = self.costs(self.here)
        free = [
            place
            for place in costs
            if self.area(place) == area and place not in self.taken and costs[place][0] <= steps
        ]
        if goal is not None:
            free = _best(free, lambda place: -self.away(place, goal))
        hunted = goal in self.agents.values()
        if hunted or area in map(self.area, self.agents.values()):
            beside = self.adjacent(str(goal)) if hunted else []
            close = [place for place in free if place in beside] or free
            contacts = _best(close, self.touching)
            if contacts and self.touching(contacts[0]):
                return contacts
        if area in free:
            return [area]
        if goal is None:
            return free
        to_goal = self.costs(goal)
        return _best(free, lambda place: [-c for c in to_goal.get(place, NO_WAY)])

    def origins(self, end: str) -> set[str | None]:
        """The areas from which the last area may be entered; none without entering one."""
        found: set[str | None] = set()
        for route in self.routes(self.here, end):
            found.add((self.area(self.here), *route)[-2] if route else None)
        return found

    def retreat(self) -> list[tuple[str | None, str]]:
        """Ends of a movement of one area away."""
        costs = self.costs(self.here)
        near = {self.area(p) for p, cost in costs.items() if cost[0] == 1}
        near -= {self.area(p) for p, cost in costs.items() if cost[0] == 0}
        mine = self.area(self.here)
        back = self.row.came_from
        ends = self.rest(back, 1, None) if back in near else []
        if not ends:
            now = self._to_closest(self.here)
            ends = [end for area in sorted(near) for end in self.rest(area, 1, None)]
            ends = _best(ends, self._to_closest)
            if not ends or self._to_closest(ends[0]) <= now:
                return [(None, self.here)]
        return [(mine, end) for end in _best(ends, self.touching)]

    def _to_closest(self, place: str) -> int:
        return min(self.away(place, agent) for agent in self.agents.values())


def _best(things: Iterable[Any], value: Any) -> list[Any]:
    """Those with the greatest value."""
    things = list(things)
    if not things:
        return []
    most = max(value(thing) for thing in things)
    return [thing for thing in things if value(thing) == most]


# -- dice ------------------------------------------------------------------------------------------


def _pool(state: GDState, weapon: Any) -> tuple[tuple[str, ...], ...]:
    faces = state.box.faces
    return (faces["red"],) * weapon.red + (faces["blue"],) * weapon.blue


def _modifiers(written: Any, kind: str) -> tuple[tuple[str, int, str], ...]:
    """(quantity, amount, when) of what works against a kind of attack."""
    found = []
    for modifier in written:
        kinds = [when for when in modifier.when if when in ("melee", "ranged")]
        if not kinds or kinds == [kind]:
            rest = [when for when in modifier.when if when not in ("melee", "ranged")]
            found.append((modifier.quantity, modifier.amount, rest[0] if rest else ""))
    return tuple(found)


def _symbols(face: str, symbol: str) -> int:
    shown = face.split("+")
    return 0 if "ALIEN" in shown else shown.count(symbol)


@cache
def _defences(blue: tuple[str, ...], dice: int) -> dict[tuple[int, int], Fraction]:
    """(SHIELD, BOLT) of so many blue dice."""
    if dice == 0:
        return {(0, 0): Fraction(1)}
    found: dict[tuple[int, int], Fraction] = {}
    for (shields, bolts), chance in _defences(blue, dice - 1).items():
        for face in blue:
            key = shields + _symbols(face, "SHIELD"), bolts + _symbols(face, "BOLT")
            found[key] = found.get(key, Fraction(0)) + chance / len(blue)
    return found


@cache
def _harm(
    pool: tuple[tuple[str, ...], ...],
    weapon: tuple[tuple[str, int, str], ...],
    armour: tuple[tuple[str, int, str], ...],
    defender: tuple[int, int, int],
    blue: tuple[str, ...],
) -> tuple[Fraction, Fraction, Fraction]:
    shield, wounds, hp = defender
    rolls: dict[tuple[int, int], Fraction] = {}
    for roll in product(*pool):
        key = sum(_symbols(f, "HIT") for f in roll), sum(_symbols(f, "BOLT") for f in roll)
        rolls[key] = rolls.get(key, Fraction(0)) + Fraction(1, len(blue) ** len(pool))
    kill = bleed = expected = Fraction(0)
    for (hits, bolts), chance in rolls.items():
        more = _sum(weapon, "hits", bolts)
        struck = max(hits + more - shield, 0)
        dice = max(struck + _sum(weapon, "defence_dice", bolts), 0) if struck else 0
        for (shields, answer), part in _defences(blue, dice).items():
            dealt = max(struck - shields - _sum(armour, "shields", answer), 0)
            healed = min(_sum(armour, "healing", answer), wounds)
            both = chance * part
            expected += dealt * both
            if dealt and wounds >= hp:
                kill += both
            elif dealt and wounds - healed + dealt >= hp:
                bleed += both
    return kill, bleed, expected


def _sum(modifiers: tuple[tuple[str, int, str], ...], quantity: str, bolts: int) -> int:
    total = 0
    for name, amount, when in modifiers:
        if name == quantity:
            times = {"": 1, "bolt": min(bolts, 1), "each_bolt": bolts}[when]
            total += amount * times
    return total
