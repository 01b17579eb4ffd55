"""How answers are grouped, and what a point means in a question."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from xenofront.games.bug_hunt.present.places import state_of
from xenofront.games.bug_hunt.present.reading import taking_point, taking_span
from xenofront.games.bug_hunt.rules.ch2_turn.phases import (
    Act,
    ChooseTrooper,
    EndTroopers,
    GiveUp,
    KeepReady,
)
from xenofront.games.bug_hunt.rules.ch3_troopers.activation import ChooseAction, ChooseMove, Done
from xenofront.games.bug_hunt.rules.ch3_troopers.gear import CHARGE, GearAt
from xenofront.games.bug_hunt.rules.ch3_troopers.movement import Leave, Path, judged, speed_of
from xenofront.games.bug_hunt.rules.ch4_combat.brawl import Fight
from xenofront.games.bug_hunt.rules.ch4_combat.shooting import armed_refusal, is_area, is_used_up
from xenofront.games.bug_hunt.rules.ch6_objectives.evac import Assist, Call
from xenofront.games.bug_hunt.rules.ch6_objectives.objectives import HackIn, Take
from xenofront.games.bug_hunt.rules.ch7_campaign.luck import ChooseTurnLuck, is_left
from xenofront.games.bug_hunt.rules.choices import (
    Decline,
    Fire,
    FireAt,
    Hold,
    Keep,
    No,
    Stay,
    To,
)
from xenofront.games.bug_hunt.rules.state import BHState, Point, TrooperId
from xenofront.games.bug_hunt.text.wording.moves import places_words
from xenofront.kernel import Choice, Game, Question
from xenofront.text.texts import Texts

GROUPS: Final[dict[type[Choice], str]] = {
    Act: "act",
    KeepReady: "hold",
    Leave: "leave",
    Fire: "fire",
    FireAt: "fire",
    Fight: "fight",
    EndTroopers: "end",
    GiveUp: "end",
    Stay: "end",
    Done: "end",
}
ORDER: Final = (
    "act",
    "hold",
    "goal",
    "walk",
    "dash",
    "leave",
    "fire",
    "fight",
    "actions",
    "end",
    "",
)
SIGNS: Final[dict[type[Choice], str]] = {
    Act: "act",
    KeepReady: "held",
    Leave: "leave",
    Fire: "shoot",
    FireAt: "shoot",
    Fight: "brawl",
    To: "move",
    Path: "move",
    GiveUp: "give_up",
    HackIn: "objective_hack",
    Take: "package",
    Call: "evac",
    Assist: "evac",
}
"""What the client has drawings for."""
GROUPED: Final = (ChooseTrooper, ChooseMove, ChooseAction)
ENDS: Final = (EndTroopers, Stay, Done, No, Keep, Hold, Decline)
"""Answers that go on without anything more being done."""
SURRENDERS: Final = GiveUp
"""What gives the mission up."""
LOSES: Final = Leave
"""What walks somebody off the table, who is lost then."""
BARRICADE: Final = "barricade"


def group(texts: Texts, game: Game, choice: Choice | None) -> str:
    """What kind of answer it is; moves by what is there and by how far it is."""
    ask = game.pending
    if choice is None or not isinstance(ask, GROUPED):
        return ""
    if isinstance(ask, ChooseMove) and isinstance(choice, To | Path):
        return _kind_of_move(texts, state_of(game), ask.trooper, choice)
    return GROUPS.get(type(choice), "actions")


def _kind_of_move(texts: Texts, state: BHState, trooper: TrooperId, walk: To | Path) -> str:
    walked = judged(state, trooper, walk)
    if isinstance(walked, str):
        return "walk"
    if walked.met or places_words(texts, state, walked.end):
        return "goal"
    return "dash" if walked.cost > speed_of(state, trooper) else "walk"


# -- what takes a point ----------------------------------------------------------------------------


class Aim(NamedTuple):
    """What makes an answer of a point."""

    kind: Any
    thing: str = ""
    """What is fired or thrown there."""

    def at(self, place: Point) -> Choice:
        """The answer that a point means."""
        made: Choice = self.kind(self.thing, place) if self.thing else self.kind(place)
        return made


def aims(game: Game) -> tuple[Aim, ...]:
    """What a point may mean, in the order it is liked; nothing if nothing takes a point."""
    ask, state = game.pending, state_of(game)
    if not isinstance(ask, Question) or not ask.open:
        return ()
    kind = taking_point(ask)
    if kind is not None:
        return (Aim(kind),)
    if not isinstance(ask, ChooseAction):
        return ()
    row = state.troopers[ask.trooper]
    weapons = tuple(Aim(FireAt, w) for w in row.weapons if is_area(state.box.weapons[w]))
    return (*weapons, Aim(GearAt, CHARGE)) if CHARGE in row.gear else weapons


def open_aims(game: Game) -> tuple[Aim, ...]:
    """Those of them that could be allowed somewhere: what is aimed can be fired or thrown."""
    return tuple(aim for aim in aims(game) if _works(game, aim))


def _works(game: Game, aim: Aim) -> bool:
    ask, state = game.pending, state_of(game)
    if not isinstance(ask, ChooseAction):
        return True
    if aim.kind is FireAt:
        return armed_refusal(state, ask.trooper, aim.thing) is None
    return state.options.gear and not is_used_up(state, ask.trooper, aim.thing)


def span(game: Game) -> type[Choice] | None:
    """What two points mean, the ends of a line; nothing if that is not asked for."""
    ask = game.pending
    if not isinstance(ask, ChooseTurnLuck) or not is_left(state_of(game), BARRICADE):
        return None
    return taking_span(ask)


def is_complete(game: Game) -> bool:
    """Whether a trooper who acts has nothing that could be aimed at a point."""
    return isinstance(game.pending, ChooseAction) and not open_aims(game)
