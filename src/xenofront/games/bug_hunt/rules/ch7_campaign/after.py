"""BD-9.order After a mission of a campaign: who is hurt, who leaves, what is earned."""

from __future__ import annotations

from typing import ClassVar

from xenofront.games.bug_hunt.content.catalogue import Injury
from xenofront.games.bug_hunt.rules import events
from xenofront.games.bug_hunt.rules import procedures as bh
from xenofront.games.bug_hunt.rules.ch5_aliens.specials import trait_of
from xenofront.games.bug_hunt.rules.ch6_objectives.objectives import points
from xenofront.games.bug_hunt.rules.ch7_campaign.characters import (
    STATS,
    change_character,
    gain_reputation,
    gain_xp,
    part_with,
    raise_stat,
    send_to_sick_bay,
    serving,
)
from xenofront.games.bug_hunt.rules.choices import KEEP, NO, Keep, No, Pay, Raise, Use
from xenofront.games.bug_hunt.rules.dice import D100, roll, roll_number, total
from xenofront.games.bug_hunt.rules.ground import leader
from xenofront.games.bug_hunt.rules.names import Seat, TrooperId
from xenofront.games.bug_hunt.rules.state import BHState
from xenofront.kernel import END, Chance, Choice, Dice, Procedure, Question, Result, again

NEVER = 13
BRIBE = 3
SUCCESS = 2
URGENT = 4


def took_part(state: BHState) -> list[Seat]:
    """Main characters who were on the mission and are still with the squad."""
    return [seat for seat in serving(state) if TrooperId(seat) in state.troopers]  # BR-26/grunts


def fate_of(state: BHState, seat: Seat) -> str:
    return state.troopers[TrooperId(seat)].fate


class AfterMission(Procedure):
    """BD-9.order: the steps after a mission, in their order."""

    CITATION: ClassVar[str] = "BD-9.order"

    number: int = 0

    def begin(self, state: BHState) -> Result:
        return None if state.options.campaign else END

    def part(self, state: BHState) -> Result:
        parts = (
            bh.CourtMartialTrial,
            bh.Injuries,
            bh.CountMissions,
            bh.MusterOut,
            bh.EarnReputation,
            bh.EarnExperience,
            bh.OperationProgress,
            bh.MilitaryLife,
            bh.RestAndRecreation,
            bh.AlienMoves,
            bh.NextTurn,
        )  # BD-9.order
        if self.number == len(parts):
            return END
        self.number += 1
        return parts[self.number - 1]()

    def next(self, state: BHState) -> Result:
        return again(self.part)


class AvoidTrial(Question, frozen=True, gc=False):
    """Whether reputation is spent to avoid a court martial."""

    WHAT: ClassVar[str] = "avoid_trial"
    ANSWERS: ClassVar[tuple[type[Choice], ...]] = (Pay, No)


class CourtMartialTrial(Procedure):
    """BX-31: a mission without any objective is the leader's fault."""

    CITATION: ClassVar[str] = "BX-31"

    def offer(self, state: BHState) -> Question | Result:
        done = any(row.done for row in state.objectives.values())
        if done or state.evidence or not took_part(state):  # BX-31/trial
            return END
        if state.squad.reputation < BRIBE:  # BX-31/poor
            return None
        return AvoidTrial(took_part(state)[0], (Pay(), NO), "BX-31")

    def pay(self, state: BHState, choice: Pay | No | None) -> Result:
        if isinstance(choice, Pay):
            gain_reputation(state, -BRIBE, "BX-31")  # BX-31/paid
            return END
        return None

    def roll_die(self, state: BHState) -> Dice:
        return roll("court_martial", "BX-31")

    def judge(self, state: BHState, faces: tuple[str, ...]) -> Result:
        accused = took_part(state)[0]
        dismissed = faces[0] == "1"  # BX-31/dismissed BX-31/acquitted
        told = events.campaign.CourtMartial(accused, faces[0], dismissed, rules=("BX-31",))
        state.tell(told)
        if dismissed:
            part_with(state, accused, "dismissed", "BX-31")
        return END


class ChooseEscape(Question, frozen=True, gc=False):
    """Whether everybody who was lost gets away by a stroke of luck."""

    WHAT: ClassVar[str] = "escape_luck"
    ANSWERS: ClassVar[tuple[type[Choice], ...]] = (Use, No)

    character: Seat


class ChooseSurvival(Question, frozen=True, gc=False):
    """Whether an injury is undone by a stroke of luck."""

    WHAT: ClassVar[str] = "survival_luck"
    ANSWERS: ClassVar[tuple[type[Choice], ...]] = (Use, No)

    character: Seat


class Injuries(Procedure):
    """BD-9.c1 to BD-9.c9: what becomes of casualties and of the lost."""

    CITATION: ClassVar[str] = "BD-9.order"

    done: tuple[Seat, ...] = ()
    seat: Seat = Seat("")
    row: str = ""
    luck: bool = False
    """Everybody who left by an edge got away."""

    def next(self, state: BHState) -> Result:
        for seat in took_part(state):
            if seat not in self.done and fate_of(state, seat) in ("casualty", "lost"):
                self.done, self.seat = (*self.done, seat), seat
                lost = fate_of(state, seat) == "lost"  # BD-9.f3/casualty
                if lost and self.luck:  # BD-9.f3/all
                    continue
                if lost and _has_luck(state, "escape"):  # BD-9.f3/one
                    return again(self.offer_escape)
                return again(self.roll_injury)
        return END

    def offer_escape(self, state: BHState) -> Question:
        return ChooseEscape(self.seat, (Use(), NO), "BD-9.f3", self.seat)

    def escape(self, state: BHState, choice: Use | No) -> Result:
        if isinstance(choice, Use):
            use_luck(state, "escape", "BD-9.f3")  # BD-9.f3
            self.luck = True
            return again(self.next)
        return None

    def roll_injury(self, state: BHState) -> Chance:
        return Chance("injury", D100, "BD-9.order", "d100")

    def read(self, state: BHState, choice: str) -> Result:
        lost = fate_of(state, self.seat) == "lost"
        self.row = _injury(state, int(choice), lost=lost).id
        told = events.campaign.InjuryRolled(self.seat, choice, self.row, rules=("BD-9.order",))
        state.tell(told)
        return None

    def offer_survival(self, state: BHState) -> Question | Result:
        if not _has_luck(state, "survived"):
            return None
        return ChooseSurvival(self.seat, (Use(), NO), "BD-9.f9", self.seat)

    def survive(self, state: BHState, choice: Use | No | None) -> Result:
        if isinstance(choice, Use):
            use_luck(state, "survived", "BD-9.f9")  # BD-9.f9
            return again(self.next)
        return None

    def suffer(self, state: BHState) -> Result:
        injury = state.box.catalogue.injuries[self.row]
        if injury.leaves:
            part_with(state, self.seat, "dead", "BD-9.c1")  # BD-9.c1 BD-9.c2
            return again(self.next)
        return None

    def roll_stay(self, state: BHState) -> Dice | Result:
        stay = state.box.catalogue.injuries[self.row].sick_bay
        if stay is None or not stay.count:
            return None
        return roll_number("sick_bay", "BD-9.sick", stay)

    def stay(self, state: BHState, faces: tuple[str, ...] | None) -> Result:
        injury = state.box.catalogue.injuries[self.row]
        turns = total(faces or (), injury.sick_bay.add) if injury.sick_bay else 0
        casualty = fate_of(state, self.seat) == "casualty"  # BD-6.7/lost
        maimed = trait_of(state) == "maims" and casualty  # BD-6.7/maims
        if turns and maimed:
            turns += 1  # BD-6.7/maims
        if turns:
            send_to_sick_bay(state, self.seat, turns, "BD-9.sick")
        if injury.xp:
            gain_xp(state, self.seat, injury.xp, "BD-9.c9")  # BD-9.c9
        return again(self.next)


def _injury(state: BHState, roll_: int, *, lost: bool) -> Injury:
    for row in state.box.catalogue.injuries.values():
        span = row.lost if lost else row.casualty
        if span is not None and span.least <= roll_ <= span.most:
            return row
    raise LookupError(f"no injury is for {roll_}")


def _has_luck(state: BHState, name: str) -> bool:
    return state.options.movie_magic and name not in state.squad.movie


def use_luck(state: BHState, name: str, rule: str) -> None:
    """A stroke of luck is used up for the whole campaign (BD-9.f)."""
    state.change_squad(movie=(*state.squad.movie, name))
    state.tell(events.campaign.LuckUsed(name, rules=(rule,)))


class CountMissions(Procedure):
    """BD-9.order: everybody who took part has one mission more."""

    CITATION: ClassVar[str] = "BD-9.order"

    def count(self, state: BHState) -> Result:
        for seat in took_part(state):
            missions = state.squad.characters[seat].missions + 1
            change_character(state, seat, missions=missions)  # BD-9.order
        return END


class MusterOut(Procedure):
    """BD-9.m1 to BD-9.m8: after many missions people leave the service."""

    CITATION: ClassVar[str] = "BD-9.order"

    done: tuple[Seat, ...] = ()
    seat: Seat = Seat("")

    def next(self, state: BHState) -> Result:
        for seat in took_part(state):
            if seat not in self.done:
                self.done, self.seat = (*self.done, seat), seat
                return None
        return END

    def roll_dice(self, state: BHState) -> Dice | Result:
        needed = self._needed(state)
        return None if needed in (0, NEVER) else roll("muster", "BD-9.order", 2)

    def read(self, state: BHState, faces: tuple[str, ...] | None) -> Result:
        needed = self._needed(state)
        if needed == NEVER:
            return again(self.next)
        leaves = faces is None or total(faces) >= needed  # BD-9.m3
        told = events.campaign.MusterRolled(self.seat, faces or (), leaves, rules=("BD-9.order",))
        state.tell(told)
        if leaves:
            part_with(state, self.seat, "mustered out", "BD-9.order")
        return again(self.next)

    def _needed(self, state: BHState) -> int:
        missions = state.squad.characters[self.seat].missions
        rows = state.box.catalogue.muster.values()
        row = next((r for r in rows if r.missions.least <= missions <= r.missions.most), None)
        if row is None:
            return NEVER if missions < 1 else 0
        down = fate_of(state, self.seat) in ("casualty", "lost")
        return NEVER if row.only_if_down and not down else row.roll  # BD-9.m2


class EarnReputation(Procedure):
    """BD-9.rep: for a success, by dice for objectives, and for those who were brought home."""

    CITATION: ClassVar[str] = "BD-9.rep"

    def roll_dice(self, state: BHState) -> Dice:
        done = sum(1 for row in state.objectives.values() if row.done)
        return roll("reputation", "BD-9.rep", done)

    def earn(self, state: BHState, faces: tuple[str, ...]) -> Result:
        amount = 1 if points(state) >= SUCCESS else 0  # BD-9.rep/success
        amount += sum(1 for face in faces if int(face) >= 5)  # BD-9.rep/dice
        amount += state.rescued  # BD-7.g1/reputation
        if amount:
            gain_reputation(state, amount, "BD-9.rep")
        state.change_squad(supplies=state.squad.supplies + state.supplies)  # BD-7.g6
        return END


class Honour(Choice, frozen=True, gc=False):
    """Who was the best of the squad."""

    character: Seat


class BestOfSquad(Question, frozen=True, gc=False):
    """Who was the best of the squad."""

    WHAT: ClassVar[str] = "best_of_squad"
    ANSWERS: ClassVar[tuple[type[Choice], ...]] = (Honour,)


class Advance(Question, frozen=True, gc=False):
    """What a character learns for experience."""

    WHAT: ClassVar[str] = "advance"
    ANSWERS: ClassVar[tuple[type[Choice], ...]] = (Raise, Keep)

    character: Seat


class EarnExperience(Procedure):
    """BD-9.xp: experience, the best of the squad, and what is bought with it."""

    CITATION: ClassVar[str] = "BD-9.xp"

    done: tuple[Seat, ...] = ()
    seat: Seat = Seat("")

    def earn(self, state: BHState) -> Result:
        for seat in took_part(state):
            if fate_of(state, seat) in ("casualty", "lost"):
                amount = 1  # BD-9.xp/down
            else:
                amount = 3 if points(state) >= SUCCESS else 2  # BD-9.xp/few BD-9.xp/success
            if state.priority >= URGENT:
                amount += 1  # BD-9.xp/urgent
            gain_xp(state, seat, amount, "BD-9.xp")
        return None

    def choose_best(self, state: BHState) -> Question | Result:
        options = tuple(map(Honour, took_part(state)))
        return BestOfSquad(leader(state), options, "BD-9.xp") if options else END

    def honour(self, state: BHState, choice: Honour | None) -> Result:
        if choice is None:
            return END
        gain_xp(state, choice.character, 1, "BD-9.xp")  # BD-9.xp/best
        return None

    def next(self, state: BHState) -> Result:
        for seat in serving(state):
            if seat not in self.done:
                self.seat = seat
                return None
        return END

    def choose_stat(self, state: BHState) -> Question | Result:
        able = [Raise(stat) for stat in STATS if self._can_buy(state, stat)]
        if not able:
            return None
        return Advance(self.seat, (*able, KEEP), "BD-9.xp", self.seat)

    def buy(self, state: BHState, choice: Raise | Keep | None) -> Result:
        if choice is None or isinstance(choice, Keep):
            self.done = (*self.done, self.seat)
            return again(self.next)
        gain_xp(state, self.seat, -state.box.tables.stat_costs[choice.stat], "BD-9.xp")
        raise_stat(state, self.seat, choice.stat, "BD-9.xp")
        return again(self.next)

    def _can_buy(self, state: BHState, stat: str) -> bool:
        row, tables = state.squad.characters[self.seat], state.box.tables
        costs, most = dict(tables.stat_costs), dict(tables.stat_maxima)
        return row.xp >= costs[stat] and getattr(row, stat) < most[stat]  # type: ignore[index]


class NextTurn(Procedure):
    """BD-9.order: the campaign turn is over; who was in sick bay is nearer to leaving it."""

    CITATION: ClassVar[str] = "BD-9.order"

    def turn_over(self, state: BHState) -> Result:
        for seat in serving(state):
            row = state.squad.characters[seat]
            absent = TrooperId(seat) not in state.troopers
            if absent and row.sick_bay:
                send_to_sick_bay(state, seat, -1, "BD-9.sick")  # BD-9.sick
            if absent and row.kept_out:
                change_character(state, seat, kept_out=False)  # BD-9.l4/back
        if state.alien_type and state.alien_type not in state.squad.met:
            state.change_squad(met=(*state.squad.met, state.alien_type))  # BD-6.v
        return END
