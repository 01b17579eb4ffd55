"""What always holds of master aliens, prime swarms, and of who is dragged along."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from xenofront.games.galaxy_defenders.rules import procedures as gd
from xenofront.games.galaxy_defenders.rules.ch8_aliens.swarms import bearers
from xenofront.games.galaxy_defenders.rules.expansions.stages import is_master
from xenofront.games.galaxy_defenders.rules.state import operative
from xenofront.lab.laws import Moment


def _open(moment: Moment, *kinds: type[Any]) -> bool:
    return any(isinstance(frame, kinds) for frame in moment.game.stack)


def masters_hunt(moment: Moment) -> Iterator[str]:
    """GX-11.3.1.u: once there is an alpha agent, each master hunts somebody operative."""
    state: Any = moment.game.state
    masters = {alien for alien in state.aliens if is_master(state, alien)}
    if state.alpha and masters != {*state.menace}:
        yield f"masters are {sorted(masters)}, tokens those of {sorted(state.menace)}"
    alive = operative(state)
    for alien, token in state.menace.items():
        settled = not _open(moment, gd.AgentDeath, gd.HandOver, gd.LeaveMap)
        if alive and settled and token.holder not in alive:
            yield f"{alien} hunts {token.holder}, who is not there"
        if token.level not in (1, 2):
            yield f"{alien} has menace {token.level}"


def swarms_share(moment: Moment) -> Iterator[str]:
    """GX-11.6.m: what lies on the card of a prime swarm is the same for both figures."""
    state: Any = moment.game.state
    for alien, row in state.aliens.items():
        for other in bearers(state, alien):
            twin = state.aliens[other]
            if (twin.lock, twin.criticals, twin.used) != (row.lock, row.criticals, row.used):
                yield f"{alien} and {other} differ in what lies on their card"


def who_is_dragged(moment: Moment) -> Iterator[str]:
    """GX-7.3.f: somebody is dragged only while a movement lasts."""
    state: Any = moment.game.state
    for name, row in state.agents.items():
        if row.seized_by and not _open(moment, gd.Move, gd.CarryOff, gd.PutDown):
            yield f"{name} is dragged by {row.seized_by}, and nobody moves"
