"""BD-5.request, BD-5.points Support: what is asked for, and what comes."""

from __future__ import annotations

from typing import ClassVar

from xenofront.games.bug_hunt.rules import events
from xenofront.games.bug_hunt.rules import procedures as bh
from xenofront.games.bug_hunt.rules.ch1_setup.force import add_team
from xenofront.games.bug_hunt.rules.choices import NO, No
from xenofront.games.bug_hunt.rules.dice import roll
from xenofront.games.bug_hunt.rules.ground import has_factor, leader
from xenofront.games.bug_hunt.rules.names import (
    Load,
    SupportId,
    TrooperId,
    WeaponId,
    load_text,
    read_load,
)
from xenofront.games.bug_hunt.rules.state import BHState
from xenofront.kernel import END, Choice, Dice, Procedure, Question, Result, again

FREE_TEAM = "fire_team"
LAUNCHER = "launcher"

# -- requests --------------------------------------------------------------------------------------


class Buy(Choice, frozen=True, gc=False):
    """To spend a reputation on one more request."""

    VERB: ClassVar[str] = "buy"


class Request(Choice, frozen=True, gc=False):
    """Which support is asked for."""

    support: SupportId


class ChooseToBuy(Question, frozen=True, gc=False):
    """Whether one more request is bought."""

    WHAT: ClassVar[str] = "buy_support"
    ANSWERS: ClassVar[tuple[type[Choice], ...]] = (Buy, No)


class ChooseSupport(Question, frozen=True, gc=False):
    """Which support is asked for, if any."""

    WHAT: ClassVar[str] = "support"
    ANSWERS: ClassVar[tuple[type[Choice], ...]] = (Request, No)


class RequestSupport(Procedure):
    """BD-5.request: the fire team joins, then support is requested, one roll for each point."""

    CITATION: ClassVar[str] = "BD-5.request"

    request: str = ""
    certain: bool = False

    def gather(self, state: BHState) -> Result:
        add_team(state, FREE_TEAM)  # BD-3.team
        extra = state.squad.support + state.squad.supplies  # BD-9.p9 BD-7.g6
        easier = state.box.difficulties[state.options.difficulty].support  # BD-5.points
        points = state.priority + easier + extra - state.squad.support_penalty  # BD-5.points
        only_one = has_factor(state, "inaccessible")  # BD-9.z6
        state.support_left = max(0, min(points, 1) if only_one else points)  # BD-9.z6 BD-9.w5
        state.change_squad(supplies=0)
        return None if state.options.support == "ask" else END

    def offer_point(self, state: BHState) -> Question | Result:
        """One point more for one reputation (BD-5.points)."""
        only_one = has_factor(state, "inaccessible") and state.support_left  # BD-9.z6
        if not state.squad.reputation or only_one:
            return None
        return ChooseToBuy(leader(state), (Buy(), NO), "BD-5.points")

    def buy_point(self, state: BHState, choice: Buy | No | None) -> Result:
        if isinstance(choice, Buy):
            state.change_squad(reputation=state.squad.reputation - 1)  # BD-5.points
            state.support_left += 1  # BD-5.points
            state.tell(events.setup.ReputationSpent(1, "support", rules=("BD-5.points",)))
        return bh.SupportLuck() if state.options.movie_magic else None

    def choose(self, state: BHState) -> Question | Result:
        left = [name for name in state.box.support if name not in state.supports]  # BD-5.request
        if not state.support_left or not left:  # BD-5.request
            return END
        return ChooseSupport(leader(state), (*map(Request, left), NO), "BD-5.request")

    def take(self, state: BHState, choice: Request | No | None) -> Result:
        if choice is None or isinstance(choice, No):
            return END
        self.request = choice.support
        state.support_left -= 1  # BD-5.request
        self.certain = state.actions.get("certain support", 0) > 0
        if self.certain:
            rest = dict(state.actions)
            del rest["certain support"]
            state.actions = rest
        return None

    def roll_dice(self, state: BHState) -> Dice | Result:
        return None if self.certain else roll("support", "BD-5.request", 2)  # BD-5.request

    def read(self, state: BHState, faces: tuple[str, ...] | None) -> Result:
        needed = state.box.support[self.request].roll
        success = faces is None or sum(map(int, faces)) >= needed  # BD-5.request
        told = events.setup.SupportRolled(
            self.request, faces or (), needed, success, rules=("BD-5.request",)
        )
        state.tell(told)
        return bh.Receive(self.request) if success else None

    def next(self, state: BHState) -> Result:
        return again(self.choose)


# -- what comes ------------------------------------------------------------------------------------


class ArmedWith(Choice, frozen=True, gc=False):
    """What a team that comes is armed with."""

    weapons: Load


class Send(Choice, frozen=True, gc=False):
    """Which weapon is sent."""

    weapon: WeaponId


class SendGrenades(Choice, frozen=True, gc=False):
    """Which grenades are sent, with a launcher or without."""

    grenades: Load


class Give(Choice, frozen=True, gc=False):
    """Who carries what was sent."""

    trooper: TrooperId


class ChooseArms(Question, frozen=True, gc=False):
    """What a team that comes is armed with."""

    WHAT: ClassVar[str] = "support_weapons"
    ANSWERS: ClassVar[tuple[type[Choice], ...]] = (ArmedWith,)

    support: SupportId


class ChooseSent(Question, frozen=True, gc=False):
    """Which weapon is sent."""

    WHAT: ClassVar[str] = "support_arm"
    ANSWERS: ClassVar[tuple[type[Choice], ...]] = (Send,)


class ChooseGrenades(Question, frozen=True, gc=False):
    """Which grenades are sent."""

    WHAT: ClassVar[str] = "support_grenades"
    ANSWERS: ClassVar[tuple[type[Choice], ...]] = (SendGrenades,)


class ChooseBearer(Question, frozen=True, gc=False):
    """Who carries what was sent."""

    WHAT: ClassVar[str] = "bearer"
    ANSWERS: ClassVar[tuple[type[Choice], ...]] = (Give,)

    weapons: Load


class Receive(Procedure):
    """BD-5.request: support that was granted: figures, weapons, grenades or a report."""

    CITATION: ClassVar[str] = "BD-5.request"

    support: str
    weapon: str = ""
    left: int = 0

    def begin(self, state: BHState) -> Result:
        row = state.box.support[self.support]
        state.supports = (*state.supports, self.support)  # BD-5.request
        state.intel += row.activation  # BD-5.9
        if row.arms:
            self.left = 1
            return again(self.choose_arm)
        if row.grenades:
            return again(self.choose_grenades)
        return None if row.figures else END

    def choose_weapons(self, state: BHState) -> Question | Result:
        row = state.box.support[self.support]
        if not row.instead:
            return None
        options = tuple(ArmedWith(tuple(arms[0])) for arms in (row.weapons, row.instead))
        return ChooseArms(leader(state), options, "BD-5.2", self.support)

    def join(self, state: BHState, choice: ArmedWith | None) -> Result:
        row = state.box.support[self.support]
        instead = choice is not None and choice.weapons == tuple(row.instead[0])  # BD-5.2
        add_team(state, self.support, instead=instead)
        return END

    def choose_arm(self, state: BHState) -> Question:
        arms = state.box.support[self.support].arms
        return ChooseSent(leader(state), tuple(map(Send, arms)), "BD-5.7")

    def take_arm(self, state: BHState, choice: Send) -> Result:
        self.weapon = choice.weapon
        return again(self.choose_bearer)

    def choose_grenades(self, state: BHState) -> Question:
        kinds = [name for name, row in state.box.weapons.items() if row.grenade]
        one = state.box.support[self.support].launcher
        loads: list[Load] = [(name,) for name in kinds]
        loads += [(LAUNCHER, name) for name in kinds] if one else []  # BD-5.8/launcher
        return ChooseGrenades(leader(state), tuple(map(SendGrenades, loads)), "BD-5.8")

    def take_grenades(self, state: BHState, choice: SendGrenades) -> Result:
        row = state.box.support[self.support]
        self.weapon = load_text(choice.grenades)
        self.left = 1 if LAUNCHER in choice.grenades else row.grenades  # BD-5.8
        return None

    def choose_bearer(self, state: BHState) -> Question | Result:
        load = read_load(self.weapon)
        options = tuple(map(Give, bearers(state, load)))
        if not self.left or not options:
            return END
        rule = "BD-5.7" if state.box.support[self.support].arms else "BD-5.8"
        return ChooseBearer(leader(state), options, rule, load)

    def arm(self, state: BHState, choice: Give | None) -> Result:
        if choice is None:
            return END
        self.left -= 1
        trooper = choice.trooper
        carried = state.troopers[trooper].weapons
        state.change_trooper(trooper, weapons=(*carried, *read_load(self.weapon)))
        state.tell(events.setup.Equipped(trooper, self.weapon, rules=("BD-5.7", "BD-5.8")))
        return again(self.choose_bearer)


def bearers(state: BHState, load: Load) -> tuple[TrooperId, ...]:
    """Who could carry what was granted: everybody who has none of it yet."""
    return tuple(
        name
        for name, row in state.troopers.items()
        if row.kind != "civilian" and not any(kind in row.weapons for kind in load)  # BD-5.8/twice
    )
