"""The table as the state has it: who stands where, how far, in sight, in cover."""

from __future__ import annotations

from collections.abc import Iterable

from xenofront.games.bug_hunt.rules.state import AlienId, BHState, ContactId, TrooperId
from xenofront.geometry.plane.exact import BASE, INCH, SLACK, Point, squared, within
from xenofront.geometry.plane.sight import Sight
from xenofront.geometry.plane.table import Table
from xenofront.geometry.plane.terrain import Feature, placed
from xenofront.kernel import Seat
from xenofront.kernel.memo import remembered

AMBUSH_SIGHT = 8

# -- the table ---------------------------------------------------------------------------------


def table_of(state: BHState) -> Table:
    """The compiled table; kept with the content, shared by all clones."""
    key = "table", state.size, state.terrain, state.barricades
    known: Table | None = state.box.memo.get(key)
    if known is None:
        features = tuple(_feature(state, number) for number in range(len(state.terrain)))
        known = state.box.memo[key] = Table(state.size, features, barricades=state.barricades)
    return known


def _feature(state: BHState, number: int) -> Feature:
    row = state.terrain[number]
    definition = state.box.features[row.feature]
    return placed(
        f"{row.feature}-{number + 1}",
        definition.kind,
        row.at,
        definition.size,
        turned=row.turned,
        difficult=definition.difficult,
        height=definition.height,
        climbable=definition.climbable,
        gap=definition.gap,
        doors=definition.doors,
        windows=definition.windows,
    )


# -- who is there --------------------------------------------------------------------------------


@remembered("troopers", "setup")
def on_table(state: BHState) -> tuple[TrooperId, ...]:
    """Troopers who are still on the table, in the order they were deployed."""
    return tuple(name for name, row in state.troopers.items() if row.fate == "table")


def leader(state: BHState) -> Seat:
    """Who decides for the squad: the first main character on the table, else the first seat."""
    for name in on_table(state):
        row = state.troopers[name]
        if row.kind == "main":
            return row.seat
    return state.setup.seats[0]


@remembered("troopers", "aliens")
def bases(state: BHState) -> dict[str, Point]:
    """Every figure on the table with its place."""
    found: dict[str, Point] = {str(name): state.troopers[name].at for name in on_table(state)}
    found.update({str(name): row.at for name, row in state.aliens.items()})
    return found


def place_of(state: BHState, figure: str) -> Point:
    """Where a trooper or alien stands."""
    return bases(state)[figure]


# -- how far ---------------------------------------------------------------------------------------


def near_figure(a: Point, b: Point, inches: int) -> bool:
    """Whether two bases are within so many inches, edge to edge."""
    return within(a, b, inches * INCH + 2 * BASE)


def near_point(figure: Point, marker: Point, inches: int) -> bool:
    """Whether a base is within so many inches of a point."""
    return within(figure, marker, inches * INCH + BASE)


def in_contact(a: Point, b: Point) -> bool:
    """Whether two bases touch."""
    return within(a, b, 2 * BASE + SLACK)


def touches_point(figure: Point, marker: Point) -> bool:
    """Whether a base touches a point."""
    return within(figure, marker, BASE + SLACK)


def nearest(here: Point, places: Iterable[tuple[str, Point]]) -> list[str]:
    """Those that are nearest to a point, all of them if several are equally near."""
    found = [(squared(here, place), name) for name, place in places]
    least = min(found, default=(0, ""))[0]
    return [name for distance, name in found if distance == least]


def troopers_near(state: BHState, place: Point, inches: int) -> list[TrooperId]:
    """Troopers within so many inches of a point."""
    return [n for n in on_table(state) if near_point(state.troopers[n].at, place, inches)]


def aliens_near(state: BHState, place: Point, inches: int) -> list[AlienId]:
    """Aliens within so many inches of a point."""
    return [n for n, row in state.aliens.items() if near_point(row.at, place, inches)]


@remembered("troopers", "aliens")
def opponents(state: BHState, figure: str) -> tuple[str, ...]:
    """Enemies in contact with a figure."""
    here = place_of(state, figure)
    if figure in state.aliens:
        return tuple(str(n) for n in on_table(state) if in_contact(here, state.troopers[n].at))
    return tuple(str(n) for n, row in state.aliens.items() if in_contact(here, row.at))


def lurking(state: BHState, place: Point) -> list[AlienId]:
    """Wounded aliens that would attack somebody who comes to a point (BX-24)."""
    return [
        name
        for name, row in state.aliens.items()
        if row.wounds
        and not row.stun
        and near_figure(place, row.at, 1)  # BX-24/attacks
        and not in_contact(place, row.at)
    ]


def has_factor(state: BHState, factor: str) -> bool:
    """Whether the sector of a joint campaign is special in this way."""
    if not state.sector:
        return False
    return factor in state.squad.sectors[state.sector - 1].factors


def is_elite(state: BHState) -> bool:
    """Whether the aliens of the sector are elite (BD-9.w8)."""
    return bool(state.sector) and state.squad.sectors[state.sector - 1].elite


def spheres(state: BHState) -> tuple[Point, ...]:
    """The middles of blocked spheres, which neither aliens nor contacts enter (BH-9)."""
    return tuple(block.at for block in state.blocks)


# -- in sight --------------------------------------------------------------------------------------


def sight(state: BHState, viewer: str, target: str) -> Sight:
    """How a figure sees another one; everybody else may be in the way (BX-15, BX-16)."""
    return sight_of_point(state, viewer, place_of(state, target), target)


@remembered("troopers", "aliens", "terrain", "barricades", "sector")
def sight_of_point(state: BHState, viewer: str, point: Point, besides: str = "") -> Sight:
    """How a figure sees a point; ``besides``, and who stands on it, are not in the way."""
    left, right = point[0] - BASE, point[0] + BASE
    others = [
        at
        for name, at in bases(state).items()
        if name not in (viewer, besides)
        and not (left <= at[0] <= right and within(at, point, BASE))
    ]
    here = place_of(state, viewer)
    look = table_of(state).sight(here, point, others)
    reach = AMBUSH_SIGHT * INCH + (2 * BASE if besides else BASE)
    return limited(state, look, here, point, reach)


def limited(state: BHState, look: Sight, here: Point, there: Point, reach: int) -> Sight:
    """What is left of a line of sight in an ambush zone, where it does not reach far."""
    if look.seen and has_factor(state, "ambush_zone"):  # BD-9.z1
        return look._replace(seen=within(here, there, reach), blocker="dark")
    return look


def contacts_by_nearness(state: BHState) -> list[ContactId]:
    """Contacts, nearest to a trooper first, then from left to right."""
    troopers = [state.troopers[name].at for name in on_table(state)]

    def key(contact: ContactId) -> tuple[int, int, int]:
        here = state.contacts[contact].at
        return min((squared(here, at) for at in troopers), default=0), here.x, here.y

    return sorted(state.contacts, key=key)
