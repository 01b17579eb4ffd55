"""GD 7.7.2 Land mines and flames: what waits for aliens on the map."""

from __future__ import annotations

from typing import ClassVar

from xenofront.games.galaxy_defenders.content.effects import Run
from xenofront.games.galaxy_defenders.rules import events
from xenofront.games.galaxy_defenders.rules import procedures as gd
from xenofront.games.galaxy_defenders.rules.ch5_terrain.map import (
    away,
    distance,
    faces_toward,
    footprint,
    is_in,
    occupied,
    sees,
)
from xenofront.games.galaxy_defenders.rules.ch7_agents.wounds import wound
from xenofront.games.galaxy_defenders.rules.ch8_aliens.encounters import is_vulnerable
from xenofront.games.galaxy_defenders.rules.choices import ToHex
from xenofront.games.galaxy_defenders.rules.state import AgentId, Alien, AlienId, GDState, HexId
from xenofront.kernel import END, Handling, Procedure, Question, Result, again

MINES = 2
MINE = "d_mines"


def mine_hexes(state: GDState, agent: AgentId, reach: int) -> tuple[HexId, ...]:
    """Empty hexes in reach and view for a mine."""
    here, taken = state.agents[agent].hex, occupied(state)
    return tuple(
        place
        for place in sorted(state.box.board.hexes)
        if place not in taken
        and place not in state.mines
        and distance(state, here, place) <= reach
        and sees(state, here, place)
        and faces_toward(state, agent, place)  # GD-5.2.1.b
    )


def refusal(state: GDState, agent: AgentId, effect: Run) -> str | None:
    return None if mine_hexes(state, agent, effect.range) else "GD-7.7.2.d"


class MineHex(Question, frozen=True, gc=False):
    """Where one of the mines that are left goes."""

    WHAT = "mine"
    ANSWERS = (ToHex,)
    HANDLING = Handling(in_order="other")

    left: int


class LayMines(Procedure):
    """GD 7.7.2: two mines are laid on empty hexes."""

    CITATION: ClassVar[str] = "GD 7.7.2"

    agent: AgentId
    range: int
    left: int = MINES

    def choose(self, state: GDState) -> Question | Result:
        places = mine_hexes(state, self.agent, self.range)
        if not self.left or not places:
            return END
        return MineHex(self.agent, tuple(map(ToHex, places)), "GD-7.7.2.d", self.left)

    def lay(self, state: GDState, choice: ToHex) -> Result:
        self.left -= 1
        state.mines = {**state.mines, choice.hex: self.agent}
        state.tell(events.MineLaid(self.agent, choice.hex, rules=("GD-7.7.2.d",)))
        return again(self.choose)


def _mines_near(state: GDState, alien: Alien) -> list[HexId]:
    """The mines under an alien or next to it."""
    base = footprint(alien)
    return [place for place in state.mines if place in base or away(state, place, alien) == 0]


class Hazards(Procedure):
    """GD 7.7.2: mines and flames strike an alien that has just moved or arrived."""

    CITATION: ClassVar[str] = "GD 7.7.2"

    alien: AlienId

    def explode(self, state: GDState) -> Result:
        row = state.aliens.get(self.alien)
        if row is None or not is_vulnerable(state, self.alien):  # GX-7.2.1.r
            return END
        near = _mines_near(state, row)
        if not near:
            return None
        owner = state.mines[near[0]]
        state.mines = {place: by for place, by in state.mines.items() if place != near[0]}
        state.tell(events.MineExploded(self.alien, near[0], rules=("GD-7.7.1.a",)))
        return gd.Attack(owner, MINE, self.alien)  # GX-11.3.1.v/mine

    def look_again(self, state: GDState) -> Result:
        row = state.aliens.get(self.alien)
        return again(self.explode) if row and _mines_near(state, row) else None

    def burn(self, state: GDState) -> Result:
        row = state.aliens.get(self.alien)
        if row is None or not any(is_in(state, row, area) for area in state.flames):
            return END
        wound(state, self.alien, 1, "GD-7.7.1.f")
        return gd.Deaths()
