"""How events are staged: fights, cards that are held up, and what stays in the strip."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from xenofront.games.galaxy_defenders import NAME
from xenofront.games.galaxy_defenders.present.page.event_display import event_display
from xenofront.games.galaxy_defenders.present.page.fighting import Attacks
from xenofront.games.galaxy_defenders.rules import events
from xenofront.games.galaxy_defenders.rules.box import Box
from xenofront.games.galaxy_defenders.rules.ch7_agents.devices.scanner import HUMAN
from xenofront.games.galaxy_defenders.rules.ch8_aliens.reveal import NPC
from xenofront.games.galaxy_defenders.rules.state import GDState
from xenofront.games.galaxy_defenders.text.cards import card_text
from xenofront.kernel import Event
from xenofront.present.messages.base import Line, Tone
from xenofront.present.messages.log import Card, Chip, Die
from xenofront.present.presenter import Beat, EventDisplay, Heard, with_chips
from xenofront.text.texts import Texts

MOVES: Final = (
    events.AlienMoved,
    events.AlienPushed,
    events.AlienArrived,
    events.Dragged,
    events.PutDown,
    events.SignalRevealed,
    events.SignalScanned,
    events.AgentTransferred,
    events.LeftMap,
)
MANY: Final = (
    events.SignalMoved,
    events.SignalPlaced,
    events.SignalDestroyed,
    events.TeleportRolled,
    events.NothingTeleported,
    events.AlienReassigned,
    events.AlienIdle,
)
"""What comes in numbers: like ones become one."""
GOALS: Final = (events.SpecialActionDone, events.CiviliansSafe, events.MissionEnded)


def told(
    texts: Texts, heard: Sequence[Heard], state: GDState, earlier: Sequence[Heard]
) -> list[EventDisplay]:
    """How the events of one answer are told."""
    box, before = state.box, [event for _, event in earlier]

    def dice_of(event: Event) -> tuple[Die, ...]:
        return event_display(texts, event, box, before).dice

    attacks = Attacks(texts, state, dice_of)
    for node, event in earlier:
        attacks.hear(node, event)
    found = []
    for node, event in heard:
        shown, fight = event_display(texts, event, box, before), attacks.hear(node, event)
        card = card_of(texts, event, box)
        found.append(
            shown._replace(
                beat="fight" if fight else "card" if card else beat(event),
                fight=fight,
                card=card,
                chip=None if fight else chip(texts, event, box, card),
            )
        )
        before.append(event)
    return with_chips(found)


def beat(event: Event) -> Beat:
    """How something is staged that is neither a fight nor a card."""
    if isinstance(event, MOVES):
        return "move"
    if isinstance(event, MANY):
        return "many"
    return "goal" if isinstance(event, GOALS) else ""


# -- cards -----------------------------------------------------------------------------------------


def card_of(texts: Texts, event: Event, box: Box) -> Card | None:
    """The card that an event holds up, with those it wakes."""
    match event:
        case events.EventDrawn(card):
            return held_up(texts, box, card)
        case events.CloseEncounterDrawn(card, awakes):
            return held_up(texts, box, card, awakes)
        case events.CriticalDrawn(unit, token):
            return held_up(texts, box, token, (unit,))
    return None


def held_up(texts: Texts, box: Box, card: str, figures: tuple[str, ...] = ()) -> Card:
    """An event card, close encounter card or CRITICAL token."""
    return _held_up(box, texts.lang, texts.strict, card, figures)


@lru_cache(maxsize=1024)
def _held_up(
    box: Box,
    lang: str,
    strict: bool,  # noqa: FBT001
    card: str,
    figures: tuple[str, ...],
) -> Card:
    texts, event = Texts(lang, NAME, strict=strict), box.events.get(card)
    definition = event or box.criticals.get(card) or box.close[card]
    said = card_text(texts, definition, box)
    kind = "critical" if card in box.criticals else "close_encounter"
    if event is not None:
        kind = "weather" if event.kind == "weather" else "event"
    return Card(
        id=card,
        kind=kind,
        deck=texts.say(f"deck-{kind}"),
        title=said.title,
        lines=tuple(Line(text=line, rules=said.rules) for line in said.lines),
        figures=figures,
        sign=kind,
    )


# -- the strip -------------------------------------------------------------------------------------


def chip(texts: Texts, event: Event, box: Box, card: Card | None = None) -> Chip | None:
    """What stays of an event that is no fight."""
    if card is not None:
        tone: Tone = "bad" if card.figures else "plain"
        return Chip(figures=card.figures[:2], sign=card.sign, text=card.title, tone=tone)
    return _bad_news(texts, event, box) or _good_news(texts, event, box)


def _bad_news(texts: Texts, event: Event, box: Box) -> Chip | None:
    match event:
        case events.SignalRevealed(_, _, token) | events.SignalScanned(_, _, token):
            human = {HUMAN: "yes", NPC: "npc"}.get(token, "no")
            text = texts.say("chip-signal", human=human)
            return Chip(sign="signal", text=text, tone="bad" if human == "no" else "plain")
        case events.AlienArrived(alien):
            return Chip(figures=(alien,), sign="spawn", tone="bad")
        case events.AgentDied(agent):
            return Chip(figures=(agent,), sign="dead", tone="bad")
        case events.AlienDied(alien) | events.FigureDied(alien):
            return Chip(figures=(alien,), sign="dead", tone="good")
        case events.Wounded(unit, amount):
            tone: Tone = "bad" if unit in box.agents else "good"
            return Chip(figures=(unit,), sign="wound", text=f"−{amount}", tone=tone)  # noqa: RUF001
        case events.Bleeding(agent):
            return Chip(figures=(agent,), sign="bleeding", tone="bad")
        case events.Jammed(agent):
            return Chip(figures=(agent,), sign="jammed", tone="bad")
        case events.TeleportOpened():
            return Chip(sign="teleport", tone="bad")
    return None


def _good_news(texts: Texts, event: Event, box: Box) -> Chip | None:
    match event:
        case events.SpecialActionDone(agent, action):
            name = next(a for a in box.mission.actions if a.id == action)
            return Chip(figures=(agent,), sign="action", text=texts.called(name), tone="good")
        case events.RankGained(agent, rank):
            text = texts.say(f"rank-{rank}")
            return Chip(figures=(agent,), sign="rank", text=text, tone="good")
        case events.CiviliansSafe(agent, led):
            return Chip(figures=(agent,), sign="civilian", text=f"+{led}", tone="good")
        case events.LeftMap(agent):
            return Chip(figures=(agent,), sign="leave", tone="good")
    return None
