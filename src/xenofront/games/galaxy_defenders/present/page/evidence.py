"""What a question rests on: rolls with their arithmetic, the card that asks, what is left."""

from __future__ import annotations

from collections.abc import Iterator

from xenofront.games.galaxy_defenders.present import answers
from xenofront.games.galaxy_defenders.present.page.dice import colours_of_weapon, drawn_die
from xenofront.games.galaxy_defenders.present.page.staging import held_up
from xenofront.games.galaxy_defenders.present.status import ACTIVITIES
from xenofront.games.galaxy_defenders.rules.ch6_sequence.battle import AliensTurn
from xenofront.games.galaxy_defenders.rules.ch6_sequence.event_phase import EventPhase
from xenofront.games.galaxy_defenders.rules.ch7_agents import menu
from xenofront.games.galaxy_defenders.rules.ch7_agents.movement import NextHex, movement_points
from xenofront.games.galaxy_defenders.rules.ch8_aliens.activation import Activate
from xenofront.games.galaxy_defenders.rules.state import AlienId, GDState
from xenofront.kernel import Game
from xenofront.present.messages.base import Fact, Tone
from xenofront.present.messages.log import Card
from xenofront.present.messages.question import Evidence
from xenofront.text.texts import Texts


def evidence(texts: Texts, game: Game) -> Iterator[Evidence]:
    """What was rolled, and what it comes to."""
    state = game.state
    assert isinstance(state, GDState)
    for known in answers.facts(texts, game):
        weapon = getattr(game.stack[-1], "weapon", "")
        colours = colours_of_weapon(state.box, weapon, known.attack)
        yield Evidence(
            text=" ".join(known.said) or known.rolled(texts),
            dice=tuple(drawn_die(texts, *die) for die in zip(known.attack, colours, strict=True)),
            against=tuple(drawn_die(texts, face, "blue") for face in known.defence),
            tone="bad" if known.bad else "plain",
            rules=("GD-7.3.ac",) if known.defence else (),
        )


def asking_card(texts: Texts, game: Game) -> Card | None:
    """The event or close encounter on account of which something is asked; or the alien's card."""
    state = game.state
    assert isinstance(state, GDState)
    for frame in reversed(game.stack):
        match frame:
            case EventPhase(card=card) if card:
                return held_up(texts, state.box, card)
            case AliensTurn(card=card, waiting=waiting) if card:
                awake = tuple(alien for alien in waiting if alien in state.aliens)
                acting = next((f.alien for f in game.stack if isinstance(f, Activate)), AlienId(""))
                figures = (*filter(None, (acting,)), *awake)
                return held_up(texts, state.box, card, figures)
    return None


def allowance(texts: Texts, game: Game) -> Iterator[Fact]:
    """What is left of the turn: how far to walk, combat, action."""
    state, ask = game.state, game.pending
    assert isinstance(state, GDState)
    if isinstance(ask, NextHex):
        left = texts.say("allowance-hexes", hexes=ask.points)
        yield Fact(name=texts.say("activity-movement"), value=left)
    elif isinstance(ask, menu.NextActivity) and state.turn is not None:
        for activity in ACTIVITIES:
            spent = activity in state.turn.spent
            value = texts.say("allowance-left", spent="yes" if spent else "no")
            if activity == "movement" and menu.MOVE in ask.choices:
                value = texts.say("allowance-hexes", hexes=movement_points(state, ask.agent))
            tone: Tone = "dim" if spent else "plain"
            yield Fact(name=texts.say(f"activity-{activity}"), value=value, tone=tone)
