"""Positions of Galaxy Defenders, from the recorded games."""

from tests.server.positions import GAMES, Gallery, Kept, recorded
from xenofront.games.galaxy_defenders.present.page import GalaxyDefendersPresenter
from xenofront.present.presenter import presenter_of

__all__ = ["recorded"]

SYSTEM = "galaxy-defenders"
FILES = sorted(GAMES.glob("galaxy_defenders/recorded/*.xenofront"))
EVERY = 70
"""Of the recorded games every so many answers a position is looked at."""

FACE = presenter_of(SYSTEM)
assert isinstance(FACE, GalaxyDefendersPresenter)


def _made() -> Kept:
    kept = Kept(EVERY, "attack ")
    for file in FILES:
        kept.play_again(file.stem, file.stem)
    return kept


GALLERY = Gallery(SYSTEM, _made)
TEXTS = GALLERY.texts
positions, fights, asking = GALLERY.positions, GALLERY.fights, GALLERY.asking
looking_at, look, whole = GALLERY.looking_at, GALLERY.look, GALLERY.whole
