"""What the kernel has to know of a game system; everything else about it stays its own."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Union

import msgspec

from xenofront.kernel.check import check_procedures
from xenofront.kernel.events import Event
from xenofront.kernel.procedure import Procedure
from xenofront.kernel.questions import Seat
from xenofront.kernel.state import Setup, State


class Aliases(msgspec.Struct, frozen=True):
    """Former names that old saves may still use."""

    procedures: Mapping[str, str] = {}
    steps: Mapping[tuple[str, str], str] = {}
    fields: Mapping[tuple[str, str], str] = {}


class Ways(msgspec.Struct, frozen=True):
    """The set of ways in which a figure may act, and the rule that narrowed it last."""

    row: str
    ways: tuple[str, ...]
    targets: tuple[str, ...]
    by: str


class System:
    """A game system: its state, its procedures, and what its seats may know."""

    def __init__(
        self,
        *,
        name: str,
        version: int,
        state: type[State],
        procedures: tuple[type[Procedure], ...],
        events: tuple[type[Event], ...],
        begin: Callable[[Setup, Any], tuple[State, Procedure]],
        seats: Callable[[Any], tuple[Seat, ...]],
        view: Callable[[Any, Seat], Any],
        resample: Callable[[Any, Any, int], State],
        place: Callable[[Any, Setup, Any], State],
        describe: Callable[[Any], dict[str, Any]],
        shelf: Callable[[Setup], Any],
        ways: Callable[[Any, str], Ways | None] = lambda state, figure: None,
        aliases: Aliases | None = None,
    ) -> None:
        check_procedures(procedures)
        self.name, self.version, self.state = name, version, state
        self.procedures = {p.__name__: p for p in procedures}
        self.events = {e.__name__: e for e in events}
        self.begin, self.seats, self.view, self.resample = begin, seats, view, resample
        self.ways = ways
        """What the rules allow a figure that they run themselves, as a set."""
        self.place, self.describe = place, describe
        """Positions of scenario scripts, as plain data: put on the table, and written down."""
        self.shelf = shelf
        """Finds the compiled content for a set-up; set by the library, which may read files."""
        self.aliases = aliases or Aliases()
        frame: Any = Union[tuple(procedures)]  # noqa: UP007 - built from a tuple
        event: Any = Union[tuple(events)]  # noqa: UP007
        self.position: Any = msgspec.defstruct(
            "Position", [("state", state), ("stack", list[frame])], forbid_unknown_fields=True
        )
        self.decode_position: Callable[[bytes], Any] = msgspec.json.Decoder(self.position).decode
        self.decode_events: Callable[[bytes], Any] = msgspec.json.Decoder(list[event]).decode
