"""BH-15 to BH-24, BD 8 Evac: calling the drop ship, its arrival, boarding, its guns."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from typing import ClassVar

from xenofront.games.bug_hunt.rules import events
from xenofront.games.bug_hunt.rules import procedures as bh
from xenofront.games.bug_hunt.rules.ch4_combat import shooting
from xenofront.games.bug_hunt.rules.ch6_objectives.objectives import complete, completed
from xenofront.games.bug_hunt.rules.choices import HOLD, STAY, Hold, Stay, Target
from xenofront.games.bug_hunt.rules.dice import roll
from xenofront.games.bug_hunt.rules.ground import has_factor, leader, near_point, on_table
from xenofront.games.bug_hunt.rules.names import AlienId, FigureId, Point, TrooperId, WeaponId
from xenofront.games.bug_hunt.rules.state import BHState, Trooper
from xenofront.geometry.plane.exact import squared, text
from xenofront.kernel import END, Choice, Dice, Handling, Procedure, Question, Result, again

FIRST_TURN = 5  # BH-15 BR-2
ARRIVES = 10
NEAR = 3
HOVERS = 3
MOST_PRIORITY = 6
GUNS = 2  # BH-24/guns
GUN = "lmg"


def is_on_the_move(row: Trooper) -> bool:
    """Whether a trooper has left its place in this turn, be it after a brawl (BH-16, BH-19)."""
    return row.moved or row.followed  # BH-16/followed BH-19/moved


# -- calling ---------------------------------------------------------------------------------------


class Call(Choice, frozen=True, gc=False):
    """To call the drop ship."""

    VERB: ClassVar[str] = "call"


class Assist(Choice, frozen=True, gc=False):
    """To help with the call."""

    VERB: ClassVar[str] = "assist"


def call_refusal(state: BHState, trooper: TrooperId, choice: Call) -> str | None:
    row, evac = state.troopers[trooper], state.evac
    if state.turn < FIRST_TURN:  # BH-15 BD-8.a
        return "BH-15"
    if is_on_the_move(row):  # BH-16/moved BD-8.b/still
        return "BH-16"
    if row.stun or row.brawled:  # BD-8.b/stunned
        return "BH-16"
    if evac.called or evac.comes or evac.at is not None:  # BH-22/again
        return "BH-18"
    return None


def call_options(state: BHState, trooper: TrooperId) -> Iterator[Call]:
    if call_refusal(state, trooper, Call()) is None:
        yield Call()


def call(state: BHState, trooper: TrooperId, choice: Call) -> Procedure:
    return bh.CallEvac(trooper)


def help_refusal(state: BHState, trooper: TrooperId, choice: Assist) -> str | None:
    """Why a trooper cannot help the call (BH-19, BR-3)."""
    row, evac = state.troopers[trooper], state.evac
    if state.turn < FIRST_TURN:  # BH-15
        return "BH-15"
    if evac.help or evac.comes or evac.at is not None or state.options.evac_own_tech:  # BR-3/once
        return "BR-3"
    if row.tech < 1:  # BH-19/tech
        return "BH-19"
    if is_on_the_move(row):  # BH-19/moved
        return "BH-19"
    if row.stun or row.brawled:  # BR-3/stunned
        return "BH-19"
    return None


def help_options(state: BHState, trooper: TrooperId) -> Iterator[Assist]:
    if help_refusal(state, trooper, Assist()) is None:
        yield Assist()


def assist(state: BHState, trooper: TrooperId, choice: Assist) -> Procedure:
    return bh.HelpEvac(trooper)


class CallEvac(Procedure):
    """BH-16: the call stays open until the ship comes or somebody cancels it (BR-4)."""

    CITATION: ClassVar[str] = "BH-16"

    trooper: TrooperId

    def call(self, state: BHState) -> Result:
        own = state.troopers[self.trooper].tech >= 1
        state.change_evac(called=True, help=own or state.evac.help)  # BH-16 BR-3/own BH-19/before
        state.tell(events.missions.EvacCalled(self.trooper, rules=("BH-16",)))
        return END


class HelpEvac(Procedure):
    """BH-19: somebody with Tech helps."""

    CITATION: ClassVar[str] = "BH-19"

    trooper: TrooperId

    def assist(self, state: BHState) -> Result:
        state.change_evac(help=True)  # BH-19/bonus BH-19/before
        state.tell(events.missions.EvacHelped(self.trooper, rules=("BH-19",)))
        return END


# -- the end of the turn ---------------------------------------------------------------------------


class Roll(Choice, frozen=True, gc=False):
    """To roll for the drop ship."""

    VERB: ClassVar[str] = "roll"


class Cancel(Choice, frozen=True, gc=False):
    """To take the call back."""

    VERB: ClassVar[str] = "cancel"


class RollForShip(Question, frozen=True, gc=False):
    """Whether an open call is rolled for."""

    WHAT: ClassVar[str] = "evac_roll"
    ANSWERS: ClassVar[tuple[type[Choice], ...]] = (Roll, Cancel)


class EvacStep(Procedure):
    """BH-17, BH-20, BH-22: the ship takes aboard who is near, leaves, arrives, or is rolled for."""

    CITATION: ClassVar[str] = "BH-17"

    def take_aboard(self, state: BHState) -> Result:
        return bh.Boarding() if state.evac.at is not None else None  # BH-21/end

    def leave(self, state: BHState) -> Result:
        evac = state.evac
        if evac.at is not None and evac.leaves <= state.turn:  # BH-22/stays BH-22/leaves BR-6
            state.change_evac(at=None, leaves=0)
            state.tell(events.missions.ShipLeft(rules=("BH-22",)))
        if evac.comes and evac.comes <= state.turn:  # BH-17/arrival
            return bh.ShipArrives()
        return None

    def ask(self, state: BHState) -> Question | Result:
        if not state.evac.called or not on_table(state):  # BR-4/rolled
            state.change_evac(help=False)  # BH-19/lost
            return END
        return RollForShip(leader(state), (Roll(), Cancel()), "BR-4")

    def decide(self, state: BHState, choice: Roll | Cancel | None) -> Result:
        if choice is None:
            return END
        if isinstance(choice, Cancel):  # BR-4/cancel
            state.change_evac(called=False, help=False)
            state.tell(events.missions.EvacCancelled(rules=("BR-4",)))
            return END
        return None

    def roll_dice(self, state: BHState) -> Dice:
        return roll("evac", "BH-17", 2)

    def read(self, state: BHState, faces: tuple[str, ...]) -> Result:
        bonus = completed(state) + (1 if state.evac.help else 0)  # BH-19/bonus
        success = sum(map(int, faces)) + bonus >= ARRIVES  # BH-17/number
        state.tell(events.missions.EvacRolled(faces, bonus, success, rules=("BH-17",)))
        state.change_evac(help=False)  # BR-4/help
        if success:
            state.change_evac(called=False, comes=state.turn + 1)  # BH-17/before BD-8.c
            return END
        if not state.options.evac_every_turn:  # BH-18 BR-4/open
            state.change_evac(called=False)
        return bh.EvacLuck() if state.options.movie_magic else None  # BH-18

    def over(self, state: BHState) -> Result:
        return END


def landing_places(state: BHState) -> Iterator[Point]:
    """A sample of places for the marker: between troopers, at each of them, ahead of them."""
    here = [state.troopers[name].at for name in on_table(state)]
    for a, b in itertools.combinations(here, 2):
        middle = Point((a.x + b.x) // 2, (a.y + b.y) // 2)
        if near_point(a, middle, NEAR) and near_point(b, middle, NEAR):
            yield middle
    yield from here
    yield from (row.at for row in state.objectives.values() if not row.done and not row.failed)
    yield Point(state.size.x // 2, state.size.y // 2)


class Over(Choice, frozen=True, gc=False):
    """To let the drop ship hover over a point."""

    VERB: ClassVar[str] = "at"

    place: Point


class PlaceShip(Question, frozen=True, gc=False):
    """Where the drop ship hovers."""

    WHAT: ClassVar[str] = "evac_place"
    ANSWERS: ClassVar[tuple[type[Choice], ...]] = (Over,)
    OPEN: ClassVar[bool] = True


class ShipArrives(Procedure):
    """BH-20: the marker is put anywhere; who is near may board."""

    CITATION: ClassVar[str] = "BH-20"

    def choose(self, state: BHState) -> Question:
        options = tuple(map(Over, dict.fromkeys(landing_places(state))))
        return PlaceShip(leader(state), options, "BH-20")

    def land(self, state: BHState, choice: Over) -> Result:
        at = choice.place
        state.change_evac(at=at, comes=0, leaves=state.turn + HOVERS)  # BH-20 BH-22 BR-6 BD-8.d
        state.priority = min(MOST_PRIORITY, state.priority + 1)  # BH-23 BD-8.g
        told = events.missions.ShipArrived(text(at), state.priority, rules=("BH-20", "BH-23"))
        state.tell(told)
        return bh.ShipGuns()  # BD-8.f/arrival

    def board(self, state: BHState) -> Result:
        return bh.Boarding()  # BH-21/arrival BD-8.e/arrival BD-9.z7/arrival

    def fly_on(self, state: BHState) -> Result:
        if has_factor(state, "hot_zone"):
            state.change_evac(at=None, leaves=0)  # BD-9.z7
            state.tell(events.missions.ShipLeft(rules=("BD-9.z7",)))
        return None

    def over(self, state: BHState) -> Result:
        return END

    def _why_not_choose(self, state: BHState, choice: Over) -> str | None:
        (x, y), size = choice.place, state.size
        return None if 0 <= x <= size.x and 0 <= y <= size.y else "BH-20"


# -- boarding --------------------------------------------------------------------------------------


def may_board(state: BHState, trooper: TrooperId) -> bool:
    """Whether a trooper is near the marker (BH-21)."""
    at = state.evac.at
    return at is not None and near_point(state.troopers[trooper].at, at, NEAR)  # BH-21/far BD-8.e


def board(state: BHState, trooper: TrooperId) -> None:
    """A trooper is taken off the table; a package it holds completes its objective."""
    row = state.troopers[trooper]
    if row.package:
        complete(state, row.package, "BH-48")  # BH-48/evacuated
    if row.kind == "civilian":  # BD-7.g1/reputation
        state.rescued += 1
    state.change_trooper(trooper, fate="evacuated", phase="done", package="")  # BH-21
    state.tell(events.missions.Boarded(trooper, rules=("BH-21",)))


class Board(Choice, frozen=True, gc=False):
    """To go aboard."""

    VERB: ClassVar[str] = "board"


class GoAboard(Question, frozen=True, gc=False):
    """Whether a trooper near the ship leaves."""

    WHAT: ClassVar[str] = "board"
    ANSWERS: ClassVar[tuple[type[Choice], ...]] = (Board, Stay)
    HANDLING: ClassVar[Handling] = Handling(STAY, "other", repeated="other")

    trooper: TrooperId


class Boarding(Procedure):
    """BH-21: everybody near the marker may leave, one after the other."""

    CITATION: ClassVar[str] = "BH-21"

    asked: tuple[TrooperId, ...] = ()
    only: TrooperId = TrooperId("")

    def choose(self, state: BHState) -> Question | Result:
        trooper = self._next(state)
        if trooper is None:
            return END
        seat = state.troopers[trooper].seat
        return GoAboard(seat, (Board(), STAY), "BH-21", trooper)

    def take(self, state: BHState, choice: Board | Stay | None) -> Result:
        trooper = self._next(state)
        if trooper is None or choice is None:
            return END
        self.asked = (*self.asked, trooper)
        if isinstance(choice, Board):
            board(state, trooper)
        return again(self.choose)

    def _next(self, state: BHState) -> TrooperId | None:
        waiting = (self.only,) if self.only else on_table(state)
        return next(
            (
                name
                for name in waiting
                if name not in self.asked
                and state.troopers[name].fate == "table"
                and may_board(state, name)
            ),
            None,
        )


# -- the guns --------------------------------------------------------------------------------------


class ShipTarget(Question, frozen=True, gc=False):
    """Whom a gun of the drop ship fires at."""

    WHAT: ClassVar[str] = "ship_target"
    ANSWERS: ClassVar[tuple[type[Choice], ...]] = (Target, Hold)
    HANDLING: ClassVar[Handling] = Handling(HOLD, "round")

    shooter: FigureId = shooting.SHIP
    weapon: WeaponId = GUN


class DropShipFire(Procedure):
    """BD-8.f: the hovering ship fires at the end of each turn."""

    CITATION: ClassVar[str] = "BH-24"

    def begin(self, state: BHState) -> Result:
        return bh.ShipGuns() if state.evac.at is not None else END  # BD-8.f/hover

    def over(self, state: BHState) -> Result:
        return END


class ShipGuns(Procedure):
    """BH-24: two light machine guns; each at the nearest alien in sight unless told otherwise."""

    CITATION: ClassVar[str] = "BH-24"

    left: int = GUNS

    def choose(self, state: BHState) -> Question | Result:
        targets = self._targets(state)
        if not self.left or not targets or has_factor(state, "obstructed"):  # BD-9.z5
            return END
        return ShipTarget(leader(state), (*map(Target, targets), HOLD), "BH-24")

    def fire(self, state: BHState, choice: Target | Hold | None) -> Result:
        if choice is None:
            return END
        self.left -= 1
        if isinstance(choice, Hold):
            return None
        return bh.Attack(shooting.SHIP, GUN, choice.target)  # BH-24

    def next(self, state: BHState) -> Result:
        return again(self.choose)

    def _targets(self, state: BHState) -> tuple[AlienId, ...]:
        """Aliens in sight and range, nearest first."""
        ship = state.evac.at
        if ship is None:
            return ()
        seen = [
            (squared(ship, row.at), name)
            for name, row in state.aliens.items()
            if shooting.target_refusal(state, shooting.SHIP, GUN, str(name)) is None
        ]
        return tuple(name for _, name in sorted(seen))
