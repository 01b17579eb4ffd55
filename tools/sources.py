"""Finds rule ids in source files: where they stand in code, and which tests name them."""

import ast
import io
import tokenize
from collections.abc import Iterator
from functools import cached_property
from itertools import pairwise
from pathlib import Path
from typing import NamedTuple

import yaml

from xenofront.text.rulebook import ids_in, marks_in

Definition = ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef
FUNCTIONS = (ast.FunctionDef, ast.AsyncFunctionDef)
DEFINITIONS = (*FUNCTIONS, ast.ClassDef)
STRING_TOKENS = {tokenize.STRING, getattr(tokenize, "FSTRING_MIDDLE", tokenize.STRING)}


class Place(NamedTuple):
    """A line of code that carries a rule id."""

    path: str
    line: int
    owner: str
    statement: str
    in_comment: bool = True

    def __str__(self) -> str:
        return f"{self.path}:{self.line}"


class NamingTest(NamedTuple):
    """A test function or a scenario script that names rule ids."""

    name: str
    ids: tuple[str, ...]
    source: str


class Mention(NamedTuple):
    """A rule id wherever it stands, also in prose."""

    path: str
    line: int
    rule_id: str


class PythonSource:
    """One Python file."""

    def __init__(self, path: str, text: str) -> None:
        self.path = path
        self.text = text
        self.lines = text.splitlines()

    @cached_property
    def tree(self) -> ast.Module:
        """The file's syntax tree."""
        return ast.parse(self.text, self.path)

    @cached_property
    def docstring_lines(self) -> frozenset[int]:
        """Lines inside docstrings and other bare strings."""
        bare = (
            node.value
            for node in ast.walk(self.tree)
            if isinstance(node, ast.Expr)
            and isinstance(node.value, ast.Constant)
            and isinstance(node.value.value, str)
        )
        return frozenset(
            line for node in bare for line in range(node.lineno, (node.end_lineno or 0) + 1)
        )

    def marked_lines(self) -> Iterator[tuple[int, str, bool]]:
        """(line, id, whether it is in a comment) of each id that is not in prose."""
        for token in tokenize.generate_tokens(io.StringIO(self.text).readline):
            row, column = token.start
            if token.type == tokenize.COMMENT:
                marks = bool(token.line[:column].strip())
            else:
                marks = token.type in STRING_TOKENS and row not in self.docstring_lines
            if marks:
                for offset, line in enumerate(token.string.splitlines()):
                    for rule_id in marks_in(line):
                        yield row + offset, rule_id, token.type == tokenize.COMMENT

    def places(self) -> Iterator[tuple[str, Place]]:
        """(id, place) of each line of code that carries an id."""
        if not ids_in(self.text):
            return
        marks: dict[tuple[int, str], bool] = {}
        for line, rule_id, in_comment in self.marked_lines():
            marks[line, rule_id] = marks.get((line, rule_id), False) or in_comment
        for (line, rule_id), in_comment in sorted(marks.items()):
            place = Place(self.path, line, self.owner(line), self.statement(line), in_comment)
            yield rule_id, place

    def owner(self, line: int) -> str:
        """The dotted name of the function or class around a line."""
        return ".".join(
            node.name for node in _around(self.tree, line) if isinstance(node, DEFINITIONS)
        )

    def statement(self, line: int) -> str:
        """The text of the statement on a line: a definition whole, another compound's head only."""
        node = statement_at(self.tree, line)
        if node is None:
            return self.lines[line - 1]
        first, last = extent(node, line)
        return "\n".join(self.lines[first - 1 : last])

    def naming_tests(self) -> Iterator[NamingTest]:
        """The test functions whose docstrings name rule ids."""
        yield from self._naming_tests(self.tree.body, self.path)

    def _naming_tests(self, body: list[ast.stmt], prefix: str) -> Iterator[NamingTest]:
        for node in body:
            if isinstance(node, ast.ClassDef) and node.name.startswith("Test"):
                yield from self._naming_tests(node.body, f"{prefix}::{node.name}")
            elif isinstance(node, FUNCTIONS) and node.name.startswith("test"):
                found = tuple(dict.fromkeys(marks_in(ast.get_docstring(node) or "")))
                if found:
                    first, last = _first_line(node), node.end_lineno
                    source = "\n".join(self.lines[first - 1 : last])
                    yield NamingTest(f"{prefix}::{node.name}", found, source)


def _first_line(node: ast.stmt) -> int:
    if isinstance(node, DEFINITIONS) and node.decorator_list:
        return min(node.lineno, *(decorator.lineno for decorator in node.decorator_list))
    return node.lineno


def _around(tree: ast.Module, line: int) -> Iterator[ast.stmt]:
    """The statements that hold a line, outermost first."""
    inside: ast.AST | None = tree
    while inside is not None:
        inside = next(
            (
                node
                for node in _child_statements(inside)
                if _first_line(node) <= line <= (node.end_lineno or node.lineno)
            ),
            None,
        )
        if inside is not None:
            yield inside


def _child_statements(node: ast.AST) -> Iterator[ast.stmt]:
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.stmt):
            yield child
        elif isinstance(child, ast.ExceptHandler | ast.match_case):
            yield from child.body


def statement_at(tree: ast.Module, line: int) -> ast.stmt | None:
    """The innermost statement that holds a line."""
    found = None
    for found in _around(tree, line):  # noqa: B007
        pass
    return found


def blocks(node: ast.stmt) -> list[list[ast.stmt]]:
    """The blocks of a compound statement, in written order."""
    found = [getattr(node, name, []) for name in ("body", "orelse", "finalbody")]
    found += [part.body for name in ("handlers", "cases") for part in getattr(node, name, [])]
    return sorted((block for block in found if block), key=lambda block: block[0].lineno)


def extent(node: ast.stmt, line: int) -> tuple[int, int]:
    """First and last line of what belongs to an id on a line of this statement."""
    last = node.end_lineno or node.lineno
    if isinstance(node, DEFINITIONS) or not blocks(node):
        return _first_line(node), last
    heads = [_first_line(node), *((block[-1].end_lineno or 0) + 1 for block in blocks(node))]
    bodies = [block[0].lineno for block in blocks(node)]
    for (head, _), body in zip(pairwise([*heads, last]), bodies, strict=False):
        if head <= line < body:
            return head, body - 1
    return node.lineno, max(node.lineno, bodies[0] - 1)


def python_mentions(path: str, text: str) -> Iterator[Mention]:
    """Every id in a file's comments and strings."""
    if not ids_in(text):
        return
    for token in tokenize.generate_tokens(io.StringIO(text).readline):
        if token.type == tokenize.COMMENT or token.type in STRING_TOKENS:
            for offset, line in enumerate(token.string.splitlines()):
                for rule_id in marks_in(line):
                    yield Mention(path, token.start[0] + offset, rule_id)


def yaml_places(path: str, text: str) -> Iterator[tuple[str, Place]]:
    """(id, place) of each trailing comment of a content file that carries an id."""
    lines = text.splitlines()
    for number, line in enumerate(lines, start=1):
        value, mark, comment = line.partition(" #")
        if mark and value.strip():
            block = "\n".join(lines[number - 1 : block_end(lines, number)])
            for rule_id in dict.fromkeys(marks_in(comment)):
                yield rule_id, Place(path, number, "", block)


def yaml_mentions(path: str, text: str) -> Iterator[Mention]:
    """Every id in a content file's comments."""
    for number, line in enumerate(text.splitlines(), start=1):
        _, mark, comment = line.partition("#")
        if mark:
            yield from (Mention(path, number, rule_id) for rule_id in marks_in(comment))


def indent(line: str) -> int:
    """How deep a line of YAML stands."""
    return len(line) - len(line.lstrip())


def block_end(lines: list[str], number: int) -> int:
    """The last line of the YAML block that starts on a line: what stands deeper, or its items."""
    start = lines[number - 1]
    opens = start.split(" #")[0].rstrip().endswith(":") and not start.lstrip().startswith("- ")
    end = number
    for offset, line in enumerate(lines[number:], start=number + 1):
        depth = indent(line) + (opens and line.lstrip().startswith("- "))
        if line.strip() and depth <= indent(start):
            break
        if line.strip():
            end = offset
    return end


def scenario_test(path: str, text: str) -> NamingTest | None:
    """A scenario script as a test, by its `rules:` list; None if it names none."""
    loaded = yaml.load(text, Loader=yaml.CSafeLoader)
    named = loaded.get("rules") if isinstance(loaded, dict) else None
    if not isinstance(named, list) or not named:
        return None
    return NamingTest(path, tuple(dict.fromkeys(str(rule_id) for rule_id in named)), text)


def read(path: Path) -> str:
    """A source file's text."""
    return path.read_text(encoding="utf-8")
