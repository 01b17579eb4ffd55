"""What aliens would do now: the row that applies, and every way the rules leave."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction

from msgspec.structs import replace

from xenofront.games.galaxy_defenders import NAME
from xenofront.games.galaxy_defenders.present.page.drawing import drawing
from xenofront.games.galaxy_defenders.present.page.ways import alien_way
from xenofront.games.galaxy_defenders.present.places import where
from xenofront.games.galaxy_defenders.present.threats import Threat, way_in_words
from xenofront.games.galaxy_defenders.present.threats import threat as threat_of
from xenofront.games.galaxy_defenders.rules.ch7_agents.odds import SCALE
from xenofront.games.galaxy_defenders.rules.ch8_aliens.foresight import foresight
from xenofront.games.galaxy_defenders.rules.state import AlienId, GDState
from xenofront.kernel import Game
from xenofront.kernel.memo import remembered
from xenofront.present.common import decimal
from xenofront.present.messages.base import Line
from xenofront.present.messages.looks import Intent, Look, Looked, Stroke, Tint
from xenofront.text.texts import Texts


def threat(texts: Texts, game: Game, look: Look) -> Looked:
    """One alien in full, or all of them in short."""
    state = game.state
    assert isinstance(state, GDState)
    if look.first and look.first not in state.aliens:
        raise LookupError(texts.say("web-no-alien", typed=look.first))
    found = _threats(state, texts.lang, texts.strict, look.first)
    return replace(found, id=look.id, about=look.about)


@remembered(
    *("aliens", "agents", "signals", "suits"),
    *("locks", "bars", "weather", "teleports", "alpha"),
)
def _threats(state: GDState, lang: str, strict: bool, first: str) -> Looked:  # noqa: FBT001
    """The same for the same position: it is asked after every answer."""
    texts = Texts(lang, NAME, strict=strict)
    aliens = [AlienId(first)] if first else list(state.aliens)
    found = {alien: threat_of(texts, state, alien) for alien in aliens}
    if first:
        title = texts.name(first, state.box)
        lines = tuple(_in_full(texts, state, found[aliens[0]]))
    else:
        title = texts.say("web-threats-title", count=len(aliens))
        lines = tuple(line for a in aliens for line in _in_short(texts, state, a, found[a]))
    pairs = list(found.items())
    return Looked(
        id="",
        about="",
        title=title,
        lines=lines,
        tints=tuple(dict.fromkeys(tint for a, t in pairs for tint in _tints(state, a, t))),
        strokes=tuple(stroke for a, t in pairs for stroke in _strokes(state, a, t)),
        intents=tuple(intent(texts, state, alien, found[alien]) for alien in aliens),
    )


def intent(texts: Texts, state: GDState, alien: AlienId, known: Threat | None = None) -> Intent:
    """What an alien would do, as it is drawn on the board."""
    seen, name = foresight(state, alien), texts.name(alien, state.box)
    if seen.kind == "sleep":
        row = state.aliens[alien]
        idle = texts.say("web-stunned" if "stunned" in row.conditions else "ui-idle")
        return Intent(figure=alien, kind="sleep", label=f"{name}: {idle}")
    here, way, drawn = state.aliens[alien].hex, seen.ways[0], drawing(state.box.board)
    moves = way.end != here
    places = alien_way(state, alien, way) if moves else ()
    wounds = decimal(texts, f"{float(Fraction(seen.expected, SCALE)):.1f}") if seen.expected else ""
    found = known or threat_of(texts, state, alien)
    said = texts.say(
        "intent-said",
        name=name,
        row=found.rows[seen.row],
        way=way_in_words(texts, state, way),
        target=texts.name(seen.target, state.box) if seen.target else "",
        kind=seen.kind,
        wounds=wounds,
        choices=len(seen.ways),
    )
    return Intent(
        figure=alien,
        kind=seen.kind,
        way=tuple(drawn.centre(place) for place in places),
        target=seen.target,
        wounds=wounds if seen.kind == "attack" else "",
        choices=len(seen.ways),
        label=said,
    )


def _in_full(texts: Texts, state: GDState, found: Threat) -> Iterator[Line]:
    for number, row in enumerate(found.rows):
        applies = number == found.applies
        text = texts.say("web-row-applies", row=row) if applies else row
        yield Line(text=text, tone="choice" if applies else "dim")
    if found.stunned:
        yield Line(text=texts.say("web-stunned"), tone="good")
    if found.applies is None:
        yield Line(text=texts.say("ui-idle"))
        return
    ways = texts.say("ui-ways", count=len(found.ways), considered=found.considered)
    yield Line(text=ways)
    for way in found.ways:
        yield Line(text=way_in_words(texts, state, way), depth=1)
    if found.by:
        yield Line(text=texts.say("web-decided-by", rule=found.by))
        yield Line(text=texts.rule(found.by).text, rules=(found.by,), depth=1)


def _in_short(texts: Texts, state: GDState, alien: AlienId, found: Threat) -> Iterator[Line]:
    name = texts.name(alien, state.box)
    rules = (found.by,) if found.by else ()
    if found.stunned or found.applies is None:
        idle = texts.say("web-stunned" if found.stunned else "ui-idle")
        yield Line(text=f"{name}: {idle}", tone="dim")
        return
    yield Line(text=f"{name}: {found.rows[found.applies]}", rules=rules)
    for way in found.ways:
        yield Line(text=way_in_words(texts, state, way), depth=1)


def _tints(state: GDState, alien: AlienId, found: Threat) -> Iterator[Tint]:
    """Where it may end, and whom it may be about."""
    here = state.aliens[alien].hex
    for way in found.ways:
        if way.end != here:
            yield Tint(cell=way.end, tone="warn")
        target = where(state, way.target)
        if target:
            yield Tint(cell=target, tone="bad")


def _strokes(state: GDState, alien: AlienId, found: Threat) -> Iterator[Stroke]:
    """The way to each end, or the line to each target of an attack."""
    drawn, here = drawing(state.box.board), state.aliens[alien].hex
    for way in found.ways:
        if way.end != here:
            points = tuple(drawn.centre(place) for place in alien_way(state, alien, way))
            yield Stroke(kind="threat", points=points, tone="bad")
        elif way.target:
            target = state.agents[way.target].hex
            points = (drawn.centre(here), drawn.centre(target))
            yield Stroke(kind="threat", points=points, tone="bad")
