"""Exact odds of attacks: a few figures beside each option, and everything on request."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from fractions import Fraction
from typing import NamedTuple

from xenofront.content.modifiers import Modifier
from xenofront.kernel import Ask, Game
from xenofront.library.cards.modifiers import modifier_line
from xenofront.library.cards.words import Words
from xenofront.library.texts import Texts
from xenofront.systems.galaxy_defenders.box import Box
from xenofront.systems.galaxy_defenders.ch7_agents.odds import SCALE, Odds
from xenofront.systems.galaxy_defenders.ch7_agents.profiles import odds, strike
from xenofront.systems.galaxy_defenders.modifiers import on_agent, on_alien
from xenofront.systems.galaxy_defenders.state import AgentId, AlienId, GDState, hp_left


class Shot(NamedTuple):
    """An attack that could be made."""

    attacker: str
    weapon: str
    target: str
    powers: tuple[str, ...] = ()


def shot_of(game: Game, key: str) -> Shot | None:
    """The attack behind an answer, if there is one."""
    ask = game.pending
    if not isinstance(ask, Ask):
        return None
    words = key.split(" ")
    if ask.what == "activity" and words[0] == "attack" and len(words) > 2:
        return Shot(ask.seat, words[1], words[2])
    if ask.what == "guard" and len(words) > 1:
        return Shot(ask.seat, words[0], words[1])
    if ask.what == "boost":
        frame = game.stack[-1]
        powers = () if key == "none" else (key,)
        return Shot(frame.attacker, frame.weapon, frame.target, powers)  # type: ignore[attr-defined]
    if ask.what == "whom" and key in game.state.aliens:  # type: ignore[attr-defined]
        return Shot(ask.seat, ask.about[0], key)
    return None


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


def whole_odds(texts: Texts, state: GDState, shot: Shot) -> list[str]:
    """The distribution of wounds and every modifier behind it."""
    box = state.box
    found = odds_of(state, shot)
    attacker, target = texts.name(shot.attacker, box), texts.name(shot.target, box)
    weapon = texts.name(shot.weapon, box)
    lines = [texts.say("ui-odds-title", attacker=attacker, target=target, weapon=weapon)]
    for wounds, part in enumerate(found.wounds):
        length = round(40 * part / SCALE)
        lines.append(f"  {wounds:>3}  {percent(part):>5}  {'█' * length}")
    lines.append(texts.say("ui-odds-sum", expected=expected(found), kill=percent(found.kill)))
    if can_jam(state, shot):
        lines.append(texts.say("ui-odds-jam", jam=percent(found.jam)))
    if costs_ammo(state, shot):
        lines.append(texts.say("ui-odds-ammo", ammo=percent(found.ammo)))
    lines += [f"  · {line}" for line in reasons(texts, state, shot)]
    lines.append(texts.say("ui-odds-plan"))
    return lines


def reasons(texts: Texts, state: GDState, shot: Shot) -> Iterator[str]:
    """Dice, modifiers of both sides, shield and health: all that goes into the figures."""
    box = state.box
    profile = strike(state, shot.attacker, shot.weapon, shot.powers)
    yield Words(texts, box.catalogue).dice(profile.red, profile.blue)
    weapon = box.weapons.get(shot.weapon)
    if weapon:
        yield from _listed(texts, box, texts.called(weapon), weapon.modifiers)
        if weapon.hits_for_ammo:
            yield texts.say("ui-paid-hits", least=weapon.hits_for_ammo[0])
    for power in shot.powers:
        yield from _listed(texts, box, texts.name(power, box), box.powers[power].modifiers)
    if profile.untrained:
        yield texts.say("ui-untrained")
    if shot.attacker in state.aliens:
        for source, modifier in on_alien(state, AlienId(shot.attacker)):
            yield from _listed(texts, box, texts.name(source, box), (modifier,))
    elif shot.attacker in state.agents:
        for source, modifier in on_agent(state, AgentId(shot.attacker)):
            yield from _listed(texts, box, texts.name(source, box), (modifier,))
    yield from _defence(texts, state, shot.target)


def _defence(texts: Texts, state: GDState, target: str) -> Iterator[str]:
    box = state.box
    name = texts.name(target, box)
    if target in state.agents:
        armour, shield = box.agents[target].armour, state.agents[AgentId(target)].shield
        left = hp_left(state, AgentId(target))
    else:
        row = state.aliens[AlienId(target)]
        card = box.aliens[row.card]
        armour, shield, left = card.armour, row.shield, card.hp - row.wounds
    yield from _listed(texts, box, texts.say("ui-armour", name=name), armour)
    if shield:
        yield texts.say("ui-shield-of", name=name, points=shield)
    yield texts.say("ui-health-of", name=name, left=left)


def _listed(texts: Texts, box: Box, source: str, modifiers: Iterable[Modifier]) -> Iterator[str]:
    words = Words(texts, box.catalogue)
    for modifier in modifiers:
        line = modifier_line(words, modifier, source).removesuffix(".")
        if line:
            yield f"{line} [{modifier.rule}]" if modifier.rule else line
