"""The oracle and a slow, plain second implementation agree on random positions."""

import os
from random import Random

import pytest

from tests.galaxy_defenders.ch8_aliens.plain_oracle import Alien, Plain
from tests.galaxy_defenders.table import HEIGHT, WIDTH, Table, field, table
from xenofront.content import effects
from xenofront.systems.galaxy_defenders.ch8_aliens import oracle
from xenofront.systems.galaxy_defenders.state import AgentId, AlienId

POSITIONS = int(os.environ.get("XENOFRONT_POSITIONS", "200"))
SEED = int(os.environ.get("XENOFRONT_SEED", "1"))
ON_ONE_MAP = 10
AGENTS = {"chromium": 6, "thorium": 5, "mercury": 5, "iridium": 4, "titanium": 7}
CARDS = (
    "xeno_beta-green", "xeno_beta-blue", "spine_critter-green", "spine_critter-blue",
    "aracnos-green", "aracnos-blue",
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
    places = iter(random.sample(free[:corner], 12))
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
        effects_of_row = plain.card.rows[number].do
        if isinstance(effects_of_row[-1], effects.MoveAway):
            last = len(effects_of_row) - 1
            target = AgentId(expected[1][0].target)
            ways = oracle.options(game.state, AlienId(name), number, last, target).ways
            if {(way.via, way.end) for way in ways} != set(plain.retreat()):
                found.append(f"{name}: away {ways}, plain {plain.retreat()}")
    return found


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
