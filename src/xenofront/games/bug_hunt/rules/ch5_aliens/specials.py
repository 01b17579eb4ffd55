"""BD 6 What kinds and variants of aliens do besides walking and brawling."""

from __future__ import annotations

from typing import ClassVar

from xenofront.games.bug_hunt.rules import events
from xenofront.games.bug_hunt.rules import procedures as bh
from xenofront.games.bug_hunt.rules.dice import draw, random_direction, roll
from xenofront.games.bug_hunt.rules.ground import (
    bases,
    near_figure,
    near_point,
    nearest,
    on_table,
    sight,
    spheres,
    table_of,
)
from xenofront.games.bug_hunt.rules.state import Alien, AlienId, BHState, TrooperId
from xenofront.geometry.plane.directions import step
from xenofront.geometry.plane.exact import INCH, Point, text
from xenofront.kernel import END, Chance, Dice, Procedure, Result, again

SPIT = 6
SHATTER = 2
DIVIDE = 2 * INCH
EDGES = ("top", "right", "bottom", "left")


def trait_of(state: BHState) -> str:
    """The trait of the mission's aliens."""
    kind = state.box.aliens.get(state.alien_type)
    return (kind.trait or "") if kind is not None else ""


def centre(state: BHState) -> Point:
    return Point(state.size.x // 2, state.size.y // 2)


def edge_centre(state: BHState, edge: str) -> Point:
    """The middle of a table edge."""
    x, y = state.size
    return {
        "top": Point(x // 2, 0),
        "right": Point(x, y // 2),
        "bottom": Point(x // 2, y),
        "left": Point(0, y // 2),
    }[edge]


def appear(state: BHState, near: Point, rule: str) -> bool:
    """One more alien as near to a point as there is room; it does not act in this turn."""
    others = tuple(bases(state).values())
    at = table_of(state).free_point(near, others, blocked=spheres(state))  # BR-28 BH-9
    if at is None:
        return False  # BR-42/appear
    name = state.add_alien(Alien(at=at, fresh=True))
    state.tell(events.aliens.AlienAppeared(name, text(at), rules=(rule,)))
    return True


class AlienFallen(Procedure):
    """BD-6.2, BD-6.14: what the death of an alien brings about."""

    CITATION: ClassVar[str] = "BH-40"

    at: Point
    left: int = 0
    caught: tuple[str, ...] = ()

    def begin(self, state: BHState) -> Result:
        trait = trait_of(state)
        if trait == "shatters":
            self.caught = tuple(
                name for name, at in bases(state).items() if near_point(at, self.at, SHATTER)
            )  # BD-6.14/bursts
            return again(self.burst)
        return None if trait == "divides" else END

    def roll_parts(self, state: BHState) -> Dice:
        return roll("divide", "BD-6.2")

    def divide(self, state: BHState, faces: tuple[str, ...]) -> Result:
        self.left = int(faces[0]) if int(faces[0]) <= 2 else 0  # BD-6.2/divides
        return None

    def direction(self, state: BHState) -> Chance | Result:
        return random_direction("divide_direction", "BD-6.2") if self.left else None

    def part(self, state: BHState, degrees: str | None) -> Result:
        if degrees is None:
            return END
        self.left -= 1
        near = table_of(state).clamp(step(self.at, int(degrees), DIVIDE))  # BD-6.2/divides
        appear(state, near, "BD-6.2")
        return again(self.direction)

    def burst(self, state: BHState) -> Result:
        self.caught = tuple(name for name in self.caught if name in bases(state))
        if not self.caught:
            return END
        figure, self.caught = self.caught[0], self.caught[1:]
        return bh.Hit(figure, 0, self.at, "blast")  # BD-6.14/bursts

    def next(self, state: BHState) -> Result:
        return again(self.burst)


class TrooperFallen(Procedure):
    """BD-6.6: some aliens make a fallen grunt one of them."""

    CITATION: ClassVar[str] = "BH-40"

    trooper: TrooperId

    def rise(self, state: BHState) -> Result:
        row = state.troopers[self.trooper]
        if trait_of(state) == "reanimates" and row.kind == "grunt":  # BD-6.6/grunt
            appear(state, row.at, "BD-6.6")
        return END


class Spit(Procedure):
    """BD-6.v1: spitters that end their move near a trooper they see."""

    CITATION: ClassVar[str] = "BD-6.v1"

    alien: AlienId
    target: str = ""

    def choose(self, state: BHState) -> Chance | Result:
        found = self._targets(state)
        return draw("spit_target", tuple(found), "BX-32") if len(found) > 1 else None  # BX-32/spit

    def take(self, state: BHState, choice: str | None) -> Result:
        found = self._targets(state)
        if not found:
            return END
        self.target = choice or found[0]
        return None

    def roll_die(self, state: BHState) -> Dice:
        return roll("spit", "BD-6.v1")

    def read(self, state: BHState, faces: tuple[str, ...]) -> Result:
        hit = faces[0] == "6"  # BD-6.v1/six
        told = events.aliens.AlienShot(self.alien, self.target, faces[0], hit, rules=("BD-6.v1",))
        state.tell(told)
        return bh.Hit(self.target, 1, state.aliens[self.alien].at, "spit") if hit else None

    def over(self, state: BHState) -> Result:
        return END

    def _targets(self, state: BHState) -> list[str]:
        """The nearest troopers, if they are near enough and in sight."""
        here = state.aliens[self.alien].at
        near = [
            (str(name), state.troopers[name].at)
            for name in on_table(state)
            if near_figure(here, state.troopers[name].at, SPIT)  # BD-6.v1/near
            and sight(state, self.alien, str(name)).seen  # BD-6.v1/sight
        ]
        return nearest(here, near)


class Scream(Procedure):
    """BD-6.v6: at the end of the alien phase screams may call another one."""

    CITATION: ClassVar[str] = "BD-6.v6"

    def roll_die(self, state: BHState) -> Dice | Result:
        return roll("scream", "BD-6.v6", 1, 10) if state.aliens else END

    def read(self, state: BHState, faces: tuple[str, ...] | None) -> Result:
        if faces is None:
            return END
        called = int(faces[0]) <= len(state.aliens)  # BD-6.v6
        state.tell(events.aliens.Screamed(faces[0], called, rules=("BD-6.v6",)))
        if called:
            appear(state, centre(state), "BD-6.v6")
        return END


class AlienSpecials(Procedure):
    """BD-6.10, BD-6.12, BD-6.15: what some kinds do at the end of a turn."""

    CITATION: ClassVar[str] = "BX-1"

    def begin(self, state: BHState) -> Result:
        if not state.aliens:
            return END
        match trait_of(state):
            case "blinks":
                return None
            case "keeps_coming":
                return again(self.choose_edge)
            case "multiplies":
                return again(self.roll_each)
        return END

    def choose_one(self, state: BHState) -> Chance:
        return draw("blink", tuple(map(str, state.aliens)), "BD-6.10")

    def blink(self, state: BHState, choice: str) -> Result:
        others = tuple(at for name, at in bases(state).items() if name != choice)
        here = centre(state)
        at = table_of(state).free_point(here, others, blocked=spheres(state)) or here
        state.change_alien(AlienId(choice), at=at)  # BD-6.10/centre
        state.tell(events.aliens.AlienTransported(choice, text(at), rules=("BD-6.10",)))
        return END

    def choose_edge(self, state: BHState) -> Chance:
        return draw("edge", EDGES, "BD-6.12")

    def come(self, state: BHState, edge: str) -> Result:
        appear(state, table_of(state).clamp(edge_centre(state, edge)), "BD-6.12")  # BD-6.12/comes
        return END

    def roll_each(self, state: BHState) -> Dice:
        return roll("multiply", "BD-6.15", len(state.aliens))

    def multiply(self, state: BHState, faces: tuple[str, ...]) -> Result:
        for name, face in zip(tuple(state.aliens), faces, strict=True):
            if face == "6" and not appear(state, state.aliens[name].at, "BD-6.15"):  # BD-6.15/six
                break  # a table without room for one has none for the others
        return END


class LeastContacts(Procedure):
    """BD-7.d5: in the hardest missions there are always contacts."""

    CITATION: ClassVar[str] = "BD-7.d5"

    def choose_edge(self, state: BHState) -> Chance | Result:
        least = state.box.difficulties[state.options.difficulty].least_contacts
        if len(state.contacts) >= least:  # BD-7.d5/enough
            return END
        return draw("edge", EDGES, "BD-7.d5")

    def come(self, state: BHState, edge: str | None) -> Result:
        if edge is None:
            return END
        return bh.NewContact(edge_centre(state, edge))  # BD-7.d5/least

    def over(self, state: BHState) -> Result:
        return END
