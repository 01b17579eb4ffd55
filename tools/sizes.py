"""The training mission on larger maps with more aliens, to see how costs grow."""

from __future__ import annotations

from functools import cache
from random import Random

from msgspec.structs import replace

from xenofront.games.factory import new_setup, system
from xenofront.games.galaxy_defenders.content.maps import assemble
from xenofront.games.galaxy_defenders.content.tiles import MapPlan, Placement, Tile
from xenofront.games.galaxy_defenders.rules.box import Box
from xenofront.games.galaxy_defenders.rules.ch4_setup.setup import begin
from xenofront.geometry.hexes.board import Board
from xenofront.geometry.hexes.grid import HexId
from xenofront.kernel import Game

SIZES = (1, 2, 4)
MISSION = "dust_signal"
SQUAD = ("chromium", "thorium", "titanium")
MORE_ALIENS = ("xeno_beta-green", "spine_critter-green", "aracnos-green", "xeno_beta-blue")


@cache
def box_of_size(size: int, extra: int | None = None) -> Box:
    """The mission on so many times the tiles, with more aliens: four for each further copy."""
    rules = system("galaxy-defenders")
    box: Box = rules.box_for(new_setup(MISSION, SQUAD))
    if size == 1 and not extra:
        return box
    first, second = box.mission.map.tiles
    copies = {  # the box has each tile once: others lend theirs
        f"{tile.tile}-{row}": (tile, row) for row in range(size) for tile in (first, second)
    }
    plan = MapPlan(
        tiles=tuple(
            Placement(tile=name, side=tile.side, at=_below(tile.at, row), turn=tile.turn)
            for name, (tile, row) in copies.items()
        )
    )
    tiles = {
        name: _nameless(box.catalogue.tiles[tile.tile]) if row else box.catalogue.tiles[tile.tile]
        for name, (tile, row) in copies.items()
    }
    board = Board(assemble(plan, tiles))
    free = [a for a in board.areas if HexId(a) in board.hexes and a not in box.mission.start]
    taken = {*box.mission.signals, *box.mission.aliens, *box.mission.start}
    places = [a for a in reversed(free) if a not in taken]
    count = 4 * (size - 1) if extra is None else extra
    apart = 2 if 2 * count <= len(places) else 1
    more = {str(places[k * apart]): MORE_ALIENS[k % 4] for k in range(count)}
    deck = dict(box.mission.alien_deck)
    for card in more.values():
        deck[card] = deck.get(card, 0) + 1
    aliens = {**box.mission.aliens, **more}
    mission = replace(box.mission, aliens=aliens, alien_deck=deck)
    return Box(catalogue=box.catalogue, mission=mission, board=board, content=box.content)


def _nameless(tile: Tile) -> Tile:
    """A copy whose rooms have no names: a map has each name once."""
    return replace(tile, sides={n: replace(face, rooms={}) for n, face in tile.sides.items()})


def _below(at: str, row: int) -> str:
    q, r = map(int, at.split(","))
    return f"{q - 3 * row},{r + 9 * row}"


def new_game_of_size(size: int, seed: int, extra: int | None = None) -> Game:
    state, first = begin(new_setup(MISSION, SQUAD, seed=seed), box_of_size(size, extra))
    first.step = first.FIRST
    return Game(system("galaxy-defenders"), state, [first])


def game_of_size(size: int, seed: int, answers: int) -> Game:
    """A game after so many random answers."""
    game = new_game_of_size(size, seed)
    pick = Random(seed).random
    for _ in range(answers):
        if game.pending is None:
            break
        options = game.pending.options
        game.answer(options[int(pick() * len(options))])
    return game


def play_out(size: int, seed: int, extra: int | None = None) -> int:
    """A whole mission by random choice; says how many decisions it took."""
    game = new_game_of_size(size, seed, extra)
    pick = Random(seed).random
    decisions = 0
    while game.pending is not None:
        options = game.pending.options
        game.answer(options[int(pick() * len(options))])
        decisions += 1
    return decisions
