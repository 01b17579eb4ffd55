"""BX-1, BX-11 The alien phase: figures first, then contacts."""

from __future__ import annotations

from typing import ClassVar

from xenofront.games.bug_hunt.rules import events
from xenofront.games.bug_hunt.rules import procedures as bh
from xenofront.games.bug_hunt.rules.ch4_combat.hits import lose_stun
from xenofront.games.bug_hunt.rules.ch5_aliens import behaviour
from xenofront.games.bug_hunt.rules.ch5_aliens.leaders import can_go_on
from xenofront.games.bug_hunt.rules.dice import draw
from xenofront.games.bug_hunt.rules.ground import contacts_by_nearness, on_table, opponents
from xenofront.games.bug_hunt.rules.state import AlienId, BHState
from xenofront.geometry.plane.exact import Point, text
from xenofront.kernel import END, Chance, Procedure, Result, again


class AlienPhase(Procedure):
    """BX-11: one alien after the other, then the contacts (BX-8), then what they bring about."""

    CITATION: ClassVar[str] = "BX-11"

    def next_alien(self, state: BHState) -> Result:
        alien = behaviour.next_alien(state)
        if alien is None or not on_table(state):  # BX-8/after
            return again(self.calm_down)
        state.change_alien(alien, acted=True)
        return bh.AlienActivation(alien)

    def more_aliens(self, state: BHState) -> Result:
        return again(self.next_alien)

    def calm_down(self, state: BHState) -> Result:
        state.distracted, state.distractions = (), ()  # BH-8/after
        return None

    def next_contact(self, state: BHState) -> Result:
        by_nearness = contacts_by_nearness(state)  # BX-8/nearest
        waiting = [
            contact for contact in by_nearness if not state.contacts[contact].moved
        ]  # BX-8/new
        if not waiting or not on_table(state):
            return again(self.scream)
        return bh.MoveContact(waiting[0])

    def more_contacts(self, state: BHState) -> Result:
        return again(self.next_contact)

    def scream(self, state: BHState) -> Result:
        return bh.Scream() if state.variant == "screamers" else None  # BD-6.v6

    def over(self, state: BHState) -> Result:
        return END


class AlienActivation(Procedure):
    """BX-11: an alien goes for the nearest trooper it can reach."""

    CITATION: ClassVar[str] = "BX-11"

    alien: AlienId
    target: str = ""
    path: tuple[Point, ...] = ()
    dash: bool = False
    spent: int = 0
    """What it had spent of its move when it was last thrown back."""

    def begin(self, state: BHState) -> Result:
        reason = behaviour.is_held_up(state, self.alien)
        if reason:
            state.tell(events.aliens.AlienWaits(self.alien, reason, rules=(_rule(reason),)))
            if reason == "stunned":
                lose_stun(state, self.alien)  # BX-25/alien
            return END
        if opponents(state, self.alien):
            return again(self.fight)
        leader = state.aliens[self.alien].leader
        if leader == "caller":
            return bh.CallerActs(self.alien)  # BD-6.l3
        if leader == "lancer":
            return bh.LancerActs(self.alien)  # BD-6.l2
        return None

    def choose_target(self, state: BHState) -> Chance | Result:
        if self.alien not in state.aliens:
            return END
        if state.aliens[self.alien].leader in behaviour.HIDING:
            return again(self.spit) if self._has_moved(state) else END  # BD-6.v1/leader
        found = behaviour.goals(state, self.alien)
        if not found:
            rules = ("BX-11",)
            state.tell(events.aliens.AlienWaits(self.alien, "no way", rules=rules))
            return END
        return draw("alien_target", tuple(found), "BX-32") if len(found) > 1 else None

    def set_out(self, state: BHState, choice: str | None) -> Result:
        found = behaviour.goals(state, self.alien)
        if not found:
            return END
        going = behaviour.advance(state, self.alien, choice or found[0], self.spent)
        assert going is not None
        state.change_alien(self.alien, halted=None)
        self.target, self.path, self.dash = going.target, going.path, going.dash
        if len(self.path) < 2:
            return again(self.spit)
        return bh.SnapFires(self.alien, self.path)  # BX-6/fire

    def move(self, state: BHState) -> Result:
        if self.alien not in state.aliens:
            return END
        row = state.aliens[self.alien]
        if row.stun or row.wounds:  # BX-6/stunned BX-24
            return END
        if row.halted is not None and behaviour.is_thrown_back(state, self.alien):  # BX-6/thrown
            self.spent += behaviour.cost_up_to(state, self.path, row.halted)  # BX-6/thrown
            return again(self.choose_target)
        start = row.at
        state.change_alien(self.alien, at=self.path[-1])  # BX-11
        told = events.aliens.AlienMoved(
            self.alien,
            text(start),
            text(self.path[-1]),
            self.target,
            self.dash,
            rules=("BX-11", "BH-3"),
        )
        state.tell(told)
        return None

    def spit(self, state: BHState) -> Result:
        if self.alien not in state.aliens:
            return END
        return bh.Spit(self.alien) if state.variant == "spitters" else None  # BD-6.v1/moved

    def fight(self, state: BHState) -> Result:
        if self.alien not in state.aliens or not opponents(state, self.alien):
            return END
        return bh.Brawls(self.alien)  # BX-12/alien BH-4

    def over(self, state: BHState) -> Result:
        return END

    def _has_moved(self, state: BHState) -> bool:
        """Whether a leader that hides could use its move, and was not stopped in it."""
        return self.alien not in state.distracted and can_go_on(state, self.alien)


def _rule(reason: str) -> str:
    return {"stunned": "BX-25", "distracted": "BH-8", "wounded": "BX-24"}[reason]
