"""Whether one hex is seen from another, and what is in the way."""

from __future__ import annotations

from collections.abc import Iterator

from xenofront.games.galaxy_defenders.present.page.acting import standing
from xenofront.games.galaxy_defenders.present.page.drawing import drawing
from xenofront.games.galaxy_defenders.present.page.phrases import (
    opening_words,
    range_words,
    relation,
)
from xenofront.games.galaxy_defenders.present.places import active_agent
from xenofront.games.galaxy_defenders.rules.ch5_terrain.map import faces_toward, shut
from xenofront.games.galaxy_defenders.rules.state import AgentId, GDState, HexId
from xenofront.geometry.hexes.sight import Blocker
from xenofront.kernel import Game
from xenofront.present.messages.base import Line, Tone
from xenofront.present.messages.looks import Look, Looked, Stroke, Tint
from xenofront.text.texts import Texts


def place(texts: Texts, state: GDState, text: str) -> HexId:
    """A hex that is named by itself or by who stands there; LookupError if none is."""
    if text in state.box.board.area_of:
        return HexId(text)
    found = standing(state, text)
    if found is None:
        raise LookupError(texts.say("web-no-place", typed=text))
    return found


def sight(texts: Texts, game: Game, look: Look) -> Looked:
    """The line between two hexes, with everything that stops it."""
    state = game.state
    assert isinstance(state, GDState)
    viewer = look.first or active_agent(game) or ""
    if not viewer:
        raise LookupError(texts.say("ui-nobody-active"))
    start, end = place(texts, state, viewer), place(texts, state, look.second)
    board, mask, drawn = state.box.board, shut(state), drawing(state.box.board)
    _can_look(texts, state, start, end)
    blockers = board.blockers(start, end, mask)
    tone: Tone = "bad" if blockers else "good"
    strokes = [Stroke(kind="sight", points=(drawn.centre(start), drawn.centre(end)), tone=tone)]
    walls = [b.name for b in blockers if "|" in b.name and b.name not in board.closers]
    strokes += [Stroke(kind="sight", points=drawn.ends(wall), tone="bad") for wall in walls]
    solid = [b.name for b in blockers if "|" not in b.name and b.name not in board.closers]
    return Looked(
        id=look.id,
        about=look.about,
        title=texts.say("web-sight-title", start=_called(texts, state, viewer, start), end=end),
        lines=tuple(_lines(texts, state, viewer, (start, end), blockers)),
        tints=tuple(Tint(cell=hexagon, tone="bad") for hexagon in solid),
        strokes=tuple(strokes),
        edges=tuple(b.name for b in blockers if b.name in board.closers),
    )


def _can_look(texts: Texts, state: GDState, *ends: HexId) -> None:
    for end in ends:
        if end in state.box.board.terrain.blocked:
            raise LookupError(texts.say("web-blocked-hex", hex=end))


def _called(texts: Texts, state: GDState, viewer: str, start: HexId) -> str:
    known = viewer in state.agents or viewer in state.aliens or viewer in state.signals
    return texts.name(viewer, state.box) if known else start


def _lines(
    texts: Texts,
    state: GDState,
    viewer: str,
    ends: tuple[HexId, HexId],
    blockers: tuple[Blocker, ...],
) -> Iterator[Line]:
    start, end = ends
    board, mask = state.box.board, shut(state)
    name = _called(texts, state, viewer, start)
    seen = "no" if blockers else "yes"
    yield Line(
        text=texts.say("web-sight", start=name, end=end, seen=seen),
        tone="bad" if blockers else "good",
    )
    for blocker in blockers:
        yield Line(text=_blocker_words(texts, state, blocker), tone="bad", depth=1)
    yield Line(text=relation(texts, name, start, end))
    yield Line(text=range_words(texts, state, start, end))
    if viewer in state.agents and not faces_toward(state, AgentId(viewer), end):
        yield Line(text=texts.say("ui-behind", agent=name), tone="warn")
    back = board.sees(end, start, mask)
    if back == bool(blockers):
        yield Line(text=texts.say("web-sight-back", seen="yes" if back else "no"))


def _blocker_words(texts: Texts, state: GDState, blocker: Blocker) -> str:
    kind = texts.say(f"ui-blocker-{blocker.kind.replace(' ', '-')}")
    if blocker.name in state.box.board.closers:
        return f"{kind}: {opening_words(texts, state.box.board, blocker.name)}"
    return f"{kind} {blocker.name}"
