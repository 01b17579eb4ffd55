"""What a choice means on the table, read from its fields by their types."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from xenofront.games.bug_hunt.rules.names import FIGURES, Point, PointId
from xenofront.kernel import Choice, Game, Question
from xenofront.kernel.choices import field_types, values_of

LINE: Final = tuple[Point, ...]


def choice_of(game: Game, key: str) -> Choice | None:
    """The answer to the pending question with a key; none of chance, or if there is none."""
    ask = game.pending
    return ask.read(key) if isinstance(ask, Question) else None


@cache
def _fields(kind: type[Choice], *wanted: Any) -> tuple[str, ...]:
    return tuple(name for name, found in field_types(kind).items() if found in wanted)


def points_of(choice: Choice | None) -> tuple[Point, ...]:
    """The points in an answer, in order."""
    if choice is None:
        return ()
    lines = [getattr(choice, name) for name in _fields(type(choice), LINE)]
    ends = (getattr(choice, name) for name in _fields(type(choice), Point))
    return (*ends, *(place for line in lines for place in line))


def point_of(choice: Choice | None) -> Point | None:
    """The point with which an answer ends."""
    return next(reversed(points_of(choice)), None)


def is_span(choice: Choice | None) -> bool:
    """Whether an answer is a line from one point to another."""
    return choice is not None and len(_fields(type(choice), Point)) > 1


def named_by(choice: Choice | None) -> tuple[str, ...]:
    """The figures and markers in an answer, in order."""
    return () if choice is None else tuple(values_of(choice, *FIGURES, PointId))


# -- what takes a point ----------------------------------------------------------------------------


@cache
def _taking(asked: type[Question], count: int) -> type[Choice] | None:
    """The first kind of answer that is nothing but so many points."""
    wanted = [Point] * count
    kinds = (kind for kind in asked.ANSWERS if list(field_types(kind).values()) == wanted)
    return next(kinds, None)


def taking_point(ask: Question) -> type[Choice] | None:
    """What a bare point means: where somebody goes, or is put."""
    return _taking(type(ask), 1)


def taking_span(ask: Question) -> type[Choice] | None:
    """What two points mean, the ends of a line."""
    return _taking(type(ask), 2)
