"""Procedures of a rulebook, as data.

One class is one procedure of the book. Its public methods, in the order in which they are written,
are its steps; its fields are all it remembers. A step returns

=============  ============================================================================
``None``       go on with the next step
``Question``        stop; the next step receives the answer
``Chance``     the same, answered by the seeded stream, a script, a person or a search
``Dice``       the same for several dice; the next step receives a tuple
a Procedure    run that first, then go on with the next step
``again(…)``   back to an earlier step of this procedure
``END``        this procedure is over
``GAME_OVER``  every open procedure is over
=============  ============================================================================

The step after one that may ask takes the answer. When nothing was asked it receives ``None``, or is
left out if ``None`` is not in the annotation of its answer. A step that asks changes nothing. For
an asking step ``choose`` a procedure may define ``_why_not_choose(state, choice)``, which names the
rule that forbids a choice, and ``_preview_choose(state, choice)``, which says what it would do;
both are pure.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable
from types import NoneType
from typing import Any, ClassVar, NamedTuple, get_args

import msgspec

from xenofront.kernel.questions import Chance, Dice, Question


class Step(NamedTuple):
    """One line of a procedure's table."""

    function: Callable[..., Any]
    takes_answer: bool
    needs_answer: bool
    """Nothing is to be done where nothing was asked."""
    following: str
    why_not: Callable[..., str | None] | None
    preview: Callable[..., Any] | None


Link = tuple[Callable[..., Any], bool, Any, tuple[str, str]]
"""A step as the kernel runs it: function, whether it takes an answer, the link that comes next
where nothing is asked, and the names of this step and the next."""
Chain = dict[str | None, tuple[Link | None, Link | None]]


def chained(steps: dict[str, Step]) -> Chain:
    """What is to be run at each step: with an answer to it, and where nothing was asked.

    A procedure is entered at ``None``.
    """
    unasked: Link | None = None
    chain: Chain = {"": (None, None), None: (None, None)}
    for name, step in reversed(steps.items()):
        link = step.function, step.takes_answer, unasked, (name, step.following)
        unasked = unasked if step.needs_answer else link
        chain[name] = chain[None] = link, unasked
    return chain


class Again(msgspec.Struct, frozen=True, gc=False):
    step: str


class Mark:
    """A result that is only compared by identity."""

    def __init__(self, name: str) -> None:
        self._name = name

    def __repr__(self) -> str:
        return self._name


END = Mark("END")
GAME_OVER = Mark("GAME_OVER")


def again(step: Callable[..., Any]) -> Again:
    """Go back to ``step``, a bound method of the same procedure."""
    function = step.__func__  # type: ignore[attr-defined]
    jump = _JUMPS.get(function)
    if jump is None:
        jump = _JUMPS[function] = Again(function.__name__)
    return jump


_JUMPS: dict[Callable[..., Any], Again] = {}


class Procedure(
    msgspec.Struct,
    kw_only=True,
    tag=True,
    tag_field="procedure",
    omit_defaults=True,
    forbid_unknown_fields=True,
    gc=False,
):
    """An open procedure: its fields, the step that comes next, the dice of a pool rolled so far."""

    CITATION: ClassVar[str] = ""
    STEPS: ClassVar[dict[str, Step]] = {}
    FIRST: ClassVar[str] = ""
    CHAIN: ClassVar[Chain] = {}

    step: str = ""
    rolled: tuple[str, ...] = ()

    def __init_subclass__(cls, **options: Any) -> None:
        super().__init_subclass__(**options)
        functions = {n: f for n, f in vars(cls).items() if inspect.isfunction(f)}
        names = [name for name in functions if not name.startswith("_")]
        cls.FIRST = names[0] if names else ""
        cls.STEPS = {}
        for name, following in zip(names, [*names[1:], ""], strict=False):
            answers = list(inspect.signature(functions[name]).parameters.values())[2:]
            cls.STEPS[name] = Step(
                functions[name],
                len(answers) == 1,
                len(answers) == 1 and not _may_be_none(functions[name], answers[0]),
                following,
                functions.get(f"_why_not_{name}"),
                functions.get(f"_preview_{name}"),
            )
        cls.CHAIN = chained(cls.STEPS)


def _may_be_none(function: Callable[..., Any], answer: inspect.Parameter) -> bool:
    """Whether a step says that it takes ``None``; one that says nothing does."""
    said = answer.annotation
    if isinstance(said, str):
        said = _meant(said, function.__globals__)
    return said in (inspect.Parameter.empty, Any, None) or NoneType in get_args(said)


def _meant(annotation: str, names: dict[str, Any]) -> Any:
    """The type an annotation stands for; any type where it names what is only known later."""
    try:
        return eval(annotation, names)  # noqa: S307 - our own source
    except NameError:
        return None if "None" in annotation else object


Result = Question | Chance | Dice | Again | Procedure | Mark | None
"""What a step may return; a narrower annotation is welcome and is checked at start-up."""


class BrokenProcedure(Exception):
    """A procedure is written in a way the kernel cannot run."""
