"""How events are told and seen: dice as faces, and steps to be played on the table."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from xenofront.games.bug_hunt.present.event_styles import depth, tone
from xenofront.games.bug_hunt.rules.box import Box
from xenofront.games.bug_hunt.rules.ch4_combat.shooting import SHIP
from xenofront.games.bug_hunt.rules.events import aliens, combat, missions, setup, turn
from xenofront.geometry.plane.exact import point
from xenofront.kernel import Event
from xenofront.present.messages.log import Die, Step
from xenofront.present.presenter import EventDisplay
from xenofront.text.texts import Texts

FIGURES: Final = ("trooper", "alien", "figure", "shooter", "target", "by", "contact", "character")
"""Fields of events that name figures."""
FACES: Final = ("faces", "face", "old", "new", "aggression", "chance", "alien_face")
"""Fields of events that are dice."""
THEIRS: Final = (
    aliens.AlienShot,
    aliens.Screamed,
    aliens.Called,
    aliens.LeaderRolled,
    aliens.ContactRolled,
    aliens.ContactDetected,
    turn.PriorityRolled,
    missions.CountdownRolled,
    missions.SignalAnswered,
)
"""Dice that nobody of the squad rolls for itself."""
OURS, OTHERS = "white", "black"


def event_display(texts: Texts, event: Event, box: Box) -> EventDisplay:
    """How an event is told."""
    title = isinstance(event, turn.TurnBegan)
    return EventDisplay(
        tone="heading" if title else tone(event),
        title=title,
        depth=depth(event),
        dice=tuple(_dice(texts, event, box)),
        figures=figures(event),
        steps=tuple(_steps(event)),
    )


def figures(event: Event) -> tuple[str, ...]:
    """Everybody an event is about."""
    named = [getattr(event, field) for field in FIGURES if hasattr(event, field)]
    named += getattr(event, "aliens", ())
    if isinstance(event, missions.ShipArrived | missions.ShipLeft):
        named.append(SHIP)
    return tuple(dict.fromkeys(figure for figure in named if figure))


# -- dice ------------------------------------------------------------------------------------------


def _dice(texts: Texts, event: Event, box: Box) -> Iterator[Die]:
    sides = _sides(event)
    for field in FACES:
        value = getattr(event, field, "")
        colour = OTHERS if field == "alien_face" else _colour(event, box)
        for face in (value,) if isinstance(value, str) else value:
            if face:
                label = texts.say("web-die-shows", sides=sides, face=face)
                yield Die(colour=colour, symbols=(face,), label=label)


def _sides(event: Event) -> int:
    if isinstance(event, aliens.LeaderRolled):
        return 6 if event.leader else 12
    return 10 if isinstance(event, aliens.Screamed) else 6


def _colour(event: Event, box: Box) -> str:
    """White for the squad's dice, black for those of aliens and of what is not known."""
    if isinstance(event, combat.Saved):
        return OTHERS if is_alien(box, event.figure) else OURS
    if isinstance(event, combat.DamageRolled):
        return OURS if is_alien(box, event.figure) else OTHERS
    return OTHERS if isinstance(event, THEIRS) else OURS


def is_alien(box: Box, figure: str) -> bool:
    """Whether an id is that of an alien."""
    return figure.rpartition("-")[0] in box.aliens


# -- steps -----------------------------------------------------------------------------------------


def _steps(event: Event) -> Iterator[Step]:
    """What is to be seen on the table; a way of one point starts where the figure is."""
    yield from _moves(event)
    yield from _blows(event)
    yield from _comings(event)


def _moves(event: Event) -> Iterator[Step]:
    match event:
        case turn.TrooperMoved(figure, start, end) | aliens.AlienMoved(figure, start, end):
            yield _step("move", figure, start, end)
        case aliens.ContactMoved(figure, start, end):
            yield _step("move", figure, start, end)
        case combat.KnockedBack(figure, end) | combat.FollowedUp(figure, end):
            yield _step("move", figure, end)
        case aliens.AlienTransported(figure, end):
            yield _step("move", figure, end)
        case aliens.SnapFired(_, figure, end):
            yield _step("move", figure, end)


def _blows(event: Event) -> Iterator[Step]:
    match event:
        case combat.Fired():
            yield Step(kind="attack", figure=event.shooter, target=event.target)
        case combat.AreaFired():
            yield _step("attack", event.shooter, event.at)
        case aliens.AlienShot():
            yield Step(kind="attack", figure=event.alien, target=event.target)
        case combat.BrawlRolled():
            yield Step(kind="attack", figure=event.trooper, target=event.alien)
        case combat.Wounded():
            yield Step(kind="wound", figure=event.figure)


def _comings(event: Event) -> Iterator[Step]:
    """Figures that come onto the table and leave it."""
    match event:
        case setup.TrooperDeployed(figure, at) | aliens.ContactPlaced(figure, at):
            yield _step("appear", figure, at)
        case aliens.AlienAppeared(figure, at):
            yield _step("appear", figure, at)
        case aliens.AliensRevealed():
            yield _step("leave", event.contact)
            yield from (_step("appear", alien) for alien in event.aliens)
        case missions.Joined(figure):
            yield _step("appear", figure)
        case missions.ShipArrived():
            yield _step("appear", SHIP, event.at)
        case missions.ShipLeft():
            yield _step("leave", SHIP)
        case missions.Boarded(figure) | turn.TrooperLeft(figure) | aliens.ContactRemoved(figure):
            yield _step("leave", figure)
        case combat.AlienKilled(figure) | combat.TrooperDown(figure):
            yield _step("leave", figure)


def _step(kind: str, figure: str, *places: str) -> Step:
    way = tuple((p.x, p.y) for p in map(point, places))
    return Step(kind=kind, figure=figure, way=way)  # type: ignore[arg-type]
