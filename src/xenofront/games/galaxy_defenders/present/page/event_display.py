"""How events are told and seen: dice as faces, and steps to be played on the board."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from xenofront.games.galaxy_defenders.content.effects import Run
from xenofront.games.galaxy_defenders.present.event_styles import depth, tone
from xenofront.games.galaxy_defenders.present.page.dice import colours_of, drawn_die
from xenofront.games.galaxy_defenders.present.page.drawing import Point, drawing
from xenofront.games.galaxy_defenders.present.page.ways import hexes_between
from xenofront.games.galaxy_defenders.rules import events
from xenofront.games.galaxy_defenders.rules.box import Box
from xenofront.games.galaxy_defenders.rules.ch7_agents.devices.scanner import HUMAN
from xenofront.games.galaxy_defenders.rules.ch8_aliens.paths import passes_barriers
from xenofront.geometry.hexes.grid import HexId, name
from xenofront.geometry.hexes.terrain import hexes_of_side
from xenofront.kernel import Event
from xenofront.present.messages.log import Step
from xenofront.present.presenter import EventDisplay
from xenofront.text.texts import Texts

FIGURES: Final = ("agent", "unit", "attacker", "target", "alien", "signal", "controller")
"""Fields of events that name figures."""
LEAVES: Final = (
    events.AlienDied,
    events.FigureDied,
    events.AgentDied,
    events.DroneDestroyed,
    events.NpcDied,
    events.ObjectDestroyed,
    events.SignalRevealed,
    events.SignalDestroyed,
    events.LeftMap,
)
APPEARS: Final = (
    events.AlienArrived,
    events.SignalPlaced,
    events.DroneDeployed,
    events.NpcArrived,
)


def event_display(
    texts: Texts, event: Event, box: Box, earlier: Sequence[Event] = ()
) -> EventDisplay:
    """How an event is told; ``earlier`` events say with which weapon a roll was made."""
    faces = tuple(getattr(event, "faces", ())) or tuple(filter(None, (getattr(event, "face", ""),)))
    colours = colours_of(event, faces, box, earlier) if faces else ()
    title = isinstance(event, events.RoundBegan)
    return EventDisplay(
        tone="heading" if title else tone(event),
        title=title,
        depth=depth(event),
        dice=tuple(drawn_die(texts, *die) for die in zip(faces, colours, strict=True)),
        figures=_figures(event, box),
        steps=_steps(event, box),
    )


def _figures(event: Event, box: Box) -> tuple[str, ...]:
    """Everybody an event is about."""
    named = [getattr(event, field) for field in FIGURES if hasattr(event, field)]
    named += getattr(event, "awakes", ())
    return tuple(dict.fromkeys(figure for figure in named if figure))


# -- steps -----------------------------------------------------------------------------------------


def _steps(event: Event, box: Box) -> tuple[Step, ...]:
    """What is to be seen on the board; a way of one point starts where the figure is."""
    step = _move(event, box) or _blow(event, box) or _coming(event, box)
    return (step,) if step else ()


def _move(event: Event, box: Box) -> Step | None:
    match event:
        case events.Stepped(agent, start, end):
            return _walk(box, agent, start, end)
        case events.SteppedBack(agent, end) | events.Redeployed(agent, end):
            return _walk(box, agent, end)
        case events.AgentTransferred(agent, end) | events.Deployed(agent, end):
            return _walk(box, agent, end)
        case events.Dragged(_, agent, end) | events.PutDown(_, agent, end):
            return _walk(box, agent, end)
        case events.Leapt(agent, window, end):
            starts = [place for place in map(name, hexes_of_side(window)) if place != end]
            return _walk(box, agent, *starts, end)
        case events.SuitLeft(agent, _, end):
            return _walk(box, agent, end)
        case events.NpcMoved(unit, start, end):
            over = box.npcs[unit].flying
            return _walk(box, unit, *_way(box, start, end, (), over_barriers=over))
        case events.AlienPushed(alien, start, end):
            return _walk(box, alien, start, end)
        case events.AlienMoved(alien, route, start, end):
            over = passes_barriers(box.aliens[alien.rpartition("-")[0]])
            return _walk(box, alien, *_way(box, start, end, route, over_barriers=over))
        case events.SignalMoved(signal, start, end):
            return _walk(box, signal, *_way(box, start, end, ()))
    return None


def _way(
    box: Box, start: str, end: str, route: tuple[str, ...], *, over_barriers: bool = False
) -> tuple[HexId, ...]:
    """The hexes that a figure passes on its way through areas; tokens on doors are not known."""
    board = box.board
    here, areas = HexId(start), [area for area in board.areas if area in route]
    within = (board.area_of[here], *areas) if areas else ()
    return hexes_between(
        board, here, HexId(end), board.shut(()), within, over_barriers=over_barriers
    )


def _walk(box: Box, figure: str, *places: str) -> Step:
    return Step(kind="move", figure=figure, way=_points(box, *places))


def _points(box: Box, *places: str) -> tuple[Point, ...]:
    drawn = drawing(box.board)
    return tuple(drawn.centre(place) for place in places)


def _blow(event: Event, box: Box) -> Step | None:
    match event:
        case events.AttackDeclared(attacker, weapon, target) if not _is_delayed(box, weapon):
            return Step(kind="attack", figure=attacker, target=target)
        case events.Wounded(unit):
            return Step(kind="wound", figure=unit)
    return None


def _is_delayed(box: Box, weapon: str) -> bool:
    """Whether it strikes by itself, and who laid or called it may be gone by then."""
    power = box.powers.get(weapon)
    return power is not None and any(isinstance(effect, Run) for effect in power.effects)


def _coming(event: Event, box: Box) -> Step | None:
    """Figures that come onto the map and leave it."""
    named = (getattr(event, field, "") for field in ("alien", "signal", "unit", "agent"))
    figure = next(filter(None, named), "")
    if isinstance(event, APPEARS):
        return Step(kind="appear", figure=figure, way=_points(box, event.hex))
    if isinstance(event, LEAVES) or (
        isinstance(event, events.SignalScanned) and event.token == HUMAN
    ):
        return Step(kind="leave", figure=figure, way=_points(box, event.hex))
    return None
