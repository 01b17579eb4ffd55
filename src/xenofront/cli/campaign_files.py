"""The files of a campaign: its own, and the games of its missions beside it."""

from __future__ import annotations

from pathlib import Path

from xenofront.campaign import CampaignLog, next_setup, read_campaign, rolled_back, write_campaign
from xenofront.games.factory import new_record
from xenofront.kernel import Record, SaveError
from xenofront.present.terminal import keeping


def keep(file: Path, log: CampaignLog) -> None:
    """Write a campaign; whoever reads the file finds the old one or the new one."""
    keeping.write_whole(file, write_campaign(log))


def game_file(file: Path, number: int) -> Path:
    """Where the game of a mission is kept; the first one has number 1."""
    return file.with_suffix(f".{number}{keeping.SUFFIX}")


def upcoming(file: Path, log: CampaignLog) -> tuple[Record, bool]:
    """The game of the mission that comes next, and whether it was begun before."""
    kept, setup = game_file(file, len(log.played) + 1), next_setup(log)
    if kept.exists():
        record = keeping.open_game(kept).record
        if (record.setup.mission, record.setup.seed) == (setup.mission, setup.seed):
            return record, record.at > 0
        _set_aside(kept, file, _free_number(file))
    return new_record(setup), False


def roll_back(file: Path, number: int) -> tuple[CampaignLog, list[Path]]:
    """Go back to before a mission; what was there is set aside, and where that is now."""
    old = read_campaign(file.read_bytes())
    log = rolled_back(old, number, _squad_before(file, number))
    free = _free_number(file)
    kept = file.with_suffix(f".taken-back-{free}{file.suffix}")
    keeping.write_whole(kept, file.read_bytes())
    keep(file, log)
    games = [game_file(file, n) for n in range(number, len(old.played) + 2)]
    return log, [_set_aside(game, file, free) for game in games if game.exists()] + [kept]


def _squad_before(file: Path, number: int) -> dict[str, object] | None:
    """The squad as it was before a mission, from the game of it; nothing if that is gone."""
    try:
        return dict(keeping.open_game(game_file(file, number)).record.setup.carried)
    except (OSError, SaveError):
        return None


def _free_number(file: Path) -> int:
    """The first number under which nothing was set aside yet."""
    number = 1
    while list(file.parent.glob(f"{file.stem}.*taken-back-{number}.*")):
        number += 1
    return number


def _set_aside(game: Path, file: Path, number: int) -> Path:
    aside = game.with_suffix(f".taken-back-{number}{game.suffix}")
    return game.replace(aside)
