"""The ports of Galaxy Defenders."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from xenofront.games.galaxy_defenders import NAME
from xenofront.games.manifest import Manifest, RuleFile
from xenofront.kernel import Game, Setup, System

# ruff: noqa: PLC0415 - a port imports what it opens when it is opened

if TYPE_CHECKING:
    from xenofront.campaign.course import Course
    from xenofront.campaign.log import CampaignLog
    from xenofront.cli.terminal.face import Face as TerminalPresenter
    from xenofront.content.galaxy_defenders import Catalogue
    from xenofront.environments.looks import Look
    from xenofront.environments.shaping import Shaping
    from xenofront.environments.tasks import Exercise
    from xenofront.lab.doctor import Finding
    from xenofront.lab.laws import GameLaws
    from xenofront.lab.simulate.tale import Chronicle
    from xenofront.library.packs import Pack
    from xenofront.library.texts import Texts
    from xenofront.library.words import Words
    from xenofront.players.base import Player
    from xenofront.players.search.craft import Craft
    from xenofront.server.face import Face
    from xenofront.table.cards import CardIndex
    from xenofront.table.quick import Habits


class GalaxyDefenders(Manifest):
    """Hexes in areas of seven, agents with sheets, aliens with behaviour tables."""

    name = NAME
    folder = Path(__file__).parent
    rule_files = {
        "gd-core": RuleFile(folder / "rulebook", ("GD",)),
        "gd-expansions": RuleFile(folder / "rulebook", ("GX",), playable=False),
    }
    step_limit = 400

    # -- rules and content -------------------------------------------------------------------------

    def rules(self) -> System:
        from xenofront.systems.galaxy_defenders import SYSTEM

        return SYSTEM

    def content(self) -> Pack[Catalogue]:
        from xenofront.library.galaxy_defenders_pack import PACK

        return PACK

    def squad_sizes(self, mission: Any) -> tuple[int, int]:
        least, most = mission.agents
        return int(least), int(most)

    def dealt_squad(self, size: int, seed: int) -> tuple[str, ...]:
        from xenofront.library.galaxy_defenders_pack import dealt_agents

        return dealt_agents(size, seed=seed)

    # -- text --------------------------------------------------------------------------------------

    def wording(self) -> Words:
        from xenofront.library.words.galaxy_defenders import WORDS

        return WORDS

    def cards(self) -> CardIndex:
        from xenofront.library.cards.port import CARDS

        return CARDS

    # -- clients -----------------------------------------------------------------------------------

    def presenter(self) -> Face:
        from xenofront.server.faces.galaxy_defenders import FACE

        return FACE

    def terminal(self) -> TerminalPresenter:
        from xenofront.cli.terminal.galaxy_defenders import FACE

        return FACE

    def quick_answers(self) -> Habits:
        from xenofront.table.galaxy_defenders.quick import HABITS

        return HABITS

    def guide(self) -> Callable[[Game], str]:
        from xenofront.players.galaxy_defenders_guide import shown_choice

        return shown_choice

    # -- campaigns ---------------------------------------------------------------------------------

    def campaigns(self) -> Course:
        from xenofront.campaign.galaxy_defenders import COURSE

        return COURSE

    def veterans(self, texts: Texts, log: CampaignLog) -> list[str]:
        from xenofront.table.galaxy_defenders.veterans import veterans

        return list(veterans(texts, log))

    # -- computer players --------------------------------------------------------------------------

    def greedy(self, seed: int) -> Player:
        from xenofront.players.greedy.galaxy_defenders import GreedyPlayer

        return GreedyPlayer(seed)

    def search(self) -> Craft:
        from xenofront.players.search import galaxy_defenders

        return galaxy_defenders

    # -- research ----------------------------------------------------------------------------------

    def laws(self) -> GameLaws:
        from xenofront.lab import galaxy_defenders_laws

        return galaxy_defenders_laws

    def statistics(self) -> Chronicle:
        from xenofront.lab.simulate.chronicles import galaxy_defenders

        return galaxy_defenders

    def observation(self) -> Look:
        from xenofront.environments.looks import galaxy_defenders

        return galaxy_defenders

    def shaping(self) -> Shaping:
        from xenofront.environments.galaxy_defenders_shaping import progress

        return progress

    def exercises(self) -> tuple[Exercise, ...]:
        from xenofront.environments.tasks import Exercise

        files = self.folder / "research" / "exercises"
        return (
            Exercise(files / "duel.yaml", ("chromium",), 100, 0),
            Exercise(files / "skirmish.yaml", ("chromium", "mercury"), 300, 1),
        )

    def examine(self, setup: Setup) -> Iterator[Finding]:
        from xenofront.lab.doctor.galaxy_defenders import examine

        return examine(setup)


GAME: Final = GalaxyDefenders()
