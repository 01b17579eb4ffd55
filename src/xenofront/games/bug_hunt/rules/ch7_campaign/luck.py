"""BD-9.f Strokes of luck as in the films, an option: each once in a campaign."""

from __future__ import annotations

from typing import ClassVar

from xenofront.games.bug_hunt.rules import events
from xenofront.games.bug_hunt.rules.ch1_setup.force import add_team
from xenofront.games.bug_hunt.rules.ch5_aliens.specials import EDGES, edge_centre
from xenofront.games.bug_hunt.rules.ch7_campaign.after import use_luck
from xenofront.games.bug_hunt.rules.ground import bases, leader, near_figure, on_table, table_of
from xenofront.games.bug_hunt.rules.state import BHState, ContactId, TrooperId
from xenofront.geometry.plane.exact import BASE, INCH, NotAPoint, Point, point, text, within
from xenofront.geometry.plane.shapes import is_closer
from xenofront.kernel import END, Procedure, Question, Result, untyped

NO = "no"
BARRIER = 3 * INCH
GIFT = 4
INCINERATOR = "incinerator"


def is_left(state: BHState, name: str) -> bool:
    """Whether a stroke of luck was not used yet (BD-9.f)."""
    return state.options.movie_magic and name not in state.squad.movie


def note(state: BHState, key: str, amount: int = 1) -> None:
    state.actions = {**state.actions, key: amount}


class TurnLuck(Procedure):
    """BD-9.f1, BD-9.f7, BD-9.f8: at the start or end of a turn."""

    CITATION: ClassVar[str] = "BD-9.f"

    when: str

    def choose(self, state: BHState) -> Question | Result:
        options = self._options(state)
        if not options or not on_table(state):
            return END
        about = (self.when,)
        return untyped(leader(state), "turn_luck", (NO, *options), "BD-9.f", about, open=True)

    def use(self, state: BHState, choice: str | None) -> Result:
        verb, *words = (choice or NO).split(" ")
        match verb:
            case "remove":
                use_luck(state, "remove_contact", "BD-9.f8")
                state.remove_contact(ContactId(words[0]))  # BD-9.f8/removed
                state.tell(events.aliens.ContactRemoved(words[0], rules=("BD-9.f8",)))
            case "reinforce":
                use_luck(state, "reinforcements", "BD-9.f7")
                self._reinforce(state, words[0], words[1])
            case "barricade":
                use_luck(state, "barricade", "BD-9.f1")
                barrier = (point(words[0]), point(words[1]))
                state.barricades = (*state.barricades, barrier)  # BD-9.f1/wall
        return END

    def _options(self, state: BHState) -> tuple[str, ...]:
        found: list[str] = []
        if is_left(state, "remove_contact"):
            found += [f"remove {contact}" for contact in state.contacts]
        if is_left(state, "reinforcements"):
            left = [
                name for name in state.box.support if name not in state.supports
            ]  # BD-5.request
            teams = [name for name in left if state.box.support[name].figures]
            found += [f"reinforce {team} {edge}" for team in teams for edge in EDGES]
        if is_left(state, "barricade"):
            found += [f"barricade {words}" for words in self._barriers(state)]
        return tuple(dict.fromkeys(found))

    def _barriers(self, state: BHState) -> list[str]:
        """A sample: in front of each trooper."""
        found = []
        for name in on_table(state):
            x, y = state.troopers[name].at
            for row in (y - 2 * INCH, y + 2 * INCH):
                ends = (Point(x - BARRIER // 2, row), Point(x + BARRIER // 2, row))
                if self._may_stand(state, ends):
                    found.append(f"{text(ends[0])} {text(ends[1])}")
        return found

    def _may_stand(self, state: BHState, ends: tuple[Point, Point]) -> bool:
        """A straight barrier of up to three inches where nobody stands (BD-9.f1)."""
        a, b = ends
        size = state.size
        on_it = all(0 <= p.x <= size.x and 0 <= p.y <= size.y for p in ends)
        if not on_it or not within(a, b, BARRIER):
            return False
        return not any(is_closer(at, a, b, BASE) for at in bases(state).values())  # BD-9.f1/room

    def _why_not_choose(self, state: BHState, choice: str) -> str | None:
        verb, *words = choice.split(" ")
        if verb != "barricade":
            return None if choice == NO or choice in self._options(state) else "BD-9.f"
        if not is_left(state, "barricade") or len(words) != 2:
            return "BD-9.f1"
        try:
            ends = (point(words[0]), point(words[1]))
        except NotAPoint:
            return "BD-9.f1"
        return None if self._may_stand(state, ends) else "BD-9.f1"

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


class FigureLuck(Procedure):
    """BD-9.f2, BD-9.f6, BD-9.f10: when a figure is chosen to act."""

    CITATION: ClassVar[str] = "BD-9.f"

    trooper: TrooperId

    def choose(self, state: BHState) -> Question | Result:
        options = self._options(state)
        if not options:
            return END
        seat = state.troopers[self.trooper].seat
        return untyped(seat, "figure_luck", (NO, *options), "BD-9.f", (self.trooper,))

    def use(self, state: BHState, choice: str | None) -> Result:
        verb, *words = (choice or NO).split(" ")
        match verb:
            case "double_up":
                use_luck(state, "double_up", "BD-9.f2")
                self._give(state, self.trooper, INCINERATOR)  # BD-9.f2/weapon
                note(state, f"endless {self.trooper} {INCINERATOR}")  # BD-9.f2/endless
            case "find":
                use_luck(state, "lucky_find", "BD-9.f6")
                bearer = TrooperId(words[1])
                self._give(state, bearer, words[0])  # BD-9.f6/own BD-9.f6/ally
                note(state, f"steady {bearer} {words[0]}")  # BD-9.f6/jam
            case "thrice":
                use_luck(state, "guns_blazing", "BD-9.f10")
                note(state, f"thrice {self.trooper} {state.turn}", 3)  # BD-9.f10/three
        return END

    def _options(self, state: BHState) -> tuple[str, ...]:
        row = state.troopers[self.trooper]
        found = []
        if is_left(state, "double_up") and INCINERATOR not in row.weapons:
            found.append("double_up")
        if is_left(state, "lucky_find"):
            places = {name: state.troopers[name].at for name in on_table(state)}
            near = [n for n, at in places.items() if near_figure(row.at, at, GIFT)]  # BD-9.f6/far
            found += [
                f"find {weapon} {name}"
                for name in near
                for weapon in state.box.weapons
                if weapon not in state.troopers[name].weapons and weapon != "launcher"
            ]
        if is_left(state, "guns_blazing"):
            found.append("thrice")
        return tuple(found)

    def _give(self, state: BHState, trooper: TrooperId, weapon: str) -> None:
        carried = state.troopers[trooper].weapons
        state.change_trooper(trooper, weapons=(*carried, weapon))
        state.tell(events.setup.Equipped(trooper, weapon, rules=("BD-9.f",)))


class EvacLuck(Procedure):
    """BD-9.f4: after a failed roll the drop ship comes all the same."""

    CITATION: ClassVar[str] = "BD-9.f4"

    def choose(self, state: BHState) -> Question | Result:
        if not is_left(state, "evac"):
            return END
        return untyped(leader(state), "evac_luck", ("use", NO), "BD-9.f4")

    def use(self, state: BHState, choice: str | None) -> Result:
        if choice == "use":
            use_luck(state, "evac", "BD-9.f4")
            state.change_evac(called=False, comes=state.turn + 1)  # BD-9.f4
        return END


class SupportLuck(Procedure):
    """BD-9.f5: the first request succeeds."""

    CITATION: ClassVar[str] = "BD-9.f5"

    def choose(self, state: BHState) -> Question | Result:
        if not is_left(state, "extra_support") or not state.support_left:
            return END
        return untyped(leader(state), "support_luck", ("use", NO), "BD-9.f5")

    def use(self, state: BHState, choice: str | None) -> Result:
        if choice == "use":
            use_luck(state, "extra_support", "BD-9.f5")
            note(state, "certain support")  # BD-9.f5
        return END
