"""The face of Bug Hunt in the browser."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import AbstractContextManager
from typing import Any, Final

from xenofront.kernel import Event, Game, Record, Setup
from xenofront.library.texts import Texts
from xenofront.server.face import Asked, Face, Seen, Shown, Ways
from xenofront.server.faces.bug_hunt import board as boards
from xenofront.server.faces.bug_hunt import card as cards
from xenofront.server.faces.bug_hunt.asked import asked, plan_to
from xenofront.server.faces.bug_hunt.looks import look as looked
from xenofront.server.faces.bug_hunt.outcome import outcome
from xenofront.server.faces.bug_hunt.scene import goals, headline, scene
from xenofront.server.faces.bug_hunt.shown import shown
from xenofront.server.faces.bug_hunt.spots import board_points
from xenofront.server.faces.bug_hunt.switches import switched
from xenofront.server.faces.bug_hunt.ways import watching
from xenofront.server.wire.base import Fact
from xenofront.server.wire.board import Board
from xenofront.server.wire.looks import Look, Looked
from xenofront.server.wire.outcome import Outcome
from xenofront.server.wire.pages import MissionCard, NewGame, SystemCard
from xenofront.server.wire.scene import Scene
from xenofront.table.bug_hunt.answers import is_complete
from xenofront.table.bug_hunt.places import state_of


class BugHuntFace(Face):
    """A table measured in inches, troopers, aliens and contacts."""

    lesson = cards.LESSON

    # -- before a game ---------------------------------------------------------------------------

    def card(self, texts: Texts) -> SystemCard:
        return cards.card(texts)

    def setup(self, wish: NewGame, seed: int) -> Setup:
        return cards.setup(wish, seed)

    def mission(self, texts: Texts, setup: Setup) -> MissionCard:
        return cards.mission_card(texts, setup)

    def again(self, setup: Setup, *, manual: bool, guided: bool) -> NewGame | None:
        wish = super().again(setup, manual=manual, guided=guided)
        return cards.again(wish, setup) if wish is not None else None

    def switched(self, texts: Texts, setup: Setup) -> tuple[str, ...]:
        return switched(texts, setup)

    # -- the board -------------------------------------------------------------------------------

    def board(self, seen: Seen) -> Board:
        return boards.board(seen.texts, seen.state)

    def board_key(self, seen: Seen) -> object:
        return boards.board_key(seen.state)

    def scene(self, seen: Seen) -> Scene:
        return scene(seen.texts, seen.game)

    def goals(self, seen: Seen) -> tuple[Fact, ...]:
        return tuple(goals(seen.texts, state_of(seen.game)))

    def headline(self, seen: Seen) -> str:
        return headline(seen.texts, seen.game)

    # -- the question ----------------------------------------------------------------------------

    def asked(self, seen: Seen) -> Asked:
        return asked(seen.texts, seen.game)

    def is_complete(self, seen: Seen) -> bool:
        return is_complete(seen.game)

    def plan(self, seen: Seen, goal: str) -> list[str]:
        return plan_to(seen.game, *board_points(goal))

    def look(self, seen: Seen, look: Look) -> Looked:
        return looked(seen, look)

    # -- what happened ---------------------------------------------------------------------------

    def shown(self, texts: Texts, event: Event, box: Any, earlier: Sequence[Event] = ()) -> Shown:
        return shown(texts, event, box)

    def watching(self, game: Game, key: str) -> AbstractContextManager[Ways]:
        return watching(game, key)

    def outcome(self, record: Record, texts: Texts) -> Outcome:
        return outcome(record, texts)


FACE: Final = BugHuntFace()
