"""What is kept of a game of Galaxy Defenders."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from xenofront.games.galaxy_defenders.rules import events
from xenofront.games.galaxy_defenders.rules.ch7_agents.rolls import read_face
from xenofront.kernel import Event, Game
from xenofront.lab.simulate.summary import Death, Kept

CELL: Final = "hex"
MET = {
    "EventDrawn": ("event", "card"),
    "CloseEncounterDrawn": ("close", "card"),
    "WeatherChanged": ("weather", "card"),
    "AlienArrived": ("alien", "card"),
    "AttackDeclared": ("weapon", "weapon"),
    "PowerUsed": ("power", "power"),
    "Reinforced": ("item", "item"),
    "SpecialActionDone": ("action", "action"),
    "SignalRevealed": ("signal", "token"),
}
"""Events that bring something up: its kind, and the field that names it."""


def read(log: Sequence[Event], game: Game) -> Kept:
    """Rounds, deaths, kills, places, what came up, and luck."""
    state: Any = game.state
    box = state.box
    number, kills, luck, weapon = 0, 0, 0.0, ""
    deaths: list[Death] = []
    reached = {row.hex for row in state.agents.values()}
    met: dict[str, None] = {}
    for event in log:
        name = type(event).__name__
        met[f"happens {name}"] = None
        if name in MET:
            kind, field = MET[name]
            met[f"{kind} {getattr(event, field)}"] = None
        if isinstance(event, events.RoundBegan):
            number = event.round
        elif isinstance(event, events.AgentDied):
            deaths.append(Death(number, event.hex, event.agent))
        elif isinstance(event, events.AlienDied):
            kills += 1
        elif isinstance(event, events.Stepped):
            reached.update((event.start, event.end))
        elif isinstance(event, events.Leapt | events.Redeployed | events.Dragged):
            reached.add(event.end)
        elif isinstance(event, events.AttackDeclared):
            weapon = event.weapon
        elif isinstance(event, events.HitsRolled):
            luck += _surplus(box, _colour(box, weapon), event.faces, "hits", event.attacker)
        elif isinstance(event, events.DefenceRolled):
            luck += _surplus(box, "blue", event.faces, "shields", event.unit)
    places = tuple(sorted(str(place) for place in reached if place in box.board.hexes))
    return Kept(state.round, tuple(deaths), kills, places, tuple(met), luck)


def _colour(box: Any, weapon: str) -> str:
    definition = box.weapons.get(weapon)
    return "blue" if definition is not None and not definition.red else "red"


def _surplus(box: Any, colour: str, faces: tuple[str, ...], what: str, unit: str) -> float:
    """Symbols above expectation; what aliens roll counts against the squad."""
    die = box.faces[colour]
    wanted = len(faces) * sum(getattr(read_face(face), what) for face in die) / len(die)
    found = sum(getattr(read_face(face), what) for face in faces)
    return float((found - wanted) * (1 if unit in box.agents else -1))


def places(game: Game) -> tuple[tuple[str, int, int], ...]:
    """The hexes of the map, in hundredths of a hex's width."""
    state: Any = game.state
    board = state.box.board
    found = []
    for place in board.hexes:
        q, r = board.coordinate[place]
        found.append((str(place), 100 * q + 50 * r, 87 * r))
    return tuple(sorted(found))


def offered(game: Game) -> tuple[str, ...]:
    """What the mission's decks and actions could bring up."""
    state: Any = game.state
    mission = state.box.mission
    cards = [card for stage in mission.event_deck for card in stage.cards]
    found = [f"event {card}" for card in cards if card in state.box.events]
    found += [f"close {state.box.close_by_number[number]}" for number in mission.close_deck]
    found += [f"alien {card}" for card in mission.alien_deck]
    found += [f"action {action.id}" for action in mission.actions]
    return tuple(dict.fromkeys(found))
