"""Procedures of a rulebook, as data.

One class is one procedure of the book. Its public methods, in the order in which they are written,
are its steps; its fields are all it remembers. A step returns

=============  ============================================================================
``None``       go on with the next step
``Ask``        stop; the next step receives the answer
``Chance``     the same, answered by the seeded stream, a script, a person or a search
``Dice``       the same for several dice; the next step receives a tuple
a Procedure    run that first, then go on with the next step
``again(…)``   back to an earlier step of this procedure
``END``        this procedure is over
``GAME_OVER``  every open procedure is over
=============  ============================================================================

A step that asks changes nothing. For an asking step ``choose`` a procedure may define
``_why_not_choose(state, choice)``, which names the rule that forbids a choice, and
``_preview_choose(state, choice)``, which says what it would do; both are pure.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable
from typing import Any, ClassVar, NamedTuple

import msgspec

from xenofront.kernel.questions import Ask, Chance, Dice


class Step(NamedTuple):
    """One line of a procedure's table."""

    function: Callable[..., Any]
    takes_answer: bool
    following: str
    why_not: Callable[..., str | None] | None
    preview: Callable[..., Any] | None


Link = tuple[str, Callable[..., Any], bool, Any]
"""A step as the kernel runs it: name, function, whether it takes an answer, and the next link."""


def chained(steps: dict[str, Step]) -> dict[str, Link | None]:
    """The links of a procedure by name, each holding the next; no name, no link."""
    link: Link | None = None
    chain: dict[str, Link | None] = {"": None}
    for name, step in reversed(steps.items()):
        link = chain[name] = name, step.function, step.takes_answer, link
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
    return Again(step.__name__)


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
    CHAIN: ClassVar[dict[str, Link | None]] = {}

    step: str = ""
    rolled: tuple[str, ...] = ()

    def __init_subclass__(cls, **options: Any) -> None:
        super().__init_subclass__(**options)
        functions = {n: f for n, f in vars(cls).items() if inspect.isfunction(f)}
        names = [name for name in functions if not name.startswith("_")]
        cls.FIRST = names[0] if names else ""
        cls.STEPS = {
            name: Step(
                functions[name],
                len(inspect.signature(functions[name]).parameters) == 3,
                following,
                functions.get(f"_why_not_{name}"),
                functions.get(f"_preview_{name}"),
            )
            for name, following in zip(names, [*names[1:], ""], strict=False)
        }
        cls.CHAIN = chained(cls.STEPS)


Result = Ask | Chance | Dice | Again | Procedure | Mark | None
"""What a step may return; a narrower annotation is welcome and is checked at start-up."""


class BrokenProcedure(Exception):
    """A procedure is written in a way the kernel cannot run."""
