"""Which dice were rolled: an event names the faces, not the colour."""

from __future__ import annotations

from collections.abc import Sequence

from xenofront.games.galaxy_defenders.present.page.words import SYMBOLS
from xenofront.games.galaxy_defenders.rules import events
from xenofront.games.galaxy_defenders.rules.box import Box
from xenofront.kernel import Event
from xenofront.present.messages.log import Die
from xenofront.text.texts import Texts

PLAIN = "plain"
"""The colour of dice that could be of either kind."""


def colours_of(
    event: Event, faces: tuple[str, ...], box: Box, earlier: Sequence[Event] = (), weapon: str = ""
) -> tuple[str, ...]:
    """The colour of each die of a roll."""
    if isinstance(event, events.HitsRolled):
        weapon = weapon or _weapon_of(event, earlier)
        if weapon:
            return colours_of_weapon(box, weapon, faces)
    return (colour_of(event, box, earlier),) * len(faces)


def colours_of_weapon(box: Box, weapon: str, faces: tuple[str, ...]) -> tuple[str, ...]:
    """The colour of each die of an attack: where a weapon has both, the red ones come first."""
    definition, number = box.weapons.get(weapon), len(faces)
    if definition is None or not (definition.red and definition.blue):
        return (colour_of_weapon(box, weapon),) * number
    red = max(number - definition.blue, 0)
    while set(faces[:red]) - set(box.faces["red"]):  # more dice than printed may be blue, too
        red -= 1
    return ("red",) * red + ("blue",) * (number - red)


def colour_of(event: Event, box: Box, earlier: Sequence[Event] = ()) -> str:
    """The colour of the dice of a roll: red, blue, or plain where nothing tells."""
    if isinstance(event, events.DefenceRolled):
        return "blue"
    if isinstance(event, events.Searched):
        return box.tables.search_die
    if isinstance(event, events.Evaded):
        return box.tables.evade_die
    if isinstance(event, events.TeleportRolled):
        return box.tables.teleport_die
    return _by_attack(event, box, earlier) or _by_faces(event, box)


def colour_of_weapon(box: Box, weapon: str) -> str:
    """The colour of the dice of a weapon or of a device that throws dice; of both the red."""
    definition = box.weapons.get(weapon)
    if definition is not None:
        return "red" if definition.red else "blue"
    return "red" if weapon in box.powers else PLAIN


def _by_attack(event: Event, box: Box, earlier: Sequence[Event]) -> str:
    """The colour of the attack that a roll belongs to, from what was told before."""
    unit = getattr(event, "attacker", "") or getattr(event, "unit", "")
    for before in reversed(earlier):
        if isinstance(before, events.AttackDeclared) and before.attacker == unit:
            return colour_of_weapon(box, before.weapon)
        if isinstance(before, events.DefenceRolled) and before.unit == unit:
            return "blue"
        if isinstance(before, events.TurnBegan | events.RoundBegan):
            break
    return ""


def _weapon_of(event: events.HitsRolled, earlier: Sequence[Event]) -> str:
    """The weapon of the attack that a roll belongs to; nothing where nothing tells."""
    for before in reversed(earlier):
        if isinstance(before, events.AttackDeclared) and before.attacker == event.attacker:
            return before.weapon
        if isinstance(before, events.DefenceRolled) and before.unit == event.attacker:
            break
        if isinstance(before, events.TurnBegan | events.RoundBegan):
            break
    return ""


def _by_faces(event: Event, box: Box) -> str:
    """The one colour whose dice have all of these faces."""
    rolled = set(getattr(event, "faces", ()))
    fitting = [die for die, faces in box.faces.items() if rolled <= set(faces)]
    return fitting[0] if len(fitting) == 1 else PLAIN


def drawn_die(texts: Texts, face: str, colour: str) -> Die:
    """A face as it is drawn and said."""
    symbols = [] if face == "blank" else face.split("+")
    said = ", ".join(texts.say(f"symbol-{symbol}") for symbol in face.split("+"))
    die = texts.say(f"die-{colour}") if colour != PLAIN else texts.say("web-die")
    label = texts.say("web-die-shows", die=die, symbols=said)
    return Die(colour=colour, symbols=tuple(SYMBOLS[s] for s in symbols), label=label)
