"""The whole distribution of an attack, with all that goes into it."""

from __future__ import annotations

from xenofront.games.galaxy_defenders.present.chances import (
    Shot,
    can_jam,
    costs_ammo,
    expected,
    odds_of,
    percent,
    reasons,
)
from xenofront.games.galaxy_defenders.rules.ch7_agents.odds import SCALE
from xenofront.games.galaxy_defenders.rules.state import GDState
from xenofront.text.texts import Texts


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
    for reason in reasons(texts, state, shot):
        rule = f" [{reason.rule}]" if reason.rule else ""
        lines.append(f"  · {reason.text}{rule}")
    lines.append(texts.say("ui-odds-plan"))
    return lines
