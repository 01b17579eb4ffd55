"""The rules in our own words, one entry per atomic rule, with rulings where a book is silent."""

import re
from functools import cache
from pathlib import Path
from typing import Final

import msgspec
import yaml

from xenofront import games
from xenofront.games import registry
from xenofront.games.manifest import RuleFile

PLANNED: Final = {
    "overmind": RuleFile(Path(games.__file__).parent / "overmind" / "rulebook", ("OM",))
}
"""Rule files of games that are still to come."""
ENTRY = re.compile(r"^- id: (\S+)$", re.MULTILINE)


class Rule(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One atomic rule."""

    id: str
    section: str
    rule: str
    page_title: str = ""
    check: str = ""
    ambiguity: str = ""
    set: str = ""
    not_applicable: str = ""
    cases: dict[str, str] = {}
    """What a rule that speaks of several things, or of a moment, is proved by one by one."""

    @property
    def marks(self) -> tuple[str, ...]:
        """What stands in code and tests for the rule: its cases, or itself if it has none."""
        return tuple(f"{self.id}/{case}" for case in self.cases) or (self.id,)


class UnknownRule(LookupError):
    """No rule has this id."""


def files() -> dict[str, RuleFile]:
    """Every rule file by name: those of the games, then those of games to come."""
    found = {name: one for game in registry.games() for name, one in game.rule_files.items()}
    return found | PLANNED


def file_of(rule_id: str) -> str:
    """The rule file an id belongs to."""
    prefix = rule_id.partition("-")[0]
    for name, one in files().items():
        if prefix in one.prefixes:
            return name
    raise UnknownRule(rule_id)


def rule(rule_id: str) -> Rule:
    """One rule by its id; only its own entry is parsed."""
    found = _entries(file_of(rule_id)).get(rule_id)
    if found is None:
        raise UnknownRule(rule_id)
    return _parse(found)[0]


@cache
def rules(file: str) -> tuple[Rule, ...]:
    """All rules of one file, in its order."""
    return _parse(_text(file))


def all_ids() -> frozenset[str]:
    """The ids of all rules of all games."""
    return _ids(tuple(files()))


def all_marks() -> frozenset[str]:
    """The ids of all rules, and those of their cases: an id, a slash, and a word."""
    return all_ids() | {mark for file in files() for rule in rules(file) for mark in rule.marks}


def marks_in(text: str) -> list[str]:
    """The same as ``ids_in``, with the case if one is named."""
    return _patterns(_prefixes())[1].findall(text)


def ids_in(text: str) -> list[str]:
    """Everything in a text that looks like a rule id, known or not."""
    return _patterns(_prefixes())[0].findall(text)


def _prefixes() -> tuple[str, ...]:
    return tuple(prefix for one in files().values() for prefix in one.prefixes)


@cache
def _patterns(prefixes: tuple[str, ...]) -> tuple[re.Pattern[str], re.Pattern[str]]:
    """Ids, and ids with cases; wider than those that exist, so that mistyped ones are found."""
    any_id = rf"(?<![\w-])(?:{'|'.join(prefixes)})-(?:\d|FAQ|AMB)\w*(?:\.\w+)*"
    return re.compile(any_id), re.compile(rf"{any_id}(?:/[a-z]\w*(?:-\w+)*)?")


@cache
def _ids(names: tuple[str, ...]) -> frozenset[str]:
    return frozenset(rule_id for name in names for rule_id in _entries(name))


def _text(file: str) -> str:
    return (files()[file].folder / f"{file}.yaml").read_text(encoding="utf-8")


@cache
def _entries(file: str) -> dict[str, str]:
    """Each entry's text by its id, not yet parsed."""
    pieces = ENTRY.split(_text(file))
    return {
        rule_id: f"- id: {rule_id}{body}"
        for rule_id, body in zip(pieces[1::2], pieces[2::2], strict=True)
    }


@cache
def _parse(text: str) -> tuple[Rule, ...]:
    loaded = yaml.load(text, Loader=yaml.CSafeLoader)
    return msgspec.convert(loaded, type=tuple[Rule, ...])
