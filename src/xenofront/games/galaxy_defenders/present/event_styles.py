"""Which events stand out, which belong to an attack, and what a mission came to."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from xenofront.games.galaxy_defenders.rules import events
from xenofront.games.galaxy_defenders.rules.box import Box
from xenofront.kernel import Event
from xenofront.present.event_styles import EventStyles
from xenofront.text.texts import Texts

LOUD: Final = (
    events.TurnBegan,
    events.TurnSkipped,
    events.CloseEncounterDrawn,
    events.EventDrawn,
    events.CriticalDrawn,
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


_MANNERS: Final = EventStyles(LOUD, GOOD, BAD, INNER, (events.RoundBegan,))
tone, depth = _MANNERS.tone, _MANNERS.depth


class Result(NamedTuple):
    """What a mission came to: the row that decided, in words, who fell, and who was killed."""

    text: str
    dead: tuple[str, ...]
    killed: dict[str, int]
    """By alien card."""


def result(texts: Texts, box: Box, log: Sequence[Event]) -> Result:
    """What a log says about the end of its mission."""
    ended = next((e for e in reversed(log) if isinstance(e, events.MissionEnded)), None)
    text = ""
    if ended is not None and ended.row >= 0:
        row = box.mission.objectives[ended.row]
        text = (row.de or row.text) if texts.lang == "de" else row.text
    elif ended is not None:
        text = texts.say("ui-all-fell")
    dead = tuple(event.agent for event in log if isinstance(event, events.AgentDied))
    killed = [event.card for event in log if isinstance(event, events.AlienDied)]
    return Result(text, dead, {card: killed.count(card) for card in dict.fromkeys(killed)})
