"""Why something cannot be done now: the rule that forbids it, in our words."""

from __future__ import annotations

from xenofront.games.bug_hunt.present.answers import aims
from xenofront.games.bug_hunt.present.page.acting import on_board
from xenofront.games.bug_hunt.present.page.question import plan_to
from xenofront.games.bug_hunt.present.page.spots import board_points
from xenofront.games.bug_hunt.present.places import state_of
from xenofront.games.bug_hunt.present.reading import named_by
from xenofront.games.bug_hunt.present.typed import conceivable, details, meant
from xenofront.games.bug_hunt.text.wording.measures import spot
from xenofront.geometry.plane.exact import Point
from xenofront.kernel import Game, Question
from xenofront.present.common import Verdict, judged
from xenofront.present.finding import in_words
from xenofront.present.messages.looks import Look, Looked
from xenofront.text.texts import Texts


def why_not(texts: Texts, game: Game, look: Look) -> Looked:
    """What is meant by a key, point, figure or words, and what the rules say to it."""
    if game.pending is None:
        raise LookupError(texts.say("web-over"))
    wanted = look.first.strip()
    verdicts = [_verdict(texts, game, key) for key in _meant(texts, game, wanted)]
    if not verdicts:
        goals = board_points(wanted)
        if goals:
            raise LookupError(texts.say("web-takes-no-point", place=spot(goals[-1])))
        raise LookupError(texts.say("web-not-understood", typed=look.first))
    return judged(texts, look, verdicts)


def _verdict(texts: Texts, game: Game, key: str) -> Verdict:
    rule = game.why_not(key)
    more = tuple(details(texts, game, key)) if rule is not None else ()
    return Verdict(key, in_words(texts, game, key), rule, more)


def _meant(texts: Texts, game: Game, wanted: str) -> list[str]:
    """The answers somebody may mean, allowed or not."""
    ask, known = game.pending, on_board(state_of(game))
    assert ask is not None
    if wanted in ask.options:
        return [wanted]
    goals = board_points(wanted)
    if len(goals) == 2:
        return plan_to(game, *goals)
    if goals:
        return _at_point(game, goals[-1])
    if wanted in known:
        about = _about(game, wanted)
        return about or _at_point(game, known[wanted])
    return meant(texts, game, wanted)


def _about(game: Game, thing: str) -> list[str]:
    """Conceivable answers that are about something on the table."""
    if not isinstance(game.pending, Question):
        return []
    found = (choice.key for choice in conceivable(game) if thing in named_by(choice))
    return list(dict.fromkeys(found))


def _at_point(game: Game, goal: Point) -> list[str]:
    """What a point could mean: everything that can be aimed at it or moved there."""
    return [aim.at(goal).key for aim in aims(game)]
