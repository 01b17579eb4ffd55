"""What a computer player is: it gets what a seat may know, and chooses with a reason."""

from __future__ import annotations

from typing import Final, NamedTuple, Protocol

from xenofront.kernel import Choice as Answer
from xenofront.kernel import Game, Question, Seat
from xenofront.kernel.streams import below
from xenofront.text.texts import Texts

Word = str | int
"""A key whose name is looked up, or a number."""


class Why(NamedTuple):
    """A reason as a message with its words, so that it can be told in any language."""

    message: str
    words: tuple[tuple[str, Word], ...] = ()


class Choice(NamedTuple):
    """An answer, itself or as its key, and why it was chosen."""

    answer: Answer | str
    why: Why

    @property
    def key(self) -> str:
        """The answer as readable text."""
        return str(self.answer)


class Player(Protocol):
    """Somebody who answers for a seat."""

    def choose(self, seen: Game) -> Choice:
        """Answer the pending question of a game that holds only what the asked seat may know."""
        ...


def because(message: str, **words: Word) -> Why:
    """A reason, written down."""
    return Why(f"why-{message}", tuple(words.items()))


def seen_by(game: Game, seat: Seat) -> Game:
    """The game as a seat knows it."""
    return game.seen_by(seat)


def asked_seat(game: Game) -> Seat:
    """Who is asked now."""
    pending = game.pending
    if isinstance(pending, Question):
        return pending.seat
    raise LookupError("no seat is asked")


AS_IT_IS: Final = ("hex", "point")
"""Words that are no names."""


def explained(choice: Choice, seen: Game, texts: Texts) -> str:
    """Why an answer was chosen, as one sentence."""
    assert seen.pending is not None
    source = texts.source(seen.state)
    words: dict[str, Word] = {
        word: value if isinstance(value, int) or word in AS_IT_IS else texts.name(value, source)
        for word, value in choice.why.words
    }
    words["choice"] = texts.option(seen.pending, choice.answer, source)
    said = texts.say(choice.why.message, **words)
    return said[:1].upper() + said[1:]


TIES: Final = 1 << 32


def tie(seed: int, key: str) -> int:
    """A number that decides between equals: the same for the same seed and answer."""
    return below(TIES, seed, key, 0)
