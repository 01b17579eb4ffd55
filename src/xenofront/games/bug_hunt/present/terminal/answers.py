"""How the answers of Bug Hunt are listed: numbers, points on the table, and odds of shots."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

from xenofront.games.bug_hunt.present import fighting
from xenofront.games.bug_hunt.present.answers import is_on_table
from xenofront.games.bug_hunt.present.chances import columns, point_of
from xenofront.games.bug_hunt.present.labels import everything
from xenofront.games.bug_hunt.present.places import state_of
from xenofront.geometry.plane.exact import Point
from xenofront.kernel import Chance, Game, Question
from xenofront.present.terminal.face import Row
from xenofront.text.texts import Texts

if TYPE_CHECKING:
    from xenofront.present.terminal.choices import Choice

LONG: Final = 40
"""A list of more answers of chance is a sentence."""
NUMBERS: Final = ("move", "deploy", "follow_up", "evac_place")
MARKS: Final = ("extra_shot", "next_shot", "ship_target", "neutralize")


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
    ask, state, found = game.pending, state_of(game), dict[Point, str]()
    if not isinstance(ask, Question):
        return found
    places = {thing.id: thing.at for thing in everything(state)} if ask.what in MARKS else {}
    for choice in offered:
        place = places.get(choice.key)
        if ask.what in NUMBERS or ask.what == "snap_fire":
            place = point_of(choice.key)
        if place is not None and is_on_table(state, place):
            found.setdefault(place, str(choice.number))
    return found


def row(game: Game, choice: Choice) -> Row | None:
    """A shot or a brawl with its odds."""
    cells = columns(game, choice.key) or fighting.columns(game, choice.key)
    return Row(choice.words, cells) if cells else None
