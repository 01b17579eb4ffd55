"""A game at a position, to play single rules on: dice laid ready, choices, facts."""

from typing import Any, Self

from xenofront.kernel import Chance, Choice, Game, Question
from xenofront.lab.scenario.run import fact


class Position:
    """A game at a position. Dice are laid ready; every roll takes the next ones."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.ready: list[str] = []

    # -- doing -------------------------------------------------------------------------------

    def dice(self, *faces: int | str) -> Self:
        """Lay faces, tokens and cards ready; a roll that waits takes them at once."""
        self.ready += map(str, faces)
        while self.ready and isinstance(self.game.pending, Chance):
            self.game.answer(self.ready.pop(0))
        return self

    def choose(self, *choices: str) -> Self:
        for choice in choices:
            assert isinstance(self.game.pending, Question), f"{choice}: {self.game.pending}"
            self.game.answer(choice)
            self.dice()
        return self

    # -- asking ------------------------------------------------------------------------------

    @property
    def state(self) -> Any:
        return self.game.state

    @property
    def options(self) -> tuple[str, ...]:
        return self.game.pending.options if self.game.pending else ()

    @property
    def asked(self) -> str:
        """What is asked or rolled now; nothing when it is all over."""
        return self.game.pending.what if self.game.pending else ""

    @property
    def seat(self) -> str:
        return self.game.pending.seat if isinstance(self.game.pending, Question) else ""

    @property
    def all_rolled(self) -> bool:
        """Whether no die waits, neither on the table nor in the hand."""
        return not self.ready and not isinstance(self.game.pending, Chance)

    @property
    def is_over(self) -> bool:
        """Whether nothing is asked any more and no die was laid ready in vain."""
        return self.game.pending is None and not self.ready

    def offers(self, start: str) -> list[str]:
        """The options that begin with some words."""
        return [option for option in self.options if option.startswith(start)]

    def read(self, key: str) -> Choice:
        """The answer to the question that waits, by its key."""
        assert isinstance(self.game.pending, Question)
        found = self.game.pending.read(key)
        assert found is not None, key
        return found

    def refusal(self, choice: str) -> str | None:
        return self.game.why_not(choice)

    def fact(self, path: str) -> Any:
        return fact(self.game.state, path)

    def told(self, kind: str) -> list[Any]:
        """The events of a kind so far."""
        return [event for event in self.game.log if type(event).__name__ == kind]

    @property
    def story(self) -> list[str]:
        """The kinds of all events so far."""
        return [type(event).__name__ for event in self.game.log]
