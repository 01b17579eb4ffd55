"""The face of Bug Hunt in the terminal."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Any, Final

from xenofront.content import store as shelf
from xenofront.games.bug_hunt import NAME
from xenofront.games.bug_hunt.present import answers as grouping
from xenofront.games.bug_hunt.present import chances
from xenofront.games.bug_hunt.present import typed as reading
from xenofront.games.bug_hunt.present.labels import everything
from xenofront.games.bug_hunt.present.places import acting
from xenofront.games.bug_hunt.present.reading import choice_of
from xenofront.games.bug_hunt.present.terminal import answers, cards, sheets, telling
from xenofront.games.bug_hunt.present.terminal.board import Board, Window, numbered
from xenofront.games.bug_hunt.present.terminal.looking import COMMANDS
from xenofront.games.bug_hunt.rules.ch1_setup.deploy import DeployFigure
from xenofront.games.bug_hunt.rules.ch2_turn.phases import ChooseTrooper
from xenofront.games.bug_hunt.rules.ch2_turn.reactions import ReactionDie
from xenofront.games.bug_hunt.rules.ch3_troopers.activation import ChooseMove
from xenofront.games.bug_hunt.rules.ch4_combat.follow_up import ChooseFollowUp
from xenofront.games.bug_hunt.rules.ch5_aliens.snap_fire import ChooseSnapShot
from xenofront.games.bug_hunt.rules.ch6_objectives.evac import PlaceShip, ShipTarget
from xenofront.games.bug_hunt.rules.ch6_objectives.locations import Neutralize
from xenofront.games.bug_hunt.rules.ch6_objectives.objectives import SUCCESS, points
from xenofront.games.bug_hunt.rules.ch7_campaign.luck import ChooseTurnLuck
from xenofront.games.bug_hunt.rules.options import Options
from xenofront.games.bug_hunt.text.wording.names import character_name
from xenofront.geometry.plane.exact import Point
from xenofront.kernel import Chance, Event, Game, Question
from xenofront.present.terminal.choices import Choice
from xenofront.present.terminal.face import Face, Manner, Row
from xenofront.present.terminal.screen import Screen
from xenofront.text.texts import Texts

if TYPE_CHECKING:
    from xenofront.present.terminal.table import Table

WHOLE: Final = (ChooseTrooper, ReactionDie, PlaceShip, ChooseTurnLuck, Neutralize)
"""Questions before which the whole table is shown, if something has changed on it."""
PART: Final = (ChooseMove, DeployFigure, ChooseFollowUp, ChooseSnapShot, ShipTarget)
"""Questions before which the part with the offered points is shown."""
TALL: Final = 40
"""Terminals with fewer lines see a part of the table."""


class BugHuntFace(Face):
    """A table measured in inches, troopers, aliens and contacts."""

    system = NAME
    mission = "first_contact"
    squad = ("duarte", "reck", "adeyemi")
    presets = Options.PRESETS
    brief = ("move", "action", "follow_up", "extra_shot", "next_shot", "snap_fire", "reaction_die")
    order = grouping.ORDER
    commands = COMMANDS

    # -- the table and the figures ---------------------------------------------------------------

    def scene(self, state: Any) -> object:
        return tuple(everything(state)), state.terrain, state.blocks, state.barricades

    def numbers(self, game: Game, offered: Iterable[Choice]) -> Mapping[Any, str]:
        return answers.numbers(game, offered)

    def picture(self, table: Table, numbers: Mapping[Any, str]) -> list[str]:
        pending, state = table.game.pending, table.state
        if not isinstance(pending, (*WHOLE, *PART)):
            return []
        board = Board(state)
        numbered(board, numbers)
        trooper = acting(table.game)
        focus = state.troopers[trooper].at if trooper else Point(state.size.x // 2, state.size.y)
        window = Window(0, board.lines, 0, board.columns)
        if isinstance(pending, PART):
            window = board.around((*numbers, *((focus,) if trooper else ())))
        height = board.lines if table.screen.height >= TALL else max(table.screen.height - 18, 10)
        window = board.fitted(window, table.screen, focus, height)
        return board.picture(table.screen, window)

    def legend(self, texts: Texts, state: Any) -> str:
        return texts.say("bh-legend")

    def round_line(self, texts: Texts, state: Any) -> str:
        return sheets.round_line(texts, state)

    def figure_lines(self, screen: Screen, texts: Texts, state: Any) -> list[str]:
        return sheets.figure_lines(screen, texts, state)

    # -- answers ---------------------------------------------------------------------------------

    def number(self, ask: Question | Chance, at: int, answer: Any) -> int:
        return answers.number(ask, at)

    def group(self, texts: Texts, game: Game, answer: Any) -> str:
        return grouping.group(texts, game, None if isinstance(answer, str) else answer)

    def summary(self, texts: Texts, game: Game) -> str:
        return answers.summary(texts, game.pending) if game.pending is not None else ""

    def heads(self, texts: Texts) -> tuple[str, ...]:
        return chances.heads(texts)

    def row(self, texts: Texts, game: Game, choice: Choice) -> Row | None:
        return answers.row(game, choice)

    def remarks(self, table: Table, count: int) -> list[str]:
        pending = table.game.pending
        remark = grouping.remark(table.texts, pending) if pending is not None else ""
        return [remark] if remark else []

    def die(self, table: Table, faces: tuple[str, ...]) -> str:
        return table.texts.say("bh-die", sides=len(faces))

    # -- what is typed and told ------------------------------------------------------------------

    def is_fatal(self, game: Game, key: str) -> bool:
        return isinstance(choice_of(game, key), grouping.SURRENDERS | grouping.LOSES)

    def clock(self, state: Any) -> int:
        return int(state.turn)

    def goal(self, table: Table) -> None:
        super().goal(table)
        table.say("bh-outcome-points", points=points(table.state), needed=SUCCESS)
        cards.goal_lines(table)

    def is_complete(self, game: Game) -> bool:
        return grouping.is_complete(game)

    def open_key(self, game: Game, typed_words: str) -> str | None:
        return reading.open_key(game, typed_words)

    def meant(self, table: Table, wanted: str) -> list[str]:
        return reading.meant(table.texts, table.game, wanted)

    def details(self, table: Table, key: str) -> list[str]:
        return reading.details(table.texts, table.game, key)

    def manner(self, event: Event) -> Manner:
        return telling.manner(event)

    def outcome(self, table: Table) -> None:
        telling.outcome(table)

    def names(self, texts: Texts, state: Any) -> list[str]:
        return [character_name(state, seat) for seat in state.setup.seats]

    # -- before a game ---------------------------------------------------------------------------

    def options(
        self, squad: tuple[str, ...], preset: str, single: Mapping[str, Any]
    ) -> dict[str, Any]:
        """Ready-made troopers are played as they are, unless a preset says otherwise."""
        ready = all(name in shelf.of(self.system).catalogue().troopers for name in squad)
        chosen = preset if preset in self.presets else preset.replace("-", " ").replace("_", " ")
        return super().options(squad, chosen or ("quick start" if ready else ""), single)

    def members(self, typed_words: str) -> tuple[str, ...]:
        """Names, or a number of troopers who are rolled up."""
        if typed_words.strip().isdigit():
            return tuple(f"trooper{n}" for n in range(1, int(typed_words) + 1))
        return super().members(typed_words)

    def candidates(self, screen: Screen, texts: Texts) -> dict[str, str]:
        catalogue = shelf.of(self.system).catalogue()
        lines = {}
        for row in catalogue.troopers.values():
            weapons = ", ".join(texts.called(catalogue.weapons[weapon]) for weapon in row.weapons)
            name = screen.paint(texts.called(row), "agent")
            numbers = {stat: getattr(row, stat) for stat in ("reactions", "speed", "tech")}
            lines[row.id] = texts.say("bh-candidate", name=name, weapons=weapons, **numbers)
        return lines


FACE: Final = BugHuntFace()
