"""What an answer would do, as far as it can be known."""

from __future__ import annotations

from xenofront.games.galaxy_defenders.present import answers
from xenofront.games.galaxy_defenders.present.chances import shot_of
from xenofront.games.galaxy_defenders.present.page.drawing import drawing
from xenofront.games.galaxy_defenders.present.page.odds import attack_line, odds_lines
from xenofront.games.galaxy_defenders.present.page.question import point_of
from xenofront.games.galaxy_defenders.present.page.ways import alien_way
from xenofront.games.galaxy_defenders.present.places import spot
from xenofront.games.galaxy_defenders.present.walking import goals, plan_to, walk
from xenofront.games.galaxy_defenders.rules.ch7_agents import menu
from xenofront.games.galaxy_defenders.rules.ch7_agents.movement import NextHex
from xenofront.games.galaxy_defenders.rules.ch8_aliens.activation import AlienWay
from xenofront.games.galaxy_defenders.rules.ch8_aliens.verdicts import At, Via, Way
from xenofront.games.galaxy_defenders.rules.choices import ToHex
from xenofront.games.galaxy_defenders.rules.state import GDState
from xenofront.kernel import Choice, Game
from xenofront.present.finding import offered
from xenofront.present.messages.base import Line
from xenofront.present.messages.looks import Look, Looked, Ring, Stroke, Tint
from xenofront.text.texts import Texts

RADIUS = 900


def preview(texts: Texts, game: Game, look: Look) -> Looked:
    """The way of a plan, the line and odds of an attack, the place of anything else."""
    ask, state, key = game.pending, game.state, look.first
    assert isinstance(state, GDState)
    if ask is None:
        raise LookupError(texts.say("web-over"))
    choice = offered(ask, key)
    if choice is None:
        if key not in goals(game):
            raise LookupError(texts.say("web-no-answer", typed=key))
        return _walk(texts, game, state, look)
    shot = shot_of(game, choice)
    if shot:
        lines = tuple(odds_lines(texts, state, shot))
        return _looked(texts, game, look, lines, attack_line(state, shot.attacker, shot.target))
    if choice == menu.MOVE:
        tints = tuple(
            Tint(cell=place, tone="choice", text=str(cost)) for place, cost in goals(game).items()
        )
        return _looked(texts, game, look, tints=tints)
    return _elsewhere(texts, game, state, look, choice)


def _looked(
    texts: Texts,
    game: Game,
    look: Look,
    lines: tuple[Line, ...] = (),
    strokes: tuple[Stroke, ...] = (),
    tints: tuple[Tint, ...] = (),
    rings: tuple[Ring, ...] = (),
) -> Looked:
    return Looked(
        id=look.id,
        about=look.about,
        title=answers.words(texts, game, look.first),
        lines=lines,
        tints=tints,
        strokes=strokes,
        rings=rings,
        keys=(look.first,),
    )


def _walk(texts: Texts, game: Game, state: GDState, look: Look) -> Looked:
    """The way to a hex that several answers lead to."""
    walks, drawn = walk(game), drawing(state.box.board)
    assert walks is not None
    keys = plan_to(game, look.first)
    way = [state.agents[walks.agent].hex, *keys[len(walks.first) :]]
    cost = len(way) - 1
    name = texts.name(walks.agent, state.box)
    points = tuple(drawn.centre(place) for place in way)
    text = texts.say("web-way", name=name, hex=look.first, cost=cost, points=walks.points)
    return Looked(
        id=look.id,
        about=look.about,
        title=texts.say("web-way-title", hex=look.first),
        lines=(Line(text=text),),
        tints=(Tint(cell=look.first, tone="choice", text=str(cost)),),
        strokes=(Stroke(kind="way", points=points, tone="choice", text=str(cost)),),
        keys=tuple(keys),
    )


def _elsewhere(
    texts: Texts, game: Game, state: GDState, look: Look, choice: Choice | str
) -> Looked:
    """Where an answer is on the board: a step, an alien's way, a figure, a door."""
    ask = game.pending
    meant, drawn = spot(game, choice), drawing(state.box.board)
    if isinstance(ask, NextHex) and isinstance(choice, ToHex):
        reached = choice.hex in goals(game)
        return _walk(texts, game, state, look) if reached else _step(texts, game, look)
    strokes: tuple[Stroke, ...] = ()
    if isinstance(ask, AlienWay) and isinstance(choice, Via | At):
        via = choice.via if isinstance(choice, Via) else None
        alien, way = ask.alien, Way(choice.target, via, choice.end)
        points = tuple(drawn.centre(place) for place in alien_way(state, alien, way))
        if len(points) > 1:
            strokes = (Stroke(kind="threat", points=points, tone="bad"),)
    tints = (Tint(cell=meant.hex, tone="choice"),) if meant.hex in state.box.board.area_of else ()
    point = point_of(game, choice)
    rings: tuple[Ring, ...] = ()
    if point and not tints:
        rings = (Ring(x=point[0], y=point[1], radius=RADIUS, tone="choice"),)
    return _looked(texts, game, look, strokes=strokes, tints=tints, rings=rings)


def _step(texts: Texts, game: Game, look: Look) -> Looked:
    """A step into a hex where nobody may stay."""
    lines = (Line(text=texts.say("web-pass-through", hex=look.first), tone="warn"),)
    tints = (Tint(cell=look.first, tone="warn"),)
    return _looked(texts, game, look, lines=lines, tints=tints)
