"""The oracle and a slow, plain second implementation agree on random positions."""

import os
from random import Random

import pytest

from tests.galaxy_defenders.ch8_aliens.plain_oracle import Alien, Plain
from tests.galaxy_defenders.table import HEIGHT, WIDTH, Table, field, table
from xenofront.content import effects
from xenofront.geometry.hexes import HexId
from xenofront.systems.galaxy_defenders.ch8_aliens import oracle
from xenofront.systems.galaxy_defenders.ch8_aliens.command import within_call
from xenofront.systems.galaxy_defenders.ch8_aliens.company import followers, nearest
from xenofront.systems.galaxy_defenders.ch8_aliens.paths import Ground
from xenofront.systems.galaxy_defenders.state import AgentId, AlienId

POSITIONS = int(os.environ.get("XENOFRONT_POSITIONS", "200"))
SEED = int(os.environ.get("XENOFRONT_SEED", "1"))
ON_ONE_MAP = 10
AGENTS = {"chromium": 6, "thorium": 5, "mercury": 5, "iridium": 4, "titanium": 7}
CARDS = (
    "xeno_beta-green", "xeno_beta-blue", "spine_critter-green", "spine_critter-blue",
    "aracnos-green", "aracnos-blue", "xeno_alpha-green", "xeno_alpha-blue", "xeno_alpha-red",
    "xeno_grey-green", "xeno_grey-blue", "nexus-green", "nexus-blue", "xeno_beast-red",
    "xeno_beast-enraged", "xeno_beta-red", "spine_critter-red", "aracnos-red",
)  # fmt: skip
HEXES = [f"{column - row // 2},{row}" for row in range(HEIGHT) for column in range(WIDTH)]


def random_map(random: Random) -> tuple[str, list[str], list[str]]:
    """A map with rocks, walls, doors and windows; its free hexes; its doors."""
    blocked = random.sample(HEXES, random.choice((0, 8, 20)))
    sides = {}
    for _ in range(random.choice((0, 15, 40))):
        q, r = map(int, random.choice(HEXES).split(","))
        a, b = random.choice(((1, 0), (0, 1), (-1, 1)))
        if f"{q + a},{r + b}" in HEXES:
            kind = random.choice(("wall", "wall", "door", "window"))
            sides[f"{q},{r}|{q + a},{r + b}"] = kind
    doors = [side for side, kind in sides.items() if kind == "door"]
    return field(blocked=blocked, sides=sides), [h for h in HEXES if h not in blocked], doors


def random_position(random: Random, drawn: tuple[str, list[str], list[str]]) -> Table:
    text, free, doors = drawn
    corner = random.choice((len(free), len(free) // 3))
    places = iter(random.sample(free[:corner], 16))
    team = random.sample(sorted(AGENTS), random.randint(1, 4))
    agents = {
        name: {"hex": next(places), "wounds": random.choice((0, 0, 1, 2, AGENTS[name]))}
        for name in team
    }
    cards = random.sample(CARDS, random.randint(1, 4))
    aliens = {
        f"{card}-{number}": {
            "hex": next(places),
            "came_from": random.choice((None, *("4,2", "6,3", "3,5", "1,4", "7,0"))),
        }
        for number, card in enumerate(cards)
    }
    return table(
        map=text,
        agents=agents,
        aliens=aliens,
        signals={f"s{n}": next(places) for n in range(random.randint(0, 3))},
        locks=[door for door in doors if random.random() < 0.5],
        teleports={s: next(places) for s in ("HIT", "SHIELD", "BOLT")[: random.randint(0, 3)]},
        weather=random.choice(("", "", "ev05")),
        open={"do": "StatusCheck"},
    )


def differences(game: Table) -> list[str]:
    """Where the two disagree about any alien of a position."""
    found = []
    for name in game.state.aliens:
        plain = Alien(game.state, name)
        expected = plain.decide()
        number = oracle.row_for(game.state, AlienId(name))
        if expected is None or number is None or expected[0] != number:
            if (expected and expected[0]) != number:
                found.append(f"{name}: row {number}, plain {expected}")
            continue
        verdict = oracle.options(game.state, AlienId(name), number, 0)
        backs_off = any(isinstance(e, effects.MoveAway) for r in plain.card.rows for e in r.do)
        ours = {Plain(way.target, way.via if backs_off else None, way.end) for way in verdict.ways}
        theirs = {way._replace(via=way.via if backs_off else None) for way in expected[1]}
        if ours != theirs:
            found.append(f"{name}: row {number}: {sorted(map(str, ours ^ theirs))}")
        found += later_differences(game, name, number, plain, expected[1])
    return found


def later_differences(
    game: Table, name: str, number: int, plain: Alien, ways: list[Plain]
) -> list[str]:
    """Where the two disagree about what comes after the first effect of a row."""
    found: list[str] = []
    row = plain.card.rows[number].do
    last, effect = len(row) - 1, row[-1]
    target = AgentId(ways[0].target)
    if isinstance(effect, effects.MoveAway):
        away = oracle.options(game.state, AlienId(name), number, last, target).ways
        if {(way.via, way.end) for way in away} != set(plain.retreat()):
            found.append(f"{name}: away {away}, plain {plain.retreat()}")
    if isinstance(effect, effects.MoveToward) and effect.to == "target":
        after = oracle.options(game.state, AlienId(name), number, last, target).ways
        ends = {way.end for way in plain.advance(target, effect.areas)}
        if {way.end for way in after} != ends:
            found.append(f"{name}: after {target} {after}, plain {ends}")
    for command in row:
        if isinstance(command, effects.Command):
            found += commands_differ(game, name, command, plain)
    if plain.card.on_move and ways[0].end != plain.here:
        found += followers_differ(game, name, ways[0].end, plain.here)
    return found


def followers_differ(game: Table, name: str, end: str, start: str) -> list[str]:
    """Where the two disagree about who follows a leader first, and where to."""
    state, leader = game.state, AlienId(name)
    before = state.aliens
    state.change_alien(leader, hex=HexId(end))
    plain = Alien(state, name)
    ours = followers(state, leader, HexId(start), (leader,))
    theirs = plain.followers(start, plain.card.on_move[0].within)
    found = [] if {*ours} == {*theirs} else [f"{name}: leads {ours}, plain {theirs}"]
    for other in ours:
        area = state.box.board.area_of[HexId(end)]
        ends = Ground(state, other).resting_places_in(area)
        if {*ends} != {*Alien(state, other).follow_places(area)}:
            found.append(f"{other}: follows to {ends}")
    state.aliens = before
    return found


def commands_differ(game: Table, name: str, effect: effects.Command, plain: Alien) -> list[str]:
    """Where the two disagree about whom an alien would command first."""
    near = within_call(game.state, AlienId(name), effect.within, effect.not_species)
    ours = nearest(game.state, game.alien(name).hex, near)
    theirs = plain.called(effect.within, effect.not_species)
    if {*ours} != {*theirs}:
        return [f"{name}: commands {ours}, plain {theirs}"]
    return []


def compare(positions: int, seed: int) -> int:
    """Compare so many random positions; says how many aliens acted in them."""
    random = Random(seed)
    acted = 0
    drawn = random_map(random)
    for number in range(positions):
        if number % ON_ONE_MAP == 0:
            drawn = random_map(random)
        game = random_position(random, drawn)
        found = differences(game)
        if found:
            pytest.fail(f"seed {seed}, position {number}:\n" + "\n".join(found) + f"\n{drawn[0]}")
        acted += sum(oracle.row_for(game.state, name) is not None for name in game.state.aliens)
    return acted


def test_the_oracle_agrees_with_the_plain_one():
    """GD-8.2.h, GD-8.2.r, GD-8.9.e, GD-8.9.r, GD-8.10.f"""
    assert compare(POSITIONS, SEED) > POSITIONS
