"""What an environment shows of Galaxy Defenders."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any, Final

from xenofront.games.galaxy_defenders import NAME
from xenofront.games.galaxy_defenders.rules.state import ELITE
from xenofront.geometry.hexes.grid import parse
from xenofront.research.answers import Place
from xenofront.research.fields import Table, columns, packer
from xenofront.research.observation import Observed
from xenofront.research.vocabulary import words_of

AGENT, DRONE, ALIEN, SIGNAL, CIVILIAN, CRATE, MINE, TELEPORT, SUIT = range(1, 10)
FACINGS: Final = {word: at for at, word in enumerate(("", "E", "SE", "SW", "W", "NW", "NE"))}
AGENT_RANKS: Final = (
    *("", "copper", "bronze", "silver", "gold", "palladium", "platinum"),
    *("earth", "moon", "galaxy", "universe"),
)
RANKS: Final = {word: at for at, word in enumerate(AGENT_RANKS)}
ALIEN_RANKS: Final = {"green": 1, "blue": 2, "red": 3}
TOKENS: Final = {
    "signals": SIGNAL,
    "civilians": CIVILIAN,
    "armory": CRATE,
    "mines": MINE,
    "teleports": TELEPORT,
    "suits": SUIT,
}
POSES: Final = {"standing": 0, "crouching": 1, "prone": 2}
NAMED: Final = ("agents", "aliens", "signals")
ACTIVITIES: Final = ("movement", "combat", "action")
COUNTERS: Final = 4

FACTS: Final = Table(
    "facts",
    1,
    columns(
        """
        round: the round
        phase: the word of the phase
        alpha: the row of the alpha agent, counted from 1
        active: the row of the agent whose turn it is, or whose aliens' turn
        weather: the word of the event card that lies as weather
        fragments: alien technology gathered
        kills: aliens killed in this round
        kills_before: aliens killed in the round before
        rescued: civilians brought to safety
        searched: whether technology was searched for in this round
        alien_deck: cards left
        close_deck: cards left
        event_deck: cards left
        signal_tokens: tokens that were not turned over yet
        locked: doors and windows with a locked token
        barred: doors and windows with a blocked token
        moved: whether the active agent's movement is used up
        fought: whether its combat is used up
        acted: whether its action is used up
        stuck: whether an evade failed in this turn
        agile: whether it moves past aliens in this turn
        counter_1: the mission's counters, in the order of their names
        counter_2: the second one
        counter_3: the third one
        counter_4: the fourth one
        """
    ),
    "The round and everything that is no figure.",
)
FIGURES: Final = Table(
    "figures",
    64,
    columns(
        """
        kind: 1 agent, 2 drone, 3 alien, 4 signal, 5 civilian, 6 armory, 7 mine, 8 teleport, 9 suit
        type: the word of the agent, the alien's card, the token
        q: the hex, first coordinate
        r: the hex, second coordinate
        area_q: the centre of its area, first coordinate
        area_r: the centre of its area, second coordinate
        alive: whether it takes part
        asked: whether it is the asked seat's
        facing: 1 to 6 from east, clockwise
        rank: 1 copper to 6 platinum and 7 earth to 10 universe, or 1 green to 3 red
        wounds: wounds
        health: what it can take in all
        shield: energy shield points
        guard: whether an agent is on guard
        dying: whether an agent bleeds to death
        led: civilians who follow an agent
        owner: the row of who runs a drone or an alien
        conditions: how many conditions it has
        ready: powers that are ready
        spent: powers that were used
        weapon_1: the word of the first weapon
        ammo_1: its ammunition or batteries; 0 if it needs none
        jammed_1: whether it is jammed
        weapon_2: the word of the second weapon
        ammo_2: its ammunition
        jammed_2: whether it is jammed
        device_1: the word of the first device
        device_2: the word of the second one
        device_3: the word of the third one
        pose: 0 standing, 1 crouching, 2 prone
        suit: the word of the power suit that an agent wears
        batteries: those of the suit, worn or empty
        suit_shield: shield points of the suit
        arrived: which figure it was, in the order they came
        """
    ),
    "Figures and tokens on the map: agents in the order of their seats first.",
)
GROUND: Final = Table(
    "ground",
    320,
    columns(
        """
        q: the hex, first coordinate
        r: the hex, second coordinate
        area_q: the centre of its area, first coordinate
        area_r: the centre of its area, second coordinate
        kind: the word of its ground
        room: whether it lies in a room
        open: to how many neighbours one can step when nothing is locked
        """
    ),
    "The hexes of the map.",
)
WIDTH: Final = len(FIGURES.columns)
BLANK: Final = (0,) * WIDTH
pack, pack_ground = packer(WIDTH), packer(len(GROUND.columns))
pack_facts, pack_counters = packer(len(FACTS.columns) - COUNTERS), packer(COUNTERS)


@lru_cache(maxsize=4096)
def place_of(word: str) -> Place | None:
    """A hex."""
    try:
        x, y = parse(word)
    except ValueError:
        return None
    return x, y


def figures(seen: Observed, slots: Mapping[str, int]) -> bytes:
    """Agents and drones, aliens, signals, then tokens."""
    facts, mark = seen.facts, (seen.asked, slots)
    rows = [
        seen.packed("agents", facts.agents, mark, _agents),
        seen.packed("aliens", facts.aliens, mark, _aliens),
    ]
    tables = ((name, getattr(facts, name)) for name in TOKENS)
    rows += [seen.packed(name, table, name, _tokens) for name, table in tables if table]
    return b"".join(rows)


def _where(seen: Observed, place: Any) -> tuple[int, int, int, int]:
    return _places(seen.box)[place]


@lru_cache(maxsize=16)
def _places(box: Any) -> dict[Any, tuple[int, int, int, int]]:
    """Each hex with the centre of its area, as numbers."""
    at, area = box.board.coordinate, box.board.area_of
    return {place: (*at[place], *at[area.get(place, place)]) for place in at}


def _agents(seen: Observed, table: Mapping[str, Any], mark: tuple[str, Mapping[str, int]]) -> bytes:
    asked, slots = mark
    return b"".join(
        [
            seen.packed(
                name,
                row,
                (name, asked in (name, row.owner), slots.get(row.owner, -1) + 1),
                _agent,
            )
            for name, row in table.items()
        ]
    )


def _agent(seen: Observed, row: Any, mark: tuple[str, bool, int]) -> bytes:
    name, is_asked, owner = mark
    words, sheet = seen.words, seen.box.agents[name]
    side = sheet.elite if row.rank in ELITE else sheet.standard
    weapons: list[int] = []
    for slot in row.weapons[:2]:
        weapons += (words.get(slot.id, 0), slot.ammo or slot.batteries or 0, slot.jammed)
    devices = [words.get(device, 0) for device in row.devices[:3]]
    return pack(
        DRONE if row.owner else AGENT,
        words.get(name, 0),
        *_where(seen, row.hex),
        row.alive,
        is_asked,
        FACINGS[row.facing],
        RANKS[row.rank],
        row.wounds,
        side.hp,
        row.shield,
        row.guard,
        row.dying,
        row.led,
        owner,
        len(row.conditions),
        len(row.powers) - len(row.spent),
        len(row.spent),
        *weapons,
        *BLANK[len(weapons) : 6],
        *devices,
        *BLANK[len(devices) : 3],
        POSES[row.pose],
        *(
            (words.get(row.suit.sheet, 0), row.suit.batteries, row.suit.shield)
            if row.suit
            else BLANK[:3]
        ),
        0,
    )


def _aliens(seen: Observed, table: Mapping[str, Any], mark: tuple[str, Mapping[str, int]]) -> bytes:
    asked, slots = mark
    return b"".join(
        [
            seen.packed(
                name, row, (row.controller == asked, slots.get(row.controller, -1) + 1), _alien
            )
            for name, row in table.items()
        ]
    )


def _alien(seen: Observed, row: Any, mark: tuple[bool, int]) -> bytes:
    is_asked, owner = mark
    return pack(
        ALIEN,
        seen.words.get(row.card, 0),
        *_where(seen, row.hex),
        1,
        is_asked,
        0,
        ALIEN_RANKS.get(row.card.rpartition("-")[2], 0),
        row.wounds,
        seen.box.aliens[row.card].hp,
        row.shield,
        0,
        0,
        0,
        owner,
        len(row.conditions),
        *BLANK[19:],
        row.arrived,
    )


def _tokens(seen: Observed, table: Mapping[str, Any], name: str) -> bytes:
    """The rows of a table of tokens."""
    rows = []
    for key, value in table.items():
        place = (
            key
            if name in ("armory", "mines", "suits")
            else value.hex
            if name == "signals"
            else value
        )
        word = value if name == "armory" else key if name == "teleports" else ""
        where, after = _where(seen, place), BLANK[7:]
        if name == "suits":
            word = value.sheet
            after = (*BLANK[7:-3], value.batteries, value.shield, 0)
        rows.append(pack(TOKENS[name], seen.words.get(word, 0), *where, 1, *after))
    return b"".join(rows)


def facts(seen: Observed, slots: Mapping[str, int]) -> bytes:
    """The round and everything that is no figure."""
    known, words = seen.facts, seen.words
    turn = known.turn
    spent = turn.spent if turn is not None else ()
    return pack_facts(
        known.round,
        words.get(known.phase, 0),
        slots.get(known.alpha, -1) + 1,
        slots.get(known.active, -1) + 1,
        words.get(known.weather, 0),
        known.fragments,
        known.kills,
        known.kills_before,
        known.rescued,
        known.searched_tech,
        sum(map(len, known.alien_deck)),
        sum(map(len, known.close_deck)),
        sum(map(len, known.event_deck)),
        sum(map(len, known.signal_piles)),
        len(known.locks),
        len(known.bars),
        *[activity in spent for activity in ACTIVITIES],
        turn is not None and turn.stuck,
        turn is not None and turn.agile,
    ) + seen.packed("#counters", known.counters, None, _counters)


def _counters(seen: Observed, table: Mapping[str, int], _: None) -> bytes:
    """The counters of a mission that its actions raise."""
    names = sorted({action.counts for action in seen.box.mission.actions if action.counts})
    numbers = [table.get(name, 0) for name in names]
    return pack_counters(*(*numbers, 0, 0, 0, 0)[:COUNTERS])


def ground(seen: Observed) -> bytes:
    """The hexes of the map."""
    return _ground(seen.box)


@lru_cache(maxsize=16)
def _ground(box: Any) -> bytes:
    words, board, where = words_of(NAME), box.board, _places(box)
    return b"".join(
        pack_ground(
            *where[place],
            words.get(board.ground.get(place, ""), 0),
            place in board.room_of,
            len(board.exits(place, board.shut(()))),
        )
        for place in sorted(board.hexes, key=lambda place: board.coordinate[place])
    )
