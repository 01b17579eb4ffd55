"""Xenofront plays squad-against-aliens tabletop games by the book.

>>> import xenofront
>>> record = xenofront.new_record(xenofront.new_setup("dust_signal", ("chromium",), seed=7))
>>> record.answer(record.game.pending.options[0])

Everything that programs need is here; what else the modules hold may change between releases.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from xenofront.games.factory import (
        game_of,
        new_game,
        new_record,
        new_setup,
        open_record,
        save_record,
    )
    from xenofront.games.manifest import Manifest
    from xenofront.games.registry import game, game_names
    from xenofront.kernel import Chance, Event, Game, IllegalChoice, Question, Record, Setup
    from xenofront.players.roster import player
    from xenofront.text.texts import Texts

_WHERE = {
    "Question": "kernel",
    "Chance": "kernel",
    "Event": "kernel",
    "Game": "kernel",
    "IllegalChoice": "kernel",
    "Manifest": "games.manifest",
    "Record": "kernel",
    "Setup": "kernel",
    "Texts": "text.texts",
    "game": "games.registry",
    "game_names": "games.registry",
    "game_of": "games.factory",
    "new_game": "games.factory",
    "new_record": "games.factory",
    "new_setup": "games.factory",
    "open_record": "games.factory",
    "player": "players.roster",
    "save_record": "games.factory",
}
"""Names are imported when they are used, so that a program that needs one does not wait for all."""

__all__ = [
    "Chance",
    "Event",
    "Game",
    "IllegalChoice",
    "Manifest",
    "Question",
    "Record",
    "Setup",
    "Texts",
    "game",
    "game_names",
    "game_of",
    "new_game",
    "new_record",
    "new_setup",
    "open_record",
    "player",
    "save_record",
]  # fmt: skip


def __getattr__(name: str) -> Any:
    if name not in _WHERE:
        raise AttributeError(f"module 'xenofront' has no attribute {name!r}")
    from importlib import import_module  # noqa: PLC0415

    found = getattr(import_module(f"xenofront.{_WHERE[name]}"), name)
    globals()[name] = found
    return found
