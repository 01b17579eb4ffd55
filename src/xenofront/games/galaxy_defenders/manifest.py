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
    from xenofront.content.packs import Pack
    from xenofront.games.galaxy_defenders.content.catalogue import Catalogue
    from xenofront.lab.doctor import Finding
    from xenofront.lab.laws import GameLaws
    from xenofront.lab.simulate.summary import Summariser
    from xenofront.players.base import Player
    from xenofront.players.search.craft import Craft
    from xenofront.present.cards import CardIndex
    from xenofront.present.presenter import Presenter
    from xenofront.present.quick import Habits
    from xenofront.research.observation import ObservationEncoder
    from xenofront.research.shaping import Shaping
    from xenofront.research.tasks import Exercise
    from xenofront.text.texts import Texts
    from xenofront.text.wording import Words


class GalaxyDefenders(Manifest):
    """Hexes in areas of seven, agents with sheets, aliens with behaviour tables."""

    name = NAME
    folder = Path(__file__).parent
    training = "dust_signal"
    rule_files = {
        "gd-core": RuleFile(folder / "rulebook", ("GD",)),
        "gd-expansions": RuleFile(folder / "rulebook", ("GX",), playable=False),
    }
    observation_version = 2
    step_limit = 400

    # -- rules and content -------------------------------------------------------------------------

    def rules(self) -> System:
        from xenofront.games.galaxy_defenders.rules import SYSTEM

        return SYSTEM

    def content(self) -> Pack[Catalogue]:
        from xenofront.games.galaxy_defenders.pack import PACK

        return PACK

    def squad_sizes(self, mission: Any) -> tuple[int, int]:
        least, most = mission.agents
        return int(least), int(most)

    def dealt_squad(self, size: int, seed: int) -> tuple[str, ...]:
        from xenofront.games.galaxy_defenders.pack import dealt_agents

        return dealt_agents(size, seed=seed)

    # -- text --------------------------------------------------------------------------------------

    def wording(self) -> Words:
        from xenofront.games.galaxy_defenders.text.wording import WORDS

        return WORDS

    def cards(self) -> CardIndex:
        from xenofront.games.galaxy_defenders.text.cards.port import CARDS

        return CARDS

    # -- clients -----------------------------------------------------------------------------------

    def presenter(self) -> Presenter:
        from xenofront.games.galaxy_defenders.present.page import PRESENTER

        return PRESENTER

    def quick_answers(self) -> Habits:
        from xenofront.games.galaxy_defenders.present.quick import HABITS

        return HABITS

    def guide(self) -> Callable[[Game], str]:
        from xenofront.games.galaxy_defenders.play.guide import shown_choice

        return shown_choice

    # -- campaigns ---------------------------------------------------------------------------------

    def campaigns(self) -> Course:
        from xenofront.games.galaxy_defenders.campaign import COURSE

        return COURSE

    def veterans(self, texts: Texts, log: CampaignLog) -> list[str]:
        from xenofront.games.galaxy_defenders.present.veterans import veterans

        return list(veterans(texts, log))

    # -- computer players --------------------------------------------------------------------------

    def greedy(self, seed: int) -> Player:
        from xenofront.games.galaxy_defenders.play.greedy import GreedyPlayer

        return GreedyPlayer(seed)

    def search(self) -> Craft:
        from xenofront.games.galaxy_defenders.play import search

        return search

    # -- research ----------------------------------------------------------------------------------

    def laws(self) -> GameLaws:
        from xenofront.games.galaxy_defenders.research import laws as galaxy_defenders_laws

        return galaxy_defenders_laws

    def statistics(self) -> Summariser:
        from xenofront.games.galaxy_defenders.research import statistics

        return statistics

    def observation(self) -> ObservationEncoder:
        from xenofront.games.galaxy_defenders.research import observation

        return observation

    def shaping(self) -> Shaping:
        from xenofront.games.galaxy_defenders.research.shaping import progress

        return progress

    def exercises(self) -> tuple[Exercise, ...]:
        from xenofront.research.tasks import Exercise

        files = self.folder / "research" / "exercises"
        return (
            Exercise(files / "duel.yaml", ("chromium",), 100, 0),
            Exercise(files / "skirmish.yaml", ("chromium", "mercury"), 300, 1),
        )

    def examine(self, setup: Setup) -> Iterator[Finding]:
        from xenofront.games.galaxy_defenders.research.doctor import examine

        return examine(setup)


GAME: Final = GalaxyDefenders()
