"""What a player asks about without changing anything."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from xenofront.games.bug_hunt.present import cited
from xenofront.games.bug_hunt.present.labels import SHIP as SIGN
from xenofront.games.bug_hunt.present.meanings import meaning_of, named
from xenofront.games.bug_hunt.present.page.acting import on_board
from xenofront.games.bug_hunt.present.page.figures import some_figures
from xenofront.games.bug_hunt.present.page.markers import markers
from xenofront.games.bug_hunt.present.page.odds import odds
from xenofront.games.bug_hunt.present.page.phrases import at_words, ground_words, relation, seen_by
from xenofront.games.bug_hunt.present.page.pointing import way
from xenofront.games.bug_hunt.present.page.preview import preview
from xenofront.games.bug_hunt.present.page.reach import reach
from xenofront.games.bug_hunt.present.page.sheets import alien_sheet, trooper_sheet
from xenofront.games.bug_hunt.present.page.sight import sight
from xenofront.games.bug_hunt.present.page.spots import called, place_of, ring
from xenofront.games.bug_hunt.present.page.threats import detection_lines, detection_rings, threat
from xenofront.games.bug_hunt.present.page.why_not import why_not
from xenofront.games.bug_hunt.present.places import Place, acting, state_of
from xenofront.games.bug_hunt.present.status import alien_sheet as alien_numbers
from xenofront.games.bug_hunt.present.status import trooper_sheet as trooper_numbers
from xenofront.games.bug_hunt.present.status import weapon_line
from xenofront.games.bug_hunt.rules.ch3_troopers.activation import ChooseMove
from xenofront.games.bug_hunt.rules.ch3_troopers.movement import judged
from xenofront.games.bug_hunt.rules.ch4_combat.shooting import SHIP
from xenofront.games.bug_hunt.rules.choices import To
from xenofront.games.bug_hunt.rules.ground import table_of
from xenofront.games.bug_hunt.rules.state import AlienId, ContactId, TrooperId
from xenofront.games.bug_hunt.text.wording.measures import measured
from xenofront.games.bug_hunt.text.wording.names import whole_name
from xenofront.geometry.plane.exact import BASE, Point, within
from xenofront.kernel import Game
from xenofront.present.messages.base import Line
from xenofront.present.messages.looks import Look, Looked, Ring
from xenofront.present.messages.scene import Sheet
from xenofront.present.presenter import PlayerView
from xenofront.text.texts import Texts

AT_ONCE: Final = 3
"""So many words of one beginning are all explained."""


def look(seen: PlayerView, asked: Look) -> Looked:
    """The answer to a look; LookupError if there is no such thing."""
    return _LOOKS[asked.about](seen.texts, seen.game, asked)


# -- figures ---------------------------------------------------------------------------------------


def figure(texts: Texts, game: Game, asked: Look) -> Looked:
    """Everything about a figure: how it is, its numbers and what it carries."""
    state, name = state_of(game), asked.first
    shown = next(iter(some_figures(texts, game, (name,))), None)
    if shown is None and name not in state.troopers:
        raise LookupError(texts.say("web-no-figure", typed=name))
    title = shown.name if shown else texts.name(name, state)
    lines = [Line(text=shown.label)] if shown else []
    rings: tuple[Ring, ...] = ()
    if shown:
        rings = (ring(Point(shown.x, shown.y), shown.radius, "plain"),)
    if name in state.troopers:
        row = state.troopers[TrooperId(name)]
        title = whole_name(texts, state, name)
        lines.append(Line(text=trooper_numbers(texts, row)))
        lines += _carried(trooper_sheet(texts, state, TrooperId(name)))
    elif name in state.aliens:
        lines.append(Line(text=alien_numbers(texts, state, AlienId(name))[0]))
        lines += _carried(alien_sheet(texts, state, AlienId(name)))
    elif name in state.contacts:
        lines += detection_lines(texts, state, ContactId(name))
        rings += detection_rings(state.contacts[ContactId(name)].at)
    return Looked(id=asked.id, about=asked.about, title=title, lines=tuple(lines), rings=rings)


def _carried(sheet: Sheet) -> Iterator[Line]:
    for item in sheet.items:
        state = f" ({item.state})" if item.state else ""
        yield Line(text=f"{item.name}{state}: {item.text}", depth=1)


# -- places ----------------------------------------------------------------------------------------


def whereabouts(texts: Texts, game: Game, asked: Look) -> Looked:
    """A point or what lies there: ground, figures, markers, how far, who sees it."""
    state = state_of(game)
    place = place_of(texts, state, asked.first)
    return Looked(
        id=asked.id,
        about=asked.about,
        title=called(texts, state, place),
        lines=tuple(_of_place(texts, game, place)),
        rings=(ring(place.at, BASE, "plain"),),
    )


def _of_place(texts: Texts, game: Game, place: Place) -> Iterator[Line]:
    state = state_of(game)
    yield Line(text=at_words(texts, place.at))
    ground = list(ground_words(texts, state, place.at))
    for words in ground or [texts.say("web-open-ground")]:
        yield Line(text=words, rules=(cited.TERRAIN,))
    near = [name for name, at in on_board(state).items() if within(at, place.at, BASE)]
    yield from (Line(text=there.label) for there in some_figures(texts, game, near))
    for marker in markers(texts, state):
        if within(place.at, Point(marker.x, marker.y), marker.radius or BASE):
            yield Line(text=marker.label)
    if not table_of(state).is_free(place.at, ()):
        yield Line(text=texts.say("bh-no-room"), tone="warn")
    trooper = acting(game)
    if trooper is not None and trooper != place.id:
        here = Place(trooper, state.troopers[trooper].at)
        yield Line(text=relation(texts, state, here, place))
        yield from _walk(texts, game, trooper, place)
    yield Line(text=seen_by(texts, state, place))


def _walk(texts: Texts, game: Game, trooper: TrooperId, place: Place) -> Iterator[Line]:
    """What it costs the one who is asked to move to get there."""
    if isinstance(game.pending, ChooseMove):
        walked = judged(state_of(game), trooper, To(place.at))
        if not isinstance(walked, str):
            words = texts.say("web-walk-there", length=measured(walked.cost))
            yield Line(text=words, tone="choice")


# -- meanings --------------------------------------------------------------------------------------


def card(texts: Texts, game: Game, asked: Look) -> Looked:
    """What a word, a weapon, an alien, or something on the table is."""
    state, typed = state_of(game), asked.first
    if typed in state.troopers or typed in state.aliens:
        return figure(texts, game, asked)
    there = meaning_of(texts, state, SIGN if typed in (SHIP, "evac") else typed)
    known = [there] if there else named(texts, state, typed)
    if not known:
        raise LookupError(texts.say("ui-no-card", typed=typed, hint=""))
    if len(known) > AT_ONCE:
        choices = "; ".join(one.name for one in known)
        raise LookupError(texts.say("ui-ambiguous", typed=typed, choices=choices))
    lines: list[Line] = []
    for one in known:
        lines += [Line(text=one.name, tone="heading")] if len(known) > 1 else []
        if one.id in state.box.weapons:
            lines.append(Line(text=weapon_line(texts, state, "", one.id)))
        lines += [Line(text=texts.rule(rule).text, rules=(rule,)) for rule in one.rules]
    return Looked(id=asked.id, about=asked.about, title=known[0].name, lines=tuple(lines))


_LOOKS: Final[dict[str, Callable[[Texts, Game, Look], Looked]]] = {
    "figure": figure,
    "place": whereabouts,
    "sight": sight,
    "odds": odds,
    "reach": reach,
    "threat": threat,
    "preview": preview,
    "why_not": why_not,
    "card": card,
    "way": way,
}
