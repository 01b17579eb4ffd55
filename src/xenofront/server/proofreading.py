"""Reads a mission's text: ``python -m xenofront.server.proofreading LANG``, the text as input."""

from __future__ import annotations

import sys
from typing import Any, Final, NamedTuple

import msgspec

from xenofront.content import store
from xenofront.content.error_patterns import recognised
from xenofront.content.errors import ContentError, Problem
from xenofront.games import registry
from xenofront.games.factory import new_game, new_setup, of_text, system
from xenofront.present.messages.pages import NewGame
from xenofront.present.messages.workshop import Checked, Flaw
from xenofront.present.presenter import presenter_of, seen
from xenofront.text.sentences import sentence, spoken
from xenofront.text.texts import Texts

MOST_FLAWS: Final = 100
SEED: Final = 1


class Read(NamedTuple):
    """A text read as a mission of one system."""

    system: str
    mission: Any
    """None where not even the shape is right."""
    problems: tuple[Problem, ...]


def proofread(text: str, lang: str) -> Checked:
    """What is wrong with a text, or the mission in it and how a game of it begins."""
    best = min((_read(name, text) for name in registry.game_names()), key=_unlikely)
    if best.problems:
        return _flawed(best.system, lang, best.problems)
    try:
        return _begun(best, text, lang)
    except Exception as error:  # noqa: BLE001 - whatever a text breaks is told to who wrote it
        said = sentence("no-game-begins", why=recognised(str(error) or repr(error)))
        return _flawed(best.system, lang, (Problem(store.OWN_FILE, 0, "", said),))


def _read(name: str, text: str) -> Read:
    mission = None
    try:
        mission = store.of(name).mission_in(text)
        store.of(name).box_for(of_text(new_setup(mission.id, (), system_name=name), text))
    except ContentError as error:
        return Read(name, mission, error.problems)
    return Read(name, mission, ())


def _unlikely(read: Read) -> tuple[bool, int]:
    """The system is the one whose shape fits, or that finds the least to complain about."""
    return read.mission is None, len(read.problems)


def _flawed(name: str, lang: str, problems: tuple[Problem, ...]) -> Checked:
    shown = problems[:MOST_FLAWS]
    return Checked(
        system=name,
        system_name=Texts(lang, name).say("ui-game"),
        flaws=tuple(
            Flaw(line=p.line, where=p.field[:200], text=spoken(p.text, lang)[:1000]) for p in shown
        ),
        more=len(problems) - len(shown),
    )


def _begun(read: Read, text: str, lang: str) -> Checked:
    name, texts = read.system, Texts(lang, read.system)
    presenter = presenter_of(name)
    setup = presenter.setup(NewGame(system=name, mission=read.mission.id, text=text), SEED)
    game = new_game(setup)
    shown = seen(game, system(name).seats(game.state)[0], texts)
    return Checked(
        system=name,
        system_name=texts.say("ui-game"),
        mission=presenter.mission(texts, setup),
        board=presenter.board(shown),
        scene=presenter.scene(shown),
    )


def main() -> None:
    text = sys.stdin.buffer.read().decode("utf-8", "replace")
    sys.stdout.buffer.write(msgspec.json.encode(proofread(text, sys.argv[1])))


if __name__ == "__main__":
    main()
