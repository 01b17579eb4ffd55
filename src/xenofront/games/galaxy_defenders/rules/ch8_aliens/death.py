"""GD 8.11 An alien dies."""

from __future__ import annotations

from typing import ClassVar

from xenofront.games.galaxy_defenders.rules import events
from xenofront.games.galaxy_defenders.rules import procedures as gd
from xenofront.games.galaxy_defenders.rules.ch5_terrain.map import adjacent_agents, footprint
from xenofront.games.galaxy_defenders.rules.ch7_agents.tech import gain_fragment
from xenofront.games.galaxy_defenders.rules.ch8_aliens.assignment import MASTER
from xenofront.games.galaxy_defenders.rules.ch8_aliens.rage import card_in_deck
from xenofront.games.galaxy_defenders.rules.ch8_aliens.swarms import company
from xenofront.games.galaxy_defenders.rules.expansions.critical_tokens import discard_all
from xenofront.games.galaxy_defenders.rules.state import AlienId, GDState
from xenofront.kernel import END, Procedure, Result, removed
from xenofront.kernel.piles import pile


class AlienDeath(Procedure):
    """GD 8.11: powers that work on death, then the figure is removed."""

    CITATION: ClassVar[str] = "GD 8.11"

    alien: AlienId

    def last_power(self, state: GDState) -> Result:
        row = state.aliens[self.alien]
        if len(company(state, self.alien)) > 1:
            return None
        hits = sum(splash.hits for splash in state.box.aliens[row.card].on_death)
        near = adjacent_agents(state, *footprint(row))
        if not hits or not near:
            return None
        return gd.BasicHits(self.alien, hits, tuple(near))  # GD-8.11.f GD-8.2.e/dies

    def remove(self, state: GDState) -> Result:
        row = state.aliens[self.alien]
        last = len(company(state, self.alien)) == 1  # GX-11.6.e/one GX-11.6.e/both
        discard_all(state, self.alien)  # GX-11.9.a/token
        state.remove_alien(self.alien)  # GD-8.11.c GX-11.9.a/condition
        if self.alien in state.menace:
            state.menace = removed(state.menace, self.alien)
        if not last:  # GD-8.4.f GD-8.4.m
            state.tell(events.FigureDied(self.alien, row.hex, rules=("GD-8.4.d",)))
            return END
        card = card_in_deck(state.box, row.card)  # GD-FAQ.f/aside
        if state.box.aliens[card].rank != MASTER:  # GX-11.3.p/deck
            state.alien_discard = pile((*state.alien_discard, card))  # GD-8.11.d
        state.tell(events.AlienDied(self.alien, row.card, row.hex, rules=("GD-8.11.a",)))
        state.slain = {**state.slain, row.card: state.slain.get(row.card, 0) + 1}
        if (
            state.kills < state.box.mission.kill_fragments
        ):  # GD-7.9.b/round GD-7.9.d/kill GD-7.9.e/kill GD-8.11.e/later
            gain_fragment(state, "GD-7.9.a")  # GD-8.11.e/first GX-AMB.j GX-11.3.p/fragment
        state.kills += 1  # GD-6.2.2.a/any GX-AMB.j GX-11.3.p/wings
        return END
