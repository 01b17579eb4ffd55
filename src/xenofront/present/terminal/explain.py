"""Answers to a player's own questions: the goal, why, why not, and what a rule says."""

from __future__ import annotations

from typing import Final

from xenofront.content.errors import did_you_mean
from xenofront.present.messages.looks import Looked
from xenofront.present.terminal import printing
from xenofront.present.terminal.looking import POINT, in_units
from xenofront.present.terminal.table import Table
from xenofront.text.rulebook import UnknownRule, all_ids

SEVERAL: Final = 4
"""So many answers that somebody may mean are explained unasked."""


def show_goal(table: Table, rest: str) -> None:
    """The briefing, where the game stands, and what is to be done."""
    card = table.presenter.mission(table.texts, table.record.setup)
    table.screen.heading(card.name)
    table.screen.line(card.briefing)
    table.screen.raw()
    seen = table.seen()
    table.screen.line(table.presenter.headline(seen))
    for goal in table.presenter.goals(seen):
        table.screen.line(f"{goal.name}: {goal.value}", style="heading")
        for rule in goal.rules:
            show_rule(table, rule)


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
    question = table.question() if table.pending is not None else None
    if question is None:
        return
    for depth, frame in enumerate(question.why):
        table.screen.line(f"{frame.title} ({frame.citation})", indent=2 * depth)
    table.screen.line(question.text, style="heading")
    for rule in question.rule.rules:
        show_rule(table, rule)


def why_not(table: Table, wanted: str) -> None:
    """The rule that forbids something that somebody would like to do."""
    looked = judged(table, wanted)
    if looked is None:
        table.say("ui-not-understood", typed=wanted, hint="")
        return
    print_judged(table, looked)


def judged(table: Table, wanted: str) -> Looked | None:
    """What the rules say to something that is typed; none if nobody knows what it means."""
    board = table.board()
    words = wanted.split()
    if board.kind == "plane" and words and all(POINT.fullmatch(word) for word in words):
        wanted = in_units(board, wanted)
    try:
        return table.look("why_not", wanted)
    except LookupError:
        return None


def print_judged(table: Table, looked: Looked) -> None:
    printing.print_lines(table.screen, looked.lines)
