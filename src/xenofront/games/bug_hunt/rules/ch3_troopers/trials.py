"""BD-9.test Tests for whatever a table agrees on, an option: easy, hard, opposed, or of skill."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from xenofront.games.bug_hunt.rules import events
from xenofront.games.bug_hunt.rules import procedures as bh
from xenofront.games.bug_hunt.rules.dice import roll
from xenofront.games.bug_hunt.rules.state import BHState, TrooperId
from xenofront.kernel import END, Dice, Procedure, Result

NEEDED = {"easy": 3, "hard": 5}
LEAST, MOST = 2, 7
OPPOSED = ("opposed", "favoured")
"""Against another die, without or with a clear advantage."""


def refusal(state: BHState, trooper: TrooperId, words: list[str]) -> str | None:
    """Why ``test easy``, ``test hard``, ``test opposed``, ``test favoured``, ``test skill N``."""
    if not state.options.trials or not words:
        return "BD-9.test"
    kind, *number = words
    if kind in NEEDED or kind in OPPOSED:
        return "BD-9.test" if number else None
    numbers = tuple(map(str, range(LEAST, MOST + 1)))
    fits = kind == "skill" and len(number) == 1 and number[0] in numbers
    return None if fits else "BD-9.test"


def options(state: BHState, trooper: TrooperId) -> Iterator[str]:
    if state.options.trials:
        yield from (f"test {kind}" for kind in (*NEEDED, *OPPOSED))
        yield from (f"test skill {number}" for number in range(LEAST, MOST + 1))


def start(state: BHState, trooper: TrooperId, words: list[str]) -> Procedure:
    number = int(words[1]) if len(words) > 1 else NEEDED.get(words[0], 0)
    return bh.Trial(trooper, words[0], number)


class Trial(Procedure):
    """BD-9.test: one die, or two against each other."""

    CITATION: ClassVar[str] = "BD-9.test"

    trooper: TrooperId
    kind: str
    number: int

    def roll_dice(self, state: BHState) -> Dice:
        return roll("trial", "BD-9.test", 2 if self.kind in OPPOSED else 1)

    def read(self, state: BHState, faces: tuple[str, ...]) -> Result:
        mine = int(faces[0])
        if self.kind in OPPOSED:
            mine += 1 if self.kind == "favoured" else 0  # BD-9.test
            success = mine > int(faces[1])  # BD-9.test
        else:
            mine += state.troopers[self.trooper].tech if self.kind == "skill" else 0  # BD-9.test
            success = mine >= self.number  # BD-9.test
        told = events.turn.TrialRolled(
            self.trooper, self.kind, faces, success, rules=("BD-9.test",)
        )
        state.tell(told)
        return END
