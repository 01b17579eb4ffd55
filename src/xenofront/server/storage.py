"""Games in the database: an entry is stored before anybody hears of it, and never changed."""

from __future__ import annotations

import secrets
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from datetime import UTC, datetime
from typing import Any

import msgspec
import sqlalchemy as sa

from xenofront.flaws import flaw
from xenofront.kernel import SaveError, Setup
from xenofront.kernel.files import Body, Snapshot, read_body
from xenofront.kernel.record import Entry
from xenofront.present import quick
from xenofront.server.database import ENTRY, GAME, POSITION, SETTING
from xenofront.server.faults import Stale, translated
from xenofront.server.writing import Change, Position, Writer


class UnknownGame(LookupError):
    """There is no such game, or it is somebody else's."""


class Computers(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Which computer player has which seat of a game, and whether they wait."""

    seats: dict[str, str] = {}
    paused: bool = False


class Row(msgspec.Struct, frozen=True, kw_only=True):
    """A game as it is stored, without its entries."""

    id: str
    owner: str
    system: str
    version: int
    content: str
    setup: Setup
    manual: bool
    guided: bool
    base_seq: int
    answers: int
    headline: str
    result: str
    created: str
    updated: str
    computers: Computers
    campaign: str
    standing: str
    """The quick answers that hold."""


class Unreadable(msgspec.Struct, frozen=True, kw_only=True):
    """A game whose row this release cannot read; why, and what can be said of it all the same."""

    id: str
    owner: str
    system: str
    answers: int
    headline: str
    created: str
    updated: str
    why: str

    @property
    def error(self) -> SaveError:
        unreadable = "what is stored of it cannot be read: {why}"
        return SaveError(flaw("save-unreadable", unreadable, why=self.why))


class Storage:
    """All games of a server."""

    def __init__(self, engine: sa.Engine) -> None:
        self.engine = engine
        self._writer = Writer(engine)

    @contextmanager
    def reading(self) -> Iterator[sa.Connection]:
        """A connection to read; StorageFault if the database cannot be used."""
        with translated(), self.engine.connect() as connection:
            yield connection

    @contextmanager
    def writing(self) -> Iterator[sa.Connection]:
        """A connection whose changes are kept at the end, all or none; StorageFault likewise."""
        with translated(), self.engine.begin() as connection:
            yield connection

    # -- games -----------------------------------------------------------------------------------

    def add(
        self,
        owner: str,
        setup: Setup,
        *,
        version: int,
        content: str,
        manual: bool,
        guided: bool = False,
        base: bytes | None = None,
        campaign: str = "",
    ) -> str:
        """A new game; says its id."""
        name, now = secrets.token_urlsafe(12), _now()
        with self.writing() as connection:
            connection.execute(
                GAME.insert().values(
                    id=name,
                    owner=owner,
                    system=setup.system,
                    version=version,
                    content=content,
                    setup=msgspec.json.encode(setup),
                    manual=manual,
                    guided=guided,
                    base=base,
                    base_seq=0,
                    answers=0,
                    headline="",
                    result="",
                    created=now,
                    updated=now,
                    computers="{}",
                    campaign=campaign,
                    standing=quick.NONE,
                )
            )
        return name

    def game(self, name: str) -> Row:
        """A game; UnknownGame if there is none, SaveError if this release cannot read it."""
        found = self.listed(name)
        if isinstance(found, Unreadable):
            raise found.error
        return found

    def listed(self, name: str) -> Row | Unreadable:
        """A game as a list shows it; UnknownGame if there is none."""
        if "\0" in name:
            raise UnknownGame("there is no game with such a name")
        with self.reading() as connection:
            found = connection.execute(_ROWS.where(GAME.c.id == name)).mappings().first()
        if found is None:
            raise UnknownGame(f"there is no game {name[:40]!r}")
        return _listed(found)

    def games(self, owner: str, limit: int = 200) -> list[Row | Unreadable]:
        """An owner's games, the latest first."""
        wanted = _ROWS.where(GAME.c.owner == owner).order_by(GAME.c.updated.desc()).limit(limit)
        with self.reading() as connection:
            return [_listed(row) for row in connection.execute(wanted).mappings()]

    def remove(self, name: str) -> None:
        with self.writing() as connection:
            for table in (ENTRY, POSITION):
                connection.execute(table.delete().where(table.c.game_id == name))
            connection.execute(GAME.delete().where(GAME.c.id == name))

    # -- entries ---------------------------------------------------------------------------------

    def append(
        self,
        name: str,
        seq: int,
        entries: Sequence[Entry],
        *,
        request: str = "",
        player: str = "",
        headline: str = "",
        result: str = "",
        standing: str = quick.NONE,
        position: Position | None = None,
    ) -> None:
        """Store entries after the first ``seq``; Stale if others are there or it was done before.

        The first one carries the client's request, which counts once, and the computer player
        that gave it. Quick answers that hold from now on are stored along with them. A position
        is one to be kept whole, for the day on which the rules change.
        """
        rows = [
            {
                "game_id": name,
                "seq": seq + number,
                "request": None if number > 1 else request or None,
                "player": None if number > 1 else player or None,
                "body": msgspec.json.encode(entry),
            }
            for number, entry in enumerate(entries, 1)
        ]
        stands = {"headline": headline, "result": result, "answers": seq + len(rows)}
        stands |= {"standing": standing, "updated": _now()}
        change = Change(name, seq, rows, stands, position)
        try:
            with translated():
                self._writer.write(change)
        except sa.exc.IntegrityError as error:
            raise Stale(f"entry {seq + 1} of game {name} is there already") from error

    def players(self, name: str) -> dict[int, str]:
        """The computer players that gave answers, by version."""
        wanted = sa.select(ENTRY.c.seq, ENTRY.c.player).where(ENTRY.c.game_id == name)
        with self.reading() as connection:
            found = connection.execute(wanted.where(ENTRY.c.player.is_not(None)))
            return {row.seq: row.player for row in found}

    def seat(self, name: str, computers: Computers) -> None:
        """Note which computer player has which seat."""
        body = msgspec.json.encode(computers).decode()
        with self.writing() as connection:
            connection.execute(GAME.update().where(GAME.c.id == name).values(computers=body))

    def order(self, name: str, standing: str) -> None:
        """Note which quick answers hold."""
        with self.writing() as connection:
            connection.execute(GAME.update().where(GAME.c.id == name).values(standing=standing))

    def requests(self, name: str) -> set[str]:
        """The requests of clients that were carried out."""
        wanted = sa.select(ENTRY.c.request).where(ENTRY.c.game_id == name)
        with self.reading() as connection:
            found = connection.execute(wanted.where(ENTRY.c.request.is_not(None))).scalars()
            return set(found)

    def entries(self, name: str, after: int = 0) -> list[Entry]:
        wanted = sa.select(ENTRY.c.body).where(ENTRY.c.game_id == name, ENTRY.c.seq > after)
        with self.reading() as connection:
            found = connection.execute(wanted.order_by(ENTRY.c.seq))
            return [_entry(bytes(body)) for (body,) in found]

    def body(self, row: Row) -> Body:
        """The record of a game as a file would hold it; Stale if there are other entries by now."""
        wanted = POSITION.select().where(POSITION.c.game_id == row.id).order_by(POSITION.c.node)
        with self.reading() as connection:
            whole = connection.execute(sa.select(GAME.c.base).where(GAME.c.id == row.id)).scalar()
            kept = connection.execute(wanted).all()
        base = None if whole is None else read_body(bytes(whole))
        entries = self.entries(row.id, row.base_seq)
        if row.base_seq + len(entries) != row.answers:
            raise Stale(f"game {row.id} was at {row.answers}, {len(entries)} entries follow")
        digests = {str(p.node): p.digest for p in kept}
        snapshots = tuple(Snapshot(p.node, msgspec.Raw(bytes(p.body))) for p in kept)
        return Body(
            system=row.system,
            version=row.version,
            content=row.content,
            setup=row.setup,
            manual=row.manual,
            entries=(*(base.entries if base else ()), *entries),
            digests={**(base.digests if base else {}), **digests},
            snapshots=(*(base.snapshots if base else ()), *snapshots),
            past=base.past if base else (),
        )

    def rebase(self, name: str, base: bytes, seq: int, version: int, content: str) -> None:
        """From now on the game goes on from a whole record, played by these rules."""
        values = {"base": base, "base_seq": seq, "version": version, "content": content}
        here = sa.and_(GAME.c.id == name, GAME.c.answers == seq)
        with self.writing() as connection:
            if not connection.execute(GAME.update().where(here).values(values)).rowcount:
                raise Stale(f"game {name} has gone on from {seq}")
            connection.execute(POSITION.delete().where(POSITION.c.game_id == name))

    # -- settings --------------------------------------------------------------------------------

    def setting(self, name: str, default: str) -> str:
        """A setting of this server; the first one who asks decides what it is."""
        wanted = sa.select(SETTING.c.value).where(SETTING.c.name == name)
        with self.reading() as connection:
            found = connection.execute(wanted).scalar()
        if found is not None:
            return str(found)
        try:
            with self.writing() as connection:
                connection.execute(SETTING.insert().values(name=name, value=default))
        except sa.exc.IntegrityError:
            return self.setting(name, default)
        return default


def _now() -> str:
    return datetime.now(UTC).isoformat(timespec="milliseconds")


_entry = msgspec.json.Decoder(Entry).decode


_ROWS = sa.select(*(GAME.c[name] for name in Row.__struct_fields__))
"""Without the whole records that games go on from: a list must not carry them."""


def _listed(found: Mapping[Any, Any]) -> Row | Unreadable:
    fields = dict(found)
    try:
        fields["setup"] = msgspec.json.decode(bytes(fields["setup"]), type=Setup)
        fields["computers"] = msgspec.json.decode(fields["computers"], type=Computers)
        return Row(**fields)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        names = [name for name in Unreadable.__struct_fields__ if name != "why"]
        texts = {name: found[name] for name in names}
        return Unreadable(**texts, why=f"{error}")
