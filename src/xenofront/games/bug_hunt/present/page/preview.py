"""What an answer would do, as far as it can be known."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from xenofront.games.bug_hunt.present import chances, cited
from xenofront.games.bug_hunt.present.page.acting import on_board
from xenofront.games.bug_hunt.present.page.odds import bars, fight_lines, odds_lines, shot_lines
from xenofront.games.bug_hunt.present.page.question import figure_of, place_of, plan_to
from xenofront.games.bug_hunt.present.page.spots import board_points, line, ring
from xenofront.games.bug_hunt.present.page.threats import detection_rings, would_detect
from xenofront.games.bug_hunt.present.places import state_of
from xenofront.games.bug_hunt.present.reading import choice_of, is_span, point_of, points_of
from xenofront.games.bug_hunt.present.typed import details
from xenofront.games.bug_hunt.rules.ch3_troopers.activation import ChooseMove
from xenofront.games.bug_hunt.rules.ch3_troopers.gear import CHARGE, GearAt
from xenofront.games.bug_hunt.rules.ch3_troopers.movement import Path, judged, speed_of
from xenofront.games.bug_hunt.rules.ch4_combat.shooting import radius_of
from xenofront.games.bug_hunt.rules.ch6_objectives import evac
from xenofront.games.bug_hunt.rules.choices import FireAt, To
from xenofront.games.bug_hunt.rules.ground import bases, near_point, table_of
from xenofront.games.bug_hunt.rules.state import TrooperId
from xenofront.games.bug_hunt.text.wording.measures import measured
from xenofront.games.bug_hunt.text.wording.moves import notes_on
from xenofront.games.bug_hunt.text.wording.names import capital
from xenofront.geometry.plane.exact import BASE, INCH, Point, length_up
from xenofront.geometry.plane.walking import Walked
from xenofront.kernel import Game
from xenofront.present.finding import in_words
from xenofront.present.messages.base import Line, Tone
from xenofront.present.messages.looks import Bar, Look, Looked, Ring, Stroke
from xenofront.text.texts import Texts

MARK: Final = BASE + BASE // 4


def preview(texts: Texts, game: Game, look: Look) -> Looked:
    """The way of a move, the odds of a shot, the place of anything else; also of a point."""
    ask = game.pending
    if ask is None:
        raise LookupError(texts.say("web-over"))
    key = _key(texts, game, look.first)
    made = _Preview(texts, game, key)
    shot = chances.shot_of(game, made.choice)
    odds = chances.odds_of(state_of(game), shot) if shot else None
    if shot and odds:
        made.lines += odds_lines(texts, made.state, shot)
        made.strokes += shot_lines(made.state, shot)
        made.bars = tuple(bars(texts, odds))
    elif isinstance(ask, ChooseMove) and isinstance(made.choice, To | Path):
        made.move(ask.trooper, made.choice)
    else:
        made.elsewhere()
    made.lines += fight_lines(texts, game, made.choice)
    refusal = game.why_not(key)
    if refusal is not None:
        made.refused(refusal)
    return Looked(
        id=look.id,
        about=look.about,
        title=in_words(texts, game, key),
        lines=tuple(made.lines),
        bars=made.bars,
        strokes=tuple(made.strokes),
        rings=tuple(made.rings),
        keys=() if refusal is not None else (key,),
    )


def _key(texts: Texts, game: Game, wanted: str) -> str:
    """The answer that is looked at: an offered one, or one that a point means."""
    ask = game.pending
    assert ask is not None
    if wanted in ask.options:
        return wanted
    keys = plan_to(game, *board_points(wanted))
    if not keys:
        raise LookupError(texts.say("web-no-answer", typed=wanted))
    return keys[0]


class _Preview:
    """What is told and drawn about one answer."""

    def __init__(self, texts: Texts, game: Game, key: str) -> None:
        self.texts, self.game, self.state, self.key = texts, game, state_of(game), key
        self.choice = choice_of(game, key)
        self.lines: list[Line] = []
        self.strokes: list[Stroke] = []
        self.rings: list[Ring] = []
        self.bars: tuple[Bar, ...] = ()

    def refused(self, rule: str) -> None:
        rules = (rule,) if rule else ()
        said = [*details(self.texts, self.game, self.key)]
        said += [self.texts.rule(rule).text] if rule else []
        self.lines += [Line(text=text, rules=rules, tone="bad") for text in said]

    # -- moves -----------------------------------------------------------------------------------

    def move(self, trooper: TrooperId, walk: To | Path) -> None:
        """The way, its length, what it costs, and what happens at its end."""
        texts, state, goal = self.texts, self.state, point_of(walk)
        walked = judged(state, trooper, walk)
        if isinstance(walked, str):
            if goal is not None:
                here = state.troopers[trooper].at
                self.strokes.append(Stroke(kind="way", points=line((here, goal)), tone="bad"))
            return
        dash = walked.cost > speed_of(state, trooper)
        tone: Tone = "bad" if walked.met else "warn" if dash else "choice"
        text = measured(walked.cost)
        self.strokes.append(Stroke(kind="way", points=line(walked.path), tone=tone, text=text))
        self.rings.append(ring(walked.end, BASE, tone))
        words = texts.say("web-way", length=text, dash="yes" if dash else "no")
        self.lines.append(Line(text=words, rules=(cited.DASH,) if dash else ()))
        self.lines += self._met(walked)
        self.lines += self._noticed(trooper, walked.end)

    def _met(self, walked: Walked) -> Iterator[Line]:
        """What a way meets: difficult ground, aliens, a jump, and where it ends."""
        texts, state = self.texts, self.state
        known = {feature.id: feature for feature in table_of(state).features}
        ground = [name for p in walked.path for name in table_of(state).inside(p)]
        for name in dict.fromkeys(ground):
            if known[name].difficult:
                words = texts.say("web-difficult", feature=texts.name(name, state))
                yield Line(text=words, rules=(cited.DIFFICULT,), depth=1)
        if walked.drop:
            words = texts.say("web-drop", height=measured(walked.drop))
            yield Line(text=words, rules=(cited.CLIMB,), tone="warn", depth=1)
        for alien, row in state.aliens.items():
            if row.at == walked.met:
                words = texts.say("note-contact", alien=texts.name(alien, state))
                yield Line(text=capital(words), rules=(cited.CONTACT,), tone="warn", depth=1)
        for words in notes_on(texts, state, walked.end):
            yield Line(text=capital(words), depth=1)

    def _noticed(self, trooper: TrooperId, end: Point) -> Iterator[Line]:
        """The contacts that would be turned over there."""
        for contact in would_detect(self.state, trooper, end):
            self.rings += detection_rings(self.state.contacts[contact].at)
            words = self.texts.say("web-would-detect", name=self.texts.name(contact, self.state))
            yield Line(text=words, rules=(cited.DETECTION,), tone="warn", depth=1)

    # -- anything else ---------------------------------------------------------------------------

    def elsewhere(self) -> None:
        """Where an answer is: a line, a point with what it reaches, a figure, a marker."""
        ask, state = self.game.pending, self.state
        assert ask is not None
        ends = points_of(self.choice)
        if is_span(self.choice):
            length = measured(length_up(*ends))
            self.strokes.append(Stroke(kind="way", points=line(ends), tone="choice", text=length))
            self.lines.append(Line(text=self.texts.say("web-span", length=length)))
            return
        answer = self.key if self.choice is None else self.choice
        known = on_board(state)
        place = place_of(ask, answer, known) or known.get(figure_of(ask, answer, known))
        if place is None:
            return
        radius = self._radius()
        self.rings.append(ring(place, radius or MARK, "choice"))
        if isinstance(self.choice, evac.Over):
            self.lines += self._caught(place, radius)

    def _radius(self) -> int:
        """How far around a point an answer reaches."""
        match self.choice:
            case FireAt(weapon) if weapon in self.state.box.weapons:
                return radius_of(self.state, weapon) * INCH
            case GearAt(gear) if gear == CHARGE:
                return self.state.box.gear[gear].radius * INCH
            case evac.Over():
                return evac.NEAR * INCH
        return 0

    def _caught(self, place: Point, radius: int) -> Iterator[Line]:
        for name, at in bases(self.state).items():
            if near_point(at, place, radius // INCH):
                words = self.texts.say("web-within", name=self.texts.name(name, self.state))
                yield Line(text=words, depth=1)
