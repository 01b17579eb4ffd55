"""Positions as bytes: plain data that can be opened, compared and digested, and runs no code."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from functools import cache
from typing import Any

import msgspec

from xenofront.flaws import Flawed, flaw
from xenofront.kernel.game import Game
from xenofront.kernel.state import State
from xenofront.kernel.system import System

MAX_BYTES = 8_000_000
"""Nothing the kernel writes comes near this; larger input is refused unread."""


class SaveError(Flawed):
    """A save cannot be opened; the text says what is wrong, and where."""


def too_long(what: str, data: bytes) -> SaveError:
    """A file or position that is refused unread."""
    long = f"the {what} is {{here}} bytes long, more than {{most}}"
    return SaveError(flaw("save-too-long", long, here=len(data), most=MAX_BYTES))


def save(game: Game) -> bytes:
    """The position alone: facts and open procedures. The question will be asked again."""
    return msgspec.json.encode({"state": _bare(game.state), "stack": game.stack})


def digest(game: Game) -> str:
    """A fingerprint that is equal exactly when two positions are.

    Fields that have their default value do not count, so that a new field changes no old digest.
    """
    plain = {"state": _plain(_bare(game.state)), "stack": _plain(game.stack)}
    return hashlib.sha256(msgspec.json.encode(plain, order="deterministic")).hexdigest()[:32]


def _plain(value: Any) -> Any:
    """Plain data without defaults; the encoder would leave out only the very same objects."""
    if isinstance(value, msgspec.Struct):
        kind = type(value)
        tag = kind.__struct_config__.tag
        plain: dict[str, Any] = {} if tag is None else {"": tag}
        for name, default in _defaults(kind):
            part = getattr(value, name)
            if part != default:
                plain[name] = _plain(part)
        return plain
    if isinstance(value, Mapping):
        return {key: _plain(part) for key, part in value.items()}
    if isinstance(value, list | tuple):
        return [_plain(part) for part in value]
    return value


@cache
def _defaults(kind: type[msgspec.Struct]) -> tuple[tuple[str, Any], ...]:
    return tuple(
        (f.name, f.default if f.default_factory is msgspec.NODEFAULT else f.default_factory())
        for f in msgspec.structs.fields(kind)
    )


def open_position(system: System, data: bytes, *, manual: bool = False) -> Game:
    """A game from its bytes alone: the waiting step asks again."""
    if len(data) > MAX_BYTES:
        raise too_long("save", data)
    try:
        position = system.decode_position(data)
        check_stack(position.stack)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError, SaveError) as error:
        position = _by_former_names(system, data, error)
    state, stack = position.state, position.stack
    try:
        state.box = system.box_for(state.setup)
        return Game(system, state, stack, manual=manual)
    except Exception as error:
        where = f"{type(stack[-1]).__name__}.{stack[-1].step}" if stack else "the end"
        misfit = "the save does not fit the rules at {where}: {why}"
        raise SaveError(flaw("save-misfit", misfit, where=where, why=repr(error))) from error


def check_stack(stack: list[Any]) -> None:
    """Every open procedure must stand at a step it has."""
    for depth, frame in enumerate(stack):
        last = depth == len(stack) - 1
        if frame.step not in frame.STEPS and (last or frame.step):
            words = {"procedure": type(frame).__name__, "step": repr(frame.step)}
            raise SaveError(flaw("save-no-step", "{procedure} has no step {step}", **words))
        if last and frame.STEPS[frame.step].takes_answer:
            unasked = "{procedure} waits for an answer nobody asked"
            where = f"{type(frame).__name__}.{frame.step}"
            raise SaveError(flaw("save-not-asked", unasked, procedure=where))


def _bare(state: State) -> State:
    bare = state.copy()
    bare.box, bare.news = msgspec.UNSET, []
    return bare


def _by_former_names(system: System, data: bytes, first: Exception) -> Any:
    """Decode once more with the names that older saves use."""
    aliases = system.aliases
    try:
        plain = msgspec.json.decode(data)
        for frame in plain["stack"]:
            name = frame["procedure"] = aliases.procedures.get(
                frame["procedure"], frame["procedure"]
            )
            if "step" in frame:
                frame["step"] = aliases.steps.get((name, frame["step"]), frame["step"])
            for field in list(frame):
                if (name, field) in aliases.fields:
                    frame[aliases.fields[name, field]] = frame.pop(field)
        for field in list(plain["state"]):
            if ("State", field) in aliases.fields:
                plain["state"][aliases.fields["State", field]] = plain["state"].pop(field)
        position = msgspec.convert(plain, system.position)
    except Exception as error:
        other = "not a save of {system}: {why}"
        raise SaveError(flaw("save-not-of", other, system=system.name, why=first)) from error
    check_stack(position.stack)
    return position
