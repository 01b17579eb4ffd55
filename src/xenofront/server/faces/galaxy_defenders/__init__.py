"""The face of Galaxy Defenders in the browser."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from xenofront.kernel import Event, Record, Setup
from xenofront.library.texts import Texts
from xenofront.server.face import Asked, Face, Seen, Shown
from xenofront.server.faces.galaxy_defenders import card as cards
from xenofront.server.faces.galaxy_defenders.asked import asked
from xenofront.server.faces.galaxy_defenders.board import board
from xenofront.server.faces.galaxy_defenders.looks import look as looked
from xenofront.server.faces.galaxy_defenders.outcome import outcome
from xenofront.server.faces.galaxy_defenders.scene import goals, headline, scene
from xenofront.server.faces.galaxy_defenders.shown import shown
from xenofront.server.wire.base import Fact
from xenofront.server.wire.board import Board
from xenofront.server.wire.looks import Look, Looked
from xenofront.server.wire.outcome import Outcome
from xenofront.server.wire.pages import MissionCard, NewGame, SystemCard
from xenofront.server.wire.scene import Scene
from xenofront.systems.galaxy_defenders.state import GDState
from xenofront.table.galaxy_defenders.walking import plan_to


class GalaxyDefendersFace(Face):
    """A hex map, sheets of agents and cards of aliens."""

    lesson = cards.LESSON

    # -- before a game ---------------------------------------------------------------------------

    def card(self, texts: Texts) -> SystemCard:
        return cards.card(texts)

    def setup(self, wish: NewGame, seed: int) -> Setup:
        return cards.setup(wish, seed)

    def mission(self, texts: Texts, setup: Setup) -> MissionCard:
        return cards.mission_card(texts, setup)

    def switched(self, texts: Texts, setup: Setup) -> tuple[str, ...]:
        return cards.switched(texts, setup)

    # -- the board -------------------------------------------------------------------------------

    def board(self, seen: Seen) -> Board:
        return board(seen.texts, seen.state.box)

    def scene(self, seen: Seen) -> Scene:
        return scene(seen.texts, seen.game)

    def goals(self, seen: Seen) -> tuple[Fact, ...]:
        state = seen.game.state
        assert isinstance(state, GDState)
        return tuple(goals(seen.texts, state))

    def headline(self, seen: Seen) -> str:
        return headline(seen.texts, seen.game)

    # -- the question ----------------------------------------------------------------------------

    def asked(self, seen: Seen) -> Asked:
        return asked(seen.texts, seen.game)

    def plan(self, seen: Seen, goal: str) -> list[str]:
        return plan_to(seen.game, goal)

    def look(self, seen: Seen, look: Look) -> Looked:
        return looked(seen, look)

    # -- what happened ---------------------------------------------------------------------------

    def shown(self, texts: Texts, event: Event, box: Any, earlier: Sequence[Event] = ()) -> Shown:
        return shown(texts, event, box, earlier)

    def outcome(self, record: Record, texts: Texts) -> Outcome:
        return outcome(record, texts)


FACE: Final = GalaxyDefendersFace()
