"""Any position of a game as a scenario script."""

from __future__ import annotations

from typing import Any

import msgspec
import yaml

from xenofront.kernel import Game


def export(game: Game, title: str = "A position to look at") -> str:
    """The script of the position a game is in; running it asks the same question again."""
    setup = game.state.setup
    script: dict[str, Any] = {
        "scenario": title,
        "system": game.system.name,
        "rules": [],
        "mission": setup.mission,
        "options": dict(setup.options),
        "position": game.system.describe(game.state),
        "open": [_frame(frame) for frame in game.stack],
        "play": [],
    }
    if game.pending is not None:
        script["play"] = [{"asked": {"question": game.pending.what}}]
    return yaml.safe_dump(script, sort_keys=False, allow_unicode=True, width=100)


def _frame(frame: Any) -> dict[str, Any]:
    plain = msgspec.to_builtins(frame)
    return {"do": plain.pop("procedure"), **plain}
