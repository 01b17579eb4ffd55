"""The greedy player of Galaxy Defenders."""

from __future__ import annotations

from typing import Any

from xenofront.games.galaxy_defenders.play.greedy import aliens, combat, moving, strategy, used
from xenofront.games.galaxy_defenders.play.greedy.look import CALM, Look, Temper
from xenofront.games.galaxy_defenders.play.greedy.moving import Heading, surroundings
from xenofront.games.galaxy_defenders.play.greedy.turn import activity
from xenofront.games.galaxy_defenders.rules.state import AgentId, GDState
from xenofront.geometry.hexes.grid import HexId
from xenofront.kernel import Game, Question
from xenofront.players.base import Choice, because


class GreedyPlayer:
    """One look ahead with exact odds; the same answer for the same position and seed."""

    def __init__(self, seed: int = 0, temper: Temper = CALM) -> None:
        self.seed, self.temper = seed, temper
        self.heading: Heading | None = None
        """Where the agent walks that is on its way."""

    def choose(self, seen: Game) -> Choice:
        ask, state = seen.pending, seen.state
        assert isinstance(ask, Question)
        assert isinstance(state, GDState)
        choice = self._in_a_turn(seen, state, ask)
        if choice is not None:
            return choice
        for answer in (
            _with_a_power,
            _in_a_fight,
            _in_command,
            _in_supply,
            _for_aliens,
        ):
            choice = answer(seen, state, ask, self.seed)
            if choice is not None:
                return choice
        return Choice(ask.options[0], because("first"))

    def _in_a_turn(self, seen: Game, state: GDState, ask: Question) -> Choice | None:
        match ask.what:
            case "activity":
                return self._activity(Look(state, AgentId(ask.seat), self.temper), ask)
            case "hex":
                return self._step(Look(state, AgentId(_top(seen).agent), self.temper), ask)
            case "facing":
                return moving.face(Look(state, AgentId(ask.about[0]), self.temper), ask.options)
            case "step_away":
                return moving.step_aside(Look(state, AgentId(ask.seat), self.temper), ask.options)
        return None

    def _activity(self, look: Look, ask: Question) -> Choice:
        deed = activity(look, ask.options, self.seed)
        self.heading = None
        if deed.hex:
            here = surroundings(look.state)
            self.heading = Heading(look.agent, HexId(deed.hex), deed.why, here)
        return Choice(deed.key, deed.why)

    def _step(self, look: Look, ask: Question) -> Choice:
        if self.heading is None or not self.heading.holds(look.state, look.agent):
            self.heading = moving.headed(look, int(ask.about[0]))
        return moving.step(look, ask, self.heading)


def _with_a_power(seen: Game, state: GDState, ask: Question, seed: int) -> Choice | None:
    match ask.what:
        case "one_of":
            return used.branch(state, ask)
        case "whom":
            return used.whom(state, ask, _top(seen), seed)
        case "weapon":
            return strategy.weapon(state, ask, seed)
        case "order":
            return used.order(state, ask, seed)
        case "mine":
            return used.mine(state, ask, seed)
        case "scan":
            return aliens.signal(state, ask, seed)
        case "strike_area":
            return used.strike_area(state, ask, seed)
        case "deploy":
            return used.deploy(state, ask, seed)
    return None


def _in_a_fight(seen: Game, state: GDState, ask: Question, seed: int) -> Choice | None:
    match ask.what:
        case "boost":
            return combat.boost(seen, ask)
        case "boost_heal":
            return combat.boost_heal(seen, ask)
        case "pay_ammo":
            return combat.pay_ammo(seen, ask)
        case "reroll":
            return combat.reroll(seen, ask)
        case "react":
            return combat.react(seen, ask)
        case "guard":
            return combat.shoot(seen, ask, _guard_of(state, ask), combat.HOLD)
        case "drone_attack":
            return combat.shoot(seen, ask, ask.about[0], combat.HOLD)
        case "strike_back":
            return combat.shoot(seen, ask, ask.seat, combat.HOLD)
        case "heal_another":
            return combat.heal_another(state, ask, seed)
        case "substitute":
            return combat.substitute(seen, ask)
    return None


def _guard_of(state: GDState, ask: Question) -> str:
    """The unit that guards: the agent, or the drone whose weapon is offered."""
    weapon = ask.options[1].split(" ")[0]
    units = [n for n, row in state.agents.items() if ask.seat in (n, row.owner)]
    armed = [n for n in units if any(slot.id == weapon for slot in state.agents[n].weapons)]
    return armed[0] if armed else ask.seat


def _in_command(seen: Game, state: GDState, ask: Question, seed: int) -> Choice | None:
    match ask.what:
        case "alpha":
            return strategy.alpha(state, ask, seed)
        case "wings":
            return Choice(ask.options[0], because("wings", agent=ask.seat))
        case "gain":
            return strategy.gained(state, ask, seed)
        case "restore":
            return strategy.restored(ask, seed)
        case "lose_ammo":
            return strategy.lost_ammo(state, ask, seed)
        case "jam_weapon":
            return strategy.jammed(state, ask, seed)
    return None


def _in_supply(seen: Game, state: GDState, ask: Question, seed: int) -> Choice | None:
    match ask.what:
        case "reinforce":
            return Choice(ask.options[-1], because("reinforce"))
        case "device":
            return strategy.device(ask, seed)
        case "outfit":
            return strategy.outfit(state, ask, seed)
        case "grenade":
            return strategy.grenade(ask, seed)
        case "recipient":
            return strategy.recipient(state, ask, seed)
        case "replace":
            return strategy.replaced(state, ask, seed)
        case "headquarters":
            return strategy.fetched(state, ask, seed)
        case "found":
            return strategy.found(state, ask, seed)
    return None


def _for_aliens(seen: Game, state: GDState, ask: Question, seed: int) -> Choice | None:
    match ask.what:
        case "alien_way":
            return aliens.way(state, ask, seed)
        case "alien" | "closest_alien" | "command" | "follower" | "death":
            return aliens.first(state, ask, seed)
        case "follow" | "swarm_hex" | "teleport_hex" | "push" | "drag":
            return aliens.place(state, ask, seed)
        case "signal":
            return aliens.signal(state, ask, seed)
        case "signal_way":
            return aliens.way_of_signal(state, ask, seed)
    return None


def _top(seen: Game) -> Any:
    return seen.stack[-1]
