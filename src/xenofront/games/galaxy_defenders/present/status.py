"""Where the game stands and how everybody is, in a few words each."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from xenofront.games.galaxy_defenders.rules.box import Box
from xenofront.games.galaxy_defenders.rules.ch8_aliens.swarms import company
from xenofront.games.galaxy_defenders.rules.expansions.map_tokens import kind_of
from xenofront.games.galaxy_defenders.rules.expansions.stages import stage_of
from xenofront.games.galaxy_defenders.rules.state import (
    Agent,
    AgentId,
    AlienId,
    GDState,
    is_bleeding,
)
from xenofront.games.galaxy_defenders.text.cards.modifiers import modifier_lines
from xenofront.games.galaxy_defenders.text.cards.powers import power_lines
from xenofront.games.galaxy_defenders.text.cards.weapons import printed_weapon
from xenofront.games.galaxy_defenders.text.cards.words import Words
from xenofront.text.texts import Texts

ACTIVITIES: Final = ("movement", "combat", "action")


class Said(NamedTuple):
    """A few words, and whether they are bad news."""

    text: str
    bad: bool = False


# -- agents ----------------------------------------------------------------------------------------


def has_view(state: GDState, agent: AgentId) -> bool:
    """Whether it counts where an agent looks."""
    return state.options.human_view and not state.agents[agent].owner


def conditions(texts: Texts, state: GDState, agent: AgentId) -> Iterator[Said]:
    """What an agent suffers, and what protects and helps it."""
    row = state.agents[agent]
    if is_bleeding(state, agent):
        yield Said(texts.say("ui-bleeding"), bad=True)
    for condition in row.conditions:
        yield Said(texts.say(f"condition-{condition}"), bad=True)
    yield from _beset(texts, state, agent)
    for token in row.criticals:
        yield Said(texts.name(token, state.box), bad=True)
    if row.poison:
        yield Said(texts.say("ui-poison", level=row.poison), bad=True)
    if row.lock:
        yield Said(texts.say("ui-lock", level=row.lock), bad=True)
    if row.shield:
        yield Said(texts.say("ui-shield", points=row.shield))
    yield from _gear(texts, state, row)
    if row.plates:
        yield Said(texts.say("ui-plates", points=row.plates))
    for power in row.lasting:
        yield Said(texts.say("ui-lasting", name=texts.name(power, state.box)))
    if row.led:
        yield Said(texts.say("ui-led", count=row.led))
    if row.guard:
        yield Said(texts.say("ui-guard"))


def _gear(texts: Texts, state: GDState, row: Agent) -> Iterator[Said]:
    """The suit that an agent wears, its pose, and the tokens of the mission it carries."""
    for token in row.tokens:
        yield Said(texts.say("ui-carries", name=texts.name(kind_of(token), state.box)))
    if row.suit is not None:
        suit = texts.name(row.suit.sheet, state.box)
        yield Said(texts.say("ui-suit", suit=suit, batteries=row.suit.batteries))
        if row.suit.shield:
            yield Said(texts.say("ui-suit-shield", points=row.suit.shield))
    if row.pose != "standing":
        yield Said(texts.say(f"ui-pose-{row.pose}"))


def powers(texts: Texts, state: GDState, agent: AgentId) -> Iterator[str]:
    """Powers to be used, and devices."""
    row = state.agents[agent]
    for power in row.powers:
        if state.box.powers[power].moment not in ("guard", "always"):
            used = "yes" if power in row.spent else "no"
            yield texts.say("ui-power", name=texts.name(power, state.box), used=used)
    yield from (texts.name(device, state.box) for device in row.devices)


def left(texts: Texts, state: GDState) -> str:
    """What the active agent can still do in its turn."""
    assert state.turn is not None
    rest = [texts.say(f"activity-{a}") for a in ACTIVITIES if a not in state.turn.spent]
    return texts.say("ui-left", activities=", ".join(rest))


def carried_lines(texts: Texts, box: Box, agent: AgentId, row: Agent) -> list[str]:
    """What an agent has at hand, each with its text: weapons, powers, devices and armour."""
    words = Words(texts, box.catalogue)
    lines = [printed_weapon(words, box.weapons[slot.id]) for slot in row.weapons]
    for power in (*row.powers, *row.devices):
        definition = box.powers[power]
        kind = texts.say(f"kind-{definition.kind}")
        said = " ".join(power_lines(words, definition))
        lines.append(f"{texts.called(definition)} ({kind}): {said}")
    armour = box.agents[agent].armour
    return lines + modifier_lines(words, armour, words.say("card-armour"))


def _beset(texts: Texts, state: GDState, agent: AgentId) -> Iterator[Said]:
    """Who hunts or drags an agent."""
    for alien, level in hunters(state, agent):
        name = texts.name(alien, state.box)
        yield Said(texts.say("web-menaced", alien=name, level=level), bad=True)
    if state.agents[agent].seized_by:
        yield Said(texts.say("drawn-seized"), bad=True)


def hunters(state: GDState, agent: AgentId) -> list[tuple[AlienId, int]]:
    """The master aliens that hunt an agent, each with the level of its token."""
    tokens = state.menace.items()
    return [(alien, token.level) for alien, token in tokens if token.holder == agent]


# -- aliens ----------------------------------------------------------------------------------------


def alien_parts(texts: Texts, state: GDState, alien: AlienId) -> list[str]:
    """Place, shield, conditions and who controls it."""
    row = state.aliens[alien]
    parts: list[str] = [row.hex]
    if row.shield:
        parts.append(texts.say("ui-shield", points=row.shield))
    parts += [texts.say(f"condition-{c}") for c in row.conditions]
    parts += [texts.say("ui-lock", level=row.lock)] if row.lock else []
    parts += [texts.name(name, state.box) for name in (*row.criticals, *row.marks)]
    parts += mastery(texts, state, alien)
    parts.append(texts.say("ui-controlled", agent=texts.name(row.controller, state.box)))
    return parts


def mastery(texts: Texts, state: GDState, alien: AlienId) -> list[str]:
    """The stage of a master alien, and whom it hunts; of a figure of a prime swarm the others."""
    parts: list[str] = []
    row = state.aliens[alien]
    stage = stage_of(state.box, row.card)
    if stage:
        parts.append(texts.say("web-stage", stage=stage))
    token = state.menace.get(alien)
    if token is not None:
        name = texts.name(token.holder, state.box)
        parts.append(texts.say("web-hunts", agent=name, level=token.level))
    if state.box.aliens[row.card].figures:
        parts.append(texts.say("web-figures", count=len(company(state, alien))))
    return parts
