"""GX 11 Events that strike aliens from above, and that make some of them act."""

from __future__ import annotations

from typing import ClassVar

from xenofront.games.galaxy_defenders.rules import events
from xenofront.games.galaxy_defenders.rules import procedures as gd
from xenofront.games.galaxy_defenders.rules.ch5_terrain.map import aliens_in, area_of, shut
from xenofront.games.galaxy_defenders.rules.ch6_sequence.event_choices import ClosestAlien
from xenofront.games.galaxy_defenders.rules.ch7_agents import rolls
from xenofront.games.galaxy_defenders.rules.ch7_agents.devices.satellite import StrikeArea, ToArea
from xenofront.games.galaxy_defenders.rules.ch8_aliens.company import nearest
from xenofront.games.galaxy_defenders.rules.ch8_aliens.encounters import vulnerable
from xenofront.games.galaxy_defenders.rules.ch8_aliens.swarms import company, foremost
from xenofront.games.galaxy_defenders.rules.choices import PickAlien
from xenofront.games.galaxy_defenders.rules.state import AlienId, GDState, HexId, figures
from xenofront.geometry.hexes.areas import AreaId
from xenofront.kernel import END, Dice, Procedure, Question, Result, again


def quiet_areas(state: GDState) -> tuple[AreaId, ...]:
    """Areas with no agent in them, nor in an area that borders on them."""
    board = state.box.board
    manned = {area_of(state, state.agents[agent].hex) for agent in figures(state)}
    near = {beside for area in manned for beside in bordering(state, area)}
    return tuple(
        area for area, hexes in board.members.items() if hexes and area not in manned | near
    )


def bordering(state: GDState, area: AreaId) -> set[AreaId]:
    """The areas with a hex beside one of an area, whatever stands between."""
    board = state.box.board
    return {
        board.area_of[beyond]
        for place in board.members[area]
        for beyond in board.neighbours(place, shut(state))
    } - {area}


class Bombard(Procedure):
    """GX 8.4: one roll for a whole area; every alien there defends by itself."""

    CITATION: ClassVar[str] = "GX 8.4"

    red: int
    explosion: bool
    area: AreaId = AreaId(HexId(""))
    faces: tuple[str, ...] = ()

    def choose(self, state: GDState) -> Question | Result:
        areas = quiet_areas(state)
        if not areas:
            return END
        return StrikeArea(state.alpha, tuple(map(ToArea, areas)), "GD-6.2.1.f")

    def aim(self, state: GDState, choice: ToArea) -> Result:
        self.area = choice.area
        return None

    def roll(self, state: GDState) -> Dice:
        return Dice("hit", (state.box.faces["red"],) * self.red, "GD-7.3.d")

    def strike(self, state: GDState, faces: tuple[str, ...]) -> Result:
        hits = rolls.tally(faces).hits
        state.tell(events.Bombarded(self.area, faces, hits, rules=("GX-8.4.a",)))
        areas = [self.area]
        if self.explosion:
            areas += state.box.board.joined(self.area, shut(state))
        there = dict.fromkeys(alien for area in areas for alien in aliens_in(state, area))
        struck = tuple(vulnerable(state, there))
        return gd.BasicHits("", hits, struck) if hits and struck else END

    def bury(self, state: GDState) -> Result:
        return gd.Deaths()

    def done(self, state: GDState) -> Result:
        return END


class ActivateSome(Procedure):
    """GX 11.5: so many aliens with a power act, the closest to the alpha agent first."""

    CITATION: ClassVar[str] = "GX 11.5"

    power: str
    left: int
    acted: tuple[AlienId, ...] = ()

    def choose(self, state: GDState) -> Question | Result:
        near = self._next(state)
        if not near:
            return END
        if len(near) == 1:
            return None
        return ClosestAlien(state.alpha, tuple(map(PickAlien, near)), "GD-AMB.b")

    def act(self, state: GDState, choice: PickAlien | None) -> Result:
        alien = choice.alien if choice else self._next(state)[0]
        self.left -= 1
        self.acted += tuple(company(state, alien))
        return gd.Activate(alien)

    def go_on(self, state: GDState) -> Result:
        return again(self.choose)

    def _next(self, state: GDState) -> list[AlienId]:
        able = [alien for alien in with_power(state, self.power) if alien not in self.acted]
        if self.left < 1 or not able:
            return []
        return nearest(state, state.agents[state.alpha].hex, foremost(state, able))


def with_power(state: GDState, power: str) -> list[AlienId]:
    """The aliens that fly, or those that burrow."""
    cards = state.box.aliens
    return [
        name
        for name, row in state.aliens.items()
        if (cards[row.card].flying if power == "flying" else cards[row.card].burrowing)
    ]
