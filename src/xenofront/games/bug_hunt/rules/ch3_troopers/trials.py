"""BD-9.test Tests for whatever a table agrees on, an option: easy, hard, opposed, or of skill."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar, Final, Literal

from xenofront.games.bug_hunt.rules import events
from xenofront.games.bug_hunt.rules import procedures as bh
from xenofront.games.bug_hunt.rules.dice import roll
from xenofront.games.bug_hunt.rules.state import BHState, TrooperId
from xenofront.kernel import END, Choice, Dice, Procedure, Result

TestKind = Literal["easy", "hard", "opposed", "favoured"]
NEEDED: Final[dict[TestKind, int]] = {"easy": 3, "hard": 5}
LEAST, MOST = 2, 7
OPPOSED: Final[tuple[TestKind, ...]] = ("opposed", "favoured")
"""Against another die, without or with a clear advantage."""


SKILL = "skill"


class TakeTest(Choice, frozen=True, gc=False):
    """To take an easy, hard, opposed or favoured test."""

    VERB: ClassVar[str] = "test"

    kind: TestKind


class SkillTest(Choice, frozen=True, gc=False):
    """To take a test of skill."""

    VERB: ClassVar[str] = "test skill"

    number: int


CHOICES: Final = (SkillTest, TakeTest)


def refusal(state: BHState, trooper: TrooperId, choice: TakeTest | SkillTest) -> str | None:
    """Why a test is none that is agreed on."""
    if isinstance(choice, SkillTest):
        fits = LEAST <= choice.number <= MOST
    else:
        fits = choice.kind in NEEDED or choice.kind in OPPOSED
    return None if state.options.trials and fits else "BD-9.test"


def options(state: BHState, trooper: TrooperId) -> Iterator[TakeTest | SkillTest]:
    if state.options.trials:
        yield from map(TakeTest, (*NEEDED, *OPPOSED))
        yield from map(SkillTest, range(LEAST, MOST + 1))


def start(state: BHState, trooper: TrooperId, choice: TakeTest | SkillTest) -> Procedure:
    if isinstance(choice, SkillTest):
        return bh.Trial(trooper, SKILL, choice.number)
    return bh.Trial(trooper, choice.kind, NEEDED.get(choice.kind, 0))


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
            mine += state.troopers[self.trooper].tech if self.kind == SKILL else 0  # BD-9.test
            success = mine >= self.number  # BD-9.test
        told = events.turn.TrialRolled(
            self.trooper, self.kind, faces, success, rules=("BD-9.test",)
        )
        state.tell(told)
        return END
