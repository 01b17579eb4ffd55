"""Answers for the NPCs of a player: the best attack, and a tactic when it is worth it."""

from __future__ import annotations

from collections.abc import Iterable

from xenofront.games.galaxy_defenders.play.greedy.fighting import gain, percent, prey_of
from xenofront.games.galaxy_defenders.play.greedy.situation import Situation, state_of
from xenofront.games.galaxy_defenders.rules.box import TACTIC, natural
from xenofront.games.galaxy_defenders.rules.ch8_aliens.verdicts import At, Via
from xenofront.games.galaxy_defenders.rules.choices import NO_POWER
from xenofront.games.galaxy_defenders.rules.expansions.npcs.activation import NpcWay
from xenofront.games.galaxy_defenders.rules.expansions.npcs.arrival import WhoLeads
from xenofront.games.galaxy_defenders.rules.expansions.npcs.slots import NextNpc
from xenofront.games.galaxy_defenders.rules.expansions.npcs.tactics import (
    ANY,
    NpcShot,
    NpcTactic,
    TacticOn,
    UseTactic,
    uses,
)
from xenofront.games.galaxy_defenders.rules.state import AgentId, AlienId, GDState
from xenofront.kernel import Choice as Answer
from xenofront.kernel import Game
from xenofront.players.base import Choice, because, tie

WORTH_A_TACTIC = 0.8
WOUNDS = 2
"""Wounds of a friend for which a tactic that heals is used."""


def way(seen: Game, ask: NpcWay, seed: int) -> Choice:
    """At the alien against which most is won, from where few others reach the NPC."""
    state = state_of(seen)
    look, prey = Situation(state, AgentId(ask.unit)), prey_of(state)
    weapons = [slot.id for slot in look.row.weapons]
    beside = look.board.neighbours

    def value(choice: Via | At) -> tuple[float, float, float]:
        won = 0.0
        if AlienId(choice.target) in state.aliens:
            won = max(gain(look, weapon, choice.target, prey)[0] for weapon in weapons)
        around = beside(choice.end, look.mask)
        near = sum(row.hex in around for row in state.aliens.values())
        return won, -float(near), tie(seed, choice.key)

    best = max(ask.choices, key=value)
    return Choice(best, because("drone", unit=ask.unit))


def first(seen: Game, ask: NextNpc, seed: int) -> Choice:
    """Which NPC acts first: the order hardly matters."""
    return Choice(ask.choices[0], because("first"))


def leader(seen: Game, ask: WhoLeads, seed: int) -> Choice:
    """Who is specialised in NPCs; they stand first."""
    return Choice(ask.choices[0], because("first"))


def tactic(seen: Game, ask: NpcTactic, seed: int) -> Choice:
    """A tactic is used where it brings much: there is one in a mission."""
    choices = [choice for choice in ask.choices if choice != NO_POWER]
    best = _best_use(state_of(seen), AgentId(ask.unit), ask.power, choices, seed)
    return best or Choice(NO_POWER, because("keep", agent=ask.unit))


def would_use(state: GDState, npc: AgentId) -> bool:
    """Whether the tactic of an NPC is worth using in its player's turn."""
    choices = uses(state, npc, ANY)
    return _best_use(state, npc, natural(npc, TACTIC), choices, 0) is not None


def _best_use(
    state: GDState, npc: AgentId, power: str, choices: Iterable[Answer], seed: int
) -> Choice | None:
    """The best use of a tactic; nothing if it is better kept."""
    look, prey = Situation(state, npc), prey_of(state)
    found: list[tuple[float, float, Choice]] = []
    for choice in choices:
        tied = tie(seed, choice.key)
        if isinstance(choice, NpcShot):
            weapon, target = choice.weapon, choice.target
            won, odds = gain(look, weapon, target, prey, (power,))
            why = because("attack", target=target, weapon=weapon, kill=percent(odds.kill))
            found.append((won - WORTH_A_TACTIC, tied, Choice(choice, why)))
        elif isinstance(choice, TacticOn):
            value = state.agents[choice.agent].wounds - WOUNDS + 0.5
            found.append((value, tied, Choice(choice, because("heal", agent=choice.agent))))
        elif isinstance(choice, UseTactic):
            found.append((0.1, tied, Choice(choice, because("drone", unit=npc))))
    best = max(found, key=lambda one: one[:2], default=None)
    return best[2] if best is not None and best[0] > 0 else None
