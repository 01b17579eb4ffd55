"""BD-5.request, BD-5.points Support: what is asked for, and what comes."""

from __future__ import annotations

from typing import ClassVar

from xenofront.games.bug_hunt.rules import events
from xenofront.games.bug_hunt.rules import procedures as bh
from xenofront.games.bug_hunt.rules.ch1_setup.force import add_team
from xenofront.games.bug_hunt.rules.dice import roll
from xenofront.games.bug_hunt.rules.ground import has_factor, leader
from xenofront.games.bug_hunt.rules.state import BHState, TrooperId
from xenofront.kernel import END, Dice, Procedure, Question, Result, again, untyped

NO = "no"
FREE_TEAM = "fire_team"
LAUNCHER = "launcher"


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
        return untyped(leader(state), "buy_support", ("buy", NO), "BD-5.points")

    def buy_point(self, state: BHState, choice: str | None) -> Result:
        if choice == "buy":
            state.change_squad(reputation=state.squad.reputation - 1)  # BD-5.points
            state.support_left += 1  # BD-5.points
            state.tell(events.setup.ReputationSpent(1, "support", rules=("BD-5.points",)))
        return bh.SupportLuck() if state.options.movie_magic else None

    def choose(self, state: BHState) -> Question | Result:
        left = [name for name in state.box.support if name not in state.supports]  # BD-5.request
        if not state.support_left or not left:  # BD-5.request
            return END
        return untyped(leader(state), "support", (*left, NO), "BD-5.request")

    def take(self, state: BHState, choice: str | None) -> Result:
        if choice is None or choice == NO:
            return END
        self.request = choice
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
        options = tuple(" + ".join(arms[0]) for arms in (row.weapons, row.instead))
        return untyped(leader(state), "support_weapons", options, "BD-5.2", (self.support,))

    def join(self, state: BHState, choice: str | None) -> Result:
        row = state.box.support[self.support]
        instead = choice is not None and choice == " + ".join(row.instead[0])  # BD-5.2
        add_team(state, self.support, instead=instead)
        return END

    def choose_arm(self, state: BHState) -> Question:
        arms = state.box.support[self.support].arms
        return untyped(leader(state), "support_arm", arms, "BD-5.7")

    def take_arm(self, state: BHState, choice: str) -> Result:
        self.weapon = choice
        return again(self.choose_bearer)

    def choose_grenades(self, state: BHState) -> Question:
        kinds = [name for name, row in state.box.weapons.items() if row.grenade]
        one = state.box.support[self.support].launcher
        launched = [f"{LAUNCHER} + {name}" for name in kinds] if one else []  # BD-5.8/launcher
        return untyped(leader(state), "support_grenades", (*kinds, *launched), "BD-5.8")

    def take_grenades(self, state: BHState, choice: str) -> Result:
        row = state.box.support[self.support]
        self.weapon = choice
        self.left = 1 if choice.startswith(LAUNCHER) else row.grenades  # BD-5.8
        return None

    def choose_bearer(self, state: BHState) -> Question | Result:
        options = bearers(state, self.weapon)
        if not self.left or not options:
            return END
        rule = "BD-5.7" if state.box.support[self.support].arms else "BD-5.8"
        return untyped(leader(state), "bearer", options, rule, (self.weapon,))

    def arm(self, state: BHState, choice: str | None) -> Result:
        if choice is None:
            return END
        self.left -= 1
        trooper = TrooperId(choice)
        carried = state.troopers[trooper].weapons
        state.change_trooper(trooper, weapons=(*carried, *self.weapon.split(" + ")))
        state.tell(events.setup.Equipped(choice, self.weapon, rules=("BD-5.7", "BD-5.8")))
        return again(self.choose_bearer)


def bearers(state: BHState, weapon: str) -> tuple[str, ...]:
    """Who could carry a weapon that was granted: everybody who has none of it yet."""
    kinds = weapon.split(" + ")
    return tuple(
        str(name)
        for name, row in state.troopers.items()
        if row.kind != "civilian" and not any(kind in row.weapons for kind in kinds)  # BD-5.8/twice
    )
