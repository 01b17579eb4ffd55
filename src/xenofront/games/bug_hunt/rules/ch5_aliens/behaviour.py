"""BH-3, BX-11 What an alien does: the order, whom it goes for, and how far. Pure questions."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from typing import NamedTuple

from xenofront.games.bug_hunt.rules.ground import (
    is_elite,
    near_figure,
    nearest,
    on_table,
    opponents,
    sight,
    sight_of_point,
    spheres,
    table_of,
)
from xenofront.games.bug_hunt.rules.state import AlienId, BHState, TrooperId
from xenofront.geometry.plane.exact import INCH, Point, length_up, squared, toward
from xenofront.geometry.plane.walking import ALIEN, Walked
from xenofront.kernel.memo import remembered

DASH = 3 * INCH
DRIVES = 6
HIDING = ("caller", "lancer")
"""Leaders that have their own way of acting, for which they need not move."""


class Advance(NamedTuple):
    """A way toward one trooper: where it leads, and whether into contact or by dashing."""

    target: str
    path: tuple[Point, ...]
    contact: bool
    dash: bool


def next_alien(state: BHState) -> AlienId | None:
    """The alien that acts next: nearest to a trooper, then from left to right (BX-11)."""
    troopers = [state.troopers[name].at for name in on_table(state)]
    rows = state.aliens.items()
    waiting = [name for name, row in rows if not row.acted and not row.fresh]  # BX-10/wait

    def key(name: AlienId) -> tuple[int, int, int]:
        here = state.aliens[name].at
        return min((squared(here, at) for at in troopers), default=0), here.x, here.y

    return min(waiting, key=key, default=None)  # BX-11/nearest BX-11/left


def speed_of(state: BHState, alien: AlienId) -> int:
    """How far an alien goes, in thousandths."""
    inches = state.box.aliens[state.alien_type].speed
    if is_elite(state):
        inches += 1  # BD-9.w8/speed
    if state.variant == "runners":
        inches += 1  # BD-6.v5
    here = state.aliens[alien].at
    if any(
        row.leader == "driver" and near_figure(here, row.at, DRIVES)
        for row in state.aliens.values()
    ):
        inches += 1  # BD-6.l6
    return inches * INCH


@remembered(
    "aliens", "troopers", "terrain", "barricades", "blocks", "alien_type", "variant", "sector",
    "squad", "size",
)  # fmt: skip
def routes(state: BHState, alien: AlienId) -> dict[str, Walked]:
    """By trooper that can be reached: the shortest way into contact (BX-11)."""
    here, table = state.aliens[alien].at, table_of(state)
    found: dict[str, Walked] = {}
    order = sorted(on_table(state), key=lambda n: (squared(here, state.troopers[n].at), n))
    best: int | None = None
    for name in order:
        distance = squared(here, state.troopers[name].at)
        if best is not None and distance > best:
            break
        goal = (state.troopers[name].at,)
        walked = table.route(
            here,
            goal,
            ALIEN,
            spheres(state),
            others(state, alien),
            stride=speed_of(state, alien),
            exposed=lambda point: is_exposed(state, alien, point),  # BX-11/covered
        )
        if walked is not None:  # BX-11/reach
            found[str(name)] = walked
            best = distance
    return found


def is_exposed(state: BHState, alien: AlienId, point: Point) -> bool:
    """Whether a trooper would see an alien at a point, and outside cover (ruling BX-11)."""
    looks = (sight_of_point(state, str(name), point, str(alien)) for name in on_table(state))
    return any(look.seen and not look.cover for look in looks)  # BX-11/covered


def goals(state: BHState, alien: AlienId) -> list[str]:
    """The nearest reachable troopers, all of them if equally near (BX-11, BX-32)."""
    here = state.aliens[alien].at
    reachable = routes(state, alien)
    places = [(name, state.troopers[TrooperId(name)].at) for name in reachable]
    return nearest(here, places)  # BX-11/target


def advance(state: BHState, alien: AlienId, target: str, spent: int = 0) -> Advance | None:
    """The way an alien takes toward a trooper with what it has not spent of its move yet."""
    walked = routes(state, alien).get(target)
    if walked is None:
        return None
    walks, table = speed_of(state, alien) - spent, table_of(state)
    around = others(state, alien)
    foes = tuple(state.troopers[name].at for name in on_table(state))  # BX-12
    whole = table.judge(walked.path, ALIEN, around, foes, blocked=spheres(state))
    if whole.met and not whole.refusal and whole.cost <= walks + DASH:  # BH-3/contact BH-4/alien
        return Advance(target, whole.path, contact=True, dash=whole.cost > walks)
    dash = _dashes_in_the_open(state, alien)
    length = max(0, walks + (DASH if dash else 0))  # BH-3/open BX-11/speed
    gone = table.advance(walked.path, ALIEN, around, foes, length, blocked=spheres(state))
    return Advance(target, gone.path, contact=gone.met is not None, dash=dash)


def others(state: BHState, alien: AlienId) -> tuple[Point, ...]:
    """The other aliens: an alien passes through them, but cannot end on one (BX-11)."""
    return tuple(row.at for name, row in state.aliens.items() if name != alien)


def _dashes_in_the_open(state: BHState, alien: AlienId) -> bool:
    """In the open and in sight of a trooper (BH-3)."""
    for name in on_table(state):
        look = sight(state, str(alien), str(name))
        if look.seen and not sight(state, str(name), str(alien)).cover:  # BH-3/neither
            return True
    return False


def is_thrown_back(state: BHState, alien: AlienId) -> bool:
    """Whether an alien that was fired at on its way is not on it any more (BH-38)."""
    row = state.aliens[alien]
    return row.halted is not None and row.at != row.halted


def cost_up_to(state: BHState, path: tuple[Point, ...], place: Point) -> int:
    """What an alien has spent when it comes to a point where it can be fired at."""
    begun = next((way for way in inches_along(path) if way[-1] == place), path)
    return table_of(state).judge(begun, ALIEN, (), ()).cost


def inches_along(path: tuple[Point, ...]) -> Iterator[tuple[Point, ...]]:
    """The way to every inch of a path, and to its end."""
    total = sum(length_up(a, b) for a, b in itertools.pairwise(path))
    yield from (part(path, length) for length in range(0, total, INCH))
    yield path


def part(path: tuple[Point, ...], length: int) -> tuple[Point, ...]:
    """The first so many thousandths of a path, every leg rounded up."""
    walked = [path[0]]
    for here, there in itertools.pairwise(path):
        leg = length_up(here, there)
        if leg > length:
            end = toward(here, there, length)
            if end != here:
                walked.append(end)
            break
        length -= leg
        walked.append(there)
    return tuple(walked)


def is_held_up(state: BHState, alien: AlienId) -> str:
    """Why an alien does not act: a word for the log, or nothing."""
    row = state.aliens[alien]
    if row.stun:
        return "stunned"
    if alien in state.distracted and state.options.distract_acts:
        return "distracted"
    acts = row.leader in HIDING or bool(opponents(state, str(alien)))
    return "" if acts else is_rooted(state, alien)  # BX-24/leader BH-8


def is_rooted(state: BHState, alien: AlienId) -> str:
    """Why an alien does not leave its place, whatever it does there: a word, or nothing."""
    if state.aliens[alien].wounds:  # BX-24/still BX-24/leader
        return "wounded"
    return "distracted" if alien in state.distracted else ""  # BH-8
