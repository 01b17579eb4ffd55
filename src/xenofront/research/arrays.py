"""An episode as arrays of whole numbers, as one seat may see it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache, lru_cache
from operator import is_
from typing import Final

import numpy as np
import numpy.typing as npt

from xenofront.kernel import Seat
from xenofront.research.answers import Row, parts, row_of
from xenofront.research.episode import Episode
from xenofront.research.fields import ACTIONS, ANSWERS, QUESTION, Table, packer
from xenofront.research.observation import Kept, Observed, look_of, slots_of
from xenofront.research.vocabulary import words_of

Array = npt.NDArray[np.int32]
Mask = npt.NDArray[np.int8]
Filler = Callable[[bytes], Array]
Observation = dict[str, npt.NDArray[np.integer]]

LOW: Final = -(1 << 15)
HIGH: Final = 1 << 16
_NUMBERS: Final = np.dtype(np.int32)
_MASKS: Final = np.tri(ACTIONS + 1, ACTIONS, -1, np.int8)
_question, _answer = packer(len(QUESTION.columns)), packer(len(ANSWERS.columns))


def tables(system: str) -> tuple[Table, ...]:
    """The arrays of a system's observations, without the mask."""
    look = look_of(system)
    return QUESTION, look.FACTS, look.FIGURES, ANSWERS, look.GROUND


class Eye:
    """Fills the arrays of one episode; what has not changed is not worked out again."""

    def __init__(self, episode: Episode) -> None:
        self.system = episode.task.system
        self.look, self.words = look_of(self.system), words_of(self.system)
        self._kept: Kept = {}
        self._tables: list[Mapping[str, object]] = [{}] * len(self.look.NAMED)
        self._slots: dict[str, int] = {}
        self._rows: dict[str, bytes] = {}
        """Answers that name figures, for as long as every figure has the same row."""
        self._question, self._facts, self._figures, self._answers, ground = _fillers(self.system)
        self.ground = ground(self.look.ground(self._seen(episode, episode.seats[0])))

    def observe(self, episode: Episode, seat: Seat) -> Observation:
        """All that a seat may know, with the mask of what it may do."""
        seen, look = self._seen(episode, seat), self.look
        slots = self._slots_of(seen)
        pending, asked = episode.game.pending, episode.asked
        answers = episode.answers if asked == seat else ()
        what = self.words.get(pending.what, 0) if pending and episode.is_shown(seat) else 0
        number = episode.seats.index(asked) + 1 if asked is not None else 0
        steps = episode.steps_known_to(seat)
        return {
            "question": self._question(_question(what, number, len(answers), steps)),
            "facts": self._facts(look.facts(seen, slots)),
            "figures": self._figures(look.figures(seen, slots)),
            "answers": self._answers(b"".join([self._row(key) for key in answers])),
            "ground": self.ground.copy(),
            "action_mask": mask_of(len(answers)),
        }

    def rows(self, episode: Episode) -> list[Row]:
        """The answers that can be given, as rows."""
        slots = self._slots_of(self._seen(episode, episode.seats[0]))
        return [row_of(key, self.words, slots, self.look.place_of) for key in episode.answers]

    def _row(self, key: str) -> bytes:
        named, plain = _plain(self.system, key)
        if self._slots.keys().isdisjoint(named):
            return plain
        row = self._rows.get(key)
        if row is None:
            row = _answer(*row_of(key, self.words, self._slots, self.look.place_of))
            self._rows[key] = row
        return row

    def _slots_of(self, seen: Observed) -> dict[str, int]:
        """The row of each figure; the very same table while no figure comes or goes."""
        tables = [getattr(seen.facts, name) for name in self.look.NAMED]
        if not all(map(is_, tables, self._tables)):
            self._tables, slots = tables, slots_of(tables)
            if slots != self._slots:
                self._slots, self._rows = slots, {}
        return self._slots

    def _seen(self, episode: Episode, seat: Seat) -> Observed:
        game = episode.game
        side = game.system.side_of(game.state, seat)
        known = game.system.known(game.state, side)
        return Observed(known, game.state.box, self.words, seat, self._kept)


def mask_of(count: int) -> Mask:
    """Which actions can be taken: the first ones."""
    mask: Mask = _MASKS[count].copy()
    return mask


@lru_cache(maxsize=1 << 15)
def _plain(system: str, key: str) -> tuple[tuple[str, ...], bytes]:
    """The words of an answer, and its row if none of them is a figure."""
    row = row_of(key, words_of(system), {}, look_of(system).place_of)
    return tuple(parts(key)), _answer(*row)


@cache
def _fillers(system: str) -> tuple[Filler, ...]:
    """How the arrays of a system are made from packed rows."""
    return tuple(map(_filler, tables(system)))


def _filler(table: Table) -> Filler:
    shape, size = table.shape, 4 * table.rows * len(table.columns)

    def fill(rows: bytes) -> Array:
        """The array; rows beyond its end are left out."""
        data = bytearray(size)
        data[: len(rows)] = rows
        return np.ndarray(shape, _NUMBERS, data)

    return fill


def flat(observation: Observation) -> npt.NDArray[np.float32]:
    """All arrays but the mask in one row of small numbers, for policies without structure."""
    parts = [observation[name].ravel() for name in observation if name != "action_mask"]
    joined = np.concatenate(parts).astype(np.float32)
    return np.sign(joined) * np.log1p(np.abs(joined))
