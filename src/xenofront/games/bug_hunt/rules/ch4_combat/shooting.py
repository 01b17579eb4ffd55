"""BH-25 to BH-30 Who may be fired at, with what, and what the die needs: the one place for it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from xenofront.games.bug_hunt.content.catalogue import Weapon
from xenofront.games.bug_hunt.rules import procedures as bh
from xenofront.games.bug_hunt.rules.ch4_combat.odds import (
    Odds,
    Volley,
    finished,
    shot_odds,
    volley_odds,
)
from xenofront.games.bug_hunt.rules.ch4_combat.saves import save_needed
from xenofront.games.bug_hunt.rules.choices import Fire, FireAt
from xenofront.games.bug_hunt.rules.ground import (
    AMBUSH_SIGHT,
    is_elite,
    limited,
    near_figure,
    near_point,
    on_table,
    place_of,
    sight,
    sight_of_point,
    table_of,
)
from xenofront.games.bug_hunt.rules.state import AlienId, BHState, TrooperId
from xenofront.geometry.plane.exact import BASE, INCH, Point, within
from xenofront.geometry.plane.sight import Sight
from xenofront.kernel import Procedure
from xenofront.kernel.memo import remembered

SHIP = "ship"
"""The drop ship shoots from its marker."""
CLOSE = 6
FORCED = 3
SHIP_SKILL = 1  # BH-24/skill
NUMBER_RULES: Final = {3: "BH-28", 5: "BH-29", 6: "BH-30"}
"""By what a die needs: near, farther away, in cover."""


class Modifier(NamedTuple):
    """Part of what is added to a die, and the rule behind it."""

    what: str
    amount: int
    rule: str


class Aim(NamedTuple):
    """What one shot needs: this much on a die with the bonus added."""

    needed: int
    bonus: int
    cover: bool


# -- who and with what -----------------------------------------------------------------------------


def origin_of(state: BHState, shooter: str) -> Point:
    """Where shots come from."""
    if shooter == SHIP:
        assert state.evac.at is not None
        return state.evac.at
    return place_of(state, shooter)


def is_gone(state: BHState, shooter: str) -> bool:
    """Whether there is nobody any more to go on with an attack."""
    return shooter != SHIP and shooter not in on_table(state)  # BR-43


def range_of(state: BHState, shooter: str, weapon: str) -> int:
    """How far a weapon reaches, in inches; a launcher throws grenades farther."""
    definition = state.box.weapons[weapon]
    row = state.troopers.get(TrooperId(shooter))
    if row is None:
        return definition.range
    if definition.grenade and "launcher" in row.weapons:
        return state.box.weapons["launcher"].range  # BD-4.15 BD-4.t8
    character = state.squad.characters.get(row.seat)
    personal = row.kind == "main" and character is not None
    return definition.range + (character.reach.get(weapon, 0) if personal and character else 0)


def is_area(weapon: Weapon) -> bool:
    """Whether a weapon is aimed at a point."""
    return "area" in weapon.traits or "stun" in weapon.traits  # BR-37/friend


def radius_of(state: BHState, weapon: str) -> int:
    """How many inches around the point a weapon reaches."""
    return max((state.box.traits[t].radius for t in state.box.weapons[weapon].traits), default=0)


def armed_refusal(state: BHState, trooper: TrooperId, weapon: str) -> str | None:
    """Why a trooper cannot fire a weapon now, whatever at."""
    row = state.troopers[trooper]
    definition = state.box.weapons.get(weapon)
    if definition is None or weapon not in row.weapons:  # BD-4.t8/none
        return "BX-4"
    if "launcher" in definition.traits:  # BD-4.15/alone
        return "BX-4"
    if not definition.shots and not is_area(definition):  # BX-20/fire BD-4.11/fire BD-4.12/fire
        return "BX-20"
    if weapon in row.jammed:  # BH-33
        return "BX-18"
    if weapon in row.empty:  # BH-31
        return "BH-31"
    if is_used_up(state, trooper, weapon):  # BD-4.13 BD-4.grenades
        return "BD-4.13"
    if row.dashed:  # BH-2/fire
        return "BH-2"
    return None


def is_used_up(state: BHState, trooper: TrooperId, item: str) -> bool:
    """Whether a weapon or piece of gear was used as often as it can be in a mission."""
    uses = (state.box.gear.get(item) or state.box.weapons[item]).uses
    return 0 < uses <= state.actions.get(f"used {trooper} {item}", 0)


def target_refusal(state: BHState, shooter: str, weapon: str, target: str) -> str | None:
    """Why an alien cannot be fired at with a weapon that could be fired."""
    if target not in state.aliens:
        return "BX-9" if target in state.contacts else "BH-26"  # BX-9/shot
    there = state.aliens[AlienId(target)].at
    if not is_near(state, shooter, target, range_of(state, shooter, weapon)):  # BH-29 BR-8
        return "BH-29"
    if not seen(state, shooter, target).seen:
        return "BX-15"
    must = () if shooter == SHIP else forced_targets(state, shooter)
    if target not in (must or (target,)):  # BH-25/shot BH-26
        return "BH-25"
    return "BX-19" if _endangered(state, weapon, there) else None


def is_near(state: BHState, shooter: str, target: str, inches: int) -> bool:
    """Whether a target is within so many inches of where shots come from."""
    here, there = origin_of(state, shooter), state.aliens[AlienId(target)].at
    return near_point(there, here, inches) if shooter == SHIP else near_figure(here, there, inches)


def seen(state: BHState, shooter: str, target: str) -> Sight:
    """How a shooter sees a target."""
    if shooter != SHIP:
        return sight(state, shooter, target)
    ship, there = origin_of(state, SHIP), place_of(state, target)
    look = table_of(state).sight_from_above(ship, there)
    return limited(state, look, ship, there, AMBUSH_SIGHT * INCH + BASE)


@remembered("troopers", "aliens", "terrain", "barricades", "sector")
def forced_targets(state: BHState, shooter: str) -> tuple[str, ...]:
    """Visible aliens so near that one of them must be the target (BH-25, BR-16)."""
    here = place_of(state, shooter)
    return tuple(
        str(name)
        for name, row in state.aliens.items()
        if near_figure(here, row.at, FORCED) and sight(state, shooter, str(name)).seen  # BR-16
    )


def _endangered(state: BHState, weapon: str, place: Point) -> bool:
    """Whether troopers are in the area around a point."""
    if not is_area(state.box.weapons[weapon]):
        return False
    reach = radius_of(state, weapon)
    places = [state.troopers[name].at for name in on_table(state)]
    return any(near_point(at, place, reach) for at in places)  # BX-19 BD-4.t6


def point_refusal(state: BHState, shooter: str, weapon: str, place: Point) -> str | None:
    """Why an area weapon cannot be aimed at a point."""
    if not is_area(state.box.weapons[weapon]):  # BX-19/point
        return "BX-19"
    size = state.size
    if not (0 <= place.x <= size.x and 0 <= place.y <= size.y):
        return "BX-19"
    reach = range_of(state, shooter, weapon) * INCH + BASE
    if not within(origin_of(state, shooter), place, reach):  # BR-37/reach
        return "BH-29"
    if not sight_of_point(state, shooter, place).seen:  # BR-37/sight
        return "BX-15"
    must, radius = forced_targets(state, shooter), radius_of(state, weapon)
    caught = any(near_point(_place(state, one), place, radius) for one in must)
    if must and not caught:  # BH-25/point
        return "BH-25"
    return "BX-19" if _endangered(state, weapon, place) else None


# -- the menu --------------------------------------------------------------------------------------


def refusal(state: BHState, trooper: TrooperId, choice: Fire | FireAt) -> str | None:
    """Why a weapon cannot be fired at an alien, or aimed at a point."""
    unable = armed_refusal(state, trooper, choice.weapon)
    if unable:
        return unable
    if isinstance(choice, FireAt):
        return point_refusal(state, trooper, choice.weapon, choice.place)
    if "stun" in state.box.weapons[choice.weapon].traits:
        return "BX-19"
    return target_refusal(state, trooper, choice.weapon, choice.target)


def options(state: BHState, trooper: TrooperId) -> Iterator[Fire | FireAt]:
    """Every shot that is allowed; of points, those where an alien stands."""
    for weapon in state.troopers[trooper].weapons:
        if armed_refusal(state, trooper, weapon):
            continue
        stuns = "stun" in state.box.weapons[weapon].traits
        for name, row in state.aliens.items():
            if stuns:
                if point_refusal(state, trooper, weapon, row.at) is None:
                    yield FireAt(weapon, row.at)
            elif target_refusal(state, trooper, weapon, name) is None:
                yield Fire(weapon, name)


def start(state: BHState, trooper: TrooperId, choice: Fire | FireAt) -> Procedure:
    """Open the attack that is chosen."""
    weapon = choice.weapon
    traits = state.box.weapons[weapon].traits
    if isinstance(choice, FireAt) and "stun" in traits:
        return bh.Flash(trooper, weapon, choice.place)
    target = choice.target if isinstance(choice, Fire) else ""
    if "area" in traits:  # BX-19/six BX-19/jam
        endless = f"endless {trooper} {weapon}" in state.actions  # BD-9.f2/endless
        at = choice.place if isinstance(choice, FireAt) else _place(state, target)
        return bh.AreaAttack(trooper, weapon, at, target, endless=endless)
    lucky = (f"steady {trooper} {weapon}", f"thrice {trooper} {state.turn}")
    steady = any(key in state.actions for key in lucky)  # BD-9.f6/jam BD-9.f10/jam
    return bh.Attack(trooper, weapon, target, steady=steady)


def _place(state: BHState, alien: str) -> Point:
    return state.aliens[AlienId(alien)].at


# -- what the die needs ----------------------------------------------------------------------------


def aim(state: BHState, shooter: str, weapon: str, target: str) -> Aim:
    """What a shot at an alien needs, and what is added to the die."""
    cover = seen(state, shooter, target).cover
    needed = to_hit(cover=cover, near=is_near(state, shooter, target, CLOSE))
    if shooter == SHIP:
        return Aim(needed, SHIP_SKILL, cover)  # BH-24/skill
    moved = has_moved(state, TrooperId(shooter))
    return Aim(needed, bonus(state, TrooperId(shooter), weapon, cover=cover, moved=moved), cover)


def has_moved(state: BHState, trooper: TrooperId) -> bool:
    """Whether a trooper left its place in this turn, be it after a brawl."""
    row = state.troopers[trooper]
    return row.moved or row.followed  # BD-4.t4 BD-4.t5


def to_hit(*, cover: bool, near: bool) -> int:
    """What the die must show with its bonus."""
    if cover:
        return 6  # BH-30 BR-7
    if near:
        return 3  # BH-28 BR-8
    return 5  # BH-29


def bonus(state: BHState, shooter: TrooperId, weapon: str, *, cover: bool, moved: bool) -> int:
    """Combat skill and traits of the weapon (BH-27)."""
    parts = bonuses(state, shooter, weapon, cover=cover, moved=moved)
    return sum([part.amount for part in parts])


def bonuses(
    state: BHState, shooter: TrooperId, weapon: str, *, cover: bool, moved: bool
) -> Iterator[Modifier]:
    """What is added to the die of a shot, part by part."""
    traits = state.box.weapons[weapon].traits
    hides = state.box.aliens[state.alien_type].trait == "hides_in_cover"
    if cover and hides:  # BD-6.1/cover
        yield Modifier("hidden", 0, "BD-6.1")
    else:
        yield Modifier("skill", state.troopers[shooter].combat, "BH-27")  # BH-27
    if "aimed" in traits and not moved:  # BD-4.t4
        yield Modifier("aimed", state.box.traits["aimed"].to_hit, "BD-4.t4")
    if "heavy" in traits and moved:  # BD-4.t5
        yield Modifier("heavy", state.box.traits["heavy"].to_hit, "BD-4.t5")


def preview(state: BHState, shooter: str, weapon: str, target: str) -> Odds | None:
    """The exact odds of one shot at an alien."""
    if target not in state.aliens:
        return None
    row = state.aliens[AlienId(target)]
    return finished(_one_shot(state, shooter, weapon, target), row.wounds, row.stun)


def volley(state: BHState, shooter: str, weapon: str, target: str, shots: int) -> Volley:
    """The odds of several shots at an alien, extra ones for sixes apart."""
    row = state.aliens[AlienId(target)]
    one = _one_shot(state, shooter, weapon, target)
    return volley_odds(one, max(1, shots), row.wounds, row.stun)


def _one_shot(state: BHState, shooter: str, name: str, target: str) -> Odds:
    """The odds of one shot at somebody unhurt."""
    weapon = state.box.weapons[name]
    look = aim(state, shooter, name, target)
    how = "area" if "area" in weapon.traits else "shot"
    return hit_odds(state, target, look.needed - look.bonus, blow_of(weapon, how))


class Blow(NamedTuple):
    """What hits somebody: how hard, in which way, and whether armour helps."""

    damage: int
    how: str
    piercing: bool = False


def blow_of(weapon: Weapon, how: str) -> Blow:
    """A hit by a weapon."""
    return Blow(weapon.damage, how, "piercing" in weapon.traits)  # BD-4.t9


def hit_odds(state: BHState, figure: str, needed: int, blow: Blow) -> Odds:
    """The odds of a roll that hits with this much, for somebody unhurt."""
    save = save_needed(state, figure, blow.how, piercing=blow.piercing)
    return shot_odds(needed, save, blow.damage, toughness_of(state, figure))


def toughness_of(state: BHState, figure: str) -> int:
    """Against which damage is rolled (BH-39)."""
    row = state.troopers.get(TrooperId(figure))
    if row is not None:
        return row.toughness
    leader = state.aliens[AlienId(figure)].leader
    more = 1 if leader == "bruiser" else 0  # BD-6.l5/toughness
    toughness = state.box.aliens[state.alien_type].toughness
    if toughness == 3 and is_elite(state):
        toughness = 4  # BD-9.w8/toughness
    return toughness + more
