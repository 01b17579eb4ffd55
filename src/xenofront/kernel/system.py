"""What the kernel has to know of a game system; everything else about it stays its own."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any, TypeVar, Union

import msgspec

from xenofront.kernel.events import Event
from xenofront.kernel.knowledge import SQUAD, WATCHER, Filter, Knowledge, Side
from xenofront.kernel.procedure import Procedure
from xenofront.kernel.questions import Seat
from xenofront.kernel.state import Setup, State
from xenofront.kernel.streams import rekeyed


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


def same_facts(known: Any, seed: int) -> Any:
    """A world for a side from which only chance is hidden: the same facts, other chance."""
    world = known.copy()
    world.seed = rekeyed(seed, 0)
    return world


Kind = TypeVar("Kind")


def classes_in(package: str, base: type[Kind]) -> Iterator[type[Kind]]:
    """The classes made from a base in the modules of a package, in the order they were written.

    Modules that nobody has imported count as not there.
    """
    for kind in base.__subclasses__():
        if f"{kind.__module__}.".startswith(f"{package}."):
            yield kind
        yield from classes_in(package, kind)


class System:
    """A game system: its state, its procedures, and what its sides may know."""

    def __init__(
        self,
        *,
        name: str,
        version: int,
        state: type[State],
        package: str,
        begin: Callable[[Setup, Any], tuple[State, Procedure]],
        seats: Callable[[Any], tuple[Seat, ...]],
        place: Callable[[Any, Setup, Any], State],
        describe: Callable[[Any], dict[str, Any]],
        box_for: Callable[[Setup], Any],
        sides: Callable[[Any], Mapping[Side, tuple[Seat, ...]]] | None = None,
        filters: Mapping[str, Filter] | None = None,
        open_setup: Callable[[Setup, Side], Setup] = lambda setup, side: setup,
        resample: Callable[[Any, int], Any] = same_facts,
        ways: Callable[[Any, str], Ways | None] = lambda state, figure: None,
        aliases: Aliases | None = None,
        procedures: tuple[type[Procedure], ...] = (),
        events: tuple[type[Event], ...] = (),
    ) -> None:
        self.name, self.version, self.state = name, version, state
        procedures = procedures or tuple(classes_in(package, Procedure))
        events = events or tuple(classes_in(package, Event))
        self.procedures = {p.__name__: p for p in procedures}
        self.events = {e.__name__: e for e in events}
        self.begin, self.seats = begin, seats
        self._sides = sides
        self._knowledge = Knowledge(state, filters or {}, open_setup)
        self.resample = resample
        """A whole world that fits what a side knows: what it does not know is dealt by a seed."""
        self.ways = ways
        """What the rules allow a figure that they run themselves, as a set."""
        self.place, self.describe = place, describe
        """Positions of scenario scripts, as plain data: put on the table, and written down."""
        self.box_for = box_for
        """Finds the compiled content for a set-up; set by the library, which may read files."""
        self.aliases = aliases or Aliases()
        frame: Any = Union[tuple(procedures)]  # noqa: UP007 - built from a tuple
        event: Any = Union[tuple(events)]  # noqa: UP007
        self.position: Any = msgspec.defstruct(
            "Position", [("state", state), ("stack", list[frame])], forbid_unknown_fields=True
        )
        self.decode_position: Callable[[bytes], Any] = msgspec.json.Decoder(self.position).decode
        self.decode_events: Callable[[bytes], Any] = msgspec.json.Decoder(list[event]).decode

    # -- sides -------------------------------------------------------------------------------------

    @property
    def has_sides(self) -> bool:
        """Whether some seats keep secrets from others."""
        return self._sides is not None

    def sides(self, state: Any) -> Mapping[Side, tuple[Seat, ...]]:
        """The seats by side, in the order of play; all are one side unless the game says so."""
        return {SQUAD: self.seats(state)} if self._sides is None else self._sides(state)

    def side_of(self, state: Any, seat: Seat) -> Side:
        """The side of a seat; who has no seat is a watcher."""
        found = (side for side, seats in self.sides(state).items() if seat in seats)
        return next(found, WATCHER)

    def sides_of(self, state: Any, seats: Iterable[str]) -> frozenset[Side]:
        """The sides of some seats."""
        wanted = {*seats}
        return frozenset(s for s, own in self.sides(state).items() if not wanted.isdisjoint(own))

    def known(self, state: Any, side: Side) -> Any:
        """The facts that a side may know, in a state of the same type."""
        owners = {side, *self.sides(state).get(side, ())} - {WATCHER}
        return self._knowledge.of(state, side, frozenset(owners))

    def hears(self, state: Any, side: Side, event: Event) -> bool:
        """Whether a side learns of an event: it names sides or seats, or all learn of it."""
        if not event.seen_by:
            return True
        return not {side, *self.sides(state).get(side, ())}.isdisjoint(event.seen_by)
