"""GD 8.3, GX 7.2.1 Which aliens a close encounter card means: those it wakes, or uncovers."""

from __future__ import annotations

from collections.abc import Iterable

from xenofront.games.galaxy_defenders.content.catalogue import Activation
from xenofront.games.galaxy_defenders.rules.ch8_aliens.swarms import company, is_wounded, nearness
from xenofront.games.galaxy_defenders.rules.state import AlienId, GDState


def matches(state: GDState, alien: AlienId, activates: Activation) -> bool:
    """Whether a card wakes an alien; everything it names must hold (GD-8.3.a, GD-8.3.b)."""
    row = state.aliens[alien]
    card = state.box.aliens[row.card]
    if activates.nobody:
        return False
    if activates.species not in (
        "",
        card.species,
    ):  # GD-8.3.a/species GD-8.3.a/together GX-7.2.1.g GX-11.3.l/activation
        return False
    if activates.rank not in ("", card.rank):  # GD-8.3.a/rank GD-8.3.a/together GX-7.2.1.c
        return False
    if activates.wounded and not is_wounded(state, alien):  # GD-8.3.a/condition GX-7.2.1.f/wounded
        return False
    if activates.unwounded and is_wounded(state, alien):  # GX-7.2.1.f/unhurt
        return False
    if activates.power == "flying" and not card.flying:  # GX-11.5.a/flying GX-11.5.a/others
        return False
    if activates.power == "burrowing" and not card.burrowing:  # GX-7.2.1.e GX-11.5.b/others
        return False  # GX-11.5.b/burrowing
    if activates.alphas and row.controller != state.alpha:
        return False
    if activates.within is None and activates.beyond is None:
        return True
    away = min(
        [nearness(state, figure) for figure in company(state, alien)]
    )  # GD-8.4.c/woken GX-11.6.c/activation
    if activates.within is not None and away > activates.within:  # GX-7.2.1.d
        return False
    return activates.beyond is None or away > activates.beyond


def is_vulnerable(state: GDState, alien: AlienId) -> bool:
    """Whether an alien can be attacked: who burrows only while the last card played means it."""
    if not state.box.aliens[state.aliens[alien].card].burrowing:
        return True  # GX-7.2.1.n/other
    if state.fields and in_the_open(state):
        return True
    if not state.close_discard:
        return False  # GX-7.2.1.p
    top = state.close_discard[-1]  # GX-7.2.1.a GX-7.2.1.q
    activates = state.box.close[top].activates
    if activates.alphas or activates.some:
        return False  # GX-7.2.1.h GX-7.2.1.i
    return matches(state, alien, activates)  # GX-7.2.1.b GX-7.2.1.j GX-7.2.1.o GX-7.2.f GX-7.2.1.u


def in_the_open(state: GDState) -> bool:
    """Whether something that works for everybody shows where burrowers are."""
    powers = state.box.powers
    shown = (m for power in state.fields for m in powers[power].modifiers)
    return any(one.quantity == "vulnerable" and one.amount > 0 for one in shown)


def vulnerable(state: GDState, aliens: Iterable[AlienId]) -> list[AlienId]:
    """Those of some aliens that can be attacked now, all looked at together."""
    return [alien for alien in aliens if is_vulnerable(state, alien)]  # GX-7.2.1.n/hidden
