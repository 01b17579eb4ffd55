"""BD-6.l2, BD-6.l3 Pack leaders that do not brawl: lancers and callers."""

from __future__ import annotations

from typing import ClassVar

from xenofront.games.bug_hunt.rules import events
from xenofront.games.bug_hunt.rules import procedures as bh
from xenofront.games.bug_hunt.rules.ch5_aliens.behaviour import (
    cost_up_to,
    is_rooted,
    is_thrown_back,
    speed_of,
)
from xenofront.games.bug_hunt.rules.ch5_aliens.specials import centre
from xenofront.games.bug_hunt.rules.dice import draw, roll
from xenofront.games.bug_hunt.rules.ground import (
    bases,
    near_figure,
    nearest,
    on_table,
    sight,
    spheres,
    table_of,
)
from xenofront.games.bug_hunt.rules.state import AlienId, BHState
from xenofront.geometry.plane.exact import Point, squared, text
from xenofront.geometry.plane.walking import ALIEN
from xenofront.kernel import END, Chance, Dice, Procedure, Result, again

DART = 5
AVOIDS = 1
"""Inches a lancer keeps from troopers."""


def way_to_cover(state: BHState, alien: AlienId, goal: Point, spent: int) -> tuple[Point, ...]:
    """The way to the covered point in reach that is nearest to a goal, away from troopers."""
    table, here = table_of(state), state.aliens[alien].at
    if is_rooted(state, alien):  # BH-8/leader BX-24/leader
        return (here,)
    walks = max(0, speed_of(state, alien) - spent)
    others = tuple(at for name, at in bases(state).items() if name != alien)
    blocked = spheres(state)  # BH-9/hide
    troopers = [state.troopers[name].at for name in on_table(state)]
    ways: dict[Point, tuple[Point, ...]] = {here: (here,)}
    for place in (
        *table.cover_points(here, walks),
        *table.steps_toward(here, goal, (walks,), ALIEN, others, blocked=blocked),
    ):
        walked = table.walk_to(here, place, ALIEN, (), (), walks, blocked=blocked)
        legal = not walked.refusal and table.is_free(place, others)
        near = any(near_figure(place, at, AVOIDS) for at in troopers)  # BD-6.l2/brawl
        if legal and not near:
            ways[place] = walked.path
    return ways[min(ways, key=lambda place: (squared(place, goal), place))]


class Hide(Procedure):
    """BD-6.l2, BD-6.l3: a leader goes where it is hidden; whoever held may fire meanwhile."""

    CITATION: ClassVar[str] = "BX-6"

    alien: AlienId
    goal: Point
    rule: str
    path: tuple[Point, ...] = ()
    spent: int = 0
    """What it had spent of its move when it was last thrown back."""

    def set_out(self, state: BHState) -> Result:
        state.change_alien(self.alien, halted=None)
        self.path = way_to_cover(state, self.alien, self.goal, self.spent)
        return bh.SnapFires(self.alien, self.path) if len(self.path) > 1 else END  # BX-6/leader

    def move(self, state: BHState) -> Result:
        if not can_go_on(state, self.alien):
            return END
        row = state.aliens[self.alien]
        if row.halted is not None and is_thrown_back(state, self.alien):
            self.spent += cost_up_to(state, self.path, row.halted)  # BH-38
            return again(self.set_out)
        start, end = row.at, self.path[-1]
        state.change_alien(self.alien, at=end)
        state.tell(events.aliens.AlienMoved(self.alien, text(start), text(end), rules=(self.rule,)))
        return END


def can_go_on(state: BHState, alien: AlienId) -> bool:
    """Whether a leader that was fired at on its way is fit to go on."""
    row = state.aliens.get(alien)
    return row is not None and not row.stun and not row.wounds  # BX-6/leader BX-24


class LancerActs(Procedure):
    """BD-6.l2: it stays in cover, and throws a dart at the nearest trooper it sees."""

    CITATION: ClassVar[str] = "BD-6.l2"

    alien: AlienId
    target: str = ""

    def move(self, state: BHState) -> Result:
        here = state.aliens[self.alien].at
        troopers = [state.troopers[name].at for name in on_table(state)]
        goal = min(troopers, key=lambda at: (squared(here, at), at), default=here)
        return bh.Hide(self.alien, goal, "BD-6.l2")  # BD-6.l2

    def choose(self, state: BHState) -> Chance | Result:
        row = state.aliens.get(self.alien)
        if row is None or row.stun:  # BX-6/leader
            return END
        found = self._targets(state)
        return draw("dart_target", tuple(found), "BX-32") if len(found) > 1 else None  # BX-32/dart

    def aim(self, state: BHState, choice: str | None) -> Result:
        found = self._targets(state)
        if not found:
            return END
        self.target = choice or found[0]
        return None

    def roll_die(self, state: BHState) -> Dice:
        return roll("dart", "BD-6.l2")

    def throw(self, state: BHState, faces: tuple[str, ...]) -> Result:
        hit = int(faces[0]) >= DART  # BD-6.l2/hits
        told = events.aliens.AlienShot(self.alien, self.target, faces[0], hit, rules=("BD-6.l2",))
        state.tell(told)
        return bh.Hit(self.target, 1, state.aliens[self.alien].at, "dart") if hit else None

    def over(self, state: BHState) -> Result:
        return END

    def _targets(self, state: BHState) -> list[str]:
        here = state.aliens[self.alien].at
        seen = [
            (str(name), state.troopers[name].at)
            for name in on_table(state)
            if sight(state, self.alien, str(name)).seen  # BD-6.l2/seen
        ]
        return nearest(here, seen)


class CallerActs(Procedure):
    """BD-6.l3: it may call a contact, then goes to the centre and hides."""

    CITATION: ClassVar[str] = "BD-6.l3"

    alien: AlienId

    def roll_die(self, state: BHState) -> Dice:
        return roll("call", "BD-6.l3")

    def read(self, state: BHState, faces: tuple[str, ...]) -> Result:
        called = int(faces[0]) > len(state.contacts)  # BD-6.l3/enough
        told = events.aliens.Called(self.alien, faces[0], called, rules=("BD-6.l3",))
        state.tell(told)
        return bh.NewContact(state.aliens[self.alien].at) if called else None  # BD-6.l3/calls

    def move(self, state: BHState) -> Result:
        if self.alien not in state.aliens:
            return END
        return bh.Hide(self.alien, centre(state), "BD-6.l3")  # BD-6.l3/centre

    def over(self, state: BHState) -> Result:
        return END
