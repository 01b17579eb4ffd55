"""What it is worth to stand somewhere when aliens are about: whom one hits, who comes."""

from __future__ import annotations

from typing import Final

from xenofront.geometry.plane.exact import Point
from xenofront.geometry.plane.sight import Sight
from xenofront.players.greedy.bug_hunt.look import CLOSE, Look, inches
from xenofront.players.greedy.bug_hunt.routes import Place
from xenofront.players.greedy.bug_hunt.shots import DEAD, STUNNED, WOUNDED
from xenofront.systems.bug_hunt.ch4_combat.odds import SCALE, shot_odds
from xenofront.systems.bug_hunt.ch4_combat.saves import save_needed
from xenofront.systems.bug_hunt.ch4_combat.shooting import (
    bonus,
    is_area,
    range_of,
    to_hit,
    toughness_of,
)
from xenofront.systems.bug_hunt.ground import table_of
from xenofront.systems.bug_hunt.state import AlienId, TrooperId

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
NEAREST: Final = 4
"""So many aliens are aimed at in thought."""


class Stand:
    """One trooper, who thinks about places."""

    def __init__(self, look: Look, trooper: TrooperId) -> None:
        state, row = look.state, look.state.troopers[trooper]
        self.look, self.trooper, self.row = look, trooper, row
        self.walks = row.speed + 0.01
        self.arms = [
            (name, weapon)
            for name in row.weapons
            if (weapon := state.box.weapons[name]).shots
            and name not in row.jammed
            and name not in row.empty
            and not is_area(weapon)
        ]
        self.friends = [at for name, at in look.places.items() if name != trooper]
        self.fear = look.temper.fear * (1.0 if self.arms else UNARMED)

    def hope(self, place: Place) -> float:
        """What a shot from a place brings at most: as if nothing were in the way."""
        if not self.arms or place.walked > self.walks or (self.row.stun and place.walked):
            return 0.0
        return self.look.temper.fire * FIRE * self._best(place, blind=True)

    def fire(self, place: Place) -> float:
        """What the best shot from a place brings."""
        return self.look.temper.fire * FIRE * self._best(place, blind=False)

    def danger(self, at: Point) -> float:
        """Aliens go for whoever is nearest to them."""
        total = 0.0
        for place, reach in self.look.threats:
            away = inches(at, place)
            if away <= reach:
                alone = all(inches(friend, place) >= away for friend in self.friends)
                total += FEAR if alone else REACHED
        for row in self.look.state.contacts.values():
            total += MARKER * (inches(at, row.at) < CLOSE + 0.5)
        return self.fear * total

    def _best(self, place: Place, *, blind: bool) -> float:
        state, best = self.look.state, 0.0
        aliens = sorted((inches(place.end, row.at), name) for name, row in state.aliens.items())
        for away, name in aliens[:NEAREST]:
            row = state.aliens[name]
            cover = False
            if not blind:
                sight = self._sight(place.end, name)
                if not sight.seen:
                    continue
                cover = sight.cover
            needed = to_hit(cover=cover, near=away - 1 <= CLOSE)
            for weapon, arm in self.arms:
                if away - 1 <= range_of(state, self.trooper, weapon):
                    skill = self._skill(weapon, place)
                    gain = self._gain(name, arm.damage, needed - skill)
                    gain *= 1 + 0.7 * (arm.shots - 1)
                    best = max(best, gain * (0.5 if row.stun or row.wounds else 1.0))
        return best

    def _sight(self, at: Point, alien: AlienId) -> Sight:
        rows = self.look.state.aliens
        others = [row.at for name, row in rows.items() if name != alien]
        return table_of(self.look.state).sight(at, rows[alien].at, (*self.friends, *others))

    def _skill(self, weapon: str, place: Place) -> int:
        """What is added to the die; that some aliens hide in cover is left aside."""
        return bonus(self.look.state, self.trooper, weapon, cover=False, moved=place.walked > 0)

    def _gain(self, alien: str, damage: int, needed: int) -> float:
        state = self.look.state
        save = save_needed(state, alien, "shot", piercing=False)
        odds = shot_odds(needed, save, damage, toughness_of(state, AlienId(alien)))
        return (DEAD * odds.dead + WOUNDED * odds.wounded + STUNNED * odds.stunned) / SCALE
