"""Finding rules by id or by words."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from xenofront.games import registry
from xenofront.present.messages.pages import RuleCard
from xenofront.text.rulebook import rules as rules_of
from xenofront.text.rulebook.translations import translated


@cache
def cards(system: str, lang: str) -> tuple[RuleCard, ...]:
    """All rules of a system, or of all that can be played, in the order of the book."""
    games = (registry.game(system),) if system else registry.games()
    files = (one for game in games for one in game.rule_files.items())
    return tuple(_cards(tuple(name for name, file in files if file.playable), lang))


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
