"""BX-4 A trooper acts: first it may move, then it may do one thing."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, ClassVar, Final, NamedTuple

from xenofront.games.bug_hunt.rules import events
from xenofront.games.bug_hunt.rules import procedures as bh
from xenofront.games.bug_hunt.rules.ch3_troopers import gear, jams, trials
from xenofront.games.bug_hunt.rules.ch3_troopers.movement import (
    Leave,
    Path,
    Walk,
    judged,
    move_options,
    move_refusal,
)
from xenofront.games.bug_hunt.rules.ch4_combat import area, brawl, brawl_odds, shooting
from xenofront.games.bug_hunt.rules.ch4_combat.hits import lose_stun
from xenofront.games.bug_hunt.rules.ch6_objectives import (
    evac,
    locations,
    objectives,
    signals,
    spawns,
)
from xenofront.games.bug_hunt.rules.choices import STAY, Fire, FireAt, Stay, To
from xenofront.games.bug_hunt.rules.names import TrooperId
from xenofront.games.bug_hunt.rules.state import BHState
from xenofront.geometry.plane.exact import INCH, text
from xenofront.geometry.plane.walking import Walked
from xenofront.kernel import END, Choice, Procedure, Question, Result, again

HARMFUL = 3 * INCH
"""A jump from so high is a hit (BX-13)."""


class Done(Choice, frozen=True, gc=False):
    """No combat action."""

    VERB: ClassVar[str] = "done"


DONE: Final = Done()


class Action(NamedTuple):
    """One kind of combat action: its choices, those that are allowed, why not, what it opens."""

    choices: tuple[type[Choice], ...]
    options: Callable[[BHState, TrooperId], Iterator[Choice]]
    refusal: Callable[[BHState, TrooperId, Any], str | None]
    open: Callable[[BHState, TrooperId, Any], Procedure]


SHOOTING: Final = Action((FireAt, Fire), shooting.options, shooting.refusal, shooting.start)
ACTIONS: Final = (
    SHOOTING,
    Action((brawl.Fight,), brawl.options, brawl.refusal, brawl.start),
    Action((locations.Activate,), locations.options, locations.refusal, locations.start),
    Action((objectives.HackIn,), objectives.hack_options, objectives.hack_refusal, objectives.hack),
    Action((objectives.Take,), objectives.take_options, objectives.take_refusal, objectives.take),
    Action((signals.LookInto,), signals.options, signals.refusal, signals.start),
    Action((spawns.Close,), spawns.options, spawns.refusal, spawns.start),
    Action((evac.Call,), evac.call_options, evac.call_refusal, evac.call),
    Action((evac.Assist,), evac.help_options, evac.help_refusal, evac.assist),
    Action((jams.Unjam,), jams.options, jams.refusal, jams.start),
    Action(gear.CHOICES, gear.options, gear.refusal, gear.start),
    Action(trials.CHOICES, trials.options, trials.refusal, trials.start),
)
"""The combat actions in the order in which they are offered."""
ACTION_OF: Final = {kind: action for action in ACTIONS for kind in action.choices}


class ChooseMove(Question, frozen=True, gc=False):
    """Where a trooper goes."""

    WHAT: ClassVar[str] = "move"
    ANSWERS: ClassVar[tuple[type[Choice], ...]] = (To, Path, Leave, Stay)
    OPEN: ClassVar[bool] = True

    trooper: TrooperId


class ChooseAction(Question, frozen=True, gc=False):
    """What a trooper does besides."""

    WHAT: ClassVar[str] = "action"
    ANSWERS: ClassVar[tuple[type[Choice], ...]] = (*ACTION_OF, Done)
    OPEN: ClassVar[bool] = True

    trooper: TrooperId


def action_refusal(state: BHState, trooper: TrooperId) -> str | None:
    """Why a trooper cannot do anything but move."""
    row = state.troopers[trooper]
    if row.acted or (row.fired and not is_blazing(state, trooper)):  # BX-4/one
        return "BX-4"
    if row.moved and row.stun:  # BX-25/move
        return "BX-25"
    if row.moved and row.phase == "held":  # BX-6/move
        return "BX-6"
    return None


class Activation(Procedure):
    """BX-4: move, then one combat action, never the other way round."""

    CITATION: ClassVar[str] = "BX-4"

    trooper: TrooperId
    met: bool = False
    stunned: bool = False
    """It was stunned when it began."""

    def begin(self, state: BHState) -> Result:
        self.stunned = bool(state.troopers[self.trooper].stun)
        state.change_trooper(self.trooper, brawled=False)  # BX-12/attacked
        state.tell(events.turn.ActivationBegan(self.trooper, rules=("BX-4",)))
        return bh.FigureLuck(self.trooper) if state.options.movie_magic else None

    def look_around(self, state: BHState) -> Result:
        """What lies within three inches is revealed without a move, too (BH-5)."""
        moves = state.options.reveal_unarmed
        return None if moves else bh.RevealLocations(self.trooper)  # BH-5/begin BD-7.t/revealer

    def choose_move(self, state: BHState) -> Question | Result:
        row = state.troopers[self.trooper]
        if row.fate != "table":
            return END
        if move_refusal(state, self.trooper) is not None:
            return again(self.stay_put)
        twin, name = state.copy(), self.trooper
        ask = ChooseMove(row.seat, (), "BX-4", name)
        return ask.sampled(lambda: (*move_options(twin, name), STAY))

    def move(self, state: BHState, choice: Walk | Stay | None) -> Result:
        if choice is None or isinstance(choice, Stay):
            state.tell(events.turn.TrooperStayed(self.trooper, rules=("BX-4",)))
            return again(self.stay_put)
        walked = judged(state, self.trooper, choice)
        assert not isinstance(walked, str)
        if isinstance(choice, Leave):
            leave(state, self.trooper)
            return END
        self.met = walked.met is not None
        walk(state, self.trooper, walked)
        if walked.drop >= HARMFUL:  # BX-13/hit
            return bh.Hit(self.trooper, 0, walked.path[-2], "fall")  # BX-13/hit
        return None

    def arrive(self, state: BHState) -> Result:
        if state.troopers[self.trooper].fate != "table":
            return END
        return bh.Arrive(self.trooper, met=self.met)  # BX-9/fire BX-12/trooper

    def after_brawl(self, state: BHState) -> Result:
        """A brawl that the move led to was the combat action."""
        if state.troopers[self.trooper].brawled:
            state.change_trooper(self.trooper, acted=True)  # BX-12/entered BR-32
        return None

    def choose_action(self, state: BHState) -> Question | Result:
        row = state.troopers[self.trooper]
        if row.fate != "table":
            return END
        if action_refusal(state, self.trooper) is not None:
            return None
        options = (*action_options(state, self.trooper), DONE)
        return ChooseAction(row.seat, options, "BX-4", self.trooper)

    def perform(self, state: BHState, choice: Choice | None) -> Result:
        if choice is None or choice == DONE:
            return again(self.finish)
        opened = ACTION_OF[type(choice)].open(state, self.trooper, choice)
        state.change_trooper(self.trooper, acted=True)  # BX-4 BH-16 BD-8.b BH-19 BH-46 BH-50 BX-28
        return opened

    def fire_again(self, state: BHState) -> Result:
        """A stroke of luck lets a figure fire three times (BD-9.f10)."""
        key, row = f"thrice {self.trooper} {state.turn}", state.troopers[self.trooper]
        left = state.actions.get(key, 0) - 1
        if left > 0 and row.fired:
            state.actions = {**state.actions, key: left}  # BD-9.f10/three
            state.change_trooper(self.trooper, acted=False)
            return again(self.choose_action)
        return None

    def finish(self, state: BHState) -> Result:
        if state.troopers[self.trooper].fate == "table":
            stand_down(state, self.trooper, stunned=self.stunned)
        return END

    def stay_put(self, state: BHState) -> Result:
        """Who does not move ends its move where it stands (BH-5)."""
        return bh.RevealLocations(self.trooper)

    def take_off(self, state: BHState) -> Result:
        return bh.Boarding(only=self.trooper)  # BH-21/turn

    def act_there(self, state: BHState) -> Result:
        return again(self.choose_action)

    def _why_not_choose_move(self, state: BHState, choice: Walk | Stay) -> str | None:
        if isinstance(choice, Stay):
            return None
        walked = judged(state, self.trooper, choice)
        return walked if isinstance(walked, str) else None

    def _preview_choose_move(self, state: BHState, choice: Walk | Stay) -> Any:
        """The walk with its cost."""
        walked = None if isinstance(choice, Stay) else judged(state, self.trooper, choice)
        return None if isinstance(walked, str) else walked

    def _why_not_choose_action(self, state: BHState, choice: Choice) -> str | None:
        if isinstance(choice, Done):
            return None
        action, only = ACTION_OF[type(choice)], only_fires(state, self.trooper)
        if action is not SHOOTING and only is not None:
            return only
        return action.refusal(state, self.trooper, choice)

    def _preview_choose_action(self, state: BHState, choice: Choice) -> Any:
        """The odds of a shot or a brawl, or of everybody near a point."""
        match choice:
            case Fire(weapon, target):
                return shooting.preview(state, self.trooper, weapon, target)
            case FireAt(weapon, place):
                return area.preview(state, weapon, place)
            case gear.GearAt(_, place):
                return gear.preview(state, place)
            case brawl.Fight():
                return brawl_odds.mixed(state, brawl_odds.fights(state, self.trooper))
        return None


def action_options(state: BHState, trooper: TrooperId) -> Iterator[Choice]:
    """Every combat action that is allowed now; of area weapons a sample of points."""
    only = only_fires(state, trooper)
    for action in ACTIONS:
        if action is SHOOTING or only is None:  # BX-6/shoot
            yield from action.options(state, trooper)


def only_fires(state: BHState, trooper: TrooperId) -> str | None:
    """The rule by which a trooper may do nothing but fire."""
    if state.troopers[trooper].phase == "held":  # BX-6/shoot
        return "BX-6"
    return "BD-9.f10" if is_blazing(state, trooper) else None  # BD-9.f10/only


def is_blazing(state: BHState, trooper: TrooperId) -> bool:
    """Whether a trooper is in the middle of firing three times (BD-9.f10)."""
    key = f"thrice {trooper} {state.turn}"
    return state.troopers[trooper].fired and state.actions.get(key, 0) > 0  # BD-9.f10/three


def walk(state: BHState, trooper: TrooperId, walked: Walked) -> None:
    """Carry out a walk that was judged."""
    start = state.troopers[trooper].at
    dash = walked.cost > state.troopers[trooper].speed * INCH
    state.change_trooper(trooper, at=walked.end, moved=True, dashed=dash)  # BH-2
    told = events.turn.TrooperMoved(
        trooper, text(start), text(walked.end), walked.cost, dash, rules=("BX-4", "BH-1", "BH-2")
    )
    state.tell(told)
    if walked.drop:
        state.tell(events.turn.Jumped(trooper, walked.drop, rules=("BX-13",)))


def leave(state: BHState, trooper: TrooperId) -> None:
    """Off the table: a lost marine, and what it carried is lost too."""
    package = state.troopers[trooper].package
    if package:
        state.change_objective(package, failed=True, taken=False)  # BR-19
    state.change_trooper(trooper, fate="lost", package="", phase="done")  # BX-29
    state.tell(events.turn.TrooperLeft(trooper, rules=("BX-29",)))


def stand_down(state: BHState, trooper: TrooperId, *, stunned: bool) -> None:
    """A trooper has had its turn; who began it stunned loses a marker (BX-25)."""
    state.change_trooper(trooper, phase="done")
    if stunned and state.troopers[trooper].stun:
        lose_stun(state, trooper)  # BX-25/marker
