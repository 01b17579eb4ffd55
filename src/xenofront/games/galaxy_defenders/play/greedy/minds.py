"""Answers about psionic powers, and about reactions and devices that help others."""

from __future__ import annotations

from xenofront.games.galaxy_defenders.play.greedy.fighting import percent
from xenofront.games.galaxy_defenders.play.greedy.situation import state_of, worth
from xenofront.games.galaxy_defenders.play.greedy.strategy import DEVICES, GAINS
from xenofront.games.galaxy_defenders.rules.ch7_agents.defence import Defend
from xenofront.games.galaxy_defenders.rules.ch7_agents.profiles import odds
from xenofront.games.galaxy_defenders.rules.choices import (
    HOLD,
    NO_POWER,
    Shot,
    ToHex,
    WithPower,
)
from xenofront.games.galaxy_defenders.rules.expansions.gifts import Give
from xenofront.games.galaxy_defenders.rules.expansions.psionics.link import TurnUp, WhatIsLinked
from xenofront.games.galaxy_defenders.rules.expansions.psionics.mind import (
    MindHex,
    MindShot,
    WhoseMind,
)
from xenofront.games.galaxy_defenders.rules.expansions.quartermaster import (
    UseAtOnce,
    WhatIsGiven,
)
from xenofront.games.galaxy_defenders.rules.expansions.reactions import Assist, Foresee
from xenofront.games.galaxy_defenders.rules.state import AgentId, hp_left
from xenofront.kernel import Game
from xenofront.players.base import Choice, because, tie


def assist(seen: Game, ask: Assist, seed: int) -> Choice:
    """Help where wounds come through; take a blow only for who can take it less."""
    state, frame = state_of(seen), seen.stack[-2] if len(seen.stack) > 1 else None
    powers = [choice.power for choice in ask.choices if isinstance(choice, WithPower)]
    use = Choice(WithPower(powers[0]), because("react", power=powers[0], agent=ask.target))
    if isinstance(frame, Defend):
        return use
    friend, own = hp_left(state, AgentId(ask.target)), hp_left(state, ask.agent)
    if own > friend + 1 and friend < 3:
        return use
    return Choice(NO_POWER, because("keep", agent=ask.agent))


def foresee(seen: Game, ask: Foresee, seed: int) -> Choice:
    """A card is refused that wakes many: another can hardly be worse."""
    power = next(choice.power for choice in ask.choices if isinstance(choice, WithPower))
    state = state_of(seen)
    activates = state.box.close[ask.card].activates
    few = activates.nobody or 0 < (activates.some if isinstance(activates.some, int) else 9) < 2
    if few or len(state.aliens) < 2:
        return Choice(NO_POWER, because("keep", agent=ask.agent))
    return Choice(WithPower(power), because("use", agent=ask.agent, power=power))


def whose_mind(seen: Game, ask: WhoseMind, seed: int) -> Choice:
    """The alien that is worth most."""
    state = state_of(seen)
    best = max(ask.choices, key=lambda one: (worth(state, one.alien), tie(seed, one.key)))
    return Choice(best, because("whom", power=ask.power, unit=best.alien))


def mind_hex(seen: Game, ask: MindHex, seed: int) -> Choice:
    """As far from the squad as it can be."""
    state = state_of(seen)
    board, mask = state.box.board, state.box.board.shut(state.locks + state.bars)
    agents = [row.hex for row in state.agents.values() if row.alive]

    def far(choice: ToHex) -> float:
        return min((board.distance(choice.hex, agent, mask) for agent in agents), default=0)

    best = max(ask.choices, key=lambda one: (far(one), tie(seed, one.key)))
    return Choice(best, because("far-away"))


def mind_shot(seen: Game, ask: MindShot, seed: int) -> Choice:
    """The shot that hurts another alien most."""
    state = state_of(seen)
    shots = [choice for choice in ask.choices if isinstance(choice, Shot)]
    if not shots:
        return Choice(HOLD, because("hold-fire", agent=ask.seat))

    def hurt(shot: Shot) -> tuple[int, int, int]:
        chances = odds(state, ask.alien, shot.weapon, shot.target)
        return chances.kill, chances.expected, tie(seed, shot.key)

    best = max(shots, key=hurt)
    kill = percent(odds(state, ask.alien, best.weapon, best.target).kill)
    return Choice(best, because("attack", target=best.target, weapon=best.weapon, kill=kill))


def linked(seen: Game, ask: WhatIsLinked, seed: int) -> Choice:
    """The power that is liked best comes back."""

    def liked(choice: TurnUp) -> tuple[int, int]:
        return GAINS.get(choice.power, 0), tie(seed, choice.key)

    best = max(ask.choices, key=liked)
    return Choice(best, because("restore", agent=best.agent, power=best.power))


def given(seen: Game, ask: WhatIsGiven, seed: int) -> Choice:
    """The most useful device, to whoever has fewest."""
    state = state_of(seen)

    def use(choice: Give) -> tuple[int, int, int]:
        held = len(state.agents[choice.agent].devices)
        return DEVICES.get(choice.item, 0), -held, tie(seed, choice.key)

    best = max(ask.choices, key=use)
    return Choice(best, because("recipient", agent=best.agent, item=best.item))


def at_once(seen: Game, ask: UseAtOnce, seed: int) -> Choice:
    """A medikit is used at once by the wounded; the rest is kept."""
    state = state_of(seen)
    power = next(choice.power for choice in ask.choices if isinstance(choice, WithPower))
    heals = any(type(effect).__name__ == "Heal" for effect in state.box.powers[power].effects)
    if heals and state.agents[ask.agent].wounds > 1:
        return Choice(WithPower(power), because("use", agent=ask.agent, power=power))
    return Choice(NO_POWER, because("keep", agent=ask.agent))
