"""BX-21 The winner of a brawl moves on."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from xenofront.games.bug_hunt.rules import events
from xenofront.games.bug_hunt.rules import procedures as bh
from xenofront.games.bug_hunt.rules.ch3_troopers.movement import is_gripped
from xenofront.games.bug_hunt.rules.ch4_combat.hits import put
from xenofront.games.bug_hunt.rules.ch5_aliens.behaviour import cost_up_to, is_thrown_back
from xenofront.games.bug_hunt.rules.choices import STAY, Stay, To
from xenofront.games.bug_hunt.rules.dice import draw
from xenofront.games.bug_hunt.rules.ground import (
    bases,
    in_contact,
    lurking,
    nearest,
    on_table,
    opponents,
    place_of,
    sight,
    spheres,
    table_of,
)
from xenofront.games.bug_hunt.rules.names import AlienId, TrooperId
from xenofront.games.bug_hunt.rules.state import BHState
from xenofront.geometry.plane.exact import INCH, Point, text
from xenofront.geometry.plane.walking import ALIEN, TROOPER
from xenofront.kernel import END, Chance, Choice, Handling, Procedure, Question, Result, again

FOLLOW_UP = 2 * INCH  # BX-21


def may_follow_up(state: BHState, figure: str) -> bool:
    """Whether the winner of a brawl can move on; who has an opponent left cannot (BR-35)."""
    if figure not in bases(state) or opponents(state, figure):  # BR-35
        return False
    row = state.aliens.get(AlienId(figure))
    if row is not None:
        held = state.phase == "aliens" and AlienId(figure) in state.distracted  # BH-8/winner
        return not row.wounds and not row.stun and not held  # BX-24/follow BX-25
    return not is_gripped(state, TrooperId(figure))  # BD-6.16/follow


class ChooseFollowUp(Question, frozen=True, gc=False):
    """Where the winner of a brawl moves on to."""

    WHAT: ClassVar[str] = "follow_up"
    ANSWERS: ClassVar[tuple[type[Choice], ...]] = (To, Stay)
    OPEN: ClassVar[bool] = True
    HANDLING: ClassVar[Handling] = Handling(STAY, "round")

    trooper: TrooperId


class FollowUp(Procedure):
    """BX-21: two inches at once, not into a new brawl."""

    CITATION: ClassVar[str] = "BX-21"

    figure: str
    gap: Point
    """Where the loser stood."""
    path: tuple[Point, ...] = ()
    """The way of an alien that moves on."""
    spent: int = 0
    """What it had spent of its move when it was last thrown back."""

    def choose(self, state: BHState) -> Question | Chance | Result:
        if not may_follow_up(state, self.figure):
            return END
        if self.figure in state.aliens:
            near = self._in_sight(state)
            return draw("follow_up_target", tuple(near), "BX-32") if len(near) > 1 else None
        trooper = TrooperId(self.figure)
        options = (*self._sample(state), STAY)
        return ChooseFollowUp(state.troopers[trooper].seat, options, "BX-21", trooper)

    def move(self, state: BHState, choice: To | Stay | str | None) -> Result:
        if self.figure in state.aliens:
            assert not isinstance(choice, To | Stay)
            state.change_alien(AlienId(self.figure), halted=None)
            self.path = self._alien_way(state, choice)
            if len(self.path) < 2:
                return END
            return bh.SnapFires(AlienId(self.figure), self.path)  # BX-6/follow
        assert not isinstance(choice, str)
        end = self._end(state, choice or STAY)
        if end is None or end == place_of(state, self.figure):
            return END
        state.change_trooper(TrooperId(self.figure), followed=True)  # BH-16 BH-19
        self._put(state, end)
        return bh.Arrive(TrooperId(self.figure))  # BX-9/follow

    def go(self, state: BHState) -> Result:
        """An alien goes on, unless somebody who held has stopped it."""
        row = state.aliens.get(AlienId(self.figure))
        if row is None or row.stun or row.wounds:  # BX-6/follow BX-24
            return END
        if row.halted is not None and is_thrown_back(state, AlienId(self.figure)):
            self.spent += cost_up_to(state, self.path, row.halted)  # BX-6/thrown
            return again(self.choose)
        self._put(state, self.path[-1])
        return END

    def over(self, state: BHState) -> Result:
        return END

    def _put(self, state: BHState, end: Point) -> None:
        put(state, self.figure, end)  # BX-21
        state.tell(events.combat.FollowedUp(self.figure, text(end), rules=("BX-21",)))

    # -- troopers ----------------------------------------------------------------------------------

    def _why_not_choose(self, state: BHState, choice: To | Stay) -> str | None:
        return "BX-21" if self._end(state, choice) is None else None

    def _sample(self, state: BHState) -> Iterator[To]:
        here = place_of(state, self.figure)
        ends = (self.gap, *table_of(state).compass(here, (FOLLOW_UP // 2, FOLLOW_UP)))
        ways = map(To, dict.fromkeys(ends))
        return (way for way in ways if self._end(state, way) is not None)

    def _end(self, state: BHState, choice: To | Stay) -> Point | None:
        """Where a trooper's choice leads, if it is allowed."""
        here = place_of(state, self.figure)
        if isinstance(choice, Stay):
            return here
        goal = choice.place
        friends = tuple(state.troopers[n].at for n in on_table(state) if n != self.figure)
        foes = [row.at for row in state.aliens.values()]
        walked = table_of(state).judge((here, goal), TROOPER, (*friends, *foes), ())
        if walked.refusal or walked.cost > FOLLOW_UP or walked.end != goal:  # BX-21/far
            return None
        fights = any(in_contact(goal, foe) for foe in foes) or lurking(state, goal)
        return None if fights else goal  # BX-21/brawl

    # -- aliens ------------------------------------------------------------------------------------

    def _in_sight(self, state: BHState) -> list[str]:
        """The nearest troopers in sight, all of them if equally near."""
        here = place_of(state, self.figure)
        visible = [
            (str(name), state.troopers[name].at)
            for name in on_table(state)
            if sight(state, self.figure, str(name)).seen  # BX-21/alien
        ]
        return nearest(here, visible)

    def _alien_way(self, state: BHState, target: str | None) -> tuple[Point, ...]:
        """The way to where an alien moves on; nothing if it stays."""
        here, end = place_of(state, self.figure), self._alien_end(state, target)
        if end is None or end == here:
            return ()
        walked = table_of(state).walk_to(
            here, end, ALIEN, (), (), FOLLOW_UP, blocked=spheres(state)
        )
        return (here, end) if walked.refusal else walked.path

    def _alien_end(self, state: BHState, target: str | None) -> Point | None:
        """Toward the nearest trooper in sight, else into the loser's place (BX-21)."""
        here, found = place_of(state, self.figure), self._in_sight(state)
        near = target or (found[0] if found else None)
        goal = place_of(state, near) if near else self.gap  # BX-21
        others = tuple(at for name, at in bases(state).items() if name != self.figure)
        troopers = [state.troopers[name].at for name in on_table(state)]
        lengths = tuple(range(FOLLOW_UP - self.spent, 0, -INCH // 4))
        table = table_of(state)
        blocked = spheres(state)  # BH-9/winner
        for end in table.steps_toward(here, goal, lengths, ALIEN, others, blocked=blocked):
            if not any(in_contact(end, at) for at in troopers):  # BX-21/stop
                return end
        return None
