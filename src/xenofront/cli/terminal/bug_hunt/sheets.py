"""Bug Hunt: a line for the turn, for each trooper and alien, and for what lies on the table."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from xenofront.cli.terminal.bug_hunt.labels import (
    alien_label,
    contact_label,
    marker_label,
    objective_label,
    trooper_label,
)
from xenofront.cli.terminal.screen import Screen, padded
from xenofront.library.texts import Texts
from xenofront.library.words.bug_hunt.measures import between, measured, spot
from xenofront.library.words.bug_hunt.names import name_of, row_name
from xenofront.systems.bug_hunt.ch6_objectives.objectives import SUCCESS, points
from xenofront.systems.bug_hunt.ground import nearest, on_table
from xenofront.systems.bug_hunt.state import AlienId, BHState, TrooperId


def round_line(texts: Texts, state: BHState) -> str:
    """Turn, phase, urgency, points, what the aliens are, and the drop ship."""
    parts = [texts.say("bh-turn", turn=state.turn), texts.say(f"phase-{state.phase}")]
    parts.append(texts.say("bh-priority", priority=state.priority))
    parts.append(texts.say("bh-points", points=points(state), needed=SUCCESS))
    if state.alien_type:
        parts.append(name_of(texts, state.alien_type, state))
    if state.variant:
        parts.append(row_name(texts, state, "variants", state.variant))
    parts += _ship(texts, state)
    if state.delayed_until >= state.turn > 0:
        parts.append(texts.say("bh-delayed", turn=state.delayed_until))
    return " · ".join(parts)


def _ship(texts: Texts, state: BHState) -> list[str]:
    evac = state.evac
    if evac.at is not None:
        return [texts.say("bh-ship-here", at=spot(evac.at), turn=evac.leaves)]
    if evac.comes:
        return [texts.say("bh-ship-comes", turn=evac.comes)]
    return [texts.say("bh-ship-called")] if evac.called else []


def figure_lines(screen: Screen, texts: Texts, state: BHState) -> list[str]:
    """Troopers, aliens, then markers; a squad that is not deployed yet is not listed."""
    lines = [trooper_line(screen, texts, state, name) for name in on_table(state)]
    lines += [alien_line(screen, texts, state, name) for name in state.aliens]
    for kind, marks in _marks(texts, state).items():
        if marks:
            lines.append(f"  {texts.say(f'bh-{kind}')} {' · '.join(marks)}")
    lines += _gone(texts, state)
    return lines


def trooper_line(screen: Screen, texts: Texts, state: BHState, trooper: TrooperId) -> str:
    """Phase, place, weapons, wounds and what it carries."""
    row = state.troopers[trooper]
    sign = padded(screen.paint(trooper_label(state, trooper), "agent"), 4)
    name = padded(name_of(texts, trooper, state), 16)
    phase = padded(texts.say(f"bh-phase-{row.phase or 'none'}"), 8)
    weapons = ", ".join(_weapon(screen, texts, state, trooper, weapon) for weapon in row.weapons)
    parts = [part for part in (weapons, *_burdens(screen, texts, state, trooper)) if part]
    return f"  {sign}{name}{phase}{padded(spot(row.at), 11)}{' · '.join(parts)}"


def _weapon(screen: Screen, texts: Texts, state: BHState, trooper: TrooperId, weapon: str) -> str:
    row, name = state.troopers[trooper], name_of(texts, weapon, state)
    if weapon in row.jammed:
        return f"{name} {screen.paint(texts.say('bh-jammed'), 'bad')}"
    return f"{name} {screen.paint(texts.say('bh-empty'), 'bad')}" if weapon in row.empty else name


def _burdens(screen: Screen, texts: Texts, state: BHState, trooper: TrooperId) -> Iterator[str]:
    row = state.troopers[trooper]
    yield from (name_of(texts, gear, state) for gear in row.gear)
    yield from _hurt(screen, texts, row)
    if row.package:
        yield texts.say("bh-carries", objective=name_of(texts, row.package, state))


def _hurt(screen: Screen, texts: Texts, row: Any) -> Iterator[str]:
    if row.wounds:
        yield screen.paint(texts.say("bh-wounded"), "bad")
    if row.stun:
        yield screen.paint(texts.say("bh-stunned", markers=row.stun), "bad")


def alien_line(screen: Screen, texts: Texts, state: BHState, alien: AlienId) -> str:
    """Place, who is nearest, wounds, and whether it does anything in the next phase."""
    row = state.aliens[alien]
    sign = padded(screen.paint(alien_label(state, alien), "red"), 4)
    name = padded(name_of(texts, alien, state), 24)
    near = nearest(row.at, [(str(n), state.troopers[n].at) for n in on_table(state)])
    parts = []
    if near:
        apart = between(row.at, state.troopers[TrooperId(near[0])].at)
        words = {"trooper": name_of(texts, near[0], state), "away": measured(apart)}
        parts.append(texts.say("bh-nearest" if apart else "bh-touching", **words))
    parts += _hurt(screen, texts, row)
    if row.fresh:
        parts.append(texts.say("bh-fresh"))
    if alien in state.distracted:
        parts.append(texts.say("bh-distracted"))
    return f"  {sign}{name}{padded(spot(row.at), 11)}{' · '.join(parts)}"


def _marks(texts: Texts, state: BHState) -> dict[str, list[str]]:
    """What lies on the table, by kind, each with its sign and place."""
    objectives = []
    for name, row in state.objectives.items():
        kind = row_name(texts, state, "objectives", row.kind)
        worth = f" ×{row.worth}" if row.worth > 1 else ""  # noqa: RUF001
        objectives.append(f"{objective_label(state, name)} {kind}{worth} {spot(row.at)}")
    locations = []
    for name, location in state.locations.items():
        words = [marker_label(name), spot(location.at)]
        if location.effect:
            words.insert(1, row_name(texts, state, "locations", location.effect))
        if not location.spent:
            locations.append(" ".join(words))
    spawns = []
    for name, spawn in state.spawns.items():
        turns = texts.say("bh-countdown", turns=spawn.countdown) if spawn.countdown else ""
        spawns.append(f"{marker_label(name)} {spot(spawn.at)}{f' {turns}' if turns else ''}")
    return {
        "contacts": [f"{contact_label(n)} {spot(row.at)}" for n, row in state.contacts.items()],
        "objectives": objectives,
        "locations": locations,
        "signals": [f"{marker_label(n)} {spot(row.at)}" for n, row in state.signals.items()],
        "spawns": spawns,
    }


def _gone(texts: Texts, state: BHState) -> Iterator[str]:
    """Who is no longer on the table, and why."""
    for fate in ("evacuated", "casualty", "lost"):
        names = [name_of(texts, n, state) for n, row in state.troopers.items() if row.fate == fate]
        if names:
            yield f"  {texts.say(f'bh-fate-{fate}')} {', '.join(names)}"
