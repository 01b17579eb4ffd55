"""What an alien or a contact would do now, and why."""

from __future__ import annotations

from xenofront.games.bug_hunt.present import threats
from xenofront.games.bug_hunt.present.terminal.typed import found
from xenofront.games.bug_hunt.rules.state import AlienId, BHState, ContactId
from xenofront.games.bug_hunt.text.wording.names import capital, name_of
from xenofront.present.terminal.explain import show_rule
from xenofront.present.terminal.table import Table


def threat(table: Table, typed: str) -> None:
    """Whom an alien would go for, how far it would get, and by which rule."""
    there, texts = found(table, typed), table.texts
    state: BHState = table.state
    if there is not None and there.id in state.aliens:
        would = threats.alien_threat(texts, state, AlienId(there.id))
    elif there is not None and there.id in state.contacts:
        would = threats.contact_threat(texts, state, ContactId(there.id))
    else:
        table.say("ui-no-alien", typed=typed)
        return
    table.screen.line(capital(name_of(texts, there.id, state)), style="heading")
    for line in would.lines:
        table.screen.line(line, hang=2)
    if would.rule:
        show_rule(table, would.rule)
