"""BX-8 How contact markers move."""

from __future__ import annotations

from typing import ClassVar

from xenofront.games.bug_hunt.rules import events
from xenofront.games.bug_hunt.rules import procedures as bh
from xenofront.games.bug_hunt.rules.dice import draw, random_direction, roll
from xenofront.games.bug_hunt.rules.ground import near_point, nearest, on_table, spheres, table_of
from xenofront.games.bug_hunt.rules.state import BHState, ContactId, TrooperId
from xenofront.geometry.plane.directions import stride
from xenofront.geometry.plane.exact import INCH, Point, text, toward
from xenofront.kernel import END, Chance, Dice, Procedure, Result, again

LEADS = 9


def is_led(state: BHState, contact: ContactId) -> bool:
    """Whether a pack leader drives a contact on (BD-6.l1)."""
    place = state.contacts[contact].at
    return any(
        row.leader == "leader" and near_point(row.at, place, LEADS)  # BD-6.l1
        for row in state.aliens.values()
    )


class MoveContact(Procedure):
    """BX-8: aggression against chance."""

    CITATION: ClassVar[str] = "BX-8"

    contact: ContactId
    inches: int = 0
    start: Point = Point(0, 0)

    def begin(self, state: BHState) -> Result:
        self.start = state.contacts[self.contact].at
        state.change_contact(self.contact, moved=True)
        return None

    def roll_both(self, state: BHState) -> Dice:
        return roll("contact_move", "BX-8", 1 if is_led(state, self.contact) else 2)  # BD-6.l1

    def read(self, state: BHState, faces: tuple[str, ...]) -> Result:
        aggression, chance = int(faces[0]), int(faces[1]) if len(faces) > 1 else 0
        if state.sector:
            aggression += state.squad.sectors[state.sector - 1].aggression  # BD-9.w6
        told = events.aliens.ContactRolled(
            self.contact, faces[0], faces[1] if len(faces) > 1 else "", rules=("BX-8",)
        )
        state.tell(told)
        self.inches = max(aggression, chance)
        if aggression == chance:  # BX-8/equal
            return again(self.split)
        return None if aggression > chance else again(self.choose_direction)  # BX-8

    def choose_trooper(self, state: BHState) -> Chance | Result:
        near = self._nearest(state)
        return draw("nearest_trooper", tuple(near), "BX-32") if len(near) > 1 else None

    def close_in(self, state: BHState, choice: str | None) -> Result:
        near = self._nearest(state)
        if not near:
            return END
        goal = state.troopers[TrooperId(choice or near[0])].at
        self._go(state, toward(self.start, goal, self.inches * INCH))  # BX-8/aggression
        return again(self.look)

    def choose_direction(self, state: BHState) -> Chance:
        return random_direction("contact_direction", "BX-8")

    def wander(self, state: BHState, degrees: str) -> Result:
        self._go(state, stride(self.start, int(degrees), self.inches * INCH))  # BX-8/chance
        return again(self.look)

    def split(self, state: BHState) -> Result:
        """Equal dice: a second marker on top, if contacts come at all (BR-23)."""
        return bh.NewContact(self.start)  # BX-8/equal

    def look(self, state: BHState) -> Result:
        return bh.Detect()  # BX-9/marker

    def over(self, state: BHState) -> Result:
        return END

    def _nearest(self, state: BHState) -> list[str]:
        here = state.contacts[self.contact].at
        return nearest(here, [(str(n), state.troopers[n].at) for n in on_table(state)])

    def _go(self, state: BHState, goal: Point) -> None:
        run(state, self.contact, goal, "BX-8")  # BX-8


def run(state: BHState, contact: ContactId, goal: Point, rule: str) -> None:
    """A marker goes straight, through terrain, up to the table edge or a block."""
    start = state.contacts[contact].at
    end = table_of(state).run(start, goal, spheres(state))  # BH-9
    state.change_contact(contact, at=end)  # BX-8/terrain
    state.tell(events.aliens.ContactMoved(contact, text(start), text(end), rules=(rule,)))
