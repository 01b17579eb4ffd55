"""The presenter of Galaxy Defenders in the browser."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from xenofront.games.galaxy_defenders.present import settling
from xenofront.games.galaxy_defenders.present.page import card as cards
from xenofront.games.galaxy_defenders.present.page.board import board
from xenofront.games.galaxy_defenders.present.page.event_display import event_display
from xenofront.games.galaxy_defenders.present.page.fighting import BEGINNINGS
from xenofront.games.galaxy_defenders.present.page.looks import look as looked
from xenofront.games.galaxy_defenders.present.page.outcome import outcome
from xenofront.games.galaxy_defenders.present.page.question import question_details
from xenofront.games.galaxy_defenders.present.page.scene import goals, headline, scene
from xenofront.games.galaxy_defenders.present.page.staging import told
from xenofront.games.galaxy_defenders.present.walking import plan_to, stops
from xenofront.games.galaxy_defenders.rules.ch7_agents.movement import Facing, NextHex
from xenofront.games.galaxy_defenders.rules.state import AgentId, GDState
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
    PlayerView,
    Presenter,
    QuestionDetails,
)
from xenofront.text.texts import Texts


class GalaxyDefendersPresenter(Presenter):
    """A hex map, sheets of agents and cards of aliens."""

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

    def switched(self, texts: Texts, setup: Setup) -> tuple[str, ...]:
        return cards.switched(texts, setup)

    # -- the board -------------------------------------------------------------------------------

    def board(self, seen: PlayerView) -> Board:
        return board(seen.texts, seen.state.box)

    def scene(self, seen: PlayerView) -> Scene:
        return scene(seen.texts, seen.game)

    def goals(self, seen: PlayerView) -> tuple[Fact, ...]:
        state = seen.game.state
        assert isinstance(state, GDState)
        return tuple(goals(seen.texts, state))

    def headline(self, seen: PlayerView) -> str:
        return headline(seen.texts, seen.game)

    # -- the question ----------------------------------------------------------------------------

    def asked(self, seen: PlayerView) -> QuestionDetails:
        return question_details(seen.texts, seen.game)

    def settled(self, seen: PlayerView) -> str | None:
        return settling.settled(seen.game)

    def plan(self, seen: PlayerView, goal: str) -> list[str]:
        return plan_to(seen.game, goal)

    def stops(self, game: Game) -> str:
        return stops(game)

    def walks(self, game: Game) -> bool:
        return isinstance(game.pending, NextHex)

    def turns(self, game: Game) -> bool:
        return isinstance(game.pending, Facing)

    def place(self, game: Game, figure: str) -> str:
        state = game.state
        assert isinstance(state, GDState)
        agent = state.agents.get(AgentId(figure))
        return agent.hex if agent and agent.hex else ""

    def look(self, seen: PlayerView, look: Look) -> Looked:
        return looked(seen, look)

    # -- what happened ---------------------------------------------------------------------------

    def shown(
        self, texts: Texts, event: Event, box: Any, earlier: Sequence[Event] = ()
    ) -> EventDisplay:
        return event_display(texts, event, box, earlier)

    def told(
        self, texts: Texts, events: Sequence[Heard], state: Any, earlier: Sequence[Heard] = ()
    ) -> list[EventDisplay]:
        return told(texts, events, state, earlier)

    def outcome(self, record: Record, texts: Texts) -> Outcome:
        return outcome(record, texts)


PRESENTER: Final = GalaxyDefendersPresenter()
