"""What cards and sheets say, made once for each box and language."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from xenofront.games.galaxy_defenders import NAME
from xenofront.games.galaxy_defenders.present import answers
from xenofront.games.galaxy_defenders.rules.box import Box
from xenofront.games.galaxy_defenders.text.cards.aliens import alien_lines, row_line
from xenofront.games.galaxy_defenders.text.cards.modifiers import modifier_lines
from xenofront.games.galaxy_defenders.text.cards.words import Words
from xenofront.present.messages.base import Line
from xenofront.text.texts import Texts

KEPT = 4096


class Row(NamedTuple):
    """A row of an alien's card: for which distance, and what it says."""

    at: str
    text: str


def item_text(texts: Texts, box: Box, item: str) -> str:
    """What is printed on a weapon or power."""
    return _item(box, texts.lang, texts.strict, item)


@lru_cache(maxsize=KEPT)
def _item(box: Box, lang: str, strict: bool, item: str) -> str:  # noqa: FBT001
    return answers.printed(Texts(lang, NAME, strict=strict), box, item)


def dice_words(texts: Texts, box: Box, weapon: str) -> str:
    """The dice of a weapon."""
    return _dice(box, texts.lang, texts.strict, weapon)


@lru_cache(maxsize=KEPT)
def _dice(box: Box, lang: str, strict: bool, weapon: str) -> str:  # noqa: FBT001
    definition = box.weapons[weapon]
    words = Words(Texts(lang, NAME, strict=strict), box.catalogue)
    return words.dice(definition.red, definition.blue)


def armour_lines(texts: Texts, box: Box, agent: str) -> tuple[Line, ...]:
    """What an agent's armour does, with the rules."""
    return _armour(box, texts.lang, texts.strict, agent)


@lru_cache(maxsize=KEPT)
def _armour(box: Box, lang: str, strict: bool, agent: str) -> tuple[Line, ...]:  # noqa: FBT001
    words = Words(Texts(lang, NAME, strict=strict), box.catalogue)
    return tuple(
        Line(text=text, rules=(modifier.rule,) if modifier.rule else ())
        for modifier in box.agents[agent].armour
        for text in modifier_lines(words, (modifier,), words.say("card-armour"))
    )


def alien_text(texts: Texts, box: Box, card: str) -> tuple[tuple[Line, ...], tuple[Row, ...]]:
    """What an alien's card says above its rows, and the rows."""
    return _alien(box, texts.lang, texts.strict, card)


@lru_cache(maxsize=KEPT)
def _alien(
    box: Box,
    lang: str,
    strict: bool,  # noqa: FBT001
    card: str,
) -> tuple[tuple[Line, ...], tuple[Row, ...]]:
    words, definition = Words(Texts(lang, NAME, strict=strict), box.catalogue), box.aliens[card]
    said = alien_lines(words, definition)[: -len(definition.rows)]
    rows = [
        Row(
            words.say("row-plus") if row.at == "plus" else words.say("row-at", at=row.at),
            row_line(words, definition, row),
        )
        for row in definition.rows
    ]
    return tuple(Line(text=text) for text in said), tuple(rows)
