"""Everything that one shot may do, with all that goes into it."""

from __future__ import annotations

from collections.abc import Iterator

from xenofront.kernel import Game
from xenofront.library.texts import Texts
from xenofront.library.words.bug_hunt.measures import signed
from xenofront.server.faces.bug_hunt.sight import outlines, tone_of
from xenofront.server.faces.bug_hunt.spots import called, line, tape
from xenofront.server.wire.base import Line
from xenofront.server.wire.looks import Bar, Look, Looked, Stroke
from xenofront.systems.bug_hunt.ch4_combat.odds import SCALE, Odds
from xenofront.systems.bug_hunt.state import BHState
from xenofront.table.bug_hunt import chances
from xenofront.table.bug_hunt.chances import Shot
from xenofront.table.bug_hunt.places import Place, sight_between, state_of


def odds(texts: Texts, game: Game, look: Look) -> Looked:
    """What becomes of the target, as bars; LookupError if the answer is no shot."""
    ask, state = game.pending, state_of(game)
    offered = ask is not None and look.first in ask.options
    shot = chances.shot_of(game, look.first) if offered else None
    found = chances.odds_of(state, shot) if shot else None
    if shot is None or found is None:
        raise LookupError(texts.say("web-no-attack", typed=look.first))
    return Looked(
        id=look.id,
        about=look.about,
        title=texts.say(
            "web-odds-title",
            shooter=called(texts, state, Place(shot.shooter, state.troopers[shot.shooter].at)),
            target=texts.name(shot.target, state),
            weapon=texts.name(shot.weapon, state),
        ),
        lines=tuple(odds_lines(texts, state, shot)),
        bars=tuple(bars(texts, found)),
        strokes=shot_lines(state, shot),
        keys=(look.first,),
    )


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
    shooter = Place(shot.shooter, then.troopers[shot.shooter].at)
    target = Place(shot.target, then.aliens[shot.target].at)
    seen = sight_between(then, shooter, target)
    return (
        Stroke(kind="sight", points=line((shooter.at, target.at)), tone=tone_of(seen)),
        tape(then, shooter, target),
        *outlines(then, seen),
    )
