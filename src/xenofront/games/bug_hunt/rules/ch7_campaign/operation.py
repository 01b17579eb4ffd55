"""BD-9.p, BD-9.l, BD-9.rr The operation, military life, and leave."""

from __future__ import annotations

from typing import ClassVar

from xenofront.games.bug_hunt.content.catalogue import ProgressRow, Stat
from xenofront.games.bug_hunt.rules import events
from xenofront.games.bug_hunt.rules import procedures as bh
from xenofront.games.bug_hunt.rules.ch6_objectives.objectives import points
from xenofront.games.bug_hunt.rules.ch7_campaign.after import SUCCESS, took_part
from xenofront.games.bug_hunt.rules.ch7_campaign.characters import (
    change_character,
    gain_reputation,
    gain_xp,
    raise_stat,
    send_to_sick_bay,
    serving,
)
from xenofront.games.bug_hunt.rules.choices import NO, Higher, Lower, No, Pay, Raise
from xenofront.games.bug_hunt.rules.dice import D100, draw, roll
from xenofront.games.bug_hunt.rules.ground import leader
from xenofront.games.bug_hunt.rules.names import Seat, WeaponId
from xenofront.games.bug_hunt.rules.state import BHState
from xenofront.kernel import END, Chance, Choice, Dice, Procedure, Question, Result, again

REST_AFTER = 4
LOWEST, HIGHEST = -1000, 1000


class OperationProgress(Procedure):
    """BD-9.p1 to BD-9.p10: how the whole operation goes."""

    CITATION: ClassVar[str] = "BD-9.order"

    row: str = ""

    def roll_dice(self, state: BHState) -> Chance:
        return Chance("progress", D100, "BD-9.order", "d100")

    def read(self, state: BHState, choice: str) -> Result:
        if state.squad.last_stand:
            self._reset(state)  # BD-9.p1/anew
            return END
        found = int(choice) + state.squad.progress  # BD-9.p
        row = state.box.row("progress", max(LOWEST, min(HIGHEST, found)))
        self.row = row.id
        told = events.campaign.ProgressRolled(choice, found, row.id, rules=("BD-9.order",))
        state.tell(told)
        self._apply(state, row)
        if row.xp_per_objective and took_part(state):
            return None
        return again(self.rest) if row.leave else END

    def choose_one(self, state: BHState) -> Chance:
        seats = tuple(map(str, took_part(state)))
        return draw("vital_participant", seats, "BD-9.p7")

    def reward(self, state: BHState, choice: str) -> Result:
        done = sum(1 for row in state.objectives.values() if row.done)
        if done:
            gain_xp(state, Seat(choice), done, "BD-9.p7")  # BD-9.p7
        return END

    def rest(self, state: BHState) -> Result:
        return bh.OnLeave()  # BD-9.p10/leave

    def over(self, state: BHState) -> Result:
        return END

    def _apply(self, state: BHState, row: ProgressRow) -> None:
        enough = points(state) >= SUCCESS
        applies = {"": True, "fewer_than_two": not enough, "two_or_more": enough}
        if applies[row.if_objectives]:
            state.change_squad(progress=state.squad.progress + row.modifier)
        squad = state.squad
        state.change_squad(
            contacts=squad.contacts + row.contacts,
            support=squad.support + row.support,
            last_stand=row.last_stand,
        )
        if row.reputation:
            gain_reputation(state, row.reputation, "BD-9.p10")
        if row.resets and not row.last_stand:
            self._reset(state)

    def _reset(self, state: BHState) -> None:
        """A new operation begins."""
        state.change_squad(progress=0, contacts=0, support=0, in_operation=0, last_stand=False)


class Tune(Choice, frozen=True, gc=False):
    """Which weapon is tuned to reach farther."""

    weapon: WeaponId


class ForExperience(Choice, frozen=True, gc=False):
    """To call a favour in for experience."""

    VERB: ClassVar[str] = "xp"


class ForAssignment(Choice, frozen=True, gc=False):
    """To call a favour in for the next assignment."""

    VERB: ClassVar[str] = "assignment"


class NextPriority(Question, frozen=True, gc=False):
    """Whether the next mission is more urgent, or less."""

    WHAT: ClassVar[str] = "next_priority"
    ANSWERS: ClassVar[tuple[type[Choice], ...]] = (Higher, Lower)


class ChooseTuned(Question, frozen=True, gc=False):
    """Which weapon of a character is tuned."""

    WHAT: ClassVar[str] = "tuned_weapon"
    ANSWERS: ClassVar[tuple[type[Choice], ...]] = (Tune,)

    character: Seat


class LifeOffer(Question, frozen=True, gc=False):
    """Whether a character trains for what life offers."""

    WHAT: ClassVar[str] = "life_offer"
    ANSWERS: ClassVar[tuple[type[Choice], ...]] = (Raise, No)

    character: Seat


class CallFavour(Question, frozen=True, gc=False):
    """Whether a character calls a favour in, and what for."""

    WHAT: ClassVar[str] = "favour"
    ANSWERS: ClassVar[tuple[type[Choice], ...]] = (ForExperience, ForAssignment, No)

    character: Seat


class MilitaryLife(Procedure):
    """BD-9.l1 to BD-9.l20: something happens to a random character."""

    CITATION: ClassVar[str] = "BD-9.order"

    seat: Seat = Seat("")
    happening: str = ""
    amount: int = 0
    left: int = 0

    def choose_one(self, state: BHState) -> Chance | Result:
        seats = tuple(map(str, serving(state)))  # BD-9.l
        return draw("life_character", seats, "BD-9.order") if seats else END

    def take_one(self, state: BHState, choice: str | None) -> Result:
        if choice is None:
            return END
        self.seat = Seat(choice)
        return None

    def roll_dice(self, state: BHState) -> Chance:
        return Chance("life", D100, "BD-9.order", "d100")

    def read(self, state: BHState, choice: str) -> Result:
        row = state.box.row("life", int(choice))
        self.happening, self.amount = row.event, row.amount
        told = events.campaign.LifeRolled(self.seat, choice, row.id, rules=("BD-9.order",))
        state.tell(told)
        match row.event:
            case "fight":
                return again(self.fight)
            case "priority":
                return again(self.choose_priority)
            case "longer_range":
                return again(self.choose_weapon)
            case "buy_speed" | "buy_combat":
                return again(self.offer)
            case "favours":
                self.left = row.amount
                return again(self.choose_favour)
        self._happen(state, row.event, row.amount)
        return END

    def fight(self, state: BHState) -> Dice:
        return roll("fight", "BD-9.l1")

    def bruised(self, state: BHState, faces: tuple[str, ...]) -> Result:
        strength = int(faces[0]) + state.squad.characters[self.seat].combat
        if strength < self.amount:  # BD-9.l1
            send_to_sick_bay(state, self.seat, 1, "BD-9.l1")
        return END

    def choose_priority(self, state: BHState) -> Question:
        return NextPriority(leader(state), (Higher(), Lower()), "BD-9.l3")

    def set_priority(self, state: BHState, choice: Higher | Lower) -> Result:
        state.change_squad(priority=1 if isinstance(choice, Higher) else -1)  # BD-9.l3
        return END

    def choose_weapon(self, state: BHState) -> Question | Result:
        row = state.squad.characters[self.seat]
        ranged = tuple(Tune(w) for w in row.weapons if state.box.weapons[w].range)
        return ChooseTuned(self.seat, ranged, "BD-9.l6", self.seat) if ranged else END

    def tune(self, state: BHState, choice: Tune | None) -> Result:
        if choice is None:
            return END
        reach, weapon = state.squad.characters[self.seat].reach, choice.weapon
        more = {**reach, weapon: reach.get(weapon, 0) + self.amount}
        change_character(state, self.seat, reach=more)  # BD-9.l6
        return END

    def offer(self, state: BHState) -> Question | Result:
        row, stat = state.squad.characters[self.seat], self._for_sale(state)
        most = state.box.tables.stat_maxima[stat]
        if row.xp < self.amount or getattr(row, stat) >= most:
            return END
        return LifeOffer(self.seat, (Raise(stat), NO), "BD-9.l14", self.seat)

    def buy(self, state: BHState, choice: Raise | No | None) -> Result:
        if isinstance(choice, Raise):
            gain_xp(state, self.seat, -self.amount, "BD-9.l14")  # BD-9.l14 BD-9.l15
            raise_stat(state, self.seat, self._for_sale(state), "BD-9.l14")
        return END

    def choose_favour(self, state: BHState) -> Question | Result:
        if not self.left or not state.squad.reputation:  # BD-9.l18/two
            return END
        options = (ForExperience(), ForAssignment(), NO)
        return CallFavour(self.seat, options, "BD-9.l18", self.seat)

    def call_in(self, state: BHState, choice: ForExperience | ForAssignment | No | None) -> Result:
        if choice is None or isinstance(choice, No):
            return END
        self.left -= 1
        gain_reputation(state, -1, "BD-9.l18")
        if isinstance(choice, ForExperience):
            gain_xp(state, self.seat, 2, "BD-9.l18")  # BD-9.l18/xp
        else:
            more = state.squad.characters[self.seat].more_rolls + 1
            change_character(state, self.seat, more_rolls=more)  # BD-9.l18/assignment
        return again(self.choose_favour)

    def _for_sale(self, state: BHState) -> Stat:
        return "speed" if self.happening == "buy_speed" else "combat"

    def _happen(self, state: BHState, event: str, amount: int) -> None:
        """What needs no question."""
        row = state.squad.characters[self.seat]
        match event:
            case "reputation":
                gain_reputation(state, amount, "BD-9.l2")
            case "arrest":
                gain_reputation(state, amount, "BD-9.l4")  # BD-9.l4/reputation
                change_character(state, self.seat, kept_out=True)  # BD-9.l4/misses
            case "xp":
                gain_xp(state, self.seat, amount, "BD-9.l11")  # BD-9.l11
            case "lose_xp":
                gain_xp(state, self.seat, -min(amount, row.xp), "BD-9.l5")  # BD-9.l5
            case "better_marks":
                change_character(state, self.seat, bonus=row.bonus + amount)
            case "no_assignment":
                change_character(state, self.seat, unassigned=True)
            case "good_care":
                if row.sick_bay:
                    send_to_sick_bay(state, self.seat, -1, "BD-9.l10")  # BD-9.l10/sick
                else:
                    gain_xp(state, self.seat, 1, "BD-9.l10")  # BD-9.l10/well
            case "sick_bay":
                send_to_sick_bay(state, self.seat, amount, "BD-9.l12")
            case "detached":
                more = row.more_rolls + amount
                change_character(state, self.seat, kept_out=True, more_rolls=more)  # BD-9.l13


class TakeLeave(Question, frozen=True, gc=False):
    """Whether reputation is spent on leave."""

    WHAT: ClassVar[str] = "leave"
    ANSWERS: ClassVar[tuple[type[Choice], ...]] = (Pay, No)


class RestAndRecreation(Procedure):
    """BD-9.rr: after four missions of an operation, or for reputation."""

    CITATION: ClassVar[str] = "BD-9.rr"

    def offer(self, state: BHState) -> Question | Result:
        if state.squad.in_operation >= REST_AFTER:  # BD-9.rr/four
            return None
        if not state.squad.reputation:  # BD-9.rr/poor
            return END
        return TakeLeave(leader(state), (Pay(), NO), "BD-9.rr")

    def take(self, state: BHState, choice: Pay | No | None) -> Result:
        if isinstance(choice, No):
            return END
        if isinstance(choice, Pay):
            gain_reputation(state, -1, "BD-9.rr")  # BD-9.rr/paid
        else:
            state.change_squad(in_operation=0)
        return bh.OnLeave()

    def over(self, state: BHState) -> Result:
        return END


class OnLeave(Procedure):
    """BD-9.rr: everybody recovers a little, and life goes on."""

    CITATION: ClassVar[str] = "BD-9.rr"

    def rest(self, state: BHState) -> Result:
        state.tell(events.campaign.Leave(rules=("BD-9.rr",)))
        for seat in serving(state):
            if state.squad.characters[seat].sick_bay:
                send_to_sick_bay(state, seat, -1, "BD-9.rr")  # BD-9.rr/sick
        return bh.MilitaryLife()  # BD-9.rr/life

    def over(self, state: BHState) -> Result:
        return END
