"""A toy game for tests of the kernel: two friends dig for relics.

``red`` and ``blue`` take turns. A turn may walk, dig (a draw from a deck), fight (a pool of dice,
interrupted by a parry of the other seat), whisper (a fact only one seat sees), bid (any number is a
legal answer up to a limit), break (a step that raises) or end.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

import msgspec

from xenofront.kernel import (
    END,
    GAME_OVER,
    Aliases,
    Chance,
    Dice,
    Event,
    Game,
    Procedure,
    Question,
    Record,
    Result,
    Seat,
    Setup,
    State,
    System,
    again,
    changed,
    untyped,
)
from xenofront.kernel.piles import Deck, drawn, shuffled, top

RED, BLUE = Seat("red"), Seat("blue")
COIN = ("heads", "tails")
DIE = ("1", "2", "3", "4", "5", "6")
RELICS = ("crown", "idol", "mask", "mask", "ring")


class Box:
    """The content of the toy: how many steps a walk may take."""

    def __init__(self, longest: int = 3) -> None:
        self.longest = longest


class Digger(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, gc=False):
    place: int = 0
    mood: str = "calm"
    relics: tuple[str, ...] = ()


class ToyState(State, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    diggers: Mapping[str, Digger] = {}
    deck: Deck = ()
    active: Seat = RED
    secret: Mapping[str, str] = {}
    """What only one seat knows."""
    turns: int = 0


class Prepared(Event, frozen=True, gc=False):
    seats: int


class Walked(Event, frozen=True, gc=False):
    who: str
    steps: int


class Dug(Event, frozen=True, gc=False):
    BARRIER: ClassVar[bool] = True

    who: str
    relic: str


class Fought(Event, frozen=True, gc=False):
    who: str
    faces: tuple[str, ...]
    parried: bool


class Whispered(Event, frozen=True, gc=False):
    word: str


class Noticed(Event, frozen=True, gc=False):
    """Nothing is rolled, yet somebody learns something."""

    BARRIER: ClassVar[bool] = True


def other(seat: Seat) -> Seat:
    return BLUE if seat == RED else RED


class Play(Procedure):
    """T 1: turn after turn."""

    CITATION: ClassVar[str] = "T 1"

    def turn(self, state: ToyState) -> Result:
        return Turn(seat=state.active)

    def pass_on(self, state: ToyState) -> Result:
        state.active = other(state.active)
        state.turns += 1
        return GAME_OVER if state.turns == 6 else again(self.turn)


class Turn(Procedure):
    """T 2: what somebody does in a turn."""

    CITATION: ClassVar[str] = "T 2"

    seat: Seat

    def choose(self, state: ToyState) -> Question:
        return untyped(self.seat, "deed", deeds(state), "T-2.a", (self.seat,))

    def act(self, state: ToyState, choice: str) -> Result:
        verb, *words = choice.split(" ")
        if verb == "walk":
            steps = int(words[0])
            place = state.diggers[self.seat].place + steps
            state.diggers = changed(state.diggers, self.seat, place=place)
            state.tell(Walked(self.seat, steps, rules=("T-2.b",)))
            return again(self.choose)
        procedures: dict[str, Procedure] = {
            "dig": Dig(seat=self.seat),
            "fight": Fight(seat=self.seat),
            "whisper": Whisper(seat=self.seat),
            "bid": Bid(seat=self.seat),
            "break": Break(seat=self.seat),
            "spin": Spin(),
            "roll_nothing": Nothing(),
            "notice": Notice(),
        }
        return procedures.get(verb, END)

    def go_on(self, state: ToyState) -> Result:
        return again(self.choose)

    def _why_not_choose(self, state: ToyState, choice: str) -> str | None:
        if choice.startswith("walk"):
            return "T-2.b"
        return "T-2.c" if choice == "dig" else None

    def _preview_choose(self, state: ToyState, choice: str) -> Any:
        if choice.startswith("walk "):
            return state.diggers[self.seat].place + int(choice.removeprefix("walk "))
        return None


def deeds(state: ToyState) -> tuple[str, ...]:
    walks = [f"walk {n}" for n in range(1, state.box.longest + 1)]
    dig = ["dig"] if state.deck else []
    rest = ("fight", "whisper", "bid", "break", "spin", "roll_nothing", "notice", "end")
    return (*walks, *dig, *rest)


class Dig(Procedure):
    """T 3: a relic is drawn."""

    CITATION: ClassVar[str] = "T 3"

    seat: Seat

    def draw(self, state: ToyState) -> Chance:
        return Chance("relic", top(state.deck), "T-3.a", "relics")

    def keep(self, state: ToyState, relic: str) -> Result:
        state.deck = drawn(state.deck, relic)
        held = state.diggers[self.seat].relics
        state.diggers = changed(state.diggers, self.seat, relics=(*held, relic))
        state.tell(Dug(self.seat, relic, rules=("T-3.a",)))
        return END


class Fight(Procedure):
    """T 4: a coin and two dice; the other seat may parry before they count."""

    CITATION: ClassVar[str] = "T 4"

    seat: Seat
    faces: tuple[str, ...] = ()
    parried: bool = False

    def roll(self, state: ToyState) -> Dice:
        return Dice("fight", (COIN, DIE, DIE), "T-4.a")

    def read(self, state: ToyState, faces: tuple[str, ...]) -> Result:
        self.faces = faces
        return Parry(seat=other(self.seat), fight=len(faces))

    def count(self, state: ToyState) -> Result:
        state.tell(Fought(self.seat, self.faces, self.parried, rules=("T-4.b",)))
        return END


class Parry(Procedure):
    """T 5: interrupts a fight."""

    CITATION: ClassVar[str] = "T 5"

    seat: Seat
    fight: int = 0

    def ask(self, state: ToyState) -> Question:
        return untyped(self.seat, "parry", ("yes", "no"), "T-5.a")

    def parry(self, state: ToyState, choice: str) -> Result:
        if choice == "yes":
            state.diggers = changed(state.diggers, self.seat, mood="proud")
        else:
            state.diggers = changed(state.diggers, self.seat, mood="calm")
        return END


class Whisper(Procedure):
    """T 6: one seat notes a word that only it may know."""

    CITATION: ClassVar[str] = "T 6"

    seat: Seat

    def ask(self, state: ToyState) -> Question:
        return untyped(self.seat, "word", ("moon", "sun"), "T-6.a")

    def note(self, state: ToyState, choice: str) -> Result:
        state.secret = {**state.secret, self.seat: choice}
        state.tell(Whispered(choice, rules=("T-6.a",), seen_by=(self.seat,)))
        return END


class Bid(Procedure):
    """T 7: any even number up to a hundred is a bid; some are shown as a sample."""

    CITATION: ClassVar[str] = "T 7"

    seat: Seat

    def ask(self, state: ToyState) -> Question:
        return untyped(self.seat, "bid", ("0", "2", "100"), "T-7.a", open=True)

    def pay(self, state: ToyState, choice: str) -> Result:
        state.diggers = changed(state.diggers, self.seat, place=int(choice))
        return END

    def _why_not_ask(self, state: ToyState, choice: str) -> str | None:
        if not choice.isdecimal() or int(choice) > 100:
            return "T-7.b"
        return "T-7.c" if int(choice) % 2 else None


class Break(Procedure):
    """T 8: changes much, tells it, opens a procedure, and then fails."""

    CITATION: ClassVar[str] = "T 8"

    seat: Seat
    tried: int = 0

    def change(self, state: ToyState) -> Result:
        state.turns += 1
        state.diggers = changed(state.diggers, self.seat, place=99)
        state.tell(Walked(self.seat, 99, rules=("T-8.a",)))
        self.tried += 1
        return Coin()

    def fail(self, state: ToyState) -> Result:
        raise RuntimeError("broken on demand")


class Coin(Procedure):
    """T 9: a coin."""

    CITATION: ClassVar[str] = "T 9"

    def toss(self, state: ToyState) -> Chance:
        return Chance("coin", COIN, "T-9.a", "coins")

    def see(self, state: ToyState, face: str) -> Result:
        return END


class Spin(Procedure):
    """T 10: never ends."""

    CITATION: ClassVar[str] = "T 10"

    def turn(self, state: ToyState) -> Result:
        state.turns += 1
        return again(self.turn)


class Nothing(Procedure):
    """T 11: a pool without dice."""

    CITATION: ClassVar[str] = "T 11"

    def roll(self, state: ToyState) -> Dice:
        return Dice("nothing", (), "T-11.a")

    def read(self, state: ToyState, faces: tuple[str, ...]) -> Result:
        state.turns += len(faces)
        return END


class Notice(Procedure):
    """T 12: a reveal without a roll."""

    CITATION: ClassVar[str] = "T 12"

    def look(self, state: ToyState) -> Result:
        state.tell(Noticed(rules=("T-12.a",)))
        return END


PROCEDURES = (Play, Turn, Dig, Fight, Parry, Whisper, Bid, Break, Coin, Spin, Nothing, Notice)
EVENTS = (Prepared, Walked, Dug, Fought, Whispered, Noticed)


def begin(setup: Setup, box: Box) -> tuple[ToyState, Procedure]:
    if setup.mission != "hill":
        raise LookupError(f"no mission is called {setup.mission!r}")
    state = ToyState(
        setup=setup,
        seed=setup.seed,
        diggers={seat: Digger() for seat in setup.seats},
        deck=shuffled(RELICS),
        box=box,
    )
    state.tell(Prepared(len(setup.seats), rules=("T-1.a",)))
    return state, Play()


def view(state: ToyState, seat: Seat) -> dict[str, Any]:
    return {
        "seat": seat,
        "diggers": state.diggers,
        "deck": state.deck,
        "active": state.active,
        "turns": state.turns,
        "secret": state.secret.get(seat, ""),
    }


def resample(seen: dict[str, Any], box: Box, seed: int) -> ToyState:
    facts = {name: seen[name] for name in ("diggers", "deck", "active", "turns")}
    secret = {seen["seat"]: seen["secret"]} if seen["secret"] else {}
    return ToyState(setup=SETUP, seed=seed, box=box, secret=secret, **facts)


def new_system(
    *,
    longest: int = 3,
    version: int = 1,
    procedures: tuple[type[Procedure], ...] = PROCEDURES,
    state: type[State] = ToyState,
    aliases: Aliases | None = None,
) -> System:
    """The toy, or a later edition of it."""
    box = Box(longest)
    return System(
        name="toy",
        version=version,
        state=state,
        procedures=procedures,
        events=EVENTS,
        begin=begin,
        seats=lambda state: state.setup.seats,
        view=view,
        resample=resample,
        place=lambda position, setup, box: ToyState(setup=setup, box=box),
        describe=lambda state: {},
        shelf=lambda setup: box,
        aliases=aliases,
    )


SETUP = Setup(system="toy", mission="hill", seats=(RED, BLUE), seed=5)
SYSTEM = new_system()


def new_game(*, manual: bool = False, seed: int = 5, system: System = SYSTEM) -> Game:
    return Game.start(system, msgspec.structs.replace(SETUP, seed=seed), manual=manual)


def new_record(*, manual: bool = False, system: System = SYSTEM) -> Record:
    return Record(system, SETUP, manual=manual)
