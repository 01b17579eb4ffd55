"""Where somebody who walks could go: the way, its cost, who would see and could attack."""

from __future__ import annotations

from collections.abc import Iterator

from xenofront.games.galaxy_defenders.present.page.drawing import drawing
from xenofront.games.galaxy_defenders.present.page.threats import intent
from xenofront.games.galaxy_defenders.present.walking import goals, plan_to, walk
from xenofront.games.galaxy_defenders.rules.ch8_aliens.foresight import foresight
from xenofront.games.galaxy_defenders.rules.ch8_aliens.oracle import sightings
from xenofront.games.galaxy_defenders.rules.state import AgentId, AlienId, GDState, HexId
from xenofront.kernel import Game
from xenofront.present.messages.base import Line, Tone
from xenofront.present.messages.looks import Intent, Look, Looked, Stroke, Tint
from xenofront.text.texts import Texts


def way(texts: Texts, game: Game, look: Look) -> Looked:
    """The way to a hex, and what would be looking at whoever stood there."""
    state, walks = game.state, walk(game)
    assert isinstance(state, GDState)
    place = look.second or look.first
    if walks is None or place not in goals(game):
        raise LookupError(texts.say("web-no-answer", typed=place))
    keys = plan_to(game, place)
    steps = (state.agents[walks.agent].hex, *map(HexId, keys[len(walks.first) :]))
    cost, drawn = len(steps) - 1, drawing(state.box.board)
    then = state.copy()
    then.change_agent(walks.agent, hex=HexId(place))
    seers = would_see(then, walks.agent)
    attackers = would_attack(then, walks.agent)
    text = texts.say("way-cost", cost=cost, points=walks.points)
    return Looked(
        id=look.id,
        about=look.about,
        title=texts.say("web-way-title", hex=place),
        lines=(Line(text=text), *_lines(texts, then, seers, attackers)),
        tints=(Tint(cell=place, tone="choice", text=str(cost)),),
        strokes=(
            Stroke(
                kind="way",
                points=tuple(drawn.centre(step) for step in steps),
                tone="choice",
                text=str(cost),
            ),
        ),
        intents=_intents(texts, then, attackers),
        figures=tuple(seers),
        keys=tuple(keys),
    )


def would_see(state: GDState, agent: AgentId) -> list[AlienId]:
    """The aliens that would notice an agent."""
    return [alien for alien in state.aliens if agent in dict(sightings(state, alien)[1])]


def would_attack(state: GDState, agent: AgentId) -> list[AlienId]:
    """The aliens that would attack an agent if they acted then."""
    seen = {alien: foresight(state, alien) for alien in state.aliens}
    return [alien for alien, one in seen.items() if (one.kind, one.target) == ("attack", agent)]


def _lines(
    texts: Texts, state: GDState, seers: list[AlienId], attackers: list[AlienId]
) -> Iterator[Line]:
    found: tuple[tuple[str, list[AlienId], Tone], ...] = (
        ("seen", seers, "warn"),
        ("attacked", attackers, "bad"),
    )
    for word, aliens, tone in found:
        names = ", ".join(texts.name(alien, state.box) for alien in aliens)
        text = texts.say(f"way-{word}", count=len(aliens), names=names)
        yield Line(text=text, tone=tone if aliens else "good")


def _intents(texts: Texts, state: GDState, aliens: list[AlienId]) -> tuple[Intent, ...]:
    return tuple(intent(texts, state, alien) for alien in aliens)
