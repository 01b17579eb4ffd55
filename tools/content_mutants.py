"""Ways to break one line of a content file, mildest first."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

import yaml

from tools.mutants import Mutant
from tools.sources import block_end, indent

ENTRY = re.compile(
    r"^(?P<head>\s*(?:- +)*(?:(?P<key>[\w.-]+|\"[^\"]*\"|'[^']*') *:(?: +|$))?)(?P<value>.*)$"
)
NUMBER = re.compile(r"(?<![\w.-])-?\d+(?![\w.-])")
TRUTH = re.compile(r"\b(true|false)\b")
OTHER_VALUES_TRIED = 2
INNER_TRIED = 2


def content_mutants(text: str, line: int, others: Iterable[str] = ()) -> Iterator[Mutant]:
    """The mutants of one line of YAML; `others` are texts in which the same key may be found."""
    original = _load(text)
    seen = [original]
    for what, changed in _changes(text, line, others):
        try:
            loaded = _load(changed)
        except yaml.YAMLError:
            continue
        if loaded not in seen:
            seen.append(loaded)
            yield Mutant(what, changed)


def _load(text: str) -> object:
    return yaml.load(text, Loader=yaml.CSafeLoader)


def split_line(line: str) -> tuple[str, str, str]:
    """(what comes before the value, the key or nothing, the value) without the comment."""
    code = line.split(" #", maxsplit=1)[0].rstrip()
    match = ENTRY.match(code)
    assert match is not None
    return match["head"], match["key"] or "", match["value"].strip()


def _changes(text: str, number: int, others: Iterable[str]) -> Iterator[tuple[str, str]]:
    lines = text.splitlines()
    head, key, value = split_line(lines[number - 1])

    def with_line(new: str) -> str:
        return "\n".join([*lines[: number - 1], new, *lines[number:]]) + "\n"

    for match in NUMBER.finditer(value):
        new = value[: match.start()] + str(int(match.group()) + 1) + value[match.end() :]
        yield f"{head.strip()} {new} instead of {value}".strip(), with_line(head + new)
    for match in TRUTH.finditer(value):
        flipped = "false" if match.group() == "true" else "true"
        new = value[: match.start()] + flipped + value[match.end() :]
        yield f"{head.strip()} {new} instead of {value}".strip(), with_line(head + new)
    if key and value:
        for new in values_of(key, [text, *others], value):
            yield f"{key}: {new} instead of {value}", with_line(head + new)
    if value[:1] in {"[", "{"} and value[-1:] in {"]", "}"}:
        for new, gone in _shorter(value):
            yield f"{head.strip()} without {gone}".strip(), with_line(head + new)
    if not value:
        yield from _inside(lines, number)
    yield from _dropped(lines, number)


def _inside(lines: list[str], number: int) -> Iterator[tuple[str, str]]:
    """For the head of a block: a few lines of the block changed, or its last item left out."""
    text = "\n".join(lines) + "\n"
    below = range(number + 1, block_end(lines, number) + 1)
    numbered = [n for n in below if NUMBER.search(split_line(lines[n - 1])[2])]
    items = [n for n in below if lines[n - 1].lstrip().startswith("- ")]
    for inner in (*numbered[:INNER_TRIED], *items[-1:]):
        yield from _changes(text, inner, ())


def values_of(key: str, texts: Iterable[str], besides: str) -> list[str]:
    """A few other values that the key has elsewhere, so that the content stays valid."""
    found: dict[str, None] = {}
    pattern = re.compile(rf"^\s*(?:- +)*{re.escape(key)} *: +(\S.*)$", re.MULTILINE)
    for text in texts:
        for match in pattern.finditer(text):
            value = match.group(1).split(" #")[0].strip()
            if value != besides and value[:1] not in {"|", ">", "&", "*"}:
                found.setdefault(value)
        if len(found) >= OTHER_VALUES_TRIED:
            break
    return list(found)[:OTHER_VALUES_TRIED]


def _shorter(value: str) -> Iterator[tuple[str, str]]:
    """A flow list or mapping with one of its parts left out; nested ones are left alone."""
    inner = value[1:-1]
    if not any(bracket in inner for bracket in "[]{}\"'"):
        parts = [part.strip() for part in inner.split(",") if part.strip()]
        for index, part in enumerate(parts):
            rest = ", ".join(parts[:index] + parts[index + 1 :])
            yield f"{value[0]}{rest}{value[-1]}", part


def _dropped(lines: list[str], number: int) -> Iterator[tuple[str, str]]:
    """The entry taken out with everything that hangs on it."""
    line = lines[number - 1]
    head, key, value = split_line(line)
    end = block_end(lines, number)
    what = f"left out: {' '.join(line.split(' #')[0].split())}"
    if re.match(r"\s*- ", head) and key and end > number and value:
        # The first key of a list item: the item stays, its next key becomes the first.
        depth = indent(line)
        following = lines[number]
        dashed = f"{' ' * depth}- {following.strip()}"
        yield what, "\n".join([*lines[: number - 1], dashed, *lines[number + 1 :]]) + "\n"
    yield what, "\n".join([*lines[: number - 1], *lines[end:]]) + "\n"
