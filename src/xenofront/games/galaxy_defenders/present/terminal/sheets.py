"""One line for the round, for each agent and for each alien of Galaxy Defenders."""

from __future__ import annotations

from xenofront.games.galaxy_defenders.present import status
from xenofront.games.galaxy_defenders.present.places import agent_letters, alien_letters
from xenofront.games.galaxy_defenders.rules.state import AgentId, AlienId, GDState, max_hp
from xenofront.present.terminal.screen import Screen, padded
from xenofront.text.texts import Texts


def bar(left: int, whole: int) -> str:
    return "█" * max(left, 0) + "░" * (whole - max(left, 0))


def round_line(texts: Texts, state: GDState) -> str:
    """Where the game stands."""
    return " · ".join(status.round_parts(texts, state))


def figure_lines(screen: Screen, texts: Texts, state: GDState) -> list[str]:
    """Agents, then aliens."""
    lines = [line for agent in state.agents for line in agent_lines(screen, texts, state, agent)]
    return lines + [alien_line(screen, texts, state, alien) for alien in state.aliens]


def agent_lines(screen: Screen, texts: Texts, state: GDState, agent: AgentId) -> list[str]:
    """HP, weapons, tokens and conditions; for the active agent also what is left of the turn."""
    row = state.agents[agent]
    name = padded(f"{agent_letters(agent)} {texts.name(agent, state.box)} ", 13)
    active = state.turn is not None and state.turn.agent == agent
    head = ("▶ " if active else "  ") + screen.paint(name, "agent")
    if row.left:
        return [head + texts.say("ui-left-map")]
    if not row.alive:
        return [head + screen.paint(texts.say("ui-dead"), "bad")]
    hp = max_hp(state, agent)
    health = padded(f"{bar(hp - row.wounds, hp)} {hp - row.wounds}/{hp}", 13)
    if row.wounds * 2 > hp:
        health = screen.paint(health, "bad")
    weapons = " · ".join(status.weapon_words(texts, state, slot) for slot in row.weapons)
    first = f"{head}{health} {weapons}"
    parts = _tokens(screen, texts, state, agent)
    if active:
        parts.append(status.left(texts, state))
    return [first, *([" " * 16 + " · ".join(parts)] if parts else [])]


def _tokens(screen: Screen, texts: Texts, state: GDState, agent: AgentId) -> list[str]:
    suffers = status.conditions(texts, state, agent)
    said = [screen.paint(part.text, "bad") if part.bad else part.text for part in suffers]
    return [status.place_words(state, agent), *said, *status.powers(texts, state, agent)]


def alien_line(screen: Screen, texts: Texts, state: GDState, alien: AlienId) -> str:
    """Wounds, place, conditions and who controls it."""
    row = state.aliens[alien]
    card = state.box.aliens[row.card]
    letters = padded(screen.paint(alien_letters(state, alien), card.rank), 4)
    name = padded(texts.name(alien, state.box), 28)
    left = card.hp - row.wounds
    health = padded(f"{bar(left, card.hp)} {left}/{card.hp}", 11)
    parts = status.alien_parts(texts, state, alien)
    return f"  {letters}{name}{health} {' · '.join(parts)}"
