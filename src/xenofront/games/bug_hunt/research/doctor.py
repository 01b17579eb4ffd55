"""What the text and the table of a Bug Hunt mission show."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from xenofront.content import store
from xenofront.games.bug_hunt.rules.box import Box
from xenofront.games.bug_hunt.rules.ch1_setup.setup import LEAST
from xenofront.games.bug_hunt.rules.ground import table_of
from xenofront.games.factory import new_game, new_setup
from xenofront.geometry.plane.exact import Point
from xenofront.geometry.plane.table import Table
from xenofront.geometry.plane.walking import TROOPER
from xenofront.kernel import Setup
from xenofront.lab.doctor import Finding
from xenofront.text.sentences import sentence


def examine(setup: Setup) -> Iterator[Finding]:
    """The places of the objectives, and the ways to them."""
    box: Box = store.of(setup.system).box_for(
        new_setup(setup.mission, (), system_name=setup.system)
    )
    mission = box.mission
    if mission.features is None:
        yield Finding("noted", "features", sentence("table-rolled"))
        return
    squad = tuple(f"trooper{number}" for number in range(1, LEAST + 1))
    game = new_game(new_setup(setup.mission, squad, system_name=setup.system))
    state: Any = game.state
    table = table_of(state)
    starts = _edges(table)
    if not starts:
        yield Finding("broken", "features", sentence("no-edge-open"))
    for name, place in mission.places.items():
        spot = table.free_point(Point(*place), ())
        if spot is None:
            yield Finding("broken", f"places[{name}]", sentence("nobody-can-stand"))
        elif starts and not any(table.leads(start, spot, TROOPER) for start in starts):
            yield Finding("broken", f"places[{name}]", sentence("nobody-gets-there"))


def _edges(table: Table) -> list[Point]:
    """A free point near the middle of each edge."""
    wide, deep = table.size
    near = 1500
    middles = (
        Point(wide // 2, near),
        Point(wide // 2, deep - near),
        Point(near, deep // 2),
        Point(wide - near, deep // 2),
    )
    found = (table.free_point(place, (), within=6000) for place in middles)
    return [place for place in found if place is not None]
