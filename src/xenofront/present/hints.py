"""Hints: what a computer player would answer, why, and where that is on the board."""

from __future__ import annotations

from msgspec.structs import replace

from xenofront.present.computers import Thought, called
from xenofront.present.messages.base import Line
from xenofront.present.messages.looks import Look, Looked
from xenofront.present.presenter import PlayerView, Presenter


def hint(presenter: Presenter, seen: PlayerView, look: Look, thought: Thought) -> Looked:
    """A thought as a message, drawn like the answer it is about."""
    texts, key = seen.texts, thought.choice.key
    try:
        drawn = presenter.look(seen, replace(look, about="preview", first=key))
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
