"""How what happens in Bug Hunt is told, and the page after a mission."""

from __future__ import annotations

from xenofront.games.bug_hunt.present.status import FATES, of_fate
from xenofront.games.bug_hunt.present.telling import LOUD, depth, tone
from xenofront.games.bug_hunt.rules.ch6_objectives.objectives import SUCCESS, points
from xenofront.games.bug_hunt.rules.events import combat, turn
from xenofront.games.bug_hunt.text.wording.names import name_of, row_name
from xenofront.kernel import Event
from xenofront.present.terminal.face import Manner
from xenofront.present.terminal.table import Table


def manner(event: Event) -> Manner:
    """Turns are titles, phases and activations stand out, what a hit does stands in."""
    if isinstance(event, turn.TurnBegan):
        return Manner(title=True)
    style = tone(event)
    return Manner(
        "" if style == "plain" else style, 2 * depth(event), apart=isinstance(event, LOUD)
    )


def outcome(table: Table) -> None:
    """Objectives, time, everybody's fate and the dead aliens."""
    state, texts, screen = table.state, table.texts, table.screen
    table.say("bh-outcome-points", points=points(state), needed=SUCCESS)
    for name, row in state.objectives.items():
        done = "done" if row.done else "open"
        kind = row_name(texts, state, "objectives", row.kind)
        words = {"objective": name_of(texts, name, state), "kind": kind, "worth": row.worth}
        screen.line(texts.say(f"bh-objective-{done}", **words), indent=2)
    screen.raw()
    table.say("bh-outcome-turns", turns=state.turn)
    for fate in FATES:
        names = of_fate(texts, state, fate)
        screen.line(f"{texts.say(f'bh-fate-{fate}')} {len(names)} ({', '.join(names) or '-'})")
    killed = sum(isinstance(event, combat.AlienKilled) for event in table.log())
    kind = name_of(texts, state.alien_type, state) if state.alien_type else "-"
    table.say("bh-outcome-kills", count=killed, kind=kind)
