"""Quick answers: one word for what would otherwise be clicked again and again.

*Pass* declines, *rest* takes what is listed first, *again* repeats the last answer. Each goes on
until another question is asked or until the round ends, as the system says where it says that a
question comes in numbers; it ends at once when somebody of the squad is harmed.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator
from contextlib import suppress
from typing import Any, Final, Literal, NamedTuple

import msgspec

from xenofront.games import registry
from xenofront.kernel import Answer, Event, Game, Question, Record, Seat
from xenofront.kernel.questions import Until
from xenofront.text.texts import Texts

How = Literal["pass", "rest", "again"]
NONE: Final = "[]"
"""How it is kept that nothing was ordered."""
FEW: Final = 2
"""With so many left to be put in order, one answer decides both."""


class Habits(NamedTuple):
    """Which questions of a system come in numbers, and how long a quick answer to them holds."""

    round_of: Callable[[Any], int]
    """The number of the round that a state is in."""
    harms: Callable[[Event, Any], bool]
    """Whether an event harms somebody of the squad."""


NO_HABITS: Final = Habits(lambda state: 0, lambda event, state: False)
"""Of a game that says nothing: its quick answers hold until something else is asked."""


def habits_of(game: str) -> Habits:
    """The habits of a game."""
    return registry.game(game).quick_answers() or NO_HABITS


class Shortcut(NamedTuple):
    """A quick answer that can be given now: the first answer it means, and how long it holds."""

    how: How
    key: str
    until: Until


def shortcuts(record: Record, seats: Collection[Seat]) -> tuple[Shortcut, ...]:
    """The quick answers to the pending question that save somebody with these seats clicks."""
    pending = record.game.pending
    if not isinstance(pending, Question) or pending.seat not in seats or len(pending.choices) < FEW:
        return ()
    return tuple(_offered(record, pending, seats))


def _offered(record: Record, ask: Question, seats: Collection[Seat]) -> Iterator[Shortcut]:
    handling = ask.HANDLING
    declining = handling.declined_by
    if declining is not None and declining in ask.choices:
        yield Shortcut("pass", str(declining), handling.declined_until)
    if handling.in_order and (handling.in_order == "round" or len(ask.choices) > FEW):
        yield Shortcut("rest", str(ask.choices[0]), handling.in_order)
    if handling.repeated:
        last = last_answer(record, ask.what, seats)
        if last and last != str(declining) and record.game.why_not(last) is None:
            yield Shortcut("again", last, handling.repeated)


def last_answer(record: Record, what: str, seats: Collection[Seat]) -> str:
    """What was last answered to a question by one of these seats; nothing if nothing was."""
    at = record.at
    while at:
        way = record.nodes[at].way
        if isinstance(way, Answer) and way.what == what and way.seat in seats:
            return way.choice
        at = record.nodes[at].parent
    return ""


class Order(NamedTuple):
    """What is answered to a question without asking, for now."""

    shortcut: Shortcut
    question: Question
    """The question to which it was given."""
    node: int
    """Where in the record that was."""
    seats: frozenset[Seat]
    round: int

    @property
    def what(self) -> str:
        return self.question.what


class KeptOrder(NamedTuple):
    """An order as it is stored: the record knows the question."""

    shortcut: Shortcut
    node: int
    seats: frozenset[Seat]
    round: int


class Kept(msgspec.Struct, frozen=True, omit_defaults=True):
    """What was ordered at one table, as it is stored."""

    orders: tuple[KeptOrder, ...] = ()
    asking: tuple[str, ...] = ()


class Standing:
    """What was ordered at one table."""

    def __init__(self) -> None:
        self.orders: tuple[Order, ...] = ()
        self.asking: tuple[str, ...] = ()
        """Questions that are asked although the table could answer them; ``*`` for all."""
        self._seen = 0
        """The node up to which nobody was harmed since the last order."""

    def give(self, record: Record, shortcut: Shortcut, seats: Collection[Seat]) -> None:
        """From now on answer questions like the pending one so."""
        pending = record.game.pending
        assert isinstance(pending, Question)
        now = habits_of(record.system.name).round_of(record.game.state)
        order = Order(shortcut, pending, record.at, frozenset(seats), now)
        self._end_what_is_over(record)
        kept = (one for one in self.orders if one.what != pending.what)
        self.orders = (*kept, order)

    def clear(self) -> None:
        """From now on ask again."""
        self.orders = ()

    def kept(self) -> str:
        """What was ordered as text, to be restored another day."""
        orders = tuple(KeptOrder(o.shortcut, o.node, o.seats, o.round) for o in self.orders)
        if not orders and not self.asking:
            return NONE
        return _encode(Kept(orders, self.asking)).decode()

    def restore(self, kept: str, record: Record, *, whole: bool = True) -> None:
        """Let hold what held at this point of a record; nothing that nobody can read.

        Orders speak of places in the record: they end if it is not whole any more.
        """
        self._seen = record.at
        self.orders, found = (), Kept()
        with suppress(msgspec.DecodeError):
            read = _decode(kept)
            found = read if isinstance(read, Kept) else Kept(read)
        self.asking = found.asking
        if whole:
            self.orders = tuple(_restored(found.orders, record))

    def answer(self, record: Record) -> str | None:
        """The answer that an order gives to the pending question; None if it has to be asked."""
        if not self.orders:
            return None
        self._end_what_is_over(record)
        pending = record.game.pending
        if not isinstance(pending, Question):
            return None
        for order in self.orders:
            if order.what == pending.what and pending.seat in order.seats:
                key = _key(order, pending)
                return key if record.game.why_not(key) is None else None
        return None

    def _end_what_is_over(self, record: Record) -> None:
        """End orders of another round, for another question, and all when somebody was harmed."""
        habits, state = habits_of(record.system.name), record.game.state
        now, asked = habits.round_of(state), record.game.pending
        if any(habits.harms(event, state) for event in self._news(record)):
            self.orders = ()
        self._seen = record.at
        self.orders = tuple(
            order
            for order in self.orders
            if asked is not None and now == order.round and not _is_past(order, asked)
        )

    def _news(self, record: Record) -> Iterator[Event]:
        at = record.at
        while at > self._seen:
            yield from record.nodes[at].told
            at = record.nodes[at].parent


_encode = msgspec.json.Encoder(order="deterministic").encode
_decode = msgspec.json.Decoder(Kept | tuple[KeptOrder, ...]).decode
"""Of older releases only the orders are kept."""


def _restored(kept: Iterable[KeptOrder], record: Record) -> Iterator[Order]:
    """Orders with their questions; one whose question the record does not have is left out."""
    for shortcut, node, seats, now in kept:
        question = record.position(node).pending if 0 <= node < len(record.nodes) else None
        if isinstance(question, Question):
            yield Order(shortcut, question, node, seats, now)


def _key(order: Order, ask: Question) -> str:
    return str(ask.choices[0]) if order.shortcut.how == "rest" else order.shortcut.key


def _is_past(order: Order, asked: Any) -> bool:
    """Whether another question has come, for an order that only holds until then."""
    return order.shortcut.until == "other" and asked.what != order.what


# -- in words --------------------------------------------------------------------------------------


def shortcut_words(texts: Texts, game: Game, shortcut: Shortcut) -> str:
    """A quick answer to the pending question, and how long it holds."""
    assert isinstance(game.pending, Question)
    return _words(texts, game, game.pending, shortcut)


def order_words(texts: Texts, game: Game, order: Order) -> str:
    """What is answered to which question, and how long."""
    question = texts.question(order.question, texts.source(game.state))
    return f"{question} {_words(texts, game, order.question, order.shortcut)}"


def _words(texts: Texts, game: Game, ask: Question, shortcut: Shortcut) -> str:
    choice = texts.option(ask, shortcut.key, texts.source(game.state))
    return texts.say(f"ui-quick-{shortcut.how}-{shortcut.until}", choice=choice)
