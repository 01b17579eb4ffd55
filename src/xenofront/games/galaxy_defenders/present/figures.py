"""Who and what is meant by what somebody types, and every answer one could think of."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from xenofront.games.galaxy_defenders.present.places import letters, mover, where
from xenofront.games.galaxy_defenders.rules.ch7_agents.turn import VERBS
from xenofront.games.galaxy_defenders.rules.state import AgentId, GDState
from xenofront.geometry.hexes.grid import DIRECTIONS, HexId, name, neighbour
from xenofront.kernel import Game, Question
from xenofront.present.finding import begins_words, in_words
from xenofront.text.texts import Texts


def figure_of(texts: Texts, state: GDState, typed: str) -> str | None:
    """A figure by its id, name or letters on the board."""
    low = typed.lower()
    for figure in (*state.agents, *state.aliens, *state.signals):
        names = (figure, letters(state, figure), texts.name(figure, state.box))
        if low in (known.lower() for known in names):
            return str(figure)
    found = [
        figure
        for figure in (*state.agents, *state.aliens)
        if texts.name(figure, state.box).lower().startswith(low)
    ]
    return found[0] if len(found) == 1 else None


def place_of(texts: Texts, state: GDState, typed: str) -> HexId | None:
    """A hex by its name, or by who stands there."""
    if typed in state.box.board.coordinate:
        return HexId(typed)
    figure = figure_of(texts, state, typed)
    return where(state, figure) if figure else None


# -- answers, allowed or not -----------------------------------------------------------------------


def meant(texts: Texts, game: Game, wanted: str) -> list[str]:
    """What somebody may mean: an answer's key, or words that only conceivable answers have."""
    thinkable = dict.fromkeys(conceivable(game))
    if wanted in thinkable:
        return [wanted]
    state: Any = game.state
    walker = mover(game)
    if walker is not None:
        if wanted.upper() in DIRECTIONS:
            here = state.box.board.coordinate[state.agents[walker].hex]
            return [name(neighbour(here, wanted.upper()))]  # type: ignore[arg-type]
        if wanted in state.box.board.coordinate:
            return [wanted]
    also = {figure: letters(state, figure) for figure in (*state.aliens, *state.agents)}
    found = []
    for key in thinkable:
        marks = [also[word] for word in key.split(" ") if word in also]
        if begins_words(wanted.lower(), f"{in_words(texts, game, key)} {key} {' '.join(marks)}"):
            found.append(key)
    verb = wanted.split(" ", maxsplit=1)[0]
    return found or ([wanted] if verb in VERBS and len(wanted.split(" ")) > 1 else [])


def conceivable(game: Game) -> Iterator[str]:
    """Every answer one could think of, allowed or not."""
    pending, state = game.pending, game.state
    if pending is None:
        return
    yield from pending.options
    if not isinstance(pending, Question) or pending.what != "activity":
        return
    assert isinstance(state, GDState)
    seat = AgentId(pending.seat)
    row = state.agents[seat]
    yield from ("move", "turn", "search", "evade", "end")
    yield from _with_weapons(state, seat)
    yield from (f"use {power}" for power in (*row.powers, *row.devices))
    yield from (f"bash {door}" for door in state.locks)
    for action in state.box.mission.actions:
        doors = [f"special {action.id} {door}" for door in action.doors]
        yield from doors or [f"special {action.id}"]
    area = state.box.board.area_of[row.hex]
    yield from (f"redeploy {place}" for place in state.box.board.members[area])


def _with_weapons(state: GDState, seat: AgentId) -> Iterator[str]:
    for slot in state.agents[seat].weapons:
        weapon = state.box.weapons[slot.id]
        if weapon.kind == "healing":
            yield from (f"treat {slot.id} {agent}" for agent in state.agents)
            continue
        for target in (*state.aliens, *(a for a in state.agents if a != seat)):
            yield f"attack {slot.id} {target}"
            if weapon.area_for_ammo:
                yield f"attack {slot.id} {target} area"
        yield from (f"unjam {slot.id} {activity}" for activity in ("movement", "combat"))
