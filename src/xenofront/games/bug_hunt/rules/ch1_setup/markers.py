"""BD-7.s2, BD-7.s8 Objectives, tactical locations, signals and the first contacts."""

from __future__ import annotations

from typing import ClassVar

from xenofront.games.bug_hunt.rules import events
from xenofront.games.bug_hunt.rules import procedures as bh
from xenofront.games.bug_hunt.rules.ch1_setup.deploy import ZONE, depth_of
from xenofront.games.bug_hunt.rules.ch1_setup.terrain import sectors
from xenofront.games.bug_hunt.rules.ch5_aliens.specials import EDGES, centre
from xenofront.games.bug_hunt.rules.dice import draw, roll
from xenofront.games.bug_hunt.rules.ground import table_of
from xenofront.games.bug_hunt.rules.state import BHState, Location, Objective, PointId, Signal
from xenofront.geometry.plane.exact import BASE, INCH, Point, squared, text, within
from xenofront.kernel import END, Chance, Dice, Procedure, Result, added, again

MARKERS = 6
SMALL_MARKERS = 4
FROM_OBJECTIVES = 2 * INCH
FROM_EDGES, FROM_TROOPS = 6 * INCH, 12 * INCH
SMALL_FROM_EDGES, SMALL_FROM_TROOPS = 4 * INCH, 9 * INCH
GRID = INCH
SEARCH = INCH // 2
REACH = 12
"""How many steps around its place an objective is moved at most."""

ROWS = {"top": (0, 1, 2), "bottom": (6, 7, 8), "left": (0, 3, 6), "right": (2, 5, 8)}
"""The sectors along each edge."""


class ChooseEdge(Procedure):
    """BD-7.s9: the squad comes from a random edge."""

    CITATION: ClassVar[str] = "BD-7.s9"

    def choose(self, state: BHState) -> Chance:
        return draw("deployment_edge", EDGES, "BD-7.s9")

    def take(self, state: BHState, choice: str) -> Result:
        state.edge = choice  # BD-7.s9
        state.tell(events.setup.EdgeChosen(choice, rules=("BD-7.s9",)))
        return END


def objective_places(state: BHState) -> tuple[Point, ...]:
    """Six places: the middle of every sector away from the squad, or as near as there is room."""
    named = state.box.mission.places
    fixed = [Point(*named[f"objective {n}"]) for n in range(1, 7) if f"objective {n}" in named]
    if len(fixed) == MARKERS and not state.options.small_table:
        return tuple(nearest_fair(state, away_from_troops(state, place)) for place in fixed)
    return tuple(
        nearest_fair(state, Point((left + right) // 2, (top + bottom) // 2))
        for number, (left, top, right, bottom) in enumerate(sectors(state.size))
        if number not in ROWS[state.edge]
    )


def is_fair(state: BHState, place: Point) -> bool:
    """Whether an objective may lie at a point: far from all edges and from the squad."""
    small = state.options.small_table
    least = SMALL_FROM_EDGES if small else FROM_EDGES
    far = ZONE + (SMALL_FROM_TROOPS if small else FROM_TROOPS)
    x, y = place
    inside = least <= x <= state.size.x - least and least <= y <= state.size.y - least  # BD-7.s2
    return inside and depth_of(state, place) >= far  # BD-7.s9


def nearest_fair(state: BHState, place: Point) -> Point:
    """The nearest point to this one where an objective may lie and a figure can stand."""
    table, steps = table_of(state), range(-REACH, REACH + 1)
    around = [Point(place.x + x * SEARCH, place.y + y * SEARCH) for y in steps for x in steps]
    for found in sorted(around, key=lambda at: (squared(place, at), at)):
        if is_fair(state, found) and table.is_free(found, ()):
            return found
    return place


def away_from_troops(state: BHState, place: Point) -> Point:
    """An objective too near to where the squad comes from is shifted to the far edge."""
    if is_fair(state, place):
        return place
    x, y = place
    return {
        "top": Point(x, state.size.y - FROM_EDGES),
        "bottom": Point(x, FROM_EDGES),
        "left": Point(state.size.x - FROM_EDGES, y),
        "right": Point(FROM_EDGES, y),
    }[state.edge]  # BD-7.s9


class RollObjectives(Procedure):
    """BD-7.s2: three dice say which of six places count; pairs and triples count more."""

    CITATION: ClassVar[str] = "BD-7.s2"

    left: tuple[tuple[int, int], ...] = ()
    """Places with what they are worth."""
    kinds: tuple[str, ...] = ()

    def roll_places(self, state: BHState) -> Dice:
        return roll("objective_places", "BD-7.s2", 3)

    def keep(self, state: BHState, faces: tuple[str, ...]) -> Result:
        numbers = sorted(set(map(int, faces)))
        self.left = tuple((n, faces.count(str(n))) for n in numbers)  # BD-7.s2
        self.kinds = state.box.mission.objectives or ()
        return None

    def roll_kind(self, state: BHState) -> Dice | Result:
        if not self.left:
            return END
        return None if self.kinds else roll("objective", "BD-7.o")

    def place(self, state: BHState, faces: tuple[str, ...] | None) -> Result:
        if not self.left:
            return END
        (number, worth), self.left = self.left[0], self.left[1:]
        if faces is None:
            kind, self.kinds = self.kinds[0], (*self.kinds[1:], self.kinds[0])
        else:
            kind = state.box.row("objectives", int(faces[0])).kind  # BD-7.o
        at = objective_places(state)[number - 1]
        name = PointId(f"{kind}-{number}")
        row = Objective(at=at, kind=kind, worth=worth)
        state.objectives = added(state.objectives, name, row)
        told = events.setup.ObjectivePlaced(name, kind, worth, text(at), rules=("BD-7.s2",))
        state.tell(told)
        return again(self.roll_kind)


def marker_places(state: BHState, count: int) -> tuple[Point, ...]:
    """Points spread as widely as possible, each well away from objectives (BD-7.s8)."""
    table = table_of(state)
    objectives = [row.at for row in state.objectives.values()]
    grid = [
        Point(x, y)
        for y in range(2 * GRID, state.size.y - GRID, GRID)
        for x in range(2 * GRID, state.size.x - GRID, GRID)
    ]
    far = FROM_OBJECTIVES + BASE
    apart = [p for p in grid if not any(within(p, at, far) for at in objectives)]  # BD-7.s8
    free = [place for place in apart if table.is_free(place, ())]
    chosen: list[Point] = []
    nearest = {place: squared(place, centre(state)) for place in free}
    for _ in range(min(count, len(free))):
        best = max(nearest, key=lambda place: (nearest[place], -place.y, -place.x))
        chosen.append(best)
        nearest = {p: min(away, squared(p, best)) for p, away in nearest.items()}
    return tuple(chosen)


class PlaceMarkers(Procedure):
    """BD-7.s8: tactical locations or signals, and contacts on objectives and at the centre."""

    CITATION: ClassVar[str] = "BD-7.s8"

    contacts: tuple[Point, ...] = ()

    def roll_signals(self, state: BHState) -> Dice | Result:
        return roll("signals", "BD-7.s8") if state.options.signals else None

    def place(self, state: BHState, faces: tuple[str, ...] | None) -> Result:
        small = state.options.small_table
        count = SMALL_MARKERS if small else MARKERS
        signals = min(count, int(faces[0])) if faces is not None else 0  # BD-7.s8
        for number, at in enumerate(marker_places(state, count), start=1):
            if number <= signals:
                name = PointId(f"signal-{number}")
                state.signals = added(state.signals, name, Signal(at))
            else:
                name = PointId(f"location-{number}")
                state.locations = added(state.locations, name, Location(at=at))
            state.tell(events.setup.MarkerPlaced(name, text(at), rules=("BD-7.s8",)))
        self.contacts = first_contacts(state)
        return None

    def next_contact(self, state: BHState) -> Result:
        if not self.contacts:
            return END
        at, self.contacts = self.contacts[0], self.contacts[1:]
        return bh.NewContact(at)

    def more(self, state: BHState) -> Result:
        return again(self.next_contact)


def first_contacts(state: BHState) -> tuple[Point, ...]:
    """One on each objective, and at the centre one more or less by difficulty (BR-24)."""
    difficulty = state.box.difficulties[state.options.difficulty]
    extra = state.squad.contacts + (2 if state.squad.last_stand else 0)  # BD-9.p3 BD-9.p1/contacts
    if state.sector:
        extra += state.squad.sectors[state.sector - 1].contacts  # BD-9.w7
    at_centre = max(0, 1 + difficulty.contacts) + extra  # BR-24/centre
    on_objectives = tuple(row.at for row in state.objectives.values())  # BD-7.s8 BR-24/objectives
    return on_objectives + (centre(state),) * at_centre
