"""One line for the round, for each agent and for each alien of Galaxy Defenders."""

from __future__ import annotations

from xenofront.cli.terminal.galaxy_defenders.board import ARROWS, agent_letters, alien_letters
from xenofront.cli.terminal.screen import Screen, padded
from xenofront.library.texts import Texts
from xenofront.library.words.galaxy_defenders.names import action as action_name
from xenofront.systems.galaxy_defenders.state import (
    AgentId,
    AlienId,
    Carried,
    GDState,
    is_bleeding,
    max_hp,
)

ACTIVITIES = ("movement", "combat", "action")


def bar(left: int, whole: int) -> str:
    return "█" * max(left, 0) + "░" * (whole - max(left, 0))


def round_line(texts: Texts, state: GDState) -> str:
    """Where the game stands."""
    box = state.box
    parts = [texts.say("ui-round", round=state.round), texts.say(f"phase-{state.phase}")]
    if state.alpha:
        parts.append(texts.say("ui-alpha", agent=texts.name(state.alpha, box)))
    if state.weather:
        parts.append(texts.say("ui-weather", weather=texts.name(state.weather, box)))
    places = {
        "ui-mines": state.mines,
        "ui-flames": state.flames,
        "ui-strikes": [area for _, area in state.strikes],
    }
    parts += [texts.say(what, places=" ".join(there)) for what, there in places.items() if there]
    parts.append(texts.say("ui-fragments", count=state.fragments))
    parts += [
        texts.say("ui-done", action=action_name(texts, action.id, box))
        for action in box.mission.actions
        if state.counters.get(action.counts, 0) >= action.limit
    ]
    return " · ".join(parts)


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
    weapons = " · ".join(weapon_words(texts, state, slot) for slot in row.weapons)
    first = f"{head}{health} {weapons}"
    parts = _tokens(screen, texts, state, agent)
    if active:
        parts.append(_left(texts, state))
    return [first, *([" " * 16 + " · ".join(parts)] if parts else [])]


def _tokens(screen: Screen, texts: Texts, state: GDState, agent: AgentId) -> list[str]:
    row = state.agents[agent]
    faces = state.options.human_view and not row.owner
    parts = [f"{row.hex} {ARROWS[row.facing]}" if faces else row.hex]
    if is_bleeding(state, agent):
        parts.append(screen.paint(texts.say("ui-bleeding"), "bad"))
    parts += [screen.paint(texts.say(f"condition-{c}"), "bad") for c in row.conditions]
    if row.shield:
        parts.append(texts.say("ui-shield", points=row.shield))
    if row.plates:
        parts.append(texts.say("ui-plates", points=row.plates))
    parts += [texts.say("ui-lasting", name=texts.name(p, state.box)) for p in row.lasting]
    if row.led:
        parts.append(texts.say("ui-led", count=row.led))
    if row.guard:
        parts.append(texts.say("ui-guard"))
    for power in row.powers:
        if state.box.powers[power].moment not in ("guard", "always"):
            used = "yes" if power in row.spent else "no"
            parts.append(texts.say("ui-power", name=texts.name(power, state.box), used=used))
    parts += [texts.name(device, state.box) for device in row.devices]
    return parts


def _left(texts: Texts, state: GDState) -> str:
    assert state.turn is not None
    rest = [texts.say(f"activity-{a}") for a in ACTIVITIES if a not in state.turn.spent]
    return texts.say("ui-left", activities=", ".join(rest))


def weapon_words(texts: Texts, state: GDState, slot: Carried) -> str:
    name = texts.name(slot.id, state.box)
    ammo = "" if slot.ammo is None else f" {slot.ammo}/{state.box.weapons[slot.id].ammo}"
    jam = f" {texts.say('ui-jammed')}" if slot.jammed else ""
    return f"{name}{ammo}{jam}"


def alien_line(screen: Screen, texts: Texts, state: GDState, alien: AlienId) -> str:
    """Wounds, place, conditions and who controls it."""
    row = state.aliens[alien]
    card = state.box.aliens[row.card]
    letters = padded(screen.paint(alien_letters(state, alien), card.rank), 4)
    name = padded(texts.name(alien, state.box), 28)
    left = card.hp - row.wounds
    health = padded(f"{bar(left, card.hp)} {left}/{card.hp}", 11)
    parts: list[str] = [row.hex]
    if row.shield:
        parts.append(texts.say("ui-shield", points=row.shield))
    parts += [texts.say(f"condition-{c}") for c in row.conditions]
    parts += [texts.name(power, state.box) for power in row.marks]
    parts.append(texts.say("ui-controlled", agent=texts.name(row.controller, state.box)))
    return f"  {letters}{name}{health} {' · '.join(parts)}"
