"""Cards of Galaxy Defenders to read: what is printed on them, made from the data."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from xenofront.cli.terminal.galaxy_defenders.figures import figure_of
from xenofront.cli.terminal.screen import Screen
from xenofront.cli.terminal.table import Table
from xenofront.kernel import Ask, Chance
from xenofront.library.cards import CardText, card_text
from xenofront.library.cards.index import all_cards, find, near, title
from xenofront.library.cards.modifiers import modifier_lines
from xenofront.library.cards.powers import power_lines
from xenofront.library.cards.weapons import printed_weapon
from xenofront.library.cards.words import Words
from xenofront.library.texts import Texts
from xenofront.systems.galaxy_defenders.box import Box
from xenofront.systems.galaxy_defenders.state import Agent, AgentId, AlienId

AT_ONCE: Final = 3
"""So many cards of one name are all shown."""
NEW_ITEM_QUESTIONS: Final = ("recipient", "replace")
"""Questions about a thing that has just come."""


def show_card(screen: Screen, card: CardText) -> None:
    """A card in full."""
    screen.line(f"{screen.paint(card.title, 'heading')} ({card.kind})")
    for line in card.lines:
        screen.line(line, indent=2, hang=2)
    if card.rules:
        screen.line(screen.paint(f"[{', '.join(card.rules)}]", "rule"), indent=2)


def show_cards(screen: Screen, cards: Iterable[CardText]) -> None:
    """Several cards, with a line between them."""
    for number, card in enumerate(cards):
        if number:
            screen.raw()
        show_card(screen, card)


def carried_lines(texts: Texts, box: Box, agent: AgentId, row: Agent) -> list[str]:
    """What an agent has at hand, each with its text: weapons, powers, devices and armour."""
    words = Words(texts, box.catalogue)
    lines = [printed_weapon(words, box.weapons[slot.id]) for slot in row.weapons]
    for power in (*row.powers, *row.devices):
        definition = box.powers[power]
        kind = texts.say(f"kind-{definition.kind}")
        said = " ".join(power_lines(words, definition))
        lines.append(f"{texts.called(definition)} ({kind}): {said}")
    armour = box.agents[agent].armour
    return lines + modifier_lines(words, armour, words.say("card-armour"))


def card(table: Table, typed: str) -> None:
    """The card of a figure, or the one with this id or name."""
    if not typed:
        table.say("ui-usage-card")
        return
    texts, catalogue = table.texts, table.box.catalogue
    cards = all_cards(catalogue)
    figure = _of_figure(table, typed)
    found = [figure] if figure else find(texts, catalogue, typed)
    if not found:
        close = near(texts, catalogue, typed)
        hint = texts.say("ui-did-you-mean", word=close[0]) if close else ""
        table.say("ui-no-card", typed=typed, hint=hint)
    elif len(found) > AT_ONCE:
        names = [f"{title(texts, cards[key], catalogue)} [{key}]" for key in found]
        table.say("ui-ambiguous", typed=typed, choices="; ".join(names))
    else:
        show_cards(table.screen, (card_text(texts, cards[key], catalogue) for key in found))


def item_lines(texts: Texts, box: Box, ask: Ask | Chance) -> list[str]:
    """What something new that somebody gets does."""
    if ask.what not in NEW_ITEM_QUESTIONS or not isinstance(ask, Ask):
        return []
    known = all_cards(box.catalogue)
    new = (item for item in ask.about[:1] if item in known)
    return [" ".join(card_text(texts, known[item], box).lines) for item in new]


def _of_figure(table: Table, typed: str) -> str:
    """The id of the card that a figure on the board has."""
    figure = figure_of(table, typed)
    if figure in table.state.aliens:
        return str(table.state.aliens[AlienId(figure or "")].card)
    return figure or "" if figure in table.state.agents else ""
