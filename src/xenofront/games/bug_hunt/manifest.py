"""The ports of Bug Hunt."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from xenofront.games.bug_hunt import NAME
from xenofront.games.manifest import Manifest, RuleFile
from xenofront.kernel import Game, Setup, System

# ruff: noqa: PLC0415 - a port imports what it opens when it is opened

if TYPE_CHECKING:
    from xenofront.campaign.course import Course
    from xenofront.campaign.log import CampaignLog
    from xenofront.content.packs import Pack
    from xenofront.games.bug_hunt.content.catalogue import Catalogue
    from xenofront.lab.doctor import Finding
    from xenofront.lab.laws import GameLaws
    from xenofront.lab.simulate.summary import Summariser
    from xenofront.players.base import Player
    from xenofront.players.search.craft import Craft
    from xenofront.present.presenter import Presenter
    from xenofront.present.quick import Habits
    from xenofront.research.observation import ObservationEncoder
    from xenofront.research.shaping import Shaping
    from xenofront.text.texts import Texts
    from xenofront.text.wording import Words


class BugHunt(Manifest):
    """An open table in inches, troopers, contacts, and aliens of sixteen kinds."""

    name = NAME
    folder = Path(__file__).parent
    training = "first_contact"
    rule_files = {"bug-hunt": RuleFile(folder / "rulebook", ("BH", "BX", "BD", "BR"))}
    step_limit = 500

    # -- rules and content -------------------------------------------------------------------------

    def rules(self) -> System:
        from xenofront.games.bug_hunt.rules import SYSTEM

        return SYSTEM

    def content(self) -> Pack[Catalogue]:
        from xenofront.games.bug_hunt.pack import PACK

        return PACK

    def squad_sizes(self, mission: Any) -> tuple[int, int]:
        from xenofront.games.bug_hunt.rules.ch1_setup.setup import LEAST, MOST

        return LEAST, MOST

    def dealt_squad(self, size: int, seed: int) -> tuple[str, ...]:
        """Troopers who have no names yet."""
        return tuple(f"trooper{number}" for number in range(1, size + 1))

    # -- text --------------------------------------------------------------------------------------

    def wording(self) -> Words:
        from xenofront.games.bug_hunt.text.wording import WORDS

        return WORDS

    # -- clients -----------------------------------------------------------------------------------

    def presenter(self) -> Presenter:
        from xenofront.games.bug_hunt.present.page import PRESENTER

        return PRESENTER

    def quick_answers(self) -> Habits:
        from xenofront.games.bug_hunt.present.quick import HABITS

        return HABITS

    def guide(self) -> Callable[[Game], str]:
        from xenofront.games.bug_hunt.play.guide import shown_choice

        return shown_choice

    # -- campaigns ---------------------------------------------------------------------------------

    def campaigns(self) -> Course:
        from xenofront.games.bug_hunt.campaign import COURSE

        return COURSE

    def veterans(self, texts: Texts, log: CampaignLog) -> list[str]:
        from xenofront.games.bug_hunt.present.veterans import veterans

        return list(veterans(texts, log))

    # -- computer players --------------------------------------------------------------------------

    def greedy(self, seed: int) -> Player:
        from xenofront.games.bug_hunt.play.greedy import GreedyPlayer

        return GreedyPlayer(seed)

    def search(self) -> Craft:
        from xenofront.games.bug_hunt.play import search

        return search

    # -- research ----------------------------------------------------------------------------------

    def laws(self) -> GameLaws:
        from xenofront.games.bug_hunt.research import laws as bug_hunt_laws

        return bug_hunt_laws

    def statistics(self) -> Summariser:
        from xenofront.games.bug_hunt.research import statistics

        return statistics

    def observation(self) -> ObservationEncoder:
        from xenofront.games.bug_hunt.research import observation

        return observation

    def shaping(self) -> Shaping:
        from xenofront.games.bug_hunt.research.shaping import progress

        return progress

    def examine(self, setup: Setup) -> Iterator[Finding]:
        from xenofront.games.bug_hunt.research.doctor import examine

        return examine(setup)


GAME: Final = BugHunt()
