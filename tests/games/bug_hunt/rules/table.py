"""A table to play single rules of Bug Hunt on: a position, the dice that fall, the facts."""

from collections.abc import Iterable, Mapping
from typing import Any

import msgspec

from xenofront.games.bug_hunt.rules.box import Box
from xenofront.games.bug_hunt.rules.ground import bases
from xenofront.games.bug_hunt.rules.state import AlienId, BHState, TrooperId
from xenofront.games.factory import system
from xenofront.geometry.plane.exact import text
from xenofront.kernel import Chance, Choice, Game, Question, Seat, Setup
from xenofront.lab.scenario.run import fact, open_stack

PLAIN = "razor_lizard"
"""An alien type without anything special in combat: combat 1, toughness 3, damage 2, no save."""


class Table:
    """A game at a position. Dice are laid ready; every roll takes the next ones."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.ready: list[str] = []

    # -- doing -------------------------------------------------------------------------------

    def dice(self, *faces: int | str) -> "Table":
        """Lay faces and draws ready; a roll that waits takes them at once."""
        self.ready += map(str, faces)
        while self.ready and isinstance(self.game.pending, Chance):
            self.game.answer(self.ready.pop(0))
        return self

    def choose(self, *choices: str) -> "Table":
        for choice in choices:
            assert isinstance(self.game.pending, Question), f"{choice}: {self.game.pending}"
            self.game.answer(choice)
            self.dice()
        return self

    # -- asking ------------------------------------------------------------------------------

    @property
    def state(self) -> Any:
        assert isinstance(self.game.state, BHState)
        return self.game.state

    @property
    def options(self) -> tuple[str, ...]:
        return self.game.pending.options if self.game.pending else ()

    @property
    def asked(self) -> str:
        """What is asked or rolled now; nothing when it is all over."""
        return self.game.pending.what if self.game.pending else ""

    @property
    def seat(self) -> str:
        return self.game.pending.seat if isinstance(self.game.pending, Question) else ""

    @property
    def is_over(self) -> bool:
        """Whether nothing is asked any more and no die was laid ready in vain."""
        return self.game.pending is None and not self.ready

    def offers(self, start: str) -> list[str]:
        """The options that begin with some words."""
        return [option for option in self.options if option.startswith(start)]

    def read(self, key: str) -> Choice:
        """The answer to the question that waits, by its key."""
        assert isinstance(self.game.pending, Question)
        found = self.game.pending.read(key)
        assert found is not None, key
        return found

    def refusal(self, choice: str) -> str | None:
        return self.game.why_not(choice)

    def fact(self, path: str) -> Any:
        return fact(self.game.state, path)

    def trooper(self, name: str) -> Any:
        return self.state.troopers[TrooperId(name)]

    def alien(self, name: str) -> Any:
        return self.state.aliens[AlienId(name)]

    def at(self, figure: str) -> str:
        """Where a figure stands, in inches; nothing if it is not on the table."""
        places = bases(self.state)
        return text(places[figure]) if figure in places else ""

    def told(self, kind: str) -> list[Any]:
        """The events of a kind so far."""
        return [event for event in self.game.log if type(event).__name__ == kind]

    @property
    def story(self) -> list[str]:
        """The kinds of all events so far."""
        return [type(event).__name__ for event in self.game.log]


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
