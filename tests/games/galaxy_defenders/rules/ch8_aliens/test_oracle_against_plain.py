"""The oracle and a slow, plain second implementation agree on random positions.

The environment may ask for more: ``XENOFRONT_POSITIONS`` and ``XENOFRONT_SEED``.
"""

import os
from collections import Counter
from fractions import Fraction
from random import Random

import pytest

from tests.games.galaxy_defenders.rules.ch8_aliens import plain_groups
from tests.games.galaxy_defenders.rules.ch8_aliens.plain_groups import harm_to_alien
from tests.games.galaxy_defenders.rules.ch8_aliens.plain_oracle import Alien, Plain
from tests.games.galaxy_defenders.rules.ch8_aliens.random_positions import (
    CARDS,
    RIMS,
    RULES,
    SORTS,
    STRANGE,
    random_map,
    random_position,
)
from xenofront.games.galaxy_defenders.content import effects
from xenofront.games.galaxy_defenders.rules import procedures as gd
from xenofront.games.galaxy_defenders.rules.ch7_agents.odds import SCALE
from xenofront.games.galaxy_defenders.rules.ch7_agents.profiles import odds
from xenofront.games.galaxy_defenders.rules.ch8_aliens import oracle
from xenofront.games.galaxy_defenders.rules.ch8_aliens.command import within_call
from xenofront.games.galaxy_defenders.rules.ch8_aliens.company import (
    FollowHex,
    acting_figure,
    followers,
    nearest,
)
from xenofront.games.galaxy_defenders.rules.ch8_aliens.save_master import substitutes
from xenofront.games.galaxy_defenders.rules.ch8_aliens.swarms import foremost
from xenofront.games.galaxy_defenders.rules.ch8_aliens.wide import ground_of
from xenofront.games.galaxy_defenders.rules.state import AgentId, AlienId, GDState
from xenofront.geometry.hexes import sketch
from xenofront.geometry.hexes.grid import HexId
from xenofront.kernel import Game

POSITIONS = int(os.environ.get("XENOFRONT_POSITIONS", "200"))
SEED = int(os.environ.get("XENOFRONT_SEED", "1"))
MAPS = 20
MOST_ON_ONE_MAP = 100

seen: Counter[str] = Counter()
"""How often the positions held something worth a comparison."""


def differences(state: GDState) -> list[str]:
    """Where the two disagree about any alien of a position."""
    found: list[str] = []
    for name in state.aliens:
        found += decisions_differ(state, name)
        if state.aliens[name].swarm:
            found += swarms_differ(state, name)
        if state.box.aliens[state.aliens[name].card].on_target:
            found += substitutes_differ(state, name)
    return found + rages_differ(state)


def decisions_differ(state: GDState, name: AlienId) -> list[str]:
    """Where the two disagree about the row of a figure, or about the ways of its effects."""
    plain = Alien(state, name)
    expected = plain.decide()
    decision = oracle.decision(state, name)
    number = None if decision is None else decision[0]
    if expected is None or decision is None or expected[0] != number:
        agree = (expected and expected[0]) == number
        return [] if agree else [f"{name}: row {number}, plain {expected}"]
    seen["decided"] += 1
    seen["several ways"] += len(expected[1]) > 1
    backs_off = any(isinstance(e, effects.MoveAway) for r in plain.card.rows for e in r.do)
    ways = decision[1].ways
    ours = {Plain(way.target, way.via if backs_off else None, *way.base) for way in ways}
    theirs = {way._replace(via=way.via if backs_off else None) for way in expected[1]}
    found = []
    if ours != theirs:
        found.append(f"{name}: row {number}: {sorted(map(str, ours ^ theirs))}")
    return found + later_differences(state, name, expected[0], plain, expected[1])


def later_differences(
    state: GDState, name: AlienId, number: int, plain: Alien, ways: list[Plain]
) -> list[str]:
    """Where the two disagree about what comes after the first effect of a row."""
    found: list[str] = []
    row = plain.card.rows[number].do
    last, effect = len(row) - 1, row[-1]
    target = AgentId(ways[0].target)
    if isinstance(effect, effects.MoveAway):
        away = oracle.options(state, name, number, last, target).ways
        if {(way.via, way.base) for way in away} != set(plain.retreat()):
            found.append(f"{name}: away {away}, plain {plain.retreat()}")
    if isinstance(effect, effects.MoveToward) and effect.to == "target":
        after = oracle.options(state, name, number, last, target).ways
        ends = {way.base for way in plain.advance(target, effect.areas)}
        if {way.base for way in after} != ends:
            found.append(f"{name}: after {target} {after}, plain {ends}")
    for command in row:
        if isinstance(command, effects.Command):
            found += commands_differ(state, name, command)
    if plain.card.on_move and ways[0].base != plain.base:
        found += followers_differ(state, name, ways[0], plain.here)
    return found


def followers_differ(state: GDState, leader: AlienId, way: Plain, start: str) -> list[str]:
    """Where the two disagree about who follows a leader first, and where to."""
    state, end = state.copy(), way.end
    state.change_alien(leader, hex=HexId(end), rear=way.rear)
    within = state.box.aliens[state.aliens[leader].card].on_move[0].within
    ours = followers(state, leader, HexId(start), (leader,))
    theirs = plain_groups.followers(state, leader, start, within)
    found = [] if {*ours} == {*theirs} else [f"{leader}: leads {ours}, plain {theirs}"]
    seen["followers"] += bool(ours)
    for other in ours:
        area = state.box.board.area_of[HexId(end)]
        ends = ground_of(state, other).resting_places_in(area)
        if {*ends} != {*plain_groups.follow_places(state, other, area)}:
            found.append(f"{other}: follows to {ends}")
    return found


def commands_differ(state: GDState, name: AlienId, effect: effects.Command) -> list[str]:
    """Where the two disagree about whom an alien would command first."""
    near = foremost(state, within_call(state, name, effect.within, effect.not_species))
    ours = nearest(state, state.aliens[name].hex, near)
    theirs = plain_groups.called(state, name, effect.within, effect.not_species)
    seen["commands"] += bool(ours)
    return [] if {*ours} == {*theirs} else [f"{name}: commands {ours}, plain {theirs}"]


def swarms_differ(state: GDState, name: AlienId) -> list[str]:
    """Where the two disagree about who acts for a swarm, and how the others come to it."""
    if name != state.aliens[name].swarm:
        return []
    acts = plain_groups.acting_figure(state, name)
    if acts is None:
        return []
    if acting_figure(state, name) != acts:
        return [f"{name}: {acting_figure(state, name)} acts, plain {acts}"]
    seen["swarms"] += 1
    decided = Alien(state, acts).decide()
    if decided is None:
        return []
    state = state.copy()
    state.change_alien(AlienId(acts), hex=HexId(decided[1][0].end), rear=decided[1][0].rear)
    choices, ends = plain_groups.gathering(state, acts)
    seen["gatherings"] += len(ends) > 1
    game = Game(RULES, state.copy(), [gd.Gather(AlienId(acts), step="choose_hex")], manual=True)
    asked = []
    while isinstance(game.pending, FollowHex):
        asked.append((game.pending.alien, sorted(game.pending.options)))
        game.answer(min(game.pending.options))
    assert isinstance(game.state, GDState)
    stands = {figure: game.state.aliens[AlienId(figure)].hex for figure in ends}
    if (asked, stands) != (choices, ends):
        return [f"{name}: gathers {asked} {stands}, plain {choices} {ends}"]
    return []


def substitutes_differ(state: GDState, master: AlienId) -> list[str]:
    """Where the two disagree about who stands in for a master, whoever attacks it."""
    found = []
    for agent, row in state.agents.items():
        for slot in row.weapons:
            if state.box.weapons[slot.id].kind == "healing":
                continue
            ours = substitutes(state, agent, slot.id, master)
            theirs = plain_groups.stand_ins(state, agent, slot.id, master)
            seen["stand-ins"] += bool(ours)
            if {*ours} != {*theirs}:
                found.append(f"{master}: saved by {ours} from {slot.id}, plain {theirs}")
    return found


def rages_differ(state: GDState) -> list[str]:
    """Where the two disagree about who is enraged by its wounds, and what it does then."""
    expected = {name: plain_groups.after_wounds(state, name) for name in state.aliens}
    changed = [n for n, after in expected.items() if after and after[0] != state.aliens[n].card]
    if not changed:
        return []
    seen["rages"] += 1
    after = Game(RULES, state.copy(), [gd.Deaths(step="order")], manual=True).state
    assert isinstance(after, GDState)
    found = []
    for name, row in after.aliens.items():
        now = row.card, row.wounds, row.shield, row.controller
        if now != expected[name]:
            found.append(f"{name}: {now} after its wounds, plain {expected[name]}")
    return found + [line for name in changed for line in decisions_differ(after, name)]


def harm_differs(state: GDState) -> list[str]:
    """Where the two disagree about what attacks of aliens and on aliens do, in exact chances."""
    found = []
    for name, row in state.aliens.items():
        plain = Alien(state, name)
        pairs = [
            (odds(state, name, f"{row.card}/{weapon.id}", agent), plain.harm(weapon, agent))
            for weapon in plain.card.weapons
            for agent in plain.agents
        ]
        pairs += [
            (odds(state, agent, slot.id, name), harm_to_alien(state, agent, slot.id, name))
            for agent in state.agents
            for slot in state.agents[agent].weapons
            if state.box.weapons[slot.id].kind != "healing"
        ]
        for ours, theirs in pairs:
            exact = Fraction(ours.kill, SCALE), Fraction(ours.bleed, SCALE)
            if (*exact, Fraction(ours.expected, SCALE)) != theirs:
                found.append(f"{name}: {ours}, plain {theirs}")
    return found


def positions(number: int, seed: int, *, strange: bool = False):
    """So many random positions, with the number and the map of each."""
    random = Random(seed)
    on_one_map = max(1, min(MOST_ON_ONE_MAP, number // MAPS))
    sorts, cards = (RIMS, (*STRANGE, *CARDS[:4])) if strange else (SORTS, CARDS)
    drawn = random_map(random, sorts)
    for at in range(number):
        if at and at % on_one_map == 0:
            drawn = random_map(random, sorts)
        yield f"seed {seed}, position {at} of {number}", random_position(random, drawn, cards)


def agree(where: str, state: GDState) -> None:
    """Fail, with the position, where the two disagree about it."""
    found = differences(state)
    if found:
        picture = sketch.draw(state.box.board, tokens=dict.fromkeys(state.locks, "locked"))
        pytest.fail("\n".join((where, *found, str(RULES.describe(state)), picture)))


def test_fliers_burrowers_and_wide_bases_agree_with_the_plain_oracle():
    """GX-11.8.e, GX-11.8.f, GX-11.8.g/same, GX-11.8.i, GX-11.8.n"""
    seen.clear()
    for where, state in positions(POSITIONS, SEED + 3000, strange=True):
        wide = [name for name, row in state.aliens.items() if row.rear is not None]
        seen["wide"] += len(wide)
        agree(where, state)
    assert min(seen[kind] for kind in ("decided", "several ways", "wide")) > POSITIONS // 5


def test_the_oracle_agrees_with_the_plain_one():
    """GD-8.2.h, GD-8.2.r, GD-8.9.e, GD-8.9.r, GD-8.10.f"""
    seen.clear()
    for where, state in positions(POSITIONS, SEED):
        agree(where, state)
    kinds = ("decided", "several ways", "swarms", "gatherings", "stand-ins", "rages", "followers")
    assert min(seen[kind] for kind in (*kinds, "commands")) > POSITIONS // 50


def test_swarms_masters_and_rage_agree_with_the_plain_oracle():
    """GD-8.4.c, GD-8.4.i, GD-8.2.c, GD-FAQ.n, GD-FAQ.f"""
    for where, state in positions(40, SEED + 1000):
        found = rages_differ(state)
        for name, row in state.aliens.items():
            found += swarms_differ(state, name) if row.swarm else []
            card = state.box.aliens[row.card]
            found += substitutes_differ(state, name) if card.on_target else []
        assert not found, where


def test_the_chances_of_attacks_are_exact():
    """GD-FAQ.i, GD-7.3.aj, GD-7.6.g, GD-7.6.5.c, GD-8.4.d"""
    for where, state in positions(30, SEED + 2000):
        assert not harm_differs(state), where
