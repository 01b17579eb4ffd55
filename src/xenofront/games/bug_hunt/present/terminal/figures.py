"""One figure of Bug Hunt in full: its numbers, weapons and what it is."""

from __future__ import annotations

from xenofront.games.bug_hunt.present.status import alien_sheet, trooper_sheet, weapon_line
from xenofront.games.bug_hunt.present.terminal import sheets
from xenofront.games.bug_hunt.rules.state import AlienId, BHState, TrooperId
from xenofront.games.bug_hunt.text.wording.names import name_of, whole_name
from xenofront.present.terminal.table import Table


def show_figure(table: Table, key: str) -> bool:
    """Print a trooper or an alien; says whether it is one."""
    state: BHState = table.state
    if key in state.troopers:
        _show_trooper(table, TrooperId(key))
    elif key in state.aliens:
        _show_alien(table, AlienId(key))
    else:
        return False
    return True


def _show_trooper(table: Table, trooper: TrooperId) -> None:
    texts, state, screen = table.texts, table.state, table.screen
    row = state.troopers[trooper]
    screen.line(whole_name(texts, state, trooper), style="heading")
    screen.raw(sheets.trooper_line(screen, texts, state, trooper))
    screen.line(trooper_sheet(texts, row), hang=2)
    for weapon in row.weapons:
        screen.line(f"· {weapon_line(texts, state, trooper, weapon)}", indent=2, hang=2)


def _show_alien(table: Table, alien: AlienId) -> None:
    texts, state, screen = table.texts, table.state, table.screen
    screen.line(name_of(texts, alien, state), style="heading")
    screen.raw(sheets.alien_line(screen, texts, state, alien))
    numbers, *traits = alien_sheet(texts, state, alien)
    screen.line(numbers, hang=2)
    for trait in traits:
        screen.line(f"· {trait}", indent=2, hang=2)
