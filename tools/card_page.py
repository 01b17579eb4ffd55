"""The generated document docs/reference/cards.md: every card of the box in words."""

from __future__ import annotations

from xenofront.library.cards import card_text
from xenofront.library.cards.index import groups
from xenofront.library.galaxy_defenders_pack import catalogue
from xenofront.library.texts import Texts
from xenofront.table.cards import CardText

PATH = "docs/reference/cards.md"


def entry(key: str, card: CardText) -> list[str]:
    """One card; what stands below a sentence that ends with a colon is indented."""
    rules = f" · {', '.join(card.rules)}" if card.rules else ""
    lines = [f"  {line}" if line.startswith("- ") else f"- {line}" for line in card.lines]
    return [f"### {card.title}", "", f"`{key}` · {card.kind}{rules}", "", *lines, ""]


def page(note: str) -> str:
    """All cards of the packaged content in English, group by group."""
    texts, known = Texts("en", "galaxy-defenders", strict=True), catalogue()
    lines = [note, "", "# Galaxy Defenders, core set: cards", ""]
    lines += ["Made from the content files; `xenofront card NAME --lang de` says it in German.", ""]
    for group, cards in groups(known).items():
        lines += [f"## {texts.say(f'cards-{group}')}", ""]
        for key, definition in cards.items():
            lines += entry(key, card_text(texts, definition, known))
    return "\n".join(lines)
