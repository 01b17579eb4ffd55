"""Who knows what: sides, and the facts of a state as one side knows them.

Knowledge belongs to a side: its seats tell each other everything. Who may know a field of a state
stands in the type of the field::

    class MyState(State):
        figures: Public[Mapping[FigureId, Figure]] = {}    # everybody
        plans: Owned[Mapping[Side, Plan]] = {}             # each side or seat its own row
        hands: Filtered[Mapping[Side, Cards]] = {}         # what ``filters["hands"]`` leaves of it
        pile: Cards = ()                                   # nobody: the field has its default

A field that says nothing is shown to nobody, so that a new one cannot leak.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from typing import Annotated, Any, Final, NamedTuple, NewType, TypeVar, get_type_hints

import msgspec
from msgspec.structs import replace

from xenofront.kernel.state import Setup, State

Side = NewType("Side", str)
SQUAD: Final = Side("squad")
"""The side of all seats where a game has only one."""
WATCHER: Final = Side("")
"""Nobody's side: what a watcher may know."""
UNKNOWN: Final = "?"
"""Stands in a row for a word that a side does not know."""

T = TypeVar("T")
Public = Annotated[T, "known to all"]
Owned = Annotated[T, "known to its owner"]
Filtered = Annotated[T, "known in part"]

Filter = Callable[[Any, Side], Any]
"""What a side may know of one field of a state."""
ALWAYS: Final = ("setup", "seed", "streams", "news", "box")
"""Fields of every state: all know the content and the set-up without its seed, nobody the rest."""


class Access(NamedTuple):
    """The fields of a class of states that are not the same for everybody."""

    hidden: tuple[tuple[str, Callable[[], Any]], ...]
    """With what stands in their place."""
    owned: tuple[str, ...]
    filtered: tuple[str, ...]


@cache
def access_of(kind: type[State]) -> Access:
    """Who may know the fields of a class of states."""
    hidden, owned, filtered = [], [], []
    hints = get_type_hints(kind, include_extras=True)
    for field in msgspec.structs.fields(kind):
        if field.name in ALWAYS:
            continue
        said = getattr(hints[field.name], "__metadata__", ())
        if "known to its owner" in said:
            owned.append(field.name)
        elif "known in part" in said:
            filtered.append(field.name)
        elif "known to all" not in said:
            hidden.append((field.name, _default_of(kind, field)))
    return Access(tuple(hidden), tuple(owned), tuple(filtered))


def _default_of(kind: type[State], field: msgspec.structs.FieldInfo) -> Callable[[], Any]:
    if field.default_factory is not msgspec.NODEFAULT:
        made: Callable[[], Any] = field.default_factory
        return made
    if field.default is msgspec.NODEFAULT:
        raise TypeError(f"{kind.__name__}.{field.name} is hidden and has no default")
    return lambda: field.default


class Knowledge:
    """What sides know of the states of one class."""

    def __init__(
        self,
        kind: type[State],
        filters: Mapping[str, Filter],
        open_setup: Callable[[Setup, Side], Setup],
    ) -> None:
        self._access, self._open_setup = access_of(kind), open_setup
        if set(filters) != {*self._access.filtered}:
            raise TypeError(f"{kind.__name__} filters {self._access.filtered}, not {[*filters]}")
        self._filters = filters
        self._setup: tuple[Setup | None, Side, Setup | None] = (None, WATCHER, None)
        """The one met last, for whom, and what they know: in one name, as threads share it."""

    def of(self, state: State, side: Side, owners: frozenset[str]) -> Any:
        """The same facts with only what a side may know; it owns the rows of these seats."""
        known = state.copy()
        known.seed, known.streams, known.news = 0, {}, []
        known.setup = self._setup_of(state.setup, side)
        for name, default in self._access.hidden:
            setattr(known, name, default())
        for name in self._access.owned:
            table = getattr(state, name)
            setattr(known, name, {key: table[key] for key in table if key in owners})
        for name in self._access.filtered:
            setattr(known, name, self._filters[name](state, side))
        return known

    def _setup_of(self, setup: Setup, side: Side) -> Setup:
        whole, whose, known = self._setup
        if whole is not setup or whose != side or known is None:
            known = replace(self._open_setup(setup, side), seed=0)
            self._setup = setup, side, known
        return known
