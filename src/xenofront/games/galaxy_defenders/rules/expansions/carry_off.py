"""GX 7.3 An alien carries its victims off."""

from __future__ import annotations

from typing import ClassVar

from xenofront.games.galaxy_defenders.rules import events
from xenofront.games.galaxy_defenders.rules import procedures as gd
from xenofront.games.galaxy_defenders.rules.ch7_agents.conditions import inflict
from xenofront.games.galaxy_defenders.rules.ch8_aliens.activation import AlienWay
from xenofront.games.galaxy_defenders.rules.ch8_aliens.criteria import engaged, narrowed
from xenofront.games.galaxy_defenders.rules.ch8_aliens.paths import walk_of
from xenofront.games.galaxy_defenders.rules.ch8_aliens.verdicts import At, Via, Way
from xenofront.games.galaxy_defenders.rules.ch8_aliens.wide import ground_of
from xenofront.games.galaxy_defenders.rules.expansions.seize import carry_along, seize, victims_of
from xenofront.games.galaxy_defenders.rules.state import AgentId, AlienId, GDState, HexId
from xenofront.kernel import END, Procedure, Question, Result, again

NOBODY = AgentId("")


class CarryOff(Procedure):
    """GX 7.3: the victims are immobilized and seized, and the alien moves away with them."""

    CITATION: ClassVar[str] = "GX 7.3"

    alien: AlienId
    agents: tuple[AgentId, ...]
    former: tuple[HexId, ...] = ()
    """Where the victims were, in case that the alien cannot go anywhere."""

    def seize(self, state: GDState) -> Result:
        self.agents = tuple([a for a in self.agents if _is_there(state, a)])
        if self.alien not in state.aliens or not self.agents:
            return END
        self.former = tuple([state.agents[agent].hex for agent in self.agents])
        for agent in self.agents:  # GX-7.3.k GX-7.3.s/drone GX-7.3.s/npc
            inflict(state, agent, "immobilized", "GX-7.3.a")
            seize(state, self.alien, agent, "GX-7.3.a")
        return None

    def choose_way(self, state: GDState) -> Question | None:
        ways = departures(state, self.alien)
        if len(ways) < 2:
            return None
        options = tuple([way.choice for way in ways])
        controller = state.aliens[self.alien].controller
        return AlienWay(controller, options, "GD-8.8.j", self.alien)

    def move(self, state: GDState, choice: Via | At | None) -> Result:
        ways = departures(state, self.alien)
        way = next(way for way in ways if choice in (None, way.choice))
        row = state.aliens[self.alien]
        if way.end == row.hex and way.rear == row.rear:
            return again(self.let_go)
        state.move_alien(self.alien, way.base, way.via or row.came_from)
        route = walk_of(state, self.alien).route(row.hex, way.end)
        told = events.AlienMoved(self.alien, route, row.hex, way.end, rules=("GD-8.9.n",))
        state.tell(told)
        carry_along(state, self.alien)  # GX-7.3.g/barrier GX-7.3.h
        return None

    def put_down(self, state: GDState) -> Result:
        left = victims_of(state, self.alien)
        return gd.PutDown(left[0]) if left else None

    def put_down_next(self, state: GDState) -> Result:
        return again(self.put_down) if victims_of(state, self.alien) else None

    def guard(self, state: GDState) -> Result:
        row = state.aliens.get(self.alien)
        if row is None:
            return END
        if row.swarm or state.box.aliens[row.card].on_move:
            return gd.Together(self.alien, row.hex)
        return gd.Guard(self.alien)

    def done(self, state: GDState) -> Result:
        return END

    def let_go(self, state: GDState) -> Result:
        """No way leads away: nobody was moved."""
        for agent, place in zip(self.agents, self.former, strict=True):
            state.change_agent(agent, hex=place, seized_by="")
        return END


def departures(state: GDState, alien: AlienId) -> tuple[Way, ...]:
    """Where an alien may go that moves away with its victims."""
    ways = [Way(NOBODY, *ending) for ending in ground_of(state, alien).ways_away()]
    return narrowed(ways, (engaged(state),)).ways


def _is_there(state: GDState, agent: AgentId) -> bool:
    row = state.agents.get(agent)
    return row is not None and row.alive
