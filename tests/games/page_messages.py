"""The messages of a game's presenter: what a file has, and what the code names."""

import re
from collections.abc import Iterable
from pathlib import Path

from fluent.syntax import FluentParser, ast

from xenofront.text.message_files import messages


def ids(lang: str, file: str, game: str) -> set[str]:
    """The messages of a file; none is there twice."""
    body = FluentParser().parse(messages(lang, file, game)).body
    assert not [entry for entry in body if isinstance(entry, ast.Junk)]
    found = [entry.id.name for entry in body if isinstance(entry, ast.Message)]
    assert len(found) == len(set(found))
    return set(found)


def matches(pattern: str, files: Iterable[Path]) -> set[str]:
    """What a pattern finds in some source files."""
    return {
        name for path in files for name in re.findall(pattern, path.read_text(encoding="utf-8"))
    }


def named(files: Iterable[Path]) -> set[str]:
    """Messages that are named in full."""
    return matches(r'"(web-[a-z-]+[a-z])"', files)
