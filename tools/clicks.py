"""How often people are asked: `python3 dev.py speed clicks [--seeds N] [--all]`.

The greedy player plays the same seeds twice: asked everything, and with the table answering where
nothing is decided. Counted are questions, and clicks: a walk to a hex is one click with all of its
steps and where to look, and so is a trooper that is dragged to where it goes, or to an alien it
stays for and attacks.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Iterator
from itertools import pairwise
from typing import Final, NamedTuple

import xenofront
from xenofront.games.factory import dealt_squad
from xenofront.kernel import Question
from xenofront.present import turns
from xenofront.present.presenter import presenter_of

GAMES: Final = (
    ("galaxy-defenders", "four_gates", 3),
    ("galaxy-defenders", "red_tracks", 3),
    ("bug-hunt", "first_contact", 3),
    ("bug-hunt", "quick_start", 3),
)
JOINED: Final = {
    ("activity", "hex"),
    ("hex", "hex"),
    ("hex", "facing"),
    ("trooper", "move"),
    ("stay", "attack"),
}
"""A question and the next one that the same click answers."""
DRAGGED: Final = ("trooper", "stay", "attack")
"""A trooper that is dragged to an alien."""
ATTACK: Final = "fire "
"""How an attack on somebody begins; with several weapons it is asked with which."""


class Played(NamedTuple):
    """What was asked in some games."""

    rounds: int
    questions: Counter[str]
    clicks: int


def play(game: str, mission: str, size: int, seeds: range, *, less: bool) -> Played:
    """Play a mission with some seeds; count the questions and the clicks."""
    rounds, questions, pressed = 0, Counter[str](), 0
    for seed in seeds:
        asked = list(_asked(game, mission, size, seed, less=less))
        rounds += asked.pop()[1]
        questions.update(what for what, _ in asked)
        pressed += clicks([what for what, _ in asked], joined=less)
    return Played(rounds, questions, pressed)


def _asked(
    game: str, mission: str, size: int, seed: int, *, less: bool
) -> Iterator[tuple[str, int]]:
    """The questions of one game that somebody is asked, and at last the number of rounds."""
    setup = xenofront.new_setup(mission, dealt_squad(game, size, seed=seed), seed=seed)
    record, presenter = xenofront.new_record(setup), presenter_of(game)
    auto, player = turns.AutoAnswers(record, presenter), xenofront.player("greedy", game, seed)
    while isinstance(record.game.pending, Question):
        ask = record.game.pending
        key = auto.forced()
        if key is None and less:
            key = auto.settled()
        if key is None:
            key = player.choose(record.game.seen_by(ask.seat)).key
            yield kind_of(ask, key), 1
        record.answer(key)
    state = record.game.state
    yield "", getattr(state, "round", 0) or getattr(state, "turn", 0)


def kind_of(ask: Question, key: str) -> str:
    """A question with what was answered, as far as clicks depend on it."""
    if ask.what == "action" and key.startswith(ATTACK):
        target = key.rpartition(" ")[2]
        weapons = [one for one in ask.options if one.startswith(ATTACK) and one.endswith(target)]
        return "attack" if len(weapons) == 1 else ask.what
    return "stay" if ask.what == "move" and key == "stay" else ask.what


def clicks(asked: list[str], *, joined: bool) -> int:
    """How many clicks some questions take, if one click may answer several."""
    if not joined:
        return len(asked)
    pairs = pairwise(asked)
    dragged = sum(three == DRAGGED for three in zip(asked, asked[1:], asked[2:], strict=False))
    return len(asked) - sum(pair in JOINED for pair in pairs) - dragged


def main() -> None:
    """Play, and print both counts beside each other."""
    options = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    options.add_argument("--seeds", type=int, default=4)
    options.add_argument("--all", action="store_true", help="every kind of question")
    chosen = options.parse_args()
    for game, mission, size in GAMES:
        before, after = (
            play(game, mission, size, range(chosen.seeds), less=less) for less in (False, True)
        )
        old, new = before.clicks / before.rounds, after.clicks / after.rounds
        asked = sum(after.questions.values()) / after.rounds
        print(
            f"{mission}: {old:.1f} questions a round when all are asked; {asked:.1f} with the "
            f"table, {new:.1f} clicks: {new / old:.0%}"
        )
        for what in before.questions if chosen.all else ():
            then, now = (one.questions[what] / one.rounds for one in (before, after))
            print(f"  {what:20} {then:6.2f} {now:6.2f}")


if __name__ == "__main__":
    main()
