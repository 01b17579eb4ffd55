"""GD 7.3 Defence: shields, the defend roll, reactions and wounds; and fixed hits."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from msgspec.structs import replace

from xenofront.games.galaxy_defenders.rules import events, names
from xenofront.games.galaxy_defenders.rules import procedures as gd
from xenofront.games.galaxy_defenders.rules.box import HOLOGRAM, Box
from xenofront.games.galaxy_defenders.rules.ch7_agents import rerolls, rolls
from xenofront.games.galaxy_defenders.rules.ch7_agents.powers import spend_power, usable_powers
from xenofront.games.galaxy_defenders.rules.ch7_agents.profiles import (
    BASIC,
    damage_kind,
    guarding,
    steps_away,
    strike,
    suit_shield,
)
from xenofront.games.galaxy_defenders.rules.ch7_agents.rerolls import Die, Leave, Rethrow
from xenofront.games.galaxy_defenders.rules.ch7_agents.rolls import Strike, Tally
from xenofront.games.galaxy_defenders.rules.ch7_agents.wounds import heal, wound
from xenofront.games.galaxy_defenders.rules.choices import NO_POWER, NoPower, WithPower
from xenofront.games.galaxy_defenders.rules.expansions import reactions
from xenofront.games.galaxy_defenders.rules.expansions.hologram import shatter
from xenofront.games.galaxy_defenders.rules.expansions.npcs import tactics
from xenofront.games.galaxy_defenders.rules.expansions.npcs.deck import in_play
from xenofront.games.galaxy_defenders.rules.state import AgentId, AlienId, Count, GDState
from xenofront.kernel import END, Chance, Dice, Handling, Procedure, Question, Result, again


class React(Question, frozen=True, gc=False):
    """Which reaction helps somebody against an attack."""

    WHAT = "react"
    ANSWERS = (NoPower, WithPower)
    HANDLING = Handling(NO_POWER, "round")

    agent: names.AgentId
    attacker: names.UnitId


class Defend(Procedure):
    """GD 7.3: one figure defends against the hits of an attack."""

    CITATION: ClassVar[str] = "GD 7.3"

    target: str
    attacker: str
    weapon: str
    hit_faces: tuple[str, ...]
    paid: Count = 0
    hits: Count = 0
    basic: Count = 0
    """Fixed hits of basic damage, where no weapon was used."""
    defence_faces: tuple[str, ...] = ()
    rethrow: Rethrow = Rethrow()
    shields: int = 0
    powers: tuple[str, ...] = ()
    unshielded: bool = False
    """Energy shields do not absorb these hits."""
    aim: str = ""
    """The target of the attack, if this figure stands in its way only."""
    suited: bool = False
    """A suit had shields when the attack struck: nothing else of its pilot cancels hits."""

    def look_for_cover(self, state: GDState) -> Result:
        if self.target == HOLOGRAM:
            shatter(state)
            return END
        if self.basic or not in_play(state) or not self._hits(state):
            return None
        return tactics.window(state, "agent_attacked", self.target)

    def look_for_gloves(self, state: GDState) -> Result:
        if self.basic or reactions.ATTACKED not in state.box.windows or not self._hits(state):
            return None
        return reactions.window(state, reactions.ATTACKED, self.target, self.attacker)

    def spend_shield(self, state: GDState) -> Result:
        strike, tally = self._strike(state)
        if self.aim:
            hits = self._hits(state)
        else:
            hits = self.basic or rolls.hits_of(strike, tally, self.paid)
        self.hits = tactics.left_of(state, hits)
        guard = guarding(state, self.target, self._kind(state))
        taken = 0 if self.unshielded else rolls.shield_taken(guard, self.hits)
        agent = state.agents.get(AgentId(self.target))
        self.suited = agent is not None and suit_shield(agent) > 0
        if taken:
            self.hits -= taken
            if self.suited:
                _take_from_suit(state, AgentId(self.target), taken)
            elif agent is not None:
                _take_from_agent(state, AgentId(self.target), taken)
            else:
                _take_from_alien(state, AlienId(self.target), taken)
            told = events.ShieldSpent(self.target, taken, self.hits, rules=("GD-7.3.aj",))
            state.tell(told)
        return None

    def roll(self, state: GDState) -> Dice:
        strike, tally = self._strike(state)
        guard = guarding(state, self.target, self._kind(state))
        dice = rolls.defence_dice(strike, guard, tally, self.hits)
        return Dice("defend", (state.box.faces["blue"],) * dice, "GD-7.3.y")

    def read(self, state: GDState, faces: tuple[str, ...]) -> Result:
        if not self.hits:
            return END
        self.defence_faces = faces
        if faces:
            shields = self.shields_rolled(state)
            told = events.DefenceRolled(self.target, faces, shields, rules=("GD-7.3.ab",))
            state.tell(told)
        return None

    def offer_reroll(self, state: GDState) -> Question | None:
        asked = rerolls.question(
            state, self.target, rerolls.DEFENCE, self.defence_faces, self.rethrow
        )
        if asked is None or self.rethrow.picked:
            return asked
        return asked if self.shields_rolled(state) < self.hits else None

    def pick_die(self, state: GDState, choice: Leave | Die) -> Result:
        if isinstance(choice, Leave):
            return None
        if self.target in state.agents and not self.rethrow.by:
            if choice.by in usable_powers(state, AgentId(self.target), "defend"):
                spend_power(state, AgentId(self.target), choice.by, "GD-7.7.c")
        self.rethrow = rerolls.pick(self.rethrow, choice)
        return again(self.offer_reroll)

    def throw_again(self, state: GDState) -> Dice | None:
        if not self.rethrow.picked:
            return None
        blue = state.box.faces["blue"]
        return rerolls.throw("defend", (blue,) * len(self.defence_faces), self.rethrow)

    def put_down(self, state: GDState, faces: tuple[str, ...]) -> Result:
        rolled = rerolls.put_down(self.defence_faces, faces, self.rethrow)
        self.defence_faces, self.rethrow = rolled
        shields = self.shields_rolled(state)
        state.tell(events.Rerolled(self.target, self.defence_faces, shields, rules=("GD-7.3.x",)))
        return again(self.offer_reroll)

    def count_shields(self, state: GDState) -> Result:
        self.shields = self.shields_rolled(state)
        return None

    def offer_reaction(self, state: GDState) -> Question | None:
        """GD-7.7.c: reactions cost no ACTION; one after another, as long as they can help."""
        if self.target not in state.agents or self.shields >= self.hits:
            return None
        if self.suited:
            return None  # GX-9.5.2.m/power GX-9.5.2.m/item
        usable = usable_powers(state, AgentId(self.target), "defend")  # GD-7.5.6.g/reaction
        if usable and rolls.is_lethal(*self._strike(state)):
            return None  # GX-8.1.d/power
        powers = usable and tuple(name for name in usable if shields_by(state, name))
        if not powers:
            return None
        agent, options = AgentId(self.target), (NO_POWER, *map(WithPower, powers))
        return React(agent, options, "GD-7.7.c", agent, self.attacker)

    def react(self, state: GDState, choice: NoPower | WithPower) -> Result:
        if isinstance(choice, WithPower):
            spend_power(state, AgentId(self.target), choice.power, "GD-7.7.c")
            self.shields += shields_by(state, choice.power)  # GX-11.7.e/power
            return again(self.offer_reaction)  # GD-7.7.c
        return None

    def look_for_minds(self, state: GDState) -> Result:
        """GX-9.7.f: others may still help, if shields count at all."""
        if reactions.DEFENDS not in state.box.windows or self.shields >= self.hits:
            return None
        if rolls.is_lethal(*self._strike(state)):
            return None
        return reactions.window(state, reactions.DEFENDS, self.target, self.attacker)

    def add_shields(self, state: GDState) -> Result:
        self.shields += reactions.noted(state)
        return None

    def take_wounds(self, state: GDState) -> Result:
        bolt = rolls.tally(self.defence_faces).bolts > 0
        if bolt:
            self._heal(state)  # GD-7.3.al
        wounds = rolls.wounds_of(self.hits, self.shields)
        if wounds:  # GX-11.3.1.c/none
            hurt, by = self.target, self.attacker
            wound(state, hurt, wounds, "GD-7.3.ai", by)  # GD-7.3.am GD-FAQ.i/unhurt
            state.dealt = 0 if self.basic else wounds
        if bolt and not self.basic and steps_away(state, self.target, self._kind(state)):
            strike, _ = self._strike(state)
            if not strike.ignores_armour:
                state.change_agent(AgentId(self.target), sidestep=True)
        return END

    def _heal(self, state: GDState) -> None:
        """What the armour heals comes before the wounds of the attack."""
        strike, _ = self._strike(state)
        guard = guarding(state, self.target, self._kind(state))
        healed = rolls.healed_by(strike, guard, rolls.tally(self.defence_faces))
        if healed:
            heal(state, self.target, healed, "GD-7.3.al")

    def shields_rolled(self, state: GDState) -> int:
        """The shields of the dice as they lie now."""
        strike, tally = self._strike(state)
        guard = guarding(state, self.target, self._kind(state))
        lethal = strike.special and rolls.is_lethal(strike, tally)
        return rolls.shields_of(strike, guard, rolls.tally(self.defence_faces), lethal=lethal)

    def _why_not_offer_reroll(self, state: GDState, choice: Leave | Die) -> str | None:
        faces, rethrow = self.defence_faces, self.rethrow
        return rerolls.refusal(state, self.target, rerolls.DEFENCE, faces, rethrow, choice)

    def _strike(self, state: GDState) -> tuple[Strike, Tally]:
        if self.basic:
            return Strike(), Tally()
        power = strike(state, self.attacker, self.weapon, self.powers, self.target)
        return power, rolls.tally(self.hit_faces)

    def _hits(self, state: GDState) -> int:
        """The hits of the attack on its target, which are the same for everybody it strikes."""
        aim = self.aim or self.target
        power = strike(state, self.attacker, self.weapon, self.powers, aim)
        return rolls.hits_of(power, rolls.tally(self.hit_faces), self.paid)

    def _kind(self, state: GDState) -> str:
        return BASIC if self.basic else damage_kind(state, self.weapon)


def shields_so_far(state: GDState, defence: Defend) -> int:
    """The shields of the dice as they lie now, or with the reactions that were used already."""
    return max(defence.shields, defence.shields_rolled(state))


def wounds_to_come(
    stack: Sequence[Procedure], state: GDState, asked: Question | Chance | None
) -> dict[str, int]:
    """Wounds that somebody would take if nothing more were done about them."""
    found: dict[str, int] = {}
    for frame in stack:
        if isinstance(frame, Defend) and (frame.defence_faces or isinstance(asked, React)):
            wounds = rolls.wounds_of(frame.hits, shields_so_far(state, frame))
            found[frame.target] = found.get(frame.target, 0) + wounds
    return found


def shields_by(state: GDState, power: str) -> int:
    """The shields that a reaction adds to those of the dice."""
    return added_shields(state.box, power)


def added_shields(box: Box, power: str) -> int:
    """The shields that a power adds to a defend roll."""
    modifiers = box.powers[power].modifiers
    return sum(one.amount for one in modifiers if one.quantity == "shields")


class BasicHits(Procedure):
    """GD 7.7.1: fixed hits of basic damage on several figures, defended in the normal way."""

    CITATION: ClassVar[str] = "GD 7.7.1"

    source: str
    hits: Count
    waiting: tuple[str, ...]

    def burst(self, state: GDState) -> Result:
        told = events.Burst(self.source, self.hits, rules=("GD-7.7.1.b",))
        state.tell(told)
        return None

    def defend(self, state: GDState) -> Result:
        if not self.waiting:
            return END
        target, self.waiting = self.waiting[0], self.waiting[1:]
        return gd.Defend(target, self.source, "", (), basic=self.hits)  # GD-7.7.1.b

    def defend_next(self, state: GDState) -> Result:
        return again(self.defend)


def _take_from_alien(state: GDState, alien: AlienId, points: int) -> None:
    """Points go from the fullest stack, of equal ones from the left one."""
    row = state.aliens[alien]
    stacks = [row.shield, *row.stacks]
    stacks[stacks.index(max(stacks))] -= points  # GX-11.7.c GX-11.7.d
    state.change_alien(
        alien, shield=stacks[0], stacks=tuple(stacks[1:])
    )  # GD-8.10.o/shield GD-8.2.f/rest GD-7.6.7.c/round


def _take_from_suit(state: GDState, agent: AgentId, points: int) -> None:
    """The shields of a suit go first; those of its pilot stay as they are."""
    suit = state.agents[agent].suit
    assert suit is not None
    suit = replace(suit, shield=suit.shield - points)  # GX-9.5.2.l GX-9.5.2.n/shield
    state.change_agent(agent, suit=suit)


def _take_from_agent(state: GDState, agent: AgentId, points: int) -> None:
    """Shield tokens of reinforced armour go before the points of the energy shield."""
    row = state.agents[agent]
    plates = min(row.plates, points)  # GD-FAQ.c GD-FAQ.d
    state.change_agent(
        agent, plates=row.plates - plates, shield=row.shield - (points - plates)
    )  # GD-7.6.7.d GD-7.7.2.j GD-7.7.4.1.h/spent
