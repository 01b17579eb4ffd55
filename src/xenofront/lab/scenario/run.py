"""Running a scenario script and saying what differs."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from xenofront.games import registry
from xenofront.games.factory import game_of, system
from xenofront.games.manifest import Manifest
from xenofront.kernel import Chance, Game, IllegalChoice, Procedure, Question, Setup, System
from xenofront.lab.scenario.script import Asked, Refused, Scenario, Step, Ways


class Difference(msgspec.Struct, frozen=True):
    """Where the play departed from the script."""

    step: int
    what: str
    expected: str
    found: str

    def __str__(self) -> str:
        lines = (self.what, f"    expected {self.expected}", f"    found    {self.found}")
        return f"step {self.step}: " + "\n".join(lines)


class Outcome(msgspec.Struct):
    """What came of a script."""

    differences: list[Difference]
    cited: tuple[str, ...]
    game: Game | None

    @property
    def passed(self) -> bool:
        return not self.differences


class _Stop(Exception):
    """The script cannot go on."""


def run(scenario: Scenario) -> Outcome:
    """Play a script from its position to its end or the first step that cannot be taken."""
    play = _Play(scenario)
    for number, step in enumerate(scenario.play, 1):
        play.number = number
        try:
            play.take(step)
        except _Stop:
            break
    if not play.differences:
        play.number = len(scenario.play) + 1
        if play.dice:
            play.differ("all dice are used", "none left", ", ".join(play.dice))
    cited = dict.fromkeys(rule for event in play.game.log for rule in event.rules)
    return Outcome(play.differences, tuple(cited), play.game)


class _Play:
    def __init__(self, scenario: Scenario) -> None:
        self.number = 0
        self.differences: list[Difference] = []
        self.dice: list[str] = []
        self.game = start(scenario)

    def differ(self, what: str, expected: object, found: object) -> None:
        self.differences.append(Difference(self.number, what, str(expected), str(found)))

    def take(self, step: Step) -> None:
        for name in step.__struct_fields__:
            value = getattr(step, name)
            if value is not None:
                getattr(self, f"_{name}")(value)

    # -- doing -----------------------------------------------------------------------------------

    def _dice(self, faces: tuple[str, ...]) -> None:
        self.dice += faces
        self._roll()

    def _roll(self) -> None:
        while self.dice and isinstance(self.game.pending, Chance):
            try:
                self.game.answer(self.dice[0])
            except IllegalChoice as error:
                options = ", ".join(dict.fromkeys(self.game.pending.options))
                self.differ(f"{self.game.pending.what} shows {self.dice[0]}", options, error)
                raise _Stop from error
            self.dice.pop(0)

    def _choose(self, choice: str) -> None:
        pending = self.game.pending
        if not isinstance(pending, Question):
            what = "nothing: the game is over" if pending is None else f"dice for {pending.what!r}"
            self.differ(f"choose {choice!r}", "a question", what)
            raise _Stop
        try:
            self.game.answer(choice)
        except IllegalChoice as error:
            self.differ(f"choose {choice!r}", "allowed", f"{error}; offered: {pending.options}")
            raise _Stop from error
        self._roll()

    def _plan(self, choices: tuple[str, ...]) -> None:
        for choice in choices:
            self._choose(choice)

    # -- checking ----------------------------------------------------------------------------------

    def _options(self) -> tuple[str, ...]:
        return self.game.pending.options if self.game.pending else ()

    def _refused(self, refused: Refused) -> None:
        found = self.game.why_not(refused.choice)
        if found != refused.rule:
            self.differ(f"{refused.choice!r} is refused", refused.rule, found or "allowed")

    def _offered(self, choices: tuple[str, ...]) -> None:
        missing = [c for c in choices if c not in self._options()]
        if missing:
            self.differ("options offered", ", ".join(missing), ", ".join(self._options()))

    def _not_offered(self, choices: tuple[str, ...]) -> None:
        wrong = [c for c in choices if c in self._options()]
        if wrong:
            self.differ("options not offered", ", ".join(wrong), "offered")

    def _exactly(self, choices: tuple[str, ...]) -> None:
        if sorted(choices) != sorted(self._options()):
            self.differ("options", ", ".join(choices), ", ".join(self._options()))

    def _asked(self, asked: Asked) -> None:
        pending = self.game.pending
        found = "nothing" if pending is None else pending.what
        if found != asked.question:
            self.differ("question", asked.question, found)
            return
        if asked.seat is not None and getattr(pending, "seat", "chance") != asked.seat:
            self.differ("asked seat", asked.seat, getattr(pending, "seat", "chance"))
        if asked.rule and pending is not None and pending.rule != asked.rule:
            self.differ("asking rule", asked.rule, pending.rule)

    def _over(self, over: bool) -> None:  # noqa: FBT001 - read from the script
        if (self.game.pending is None) != over:
            found = "over" if self.game.pending is None else f"asks {self.game.pending.what!r}"
            self.differ("the game is over", over, found)

    def _expect(self, facts: Mapping[str, Any]) -> None:
        for path, expected in facts.items():
            found = fact(self.game.state, path)
            if found != expected:
                self.differ(path, expected, found)

    def _cited(self, rules: tuple[str, ...]) -> None:
        found = {rule for event in self.game.log for rule in event.rules}
        missing = [rule for rule in rules if rule not in found]
        if missing:
            self.differ("rules cited", ", ".join(missing), ", ".join(sorted(found)))

    def _told(self, kinds: tuple[str, ...]) -> None:
        found = [type(event).__name__ for event in self.game.log]
        rest = iter(found)
        if not all(kind in rest for kind in kinds):
            self.differ("events in order", ", ".join(kinds), ", ".join(found))

    def _not_told(self, kinds: tuple[str, ...]) -> None:
        found = [type(e).__name__ for e in self.game.log if type(e).__name__ in kinds]
        if found:
            self.differ("events not told", ", ".join(kinds), ", ".join(found))

    def _ways(self, ways: Ways) -> None:
        found = self.game.system.ways(self.game.state, ways.alien)
        row = "none" if found is None else found.row
        if ways.row and row != ways.row:
            self.differ("row", ways.row, row)
        if found is None:
            return
        if ways.ways is not None and tuple(sorted(ways.ways)) != found.ways:
            self.differ("ways", sorted(ways.ways), found.ways)
        if ways.targets is not None and tuple(sorted(ways.targets)) != found.targets:
            self.differ("targets", sorted(ways.targets), found.targets)
        if ways.by is not None and ways.by != found.by:
            self.differ("decided by", ways.by, found.by)


def start(scenario: Scenario) -> Game:
    """The game of a script at its position, with every die asked for."""
    game = _game_of(scenario)
    rules = system(game.name)
    position: Any = scenario.position
    setup = Setup(
        system=game.name,
        mission=scenario.mission or game.training,
        seats=(),
        options=scenario.options,
        seed=scenario.seed,
    )
    box = rules.box_for(setup)
    opened: Any = scenario.open
    if scenario.map:
        box, figures = box.sketched(scenario.map)
        position, opened = with_hexes(position, figures), with_hexes(opened, figures)
    state = rules.place(position, setup, box)
    return Game(rules, state, open_stack(rules, opened), manual=True)


def _game_of(scenario: Scenario) -> Manifest:
    """The game of a script: said, or told by its mission or by the procedures that are open."""
    if scenario.system or scenario.mission:
        return registry.game(scenario.system or game_of(scenario.mission))
    opened = [str(frame.get("do")) for frame in scenario.open]
    for game in registry.games():
        if all(name in game.rules().procedures for name in opened):
            return game
    raise registry.UnknownGame(f"no game has all of the procedures {', '.join(opened)}")


def open_stack(rules: System, opened: Any) -> list[Procedure]:
    """Open procedures from plain data: ``do`` names the procedure, the rest are its fields."""
    stack: list[Procedure] = []
    for plain in opened:
        fields = dict(plain)
        kind = rules.procedures[fields.pop("do")]
        frame = msgspec.convert({"procedure": kind.__name__, **fields}, kind)
        frame.step = frame.step or kind.FIRST
        stack.append(frame)
    return stack


def with_hexes(value: Any, figures: Mapping[str, str]) -> Any:
    """Put hexes for the letters that a sketch shows, wherever ``@letter`` stands."""
    if isinstance(value, str):
        return figures[value[1:]] if value.startswith("@") else value
    if isinstance(value, Mapping):
        return {key: with_hexes(v, figures) for key, v in value.items()}
    if isinstance(value, list | tuple):
        return tuple(with_hexes(v, figures) for v in value)
    return value


def fact(state: Any, path: str) -> Any:
    """A fact of a state by its path: fields, rows, weapons by id; nothing if it is not there."""
    found = state
    for part in path.split("."):
        if isinstance(found, Mapping):
            found = found.get(part)
        elif isinstance(found, list | tuple):
            by_id = [item for item in found if getattr(item, "id", None) == part]
            found = by_id[0] if by_id else found[int(part)] if part.isdigit() else None
        else:
            found = getattr(found, part, None)
        if found is None:
            return None
    return msgspec.json.decode(msgspec.json.encode(found))
