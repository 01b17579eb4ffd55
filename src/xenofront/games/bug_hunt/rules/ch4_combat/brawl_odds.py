"""What may come of a brawl, exactly: all dice together, by the rules of one brawl."""

from __future__ import annotations

from fractions import Fraction
from functools import lru_cache
from typing import Final, NamedTuple

from xenofront.games.bug_hunt.rules.ch4_combat.brawl import (
    alien_blow,
    alien_bonus,
    loser_of,
    picks,
    stumbles,
    trooper_blow,
    trooper_bonus,
)
from xenofront.games.bug_hunt.rules.ch4_combat.hits import markers_of
from xenofront.games.bug_hunt.rules.ch4_combat.odds import is_out, outcome
from xenofront.games.bug_hunt.rules.ch4_combat.saves import save_needed
from xenofront.games.bug_hunt.rules.ch4_combat.shooting import Blow, toughness_of
from xenofront.games.bug_hunt.rules.ground import opponents
from xenofront.games.bug_hunt.rules.state import AlienId, BHState, TrooperId

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


def fights(state: BHState, trooper: TrooperId) -> list[Fight]:
    """The brawls that one who is in contact may have first."""
    return [Fight(trooper, AlienId(alien)) for alien in opponents(state, trooper)]


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
    profile = _Profile(
        _victim(state, trooper, alien_blow(state, alien)),
        _victim(state, alien, trooper_blow(state, trooper)),
        mine=trooper_bonus(state, trooper) + ours,
        theirs=alien_bonus(state, alien, stunned=False) + bonus,
        stunned=alien_bonus(state, alien, stunned=True) + bonus,
        best_of_two=picks(state, trooper),
    )
    return dict(_odds(profile))


def _victim(state: BHState, name: str, blow: Blow) -> _Victim:
    body = _Body(*markers_of(state, name))
    return _Victim(body, save_needed(state, name, blow.how), toughness_of(state, name), blow.damage)


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
        for face in FACES:
            if not stumbles(face):
                _add(found, self._compared(alien, face), Fraction(1, 6))
        for after, part in hit(self.profile.alien, alien).items():
            share = part * sum(map(stumbles, FACES)) / 6
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
        loser = loser_of(self.mine, theirs)
        if loser in ("trooper", "both"):
            ours = hit(trooper, trooper.body)
        if loser in ("alien", "both"):
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
    wounds, stun = body.wounds + (result == WOUNDED), body.stun + (result == STUNNED)
    end = DEAD if result == DEAD or is_out(wounds, stun) else _worse(body.end, result)
    return _Body(wounds, stun, end)


def _worse(one: str, other: str) -> str:
    return max(one, other, key=ENDS.index)


def _add(found: Chances, more: Chances, share: Fraction) -> None:
    for ends, part in more.items():
        found[ends] = found.get(ends, Fraction(0)) + share * part


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
