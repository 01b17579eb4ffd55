"""How far somebody gets: an area for walking, one for dashing."""

from __future__ import annotations

from collections.abc import Iterator

from xenofront.games.bug_hunt.present import cited
from xenofront.games.bug_hunt.present.outlines import Piece
from xenofront.games.bug_hunt.present.page.spots import line
from xenofront.games.bug_hunt.present.places import acting, state_of
from xenofront.games.bug_hunt.present.walking import (
    alien_area,
    alien_reach,
    reach_area,
    reach_of,
    rested,
)
from xenofront.games.bug_hunt.rules.ch3_troopers.movement import move_refusal
from xenofront.games.bug_hunt.rules.ch5_aliens.behaviour import is_held_up, is_rooted
from xenofront.games.bug_hunt.rules.ground import bases
from xenofront.games.bug_hunt.rules.state import AlienId, BHState, TrooperId
from xenofront.games.bug_hunt.text.wording.measures import measured
from xenofront.kernel import Game
from xenofront.present.messages.base import Line, Tone
from xenofront.present.messages.looks import Look, Looked, Stroke
from xenofront.text.texts import Texts


def reach(texts: Texts, game: Game, look: Look) -> Looked:
    """Where a figure could get to, straight or around what is in the way."""
    state = state_of(game)
    walker = look.first or acting(game) or ""
    if walker not in bases(state):
        missing = "web-no-walker" if walker else "web-nobody-active"
        raise LookupError(texts.say(missing, typed=walker))
    if walker in state.aliens:
        strokes, lines = _alien(texts, state, AlienId(walker))
    else:
        strokes, lines = _trooper(texts, state, TrooperId(walker))
    title = texts.say("web-reach-title", name=texts.name(walker, state))
    return Looked(
        id=look.id, about=look.about, title=title, lines=tuple(lines), strokes=tuple(strokes)
    )


Drawn = tuple[list[Stroke], list[Line]]


def _trooper(texts: Texts, state: BHState, trooper: TrooperId) -> Drawn:
    name, (walk, dash) = texts.name(trooper, state), reach_of(state, trooper)
    refusal = move_refusal(state, trooper)
    words = texts.say(
        "web-reach",
        name=name,
        walk=measured(walk),
        dash=measured(dash),
        may_dash="yes" if dash > walk else "no",
    )
    lines = [Line(text=words, rules=(cited.DASH,))]
    if refusal is not None:
        text = texts.say("bh-cannot-move", trooper=name, rule=refusal)
        lines.append(Line(text=text, rules=(refusal,), tone="warn"))
        lines.append(Line(text=texts.rule(refusal).text, rules=(refusal,), depth=1))
        state = rested(state, trooper)
    tone: Tone = "dim" if refusal else "choice"
    areas = {measured(far): reach_area(state, trooper, far) for far in dict.fromkeys((walk, dash))}
    return list(_strokes(areas, tone)), lines


def _alien(texts: Texts, state: BHState, alien: AlienId) -> Drawn:
    walk, dash = alien_reach(state, alien)
    words = texts.say(
        "web-alien-reach",
        name=texts.name(alien, state),
        walk=measured(walk),
        dash=measured(dash),
    )
    lines = [Line(text=words)]
    reason = (
        "fresh"
        if state.aliens[alien].fresh
        else is_held_up(state, alien) or is_rooted(state, alien)
    )
    if reason:
        lines.append(Line(text=texts.say("bh-threat-waits", reason=reason), tone="good"))
    areas = {measured(far): alien_area(state, alien, far) for far in (walk, dash)}
    return list(_strokes(areas, "bad")), lines


def _strokes(areas: dict[str, list[Piece]], tone: Tone) -> Iterator[Stroke]:
    """The nearer area first; the farther one is a warning or worse. Pieces of one are alike."""
    for number, (text, pieces) in enumerate(areas.items()):
        shown: Tone = "warn" if number and tone == "choice" else tone
        for piece in pieces:
            yield Stroke(kind="envelope", points=line(piece), tone=shown, text=text, closed=True)
