"""BX-18 Jammed weapons."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from xenofront.games.bug_hunt.rules import events
from xenofront.games.bug_hunt.rules import procedures as bh
from xenofront.games.bug_hunt.rules.dice import roll
from xenofront.games.bug_hunt.rules.names import TrooperId, WeaponId
from xenofront.games.bug_hunt.rules.state import BHState
from xenofront.kernel import END, Choice, Dice, Procedure, Result

NEEDED = 7
"""On a die with Tech added (BX-18)."""


class Unjam(Choice, frozen=True, gc=False):
    """To clear the jam of a weapon."""

    VERB: ClassVar[str] = "unjam"

    weapon: WeaponId


def refusal(state: BHState, trooper: TrooperId, choice: Unjam) -> str | None:
    return None if choice.weapon in state.troopers[trooper].jammed else "BX-18"


def options(state: BHState, trooper: TrooperId) -> Iterator[Unjam]:
    return map(Unjam, state.troopers[trooper].jammed)


def start(state: BHState, trooper: TrooperId, choice: Unjam) -> Procedure:
    return bh.ClearJam(trooper, choice.weapon)


def needed(state: BHState, trooper: TrooperId) -> int:
    """What the die must show."""
    return NEEDED - state.troopers[trooper].tech  # BX-18


class ClearJam(Procedure):
    """BX-18: a combat action and a roll."""

    CITATION: ClassVar[str] = "BX-18"

    trooper: TrooperId
    weapon: str

    def roll_die(self, state: BHState) -> Dice:
        return roll("unjam", "BX-18")

    def clear(self, state: BHState, faces: tuple[str, ...]) -> Result:
        row = state.troopers[self.trooper]
        success = int(faces[0]) >= needed(state, self.trooper)  # BX-18
        if success:
            left = tuple(name for name in row.jammed if name != self.weapon)
            state.change_trooper(self.trooper, jammed=left)
        told = events.turn.JamRolled(self.trooper, self.weapon, faces[0], success, rules=("BX-18",))
        state.tell(told)
        return END
