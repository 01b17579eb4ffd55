"""Commands at a table of Bug Hunt: the table, figures, odds, sight, measuring, reach, threats."""

from __future__ import annotations

from typing import Final

from xenofront.games.bug_hunt.present import chances, fighting
from xenofront.games.bug_hunt.present.places import acting, apart, called, sight_between
from xenofront.games.bug_hunt.present.reading import choice_of
from xenofront.games.bug_hunt.present.status import feature_words
from xenofront.games.bug_hunt.present.terminal.board import Board, Window, centre, numbered
from xenofront.games.bug_hunt.present.terminal.cards import card, show_marker
from xenofront.games.bug_hunt.present.terminal.figures import show_figure
from xenofront.games.bug_hunt.present.terminal.threats import threat
from xenofront.games.bug_hunt.present.terminal.typed import found, two_places
from xenofront.games.bug_hunt.present.walking import cost_of, reach_of
from xenofront.games.bug_hunt.rules.ch3_troopers.movement import move_refusal
from xenofront.games.bug_hunt.rules.ch4_combat.odds import SCALE, Odds
from xenofront.games.bug_hunt.rules.ground import table_of
from xenofront.games.bug_hunt.rules.state import BHState, TrooperId
from xenofront.games.bug_hunt.text.wording.measures import measured
from xenofront.games.bug_hunt.text.wording.shots import sight_words
from xenofront.geometry.plane.exact import INCH, Point, length_up, within
from xenofront.present.terminal.choices import choices, find, numbers_on_board
from xenofront.present.terminal.face import Command
from xenofront.present.terminal.status import status_lines
from xenofront.present.terminal.table import Table

BAR: Final = 40


def show_board(table: Table, rest: str) -> None:
    """The whole table, or with names what every piece of terrain is."""
    state: BHState = table.state
    if rest.lower() in ("names", "namen"):
        show_terrain(table)
        return
    board = Board(state)
    numbered(board, numbers_on_board(table.game, choices(table.texts, table.game)))
    window = board.fitted(
        Window(0, board.lines, 0, board.columns), table.screen, _focus(table, rest), board.lines
    )
    table.screen.lines(board.picture(table.screen, window))
    legend = table.face.legend(table.texts, state)
    table.screen.line(legend, hang=2, style="dim")


def _focus(table: Table, typed: str) -> Point:
    state: BHState = table.state
    there = found(table, typed) if typed else None
    trooper = acting(table.game)
    if there is not None:
        return there.at
    middle = Point(state.size.x // 2, state.size.y // 2)
    return state.troopers[trooper].at if trooper is not None else middle


def show_terrain(table: Table) -> None:
    """Every feature: what it is called, where it lies, and what it does to who walks."""
    for feature in table_of(table.state).features:
        table.screen.line(feature_words(table.texts, table.state, feature), indent=2, hang=2)


def show_status(table: Table, rest: str) -> None:
    """Everybody, or one figure with all its numbers."""
    screen, texts, state = table.screen, table.texts, table.state
    if not rest:
        screen.lines(status_lines(screen, texts, state))
        return
    there = found(table, rest)
    if there is None or not (show_figure(table, there.id) or show_marker(table, there.id)):
        table.say("ui-no-figure", typed=rest)


# -- odds ------------------------------------------------------------------------------------------


def show_odds(table: Table, rest: str) -> None:
    """Everything that one shot, a brawl or a blast may do, and what goes into it."""
    listed = find(rest, choices(table.texts, table.game)) if rest else []
    choice = choice_of(table.game, listed[0].key) if len(listed) == 1 else None
    shot = chances.shot_of(table.game, choice)
    odds = chances.odds_of(table.state, shot) if shot else None
    told = list(fighting.said(table.texts, table.game, choice))
    if odds is None and not told:
        table.say("ui-usage-odds")
        return
    table.screen.line(listed[0].words, style="heading")
    if shot is not None and odds is not None:
        _show_shot(table, shot, odds)
    for one in told:
        table.screen.line(f"· {one.text}", indent=2 + 2 * one.depth, hang=2)


def _show_shot(table: Table, shot: chances.Shot, odds: Odds) -> None:
    texts, screen = table.texts, table.screen
    for name, part in chances.parts(odds).items():
        label = padded_word(texts.say(f"bh-odds-{name}"))
        screen.raw(f"  {label} {chances.percent(part):>5}  {'█' * round(BAR * part / SCALE)}")
    for reason in chances.reasons(texts, table.state, shot):
        screen.line(f"· {reason.text}", indent=2, hang=2)


def padded_word(word: str) -> str:
    return word.ljust(12)


# -- sight and distance ----------------------------------------------------------------------------


def show_sight(table: Table, rest: str) -> None:
    """Whether one thing sees another, how far it is, and what is in the way."""
    both = two_places(table, rest)
    if both is None:
        table.say("ui-usage-sight")
        return
    viewer, target = both
    texts, state = table.texts, table.state
    table.say(
        "bh-sight",
        viewer=called(texts, state, viewer),
        target=called(texts, state, target),
        away=measured(apart(state, viewer, target)),
        **sight_words(texts, state, sight_between(state, viewer, target)),
    )


def show_measure(table: Table, rest: str) -> None:
    """How far two things are apart."""
    both = two_places(table, rest)
    if both is None:
        table.say("bh-usage-measure")
        return
    first, second = both
    table.say(
        "bh-measure",
        first=called(table.texts, table.state, first),
        second=called(table.texts, table.state, second),
        away=measured(apart(table.state, first, second)),
        centres=measured(length_up(first.at, second.at)),
    )


# -- reach -----------------------------------------------------------------------------------------


def show_reach(table: Table, rest: str) -> None:
    """Where a trooper could walk or dash to, drawn on the board."""
    state, texts = table.state, table.texts
    there = found(table, rest) if rest else None
    trooper = TrooperId(there.id) if there else acting(table.game)
    if trooper is None or trooper not in state.troopers:
        table.say("ui-nobody-active")
        return
    refusal = move_refusal(state, trooper)
    name = texts.name(trooper, state)
    if refusal is not None:
        table.say("bh-cannot-move", trooper=name, rule=refusal)
        return
    board, here = Board(state), state.troopers[trooper].at
    walks, longest = reach_of(state, trooper)
    for line in range(board.lines):
        for column in range(board.columns):
            if within(here, centre(column, line), longest + INCH):
                cost = _cost(state, trooper, column, line)
                if cost is not None:
                    sign, style = ("+", "number") if cost > walks else ("·", "choice")
                    board.mark(column, line, sign, style)
    reach = [Point(here.x, here.y - longest), Point(here.x, here.y + longest)]
    window = board.fitted(board.around(reach, 1), table.screen, here, board.lines)
    table.screen.lines(board.picture(table.screen, window))
    table.say("bh-reach", trooper=name, speed=measured(walks), dash=measured(longest))


def _cost(state: BHState, trooper: TrooperId, column: int, line: int) -> int | None:
    """What it costs to walk into a cell: to its middle, else a bit above or below it."""
    x, y = centre(column, line)
    for place in (Point(x, y), Point(x, y - INCH // 2), Point(x, y + INCH // 4)):
        cost = cost_of(state, trooper, place)
        if cost is not None:
            return cost
    return None


COMMANDS: Final[dict[str, Command]] = {
    "board": show_board,
    "status": show_status,
    "odds": show_odds,
    "sight": show_sight,
    "measure": show_measure,
    "reach": show_reach,
    "threat": threat,
    "card": card,
}
