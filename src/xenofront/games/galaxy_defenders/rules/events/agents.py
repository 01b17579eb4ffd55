"""GD 7 What agents do."""

from __future__ import annotations

from typing import ClassVar

from xenofront.kernel import Event


class Stepped(Event, frozen=True, gc=False):
    """An agent enters a hex."""

    agent: str
    start: str
    end: str


class SteppedBack(Event, frozen=True, gc=False):
    """An agent returns to the last free hex of its path."""

    agent: str
    end: str


class Seized(Event, frozen=True, gc=False):
    """Somebody is taken hold of, to be dragged along."""

    unit: str
    agent: str


class PutDown(Event, frozen=True, gc=False):
    """Who was dragged along is put down."""

    unit: str
    agent: str
    end: str


class Turned(Event, frozen=True, gc=False):
    """An agent turns."""

    agent: str
    facing: str


class DroneDeployed(Event, frozen=True, gc=False):
    """A drone is put on the map."""

    unit: str
    hex: str
    agent: str


class PowerUsed(Event, frozen=True, gc=False):
    """An ability, skill, tactic or device is used."""

    agent: str
    power: str


class Leapt(Event, frozen=True, gc=False):
    """An agent leaps through a window."""

    agent: str
    window: str
    end: str


class Searched(Event, frozen=True, gc=False):
    """An agent searches."""

    agent: str
    face: str


class Found(Event, frozen=True, gc=False):
    """A search finds something."""

    agent: str
    what: str


class DoorBashed(Event, frozen=True, gc=False):
    """A locked door is bashed open."""

    agent: str
    door: str


class Evaded(Event, frozen=True, gc=False):
    """An agent tries to leave combat."""

    agent: str
    faces: tuple[str, ...]
    success: bool


class Redeployed(Event, frozen=True, gc=False):
    """An agent takes another hex of its area."""

    agent: str
    end: str


class SpecialActionDone(Event, frozen=True, gc=False):
    """An action of the mission is done."""

    agent: str
    action: str


class LeftMap(Event, frozen=True, gc=False):
    """An agent leaves the map, with everybody who follows."""

    agent: str
    hex: str
    led: int


class CivilianTaken(Event, frozen=True, gc=False):
    """A civilian follows an agent."""

    agent: str
    hex: str


class CiviliansSafe(Event, frozen=True, gc=False):
    """Civilians are brought to safety."""

    agent: str
    led: int
    total: int


class ArmoryTaken(Event, frozen=True, gc=False):
    """An agent opens an armory token."""

    agent: str
    hex: str
    crate: str


class DoorSet(Event, frozen=True, gc=False):
    """A door or window gets a token or loses it."""

    opening: str
    change: str


class Deployed(Event, frozen=True, gc=False):
    """An agent takes a hex of the starting area."""

    agent: str
    end: str


class AgentTransferred(Event, frozen=True, gc=False):
    """A special event puts an agent somewhere else."""

    agent: str
    end: str


class TeleportOpened(Event, frozen=True, gc=False):
    """A teleport point appears."""

    symbol: str
    hex: str


class FragmentGained(Event, frozen=True, gc=False):
    """The team gets a fragment of alien tech."""

    total: int


class AlienPushed(Event, frozen=True, gc=False):
    """An alien is pushed away."""

    alien: str
    start: str
    end: str


class AlienMarked(Event, frozen=True, gc=False):
    """An alien is marked: a power helps all agents against it."""

    alien: str
    power: str


class Marked(Event, frozen=True, gc=False):
    """A figure has a MARK token: weapons and powers that ask for one work against it."""

    unit: str
    level: int


class Poisoned(Event, frozen=True, gc=False):
    """A figure is poisoned."""

    unit: str
    level: int


class PoisonWorn(Event, frozen=True, gc=False):
    """POISON becomes weaker, or is gone."""

    unit: str
    level: int


class CriticalDrawn(Event, frozen=True, gc=False):
    """An attack that wounded brings its target a CRITICAL token."""

    unit: str
    token: str


class CriticalUnfit(Event, frozen=True, gc=False):
    """A CRITICAL token is not for such a figure: another one is drawn."""

    unit: str
    token: str


class CriticalIgnored(Event, frozen=True, gc=False):
    """A CRITICAL token does nothing to its target."""

    unit: str
    token: str


class CriticalLost(Event, frozen=True, gc=False):
    """A CRITICAL token leaves a figure."""

    unit: str
    token: str


class ShieldDisabled(Event, frozen=True, gc=False):
    """An alien loses its energy shield for good."""

    alien: str


class FlameLit(Event, frozen=True, gc=False):
    """An area begins to burn."""

    area: str


class MineLaid(Event, frozen=True, gc=False):
    """An agent lays a mine."""

    agent: str
    hex: str


class MineExploded(Event, frozen=True, gc=False):
    """A mine explodes."""

    alien: str
    hex: str


class SignalScanned(Event, frozen=True, gc=False):
    """A signal is read from afar."""

    BARRIER: ClassVar[bool] = True

    signal: str
    hex: str
    token: str


class SignalDestroyed(Event, frozen=True, gc=False):
    """A signal is destroyed unseen."""

    signal: str
    hex: str


class StrikeCalled(Event, frozen=True, gc=False):
    """An agent calls a satellite strike on an area."""

    agent: str
    area: str


class StrikeWasted(Event, frozen=True, gc=False):
    """A satellite strike finds nobody."""

    area: str
