"""BD-4.g Optional equipment: medkit, demolition charge, signal flare."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from xenofront.geometry.plane.exact import INCH, NotAPoint, Point, point, text, within
from xenofront.kernel import END, Procedure, Result, again
from xenofront.systems.bug_hunt import events
from xenofront.systems.bug_hunt import rules as bh
from xenofront.systems.bug_hunt.ch1_setup.terrain import outline
from xenofront.systems.bug_hunt.ground import bases, near_figure, near_point, on_table
from xenofront.systems.bug_hunt.state import BHState, ContactId, TrooperId

MEDKIT, CHARGE, FLARE = "medkit", "charge", "flare"
THROW = 6
BLAST = 3
DAMAGE = 2
FLARES = 6


def refusal(state: BHState, trooper: TrooperId, words: list[str]) -> str | None:
    """Why ``gear medkit TROOPER``, ``gear charge at X,Y`` or ``gear flare`` is not allowed."""
    kind, *rest = words or [""]
    row = state.troopers[trooper]
    if not state.options.gear or kind not in row.weapons or row.brawled:
        return "BX-4"
    if kind != MEDKIT and state.actions.get(f"used {trooper} {kind}", 0):
        return {CHARGE: "BD-4.g3", FLARE: "BD-4.g4"}.get(kind, "BX-4")
    if kind == MEDKIT:
        other = TrooperId(rest[0] if rest else "")
        near = other in on_table(state) and near_figure(row.at, state.troopers[other].at, 0)
        return None if near and state.troopers[other].stun else "BD-4.g1"
    if kind == FLARE:
        return None
    return _throw_refusal(state, row.at, rest) if kind == CHARGE else "BX-4"


def _throw_refusal(state: BHState, here: Point, rest: list[str]) -> str | None:
    try:
        place = point(rest[1] if len(rest) == 2 and rest[0] == "at" else "")
    except NotAPoint:
        return "BD-4.g3"
    in_reach = within(here, place, THROW * INCH)
    on_it = 0 <= place.x <= state.size.x and 0 <= place.y <= state.size.y
    return None if in_reach and on_it else "BD-4.g3"


def options(state: BHState, trooper: TrooperId) -> Iterator[str]:
    if not state.options.gear:
        return
    words = [[MEDKIT, str(name)] for name in on_table(state)]
    words += [[CHARGE, "at", text(row.at)] for row in state.aliens.values()]
    words += [[FLARE]]
    for one in words:
        if refusal(state, trooper, one) is None:
            yield f"gear {' '.join(one)}"


def start(state: BHState, trooper: TrooperId, words: list[str]) -> Procedure:
    at = point(words[2]) if words[0] == CHARGE else Point(0, 0)
    target = words[1] if words[0] == MEDKIT else ""
    return bh.UseGear(trooper, words[0], target, at)


class UseGear(Procedure):
    """BD-4.g: equipment is used as a combat action."""

    CITATION: ClassVar[str] = "BX-4"

    trooper: TrooperId
    kind: str
    target: str = ""
    at: Point = Point(0, 0)
    caught: tuple[str, ...] = ()
    seen: tuple[ContactId, ...] = ()

    def use(self, state: BHState) -> Result:
        key = f"used {self.trooper} {self.kind}"
        state.actions = {**state.actions, key: state.actions.get(key, 0) + 1}
        told = events.turn.GearUsed(self.trooper, self.kind, rules=("BX-4",))
        state.tell(told)
        if self.kind == MEDKIT:
            other = TrooperId(self.target)
            left = state.troopers[other].stun - 1
            state.change_trooper(other, stun=left)  # BD-4.g1
            state.tell(events.turn.StunWornOff(other, left, rules=("BD-4.g1",)))
            return END
        if self.kind == FLARE:
            here = state.troopers[self.trooper].at
            self.seen = tuple(
                name
                for name, row in state.contacts.items()
                if near_point(here, row.at, FLARES)  # BD-4.g4
            )
            return again(self.light_up)
        return None

    def blow_up(self, state: BHState) -> Result:
        """Everybody near the charge is hit, and a feature it lies at is gone (BD-4.g3)."""
        self.caught = tuple(n for n, at in bases(state).items() if near_point(at, self.at, BLAST))
        state.terrain = tuple(
            placed for placed in state.terrain if not _covers(outline(state, placed), self.at)
        )  # BD-4.g3
        return None

    def hit_next(self, state: BHState) -> Result:
        self.caught = tuple(name for name in self.caught if name in bases(state))
        if not self.caught:
            return END
        figure, self.caught = self.caught[0], self.caught[1:]
        return bh.Hit(figure, DAMAGE, self.at, "area")  # BD-4.g3

    def more(self, state: BHState) -> Result:
        return again(self.hit_next)

    def light_up(self, state: BHState) -> Result:
        """Contacts in the light are detected (BD-4.g4)."""
        self.seen = tuple(name for name in self.seen if name in state.contacts)
        if not self.seen:
            return END
        contact, self.seen = self.seen[0], self.seen[1:]
        return bh.ContactResult(contact, self.trooper)

    def next_contact(self, state: BHState) -> Result:
        return again(self.light_up)


def _covers(box: tuple[int, int, int, int], place: Point) -> bool:
    return box[0] <= place.x <= box[2] and box[1] <= place.y <= box[3]
