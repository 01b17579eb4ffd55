"""Who sits at one screen. Where seats keep secrets it is passed from hand to hand.

Everything that is told to a screen is what its holder may know. Before a seat is asked that does
not hold it, the screen is covered: nothing of the game is told until that seat has taken it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from xenofront.kernel import Question, Seat

if TYPE_CHECKING:
    from xenofront.server.live import LiveGame
    from xenofront.server.tables import Table


class Screen:
    """The screen of one connection."""

    def __init__(self, table: Table, owner: str) -> None:
        self.table = table
        self.seats: tuple[Seat, ...] = self.live.seats if self.live.row.owner == owner else ()
        """Those who share it."""
        self._holder: Seat | None = None

    @property
    def live(self) -> LiveGame:
        return self.table.live

    @property
    def mine(self) -> tuple[Seat, ...]:
        """The seats that answer here now, and whose knowledge is shown."""
        if not self.live.face.secrets:
            return self.seats
        return (self._holder,) if self._holder else ()

    @property
    def covered(self) -> bool:
        """Whether somebody has to take it before anything is shown."""
        return self.live.face.secrets and self._holder is None

    def awaited(self) -> Seat | None:
        """Who must take it now; None if it may stay where it is. Whoever had it has it no more."""
        if not self.live.face.secrets or not self.seats:
            return None
        wanted = self._asked()
        if self._holder and wanted in (None, self._holder):
            return None
        self._holder = None
        return wanted or self._somebody()

    def _asked(self) -> Seat | None:
        """The seat that is asked here, if a person has to answer for it."""
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
        if not self.covered or seat != self.awaited():
            return False
        self._holder = Seat(seat)
        return True
