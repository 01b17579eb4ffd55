"""Fights as far as they are known, put together from events that follow each other."""

from __future__ import annotations

from typing import Any, Final

from msgspec.structs import replace

from xenofront.present.messages.log import Chip, Fight
from xenofront.text.texts import Texts

ROOM: Final = 64
"""So many fights of one node have numbers of their own."""


class Fights:
    """The fights of one attack, by who is attacked; the number of each tells where it began."""

    def __init__(self, texts: Texts) -> None:
        self.texts = texts
        self.known: dict[str, Fight] = {}
        self.primary = ""
        """Who is attacked first, while only the attacker has rolled."""
        self._node, self._begun = -1, 0

    def clear(self) -> None:
        """What comes now belongs to no fight so far."""
        self.known, self.primary = {}, ""

    def begin(self, node: int, target: str, **fields: Any) -> Fight:
        """A fight that began at a node."""
        if node != self._node:
            self._node, self._begun = node, 0
        number = node * ROOM + self._begun % ROOM
        self._begun += 1
        self.primary = self.primary or target
        self.known[target] = Fight(id=number, target=target, **fields)
        return self.known[target]

    def change(self, figure: str, **fields: Any) -> Fight | None:
        """The fight of somebody with what is known now; nothing if there is none."""
        fight = self.known.get(figure)
        if fight is None:
            return None
        if fields.get("attack") or fields.get("defence"):
            fields = {"over": False, **fields}
        self.known[figure] = replace(fight, **fields)
        return self.known[figure]


def chip_of(fight: Fight, sign: str = "") -> Chip:
    """What stays of a fight; with a sign of its own if nobody was wounded."""
    hurt = fight.dead or fight.damage
    if fight.dead or fight.damage:
        sign = "dead" if fight.dead else "wound"
    return Chip(
        figures=tuple(filter(None, (fight.attacker, fight.target))),
        sign=sign or ("shield" if fight.hits else ""),
        text=f"−{fight.damage}" if fight.damage and not fight.dead else "",  # noqa: RUF001
        tone="plain" if not hurt else "bad" if fight.ours else "good",
    )
