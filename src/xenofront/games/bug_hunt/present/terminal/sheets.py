"""Bug Hunt: a line for the turn, for each trooper and alien, and for what lies on the table."""

from __future__ import annotations

from collections.abc import Iterable

from xenofront.games.bug_hunt.present import status
from xenofront.games.bug_hunt.present.labels import alien_label, trooper_label
from xenofront.games.bug_hunt.rules.ground import on_table
from xenofront.games.bug_hunt.rules.state import AlienId, BHState, TrooperId
from xenofront.games.bug_hunt.text.wording.measures import spot
from xenofront.games.bug_hunt.text.wording.names import name_of
from xenofront.present.terminal.screen import Screen, padded
from xenofront.text.texts import Texts


def round_line(texts: Texts, state: BHState) -> str:
    """Turn, phase, urgency, points, what the aliens are, and the drop ship."""
    return " · ".join(status.round_parts(texts, state))


def figure_lines(screen: Screen, texts: Texts, state: BHState) -> list[str]:
    """Troopers, aliens, then markers; a squad that is not deployed yet is not listed."""
    lines = [trooper_line(screen, texts, state, name) for name in on_table(state)]
    lines += [alien_line(screen, texts, state, name) for name in state.aliens]
    for kind, marks in status.marks(texts, state).items():
        if marks:
            lines.append(f"  {texts.say(f'bh-{kind}')} {' · '.join(marks)}")
    for fate in status.FATES:
        names = status.of_fate(texts, state, fate)
        if names:
            lines.append(f"  {texts.say(f'bh-fate-{fate}')} {', '.join(names)}")
    return lines


def trooper_line(screen: Screen, texts: Texts, state: BHState, trooper: TrooperId) -> str:
    """Phase, place, weapons, wounds and what it carries."""
    row = state.troopers[trooper]
    sign = padded(screen.paint(trooper_label(state, trooper), "agent"), 4)
    name = padded(name_of(texts, trooper, state), 16)
    phase = padded(texts.say(f"bh-phase-{row.phase or 'none'}"), 8)
    weapons = ", ".join(_weapon(screen, texts, state, trooper, weapon) for weapon in row.weapons)
    burdens = _painted(screen, status.burdens(texts, state, trooper))
    parts = [part for part in (weapons, *burdens) if part]
    return f"  {sign}{name}{phase}{padded(spot(row.at), 11)}{' · '.join(parts)}"


def _weapon(screen: Screen, texts: Texts, state: BHState, trooper: TrooperId, weapon: str) -> str:
    name = name_of(texts, weapon, state)
    unfit = status.weapon_state(texts, state.troopers[trooper], weapon)
    return f"{name} {screen.paint(unfit, 'bad')}" if unfit else name


def _painted(screen: Screen, said: Iterable[status.Said]) -> list[str]:
    return [screen.paint(one.text, "bad") if one.bad else one.text for one in said]


def alien_line(screen: Screen, texts: Texts, state: BHState, alien: AlienId) -> str:
    """Place, who is nearest, wounds, and whether it does anything in the next phase."""
    sign = padded(screen.paint(alien_label(state, alien), "red"), 4)
    name = padded(name_of(texts, alien, state), 24)
    parts = _painted(screen, status.alien_parts(texts, state, alien))
    return f"  {sign}{name}{padded(spot(state.aliens[alien].at), 11)}{' · '.join(parts)}"
