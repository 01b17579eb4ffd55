"""Laws and random games of a game that brings none."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import TYPE_CHECKING, Any

from xenofront.content import store
from xenofront.games.factory import dealt_squad, new_setup, squad_sizes
from xenofront.kernel import Game, Setup

if TYPE_CHECKING:
    from xenofront.lab.laws import Deep, Quick


class PlainLaws:
    """Laws of a game that promises nothing but what every game keeps, and random games of it.

    A game with laws of its own makes a class from it and fills ``LAWS``.
    """

    LAWS: Mapping[str, Quick] = {}
    DEEP_LAWS: Mapping[str, Deep] = {}

    def __init__(self, game: str) -> None:
        self.game = game

    def random_setup(self, dice: Random) -> Setup:
        """Any mission, with a squad of any size."""
        mission = dice.choice(sorted(store.of(self.game).catalogue().missions))
        least, most = squad_sizes(self.game, mission)
        squad = dealt_squad(self.game, dice.randint(least, most), seed=dice.getrandbits(32))
        return new_setup(mission, squad, seed=dice.getrandbits(48), system_name=self.game)

    def random_choices(self, game: Game, dice: Random) -> list[str]:
        """The words of the offered answers, mixed."""
        words = [word for key in _offered(game) for word in key.split(" ")]
        words += [str(dice.randrange(-9, 99)) for _ in range(3)]
        return [" ".join(dice.choices(words, k=dice.randint(1, 4))) for _ in range(12)]

    def purposeful_choice(
        self, game: Game, dice: Random, *, stay: tuple[str, ...] = (), searching: bool = False
    ) -> str:
        """Any offered answer."""
        return dice.choice(_offered(game))

    def is_swamped(self, state: Any) -> bool:
        return False


def _offered(game: Game) -> tuple[str, ...]:
    return tuple(game.pending.options) if game.pending is not None else ()
