"""Records as files: one line that says what it is, one line of JSON.

The first line carries length and checksum of the second, so that a truncated or altered file is
refused with a reason. Nothing in a file is ever executed.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping

import msgspec

from xenofront.flaws import flaw
from xenofront.kernel.game import Game
from xenofront.kernel.record import Answer, BackTo, Entry, Record
from xenofront.kernel.saves import MAX_BYTES, SaveError, digest, open_position, save, too_long
from xenofront.kernel.state import Setup
from xenofront.kernel.system import System

FORMAT = 1


class Header(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    xenofront: int
    length: int
    sha256: str


class Snapshot(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    node: int
    position: msgspec.Raw


class Body(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    system: str
    version: int
    content: str
    setup: Setup
    manual: bool
    entries: tuple[Entry, ...]
    digests: Mapping[str, str]
    snapshots: tuple[Snapshot, ...]
    past: tuple[Entry, ...] = ()


class Opened(msgspec.Struct):
    """A record that was opened, and what changed rules or content made of it."""

    record: Record
    same_rules: bool
    dropped: tuple[Answer, ...] = ()


def write_record(record: Record, content: str) -> bytes:
    """The file of a record; ``content`` is the hash of the content it is played with."""
    line = record.line()
    kept = [n for n in line if n in record.whole or n == record.at][-4:]
    if record.past and 0 not in kept:
        kept.insert(0, 0)  # no set-up leads there any more
    games = {n: record.game if n == record.at else record.whole[n] for n in kept}
    return write_body(
        Body(
            system=record.system.name,
            version=record.system.version,
            content=content,
            setup=record.setup,
            manual=record.manual,
            entries=tuple(record.entries),
            digests={str(n): digest(game) for n, game in games.items()},
            snapshots=tuple(Snapshot(n, msgspec.Raw(save(g))) for n, g in games.items()),
            past=record.past,
        )
    )


def write_body(content: Body) -> bytes:
    """The file that holds just this."""
    body = msgspec.json.encode(content)
    header = Header(FORMAT, len(body), hashlib.sha256(body).hexdigest())
    return msgspec.json.encode(header) + b"\n" + body + b"\n"


def read_body(data: bytes) -> Body:
    """The checked content of a record file."""
    if len(data) > MAX_BYTES:
        raise too_long("file", data)
    first, _, rest = data.partition(b"\n")
    body = rest.removesuffix(b"\n")
    try:
        header = msgspec.json.decode(first, type=Header)
        if header.xenofront != FORMAT:
            other = "the file has format {here}, this program reads {wanted}"
            raise SaveError(flaw("save-format", other, here=header.xenofront, wanted=FORMAT))
        if len(body) != header.length:
            cut = "the file is cut off: {here} of {wanted} bytes are there"
            raise SaveError(flaw("save-cut-off", cut, here=len(body), wanted=header.length))
        if hashlib.sha256(body).hexdigest() != header.sha256:
            altered = "the file was altered: its checksum does not fit"
            raise SaveError(flaw("save-altered", altered))
        return msgspec.json.decode(body, type=Body)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise SaveError(
            flaw("save-not-ours", "not a record of Xenofront: {why}", why=error)
        ) from error


def read_record(system: System, data: bytes, content: str) -> Opened:
    """Open a record; under changed rules or content as much of it as still holds."""
    return open_body(system, read_body(data), content)


def open_body(system: System, body: Body, content: str) -> Opened:
    """Open what a record file holds."""
    if body.system != system.name:
        words = {"system": repr(body.system), "other": repr(system.name)}
        raise SaveError(
            flaw("save-other-system", "this is a game of {system}, not of {other}", **words)
        )
    if (body.version, body.content) == (system.version, content) and not body.past:
        return Opened(_replayed(system, body), same_rules=True)
    return _carried_over(system, body)


def salvaged(system: System, body: Body) -> Opened:
    """Open as much of a record that cannot be replayed as its positions let go on."""
    return _carried_over(system, body)


def _replayed(system: System, body: Body) -> Record:
    try:
        record = Record(system, body.setup, manual=body.manual)
    except Exception as error:
        unplayable = "the set-up cannot be played: {why}"
        raise SaveError(flaw("save-setup", unplayable, why=error)) from error
    for number, entry in enumerate(body.entries):
        try:
            record.append(entry)
        except Exception as error:
            cannot = "entry {number} of the record cannot be: {why}"
            raise SaveError(flaw("save-entry", cannot, number=number, why=error)) from error
        expected = body.digests.get(str(record.at))
        if expected is not None and expected != record.digest():
            elsewhere = "entry {number} of the record leads to another position than it says"
            raise SaveError(flaw("save-elsewhere", elsewhere, number=number))
    return record


def _carried_over(system: System, body: Body) -> Opened:
    """Open the newest snapshot that still opens and replay the answers after it while legal."""
    ways = _ways(body.entries)
    last: Exception = SaveError(flaw("save-empty", "the record holds no position"))
    line = {0, *(node for node, _ in ways)}
    for snapshot in reversed(body.snapshots):
        if snapshot.node not in line:
            continue
        try:
            game = open_position(system, bytes(snapshot.position), manual=body.manual)
        except SaveError as error:
            last = error
            continue
        return _continued(system, body, ways, snapshot.node, game)
    try:
        if body.past:
            raise last
        game = Game.start(system, body.setup, manual=body.manual)
    except Exception as error:
        none = "no position of the record opens under these rules: {why}"
        raise SaveError(flaw("save-no-position", none, why=last)) from error
    return _continued(system, body, ways, 0, game)


def _continued(
    system: System, body: Body, ways: list[tuple[int, Entry]], node: int, game: Game
) -> Opened:
    record = Record(system, body.setup, manual=body.manual, start=game)
    position = next((k + 1 for k, (n, _) in enumerate(ways) if n == node), 0)
    record.past = (*body.past, *(way for _, way in ways[:position]))
    told = (*body.past, *body.entries)
    record.take_backs = max((e.branch for e in told if isinstance(e, BackTo)), default=0)
    later = [way for _, way in ways[position:]]
    for number, way in enumerate(later):
        try:
            record.append(way if isinstance(way, Answer) else BackTo(record.at, way.branch))
        except Exception:  # noqa: BLE001 - changed rules may refuse an answer in any way
            dropped = tuple(way for way in later[number:] if isinstance(way, Answer))
            return Opened(record, same_rules=False, dropped=dropped)
    return Opened(record, same_rules=False)


def _ways(entries: tuple[Entry, ...]) -> list[tuple[int, Entry]]:
    """The nodes of the line that was being played, each with the entry that led to it."""
    parents: list[tuple[int, Entry | None]] = [(0, None)]
    at = 0
    for entry in entries:
        if isinstance(entry, BackTo) and not 0 <= entry.node < len(parents):
            raise SaveError(flaw("save-no-node", "there is no node {node}", node=entry.node))
        if isinstance(entry, BackTo) and not entry.branch:
            at = entry.node
            continue
        parents.append((entry.node if isinstance(entry, BackTo) else at, entry))
        at = len(parents) - 1
    line: list[tuple[int, Entry]] = []
    while at:
        parent, way = parents[at]
        assert way is not None
        line.append((at, way))
        at = parent
    return line[::-1]
