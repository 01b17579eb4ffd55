"""Positions of scenario scripts: what a rules lawyer writes, and back.

Points are written in inches (``12.5,3``). Everything that is left out is as at the start of a
mission; a trooper's numbers and weapons come from its profile.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from xenofront.games.bug_hunt.rules.box import Box
from xenofront.games.bug_hunt.rules.ch5_aliens import behaviour
from xenofront.games.bug_hunt.rules.options import chosen
from xenofront.games.bug_hunt.rules.state import AlienId, BHState, Trooper
from xenofront.geometry.plane.exact import NotAPoint, Point, point, text
from xenofront.kernel import Seat, Setup, Ways
from xenofront.kernel.knowledge import ALWAYS

POINTS = ("at", "distractions", "barricades", "halted")
"""Keys whose values are points, wherever they stand."""
TABLES = ("troopers", "aliens", "contacts", "objectives", "locations", "signals", "spawns")
FACTS = tuple(name for name in BHState.__struct_fields__ if name not in (*ALWAYS, "options"))
"""What a written position may say."""
NUMBERS = ("reactions", "speed", "combat", "toughness", "tech", "save", "weapons")


class ScriptError(ValueError):
    """A position that cannot be put on the table."""


def place(position: Any, setup: Setup, box: Box) -> BHState:
    """Put a written position on the table."""
    facts = dict(_points_read(position, ""))
    unknown = [name for name in facts if name not in FACTS]
    if unknown:
        raise ScriptError(f"position: there is no {unknown[0]!r}")
    facts["troopers"] = {
        name: _trooper(box, name, row) for name, row in dict(facts.get("troopers", {})).items()
    }
    seats = dict.fromkeys(Seat(row["seat"]) for row in facts["troopers"].values())
    setup = msgspec.structs.replace(setup, seats=tuple(seats))
    facts.setdefault("squad", {})
    facts.setdefault("turn", 1)
    facts.setdefault("phase", "quick")
    facts.setdefault("edge", "bottom")
    facts.setdefault("arrivals", 100)
    facts["setup"] = msgspec.to_builtins(setup)
    facts["options"] = msgspec.to_builtins(chosen(setup.options))
    try:
        state = msgspec.convert(facts, BHState)
    except msgspec.ValidationError as error:
        raise ScriptError(f"position: {error}") from error
    state.seed, state.box = setup.seed, box
    _check(state)
    return state


def _trooper(box: Box, name: str, row: Mapping[str, Any]) -> dict[str, Any]:
    """A written trooper with everything its profile gives."""
    kind = row.get("kind", "main")
    profile = box.catalogue.profiles.get(kind)
    if profile is None and kind in box.support:
        profile = box.catalogue.profiles.get(box.support[kind].profile)
    if profile is None:
        raise ScriptError(f"{name}: there is no profile for {kind!r}")
    given = {field: getattr(profile, field) for field in NUMBERS}
    if kind in box.support and box.support[kind].weapons:
        given["weapons"] = box.support[kind].weapons[0]
    return {"name": name, "kind": kind, "team": name, "seat": name, **given, **row}


def _check(state: BHState) -> None:
    for placed in state.terrain:
        if placed.feature not in state.box.features:
            raise ScriptError(f"terrain: there is no feature {placed.feature!r}")
    if state.alien_type and state.alien_type not in state.box.aliens:
        raise ScriptError(f"alien_type: there is no alien {state.alien_type!r}")
    if state.aliens and not state.alien_type:
        raise ScriptError("aliens: alien_type says which kind they are")
    for name, row in state.troopers.items():
        for what, carried, known in (
            ("weapon", row.weapons, state.box.weapons),
            ("gear", row.gear, state.box.gear),
        ):
            unknown = [one for one in carried if one not in known]
            if unknown:
                raise ScriptError(f"{name}: there is no {what} {unknown[0]!r}")


def _points_read(value: Any, key: str) -> Any:
    """Texts of points as points, in every place where one is meant."""
    if isinstance(value, Mapping):
        return {name: _points_read(one, name) for name, one in value.items()}
    if isinstance(value, list | tuple):
        return [_points_read(one, key) for one in value]
    if isinstance(value, str) and key in POINTS and value:
        try:
            return list(point(value))
        except NotAPoint as error:
            raise ScriptError(f"{key}: {error}") from None
    return value


# -- and back ------------------------------------------------------------------------------------


def describe(state: BHState) -> dict[str, Any]:
    """The position of a game as it would be written."""
    written: dict[str, Any] = {}
    for name in FACTS:
        value = _plain(getattr(state, name), name)
        if value not in ((), [], {}, "", 0, None, False):
            written[name] = value
    return written


def _plain(value: Any, key: str) -> Any:
    if isinstance(value, Point):
        return text(value) if key != "size" else [value.x, value.y]
    if isinstance(value, msgspec.Struct):
        fields = ((name, getattr(value, name)) for name in value.__struct_fields__)
        defaults = dict(
            zip(
                value.__struct_fields__[len(value.__struct_fields__) - len(_defaults(value)) :],
                _defaults(value),
                strict=True,
            )
        )
        keep_all = isinstance(value, Trooper)
        return {
            name: _plain(one, name)
            for name, one in fields
            if keep_all or name not in defaults or defaults[name] != one
        }
    if isinstance(value, Mapping):
        return {str(name): _plain(one, key) for name, one in value.items()}
    if isinstance(value, list | tuple):
        return [_plain(one, key) for one in value]
    return value


def _defaults(value: msgspec.Struct) -> tuple[Any, ...]:
    return value.__struct_defaults__


# -- what aliens may do ----------------------------------------------------------------------------


def ways(state: BHState, alien: str) -> Ways | None:
    """Whom an alien may go for now, and where it would end."""
    name = AlienId(alien)
    if name not in state.aliens or behaviour.is_held_up(state, name):
        return None
    found = behaviour.goals(state, name)
    going = [behaviour.advance(state, name, target) for target in found]
    ends = sorted(f"{way.target} at {text(way.path[-1])}" for way in going if way is not None)
    return Ways("", tuple(ends), tuple(sorted(found)), "BX-11" if len(found) == 1 else "BX-32")
