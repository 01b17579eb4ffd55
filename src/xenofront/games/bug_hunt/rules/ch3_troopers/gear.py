"""BD-4.g Optional equipment: medkit, demolition charge, signal flare."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar, Final

from xenofront.games.bug_hunt.rules import events
from xenofront.games.bug_hunt.rules import procedures as bh
from xenofront.games.bug_hunt.rules.ch1_setup.terrain import Box4, outline
from xenofront.games.bug_hunt.rules.ch4_combat.area import Caught, struck
from xenofront.games.bug_hunt.rules.ch4_combat.hits import lose_stun
from xenofront.games.bug_hunt.rules.ch4_combat.shooting import Blow, is_used_up
from xenofront.games.bug_hunt.rules.dice import draw
from xenofront.games.bug_hunt.rules.ground import (
    bases,
    in_contact,
    near_point,
    on_table,
    sight_of_point,
)
from xenofront.games.bug_hunt.rules.names import ContactId, GearId, Point, TrooperId
from xenofront.games.bug_hunt.rules.state import BHState
from xenofront.geometry.plane.exact import BASE, INCH, text, within
from xenofront.kernel import END, Chance, Choice, Procedure, Result, again

MEDKIT, CHARGE, FLARE = "medkit", "charge", "flare"
THROW = 6
"""Inches that a charge is thrown at most (BR-36)."""
RULES = {MEDKIT: "BD-4.g1", CHARGE: "BD-4.g3", FLARE: "BD-4.g4"}


class Gear(Choice, frozen=True, gc=False):
    """To use a piece of equipment as it is."""

    VERB: ClassVar[str] = "gear"

    gear: GearId


class GearFor(Choice, frozen=True, gc=False):
    """To use a piece of equipment for somebody."""

    VERB: ClassVar[str] = "gear"

    gear: GearId
    trooper: TrooperId


class GearAt(Choice, frozen=True, gc=False):
    """To throw a piece of equipment at a point."""

    KEY: ClassVar[str] = "gear {gear} at {place}"

    gear: GearId
    place: Point


AnyGear = Gear | GearFor | GearAt
CHOICES: Final[tuple[type[Choice], ...]] = (Gear, GearFor, GearAt)
USES: Final[dict[str, type[AnyGear]]] = {MEDKIT: GearFor, CHARGE: GearAt, FLARE: Gear}
"""How each piece of equipment is used."""


def refusal(state: BHState, trooper: TrooperId, choice: AnyGear) -> str | None:
    """Why a piece of equipment cannot be used so."""
    kind, row = choice.gear, state.troopers[trooper]
    if not state.options.gear or kind not in row.gear or kind not in RULES:  # BD-4.g
        return "BD-4.g"
    if is_used_up(state, trooper, kind):  # BD-4.g3/once BD-4.g4/once
        return RULES[kind]
    if type(choice) is not USES[kind]:
        return RULES[kind]
    if isinstance(choice, GearFor):
        return _care_refusal(state, trooper, choice.trooper)
    return _throw_refusal(state, trooper, choice.place) if isinstance(choice, GearAt) else None


def _care_refusal(state: BHState, trooper: TrooperId, other: TrooperId) -> str | None:
    """Another stunned trooper in contact can be helped (BD-4.g1)."""
    if other == trooper or other not in on_table(state):
        return "BD-4.g1"
    row = state.troopers[other]
    near = in_contact(state.troopers[trooper].at, row.at)  # BD-4.g1
    return None if near and row.stun else "BD-4.g1"  # BD-4.g1


def _throw_refusal(state: BHState, trooper: TrooperId, place: Point) -> str | None:
    """A charge is thrown at a point in sight, like a grenade (BR-36)."""
    here = state.troopers[trooper].at
    in_reach = within(here, place, THROW * INCH + BASE)  # BR-36/reach
    on_it = 0 <= place.x <= state.size.x and 0 <= place.y <= state.size.y
    if not in_reach or not on_it:
        return "BD-4.g3"
    return None if sight_of_point(state, trooper, place).seen else "BX-15"  # BR-36/sight


def options(state: BHState, trooper: TrooperId) -> Iterator[AnyGear]:
    """Everything that can be done with equipment; of points, where aliens and features are."""
    if not state.options.gear:
        return
    marks = [row.at for row in state.aliens.values()]
    for placed in state.terrain:
        left, top, right, bottom = outline(state, placed)
        marks.append(Point((left + right) // 2, (top + bottom) // 2))
    found: list[AnyGear] = [GearFor(MEDKIT, name) for name in on_table(state)]
    found += [GearAt(CHARGE, at) for at in dict.fromkeys(marks)]
    found += [Gear(FLARE)]
    yield from (choice for choice in found if refusal(state, trooper, choice) is None)


def start(state: BHState, trooper: TrooperId, choice: AnyGear) -> Procedure:
    if isinstance(choice, GearFor):
        return bh.UseGear(trooper, choice.gear, choice.trooper)
    if isinstance(choice, GearAt):
        return bh.UseGear(trooper, choice.gear, at=choice.place)
    return bh.UseGear(trooper, choice.gear)


class UseGear(Procedure):
    """BD-4.g: equipment is used as a combat action."""

    CITATION: ClassVar[str] = "BD-4.g"

    trooper: TrooperId
    kind: str
    target: str = ""
    at: Point = Point(0, 0)
    caught: tuple[str, ...] = ()
    seen: tuple[ContactId, ...] = ()

    def use(self, state: BHState) -> Result:
        key = f"used {self.trooper} {self.kind}"
        state.actions = {**state.actions, key: state.actions.get(key, 0) + 1}  # BD-4.g3 BD-4.g4
        told = events.turn.GearUsed(self.trooper, self.kind, rules=("BD-4.g", RULES[self.kind]))
        state.tell(told)
        if self.kind == MEDKIT:
            lose_stun(state, self.target)  # BD-4.g1
            return END
        if self.kind == FLARE:
            here, reach = state.troopers[self.trooper].at, state.box.gear[FLARE].radius
            self.seen = tuple(
                name
                for name, row in state.contacts.items()
                if near_point(here, row.at, reach)  # BD-4.g4/light
            )
            return again(self.light_up)
        return None

    def choose_feature(self, state: BHState) -> Chance | Result:
        """The feature nearest to the charge is blown up (BD-4.g3, BR-36)."""
        near = nearest_features(state, self.at)
        return draw("blown_up", tuple(map(str, near)), "BX-32") if len(near) > 1 else None

    def blow_up(self, state: BHState, choice: str | None) -> Result:
        near = nearest_features(state, self.at)
        if near:
            number = int(choice) if choice is not None else near[0]
            gone = state.terrain[number]
            rest = (*state.terrain[:number], *state.terrain[number + 1 :])
            state.terrain = rest  # BD-4.g3/feature
            told = events.turn.FeatureDestroyed(gone.feature, text(gone.at), rules=("BD-4.g3",))
            state.tell(told)
        self.caught = blown_up(state, self.at)
        return None

    def hit_next(self, state: BHState) -> Result:
        self.caught = tuple(name for name in self.caught if name in bases(state))
        if not self.caught:
            return END
        figure, self.caught = self.caught[0], self.caught[1:]
        blow = charge_blow(state)
        return bh.Hit(figure, blow.damage, self.at, blow.how)  # BD-4.g3/hits

    def more(self, state: BHState) -> Result:
        return again(self.hit_next)

    def light_up(self, state: BHState) -> Result:
        """Contacts in the light are detected (BD-4.g4)."""
        self.seen = tuple(name for name in self.seen if name in state.contacts)
        if not self.seen:
            return END
        contact, self.seen = self.seen[0], self.seen[1:]
        return bh.ContactResult(contact, self.trooper)  # BD-4.g4

    def next_contact(self, state: BHState) -> Result:
        return again(self.light_up)


def blown_up(state: BHState, place: Point) -> tuple[str, ...]:
    """Everybody whom a charge at a point hits."""
    reach = state.box.gear[CHARGE].radius
    near = bases(state).items()
    return tuple(name for name, at in near if near_point(at, place, reach))  # BD-4.g3/hits


def charge_blow(state: BHState) -> Blow:
    """How hard a charge hits."""
    return Blow(state.box.gear[CHARGE].damage, "area")  # BD-4.g3/hits


def preview(state: BHState, place: Point) -> list[Caught]:
    """Everybody near a charge: each is hit."""
    blow = charge_blow(state)
    return [struck(state, figure, 1, blow) for figure in blown_up(state, place)]


def nearest_features(state: BHState, place: Point) -> list[int]:
    """The features nearest to a charge, by their number, if they are within its reach."""
    reach = state.box.gear[CHARGE].radius * INCH
    found = [(_distance(outline(state, row), place), n) for n, row in enumerate(state.terrain)]
    least = min(found, default=(0, 0))[0]
    return [n for far, n in found if far == least and far <= reach * reach]  # BD-4.g3 BR-36


def _distance(box: Box4, place: Point) -> int:
    """The square of the distance from a rectangle."""
    x = max(box[0] - place.x, 0, place.x - box[2])
    y = max(box[1] - place.y, 0, place.y - box[3])
    return x * x + y * y
