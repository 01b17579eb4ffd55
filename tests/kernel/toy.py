"""A toy game for tests of the kernel: two rivals dig for relics.

``red`` and ``blue`` take turns; each is a side of its own. A turn may walk, dig (a draw from a
deck), fight (a pool of dice, interrupted by a parry of the other seat), whisper (a fact only one
seat sees), stock up (a card that only its owner sees), bid (any number is a legal answer up to a
limit), break (a step that raises) or end. Before a dig the other side, if it holds cards, may play
one: a window that opens by a public fact, so that a pause tells nothing.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

import msgspec

from xenofront.kernel import (
    END,
    GAME_OVER,
    UNKNOWN,
    Aliases,
    Chance,
    Choice,
    Dice,
    Event,
    Filtered,
    Game,
    Handling,
    Owned,
    Procedure,
    Public,
    Question,
    Record,
    Result,
    Seat,
    Setup,
    Side,
    State,
    System,
    again,
    changed,
)
from xenofront.kernel.piles import Deck, Pile, drawn, pile, shuffled, top, without
from xenofront.kernel.streams import below, rekeyed

RED, BLUE = Seat("red"), Seat("blue")
COIN = ("heads", "tails")
DIE = ("1", "2", "3", "4", "5", "6")
RELICS = ("crown", "idol", "mask", "mask", "ring")
CARDS = ("dud", "dud", "map", "trap", "trap")


class Box:
    """The content of the toy: how many steps a walk may take."""

    def __init__(self, longest: int = 3) -> None:
        self.longest = longest


class Digger(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, gc=False):
    place: int = 0
    mood: str = "calm"
    relics: tuple[str, ...] = ()


class ToyState(State, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    diggers: Public[Mapping[str, Digger]] = {}
    deck: Public[Deck] = ()
    active: Public[Seat] = RED
    secret: Owned[Mapping[str, str]] = {}
    """What only one seat knows."""
    hands: Filtered[Mapping[str, tuple[str, ...]]] = {}
    """Cards; of those of others only how many there are."""
    stock: Pile = ()
    """Cards that nobody has seen."""
    played: Public[tuple[str, ...]] = ()
    trapped: Public[bool] = False
    """A trap waits for whoever digs now."""
    turns: Public[int] = 0


# -- answers ---------------------------------------------------------------------------------------


class Walk(Choice, frozen=True, gc=False):
    VERB: ClassVar[str] = "walk"

    steps: int


class Deed(Choice, frozen=True, gc=False):
    """What else can be done: its name is its key."""

    name: str


class Yes(Choice, frozen=True, gc=False):
    VERB: ClassVar[str] = "yes"


class No(Choice, frozen=True, gc=False):
    VERB: ClassVar[str] = "no"


class Word(Choice, frozen=True, gc=False):
    word: str


class Number(Choice, frozen=True, gc=False):
    number: int


class Pass(Choice, frozen=True, gc=False):
    VERB: ClassVar[str] = "pass"


class PlayCard(Choice, frozen=True, gc=False):
    VERB: ClassVar[str] = "play"

    card: str


# -- questions -------------------------------------------------------------------------------------


class NextDeed(Question, frozen=True, gc=False):
    WHAT: ClassVar[str] = "deed"
    ANSWERS: ClassVar[tuple[type[Choice], ...]] = (Walk, Deed)

    digger: Seat


class MayParry(Question, frozen=True, gc=False):
    WHAT: ClassVar[str] = "parry"
    ANSWERS: ClassVar[tuple[type[Choice], ...]] = (Yes, No)
    HANDLING: ClassVar[Handling] = Handling(No(), "round")


class SecretWord(Question, frozen=True, gc=False):
    WHAT: ClassVar[str] = "word"
    ANSWERS: ClassVar[tuple[type[Choice], ...]] = (Word,)
    HANDLING: ClassVar[Handling] = Handling(Word("sun"), "round")


class MyBid(Question, frozen=True, gc=False):
    WHAT: ClassVar[str] = "bid"
    ANSWERS: ClassVar[tuple[type[Choice], ...]] = (Number,)
    OPEN: ClassVar[bool] = True


class MayPlay(Question, frozen=True, gc=False):
    """The window before a dig."""

    WHAT: ClassVar[str] = "window"
    ANSWERS: ClassVar[tuple[type[Choice], ...]] = (Pass, PlayCard)

    digger: Seat


# -- events ----------------------------------------------------------------------------------------


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


class Stocked(Event, frozen=True, gc=False):
    """Everybody sees that somebody took a card."""

    BARRIER: ClassVar[bool] = True

    who: str


class CardSeen(Event, frozen=True, gc=False):
    """Only its owner sees which."""

    card: str


class Played(Event, frozen=True, gc=False):
    BARRIER: ClassVar[bool] = True

    who: str
    card: str


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
        return NextDeed(self.seat, deeds(state), "T-2.a", self.seat)

    def act(self, state: ToyState, choice: Walk | Deed) -> Result:
        if isinstance(choice, Walk):
            place = state.diggers[self.seat].place + choice.steps
            state.diggers = changed(state.diggers, self.seat, place=place)
            state.tell(Walked(self.seat, choice.steps, rules=("T-2.b",)))
            return again(self.choose)
        procedures: dict[str, Procedure] = {
            "dig": Dig(seat=self.seat),
            "stock_up": StockUp(seat=self.seat),
            "fight": Fight(seat=self.seat),
            "whisper": Whisper(seat=self.seat),
            "bid": Bid(seat=self.seat),
            "break": Break(seat=self.seat),
            "spin": Spin(),
            "roll_nothing": Nothing(),
            "notice": Notice(),
        }
        return procedures.get(choice.name, END)

    def go_on(self, state: ToyState) -> Result:
        return again(self.choose)

    def _why_not_choose(self, state: ToyState, choice: Walk | Deed) -> str | None:
        if isinstance(choice, Walk):
            return None if 1 <= choice.steps <= state.box.longest else "T-2.b"
        return "T-2.c" if choice == Deed("dig") and not state.deck else None

    def _preview_choose(self, state: ToyState, choice: Walk | Deed) -> Any:
        if isinstance(choice, Walk):
            return state.diggers[self.seat].place + choice.steps
        return None


def deeds(state: ToyState) -> tuple[Walk | Deed, ...]:
    walks = [Walk(n) for n in range(1, state.box.longest + 1)]
    names = ["dig"] if state.deck else []
    names += ["fight", "whisper", "bid", "break", "spin", "roll_nothing", "notice"]
    names += ["stock_up"] if cards_left(state) else []
    return (*walks, *map(Deed, (*names, "end")))


def cards_left(state: ToyState) -> int:
    """How many cards nobody has drawn yet: all can count them."""
    return len(CARDS) - len(state.played) - sum(map(len, state.hands.values()))


class Dig(Procedure):
    """T 3: a relic is drawn, unless a trap was played."""

    CITATION: ClassVar[str] = "T 3"

    seat: Seat

    def warn(self, state: ToyState) -> Result:
        return Window(seat=other(self.seat)) if state.hands.get(other(self.seat)) else None

    def look_out(self, state: ToyState) -> Result:
        trapped, state.trapped = state.trapped, False
        return END if trapped else None

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


class Window(Procedure):
    """T 13: before a dig the other side may play a card."""

    CITATION: ClassVar[str] = "T 13"

    seat: Seat

    def ask(self, state: ToyState) -> Question:
        plays = [PlayCard(card) for card in dict.fromkeys(state.hands[self.seat]) if card != "dud"]
        return MayPlay(self.seat, (Pass(), *plays), "T-13.a", other(self.seat))

    def play(self, state: ToyState, choice: Pass | PlayCard) -> Result:
        if isinstance(choice, PlayCard):
            hand = without(state.hands[self.seat], choice.card)
            state.hands = {**state.hands, self.seat: hand}
            state.played = (*state.played, choice.card)
            state.trapped = choice.card == "trap"
            state.tell(Played(self.seat, choice.card, rules=("T-13.b",)))
        return END

    def _preview_ask(self, state: ToyState, choice: Pass | PlayCard) -> Any:
        left = len(state.hands[self.seat])
        return left - 1 if isinstance(choice, PlayCard) else left


class StockUp(Procedure):
    """T 14: a card from the stock, which only its owner sees."""

    CITATION: ClassVar[str] = "T 14"

    seat: Seat

    def draw(self, state: ToyState) -> Chance:
        return Chance("card", state.stock, "T-14.a", "cards")

    def hold(self, state: ToyState, card: str) -> Result:
        state.stock = without(state.stock, card)
        state.hands = {**state.hands, self.seat: pile((*state.hands.get(self.seat, ()), card))}
        state.tell(Stocked(self.seat, rules=("T-14.a",)))
        state.tell(CardSeen(card, rules=("T-14.a",), seen_by=(self.seat,)))
        return END


class Parry(Procedure):
    """T 5: interrupts a fight."""

    CITATION: ClassVar[str] = "T 5"

    seat: Seat
    fight: int = 0

    def ask(self, state: ToyState) -> Question:
        return MayParry(self.seat, (Yes(), No()), "T-5.a")

    def parry(self, state: ToyState, choice: Yes | No) -> Result:
        mood = "proud" if choice == Yes() else "calm"
        state.diggers = changed(state.diggers, self.seat, mood=mood)
        return END


class Whisper(Procedure):
    """T 6: one seat notes a word that only it may know."""

    CITATION: ClassVar[str] = "T 6"

    seat: Seat

    def ask(self, state: ToyState) -> Question:
        return SecretWord(self.seat, (Word("moon"), Word("sun")), "T-6.a")

    def note(self, state: ToyState, choice: Word) -> Result:
        state.secret = {**state.secret, self.seat: choice.word}
        state.tell(Whispered(choice.word, rules=("T-6.a",), seen_by=(self.seat,)))
        return END


class Bid(Procedure):
    """T 7: any even number up to a hundred is a bid; some are shown as a sample."""

    CITATION: ClassVar[str] = "T 7"

    seat: Seat

    def ask(self, state: ToyState) -> Question:
        return MyBid(self.seat, (Number(0), Number(2), Number(100)), "T-7.a")

    def pay(self, state: ToyState, choice: Number) -> Result:
        state.diggers = changed(state.diggers, self.seat, place=choice.number)
        return END

    def _why_not_ask(self, state: ToyState, choice: Number) -> str | None:
        if not 0 <= choice.number <= 100:
            return "T-7.b"
        return "T-7.c" if choice.number % 2 else None


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


def begin(setup: Setup, box: Box) -> tuple[ToyState, Procedure]:
    if setup.mission != "hill":
        raise LookupError(f"no mission is called {setup.mission!r}")
    state = ToyState(
        setup=setup,
        seed=setup.seed,
        diggers={seat: Digger() for seat in setup.seats},
        deck=shuffled(RELICS),
        stock=pile(CARDS),
        box=box,
    )
    state.tell(Prepared(len(setup.seats), rules=("T-1.a",)))
    return state, Play()


def sides(state: ToyState) -> dict[Side, tuple[Seat, ...]]:
    return {Side(seat): (seat,) for seat in state.setup.seats}


def known_hands(state: ToyState, side: Side) -> dict[str, tuple[str, ...]]:
    """Of the cards of others only how many there are."""
    hands = state.hands.items()
    return {seat: hand if seat == side else (UNKNOWN,) * len(hand) for seat, hand in hands}


def resample(known: ToyState, seed: int) -> ToyState:
    """A world that fits: the cards that nobody has shown are dealt anew."""
    world = known.copy()
    world.seed = rekeyed(seed, 0)
    left, count = list(CARDS), 0
    for card in (*known.played, *(card for hand in known.hands.values() for card in hand)):
        if card != UNKNOWN:
            left.remove(card)
    hands = {}
    for seat, hand in known.hands.items():
        dealt = []
        for card in hand:
            if card == UNKNOWN:
                count += 1
                dealt.append(left.pop(below(len(left), seed, "worlds", count)))
            else:
                dealt.append(card)
        hands[seat] = pile(dealt)
    world.hands, world.stock = hands, pile(left)
    return world


def new_system(
    *,
    longest: int = 3,
    version: int = 1,
    procedures: tuple[type[Procedure], ...] = (),
    state: type[State] = ToyState,
    aliases: Aliases | None = None,
) -> System:
    """The toy, or a later edition of it."""
    box = Box(longest)
    return System(
        name="toy",
        version=version,
        state=state,
        package=__name__,
        procedures=procedures,
        begin=begin,
        seats=lambda state: state.setup.seats,
        sides=sides if issubclass(state, ToyState) else None,
        filters={"hands": known_hands} if issubclass(state, ToyState) else None,
        resample=resample,
        place=lambda position, setup, box: ToyState(setup=setup, box=box),
        describe=lambda state: {},
        box_for=lambda setup: box,
        aliases=aliases,
    )


SETUP = Setup(system="toy", mission="hill", seats=(RED, BLUE), seed=5)
SYSTEM = new_system()
PROCEDURES = tuple(SYSTEM.procedures.values())
EVENTS = tuple(SYSTEM.events.values())


def new_game(*, manual: bool = False, seed: int = 5, system: System = SYSTEM) -> Game:
    return Game.start(system, msgspec.structs.replace(SETUP, seed=seed), manual=manual)


def new_record(*, manual: bool = False, system: System = SYSTEM) -> Record:
    return Record(system, SETUP, manual=manual)
