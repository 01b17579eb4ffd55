"""Commands at a table of Bug Hunt: the table, figures, odds, sight, measuring, reach, threats."""

from __future__ import annotations

from typing import Final

from xenofront.cli.terminal.bug_hunt import answers
from xenofront.cli.terminal.bug_hunt.board import Board, Window, centre, numbered
from xenofront.cli.terminal.bug_hunt.figures import show_figure
from xenofront.cli.terminal.bug_hunt.threats import threat
from xenofront.cli.terminal.bug_hunt.typed import acting, found, two_places
from xenofront.cli.terminal.choices import choices, find, numbers_on_board
from xenofront.cli.terminal.face import Command
from xenofront.cli.terminal.status import status_lines
from xenofront.cli.terminal.table import Table
from xenofront.geometry.plane.exact import BASE, INCH, Point, length_up, text, within
from xenofront.geometry.plane.shapes import bounds
from xenofront.library.words.bug_hunt.measures import measured, signed, spot
from xenofront.library.words.bug_hunt.shots import sight_words
from xenofront.systems.bug_hunt.ch3_troopers.movement import (
    DASH,
    judged,
    may_dash,
    move_refusal,
    speed_of,
)
from xenofront.systems.bug_hunt.ch4_combat.odds import SCALE
from xenofront.systems.bug_hunt.ch4_combat.saves import save_needed
from xenofront.systems.bug_hunt.ch4_combat.shooting import aim, toughness_of
from xenofront.systems.bug_hunt.ground import bases, sight_of_point, table_of
from xenofront.systems.bug_hunt.state import BHState, TrooperId

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
        return there[1]
    middle = Point(state.size.x // 2, state.size.y // 2)
    return state.troopers[trooper].at if trooper is not None else middle


def show_terrain(table: Table) -> None:
    """Every feature: what it is called, where it lies, and what it does to who walks."""
    texts, state = table.texts, table.state
    for feature in table_of(state).features:
        left, top, right, bottom = bounds(feature.corners)
        parts = [texts.say(f"bh-kind-{feature.kind}")]
        if feature.difficult:
            parts.append(texts.say("bh-difficult"))
        if feature.gap:
            parts.append(texts.say("bh-gap"))
        if feature.climbable:
            parts.append(texts.say("bh-climb", height=measured(feature.height)))
        place = f"{spot(Point(left, top))} - {spot(Point(right, bottom))}"
        name = texts.name(feature.id, state)
        table.screen.line(f"{name}: {place}, {', '.join(parts)}", indent=2, hang=2)


def show_status(table: Table, rest: str) -> None:
    """Everybody, or one figure with all its numbers."""
    screen, texts, state = table.screen, table.texts, table.state
    if not rest:
        screen.lines(status_lines(screen, texts, state))
        return
    there = found(table, rest)
    if there is None or not show_figure(table, there[0]):
        table.say("ui-no-figure", typed=rest)


# -- odds ------------------------------------------------------------------------------------------


def show_odds(table: Table, rest: str) -> None:
    """Everything that one shot may do, and what goes into it."""
    listed = find(rest, choices(table.texts, table.game)) if rest else []
    shot = answers.shot_of(table.game, listed[0].key) if len(listed) == 1 else None
    odds = answers.odds_of(table.state, shot) if shot else None
    if shot is None or odds is None:
        table.say("ui-usage-odds")
        return
    texts, screen = table.texts, table.screen
    screen.line(listed[0].words, style="heading")
    missed = SCALE - odds.hit
    parts = (missed, odds.saved, odds.stunned, odds.wounded, odds.dead)
    for name, part in zip(("missed", "saved", "stunned", "wounded", "dead"), parts, strict=True):
        label = padded_word(texts.say(f"bh-odds-{name}"))
        screen.raw(f"  {label} {answers.percent(part):>5}  {'█' * round(BAR * part / SCALE)}")
    for line in _reasons(table, shot):
        screen.line(f"· {line}", indent=2, hang=2)


def padded_word(word: str) -> str:
    return word.ljust(12)


def _reasons(table: Table, shot: answers.Shot) -> list[str]:
    """What goes into the figures."""
    texts, state = table.texts, answers.moved(table.state, shot)
    weapon = state.box.weapons[shot.weapon]
    needs = aim(state, shot.shooter, shot.weapon, shot.target)
    how = "area" if "area" in weapon.traits else "shot"
    save = save_needed(state, shot.target, how, piercing="piercing" in weapon.traits)
    lines = [texts.say("bh-needs", needed=needs.needed, bonus=signed(needs.bonus) or "+0")]
    lines.append(texts.say("bh-save", save=save))
    toughness = toughness_of(state, shot.target)
    lines.append(texts.say("bh-damage", damage=weapon.damage, toughness=toughness))
    if weapon.shots > 1:
        lines.append(texts.say("bh-shots", shots=weapon.shots))
    return [*lines, texts.say("bh-odds-plan")]


# -- sight and distance ----------------------------------------------------------------------------


def show_sight(table: Table, rest: str) -> None:
    """Whether one thing sees another, how far it is, and what is in the way."""
    both = two_places(table, rest)
    if both is None:
        table.say("ui-usage-sight")
        return
    (viewer, here), (target, there) = both
    texts, state = table.texts, table.state
    standing = bases(state)
    if viewer in standing:
        look = sight_of_point(state, viewer, there, target if target in standing else "")
    else:
        others = tuple(at for name, at in standing.items() if name != target)
        look = table_of(state).sight(here, there, others)
    words = sight_words(texts, state, look)
    table.say(
        "bh-sight",
        viewer=_called(table, viewer, here),
        target=_called(table, target, there),
        away=measured(_apart(state, both[0], both[1])),
        **words,
    )


def show_measure(table: Table, rest: str) -> None:
    """How far two things are apart."""
    both = two_places(table, rest)
    if both is None:
        table.say("bh-usage-measure")
        return
    (first, here), (second, there) = both
    table.say(
        "bh-measure",
        first=_called(table, first, here),
        second=_called(table, second, there),
        away=measured(_apart(table.state, both[0], both[1])),
        centres=measured(length_up(here, there)),
    )


def _called(table: Table, key: str, place: Point) -> str:
    return table.texts.name(key, table.state) if key and key != "EV" else spot(place)


def _apart(state: BHState, first: tuple[str, Point], second: tuple[str, Point]) -> int:
    """From edge to edge of bases; markers and points have no edge."""
    edges = sum(BASE for key, _ in (first, second) if key in bases(state))
    return max(0, length_up(first[1], second[1]) - edges)


# -- reach -----------------------------------------------------------------------------------------


def show_reach(table: Table, rest: str) -> None:
    """Where a trooper could walk or dash to, drawn on the board."""
    state, texts = table.state, table.texts
    there = found(table, rest) if rest else None
    trooper = TrooperId(there[0]) if there else acting(table.game)
    if trooper is None or trooper not in state.troopers:
        table.say("ui-nobody-active")
        return
    refusal = move_refusal(state, trooper)
    name = texts.name(trooper, state)
    if refusal is not None:
        table.say("bh-cannot-move", trooper=name, rule=refusal)
        return
    board, here = Board(state), state.troopers[trooper].at
    walks = speed_of(state, trooper)
    longest = walks + (DASH * INCH if may_dash(state, trooper) else 0)
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
        walked = judged(state, trooper, f"to {text(place)}")
        if not isinstance(walked, str) and walked.end == place:
            return walked.cost
    return None


COMMANDS: Final[dict[str, Command]] = {
    "board": show_board,
    "status": show_status,
    "odds": show_odds,
    "sight": show_sight,
    "measure": show_measure,
    "reach": show_reach,
    "threat": threat,
}
