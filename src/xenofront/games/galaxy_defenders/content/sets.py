"""The products that content comes from, and which of them a mission is played with (GX 1, GX 2.2).

An entry without a mark is of the core set. A token or card that another product has as well is one
entry with the copies of each product beside it. What a mission is played with is chosen here and
nowhere else: rules, pools and counts see the entries of the products in play, and no others.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import TYPE_CHECKING, Any, Final, Literal, TypeVar

from msgspec.structs import replace

from xenofront.content.definitions import Definition

if TYPE_CHECKING:
    from xenofront.games.galaxy_defenders.content.catalogue import Catalogue, Supplies
    from xenofront.games.galaxy_defenders.content.missions import Mission

GameSet = Literal["core", "strikeback", "extinction"]
CORE: Final[GameSet] = "core"
STRIKEBACK: Final[GameSet] = "strikeback"
EXTINCTION: Final[GameSet] = "extinction"
ALWAYS: Final = ("missions", "campaigns", "dice", "tables", "ladders", "supplies")
"""Kinds of entries that are not in a box of components, or are the same in each of them."""
E = TypeVar("E", bound="Entry")


class Entry(Definition, frozen=True, kw_only=True):
    """A definition with its expansion mark."""

    set: GameSet = CORE  # GX-2.2.c/plain GX-2.2.c/marked


class Counted(Entry, frozen=True, kw_only=True):
    """A token or card that there may be several of."""

    copies: int = 1
    """How many of them the product holds that the entry is from."""
    copies_in: Mapping[GameSet, int] = {}
    """How many of the same the other products hold (GX-2.m, GX-2.n)."""


def sets_of(mission: Mission) -> tuple[GameSet, ...]:
    """The products a mission is played with: always the core set, and what it names."""
    return tuple(
        dict.fromkeys((CORE, mission.set, *mission.with_sets))
    )  # GX-1.c GX-1.a/strikeback GX-1.a/aliens


def products_chosen(options: Mapping[str, Any]) -> tuple[str, ...]:
    """The products that the options of a set-up add to a mission."""
    return tuple(one for one in (STRIKEBACK,) if options.get(one) is True)  # GX-2.2.b


def with_products(mission: Mission, products: tuple[str, ...]) -> Mission:
    """A mission that is played with more products than it names (GX-1.a, GX-2.2.b)."""
    return replace(mission, with_sets=(*mission.with_sets, *products)) if products else mission


def supplies_of(catalogue: Catalogue, mission: Mission) -> Supplies:
    """The signals a mission is played with: an expansion brings its own in place of the core's."""
    found = [catalogue.supplies[one] for one in sets_of(mission) if one != CORE]
    if mission.set == CORE or not found:  # GX-AMB.k/core
        return catalogue.supplies[CORE]
    return replace(
        found[0],
        human_signals=sum(one.human_signals for one in found),  # GX-2.c/human GX-2.d
        alien_signals=sum(one.alien_signals for one in found),  # GX-2.c/alien GX-2.d
        npc_signals=sum(one.npc_signals for one in found),  # GX-2.c/npc GX-2.d
        stationary_signals=sum(one.stationary_signals for one in found),  # GX-2.d
    )


def filtered(catalogue: Catalogue, sets: Iterable[GameSet]) -> Catalogue:
    """The catalogue as if it held the components of these products and no others."""
    wanted = frozenset(sets)
    kinds = {name: getattr(catalogue, name) for name in catalogue.__struct_fields__}
    return replace(
        catalogue,
        **{
            name: dict(_counted(entries, wanted))
            for name, entries in kinds.items()
            if name not in ALWAYS
        },
    )


def _counted(entries: Mapping[str, E], wanted: frozenset[GameSet]) -> Iterator[tuple[str, E]]:
    """The entries in some product that is wanted, with the copies of all that are."""
    for name, entry in entries.items():
        if not isinstance(entry, Counted):
            if entry.set in wanted:
                yield name, entry
            continue
        copies = copies_by_set(entry)
        here = [copies[one] for one in copies if one in wanted]
        if here:
            yield name, replace(entry, copies=sum(here), copies_in={})  # GX-2.i


def entries(catalogue: Catalogue) -> Iterator[tuple[str, Entry]]:
    """Every entry with its kind."""
    for kind in catalogue.__struct_fields__:
        for entry in getattr(catalogue, kind).values():
            yield kind, entry


def copies_by_set(entry: Counted) -> Mapping[GameSet, int]:
    """How many copies each product holds that has any."""
    return {entry.set: entry.copies, **entry.copies_in}
