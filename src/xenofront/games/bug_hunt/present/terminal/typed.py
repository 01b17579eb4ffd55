"""Who and where is meant by what somebody types at a table of Bug Hunt."""

from __future__ import annotations

from xenofront.games.bug_hunt.present import places
from xenofront.games.bug_hunt.present.places import Place, acting
from xenofront.present.terminal.table import Table


def found(table: Table, typed: str) -> Place | None:
    """A figure or marker by its id, sign or name."""
    return places.found(table.texts, table.state, typed)


def two_places(table: Table, typed: str) -> tuple[Place, Place] | None:
    """Two things named in a row; names may have several words. One is seen from who acts."""
    texts, state, words = table.texts, table.state, typed.split()
    for cut in range(1, len(words)):
        first = places.place_of(texts, state, " ".join(words[:cut]))
        second = places.place_of(texts, state, " ".join(words[cut:]))
        if first and second:
            return first, second
    trooper, only = acting(table.game), places.place_of(texts, state, typed)
    if trooper is None or only is None:
        return None
    return Place(trooper, state.troopers[trooper].at), only
