"""A table to play single rules on: a position, the dice that fall, the choices, the facts."""

from collections.abc import Mapping
from functools import lru_cache
from typing import Any

import msgspec

from tests.games.position import Position
from xenofront.games.factory import system
from xenofront.games.galaxy_defenders.rules.box import Box
from xenofront.games.galaxy_defenders.rules.ch8_aliens import oracle
from xenofront.games.galaxy_defenders.rules.state import AgentId, AlienId
from xenofront.geometry.hexes import sketch
from xenofront.geometry.hexes.areas import area_hexes
from xenofront.geometry.hexes.board import Board
from xenofront.geometry.hexes.grid import HexId, name, neighbours, parse
from xenofront.geometry.hexes.terrain import Terrain
from xenofront.kernel import Game, Seat, Setup
from xenofront.lab.scenario.run import open_stack, with_hexes

WIDTH, HEIGHT = 14, 12
MISS = "GD"
"""A red die without effect in combat."""


def field(**parts: Any) -> str:
    """Open ground of fourteen by twelve hexes, with the walls and doors that are named.

    Area centres in a line from west to east: 4,2  6,3  8,4  10,5; others: 2,1  7,0  1,4  3,5.
    """
    hexes = [f"{column - row // 2},{row}" for row in range(HEIGHT) for column in range(WIDTH)]
    return sketch.draw(Terrain.of(hexes, **parts))


def ground(hexes: str, **parts: Any) -> str:
    """A map of just these hexes."""
    return sketch.draw(Terrain.of(hexes.split(), **parts))


def rim(centre: str, kind: str = "barrier") -> dict[str, str]:
    """Every side between an area and the hexes around it."""
    inside = [name(place) for place in area_hexes(parse(HexId(centre)))]
    around = {place: [name(beside) for beside in neighbours(parse(place))] for place in inside}
    return {
        f"{place}|{beyond}": kind
        for place, beside in around.items()
        for beyond in beside
        if beyond not in inside
    }


FIELD = field()


@lru_cache(maxsize=64)
def _board(text: str) -> tuple[Board, Mapping[str, str]]:
    drawn = sketch.parse(text)
    return Board(drawn.terrain), drawn.figures


class Table(Position):
    """A position of Galaxy Defenders."""

    def agent(self, name: str) -> Any:
        return self.state.agents[AgentId(name)]

    def alien(self, name: str) -> Any:
        return self.state.aliens[AlienId(name)]

    def weapon(self, agent: str, weapon: str) -> Any:
        return next(slot for slot in self.agent(agent).weapons if slot.id == weapon)

    def row(self, alien: str) -> str:
        """The behaviour row an alien would follow now."""
        number = oracle.row_for(self.state, AlienId(alien))
        rows = self.state.box.aliens[self.alien(alien).card].rows
        return "none" if number is None else str(rows[number].at)

    def ways(self, alien: str, effect: int = 0) -> list[str]:
        """The ways the oracle allows for an effect of that row."""
        number = oracle.row_for(self.state, AlienId(alien))
        assert number is not None
        verdict = oracle.options(self.state, AlienId(alien), number, effect)
        return sorted(way.choice.key for way in verdict.ways)


def table(
    *,
    map: str = FIELD,  # noqa: A002
    agents: Mapping[str, Any],
    aliens: Mapping[str, Any] | None = None,
    open: str | Mapping[str, Any] | list[Mapping[str, Any]] = "AgentTurn",  # noqa: A002
    options: Mapping[str, Any] | None = None,
    mission: Mapping[str, Any] | None = None,
    cards: Mapping[str, Mapping[str, Any]] | None = None,
    **position: Any,
) -> Table:
    """A table with figures on it. A figure is written as its hex, or as a mapping with one.

    ``open`` is the procedure that runs: its name alone for one of the first agent, or with fields.
    ``mission`` and ``cards`` (by kind and id) change fields of the content.
    """
    rules = system("galaxy-defenders")
    seats = tuple(Seat(name) for name in agents)
    switches = {"human_view": False, **(options or {})}
    setup = Setup(system=rules.name, mission="dust_signal", seats=seats, options=switches, seed=0)
    box = rules.box_for(setup)
    board, figures = _board(map) if map else (box.board, {})
    catalogue = box.catalogue
    for key, fields in (cards or {}).items():
        kind, name = key.split(".")
        entries = dict(getattr(catalogue, kind))
        entries[name] = msgspec.structs.replace(entries[name], **fields)
        catalogue = msgspec.structs.replace(catalogue, **{kind: entries})
    box = Box(
        catalogue=catalogue,
        mission=msgspec.structs.replace(box.mission, **(mission or {})),
        board=board,
        content=box.content,
    )
    written = {
        "agents": {name: _figure(row) for name, row in agents.items()},
        "aliens": {name: _figure(row) for name, row in (aliens or {}).items()},
        **position,
    }
    state = rules.place(with_hexes(written, figures), setup, box)
    if isinstance(open, str):
        open = {"do": open, "agent": next(iter(agents))}  # noqa: A001
    opened = [open] if isinstance(open, Mapping) else open
    stack = open_stack(rules, with_hexes(opened, figures))
    return Table(Game(rules, state, stack, manual=True))


def _figure(row: Any) -> Any:
    return {"hex": row} if isinstance(row, str) else row
