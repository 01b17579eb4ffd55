"""What it is worth to stand somewhere when aliens are about: whom one hits, who comes."""

from __future__ import annotations

from math import isqrt
from typing import Final

from xenofront.games.bug_hunt.play.greedy.routes import Place
from xenofront.games.bug_hunt.play.greedy.shots import DEAD, STUNNED, WOUNDED, blast, worry
from xenofront.games.bug_hunt.play.greedy.situation import CLOSE, Situation
from xenofront.games.bug_hunt.rules.ch4_combat.odds import SCALE, shot_odds
from xenofront.games.bug_hunt.rules.ch4_combat.saves import save_needed
from xenofront.games.bug_hunt.rules.ch4_combat.shooting import (
    bonus,
    is_area,
    range_of,
    to_hit,
    toughness_of,
)
from xenofront.games.bug_hunt.rules.ground import table_of
from xenofront.games.bug_hunt.rules.state import AlienId, TrooperId
from xenofront.geometry.plane.exact import INCH, Point, squared
from xenofront.geometry.plane.sight import Sight

FIRE: Final = 2.0
"""What a shot that surely kills is worth."""
FEAR: Final = 0.5
"""What it costs to be the one an alien comes for."""
REACHED: Final = 0.15
"""What it costs to be within reach of an alien that has a nearer prey."""
UNARMED: Final = 2.0
"""How much more who cannot shoot has to fear."""
MARKER: Final = 0.2
"""What it costs to turn over a marker."""
BESIDE: Final = CLOSE * INCH + 1
"""Friends nearer than this keep company."""
TURNED_OVER: Final = 6500
"""Markers nearer than this are turned over."""
FAR: Final = 10**12
"""The square of more than any distance."""
NEAREST: Final = 4
"""So many aliens are aimed at in thought."""


class Stand:
    """One trooper, who thinks about places."""

    def __init__(self, look: Situation, trooper: TrooperId) -> None:
        state, row = look.state, look.state.troopers[trooper]
        self.look, self.trooper, self.row = look, trooper, row
        self.table = table_of(state)
        self.walks = row.speed + 0.01
        self.reach = {
            name: range_of(state, trooper, name)
            for name in row.weapons
            if (weapon := state.box.weapons[name]).shots
            and name not in row.jammed
            and name not in row.empty
            and (look.temper.veteran or not is_area(weapon))
        }
        """By weapon that can be fired how many inches it reaches."""
        self.gains: dict[tuple[AlienId, str, int, bool], float] = {}
        self.friends = [at for name, at in look.places.items() if name != trooper]
        self.threats = [(at, round(reach * INCH) + 1, self._next(at)) for at, reach in look.threats]
        """Aliens that can act, who is nearer than what they strike, and how far a friend is."""
        self.fear = look.temper.fear * (1.0 if self.reach else UNARMED)

    def _next(self, alien: Point) -> int:
        """How far the nearest friend is from an alien."""
        return isqrt(min((squared(alien, friend) for friend in self.friends), default=FAR))

    def hope(self, place: Place) -> float:
        """What a shot from a place brings at most: as if nothing were in the way."""
        if not self.reach or place.walked > self.walks or (self.row.stun and place.walked):
            return 0.0
        return self.look.temper.fire * FIRE * self._best(place, blind=True)

    def fire(self, place: Place) -> float:
        """What the best shot from a place brings."""
        return self.look.temper.fire * FIRE * self._best(place, blind=False)

    def danger(self, at: Point) -> float:
        """Aliens go for whoever is nearest to them."""
        total = 0.0
        x, y = at
        for place, reach, friend in self.threats:
            dx, dy = place[0] - x, place[1] - y
            square = dx * dx + dy * dy
            if square < reach * reach:
                total += FEAR if friend >= isqrt(square) else REACHED
        for row in self.look.state.contacts.values():
            if squared(at, row.at) < TURNED_OVER * TURNED_OVER:
                total += MARKER
        return self.fear * total

    def company(self, at: Point) -> int:
        """Friends near a place."""
        x, y = at
        near = 0
        for friend in self.friends:
            dx, dy = friend[0] - x, friend[1] - y
            near += dx * dx + dy * dy < BESIDE * BESIDE
        return near

    def _best(self, place: Place, *, blind: bool) -> float:
        state, best = self.look.state, 0.0
        here, moved = place.end, place.walked > 0
        aliens = sorted([(isqrt(squared(here, row.at)), n) for n, row in state.aliens.items()])
        for distance, name in aliens[:NEAREST]:
            away, cover = distance / INCH - 1, False
            if not blind:
                sight = self._sight(here, name)
                if not sight.seen:
                    continue
                cover = sight.cover
            needed = to_hit(cover=cover, near=away <= CLOSE)
            for weapon, reach in self.reach.items():
                if away <= reach:
                    best = max(best, self._gain(name, weapon, needed, moved=moved))
        return best

    def _sight(self, at: Point, alien: AlienId) -> Sight:
        rows = self.look.state.aliens
        others = [row.at for name, row in rows.items() if name != alien]
        return self.table.sight(at, rows[alien].at, (*self.friends, *others))

    def _gain(self, alien: AlienId, weapon: str, needed: int, *, moved: bool) -> float:
        """What all dice of a weapon bring; less of somebody who is out of action already."""
        key = alien, weapon, needed, moved
        known = self.gains.get(key)
        if known is None:
            state, row = self.look.state, self.look.state.aliens[alien]
            arm = state.box.weapons[weapon]
            gain = self._one(alien, arm.damage, needed - self._skill(weapon, moved=moved))
            gain *= 1 + 0.7 * (arm.shots - 1)
            gain *= worry(self.look, row)
            if is_area(arm):
                gain += blast(state, weapon, row.at)
            known = self.gains[key] = gain
        return known

    def _skill(self, weapon: str, *, moved: bool) -> int:
        """What is added to the die; that some aliens hide in cover is left aside."""
        return bonus(self.look.state, self.trooper, weapon, cover=False, moved=moved)

    def _one(self, alien: AlienId, damage: int, needed: int) -> float:
        """What one die brings."""
        state = self.look.state
        save = save_needed(state, alien, "shot", piercing=False)
        odds = shot_odds(needed, save, damage, toughness_of(state, alien))
        return (DEAD * odds.dead + WOUNDED * odds.wounded + STUNNED * odds.stunned) / SCALE
