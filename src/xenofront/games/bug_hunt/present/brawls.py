"""What may come of a brawl, exactly, with everything that goes into the figures."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from functools import lru_cache
from typing import Final, NamedTuple

from xenofront.games.bug_hunt.present.places import state_of
from xenofront.games.bug_hunt.rules.ch3_troopers.activation import ChooseAction, ChooseMove
from xenofront.games.bug_hunt.rules.ch3_troopers.movement import Path, judged
from xenofront.games.bug_hunt.rules.ch4_combat import brawl
from xenofront.games.bug_hunt.rules.ch4_combat.odds import outcome
from xenofront.games.bug_hunt.rules.ch4_combat.saves import save_needed
from xenofront.games.bug_hunt.rules.ch4_combat.shooting import OUT, toughness_of
from xenofront.games.bug_hunt.rules.choices import To
from xenofront.games.bug_hunt.rules.ground import opponents
from xenofront.games.bug_hunt.rules.state import AlienId, BHState, TrooperId
from xenofront.kernel import Choice, Game

FINE, SAVED, STUNNED, WOUNDED, DEAD = "fine", "saved", "stunned", "wounded", "dead"
ENDS: Final = (FINE, SAVED, STUNNED, WOUNDED, DEAD)
"""What may become of somebody, the worst last."""
FACES: Final = range(1, 7)

Chances = dict[tuple[str, str], Fraction]
"""By what becomes of the trooper and of the alien."""


class Fight(NamedTuple):
    """A brawl that could begin."""

    trooper: TrooperId
    alien: AlienId


class _Body(NamedTuple):
    """Somebody while it is hit again and again: markers, and the worst that happened."""

    wounds: int
    stun: int
    end: str = FINE


def fights_of(game: Game, choice: Choice | None) -> tuple[BHState, list[Fight]]:
    """The brawls that an answer may lead to, and the facts as they are then."""
    ask, state = game.pending, state_of(game)
    if isinstance(ask, ChooseMove) and isinstance(choice, To | Path):
        walked = judged(state, ask.trooper, choice)
        if isinstance(walked, str) or walked.met is None:
            return state, []
        state = state.copy()
        state.change_trooper(ask.trooper, at=walked.end)
    elif not isinstance(ask, ChooseAction) or not isinstance(choice, brawl.Fight):
        return state, []
    return state, [Fight(ask.trooper, AlienId(alien)) for alien in opponents(state, ask.trooper)]


class _Victim(NamedTuple):
    """How somebody takes a hit: its markers, armour, toughness, and what damage is added."""

    body: _Body
    save: int
    toughness: int
    damage: int


class _Profile(NamedTuple):
    """Everything that the odds of a brawl depend on."""

    trooper: _Victim
    alien: _Victim
    mine: int
    theirs: int
    stunned: int
    """What the alien adds, and what it adds once it is stunned."""
    best_of_two: bool


def odds(state: BHState, fight: Fight, *, bonus: int = 0, ours: int = 0) -> Chances:
    """What becomes of both; ``bonus`` and ``ours`` are for who attacks as the second one."""
    trooper, alien = fight
    row, foe = state.troopers[trooper], state.aliens[alien]
    how = "assassin" if foe.leader == "assassin" else "brawl"
    support = state.box.support.get(row.kind)
    profile = _Profile(
        _victim(state, trooper, _Body(row.wounds, row.stun), how, brawl.alien_damage(state, alien)),
        _victim(
            state, alien, _Body(foe.wounds, foe.stun), "brawl", brawl.trooper_damage(state, trooper)
        ),
        mine=brawl.trooper_bonus(state, trooper) + ours,
        theirs=_alien_bonus(state, alien, 0) + bonus,
        stunned=_alien_bonus(state, alien, 1) + bonus,
        best_of_two=support is not None and support.best_of_two,
    )
    return dict(_odds(profile))


def _victim(state: BHState, name: str, body: _Body, how: str, damage: int) -> _Victim:
    return _Victim(body, save_needed(state, name, how), toughness_of(state, name), damage)


def _alien_bonus(state: BHState, alien: AlienId, stun: int) -> int:
    """What an alien adds to its die with so many stun markers."""
    twin = state.copy()
    twin.change_alien(alien, stun=stun)
    return brawl.alien_bonus(twin, alien)


@lru_cache(maxsize=256)
def _odds(profile: _Profile) -> Chances:
    found: Chances = {}
    for face in FACES:
        part = Fraction(2 * face - 1, 36) if profile.best_of_two else Fraction(1, 6)
        brawling = _Brawling(profile, face + profile.mine)
        _add(found, brawling.go_on(profile.alien.body), part)
    return found


class _Brawling:
    """One brawl in which the trooper's die has fallen."""

    def __init__(self, profile: _Profile, mine: int) -> None:
        self.profile, self.mine = profile, mine
        self.known: dict[_Body, Chances] = {}

    def go_on(self, alien: _Body) -> Chances:
        """From an alien in this condition, about to roll: what becomes of both."""
        if alien not in self.known:
            self.known[alien] = self._rolled(alien)
        return self.known[alien]

    def _rolled(self, alien: _Body) -> Chances:
        """A one is a hit, and it rolls again; the same condition again is the same odds again."""
        found: Chances = {}
        again = Fraction(0)
        for face in FACES[1:]:
            _add(found, self._compared(alien, face), Fraction(1, 6))
        for after, part in hit(self.profile.alien, alien).items():
            share = part / 6
            if after.end == DEAD:
                _add(found, {(FINE, after.end): Fraction(1)}, share)
            elif after == alien:
                again += share
            else:
                _add(found, self.go_on(after), share)
        return {ends: part / (1 - again) for ends, part in found.items()}

    def _compared(self, alien: _Body, face: int) -> Chances:
        """Who is lower is hit, on a draw both are."""
        trooper = self.profile.trooper
        theirs = face + (self.profile.stunned if alien.stun else self.profile.theirs)
        ours, foes = {trooper.body: Fraction(1)}, {alien: Fraction(1)}
        if self.mine <= theirs:
            ours = hit(trooper, trooper.body)
        if theirs <= self.mine:
            foes = hit(self.profile.alien, alien)
        found: Chances = {}
        for one, part in ours.items():
            for other, share in foes.items():
                _add(found, {(one.end, other.end): Fraction(1)}, part * share)
        return found


@lru_cache(maxsize=1024)
def hit(victim: _Victim, body: _Body) -> dict[_Body, Fraction]:
    """What a hit does to somebody in a condition."""
    saves = sum(1 for face in FACES if victim.save and face >= victim.save)
    found: dict[_Body, Fraction] = {}
    if saves:
        found[body._replace(end=_worse(body.end, SAVED))] = Fraction(saves, 6)
    for face in FACES:
        after = _suffered(body, outcome(face, victim.damage, victim.toughness))
        found[after] = found.get(after, Fraction(0)) + Fraction(6 - saves, 36)
    return {after: part for after, part in found.items() if part}


def _suffered(body: _Body, result: str) -> _Body:
    if result == WOUNDED:
        wounds = body.wounds + 1
        end = DEAD if wounds >= 2 else _worse(body.end, WOUNDED)
        return _Body(wounds, body.stun, end)
    if result == STUNNED:
        stun = body.stun + 1
        return _Body(body.wounds, stun, DEAD if stun >= OUT else _worse(body.end, STUNNED))
    return _Body(body.wounds, body.stun, DEAD)


def _worse(one: str, other: str) -> str:
    return max(one, other, key=ENDS.index)


def _add(found: Chances, more: Chances, share: Fraction) -> None:
    for ends, part in more.items():
        found[ends] = found.get(ends, Fraction(0)) + share * part


# -- for display -----------------------------------------------------------------------------------


def ends_of(chances: Chances, side: int) -> dict[str, Fraction]:
    """What becomes of one of both: 0 is the trooper, 1 the alien."""
    return {
        end: sum((part for ends, part in chances.items() if ends[side] == end), Fraction(0))
        for end in ENDS
    }


def mixed(state: BHState, fights: list[Fight]) -> Chances:
    """The odds of the first brawl when any of several opponents may be the first (BX-22)."""
    found: Chances = {}
    for fight in fights:
        _add(found, odds(state, fight), Fraction(1, len(fights)))
    return found


class Modifier(NamedTuple):
    """Part of what is added to a die."""

    what: str
    amount: int
    rule: str


def trooper_modifiers(state: BHState, trooper: TrooperId) -> Iterator[Modifier]:
    """Skill and weapon, wounds and stun."""
    row = state.troopers[trooper]
    if row.combat:
        yield Modifier("skill", row.combat, "BH-34")
    weapon = brawl.weapon_bonus(state, trooper)
    if weapon:
        yield Modifier("weapon", weapon, "BX-20")
    if row.wounds:
        yield Modifier("wounded", -1, "BX-24")
    if row.stun:
        yield Modifier("stunned", -1, "BX-25")


def alien_modifiers(state: BHState, alien: AlienId) -> Iterator[Modifier]:
    """Its skill, and stun."""
    stunned = bool(state.aliens[alien].stun)
    skill = brawl.alien_bonus(state, alien) + stunned
    if skill:
        yield Modifier("skill", skill, "BH-34")
    if stunned:
        yield Modifier("stunned", -1, "BX-25")
