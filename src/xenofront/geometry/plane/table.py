"""A table with its terrain: who sees whom, who gets where. Compiled once, worked out as needed."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from xenofront.geometry.plane import places
from xenofront.geometry.plane.advance import advance
from xenofront.geometry.plane.detours import bends_between
from xenofront.geometry.plane.directions import step
from xenofront.geometry.plane.exact import BASE, INCH, Point, is_nearer, length_up, squared, within
from xenofront.geometry.plane.fields import Field
from xenofront.geometry.plane.ground import CLEAR, Ground, Wall
from xenofront.geometry.plane.net import Net
from xenofront.geometry.plane.places import Pushed
from xenofront.geometry.plane.routes import Exposed, Target, shortest
from xenofront.geometry.plane.shapes import bounds
from xenofront.geometry.plane.sight import (
    Screen,
    Sight,
    View,
    from_above,
    screens_of,
    sight,
    view,
)
from xenofront.geometry.plane.stops import TOUCH, Disc
from xenofront.geometry.plane.terrain import Feature
from xenofront.geometry.plane.walking import CROWDED, SPHERE, Crowd, Walked, Walker, crowd, judge

TOO_FAR: Final = "too far"
SOLID: Final = "solid"
MOST_FIELDS: Final = 64
MOST_VIEWS: Final = 4096
_TURN: Final = 5
"""Degrees between the points of an envelope."""


class Table:
    """A table; pure, except that it remembers what it has worked out."""

    def __init__(
        self, size: Point, features: tuple[Feature, ...], *, barricades: tuple[Wall, ...] = ()
    ) -> None:
        self.size = Point(*size)
        self.features = features
        self.ground = Ground(self.size, features, barricades)
        self._nets: dict[Walker, Net] = {}
        self._fields: dict[tuple[Point, Walker], Field] = {}
        self._views: dict[tuple[Point, Point], View] = {}
        self._known_screens: tuple[Screen, ...] | None = None

    @property
    def _screens(self) -> tuple[Screen, ...]:
        if self._known_screens is None:
            self._known_screens = screens_of(self.ground)
        return self._known_screens

    def _net(self, walker: Walker) -> Net:
        if walker not in self._nets:
            self._nets[walker] = Net(self.ground, walker)
        return self._nets[walker]

    # -- sight -----------------------------------------------------------------------------------

    def sight(self, viewer: Point, target: Point, others: Sequence[Point]) -> Sight:
        """How a viewer sees a point; the others may be in the way."""
        return sight(self._view(viewer, target), viewer, target, others)

    def sight_from_above(self, viewer: Point, target: Point) -> Sight:
        """How something in the air sees a point; who is inside of walls is behind them."""
        around = self.inside(target)
        walls = [f.id for f in self.features if f.kind == "interior" and f.id in around]  # BR-44
        return from_above(self._view(viewer, target), walls)

    def _view(self, viewer: Point, target: Point) -> View:
        known = self._views.get((viewer, target))
        if known is None:
            if len(self._views) >= MOST_VIEWS:
                self._views.clear()
            known = self._views[viewer, target] = view(self._screens, viewer, target)
        return known

    def inside(self, place: Point) -> tuple[str, ...]:
        """The features that contain a point."""
        return places.containing(self.ground, place)

    # -- walking ---------------------------------------------------------------------------------

    def judge(
        self,
        path: tuple[Point, ...],
        walker: Walker,
        friends: Sequence[Point],
        foes: Sequence[Point],
        *,
        off_table: bool = False,
        blocked: Sequence[Point] = (),
    ) -> Walked:
        """What a way costs, where contact or a jump ends it, or what forbids it."""
        around = crowd(path[0], walker, friends, foes, blocked)
        return judge(self.ground, path, walker, around, off_table=off_table)

    def walk_to(
        self,
        start: Point,
        goal: Point,
        walker: Walker,
        friends: Sequence[Point],
        foes: Sequence[Point],
        longest: int,
        *,
        blocked: Sequence[Point] = (),
    ) -> Walked:
        """Straight to a point if that is allowed and near enough, else by the shortest way."""
        around = crowd(start, walker, friends, foes, blocked)
        direct = judge(self.ground, (start, goal), walker, around)
        if not direct.refusal and not direct.ends and direct.cost <= longest:
            return direct
        found = self._around(direct, goal, walker, around, longest)
        if found is not None:
            return found
        if direct.cost > longest or (direct.refusal and not within(start, goal, longest)):
            return direct._replace(refusal=TOO_FAR)
        walled = direct.refusal == SOLID and places.is_free(self.ground, goal, around.ends)
        if walled and self.leads(start, goal, walker):
            return direct._replace(refusal=TOO_FAR)  # there is a way, but a longer one
        return direct

    def _around(
        self, direct: Walked, goal: Point, walker: Walker, around: Crowd, longest: int
    ) -> Walked | None:
        """The shortest way to a goal that straight cannot be had, if it is near enough."""
        start = direct.path[0]
        foe = next((f for f in around.foes if squared(f, goal) < CROWDED * CROWDED), None)
        if foe is None and not places.is_free(self.ground, goal, around.ends):
            return None
        target = Target(goal) if foe is None else Target(foe, 2 * BASE)
        near = longest + TOUCH
        discs = [disc for disc in around.in_way if within(start, disc[0], longest + disc[1])]
        discs += [(f, TOUCH + 1) for f in around.foes if f != foe and within(start, f, near)]
        for path in self._ways(start, target, walker, discs, longest):
            walked = judge(self.ground, path, walker, around)
            if not walked.refusal and walked.cost <= longest:  # BH-1 BR-1
                return walked
        return None

    def _ways(
        self, start: Point, target: Target, walker: Walker, discs: Sequence[Disc], longest: int
    ) -> Iterator[tuple[Point, ...]]:
        """The shortest way, by what legs cost alone; past difficult ground others are cheaper."""
        left, top, right, bottom = bounds((start, target.at), longest // 2)
        slowed = walker.slowed and any(
            zone.box[0] < right
            and left < zone.box[2]
            and zone.box[1] < bottom
            and top < zone.box[3]
            for zone in self.ground.slow
        )
        limit = longest + (INCH if slowed else 0)
        path = shortest(self._net(walker), start, (target,), discs, limit)
        if path:
            yield path
        if not slowed:
            return
        path = shortest(self._net(walker._replace(slowed=False)), start, (target,), discs, longest)
        if path:
            yield path
        for bend in bends_between(start, target.at, longest + target.reach):
            yield start, bend, target.at

    def advance(
        self,
        path: tuple[Point, ...],
        walker: Walker,
        friends: Sequence[Point],
        foes: Sequence[Point],
        longest: int,
        *,
        blocked: Sequence[Point] = (),
    ) -> Walked:
        """As far along a way as it is allowed and does not cost too much."""
        around = crowd(path[0], walker, friends, foes, blocked)
        return advance(self.ground, path, walker, around, longest)

    def route(
        self,
        start: Point,
        goals: Sequence[Point],
        walker: Walker,
        blocked: Sequence[Point] = (),
        friends: Sequence[Point] = (),
        *,
        stride: int = 3 * INCH,
        exposed: Exposed | None = None,
    ) -> Walked | None:
        """The shortest way into contact with one of some figures; ends on no friend.

        What is climbed on it can be got over in one move of a stride. Of equally short ways the
        one with the fewest exposed bends is taken.
        """
        ordered = sorted(goals, key=lambda goal: (squared(start, goal), goal))
        around = crowd(start, walker, friends, ordered, blocked)
        if not around.foes:
            return None
        direct = judge(self.ground, (start, around.foes[0]), walker, around)
        straight = length_up(start, direct.end) == direct.cost
        if direct.met and not direct.refusal and straight:
            return direct
        net, discs = self._net(walker), around.in_way
        targets = [Target(foe, 2 * BASE) for foe in around.foes]
        path = shortest(net, start, targets, discs, None, stride, exposed)  # BX-11/way
        if path is None:
            return None
        walked = judge(self.ground, path, walker, around)
        if walked.refusal == "occupied":
            return self._beside(start, walker, around, stride)
        return walked if walked.met and not walked.refusal else None

    def _beside(self, start: Point, walker: Walker, around: Crowd, stride: int) -> Walked | None:
        """The shortest way to a free place in contact, when the first one is taken."""
        discs: list[Disc] = [*around.in_way, *((foe, TOUCH + 1) for foe in around.foes)]
        ends: dict[Point, Point] = {}
        net = self._net(walker)
        for foe in around.foes:
            for before, end in places.beside(foe):
                room = net.stands(before) and net.stands(end)
                if room and not is_nearer(end, around.ends, CROWDED):
                    ends[before] = end
        path = shortest(net, start, [Target(at) for at in ends], discs, stride=stride)
        if path is None:
            return None
        walked = judge(self.ground, (*path, ends[path[-1]]), walker, around)
        return walked if walked.met and not walked.refusal else None

    def leads(self, start: Point, goal: Point, walker: Walker) -> bool:
        """Whether one gets from a point to another, in as many moves as it takes."""
        direct = judge(self.ground, (start, goal), walker, crowd(start, walker, (), (), ()))
        possible = not direct.refusal and direct.end == goal
        return possible or shortest(self._net(walker), start, (Target(goal),)) is not None

    def field(self, goal: Point, walker: Walker) -> Field:
        """How far it is to a goal from everywhere; remembered, for goals stay where they are."""
        known = self._fields.get((goal, walker))
        if known is None:
            if len(self._fields) >= MOST_FIELDS:
                self._fields.clear()
            known = self._fields[goal, walker] = Field(self._net(walker), goal)
        return known

    def steps_toward(
        self,
        start: Point,
        goal: Point,
        lengths: tuple[int, ...],
        walker: Walker,
        others: Sequence[Point],
        *,
        blocked: Sequence[Point] = (),
    ) -> Iterator[Point]:
        """Where one gets for these costs on the shortest way to a point, or to contact there."""
        most = max(lengths, default=0)
        foes = [other for other in others if squared(other, goal) < CROWDED * CROWDED]
        friends = [o for o in others if o not in foes and within(start, o, most + TOUCH)]
        around = crowd(start, walker, friends, foes, blocked)
        path = self._way(start, goal, walker, friends, foes, most, blocked)
        seen = {start}
        for length in lengths if path else ():
            end = advance(self.ground, path, walker, around, length).end
            if end not in seen:
                seen.add(end)
                yield end

    def _way(
        self,
        start: Point,
        goal: Point,
        walker: Walker,
        friends: Sequence[Point],
        foes: Sequence[Point],
        stride: int,
        blocked: Sequence[Point] = (),
    ) -> tuple[Point, ...]:
        around = crowd(start, walker, friends, foes, blocked)
        direct = judge(self.ground, (start, goal), walker, around)
        possible = direct.refusal in ("", "occupied") and not direct.ends
        if possible and direct.cost == length_up(start, direct.end):
            return start, goal
        if not foes and not self.ground.stands(goal):
            goal = self.free_point(goal, ()) or goal
        target = Target(foes[0], 2 * BASE) if foes else Target(goal)
        path = shortest(self._net(walker), start, (target,), around.in_way, stride=stride)
        barred = any(within(goal, at, reach) for at, reach in around.in_way)
        return path or ((start, goal) if possible or barred else ())

    def envelope(
        self,
        start: Point,
        walker: Walker,
        friends: Sequence[Point],
        foes: Sequence[Point],
        longest: int,
    ) -> tuple[Point, ...]:
        """How far straight walks get, every few degrees around."""
        goals = (step(start, degrees, longest) for degrees in range(0, 360, _TURN))
        return tuple(
            self.advance((start, goal), walker, friends, foes, longest).end for goal in goals
        )

    # -- points ----------------------------------------------------------------------------------

    def is_free(self, place: Point, others: Sequence[Point], blocked: Sequence[Point] = ()) -> bool:
        """Whether a figure can stand at a point, in no blocked sphere."""
        in_sphere = is_nearer(place, blocked, SPHERE)
        return not in_sphere and places.is_free(self.ground, place, others, CLEAR)

    def free_point(
        self,
        near: Point,
        others: Sequence[Point],
        *,
        within: int | None = None,
        blocked: Sequence[Point] = (),
    ) -> Point | None:
        """The nearest point where a figure can stand, at most so far away and in no sphere."""
        return places.free_point(self.ground, near, others, within, blocked)

    def cover_points(self, start: Point, longest: int) -> Iterator[Point]:
        """Points beside features or in areas within reach, nearest first."""
        return places.cover_points(self.ground, start, longest)

    def compass(self, start: Point, lengths: tuple[int, ...]) -> Iterator[Point]:
        """Points in eight directions, on the table."""
        return places.compass(self.ground, start, lengths)

    def run(self, start: Point, goal: Point, blocked: Sequence[Point]) -> Point:
        """Where a marker stops that goes straight through terrain: at the edge, or at a sphere."""
        return places.run(self.size, start, goal, blocked)

    def outside(self, place: Point, blocked: Sequence[Point]) -> Point:
        """The nearest point to one where a marker may be put down: in no blocked sphere."""
        return places.outside(self.size, place, blocked)

    def clamp(self, place: Point) -> Point:
        """The point of the table nearest to a point."""
        return places.clamp(self.size, place)

    def edge_from(self, place: Point, degrees: int) -> Point:
        """Where a ray meets the edge of the table."""
        return places.edge_from(self.size, place, degrees)

    def nearest_edge(self, place: Point) -> Point:
        """The nearest point of the edge; of equal ones the leftmost, then the topmost."""
        return min(places.edge_points(self.size, place), key=lambda at: squared(at, place))

    def farthest_edge(self, place: Point) -> Point:
        """The point straight across on the farthest edge; of equal ones the leftmost."""
        return max(places.edge_points(self.size, place), key=lambda at: squared(at, place))

    def push(self, start: Point, end: Point, others: Sequence[Point]) -> tuple[Point, int]:
        """Where a straight forced move ends, and how many thousandths were left."""
        return self.pushed(start, end, others)[:2]

    def pushed(
        self, start: Point, end: Point, others: Sequence[Point], blocked: Sequence[Point] = ()
    ) -> Pushed:
        """A straight forced move, with what stopped it."""
        return places.pushed(self.ground, start, end, others, blocked)
