"""Names of Galaxy Defenders: dice, doors, actions, ways of aliens, places."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from xenofront.games.galaxy_defenders.rules.box import Box
from xenofront.games.galaxy_defenders.rules.ch8_aliens.verdicts import At, AtBase, Via, ViaBase
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


def way(texts: Texts, choice: At | Via, box: Box) -> str:
    """A way an alien may go."""
    target = texts.name(choice.target, box) if choice.target else ""
    words = {"target": target, "has_target": yes(target), "end": choice.end}
    if isinstance(choice, ViaBase):
        return texts.say("choice-ViaBase", **words, via=choice.via, rear=choice.rear)
    if isinstance(choice, AtBase):
        return texts.say("choice-AtBase", **words, rear=choice.rear)
    if isinstance(choice, Via):
        return texts.say("choice-Via", **words, via=choice.via)
    return texts.say("choice-At", **words)


def place(texts: Texts, mark: str) -> str:
    """A named place of a mission."""
    known = texts.has(f"place-{mark}")
    return texts.say(f"place-{mark}") if known else plain_words(mark)
