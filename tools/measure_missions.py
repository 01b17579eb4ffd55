"""How long missions take and how hard they are: `python -m tools.measure_missions`.

The greedy player plays every mission with the squad that its card proposes, seed after seed. What
it wins and how often people would have to answer stands in `present/measures.json` of the game,
with seeds and numbers; the mission cards show it. Minutes are answers times what people take for
one: an assumption, which is written down beside the figures.
"""

from __future__ import annotations

import argparse
import os
from collections.abc import Iterator, Mapping
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from statistics import median
from typing import Any, Final, NamedTuple

import msgspec

import xenofront
from tools.clicks import clicks, kind_of
from xenofront.content import store
from xenofront.kernel import Question
from xenofront.players.worth import outcome_worth
from xenofront.present import turns
from xenofront.present.measures import FILE, Measure, Measures
from xenofront.present.messages.pages import MissionCard, NewGame
from xenofront.present.presenter import presenter_of
from xenofront.text.texts import Texts

PLAYER: Final = "greedy"
SECONDS: Final = 10
"""For an answer: to read, to choose, and to see what comes of it."""
WON: Final = 1.0
STEP: Final = 5
"""Minutes are rounded to so many."""
GAMES: Final = Path(__file__).parents[1] / "src" / "xenofront" / "games"


class Job(NamedTuple):
    game: str
    mission: str
    squad: tuple[str, ...]
    seed: int


class Result(NamedTuple):
    won: bool
    answers: int


def play(job: Job) -> Result:
    """Play one game, and count how often people would have to answer."""
    presenter = presenter_of(job.game)
    wish = NewGame(system=job.game, mission=job.mission, squad=job.squad)
    record = xenofront.new_record(presenter.setup(wish, job.seed))
    auto, player = (
        turns.AutoAnswers(record, presenter),
        xenofront.player(PLAYER, job.game, job.seed),
    )
    asked: list[str] = []
    while isinstance(record.game.pending, Question):
        ask, key = record.game.pending, auto.forced() or auto.settled()
        if key is None:
            key = player.choose(record.game.seen_by(ask.seat)).key
            asked.append(kind_of(ask, key))
        record.answer(key)
    state: Any = record.game.state
    return Result(outcome_worth(state.outcome) == WON, clicks(asked, joined=True))


def cards(game: str) -> Iterator[MissionCard]:
    """The missions of a game, as they are proposed."""
    presenter, texts = presenter_of(game), Texts("en", game)
    for mission in store.of(game).catalogue().missions:
        yield presenter.mission(texts, presenter.setup(NewGame(system=game, mission=mission), 0))


def measured(
    game: str,
    seeds: range,
    pool: ProcessPoolExecutor,
    before: Mapping[str, Measure],
    only: list[str],
) -> Measures:
    """Play missions of a game with these seeds: all, or some and keep what is known of others."""
    missions = dict(before) if only else {}
    for card in cards(game):
        if only and card.id not in only:
            continue
        jobs = [Job(game, card.id, card.squad, seed) for seed in seeds]
        results = list(pool.map(play, jobs))
        answers = int(median(one.answers for one in results))
        minutes = max(STEP, round(answers * SECONDS / 60 / STEP) * STEP)
        won = sum(one.won for one in results)
        missions[card.id] = Measure(
            squad=card.squad, won=won, games=len(jobs), answers=answers, minutes=minutes
        )
        print(f"{card.id}: {won} of {len(jobs)} won, {answers} answers, {minutes} min")
    return Measures(
        player=PLAYER,
        seeds=(seeds.start, seeds.stop),
        seconds_an_answer=SECONDS,
        missions=missions,
    )


def main() -> None:
    """Measure all missions of some games, and write the files."""
    options = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    options.add_argument("--games", type=int, default=60, help="for each mission")
    options.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    options.add_argument("--mission", action="append", default=[], help="this one; all if none")
    options.add_argument("only", nargs="*", help="games; all if none is named")
    chosen = options.parse_args()
    with ProcessPoolExecutor(chosen.workers) as pool:
        for game in chosen.only or xenofront.game_names():
            folder = GAMES / game.replace("-", "_") / "present"
            before = msgspec.json.decode((folder / FILE).read_bytes(), type=Measures).missions
            found = measured(game, range(chosen.games), pool, before, chosen.mission)
            text = msgspec.json.format(msgspec.json.encode(found), indent=2)
            (folder / FILE).write_bytes(text + b"\n")


if __name__ == "__main__":
    main()
