"""Odds are what enumeration says, with marks, CRITICAL tokens, shields, poses and suits in play.

The environment may ask for more: ``XENOFRONT_POSITIONS`` and ``XENOFRONT_SEED``.
"""

import os
from collections import Counter
from fractions import Fraction
from random import Random
from typing import Any

import msgspec
import pytest

from tests.games.galaxy_defenders.rules.ch8_aliens import random_positions
from tests.games.galaxy_defenders.rules.ch8_aliens.random_positions import (
    random_map,
    random_position,
)
from tests.games.galaxy_defenders.rules.expansions.plain_odds import agent_strikes, alien_strikes
from xenofront.games.galaxy_defenders import pack
from xenofront.games.galaxy_defenders.rules.box import natural
from xenofront.games.galaxy_defenders.rules.ch7_agents.odds import SCALE
from xenofront.games.galaxy_defenders.rules.ch7_agents.profiles import odds
from xenofront.games.galaxy_defenders.rules.ch8_aliens.swarms import figure_hp
from xenofront.games.galaxy_defenders.rules.gear import Suit
from xenofront.games.galaxy_defenders.rules.state import AgentId, GDState, max_hp

POSITIONS = int(os.environ.get("XENOFRONT_POSITIONS", "60"))
SEED = int(os.environ.get("XENOFRONT_SEED", "1"))
ON_ONE_MAP = 40
CARDS = (
    *("xeno_delta-green", "xeno_delta-blue", "flying_critter-green", "flying_critter-blue"),
    *("wormoon-2", "aracnos-blue", "xeno_alpha-red", "nexus-blue", "xeno_beta-blue"),
)
CRITICALS = {
    name: msgspec.structs.replace(token, set="core")
    for name, token in pack.catalogue().criticals.items()
    if token.modifiers
}
SUITS = {
    name: msgspec.structs.replace(one, set="core") for name, one in pack.catalogue().suits.items()
}
POSES = {
    name: msgspec.structs.replace(one, set="core") for name, one in pack.catalogue().poses.items()
}


@pytest.fixture
def all_tokens(monkeypatch):
    """The positions are drawn with the CRITICAL tokens and aliens of the expansions in the box."""
    whole = pack.catalogue().aliens
    cards = {name: msgspec.structs.replace(whole[name], set="core") for name in CARDS}
    catalogue = random_positions.CATALOGUE
    catalogue = msgspec.structs.replace(
        catalogue,
        criticals=CRITICALS,
        aliens={**catalogue.aliens, **cards},
        suits=SUITS,
        poses=POSES,
    )
    monkeypatch.setattr(random_positions, "CATALOGUE", catalogue)


def some_tokens(random: Random, whom: str) -> tuple[str, ...]:
    """Up to two tokens for a kind of figure, of different kinds."""
    fitting = [token for token in CRITICALS.values() if whom in token.fits]
    first, second = random.sample(fitting, 2)
    number = random.choice((0, 0, 1, 2))
    return (first.id, second.id)[: number if first.kind != second.kind else min(number, 1)]


def burden(random: Random, state: GDState) -> None:
    """Put tokens on everybody."""
    for name, row in state.agents.items():
        held = some_tokens(random, "others" if row.owner else "agents")
        state.change_agent(name, criticals=held, lock=random.choice((0, 0, 1, 2)))
        state.change_agent(name, wounds=min(row.wounds, max_hp(state, name)))
        if not row.owner:
            dress(random, state, name)
    for alien, figure in state.aliens.items():
        stacks = tuple(random.randrange(3) for _ in range(random.choice((0, 0, 1, 2))))
        held, lock = some_tokens(random, "others"), random.choice((0, 0, 1, 2))
        shield = random.randrange(3)
        state.change_alien(alien, criticals=held, lock=lock, shield=shield, stacks=stacks)
        state.change_alien(alien, wounds=min(figure.wounds, figure_hp(state, alien) - 1))


def dress(random: Random, state: GDState, name: AgentId) -> None:
    """Let an agent wear a suit, or take a pose."""
    if random.random() < 0.3:
        sheet = random.choice(sorted(SUITS))
        state.change_agent(name, suit=Suit(sheet, 2, random.randrange(SUITS[sheet].shield + 1)))
    else:
        state.change_agent(name, pose=random.choice(("standing", "crouching", "prone")))


def differences(state: GDState, seen: Counter[str]) -> list[str]:
    found = []
    pairs: list[tuple[Any, Any, Any, Any]] = []
    for name, row in state.aliens.items():
        for weapon in state.box.aliens[row.card].weapons:
            for agent in state.agents:
                ours = odds(state, name, f"{row.card}/{weapon.id}", agent)
                pairs.append((name, agent, ours, alien_strikes(state, name, weapon, agent)))
        for agent, person in state.agents.items():
            for slot in () if person.owner else person.weapons:
                definition = state.box.weapons[slot.id]
                if definition.kind != "healing":
                    ours = odds(state, agent, slot.id, name)
                    theirs = agent_strikes(state, agent, definition, name)
                    pairs.append((agent, name, ours, theirs))
            if person.suit is not None:
                definition = SUITS[person.suit.sheet].weapon
                ours = odds(state, agent, natural(person.suit.sheet, definition.id), name)
                theirs = agent_strikes(state, agent, definition, name)
                pairs.append((agent, name, ours, theirs))
                seen["suits"] += 1
    for attacker, target, ours, theirs in pairs:
        seen["pairs"] += 1
        seen["wounds"] += theirs.wounds > 0
        exact = Fraction(ours.kill, SCALE), Fraction(ours.bleed, SCALE)
        if (*exact, Fraction(ours.expected, SCALE)) != theirs:
            found.append(f"{attacker} at {target}: {ours}, plain {theirs}")
    return found


def test_odds_are_exact_with_every_token_in_play(all_tokens):
    """GX-8.2.3.a/each GX-8.2.3.b/each GX-8.2.3.i/armour GX-8.3.d GX-11.7.b"""
    random, seen = Random(SEED), Counter[str]()
    drawn = random_map(random)
    for at in range(POSITIONS):
        if at % ON_ONE_MAP == 0:
            drawn = random_map(random)
        state = random_position(random, drawn, CARDS)
        burden(random, state)
        found = differences(state, seen)
        assert not found, (at, found[:4], state.agents, state.aliens)
    assert seen["wounds"] > POSITIONS
    assert seen["suits"]
