"""The manifest of a game: every port through which the program reaches it, typed.

Nothing outside a game's package imports from that package; it asks the manifest. A port is a
method, so that a game's modules are imported when somebody uses them and not when the program
starts. Ports without a body must be there; what is optional has a default and says so.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from xenofront.kernel import Game, Setup, System

if TYPE_CHECKING:
    from xenofront.campaign.course import Course
    from xenofront.campaign.log import CampaignLog
    from xenofront.content.packs import Pack
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


class RuleFile(NamedTuple):
    """A file of atomic rules in a folder, and how their ids begin."""

    folder: Path
    prefixes: tuple[str, ...]
    playable: bool = True
    """Whether the game keeps these rules already."""


class Manifest(ABC):
    """One game, as everything else knows it."""

    name: str
    """Its name in set-ups, saves and on the command line."""
    folder: Path
    """Its package: texts, rule files and data lie below it."""
    training: str
    """The mission that scenario scripts are played in if they name none."""
    rule_files: Mapping[str, RuleFile] = {}
    """Its atomic rules, by the name of the file, in the order of the book; optional."""
    observation_version: int = 1
    """Raised when what its environments show, take or pay means something else than before."""
    step_limit: int = 500
    """Steps of an environment for each member of a squad, after which an episode is cut off."""

    # -- rules and content -------------------------------------------------------------------------

    @abstractmethod
    def rules(self) -> System:
        """State, procedures and events, as the kernel runs them."""

    @abstractmethod
    def content(self) -> Pack[Any]:
        """The types of its content files, where they lie, and what must fit together."""

    @abstractmethod
    def squad_sizes(self, mission: Any) -> tuple[int, int]:
        """The least and the most members of a squad in a mission."""

    @abstractmethod
    def dealt_squad(self, size: int, seed: int) -> tuple[str, ...]:
        """A squad of some size, for somebody who does not choose."""

    # -- text --------------------------------------------------------------------------------------

    @abstractmethod
    def wording(self) -> Words:
        """Names, and the words of events, questions and answers."""

    def cards(self) -> CardIndex | None:
        """Texts of everything that is printed on a card; optional."""
        return None

    # -- clients -----------------------------------------------------------------------------------

    @abstractmethod
    def presenter(self) -> Presenter:
        """What pages and terminal show of it."""

    def quick_answers(self) -> Habits | None:
        """When quick answers end, and whether somebody was harmed; optional."""
        return None

    def guide(self) -> Callable[[Game], str] | None:
        """Shows the next answer in the guided mission; optional."""
        return None

    # -- campaigns ---------------------------------------------------------------------------------

    def campaigns(self) -> Course | None:
        """Its campaigns; optional."""
        return None

    def veterans(self, texts: Texts, log: CampaignLog) -> list[str]:
        """How the squad of a campaign stands, in lines."""
        return []

    # -- computer players --------------------------------------------------------------------------

    def greedy(self, seed: int) -> Player | None:
        """The player that answers at once, by rules of thumb; without it one that plays at random
        has its name."""
        return None

    def search(self) -> Craft | None:
        """What the players need that try plans before they choose; optional."""
        return None

    # -- research ----------------------------------------------------------------------------------

    def laws(self) -> GameLaws | None:
        """What always holds in it, and random games for fuzzing; without it what every game keeps
        is checked in games that are drawn from its missions."""
        return None

    def statistics(self) -> Summariser | None:
        """What a simulation keeps of a game; without it outcomes and the kinds of events."""
        return None

    def observation(self) -> ObservationEncoder | None:
        """What an environment shows of a position, as numbers; without it the question and its
        answers alone."""
        return None

    def shaping(self) -> Shaping | None:
        """Progress as a number, for rewards before the end; optional."""
        return None

    def exercises(self) -> tuple[Exercise, ...]:
        """Small tasks before whole missions; optional."""
        return ()

    def examine(self, setup: Setup) -> Iterator[Finding]:
        """What the text and the map of a mission alone show; optional."""
        return iter(())
