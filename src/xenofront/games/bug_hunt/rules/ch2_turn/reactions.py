"""BX-2, BX-3 Who acts early: the reaction roll."""

from __future__ import annotations

from typing import ClassVar

from xenofront.games.bug_hunt.rules import events
from xenofront.games.bug_hunt.rules.choices import KEEP, Die, Keep
from xenofront.games.bug_hunt.rules.dice import roll
from xenofront.games.bug_hunt.rules.ground import leader, near_figure, on_table
from xenofront.games.bug_hunt.rules.names import TeamId, TrooperId
from xenofront.games.bug_hunt.rules.state import BHState
from xenofront.kernel import END, Choice, Dice, Handling, Procedure, Question, Result, again

FORMATION = 2
"""Inches around one member within which a team is in formation."""


def teams(state: BHState) -> dict[str, list[TrooperId]]:
    """Everybody who gets a reaction die: each main character, each combat team (BX-2)."""
    found: dict[str, list[TrooperId]] = {}
    for name in on_table(state):
        found.setdefault(state.troopers[name].team, []).append(name)  # BX-2/main BX-2/team
    return found


def in_formation(state: BHState, members: list[TrooperId]) -> bool:
    """Whether all members are near one of them; a team of one never is (BX-3)."""
    if len(members) < 2:  # BX-3/one
        return False
    places = [state.troopers[name].at for name in members]
    return any(all(near_figure(a, b, FORMATION) for b in places) for a in places)  # BX-3/apart


def reactions_of(state: BHState, members: list[TrooperId]) -> int:
    """The value a team's die is compared with."""
    least = min(state.troopers[name].reactions for name in members)
    return least + (1 if in_formation(state, members) else 0)  # BX-3/formation


class RerollReaction(Question, frozen=True, gc=False):
    """Whether a reaction die is thrown again, and which."""

    WHAT: ClassVar[str] = "reroll_reaction"
    ANSWERS: ClassVar[tuple[type[Choice], ...]] = (Die, Keep)


class ReactionDie(Question, frozen=True, gc=False):
    """Which die a team gets."""

    WHAT: ClassVar[str] = "reaction_die"
    ANSWERS: ClassVar[tuple[type[Choice], ...]] = (Die,)
    HANDLING: ClassVar[Handling] = Handling(in_order="other")

    team: TeamId


class ReactionRoll(Procedure):
    """BX-2: one die for each, given out as the leader likes."""

    CITATION: ClassVar[str] = "BX-2"

    faces: tuple[str, ...] = ()
    given: tuple[str, ...] = ()
    rerolled: str = ""
    tried: bool = False

    def roll_all(self, state: BHState) -> Dice:
        return roll("reactions", "BX-2", len(teams(state)))

    def read(self, state: BHState, faces: tuple[str, ...]) -> Result:
        self.faces = faces
        state.tell(events.turn.ReactionsRolled(faces, rules=("BX-2",)))
        return None

    def offer_reroll(self, state: BHState) -> Question | Result:
        """An explorer lets one die be thrown again (BD-5.12)."""
        helps = [n for n in on_table(state) if _rerolls(state, n)]  # BD-5.12/gone
        if self.tried or not helps:  # BD-5.12/once
            return None
        faces = dict.fromkeys(sorted(self.faces, key=int, reverse=True))
        return RerollReaction(leader(state), (*map(Die, faces), KEEP), "BD-5.12")

    def take_reroll(self, state: BHState, choice: Die | Keep | None) -> Result:
        self.tried = True
        if choice is None or isinstance(choice, Keep):
            return again(self.assign)
        self.rerolled = choice.face
        return None

    def roll_again(self, state: BHState) -> Dice:
        return roll("reactions", "BD-5.12")

    def replace(self, state: BHState, faces: tuple[str, ...]) -> Result:
        dice = list(self.faces)
        dice[dice.index(self.rerolled)] = faces[0]  # BD-5.12/reroll
        self.faces = tuple(dice)
        told = events.turn.ReactionRerolled(self.rerolled, faces[0], rules=("BD-5.12",))
        state.tell(told)
        return None

    def assign(self, state: BHState) -> Question | Result:
        team = self._next_team(state)
        if team is None:
            return END
        faces = dict.fromkeys(sorted(self.faces, key=int))
        if len(faces) == 1:
            return None
        return ReactionDie(leader(state), tuple(map(Die, faces)), "BX-2", team)

    def take(self, state: BHState, choice: Die | None) -> Result:
        team = self._next_team(state)
        assert team is not None
        face = choice.face if choice is not None else self.faces[0]
        dice = list(self.faces)
        dice.remove(face)  # BX-2/given
        self.faces, self.given = tuple(dice), (*self.given, team)
        members = teams(state)[team]
        value = reactions_of(state, members)
        phase = "quick" if int(face) <= value else "slow"  # BX-2/quick BX-2/slow
        for name in members:
            state.change_trooper(name, phase=phase)  # BX-3/phase
        told = events.turn.ReactionAssigned(team, face, value, phase, rules=("BX-2", "BX-3"))
        state.tell(told)
        return again(self.assign)

    def _next_team(self, state: BHState) -> str | None:
        return next((team for team in teams(state) if team not in self.given), None)


def _rerolls(state: BHState, trooper: TrooperId) -> bool:
    support = state.box.support.get(state.troopers[trooper].kind)
    return support is not None and support.reaction_reroll
