"""Messages as lines of a terminal: log entries, sheets, what was looked at, the last page."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from xenofront.present.cards import CardText
from xenofront.present.messages.base import Fact, Line, Tone
from xenofront.present.messages.log import Entry
from xenofront.present.messages.looks import Bar, Looked
from xenofront.present.messages.outcome import Outcome
from xenofront.present.messages.question import Evidence
from xenofront.present.messages.scene import Figure, Meter, Scene, Sheet
from xenofront.present.terminal.board.signs import ARROWS, figure_style
from xenofront.present.terminal.screen import Screen, padded

STYLES: dict[Tone, str] = {
    "good": "good",
    "bad": "bad",
    "warn": "bad",
    "dim": "dim",
    "heading": "heading",
}
"""Colours of tones; others have none."""
NAME, LETTERS = 14, 4
"""Columns of a sheet's name and sign."""
BAR = 10
"""Longest bar of a meter."""
CHART = 40
CARRIES = ("squad", "friend")
"""Sides whose equipment is listed."""


def style_of(tone: Tone) -> str:
    return STYLES.get(tone, "")


# -- what happened ---------------------------------------------------------------------------------


def print_entries(screen: Screen, entries: Iterable[Entry]) -> None:
    """Sentences in the order in which things happened; what belongs to something stands in."""
    for entry in entries:
        if entry.depth == 0 and entry.title:
            screen.heading(entry.text)
            continue
        if entry.depth == 0:
            screen.raw()
        style = style_of(entry.tone)
        words = screen.paint(entry.text, style) if style else entry.text
        screen.line(with_rules(screen, words, entry.rules), indent=2 * entry.depth, hang=2)


def with_rules(screen: Screen, words: str, rules: Iterable[str]) -> str:
    """A sentence with the rules behind it."""
    named = ", ".join(rules)
    return f"{words} {screen.paint(f'[{named}]', 'rule')}" if named else words


def print_lines(screen: Screen, lines: Iterable[Line], indent: int = 0) -> None:
    for line in lines:
        style = style_of(line.tone)
        words = screen.paint(line.text, style) if style else line.text
        mark = "· " if line.depth else ""
        said = with_rules(screen, mark + words, line.rules)
        screen.line(said, indent=indent + 2 * line.depth, hang=2)


def print_evidence(screen: Screen, facts: Iterable[Evidence]) -> None:
    """What an answer depends on: what it comes to, then the dice, unless the words have them."""
    for fact in facts:
        print_lines(screen, (Line(text=fact.text, tone=fact.tone, rules=fact.rules),), 2)
        if "[" in fact.text:
            continue
        for dice in filter(None, (fact.dice, fact.against)):
            screen.line(" ".join(f"[{die.label}]" for die in dice), indent=4, hang=2, style="dim")


# -- how it stands ---------------------------------------------------------------------------------


def status_lines(screen: Screen, scene: Scene, goals: Iterable[Fact]) -> list[str]:
    """Where the game stands, then everybody."""
    head = " · ".join([scene.headline, *(f"{goal.name} {goal.value}" for goal in goals)])
    figures = {figure.id: figure for figure in scene.figures}
    lines = [screen.paint(head, "heading")]
    for sheet in scene.sheets:
        lines += sheet_lines(screen, sheet, figures.get(sheet.figure))
    return lines


def sheet_lines(screen: Screen, sheet: Sheet, figure: Figure | None) -> Iterator[str]:
    """A line about somebody: sign, name, health, the first facts; below it what is carried."""
    if sheet.side == "squad":
        letters = padded(screen.paint(sheet.letters, "agent"), LETTERS)
    else:
        style = figure_style(figure) if figure is not None else "dim"
        letters = padded(screen.paint(sheet.letters, style), LETTERS)
    head = f"{'▶' if sheet.active else ' '} {letters}"
    name = padded(sheet.title, NAME) + " "
    said = [" ".join(meter_words(meter) for meter in sheet.meters if meter.kind != "ammo")]
    said += [_fact(screen, fact) for fact in sheet.facts[:2]]
    if figure is not None:
        said += [ARROWS[figure.facing]] if figure.facing in ARROWS else []
        said += [badge.label for badge in figure.badges]
    yield head + name + " · ".join(part for part in said if part)
    if sheet.side in CARRIES and not sheet.gone:
        carried = " · ".join(_items(screen, sheet))
        if carried:
            yield " " * (LETTERS + 2) + carried


def _fact(screen: Screen, fact: Fact) -> str:
    style = style_of(fact.tone)
    value = f"{fact.name} {fact.value}" if fact.value.isdigit() else fact.value
    return screen.paint(value, style) if style else value


def _items(screen: Screen, sheet: Sheet) -> Iterator[str]:
    """What somebody carries, with what is left of it, and why it does not work."""
    for item in sheet.items:
        left = next((fact.value for fact in item.facts if "/" in fact.value), "")
        name = f"{item.name} {left}".strip()
        yield name if item.on else f"{name} ({screen.paint(item.state, 'bad')})"


def meter_words(meter: Meter) -> str:
    """A number out of a number, as a bar if it is short."""
    if meter.kind == "health" and meter.most <= BAR:
        bar = "█" * meter.value + "░" * (meter.most - meter.value)
        return f"{bar} {meter.value}/{meter.most}"
    return f"{meter.name} {meter.value}/{meter.most}"


# -- what was looked at ----------------------------------------------------------------------------


def print_looked(screen: Screen, looked: Looked) -> None:
    """The words of a look; what is drawn over the board is left to who has a board."""
    screen.line(looked.title, style="heading")
    for bar in looked.bars:
        screen.raw(_bar(bar, max(len(bar.label) for bar in looked.bars)))
    print_lines(screen, looked.lines, 2)


def _bar(bar: Bar, width: int) -> str:
    return f"  {bar.label:<{width}} {bar.text:>6}  {'█' * round(CHART * bar.share / 1000)}"


# -- the end ---------------------------------------------------------------------------------------


def print_outcome(screen: Screen, outcome: Outcome) -> None:
    """How a mission ended, what it cost and brought, its turning points, and luck."""
    screen.heading(outcome.title)
    screen.line(outcome.text)
    for section in outcome.sections:
        screen.raw()
        screen.line(section.title, style="heading")
        print_lines(screen, section.lines, 2)
        for fact in section.facts:
            style = style_of(fact.tone)
            value = screen.paint(fact.value, style) if style else fact.value
            screen.line(f"{fact.name}: {value}", indent=2, hang=2)
    if outcome.moments:
        screen.raw()
    for moment in outcome.moments:
        style = style_of(moment.tone)
        text = screen.paint(moment.text, style) if style else moment.text
        screen.line(f"{moment.when}: {text}", indent=2, hang=2)
    if outcome.luck:
        screen.raw()
    for luck in outcome.luck:
        screen.line(f"{luck.who}: {luck.text}", indent=2, hang=2)


# -- cards -----------------------------------------------------------------------------------------


def print_cards(screen: Screen, cards: Iterable[CardText]) -> None:
    """Cards in full, with a line between them."""
    for number, card in enumerate(cards):
        if number:
            screen.raw()
        screen.line(f"{screen.paint(card.title, 'heading')} ({card.kind})")
        for line in card.lines:
            screen.line(line, indent=2, hang=2)
        if card.rules:
            screen.line(screen.paint(f"[{', '.join(card.rules)}]", "rule"), indent=2)
