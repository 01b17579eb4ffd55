"""Messages over the WebSocket of one game: what the client says, and what it is told.

``seq`` counts the entries of the record and is the version of a game. An answer names the version
it was given to and carries an id of the client's own; sent twice, it counts once.
"""

from __future__ import annotations

from typing import Any, Literal

from xenofront.present.messages.base import Fact, Part, Request
from xenofront.present.messages.board import Board
from xenofront.present.messages.log import Entry
from xenofront.present.messages.looks import Look, Looked
from xenofront.present.messages.outcome import Outcome
from xenofront.present.messages.question import Question
from xenofront.present.messages.scene import Scene

Language = Literal["en", "de"]

# -- from the client -------------------------------------------------------------------------------


class Hello(Request, frozen=True, kw_only=True, tag="hello", tag_field="kind"):
    """The first message: in which language, and from where to go on."""

    lang: Language = "en"
    since: int = -1
    """The number of the last log entry that is known; only later ones are sent."""
    seq: int = -1
    """The version it belongs to."""
    keeps: bool = False
    """Whether the client keeps the state it was told, so that changes are enough from then on."""


class Give(Request, frozen=True, kw_only=True, tag="give", tag_field="kind"):
    """An answer."""

    id: str
    seq: int
    key: str


class Plan(Request, frozen=True, kw_only=True, tag="plan", tag_field="kind"):
    """Several answers of one player up to the first surprise: listed, or to get somewhere.

    With both, the listed ones come first. A goal is a place, or an alien to be attacked.
    """

    id: str
    seq: int
    keys: tuple[str, ...] = ()
    goal: str = ""
    then: str = ""
    """What is answered where it ends, if it is asked then: the key of a facing."""


class Quick(Request, frozen=True, kw_only=True, tag="quick", tag_field="kind"):
    """A quick answer that goes on by itself for a while; or to be asked again from now on."""

    id: str
    seq: int
    how: Literal["pass", "rest", "again", "stop"]


class Ask(Request, frozen=True, kw_only=True, tag="ask", tag_field="kind"):
    """Which questions are asked from now on although nothing is decided by them; ``*`` for all."""

    id: str
    kinds: tuple[str, ...]


class Hand(Request, frozen=True, kw_only=True, tag="hand", tag_field="kind"):
    """Hand seats to a computer player, or take them back if none is named."""

    id: str
    seats: tuple[str, ...]
    player: str = ""


class Pause(Request, frozen=True, kw_only=True, tag="pause", tag_field="kind"):
    """Let the computer players wait, or go on."""

    id: str
    paused: bool


class Ready(Request, frozen=True, kw_only=True, tag="ready", tag_field="kind"):
    """This version has been shown: if a computer player is asked, it may answer."""

    seq: int


class Back(Request, frozen=True, kw_only=True, tag="back", tag_field="kind"):
    """Undo, redo, or take back past what somebody learned (``node`` says how far).

    To a take-back every side has to agree, by asking for the same; ``keep`` refuses it.
    """

    id: str
    seq: int
    how: Literal["undo", "redo", "take_back", "keep"]
    node: int = -1


class Visit(Request, frozen=True, kw_only=True, tag="visit", tag_field="kind"):
    """Show the board at a moment of the game."""

    id: str
    node: int


class Take(Request, frozen=True, kw_only=True, tag="take", tag_field="kind"):
    """A covered screen is in the hands of this seat now."""

    id: str
    seat: str


class Speak(Request, frozen=True, kw_only=True, tag="speak", tag_field="kind"):
    """From now on in this language."""

    lang: Language


ClientMessage = (
    Hello | Give | Plan | Quick | Ask | Hand | Pause | Ready | Back | Visit | Look | Take | Speak
)

# -- to the client ---------------------------------------------------------------------------------


class Seating(Part, frozen=True, kw_only=True):
    """A seat of the game."""

    id: str
    name: str
    mine: bool


class Node(Part, frozen=True, kw_only=True):
    """A moment on the line that is being played."""

    node: int
    text: str = ""
    """The answer that led to it, in words; often the log says it."""
    forced: bool = False


class Times(Part, frozen=True, kw_only=True):
    """What can be undone, redone and taken back."""

    undo: bool
    undo_why: str = ""
    """Why it cannot be undone."""
    redo: bool
    line: tuple[Node, ...]
    """Every moment from the beginning to now."""
    take_backs: int


class Order(Part, frozen=True, kw_only=True):
    """A quick answer that holds."""

    what: str
    text: str


class Settled(Part, frozen=True, kw_only=True):
    """A question that the table answers when nothing is decided by it."""

    kind: str
    text: str
    """What it answers."""
    asked: bool = False
    """Whether it is asked all the same."""


class ComputerCard(Part, frozen=True, kw_only=True):
    """A computer player that seats can be handed to."""

    id: str
    name: str
    text: str = ""


class Handed(Part, frozen=True, kw_only=True):
    """A seat that a computer player has."""

    seat: str
    player: str
    name: str


class Welcome(Part, frozen=True, kw_only=True, tag="welcome", tag_field="kind"):
    """Which game this is; everything that does not change."""

    game: str
    system: str
    system_name: str
    mission: str
    mission_name: str
    briefing: str
    lang: Language
    commitment: str = ""
    """By it the seed, which is told when the game is over, can be known to be the right one."""
    manual: bool
    guided: bool
    secrets: bool
    """Whether seats know what others must not see."""
    seats: tuple[Seating, ...]
    computers: tuple[ComputerCard, ...] = ()
    """Who seats can be handed to."""
    options: tuple[str, ...]
    """The rules that were switched, in words."""
    goals: tuple[Fact, ...] = ()
    """What the mission wants."""
    fresh: bool = False
    """Whether nobody has answered anything yet."""
    board: Board
    note: str = ""
    """What became of the game when it was opened, if that is worth knowing."""


class Proposal(Part, frozen=True, kw_only=True):
    """A take-back to which not every side has agreed yet."""

    node: int
    by: str
    """The name of whoever proposes it."""
    mine: bool
    """Whether this client's side has agreed."""


class State(Part, frozen=True, kw_only=True, tag="state", tag_field="kind"):
    """How the game stands at a version, and what happened since the last one the client knew."""

    seq: int
    node: int
    since: int
    """Entries of the log up to this number stay as the client has them; later ones are new."""
    entries: tuple[Entry, ...]
    board: Board | None = None
    """Where the board grew or was only dealt now."""
    scene: Scene
    question: Question | None
    times: Times
    outcome: Outcome | None = None
    standing: tuple[Order, ...] = ()
    """What is answered without asking, for now."""
    settles: tuple[Settled, ...] = ()
    """What is answered without asking whenever nothing is decided by it."""
    handed: tuple[Handed, ...] = ()
    """The seats that computer players have."""
    paused: bool = False
    """Whether they wait."""
    thought: str = ""
    """Why a computer player gave the last answer, if one did."""
    told: bool = False
    """The entries were told before (a reload, another tab): nothing to be shown step by step."""
    proposal: Proposal | None = None


class Changed(Part, frozen=True, kw_only=True, tag="changed", tag_field="kind"):
    """The next state, for a client that keeps the one before: only what changed in it."""

    fields: dict[str, Any]
    """By name; ``server/changes.py`` says how a change is told."""


class Covered(Part, frozen=True, kw_only=True, tag="covered", tag_field="kind"):
    """Nothing is shown until this seat has taken the screen; what was shown is to be forgotten."""

    seat: str
    who: str


class Done(Part, frozen=True, kw_only=True, tag="done", tag_field="kind"):
    """A request was carried out; the State that shows it was sent before."""

    id: str
    taken: int = 1
    """How many answers of a plan were given."""
    stopped: str = ""
    """Why the rest of a plan was not."""


class Refused(Part, frozen=True, kw_only=True, tag="refused", tag_field="kind"):
    """A request changed nothing, and why."""

    id: str
    error: Literal["stale", "illegal", "undo", "seat", "over", "unknown", "rate", "storage", "bad"]
    text: str
    rule: str = ""
    rule_text: str = ""


class Moment(Part, frozen=True, kw_only=True, tag="moment", tag_field="kind"):
    """The board at a moment of the game."""

    id: str
    node: int
    scene: Scene
    asked: str
    """The question that was asked then, and its answer."""
    entry: int
    """The number of the last log entry told by then."""


ServerMessage = Welcome | State | Changed | Covered | Done | Refused | Moment | Looked
