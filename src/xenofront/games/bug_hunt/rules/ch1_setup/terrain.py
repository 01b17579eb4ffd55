"""BD-7.s1 The table: one large feature for each ninth of it, and small ones between them."""

from __future__ import annotations

from typing import ClassVar

from xenofront.games.bug_hunt.rules import events
from xenofront.games.bug_hunt.rules.dice import draw, roll
from xenofront.games.bug_hunt.rules.state import BHState, Placed
from xenofront.geometry.plane.exact import INCH, Point, text
from xenofront.geometry.plane.exact import point as read_point
from xenofront.kernel import END, Chance, Dice, Procedure, Result, again

APART = 2 * INCH
GRID = INCH // 2
COARSE = INCH
SMALL_TABLE = 24 * INCH

Box4 = tuple[int, int, int, int]
"""A rectangle: left, top, right, bottom."""


def sectors(size: Point) -> tuple[Box4, ...]:
    """The nine parts of a table, row by row."""
    third = (size.x // 3, size.y // 3)
    return tuple(
        (x * third[0], y * third[1], (x + 1) * third[0], (y + 1) * third[1])
        for y in range(3)
        for x in range(3)
    )


def outline(state: BHState, placed: Placed) -> Box4:
    """The ground a feature covers."""
    width, depth = state.box.features[placed.feature].size
    if placed.turned:
        width, depth = depth, width
    return placed.at.x, placed.at.y, placed.at.x + width, placed.at.y + depth


def corners_for(
    state: BHState, feature: str, within: Box4, grid: int, *, turned: bool
) -> tuple[str, ...]:
    """Where the corner of a feature may lie, so that it keeps away from all others."""
    width, depth = state.box.features[feature].size
    if turned:
        width, depth = depth, width
    others = [outline(state, placed) for placed in state.terrain]
    found = []
    for y in range(within[1], within[3] - depth + 1, grid):
        taken = [
            (left - width - APART, right + APART)
            for left, top, right, bottom in others
            if top - depth - APART < y < bottom + APART
        ]  # BD-7.s1
        for x in range(within[0], within[2] - width + 1, grid):
            for least, most in taken:
                if least < x < most:
                    break
            else:
                found.append(text(Point(x, y)))
    return tuple(found)


class BuildTable(Procedure):
    """BD-7.s1: the mission's own table, or one that is rolled."""

    CITATION: ClassVar[str] = "BD-7.s1"

    left: tuple[int, ...] = ()
    """Sectors that still get a large feature."""
    small: int = 0
    feature: str = ""
    turned: bool = False
    tried: tuple[str, ...] = ()
    """Features for which there was no room."""

    def begin(self, state: BHState) -> Result:
        fixed = state.box.mission.features
        if fixed is not None and not state.options.small_table:
            state.terrain = tuple(Placed(row.feature, Point(*row.at), row.turned) for row in fixed)
            return END
        self.left = tuple(range(9))
        return None if state.size.x > SMALL_TABLE else again(self.thin_out)

    def extra_sector(self, state: BHState) -> Chance:
        return draw("extra_sector", tuple(map(str, range(9))), "BD-7.s1")

    def take_extra(self, state: BHState, choice: str) -> Result:
        self.left = (*self.left, int(choice))  # BD-7.s1
        return again(self.choose_large)

    def thin_out(self, state: BHState) -> Chance | Result:
        """On a small table five of the nine get one."""
        if len(self.left) <= 5:
            return None
        return draw("empty_sector", tuple(map(str, self.left)), "BD-7.s1")

    def leave_empty(self, state: BHState, choice: str | None) -> Result:
        if choice is None:
            return again(self.choose_large)
        self.left = tuple(sector for sector in self.left if sector != int(choice))
        return again(self.thin_out)

    def choose_large(self, state: BHState) -> Chance | Result:
        large = tuple(
            name for name, row in state.box.features.items() if row.large and name not in self.tried
        )
        return draw("large_feature", large, "BD-7.s1") if self.left and large else None

    def take_large(self, state: BHState, choice: str | None) -> Result:
        if choice is None:
            return again(self.count_small)
        self.feature = choice
        return None

    def turn(self, state: BHState) -> Chance:
        return draw("turned", ("0", "90"), "BD-7.s1")

    def take_turn(self, state: BHState, choice: str) -> Result:
        self.turned = choice == "90"
        return None

    def choose_place(self, state: BHState) -> Chance | Result:
        """In its sector; if that is full, anywhere; else another feature is taken."""
        sector, whole = sectors(state.size)[self.left[0]], (0, 0, *state.size)
        for ground in (sector, whole):
            places = corners_for(state, self.feature, ground, GRID, turned=self.turned)
            if places:
                return draw("feature_place", places, "BD-7.s1")
        return None

    def place_large(self, state: BHState, choice: str | None) -> Result:
        if choice is None:
            self.tried = (*self.tried, self.feature)  # BD-7.s1
            return again(self.choose_large)
        self.left, self.tried = self.left[1:], ()
        self._place(state, choice)
        return again(self.choose_large)

    def count_small(self, state: BHState) -> Dice | Result:
        if state.size.x <= SMALL_TABLE:
            return None
        return roll("small_features", "BD-7.s1")

    def take_count(self, state: BHState, faces: tuple[str, ...] | None) -> Result:
        self.small = 4 if faces is None else int(faces[0]) + 4  # BD-7.s1
        self.turned = False
        return None

    def choose_small(self, state: BHState) -> Chance | Result:
        small = tuple(name for name, row in state.box.features.items() if not row.large)
        return draw("small_feature", small, "BD-7.s1") if self.small else END

    def take_small(self, state: BHState, choice: str | None) -> Result:
        if choice is None:
            return END
        self.feature, self.small = choice, self.small - 1
        return None

    def choose_spot(self, state: BHState) -> Chance | Result:
        whole = (COARSE, COARSE, state.size.x - COARSE, state.size.y - COARSE)
        places = corners_for(state, self.feature, whole, COARSE, turned=False)
        return draw("feature_place", places, "BD-7.s1") if places else None

    def place_small(self, state: BHState, choice: str | None) -> Result:
        if choice is not None:
            self._place(state, choice)
        return again(self.choose_small)

    def _place(self, state: BHState, corner: str) -> None:
        placed = Placed(self.feature, read_point(corner), self.turned)
        state.terrain = (*state.terrain, placed)
        state.tell(events.setup.FeaturePlaced(self.feature, corner, rules=("BD-7.s1",)))
