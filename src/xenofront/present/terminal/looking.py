"""Commands that look at something: the board, figures, odds, sight, reach, threats, cards."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Final, NamedTuple

from xenofront.present.finding import begins_words
from xenofront.present.messages.board import Board
from xenofront.present.messages.looks import Looked, Subject
from xenofront.present.messages.scene import Scene
from xenofront.present.terminal import printing
from xenofront.present.terminal.board import picture_of
from xenofront.present.terminal.board.canvas import Picture, Spot, Spots
from xenofront.present.terminal.board.plane import PlanePicture
from xenofront.present.terminal.board.signs import legend, sign_of
from xenofront.present.terminal.choices import choices, find, numbers_on_board
from xenofront.present.terminal.session import Session

Command = Callable[[Session, str], None]
"""What a word typed at any question does, with the words behind it."""
POINT: Final = re.compile(r"(-?\d+)(?:\.(\d{1,3}))?,(-?\d+)(?:\.(\d{1,3}))?")
NAMES: Final = ("names", "namen")
SMALL: Final = 34
"""Terminals with fewer lines see a part of the board after each answer."""
REACHES: Final = "·+"
"""Ground that is reached by going, and by going faster."""


# -- names of things -------------------------------------------------------------------------------


class Thing(NamedTuple):
    """Something on the board that can be named."""

    id: str
    sign: str
    name: str
    spot: Spot


def things(scene: Scene) -> Iterator[Thing]:
    """Figures first, then what lies on the board, then who is not there any more."""
    for figure in scene.figures:
        spot = Spot(figure.cell, figure.x, figure.y)
        yield Thing(figure.id, figure.letters, figure.name, spot)
    for marker in scene.markers:
        yield Thing(marker.id, sign_of(marker), marker.label, Spot(marker.cell, marker.x, marker.y))
    standing = {figure.id for figure in scene.figures}
    for sheet in scene.sheets:
        if sheet.figure not in standing:
            yield Thing(sheet.figure, sheet.letters, sheet.title, Spot("", 0, 0))


def found(scene: Scene, typed: str) -> Thing | None:
    """What somebody means by an id, sign or name, or by words that only one name has."""
    low, known = typed.lower(), list(things(scene))
    for thing in known:
        if typed in (thing.id, thing.sign, thing.name):
            return thing
    for thing in known:
        if low and low in (thing.id.lower(), thing.sign.lower(), thing.name.lower()):
            return thing
    begun = [thing for thing in known if begins_words(low, f"{thing.name} {thing.id}")]
    return begun[0] if len(begun) == 1 else None


def named(board: Board, scene: Scene, typed: str) -> str:
    """A cell, a point in the units of messages, or the id of a thing; else what was typed."""
    if board.kind == "plane" and POINT.fullmatch(typed):
        return in_units(board, typed)
    if typed in {cell.id for cell in board.cells}:
        return typed
    thing = found(scene, typed)
    return thing.id if thing else typed


def in_units(board: Board, typed: str) -> str:
    """Points in inches as the messages have them."""
    return POINT.sub(lambda point: ",".join(_units(board, point)), typed)


def _units(board: Board, point: re.Match[str]) -> Iterator[str]:
    for whole, part in ((point[1], point[2]), (point[3], point[4])):
        sign = -1 if whole.startswith("-") else 1
        yield str(
            int(whole) * board.unit + sign * int((part or "0").ljust(3, "0")) * board.unit // 1000
        )


# -- the board -------------------------------------------------------------------------------------


def show_board(session: Session, rest: str) -> None:
    """The whole board; with names, of every cell around somebody or every piece of terrain."""
    first, _, near = rest.partition(" ")
    with_names = first.lower() in NAMES
    board, scene = session.board(), session.scene()
    if with_names and board.kind == "plane":
        for piece in board.pieces:
            session.screen.line(piece.label, indent=2, hang=2)
        return
    offered = choices(session.question()) if session.pending is not None else []
    spots = {} if with_names else numbers_on_board(offered)
    focus = focus_of(board, scene, near if with_names else rest)
    picture = picture_of(board, scene, spots, names=with_names)
    draw(session, picture, focus, height=2 * 10 - 1 if with_names else picture.lines)
    session.screen.line(legend(session.texts, board), hang=2, style="dim")


def focus_of(board: Board, scene: Scene, typed: str = "") -> Spot | None:
    """What is to be in the middle: a place that is named, else who acts."""
    if typed:
        cells = {cell.id: Spot(cell.id, cell.x, cell.y) for cell in board.cells}
        if typed in cells:
            return cells[typed]
        thing = found(scene, typed)
        if thing is not None:
            return thing.spot
    acting = (Spot(f.cell, f.x, f.y) for f in scene.figures if f.active)
    return next(acting, None)


def draw(session: Session, picture: Picture, focus: Spot | None, height: int) -> None:
    """As much of a picture as the screen is wide, and so many lines of it."""
    screen = session.screen
    screen.lines(picture.painted(screen, picture.window(height, screen.width - 1, focus)))


def draw_choices(session: Session, scene: Scene, spots: Spots) -> None:
    """The board with the numbers of answers; on a small terminal the part around them."""
    board, screen = session.board(), session.screen
    picture = picture_of(board, scene, spots)
    focus = focus_of(board, scene) or next(iter(spots), None)
    room = max(screen.height - 18, 10)
    height = picture.lines if screen.height >= max(SMALL, picture.lines) else min(13, room)
    draw(session, picture, focus, height)


# -- figures ---------------------------------------------------------------------------------------


def show_status(session: Session, rest: str) -> None:
    """Everybody, or one figure or marker in full."""
    screen, scene = session.screen, session.scene()
    if rest:
        thing = found(scene, rest)
        if thing is None:
            session.say("ui-no-figure", typed=rest)
            return
        is_marker = any(marker.id == thing.id for marker in scene.markers)
        _print_look(session, "card" if is_marker else "figure", thing.id)
        for sheet in scene.sheets:
            if sheet.figure == thing.id:
                facts = (f"{fact.name} {fact.value}" for fact in sheet.facts)
                screen.line(" · ".join((sheet.subtitle, *facts)), indent=2, hang=2, style="dim")
        return
    goals = session.presenter.goals(session.seen())
    screen.lines(printing.status_lines(screen, scene, goals))
    sheets = {sheet.figure for sheet in scene.sheets}
    for figure in scene.figures:
        if figure.id not in sheets:
            screen.line(figure.label, indent=2, hang=2)
    for marker in scene.markers:
        screen.line(marker.label, indent=2, hang=2, style="dim")
    screen.line(" · ".join(f"{fact.name} {fact.value}" for fact in scene.facts), indent=2, hang=2)


def show_card(session: Session, rest: str) -> None:
    """What is printed on something, or what a word means."""
    if not rest:
        session.say("ui-usage-card")
        return
    thing = found(session.scene(), rest)
    try:
        printing.print_looked(session.screen, session.look("card", thing.id if thing else rest))
    except LookupError as error:
        if thing is None:
            session.screen.line(str(error))
            return
        _print_look(session, "figure", thing.id)


def show_threat(session: Session, rest: str) -> None:
    """What an alien would do now, or all of them."""
    thing = found(session.scene(), rest) if rest else None
    _print_look(session, "threat", thing.id if thing else rest)


# -- odds, sight, reach ----------------------------------------------------------------------------


def show_odds(session: Session, rest: str) -> None:
    """Everything that one answer may bring, and what goes into it."""
    listed = find(rest, choices(session.question())) if rest and session.pending is not None else []
    looked = _looked(session, "odds", listed[0].key) if len(listed) == 1 else None
    if looked is None:
        session.say("ui-usage-odds")
    else:
        printing.print_looked(session.screen, looked)


def show_sight(session: Session, rest: str) -> None:
    """Whether one thing sees another, how far it is, and what is in the way."""
    board, scene, words = session.board(), session.scene(), rest.split()
    for cut in range(len(words)):
        first, second = " ".join(words[:cut]), " ".join(words[cut:])
        if all(_is_known(board, scene, part) for part in (first, second) if part):
            looked = _looked(
                session, "sight", named(board, scene, first) if first else "",
                named(board, scene, second),
            )  # fmt: skip
            if looked is not None:
                printing.print_looked(session.screen, looked)
                return
    session.say("ui-usage-sight")


def _is_known(board: Board, scene: Scene, typed: str) -> bool:
    return (
        named(board, scene, typed) != typed
        or found(scene, typed) is not None
        or (typed in {cell.id for cell in board.cells})
    )


def show_reach(session: Session, rest: str) -> None:
    """Where somebody could go, drawn on the board."""
    board, scene = session.board(), session.scene()
    looked = _looked(session, "reach", named(board, scene, rest) if rest else "", told=True)
    if looked is None:
        return
    spots = {Spot(tint.cell, 0, 0): tint.text for tint in looked.tints if tint.text}
    picture = picture_of(board, scene, spots)
    if isinstance(picture, PlanePicture):
        areas = dict.fromkeys(stroke.text for stroke in looked.strokes if stroke.closed)
        for sign, text in reversed([*zip(REACHES, areas, strict=False)]):
            outlines = [s.points for s in looked.strokes if s.closed and s.text == text]
            picture.fill(outlines, sign, "choice" if sign == REACHES[0] else "number")
    draw(session, picture, focus_of(board, scene, rest), picture.lines)
    if isinstance(picture, PlanePicture):
        session.screen.line(
            " · ".join(f"{s} {text}" for s, text in zip(REACHES, areas, strict=False))
        )
    printing.print_looked(session.screen, looked)


def _print_look(session: Session, about: Subject, first: str) -> None:
    looked = _looked(session, about, first, told=True)
    if looked is not None:
        printing.print_looked(session.screen, looked)


def _looked(
    session: Session, about: Subject, first: str, second: str = "", *, told: bool = False
) -> Looked | None:
    """The answer to a look; nothing if there is none, which may be told."""
    try:
        return session.look(about, first, second)
    except LookupError as error:
        if told:
            session.screen.line(str(error))
        return None


COMMANDS: Final[dict[str, Command]] = {
    "board": show_board,
    "status": show_status,
    "odds": show_odds,
    "sight": show_sight,
    "measure": show_sight,
    "reach": show_reach,
    "threat": show_threat,
    "card": show_card,
}
