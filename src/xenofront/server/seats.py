"""Who plays the seats of an open game: people, or computer players to whom they were handed."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from xenofront.kernel import Game, Question, Seat
from xenofront.present.computers import Bench, Thought, players_of
from xenofront.server.refusal import Refusal
from xenofront.server.storage import Computers

if TYPE_CHECKING:
    from xenofront.server.live import LiveGame


class Seats:
    """The seats of one game, stored whenever they change hands."""

    def __init__(self, live: LiveGame) -> None:
        self.live = live
        self.computers: Computers = live.row.computers
        self.bench = Bench(live.row.system, live.row.setup.seed + live.seq)
        self.given: dict[int, str] = {}
        """By node: the computer player whose answer led to it."""
        self.thought: Thought | None = None
        """Behind the last answer, if a computer player gave it."""

    def remember(self) -> None:
        """Which answers of a game that was opened were given by computer players."""
        live = self.live
        for seq, player in live.storage.players(live.name).items():
            node = live.node_at(seq)
            if node is not None and seq > live.row.base_seq:
                self.given[node] = player

    # -- whose turn it is ------------------------------------------------------------------------

    def player_of(self, game: Game) -> str:
        """The computer player who is asked in a game; nothing for a person."""
        pending = game.pending
        return self.computers.seats.get(pending.seat, "") if isinstance(pending, Question) else ""

    @property
    def asked(self) -> str:
        """The computer player who is asked now and may answer; nothing while they wait."""
        return "" if self.computers.paused else self.player_of(self.live.game)

    # -- changing hands --------------------------------------------------------------------------

    def hand(self, seats: Iterable[str], player: str, mine: Iterable[Seat]) -> None:
        """Hand seats to a computer player, or take them back if none is named.

        Only those of one's own side; what a side of computers has, anybody may take from it.
        """
        if player and player not in players_of(self.live.row.system):
            raise Refusal("unknown", "ui-refused-player")
        wanted = tuple(seats)
        if not wanted or not set(wanted) <= set(self.live.seats):
            raise Refusal("seat", "ui-refused-seats")
        if self._others(wanted, mine):
            raise Refusal("seat", "ui-refused-others-seats")
        left = {s: name for s, name in self.computers.seats.items() if s not in wanted}
        if player:
            left |= dict.fromkeys(wanted, player)
        self._keep(Computers(seats=left, paused=self.computers.paused and bool(left)))

    def _others(self, wanted: Iterable[str], mine: Iterable[Seat]) -> bool:
        """Whether some seats belong to another side on which somebody plays."""
        rules, state = self.live.record.system, self.live.game.state
        others = rules.sides_of(state, wanted) - rules.sides_of(state, mine)
        sides = rules.sides(state)
        return any(not self.computers.seats.keys() >= {*sides[side]} for side in others)

    def pause(self, *, paused: bool) -> None:
        """Let the computer players wait, or go on."""
        if paused != self.computers.paused and self.computers.seats:
            self._keep(Computers(seats=self.computers.seats, paused=paused))

    def _keep(self, computers: Computers) -> None:
        with self.live.storing():
            self.live.storage.seat(self.live.name, computers)
        self.computers = computers

    # -- their answers ---------------------------------------------------------------------------

    def answer(self, seq: int, seat: Seat, thought: Thought) -> None:
        """Give a computer player's answer, unless its seat or the game has changed meanwhile."""
        live = self.live
        if seq != live.seq or self.asked != thought.player:
            return
        live.give("", seq, thought.choice.key, (seat,), player=thought.player)
        self.thought = thought

    def note(self, node: int, player: str) -> None:
        """A change led to a node, perhaps by a computer player."""
        self.thought = None
        if player:
            self.given[node] = player
