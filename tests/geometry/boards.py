"""Small boards out of sketches."""

from typing import NamedTuple

from xenofront.geometry.hexes.board import Board
from xenofront.geometry.hexes.grid import HexId
from xenofront.geometry.hexes.sketch import parse


class Position(NamedTuple):
    """A board with the tokens of its sketch on it, and the hexes its letters stand for."""

    board: Board
    at: dict[str, HexId]
    shut: int

    def sees(self, viewer: str, target: str) -> bool:
        return self.board.sees(self.at[viewer], self.at[target], self.shut)

    def adjacent(self, a: str, b: str) -> bool:
        return self.board.adjacent(self.at[a], self.at[b], self.shut)

    def letters(self, hexes: object) -> str:
        """The letters that stand in some hexes, in order of the alphabet."""
        assert isinstance(hexes, (tuple, list, dict))
        return "".join(sorted(letter for letter, place in self.at.items() if place in hexes))

    def exits(self, letter: str, *, over_barriers: bool = False) -> str:
        found = self.board.exits(self.at[letter], self.shut, over_barriers=over_barriers)
        return self.letters(found)

    def passages(self, letter: str, *, over_barriers: bool = False) -> str:
        found = self.board.passages(self.at[letter], self.shut, over_barriers=over_barriers)
        return self.letters(found)

    def reach(self, letter: str, points: int, *obstacles: str) -> dict[str, int]:
        impassable = frozenset(self.at[obstacle] for obstacle in obstacles)
        found = self.board.reach(self.at[letter], points, self.shut, impassable)
        return {who: found[place] for who, place in self.at.items() if place in found}


def position(text: str) -> Position:
    terrain, figures = parse(text)
    board = Board(terrain)
    return Position(board, figures, board.shut(tuple(text for text, _ in terrain.tokens)))
