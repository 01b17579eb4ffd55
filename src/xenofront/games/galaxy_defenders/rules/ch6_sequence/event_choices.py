"""GD 6.4 Effects of events that leave the alpha agent a choice."""

from __future__ import annotations

from typing import ClassVar

from xenofront.games.galaxy_defenders.rules import events
from xenofront.games.galaxy_defenders.rules import procedures as gd
from xenofront.games.galaxy_defenders.rules.ch8_aliens.company import nearest
from xenofront.games.galaxy_defenders.rules.ch8_aliens.swarms import foremost
from xenofront.games.galaxy_defenders.rules.choices import PickAlien, PickWeapon
from xenofront.games.galaxy_defenders.rules.state import AlienId, GDState
from xenofront.kernel import END, Procedure, Question, Result


class ClosestAlien(Question, frozen=True, gc=False):
    """Which of the aliens that are equally close acts."""

    WHAT = "closest_alien"
    ANSWERS = (PickAlien,)


class ClosestActs(Procedure):
    """GD 6.4: the alien closest to the alpha agent acts; of several the alpha agent chooses."""

    CITATION: ClassVar[str] = "GD 6.4"

    def choose(self, state: GDState) -> Question | Result:
        near = closest_to_alpha(state)
        if len(near) < 2:
            return None
        return ClosestAlien(state.alpha, tuple(map(PickAlien, near)), "GD-AMB.b")  # GD-AMB.b

    def act(self, state: GDState, choice: PickAlien | None) -> Result:
        near = closest_to_alpha(state)
        if not near:
            return END
        return gd.Activate(choice.alien if choice else near[0])

    def over(self, state: GDState) -> Result:
        return END


def closest_to_alpha(state: GDState) -> list[AlienId]:
    """Fewest areas, then fewest hexes along a path (GD-8.2.t)."""
    if not state.aliens:
        return []
    return nearest(state, state.agents[state.alpha].hex, foremost(state, tuple(state.aliens)))


class WhichJams(Question, frozen=True, gc=False):
    """Which weapon of the alpha agent jams."""

    WHAT = "jam_weapon"
    ANSWERS = (PickWeapon,)


class Malfunction(Procedure):
    """GD 6.4: a ranged weapon of the alpha agent jams; of two the alpha agent chooses."""

    CITATION: ClassVar[str] = "GD 6.4"

    def choose(self, state: GDState) -> Question | Result:
        weapons = _can_jam(state)
        if len(weapons) < 2:
            return None
        return WhichJams(state.alpha, tuple(map(PickWeapon, weapons)), "GD-6.4.b")

    def jam(self, state: GDState, choice: PickWeapon | None) -> Result:
        weapons = _can_jam(state)
        if weapons:
            weapon = choice.weapon if choice else weapons[0]
            state.change_weapon(state.alpha, weapon, jammed=True)
            state.tell(events.Jammed(state.alpha, weapon, rules=("GD-6.4.b",)))
        return END


def _can_jam(state: GDState) -> tuple[str, ...]:
    slots = state.agents[state.alpha].weapons
    weapons = state.box.weapons
    return tuple(
        slot.id
        for slot in slots
        if weapons[slot.id].kind == "ranged"
        and weapons[slot.id].rank != "alien"
        and not slot.jammed
    )
