"""GD 8.2, 8.9, 8.10 An alien acts by one row of its card."""

from __future__ import annotations

from typing import ClassVar

from xenofront.games.galaxy_defenders.content import effects as content
from xenofront.games.galaxy_defenders.content.catalogue import Row
from xenofront.games.galaxy_defenders.rules import events, names
from xenofront.games.galaxy_defenders.rules import procedures as gd
from xenofront.games.galaxy_defenders.rules.box import HOLOGRAM, natural
from xenofront.games.galaxy_defenders.rules.ch5_terrain.map import (
    aliens_in,
    area_of,
    away,
    neighbours,
    occupied,
)
from xenofront.games.galaxy_defenders.rules.ch7_agents.conditions import unhide
from xenofront.games.galaxy_defenders.rules.ch7_agents.tokens import take_armory
from xenofront.games.galaxy_defenders.rules.ch7_agents.wounds import heal
from xenofront.games.galaxy_defenders.rules.ch8_aliens import oracle
from xenofront.games.galaxy_defenders.rules.ch8_aliens.company import acting_figure, striking_figure
from xenofront.games.galaxy_defenders.rules.ch8_aliens.paths import walk_of
from xenofront.games.galaxy_defenders.rules.ch8_aliens.verdicts import At, AtBase, Via, ViaBase
from xenofront.games.galaxy_defenders.rules.ch8_aliens.wide import ground_of
from xenofront.games.galaxy_defenders.rules.expansions.poses import get_up
from xenofront.games.galaxy_defenders.rules.state import AgentId, AlienId, GDState, figures
from xenofront.kernel import END, Choice, Handling, Procedure, Question, Result, again
from xenofront.kernel.memo import remembered


class AlienWay(Question, frozen=True, gc=False):
    """Which of the ways that the rules leave it an alien takes."""

    WHAT = "alien_way"
    ANSWERS = (Via, At, ViaBase, AtBase)
    HANDLING = Handling(in_order="round")

    alien: names.AlienId


class Activate(Procedure):
    """GD 8.2: the first row that can be applied is chosen once and then carried through."""

    CITATION: ClassVar[str] = "GD 8.2"

    alien: AlienId
    row: int = -1
    effect: int = 0
    attacks: int = 0
    target: AgentId = AgentId("")
    card: str = ""
    """The card whose row it is, where rage may put another in its place meanwhile."""
    away: int = -1
    """How far the target of the first of several attacks was."""

    def begin(self, state: GDState) -> Result:
        if self.alien in state.aliens:
            self.alien = acting_figure(state, self.alien)  # GD-8.4.c/row
        return None

    def decide(self, state: GDState) -> Question | Result:
        row = state.aliens.get(self.alien)
        if row is None or "stunned" in row.conditions:  # GX-11.9.b
            return END
        decision = self._decision(state)
        if decision is None:  # GX-11.11.i
            state.tell(events.AlienIdle(self.alien, rules=("GD-8.9.t",)))
            return END
        number, verdict = decision
        if len(verdict.ways) > 1:
            options = tuple([way.choice for way in verdict.ways])
            controller = row.controller  # GD-8.8.j/way
            return AlienWay(controller, options, "GD-8.8.j", self.alien)
        self._follow(state, number)
        return self._carry_out(state, verdict, verdict.ways[0]) if verdict.ways else None

    def choose(self, state: GDState, choice: Via | At) -> Result:
        """The controller chose between ways that the rules leave equal."""
        decision = self._decision(state)
        assert decision is not None
        number, verdict = decision
        self._follow(state, number)
        way = next(way for way in verdict.ways if way.choice == choice)
        return self._carry_out(state, verdict, way)

    def go_on(self, state: GDState) -> Result:
        if self.alien not in state.aliens:  # GD-8.10.q GD-8.4.f/acting
            return END
        row = self._row(state)
        effect = row.do[self.effect]
        blows = 0 if self.target == HOLOGRAM else self.attacks  # GX-9.7.4.1.h
        if blows and type(effect) is content.Attack and blows < effect.times:
            if self.target not in figures(state):  # GD-FAQ.k
                return again(self.look_for_another)
            if self._reaches(state, effect):
                return self._attack(state, effect)
        self.effect, self.attacks = self.effect + 1, 0
        return None if self.effect < len(row.do) else END

    def next_effect(self, state: GDState) -> Result:
        if self.attacks:
            return again(self.go_on)
        self.alien = striking_figure(state, self.alien, self.row, self.effect, self.target)
        return again(self.decide)

    def look_for_another(self, state: GDState) -> Question | None:
        """The target of the first attack is gone: the second goes at another (GD-FAQ.l)."""
        ways = self._others(state)
        if len(ways) < 2:
            return None
        options = tuple(way.choice for way in ways)
        controller = state.aliens[self.alien].controller  # GD-8.8.j/second
        return AlienWay(controller, options, "GD-8.8.j", self.alien)

    def attack_another(self, state: GDState, choice: Via | At | None) -> Result:
        effect = self._effect(state)
        assert isinstance(effect, content.Attack)
        chosen = [way for way in self._others(state) if choice in (None, way.choice)]
        if not chosen:  # GD-FAQ.l
            self.attacks = effect.times
            return None
        self.target = chosen[0].target
        return self._attack(state, effect)

    def attack_done(self, state: GDState) -> Result:
        return again(self.go_on)

    def _follow(self, state: GDState, number: int) -> None:
        """Keep to a row of the card as it is now, whatever happens to the card."""
        self.row = number  # GD-8.2.i GD-8.2.u/row
        card = state.aliens[self.alien].card
        if state.box.aliens[card].on_wounds and not self.card:
            self.card = card  # GD-8.2.u/card  # GX-11.3.o

    def _decision(self, state: GDState) -> tuple[int, oracle.Verdict] | None:
        """The row, chosen anew only before the first effect, and the ways of the next effect."""
        if self.row < 0:
            return oracle.decision(state, self.alien)
        target = self.target or None
        return self.row, oracle.options(state, self.alien, self.row, self.effect, target)

    def _patients(self, state: GDState, effect: content.Regenerate) -> list[AlienId]:
        """Whom it heals: itself, or everybody of its side in the area."""
        if not effect.area:
            return [self.alien]
        return aliens_in(state, area_of(state, state.aliens[self.alien].hex))  # GX-8.5.b

    def _carry_out(self, state: GDState, verdict: oracle.Verdict, way: oracle.Way) -> Result:
        row = self._row(state)
        effect = row.do[self.effect]
        if type(effect) is content.Regenerate:
            for alien in self._patients(state, effect):
                heal(state, alien, effect.amount, "GD-8.2.c")  # GD-8.2.c/standard GX-8.5.c
            return None
        if type(effect) is content.Command:
            return gd.MindCommand(self.alien, effect.aliens, effect.within, effect.not_species)
        chosen = way.choice.key
        told = events.AlienDecided(
            self.alien,
            str(row.at),
            chosen,
            tuple([w.choice.key for w in verdict.ways]) if len(verdict.ways) > 1 else (chosen,),
            verdict.by,
            rules=("GD-8.2.h", "GD-AMB.a"),
        )
        state.tell(told)
        self.target = way.target or self.target
        if type(effect) is content.Attack:
            return self._attack(state, effect)
        return self._move(state, way)

    def _attack(self, state: GDState, effect: content.Attack) -> Procedure:
        self.attacks += 1
        if self.attacks < effect.times:
            self.away = self._distance(state, self.target)  # GD-FAQ.l
        weapon = natural(state.aliens[self.alien].card, effect.weapon)
        return gd.Attack(
            self.alien, weapon, self.target
        )  # GX-7.2.d/adjacent GX-11.a/attack GX-11.b/attack

    def _move(self, state: GDState, way: oracle.Way) -> Result:
        row = state.aliens[self.alien]
        start = row.hex
        if start == way.end and row.rear == way.rear:
            return None
        came_from = way.via or row.came_from
        state.move_alien(self.alien, way.base, came_from)  # GD-8.9.h GD-8.9.i GX-7.2.d/moved
        route = walk_of(state, self.alien).route(start, way.end)
        told = events.AlienMoved(self.alien, route, start, way.end, rules=("GD-8.9.c",))
        state.tell(told)
        if row.swarm or state.box.aliens[row.card].on_move:
            return gd.Together(self.alien, start)  # GD-8.2.d GD-8.4.h
        return gd.Guard(self.alien)  # GD-7.7.4.2.a GD-7.7.4.2.j

    def _others(self, state: GDState) -> tuple[oracle.Way, ...]:
        """Ways to attack another agent at the same distance (GD-FAQ.l)."""
        effect = self._effect(state)
        assert isinstance(effect, content.Attack)
        if state.box.aliens[self.card or state.aliens[self.alien].card].archenemy:
            return ()  # GX-11.3.1.m/target
        same = [
            a for a in figures(state) if self.away in (-1, self._distance(state, a))
        ]  # GD-FAQ.l
        return oracle.attack_ways(state, self.alien, effect, same).ways

    def _distance(self, state: GDState, agent: AgentId) -> int:
        return away(state, state.agents[agent].hex, state.aliens[self.alien])

    def _reaches(self, state: GDState, effect: content.Attack) -> bool:
        """Whether the target of the first attack is still within reach of the next."""
        same = oracle.attack_ways(state, self.alien, effect, [self.target])
        return bool(same.ways)  # GD-8.10.f/again

    def _row(self, state: GDState) -> Row:
        card = self.card or state.aliens[self.alien].card  # GX-11.3.o
        return state.box.aliens[card].rows[self.row]

    def _effect(self, state: GDState) -> content.AlienEffect:
        return self._row(state).do[self.effect]


class DragTo(Choice, frozen=True, gc=False):
    """An alien and its victim end beside each other."""

    hex: names.HexId
    beside: names.HexId


class DragWay(Question, frozen=True, gc=False):
    """Where an alien drags its victim."""

    WHAT = "drag"
    ANSWERS = (DragTo,)

    alien: names.AlienId
    agent: names.AgentId


class Drag(Procedure):
    """GD 8.2: an alien drags its victim toward the closest teleport point."""

    CITATION: ClassVar[str] = "GD 8.2"

    alien: AlienId
    agent: AgentId
    areas: int

    def choose(self, state: GDState) -> Question | Result:
        if self.alien not in state.aliens or not state.agents[self.agent].alive:
            return END
        ways = drag_ways(state, self.alien, self.agent, self.areas)
        if not ways:
            return END
        if len(ways) == 1:
            return None
        controller = state.aliens[self.alien].controller  # GD-8.8.j/drag
        return DragWay(controller, ways, "GD-8.2.aa", self.alien, self.agent)

    def drag(self, state: GDState, choice: DragTo | None) -> Result:
        ways = drag_ways(state, self.alien, self.agent, self.areas)
        end = choice or ways[0]
        start = state.aliens[self.alien].hex
        came_from = area_of(state, start)
        state.change_alien(self.alien, hex=end.hex, came_from=came_from)  # GD-8.2.aa/moved
        get_up(state, self.agent)  # GX-9.2.2.r/attack
        state.change_agent(self.agent, hex=end.beside)  # GD-8.2.aa/moved
        unhide(state, self.agent)
        told = events.AlienMoved(self.alien, (), start, end.hex, rules=("GD-8.2.aa",))
        state.tell(told)
        state.tell(events.Dragged(self.alien, self.agent, end.beside, rules=("GD-8.2.aa",)))
        take_armory(state, self.agent)  # GD-FAQ.r/drag
        return gd.RevealSignals()  # GD-8.5.c/aliens

    def guard(self, state: GDState) -> Result:
        return gd.Guard(self.alien)


@remembered("aliens", "agents", "signals", "suits", "locks", "bars", "teleports")
def drag_ways(state: GDState, alien: AlienId, agent: AgentId, areas: int) -> list[DragTo]:
    """Where both could end: the alien in its new area, the victim beside it in that area."""
    here = state.aliens[alien].hex
    found: list[DragTo] = []
    if state.aliens[alien].rear is not None:
        return found  # no alien with such a base drags anybody
    taken = occupied(state) - {here, state.agents[agent].hex}
    for _, end, *_ in ground_of(state, alien).ways_to_teleport(areas):
        if end == here:
            continue
        area, around = area_of(state, end), neighbours(state, end)
        for place in state.box.board.members[area]:
            beside = place != end and place not in taken
            if beside and place in around:
                found.append(DragTo(end, place))
    return found
