"""What a player asks about without changing anything."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from msgspec.structs import replace

from xenofront.games.galaxy_defenders.content.effects import MoveAdjacent, MoveAway, MoveToward
from xenofront.games.galaxy_defenders.present.page.figures import all_figures
from xenofront.games.galaxy_defenders.present.page.markers import edge_states, markers
from xenofront.games.galaxy_defenders.present.page.odds import odds
from xenofront.games.galaxy_defenders.present.page.phrases import (
    hex_words,
    range_words,
    relation,
    seen_by,
)
from xenofront.games.galaxy_defenders.present.page.pointing import way
from xenofront.games.galaxy_defenders.present.page.preview import preview
from xenofront.games.galaxy_defenders.present.page.sight import place, sight
from xenofront.games.galaxy_defenders.present.page.threats import threat
from xenofront.games.galaxy_defenders.present.page.why_not import why_not
from xenofront.games.galaxy_defenders.present.places import active_agent
from xenofront.games.galaxy_defenders.present.status import carried_lines
from xenofront.games.galaxy_defenders.present.walking import goals, walk
from xenofront.games.galaxy_defenders.rules.ch7_agents import menu
from xenofront.games.galaxy_defenders.rules.ch7_agents.turn import reach as reach_of
from xenofront.games.galaxy_defenders.rules.ch8_aliens.paths import walk_of
from xenofront.games.galaxy_defenders.rules.state import AgentId, AlienId, GDState, HexId
from xenofront.games.galaxy_defenders.text.cards import card_text
from xenofront.games.galaxy_defenders.text.cards.index import all_cards, find, near, title
from xenofront.kernel import Game
from xenofront.present.messages.base import Line, Tone
from xenofront.present.messages.looks import Look, Looked, Tint
from xenofront.present.presenter import PlayerView
from xenofront.text.texts import Texts

AT_ONCE: Final = 3
"""So many cards of one name are all shown."""


def look(seen: PlayerView, asked: Look) -> Looked:
    """The answer to a look; LookupError if there is no such thing."""
    return _LOOKS[asked.about](seen.texts, seen.game, asked)


# -- figures and places ----------------------------------------------------------------------------


def figure(texts: Texts, game: Game, asked: Look) -> Looked:
    """Everything about a figure: how it is, and what its sheet or card says."""
    state = game.state
    assert isinstance(state, GDState)
    shown = next((f for f in all_figures(texts, game) if f.id == asked.first), None)
    if shown is None and asked.first not in state.agents:
        raise LookupError(texts.say("web-no-figure", typed=asked.first))
    title = shown.name if shown else texts.name(asked.first, state.box)
    lines = [Line(text=shown.label)] if shown else []
    if asked.first in state.agents:
        agent = AgentId(asked.first)
        row = state.agents[agent]
        if not row.alive:
            gone = texts.say("ui-left-map" if row.left else "ui-dead")
            lines.append(Line(text=gone, tone="bad"))
        lines += [Line(text=t, depth=1) for t in carried_lines(texts, state.box, agent, row)]
    elif asked.first in state.aliens:
        card = state.box.aliens[state.aliens[AlienId(asked.first)].card]
        said = card_text(texts, card, state.box)
        lines += [Line(text=text, depth=1) for text in said.lines]
    tints = (Tint(cell=shown.cell, tone="plain"),) if shown else ()
    return Looked(id=asked.id, about=asked.about, title=title, lines=tuple(lines), tints=tints)


def whereabouts(texts: Texts, game: Game, asked: Look) -> Looked:
    """A hex: what it is, who and what is there, how far it is, who sees it."""
    state = game.state
    assert isinstance(state, GDState)
    here = place(texts, state, asked.first)
    board = state.box.board
    around = (Tint(cell=cell, tone="dim") for cell in board.members[board.area_of[here]])
    return Looked(
        id=asked.id,
        about=asked.about,
        title=texts.say("web-hex-title", hex=here),
        lines=tuple(_of_hex(texts, game, state, here)),
        tints=(*(tint for tint in around if tint.cell != here), Tint(cell=here, tone="plain")),
    )


def _of_hex(texts: Texts, game: Game, state: GDState, here: HexId) -> Iterator[Line]:
    board = state.box.board
    yield Line(text=hex_words(texts, board, here))
    for there in all_figures(texts, game):
        if there.cell == here:
            yield Line(text=there.label)
    for marker in markers(texts, state):
        if marker.cell == here:
            yield Line(text=marker.label)
    for edge in edge_states(texts, state):
        if here in edge.id.split("|"):
            tone: Tone = "plain" if edge.state == "open" else "warn"
            yield Line(text=edge.label, tone=tone)
    viewer = active_agent(game)
    if here in board.terrain.blocked:
        return
    if viewer is not None and state.agents[viewer].hex != here:
        there_from = state.agents[viewer].hex
        yield Line(text=relation(texts, texts.name(viewer, state.box), there_from, here))
        yield Line(text=range_words(texts, state, there_from, here))
    yield Line(text=seen_by(texts, state, here))


# -- reach -----------------------------------------------------------------------------------------


def reach(texts: Texts, game: Game, asked: Look) -> Looked:
    """Where somebody can get to, with the cost of each hex."""
    state, walks = game.state, walk(game)
    assert isinstance(state, GDState)
    walker = asked.first or (walks.agent if walks else active_agent(game) or "")
    if walker in state.aliens:
        return _alien_reach(texts, state, asked, AlienId(walker))
    if walker not in state.agents or not state.agents[AgentId(walker)].alive:
        missing = "web-no-walker" if walker else "ui-nobody-active"
        raise LookupError(texts.say(missing, typed=walker))
    name = texts.name(walker, state.box)
    lines: list[Line] = []
    tone: Tone = "choice"
    if walks and walks.agent == walker:
        costs = goals(game)
    else:
        costs = {p: cost for p, cost in reach_of(state, AgentId(walker)).items() if cost}
        tone = "dim"
        lines += _held(texts, game, walker)
    lines.insert(0, Line(text=texts.say("ui-reach", agent=name, count=len(costs))))
    return Looked(
        id=asked.id,
        about=asked.about,
        title=texts.say("web-reach-title", name=name),
        lines=tuple(lines),
        tints=tuple(Tint(cell=p, tone=tone, text=str(cost)) for p, cost in costs.items()),
    )


def _held(texts: Texts, game: Game, walker: str) -> Iterator[Line]:
    """Why the active agent cannot walk now although it is its turn."""
    ask = game.pending
    if isinstance(ask, menu.NextActivity) and ask.agent == walker:
        rule = game.why_not(menu.MOVE)
        if rule:
            yield Line(text=texts.rule(rule).text, rules=(rule,), tone="warn")


def _alien_reach(texts: Texts, state: GDState, asked: Look, alien: AlienId) -> Looked:
    """The areas that some row of an alien's card lets it enter."""
    row = state.aliens[alien]
    moves = [effect for line in state.box.aliens[row.card].rows for effect in line.do]
    most = max(
        (m.areas for m in moves if isinstance(m, MoveAdjacent | MoveToward | MoveAway)), default=0
    )
    ways = walk_of(state, alien)
    areas = ways.areas_within(row.hex, most)
    arrivals = [
        Tint(cell=cell, tone="bad", text=str(cost))
        for area, cost in areas.items()
        for cell in ways.arrivals(row.hex, area, most)
        if cell != row.hex
    ]
    name = texts.name(alien, state.box)
    return Looked(
        id=asked.id,
        about=asked.about,
        title=texts.say("web-reach-title", name=name),
        lines=(Line(text=texts.say("web-alien-reach", alien=name, areas=most)),),
        tints=tuple(arrivals),
    )


# -- cards -----------------------------------------------------------------------------------------


def card(texts: Texts, game: Game, asked: Look) -> Looked:
    """What is printed on a card, by the figure that has it, its id, or its name."""
    state, typed = game.state, asked.first
    assert isinstance(state, GDState)
    known, key = all_cards(state.box.catalogue), typed
    if typed in state.aliens:
        key = state.aliens[AlienId(typed)].card
    found = [key] if key in known else find(texts, state.box.catalogue, typed)
    if not found:
        close = near(texts, state.box.catalogue, typed)
        hint = texts.say("ui-did-you-mean", word=close[0]) if close else ""
        raise LookupError(texts.say("ui-no-card", typed=typed, hint=hint))
    if len(found) > AT_ONCE:
        names = [f"{title(texts, known[k], state.box.catalogue)} [{k}]" for k in found]
        raise LookupError(texts.say("ui-ambiguous", typed=typed, choices="; ".join(names)))
    first, *more = (card_text(texts, known[k], state.box.catalogue) for k in found)
    lines = [Line(text=text) for text in first.lines]
    lines[-1:] = [replace(lines[-1], rules=first.rules)] if lines else []
    for other in more:
        lines.append(Line(text=f"{other.title} ({other.kind})", tone="heading"))
        lines += [Line(text=text) for text in other.lines]
    return Looked(
        id=asked.id, about=asked.about, title=f"{first.title} ({first.kind})", lines=tuple(lines)
    )


_LOOKS: Final[dict[str, Callable[[Texts, Game, Look], Looked]]] = {
    "figure": figure,
    "place": whereabouts,
    "sight": sight,
    "odds": odds,
    "reach": reach,
    "threat": threat,
    "preview": preview,
    "why_not": why_not,
    "card": card,
    "way": way,
}
