"""What aliens and contacts would do now, and from where contacts are detected."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from itertools import pairwise
from typing import Final

from msgspec.structs import replace

from xenofront.games.bug_hunt import NAME
from xenofront.games.bug_hunt.present import cited
from xenofront.games.bug_hunt.present.chances import percent
from xenofront.games.bug_hunt.present.page.phrases import troopers
from xenofront.games.bug_hunt.present.page.spots import line, ring
from xenofront.games.bug_hunt.present.places import Place, apart, sight_between, state_of
from xenofront.games.bug_hunt.present.threats import Threat, alien_threat, contact_threat
from xenofront.games.bug_hunt.rules.ch4_combat import brawl_odds
from xenofront.games.bug_hunt.rules.ch4_combat.brawl_odds import DEAD, WOUNDED, Fight
from xenofront.games.bug_hunt.rules.ch5_aliens.detection import IN_SIGHT, UNSEEN, detects
from xenofront.games.bug_hunt.rules.state import AlienId, BHState, ContactId, TrooperId
from xenofront.games.bug_hunt.text.wording.measures import measured
from xenofront.games.bug_hunt.text.wording.names import capital
from xenofront.geometry.plane.exact import BASE, INCH, Point, length_up
from xenofront.kernel import Game
from xenofront.kernel.memo import remembered
from xenofront.present.messages.base import Line, Tone
from xenofront.present.messages.looks import Intent, Look, Looked, Ring, Stroke
from xenofront.text.texts import Texts

MOST: Final = 6
"""Inches that a contact goes at most: the highest face of its dice."""


def threat(texts: Texts, game: Game, look: Look) -> Looked:
    """One alien or contact in full, or all of them in short."""
    state = state_of(game)
    if look.first and look.first not in (*state.aliens, *state.contacts):
        raise LookupError(texts.say("web-no-alien", typed=look.first))
    found = _threats(state, texts.lang, texts.strict, look.first)
    return replace(found, id=look.id, about=look.about)


@remembered(
    "aliens", "troopers", "contacts", "terrain", "barricades", "blocks", "alien_type", "variant",
    "sector", "squad", "size", "distracted", "spawn_rating", "setup",
)  # fmt: skip
def _threats(state: BHState, lang: str, strict: bool, first: str) -> Looked:  # noqa: FBT001
    """The same for the same position: it is asked after every answer."""
    texts = Texts(lang, NAME, strict=strict)
    wanted = [first] if first else [*map(str, state.aliens), *map(str, state.contacts)]
    found = {name: _threat(texts, state, name) for name in wanted}
    lines = [
        each
        for name, would in found.items()
        for each in _lines(texts, state, name, would, whole=bool(first))
    ]
    title = texts.say("web-threats-title", count=len(wanted))
    return Looked(
        id="",
        about="",
        title=capital(texts.name(first, state)) if first else title,
        lines=tuple(lines),
        strokes=tuple(s for name, would in found.items() for s in _strokes(state, name, would)),
        rings=tuple(r for name in found for r in _rings(state, name, whole=bool(first))),
        intents=tuple(intent(texts, state, name, would) for name, would in found.items()),
    )


def intent(texts: Texts, state: BHState, name: str, would: Threat) -> Intent:
    """What an alien or contact would do, as it is drawn on the table."""
    label = f"{capital(texts.name(name, state))}: {' '.join(would.lines)}"
    if name in state.contacts:
        target = would.targets[0] if would.targets else ""
        choices = max(1, len(would.targets))
        return Intent(figure=name, kind="move", target=target, choices=choices, label=label)
    alien = AlienId(name)
    if would.ways:
        going = would.ways[0]
        odds = brawl_risk(state, alien, TrooperId(going.target), going.path[-1])
        return Intent(
            figure=name,
            kind="attack" if going.contact else "move",
            way=tuple((at.x, at.y) for at in going.path) if len(going.path) > 1 else (),
            target=going.target,
            wounds=percent(odds) if going.contact else "",
            choices=len(would.ways),
            label=label,
        )
    if would.targets:
        target = would.targets[0]
        odds = brawl_risk(state, alien, TrooperId(target), state.aliens[alien].at)
        return Intent(
            figure=name,
            kind="attack",
            target=target,
            wounds=percent(odds),
            choices=len(would.targets),
            label=label,
        )
    leads = bool(state.aliens[alien].leader) and not would.held_up
    return Intent(figure=name, kind="act" if leads else "sleep", label=label)


def brawl_risk(state: BHState, alien: AlienId, trooper: TrooperId, at: Point) -> Fraction:
    """How likely a trooper is hurt or falls in the brawl with an alien that has come there."""
    then = state.copy()
    then.change_alien(alien, at=at)
    chances = brawl_odds.odds(then, Fight(trooper, alien))
    ends = brawl_odds.ends_of(chances, 0)
    return ends[WOUNDED] + ends[DEAD]


def _threat(texts: Texts, state: BHState, name: str) -> Threat:
    if name in state.aliens:
        return alien_threat(texts, state, AlienId(name))
    return contact_threat(texts, state, ContactId(name))


def _lines(
    texts: Texts, state: BHState, name: str, would: Threat, *, whole: bool
) -> Iterator[Line]:
    rules = (would.rule,) if would.rule else ()
    if not whole:
        yield Line(text=capital(texts.name(name, state)), tone="heading")
    yield from (Line(text=text, rules=rules) for text in would.lines)
    if not whole:
        return
    if would.rule:
        yield Line(text=texts.rule(would.rule).text, rules=rules, depth=1)
    if name in state.contacts:
        yield from detection_lines(texts, state, ContactId(name))


# -- detection -------------------------------------------------------------------------------------


def detection_lines(texts: Texts, state: BHState, contact: ContactId) -> Iterator[Line]:
    """How near everybody must come to a contact to know what it is."""
    rules = (cited.DETECTION,)
    words = texts.say("web-detection", seen=IN_SIGHT, unseen=UNSEEN)
    yield Line(text=words, rules=rules)
    there = Place(contact, state.contacts[contact].at)
    for name, at in troopers(state).items():
        seen = sight_between(state, Place(name, at), there)
        in_open = seen.seen and not seen.cover
        yield Line(
            text=texts.say(
                "web-detects",
                name=texts.name(name, state),
                away=measured(apart(state, Place(name, at), there)),
                detects="yes" if detects(state, TrooperId(name), there.at) else "no",
                open="yes" if in_open else "no",
            ),
            rules=rules,
            depth=1,
        )


def would_detect(state: BHState, trooper: TrooperId, place: Point) -> list[ContactId]:
    """The contacts that a trooper would detect at another place."""
    twin = state.copy()
    twin.change_trooper(trooper, at=place)
    return [c for c, row in state.contacts.items() if detects(twin, trooper, row.at)]


def detection_rings(place: Point) -> tuple[Ring, ...]:
    """Within which a trooper's centre must be: without sight, and with it."""
    tones: dict[int, Tone] = {UNSEEN: "bad", IN_SIGHT: "warn"}
    return tuple(
        ring(place, inches * INCH + BASE, tone, f'{inches}"') for inches, tone in tones.items()
    )


# -- drawn -----------------------------------------------------------------------------------------


def _rings(state: BHState, name: str, *, whole: bool) -> Iterator[Ring]:
    if name in state.contacts:
        at = state.contacts[ContactId(name)].at
        yield from detection_rings(at)
        if whole:
            yield ring(at, MOST * INCH, "dim", f'{MOST}"')


def _strokes(state: BHState, name: str, would: Threat) -> Iterator[Stroke]:
    """The ways an alien may take, or lines to whom it is about."""
    if would.ways:
        for way in would.ways:
            text = length_words(way.path)
            yield Stroke(kind="threat", points=line(way.path), tone="bad", text=text)
        return
    here = _place(state, name)
    squad = troopers(state)
    for target in would.targets:
        yield Stroke(kind="threat", points=line((here, squad[target])), tone="warn")


def length_words(path: tuple[Point, ...]) -> str:
    """How long a way is."""
    return measured(sum(length_up(a, b) for a, b in pairwise(path)))


def _place(state: BHState, name: str) -> Point:
    if name in state.aliens:
        return state.aliens[AlienId(name)].at
    return state.contacts[ContactId(name)].at
