"""GX 9.7.2 Powers over the minds of aliens: Brain Blast, Telekinesis, Enemy Control."""

from __future__ import annotations

from typing import ClassVar

from xenofront.games.galaxy_defenders.rules import events, names
from xenofront.games.galaxy_defenders.rules import procedures as gd
from xenofront.games.galaxy_defenders.rules.box import natural
from xenofront.games.galaxy_defenders.rules.ch5_terrain.map import apart, looks_of
from xenofront.games.galaxy_defenders.rules.ch7_agents.profiles import odds
from xenofront.games.galaxy_defenders.rules.ch8_aliens.encounters import is_vulnerable
from xenofront.games.galaxy_defenders.rules.choices import (
    HOLD,
    Hold,
    PickAlien,
    Shot,
    ToBase,
    ToHex,
    onto,
)
from xenofront.games.galaxy_defenders.rules.expansions.psionics.targets import (
    can_be_moved,
    moves_of,
    weak_minds,
    within_reach,
)
from xenofront.games.galaxy_defenders.rules.modifiers import weapon_reach
from xenofront.games.galaxy_defenders.rules.state import AgentId, AlienId, GDState
from xenofront.kernel import END, Procedure, Question, Result

CONTROL, PUSH = "enemy_control", "telekinesis"


class WhoseMind(Question, frozen=True, gc=False):
    """Which alien a psionic power strikes."""

    WHAT = "whose_mind"
    ANSWERS = (PickAlien,)

    agent: names.AgentId
    power: names.PowerId


class MindHex(Question, frozen=True, gc=False):
    """Where an alien is moved by the power of a mind."""

    WHAT = "mind_hex"
    ANSWERS = (ToHex, ToBase)

    alien: names.AlienId


class MindShot(Question, frozen=True, gc=False):
    """Which other alien a controlled one attacks."""

    WHAT = "mind_shot"
    ANSWERS = (Hold, Shot)

    alien: names.AlienId


def refusal(state: GDState, agent: AgentId, procedure: str, reach: int) -> str | None:
    """Why there is nobody to use such a power on."""
    return None if reached(state, agent, procedure, reach) else "GD-7.7.2.d"


def reached(state: GDState, agent: AgentId, procedure: str, reach: int) -> list[AlienId]:
    """The aliens that a power may be used on."""
    if procedure == PUSH:
        return can_be_moved(state, agent, reach)
    return weak_minds(state, agent, reach)


class BrainBlast(Procedure):
    """GX 9.7.2: fixed hits on one alien, which its energy shields do not absorb."""

    CITATION: ClassVar[str] = "GX 9.7.2"

    agent: AgentId
    power: str
    range: int
    hits: int

    def choose(self, state: GDState) -> Question:
        aliens = within_reach(state, self.agent, self.range)
        options = tuple(map(PickAlien, aliens))
        return WhoseMind(self.agent, options, "GD-7.7.a", self.agent, self.power)

    def strike(self, state: GDState, choice: PickAlien) -> Result:
        state.tell(events.Burst(self.agent, self.hits, rules=("GD-7.7.1.b",)))
        alien = choice.alien
        return gd.Defend(alien, self.agent, "", (), basic=self.hits, unshielded=True)

    def deaths(self, state: GDState) -> Result:
        return gd.Deaths()


class MoveMind(Procedure):
    """GX 9.7.2: an alien is moved one area where the user likes; a controlled one then attacks."""

    CITATION: ClassVar[str] = "GX 9.7.2"

    agent: AgentId
    power: str
    range: int
    does: str
    alien: AlienId = AlienId("")

    def choose(self, state: GDState) -> Question:
        aliens = reached(state, self.agent, self.does, self.range)
        options = tuple(map(PickAlien, aliens))
        return WhoseMind(self.agent, options, "GD-7.7.a", self.agent, self.power)

    def take(self, state: GDState, choice: PickAlien) -> Result:
        self.alien = choice.alien
        return None

    def choose_hex(self, state: GDState) -> Question | None:
        ends = moves_of(state, self.alien)
        if not ends:
            return None
        return MindHex(self.agent, tuple(map(onto, ends)), "GD-AMB.b", self.alien)

    def move(self, state: GDState, choice: ToHex | None) -> Result:
        if choice is None:
            return None
        start, base = state.aliens[self.alien].hex, choice.base
        came_from = moves_of(state, self.alien)[base]
        state.move_alien(self.alien, base, came_from)
        state.tell(events.AlienPushed(self.alien, start, base[0], rules=("GD-7.7.a",)))
        return gd.Hazards(self.alien)

    def choose_attack(self, state: GDState) -> Question | Result:
        if self.does != CONTROL or self.alien not in state.aliens:
            return END
        shots = own_shots(state, self.alien)
        if not shots:
            return END
        return MindShot(self.agent, (HOLD, *shots), "GD-7.7.a", self.alien)

    def attack(self, state: GDState, choice: Hold | Shot) -> Result:
        if isinstance(choice, Hold):
            return END
        return gd.Attack(self.alien, choice.weapon, choice.target)

    def _preview_choose_attack(self, state: GDState, choice: Hold | Shot) -> object:
        if isinstance(choice, Hold):
            return None
        return odds(state, self.alien, choice.weapon, choice.target)


def own_shots(state: GDState, alien: AlienId) -> list[Shot]:
    """Attacks of an alien on others of its kind, with each of its weapons."""
    row = state.aliens[alien]
    looks = looks_of(state, row)
    found: list[Shot] = []
    for printed in state.box.aliens[row.card].weapons:
        weapon = natural(row.card, printed.id)
        reach = weapon_reach(state, weapon)
        found += [
            Shot(weapon, name)
            for name, other in state.aliens.items()
            if name != alien
            and printed.min_range <= apart(state, row, other) <= reach
            and any(looks[place][1] for place in (other.hex, other.rear or other.hex))
            and is_vulnerable(state, name)
        ]
    return found
