"""The format of scenario scripts."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from xenofront.content.errors import ContentError
from xenofront.content.strict_yaml import read
from xenofront.kernel import Seat

MAX_RULES = 5


class _Part(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    pass


class Refused(_Part, frozen=True, kw_only=True):
    """A choice that must not be allowed, and the rule that forbids it."""

    choice: str
    rule: str


class Asked(_Part, frozen=True, kw_only=True):
    """The question that must be pending; nothing is asked when the game is over."""

    question: str
    seat: Seat | None = None
    rule: str = ""


class Ways(_Part, frozen=True, kw_only=True):
    """The set of ways an alien may carry out the first effect of the row that applies."""

    alien: str
    row: str = ""
    ways: tuple[str, ...] | None = None
    targets: tuple[str, ...] | None = None
    by: str | None = None


class Step(_Part, frozen=True, kw_only=True):
    """One line of the play: exactly one of these."""

    dice: tuple[str, ...] | None = None
    """Faces and cards that come next, in order."""
    choose: str | None = None
    plan: tuple[str, ...] | None = None
    refused: Refused | None = None
    offered: tuple[str, ...] | None = None
    not_offered: tuple[str, ...] | None = None
    exactly: tuple[str, ...] | None = None
    asked: Asked | None = None
    over: bool | None = None
    expect: Mapping[str, Any] | None = None
    cited: tuple[str, ...] | None = None
    """Rule ids that the log has cited since the play began."""
    told: tuple[str, ...] | None = None
    """Kinds of events told since the play began, in this order among others."""
    not_told: tuple[str, ...] | None = None
    ways: Ways | None = None


class Scenario(_Part, frozen=True, kw_only=True):
    """A whole script."""

    scenario: str
    system: str = ""
    """The game; if it is not said, the one that has the mission or the open procedures."""
    rules: tuple[str, ...] = ()
    note: str = ""
    mission: str = ""
    """If it is not said, the one that the game keeps for scripts."""
    map: str = ""
    """A text sketch used instead of the mission's map; its figures may stand for hexes."""
    options: Mapping[str, bool | int | str] = {}
    seed: int = 0
    position: Mapping[str, Any]
    open: tuple[Mapping[str, Any], ...]
    """The procedures that are open, outermost first; the last one runs."""
    play: tuple[Step, ...] = ()


def read_scenario(content: bytes, file: str) -> Scenario:
    """A script from its text; a ContentError names file, line and field."""
    document = read(content, file)
    try:
        scenario = msgspec.convert(document.value, Scenario, str_keys=True)
    except msgspec.ValidationError as error:
        raise ContentError([document.problem((), str(error))]) from None
    problems = []
    if len(scenario.rules) > MAX_RULES:
        problems.append(document.problem(("rules",), f"names more than {MAX_RULES} rules"))
    for number, step in enumerate(scenario.play):
        said = [name for name in step.__struct_fields__ if getattr(step, name) is not None]
        if len(said) != 1:
            text = f"a step says one thing, this one {', '.join(said) or 'nothing'}"
            problems.append(document.problem(("play", number), text))
    if problems:
        raise ContentError(problems)
    return scenario
