"""GD 7.7.1, 7.7.2.1 What grenades do beside their hits."""

from __future__ import annotations

from typing import ClassVar

from xenofront.games.galaxy_defenders.content import effects as content
from xenofront.games.galaxy_defenders.rules import events
from xenofront.games.galaxy_defenders.rules.ch5_terrain.map import aliens_in
from xenofront.games.galaxy_defenders.rules.ch7_agents.conditions import inflict
from xenofront.games.galaxy_defenders.rules.ch7_agents.profiles import dice_of
from xenofront.games.galaxy_defenders.rules.ch7_agents.push import push
from xenofront.games.galaxy_defenders.rules.ch8_aliens.encounters import vulnerable
from xenofront.games.galaxy_defenders.rules.state import AgentId, AlienId, GDState
from xenofront.geometry.hexes.areas import AreaId
from xenofront.kernel import END, Procedure, Result, again


class OnHit(Procedure):
    """GD 7.7.1: the effects that come with a HIT, for all aliens in the area."""

    CITATION: ClassVar[str] = "GD 7.7.1"

    agent: AgentId
    power: str
    area: AreaId
    others: tuple[AreaId, ...] = ()
    """Further areas, around an explosion."""
    effect: int = 0

    def apply(self, state: GDState) -> Result:
        blast = dice_of(state, self.power)
        if not isinstance(blast, content.Blast) or self.effect >= len(blast.on_hit):
            return END
        effect = blast.on_hit[self.effect]
        self.effect += 1
        areas = (self.area, *self.others)
        there = dict.fromkeys(alien for area in areas for alien in aliens_in(state, area))
        aliens = tuple(vulnerable(state, there))  # GD-7.7.2.1.d GX-AMB.i
        if isinstance(effect, content.Push):
            return push(state, self.agent, aliens, effect)
        if isinstance(effect, content.Ignite):
            for area in areas:
                _ignite(state, area)
        for alien in aliens:
            if isinstance(effect, content.Inflict):
                inflict(state, alien, effect.condition, "GD-7.7.2.1.d")
            elif isinstance(effect, content.DisableShield):
                _disable(state, alien)
        return None

    def go_on(self, state: GDState) -> Result:
        return again(self.apply)


def _disable(state: GDState, alien: AlienId) -> None:
    empty = (0,) * len(state.aliens[alien].stacks)
    state.change_alien(
        alien,
        shield=0,
        stacks=empty,  # GX-11.7.h/removed
        disabled=True,
    )  # GD-7.7.2.1.k
    state.tell(events.ShieldDisabled(alien, rules=("GD-7.7.2.1.k",)))


def _ignite(state: GDState, area: AreaId) -> None:
    if area not in state.flames:
        state.flames = (*state.flames, area)
        state.tell(events.FlameLit(area, rules=("GD-7.7.1.d",)))
