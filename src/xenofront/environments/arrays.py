"""An episode as arrays of whole numbers, as one seat may see it."""

from __future__ import annotations

from typing import Final

import numpy as np
import numpy.typing as npt

from xenofront.environments.answers import Row, row_of
from xenofront.environments.episode import Episode
from xenofront.environments.fields import ACTIONS, ANSWERS, QUESTION, Table
from xenofront.environments.looks import Seen, look_of
from xenofront.environments.words import words_of
from xenofront.kernel import Seat

Array = npt.NDArray[np.int32]
Mask = npt.NDArray[np.int8]
Observation = dict[str, npt.NDArray[np.integer]]

LOW: Final = -(1 << 15)
HIGH: Final = 1 << 16


def tables(system: str) -> tuple[Table, ...]:
    """The arrays of a system's observations, without the mask."""
    look = look_of(system)
    return QUESTION, look.FACTS, look.FIGURES, ANSWERS, look.GROUND


class Eye:
    """Fills the arrays of one episode; the ground only once."""

    def __init__(self, episode: Episode) -> None:
        self.system = episode.task.system
        self.look, self.words = look_of(self.system), words_of(self.system)
        seen = self._seen(episode, episode.seats[0])
        self.ground = _filled(self.look.GROUND, self.look.ground(seen))

    def observe(self, episode: Episode, seat: Seat) -> Observation:
        """All that a seat may know, with the mask of what it may do."""
        seen = self._seen(episode, seat)
        rows, figures = self.look.figures(seen)
        pending = episode.game.pending
        mine = pending is not None and episode.asked == seat
        answers = episode.answers if mine else ()
        words, place_of = self.words, self.look.place_of
        what = self.words.get(pending.what, 0) if pending is not None else 0
        asked = episode.seats.index(episode.asked) + 1 if episode.asked is not None else 0
        return {
            "question": np.array([[what, asked, len(answers), episode.steps]], np.int32),
            "facts": np.array([self.look.facts(seen, rows)], np.int32),
            "figures": _filled(self.look.FIGURES, figures),
            "answers": _filled(ANSWERS, [row_of(key, words, rows, place_of) for key in answers]),
            "ground": self.ground.copy(),
            "action_mask": mask_of(len(answers)),
        }

    def rows(self, episode: Episode) -> list[Row]:
        """The answers that can be given, as rows."""
        figures, _ = self.look.figures(self._seen(episode, episode.seats[0]))
        return [row_of(key, self.words, figures, self.look.place_of) for key in episode.answers]

    def _seen(self, episode: Episode, seat: Seat) -> Seen:
        game = episode.game
        return Seen(game.view(seat).facts, game.state.box, self.words, seat)


def mask_of(count: int) -> Mask:
    """Which actions can be taken: the first ones."""
    mask = np.zeros(ACTIONS, np.int8)
    mask[:count] = 1
    return mask


def _filled(table: Table, rows: list[tuple[int, ...]]) -> Array:
    array = np.zeros(table.shape, np.int32)
    if rows:
        kept = rows[: table.rows]
        array[: len(kept)] = kept
    return array


def flat(observation: Observation) -> npt.NDArray[np.float32]:
    """All arrays but the mask in one row of small numbers, for policies without structure."""
    parts = [observation[name].ravel() for name in observation if name != "action_mask"]
    joined = np.concatenate(parts).astype(np.float32)
    return np.sign(joined) * np.log1p(np.abs(joined))
