"""Exact odds of attacks: a few figures beside each option, and all that goes into them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from fractions import Fraction
from typing import Any, Final, NamedTuple

from xenofront.games.galaxy_defenders.content.effects import Blast
from xenofront.games.galaxy_defenders.content.modifiers import Modifier
from xenofront.games.galaxy_defenders.rules import choices
from xenofront.games.galaxy_defenders.rules.ch7_agents import menu
from xenofront.games.galaxy_defenders.rules.ch7_agents.aftermath import StrikeBack
from xenofront.games.galaxy_defenders.rules.ch7_agents.combat import Boost
from xenofront.games.galaxy_defenders.rules.ch7_agents.drones import DroneAttack
from xenofront.games.galaxy_defenders.rules.ch7_agents.guard import GuardShot
from xenofront.games.galaxy_defenders.rules.ch7_agents.odds import SCALE, Odds
from xenofront.games.galaxy_defenders.rules.ch7_agents.profiles import (
    damage_kind,
    guarding,
    marks_on,
    odds,
    strike,
)
from xenofront.games.galaxy_defenders.rules.ch7_agents.use_power import OnWhom, PickUnit
from xenofront.games.galaxy_defenders.rules.choices import NoPower, WithPower
from xenofront.games.galaxy_defenders.rules.modifiers import on_agent, on_alien
from xenofront.games.galaxy_defenders.rules.options import Options
from xenofront.games.galaxy_defenders.rules.state import AgentId, AlienId, GDState
from xenofront.games.galaxy_defenders.text.cards.modifiers import modifier_line
from xenofront.games.galaxy_defenders.text.cards.words import Words
from xenofront.kernel import Game
from xenofront.text.texts import Texts

IN_ATTACKS: Final = ("hits", "hit_dice", "defence_dice", "armour_ignored", "alien_training")
"""What passive powers and the weather may change in an attack."""


class Shot(NamedTuple):
    """An attack that could be made."""

    attacker: str
    weapon: str
    target: str
    powers: tuple[str, ...] = ()


def shot_of(game: Game, choice: object) -> Shot | None:
    """The attack behind an answer, if there is one."""
    state = game.state
    assert isinstance(state, GDState)
    match game.pending, choice:
        case menu.NextActivity(agent=attacker), menu.Attack(weapon, target):
            return Shot(attacker, weapon, target)
        case (GuardShot() | DroneAttack() | StrikeBack()) as ask, choices.Shot(weapon, target):
            return Shot(ask.unit, weapon, target)
        case Boost(attacker=attacker, weapon=weapon, target=target), WithPower(power):
            return Shot(attacker, weapon, target, (power,))
        case Boost(attacker=attacker, weapon=weapon, target=target), NoPower():
            return Shot(attacker, weapon, target)
        case OnWhom(agent=agent, power=power), PickUnit(unit) if _is_thrown(state, power):
            return Shot(agent, power, unit)
    return None


def _is_thrown(state: GDState, power: str) -> bool:
    return any(isinstance(effect, Blast) for effect in state.box.powers[power].effects)


# -- figures ---------------------------------------------------------------------------------------


def odds_of(state: GDState, shot: Shot) -> Odds:
    return odds(state, shot.attacker, shot.weapon, shot.target, shot.powers)


def percent(part: int) -> str:
    """A chance for display; only what never and what always happens is 0 and 100 %."""
    rounded = round(100 * part / SCALE)
    if part and not rounded:
        return "<1%"
    if part < SCALE and rounded == 100:
        return ">99%"
    return f"{rounded}%"


def expected(found: Odds) -> str:
    return f"{float(Fraction(found.expected, SCALE)):.2f}"


def can_jam(state: GDState, shot: Shot) -> bool:
    weapon = state.box.weapons.get(shot.weapon)
    return bool(
        weapon
        and weapon.kind == "ranged"
        and weapon.rank not in ("alien", "natural")
        and weapon.jams
    )


def costs_ammo(state: GDState, shot: Shot) -> bool:
    """Whether an AMMO symbol costs ammo with this weapon."""
    weapon = state.box.weapons.get(shot.weapon)
    return bool(
        weapon
        and weapon.ammo is not None
        and weapon.kind != "melee"
        and weapon.hits_for_ammo is None
    )


def columns(state: GDState, shot: Shot) -> tuple[str, str, str, str]:
    """Expected wounds, and the chances to kill, to jam and to lose ammo."""
    found = odds_of(state, shot)
    jam = percent(found.jam) if can_jam(state, shot) else "-"
    ammo = percent(found.ammo) if costs_ammo(state, shot) else "-"
    return expected(found), percent(found.kill), jam, ammo


def distribution(state: GDState, shot: Shot) -> tuple[int, ...]:
    """How likely no wound, one, two and so on are, in thousandths."""
    shares = [round(1000 * part / SCALE) for part in odds_of(state, shot).wounds]
    while len(shares) > 1 and not shares[-1]:
        shares.pop()
    return tuple(shares)


def heads(texts: Texts) -> tuple[str, ...]:
    """What the odds of an attack are."""
    return tuple(texts.say(f"ui-column-{name}") for name in ("wounds", "kill", "jam", "ammo"))


# -- reasons ---------------------------------------------------------------------------------------


class Reason(NamedTuple):
    """Something that goes into the figures, and the rule it comes from, if it names one."""

    text: str
    rule: str = ""


def reasons(texts: Texts, state: GDState, shot: Shot) -> Iterator[Reason]:
    """Dice, modifiers of both sides, shield and health: all that goes into the figures."""
    box = state.box
    powers = (*shot.powers, *marks_on(state, shot.attacker, shot.target))
    profile = strike(state, shot.attacker, shot.weapon, powers, shot.target)
    yield Reason(Words(texts, box.catalogue).dice(profile.red, profile.blue))
    weapon = box.weapons.get(shot.weapon)
    if weapon:
        yield from _listed(texts, state, texts.called(weapon), weapon.modifiers)
        if weapon.hits_for_ammo:
            yield Reason(texts.say("ui-paid-hits", least=weapon.hits_for_ammo[0]))
    for power in powers:
        yield from _listed(texts, state, texts.name(power, box), box.powers[power].modifiers)
    if profile.untrained:
        yield Reason(texts.say("ui-untrained"))
    for source, modifier in _standing(state, shot.attacker):
        yield from _listed(texts, state, texts.name(source, box), (modifier,))
    yield from _defence(texts, state, shot)


def _standing(state: GDState, attacker: str) -> Iterator[tuple[str, Modifier]]:
    """Passive powers and weather that change the attacks of a figure."""
    if attacker in state.aliens:
        known: Any = on_alien(state, AlienId(attacker))
    else:
        known = on_agent(state, AgentId(attacker))
        owner = state.agents[AgentId(attacker)].owner
        if owner:
            more = on_agent(state, owner)
            yield from ((source, m) for source, m in more if m.quantity == "drone_dice")
    yield from ((source, m) for source, m in known if m.quantity in IN_ATTACKS)


def _defence(texts: Texts, state: GDState, shot: Shot) -> Iterator[Reason]:
    box, target = state.box, shot.target
    name = texts.name(target, box)
    if target in state.agents:
        armour = box.agents[target].armour
    elif target in state.objects:
        armour = ()
    else:
        armour = box.aliens[state.aliens[AlienId(target)].card].armour
    yield from _listed(texts, state, texts.say("ui-armour", name=name), armour)
    guard = guarding(state, target, damage_kind(state, shot.weapon))
    if guard.shield:
        yield Reason(texts.say("ui-shield-of", name=name, points=guard.shield))
    if guard.most_dice is not None:
        rule = Options.RULES["rank_defence"]
        yield Reason(texts.say("odds-most-dice", name=name, dice=guard.most_dice), rule)
    yield Reason(texts.say("ui-health-of", name=name, left=guard.hp - guard.wounds))


def _listed(
    texts: Texts, state: GDState, source: str, modifiers: Iterable[Modifier]
) -> Iterator[Reason]:
    words = Words(texts, state.box.catalogue)
    for modifier in modifiers:
        line = modifier_line(words, modifier, source).removesuffix(".")
        if line:
            yield Reason(line, modifier.rule)
