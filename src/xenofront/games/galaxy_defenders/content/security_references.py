"""GX 5.3 SECURITY LOCKS lie on doors and windows of the map, and there are only so many."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping

from xenofront.content.errors import Path, unknown
from xenofront.games.galaxy_defenders.content.catalogue import Catalogue
from xenofront.games.galaxy_defenders.content.missions import Mission
from xenofront.games.galaxy_defenders.content.tokens import (
    MOST_KEYS,
    MOST_LOCKS,
    key_kind,
    lock_kind,
)
from xenofront.geometry.hexes.terrain import Terrain
from xenofront.text.sentences import sentence

Fault = tuple[Path, str]


def security_faults(mission: Mission, catalogue: Catalogue) -> Iterator[Fault]:
    """More locks or keys than the box has, of all colours together or of one."""
    yield from _too_many("locks", mission.security.locks, MOST_LOCKS, lock_kind, catalogue)
    yield from _too_many("keys", mission.security.keys, MOST_KEYS, key_kind, catalogue)


def _too_many(
    field: str,
    written: Mapping[str, str],
    most: int,
    kind_of: Callable[[str], str],
    catalogue: Catalogue,
) -> Iterator[Fault]:
    if len(written) > most:  # GX-2.j/locks GX-2.j/keys
        yield ("security", field), sentence("asks-for-more", n=len(written), copies=most)
    used: Counter[str] = Counter()
    for place, colour in written.items():
        token = catalogue.mission_tokens.get(kind_of(colour))
        used[colour] += 1
        if token is None:
            text = unknown("token", kind_of(colour), catalogue.mission_tokens)
            yield ("security", field, place), text
        elif used[colour] > token.copies:  # GX-5.3.o/locks GX-5.3.o/keys
            text = sentence("asks-for-more", n=used[colour], copies=token.copies)
            yield ("security", field, place), text


def lock_faults(mission: Mission, terrain: Terrain) -> Iterator[Fault]:
    """Locks that lie on no door and no window, or on one with a token of another kind."""
    taken = {*mission.map.locked, *mission.map.barred}
    for place in mission.security.locks:
        if place not in terrain.closers or "|" not in place:  # GX-5.3.a/door GX-5.3.a/window
            yield ("security", "locks", place), sentence("no-door", side=place)
        elif place in taken:
            yield ("security", "locks", place), sentence("taken", hex=place)
