"""Finds common American spellings in prose, comments and our own names: we write British.

Names with a hyphen or underscore on either side are ids and left alone, as is everything in
backticks. Exceptions stand in tools/spelling-allowed.txt: a path pattern, a space, a word.
"""

from __future__ import annotations

import ast
import io
import re
import subprocess
import sys
import tokenize
from collections.abc import Iterator
from fnmatch import fnmatch
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
ALLOWED = ROOT / "tools" / "spelling-allowed.txt"
PROSE = {".md", ".yaml", ".yml", ".ftl", ".txt"}
STEMS = {
    "armor": "armour",
    "behavior": "behaviour",
    "canceled": "cancelled",
    "canceling": "cancelling",
    "catalog": "catalogue",
    "center": "centre",
    "color": "colour",
    "defense": "defence",
    "dialog": "dialogue",
    "favor": "favour",
    "fulfill": "fulfil",
    "gray": "grey",
    "honor": "honour",
    "initialize": "initialise",
    "labeled": "labelled",
    "maneuver": "manoeuvre",
    "meter": "metre",
    "modeled": "modelled",
    "neighbor": "neighbour",
    "normalize": "normalise",
    "offense": "offence",
    "organize": "organise",
    "randomize": "randomise",
    "recognize": "recognise",
    "rumor": "rumour",
    "serialize": "serialise",
    "summarize": "summarise",
    "traveled": "travelled",
    "traveling": "travelling",
    "vapor": "vapour",
}
ENDINGS = r"(?:s|d|ed|ing|er|ers|ation|ful|less|al|hood|ist|ite|able)?"
AMERICAN = re.compile(
    rf"(?<![\w`-])(?:un|re|de)?({'|'.join(STEMS)}){ENDINGS}(?![\w`-])", re.IGNORECASE
)
IN_NAME = re.compile(rf"(?:^|_)({'|'.join(STEMS)}){ENDINGS}(?=_|$)", re.IGNORECASE)
QUOTED = re.compile(r"`[^`]*`|https?:\S+")


def american_words(text: str) -> list[str]:
    """The American words in a piece of prose."""
    return [match.group(0) for match in AMERICAN.finditer(QUOTED.sub("", text))]


def in_prose(text: str) -> Iterator[tuple[int, str]]:
    """(line, word) in a text file."""
    for number, line in enumerate(text.splitlines(), start=1):
        yield from ((number, word) for word in american_words(line))


def in_python(text: str) -> Iterator[tuple[int, str]]:
    """(line, word) in the comments, strings of several words and defined names of a module."""
    for token in tokenize.generate_tokens(io.StringIO(text).readline):
        prose = token.type == tokenize.STRING and " " in token.string
        if token.type == tokenize.COMMENT or prose:
            for offset, line in enumerate(token.string.splitlines()):
                yield from ((token.start[0] + offset, word) for word in american_words(line))
    for node in ast.walk(ast.parse(text)):
        yield from ((row, name) for row, name in defined_names(node) if IN_NAME.search(name))


def defined_names(node: ast.AST) -> Iterator[tuple[int, str]]:
    """(line, name) of what a node defines."""
    if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
        yield node.lineno, node.name
    elif isinstance(node, ast.arg):
        yield node.lineno, node.arg
    elif isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
        yield node.lineno, node.id


def committed_files(root: Path) -> list[Path]:
    """What git knows or would take; without git every file outside hidden folders."""
    command = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    try:
        listed = subprocess.run(command, cwd=root, check=True, capture_output=True, text=True)
    except (OSError, subprocess.CalledProcessError):
        return sorted(
            path
            for path in root.rglob("*")
            if path.is_file() and not path.relative_to(root).parts[0].startswith(".")
        )
    return sorted(root / name for name in listed.stdout.split("\0") if (root / name).is_file())


def read_allowed(path: Path) -> list[tuple[str, str]]:
    """(path pattern, word) of each exception."""
    if not path.is_file():
        return []
    lines = (line.split("#")[0].split() for line in path.read_text(encoding="utf-8").splitlines())
    return [(words[0], words[1].lower()) for words in lines if len(words) == 2]


def find(root: Path, allowed: list[tuple[str, str]]) -> list[str]:
    """Every American spelling of the tree that is not allowed."""
    found = []
    for path in committed_files(root):
        name = path.relative_to(root).as_posix()
        if path.suffix not in PROSE | {".py"} or name.endswith(("/spelling.py", "-allowed.txt")):
            continue
        text = path.read_text(encoding="utf-8")
        for line, word in in_python(text) if path.suffix == ".py" else in_prose(text):
            pardoned = any(fnmatch(name, p) and w in word.lower() for p, w in allowed)
            if not pardoned:
                found.append(f"{name}:{line}: American spelling: {word}")
    return found


def main() -> None:
    """Print what was found; fail if there is anything."""
    found = find(ROOT, read_allowed(ALLOWED))
    print("\n".join(found) or "No American spellings.")
    sys.exit(bool(found))


if __name__ == "__main__":
    main()
