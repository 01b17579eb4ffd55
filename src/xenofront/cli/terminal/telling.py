"""What happened, as sentences."""

from __future__ import annotations

from typing import Final

from xenofront.cli.terminal.table import Table
from xenofront.kernel import Event
from xenofront.systems.galaxy_defenders import events

LOUD: Final = (
    events.TurnBegan,
    events.TurnSkipped,
    events.CloseEncounterDrawn,
    events.EventDrawn,
)
GOOD: Final = (events.AlienDied, events.RankGained, events.SpecialActionDone)
BAD: Final = (events.AgentDied, events.Bleeding, events.Jammed, events.AlienArrived)
INNER: Final = (
    events.HitsRolled,
    events.HitsAdded,
    events.DefenceRolled,
    events.ShieldSpent,
    events.AmmoSpent,
    events.Jammed,
    events.Wounded,
    events.Healed,
    events.Bleeding,
    events.WeaponFailed,
    events.ConditionGained,
)


def sentence(table: Table, event: Event) -> str:
    """A sentence with the rules it happened by."""
    return f"{table.texts.event(event, table.box)} [{', '.join(event.rules)}]"


def tell(table: Table, told: list[Event]) -> None:
    """Sentences in the order in which things happened; what belongs to something stands in."""
    screen = table.screen
    for event in told:
        words = table.texts.event(event, table.box)
        if isinstance(event, events.RoundBegan):
            screen.heading(words)
            continue
        style = "heading" if isinstance(event, LOUD) else ""
        style = "good" if isinstance(event, GOOD) else style
        style = "bad" if isinstance(event, BAD) else style
        if isinstance(event, LOUD):
            screen.raw()
        indent = 0 if isinstance(event, LOUD) else 4 if isinstance(event, INNER) else 2
        rules = screen.paint(f"[{', '.join(event.rules)}]", "rule")
        painted = screen.paint(words, style) if style else words
        screen.line(f"{painted} {rules}", indent=indent, hang=2)
