"""GD 7.3 Re-rolls: which dice may be thrown again, by which power, and what then lies there."""

from __future__ import annotations

from typing import Final

import msgspec

from xenofront.games.galaxy_defenders.rules import names
from xenofront.games.galaxy_defenders.rules.ch7_agents.powers import helpers, usable_powers
from xenofront.games.galaxy_defenders.rules.ch7_agents.rolls import symbols
from xenofront.games.galaxy_defenders.rules.modifiers import alien_total, at_work
from xenofront.games.galaxy_defenders.rules.state import Agent, AgentId, AlienId, GDState, player
from xenofront.kernel import Choice, Dice, Handling, Question, Seat

HIT, GRENADE, DEFENCE = "reroll_hit", "reroll_grenade", "reroll_defence"
ALIEN = "reroll_alien"

Faces = tuple[str, ...]


class Leave(Choice, frozen=True, gc=False):
    """No die is thrown again."""

    VERB = "done"


LEAVE: Final = Leave()


class Die(Choice, frozen=True, gc=False):
    """Throw a die again that shows something, by a power or an alien's card."""

    by: names.CardId
    number: int
    face: names.FaceId


class Reroll(Question, frozen=True, gc=False):
    """Which die of a roll is thrown again."""

    WHAT = "reroll"
    ANSWERS = (Leave, Die)
    HANDLING = Handling(LEAVE, "round")

    unit: names.UnitId
    defends: bool


class Rethrow(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """Dice picked to be thrown again, by which power; and those that were thrown twice already."""

    by: str = ""
    picked: tuple[int, ...] = ()
    thrown: tuple[int, ...] = ()


def sources(state: GDState, unit: str, roll: str) -> tuple[str, ...]:
    """Powers that let a figure throw dice of a roll again now."""
    if unit in state.aliens:
        again = alien_total(state, AlienId(unit), roll) > 0
        return (state.aliens[AlienId(unit)].card,) if again else ()  # GD-7.3.v GD-8.10.k
    if unit in state.objects:
        return ()
    agent = AgentId(unit)
    row = state.agents[agent]
    if not row.alive or not _may_ever(state, row, roll):
        return ()
    names = [*at_work(state, agent)]
    if roll == DEFENCE:
        names += usable_powers(state, agent, "defend")
    elif roll == HIT:
        names += helpers(state, agent)
    return tuple([name for name in names if _has(state, name, roll)])


def _may_ever(state: GDState, row: Agent, roll: str) -> bool:
    """Whether anything an agent has is about throwing dice of a roll again."""
    key = "reroll", roll, row.powers, row.devices, row.lasting
    known: bool | None = state.box.memo.get(key)
    if known is None:
        held = (*row.powers, *row.devices, *row.lasting)
        known = state.box.memo[key] = any(_has(state, name, roll) for name in held)
    return known


def _has(state: GDState, power: str, quantity: str) -> bool:
    return any(m.quantity == quantity for m in state.box.powers[power].modifiers)


def die_refusal(state: GDState, faces: Faces, rethrow: Rethrow, power: str, die: int) -> str | None:
    """Why a die cannot be thrown again with a power; aliens throw every die again."""
    if not 0 < die <= len(faces):
        return "GD-7.3.d"
    if die in rethrow.thrown or die in rethrow.picked:  # GD-7.3.w
        return "GD-7.3.w"
    if power not in state.box.powers:  # GD-7.3.v GD-8.10.k
        return None
    if not symbols(faces[die - 1]) and not _has(state, power, ALIEN):  # GD-7.6.5.d GD-7.7.2.1.h
        return "GD-7.3.u"
    return None


def question(
    state: GDState, unit: str, roll: str, faces: Faces, rethrow: Rethrow
) -> Question | None:
    """Which die is thrown again; nothing if none can be."""
    if not faces:
        return None
    powers = (rethrow.by,) if rethrow.by else sources(state, unit, roll)
    if not powers:
        return None
    options = [
        Die(power, die, face)
        for power in powers
        for die, face in enumerate(faces, 1)
        if die_refusal(state, faces, rethrow, power, die) is None
    ]
    if not options:
        return None
    alien = state.aliens.get(AlienId(unit))
    seat = Seat(alien.controller) if alien else player(state, AgentId(unit))  # GD-8.8.j/reroll
    return Reroll(seat, (LEAVE, *options), "GD-7.3.w", unit, roll == DEFENCE)


def refusal(
    state: GDState, unit: str, roll: str, faces: Faces, rethrow: Rethrow, choice: Leave | Die
) -> str | None:
    """Why an answer to that question is not allowed."""
    if isinstance(choice, Leave):
        return None
    if choice.by != rethrow.by and choice.by not in sources(state, unit, roll):
        return "GD-7.7.a"
    return die_refusal(state, faces, rethrow, choice.by, choice.number)


def pick(rethrow: Rethrow, die: Die) -> Rethrow:
    return msgspec.structs.replace(rethrow, by=die.by, picked=(*rethrow.picked, die.number))


def throw(what: str, pool: tuple[Faces, ...], rethrow: Rethrow) -> Dice:
    """The picked dice, in the colours they have."""
    return Dice(what, tuple(pool[die - 1] for die in rethrow.picked), "GD-7.3.x")


def put_down(faces: Faces, new: Faces, rethrow: Rethrow) -> tuple[Faces, Rethrow]:
    """The roll with its new faces, which stand whatever they show."""
    shown = list(faces)
    for die, face in zip(rethrow.picked, new, strict=True):
        shown[die - 1] = face  # GD-7.3.x
    return tuple(shown), Rethrow(thrown=(*rethrow.thrown, *rethrow.picked))
