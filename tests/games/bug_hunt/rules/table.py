"""A table to play single rules of Bug Hunt on: a position, the dice that fall, the facts."""

from collections.abc import Iterable, Mapping
from typing import Any

import msgspec

from tests.games.position import Position
from xenofront.games.bug_hunt.rules.box import Box
from xenofront.games.bug_hunt.rules.ground import bases
from xenofront.games.bug_hunt.rules.state import AlienId, TrooperId
from xenofront.games.factory import system
from xenofront.geometry.plane.exact import text
from xenofront.kernel import Game, Seat, Setup
from xenofront.lab.scenario.run import open_stack

PLAIN = "razor_lizard"
"""An alien type without anything special in combat: combat 1, toughness 3, damage 2, no save."""


class Table(Position):
    """A position of Bug Hunt."""

    def trooper(self, name: str) -> Any:
        return self.state.troopers[TrooperId(name)]

    def alien(self, name: str) -> Any:
        return self.state.aliens[AlienId(name)]

    def at(self, figure: str) -> str:
        """Where a figure stands, in inches; nothing if it is not on the table."""
        places = bases(self.state)
        return text(places[figure]) if figure in places else ""


def shelf(
    mission: str = "random",
    options: Mapping[str, Any] | None = None,
    cards: Mapping[str, Mapping[str, Any]] | None = None,
    seats: Iterable[str] = (),
    seed: int = 0,
) -> tuple[Setup, Box]:
    """A set-up and its content, in which ``cards`` (by kind and id) changes fields."""
    rules = system("bug-hunt")
    names = tuple(map(Seat, seats))
    setup = Setup(system=rules.name, mission=mission, seats=names, options=options or {}, seed=seed)
    box = rules.box_for(setup)
    catalogue = box.catalogue
    for key, fields in (cards or {}).items():
        kind, name = key.split(".")
        entries = dict(getattr(catalogue, kind))
        entries[name] = msgspec.structs.replace(entries[name], **fields)
        catalogue = msgspec.structs.replace(catalogue, **{kind: entries})
    return setup, Box(catalogue=catalogue, mission=box.mission, content=box.content)


def table(
    *,
    troopers: Any,
    aliens: Any = None,
    open: Any = "Activation",  # noqa: A002
    terrain: Any = (),
    options: Any = None,
    mission: Any = "random",
    cards: Any = None,
    **position: Any,
) -> Table:
    """A table with figures on it. A figure is written as its point in inches, or with one ``at``.

    ``open`` is the procedure that runs: its name alone for one of the first trooper, or with
    fields. ``terrain`` is written as ``rock 10,12`` or ``wall 3,4 turned``, by the corner nearest
    to the origin. Whoever is no main character belongs to the first trooper's seat.
    """
    rules = system("bug-hunt")
    setup, box = shelf(mission, options, cards)
    first = next(iter(troopers))
    written = {
        "troopers": {name: _trooper(row, first) for name, row in troopers.items()},
        "aliens": {name: _figure(row) for name, row in (aliens or {}).items()},
        "terrain": [_feature(words) for words in terrain],
        "alien_type": PLAIN,
        **position,
    }
    state = rules.place(written, setup, box)
    if isinstance(open, str):
        open = {"do": open, "trooper": first}  # noqa: A001
    stack = open_stack(rules, [open] if isinstance(open, Mapping) else open)
    return Table(Game(rules, state, stack, manual=True))


def new_game(
    *seats: str,
    mission: str = "random",
    cards: Mapping[str, Mapping[str, Any]] | None = None,
    carried: Mapping[str, Any] | None = None,
    **options: Any,
) -> Table:
    """A whole game from its set-up on, with every die asked for."""
    rules = system("bug-hunt")
    setup, box = shelf(mission, options, cards, seats or ("duarte", "reck", "adeyemi"))
    setup = msgspec.structs.replace(setup, carried=carried or {})
    state, first = rules.begin(setup, box)
    first.step = first.FIRST
    return Table(Game(rules, state, [first], manual=True))


def _figure(row: Any) -> dict[str, Any]:
    return {"at": row} if isinstance(row, str) else dict(row)


def _trooper(row: Any, first: str) -> dict[str, Any]:
    written = _figure(row)
    if written.get("kind", "main") != "main":
        written.setdefault("seat", first)
    return written


def _feature(words: str) -> dict[str, Any]:
    feature, at, *turned = words.split(" ")
    return {"feature": feature, "at": at, "turned": bool(turned)}
