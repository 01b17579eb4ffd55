"""Where a trooper could go: the way, its cost, who would see it and could reach it."""

from __future__ import annotations

from msgspec.structs import replace

from xenofront.games.bug_hunt.present.page.preview import preview
from xenofront.games.bug_hunt.present.page.threats import intent
from xenofront.games.bug_hunt.present.places import Place, sight_between, state_of
from xenofront.games.bug_hunt.present.reading import choice_of
from xenofront.games.bug_hunt.present.threats import alien_threat
from xenofront.games.bug_hunt.rules.ch3_troopers.activation import ChooseMove
from xenofront.games.bug_hunt.rules.ch3_troopers.movement import Path, judged
from xenofront.games.bug_hunt.rules.choices import To
from xenofront.games.bug_hunt.rules.state import BHState, Point, TrooperId
from xenofront.games.bug_hunt.text.wording.names import capital
from xenofront.kernel import Game
from xenofront.present.messages.base import Line
from xenofront.present.messages.looks import Intent, Look, Looked
from xenofront.text.texts import Texts


def way(texts: Texts, game: Game, look: Look) -> Looked:
    """What a preview of the move tells, and what would be looking at whoever stood there."""
    found = preview(texts, game, replace(look, first=look.second or look.first))
    ask, state = game.pending, state_of(game)
    if not isinstance(ask, ChooseMove) or not found.keys:
        return found
    choice = choice_of(game, found.keys[0])
    if not isinstance(choice, To | Path):
        return found
    walked = judged(state, ask.trooper, choice)
    if isinstance(walked, str):
        return found
    then = state.copy()
    then.change_trooper(ask.trooper, at=walked.end)
    seers = would_see(then, ask.trooper, walked.end)
    reaching = would_reach(texts, then, ask.trooper)
    attackers = [one.figure for one in reaching]
    lines = (
        _line(texts, state, "seen", seers, bad=False),
        _line(texts, state, "attacked", attackers, bad=True),
    )
    return replace(
        found,
        about=look.about,
        lines=(*found.lines, *lines),
        intents=reaching,
        figures=tuple(seers),
    )


def would_see(state: BHState, trooper: TrooperId, place: Point) -> list[str]:
    """The aliens that would see a trooper at a point."""
    there = Place(trooper, place)
    return [
        str(alien)
        for alien, row in state.aliens.items()
        if sight_between(state, Place(alien, row.at), there).seen
    ]


def would_reach(texts: Texts, state: BHState, trooper: TrooperId) -> tuple[Intent, ...]:
    """What the aliens would do that could come into contact with a trooper."""
    found = []
    for alien in state.aliens:
        would = intent(texts, state, alien, alien_threat(texts, state, alien))
        if would.kind == "attack" and would.target == trooper:
            found.append(would)
    return tuple(found)


def _line(texts: Texts, state: BHState, word: str, figures: list[str], *, bad: bool) -> Line:
    names = ", ".join(texts.name(figure, state) for figure in figures)
    text = texts.say(f"way-{word}", count=len(figures), names=names)
    return Line(text=capital(text), tone="good" if not figures else "bad" if bad else "warn")
