"""What happened, as sentences."""

from __future__ import annotations

from xenofront.kernel import Event
from xenofront.present.terminal.table import Table


def sentence(table: Table, event: Event) -> str:
    """A sentence with the rules it happened by."""
    return f"{table.texts.event(event, table.source)} [{', '.join(event.rules)}]"


def tell(table: Table, told: list[Event]) -> None:
    """Sentences in the order in which things happened; what belongs to something stands in."""
    screen = table.screen
    for event in told:
        words = table.texts.event(event, table.source)
        manner = table.face.manner(event)
        if manner.title:
            screen.heading(words)
            continue
        if manner.apart:
            screen.raw()
        rules = screen.paint(f"[{', '.join(event.rules)}]", "rule")
        painted = screen.paint(words, manner.style) if manner.style else words
        screen.line(f"{painted} {rules}", indent=manner.indent, hang=2)
