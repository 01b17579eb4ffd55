"""GD 6.2.3, FAQ Armory tokens: taken on the map, opened with the next reinforcements."""

from __future__ import annotations

from typing import ClassVar

from xenofront.games.galaxy_defenders.rules import procedures as gd
from xenofront.games.galaxy_defenders.rules.ch6_sequence.reinforcements import Recipient, may_carry
from xenofront.games.galaxy_defenders.rules.choices import PickAgent
from xenofront.games.galaxy_defenders.rules.state import GDState, operative
from xenofront.games.galaxy_defenders.rules.supply import hand_out, weapon_pool
from xenofront.kernel import END, Chance, Procedure, Question, Result


class ArmoryDelivery(Procedure):
    """GD FAQ: a random weapon of the token's rank for an agent who can carry it."""

    CITATION: ClassVar[str] = "GD 6.2.3"

    rank: str
    weapon: str = ""

    def draw(self, state: GDState) -> Chance | Result:
        pool = weapon_pool(state, self.rank)  # GD-FAQ.s/next GD-FAQ.t/next GD-6.2.3.j
        return Chance("weapon", pool, "GD-6.2.3.j") if pool else END

    def unpack(self, state: GDState, weapon: str) -> Result:
        hand_out(state, weapon)
        self.weapon = weapon
        return None

    def choose_agent(self, state: GDState) -> Question:
        options = tuple(PickAgent(a) for a in operative(state) if may_carry(state, a, self.weapon))
        alpha = state.alpha  # GD-6.2.3.k/crate
        return Recipient(alpha, options, "GD-6.2.3.k", self.weapon)

    def deliver(self, state: GDState, choice: PickAgent) -> Result:
        return gd.TakeWeapon(choice.agent, self.weapon)
