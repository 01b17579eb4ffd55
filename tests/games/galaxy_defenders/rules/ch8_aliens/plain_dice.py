"""What an attack does, worked out face by face: every roll of the dice, and every answer to it."""

from fractions import Fraction
from functools import cache
from itertools import product
from typing import Any, NamedTuple

from xenofront.games.galaxy_defenders.rules.state import GDState

Faces = tuple[str, ...]
Modifiers = tuple[tuple[str, int, str], ...]
"""(quantity, amount, when) of everything that works."""

KINDS = ("melee", "ranged")


class Harm(NamedTuple):
    """What an attack may be expected to do."""

    kill: Fraction
    bleed: Fraction
    wounds: Fraction


class Attack(NamedTuple):
    """The dice of an attack and what changes their result."""

    pool: tuple[Faces, ...]
    modifiers: Modifiers
    more: int = 0
    """Hits that are paid for."""
    fails: bool = False
    """One ALIEN or JAM spoils it all."""


class Defence(NamedTuple):
    """Who defends, with which armour."""

    armour: Modifiers
    shield: int
    wounds: int
    hp: int
    bleeds: bool
    """An agent bleeds before it dies; aliens and drones do not."""


def working(written: Any, kind: str) -> Modifiers:
    """Those of some written modifiers that work in an attack of a kind."""
    found = []
    for modifier in written:
        kinds = [when for when in modifier.when if when in KINDS]
        if not kinds or kinds == [kind]:
            rest = [when for when in modifier.when if when not in KINDS]
            found.append((modifier.quantity, modifier.amount, rest[0] if rest else ""))
    return tuple(found)


def pool(state: GDState, red: int, blue: int) -> tuple[Faces, ...]:
    faces = state.box.faces
    return (faces["red"],) * red + (faces["blue"],) * blue


def symbols(face: str, symbol: str) -> int:
    shown = face.split("+")
    return 0 if "ALIEN" in shown else shown.count(symbol)


@cache
def _rolls(dice: tuple[Faces, ...]) -> dict[tuple[int, int, bool], int]:
    """(HIT, BOLT, whether ALIEN or JAM shows) of every roll: in how many ways it comes about."""
    found: dict[tuple[int, int, bool], int] = {}
    for roll in product(*dice):
        hits = sum(symbols(face, "HIT") for face in roll)
        bolts = sum(symbols(face, "BOLT") for face in roll)
        key = hits, bolts, "ALIEN" in roll or "JAM" in roll
        found[key] = found.get(key, 0) + 1
    return found


@cache
def _answers(blue: Faces, dice: int) -> dict[tuple[int, int], Fraction]:
    """(SHIELD, BOLT) of so many blue dice, and how likely."""
    if dice == 0:
        return {(0, 0): Fraction(1)}
    found: dict[tuple[int, int], Fraction] = {}
    for (shields, bolts), chance in _answers(blue, dice - 1).items():
        for face in blue:
            key = shields + symbols(face, "SHIELD"), bolts + symbols(face, "BOLT")
            found[key] = found.get(key, Fraction(0)) + chance / len(blue)
    return found


@cache
def harm(attack: Attack, defence: Defence, blue: Faces) -> Harm:
    """The exact chances of an attack, and the wounds to be expected."""
    pierced = total(attack.modifiers, "armour_ignored", 0) > 0
    armour = () if pierced else defence.armour
    kill = bleed = expected = Fraction(0)
    rolls = _rolls(attack.pool)
    every = sum(rolls.values())
    for (hits, bolts, failing), ways in rolls.items():
        struck = hits + attack.more + total(attack.modifiers, "hits", bolts)
        struck = 0 if attack.fails and failing else max(struck - defence.shield, 0)
        dice = struck + total(attack.modifiers, "defence_dice", bolts) if struck else 0
        for (shields, answer), part in _answers(blue, max(dice, 0)).items():
            chance = Fraction(ways, every) * part
            dealt = max(struck - shields - total(armour, "shields", answer), 0)
            before = defence.wounds - min(total(armour, "healing", answer), defence.wounds)
            expected += dealt * chance
            if not dealt or before + dealt < defence.hp:
                continue
            if defence.bleeds and before < defence.hp:
                bleed += chance
            else:
                kill += chance
    return Harm(kill, bleed, expected)


def total(modifiers: Modifiers, quantity: str, bolts: int) -> int:
    """What a roll with so many BOLTs makes of a quantity."""
    amount = 0
    for name, more, when in modifiers:
        if name == quantity:
            amount += more * {"": 1, "bolt": min(bolts, 1), "each_bolt": bolts}[when]
    return amount
