"""The generated document docs/reference/cards.md: every card of the box in words."""

from __future__ import annotations

from xenofront.games.galaxy_defenders.pack import catalogue
from xenofront.games.galaxy_defenders.text.cards import card_text
from xenofront.games.galaxy_defenders.text.cards.index import groups
from xenofront.present.cards import CardText
from xenofront.text.texts import Texts

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
