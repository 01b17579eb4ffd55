"""Who sits at one screen. Where sides keep secrets it is passed from hand to hand.

Everything that is told to a screen is what the side that holds it may know. Before a seat of
another side is asked, the screen is covered: nothing of the game is told until that side has it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from xenofront.kernel import Question, Seat, Side

if TYPE_CHECKING:
    from xenofront.server.live import LiveGame
    from xenofront.server.sessions import GameSession


class Screen:
    """The screen of one connection."""

    def __init__(self, session: GameSession, owner: str) -> None:
        self.session = session
        self.seats: tuple[Seat, ...] = self.live.seats if self.live.row.owner == owner else ()
        """Those who share it."""
        self._holder: Side | None = None

    @property
    def live(self) -> LiveGame:
        return self.session.live

    @property
    def mine(self) -> tuple[Seat, ...]:
        """The seats that answer here now, and whose knowledge is shown."""
        if not self.live.has_sides:
            return self.seats
        return tuple(seat for seat in self.seats if self._side(seat) == self._holder)

    @property
    def covered(self) -> bool:
        """Whether somebody has to take it before anything is shown."""
        return self.live.has_sides and self._holder is None

    def awaited(self) -> Seat | None:
        """Who must take it now; None if it may stay where it is. Whoever had it has it no more."""
        if not self.live.has_sides or not self.seats:
            return None
        wanted = self._asked()
        if self._holder is not None and (wanted is None or self._side(wanted) == self._holder):
            return None
        self._holder = None
        return wanted or self._somebody()

    def _side(self, seat: Seat) -> Side:
        return self.live.record.system.side_of(self.live.game.state, seat)

    def _asked(self) -> Seat | None:
        """The seat that is asked here, if a person has to answer for it."""
        proposal = self.live.proposal
        if proposal is not None:
            waiting = (s for s in self.seats if self._side(s) in proposal.waiting)
            return next(waiting, None)
        pending = self.live.game.pending
        if not isinstance(pending, Question) or pending.seat not in self.seats:
            return None
        return None if self.live.seating.asked else pending.seat

    def _somebody(self) -> Seat:
        """The first person while nobody is asked."""
        handed = self.live.seating.computers.seats
        return next((seat for seat in self.seats if seat not in handed), self.seats[0])

    def take(self, seat: str) -> bool:
        """Somebody takes it; whether it was their turn to."""
        wanted = self.awaited() if self.covered else None
        if wanted is None or seat != wanted:
            return False
        self._holder = self._side(wanted)
        return True
