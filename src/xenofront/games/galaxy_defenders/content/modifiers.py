"""Modifiers: what changes a quantity, when, and by which rule.

Armour, weapon bolts, passive powers, weather and conditions are all modifiers. One pure function
of each system collects them, for legality, odds, resolution and display alike.
"""

from __future__ import annotations

from typing import Literal

from xenofront.content.definitions import Part

Quantity = Literal[
    "hits",  # hits after a hit roll
    "hit_dice",  # dice of a hit roll, in the weapon's own colour
    "defence_dice",  # dice of a defend roll
    "shields",  # shields after a defend roll
    "healing",  # wounds healed before the wounds of an attack are applied
    "explosion",  # more than 0: area and the areas next to it to which a way leads
    "area",  # more than 0: the attack strikes the whole area of its target
    "range_cap",  # no ranged attack reaches farther than this
    "evade_dice",  # dice of an evade roll
    "evade",  # less than 0: nobody can evade
    "hidden_beyond",  # aliens farther than this many areas neither target nor notice the bearer
    "sees_hidden",  # more than 0: what hides agents does not work against the bearer
    "evade_bolt",  # more than 0: a BOLT is enough to evade
    "movement",  # hexes of a MOVEMENT
    "unjam_cost",  # activities beside the ACTION that clearing a jam costs
    "drone_dice",  # dice of the attacks of the bearer's drones
    "drone_shield",  # energy shield of the bearer's drones
    "alien_training",  # more than 0: alien weapons do not fail in the bearer's hands
    "armour_ignored",  # more than 0: the target's armour gives nothing
    "step_away",  # more than 0: a step of one hex when the attack is over
    "reroll_hit",  # more than 0: dice of a hit roll may be thrown again
    "reroll_grenade",  # the same for the hit roll of a grenade
    "reroll_defence",  # the same for a defend roll
    "reroll_alien",  # more than 0: dice that show ALIEN may be among them
    "critical",  # level of the CRITICAL that the attack causes; the highest one counts
    "max_hp",  # the most health points
    "bolts_off",  # more than 0: BOLT effects of the bearer do nothing
    "shields_stay_down",  # more than 0: the energy shields of agents do not come back
    "shields_off",  # more than 0: the bearer has no energy shield
    "refresh_healing",  # wounds that heal in the REFRESH phase
    "vulnerable",  # more than 0: burrowing aliens can always be attacked
    "flying",  # more than 0: barriers are no obstacle to the bearer
    "seize",  # more than 0: the bearer drags the helpless along
    "lethal",  # more than 0: no die is rolled against the hits, and no SHIELD stops them
]

When = Literal[
    "bolt",
    "each_bolt",  # once for each BOLT
    "gd",
    "melee",
    "ranged",
    "target_marked",
    "each_mark",  # once for each level of the target's MARK
    "target_immobilized",
    "attacking",  # of who attacks
    "defending",  # of who defends
]
"""Conditions on a roll and on the target; all that are listed must hold."""
OF_TARGET = frozenset({"target_marked", "each_mark", "target_immobilized"})


class Modifier(Part, frozen=True, kw_only=True):
    """An amount added to a quantity while its conditions hold."""

    quantity: Quantity
    amount: int
    when: tuple[When, ...] = ()
    rule: str = ""
