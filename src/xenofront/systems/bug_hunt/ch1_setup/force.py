"""BD-7.s4 to BD-7.s7 Priority, support, load-out: what the squad goes in with."""

from __future__ import annotations

from typing import ClassVar

from xenofront.content.bug_hunt import Profile
from xenofront.kernel import END, Ask, Dice, Procedure, Result, Seat, again
from xenofront.systems.bug_hunt import events
from xenofront.systems.bug_hunt import rules as bh
from xenofront.systems.bug_hunt.dice import roll
from xenofront.systems.bug_hunt.ground import has_factor, leader
from xenofront.systems.bug_hunt.squad import Character
from xenofront.systems.bug_hunt.state import BHState, Trooper, TrooperId

LEAST_PRIORITY, MOST_PRIORITY = 1, 6
MOST_SPAWNS = 3
FIRE_TEAM = 4
NO = "no"
SPENT_ON_PRIORITY = 2


class RollPriority(Procedure):
    """BD-7.s4, BD-7.s5: the lower of two dice, more for vital objectives."""

    CITATION: ClassVar[str] = "BD-7.s4"

    faces: tuple[str, ...] = ()
    spent: int = 0

    def roll_dice(self, state: BHState) -> Dice | Result:
        fixed = state.box.mission.priority or state.options.escalation or state.sector
        return None if fixed else roll("mission_priority", "BD-7.s4", 2)

    def read(self, state: BHState, faces: tuple[str, ...] | None) -> Result:
        self.faces = faces or ()
        state.priority = clamp_priority(self._start(state) + state.squad.priority)
        return None

    def offer_shift(self, state: BHState) -> Ask | Result:
        """Reputation may shift it (BD-7.s4)."""
        able = state.squad.reputation > 0 and self.spent < SPENT_ON_PRIORITY
        if not state.options.campaign or not able:
            return None
        lower = ("lower",) if state.priority > LEAST_PRIORITY else ()
        higher = ("higher",) if state.priority < MOST_PRIORITY else ()
        return Ask(leader(state), "shift_priority", (*lower, *higher, NO), "BD-7.s4")

    def shift(self, state: BHState, choice: str | None) -> Result:
        if choice is None or choice == NO:
            return None
        self.spent += 1
        state.change_squad(reputation=state.squad.reputation - 1)  # BD-7.s4
        state.priority += 1 if choice == "higher" else -1
        state.tell(events.setup.ReputationSpent(1, "priority", rules=("BD-7.s4",)))
        return again(self.offer_shift)

    def settle(self, state: BHState) -> Result:
        mission = state.squad.turn
        if state.options.escalation:
            table = state.box.tables.escalation_spawn
            state.spawn_rating = table[min(max(mission, 1), len(table)) - 1]  # BD-7.escalation
        else:
            state.spawn_rating = min(MOST_SPAWNS, state.priority - 1)  # BD-7.s5
        told = events.setup.PrioritySet(
            self.faces, state.priority, state.spawn_rating, rules=("BD-7.s4", "BD-7.s5")
        )
        state.tell(told)
        return END

    def _start(self, state: BHState) -> int:
        if state.options.escalation:
            table = state.box.tables.escalation_priority
            return table[min(max(state.squad.turn, 1), len(table)) - 1]  # BD-7.escalation
        if state.sector:
            return state.squad.sectors[state.sector - 1].priority  # BD-9.z
        if not self.faces:
            return state.box.mission.priority
        worth = max((row.worth for row in state.objectives.values()), default=1)
        return min(map(int, self.faces)) + worth - 1  # BD-7.s4


def clamp_priority(priority: int) -> int:
    """Priority keeps within its limits (BD-7.s4)."""
    return max(LEAST_PRIORITY, min(MOST_PRIORITY, priority))


# -- figures ---------------------------------------------------------------------------------------


def figure(
    profile: Profile, *, name: str, kind: str, team: str, seat: Seat, weapons: tuple[str, ...]
) -> Trooper:
    """A figure with the numbers of a profile."""
    return Trooper(
        name=name,
        kind=kind,
        team=team,
        seat=seat,
        reactions=profile.reactions,
        speed=profile.speed,
        combat=profile.combat,
        toughness=profile.toughness,
        tech=profile.tech,
        save=profile.save,
        weapons=weapons,
        fate="reserve",
    )


def main_figure(state: BHState, seat: Seat, character: Character) -> Trooper:
    """A main character as a figure; armour as issued."""
    profile = state.box.catalogue.profiles["main"]
    return Trooper(
        name=character.name,
        kind="main",
        team=seat,
        seat=seat,
        reactions=character.reactions,
        speed=character.speed,
        combat=character.combat,
        toughness=character.toughness,
        tech=character.tech,
        save=profile.save,  # BD-4.a1
        weapons=character.weapons,
        fate="reserve",
    )


def taking_part(state: BHState) -> list[Seat]:
    """Main characters who are fit: not in sick bay, not kept out, not gone (BD-7.s7)."""
    return [
        seat
        for seat in state.setup.seats
        if (row := state.squad.characters.get(seat)) is not None
        and not (row.sick_bay or row.kept_out or row.gone)  # BD-7.s7
    ]


def add_team(state: BHState, support: str, *, instead: bool = False) -> None:
    """The figures of a support choice join, led by the first main character."""
    row = state.box.support[support]
    profile = state.box.catalogue.profiles[row.profile]
    seat = leader(state)
    arms = row.instead if instead else row.weapons
    team = f"{support}-{state.arrive()}"
    for number in range(row.figures):
        weapons = arms[min(number, len(arms) - 1)] if arms else ()
        name = TrooperId(f"{team}-{number + 1}")
        kind = "grunt" if support == "fire_team" else support
        made = figure(profile, name=row.name, kind=kind, team=team, seat=seat, weapons=weapons)
        state.add_trooper(name, made)
        state.tell(events.setup.TrooperJoined(name, rules=("BD-7.s7",)))


class RequestSupport(Procedure):
    """BD-5: the squad gathers, then asks for support, one roll for each point."""

    CITATION: ClassVar[str] = "BD-5.points"

    asked: tuple[str, ...] = ()
    request: str = ""
    certain: bool = False

    def gather(self, state: BHState) -> Result:
        for seat in taking_part(state):
            row = main_figure(state, seat, state.squad.characters[seat])
            state.add_trooper(TrooperId(seat), row)
            state.tell(events.setup.TrooperJoined(seat, rules=("BD-7.s7",)))
        add_team(state, "fire_team")  # BD-3.team
        extra = state.squad.support + state.squad.supplies  # BD-9.p9 BD-7.g6
        easier = state.box.difficulties[state.options.difficulty].support  # BD-5.points
        points = state.priority + easier + extra - state.squad.support_penalty  # BD-5.points
        only_one = has_factor(state, "inaccessible")  # BD-9.z6
        state.support_left = min(points, 1) if only_one else max(0, points)
        state.change_squad(supplies=0)
        return None if state.options.support == "ask" else END

    def offer_point(self, state: BHState) -> Ask | Result:
        """One point more for one reputation (BD-5.points)."""
        if not state.options.campaign or not state.squad.reputation:
            return None
        return Ask(leader(state), "buy_support", ("buy", NO), "BD-5.points")

    def buy_point(self, state: BHState, choice: str | None) -> Result:
        if choice == "buy":
            state.change_squad(reputation=state.squad.reputation - 1)
            state.support_left += 1  # BD-5.points
            state.tell(events.setup.ReputationSpent(1, "support", rules=("BD-5.points",)))
        return bh.SupportLuck() if state.options.movie_magic else None

    def choose(self, state: BHState) -> Ask | Result:
        left = [
            name
            for name in state.box.support
            if name not in self.asked and name not in state.supports
        ]
        if not state.support_left or not left:
            return END
        return Ask(leader(state), "support", (*left, NO), "BD-5.points")

    def take(self, state: BHState, choice: str | None) -> Result:
        if choice is None or choice == NO:
            return END
        self.request = choice
        self.asked = (*self.asked, choice)  # BD-5.points
        state.support_left -= 1
        self.certain = state.actions.get("certain support", 0) > 0
        if self.certain:
            rest = dict(state.actions)
            del rest["certain support"]
            state.actions = rest
        return None

    def roll_dice(self, state: BHState) -> Dice | Result:
        return None if self.certain else roll("support", "BD-5.points", 2)

    def read(self, state: BHState, faces: tuple[str, ...] | None) -> Result:
        needed = state.box.support[self.request].roll
        success = faces is None or sum(map(int, faces)) >= needed  # BD-5.points
        told = events.setup.SupportRolled(
            self.request, faces or (), needed, success, rules=("BD-5.points",)
        )
        state.tell(told)
        return bh.Receive(self.request) if success else None

    def next(self, state: BHState) -> Result:
        return again(self.choose)


class Receive(Procedure):
    """BD-5: support that was granted: figures, weapons, grenades or a report."""

    CITATION: ClassVar[str] = "BD-5.points"

    support: str
    weapon: str = ""
    left: int = 0

    def begin(self, state: BHState) -> Result:
        row = state.box.support[self.support]
        state.supports = (*state.supports, self.support)
        state.intel += row.activation  # BD-5.9
        if row.arms:
            self.left = 1
            return again(self.choose_arm)
        if row.grenades:
            return again(self.choose_grenades)
        return None if row.figures else END

    def choose_weapons(self, state: BHState) -> Ask | Result:
        row = state.box.support[self.support]
        if not row.instead:
            return None
        options = tuple(" + ".join(arms[0]) for arms in (row.weapons, row.instead))
        return Ask(leader(state), "support_weapons", options, "BD-5.2", (self.support,))

    def join(self, state: BHState, choice: str | None) -> Result:
        row = state.box.support[self.support]
        instead = choice is not None and choice == " + ".join(row.instead[0])
        add_team(state, self.support, instead=instead)
        return END

    def choose_arm(self, state: BHState) -> Ask:
        arms = state.box.support[self.support].arms
        return Ask(leader(state), "support_arm", arms, "BD-5.7")

    def take_arm(self, state: BHState, choice: str) -> Result:
        self.weapon = choice
        return again(self.choose_bearer)

    def choose_grenades(self, state: BHState) -> Ask:
        kinds = [name for name, row in state.box.weapons.items() if row.grenade]
        options = (*kinds, *(f"launcher + {name}" for name in kinds))
        return Ask(leader(state), "support_grenades", options, "BD-5.8")

    def take_grenades(self, state: BHState, choice: str) -> Result:
        row = state.box.support[self.support]
        self.weapon = choice
        self.left = 1 if choice.startswith("launcher") else row.grenades  # BD-5.8
        return None

    def choose_bearer(self, state: BHState) -> Ask | Result:
        options = bearers(state, self.weapon)
        if not self.left or not options:
            return END
        return Ask(leader(state), "bearer", options, "BD-5.7", (self.weapon,))

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
        if row.kind != "civilian" and not any(kind in row.weapons for kind in kinds)
    )


class LoadOut(Procedure):
    """BD-4.load: each main character takes a weapon; one may swap the pistol."""

    CITATION: ClassVar[str] = "BD-4.load"

    done: tuple[Seat, ...] = ()

    def choose(self, state: BHState) -> Ask | Result:
        seat = self._next(state)
        if seat is None:
            return None
        return Ask(seat, "load_out", state.box.tables.loadout, "BD-4.load", (seat,))

    def take(self, state: BHState, choice: str | None) -> Result:
        seat = self._next(state)
        if seat is None or choice is None:
            return again(self.choose_swap)
        self.done = (*self.done, seat)
        trooper = TrooperId(seat)
        carried = state.troopers[trooper].weapons
        state.change_trooper(trooper, weapons=(choice, *carried))  # BD-4.load
        state.tell(events.setup.Equipped(trooper, choice, rules=("BD-4.load",)))
        return again(self.choose)

    def choose_swap(self, state: BHState) -> Ask | Result:
        able = self._with_pistol(state)
        if not able or state.options.quick_start:
            return END
        return Ask(leader(state), "hand_cannon", (*able, NO), "BD-4.load")

    def swap(self, state: BHState, choice: str | None) -> Result:
        if choice is not None and choice != NO:
            trooper = TrooperId(choice)
            carried = state.troopers[trooper].weapons
            weapons = tuple("hand_cannon" if w == "service_pistol" else w for w in carried)
            state.change_trooper(trooper, weapons=weapons)  # BD-4.load
            state.tell(events.setup.Equipped(choice, "hand_cannon", rules=("BD-4.load",)))
        return END

    def _next(self, state: BHState) -> Seat | None:
        for seat in taking_part(state):
            row = state.troopers[TrooperId(seat)]
            armed = any(weapon in state.box.tables.loadout for weapon in row.weapons)
            if seat not in self.done and not armed:
                return seat
        return None

    def _with_pistol(self, state: BHState) -> tuple[str, ...]:
        return tuple(
            str(seat)
            for seat in taking_part(state)
            if "service_pistol" in state.troopers[TrooperId(seat)].weapons
        )
