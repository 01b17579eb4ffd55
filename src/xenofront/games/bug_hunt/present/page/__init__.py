"""The presenter of Bug Hunt in the browser."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import AbstractContextManager
from typing import Any, Final

from xenofront.games.bug_hunt.present import settling
from xenofront.games.bug_hunt.present.answers import LOSES, is_complete
from xenofront.games.bug_hunt.present.page import board as boards
from xenofront.games.bug_hunt.present.page import card as cards
from xenofront.games.bug_hunt.present.page.event_display import event_display
from xenofront.games.bug_hunt.present.page.fighting import BEGINNINGS
from xenofront.games.bug_hunt.present.page.looks import look as looked
from xenofront.games.bug_hunt.present.page.outcome import outcome
from xenofront.games.bug_hunt.present.page.question import (
    plan_against,
    plan_to,
    question_details,
)
from xenofront.games.bug_hunt.present.page.scene import goals, headline, scene
from xenofront.games.bug_hunt.present.page.spots import board_points
from xenofront.games.bug_hunt.present.page.staging import told
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
from xenofront.present.presenter import (
    EventDisplay,
    Heard,
    Options,
    PlayerView,
    Presenter,
    QuestionDetails,
    Ways,
)
from xenofront.text.texts import Texts


class BugHuntPresenter(Presenter):
    """A table measured in inches, troopers, aliens and contacts."""

    lesson = cards.LESSON
    settles = settling.SETTLES
    beginnings = BEGINNINGS

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

    def board(self, seen: PlayerView) -> Board:
        return boards.board(seen.texts, seen.state)

    def board_key(self, seen: PlayerView) -> object:
        return boards.board_key(seen.state)

    def scene(self, seen: PlayerView) -> Scene:
        return scene(seen.texts, seen.game)

    def goals(self, seen: PlayerView) -> tuple[Fact, ...]:
        return tuple(goals(seen.texts, state_of(seen.game)))

    def headline(self, seen: PlayerView) -> str:
        return headline(seen.texts, seen.game)

    # -- the question ----------------------------------------------------------------------------

    def asked(self, seen: PlayerView) -> QuestionDetails:
        return question_details(seen.texts, seen.game)

    def is_complete(self, seen: PlayerView) -> bool:
        return is_complete(seen.game)

    def settled(self, seen: PlayerView) -> str | None:
        return settling.settled(seen.game)

    def sure(self, seen: PlayerView, key: str) -> str:
        lost = isinstance(choice_of(seen.game, key), LOSES)
        return seen.texts.say("web-sure-leave") if lost else ""

    def plan(self, seen: PlayerView, goal: str) -> list[str]:
        if goal in state_of(seen.game).aliens:
            return plan_against(seen.texts, seen.game, goal)
        return plan_to(seen.game, *board_points(goal))

    def look(self, seen: PlayerView, look: Look) -> Looked:
        return looked(seen, look)

    # -- what happened ---------------------------------------------------------------------------

    def shown(
        self, texts: Texts, event: Event, box: Any, earlier: Sequence[Event] = ()
    ) -> EventDisplay:
        return event_display(texts, event, box)

    def watching(self, game: Game, key: str) -> AbstractContextManager[Ways]:
        return watching(game, key)

    def told(
        self, texts: Texts, events: Sequence[Heard], state: Any, earlier: Sequence[Heard] = ()
    ) -> list[EventDisplay]:
        return told(texts, events, state, earlier)

    def outcome(self, record: Record, texts: Texts) -> Outcome:
        return outcome(record, texts)


PRESENTER: Final = BugHuntPresenter()
