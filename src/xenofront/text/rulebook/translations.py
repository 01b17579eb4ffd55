"""The rules in other languages: texts by rule id, in small files of one or a few sections each.

A rule file without a folder here is shown in English.
"""

import re
from functools import cache
from pathlib import Path

import msgspec
import yaml

from xenofront.text import rulebook
from xenofront.text.rulebook import Rule

TITLES = "titles.yaml"
ENTRY = re.compile(r"^([A-Z]{2}-\S+):$", re.MULTILINE)


class Translation(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One rule's texts in another language."""

    rule: str
    ruling: str = ""
    not_applicable: str = ""


def translated(rule_id: str, lang: str) -> Rule:
    """A rule in a language, or in English where there is no translation of it."""
    rule, system = rulebook.rule(rule_id), rulebook.file_of(rule_id)
    words = translation(rule_id, lang)
    if words is None:
        return rule
    known = titles(system, lang)
    return msgspec.structs.replace(
        rule,
        section=known.get(rule.section, rule.section),
        page_title=known.get(rule.page_title, rule.page_title),
        rule=words.rule,
        ambiguity=words.ruling,
        not_applicable=words.not_applicable,
    )


def translation(rule_id: str, lang: str) -> Translation | None:
    """One rule's texts, if it is translated; only its own entry is parsed."""
    entry = entries(rulebook.file_of(rule_id), lang).get(rule_id)
    return None if entry is None else _parse(entry)


@cache
def titles(system: str, lang: str) -> dict[str, str]:
    """The titles of a rule file's sections, by the English ones."""
    file = _folder(system, lang) / TITLES
    return msgspec.convert(_load(file.read_text(encoding="utf-8")), type=dict[str, str])


@cache
def entries(system: str, lang: str) -> dict[str, str]:
    """Each translated entry's text by its rule id, in the order of the files; not yet parsed."""
    folder, found = _folder(system, lang), dict[str, str]()
    if not folder.is_dir():
        return found
    for file in sorted(folder.iterdir(), key=lambda file: file.name):
        if file.name != TITLES:
            pieces = ENTRY.split(file.read_text(encoding="utf-8"))
            found.update(zip(pieces[1::2], pieces[2::2], strict=True))
    return found


def _folder(file: str, lang: str) -> Path:
    return rulebook.files()[file].folder / lang / file.replace("-", "_")


@cache
def _parse(entry: str) -> Translation:
    return msgspec.convert(_load(entry), type=Translation)


def _load(text: str) -> object:
    return yaml.load(text, Loader=yaml.CSafeLoader)
