"""Results of games in a file, one line each, so that a long contest can go on where it stopped."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import NamedTuple

import msgspec

from xenofront.lab.arena import Bout, Cell, Round
from xenofront.lab.provenance import mark


class Key(NamedTuple):
    """What tells one played game from another."""

    system: str
    seed: int
    mission: str
    squad: int
    game: int
    player: str


class Played(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One line of the file."""

    system: str
    seed: int
    mission: str
    squad: int
    game: int
    bout: Bout
    made: str = ""
    """By which version of rules and players."""

    @property
    def key(self) -> Key:
        return Key(self.system, self.seed, self.mission, self.squad, self.game, self.bout.player)


class Unreadable(ValueError):
    """A line of the file is no result, or one of other rules or players."""


class Results:
    """The games that a file knows, and the file itself, to which new ones are added at once.

    Games that other rules or players played are refused, unless they are to be ``mixed`` in.
    """

    def __init__(
        self, system: str, seed: int, file: Path | None = None, *, mixed: bool = False
    ) -> None:
        self.system, self.seed, self.file = system, seed, file
        self.known: dict[Key, Bout] = {}
        if file is not None and file.exists():
            self.known = {row.key: row.bout for row in _read(file, mixed=mixed)}

    def bout(self, cell: Cell, number: int, player: str) -> Bout | None:
        """What is known of a game; one that broke is played again."""
        key = Key(self.system, self.seed, cell.mission, cell.squad, number, player)
        found = self.known.get(key)
        return None if found is None or found.error else found

    def add(self, row: Round) -> None:
        """Note the bouts that are new."""
        fresh = []
        for bout in row.bouts:
            cell = row.cell
            new = Played(self.system, self.seed, cell.mission, cell.squad, row.number, bout, mark())
            if self.known.get(new.key) != bout:
                self.known[new.key] = bout
                fresh.append(new)
        if self.file is not None and fresh:
            self._append(fresh)

    def _append(self, rows: Iterable[Played]) -> None:
        assert self.file is not None
        with self.file.open("ab") as out:
            out.write(b"".join(msgspec.json.encode(row) + b"\n" for row in rows))


def _read(file: Path, *, mixed: bool) -> list[Played]:
    """The lines of a file; a last one that was not finished is cut off."""
    text = file.read_bytes()
    whole, _, torn = text.rpartition(b"\n")
    if torn:
        file.write_bytes(whole + b"\n" if whole else b"")
    found = []
    for number, line in enumerate(whole.splitlines(), start=1):
        try:
            row = msgspec.json.decode(line, type=Played)
        except msgspec.DecodeError as error:
            raise Unreadable(f"{file.name}, line {number}: {error}") from error
        if row.made != mark() and not mixed:
            raise Unreadable(
                f"{file.name}, line {number}: other rules or players played this game; name"
                " another file, or say --mixed to count it all the same"
            )
        found.append(row)
    return found
