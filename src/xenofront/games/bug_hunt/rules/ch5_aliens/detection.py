"""BX-9, BH-12 to BH-14 Contacts: placing and detecting them, and what they turn out to be."""

from __future__ import annotations

from typing import ClassVar

from xenofront.games.bug_hunt.rules import events
from xenofront.games.bug_hunt.rules import procedures as bh
from xenofront.games.bug_hunt.rules.ch5_aliens.contacts import run
from xenofront.games.bug_hunt.rules.dice import roll
from xenofront.games.bug_hunt.rules.ground import (
    near_point,
    on_table,
    sight_of_point,
    spheres,
    table_of,
)
from xenofront.games.bug_hunt.rules.state import BHState, ContactId, TrooperId
from xenofront.geometry.plane.exact import INCH, Point, away, text
from xenofront.kernel import END, Dice, Procedure, Result, again

IN_SIGHT, UNSEEN = 6, 3
FREE_SHOT = 12
FEW = 3


def is_delayed(state: BHState) -> bool:
    """Whether no new contacts come now (BH-11, BR-21)."""
    return state.delayed_until >= state.turn > 0  # BH-11


def detects(state: BHState, trooper: TrooperId, place: Point) -> bool:
    """Whether a trooper notices a marker: near enough, or farther if it sees it in the open."""
    row = state.troopers[trooper]
    here, more = row.at, 0  # BD-4.g2/owner
    for name in row.gear:
        more += state.box.gear[name].detection  # BD-4.g2
    if not near_point(here, place, IN_SIGHT + more):  # BX-9/sight
        return False
    if near_point(here, place, UNSEEN + more):  # BX-9/unseen BX-9/cover
        return True
    look = sight_of_point(state, trooper, place)
    return look.seen and not look.cover  # BX-9/cover BX-9/sight


def spotter(state: BHState, contact: ContactId) -> TrooperId | None:
    """The first trooper who detects a contact."""
    place = state.contacts[contact].at
    return next((name for name in on_table(state) if detects(state, name, place)), None)


class Detect(Procedure):
    """BX-9: every contact that is noticed now is turned over at once."""

    CITATION: ClassVar[str] = "BX-9"

    def look(self, state: BHState) -> Result:
        for contact in state.contacts:
            by = spotter(state, contact)
            if by is not None:
                return bh.ContactResult(contact, by)  # BX-9
        return END

    def next(self, state: BHState) -> Result:
        return again(self.look)


class NewContact(Procedure):
    """BX-7, BX-9: a marker is placed and looked at; nothing comes while contacts are delayed."""

    CITATION: ClassVar[str] = "BX-9"

    at: Point
    free_shots: bool = False
    contact: ContactId = ContactId("")
    known: tuple[str, ...] = ()
    shooters: tuple[TrooperId, ...] = ()

    def place(self, state: BHState) -> Result:
        if is_delayed(state):  # BR-21 BR-23
            state.tell(events.aliens.ContactRefused(rules=("BH-11", "BR-21")))
            return END
        self.known = tuple(state.aliens) if self.free_shots else ()
        self.at = table_of(state).outside(self.at, spheres(state))  # BH-9/placed
        self.contact = state.add_contact(self.at)
        told = events.aliens.ContactPlaced(self.contact, text(self.at), rules=("BX-9",))
        state.tell(told)
        return bh.Detect()  # BX-9/placed

    def find_shooters(self, state: BHState) -> Result:
        if not self.free_shots or all(name in self.known for name in state.aliens):
            return END
        self.shooters = tuple(
            name
            for name in on_table(state)
            if near_point(state.troopers[name].at, self.at, FREE_SHOT)  # BX-7/shot BX-7/far
        )
        return None

    def shoot(self, state: BHState) -> Result:
        if not self.shooters:
            return END
        trooper, self.shooters = self.shooters[0], self.shooters[1:]
        return bh.FreeShot(trooper, tuple(a for a in state.aliens if a not in self.known))

    def next(self, state: BHState) -> Result:
        return again(self.shoot)


class ContactResult(Procedure):
    """BH-12 to BH-14: a detected contact is nothing, moves off, or is aliens."""

    CITATION: ClassVar[str] = "BH-14"

    contact: ContactId
    by: TrooperId
    result: str = ""

    def roll_result(self, state: BHState) -> Dice:
        return roll("contact", "BX-9")

    def read(self, state: BHState, faces: tuple[str, ...]) -> Result:
        self.result = state.box.row("contacts", int(faces[0])).result
        rules = {"quiet": "BH-12", "movement": "BH-13", "contact": "BH-14"}
        told = events.aliens.ContactDetected(
            self.contact, self.by, faces[0], self.result, rules=("BX-9", rules[self.result])
        )
        state.tell(told)
        if self.result == "quiet":
            return again(self.remove)
        if self.result == "movement":
            return None
        return again(self.reveal)

    def roll_distance(self, state: BHState) -> Dice:
        return roll("contact_moves", "BH-13")

    def move_off(self, state: BHState, faces: tuple[str, ...]) -> Result:
        here = state.contacts[self.contact].at
        start = state.troopers[self.by].at
        goal = away(here, start, int(faces[0]) * INCH)  # BH-13/moves
        run(state, self.contact, goal, "BH-13")  # BH-13
        return bh.NewContact(table_of(state).nearest_edge(start))  # BH-13/another BD-7.c/nearest

    def over(self, state: BHState) -> Result:
        return END

    def remove(self, state: BHState) -> Result:
        here = state.troopers[self.by].at
        state.remove_contact(self.contact)  # BH-12/removed
        state.tell(events.aliens.ContactRemoved(self.contact, rules=("BH-12",)))
        if len(state.contacts) < FEW:  # BH-12/few BH-12/enough BR-22
            return bh.NewContact(table_of(state).farthest_edge(here))  # BH-12/few BD-7.c/farthest
        return None

    def removed(self, state: BHState) -> Result:
        return END

    def reveal(self, state: BHState) -> Result:
        at = state.contacts[self.contact].at
        state.remove_contact(self.contact)
        return bh.RevealAliens(at, self.contact)  # BH-14

    def revealed(self, state: BHState) -> Result:
        return END
