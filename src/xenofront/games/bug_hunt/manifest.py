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
    from xenofront.cli.terminal.face import Face as TerminalPresenter
    from xenofront.content.bug_hunt import Catalogue
    from xenofront.environments.looks import Look
    from xenofront.environments.shaping import Shaping
    from xenofront.lab.doctor import Finding
    from xenofront.lab.laws import GameLaws
    from xenofront.lab.simulate.tale import Chronicle
    from xenofront.library.packs import Pack
    from xenofront.library.texts import Texts
    from xenofront.library.words import Words
    from xenofront.players.base import Player
    from xenofront.players.search.craft import Craft
    from xenofront.server.face import Face
    from xenofront.table.quick import Habits


class BugHunt(Manifest):
    """An open table in inches, troopers, contacts, and aliens of sixteen kinds."""

    name = NAME
    folder = Path(__file__).parent
    rule_files = {"bug-hunt": RuleFile(folder / "rulebook", ("BH", "BX", "BD", "BR"))}
    step_limit = 500

    # -- rules and content -------------------------------------------------------------------------

    def rules(self) -> System:
        from xenofront.systems.bug_hunt import SYSTEM

        return SYSTEM

    def content(self) -> Pack[Catalogue]:
        from xenofront.library.bug_hunt_pack import PACK

        return PACK

    def squad_sizes(self, mission: Any) -> tuple[int, int]:
        from xenofront.systems.bug_hunt.ch1_setup.setup import LEAST, MOST

        return LEAST, MOST

    def dealt_squad(self, size: int, seed: int) -> tuple[str, ...]:
        """Troopers who have no names yet."""
        return tuple(f"trooper{number}" for number in range(1, size + 1))

    # -- text --------------------------------------------------------------------------------------

    def wording(self) -> Words:
        from xenofront.library.words.bug_hunt import WORDS

        return WORDS

    # -- clients -----------------------------------------------------------------------------------

    def presenter(self) -> Face:
        from xenofront.server.faces.bug_hunt import FACE

        return FACE

    def terminal(self) -> TerminalPresenter:
        from xenofront.cli.terminal.bug_hunt import FACE

        return FACE

    def quick_answers(self) -> Habits:
        from xenofront.table.bug_hunt.quick import HABITS

        return HABITS

    def guide(self) -> Callable[[Game], str]:
        from xenofront.players.bug_hunt_guide import shown_choice

        return shown_choice

    # -- campaigns ---------------------------------------------------------------------------------

    def campaigns(self) -> Course:
        from xenofront.campaign.bug_hunt import COURSE

        return COURSE

    def veterans(self, texts: Texts, log: CampaignLog) -> list[str]:
        from xenofront.table.bug_hunt.veterans import veterans

        return list(veterans(texts, log))

    # -- computer players --------------------------------------------------------------------------

    def greedy(self, seed: int) -> Player:
        from xenofront.players.greedy.bug_hunt import GreedyPlayer

        return GreedyPlayer(seed)

    def search(self) -> Craft:
        from xenofront.players.search import bug_hunt

        return bug_hunt

    # -- research ----------------------------------------------------------------------------------

    def laws(self) -> GameLaws:
        from xenofront.lab import bug_hunt_laws

        return bug_hunt_laws

    def statistics(self) -> Chronicle:
        from xenofront.lab.simulate.chronicles import bug_hunt

        return bug_hunt

    def observation(self) -> Look:
        from xenofront.environments.looks import bug_hunt

        return bug_hunt

    def shaping(self) -> Shaping:
        from xenofront.environments.bug_hunt_shaping import progress

        return progress

    def examine(self, setup: Setup) -> Iterator[Finding]:
        from xenofront.lab.doctor.bug_hunt import examine

        return examine(setup)


GAME: Final = BugHunt()
