"""BD 3, BD 9 Before a mission: new characters, sick bay, special assignments."""

from __future__ import annotations

from typing import ClassVar

from xenofront.games.bug_hunt.content.catalogue import Assignment
from xenofront.games.bug_hunt.rules import events
from xenofront.games.bug_hunt.rules import procedures as bh
from xenofront.games.bug_hunt.rules.ch7_campaign.characters import (
    change_character,
    gain_reputation,
    gain_xp,
    raise_stat,
    send_to_sick_bay,
    serving,
    with_background,
)
from xenofront.games.bug_hunt.rules.choices import NO, No
from xenofront.games.bug_hunt.rules.dice import D100, draw, roll
from xenofront.games.bug_hunt.rules.names import AssignmentId, Seat
from xenofront.games.bug_hunt.rules.squad import Character
from xenofront.games.bug_hunt.rules.state import BHState
from xenofront.kernel import END, Chance, Choice, Dice, Procedure, Question, Result, again

NOT_TRIED = "no"
"""In place of an assignment: the last one who could try declined."""


class BeforeMission(Procedure):
    """BD 9: a campaign turn begins."""

    CITATION: ClassVar[str] = "BD-9.order"

    def begin(self, state: BHState) -> Result:
        squad = state.squad
        if state.options.campaign:  # BD-9.turn
            state.change_squad(turn=squad.turn + 1, in_operation=squad.in_operation + 1)
        return None

    def create(self, state: BHState) -> Result:
        known = state.squad.characters
        for seat in state.setup.seats:
            if seat not in known or known[seat].gone:  # BD-9.replacement
                return bh.CreateCharacter(seat)
        return again(self.sectors)

    def created(self, state: BHState) -> Result:
        return again(self.create)

    def sectors(self, state: BHState) -> Result:
        return bh.ChooseSector() if state.options.joint else None

    def recover(self, state: BHState) -> Result:
        return bh.ShortenStays() if state.options.campaign else END

    def assign(self, state: BHState) -> Result:
        return bh.Assignments()

    def over(self, state: BHState) -> Result:
        return END


class CreateCharacter(Procedure):
    """BD 3: three tables, rolled with D100, and a name."""

    CITATION: ClassVar[str] = "BD-3.create"

    seat: Seat
    rows: tuple[str, ...] = ()

    def roll_origin(self, state: BHState) -> Chance:
        return Chance("origin", D100, "BD-3.create", "d100")

    def take_origin(self, state: BHState, choice: str) -> Result:
        self.rows = (state.box.row("origins", int(choice)).id,)  # BD-3.create
        return None

    def roll_training(self, state: BHState) -> Chance:
        return Chance("training", D100, "BD-3.create", "d100")

    def take_training(self, state: BHState, choice: str) -> Result:
        self.rows = (*self.rows, state.box.row("training", int(choice)).id)
        return None

    def roll_history(self, state: BHState) -> Chance:
        return Chance("history", D100, "BD-3.create", "d100")

    def take_history(self, state: BHState, choice: str) -> Result:
        self.rows = (*self.rows, state.box.row("history", int(choice)).id)
        return None

    def draw_name(self, state: BHState) -> Chance:
        taken = {row.name for row in state.squad.characters.values()}
        free = tuple(name for name in state.box.tables.surnames if name not in taken)
        return draw("name", free or state.box.tables.surnames, "BD-3.create")

    def enlist(self, state: BHState, name: str) -> Result:
        origin, training, history = self.rows
        catalogue = state.box.catalogue
        profile = catalogue.profiles["main"]
        tables = (catalogue.origins[origin], catalogue.training[training])
        row = Character(
            name=name,
            origin=origin,
            training=training,
            history=history,
            reactions=profile.reactions,
            speed=profile.speed,
            combat=profile.combat,
            toughness=profile.toughness,
            tech=profile.tech,
            weapons=profile.weapons,
        )  # BD-3.p1
        reputation = 0
        for table in (*tables, catalogue.history[history]):
            row = with_background(state, row, table)
            reputation += table.reputation
        state.change_squad(characters={**state.squad.characters, self.seat: row})
        told = events.campaign.CharacterMade(
            self.seat, name, origin, training, history, rules=("BD-3.create",)
        )
        state.tell(told)
        if reputation:
            gain_reputation(state, reputation, "BD-3.reputation")  # BD-3.reputation
        return None if catalogue.history[history].combat_op else END

    def roll_operation(self, state: BHState) -> Dice:
        return roll("combat_operation", "BD-3.operation", 2)

    def remember(self, state: BHState, faces: tuple[str, ...]) -> Result:
        gained = faces.count("6")  # BD-3.operation
        told = events.campaign.CombatOperation(self.seat, faces, gained, rules=("BD-3.operation",))
        state.tell(told)
        if gained:
            gain_xp(state, self.seat, gained, "BD-3.operation")
            gain_reputation(state, gained, "BD-3.operation")
        return END


class Shorten(Choice, frozen=True, gc=False):
    """To spend a reputation for a turn less in sick bay."""

    VERB: ClassVar[str] = "shorten"


class ShortenStay(Question, frozen=True, gc=False):
    """Whether a stay in sick bay is shortened."""

    WHAT: ClassVar[str] = "shorten_stay"
    ANSWERS: ClassVar[tuple[type[Choice], ...]] = (Shorten, No)

    character: Seat


class ShortenStays(Procedure):
    """BD-9.sick: reputation shortens a stay in sick bay, once for each."""

    CITATION: ClassVar[str] = "BD-9.sick"

    asked: tuple[Seat, ...] = ()

    def choose(self, state: BHState) -> Question | Result:
        seat = self._next(state)
        if seat is None:
            return END
        return ShortenStay(seat, (Shorten(), NO), "BD-9.sick", seat)

    def take(self, state: BHState, choice: Shorten | No | None) -> Result:
        seat = self._next(state)
        if seat is None:
            return END
        self.asked = (*self.asked, seat)
        if isinstance(choice, Shorten):
            gain_reputation(state, -1, "BD-9.sick")
            send_to_sick_bay(state, seat, -1, "BD-9.sick")  # BD-9.sick
        return again(self.choose)

    def _next(self, state: BHState) -> Seat | None:
        if not state.squad.reputation:
            return None
        rows = state.squad.characters
        sick = [seat for seat in serving(state) if rows[seat].sick_bay > rows[seat].kept_out]
        return next((seat for seat in sick if seat not in self.asked), None)


# -- assignments -----------------------------------------------------------------------------------


def assignment_refusal(state: BHState, seat: Seat, name: str) -> str | None:
    """Why a character cannot try an assignment."""
    row, wanted = state.squad.characters[seat], state.box.catalogue.assignments.get(name)
    if wanted is None or name in row.assignments:
        return "BD-9.a"
    if wanted.missions > row.missions or (wanted.needs and wanted.needs not in row.assignments):
        return "BD-9.a"
    enough = [getattr(row, stat) >= least for stat, least in wanted.needs_any.items()]
    return "BD-9.a" if enough and not any(enough) else None


def award(state: BHState, seat: Seat, assignment: Assignment) -> None:
    """What an assignment that was passed brings."""
    for stat, below in assignment.raises.items():
        if getattr(state.squad.characters[seat], stat) < below:
            raise_stat(state, seat, stat, "BD-9.a")
    if assignment.xp:
        gain_xp(state, seat, assignment.xp, "BD-9.a")
    if assignment.reputation:
        gain_reputation(state, assignment.reputation, "BD-9.a")


class TryFor(Choice, frozen=True, gc=False):
    """Which assignment a character tries."""

    assignment: AssignmentId


class ChooseAssignment(Question, frozen=True, gc=False):
    """Which assignment a character tries, if any."""

    WHAT: ClassVar[str] = "assignment"
    ANSWERS: ClassVar[tuple[type[Choice], ...]] = (TryFor, No)

    character: Seat


class Assignments(Procedure):
    """BD-9.a: each fit character may try one assignment."""

    CITATION: ClassVar[str] = "BD-9.a"

    done: tuple[Seat, ...] = ()
    seat: Seat = Seat("")
    name: str = ""

    def next(self, state: BHState) -> Result:
        rows = state.squad.characters
        if self.seat and self.name != NOT_TRIED and rows[self.seat].more_rolls:
            more = rows[self.seat].more_rolls - 1
            change_character(state, self.seat, more_rolls=more)  # BD-9.l13 BD-9.l18
            return None
        for seat in serving(state):
            if seat in self.done:
                continue
            self.done = (*self.done, seat)
            if rows[seat].unassigned:  # BD-9.l9/next
                change_character(state, seat, unassigned=False)  # BD-9.l9/later
            elif not rows[seat].sick_bay:
                self.seat = seat
                return None
        return END

    def choose(self, state: BHState) -> Question:
        names = state.box.catalogue.assignments
        able = [TryFor(n) for n in names if assignment_refusal(state, self.seat, n) is None]
        return ChooseAssignment(self.seat, (*able, NO), "BD-9.a", self.seat)

    def take(self, state: BHState, choice: TryFor | No) -> Result:
        if isinstance(choice, No):
            self.name = NOT_TRIED
            return again(self.next)
        self.name = choice.assignment
        return None

    def roll_dice(self, state: BHState) -> Dice:
        return roll("assignment", "BD-9.a", 2)

    def read(self, state: BHState, faces: tuple[str, ...]) -> Result:
        assignment = state.box.catalogue.assignments[self.name]
        row = state.squad.characters[self.seat]
        success = sum(map(int, faces)) + row.bonus >= assignment.roll  # BD-9.a BD-9.l8/next
        told = events.campaign.AssignmentRolled(
            self.seat, self.name, faces, row.bonus, success, rules=("BD-9.a",)
        )
        state.tell(told)
        change_character(state, self.seat, bonus=0)  # BD-9.l8/later
        if success:
            passed = (*row.assignments, self.name)
            change_character(state, self.seat, assignments=passed)
            award(state, self.seat, assignment)
        return again(self.next)
