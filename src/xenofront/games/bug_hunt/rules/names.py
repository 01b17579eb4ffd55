"""The types of what questions and choices name.

When the game runs, ids are plain text: a new type would cost a call for each name. Clients read the
fields of questions and choices by their types, so here, where nothing is called, they are apart.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal, NewType

from xenofront.games.bug_hunt.content.parts import Stat
from xenofront.games.bug_hunt.rules.state import AlienId, ContactId, PointId, TrooperId
from xenofront.geometry.plane.exact import Point, point, text
from xenofront.kernel import Seat
from xenofront.kernel.choices import write_fields_of

if TYPE_CHECKING:
    FigureId = str
    TeamId = str
    WeaponId = str
    GearId = str
    ArmourId = str
    SupportId = str
    AssignmentId = str
    Face = str
    Edge = str
    Load = tuple[str, ...]
else:
    FigureId = NewType("FigureId", str)
    TeamId = NewType("TeamId", str)
    WeaponId = NewType("WeaponId", str)
    GearId = NewType("GearId", str)
    ArmourId = NewType("ArmourId", str)
    SupportId = NewType("SupportId", str)
    AssignmentId = NewType("AssignmentId", str)
    Face = NewType("Face", str)
    Edge = NewType("Edge", str)
    Load = NewType("Load", tuple[str, ...])

When = Literal["start", "end"]
"""Of a turn."""

FIGURES: Final = (TrooperId, AlienId, ContactId, FigureId)
"""Types of fields that name somebody on the table; a figure is anybody, the drop ship too."""

AND: Final = " + "
"""Between the weapons of a load."""


def load_text(load: Load) -> str:
    """Several weapons as one text."""
    return AND.join(load)


def read_load(words: str) -> Load:
    """The weapons that a text names."""
    return tuple(words.split(AND))


class TypedPoint(Point):
    """A point that somebody wrote with more digits than it needs; it keeps its words."""

    words: str


def point_text(place: Point) -> str:
    """A point as it was written."""
    return place.words if isinstance(place, TypedPoint) else text(place)


def read_point(words: str) -> Point:
    """The point that a text names."""
    place = point(words)
    if text(place) == words:
        return place
    typed = TypedPoint(*place)
    typed.words = words
    return typed


write_fields_of(Point, point_text, read_point)
write_fields_of(Load, load_text, read_load)

__all__ = [
    "AND", "FIGURES", "AlienId", "ArmourId", "AssignmentId", "ContactId", "Edge", "Face",
    "FigureId", "GearId", "Load", "Point", "PointId", "Seat", "Stat", "SupportId", "TeamId",
    "TrooperId", "WeaponId", "When", "load_text", "read_load",
]  # fmt: skip
