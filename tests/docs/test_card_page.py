"""The page of cards says what the content files say."""

from pathlib import Path

from tools import card_page, docs

ROOT = Path(__file__).parents[2]


def test_the_page_of_cards_is_up_to_date():
    assert docs.stale(ROOT, {card_page.PATH: card_page.page(docs.NOTE)}) == []
