"""Answers to a player's own questions: why, why not, what blocks the view, what would it do."""

from __future__ import annotations

from collections.abc import Iterator

from xenofront.cli.terminal import board
from xenofront.cli.terminal.choices import Choice, containing
from xenofront.cli.terminal.table import Table
from xenofront.geometry.hexes import DIRECTIONS, HexId, name, neighbour
from xenofront.kernel import Ask
from xenofront.library.content_errors import did_you_mean
from xenofront.library.message_files import plain_words
from xenofront.library.rulebook import UnknownRule, all_ids
from xenofront.systems.galaxy_defenders.ch5_terrain.map import distance, faces_toward, shut
from xenofront.systems.galaxy_defenders.ch7_agents.turn import VERBS, reach
from xenofront.systems.galaxy_defenders.state import AgentId, AlienId, operative


def show_rule(table: Table, rule_id: str) -> None:
    """A rule's text, in our words, and the ruling where the book is silent."""
    try:
        rule = table.texts.rule(rule_id)
    except UnknownRule:
        hint = did_you_mean(rule_id, all_ids())
        table.say("ui-no-rule", rule=rule_id, hint=hint)
        return
    table.screen.line(f"[{rule.id}] {rule.title}", style="heading")
    table.screen.line(rule.text, indent=2)
    if rule.ruling:
        table.screen.line(rule.ruling, indent=2, style="dim")


def why(table: Table) -> None:
    """The way through the rulebook to the pending question."""
    for depth, frame in enumerate(table.game.why()):
        title = table.texts.say(f"procedure-{frame.procedure}")
        table.screen.line(f"{title} ({frame.citation})", indent=2 * depth)
    pending = table.game.pending
    if pending is not None:
        table.screen.line(table.texts.question(pending, table.box), style="heading")
        show_rule(table, pending.rule)


# -- why not ---------------------------------------------------------------------------------------


def why_not(table: Table, wanted: str) -> None:
    """The rule that forbids something that somebody would like to do."""
    keys = _meant(table, wanted)
    if not keys:
        table.say("ui-not-understood", typed=wanted, hint="")
        return
    for key in keys[:4]:
        rule = table.game.why_not(key)
        words = _in_words(table, key)
        if rule is None:
            table.say("ui-allowed", choice=words)
        else:
            table.say("ui-forbidden", choice=words, rule=rule or "-")
            if rule:
                show_rule(table, rule)
    if len(keys) > 4:
        table.say("ui-more", count=len(keys) - 4)


def refused(table: Table, typed: str) -> bool:
    """If what was typed can only mean things that are forbidden now, say by which rules."""
    keys = [] if typed.isdigit() else _meant(table, typed)
    if not keys or len(keys) > 4 or any(table.game.why_not(key) is None for key in keys):
        return False
    why_not(table, typed)
    return True


def _in_words(table: Table, key: str) -> str:
    pending = table.game.pending
    assert pending is not None
    try:
        return table.texts.option(pending, key, table.box)
    except (KeyError, ValueError):
        return plain_words(key)


def _meant(table: Table, wanted: str) -> list[str]:
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
    known = [Choice(n, key, _in_words(table, key)) for n, key in enumerate(thinkable)]
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


# -- the map ---------------------------------------------------------------------------------------


def figure_of(table: Table, typed: str) -> str | None:
    """A figure by its id, name or letters on the board."""
    state = table.state
    for figure in (*state.agents, *state.aliens, *state.signals):
        names = (figure, _letters(table, figure), table.texts.name(figure, table.box))
        if typed.lower() in (name.lower() for name in names):
            return figure
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


def sight(table: Table, typed: list[str]) -> None:
    """Whether one hex is seen from another, and what is in the way."""
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


def show_reach(table: Table) -> None:
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
