"""BX-9, BX-24 What happens where a trooper ends its move."""

from __future__ import annotations

from typing import ClassVar

from xenofront.geometry.plane.exact import text
from xenofront.geometry.plane.walking import ALIEN
from xenofront.kernel import END, Procedure, Result, again
from xenofront.systems.bug_hunt import events
from xenofront.systems.bug_hunt import rules as bh
from xenofront.systems.bug_hunt.ch5_aliens.behaviour import others
from xenofront.systems.bug_hunt.ch6_objectives import locations, objectives
from xenofront.systems.bug_hunt.ch6_objectives.evac import may_board
from xenofront.systems.bug_hunt.ground import in_contact, near_figure, table_of
from xenofront.systems.bug_hunt.state import AlienId, BHState, TrooperId

REACH = 1
"""Inches within which a wounded alien still attacks (BX-24)."""


class Arrive(Procedure):
    """BX-9: contacts are looked for, locations revealed, objectives reached, the ship boarded."""

    CITATION: ClassVar[str] = "BX-9"

    trooper: TrooperId
    attacked_by: tuple[AlienId, ...] = ()

    def detect(self, state: BHState) -> Result:
        return bh.Detect()  # BX-9

    def locations(self, state: BHState) -> Result:
        if state.troopers[self.trooper].fate != "table":
            return END
        unknown = locations.to_reveal(state, self.trooper)
        return bh.RevealLocation(unknown[0]) if unknown else again(self.objectives)  # BH-5

    def more_locations(self, state: BHState) -> Result:
        return again(self.locations)

    def objectives(self, state: BHState) -> Result:
        objectives.reach_objectives(state, self.trooper)
        return None

    def wounded_aliens(self, state: BHState) -> Result:
        """A wounded alien attacks who comes near: it is put in contact (BX-24)."""
        if state.troopers[self.trooper].fate != "table":
            return END
        here = state.troopers[self.trooper].at
        for name, row in state.aliens.items():
            near = near_figure(here, row.at, REACH) and not in_contact(here, row.at)
            if row.wounds and not row.stun and near and name not in self.attacked_by:  # BX-24
                self.attacked_by = (*self.attacked_by, name)
                walked = table_of(state).route(row.at, (here,), ALIEN, (), others(state, name))
                if walked is None:
                    continue
                state.change_alien(name, at=walked.end)  # BX-24
                told = events.aliens.AlienMoved(
                    name, text(row.at), text(walked.end), self.trooper, rules=("BX-24",)
                )
                state.tell(told)
                return bh.Brawl(self.trooper, name)
        return again(self.board)

    def next_alien(self, state: BHState) -> Result:
        return again(self.wounded_aliens)

    def board(self, state: BHState) -> Result:
        if state.troopers[self.trooper].fate == "table" and may_board(state, self.trooper):
            return bh.Boarding(only=self.trooper)  # BH-21
        return None

    def over(self, state: BHState) -> Result:
        return END
