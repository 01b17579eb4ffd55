"""Random maps with random figures on them, cheap enough to draw them by the hundred thousand."""

from random import Random
from typing import Any, NamedTuple

import msgspec

from tests.games.galaxy_defenders.rules.table import HEIGHT, WIDTH
from xenofront.games.factory import system
from xenofront.games.galaxy_defenders.content.catalogue import AlienCard, Catalogue
from xenofront.games.galaxy_defenders.content.effects import (
    MoveAdjacent,
    MoveToward,
    Stage,
)
from xenofront.games.galaxy_defenders.rules.box import Box
from xenofront.games.galaxy_defenders.rules.state import GDState
from xenofront.geometry.hexes.board import Board
from xenofront.geometry.hexes.terrain import Terrain
from xenofront.kernel import Setup

RULES = system("galaxy-defenders")
SETUP = Setup(
    system=RULES.name, mission="dust_signal", seats=(), options={"human_view": False}, seed=0
)
AGENTS = ("chromium", "thorium", "mercury", "iridium", "titanium")
DRONES = ("dr_sentry", "dr_gd209")
MORE_WEAPONS = {
    "chromium": ("aw_plasma", "iw_eagle"),
    "thorium": ("aw_scatter", "iw_nano"),
    "titanium": ("iw_vulcan", "aw_claw"),
}
CARDS = (
    "xeno_beta-green", "xeno_beta-blue", "spine_critter-green", "spine_critter-blue",
    "aracnos-green", "aracnos-blue", "xeno_alpha-green", "xeno_alpha-blue", "xeno_alpha-red",
    "xeno_grey-green", "xeno_grey-blue", "nexus-green", "nexus-blue", "xeno_beast-red",
    "xeno_beast-enraged", "xeno_beta-red", "spine_critter-red", "aracnos-red", "xeno_grey-red",
    "gnat-green", "wasp-blue",
)  # fmt: skip
SWARMS = {"gnat-green": "spine_critter-green", "wasp-blue": "xeno_beta-blue"}
"""Cards made for these positions, since the box has no swarm: like others, with figures for HP."""
FIGURES = 3
TURNS = (Stage(wounds=2, card="xeno_alpha-red"),)
"""A master that turns over soon."""
STRANGE: dict[str, tuple[str, dict[str, Any]]] = {
    "bat-green": ("spine_critter-green", {"flying": True}),
    "ghost-blue": ("xeno_beta-blue", {"flying": True}),
    "pilot-blue": ("nexus-blue", {"flying": True}),
    "mole-green": ("aracnos-green", {"burrowing": True}),
    "thief-green": ("xeno_grey-green", {"burrowing": True}),
    "rhino-red": ("spine_critter-red", {"hexes": 2}),
    "crab-red": ("xeno_beta-red", {"hexes": 2}),
    "squid-red": ("xeno_grey-red", {"hexes": 2}),
    "titan-blue": ("nexus-blue", {"hexes": 2}),
    "dragon-red": ("aracnos-red", {"hexes": 2, "flying": True}),
    "worm-blue": ("xeno_alpha-blue", {"hexes": 2, "burrowing": True}),
    "pair-green": ("spine_critter-green", {"figures": 2, "hp": 2}),
    "twin-blue": ("xeno_beta-blue", {"figures": 2, "flying": True}),
    "vulture-blue": ("nexus-blue", {"prefers": "immobilized", "flying": True}),
    "lord-red": ("xeno_beta-red", {"rank": "purple", "archenemy": True}),
    "queen-red": (
        "spine_critter-red",
        {"rank": "purple", "archenemy": True, "hexes": 2, "on_wounds": TURNS},
    ),
}
"""Cards made for these positions: like others, but they fly, burrow, cover two hexes, come in twos,
hunt one agent, or like some targets better."""
HEXES = [f"{column - row // 2},{row}" for row in range(HEIGHT) for column in range(WIDTH)]
SORTS = ("wall", "wall", "door", "window")
RIMS = ("wall", "barrier", "barrier", "barrier", "door", "window")
CENTRES = ("4,2", "6,3", "3,5", "1,4", "7,0")


class Drawn(NamedTuple):
    """A map in a box of its own, its free hexes, and the tokens its doors may carry."""

    box: Box
    free: list[str]
    locks: list[tuple[str, ...]]
    bars: list[tuple[str, ...]]


def _catalogue(catalogue: Catalogue) -> Catalogue:
    cards = dict(catalogue.aliens)
    for name, model in SWARMS.items():
        cards[name] = msgspec.structs.replace(cards[model], id=name, swarm=True, hp=FIGURES)
    for name, (model, fields) in STRANGE.items():
        card = msgspec.structs.replace(cards[model], id=name, **fields)
        cards[name] = _hunting(card) if card.archenemy else card
    return msgspec.structs.replace(catalogue, aliens=cards)


def _hunting(card: AlienCard) -> AlienCard:
    """A card that goes for the menacing agent wherever it went for the closest one."""
    rows = []
    for row in card.rows:
        do = [
            msgspec.structs.replace(effect, to="menacing_agent")
            if isinstance(effect, MoveAdjacent | MoveToward) and effect.to == "closest_agent"
            else effect
            for effect in row.do
        ]
        rows.append(msgspec.structs.replace(row, do=tuple(do)))
    return msgspec.structs.replace(card, rows=tuple(rows))


BOX: Box = RULES.box_for(SETUP)
CATALOGUE = _catalogue(BOX.catalogue)


class Places:
    """Hexes for figures, each given away once."""

    def __init__(self, random: Random, drawn: Drawn, corner: int) -> None:
        self.random, self.drawn = random, drawn
        self.waiting = random.sample(drawn.free[:corner], 32)
        self.given: set[str] = set()

    def __next__(self) -> str:
        place = next(place for place in self.waiting if place not in self.given)
        self.given.add(place)
        return place

    def base(self, card: str, shut: int) -> dict[str, str]:
        """The hexes of an alien; of a wide one the second is beside the first, if there is room."""
        fields, lead = STRANGE.get(card, ("", {}))[1], next(self)
        if fields.get("hexes") != 2:
            return {"hex": lead}
        board, over = self.drawn.box.board, "flying" in fields or "burrowing" in fields
        beside = board.passages(lead, shut, over_barriers=over)  # type: ignore[arg-type]
        free = [place for place in beside if place not in self.given]
        if not free:
            return {}
        rear = self.random.choice(free)
        self.given.add(rear)
        return {"hex": lead, "rear": rear}


def random_map(random: Random, sorts: tuple[str, ...] = SORTS) -> Drawn:
    """A map with rocks, walls, doors and windows."""
    blocked = random.sample(HEXES, random.choice((0, 8, 20)))
    sides = {}
    for _ in range(random.choice((0, 15, 40))):
        q, r = map(int, random.choice(HEXES).split(","))
        a, b = random.choice(((1, 0), (0, 1), (-1, 1)))
        if f"{q + a},{r + b}" in HEXES:
            kind = random.choice(sorts)
            sides[f"{q},{r}|{q + a},{r + b}"] = kind
    board = Board(Terrain.of(HEXES, blocked=blocked, sides=sides))
    box = Box(catalogue=CATALOGUE, mission=BOX.mission, board=board, content=BOX.content)
    doors = [side for side, kind in sides.items() if kind == "door"]
    windows = [side for side, kind in sides.items() if kind == "window"]
    free = [place for place in HEXES if place not in blocked]
    return Drawn(box, free, _tokens(random, doors), _tokens(random, windows))


def _tokens(random: Random, places: list[str]) -> list[tuple[str, ...]]:
    """None of them shut, or about a half."""
    return [(), tuple(place for place in places if random.random() < 0.5)]


def random_position(random: Random, drawn: Drawn, cards: tuple[str, ...] = CARDS) -> GDState:
    """Agents, drones, aliens, swarms and signals on a map, crowded or far apart."""
    corner = random.choice((len(drawn.free), len(drawn.free) // 3))
    places = Places(random, drawn, corner)
    agents = _agents(random, places)
    aliens: dict[str, Any] = {}
    shut = random.randrange(2)
    mask = drawn.box.board.shut((*drawn.locks[shut], *drawn.bars[shut]))
    for card in random.sample(cards, random.randint(2, 6)):
        _add_alien(random, aliens, card, places, list(agents), mask)
    position = {
        "agents": agents,
        "aliens": aliens,
        "signals": {f"s{n}": next(places) for n in range(random.randint(0, 3))},
        "locks": drawn.locks[shut],
        "bars": drawn.bars[shut],
        "teleports": {s: next(places) for s in ("HIT", "SHIELD", "BOLT")[: random.randint(0, 3)]},
        "weather": random.choice(("", "", "ev05")),
        "menace": {
            name: {"holder": random.choice([a for a in agents if a in AGENTS]), "level": 1}
            for name in aliens
            if CATALOGUE.aliens[name.rpartition("-")[0]].archenemy
        },
    }
    state = RULES.place(position, SETUP, drawn.box)
    assert isinstance(state, GDState)
    return state


def _agents(random: Random, places: Places) -> dict[str, Any]:
    agents: dict[str, Any] = {}
    for name in random.sample(AGENTS, random.randint(1, 4)):
        rank = random.choice(("copper", "copper", "palladium"))
        sheet = CATALOGUE.agents[name]
        hp = (sheet.standard if rank == "copper" else sheet.elite).hp
        row = agents[name] = {
            "hex": next(places),
            "wounds": random.choice((0, 0, 1, 2, hp)),
            "rank": rank,
            "plates": random.choice((0, 0, 0, 2)),
            "conditions": random.choice(((), (), (), ("immobilized",), ("paralyzed",))),
        }
        if name in MORE_WEAPONS and random.random() < 0.5:
            row["weapons"] = MORE_WEAPONS[name]
            row["powers"] = random.choice(((), ("sk_alien",)))
    if "iridium" in agents:
        agents["iridium"]["lasting"] = random.choice(((), ("camouflage",)))
    if "mercury" in agents:
        agents["mercury"]["lasting"] = random.choice(((), (), ("d_invis",)))
    if "thorium" in agents:
        for drone in random.sample(DRONES, random.randint(0, 2)):
            wounds = random.choice((0, 0, 1))
            agents[drone] = {"hex": next(places), "owner": "thorium", "wounds": wounds}
    return agents


def _add_alien(
    random: Random, aliens: dict[str, Any], card: str, places: Places, seats: list[str], mask: int
) -> None:
    """An alien with wounds it can live with, or as many figures as are left of a swarm."""
    first = f"{card}-{len(aliens)}"
    swarms = card in SWARMS or CATALOGUE.aliens[card].figures > 0
    figures = random.randint(1, FIGURES if card in SWARMS else 2) if swarms else 1
    hp = CATALOGUE.aliens[card].hp
    wounds = random.choice((0, 0, hp - 1, random.randrange(hp)))
    seat = random.choice([name for name in seats if name in AGENTS])
    conditions = random.choice(((), (), (), (), ("stunned",)))
    for _ in range(figures):
        base = places.base(card, mask)
        if not base:
            return
        aliens[f"{card}-{len(aliens)}"] = {
            **base,
            "came_from": random.choice((None, *CENTRES)),
            "wounds": 0 if card in SWARMS else wounds,
            "controller": seat,
            "conditions": conditions
            if card in STRANGE
            else random.choice(((), (), (), (), ("stunned",))),
            "marks": random.choice(((), (), ("sk_spotter",))),
            "used": random.random() < 0.2,
            "swarm": first if swarms else "",
        }
