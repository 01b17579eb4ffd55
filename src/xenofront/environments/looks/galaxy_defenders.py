"""What an environment shows of Galaxy Defenders."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any, Final

from xenofront.environments.answers import Place
from xenofront.environments.fields import Table, columns
from xenofront.environments.looks import Rows, Seen
from xenofront.geometry.hexes import parse

AGENT, DRONE, ALIEN, SIGNAL, CIVILIAN, CRATE, MINE, TELEPORT = range(1, 9)
FACINGS: Final = ("", "E", "SE", "SW", "W", "NW", "NE")
RANKS: Final = ("", "copper", "bronze", "silver", "gold", "palladium", "platinum")
ALIEN_RANKS: Final = ("", "green", "blue", "red")
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
        kind: 1 agent, 2 drone, 3 alien, 4 signal, 5 civilian, 6 armory token, 7 mine, 8 teleport
        type: the word of the agent, the alien's card, the token
        q: the hex, first coordinate
        r: the hex, second coordinate
        area_q: the centre of its area, first coordinate
        area_r: the centre of its area, second coordinate
        alive: whether it takes part
        asked: whether it is the asked seat's
        facing: 1 to 6 from east, clockwise
        rank: 1 copper to 6 platinum, or 1 green to 3 red
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
        ammo_1: its ammunition; 0 if it needs none
        jammed_1: whether it is jammed
        weapon_2: the word of the second weapon
        ammo_2: its ammunition
        jammed_2: whether it is jammed
        device_1: the word of the first device
        device_2: the word of the second one
        device_3: the word of the third one
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


@lru_cache(maxsize=4096)
def place_of(word: str) -> Place | None:
    """A hex."""
    try:
        x, y = parse(word)
    except ValueError:
        return None
    return x, y


def figures(seen: Seen) -> tuple[dict[str, int], Rows]:
    """Agents and drones, aliens, signals, then tokens."""
    facts = seen.facts
    rows: Rows = []
    slots: dict[str, int] = {name: at for at, name in enumerate(facts["agents"])}
    for name in (*facts["aliens"], *facts["signals"]):
        slots[name] = len(slots)
    for name, agent in facts["agents"].items():
        rows.append(_agent(seen, slots, name, agent))
    for alien in facts["aliens"].values():
        rows.append(_alien(seen, slots, alien))
    for signal in facts["signals"].values():
        rows.append(_token(seen, SIGNAL, "", signal.hex))
    for place in facts["civilians"].values():
        rows.append(_token(seen, CIVILIAN, "", place))
    for place, rank in facts["armory"].items():
        rows.append(_token(seen, CRATE, rank, place))
    for place in facts["mines"]:
        rows.append(_token(seen, MINE, "", place))
    for symbol, place in facts["teleports"].items():
        rows.append(_token(seen, TELEPORT, symbol, place))
    return slots, rows


def _where(seen: Seen, place: Any) -> tuple[int, int, int, int]:
    board = seen.box.board
    q, r = board.coordinate[place]
    x, y = board.coordinate[board.area_of[place]] if place in board.area_of else (q, r)
    return q, r, x, y


def _agent(seen: Seen, slots: Mapping[str, int], name: str, row: Any) -> tuple[int, ...]:
    words, sheet = seen.words, seen.box.agents[name]
    side = sheet.elite if row.rank in ("palladium", "platinum") else sheet.standard
    weapons = [
        number
        for slot in (*row.weapons, None, None)[:2]
        for number in (
            (words.get(slot.id, 0), slot.ammo or 0, int(slot.jammed)) if slot else (0, 0, 0)
        )
    ]
    devices = [words.get(device, 0) for device in row.devices]
    return (
        DRONE if row.owner else AGENT,
        words.get(name, 0),
        *_where(seen, row.hex),
        int(row.alive),
        int(seen.asked in (name, row.owner)),
        FACINGS.index(row.facing),
        RANKS.index(row.rank),
        row.wounds,
        side.hp,
        row.shield,
        int(row.guard),
        int(row.dying),
        row.led,
        slots.get(row.owner, -1) + 1,
        len(row.conditions),
        len(row.powers) - len(row.spent),
        len(row.spent),
        *weapons,
        *(*devices, 0, 0, 0)[:3],
        0,
    )


def _alien(seen: Seen, slots: Mapping[str, int], row: Any) -> tuple[int, ...]:
    card = seen.box.aliens[row.card]
    rank = row.card.rpartition("-")[2]
    return (
        ALIEN,
        seen.words.get(row.card, 0),
        *_where(seen, row.hex),
        1,
        int(row.controller == seen.asked),
        0,
        ALIEN_RANKS.index(rank) if rank in ALIEN_RANKS else 0,
        row.wounds,
        card.hp,
        row.shield,
        0,
        0,
        0,
        slots.get(row.controller, -1) + 1,
        len(row.conditions),
        *(0,) * (WIDTH - 19),
        row.arrived,
    )


def _token(seen: Seen, kind: int, word: str, place: Any) -> tuple[int, ...]:
    head = (kind, seen.words.get(word, 0), *_where(seen, place), 1)
    return (*head, *(0,) * (WIDTH - len(head)))


def facts(seen: Seen, rows: Mapping[str, int]) -> tuple[int, ...]:
    """The round and everything that is no figure."""
    known = seen.facts
    turn = known["turn"]
    spent = turn.spent if turn is not None else ()
    counters = [known["counters"].get(name, 0) for name in _counters(seen.box)]
    return (
        known["round"],
        seen.words.get(known["phase"], 0),
        rows.get(known["alpha"], -1) + 1,
        rows.get(known["active"], -1) + 1,
        seen.words.get(known["weather"], 0),
        known["fragments"],
        known["kills"],
        known["kills_before"],
        known["rescued"],
        int(known["searched_tech"]),
        _cards(known["alien_deck"]),
        _cards(known["close_deck"]),
        _cards(known["event_deck"]),
        _cards(known["signal_piles"]),
        len(known["locks"]),
        len(known["bars"]),
        *(int(activity in spent) for activity in ACTIVITIES),
        int(turn is not None and turn.stuck),
        int(turn is not None and turn.agile),
        *(*counters, 0, 0, 0, 0)[:COUNTERS],
    )


def _cards(deck: Any) -> int:
    return sum(len(pile) for pile in deck)


def _counters(box: Any) -> list[str]:
    """The counters of a mission that its actions raise."""
    return sorted({action.counts for action in box.mission.actions if action.counts})


def ground(seen: Seen) -> Rows:
    """The hexes of the map."""
    board = seen.box.board
    return [
        (
            *_where(seen, place),
            seen.words.get(board.ground.get(place, ""), 0),
            int(place in board.room_of),
            len(board.exits(place, board.shut(()))),
        )
        for place in sorted(board.hexes, key=lambda place: board.coordinate[place])
    ]
