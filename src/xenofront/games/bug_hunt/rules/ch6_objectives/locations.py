"""BH-5 to BH-11 Tactical locations."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from xenofront.games.bug_hunt.rules import events
from xenofront.games.bug_hunt.rules import procedures as bh
from xenofront.games.bug_hunt.rules.dice import roll
from xenofront.games.bug_hunt.rules.ground import aliens_near, near_point, on_table
from xenofront.games.bug_hunt.rules.names import ContactId, PointId, TrooperId
from xenofront.games.bug_hunt.rules.state import BHState, Block
from xenofront.geometry.plane.exact import text
from xenofront.kernel import END, Choice, Dice, Procedure, Question, Result, again

NEAR = 3
ACTIVATE = 5
TRIES = 2
DISTRACTS = 18
DELAY = 2


def to_reveal(state: BHState, trooper: TrooperId) -> list[PointId]:
    """Unknown locations near a trooper (BH-5); in the later reading not if it has fought."""
    row = state.troopers[trooper]
    if row.fate != "table" or (state.options.reveal_unarmed and (row.fired or row.brawled)):
        return []
    return [
        name
        for name, place in state.locations.items()
        if not place.effect and not place.spent and near_point(row.at, place.at, NEAR)  # BH-5
    ]


class RevealLocations(Procedure):
    """BH-5: everything unknown near a trooper, or near anybody, becomes known."""

    CITATION: ClassVar[str] = "BH-5"

    trooper: TrooperId = TrooperId("")

    def look(self, state: BHState) -> Result:
        if not self.trooper and state.options.reveal_unarmed:
            return END
        near = (self.trooper,) if self.trooper else on_table(state)
        unknown = [place for name in near for place in to_reveal(state, name)]
        return RevealLocation(unknown[0]) if unknown else END  # BH-5

    def more(self, state: BHState) -> Result:
        return again(self.look)


class RevealLocation(Procedure):
    """BH-5: what a tactical location is becomes known."""

    CITATION: ClassVar[str] = "BH-5"

    location: PointId

    def roll_die(self, state: BHState) -> Dice:
        return roll("location", "BH-5")

    def read(self, state: BHState, faces: tuple[str, ...]) -> Result:
        effect = state.box.row("locations", int(faces[0])).effect
        state.change_location(self.location, effect=effect)
        told = events.missions.LocationRevealed(self.location, effect, rules=("BH-5",))
        state.tell(told)
        return END


class Activate(Choice, frozen=True, gc=False):
    """To activate a tactical location."""

    VERB: ClassVar[str] = "activate"

    location: PointId


def refusal(state: BHState, trooper: TrooperId, choice: Activate) -> str | None:
    """Why a location cannot be activated."""
    place = state.locations.get(choice.location)
    row = state.troopers[trooper]
    if place is None or not place.effect:
        return "BH-5"
    if place.spent:
        return "BH-7"
    if row.brawled:  # BD-7.t/brawl
        return "BD-7.t"
    return None if near_point(row.at, place.at, NEAR) else "BH-6"  # BD-7.t/other


def options(state: BHState, trooper: TrooperId) -> Iterator[Activate]:
    for choice in map(Activate, state.locations):
        if refusal(state, trooper, choice) is None:
            yield choice


def start(state: BHState, trooper: TrooperId, choice: Activate) -> Procedure:
    return bh.ActivateLocation(trooper, choice.location)


def needed(state: BHState, trooper: TrooperId) -> int:
    """What the die must show."""
    return ACTIVATE - state.troopers[trooper].tech - state.intel  # BH-6 BD-5.9


class TakeOut(Choice, frozen=True, gc=False):
    """Which contact is removed."""

    contact: ContactId


class Neutralize(Question, frozen=True, gc=False):
    """Which contact a trooper takes out."""

    WHAT: ClassVar[str] = "neutralize"
    ANSWERS: ClassVar[tuple[type[Choice], ...]] = (TakeOut,)

    trooper: TrooperId


class ActivateLocation(Procedure):
    """BH-6, BH-7: a roll with Tech; the second failure disables the location."""

    CITATION: ClassVar[str] = "BH-6"

    trooper: TrooperId
    location: PointId

    def roll_die(self, state: BHState) -> Dice:
        return roll("activate", "BH-6")

    def read(self, state: BHState, faces: tuple[str, ...]) -> Result:
        place = state.locations[self.location]
        least = needed(state, self.trooper)
        success = int(faces[0]) >= least  # BH-6
        failures = place.failures + (0 if success else 1)
        disabled = failures >= TRIES  # BH-7
        state.change_location(self.location, failures=failures, spent=success or disabled)
        told = events.missions.LocationTried(
            self.trooper,
            self.location,
            faces[0],
            ACTIVATE - least,
            success,
            disabled,
            rules=("BH-6", "BH-7"),
        )
        state.tell(told)
        if not success:
            return END
        match place.effect:
            case "distract":
                self._distract(state)
            case "block":
                state.blocks = (*state.blocks, Block(place.at))  # BH-9
                told_block = events.missions.BlockSet(text(place.at), rules=("BH-9",))
                state.tell(told_block)
            case "delay":
                state.delayed_until = state.turn + DELAY  # BH-11/later BH-11/over
                told_delay = events.missions.Delayed(state.delayed_until, rules=("BH-11",))
                state.tell(told_delay)
            case _:
                return None
        return END

    def choose_contact(self, state: BHState) -> Question | Result:
        """Neutralize: one contact marker is removed (BH-10)."""
        contacts = tuple(map(TakeOut, state.contacts))
        if not contacts:
            return END
        return Neutralize(state.troopers[self.trooper].seat, contacts, "BH-10", self.trooper)

    def neutralize(self, state: BHState, choice: TakeOut | None) -> Result:
        if choice is None:
            return END
        state.remove_contact(choice.contact)  # BH-10
        state.tell(events.aliens.ContactRemoved(choice.contact, rules=("BH-10",)))
        return END

    def _distract(self, state: BHState) -> None:
        """Aliens around the location; those revealed later in the turn as well (BH-8)."""
        at = state.locations[self.location].at
        held = aliens_near(state, at, DISTRACTS)  # BH-8/far
        state.distracted = tuple(dict.fromkeys((*state.distracted, *held)))
        state.distractions = (*state.distractions, at)  # BD-7.t/aliens
        state.tell(events.missions.Distracted(len(held), rules=("BH-8",)))


class BlockRolls(Procedure):
    """BH-9: at each turn end a block may begin to fail."""

    CITATION: ClassVar[str] = "BH-9"

    def clear(self, state: BHState) -> Result:
        for block in state.blocks:
            if block.until and block.until <= state.turn:
                state.tell(events.missions.BlockGone(text(block.at), rules=("BH-9",)))
        now = state.turn
        left = [b for b in state.blocks if not b.until or b.until > now]  # BH-9/gone BR-20/ends
        state.blocks = tuple(left)
        return None

    def roll_die(self, state: BHState) -> Dice | Result:
        waiting = [block for block in state.blocks if not block.until]  # BR-20/first
        return roll("block", "BH-9", len(waiting)) if waiting else END

    def read(self, state: BHState, faces: tuple[str, ...] | None) -> Result:
        if faces is None:
            return END
        rolls = iter(faces)
        blocks = []
        for block in state.blocks:
            if block.until:
                blocks.append(block)
                continue
            face = next(rolls)
            fails = face == "6"  # BH-9/six
            state.tell(events.missions.BlockRolled(face, fails, rules=("BH-9",)))
            blocks.append(Block(block.at, state.turn + 1) if fails else block)  # BR-20/stays
        state.blocks = tuple(blocks)
        return END
