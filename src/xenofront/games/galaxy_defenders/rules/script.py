"""Positions of scenario scripts: what a rules lawyer writes, and back.

A position has the fields of the state and of its rows, except that the decks stand together.
Everything that is left out is as at the start of a mission; a figure's card is the first part of
its name (``aracnos-blue-1``).
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Final, TypeVar

import msgspec

from xenofront.games.galaxy_defenders.rules.box import Box
from xenofront.games.galaxy_defenders.rules.ch8_aliens import oracle
from xenofront.games.galaxy_defenders.rules.ch8_aliens.assignment import controller_for
from xenofront.games.galaxy_defenders.rules.ch8_aliens.company import acting_figure
from xenofront.games.galaxy_defenders.rules.ch8_aliens.wide import lies_well
from xenofront.games.galaxy_defenders.rules.options import chosen
from xenofront.games.galaxy_defenders.rules.script_gear import (
    sealed_problem,
    shut_by_locks,
    suit_problem,
    written_suit,
)
from xenofront.games.galaxy_defenders.rules.state import (
    ELITE,
    Agent,
    Alien,
    AlienId,
    GDState,
    Signal,
)
from xenofront.kernel import Setup, Ways
from xenofront.kernel.knowledge import ALWAYS
from xenofront.kernel.piles import Deck, pile

DECKS: Final = {
    "alien": "alien_deck",
    "alien_discard": "alien_discard",
    "close": "close_deck",
    "close_discard": "close_discard",
    "event": "event_deck",
    "event_discard": "event_discard",
    "npc": "npc_deck",
    "npc_discard": "npc_discard",
    "signals": "signal_piles",
    "signal_discard": "signal_discard",
}
"""What stands under ``decks``, and its field: from the top, a list of cards being shuffled."""
SPENT: Final = "spent_signals"
"""Under ``decks``: older piles of signals of which some still lie on the map."""
STACKED: Final = ("alien", "close", "event", "npc")
ROWS: Final[Mapping[str, type[msgspec.Struct]]] = {
    "agents": Agent,
    "aliens": Alien,
    "signals": Signal,
}
FACTS: Final = tuple(
    name
    for name in GDState.__struct_fields__
    if name not in (*ALWAYS, "options", *ROWS, *DECKS.values())
)
"""The fields that are written as they are."""
START: Final = {"round": 1, "phase": "battle", "arrivals": 100}
"""What is not as in a new state if it is left out."""
Written = Mapping[str, Any]
Kind = TypeVar("Kind")


class ScriptError(ValueError):
    """A position that cannot be put on the table."""


def place(position: Any, setup: Setup, box: Box) -> GDState:
    """Put a written position on the table."""
    _known(position, (*FACTS, *ROWS, "decks", "cards"), "position")
    problem = sealed_problem(box, position.get("sealed") or {})
    if problem:
        raise ScriptError(problem)
    agents = position.get("agents") or {}
    box = _with_cards(box, position.get("cards") or {})
    signals = {name: _signal(row) for name, row in (position.get("signals") or {}).items()}
    _check(agents, position.get("aliens") or {}, signals, box)
    seats = tuple(name for name, row in agents.items() if not row.get("owner"))
    setup = msgspec.structs.replace(setup, seats=seats)
    facts = {
        **START,
        **{name: position[name] for name in FACTS if name in position},
        "alpha": position.get("alpha") or next(iter(agents), ""),
        "suits": _suits(box, position.get("suits") or {}),
        "bars": shut_by_locks(position.get("bars") or (), position.get("sealed") or {}),
        **_decks(position.get("decks") or {}, len(signals)),
        "agents": {name: _agent(box, name, row) for name, row in agents.items()},
        "signals": signals,
        "setup": msgspec.to_builtins(setup),
        "options": msgspec.to_builtins(chosen(setup.options)),
    }
    state = _converted(facts, GDState)
    state.seed, state.box = setup.seed, box
    for number, (name, row) in enumerate((position.get("aliens") or {}).items()):
        state.add_alien(AlienId(name), _alien(state, name, row, number))
    return state


def _converted(facts: Written, kind: type[Kind]) -> Kind:
    try:
        return msgspec.convert(facts, kind)
    except msgspec.ValidationError as error:
        raise ScriptError(f"position: {error}") from error


def _known(written: Any, names: Iterable[str], where: str) -> None:
    """Refuse a word that means nothing there."""
    if not isinstance(written, Mapping):
        raise ScriptError(f"{where}: expected names and values, not {written!r}")
    unknown = next((name for name in written if name not in names), None)
    if unknown is not None:
        raise ScriptError(f"{where}: there is no {unknown!r}")


def _with_cards(box: Box, cards: Mapping[str, Mapping[str, Any]]) -> Box:
    try:
        return box.with_cards(cards) if cards else box
    except msgspec.ValidationError as error:
        raise ScriptError(f"position: {error}") from error
    except KeyError as error:
        raise ScriptError(f"cards: there is no alien card {error}") from error


def _check(agents: Written, aliens: Written, signals: Written, box: Box) -> None:
    for agent in agents:
        if agent not in box.agents:
            raise ScriptError(f"agents: there is no agent {agent!r}")
    for alien, row in aliens.items():
        if alien.rpartition("-")[0] not in box.aliens:
            raise ScriptError(f"aliens: {alien!r} is no card and number, such as aracnos-blue-1")
        if row.get("card") and row["card"] not in box.aliens:
            raise ScriptError(f"{alien}: there is no alien card {row['card']!r}")
    places: dict[str, str] = {}
    for kind, rows in {"agents": agents, "aliens": aliens, "signals": signals}.items():
        for name, row in rows.items():
            _known(row, ROWS[kind].__struct_fields__, name)
            base = (row.get("hex"), row["rear"]) if row.get("rear") else (row.get("hex"),)
            dragged = row.get("seized_by")
            for here in () if dragged else base:
                if here not in box.board.area_of:
                    raise ScriptError(f"{name}: {here!r} is no hex of the map")
                if here in places:
                    raise ScriptError(f"{name}: {places[here]} already stands in {here}")
                places[here] = name


# -- rows: what the sheet and the card say where nothing is written --------------------------------


def _agent(box: Box, name: str, row: Written) -> dict[str, Any]:
    sheet = box.agents[name]
    slots = [_slot(box, name, weapon) for weapon in row.get("weapons") or sheet.weapons]
    if row.get("owner") and name not in box.npcs:
        slots = slots[:1]
    elif len(slots) != len(sheet.weapons):  # GD-7.6.a
        raise ScriptError(f"{name}: an agent carries two weapons, not {len(slots)} (GD-7.6.a)")
    side = sheet.elite if row.get("rank") in ELITE else sheet.standard
    powers = row.get("powers")
    if powers is None:
        powers = (sheet.ability,) if sheet.ability else ()
    guards = any(power in box.powers and box.powers[power].moment == "guard" for power in powers)
    given = {"shield": side.shield, "guard": guards}
    said = {field: value for field, value in row.items() if value is not None}
    if "suit" in said:
        said["suit"] = written_suit(box, said["suit"])
    return {**given, **said, "weapons": slots, "powers": powers}


def _suits(box: Box, written: Written) -> dict[str, Any]:
    """The empty suits on the map."""
    problems = [suit_problem(box, place, row) for place, row in written.items()]
    problem = next(filter(None, problems), "")
    if problem:
        raise ScriptError(problem)
    return {place: written_suit(box, row) for place, row in written.items()}


def _slot(box: Box, name: str, weapon: Any) -> Any:
    """A carried weapon; by its name alone it is full."""
    if not isinstance(weapon, str):
        return weapon
    if weapon not in box.weapons:
        raise ScriptError(f"{name}: there is no weapon {weapon!r}")
    definition = box.weapons[weapon]
    return {"id": weapon, "ammo": definition.ammo, "batteries": definition.battery}


def _alien(state: GDState, name: str, row: Written, number: int) -> Alien:
    card = row.get("card") or name.rpartition("-")[0]
    said = {field: value for field, value in row.items() if value is not None}
    given = {
        "arrived": number,
        "shield": state.box.aliens[card].shield,
        "stacks": state.box.aliens[card].more_shields,
        **said,
        "card": card,
        "controller": row.get("controller") or controller_for(state, card),
    }
    alien = _converted(given, Alien)
    if not lies_well(state, alien):
        raise ScriptError(f"{name}: its base covers the hex and a rear it could step to, or one")
    return alien


def _signal(row: Any) -> Any:
    return {"hex": row, "pile": 0} if isinstance(row, str) else {"pile": 0, **row}


def _decks(written: Any, signals: int) -> dict[str, Any]:
    """The fields of all decks and piles."""
    _known(written, (*DECKS, SPENT), "decks")
    found: dict[str, Any] = {
        DECKS[name]: _deck(heap) if name in STACKED else heap
        for name, heap in written.items()
        if name != SPENT
    }
    for name in ("alien_discard", "event_discard", "npc_discard", "signal_discard"):
        found[name] = pile(found.get(name, ()))
    piled = written.get("signals") or ("ALIEN",) * signals
    found["signal_piles"] = (*(pile(heap) for heap in written.get(SPENT, ())), pile(piled))
    return found


def _deck(written: Iterable[Any]) -> Deck:
    return tuple(pile((heap,)) if isinstance(heap, str) else pile(heap) for heap in written)


def ways(state: GDState, alien: str) -> Ways | None:
    """What an alien may do now: the row that applies, and the ways of its first effect."""
    figure = acting_figure(state, AlienId(alien))
    decision = oracle.decision(state, figure)
    if decision is None:
        return None
    number, verdict = decision
    card = state.box.aliens[state.aliens[figure].card]
    return Ways(
        str(card.rows[number].at),
        tuple(sorted(way.choice.key for way in verdict.ways)),
        tuple(sorted({way.target for way in verdict.ways})),
        verdict.by,
    )


# -- and back ------------------------------------------------------------------------------------


def describe(state: GDState) -> dict[str, Any]:
    """The position of a game as it would be written."""
    order = sorted(state.aliens, key=lambda name: state.aliens[name].arrived)
    aliens = {name: _whole(state.aliens[name], "arrived") for name in order}
    for name, row in aliens.items():
        row["card"] = "" if row["card"] == name.rpartition("-")[0] else row["card"]
    *spent, last = state.signal_piles
    decks = {name: getattr(state, field) for name, field in DECKS.items()}
    decks |= {name: [_heap(heap) for heap in decks[name]] for name in STACKED}
    facts = {name: getattr(state, name) for name in FACTS}
    return {
        "agents": {name: _whole(row) for name, row in state.agents.items()},
        "aliens": aliens,
        "signals": {name: _whole(row) for name, row in state.signals.items()},
        "decks": msgspec.to_builtins({**decks, "signals": last, SPENT: spent}),
        **msgspec.to_builtins(facts),
        "cards": msgspec.to_builtins(state.box.own_cards),
    }


def _whole(row: msgspec.Struct, *left_out: str) -> dict[str, Any]:
    """All fields of a row, also those that are as they mostly are."""
    fields = (name for name in row.__struct_fields__ if name not in left_out)
    return {name: msgspec.to_builtins(getattr(row, name)) for name in fields}


def _heap(heap: tuple[str, ...]) -> Any:
    return heap[0] if len(heap) == 1 else heap
