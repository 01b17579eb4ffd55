"""GD 8.2 Mind Command: an alien makes others act."""

from __future__ import annotations

from typing import ClassVar

from xenofront.games.galaxy_defenders.rules import events, names
from xenofront.games.galaxy_defenders.rules import procedures as gd
from xenofront.games.galaxy_defenders.rules.ch5_terrain.map import apart
from xenofront.games.galaxy_defenders.rules.ch8_aliens.company import nearest
from xenofront.games.galaxy_defenders.rules.ch8_aliens.swarms import company, foremost
from xenofront.games.galaxy_defenders.rules.choices import PickAlien
from xenofront.games.galaxy_defenders.rules.state import AlienId, GDState
from xenofront.kernel import END, Procedure, Question, Result, again


class WhomToCommand(Question, frozen=True, gc=False):
    """Whom an alien commands."""

    WHAT = "command"
    ANSWERS = (PickAlien,)

    alien: names.AlienId


class MindCommand(Procedure):
    """GD 8.2: the closest aliens are found first, then they act one after another."""

    CITATION: ClassVar[str] = "GD 8.2"

    alien: AlienId
    aliens: int
    within: int
    not_species: str
    chosen: tuple[AlienId, ...] = ()

    def choose(self, state: GDState) -> Question | None:
        near = self._nearest(state)
        if len(near) < 2:
            return None
        controller = state.aliens[self.alien].controller  # GD-8.8.j/command
        return WhomToCommand(controller, tuple(map(PickAlien, near)), "GD-8.8.j", self.alien)

    def call(self, state: GDState, choice: PickAlien | None) -> Result:
        near = self._nearest(state)
        if not near:
            return None
        called = choice.alien if choice else near[0]
        self.chosen += (called,)
        state.tell(events.Commanded(self.alien, called, rules=("GD-8.2.c",)))
        return again(self.choose)

    def act(self, state: GDState) -> Result:
        if not self.chosen:
            return END
        called, self.chosen = self.chosen[0], self.chosen[1:]
        self.aliens = 0
        return gd.Activate(called)

    def next_one(self, state: GDState) -> Result:
        return again(self.act)

    def _nearest(self, state: GDState) -> list[AlienId]:
        if len(self.chosen) >= self.aliens or self.alien not in state.aliens:
            return []
        called = {figure for alien in self.chosen for figure in company(state, alien)}
        near = within_call(state, self.alien, self.within, self.not_species)
        near = [alien for alien in near if alien not in called]
        return nearest(state, state.aliens[self.alien].hex, foremost(state, near))


def within_call(state: GDState, alien: AlienId, within: int, not_species: str) -> list[AlienId]:
    """Aliens that another may command: near enough, able to act, of another kind."""
    mine = state.aliens[alien]
    return [
        name
        for name, row in state.aliens.items()
        if name != alien
        and state.box.aliens[row.card].species != not_species  # GD-FAQ.m
        and "stunned" not in row.conditions
        and apart(state, mine, row) <= within
    ]
