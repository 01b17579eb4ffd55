"""The rules in our own words, one entry per atomic rule, with rulings where a book is silent."""

import re
from functools import cache
from importlib import resources

import msgspec
import yaml

SYSTEMS = {
    "gd-core": ("GD",),
    "gd-expansions": ("GX",),
    "overmind": ("OM",),
    "bug-hunt": ("BH", "BX", "BD", "BR"),
}
SYSTEM_OF_PREFIX = {prefix: name for name, prefixes in SYSTEMS.items() for prefix in prefixes}

# Wider than the ids that exist, so that a mistyped one is found and reported.
RULE_ID = re.compile(r"(?<![\w-])(?:GD|GX|OM|BH|BX|BD|BR)-(?:\d|FAQ|AMB)\w*(?:\.\w+)*")
MARK = re.compile(rf"{RULE_ID.pattern}(?:/[a-z]\w*(?:-\w+)*)?")
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


def system_of(rule_id: str) -> str:
    """The rule file an id belongs to."""
    try:
        return SYSTEM_OF_PREFIX[rule_id.partition("-")[0]]
    except KeyError:
        raise UnknownRule(rule_id) from None


def rule(rule_id: str) -> Rule:
    """One rule by its id; only its own entry is parsed."""
    found = _entries(system_of(rule_id)).get(rule_id)
    if found is None:
        raise UnknownRule(rule_id)
    return _parse(found)[0]


@cache
def rules(system: str) -> tuple[Rule, ...]:
    """All rules of one file, in its order."""
    return _parse(_text(system))


@cache
def all_ids() -> frozenset[str]:
    """The ids of all rules of all systems."""
    return frozenset(rule_id for system in SYSTEMS for rule_id in _entries(system))


@cache
def all_marks() -> frozenset[str]:
    """The ids of all rules, and those of their cases: an id, a slash, and a word."""
    return all_ids() | {mark for system in SYSTEMS for rule in rules(system) for mark in rule.marks}


def marks_in(text: str) -> list[str]:
    """The same as ``ids_in``, with the case if one is named."""
    return MARK.findall(text)


def ids_in(text: str) -> list[str]:
    """Everything in a text that looks like a rule id, known or not."""
    return RULE_ID.findall(text)


def _text(system: str) -> str:
    return resources.files(__name__).joinpath(f"{system}.yaml").read_text(encoding="utf-8")


@cache
def _entries(system: str) -> dict[str, str]:
    """Each entry's text by its id, not yet parsed."""
    pieces = ENTRY.split(_text(system))
    return {
        rule_id: f"- id: {rule_id}{body}"
        for rule_id, body in zip(pieces[1::2], pieces[2::2], strict=True)
    }


@cache
def _parse(text: str) -> tuple[Rule, ...]:
    loaded = yaml.load(text, Loader=yaml.CSafeLoader)
    return msgspec.convert(loaded, type=tuple[Rule, ...])
