"""The answers of Galaxy Defenders in the terminal: numbers on the board, and odds."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

from xenofront.games.galaxy_defenders.present import chances
from xenofront.games.galaxy_defenders.present.answers import short_attack
from xenofront.games.galaxy_defenders.present.places import spot, step
from xenofront.games.galaxy_defenders.rules.ch7_agents import menu
from xenofront.games.galaxy_defenders.rules.choices import Face, ToHex
from xenofront.games.galaxy_defenders.rules.names import PLACES, AlienId, SignalId
from xenofront.geometry.hexes.grid import HexId
from xenofront.kernel import Choice as Answer
from xenofront.kernel import Game
from xenofront.kernel.choices import values_of
from xenofront.present.terminal.face import Row
from xenofront.text.texts import Texts

if TYPE_CHECKING:
    from xenofront.present.terminal.choices import Choice

NUMBERED: Final = (*PLACES, AlienId, SignalId)
"""Types of fields whose answers have a number on the board."""


def also(game: Game, choice: object) -> str:
    """The direction of a hex."""
    if isinstance(choice, Face):
        return choice.facing
    return step(game, choice) or "" if isinstance(choice, ToHex) else ""


def numbers(game: Game, offered: Iterable[Choice]) -> dict[HexId, str]:
    """The numbers of choices that are hexes or figures, by hex."""
    found: dict[HexId, str] = {}
    for one in offered:
        shown = isinstance(one.answer, Answer) and values_of(one.answer, *NUMBERED)
        place = spot(game, one.answer).hex if shown else ""
        if place in game.state.box.board.coordinate:
            found.setdefault(HexId(place), str(one.number))
    return found


def row(texts: Texts, game: Game, choice: Choice) -> Row | None:
    """An attack with its odds, without the words that all attacks share."""
    shot, answer = chances.shot_of(game, choice.answer), choice.answer
    if shot is None:
        return None
    state = game.state
    in_turn = isinstance(answer, menu.Attack)
    words = short_attack(texts, state.box, answer) if in_turn else choice.words
    return Row(words, chances.columns(state, shot))  # type: ignore[arg-type]
