"""How the answers of Bug Hunt are listed: numbers, points on the table, and odds of shots."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

from xenofront.games.bug_hunt.present import fighting
from xenofront.games.bug_hunt.present.answers import is_on_table
from xenofront.games.bug_hunt.present.chances import columns
from xenofront.games.bug_hunt.present.labels import everything
from xenofront.games.bug_hunt.present.places import state_of
from xenofront.games.bug_hunt.present.reading import named_by, point_of
from xenofront.games.bug_hunt.rules.ch5_aliens.snap_fire import SnapShot
from xenofront.games.bug_hunt.rules.ch6_objectives.evac import Over
from xenofront.games.bug_hunt.rules.ch6_objectives.locations import TakeOut
from xenofront.games.bug_hunt.rules.choices import Target, To
from xenofront.geometry.plane.exact import Point
from xenofront.kernel import Chance, Game, Question
from xenofront.present.terminal.face import Row
from xenofront.text.texts import Texts

if TYPE_CHECKING:
    from xenofront.present.terminal.choices import Choice

LONG: Final = 40
"""A list of more answers of chance is a sentence."""
NUMBERS: Final = (To, Over, SnapShot)
"""Answers whose numbers stand at their points."""
MARKS: Final = (Target, TakeOut)
"""Answers whose numbers stand at figures."""


def number(ask: Question | Chance, at: int) -> int:
    """Dice have the numbers they show; what else can be answered comes after them."""
    keys = list(dict.fromkeys(ask.options))
    shown = [int(key) for key in keys if key.isdigit()]
    if not shown:
        return at
    key, others = keys[at - 1], [key for key in keys if not key.isdigit()]
    return int(key) if key.isdigit() else max(shown) + others.index(key) + 1


def summary(texts: Texts, ask: Question | Chance) -> str:
    """In place of a long list of dice or points."""
    keys = list(dict.fromkeys(ask.options))
    if not isinstance(ask, Chance) or len(keys) <= LONG:
        return ""
    what = "bh-numbers" if all(key.isdigit() for key in keys) else "bh-one-of"
    return texts.say(what, first=keys[0], last=keys[-1], count=len(keys))


def numbers(game: Game, offered: Iterable[Choice]) -> dict[Point, str]:
    """The numbers of answers that are points or figures, by point."""
    state, found = state_of(game), dict[Point, str]()
    places = {thing.id: thing.at for thing in everything(state)}
    for listed in offered:
        choice, place = listed.answer, None
        if isinstance(choice, NUMBERS):
            place = point_of(choice)
        elif isinstance(choice, MARKS):
            place = places.get(named_by(choice)[-1])
        if place is not None and is_on_table(state, place):
            found.setdefault(place, str(listed.number))
    return found


def row(game: Game, listed: Choice) -> Row | None:
    """A shot or a brawl with its odds."""
    choice = None if isinstance(listed.answer, str) else listed.answer
    cells = columns(game, choice) or fighting.columns(game, choice)
    return Row(listed.words, cells) if cells else None
