"""The ports of Thin Ice: how the rest of the program reaches it."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

from xenofront.games.manifest import Manifest, RuleFile
from xenofront.kernel import System

if TYPE_CHECKING:
    from xenofront.content.packs import Pack
    from xenofront.lab.laws import GameLaws
    from xenofront.present.presenter import Presenter
    from xenofront.text.wording import Words

# ruff: noqa: PLC0415 - a port imports what it opens when it is opened


class ThinIce(Manifest):
    """Walkers cross a frozen lake before it thaws."""

    name = "thin-ice"
    folder = Path(__file__).parent
    training = "pond"
    rule_files = {"thin-ice": RuleFile(folder / "rulebook", ("TI",))}
    step_limit = 50

    def rules(self) -> System:
        from thin_ice.rules import SYSTEM

        return SYSTEM

    def content(self) -> Pack[Any]:
        from thin_ice.content import PACK

        return PACK

    def squad_sizes(self, mission: Any) -> tuple[int, int]:
        from thin_ice.rules import LEAST, MOST

        return LEAST, MOST

    def dealt_squad(self, size: int, seed: int) -> tuple[str, ...]:
        from thin_ice.page import NAMES

        return NAMES[:size]

    def wording(self) -> Words:
        from thin_ice.words import IceWords

        return IceWords()

    def presenter(self) -> Presenter:
        from thin_ice.page import IceFace

        return IceFace()

    def laws(self) -> GameLaws:
        from thin_ice.laws import IceLaws

        return IceLaws(self.name)


GAME = ThinIce()
