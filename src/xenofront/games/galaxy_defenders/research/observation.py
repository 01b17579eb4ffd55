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

KINDS: Final = (
    *("agent", "drone", "alien", "signal", "civilian", "armory token", "mine", "teleport"),
    *("NPC", "thing that can be destroyed", "token of the mission", "empty suit"),
)
AGENT, DRONE, ALIEN, SIGNAL, CIVILIAN, CRATE, MINE, TELEPORT, NPC, OBJECT, TOKEN, SUIT = range(
    1, len(KINDS) + 1
)
FACINGS: Final = {word: at for at, word in enumerate(("", "E", "SE", "SW", "W", "NW", "NE"))}
AGENT_RANKS: Final = (
    *("", "copper", "bronze", "silver", "gold", "palladium", "platinum"),
    *("earth", "moon", "galaxy", "universe"),
)
RANKS: Final = {word: at for at, word in enumerate(AGENT_RANKS)}
ALIEN_RANKS: Final = {"green": 1, "blue": 2, "red": 3, "purple": 4}
TOKENS: Final = {
    "signals": SIGNAL,
    "civilians": CIVILIAN,
    "armory": CRATE,
    "mines": MINE,
    "teleports": TELEPORT,
    "objects": OBJECT,
    "tokens": TOKEN,
    "suits": SUIT,
}
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
        npc_deck: cards left
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
        kind: KINDS
        type: the word of the agent, the alien's card, the token
        q: the hex, first coordinate
        r: the hex, second coordinate
        area_q: the centre of its area, first coordinate
        area_r: the centre of its area, second coordinate
        alive: whether it takes part
        asked: whether it is the asked seat's
        facing: 1 to 6 from east, clockwise
        rank: 1 copper to 6 platinum and 7 earth to 10 universe, or 1 green to 4 purple
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
        arrived: which figure it was, in the order they came
        mark: the level of the MARK on it
        criticals: how many CRITICAL tokens it has
        poison: the level of the POISON in it
        more_shields: points of its further energy shields, or of the suit
        rear_q: the other hex of a base of two, first coordinate; 0 without one
        rear_r: its second coordinate
        suit: the word of the suit it wears
        batteries: batteries of the suit
        pose: the word of the pose
        tokens: tokens of the mission it carries
        menace: the level of the menace of a master alien
        hunted: the row of the agent whom a master alien hunts
        """.replace("KINDS", ", ".join(f"{at} {kind}" for at, kind in enumerate(KINDS, 1)))
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
        (NPC if name in seen.box.npcs else DRONE) if row.owner else AGENT,
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
        0,
        row.lock,
        len(row.criticals),
        row.poison,
        row.suit.shield if row.suit else 0,
        0,
        0,
        words.get(row.suit.sheet, 0) if row.suit else 0,
        row.suit.batteries if row.suit else 0,
        words.get(row.pose, 0),
        len(row.tokens),
        0,
        0,
    )


def _aliens(seen: Observed, table: Mapping[str, Any], mark: tuple[str, Mapping[str, int]]) -> bytes:
    asked, slots = mark
    menace = seen.facts.menace
    return b"".join(
        [
            seen.packed(
                name,
                row,
                (
                    row.controller == asked,
                    slots.get(row.controller, -1) + 1,
                    menace[name].level if name in menace else 0,
                    slots.get(menace[name].holder, -1) + 1 if name in menace else 0,
                ),
                _alien,
            )
            for name, row in table.items()
        ]
    )


def _alien(seen: Observed, row: Any, mark: tuple[bool, int, int, int]) -> bytes:
    is_asked, owner, level, hunted = mark
    rear = _where(seen, row.rear)[:2] if row.rear else (0, 0)
    return pack(
        ALIEN,
        seen.words.get(row.card, 0),
        *_where(seen, row.hex),
        1,
        is_asked,
        0,
        ALIEN_RANKS.get(seen.box.aliens[row.card].rank, 0),
        row.wounds,
        seen.box.aliens[row.card].hp,
        row.shield,
        0,
        0,
        0,
        owner,
        len(row.conditions),
        *BLANK[19:30],
        row.arrived,
        row.lock,
        len(row.criticals),
        0,
        sum(row.stacks),
        *rear,
        0,
        0,
        0,
        0,
        level,
        hunted,
    )


PLACED: Final = ("signals", "objects")
"""Tables whose rows have a hex; of the others the hex is the key, or the value."""
BY_HEX: Final = ("armory", "mines", "suits")


def _tokens(seen: Observed, table: Mapping[str, Any], name: str) -> bytes:
    """The rows of a table of tokens."""
    rows = []
    for key, value in table.items():
        place = key if name in BY_HEX else value.hex if name in PLACED else value
        where = _where(seen, place)
        wounds = value.wounds if name == "objects" else 0
        word = seen.words.get(_word(name, key, value), 0)
        rows.append(pack(TOKENS[name], word, *where, 1, *BLANK[7:10], wounds, *BLANK[11:]))
    return b"".join(rows)


def _word(table: str, key: str, value: Any) -> str:
    """The word of a token."""
    match table:
        case "armory":
            return str(value)
        case "teleports":
            return key
        case "tokens":
            return key.rpartition("-")[0]
        case "objects":
            return str(value.kind)
        case "suits":
            return str(value.sheet)
    return ""


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
        sum(map(len, known.npc_deck)),
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
