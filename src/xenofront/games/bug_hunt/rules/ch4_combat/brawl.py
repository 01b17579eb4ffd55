"""BH-34 to BH-37, BX-20, BX-22 Brawls."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar, Final, Literal

from xenofront.games.bug_hunt.rules import events
from xenofront.games.bug_hunt.rules import procedures as bh
from xenofront.games.bug_hunt.rules.ch4_combat.hits import lose_stun, stun_of
from xenofront.games.bug_hunt.rules.ch4_combat.shooting import Blow, Modifier
from xenofront.games.bug_hunt.rules.dice import draw, roll
from xenofront.games.bug_hunt.rules.ground import bases, in_contact, is_elite, opponents, place_of
from xenofront.games.bug_hunt.rules.state import AlienId, BHState, Point, TrooperId
from xenofront.kernel import END, Chance, Choice, Dice, Procedure, Result, again

STUMBLE: Final = 1

# -- the menu --------------------------------------------------------------------------------------


class Fight(Choice, frozen=True, gc=False):
    """To brawl; with whom is not for the trooper to choose (BX-22)."""

    VERB: ClassVar[str] = "brawl"


def refusal(state: BHState, trooper: TrooperId, choice: Fight) -> str | None:
    """Why a trooper cannot go on fighting whom it is in contact with (BR-29)."""
    if state.troopers[trooper].dashed:  # BH-4/after BH-2/brawl
        return "BH-4"
    return None if opponents(state, trooper) else "BX-12"  # BR-29


def options(state: BHState, trooper: TrooperId) -> Iterator[Fight]:
    if refusal(state, trooper, Fight()) is None:
        yield Fight()


def start(state: BHState, trooper: TrooperId, choice: Fight) -> Procedure:
    return bh.Brawls(trooper)


# -- numbers ---------------------------------------------------------------------------------------


def weapon_bonus(state: BHState, trooper: TrooperId) -> int:
    """The best of melee weapon and pistol (BX-20)."""
    parries = state.box.aliens[state.alien_type].trait == "parries"
    bonuses = [
        state.box.traits[trait].brawl - (1 if trait == "melee" and parries else 0)  # BD-6.4/melee
        for weapon in state.troopers[trooper].weapons
        for trait in state.box.weapons[weapon].traits
    ]
    return max(bonuses, default=0)  # BX-20 BD-4.t1 BD-4.t2


def trooper_modifiers(state: BHState, trooper: TrooperId) -> Iterator[Modifier]:
    """What is added to a trooper's die: skill and weapon, less wounds and stun."""
    row = state.troopers[trooper]
    yield Modifier("skill", row.combat, "BH-34")  # BH-34/trooper
    yield Modifier("weapon", weapon_bonus(state, trooper), "BX-20")
    if row.wounds:
        yield Modifier("wounded", -1, "BX-24")  # BX-24/brawl
    if row.stun:
        yield Modifier("stunned", -1, "BX-25")  # BX-25/brawl


def alien_modifiers(
    state: BHState, alien: AlienId, *, stunned: bool | None = None
) -> Iterator[Modifier]:
    """What is added to an alien's die: its skill, less stun; it may be thought of as stunned."""
    row = state.aliens[alien]
    skill = state.box.aliens[state.alien_type].combat  # BH-34/alien
    if skill == 0 and is_elite(state):
        skill = 1  # BD-9.w8/combat
    if row.leader == "assassin":
        skill += 1  # BD-6.l4/combat
    yield Modifier("skill", skill, "BH-34")
    if row.stun if stunned is None else stunned:
        yield Modifier("stunned", -1, "BX-25")  # BX-25/brawl


def trooper_bonus(state: BHState, trooper: TrooperId) -> int:
    """What is added to a trooper's die (BH-34)."""
    return sum(part.amount for part in trooper_modifiers(state, trooper))


def alien_bonus(state: BHState, alien: AlienId, *, stunned: bool | None = None) -> int:
    """What is added to an alien's die."""
    return sum(part.amount for part in alien_modifiers(state, alien, stunned=stunned))


def picks(state: BHState, trooper: TrooperId) -> bool:
    """Whether a trooper takes the better of two dice."""
    support = state.box.support.get(state.troopers[trooper].kind)
    return support is not None and support.best_of_two  # BD-5.11/dice


def stumbles(face: int) -> bool:
    """Whether an alien's die is a hit on it (BH-35)."""
    return face == STUMBLE  # BH-35/hit


def loser_of(ours: int, theirs: int) -> Literal["trooper", "alien", "both"]:
    """Who is hit: the lower one, on a draw both."""
    if ours == theirs:  # BR-13
        return "both"  # BH-37
    return "trooper" if ours < theirs else "alien"  # BH-36


def trooper_blow(state: BHState, trooper: TrooperId) -> Blow:
    """How a trooper hits."""
    return Blow(trooper_damage(state, trooper), "brawl")


def alien_blow(state: BHState, alien: AlienId) -> Blow:
    """How an alien hits; no armour helps against assassins."""
    murder = state.aliens[alien].leader == "assassin"  # BD-6.l4/save
    return Blow(alien_damage(state, alien), "assassin" if murder else "brawl")


def trooper_damage(state: BHState, trooper: TrooperId) -> int:
    """The best weapon for a brawl that is carried, else nothing (BX-20)."""
    carried = [state.box.weapons[name] for name in state.troopers[trooper].weapons]
    fit = [w.damage for w in carried if "melee" in w.traits or "pistol" in w.traits]
    return max(fit, default=0)  # BX-20/damage


def alien_damage(state: BHState, alien: AlienId) -> int:
    more = 1 if state.aliens[alien].leader == "assassin" else 0  # BD-6.l4/damage
    return state.box.aliens[state.alien_type].damage + more  # BX-20/alien


# -- one brawl -------------------------------------------------------------------------------------


class Brawl(Procedure):
    """BH-34: both roll; the lower one is hit, on a draw both are."""

    CITATION: ClassVar[str] = "BH-34"

    trooper: TrooperId
    alien: AlienId
    bonus: int = 0
    """What the alien, or ``ours`` the trooper, gets as the second attacker (BX-22)."""
    ours: int = 0
    face: str = ""
    alien_face: str = ""
    loser: Literal["", "trooper", "alien", "both"] = ""
    stunned: tuple[str, ...] = ()
    """Who was stunned before the brawl."""
    places: tuple[Point, Point] = (Point(0, 0), Point(0, 0))

    def begin(self, state: BHState) -> Result:
        if not self._both_there(state):
            return END
        self.places = (place_of(state, self.trooper), place_of(state, self.alien))
        both = (str(self.trooper), str(self.alien))
        self.stunned = tuple(figure for figure in both if stun_of(state, figure))
        state.change_trooper(self.trooper, brawled=True)  # BX-12
        return None

    def roll_trooper(self, state: BHState) -> Dice:
        return roll("brawl", "BH-34", 2 if picks(state, self.trooper) else 1)

    def read_trooper(self, state: BHState, faces: tuple[str, ...]) -> Result:
        self.face = max(faces, key=int)  # BD-5.11/dice
        return None

    def roll_alien(self, state: BHState) -> Dice:
        return roll("alien_brawl", "BH-34")

    def read_alien(self, state: BHState, faces: tuple[str, ...]) -> Result:
        self.alien_face = faces[0]
        if not stumbles(int(faces[0])):
            return again(self.compare)
        state.winner = str(self.trooper)
        state.tell(events.combat.Stumbled(self.alien, rules=("BH-35",)))
        return self._hit_alien(state)  # BH-35/hit

    def roll_again(self, state: BHState) -> Result:
        """It survived, be it that armour threw it back (BR-15)."""
        standing = bases(state)
        survived = self.alien in standing and self.trooper in standing  # BR-15/one BH-35/out
        return again(self.roll_alien if survived else self.recover)  # BH-35/again BR-12

    def compare(self, state: BHState) -> Result:
        mine = trooper_bonus(state, self.trooper) + self.ours  # BX-22/alien
        theirs = alien_bonus(state, self.alien) + self.bonus  # BX-22/won
        ours, other = int(self.face) + mine, int(self.alien_face) + theirs  # BH-34
        self.loser = loser_of(ours, other)
        winners = {"trooper": str(self.alien), "alien": str(self.trooper), "both": ""}
        state.winner = winners[self.loser]
        told = events.combat.BrawlRolled(
            self.trooper,
            self.alien,
            self.face,
            mine,
            self.alien_face,
            theirs,
            self.loser,
            rules=("BH-34", "BH-37" if self.loser == "both" else "BH-36"),
        )
        state.tell(told)
        return None

    def hit_trooper(self, state: BHState) -> Result:
        if self.loser not in ("trooper", "both"):  # BH-36/trooper BH-37/trooper
            return None
        blow = alien_blow(state, self.alien)
        return bh.Hit(self.trooper, blow.damage, self.places[1], blow.how)

    def hit_alien(self, state: BHState) -> Result:
        if self.loser not in ("alien", "both"):  # BH-36/alien BH-37/alien
            return None
        return self._hit_alien(state)

    def recover(self, state: BHState) -> Result:
        """Who was stunned and still stands loses a marker (BX-25)."""
        for figure in self.stunned:
            if figure in bases(state) and stun_of(state, figure):
                lose_stun(state, figure)  # BX-25/survives
        return None

    def follow_up(self, state: BHState) -> Result:
        """The winner moves when the other one is gone (BX-21)."""
        standing = bases(state)
        if self.alien not in standing and self.trooper in standing:  # BX-21/only BX-21/draw
            return bh.FollowUp(self.trooper, self.places[1])
        if self.trooper not in standing and self.alien in standing:  # BX-21/only
            return bh.FollowUp(self.alien, self.places[0])
        return None

    def over(self, state: BHState) -> Result:
        return END

    def _both_there(self, state: BHState) -> bool:
        standing = bases(state)
        if self.trooper not in standing or self.alien not in standing:
            return False
        return in_contact(standing[self.trooper], standing[self.alien])  # BR-15/over

    def _hit_alien(self, state: BHState) -> Procedure:
        blow = trooper_blow(state, self.trooper)
        return bh.Hit(self.alien, blow.damage, self.places[0], blow.how)


class Brawls(Procedure):
    """BX-22: a figure fights its opponents, one at random first, then the next with a bonus."""

    CITATION: ClassVar[str] = "BX-22"

    figure: str
    fought: tuple[str, ...] = ()

    def choose(self, state: BHState) -> Chance | Result:
        left = self._left(state)
        if not left:
            return END
        return draw("opponent", tuple(left), "BX-22") if len(left) > 1 else None  # BX-22/random

    def fight(self, state: BHState, choice: str | None) -> Result:
        opponent = choice or self._left(state)[0]
        bonus = 1 if self.fought else 0  # BX-22/won
        self.fought = (*self.fought, opponent)
        if self.figure in state.troopers:
            return bh.Brawl(TrooperId(self.figure), AlienId(opponent), bonus)
        return bh.Brawl(TrooperId(opponent), AlienId(self.figure), ours=bonus)

    def go_on(self, state: BHState) -> Result:
        return again(self.choose) if state.winner == self.figure else END  # BX-22/lost

    def _left(self, state: BHState) -> list[str]:
        if self.figure not in bases(state):
            return []
        return [name for name in opponents(state, self.figure) if name not in self.fought]
