"""Hints: what a computer player would answer, why, and where that is on the board."""

from __future__ import annotations

from msgspec.structs import replace

from xenofront.kernel import Question, Seat
from xenofront.present.computers import ADVISER, Thought, called, players_of
from xenofront.present.messages.base import Line
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
    texts, key = live.texts(lang), thought.choice.key
    seat = getattr(thought.seen.pending, "seat", live.seats[0])
    shown = live.seen(seat, lang, thought.seen)
    try:
        drawn = live.face.look(shown, replace(look, about="preview", first=key))
    except LookupError:
        drawn = Looked(id=look.id, about=look.about, title="")
    words = texts.say(
        "ui-advice", player=called(texts, thought.player), choice=thought.words(texts)
    )
    return replace(
        drawn,
        about=look.about,
        title=words,
        lines=(Line(text=thought.reason(texts)),),
        bars=(),
        keys=(key,),
    )
