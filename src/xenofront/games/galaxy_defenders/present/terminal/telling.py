"""How what happens in Galaxy Defenders is told, and the page after a mission."""

from __future__ import annotations

from xenofront.games.galaxy_defenders.present.telling import LOUD, depth, result, tone
from xenofront.games.galaxy_defenders.rules import events
from xenofront.kernel import Event
from xenofront.present.terminal.face import Manner
from xenofront.present.terminal.table import Table


def manner(event: Event) -> Manner:
    """Turns and cards stand out, what belongs to an attack stands in."""
    if isinstance(event, events.RoundBegan):
        return Manner(title=True)
    style = tone(event)
    return Manner(
        "" if style == "plain" else style, 2 * depth(event), apart=isinstance(event, LOUD)
    )


def outcome(table: Table) -> None:
    """The row that decided, time, losses, kills and fragments."""
    state, texts, screen = table.state, table.texts, table.screen
    found = result(texts, table.box, table.log())
    if found.text:
        screen.line(found.text)
    screen.raw()
    table.say("ui-outcome-rounds", rounds=state.round)
    names = ", ".join(texts.name(agent, table.box) for agent in found.dead)
    table.say("ui-outcome-deaths", count=len(found.dead), names=names or "-")
    tally = ", ".join(f"{n} {texts.name(card, table.box)}" for card, n in found.killed.items())
    table.say("ui-outcome-kills", count=sum(found.killed.values()), names=tally or "-")
    table.say("ui-outcome-fragments", count=state.fragments)
