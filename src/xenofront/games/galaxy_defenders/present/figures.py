"""Which answers are meant by what somebody types, and every answer one could think of."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from xenofront.games.galaxy_defenders.present.places import letters, mover
from xenofront.games.galaxy_defenders.rules.ch5_terrain.map import shut
from xenofront.games.galaxy_defenders.rules.ch7_agents import menu
from xenofront.games.galaxy_defenders.rules.ch7_agents.menu import NextActivity
from xenofront.games.galaxy_defenders.rules.ch7_agents.targets import at_hand
from xenofront.games.galaxy_defenders.rules.choices import OpenLock, Use
from xenofront.games.galaxy_defenders.rules.names import FIGURES
from xenofront.games.galaxy_defenders.rules.state import AgentId, GDState
from xenofront.geometry.hexes.grid import DIRECTIONS, name, neighbour
from xenofront.kernel import Choice, Game
from xenofront.kernel.choices import values_of
from xenofront.present.finding import begins_words, in_words
from xenofront.text.texts import Texts


def meant(texts: Texts, game: Game, wanted: str) -> list[str]:
    """What somebody may mean: an answer's key, or words that only conceivable answers have."""
    thinkable = {str(choice): choice for choice in conceivable(game)}
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
    found = []
    for key, choice in thinkable.items():
        marks = " ".join(letters(state, figure) for figure in named(choice))
        if begins_words(wanted.lower(), f"{in_words(texts, game, choice)} {key} {marks}"):
            found.append(key)
    return found or ([wanted] if _could_be_read(game, wanted) else [])


def _could_be_read(game: Game, wanted: str) -> bool:
    """Whether it is an answer of the menu, even if nobody would think of it."""
    return isinstance(game.pending, NextActivity) and game.pending.read(wanted) is not None


def named(choice: object) -> list[str]:
    """The figures that an answer names."""
    return values_of(choice, *FIGURES) if isinstance(choice, Choice) else []


def conceivable(game: Game) -> Iterator[Choice | str]:
    """Every answer one could think of, allowed or not."""
    pending, state = game.pending, game.state
    if pending is None:
        return
    yield from pending.choices
    if not isinstance(pending, NextActivity):
        return
    assert isinstance(state, GDState)
    agent = pending.agent
    row = state.agents[agent]
    yield from (menu.MOVE, menu.TURN, menu.SEARCH, menu.EVADE, menu.END_TURN)
    yield from _with_weapons(state, agent)
    yield from map(Use, (*row.powers, *row.devices))
    yield from map(menu.Bash, (*state.locks, *state.sealed))
    yield from map(OpenLock, state.sealed)
    for action in state.box.mission.actions:
        yield from (menu.SpecialAt(action.id, door) for door in action.doors)
        if not action.doors:
            yield menu.Special(action.id)
    area = state.box.board.area_of[row.hex]
    yield from (menu.STAND_UP, menu.RECALL)
    yield from map(menu.Unequip, state.box.board.neighbours(row.hex, shut(state)))
    yield from map(menu.Redeploy, state.box.board.members[area])


def _with_weapons(state: GDState, seat: AgentId) -> Iterator[Choice]:
    for slot in at_hand(state, seat):
        weapon = state.box.weapons[slot.id]
        if weapon.kind == "healing":
            yield from (menu.Treat(slot.id, agent) for agent in state.agents)
            continue
        for target in (*state.aliens, *state.objects, *(a for a in state.agents if a != seat)):
            yield menu.Attack(slot.id, target)
            if weapon.area_for_ammo:
                yield menu.Attack(slot.id, target, area=True)
        yield from (menu.Unjam(slot.id, activity) for activity in ("movement", "combat"))
