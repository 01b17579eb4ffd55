"""BX-10 Aliens are revealed: which, how many, where, and with a leader or not."""

from __future__ import annotations

from typing import ClassVar

from xenofront.games.bug_hunt.rules import events
from xenofront.games.bug_hunt.rules.dice import D100, roll, roll_number, total
from xenofront.games.bug_hunt.rules.ground import (
    bases,
    has_factor,
    in_contact,
    near_point,
    on_table,
    spheres,
    table_of,
)
from xenofront.games.bug_hunt.rules.state import Alien, AlienId, BHState
from xenofront.geometry.plane.exact import INCH, Point, squared, text
from xenofront.kernel import END, Chance, Dice, Procedure, Result, again

LEADERS_FROM = 3
"""The first campaign mission with pack leaders."""
DISTRACTS = 18
AMBUSH = 4 * INCH


class RevealAliens(Procedure):
    """BX-10: all aliens of a mission are of one type, rolled at the first contact."""

    CITATION: ClassVar[str] = "BX-10"

    at: Point
    contact: str = ""
    number: int = 0
    leader: str = ""

    def roll_type(self, state: BHState) -> Chance | Result:
        if state.alien_type:  # BX-10/type BR-25
            return again(self.roll_count)
        return Chance("alien_type", _type_rolls(state), "BX-10", "d100")

    def name_type(self, state: BHState, choice: str | None) -> Result:
        assert choice is not None
        state.alien_type = state.box.row("aliens", int(choice)).id  # BX-10/type
        return None

    def roll_variant(self, state: BHState) -> Dice | Result:
        if state.alien_type in state.squad.met:
            return roll("variant", "BD-6.v")  # BD-6.v
        return None

    def name_variant(self, state: BHState, faces: tuple[str, ...] | None) -> Result:
        if faces is not None:
            state.variant = state.box.row("variants", int(faces[0])).variant
        told = events.aliens.AlienTypeKnown(state.alien_type, state.variant, rules=("BX-10",))
        state.tell(told)
        return None

    def roll_count(self, state: BHState) -> Dice:
        return roll_number("aliens", "BX-10", state.box.aliens[state.alien_type].number)

    def count(self, state: BHState, faces: tuple[str, ...]) -> Result:
        number = total(faces, state.box.aliens[state.alien_type].number.add)  # BX-10/number
        number += state.box.difficulties[state.options.difficulty].aliens  # BD-7.d
        if state.variant == "swarmers":
            number += 1  # BD-6.v4
        if has_factor(state, "swarming"):
            number += 1  # BD-9.z4
        self.number = max(1, number)  # BR-30
        return None

    def roll_leader(self, state: BHState) -> Dice | Result:
        if state.squad.turn < LEADERS_FROM or not state.leader_dice:  # BD-6.l/before BD-6.l/third
            return again(self.place)
        return roll("leader_dice", "BD-6.l", state.leader_dice, 12)

    def read_leader(self, state: BHState, faces: tuple[str, ...] | None) -> Result:
        assert faces is not None
        present = any(int(face) <= self.number for face in faces)  # BD-6.l/dice
        if not present:
            state.tell(events.aliens.LeaderRolled(faces, rules=("BD-6.l",)))
            return again(self.place)
        state.leader_dice -= 1  # BD-6.l/pool
        return None

    def roll_kind(self, state: BHState) -> Dice:
        return roll("leader", "BD-6.l")

    def name_leader(self, state: BHState, faces: tuple[str, ...]) -> Result:
        self.leader = state.box.row("leaders", int(faces[0])).leader
        state.tell(events.aliens.LeaderRolled(faces, self.leader, rules=("BD-6.l",)))
        return None

    def place(self, state: BHState) -> Result:
        put = [self._put(state, number) for number in range(self.number)]
        names = [name for name in put if name]
        if self.leader and names:
            _lead(state, names, self.leader)
        if state.box.aliens[state.alien_type].trait == "infiltrates" and names:
            _infiltrate(state, names[0])
        told = events.aliens.AliensRevealed(
            self.contact, tuple(map(str, names)), rules=("BX-10", "BH-14")
        )
        state.tell(told)
        return END

    def _put(self, state: BHState, number: int) -> AlienId | None:
        others = tuple(bases(state).values())
        near = self.at
        if state.variant == "ambushers":
            near = _ambush(state, self.at) or self.at  # BD-6.v2
        blocked = spheres(state)  # BH-9/revealed
        at = table_of(state).free_point(near, others, blocked=blocked)  # BX-10/place BR-28
        if at is None:  # BR-42/revealed
            return None
        name = state.add_alien(Alien(at=at, fresh=True))  # BX-10/wait
        if any(near_point(at, place, DISTRACTS) for place in state.distractions):
            state.distracted = (*state.distracted, name)  # BD-7.t/aliens
        return name


def _type_rolls(state: BHState) -> tuple[str, ...]:
    """D100; if a mission allows only some types, the rolls that are for them."""
    allowed = state.box.mission.aliens
    if not allowed:
        return D100
    return tuple(roll for roll in D100 if state.box.row("aliens", int(roll)).id in allowed)


def _lead(state: BHState, names: list[AlienId], leader: str) -> None:
    """The leader is the one farthest from the troopers (BD-6.l)."""
    troopers = [state.troopers[name].at for name in on_table(state)]

    def far(name: AlienId) -> int:
        return min((squared(state.aliens[name].at, at) for at in troopers), default=0)

    state.change_alien(max(names, key=far), leader=leader)  # BD-6.l/far


def _infiltrate(state: BHState, name: AlienId) -> None:
    """One of each group is put on the nearest objective (BD-6.13)."""
    here = state.aliens[name].at
    places = [row.at for row in state.objectives.values()]
    if not places:
        return
    goal = min(places, key=lambda place: (squared(here, place), place))
    others = tuple(at for figure, at in bases(state).items() if figure != name)
    at = table_of(state).free_point(goal, others, blocked=spheres(state))
    if at is not None:
        state.change_alien(name, at=at)
        state.tell(events.aliens.AlienTransported(name, text(at), rules=("BD-6.13",)))


def _ambush(state: BHState, marker: Point) -> Point | None:
    """A free point at the nearest feature within four inches, in contact with nobody."""
    table = table_of(state)
    others = tuple(bases(state).values())
    for place in table.cover_points(marker, AMBUSH):
        if table.is_free(place, others, spheres(state)) and not any(
            in_contact(place, at) for at in others
        ):
            return place
    return None
