"""Who and what is meant by what somebody types at a table of Galaxy Defenders."""

from __future__ import annotations

from collections.abc import Iterator

from xenofront.cli.terminal.choices import Choice, containing
from xenofront.cli.terminal.explain import in_words
from xenofront.cli.terminal.galaxy_defenders import board
from xenofront.cli.terminal.table import Table
from xenofront.geometry.hexes import DIRECTIONS, HexId, name, neighbour
from xenofront.kernel import Ask
from xenofront.systems.galaxy_defenders.ch7_agents.turn import VERBS
from xenofront.systems.galaxy_defenders.state import AgentId, AlienId, operative


def figure_of(table: Table, typed: str) -> str | None:
    """A figure by its id, name or letters on the board."""
    state = table.state
    for figure in (*state.agents, *state.aliens, *state.signals):
        names = (figure, _letters(table, figure), table.texts.name(figure, table.box))
        if typed.lower() in (name.lower() for name in names):
            return str(figure)
    low = typed.lower()
    found = [
        figure
        for figure in (*state.agents, *state.aliens)
        if table.texts.name(figure, table.box).lower().startswith(low)
    ]
    return found[0] if len(found) == 1 else None


def _letters(table: Table, figure: str) -> str:
    if figure in table.state.aliens:
        return board.alien_letters(table.state, AlienId(figure))
    return board.agent_letters(figure) if figure in table.state.agents else figure


def place_of(table: Table, typed: str) -> HexId | None:
    """A hex by its name, or by who stands there."""
    if typed in table.box.board.coordinate:
        return HexId(typed)
    figure = figure_of(table, typed)
    return board.where(table.state, figure) if figure else None


def active_agent(table: Table) -> AgentId | None:
    pending = table.game.pending
    seat = pending.seat if isinstance(pending, Ask) else table.state.active
    return AgentId(seat) if seat in operative(table.state) else None


# -- answers, allowed or not -----------------------------------------------------------------------


def meant(table: Table, wanted: str) -> list[str]:
    """What somebody may mean: an answer's key, or words that only conceivable answers have."""
    thinkable = dict.fromkeys(conceivable(table))
    if wanted in thinkable:
        return [wanted]
    verb = wanted.split(" ", maxsplit=1)[0]
    pending = table.game.pending
    if isinstance(pending, Ask) and pending.what == "hex":
        if wanted.upper() in DIRECTIONS:
            here = table.box.board.coordinate[table.state.agents[AgentId(pending.seat)].hex]
            return [name(neighbour(here, wanted.upper()))]  # type: ignore[arg-type]
        if wanted in table.box.board.coordinate:
            return [wanted]
    known = [Choice(n, key, in_words(table, key)) for n, key in enumerate(thinkable)]
    for figure in (*table.state.aliens, *table.state.agents):
        letters = _letters(table, figure)
        known = [c._replace(also=letters) if figure in c.key.split(" ") else c for c in known]
    found = [choice.key for choice in containing(wanted.lower(), known)]
    return found or ([wanted] if verb in VERBS and len(wanted.split(" ")) > 1 else [])


def conceivable(table: Table) -> Iterator[str]:
    """Every answer one could think of, allowed or not."""
    pending = table.game.pending
    if pending is None:
        return
    yield from pending.options
    if not isinstance(pending, Ask) or pending.what != "activity":
        return
    state, seat = table.state, AgentId(pending.seat)
    row = state.agents[seat]
    yield from ("move", "turn", "search", "evade", "end")
    for slot in row.weapons:
        weapon = table.box.weapons[slot.id]
        if weapon.kind == "healing":
            yield from (f"treat {slot.id} {agent}" for agent in state.agents)
            continue
        for target in (*state.aliens, *(a for a in state.agents if a != seat)):
            yield f"attack {slot.id} {target}"
            if weapon.area_for_ammo:
                yield f"attack {slot.id} {target} area"
        yield from (f"unjam {slot.id} {activity}" for activity in ("movement", "combat"))
    yield from (f"use {power}" for power in (*row.powers, *row.devices))
    yield from (f"bash {door}" for door in state.locks)
    for action in table.box.mission.actions:
        doors = [f"special {action.id} {door}" for door in action.doors]
        yield from doors or [f"special {action.id}"]
    area = table.box.board.area_of[row.hex]
    yield from (f"redeploy {place}" for place in table.box.board.members[area])
