"""Positions of Bug Hunt: from recorded games, and from games with rare options."""

import random
from typing import Any

from tests.server.positions import Gallery, Kept, recorded
from xenofront.games.bug_hunt.play.purposeful import purposeful_choice
from xenofront.games.bug_hunt.present.page import BugHuntPresenter
from xenofront.games.bug_hunt.rules.ch3_troopers.movement import judged
from xenofront.games.bug_hunt.rules.choices import To
from xenofront.games.bug_hunt.rules.state import TrooperId
from xenofront.games.factory import new_game, new_setup
from xenofront.present.presenter import presenter_of

__all__ = ["recorded"]

SYSTEM = "bug-hunt"
FILES = ("accomplished", "campaign_2", "failed", "scout")
"""Recorded games that are looked at."""
EVERY = 50
"""Of the games every so many answers a position is looked at."""

FACE = presenter_of(SYSTEM)
assert isinstance(FACE, BugHuntPresenter)
SQUAD = ("duarte", "reck", "adeyemi")
RARE: dict[str, tuple[str, tuple[str, ...], dict[str, Any], int]] = {
    "everything": ("random", ("trooper1", "trooper2", "trooper3"), {"preset": "everything"}, 3),
    "first": ("first_contact", SQUAD, {"quick_start": True, "signals": True}, 8),
}
"""Games that are played by dice, for what the recorded ones do not ask."""


def _made() -> Kept:
    kept = Kept(EVERY, "fire ")
    for name in FILES:
        kept.play_again(f"bug_hunt_{name}", name)
    for name, (mission, squad, options, seed) in RARE.items():
        _play(kept, name, new_setup(mission, squad, seed=seed, system_name=SYSTEM, **options))
    return kept


def _play(kept: Kept, name: str, setup: Any, most: int = 330) -> None:
    """With real dice, so that these are asked for too; every third trooper holds."""
    game, dice = new_game(setup, manual=True), random.Random(5)
    for number in range(most):
        if game.pending is None:
            break
        kept.look(name, number, game, lambda: game.log)
        holds = [key for key in game.pending.options if key.startswith("hold ")]
        held = bool(holds) and game.pending.what == "trooper" and number % 3 == 0
        game.answer(holds[0] if held else purposeful_choice(game, dice))


GALLERY = Gallery(SYSTEM, _made)
TEXTS = GALLERY.texts
positions, fights, asking = GALLERY.positions, GALLERY.fights, GALLERY.asking
looking_at, look, whole = GALLERY.looking_at, GALLERY.look, GALLERY.whole


def way(state: Any, trooper: str, key: str) -> Any:
    """The walk that an allowed answer asks for."""
    return judged(state, TrooperId(trooper), To.read(key))
