"""GD 7.7.1 Aliens are pushed away by grenades, weapons and skills."""

from __future__ import annotations

from typing import ClassVar

from xenofront.games.galaxy_defenders.content import effects as content
from xenofront.games.galaxy_defenders.rules import events, names
from xenofront.games.galaxy_defenders.rules import procedures as gd
from xenofront.games.galaxy_defenders.rules.ch5_terrain.map import shut
from xenofront.games.galaxy_defenders.rules.ch7_agents.wounds import doomed
from xenofront.games.galaxy_defenders.rules.ch8_aliens.paths import crosses_barriers
from xenofront.games.galaxy_defenders.rules.ch8_aliens.wide import ground_of
from xenofront.games.galaxy_defenders.rules.choices import ToBase, ToHex, onto
from xenofront.games.galaxy_defenders.rules.expansions.stages import is_immune
from xenofront.games.galaxy_defenders.rules.state import (
    AgentId,
    AlienId,
    GDState,
    HexId,
    operative,
    player,
)
from xenofront.geometry.hexes import grid as hexes
from xenofront.geometry.hexes.areas import AreaId
from xenofront.kernel import END, Procedure, Question, Result, again


def push(
    state: GDState, agent: AgentId, targets: tuple[str, ...], effect: content.Push
) -> Procedure | None:
    """Push those of the targets that are aliens and still stand."""
    dying = doomed(state)
    aliens = tuple(
        AlienId(t)
        for t in targets
        if t in state.aliens
        and t not in dying
        and not is_immune(state, t, "push")  # GX-11.3.g/power GX-11.3.g/item
    )
    if not aliens:
        return None
    here = state.agents[agent].hex
    return gd.PushBack(agent, here, aliens, effect.areas, effect.hexes)


class PushHex(Question, frozen=True, gc=False):
    """Where an alien is pushed."""

    WHAT = "push"
    ANSWERS = (ToHex, ToBase)

    alien: names.AlienId


class PushBack(Procedure):
    """GD 7.7.1: each alien ends one area, or some hexes, farther from where the push came from."""

    CITATION: ClassVar[str] = "GD 7.7.1"

    agent: AgentId
    source: HexId
    waiting: tuple[AlienId, ...]
    areas: int = 0
    hexes: int = 0

    def choose(self, state: GDState) -> Question | Result:
        if not self.waiting:
            return END
        ends = self._ends(state)
        if len(ends) < 2:
            return None
        seat = player(state, self.agent)
        if seat not in operative(state):  # GD-AMB.b/dead
            seat = state.alpha
        return PushHex(seat, tuple(map(onto, ends)), "GD-AMB.b", self.waiting[0])

    def push(self, state: GDState, choice: ToHex | None) -> Result:
        ends = self._ends(state)
        alien, self.waiting = self.waiting[0], self.waiting[1:]
        if not ends:
            return None  # Ruling GD-7.5.4.l
        base = choice.base if choice else next(iter(ends))
        start = state.aliens[alien].hex
        state.move_alien(alien, base, ends[base] or state.aliens[alien].came_from)
        state.tell(events.AlienPushed(alien, start, base[0], rules=("GD-7.7.1.d", "GD-7.5.4.l")))
        return gd.Hazards(alien)

    def go_on(self, state: GDState) -> Result:
        return again(self.choose)

    def _ends(self, state: GDState) -> dict[tuple[HexId, ...], AreaId | None]:
        alien = self.waiting[0]
        if alien not in state.aliens:
            return {}
        ground = ground_of(state, alien)
        if self.areas:  # GX-5.1.j
            return {ending[1:]: ending[0] for ending in ground.ways_from(self.source)}
        here, source = ground.here, hexes.parse(self.source)
        away = hexes.distance(hexes.parse(here), source)
        over_barriers = crosses_barriers(state, alien)
        beside = state.box.board.exits(here, shut(state), over_barriers=over_barriers)  # GX-5.1.j
        farther = [p for p in beside if hexes.distance(hexes.parse(p), source) > away]
        return dict.fromkeys(ground.bases_on(farther))
