"""Answers to a player's own questions: why, why not, and what a rule says."""

from __future__ import annotations

from xenofront.content.errors import did_you_mean
from xenofront.present import finding
from xenofront.present.terminal.table import Table
from xenofront.text.rulebook import UnknownRule, all_ids

SEVERAL = 4
"""So many answers that somebody may mean are explained."""


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
        table.screen.line(table.texts.question(pending, table.source), style="heading")
        show_rule(table, pending.rule)


def why_not(table: Table, wanted: str) -> None:
    """The rule that forbids something that somebody would like to do."""
    keys = table.face.meant(table, wanted)
    if not keys:
        table.say("ui-not-understood", typed=wanted, hint="")
        return
    for key in keys[:SEVERAL]:
        rule = table.game.why_not(key)
        words = in_words(table, key)
        if rule is None:
            table.say("ui-allowed", choice=words)
        else:
            table.say("ui-forbidden", choice=words, rule=rule or "-")
            for line in table.face.details(table, key):
                table.screen.line(line, indent=2)
            if rule:
                show_rule(table, rule)
    if len(keys) > SEVERAL:
        table.say("ui-more", count=len(keys) - SEVERAL)


def refused(table: Table, typed: str) -> bool:
    """If what was typed can only mean things that are forbidden now, say by which rules."""
    keys = [] if typed.isdigit() else table.face.meant(table, typed)
    if not keys or len(keys) > SEVERAL or any(table.game.why_not(key) is None for key in keys):
        return False
    why_not(table, typed)
    return True


def in_words(table: Table, key: str) -> str:
    """An answer in words, also one that is not offered."""
    return finding.in_words(table.texts, table.game, key)
