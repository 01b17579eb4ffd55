"""BD-9.f Strokes of luck as in the films, an option: each once in a campaign."""

from __future__ import annotations

from typing import ClassVar

from xenofront.games.bug_hunt.rules import events
from xenofront.games.bug_hunt.rules.ch1_setup.force import add_team
from xenofront.games.bug_hunt.rules.ch5_aliens.specials import EDGES, edge_centre
from xenofront.games.bug_hunt.rules.ch7_campaign.after import use_luck
from xenofront.games.bug_hunt.rules.choices import NO, No, Use
from xenofront.games.bug_hunt.rules.ground import bases, leader, near_figure, on_table, table_of
from xenofront.games.bug_hunt.rules.names import (
    ContactId,
    Edge,
    Point,
    SupportId,
    TrooperId,
    WeaponId,
    When,
)
from xenofront.games.bug_hunt.rules.state import BHState
from xenofront.geometry.plane.exact import BASE, INCH, text, within
from xenofront.geometry.plane.shapes import is_closer
from xenofront.kernel import END, Choice, Procedure, Question, Result

BARRIER = 3 * INCH
GIFT = 4
INCINERATOR = "incinerator"


def is_left(state: BHState, name: str) -> bool:
    """Whether a stroke of luck was not used yet (BD-9.f)."""
    return state.options.movie_magic and name not in state.squad.movie


def note(state: BHState, key: str, amount: int = 1) -> None:
    state.actions = {**state.actions, key: amount}


# -- at the start or end of a turn -----------------------------------------------------------------


class Remove(Choice, frozen=True, gc=False):
    """To remove a contact."""

    VERB: ClassVar[str] = "remove"

    contact: ContactId


class Reinforce(Choice, frozen=True, gc=False):
    """To let one kind of support arrive at an edge."""

    VERB: ClassVar[str] = "reinforce"

    support: SupportId
    edge: Edge


class Barricade(Choice, frozen=True, gc=False):
    """To put up a barricade from one point to another."""

    VERB: ClassVar[str] = "barricade"

    start: Point
    end: Point


class ChooseTurnLuck(Question, frozen=True, gc=False):
    """Which stroke of luck is used in a turn."""

    WHAT: ClassVar[str] = "turn_luck"
    ANSWERS: ClassVar[tuple[type[Choice], ...]] = (No, Remove, Reinforce, Barricade)
    OPEN: ClassVar[bool] = True

    when: When


class TurnLuck(Procedure):
    """BD-9.f1, BD-9.f7, BD-9.f8: at the start or end of a turn."""

    CITATION: ClassVar[str] = "BD-9.f"

    when: When

    def choose(self, state: BHState) -> Question | Result:
        options = self._options(state)
        if not options or not on_table(state):
            return END
        return ChooseTurnLuck(leader(state), (NO, *options), "BD-9.f", self.when)

    def use(self, state: BHState, choice: No | Remove | Reinforce | Barricade | None) -> Result:
        match choice:
            case Remove(contact):
                use_luck(state, "remove_contact", "BD-9.f8")
                state.remove_contact(contact)  # BD-9.f8/removed
                state.tell(events.aliens.ContactRemoved(contact, rules=("BD-9.f8",)))
            case Reinforce(support, edge):
                use_luck(state, "reinforcements", "BD-9.f7")
                self._reinforce(state, support, edge)
            case Barricade(start, end):
                use_luck(state, "barricade", "BD-9.f1")
                state.barricades = (*state.barricades, (start, end))  # BD-9.f1/wall
        return END

    def _options(self, state: BHState) -> tuple[Choice, ...]:
        found: list[Choice] = []
        if is_left(state, "remove_contact"):
            found += map(Remove, state.contacts)
        if is_left(state, "reinforcements"):
            left = [
                name for name in state.box.support if name not in state.supports
            ]  # BD-5.request
            teams = [name for name in left if state.box.support[name].figures]
            found += [Reinforce(team, edge) for team in teams for edge in EDGES]
        if is_left(state, "barricade"):
            found += self._barriers(state)
        return tuple(dict.fromkeys(found))

    def _barriers(self, state: BHState) -> list[Barricade]:
        """A sample: in front of each trooper."""
        found = []
        for name in on_table(state):
            x, y = state.troopers[name].at
            for row in (y - 2 * INCH, y + 2 * INCH):
                wall = Barricade(Point(x - BARRIER // 2, row), Point(x + BARRIER // 2, row))
                if self._may_stand(state, wall):
                    found.append(wall)
        return found

    def _may_stand(self, state: BHState, wall: Barricade) -> bool:
        """A straight barrier of up to three inches where nobody stands (BD-9.f1)."""
        a, b = wall.start, wall.end
        size = state.size
        on_it = all(0 <= p.x <= size.x and 0 <= p.y <= size.y for p in (a, b))
        if not on_it or not within(a, b, BARRIER):
            return False
        return not any(is_closer(at, a, b, BASE) for at in bases(state).values())  # BD-9.f1/room

    def _why_not_choose(
        self, state: BHState, choice: No | Remove | Reinforce | Barricade
    ) -> str | None:
        if not isinstance(choice, Barricade):
            return None if choice == NO or choice in self._options(state) else "BD-9.f"
        fits = is_left(state, "barricade") and self._may_stand(state, choice)
        return None if fits else "BD-9.f1"

    def _reinforce(self, state: BHState, support: str, edge: str) -> None:
        """One support choice arrives at the centre of an edge (BD-9.f7)."""
        before = set(state.troopers)
        add_team(state, support)
        state.supports = (*state.supports, support)  # BD-5.request
        table = table_of(state)
        for name in tuple(state.troopers):
            if name not in before:
                others = tuple(bases(state).values())
                at = table.free_point(table.clamp(edge_centre(state, edge)), others)
                place = at or edge_centre(state, edge)
                state.change_trooper(name, at=place, fate="table", phase="done")  # BD-9.f7/arrives
                told = events.setup.TrooperDeployed(name, text(place), rules=("BD-9.f7",))
                state.tell(told)


# -- when a figure acts ----------------------------------------------------------------------------


class DoubleUp(Choice, frozen=True, gc=False):
    """To have an incinerator besides, which never runs dry."""

    VERB: ClassVar[str] = "double_up"


class Find(Choice, frozen=True, gc=False):
    """To find a weapon for somebody."""

    VERB: ClassVar[str] = "find"

    weapon: WeaponId
    trooper: TrooperId


class Thrice(Choice, frozen=True, gc=False):
    """To fire three times."""

    VERB: ClassVar[str] = "thrice"


class ChooseFigureLuck(Question, frozen=True, gc=False):
    """Which stroke of luck somebody has who is about to act."""

    WHAT: ClassVar[str] = "figure_luck"
    ANSWERS: ClassVar[tuple[type[Choice], ...]] = (No, DoubleUp, Find, Thrice)

    trooper: TrooperId


class FigureLuck(Procedure):
    """BD-9.f2, BD-9.f6, BD-9.f10: when a figure is chosen to act."""

    CITATION: ClassVar[str] = "BD-9.f"

    trooper: TrooperId

    def choose(self, state: BHState) -> Question | Result:
        options = self._options(state)
        if not options:
            return END
        seat = state.troopers[self.trooper].seat
        return ChooseFigureLuck(seat, (NO, *options), "BD-9.f", self.trooper)

    def use(self, state: BHState, choice: No | DoubleUp | Find | Thrice | None) -> Result:
        match choice:
            case DoubleUp():
                use_luck(state, "double_up", "BD-9.f2")
                self._give(state, self.trooper, INCINERATOR)  # BD-9.f2/weapon
                note(state, f"endless {self.trooper} {INCINERATOR}")  # BD-9.f2/endless
            case Find(weapon, bearer):
                use_luck(state, "lucky_find", "BD-9.f6")
                self._give(state, bearer, weapon)  # BD-9.f6/own BD-9.f6/ally
                note(state, f"steady {bearer} {weapon}")  # BD-9.f6/jam
            case Thrice():
                use_luck(state, "guns_blazing", "BD-9.f10")
                note(state, f"thrice {self.trooper} {state.turn}", 3)  # BD-9.f10/three
        return END

    def _options(self, state: BHState) -> tuple[Choice, ...]:
        row = state.troopers[self.trooper]
        found: list[Choice] = []
        if is_left(state, "double_up") and INCINERATOR not in row.weapons:
            found.append(DoubleUp())
        if is_left(state, "lucky_find"):
            places = {name: state.troopers[name].at for name in on_table(state)}
            near = [n for n, at in places.items() if near_figure(row.at, at, GIFT)]  # BD-9.f6/far
            found += [
                Find(weapon, name)
                for name in near
                for weapon in state.box.weapons
                if weapon not in state.troopers[name].weapons and weapon != "launcher"
            ]
        if is_left(state, "guns_blazing"):
            found.append(Thrice())
        return tuple(found)

    def _give(self, state: BHState, trooper: TrooperId, weapon: str) -> None:
        carried = state.troopers[trooper].weapons
        state.change_trooper(trooper, weapons=(*carried, weapon))
        state.tell(events.setup.Equipped(trooper, weapon, rules=("BD-9.f",)))


# -- the drop ship and support ---------------------------------------------------------------------


class ChooseEvacLuck(Question, frozen=True, gc=False):
    """Whether the drop ship comes after a failed roll all the same."""

    WHAT: ClassVar[str] = "evac_luck"
    ANSWERS: ClassVar[tuple[type[Choice], ...]] = (Use, No)


class ChooseSupportLuck(Question, frozen=True, gc=False):
    """Whether the first request succeeds without a roll."""

    WHAT: ClassVar[str] = "support_luck"
    ANSWERS: ClassVar[tuple[type[Choice], ...]] = (Use, No)


class EvacLuck(Procedure):
    """BD-9.f4: after a failed roll the drop ship comes all the same."""

    CITATION: ClassVar[str] = "BD-9.f4"

    def choose(self, state: BHState) -> Question | Result:
        if not is_left(state, "evac"):
            return END
        return ChooseEvacLuck(leader(state), (Use(), NO), "BD-9.f4")

    def use(self, state: BHState, choice: Use | No | None) -> Result:
        if isinstance(choice, Use):
            use_luck(state, "evac", "BD-9.f4")
            state.change_evac(called=False, comes=state.turn + 1)  # BD-9.f4
        return END


class SupportLuck(Procedure):
    """BD-9.f5: the first request succeeds."""

    CITATION: ClassVar[str] = "BD-9.f5"

    def choose(self, state: BHState) -> Question | Result:
        if not is_left(state, "extra_support") or not state.support_left:
            return END
        return ChooseSupportLuck(leader(state), (Use(), NO), "BD-9.f5")

    def use(self, state: BHState, choice: Use | No | None) -> Result:
        if isinstance(choice, Use):
            use_luck(state, "extra_support", "BD-9.f5")
            note(state, "certain support")  # BD-9.f5
        return END
