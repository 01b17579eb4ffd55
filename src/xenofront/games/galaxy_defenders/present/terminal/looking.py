"""Commands at a table of Galaxy Defenders: the board, figures, odds, sight, reach."""

from __future__ import annotations

from typing import Final

from xenofront.games.galaxy_defenders.present.chances import shot_of
from xenofront.games.galaxy_defenders.present.status import carried_lines
from xenofront.games.galaxy_defenders.present.terminal import board, cards, sheets
from xenofront.games.galaxy_defenders.present.terminal.chances import whole_odds
from xenofront.games.galaxy_defenders.present.terminal.figures import (
    active_agent,
    figure_of,
    place_of,
)
from xenofront.games.galaxy_defenders.present.terminal.threats import threat
from xenofront.games.galaxy_defenders.rules.ch5_terrain.map import distance, faces_toward, shut
from xenofront.games.galaxy_defenders.rules.ch7_agents.turn import reach
from xenofront.games.galaxy_defenders.rules.state import AgentId, AlienId
from xenofront.games.galaxy_defenders.text.cards import card_text
from xenofront.present.terminal.choices import choices, find, numbers_on_board
from xenofront.present.terminal.face import Command
from xenofront.present.terminal.status import status_lines
from xenofront.present.terminal.table import Table


def show_board(table: Table, rest: str) -> None:
    """The whole board; with names, the part around somebody."""
    names, _, near = rest.partition(" ")
    with_names = names.lower() in ("names", "namen")
    focus = place_of(table, near or ("" if with_names else names))
    agent = active_agent(table)
    if focus is None and agent:
        focus = table.state.agents[agent].hex
    numbers = numbers_on_board(table.game, choices(table.texts, table.game))
    shown = board.numbered(board.marks(table.state), {} if with_names else numbers)
    height = 19 if with_names else None
    table.screen.lines(
        board.picture(
            table.screen, table.state, shown, names=with_names, focus=focus, height=height
        )
    )
    table.screen.line(board.legend(table.texts, table.state), hang=2, style="dim")


def show_status(table: Table, rest: str) -> None:
    """Everybody, or one figure with everything on its sheet."""
    screen, texts, state = table.screen, table.texts, table.state
    if not rest:
        screen.lines(status_lines(screen, texts, state))
        return
    figure = figure_of(table, rest)
    if figure in state.agents:
        agent = AgentId(figure or "")
        screen.lines(sheets.agent_lines(screen, texts, state, agent))
        sheet, row = table.box.agents[agent], state.agents[agent]
        rank, kind = texts.say(f"rank-{row.rank}"), texts.say(f"class-{sheet.class_name}")
        table.say("ui-sheet", kind=kind, rank=rank, move=sheet.move)
        for line in carried_lines(texts, table.box, agent, row):
            screen.line(f"· {line}", indent=2, hang=2)
    elif figure in state.aliens:
        alien = AlienId(figure or "")
        screen.raw(sheets.alien_line(screen, texts, state, alien))
        card = table.box.aliens[state.aliens[alien].card]
        for line in card_text(texts, card, table.box).lines:
            screen.line(f"· {line}", indent=2, hang=2)
    else:
        table.say("ui-no-figure", typed=rest)


def show_odds(table: Table, rest: str) -> None:
    """The whole distribution of one attack."""
    found = find(rest, choices(table.texts, table.game)) if rest else []
    shot = shot_of(table.game, found[0].answer) if len(found) == 1 else None
    if shot is None:
        table.say("ui-usage-odds")
        return
    table.screen.lines(whole_odds(table.texts, table.state, shot))


def show_sight(table: Table, rest: str) -> None:
    """Whether one hex is seen from another, and what is in the way."""
    typed = rest.split()
    agent = active_agent(table)
    places = [place_of(table, word) for word in typed]
    if len(places) == 1 and agent:
        places.insert(0, table.state.agents[agent].hex)
    if len(places) != 2 or None in places:
        table.say("ui-usage-sight")
        return
    start, end = places
    assert start is not None
    assert end is not None
    closed = shut(table.state)
    blockers = table.box.board.blockers(start, end, closed)
    away = distance(table.state, start, end)
    table.say("ui-sight", start=start, end=end, seen="no" if blockers else "yes", away=away)
    for blocker in blockers:
        kind = table.texts.say(f"ui-blocker-{blocker.kind.replace(' ', '-')}")
        table.screen.line(f"· {kind} {blocker.name}", indent=2)
    if len(typed) == 1 and agent and not faces_toward(table.state, agent, end):
        table.say("ui-behind", agent=table.texts.name(agent, table.box))


def show_reach(table: Table, rest: str) -> None:
    """Where the active agent could walk, with the cost of each hex."""
    agent = active_agent(table)
    if agent is None:
        table.say("ui-nobody-active")
        return
    costs = {place: str(cost) for place, cost in reach(table.state, agent).items() if cost}
    shown = board.numbered(board.marks(table.state), costs)
    focus = table.state.agents[agent].hex
    table.screen.lines(board.picture(table.screen, table.state, shown, focus=focus))
    table.say("ui-reach", agent=table.texts.name(agent, table.box), count=len(costs))


COMMANDS: Final[dict[str, Command]] = {
    "board": show_board,
    "status": show_status,
    "odds": show_odds,
    "sight": show_sight,
    "reach": show_reach,
    "threat": threat,
    "card": cards.card,
}
