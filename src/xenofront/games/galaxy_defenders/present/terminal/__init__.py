"""The face of Galaxy Defenders in the terminal."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Any, Final

from xenofront.games.galaxy_defenders import NAME
from xenofront.games.galaxy_defenders.pack import catalogue
from xenofront.games.galaxy_defenders.present import answers as listed
from xenofront.games.galaxy_defenders.present.chances import heads
from xenofront.games.galaxy_defenders.present.figures import meant
from xenofront.games.galaxy_defenders.present.terminal import answers, board, sheets, telling
from xenofront.games.galaxy_defenders.present.terminal.figures import active_agent
from xenofront.games.galaxy_defenders.present.terminal.looking import COMMANDS
from xenofront.games.galaxy_defenders.present.walking import plan
from xenofront.games.galaxy_defenders.rules.ch7_agents.combat import Boost, PayAmmo
from xenofront.games.galaxy_defenders.rules.ch7_agents.defence import React
from xenofront.games.galaxy_defenders.rules.ch7_agents.menu import NextActivity
from xenofront.games.galaxy_defenders.rules.ch7_agents.movement import Facing, NextHex
from xenofront.games.galaxy_defenders.rules.ch7_agents.treatment import BoostHeal
from xenofront.games.galaxy_defenders.rules.names import ItemId
from xenofront.games.galaxy_defenders.rules.options import Options
from xenofront.geometry.hexes.grid import DIRECTIONS
from xenofront.kernel import Chance, Event, Game, Question
from xenofront.present.terminal.choices import Choice
from xenofront.present.terminal.face import Face, Manner, Row
from xenofront.present.terminal.screen import Screen
from xenofront.text.texts import Texts

if TYPE_CHECKING:
    from xenofront.present.terminal.table import Table

SMALL: Final = 34
"""Terminals with fewer lines see a part of the board after each answer."""


class GalaxyDefendersFace(Face):
    """A hex map, sheets of agents and cards of aliens."""

    system = NAME
    mission = "dust_signal"
    squad = ("chromium", "thorium", "titanium")
    presets = Options.PRESETS
    brief = tuple(asked.WHAT for asked in (NextHex, Facing, React, PayAmmo, Boost, BoostHeal))
    quiet = (NextActivity.WHAT,)
    order = listed.ORDER
    whole = tuple(direction.lower() for direction in DIRECTIONS)
    commands = COMMANDS

    # -- the board and the figures ---------------------------------------------------------------

    def scene(self, state: Any) -> object:
        return board.marks(state), state.locks, state.bars

    def numbers(self, game: Game, offered: Iterable[Choice]) -> Mapping[Any, str]:
        return answers.numbers(game, offered)

    def picture(self, table: Table, numbers: Mapping[Any, str]) -> list[str]:
        shown = board.numbered(board.marks(table.state), numbers)
        agent = active_agent(table)
        focus = next(iter(numbers), None)
        if focus is None and agent:
            focus = table.state.agents[agent].hex
        height = 13 if table.screen.height < SMALL else None
        return board.picture(table.screen, table.state, shown, focus=focus, height=height)

    def legend(self, texts: Texts, state: Any) -> str:
        return board.legend(texts, state)

    def round_line(self, texts: Texts, state: Any) -> str:
        return sheets.round_line(texts, state)

    def figure_lines(self, screen: Screen, texts: Texts, state: Any) -> list[str]:
        return sheets.figure_lines(screen, texts, state)

    # -- answers ---------------------------------------------------------------------------------

    def group(self, texts: Texts, game: Game, answer: Any) -> str:
        return listed.group(game, answer)

    def words(self, texts: Texts, game: Game, answer: Any) -> str:
        return listed.words(texts, game, answer)

    def also(self, texts: Texts, game: Game, answer: Any) -> str:
        return answers.also(game, answer)

    def said(self, texts: Texts, game: Game, members: list[Choice]) -> dict[str, str]:
        box = game.state.box
        found = {one.key: listed.said(texts, box, one.answer, ItemId) for one in members}
        return {key: text for key, text in found.items() if text}

    def heads(self, texts: Texts) -> tuple[str, ...]:
        return heads(texts)

    def row(self, texts: Texts, game: Game, choice: Choice) -> Row | None:
        return answers.row(texts, game, choice)

    def item_lines(self, texts: Texts, box: Any, ask: Question | Chance) -> list[str]:
        return listed.item_lines(texts, box, ask)

    def remarks(self, table: Table, count: int) -> list[str]:
        return listed.remarks(table.texts, table.game)

    def die(self, table: Table, faces: tuple[str, ...]) -> str:
        die = next(name for name, known in table.box.faces.items() if known == faces)
        return table.texts.say(f"die-{die}")

    # -- what is typed and told ------------------------------------------------------------------

    def plan(self, game: Game, typed: str) -> list[str]:
        return plan(game, typed)

    def meant(self, table: Table, wanted: str) -> list[str]:
        return meant(table.texts, table.game, wanted)

    def clock(self, state: Any) -> int:
        return int(state.round)

    def manner(self, event: Event) -> Manner:
        return telling.manner(event)

    def outcome(self, table: Table) -> None:
        telling.outcome(table)

    def names(self, texts: Texts, state: Any) -> list[str]:
        return [texts.name(seat, state.box) for seat in state.setup.seats]

    # -- before a game ---------------------------------------------------------------------------

    def candidates(self, screen: Screen, texts: Texts) -> dict[str, str]:
        known = catalogue()
        lines = {}
        for agent in known.agents.values():
            weapons = ", ".join(texts.called(known.weapons[weapon]) for weapon in agent.weapons)
            lines[agent.id] = texts.say(
                "ui-agent-line",
                name=screen.paint(texts.called(agent), "agent"),
                kind=texts.say(f"class-{agent.class_name}"),
                hp=agent.standard.hp,
                move=agent.move,
                weapons=weapons,
            )
        return lines


FACE: Final = GalaxyDefendersFace()
