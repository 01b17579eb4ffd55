"""What a game gives to the players that try plans before they choose."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Protocol

from xenofront.kernel import Chance, Dice, Game, Procedure, State
from xenofront.players.base import Choice
from xenofront.players.search.halving import Belief


class Policy(Protocol):
    """Plays on from a plan."""

    plan: Any

    def choose(self, seen: Game) -> Choice:
        """The next answer."""
        ...

    def is_surprised(self, seen: Game) -> bool:
        """Whether something happened that the plan did not expect."""
        ...


class Craft(Protocol):
    """Plans of one game: which there are, how they are played out, what a position is worth."""

    @property
    def PLAYOUTS(self) -> Mapping[str, int]:  # noqa: N802
        """For one question, by the kind of player, if nothing else is said."""
        ...

    @property
    def TEMPERS(self) -> Sequence[Any]:  # noqa: N802
        """Ways to go about it; the usual one first."""
        ...

    @property
    def NEVER(self) -> int:  # noqa: N802
        """A round that no mission reaches."""
        ...

    @property
    def Policy(self) -> Callable[..., Policy]:  # noqa: N802
        """Makes one from a seed, and perhaps a plan."""
        ...

    @property
    def VALUES(self) -> Any:  # noqa: N802
        """What positions are worth: features of a state, fitted by ``python -m tools.values``."""
        ...

    def luck_of(self, state: State, deed: Procedure, question: Chance | Dice, /) -> str:
        """The name of the chance stream in which a deed has luck of its own."""
        ...

    def matters(self, seen: Game) -> bool:
        """Whether a question is worth thinking about."""
        ...

    def plans(self, seen: Game, temper: Any, seed: int) -> tuple[Any, ...]:
        """What could be done; what greedy would do comes first."""
        ...

    def answers(self, seen: Game, temper: Any, seed: int) -> tuple[Any, ...]:
        """A plan for each answer."""
        ...

    def horizon(self, game: Game) -> tuple[int, ...]:
        """When playouts are judged; the last one ends them."""
        ...

    def is_over(self, game: Game, until: int) -> bool:
        """Whether a playout has come so far."""
        ...

    def value(self, game: Game) -> float:
        """What a position is worth: 0 to 1."""
        ...

    def effort(self, seen: Game) -> float:
        """Which share of the playouts a question gets."""
        ...

    def belief(self, seen: Game) -> Belief:
        """What is believed of other plans before they are tried."""
        ...
