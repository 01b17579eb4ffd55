"""The answers of Galaxy Defenders in words, where the message of a class needs more than fields."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from xenofront.games.galaxy_defenders.rules.box import Box
from xenofront.games.galaxy_defenders.rules.ch7_agents import menu
from xenofront.games.galaxy_defenders.rules.ch7_agents.drones import DroneShot
from xenofront.games.galaxy_defenders.rules.ch8_aliens.activation import DragTo, DragWay
from xenofront.games.galaxy_defenders.rules.ch8_aliens.verdicts import At, AtBase, Via, ViaBase
from xenofront.games.galaxy_defenders.rules.choices import Shot
from xenofront.games.galaxy_defenders.rules.expansions.npcs.tactics import NpcShot
from xenofront.games.galaxy_defenders.text.wording.names import dice, way
from xenofront.kernel import Chance, Choice, Question
from xenofront.text.message_files import yes

if TYPE_CHECKING:
    from xenofront.text.texts import Texts

DICE: Final = ("hit", "defend", "evade", "search", "wings", "teleport", "shake")


def fate(texts: Texts, ask: Chance, key: str, box: Box) -> str:
    """What a die shows, or what is drawn."""
    if ask.what == "token":
        return texts.say("option-token", token=texts.say(f"token-{key}"))
    if ask.what in DICE:
        shown = ", ".join(texts.say(f"symbol-{symbol}") for symbol in key.split("+"))
        return texts.say("option-face-of-die", face=dice((key,)), words=shown)
    return texts.name(key, box)


def shot_words(texts: Texts, shot: Shot, box: Box) -> dict[str, Any]:
    """What the sentence about a shot needs."""
    return {
        "weapon": texts.name(shot.weapon, box),
        "target": texts.name(shot.target, box),
        "target_kind": "agent" if shot.target in box.agents else "alien",
        "area": yes(shot.area),
        "ammo": box.weapons[shot.weapon].area_for_ammo,
    }


def _shot(texts: Texts, ask: Question, choice: Shot, box: Box) -> str:
    return texts.say(f"choice-{type(choice).__name__}", **shot_words(texts, choice, box))


def _treat(texts: Texts, ask: Question, choice: menu.Treat, box: Box) -> str:
    target, weapon = texts.name(choice.target, box), texts.name(choice.weapon, box)
    own = yes(choice.target == ask.seat)
    return texts.say("choice-Treat", own=own, target=target, weapon=weapon)


def _way(texts: Texts, ask: Question, choice: At | Via, box: Box) -> str:
    """If nothing but the target differs, the target is the answer."""
    ends = {other.end for other in ask.choices}
    if len(ends) == 1 and isinstance(choice, At):
        return texts.name(choice.target, box)
    return way(texts, choice, box)


def _drag(texts: Texts, ask: Question, choice: DragTo, box: Box) -> str:
    assert isinstance(ask, DragWay)
    alien, agent = texts.name(ask.alien, box), texts.name(ask.agent, box)
    return texts.say(
        "choice-DragTo", alien=alien, agent=agent, hex=choice.hex, beside=choice.beside
    )


OWN: Final[dict[type[Choice], Callable[[Texts, Any, Any, Box], str]]] = {
    Shot: _shot,
    menu.Attack: _shot,
    DroneShot: _shot,
    NpcShot: _shot,
    menu.Treat: _treat,
    At: _way,
    Via: _way,
    AtBase: _way,
    ViaBase: _way,
    DragTo: _drag,
}
"""By class of choices: their words, where the game or the question has a part in them."""
