"""What missions look like at the beginning, for the page on which one is chosen."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from msgspec.structs import replace

from xenofront.games.factory import new_game, system
from xenofront.present.messages.board import Board
from xenofront.present.messages.pages import MissionPicture, NewGame, Pictures
from xenofront.present.messages.scene import Scene
from xenofront.present.presenter import presenter_of, seen
from xenofront.text.texts import Texts

SEED: Final = 4
"""Of what is dealt anew each time, one example."""


@lru_cache(maxsize=16)
def pictures(game: str, lang: str) -> Pictures:
    """The missions of a game, as they begin with the squads that their cards propose."""
    texts, presenter = Texts(lang, game), presenter_of(game)
    found = []
    for card in presenter.card(texts).missions:
        setup = presenter.setup(NewGame(system=game, mission=card.id, squad=card.squad), SEED)
        begun = new_game(setup)
        shown = seen(begun, system(game).seats(begun.state)[0], texts)
        board, scene = presenter.board(shown), presenter.scene(shown)
        if board.cells or board.pieces:
            found.append(MissionPicture(mission=card.id, board=_bare(board), scene=_still(scene)))
    return Pictures(missions=tuple(found))


def _bare(board: Board) -> Board:
    """Only what is drawn: the picture is told by the text beside it."""
    cells = tuple(replace(cell, label="") for cell in board.cells)
    edges = tuple(replace(edge, label="") for edge in board.edges)
    pieces = tuple(replace(piece, label="") for piece in board.pieces)
    return replace(board, cells=cells, edges=edges, pieces=pieces, legend=(), names=())


def _still(scene: Scene) -> Scene:
    return Scene(headline="", figures=scene.figures, markers=scene.markers, edges=scene.edges)
