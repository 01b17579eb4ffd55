"""The board as text, from the messages that the page draws: one picture for each kind of board."""

from __future__ import annotations

from xenofront.present.messages.board import Board
from xenofront.present.messages.scene import Scene
from xenofront.present.terminal.board.canvas import Picture, Spots
from xenofront.present.terminal.board.cells import CellPicture
from xenofront.present.terminal.board.plane import PlanePicture


def picture_of(board: Board, scene: Scene, spots: Spots, *, names: bool = False) -> Picture:
    """The board with everything on it, and signs at some places."""
    if board.kind == "plane":
        return PlanePicture(board, scene, spots)
    return CellPicture(board, scene, spots, names=names)
