"""The words of Galaxy Defenders: names of cards and figures, and the fields of events."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from xenofront.games.galaxy_defenders.rules.box import Box
from xenofront.games.galaxy_defenders.rules.ch7_agents.actions.search import FoundAmmo, WhatIsFound
from xenofront.games.galaxy_defenders.rules.ch8_aliens.activation import AlienWay
from xenofront.games.galaxy_defenders.rules.ch8_aliens.verdicts import At, Via
from xenofront.games.galaxy_defenders.rules.names import (
    CARDS,
    FIGURES,
    ActionId,
    Direction,
    DoorId,
    FaceId,
    OpeningId,
    RankId,
    WindowId,
)
from xenofront.games.galaxy_defenders.text.wording.answers import OWN, fate
from xenofront.games.galaxy_defenders.text.wording.names import (
    action,
    closer,
    dice,
    opening,
    way,
    window,
)
from xenofront.geometry.hexes.grid import direction_between
from xenofront.geometry.hexes.grid import parse as hex_at
from xenofront.kernel import Chance, Event, Question
from xenofront.kernel.choices import reader_of
from xenofront.kernel.memo import Memo
from xenofront.text.message_files import yes
from xenofront.text.wording import Words

if TYPE_CHECKING:
    from xenofront.text.texts import Texts

_NAMES = (
    "agent", "unit", "attacker", "target", "alien", "controller", "weapon", "power", "item", "gain",
    "card", "suit", "pose",
)  # fmt: skip
_NAMED: Final = frozenset((*FIGURES, *CARDS, RankId))
"""Types of fields that names stand for."""
_SAID: Final[dict[object, Callable[[Texts, Any, Box], str]]] = {
    Direction: lambda texts, key, box: texts.say(f"direction-{key}"),
    FaceId: lambda texts, key, box: dice((key,)),
    DoorId: lambda texts, key, box: closer(texts, key),
    WindowId: lambda texts, key, box: window(texts, key),
    OpeningId: lambda texts, key, box: opening(texts, key),
    ActionId: action,
}
"""Types of fields that have words of another kind; what is left stands as it is."""
_WORDS = ("phase", "rank", "condition", "outcome", "token")
_ALIEN = re.compile(r"(.+)-(\d+)")
_SIGNAL = re.compile(r"s(\d+)")
_KNOWN: Final[dict[object, str]] = Memo()
"""Names by language, key and box; pages name the same figures again and again."""


class GalaxyDefendersWords(Words):
    """Names come from the box: all of them are printed on cards and sheets."""

    OWN = OWN

    def source(self, state: Any) -> Box:
        box: Box = state.box
        return box

    def name(self, texts: Texts, key: str, source: Box) -> str:
        """The name of a figure, weapon, power, card, signal or rank."""
        if texts.strict:
            return self._name(texts, key, source)
        asked = texts.lang, key, source
        known = _KNOWN.get(asked)
        if known is None:
            known = _KNOWN[asked] = self._name(texts, key, source)
        return known

    def _name(self, texts: Texts, key: str, source: Box) -> str:
        if not key:
            return texts.say("nobody")
        if key in source.aliens:
            card = source.aliens[key]
            rank = texts.say(f"colour-{card.rank}")
            return texts.say("alien-card", name=texts.called(card), rank=rank)
        gear = source.suits, source.poses, source.criticals
        cards = source.agents, source.weapons, source.powers, source.events, source.close
        for kind in (*cards, *gear):
            if key in kind:
                return texts.called(kind[key])
        figure = _ALIEN.fullmatch(key)
        if figure and figure[1] in source.aliens:
            card = source.aliens[figure[1]]
            rank = texts.say(f"colour-{card.rank}")
            return texts.say("alien-name", name=texts.called(card), rank=rank, number=figure[2])
        tokens = source.catalogue.mission_tokens
        if key in tokens:
            return texts.called(tokens[key])
        if figure and figure[1] in tokens:
            name = texts.called(tokens[figure[1]])
            return texts.say("object-name", name=name, number=figure[2])
        signal = _SIGNAL.fullmatch(key)
        if signal:
            return texts.say("signal-name", number=signal[1])
        if texts.has(f"rank-{key}"):
            return texts.say(f"rank-{key}")
        return texts.unnamed(key)

    def fields(self, texts: Texts, event: Event, source: Box) -> dict[str, Any]:
        words: dict[str, Any] = {}
        for field in event.__struct_fields__:
            if field not in ("rules", "seen_by"):
                words.update(_field(texts, field, getattr(event, field), source))
        if "start" in words and "agent" in words:
            step = direction_between(hex_at(words["start"]), hex_at(words["end"]))
            words["direction"] = texts.say(f"direction-{step}")
        return words

    def option(self, texts: Texts, ask: Question | Chance, key: str, source: Box) -> str:
        return fate(texts, ask, key, source) if isinstance(ask, Chance) else texts.unnamed(key)

    def word(self, texts: Texts, kind: Any, value: Any, source: Box) -> Any:
        if kind in _NAMED:
            return self.name(texts, value, source)
        said = _SAID.get(kind)
        if said is not None:
            return said(texts, value, source)
        return yes(value) if isinstance(value, bool) else value


def _field(texts: Texts, field: str, value: Any, box: Box) -> dict[str, Any]:
    if isinstance(value, bool):
        return {field: "yes" if value else "no"}
    if field == "faces":
        return {field: dice(value)}
    if field == "awakes":
        return {field: "; ".join(texts.name(v, box) for v in value), "count": len(value)}
    if field == "options":
        return {"count": len(value)}
    if not isinstance(value, str):
        return {field: value}
    if field == "gain":
        return {field: texts.name(value, box) if value else "", "has_gain": yes(value)}
    if field in _NAMES:
        return {field: texts.name(value, box)}
    if field in _WORDS:
        return {field: texts.say(f"{field}-{value}")}
    return _one_of_a_kind(texts, field, value, box)


def _one_of_a_kind(texts: Texts, field: str, value: str, box: Box) -> dict[str, Any]:
    match field:
        case "face":
            return {field: dice((value,))}
        case "facing":
            return {field: texts.say(f"direction-{value}")}
        case "door":
            return {field: closer(texts, value)}
        case "opening":
            return {field: opening(texts, value)}
        case "window":
            return {field: window(texts, value)}
        case "action":
            return {field: action(texts, value, box)}
        case "reason":
            return {field: value.replace(" ", "-")}
        case "chosen":
            choice = reader_of(AlienWay.ANSWERS).read(value)
            return {field: way(texts, choice, box) if isinstance(choice, At | Via) else value}
        case "row":
            plus = value == "plus"
            return {field: texts.say("row-plus") if plus else texts.say("row-at", at=value)}
        case "by":
            return {field: value, "has_by": yes(value)}
        case "what":
            found = reader_of(WhatIsFound.ANSWERS).read(value)
            weapon = texts.name(found.weapon, box) if isinstance(found, FoundAmmo) else ""
            return {field: found.VERB if found else value, "weapon": weapon}
    return {field: value}


WORDS: Final = GalaxyDefendersWords()
