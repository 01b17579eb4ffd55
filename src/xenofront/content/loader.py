"""Loads content files and folders into one catalogue, or says everything that is wrong."""

from __future__ import annotations

import pathlib
from collections.abc import Iterable, Iterator, Mapping
from typing import TYPE_CHECKING, Any, Generic, NamedTuple, TypeVar

from xenofront.content.definitions import Definition
from xenofront.content.error_patterns import recognised
from xenofront.content.errors import ContentError, Path, Problem
from xenofront.content.packs import Pack
from xenofront.text.sentences import sentence

if TYPE_CHECKING:
    from xenofront.content.strict_yaml import Document

SUFFIXES = (".yaml", ".yml")
C = TypeVar("C")


class ContentPath(NamedTuple):
    """A content file, and its name in messages: relative to the folder it was asked by."""

    name: str
    path: pathlib.Path


class Entry(NamedTuple):
    """Where a definition is written."""

    document: Document
    path: Path


class Library(Generic[C]):
    """The definitions of a system read so far, each with the place it came from."""

    def __init__(self, pack: Pack[C]) -> None:
        self.problems: list[Problem] = []
        self._pack = pack
        self._found: dict[str, dict[str, Definition]] = {kind: {} for kind in pack.kinds}
        self._entries: dict[tuple[str, str], Entry] = {}

    @property
    def catalogue(self) -> C:
        """Everything by kind and id."""
        tables: dict[str, Any] = self._found
        return self._pack.catalogue(**tables)

    def add(self, document: Document) -> None:
        """Take in the entries of one file; keep its problems if it has any."""
        from xenofront.content.shape import typed  # noqa: PLC0415 (not for kept catalogues)

        try:
            content = typed(document, self._pack)
        except ContentError as error:
            self.problems += error.problems
            return
        for kind in self._pack.kinds:
            for number, definition in enumerate(getattr(content, kind)):
                self._add(kind, definition, Entry(document, (kind, number)))

    def problem(self, kind: str, name: str, path: Path, text: str) -> Problem:
        """A problem inside an entry, with its file and line."""
        entry = self._entries[kind, name]
        return entry.document.problem((*entry.path, *path), text)

    def _add(self, kind: str, definition: Definition, entry: Entry) -> None:
        first = self._entries.get((kind, definition.id))
        if first is not None:
            other = first.document.problem((*first.path, "id"), "")
            known = repr(definition.id)
            text = sentence("defined-already", id=known, file=other.file, line=other.line)
            self.problems.append(entry.document.problem((*entry.path, "id"), text))
            return
        self._entries[kind, definition.id] = entry
        self._found[kind][definition.id] = definition


def content_files(paths: Iterable[pathlib.Path]) -> list[ContentPath]:
    """All content files behind files and folders, in a fixed order."""
    return [found for path in paths for found in _behind(path, path.name)]


def packaged_files(pack: Pack[Any]) -> list[ContentPath]:
    """The content files that come with a game, under names that do not depend on their place."""
    return list(_behind(pack.folder, pack.prefix))


def _behind(path: pathlib.Path, prefix: str) -> Iterator[ContentPath]:
    if not path.is_dir():
        yield ContentPath(path.name, path)
        return
    for found in sorted(path.rglob("*"), key=lambda found: found.relative_to(path).parts):
        if found.suffix in SUFFIXES and found.is_file():
            yield ContentPath(f"{prefix}/{found.relative_to(path).as_posix()}", found)


def read_bytes(file: ContentPath) -> bytes:
    """A file's bytes, or a ContentError."""
    try:
        return file.path.read_bytes()
    except OSError as error:
        reason = recognised(error.strerror or type(error).__name__)
        said = sentence("file-unreadable", why=reason)
        raise ContentError([Problem(file.name, 0, "", said)]) from None


def load_files(contents: Mapping[str, bytes], pack: Pack[C]) -> C:
    """The catalogue of these files, given by name; a ContentError lists all problems of all."""
    from xenofront.content.strict_yaml import read  # noqa: PLC0415 (not for kept catalogues)

    library = Library(pack)
    for name, content in contents.items():
        try:
            library.add(read(content, name))
        except ContentError as error:
            library.problems += error.problems
    catalogue = library.catalogue
    if not library.problems:  # a file that cannot be read would make its names unknown
        library.problems += pack.checks(catalogue, library.problem)
    if library.problems:
        raise ContentError(library.problems)
    return catalogue


def load(pack: Pack[C], extra: Iterable[pathlib.Path] = (), *, packaged: bool = True) -> C:
    """The catalogue of a game's own files and of those behind other files and folders."""
    own = packaged_files(pack) if packaged else []
    return load_files(contents_of([*own, *content_files(extra)]), pack)


def contents_of(
    files: Iterable[ContentPath], before: Mapping[str, bytes] | None = None
) -> dict[str, bytes]:
    """The bytes of files by name; two files of one name are told apart by a number."""
    found = dict(before or {})
    for file in files:
        name, number = file.name, 2
        while name in found:
            name, number = f"{file.name} ({number})", number + 1
        found[name] = read_bytes(file)
    return found
