"""Answers to a player's own questions: the goal, why, why not, and what a rule says."""

from __future__ import annotations

from typing import Final

from xenofront.content.errors import did_you_mean
from xenofront.present.messages.looks import Looked
from xenofront.present.terminal import printing
from xenofront.present.terminal.looking import POINT, in_units
from xenofront.present.terminal.session import Session
from xenofront.text.rulebook import UnknownRule, all_ids

SEVERAL: Final = 4
"""So many answers that somebody may mean are explained unasked."""


def show_goal(session: Session, rest: str) -> None:
    """The briefing, where the game stands, and what is to be done."""
    card = session.presenter.mission(session.texts, session.record.setup)
    session.screen.heading(card.name)
    session.screen.line(card.briefing)
    session.screen.raw()
    seen = session.seen()
    session.screen.line(session.presenter.headline(seen))
    for goal in session.presenter.goals(seen):
        session.screen.line(f"{goal.name}: {goal.value}", style="heading")
        for rule in goal.rules:
            show_rule(session, rule)


def show_rule(session: Session, rule_id: str) -> None:
    """A rule's text, in our words, and the ruling where the book is silent."""
    try:
        rule = session.texts.rule(rule_id)
    except UnknownRule:
        hint = did_you_mean(rule_id, all_ids())
        session.say("ui-no-rule", rule=rule_id, hint=hint)
        return
    session.screen.line(f"[{rule.id}] {rule.title}", style="heading")
    session.screen.line(rule.text, indent=2)
    if rule.ruling:
        session.screen.line(rule.ruling, indent=2, style="dim")


def why(session: Session) -> None:
    """The way through the rulebook to the pending question."""
    question = session.question() if session.pending is not None else None
    if question is None:
        return
    for depth, frame in enumerate(question.why):
        session.screen.line(f"{frame.title} ({frame.citation})", indent=2 * depth)
    session.screen.line(question.text, style="heading")
    for rule in question.rule.rules:
        show_rule(session, rule)


def why_not(session: Session, wanted: str) -> None:
    """The rule that forbids something that somebody would like to do."""
    looked = judged(session, wanted)
    if looked is None:
        session.say("ui-not-understood", typed=wanted, hint="")
        return
    print_judged(session, looked)


def judged(session: Session, wanted: str) -> Looked | None:
    """What the rules say to something that is typed; none if nobody knows what it means."""
    board = session.board()
    words = wanted.split()
    if board.kind == "plane" and words and all(POINT.fullmatch(word) for word in words):
        wanted = in_units(board, wanted)
    try:
        return session.look("why_not", wanted)
    except LookupError:
        return None


def print_judged(session: Session, looked: Looked) -> None:
    printing.print_lines(session.screen, looked.lines)
