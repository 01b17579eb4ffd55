"""How what happens in Galaxy Defenders is told, and the page after a mission."""

from __future__ import annotations

from typing import Final

from xenofront.cli.terminal.face import Manner
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


def manner(event: Event) -> Manner:
    """Turns and cards stand out, what belongs to an attack stands in."""
    if isinstance(event, events.RoundBegan):
        return Manner(title=True)
    loud = isinstance(event, LOUD)
    style = "heading" if loud else ""
    style = "good" if isinstance(event, GOOD) else style
    style = "bad" if isinstance(event, BAD) else style
    indent = 0 if loud else 4 if isinstance(event, INNER) else 2
    return Manner(style, indent, apart=loud)


def outcome(table: Table) -> None:
    """The row that decided, time, losses, kills and fragments."""
    state, texts, screen = table.state, table.texts, table.screen
    log = table.log()
    ended = next((e for e in reversed(log) if isinstance(e, events.MissionEnded)), None)
    if ended is not None and ended.row >= 0:
        row = table.box.mission.objectives[ended.row]
        screen.line((row.de or row.text) if texts.lang == "de" else row.text)
    elif ended is not None:
        table.say("ui-all-fell")
    dead = [event.agent for event in log if isinstance(event, events.AgentDied)]
    killed = [event.card for event in log if isinstance(event, events.AlienDied)]
    screen.raw()
    table.say("ui-outcome-rounds", rounds=state.round)
    names = ", ".join(texts.name(agent, table.box) for agent in dead)
    table.say("ui-outcome-deaths", count=len(dead), names=names or "-")
    kinds = dict.fromkeys(killed)
    tally = ", ".join(f"{killed.count(card)} {texts.name(card, table.box)}" for card in kinds)
    table.say("ui-outcome-kills", count=len(killed), names=tally or "-")
    table.say("ui-outcome-fragments", count=state.fragments)
