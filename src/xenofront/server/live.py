"""A game that is being played: opened from the database, changed only by what is stored first.

Everything here is ordinary, blocking code; :mod:`xenofront.server.sessions` sees to it that one
thread at a time works on a game.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from typing import Final, NamedTuple

from xenofront.content import store
from xenofront.games import registry
from xenofront.games.factory import system, unknown_system
from xenofront.kernel import (
    BackTo,
    Game,
    IllegalChoice,
    Question,
    Record,
    SaveError,
    Seat,
    Side,
    System,
    UndoRefused,
    digest,
    save,
    write_record,
)
from xenofront.kernel.files import Body, Opened, open_body, salvaged
from xenofront.kernel.record import SNAPSHOT_EVERY, Entry
from xenofront.present import quick, turns
from xenofront.present.presenter import PlayerView, Presenter, Ways, presenter_of, seen, viewer
from xenofront.server.refusal import Refusal
from xenofront.server.seats import Seats
from xenofront.server.storage import Storage
from xenofront.server.writing import Position
from xenofront.text.texts import Texts


class Proposal(NamedTuple):
    """A take-back that some sides have agreed to."""

    node: int
    seq: int
    """The version in which it was proposed; another answer ends it."""
    by: Seat
    agreed: frozenset[Side]
    waiting: frozenset[Side]


LOG: Final = logging.getLogger("xenofront.server")
FORCED_LIMIT: Final = 500
"""Answers without a question in a row before it is called a fault."""


class LiveGame:
    """A game in memory."""

    def __init__(self, storage: Storage, name: str) -> None:
        row = storage.game(name)
        self.storage, self.name, self.row = storage, name, row
        rules = _rules_of(row.system)
        self.content = store.of(row.system).content_of(row.setup)
        opened = _opened(rules, storage.body(row), self.content)
        self.record: Record = opened.record
        self.dropped = len(opened.dropped)
        """Answers that the rules of today, or a damaged record, did not let be given again."""
        self.presenter: Presenter = presenter_of(row.system)
        self.requests = storage.requests(name)
        self.seq = row.answers
        self._start = self.seq - len(self.record.entries)
        """The version before the first entry that the record holds."""
        self.auto = turns.AutoAnswers(self.record, self.presenter)
        self._after: list[int] = []
        self.ways: dict[int, Ways] = {}
        """By node: who went which way; only of what was answered since the game was opened."""
        self.standing = quick.Standing()
        """What players have ordered to be answered without asking."""
        self.seating = Seats(self)
        self._proposal: Proposal | None = None
        self.broken = False
        """Whether it may differ from what is stored; once it does, only opening anew helps."""
        if not opened.same_rules:
            data = write_record(self.record, self.content)
            storage.rebase(name, data, self.seq, rules.version, self.content)
        else:
            self.seating.remember()
        self.standing.restore(row.standing, self.record, whole=not self.dropped)
        if row.standing != self.standing.kept():
            storage.order(name, self.standing.kept())
        if self.auto.forced() is not None:
            self._change("", self._go_on)
        self._opened_at = self.seq

    # -- reading ---------------------------------------------------------------------------------

    @property
    def game(self) -> Game:
        return self.record.game

    @property
    def version(self) -> object:
        """Changes whenever there is something new to be shown."""
        standing = self.standing
        return (self.seq, standing.orders, standing.asking, self.seating.computers, self.proposal)

    @property
    def is_shortened(self) -> bool:
        """Whether answers were dropped when it was opened and none was given since."""
        return bool(self.dropped) and self.seq == self._opened_at

    @property
    def has_sides(self) -> bool:
        """Whether some seats keep secrets from others."""
        return self.record.system.has_sides

    @property
    def seats(self) -> tuple[Seat, ...]:
        return self.record.system.seats(self.game.state)

    def texts(self, lang: str) -> Texts:
        return Texts(lang, self.row.system)

    def seen(self, seat: Seat, lang: str, game: Game | None = None) -> PlayerView:
        """The game, or one of its moments, as a seat knows it."""
        return seen(game or self.game, seat, self.texts(lang))

    def viewer(self, mine: Sequence[Seat]) -> Seat:
        """The seat whose view a player with these seats is shown."""
        return viewer(self.game, mine)

    def node_at(self, seq: int) -> int | None:
        """The node at which the game stood at a version; nothing if that is not known."""
        place = seq - self._start
        if not 0 <= place <= len(self.record.entries):
            return None
        nodes = self._nodes_after()
        return nodes[place]

    def _nodes_after(self) -> list[int]:
        """The node after each number of entries."""
        known = self._after or [0]
        made = max(known)
        for entry in self.record.entries[len(known) - 1 :]:
            if isinstance(entry, BackTo) and not entry.branch:
                known.append(entry.node)
            else:
                made += 1
                known.append(made)
        self._after = known
        return known

    # -- answers without a question --------------------------------------------------------------

    def _go_on(self) -> None:
        """Give the answers that nobody is asked for, up to the next question."""
        for _ in range(FORCED_LIMIT):
            only = self.auto.forced()
            ordered = self.standing.answer(self.record) if only is None else only
            key = self._settled() if ordered is None else ordered
            if key is None:
                return
            self._carry_out(key, turns.TABLE if ordered is None else "")
            self.auto.note(forced=only is not None)
        raise RuntimeError(f"more than {FORCED_LIMIT} answers in a row without a question")

    def _settled(self) -> str | None:
        """The answer of the table, if no computer player is asked: it decides for itself."""
        if self.seating.player_of(self.game):
            return None
        return self.auto.settled(self.standing.asking)

    # -- changing --------------------------------------------------------------------------------

    def give(
        self, request: str, seq: int, key: str, mine: Iterable[Seat], *, player: str = ""
    ) -> None:
        """Answer the pending question, perhaps by a computer player."""
        self._check(seq, mine)

        def answer() -> None:
            self._answer(key)
            self._go_on()

        self._change(request, answer, player)

    def quick(self, request: str, seq: int, how: quick.How, mine: Sequence[Seat]) -> None:
        """Give a quick answer, and let it hold for as long as it does."""
        self._check(seq, mine)
        offered = {found.how: found for found in quick.shortcuts(self.record, mine)}
        if how not in offered:
            raise Refusal("illegal", "ui-refused-quick")

        def answer() -> None:
            self.standing.give(self.record, offered[how], mine)
            self._answer(offered[how].key)
            self._go_on()

        self._change(request, answer)

    def ask_again(self) -> None:
        """Let no quick answer hold any more."""
        self.standing.clear()
        with self.storing():
            self.storage.order(self.name, self.standing.kept())

    def ask_for(self, kinds: Iterable[str]) -> None:
        """Which questions are asked from now on although the table could answer them."""
        self.standing.asking = turns.asking(self.presenter, kinds)
        with self.storing():
            self.storage.order(self.name, self.standing.kept())

    def follow(
        self,
        request: str,
        seq: int,
        keys: Iterable[str],
        mine: Iterable[Seat],
        *,
        ends: bool = False,
        then: str = "",
    ) -> tuple[int, str]:
        """Give several answers of these seats up to the first surprise; how many, and why no more.

        A plan that leads somewhere ends there; ``then`` is answered after it if it is asked.
        """
        seats = tuple(mine)
        self._check(seq, seats)
        taken, stopped = 0, ""
        asked = getattr(self.game.pending, "seat", None)

        def answers() -> None:
            nonlocal taken, stopped
            for key in keys:
                other = self._asks_another(asked)
                if taken and (self.game.learned or (other and not self._asks_one_of(seats))):
                    stopped = "surprise"
                    break
                rule = self.game.why_not(key)
                if taken and rule is not None:
                    stopped = "surprise" if other else rule
                    break
                self._answer(key)
                taken += 1
            if ends and not stopped and self.game.learned:
                stopped = "surprise"  # who learned something may want to go on
            last = (self.presenter.stops(self.game) if ends else "", then)
            for key in last if not stopped else ():
                if key and not self._asks_another(asked) and self.game.why_not(key) is None:
                    self._answer(key)
            self._go_on()

        self._change(request, answers)
        return taken, stopped

    def _asks_another(self, asked: Seat | None) -> bool:
        return getattr(self.game.pending, "seat", None) != asked

    def _asks_one_of(self, seats: Sequence[Seat]) -> bool:
        return getattr(self.game.pending, "seat", None) in seats

    def back(self, request: str, seq: int, how: str, node: int, mine: Sequence[Seat]) -> None:
        """Undo, redo or take back; or refuse a take-back that is proposed."""
        if seq != self.seq:
            raise Refusal("stale", "ui-refused-stale")
        if how == "keep":
            self._proposal = None
            return
        if how == "take_back":
            if not mine:
                raise Refusal("seat", "ui-refused-seat")
            if not self._is_agreed(node, mine):
                return

        def act() -> None:
            if how == "undo":
                self.auto.undo(mine)
            elif how == "redo":
                self.auto.redo(mine)
            else:
                self._take_back(node)
            self.standing.clear()
            if how == "take_back":
                self._go_on()

        try:
            self._change(request, act)
        except UndoRefused as error:
            message = "ui-refused-redo" if how == "redo" else "ui-refused-undo"
            raise Refusal("undo", str(error) if how == "take_back" else message) from error
        if self.seating.asked:
            self.seating.pause(paused=True)

    def _take_back(self, node: int) -> None:
        if node not in self.record.line()[:-1]:
            raise UndoRefused(f"moment {node} is not on the line that is played")
        self.record.take_back(node, self.seats)

    # -- take-backs need every side ----------------------------------------------------------------

    @property
    def proposal(self) -> Proposal | None:
        """The take-back that is proposed now."""
        found = self._proposal
        return found if found is not None and found.seq == self.seq else None

    def _is_agreed(self, node: int, mine: Sequence[Seat]) -> bool:
        """Whether every side has agreed to a take-back by now; a side of computers always does."""
        sides, state = self.record.system.sides(self.game.state), self.game.state
        handed = self.seating.computers.seats
        agreed = self.record.system.sides_of(state, mine)
        agreed |= {side for side, seats in sides.items() if handed.keys() >= {*seats}}
        known = self.proposal
        if known is not None and known.node == node:
            agreed |= known.agreed
        waiting = frozenset(sides) - agreed
        self._proposal = Proposal(node, self.seq, mine[0], agreed, waiting) if waiting else None
        return not waiting

    def _check(self, seq: int, mine: Iterable[Seat]) -> None:
        pending = self.game.pending
        if seq != self.seq:
            raise Refusal("stale", "ui-refused-stale")
        if pending is None:
            raise Refusal("over", "ui-refused-over")
        if isinstance(pending, Question) and pending.seat not in set(mine):
            raise Refusal("seat", "ui-refused-seat", pending.rule)

    def _answer(self, key: str) -> None:
        try:
            self._carry_out(key)
        except IllegalChoice as error:
            raise Refusal("illegal", "ui-refused-illegal", error.rule) from error
        self.auto.note(forced=False)

    def _carry_out(self, key: str, by: str = "") -> None:
        with self.presenter.watching(self.game, key) as ways:
            self.record.answer(key, by=by)
        if ways:
            self.ways[self.record.at] = ways

    def _change(self, request: str, act: Callable[[], None], player: str = "") -> None:
        """Do something to the record and store it; if it cannot be stored it was not done.

        A refusal before the first entry leaves the game as it was. After anything else nobody
        knows what memory and database hold, so this game must not be used again.
        """
        if self.broken:
            raise RuntimeError("a game that may differ from what is stored cannot go on")
        before, at = len(self.record.entries), self.record.at
        first, orders = len(self.record.nodes), self.standing.orders
        try:
            act()
            added = self.record.entries[before:]
            if added:
                self._store(request, added, player, at)
        except BaseException as error:
            refused = isinstance(error, Refusal | UndoRefused)
            self.broken = not refused or len(self.record.entries) > before
            self.standing.orders = orders
            raise
        if not added:
            return
        self.seq += len(added)
        self.seating.note(first, player)
        if request:
            self.requests.add(request)

    @contextmanager
    def storing(self) -> Iterator[None]:
        """Store something beside the record: if that fails, nobody knows what is stored."""
        try:
            yield
        except BaseException:
            self.broken = True
            raise

    def _store(self, request: str, added: Sequence[Entry], player: str, before: int) -> None:
        over = self.game.pending is None
        self.storage.append(
            self.name,
            self.seq,
            added,
            request=request,
            player=player,
            headline=self.presenter.headline(self.seen(viewer(self.game, ()), "en")),
            result=str(getattr(self.game.state, "outcome", "")) if over else "",
            standing=self.standing.kept(),
            position=self._to_be_kept(before),
        )

    def _to_be_kept(self, before: int) -> Position | None:
        """The position as it is now, if it is time to keep one whole."""
        nodes, at = self.record.nodes, self.record.at
        if nodes[at].depth // SNAPSHOT_EVERY == nodes[before].depth // SNAPSHOT_EVERY:
            return None
        return Position(at, digest(self.game), save(self.game))

    # -- files -----------------------------------------------------------------------------------

    def file(self) -> bytes:
        """The game as a save file."""
        return write_record(self.record, self.content)


def _rules_of(name: str) -> System:
    try:
        return system(name)
    except registry.UnknownGame as error:
        raise unknown_system(name) from error


def _opened(rules: System, body: Body, content: str) -> Opened:
    """A record that is replayed; if that cannot be, as much of it as its positions let go on."""
    try:
        return open_body(rules, body, content)
    except SaveError as error:
        opened = salvaged(rules, body)
        LOG.warning("a record was opened from a position: %s", error)
        return opened
