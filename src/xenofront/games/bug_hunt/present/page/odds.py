"""Everything that one shot may do, with all that goes into it."""

from __future__ import annotations

from collections.abc import Iterator

from xenofront.games.bug_hunt.present import chances, fighting
from xenofront.games.bug_hunt.present.chances import Shot
from xenofront.games.bug_hunt.present.labels import SHIP as SHIP_SIGN
from xenofront.games.bug_hunt.present.page.sight import outlines, tone_of
from xenofront.games.bug_hunt.present.page.spots import called, line, tape
from xenofront.games.bug_hunt.present.places import Place, sight_between, state_of
from xenofront.games.bug_hunt.present.reading import choice_of
from xenofront.games.bug_hunt.rules.ch4_combat.odds import SCALE, Odds
from xenofront.games.bug_hunt.rules.ch4_combat.shooting import SHIP, origin_of
from xenofront.games.bug_hunt.rules.state import BHState
from xenofront.games.bug_hunt.text.wording.measures import signed
from xenofront.kernel import Choice, Game
from xenofront.present.finding import in_words
from xenofront.present.messages.base import Line
from xenofront.present.messages.looks import Bar, Look, Looked, Stroke
from xenofront.text.texts import Texts


def odds(texts: Texts, game: Game, look: Look) -> Looked:
    """What may come of an answer; LookupError if nobody is attacked by it."""
    ask, state = game.pending, state_of(game)
    offered = ask is not None and look.first in ask.options
    choice = choice_of(game, look.first) if offered else None
    shot = chances.shot_of(game, choice)
    found = chances.odds_of(state, shot) if shot else None
    if shot is not None and found is not None:
        return _shot(texts, game, look, shot, found)
    lines = tuple(fight_lines(texts, game, choice))
    if not lines:
        raise LookupError(texts.say("web-no-attack", typed=look.first))
    title = in_words(texts, game, look.first)
    return Looked(id=look.id, about=look.about, title=title, lines=lines, keys=(look.first,))


def _shot(texts: Texts, game: Game, look: Look, shot: Shot, found: Odds) -> Looked:
    """What becomes of the target, as bars, and of everybody near it."""
    state = state_of(game)
    return Looked(
        id=look.id,
        about=look.about,
        title=texts.say(
            "web-odds-title",
            shooter=called(texts, state, _shooter(state, shot)),
            target=texts.name(shot.target, state),
            weapon=texts.name(shot.weapon, state),
        ),
        lines=(
            *odds_lines(texts, state, shot),
            *fight_lines(texts, game, choice_of(game, look.first)),
        ),
        bars=tuple(bars(texts, found)),
        strokes=shot_lines(state, shot),
        keys=(look.first,),
    )


def _shooter(state: BHState, shot: Shot) -> Place:
    """Where a shot comes from: a trooper, or the drop ship."""
    name = SHIP_SIGN if shot.shooter == SHIP else shot.shooter
    return Place(name, origin_of(state, shot.shooter))


def fight_lines(texts: Texts, game: Game, choice: Choice | None) -> Iterator[Line]:
    """Brawls and blasts: what may become of everybody, with every modifier."""
    for one in fighting.said(texts, game, choice):
        yield Line(text=one.text, rules=one.rules, depth=one.depth)


def bars(texts: Texts, found: Odds) -> Iterator[Bar]:
    """From a miss to a kill."""
    for name, part in chances.parts(found).items():
        share = round(1000 * part / SCALE)
        yield Bar(label=texts.say(f"bh-odds-{name}"), share=share, text=chances.percent(part))


def odds_lines(texts: Texts, state: BHState, shot: Shot) -> Iterator[Line]:
    """The sum, then distance and cover, every bonus, armour and damage, each with its rule."""
    found = chances.odds_of(state, shot)
    if found is None:
        return
    parts = zip(chances.COLUMNS, _columns(found), strict=True)
    shares = {name: chances.percent(part) for name, part in parts}
    yield Line(text=texts.say("web-odds-sum", **shares))
    first, *rest = chances.reasons(texts, state, shot)
    yield Line(text=first.text, rules=first.rules, depth=1)
    for bonus in chances.bonuses(state, shot):
        words = texts.say(f"web-bonus-{bonus.what}", amount=signed(bonus.amount) or "+0")
        yield Line(text=words, rules=(bonus.rule,), depth=2)
    yield from (Line(text=reason.text, rules=reason.rules, depth=1) for reason in rest)


def _columns(found: Odds) -> tuple[int, ...]:
    return found.hit, found.dead, found.wounded, found.stunned


def shot_lines(state: BHState, shot: Shot) -> tuple[Stroke, ...]:
    """The line from a shooter to its target, and a tape measure along it."""
    then = chances.moved(state, shot)
    shooter = _shooter(then, shot)
    target = Place(shot.target, then.aliens[shot.target].at)
    seen = sight_between(then, shooter, target)
    return (
        Stroke(kind="sight", points=line((shooter.at, target.at)), tone=tone_of(seen)),
        tape(then, shooter, target),
        *outlines(then, seen),
    )
