"""BD-9.z A joint campaign, an option: a map of sectors, and aliens that strike back."""

from __future__ import annotations

from typing import ClassVar

import msgspec

from xenofront.games.bug_hunt.rules import events
from xenofront.games.bug_hunt.rules.ch6_objectives.objectives import SUCCESS, points
from xenofront.games.bug_hunt.rules.dice import D100, draw, roll
from xenofront.games.bug_hunt.rules.ground import leader
from xenofront.games.bug_hunt.rules.squad import Sector
from xenofront.games.bug_hunt.rules.state import BHState
from xenofront.kernel import END, Chance, Choice, Dice, Procedure, Question, Result, again

FALLEN_PRIORITY = 3
MOST_PRIORITY = 6
SIZES = (3, 4, 5)
"""How many sectors there may be for each player."""


def neighbours(state: BHState, number: int) -> list[int]:
    """The sectors beside one; the map is a row (BR-31)."""
    return [n for n in (number - 1, number + 1) if 0 <= n < len(state.squad.sectors)]  # BR-31


def change_sector(state: BHState, number: int, change: str, rule: str, **fields: object) -> None:
    sectors = list(state.squad.sectors)
    sectors[number] = msgspec.structs.replace(sectors[number], **fields)
    state.change_squad(sectors=tuple(sectors))
    state.tell(events.campaign.SectorChanged(number + 1, change, rules=(rule,)))


def attackable(state: BHState) -> list[int]:
    """Sectors a mission may go to; a sheltered one only beside a cleared one (BD-9.z3)."""
    sectors = state.squad.sectors
    return [
        number
        for number, sector in enumerate(sectors)
        if not sector.cleared
        and (
            "sheltered" not in sector.factors
            or any(sectors[n].cleared for n in neighbours(state, number))  # BD-9.z3
        )
    ]


class MakeSectors(Choice, frozen=True, gc=False):
    """How many sectors there are for each player."""

    number: int


class GoTo(Choice, frozen=True, gc=False):
    """Which sector the mission goes to."""

    sector: int


class SectorsPerPlayer(Question, frozen=True, gc=False):
    """How many sectors there are for each player."""

    WHAT: ClassVar[str] = "sectors_per_player"
    ANSWERS: ClassVar[tuple[type[Choice], ...]] = (MakeSectors,)


class WhichSector(Question, frozen=True, gc=False):
    """Which sector the mission goes to."""

    WHAT: ClassVar[str] = "sector"
    ANSWERS: ClassVar[tuple[type[Choice], ...]] = (GoTo,)


class ChooseSector(Procedure):
    """BD-9.z: the map is made once, then a mission goes to one of its sectors."""

    CITATION: ClassVar[str] = "BD-9.z"

    left: int = 0
    priority: int = 0

    def begin(self, state: BHState) -> Result:
        return again(self.choose) if state.squad.sectors else None

    def ask_size(self, state: BHState) -> Question:
        return SectorsPerPlayer(leader(state), tuple(map(MakeSectors, SIZES)), "BD-9.z")

    def size(self, state: BHState, choice: MakeSectors) -> Result:
        self.left = choice.number * state.options.players  # BD-9.z
        return None

    def roll_priority(self, state: BHState) -> Dice:
        return roll("sector_priority", "BD-9.z", 2)

    def take_priority(self, state: BHState, faces: tuple[str, ...]) -> Result:
        self.priority = min(map(int, faces))  # BD-9.z
        return None

    def roll_factor(self, state: BHState) -> Chance:
        return Chance("sector_factor", D100, "BD-9.z", "d100")

    def take_factor(self, state: BHState, choice: str) -> Result:
        factor = state.box.row("sectors", int(choice)).factor
        sector = Sector(priority=self.priority, factors=(factor,))
        state.change_squad(sectors=(*state.squad.sectors, sector))
        self.left -= 1
        return again(self.roll_priority) if self.left else None

    def choose(self, state: BHState) -> Question | Result:
        open_ones = tuple(GoTo(number + 1) for number in attackable(state))
        return WhichSector(leader(state), open_ones, "BD-9.z") if open_ones else END

    def go(self, state: BHState, choice: GoTo | None) -> Result:
        if choice is not None:
            state.sector = choice.sector  # BD-9.z
        return END


class AlienMoves(Procedure):
    """BD-9.w1 to BD-9.w10: a sector is cleared or not, then the aliens move."""

    CITATION: ClassVar[str] = "BD-9.z"

    left: int = 0
    move: str = ""
    spreading: tuple[int, ...] = ()

    def begin(self, state: BHState) -> Result:
        if not state.options.joint or not state.squad.sectors:
            return END
        state.change_squad(support_penalty=0)
        self.left = state.options.players  # BD-9.w
        self.spreading = tuple(
            number
            for number, row in enumerate(state.squad.sectors)
            if "infiltration_point" in row.factors and not row.cleared  # BD-9.z2/cleared
        )
        if state.sector and points(state) >= SUCCESS:  # BD-9.z/cleared BD-9.z/few
            change_sector(state, state.sector - 1, "cleared", "BD-9.z", cleared=True)  # BD-9.z
            state.change_squad(supplies=state.squad.supplies + 1)  # BD-9.z
        return None

    def spread(self, state: BHState) -> Chance | Result:
        if not self.spreading:
            return again(self.roll_move)
        near = tuple(str(n) for n in neighbours(state, self.spreading[0]))
        return draw("infiltrated_sector", near, "BD-9.z2") if near else again(self.roll_move)

    def infiltrate(self, state: BHState, choice: str | None) -> Result:
        if choice is None:
            return again(self.roll_move)
        self.spreading = self.spreading[1:]
        self._more_urgent(state, int(choice), "BD-9.z2")  # BD-9.z2
        return again(self.spread)

    def roll_move(self, state: BHState) -> Chance | Result:
        return Chance("alien_move", D100, "BD-9.z", "d100") if self.left else END

    def read(self, state: BHState, choice: str | None) -> Result:
        if choice is None:
            return END
        self.left -= 1
        self.move = state.box.row("alien_moves", int(choice)).move
        if self.move == "less_support":
            penalty = state.squad.support_penalty + 1
            state.change_squad(support_penalty=penalty)  # BD-9.w5
            return again(self.roll_move)
        if self.move == "lose_support":
            return again(self.roll_loss)
        return None

    def choose_sector(self, state: BHState) -> Chance | Result:
        able = self._able(state)
        return draw("moved_sector", able, "BD-9.z") if able else again(self.roll_move)

    def change(self, state: BHState, choice: str | None) -> Result:
        if choice is None:
            return again(self.roll_move)
        number = int(choice)
        row = state.squad.sectors[number]
        match self.move:
            case "sector_falls":
                fields = {"cleared": False, "priority": FALLEN_PRIORITY}
                change_sector(state, number, "fallen", "BD-9.w1", **fields)  # BD-9.w1
            case "aggression":
                more = row.aggression + 1
                change_sector(state, number, self.move, "BD-9.w6", aggression=more)  # BD-9.w6
            case "contacts":
                more = row.contacts + 1
                change_sector(state, number, self.move, "BD-9.w7", contacts=more)  # BD-9.w7
            case "elite":
                change_sector(state, number, self.move, "BD-9.w8", elite=True)  # BD-9.w8/chosen
            case "priority":
                self._more_urgent(state, number, "BD-9.w10")  # BD-9.w10
            case factor:
                factors = tuple(dict.fromkeys((*row.factors, factor)))
                change_sector(state, number, factor, "BD-9.w2", factors=factors)
        return again(self.roll_move)

    def roll_loss(self, state: BHState) -> Dice:
        return roll("lost_support", "BD-9.w9", 1, 3)

    def lose(self, state: BHState, faces: tuple[str, ...]) -> Result:
        state.change_squad(supplies=max(0, state.squad.supplies - int(faces[0])))  # BD-9.w9
        return again(self.roll_move)

    def _able(self, state: BHState) -> tuple[str, ...]:
        fallen = self.move == "sector_falls"
        rows = enumerate(state.squad.sectors)
        return tuple(str(number) for number, row in rows if row.cleared == fallen)

    def _more_urgent(self, state: BHState, number: int, rule: str) -> None:
        priority = min(MOST_PRIORITY, state.squad.sectors[number].priority + 1)
        change_sector(state, number, "priority", rule, priority=priority)
