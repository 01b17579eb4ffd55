"""What markers and words of Bug Hunt mean, to read."""

from __future__ import annotations

from typing import Final

from xenofront.games.bug_hunt.present import meanings
from xenofront.games.bug_hunt.present.meanings import Meaning
from xenofront.games.bug_hunt.present.status import weapon_line
from xenofront.games.bug_hunt.present.terminal.figures import show_figure
from xenofront.games.bug_hunt.present.terminal.typed import found
from xenofront.games.bug_hunt.rules.state import BHState
from xenofront.present.terminal.explain import show_rule
from xenofront.present.terminal.table import Table

AT_ONCE: Final = 3
"""So many words of one beginning are all explained."""


def show_marker(table: Table, thing: str) -> bool:
    """Print what a marker is; says whether it is one."""
    meaning = meanings.meaning_of(table.texts, table.state, thing)
    if meaning is None:
        return False
    show_meaning(table, meaning)
    return True


def show_meaning(table: Table, meaning: Meaning) -> None:
    """A word with its rules; a weapon with its numbers."""
    state: BHState = table.state
    table.screen.line(meaning.name, style="heading")
    if meaning.id in state.box.weapons:
        table.screen.line(weapon_line(table.texts, state, "", meaning.id), indent=2, hang=2)
    for rule in meaning.rules:
        show_rule(table, rule)


def card(table: Table, typed: str) -> None:
    """What a word, a weapon, an alien, or something on the table is."""
    if not typed:
        table.say("bh-usage-card")
        return
    there = found(table, typed)
    if there is not None and (show_figure(table, there.id) or show_marker(table, there.id)):
        return
    known = meanings.named(table.texts, table.state, typed)
    if not known:
        table.say("ui-no-card", typed=typed, hint="")
    elif len(known) > AT_ONCE:
        table.say("ui-ambiguous", typed=typed, choices="; ".join(one.name for one in known))
    else:
        for one in known:
            show_meaning(table, one)


def goal_lines(table: Table) -> None:
    """The points so far, and what each objective wants."""
    state: BHState = table.state
    for name in state.objectives:
        meaning = meanings.meaning_of(table.texts, state, name)
        assert meaning is not None
        show_meaning(table, meaning)
