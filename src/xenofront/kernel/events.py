"""What happened, told with the rules it happened by."""

from __future__ import annotations

from typing import ClassVar

import msgspec

from xenofront.kernel.questions import RuleId


class Event(msgspec.Struct, frozen=True, kw_only=True, tag=True, tag_field="event", gc=False):
    """Something that happened at the table; subclasses add the payload.

    ``seen_by`` lists the sides or seats that learn of it, nothing meaning all of them. ``BARRIER``
    marks an event by which somebody learns something that an undo could not make unknown again.
    """

    BARRIER: ClassVar[bool] = False

    rules: tuple[RuleId, ...]
    seen_by: tuple[str, ...] = ()
