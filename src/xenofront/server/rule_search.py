"""Finding rules by id or by words."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Final

from xenofront.library.rulebook import rules as rules_of
from xenofront.library.rulebook.translations import translated
from xenofront.server.wire.pages import RuleCard

FILES: Final = {"galaxy-defenders": ("gd-core",), "bug-hunt": ("bug-hunt",)}
"""The rule files of each system that can be played."""


@cache
def cards(system: str, lang: str) -> tuple[RuleCard, ...]:
    """All rules of a system, or of all that can be played, in the order of the book."""
    files = FILES[system] if system else tuple(f for some in FILES.values() for f in some)
    return tuple(_cards(files, lang))


def _cards(files: tuple[str, ...], lang: str) -> Iterator[RuleCard]:
    for file in files:
        for rule in rules_of(file):
            found = translated(rule.id, lang)
            title = found.page_title or found.section
            yield RuleCard(id=rule.id, title=title, text=found.rule, ruling=found.ambiguity)


def search(words: str, system: str, lang: str) -> list[RuleCard]:
    """Rules in whose id, title, text or ruling every word occurs; ids and titles come first."""
    parts = words.lower().split()
    found = []
    for place, card in enumerate(cards(system, lang)):
        head = f"{card.id} {card.title}".lower()
        whole = f"{head} {card.text} {card.ruling}".lower()
        if all(part in whole for part in parts):
            rank = 0 if words.lower() == card.id.lower() else 2 - all(p in head for p in parts)
            found.append((rank, place, card))
    return [card for _, _, card in sorted(found, key=lambda row: row[:2])]
