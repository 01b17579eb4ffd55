"""One figure of Bug Hunt in full: its numbers, weapons and what it is."""

from __future__ import annotations

from xenofront.cli.terminal.bug_hunt import sheets
from xenofront.cli.terminal.table import Table
from xenofront.library.texts import Texts
from xenofront.library.words.bug_hunt.measures import measured, signed
from xenofront.library.words.bug_hunt.names import name_of, whole_name
from xenofront.systems.bug_hunt.ch4_combat.shooting import range_of, toughness_of
from xenofront.systems.bug_hunt.ch5_aliens.behaviour import speed_of
from xenofront.systems.bug_hunt.state import AlienId, BHState, TrooperId


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
    table.say(
        "bh-trooper-sheet",
        reactions=row.reactions,
        speed=measured(row.speed * 1000),
        combat=signed(row.combat) or "+0",
        toughness=row.toughness,
        tech=signed(row.tech) or "+0",
        save=row.save,
    )
    for weapon in row.weapons:
        screen.line(f"· {weapon_line(texts, state, trooper, weapon)}", indent=2, hang=2)


def weapon_line(texts: Texts, state: BHState, bearer: str, weapon: str) -> str:
    """Range, shots, damage and traits of a weapon."""
    definition = state.box.weapons[weapon]
    traits = [texts.called(state.box.traits[t]) for t in definition.traits if t in state.box.traits]
    return texts.say(
        "bh-weapon",
        weapon=texts.called(definition),
        range=range_of(state, bearer, weapon),
        shots=definition.shots,
        damage=definition.damage,
        traits=", ".join(traits),
        has_traits="yes" if traits else "no",
    )


def _show_alien(table: Table, alien: AlienId) -> None:
    texts, state, screen = table.texts, table.state, table.screen
    kind = state.box.aliens[state.alien_type]
    screen.line(name_of(texts, alien, state), style="heading")
    screen.raw(sheets.alien_line(screen, texts, state, alien))
    table.say(
        "bh-alien-sheet",
        speed=measured(speed_of(state, alien)),
        combat=signed(kind.combat) or "+0",
        toughness=toughness_of(state, alien),
        damage=kind.damage,
        save=kind.save,
    )
    if kind.trait:
        screen.line(f"· {texts.say(f'trait-{kind.trait}')}", indent=2, hang=2)
