"""What is kept of a mission of Bug Hunt; places are squares of two inches."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from xenofront.geometry.plane.exact import INCH, point
from xenofront.kernel import Event, Game
from xenofront.lab.simulate.summary import Death, Kept

CELL: Final = "square"
SQUARE: Final = 2 * INCH
SIDES: Final = 6
MET: Final = {
    "Fired": ("weapon", "weapon"),
    "AreaFired": ("weapon", "weapon"),
    "GearUsed": ("gear", "gear"),
    "GearTaken": ("equipped", "gear"),
    "ArmourTaken": ("equipped", "armour"),
    "AlienTypeKnown": ("alien", "kind"),
    "LeaderRolled": ("leader", "leader"),
    "ObjectivePlaced": ("objective", "kind"),
    "ObjectiveDone": ("done", "kind"),
    "LocationRevealed": ("location", "effect"),
    "SignalFound": ("signal", "effect"),
    "SupportRolled": ("support", "support"),
}
"""Events that bring something up: its kind, and the field that names it."""


def read(log: Sequence[Event], game: Game) -> Kept:
    """Turns, the fallen, kills, places, what came up, and luck."""
    state: Any = game.state
    number, kills, luck = 0, 0, 0.0
    where: dict[str, str] = {}
    deaths: list[Death] = []
    reached: dict[str, None] = {}
    met: dict[str, None] = {}
    for event in log:
        name, words = type(event).__name__, _words(event)
        met[f"happens {name}"] = None
        if name in MET and words.get(MET[name][1]):
            met[f"{MET[name][0]} {words[MET[name][1]]}"] = None
        if name == "TurnBegan":
            number = words["turn"]
        elif name == "TrooperDown":
            deaths.append(Death(number, where.get(words["trooper"], ""), words["trooper"]))
        elif name == "AlienKilled":
            kills += 1
        elif name in ("TrooperDeployed", "TrooperMoved", "KnockedBack", "FollowedUp"):
            who = words.get("trooper") or words["figure"]
            if who in state.troopers:
                where[who] = _square(words.get("at") or words["end"])
                reached[where[who]] = None
        elif name == "Fired":
            luck += _surplus(words["hit"], words["needed"] - words["bonus"])
        elif name == "Saved":
            sign = 1 if words["figure"] in state.troopers else -1
            luck += sign * _surplus(words["success"], words["needed"])
    places = tuple(sorted(reached))
    return Kept(state.turn, tuple(deaths), kills, places, tuple(met), luck)


def _words(event: Event) -> dict[str, Any]:
    return {name: getattr(event, name) for name in event.__struct_fields__}


def _surplus(success: bool, needed: int) -> float:  # noqa: FBT001 - as the event has it
    """A die above its expectation."""
    chance = min(max(SIDES + 1 - needed, 0), SIDES) / SIDES
    return float(success) - chance


def _square(text: str) -> str:
    x, y = point(text)
    return f"{x // SQUARE},{y // SQUARE}"


def places(game: Game) -> tuple[tuple[str, int, int], ...]:
    """The squares of the table, in hundredths of a square's width."""
    state: Any = game.state
    wide, deep = state.size.x // SQUARE, state.size.y // SQUARE
    return tuple((f"{x},{y}", 100 * x, 100 * y) for x in range(wide) for y in range(deep))


def offered(game: Game) -> tuple[str, ...]:
    """What the mission could bring up."""
    state: Any = game.state
    mission = state.box.mission
    aliens = mission.aliens or tuple(state.box.aliens)
    return tuple(f"alien {kind}" for kind in aliens)
