"""The words of the stage are there in both languages for every game, and all of them are used."""

import re
from pathlib import Path

import pytest

from tests.games import page_messages
from xenofront.games import registry

FILE = "stage"
GAMES = ("galaxy-defenders", "bug-hunt")
games = pytest.mark.parametrize("game", GAMES)


def source(game):
    folder = Path(str(registry.game(game).folder)) / "present"
    return "\n".join(path.read_text(encoding="utf-8") for path in folder.rglob("*.py"))


@games
def test_both_languages_have_the_same_words(game):
    assert page_messages.ids("en", FILE, game) == page_messages.ids("de", FILE, game)


@games
def test_every_word_is_said_somewhere(game):
    code = source(game)
    written = {*re.findall(r'"([a-z]+(?:-[a-z_]+)+)"', code)}
    begun = tuple({*re.findall(r'f"([a-z]+(?:-[a-z]+)*-)\{', code)})
    unused = {
        name for name in page_messages.ids("en", FILE, game) - written if not name.startswith(begun)
    }
    assert not unused
