"""Ways to break one line of Python, mildest first.

Each mutant is the whole changed text of the file and a few words on what was changed. Parts that
lie on the marked line come first; the whole statement only if the mark stands at its start or end.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from typing import NamedTuple

from tools.sources import DEFINITIONS, FUNCTIONS, blocks, statement_at
from xenofront.text.rulebook import ids_in

OPPOSITE = {
    ast.Eq: "!=",
    ast.NotEq: "==",
    ast.Lt: ">=",
    ast.GtE: "<",
    ast.Gt: "<=",
    ast.LtE: ">",
    ast.Is: "is not",
    ast.IsNot: "is",
    ast.In: "not in",
    ast.NotIn: "in",
}
BOUNDARY = {ast.Lt: "<=", ast.LtE: "<", ast.Gt: ">=", ast.GtE: ">"}
OPERATOR = re.compile(r"==|!=|<=|>=|<|>|\bis\s+not\b|\bis\b|\bnot\s+in\b|\bin\b")
ARITHMETIC = {
    ast.Add: ("+", "-"),
    ast.Sub: ("-", "+"),
    ast.Mult: ("*", "+"),
    ast.FloorDiv: ("//", "*"),
    ast.BitOr: ("|", "&"),
    ast.BitAnd: ("&", "|"),
}
EMPTY = {"tuple": "()", "list": "[]", "sorted": "[]", "dict": "{}", "dict.fromkeys": "{}",
         "set": "set()", "frozenset": "frozenset()"}  # fmt: skip
ANOTHER_RESULT = (
    (("bool",), "(not ({}))"),
    (("int",), "(({}) + 1)"),
    (("tuple", "Sequence", "Iterable"), "()"),
    (("list",), "[]"),
    (("frozenset", "Set", "AbstractSet"), "frozenset()"),
    (("dict", "Mapping"), "{{}}"),
)
TWINS = {"min": "max", "max": "min", "any": "all", "all": "any"}
DROPPABLE = (
    ast.Expr, ast.Assign, ast.AugAssign, ast.AnnAssign,
    ast.Raise, ast.Delete, ast.Break, ast.Continue,
)  # fmt: skip


class Mutant(NamedTuple):
    """A broken version of a file."""

    what: str
    text: str


class Edit(NamedTuple):
    """A replacement of one stretch of the file, in bytes."""

    rank: int
    what: str
    start: int
    end: int
    new: str


class Breaker:
    """Breaks one line of one file."""

    def __init__(self, text: str, line: int) -> None:
        self.text = text
        self.bytes = text.encode()
        self.line = line
        self.tree = ast.parse(text)
        self.starts = [0]
        for row in self.bytes.splitlines(keepends=True):
            self.starts.append(self.starts[-1] + len(row))
        self.statement = statement_at(self.tree, line)
        code = text.splitlines()[line - 1].split("  #")[0].strip()
        self.is_frame = not code.strip(")]},:") or code.endswith(("(", "[", "{"))

    def mutants(self) -> Iterator[Mutant]:
        """Every mutant that is still Python and differs, mildest first."""
        seen = {ast.dump(self.tree)}
        for edit in self.edits():
            changed = (
                self.bytes[: edit.start] + edit.new.encode() + self.bytes[edit.end :]
            ).decode()
            try:
                shape = ast.dump(ast.parse(changed))
            except SyntaxError:
                continue
            if shape not in seen:
                seen.add(shape)
                yield Mutant(edit.what, changed)

    def edits(self) -> list[Edit]:
        """All replacements for the marked line, sorted."""
        if self.statement is None:
            return []
        found = list(self._definition_edits(self.statement))
        if not found:
            nodes = self._own_nodes(self.statement)
            found = [edit for node in nodes for edit in self._part_edits(node)]
            for node in nodes:
                if self._is_on_line(node):
                    found += self._node_edits(node)
            if self._marks_whole() or not found:
                found += self._statement_edits(self.statement)
            if not found:
                found = [edit for node in nodes for edit in self._node_edits(node)]
        return sorted(found, key=lambda edit: (edit.rank, edit.start))

    # Positions

    def _at(self, row: int, column: int) -> int:
        return self.starts[row - 1] + column

    def _span(self, node: ast.expr | ast.stmt | ast.keyword) -> tuple[int, int]:
        assert node.end_lineno is not None
        assert node.end_col_offset is not None
        start = self._at(node.lineno, node.col_offset)
        return start, self._at(node.end_lineno, node.end_col_offset)

    def _source(self, start: int, end: int) -> str:
        return self.bytes[start:end].decode()

    def _short(self, node: ast.expr | ast.stmt | ast.keyword) -> str:
        words = " ".join(self._source(*self._span(node)).split())
        return words if len(words) <= 60 else f"{words[:57]}..."

    def _is_on_line(self, node: ast.AST) -> bool:
        """Whether it starts or ends here; an opening or closing line speaks for all between."""
        if self.is_frame:
            return True
        rows = (getattr(node, "lineno", 0), getattr(node, "end_lineno", 0))
        return self.line in rows

    def _marks_whole(self) -> bool:
        statement = self.statement
        return statement is not None and self.line in (statement.lineno, statement.end_lineno)

    def _own_nodes(self, statement: ast.stmt) -> list[ast.AST]:
        """The statement's expressions, without those of the statements inside it."""
        found: list[ast.AST] = []
        todo = [
            child for child in ast.iter_child_nodes(statement) if not isinstance(child, ast.stmt)
        ]
        while todo:
            node = todo.pop(0)
            found.append(node)
            if not isinstance(node, ast.JoinedStr):
                todo += [c for c in ast.iter_child_nodes(node) if not isinstance(c, ast.stmt)]
        if isinstance(statement, ast.AnnAssign):
            hints = set(map(id, ast.walk(statement.annotation)))
            found = [node for node in found if id(node) not in hints]
        return [statement, *found]

    # Parts of a statement

    def _part_edits(self, node: ast.AST) -> Iterator[Edit]:
        """Changes to those parts of a node that are on the line, however far the node goes."""
        yield from self._elements(node)
        if isinstance(node, ast.Call):
            yield from self._arguments(node)
        elif isinstance(node, ast.BoolOp):
            yield from (self._negated(value) for value in node.values if self._is_on_line(value))
        elif isinstance(node, ast.comprehension):
            yield from (self._negated(test) for test in node.ifs if self._is_on_line(test))
            if self._is_on_line(node.iter):
                yield self._replace(44, "over nothing", node.iter, "()")

    def _node_edits(self, node: ast.AST) -> Iterator[Edit]:
        """Changes to a node as such."""
        if isinstance(node, ast.If | ast.While | ast.Assert | ast.IfExp):
            yield self._negated(node.test)
        elif isinstance(node, ast.Compare):
            yield from self._comparisons(node)
        elif isinstance(node, ast.BoolOp):
            yield self._other_connective(node)
        elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
            yield self._replace(20, "without not", node, f"({self._short_exact(node.operand)})")
        elif isinstance(node, ast.BinOp) and type(node.op) in ARITHMETIC:
            yield from self._arithmetic(node)
            for gone, kept in ((node.left, node.right), (node.right, node.left)):
                new = f"({self._short_exact(kept)})"
                yield self._replace(23, f"without {self._short(gone)}", node, new)
        elif isinstance(node, ast.Call):
            name = ast.unparse(node.func)
            if name in TWINS:
                yield self._replace(22, f"{TWINS[name]} instead", node.func, TWINS[name])
            if name in EMPTY and not ids_in(self._short_exact(node)):
                yield self._replace(47, f"{EMPTY[name]} instead", node, EMPTY[name])
        elif isinstance(node, ast.Constant):
            yield from self._constants(node)

    def _short_exact(self, node: ast.expr) -> str:
        return self._source(*self._span(node))

    def _replace(self, rank: int, what: str, node: ast.expr | ast.stmt, new: str) -> Edit:
        return Edit(rank, f"{what}: {self._short(node)}", *self._span(node), new)

    def _negated(self, node: ast.expr) -> Edit:
        return self._replace(10, "negated", node, f"(not ({self._short_exact(node)}))")

    def _comparisons(self, node: ast.Compare) -> Iterator[Edit]:
        sides = [node.left, *node.comparators]
        for operator, left, right in zip(node.ops, sides, sides[1:], strict=False):
            gap_start, gap_end = self._span(left)[1], self._span(right)[0]
            match = OPERATOR.search(self._source(gap_start, gap_end))
            if match is None:
                continue
            start, end = gap_start + match.start(), gap_start + match.end()
            for rank, table in ((20, OPPOSITE), (21, BOUNDARY)):
                new = table.get(type(operator))
                if new is not None:
                    what = f"{match.group()} became {new}: {self._short(node)}"
                    yield Edit(rank, what, start, end, new)

    def _other_connective(self, node: ast.BoolOp) -> Edit:
        new = " or " if isinstance(node.op, ast.And) else " and "
        joined = new.join(f"({self._short_exact(value)})" for value in node.values)
        return self._replace(20, f"{new.strip()} instead", node, f"({joined})")

    def _arithmetic(self, node: ast.BinOp) -> Iterator[Edit]:
        old, new = ARITHMETIC[type(node.op)]
        start, end = self._span(node.left)[1], self._span(node.right)[0]
        position = self._source(start, end).find(old)
        if position >= 0:
            what = f"{old} became {new}: {self._short(node)}"
            yield Edit(22, what, start + position, start + position + len(old), new)

    def _arguments(self, node: ast.Call) -> Iterator[Edit]:
        alone = len(node.args) + len(node.keywords) == 1
        for keyword in node.keywords:
            if self._is_on_line(keyword) and not ids_in(self._source(*self._span(keyword))):
                yield self._without(65, keyword, alone=alone)

    def _constants(self, node: ast.Constant) -> Iterator[Edit]:
        value = node.value
        if isinstance(value, bool):
            yield Edit(31, f"{not value} instead of {value}", *self._span(node), str(not value))
        elif isinstance(value, int):
            for rank, new in ((30, value + 1), (32, value - 1)):
                yield Edit(rank, f"{new} instead of {value}", *self._span(node), f"({new})")
        elif isinstance(value, str) and not ids_in(value):
            yield self._replace(40, "another word", node, repr(f"{value}-broken"))

    def _elements(self, node: ast.AST) -> Iterator[Edit]:
        if isinstance(node, ast.Tuple | ast.List | ast.Set) and not _is_target(node):
            for element in node.elts:
                if not self._is_on_line(element) or ids_in(self._short_exact(element)):
                    continue
                if len(node.elts) == 2:
                    yield self._one_of_two(node, element)
                elif len(node.elts) == 1 and isinstance(node, ast.Set):
                    yield self._replace(45, "set() instead", node, "set()")
                else:
                    yield self._without(45, element, alone=False)
        elif isinstance(node, ast.Dict):
            for key, value in zip(node.keys, node.values, strict=True):
                if key is not None and (self._is_on_line(key) or self._is_on_line(value)):
                    start, end = self._span(key)[0], self._span(value)[1]
                    yield self._cut(45, f"left out: {self._short(key)}", start, end, alone=False)

    def _one_of_two(self, node: ast.Tuple | ast.List | ast.Set, element: ast.expr) -> Edit:
        """A pair that keeps one element and stays what it is."""
        (kept,) = (part for part in node.elts if part is not element)
        frame = {ast.Tuple: "({},)", ast.List: "[{}]", ast.Set: "{{{}}}"}[type(node)]
        new = frame.format(self._short_exact(kept))
        return Edit(45, f"left out: {self._short(element)}", *self._span(node), new)

    def _without(self, rank: int, node: ast.expr | ast.keyword, *, alone: bool) -> Edit:
        return self._cut(rank, f"left out: {self._short(node)}", *self._span(node), alone=alone)

    def _cut(self, rank: int, what: str, start: int, end: int, *, alone: bool) -> Edit:
        """Take a part out together with the comma after it, or else the one before it."""
        after = re.match(rb"\s*,", self.bytes[end:])
        if after:
            end += after.end()
        elif not alone:
            before = re.search(rb",\s*$", self.bytes[:start])
            start = before.start() if before else start
        return Edit(rank, what, start, end, "")

    # Whole statements

    def _statement_edits(self, node: ast.stmt) -> Iterator[Edit]:
        if isinstance(node, ast.Return):
            yield from self._returns(node)
        elif isinstance(node, DROPPABLE):
            if isinstance(node, ast.Assign) and not ids_in(self._short_exact(node.value)):
                yield from self._other_values(node.value)
            yield self._replace(55, "dropped", node, "pass")
        elif isinstance(node, ast.For | ast.AsyncFor) and self.line <= node.iter.lineno:
            yield self._replace(50, "over nothing", node.iter, "()")
        for block in blocks(node):
            first, last = block[0], block[-1]
            if self._heads(node, first):
                start, end = self._span(first)[0], self._span(last)[1]
                yield Edit(70, f"empty block: {self._short(first)}", start, end, "pass")

    def _other_values(self, node: ast.expr) -> Iterator[Edit]:
        """A number one more, a truth turned round, a row without its first or last."""
        for form in ("(not ({}))", "(({}) + 1)", "({})[1:]", "({})[:-1]"):
            new = form.format(self._short_exact(node))
            yield self._replace(48, f"{form.format('...')} instead", node, new)

    def _returns(self, node: ast.Return) -> Iterator[Edit]:
        """Another result of the promised kind, then None; an early way out is closed."""
        if node.value is None or ast.unparse(node.value) == "None":
            yield self._replace(50, "dropped", node, "pass")
            return
        promised = self._promised()
        for kinds, form in ANOTHER_RESULT:
            if promised.startswith(kinds) and not ids_in(self._short_exact(node.value)):
                new = form.format(self._short_exact(node.value))
                yield self._replace(46, f"{form.format('...')} instead", node.value, new)
        yield self._replace(50, "return None instead", node, "return None")

    def _promised(self) -> str:
        """What the function around the line says it returns."""
        around = [
            node
            for node in ast.walk(self.tree)
            if isinstance(node, FUNCTIONS) and node.lineno <= self.line <= (node.end_lineno or 0)
        ]
        innermost = max(around, key=lambda node: node.lineno, default=None)
        hint = innermost.returns if innermost is not None else None
        return ast.unparse(hint) if hint is not None else ""

    def _heads(self, node: ast.stmt, first: ast.stmt) -> bool:
        """Whether the marked line is the head of the block that begins with `first`."""
        before = [b[-1].end_lineno or 0 for b in blocks(node) if b[-1].lineno < first.lineno]
        return max([node.lineno - 1, *before]) < self.line <= first.lineno

    def _definition_edits(self, node: ast.stmt) -> Iterator[Edit]:
        if not isinstance(node, DEFINITIONS):
            return
        for decorator in node.decorator_list:
            if decorator.lineno <= self.line <= (decorator.end_lineno or 0):
                start, end = self._span(decorator)
                start -= len(b"@")
                yield Edit(80, f"left out: @{self._short(decorator)}", start, end, "")
                return
        if isinstance(node, FUNCTIONS):
            yield from self._empty_body(node)
            return
        methods = [part for part in node.body if isinstance(part, FUNCTIONS)]
        for method in methods:
            yield from self._empty_body(method)

    def _empty_body(self, node: ast.FunctionDef | ast.AsyncFunctionDef) -> Iterator[Edit]:
        first, last = node.body[0], node.body[-1]
        start, end = self._span(first)[0], self._span(last)[1]
        yield Edit(70, f"def {node.name} does nothing", start, end, "return None")


def _is_target(node: ast.Tuple | ast.List | ast.Set) -> bool:
    return isinstance(getattr(node, "ctx", None), ast.Store)


def python_mutants(text: str, line: int) -> Iterator[Mutant]:
    """The mutants of one line of Python."""
    return Breaker(text, line).mutants()
