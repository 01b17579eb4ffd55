"""The words of a game, one set for all clients: events, questions, answers, names and rules.

The sentences are Fluent messages in ``locales/<language>/``. A missing message is an error when
``strict``; otherwise something readable stands in its place, so that a game can go on.
"""

from __future__ import annotations

import re
from typing import Any, Final, NamedTuple

from xenofront.geometry.hexes import direction_between
from xenofront.geometry.hexes import parse as hex_at
from xenofront.kernel import Ask, Chance, Event
from xenofront.library.answers import option_words
from xenofront.library.message_files import bundle, plain_words, yes
from xenofront.library.rulebook.translations import translated
from xenofront.systems.galaxy_defenders.box import Box

LANGUAGES: Final = {"en": "English", "de": "Deutsch"}
SYMBOLS: Final = {
    "HIT": "✶",
    "SHIELD": "▼",
    "BOLT": "↯",
    "GD": "★",
    "AMMO": "▮",
    "JAM": "✗",
    "ALIEN": "☣",
    "blank": " ",
}
"""What is printed on the dice, one character each."""

_NAMES = [
    "agent",
    "unit",
    "attacker",
    "target",
    "alien",
    "controller",
    "weapon",
    "power",
    "item",
    "gain",
    "card",
]
_WORDS = ("phase", "rank", "condition", "outcome", "token")
_ALIEN = re.compile(r"(.+)-(\d+)")
_SIGNAL = re.compile(r"s(\d+)")


class MissingText(LookupError):
    """There is no message for this, or it lacks something."""


class RuleText(NamedTuple):
    """A rule for display; a text that is not translated stays English."""

    id: str
    title: str
    text: str
    ruling: str


class Texts:
    """All that can be said about a game of one system, in one language."""

    def __init__(
        self, lang: str = "en", system: str = "galaxy-defenders", *, strict: bool = False
    ) -> None:
        if lang not in LANGUAGES:
            raise MissingText(f"there is no language {lang!r}; known are {', '.join(LANGUAGES)}")
        self.lang, self.system, self.strict = lang, system, strict
        self._bundle = bundle(lang, system.replace("-", "_"))

    # -- messages --------------------------------------------------------------------------------

    def has(self, message: str) -> bool:
        return bool(self._bundle.has_message(message))

    def say(self, message: str, **words: Any) -> str:
        """A message with its words put in."""
        if not self.has(message):
            if self.strict:
                raise MissingText(f"{self.lang}: no message {message!r}")
            said = ", ".join(str(word) for word in words.values() if word != "")
            return f"{plain_words(message)}: {said}" if said else plain_words(message)
        pattern = self._bundle.get_message(message).value
        assert pattern is not None
        text, errors = self._bundle.format_pattern(pattern, words)
        if errors and self.strict:
            raise MissingText(f"{self.lang}: message {message!r}: {errors}")
        return str(text)

    # -- names -----------------------------------------------------------------------------------

    def called(self, definition: Any) -> str:
        """The name of a definition."""
        return (definition.de or definition.name) if self.lang == "de" else str(definition.name)

    def name(self, key: str, box: Box) -> str:
        """The name of a figure, weapon, power, card, signal or rank."""
        if not key:
            return self.say("nobody")
        if key in box.aliens:
            card = box.aliens[key]
            rank = self.say(f"colour-{card.rank}")
            return self.say("alien-card", name=self.called(card), rank=rank)
        for kind in (box.agents, box.weapons, box.powers, box.events, box.close):
            if key in kind:
                return self.called(kind[key])
        figure = _ALIEN.fullmatch(key)
        if figure and figure[1] in box.aliens:
            card = box.aliens[figure[1]]
            rank = self.say(f"colour-{card.rank}")
            return self.say("alien-name", name=self.called(card), rank=rank, number=figure[2])
        signal = _SIGNAL.fullmatch(key)
        if signal:
            return self.say("signal-name", number=signal[1])
        if self.has(f"rank-{key}"):
            return self.say(f"rank-{key}")
        if self.strict:
            raise MissingText(f"{self.lang}: nothing is called {key!r}")
        return plain_words(key)

    def dice(self, faces: tuple[str, ...]) -> str:
        """Dice as they lie on the table."""
        return " ".join(f"[{''.join(SYMBOLS[s] for s in face.split('+'))}]" for face in faces)

    def closer(self, key: str) -> str:
        """A door, by its side or hex."""
        if "|" not in key:
            return self.say("door-hex", a=key)
        a, b = key.split("|")
        return self.say("door-name", a=a, b=b)

    def window(self, key: str) -> str:
        a, _, b = key.partition("|")
        return self.say("window-name", a=a, b=b)

    def opening(self, key: str) -> str:
        """A door or window, whichever it is."""
        a, _, b = key.partition("|")
        return self.say("opening-name", a=a, b=b) if b else self.say("door-hex", a=a)

    def action(self, key: str, box: Box) -> str:
        """An action of the mission."""
        found = next((a for a in box.mission.actions if a.id == key), None)
        return plain_words(key) if found is None else self.called(found)

    def way(self, key: str, box: Box, *, stays: bool = False) -> str:
        """A way an alien may go, from the oracle's key."""
        head, _, end = key.partition(" at ")
        target, _, via = head.partition(" via ")
        agent = self.name(target, box) if target != "-" else ""
        words = {"agent": agent, "has_agent": yes(agent), "hex": end}
        if stays:
            return self.say("option-alien-stays", **words)
        return self.say("option-alien-way", **words, via=via, has_via=yes(via))

    def place(self, mark: str) -> str:
        """A named place of a mission."""
        known = self.has(f"place-{mark}")
        return self.say(f"place-{mark}") if known else plain_words(mark)

    # -- sentences -------------------------------------------------------------------------------

    def event(self, event: Event, box: Box) -> str:
        """One sentence for something that happened."""
        words: dict[str, Any] = {}
        for field in event.__struct_fields__:
            if field not in ("rules", "seen_by"):
                words.update(self._field(field, getattr(event, field), box))
        if "start" in words and "agent" in words:
            step = direction_between(hex_at(words["start"]), hex_at(words["end"]))
            words["direction"] = self.say(f"direction-{step}")
        return self.say(f"event-{type(event).__name__}", **words)

    def _field(self, field: str, value: Any, box: Box) -> dict[str, Any]:
        if isinstance(value, bool):
            return {field: "yes" if value else "no"}
        if field == "faces":
            return {field: self.dice(value)}
        if field == "awakes":
            return {field: "; ".join(self.name(v, box) for v in value), "count": len(value)}
        if field == "options":
            return {"count": len(value)}
        if not isinstance(value, str):
            return {field: value}
        if field == "gain":
            return {field: self.name(value, box) if value else "", "has_gain": yes(value)}
        if field in _NAMES:
            return {field: self.name(value, box)}
        if field in _WORDS:
            return {field: self.say(f"{field}-{value}")}
        return self._one_of_a_kind(field, value, box)

    def _one_of_a_kind(self, field: str, value: str, box: Box) -> dict[str, Any]:
        match field:
            case "face":
                return {field: self.dice((value,))}
            case "facing":
                return {field: self.say(f"direction-{value}")}
            case "door":
                return {field: self.closer(value)}
            case "opening":
                return {field: self.opening(value)}
            case "window":
                return {field: self.window(value)}
            case "action":
                return {field: self.action(value, box)}
            case "reason":
                return {field: value.replace(" ", "-")}
            case "chosen":
                return {field: self.way(value, box, stays=" via " not in value)}
            case "row":
                plus = value == "plus"
                return {field: self.say("row-plus") if plus else self.say("row-at", at=value)}
            case "by":
                return {field: value, "has_by": yes(value)}
            case "what":
                kind, _, weapon = value.partition(" ")
                return {field: kind, "weapon": self.name(weapon, box) if weapon else ""}
        return {field: value}

    def question(self, ask: Ask | Chance, box: Box) -> str:
        """What is asked, in words."""
        if isinstance(ask, Chance):
            return self.say(f"chance-{ask.what}")
        words: dict[str, Any] = {"seat": self.name(ask.seat, box)}
        for number, key in enumerate(ask.about, 1):
            about = int(key) if key.isdigit() else self.name(key, box)
            words["about" if number == 1 else f"about{number}"] = about
        return self.say(f"question-{ask.what}", **words)

    def option(self, ask: Ask | Chance, key: str, box: Box) -> str:
        """An answer in words."""
        return option_words(self, ask, key, box)

    def rule(self, rule_id: str) -> RuleText:
        """A rule's title and text; an unknown id raises UnknownRule."""
        rule = translated(rule_id, self.lang)
        return RuleText(rule.id, rule.page_title or rule.section, rule.rule, rule.ambiguity)
