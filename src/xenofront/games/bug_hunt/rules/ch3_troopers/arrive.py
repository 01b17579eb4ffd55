"""BX-9, BX-24 What happens where a trooper ends its move."""

from __future__ import annotations

from typing import ClassVar

from xenofront.games.bug_hunt.rules import events
from xenofront.games.bug_hunt.rules import procedures as bh
from xenofront.games.bug_hunt.rules.ch6_objectives import objectives
from xenofront.games.bug_hunt.rules.ch6_objectives.evac import may_board
from xenofront.games.bug_hunt.rules.ground import bases, lurking, opponents, spheres, table_of
from xenofront.games.bug_hunt.rules.state import BHState, TrooperId
from xenofront.geometry.plane.exact import INCH, text
from xenofront.geometry.plane.walking import ALIEN
from xenofront.kernel import END, Procedure, Result, again


class Arrive(Procedure):
    """BX-9: contacts are looked for, locations revealed, objectives reached, the ship boarded."""

    CITATION: ClassVar[str] = "BX-9"

    trooper: TrooperId
    met: bool = False
    """The move ended in contact with an alien."""

    def detect(self, state: BHState) -> Result:
        return bh.Detect()  # BX-9/trooper

    def locations(self, state: BHState) -> Result:
        if state.troopers[self.trooper].fate != "table":
            return END
        return bh.RevealLocations(self.trooper)  # BH-5/move

    def more_locations(self, state: BHState) -> Result:
        return again(self.objectives)

    def objectives(self, state: BHState) -> Result:
        objectives.reach_objectives(state, self.trooper)
        return None

    def wounded_aliens(self, state: BHState) -> Result:
        """Wounded aliens attack who comes near: they are put in contact (BX-24)."""
        if state.troopers[self.trooper].fate != "table":
            return END
        here = state.troopers[self.trooper].at
        for name in lurking(state, here):
            start = state.aliens[name].at
            others = tuple(
                at for one, at in bases(state).items() if one not in (name, self.trooper)
            )
            blocked = spheres(state)  # BH-9/wounded
            walked = table_of(state).route(start, (here,), ALIEN, blocked, others)
            if walked is None or walked.cost > INCH:
                continue
            self.met = True
            state.change_alien(name, at=walked.end)  # BX-24/attacks
            told = events.aliens.AlienMoved(
                name, text(start), text(walked.end), self.trooper, rules=("BX-24",)
            )
            state.tell(told)
        return None

    def fight(self, state: BHState) -> Result:
        """Contact is a brawl (BX-12)."""
        enemies = opponents(state, self.trooper) if self.met else ()
        return bh.Brawls(self.trooper) if enemies else None  # BX-12/trooper

    def board(self, state: BHState) -> Result:
        if state.troopers[self.trooper].fate == "table" and may_board(state, self.trooper):
            return bh.Boarding(only=self.trooper)  # BH-21/walk BD-8.e/later
        return None

    def over(self, state: BHState) -> Result:
        return END
