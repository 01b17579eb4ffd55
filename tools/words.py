"""Numbers for the words of each system: names in its content, and words met in random games.

python -m tools.words            adds what is missing to the end of each file
python -m tools.words --check    says what is missing
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec

from xenofront.content import store
from xenofront.games import registry
from xenofront.research.answers import parts
from xenofront.research.episode import Episode
from xenofront.research.observation import look_of, slots_of
from xenofront.research.tasks import tasks
from xenofront.research.vocabulary import file_of
from xenofront.text.message_files import messages

GAMES = 6


def content_words(system: str) -> Iterator[str]:
    """Everything in a system's content that has an id, in the order of its kinds."""
    yield from message_words(system)
    catalogue = store.of(system).catalogue()
    for kind in msgspec.structs.fields(type(catalogue)):
        entries: Any = getattr(catalogue, kind.name)
        if isinstance(entries, dict):
            yield from sorted(str(key) for key in entries)
    yield from sorted(_grounds(system))


def message_words(system: str) -> list[str]:
    """The names of questions and of ready-made answers, from the messages that word them."""
    text = messages("en", "game", system)
    return sorted(set(re.findall(r"^(?:question|option)-([A-Za-z0-9_]+)", text, re.MULTILINE)))


def _grounds(system: str) -> set[str]:
    found: set[str] = set()
    for task in tasks().values():
        box: Any = Episode(task, 0).game.state.box if task.system == system else None
        if hasattr(box, "board"):
            found |= {*box.board.ground.values(), *(f for die in box.faces.values() for f in die)}
    return found


def played_words(system: str, games: int) -> Iterator[str]:
    """Questions, words of answers and phases that come up in random games."""
    look = look_of(system)
    for task in tasks().values():
        if task.system != system:
            continue
        for number in range(games):
            episode, dice = Episode(task, number), Random(number)
            while not episode.over and not episode.cut_off:
                pending = episode.game.pending
                assert pending is not None
                facts: Any = episode.game.state
                rows = slots_of(getattr(facts, table) for table in look.NAMED)
                yield pending.what
                yield str(facts.phase)
                for key in episode.answers:
                    for word in parts(key):
                        known = word in rows or word.isdigit() or look.place_of(word) is not None
                        if not known:
                            yield word
                episode.act(dice.randrange(len(episode.answers)))


def missing(system: str, games: int = GAMES) -> list[str]:
    """Words that have no number yet."""
    path = file_of(system)
    known = set(path.read_text(encoding="utf-8").splitlines()) if path.exists() else set()
    found = dict.fromkeys((*content_words(system), *played_words(system, games)))
    return [word for word in found if word and word not in known]


def main(arguments: list[str]) -> int:
    wanting = False
    for system in registry.game_names():
        words = missing(system)
        wanting |= bool(words)
        print(f"{system}: {len(words)} new words", *words[:8])
        if "--check" not in arguments and words:
            with file_of(system).open("a", encoding="utf-8") as file:
                file.writelines(f"{word}\n" for word in words)
    return int(wanting and "--check" in arguments)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
