"""Names of Galaxy Defenders: dice, doors, actions, ways of aliens, places."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from xenofront.games.galaxy_defenders.rules.box import Box
from xenofront.text.message_files import plain_words, yes

if TYPE_CHECKING:
    from xenofront.text.texts import Texts

SYMBOLS: Final = {
    "HIT": "✶",
    "SHIELD": "▼",
    "BOLT": "↯",
    "GD": "★",
    "AMMO": "▮",
    "JAM": "✗",
    "ALIEN": "☣",
    "blank": " ",
}
"""What is printed on the dice, one character each."""


def dice(faces: tuple[str, ...]) -> str:
    """Dice as they lie on the table."""
    return " ".join(f"[{''.join(SYMBOLS[s] for s in face.split('+'))}]" for face in faces)


def closer(texts: Texts, key: str) -> str:
    """A door, by its side or hex."""
    if "|" not in key:
        return texts.say("door-hex", a=key)
    a, b = key.split("|")
    return texts.say("door-name", a=a, b=b)


def window(texts: Texts, key: str) -> str:
    a, _, b = key.partition("|")
    return texts.say("window-name", a=a, b=b)


def opening(texts: Texts, key: str) -> str:
    """A door or window, whichever it is."""
    a, _, b = key.partition("|")
    return texts.say("opening-name", a=a, b=b) if b else texts.say("door-hex", a=a)


def action(texts: Texts, key: str, box: Box) -> str:
    """An action of the mission."""
    found = next((a for a in box.mission.actions if a.id == key), None)
    return plain_words(key) if found is None else texts.called(found)


def way(texts: Texts, key: str, box: Box, *, stays: bool = False) -> str:
    """A way an alien may go, from the oracle's key."""
    head, _, end = key.partition(" at ")
    target, _, via = head.partition(" via ")
    agent = texts.name(target, box) if target != "-" else ""
    words = {"agent": agent, "has_agent": yes(agent), "hex": end}
    if stays:
        return texts.say("option-alien-stays", **words)
    return texts.say("option-alien-way", **words, via=via, has_via=yes(via))


def place(texts: Texts, mark: str) -> str:
    """A named place of a mission."""
    known = texts.has(f"place-{mark}")
    return texts.say(f"place-{mark}") if known else plain_words(mark)
