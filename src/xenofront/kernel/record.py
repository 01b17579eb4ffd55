"""The record of a game: set-up and answers, chance included, as a tree that is never cut.

Each answer makes a node. Undo and redo move between nodes and are entries themselves. They are
free up to the last *knowledge barrier*: a roll, a draw, a reveal, or an answer of another side.
Going further back needs every side, changes the chance streams, and is counted.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec

from xenofront.kernel.events import Event
from xenofront.kernel.game import FATE, Game
from xenofront.kernel.questions import Chance, IllegalChoice, Question, Seat
from xenofront.kernel.saves import digest
from xenofront.kernel.state import Setup
from xenofront.kernel.streams import rekeyed
from xenofront.kernel.system import System

SNAPSHOT_EVERY = 16
"""Answers between two positions that are kept whole."""


class Answer(msgspec.Struct, frozen=True, tag=True, tag_field="entry", omit_defaults=True):
    """An answer, and the dice and draws that followed it up to the next question."""

    seat: Seat
    what: str
    choice: str
    fates: tuple[str, ...] = ()
    by: str = ""
    """Who gave it in place of the seat, if not a player: the table itself."""


class BackTo(msgspec.Struct, frozen=True, tag=True, tag_field="entry", omit_defaults=True):
    """The game goes on from an earlier node; with a branch number the streams are keyed anew."""

    node: int
    branch: int = 0


Entry = Answer | BackTo


class Node(msgspec.Struct, frozen=True, gc=False):
    """A position in the tree and the way that led to it."""

    parent: int
    depth: int
    way: Entry | None
    barrier: bool
    told: tuple[Event, ...] = ()
    """What happened on the way."""


class UndoRefused(ValueError):
    """There is nothing to go back to, or a knowledge barrier lies in between."""


class Record:
    """A game that remembers how it came about."""

    def __init__(
        self, system: System, setup: Setup, *, manual: bool = False, start: Game | None = None
    ) -> None:
        self.system, self.setup, self.manual = system, setup, manual
        self.game = start or Game.start(system, setup, manual=manual)
        self.entries: list[Entry] = []
        self.nodes = [Node(0, 0, way=None, barrier=True, told=tuple(self.game.log))]
        self.at = 0
        self.past: tuple[Entry, ...] = ()
        """Entries from before this record's first position, kept only to be read."""
        self.take_backs = 0
        self.later: dict[int, int] = {}
        """By node, the one that was left last: where redo leads."""
        self._heard = len(self.game.log)
        self.whole = {0: self.game.clone()}

    # -- playing -------------------------------------------------------------------------------

    def answer(self, choice: str, seat: Seat | None = None, *, by: str = "") -> None:
        """Answer the pending question and remember it, and who gave it if no player did."""
        pending = self.game.pending
        self.game.answer(choice, seat)
        assert pending is not None
        asked = pending.seat if isinstance(pending, Question) else FATE
        fates = () if isinstance(pending, Chance) else tuple(self.game.fates)
        way = Answer(asked, pending.what, choice, fates, by)
        self._add(way, self.at, barrier=self.game.learned)

    def append(self, entry: Entry) -> None:
        """Do again what an entry of a record says was done."""
        if isinstance(entry, Answer):
            before = self.game.clone()
            try:
                learned = replay(self.game, entry, manual=self.manual)
            except BaseException:
                before.log = self.game.log[: self._heard]
                self.game = before
                raise
            self._add(entry, self.at, barrier=learned)
        elif not 0 <= entry.node < len(self.nodes):
            raise UndoRefused(f"there is no node {entry.node}")
        elif entry.branch:
            self.take_backs = max(self.take_backs, entry.branch)
            self._branch(entry)
        else:
            self._go(entry.node)

    def _add(self, way: Entry, parent: int, *, barrier: bool) -> None:
        self.entries.append(way)
        told = tuple(self.game.log[self._heard :])
        self._heard += len(told)
        self.nodes.append(Node(parent, self.nodes[parent].depth + 1, way, barrier, told))
        self.later[parent] = self.at = len(self.nodes) - 1
        if self.nodes[self.at].depth % SNAPSHOT_EVERY == 0:
            self.whole[self.at] = self.game.clone()

    # -- going back ----------------------------------------------------------------------------

    def undo(self, seats: Iterable[Seat]) -> None:
        """One answer back, if no knowledge barrier lies in between."""
        node = self.nodes[self.at]
        if node.way is None:
            raise UndoRefused("this is the beginning")
        if node.barrier:
            raise UndoRefused("somebody learned something by the last answer")
        if not self.is_of(node.way, seats):
            raise UndoRefused("the last answer was another side's")
        self._go(node.parent)

    def redo(self, seats: Iterable[Seat]) -> None:
        """Forward again to the node that was left last, for the side whose answer led there."""
        if self.at not in self.later:
            raise UndoRefused("there is nothing to redo")
        following = self.later[self.at]
        if not self.is_of(self.nodes[following].way, seats):
            raise UndoRefused("the answer that was undone was another side's")
        self._go(following)

    def is_of(self, way: Entry | None, seats: Iterable[Seat]) -> bool:
        """Whether a step was of the sides of these seats; a roll by hand is everybody's."""
        if not isinstance(way, Answer) or way.seat == FATE:
            return True
        state = self.game.state
        return self.system.side_of(state, way.seat) in self.system.sides_of(state, seats)

    def take_back(self, node: int, consent: Iterable[Seat]) -> None:
        """Back past a barrier: a seat of every side must agree, and chance will be different."""
        agreed = self.system.sides_of(self.game.state, consent)
        missing = [side for side in self.system.sides(self.game.state) if side not in agreed]
        if missing:
            raise UndoRefused(f"not every side agrees: {', '.join(missing)}")
        self.append(BackTo(node, self.take_backs + 1))

    def _go(self, node: int) -> None:
        self.entries.append(BackTo(node))
        self.game, self.at = self.position(node), node
        self._heard = len(self.game.log)

    def _branch(self, way: BackTo) -> None:
        self.game = self.position(way.node)
        self._heard = len(self.game.log)
        self.game.state.seed = rekeyed(self.game.state.seed, way.branch)
        self._add(way, way.node, barrier=True)

    # -- reading -------------------------------------------------------------------------------

    def line(self, node: int | None = None) -> list[int]:
        """The nodes from the beginning to ``node``."""
        at = self.at if node is None else node
        way = [at]
        while at:
            at = self.nodes[at].parent
            way.append(at)
        return way[::-1]

    def position(self, node: int) -> Game:
        """The game as it was at ``node``, with the log since the beginning."""
        line = self.line(node)
        start = max(k for k, n in enumerate(line) if n in self.whole)
        game = self.whole[line[start]].clone()
        for step in line[start + 1 :]:
            replay(game, self.nodes[step].way, manual=self.manual)
        game.log = self.log(node)
        return game

    def log(self, node: int | None = None) -> list[Event]:
        """All that happened from the beginning to ``node``."""
        return [event for n in self.line(node) for event in self.nodes[n].told]

    def digest(self) -> str:
        return digest(self.game)


def replay(game: Game, way: Entry | None, *, manual: bool = False) -> bool:
    """Apply a recorded answer with its recorded chance. Says whether somebody learned something."""
    if isinstance(way, BackTo):
        game.state.seed = rekeyed(game.state.seed, way.branch)
        return True
    if way is None:
        return False
    game.manual = True
    asked: Any = game.pending
    if asked is None or (isinstance(asked, Question) and asked.what != way.what):
        what = "none" if asked is None else asked.what
        raise IllegalChoice(what, way.choice, way.seat, "", f"{way.what!r} was answered here")
    game.answer(way.choice, way.seat)
    learned = game.learned
    for fate in way.fates:
        if not isinstance(game.pending, Chance):
            break
        game.answer(fate)
        learned = True
    if not manual:
        game.let_streams_answer()
    return learned or game.learned


def first_foreign_roll(record: Record) -> int | None:
    """The first entry whose dice and draws are not those of the seed; none if all are.

    Dice that were rolled by hand are nobody's but who rolled them.
    """
    if record.manual:
        return None
    again = Record(record.system, record.setup)
    for number, entry in enumerate(record.entries):
        if not isinstance(entry, Answer):
            again.append(entry)
            continue
        again.answer(entry.choice, entry.seat, by=entry.by)
        if again.entries[-1] != entry:
            return number
    return None
