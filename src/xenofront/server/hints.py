"""Hints over the wire: who is asked for one, and when there is none to be had."""

from __future__ import annotations

from xenofront.kernel import Question, Seat
from xenofront.present.computers import ADVISER, Thought, players_of
from xenofront.present.hints import hint
from xenofront.present.messages.looks import Look, Looked
from xenofront.server.live import LiveGame
from xenofront.server.refusal import Refusal


def adviser(live: LiveGame, look: Look, mine: tuple[Seat, ...]) -> str:
    """Who is asked for a hint; Refusal if there is none to be had."""
    pending = live.game.pending
    if not isinstance(pending, Question) or pending.seat not in mine:
        raise Refusal("seat", "ui-refused-hint")
    if look.first and look.first not in players_of(live.row.system):
        raise Refusal("unknown", "ui-refused-player")
    return look.first or ADVISER


def told(live: LiveGame, look: Look, thought: Thought, lang: str) -> Looked:
    """A hint, drawn like the answer it is about."""
    if not thought.is_own:
        raise Refusal("unknown", "ui-refused-hint")
    seat = getattr(thought.seen.pending, "seat", live.seats[0])
    return hint(live.presenter, live.seen(seat, lang, thought.seen), look, thought)
