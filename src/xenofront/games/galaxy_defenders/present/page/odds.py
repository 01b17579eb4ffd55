"""The whole distribution of an attack, with everything that goes into it."""

from __future__ import annotations

from collections.abc import Iterator

from xenofront.games.galaxy_defenders.present.chances import (
    Shot,
    can_jam,
    costs_ammo,
    expected,
    odds_of,
    percent,
    reasons,
    shot_of,
)
from xenofront.games.galaxy_defenders.present.page.drawing import drawing
from xenofront.games.galaxy_defenders.present.places import where
from xenofront.games.galaxy_defenders.rules.ch7_agents.odds import SCALE
from xenofront.games.galaxy_defenders.rules.state import GDState
from xenofront.kernel import Game
from xenofront.present.common import decimal
from xenofront.present.finding import offered
from xenofront.present.messages.base import Line
from xenofront.present.messages.looks import Bar, Look, Looked, Stroke
from xenofront.text.texts import Texts


def odds(texts: Texts, game: Game, look: Look) -> Looked:
    """Every number of wounds with its chance; LookupError if the answer is no attack."""
    state, ask = game.state, game.pending
    assert isinstance(state, GDState)
    shot = shot_of(game, offered(ask, look.first))
    if shot is None:
        raise LookupError(texts.say("web-no-attack", typed=look.first))
    box = state.box
    return Looked(
        id=look.id,
        about=look.about,
        title=texts.say(
            "web-odds-title",
            attacker=texts.name(shot.attacker, box),
            target=texts.name(shot.target, box),
            weapon=texts.name(shot.weapon, box),
        ),
        lines=tuple(odds_lines(texts, state, shot)),
        bars=tuple(_bars(state, shot)),
        strokes=attack_line(state, shot.attacker, shot.target),
    )


def attack_line(state: GDState, attacker: str, target: str) -> tuple[Stroke, ...]:
    """The line from an attacker to its target."""
    start, end = where(state, attacker), where(state, target)
    if start is None or end is None:
        return ()
    drawn = drawing(state.box.board)
    return (Stroke(kind="sight", points=(drawn.centre(start), drawn.centre(end)), tone="good"),)


def _bars(state: GDState, shot: Shot) -> Iterator[Bar]:
    for wounds, part in enumerate(odds_of(state, shot).wounds):
        share = round(1000 * part / SCALE)
        yield Bar(label=str(wounds), share=share, text=percent(part))


def odds_lines(texts: Texts, state: GDState, shot: Shot) -> Iterator[Line]:
    """The sum, then the dice, every modifier with its rule, shield and health."""
    found = odds_of(state, shot)
    wounds, kill = decimal(texts, expected(found)), percent(found.kill)
    yield Line(text=texts.say("web-odds-sum", expected=wounds, kill=kill))
    if found.bleed:
        yield Line(text=texts.say("web-odds-bleed", bleed=percent(found.bleed)))
    if can_jam(state, shot):
        yield Line(text=texts.say("web-odds-jam", jam=percent(found.jam)))
    if costs_ammo(state, shot):
        yield Line(text=texts.say("web-odds-ammo", ammo=percent(found.ammo)))
    for reason in reasons(texts, state, shot):
        yield Line(text=reason.text, rules=(reason.rule,) if reason.rule else (), depth=1)
    yield Line(text=texts.say("web-odds-plan"), tone="dim")
