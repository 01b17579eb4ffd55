"""Check of a game's procedures: names, jumps and answers must fit.

A misspelt jump or an answer that nobody takes is found by a test, not in the middle of a mission.
What a step may return is read from its annotation and its source.
"""

from __future__ import annotations

import ast
import inspect
from collections.abc import Callable, Iterable, Iterator
from textwrap import dedent
from typing import Any

from xenofront.kernel import Chance, Dice, Procedure, Question
from xenofront.kernel.procedure import Result, Step

QUESTIONS = (Question, Chance, Dice)


def faults(procedures: Iterable[type[Procedure]]) -> list[str]:
    """Everything that is written in a way the kernel cannot run."""
    return [fault for procedure in procedures for fault in faults_of(procedure)]


def faults_of(procedure: type[Procedure]) -> list[str]:
    """What is wrong with one procedure."""
    name = procedure.__name__
    found = []
    if not procedure.STEPS:
        found.append(f"{name} has no step")
    if not procedure.CITATION:
        found.append(f"{name} cites no rule of the book")
    asked = False
    for step_name, step in procedure.STEPS.items():
        where = f"{name}.{step_name}"
        if step.takes_answer and not asked:
            found.append(f"{where} takes an answer but the step before it asks nothing")
        if asked and not step.takes_answer:
            found.append(f"{where} follows a question but takes no answer")
        asked = _may_ask(step)
        if asked and not step.following:
            found.append(f"{where} asks but no step takes the answer")
        for jump in _jumps(step):
            if jump not in procedure.STEPS:
                found.append(f"{where} goes back to {jump}, which is no step")
            elif procedure.STEPS[jump].takes_answer:
                found.append(f"{where} goes back to {jump}, which takes an answer")
    return found + _strays(procedure)


def _strays(procedure: type[Procedure]) -> list[str]:
    """Refusals and previews that belong to no step."""
    return [
        f"{procedure.__name__}.{method} belongs to no step"
        for method in vars(procedure)
        for prefix in ("_why_not_", "_preview_")
        if method.startswith(prefix) and method.removeprefix(prefix) not in procedure.STEPS
    ]


def _may_ask(step: Step) -> bool:
    """Whether a step says that it asks, or makes a question itself."""
    said = step.function.__annotations__.get("return", "")
    if said != Result and any(kind.__name__ in str(said) for kind in QUESTIONS):
        return True
    return any(_is_question(_named(step.function, call.func)) for call in _calls(step))


def _is_question(thing: Any) -> bool:
    return isinstance(thing, type) and issubclass(thing, QUESTIONS)


def _named(function: Callable[..., Any], node: ast.expr) -> Any:
    """What a name, or a name in a module, stands for in a function."""
    if isinstance(node, ast.Name):
        return function.__globals__.get(node.id)
    if isinstance(node, ast.Attribute):
        return getattr(_named(function, node.value), node.attr, None)
    return None


def _jumps(step: Step) -> Iterator[str]:
    """The steps that ``again`` goes back to."""
    for call in _calls(step):
        if isinstance(call.func, ast.Name) and call.func.id == "again":
            yield from (arg.attr for arg in call.args if isinstance(arg, ast.Attribute))


def _calls(step: Step) -> Iterator[ast.Call]:
    try:
        tree = ast.parse(dedent(inspect.getsource(step.function)))
    except OSError:  # compiled, or made by a program
        return
    yield from (node for node in ast.walk(tree) if isinstance(node, ast.Call))
