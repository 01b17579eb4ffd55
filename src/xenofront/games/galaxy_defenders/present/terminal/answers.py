"""The answers of Galaxy Defenders in the terminal: numbers on the board, and odds."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

from xenofront.games.galaxy_defenders.present import chances
from xenofront.games.galaxy_defenders.present.answers import short_attack
from xenofront.games.galaxy_defenders.present.places import spot, step
from xenofront.geometry.hexes.grid import HexId
from xenofront.kernel import Game, Question
from xenofront.present.terminal.face import Row
from xenofront.text.texts import Texts

if TYPE_CHECKING:
    from xenofront.present.terminal.choices import Choice

NUMBERED: Final = (
    "hex",
    "signal_way",
    "teleport_hex",
    "alien_way",
    "drag",
    "push",
    "step_away",
    "mine",
    "strike_area",
    "alien",
    "signal",
    "scan",
)
"""Questions whose answers have a number on the board."""


def also(game: Game, key: str) -> str:
    """The direction of a hex."""
    ask = game.pending
    if isinstance(ask, Question) and ask.what == "hex":
        return step(game, key) or ""
    return key if isinstance(ask, Question) and ask.what == "facing" else ""


def numbers(game: Game, offered: Iterable[Choice]) -> dict[HexId, str]:
    """The numbers of choices that are hexes or figures, by hex."""
    ask = game.pending
    found: dict[HexId, str] = {}
    if isinstance(ask, Question):
        for choice in offered:
            shown = ask.what in NUMBERED or choice.group == "redeploy"
            place = spot(game, choice.key).hex if shown else ""
            if place in game.state.box.board.coordinate:
                found.setdefault(HexId(place), str(choice.number))
    return found


def row(texts: Texts, game: Game, choice: Choice) -> Row | None:
    """An attack with its odds, without the words that all attacks share."""
    shot = chances.shot_of(game, choice.key)
    if shot is None:
        return None
    state, ask = game.state, game.pending
    menu = ask is not None and ask.what == "activity"
    words = short_attack(texts, state.box, choice.key) if menu else choice.words
    return Row(words, chances.columns(state, shot))  # type: ignore[arg-type]
