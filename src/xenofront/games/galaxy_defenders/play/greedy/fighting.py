"""How good an attack is, and how it is best made."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, NamedTuple

from xenofront.games.galaxy_defenders.content.catalogue import Weapon
from xenofront.games.galaxy_defenders.play.greedy.situation import DEATH, Situation, worth
from xenofront.games.galaxy_defenders.rules import choices
from xenofront.games.galaxy_defenders.rules.ch7_agents.odds import SCALE, Odds
from xenofront.games.galaxy_defenders.rules.ch7_agents.profiles import odds
from xenofront.games.galaxy_defenders.rules.ch7_agents.targets import at_hand
from xenofront.games.galaxy_defenders.rules.ch8_aliens.swarms import figure_hp
from xenofront.games.galaxy_defenders.rules.expansions.objects import object_hp
from xenofront.games.galaxy_defenders.rules.modifiers import weapon_reach
from xenofront.games.galaxy_defenders.rules.state import AlienId, GDState, HexId, ObjectId

PREY: Final = 6.0
"""What it is worth besides to kill what the mission wants dead."""
JAM, AMMO = 0.5, 0.25
"""What a jam and a used magazine cost."""


class Shot(NamedTuple):
    """An attack that could be declared, and what it brings."""

    choice: choices.Shot
    gain: float
    kill: int
    """In percent."""

    @property
    def weapon(self) -> str:
        return self.choice.weapon

    @property
    def target(self) -> str:
        return self.choice.target


def percent(chance: int) -> int:
    return round(100 * chance / SCALE)


def gain(
    look: Situation, weapon: str, target: str, prey: Iterable[str], powers: tuple[str, ...] = ()
) -> tuple[float, Odds]:
    """What an attack on an alien brings on average."""
    if powers:
        return _gain(look, weapon, target, prey, powers)
    key = weapon, target
    known = look.gains.get(key)
    if known is None:
        known = look.gains[key] = _gain(look, weapon, target, prey, powers)
    return known


def _gain(
    look: Situation, weapon: str, target: str, prey: Iterable[str], powers: tuple[str, ...]
) -> tuple[float, Odds]:
    state = look.state
    found = odds(state, look.agent, weapon, target, powers)
    if target in state.objects:
        left = max(1, object_hp(state, target) - state.objects[ObjectId(target)].wounds)
        share = min(found.expected / SCALE / left, 1.0)
        value = PREY if target in prey else 0.0
        return value * (0.65 * found.kill / SCALE + 0.35 * share), found
    alien = AlienId(target)
    value = worth(state, alien) + (PREY if target in prey else 0.0)
    left = max(1, figure_hp(state, alien) - state.aliens[alien].wounds)
    share = min(found.expected / SCALE / left, 1.0)
    won = value * (0.65 * found.kill / SCALE + 0.35 * share)
    return won - _wear(state, weapon, found), found


def _wear(state: GDState, weapon: str, found: Odds) -> float:
    """What the weapon suffers."""
    definition = state.box.weapons.get(weapon)
    if definition is None:
        return 0.0
    cost = JAM * found.jam / SCALE if definition.jams else 0.0
    limited = definition.ammo or definition.battery
    return cost + (AMMO * found.ammo / SCALE if limited else 0.0)


def shot(look: Situation, choice: choices.Shot, prey: Iterable[str]) -> Shot | None:
    """A shot that is offered; none if it is at no alien."""
    state, weapon, target = look.state, choice.weapon, choice.target
    if target not in state.aliens and target not in state.objects:
        return None
    won, found = gain(look, weapon, target, prey)
    if target in state.objects:
        return Shot(choice, won - (AMMO * 2 if choice.area else 0.0), percent(found.kill))
    if choice.area:
        for other in beside(state, AlienId(target)):
            won += gain(look, weapon, other, prey)[0]
        won -= AMMO * 2
    won -= splash(state, AlienId(target), look, found)
    return Shot(choice, won, percent(found.kill))


def best_shot(look: Situation, options: Iterable[choices.Shot], prey: Iterable[str]) -> Shot | None:
    """The attack that brings most."""
    prey = tuple(prey)
    found = [one for choice in options if (one := shot(look, choice, prey)) is not None]
    return max(found, key=lambda one: (one.gain, one.kill, one.choice.key), default=None)


def beside(state: GDState, alien: AlienId) -> list[AlienId]:
    """The other aliens in the same area."""
    area = state.box.board.area_of
    here = area[state.aliens[alien].hex]
    return [name for name, row in state.aliens.items() if name != alien and area[row.hex] == here]


def splash(state: GDState, alien: AlienId, look: Situation, found: Odds) -> float:
    """What the death of an alien does to agents next to it."""
    card = state.box.aliens[state.aliens[alien].card]
    hits = sum(getattr(effect, "hits", 0) for effect in card.on_death)
    if not hits or not found.kill:
        return 0.0
    around = look.board.neighbours(state.aliens[alien].hex, look.mask)
    near = sum(state.agents[agent].hex in around for agent in (look.agent, *look.squad))
    return 0.4 * hits * near * found.kill / SCALE


# -- from another place --------------------------------------------------------------------------


class Arm(NamedTuple):
    """A weapon that could be fired, with what it does to each alien."""

    nearest: int
    farthest: int
    gains: tuple[tuple[HexId, float, str], ...]


def arms(look: Situation, prey: Iterable[str]) -> list[Arm]:
    """The weapons of an agent that can be fired, wherever it may stand."""
    weapons, prey = look.state.box.weapons, tuple(prey)
    return [
        arm(look, slot.id, prey)
        for slot in at_hand(look.state, look.agent)
        if weapons[slot.id].kind != "healing"
        and not slot.jammed
        and slot.ammo != 0
        and slot.batteries != 0
    ]


def arm(look: Situation, name: str, prey: tuple[str, ...]) -> Arm:
    """A weapon as if it could be fired."""
    state, weapon = look.state, look.state.box.weapons[name]
    places = {str(alien): row.hex for alien, row in state.aliens.items()}
    places |= {str(thing): row.hex for thing, row in state.objects.items()}
    gains = [(place, gain(look, name, one, prey)[0], one) for one, place in places.items()]
    return Arm(weapon.min_range, weapon_reach(state, name), tuple(gains))


def gain_from(look: Situation, place: HexId, weapons: list[Arm]) -> tuple[float, str]:
    """What the best attack from a hex brings, and on whom; any way may be faced there."""
    looks, most, target = look.board.looks(place, look.mask), 0.0, ""
    for nearest, farthest, gains in weapons:
        for there, won, alien in gains:
            if won > most:
                away, seen = looks[there]
                if seen and nearest <= away <= farthest:
                    most, target = won, alien
    return most, target


# -- weapons compared ----------------------------------------------------------------------------


def strength(weapon: Weapon) -> float:
    """How good a weapon is, whatever at."""
    bonus = sum(m.amount if m.quantity == "hits" else 0.5 for m in weapon.modifiers)
    reach = 0.35 * min(weapon.range, 3) if weapon.kind == "ranged" else -0.4
    return (
        weapon.red
        + 0.75 * weapon.blue
        + 0.4 * bonus
        + reach
        + (0.3 if weapon.ammo is None else 0.0)
    )


def helps_to(look: Situation, weapon: str, target: str, power: str) -> float:
    """What a power adds to an attack, in expected wounds and kills."""
    plain = odds(look.state, look.agent, weapon, target)
    better = odds(look.state, look.agent, weapon, target, (power,))
    return ((better.kill - plain.kill) * DEATH / 4 + better.expected - plain.expected) / SCALE


def prey_of(state: GDState) -> tuple[str, ...]:
    """Aliens and things that the mission wants dead."""
    key = "greedy prey"
    wanted = state.box.memo.get(key)
    if wanted is None:
        tests = [test for row in state.box.mission.objectives for test in row.when]
        named = [getattr(test, "species", "") or getattr(test, "token", "") for test in tests]
        wanted = state.box.memo[key] = frozenset(named) - {""}
    cards = state.box.aliens
    found = [str(n) for n, row in state.aliens.items() if cards[row.card].species in wanted]
    found += [str(n) for n, row in state.objects.items() if row.kind in wanted]
    return tuple(found)


def place_of(state: GDState, target: str) -> HexId:
    """Where an alien or thing is."""
    row = state.objects.get(ObjectId(target))
    return row.hex if row is not None else state.aliens[AlienId(target)].hex
