"""The face of Bug Hunt in the browser."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import AbstractContextManager
from typing import Any, Final

from xenofront.games.bug_hunt.present.answers import LOSES, is_complete
from xenofront.games.bug_hunt.present.page import board as boards
from xenofront.games.bug_hunt.present.page import card as cards
from xenofront.games.bug_hunt.present.page.asked import asked, plan_to
from xenofront.games.bug_hunt.present.page.looks import look as looked
from xenofront.games.bug_hunt.present.page.outcome import outcome
from xenofront.games.bug_hunt.present.page.scene import goals, headline, scene
from xenofront.games.bug_hunt.present.page.shown import shown
from xenofront.games.bug_hunt.present.page.spots import board_points
from xenofront.games.bug_hunt.present.page.switches import switched
from xenofront.games.bug_hunt.present.page.ways import watching
from xenofront.games.bug_hunt.present.places import state_of
from xenofront.games.bug_hunt.present.reading import choice_of
from xenofront.kernel import Event, Game, Record, Setup
from xenofront.present.messages.base import Fact
from xenofront.present.messages.board import Board
from xenofront.present.messages.looks import Look, Looked
from xenofront.present.messages.outcome import Outcome
from xenofront.present.messages.pages import MissionCard, NewGame, SystemCard
from xenofront.present.messages.scene import Scene
from xenofront.present.presenter import Asked, Face, Options, Seen, Shown, Ways
from xenofront.text.texts import Texts


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

    def options(self, squad: Sequence[str], preset: str, single: Mapping[str, Any]) -> Options:
        """Ready-made troopers are played as they are, unless a preset says otherwise."""
        return super().options(squad, cards.preset_of(squad, preset), single)

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

    def sure(self, seen: Seen, key: str) -> str:
        lost = isinstance(choice_of(seen.game, key), LOSES)
        return seen.texts.say("web-sure-leave") if lost else ""

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
