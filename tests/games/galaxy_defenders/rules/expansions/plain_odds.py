"""What an attack does with marks, criticals and several shields, worked out roll by roll."""

from collections.abc import Iterable
from fractions import Fraction
from functools import cache
from typing import Any

from tests.games.galaxy_defenders.rules.ch8_aliens.plain_dice import Faces, Harm, symbols
from xenofront.games.galaxy_defenders.content.effects import LockOn
from xenofront.games.galaxy_defenders.rules.state import GDState

POSES = {"standing": (0, 0, 0), "crouching": (1, 1, -1), "prone": (2, 2, -2)}
"""Hits of ranged attacks, and defence dice against ranged and melee ones, by pose."""
ELITE = ("palladium", "platinum", "earth", "moon", "galaxy", "universe")


@cache
def rolls(dice: tuple[Faces, ...]) -> dict[tuple[int, int, int, bool], Fraction]:
    """(HIT, BOLT, GD, whether ALIEN or JAM shows) of some dice, and how likely."""
    if not dice:
        return {(0, 0, 0, False): Fraction(1)}
    found: dict[tuple[int, int, int, bool], Fraction] = {}
    for (hits, bolts, gds, failing), chance in rolls(dice[1:]).items():
        for face in dice[0]:
            key = (
                hits + symbols(face, "HIT"),
                bolts + symbols(face, "BOLT"),
                gds + symbols(face, "GD"),
                failing or "ALIEN" in face or "JAM" in face,
            )
            found[key] = found.get(key, Fraction(0)) + chance / len(dice[0])
    return found


@cache
def answers(blue: Faces, number: int) -> dict[tuple[int, int], Fraction]:
    """(SHIELD, BOLT) of so many blue dice, and how likely."""
    found: dict[tuple[int, int], Fraction] = {}
    if not number:
        return {(0, 0): Fraction(1)}
    for (shields, bolts), chance in answers(blue, number - 1).items():
        for face in blue:
            key = shields + symbols(face, "SHIELD"), bolts + symbols(face, "BOLT")
            found[key] = found.get(key, Fraction(0)) + chance / len(blue)
    return found


def tokens(state: GDState, row: Any, quantity: str) -> int:
    """What the CRITICAL tokens on a figure make of a quantity."""
    held = [m for token in row.criticals for m in state.box.criticals[token].modifiers]
    return sum(m.amount for m in held if m.quantity == quantity)


def total(
    modifiers: Iterable[Any], quantity: str, kind: str, *, bolts: int, gds: int, mark: int,
    still: bool,
) -> int:  # fmt: skip
    """What a roll makes of a quantity, against a target with a MARK, or that cannot move."""
    amount = 0
    for modifier in modifiers:
        when = {*modifier.when}
        fails = (
            modifier.quantity != quantity
            or (bool(when & {"melee", "ranged"}) and kind not in when)
            or ("bolt" in when and not bolts)
            or ("gd" in when and not gds)
            or ("target_marked" in when and not mark)
            or ("target_immobilized" in when and not still)
        )
        if not fails:
            times = bolts if "each_bolt" in when else 1
            amount += modifier.amount * times * (mark if "each_mark" in when else 1)
    return amount


def alien_strikes(state: GDState, alien: Any, weapon: Any, agent: Any) -> Harm:
    """What an attack of an alien with a weapon of its card does to an agent or drone."""
    by, row = state.aliens[alien], state.agents[agent]
    sheet = state.box.agents[agent]
    side = sheet.elite if row.rank in ELITE else sheet.standard
    modifiers = (*weapon.modifiers, *state.box.aliens[by.card].passive)
    shield = row.shield + row.plates
    if row.suit is not None and row.suit.shield:
        shield = row.suit.shield
    guard = (shield, row.wounds, max(side.hp + tokens(state, row, "max_hp"), 1))
    _, from_afar, from_beside = POSES[row.pose]
    dice = from_afar if weapon.kind == "ranged" else from_beside
    return _harm(
        state, by, weapon, modifiers, row, sheet.armour, guard, person=not row.owner, by_pose=dice
    )


def agent_strikes(state: GDState, agent: Any, weapon: Any, alien: Any) -> Harm:
    """What an attack of an agent does to an alien."""
    by, row = state.agents[agent], state.aliens[alien]
    card = state.box.aliens[row.card]
    hp = max((1 if card.swarm else card.hp) + tokens(state, row, "max_hp"), 1)
    guard = (max(row.shield, *row.stacks, 0), row.wounds, hp)
    marks = [m for power in row.marks for m in state.box.powers[power].modifiers]
    modifiers = (*weapon.modifiers, *marks)
    more = POSES[by.pose][0] if weapon.kind == "ranged" else 0
    return _harm(state, by, weapon, modifiers, row, card.armour, guard, person=False, more=more)


def _harm(
    state: GDState, by: Any, weapon: Any, modifiers: Any, row: Any, armour: Any,
    guard: tuple[int, int, int], *, person: bool, more: int = 0, by_pose: int = 0,
) -> Harm:  # fmt: skip
    shield, before, hp = guard
    kind, fewer = weapon.kind, tokens(state, by, "hit_dice")
    red = max(weapon.red + fewer, 0)
    blue = max(weapon.blue + min(fewer + weapon.red - red, 0), 0)
    pool = (state.box.faces["red"],) * red + (state.box.faces["blue"],) * blue
    off, silent = tokens(state, by, "bolts_off"), tokens(state, row, "bolts_off")
    level = max((e.level for e in weapon.on_hit if isinstance(e, LockOn)), default=0)
    still = not {"immobilized", "paralyzed"}.isdisjoint(row.conditions)
    trained = weapon.rank != "alien" or "sk_alien" in getattr(by, "powers", ())
    kill = bleed = expected = Fraction(0)
    for (hits, shown, gds, failing), chance in rolls(pool).items():
        if failing and not trained:
            continue
        mark = max(row.lock, level if hits else 0)
        now: dict[str, Any] = {
            "bolts": 0 if off else shown,
            "gds": gds,
            "mark": mark,
            "still": still,
        }
        paid = weapon.hits_for_ammo[0] if weapon.hits_for_ammo else 0
        struck = hits + paid + more + total(modifiers, "hits", kind, **now)
        struck -= min(struck, shield)
        dice = struck + by_pose + total(modifiers, "defence_dice", kind, **now)
        dice = max(dice + tokens(state, row, "defence_dice"), 0) if struck else 0
        lethal = total(modifiers, "lethal", kind, **now) > 0
        ignored = total(modifiers, "armour_ignored", kind, **now) > 0
        for (shields, bolts), part in answers(
            state.box.faces["blue"], 0 if lethal else dice
        ).items():
            own: dict[str, Any] = {
                "bolts": 0 if silent else bolts,
                "gds": 0,
                "mark": 0,
                "still": False,
            }
            mine = () if ignored else armour
            stopped = 0 if lethal else shields + total(mine, "shields", kind, **own)
            healed = min(total(mine, "healing", kind, **own), before)
            dealt = max(struck - stopped, 0)
            expected += dealt * chance * part
            if not dealt or before - healed + dealt < hp:
                continue
            if person and before - healed < hp:
                bleed += chance * part
            else:
                kill += chance * part
    return Harm(kill, bleed, expected)
