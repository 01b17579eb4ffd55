"""The start-up check of a system's procedures: names, jumps and answers must fit.

What a step may return is read from its annotation and its source, so that a misspelt jump or an
answer nobody takes is found when the game starts, not in the middle of a mission.
"""

from __future__ import annotations

import linecache
import re
from collections.abc import Callable, Iterable
from functools import lru_cache
from typing import Any

from xenofront.kernel.procedure import BrokenProcedure, Procedure, Result, Step

_QUESTIONS = ("Question", "untyped", "Chance", "Dice")
_ASKING = re.compile(rf"\b(?:{'|'.join(_QUESTIONS)})\(")
_JUMPING = re.compile(r"\bagain\(\w+\.(\w+)\)")


def check_procedures(procedures: Iterable[type[Procedure]]) -> None:
    """Raise :class:`BrokenProcedure` with every fault found."""
    faults = [fault for procedure in procedures for fault in faults_of(procedure)]
    if faults:
        raise BrokenProcedure("; ".join(faults))


def faults_of(procedure: type[Procedure]) -> list[str]:
    name = procedure.__name__
    faults = []
    if not procedure.STEPS:
        faults.append(f"{name} has no step")
    if not procedure.CITATION:
        faults.append(f"{name} cites no rule of the book")
    asked = False
    for step_name, step in procedure.STEPS.items():
        where = f"{name}.{step_name}"
        if step.takes_answer and not asked:
            faults.append(f"{where} takes an answer but the step before it asks nothing")
        if asked and not step.takes_answer:
            faults.append(f"{where} follows a question but takes no answer")
        asked = _may_ask(step)
        if asked and not step.following:
            faults.append(f"{where} asks but no step takes the answer")
        for jump in _jumps(step):
            if jump not in procedure.STEPS:
                faults.append(f"{where} goes back to {jump}, which is no step")
            elif procedure.STEPS[jump].takes_answer:
                faults.append(f"{where} goes back to {jump}, which takes an answer")
    return faults + _strays(procedure)


def _strays(procedure: type[Procedure]) -> list[str]:
    """Refusals and previews that belong to no step."""
    return [
        f"{procedure.__name__}.{method} belongs to no step"
        for method in vars(procedure)
        for prefix in ("_why_not_", "_preview_")
        if method.startswith(prefix) and method.removeprefix(prefix) not in procedure.STEPS
    ]


def _may_ask(step: Step) -> bool:
    annotation = step.function.__annotations__.get("return", "")
    returns = "" if annotation == Result else str(annotation)
    return any(q in returns for q in _QUESTIONS) or bool(_ASKING.search(source_of(step.function)))


def _jumps(step: Step) -> list[str]:
    return _JUMPING.findall(source_of(step.function))


@lru_cache(maxsize=1)
def source_of(function: Callable[..., Any]) -> str:
    """The text of a method; nothing where it is compiled or its source is not installed.

    It ends where a line is not further in than the first. The library's own way reads words
    instead of lines, which for all procedures takes longer than everything else at the start.
    """
    code: Any = getattr(function, "__code__", None)
    lines = linecache.getlines(code.co_filename) if code else []
    if not lines:
        return ""
    first = code.co_firstlineno - 1
    margin = lines[first][: -len(lines[first].lstrip())]
    inside = (f"{margin} ", f"{margin})")
    last = first + 1
    while last < len(lines) and (not lines[last].strip() or lines[last].startswith(inside)):
        last += 1
    return "".join(lines[first:last])
