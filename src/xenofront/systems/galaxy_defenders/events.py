"""What happens in a Galaxy Defenders game, for the log."""

from __future__ import annotations

from typing import ClassVar

from xenofront.kernel import Event

# -- GD 6 The sequence of play


class RoundBegan(Event, frozen=True, gc=False):
    """A round begins."""

    round: int


class PhaseBegan(Event, frozen=True, gc=False):
    """A phase begins."""

    phase: str


class AlphaChosen(Event, frozen=True, gc=False):
    """An agent becomes alpha agent."""

    agent: str


class WingsRolled(Event, frozen=True, gc=False):
    """An agent tried for the next rank."""

    agent: str
    faces: tuple[str, ...]
    found: int
    needed: int


class RankGained(Event, frozen=True, gc=False):
    """An agent rises by one rank and gets something for it."""

    agent: str
    rank: str
    gain: str


class Reinforced(Event, frozen=True, gc=False):
    """Supplies reach an agent."""

    agent: str
    item: str


class WeaponRefused(Event, frozen=True, gc=False):
    """A weapon is sent back."""

    agent: str
    weapon: str


class TurnBegan(Event, frozen=True, gc=False):
    """An agent's turn begins."""

    agent: str


class TurnSkipped(Event, frozen=True, gc=False):
    """A paralysed agent loses its turn."""

    agent: str


class EventDrawn(Event, frozen=True, gc=False):
    """An event card is drawn."""

    BARRIER: ClassVar[bool] = True

    card: str


class WeatherChanged(Event, frozen=True, gc=False):
    """The weather changes."""

    card: str


class TacticRestored(Event, frozen=True, gc=False):
    """A used tactic is turned up again."""

    agent: str
    power: str


class MissionEnded(Event, frozen=True, gc=False):
    """The mission is over, by this row of its objectives table."""

    outcome: str
    row: int


# -- GD 7 The agents


class Stepped(Event, frozen=True, gc=False):
    """An agent enters a hex."""

    agent: str
    start: str
    end: str


class SteppedBack(Event, frozen=True, gc=False):
    """An agent returns to the last free hex of its path."""

    agent: str
    end: str


class Turned(Event, frozen=True, gc=False):
    """An agent turns."""

    agent: str
    facing: str


class AttackDeclared(Event, frozen=True, gc=False):
    """An attack begins."""

    attacker: str
    weapon: str
    target: str
    area: bool


class HitsRolled(Event, frozen=True, gc=False):
    """A hit roll with its result."""

    attacker: str
    faces: tuple[str, ...]
    hits: int
    bolt: bool


class DroneDeployed(Event, frozen=True, gc=False):
    """A drone is put on the map."""

    unit: str
    hex: str
    agent: str


class DroneDestroyed(Event, frozen=True, gc=False):
    """A drone leaves the map."""

    unit: str
    hex: str


class HitsAdded(Event, frozen=True, gc=False):
    """Ammo is paid for more hits; so many there are now."""

    attacker: str
    paid: int
    hits: int


class Burst(Event, frozen=True, gc=False):
    """Hits of basic damage strike everybody near their source."""

    unit: str
    hits: int


class ShieldsDrained(Event, frozen=True, gc=False):
    """An agent loses the points of its energy shield."""

    agent: str


class WeaponFailed(Event, frozen=True, gc=False):
    """An alien weapon fails in untrained hands."""

    attacker: str
    weapon: str


class AmmoSpent(Event, frozen=True, gc=False):
    """Ammo is discarded."""

    agent: str
    weapon: str
    amount: int
    left: int


class Jammed(Event, frozen=True, gc=False):
    """A weapon jams."""

    agent: str
    weapon: str


class ShieldSpent(Event, frozen=True, gc=False):
    """A shield takes hits; so many are left."""

    unit: str
    points: int
    hits: int


class DefenceRolled(Event, frozen=True, gc=False):
    """A defend roll with its result."""

    unit: str
    faces: tuple[str, ...]
    shields: int


class Healed(Event, frozen=True, gc=False):
    """Wounds are removed."""

    unit: str
    amount: int


class Wounded(Event, frozen=True, gc=False):
    """Wounds are taken; so many health points are left."""

    unit: str
    amount: int
    left: int


class Bleeding(Event, frozen=True, gc=False):
    """An agent bleeds."""

    agent: str


class AgentDied(Event, frozen=True, gc=False):
    """An agent dies."""

    agent: str
    hex: str


class PowerUsed(Event, frozen=True, gc=False):
    """An ability, skill, tactic or device is used."""

    agent: str
    power: str


class GuardFired(Event, frozen=True, gc=False):
    """A guard reacts to an alien."""

    unit: str
    alien: str


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


class Unjammed(Event, frozen=True, gc=False):
    """A jam is cleared."""

    agent: str
    weapon: str


class Reloaded(Event, frozen=True, gc=False):
    """Ammo is regained."""

    agent: str
    weapon: str
    amount: int


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


class AgentTransferred(Event, frozen=True, gc=False):
    """A special event puts an agent somewhere else."""

    agent: str
    end: str


class TeleportOpened(Event, frozen=True, gc=False):
    """A teleport point appears."""

    symbol: str
    hex: str


class ConditionGained(Event, frozen=True, gc=False):
    """A figure gets a condition."""

    unit: str
    condition: str


class ConditionLost(Event, frozen=True, gc=False):
    """A figure loses a condition."""

    unit: str
    condition: str


class FragmentGained(Event, frozen=True, gc=False):
    """The team gets a fragment of alien tech."""

    total: int


class Rerolled(Event, frozen=True, gc=False):
    """Dice are thrown again; so the whole roll looks now."""

    unit: str
    faces: tuple[str, ...]


class AlienPushed(Event, frozen=True, gc=False):
    """An alien is pushed away."""

    alien: str
    start: str
    end: str


class AlienMarked(Event, frozen=True, gc=False):
    """An alien is marked: a power helps all agents against it."""

    alien: str
    power: str


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


# -- GD 8 The aliens


class CloseEncounterDrawn(Event, frozen=True, gc=False):
    """A close encounter card is drawn."""

    BARRIER: ClassVar[bool] = True

    card: str
    awakes: tuple[str, ...]


class AlienDecided(Event, frozen=True, gc=False):
    """An alien follows a row of its card; says what decided between its options."""

    alien: str
    row: str
    chosen: str
    options: tuple[str, ...]
    by: str


class AlienIdle(Event, frozen=True, gc=False):
    """No row of its card can be applied: the alien does nothing."""

    alien: str


class AlienMoved(Event, frozen=True, gc=False):
    """An alien moves."""

    alien: str
    route: tuple[str, ...]
    start: str
    end: str


class Dragged(Event, frozen=True, gc=False):
    """An alien drags an agent along."""

    alien: str
    agent: str
    end: str


class Commanded(Event, frozen=True, gc=False):
    """An alien makes another act."""

    alien: str
    target: str


class Substituted(Event, frozen=True, gc=False):
    """Another alien becomes the target of an attack."""

    alien: str
    target: str


class Enraged(Event, frozen=True, gc=False):
    """An alien gets another card."""

    alien: str
    card: str


class FigureDied(Event, frozen=True, gc=False):
    """A figure of a swarm dies; others are left."""

    alien: str
    hex: str


class AlienArrived(Event, frozen=True, gc=False):
    """An alien comes into play."""

    BARRIER: ClassVar[bool] = True

    alien: str
    card: str
    hex: str
    controller: str


class AlienDied(Event, frozen=True, gc=False):
    """An alien dies."""

    alien: str
    card: str
    hex: str


class AlienReassigned(Event, frozen=True, gc=False):
    """An alien gets another controller."""

    alien: str
    controller: str


class SignalRevealed(Event, frozen=True, gc=False):
    """A signal is turned over."""

    BARRIER: ClassVar[bool] = True

    signal: str
    hex: str
    token: str


class SignalPlaced(Event, frozen=True, gc=False):
    """A signal is placed face down."""

    signal: str
    hex: str


class SignalMoved(Event, frozen=True, gc=False):
    """A signal moves."""

    signal: str
    start: str
    end: str


class TeleportRolled(Event, frozen=True, gc=False):
    """The teleport die is rolled."""

    face: str
    symbol: str


class NothingTeleported(Event, frozen=True, gc=False):
    """A teleport has no effect."""

    reason: str


EVENTS: tuple[type[Event], ...] = (
    RoundBegan,
    PhaseBegan,
    AlphaChosen,
    WingsRolled,
    RankGained,
    Reinforced,
    WeaponRefused,
    TurnBegan,
    TurnSkipped,
    EventDrawn,
    WeatherChanged,
    TacticRestored,
    MissionEnded,
    Stepped,
    SteppedBack,
    Turned,
    AttackDeclared,
    HitsRolled,
    DroneDeployed,
    DroneDestroyed,
    HitsAdded,
    Burst,
    ShieldsDrained,
    WeaponFailed,
    AmmoSpent,
    Jammed,
    ShieldSpent,
    DefenceRolled,
    Healed,
    Wounded,
    Bleeding,
    AgentDied,
    PowerUsed,
    GuardFired,
    Leapt,
    Searched,
    Found,
    DoorBashed,
    Evaded,
    Redeployed,
    Unjammed,
    Reloaded,
    SpecialActionDone,
    LeftMap,
    CivilianTaken,
    CiviliansSafe,
    ArmoryTaken,
    DoorSet,
    AgentTransferred,
    TeleportOpened,
    ConditionGained,
    ConditionLost,
    FragmentGained,
    Rerolled,
    AlienPushed,
    AlienMarked,
    ShieldDisabled,
    FlameLit,
    MineLaid,
    MineExploded,
    SignalScanned,
    SignalDestroyed,
    StrikeCalled,
    StrikeWasted,
    CloseEncounterDrawn,
    AlienDecided,
    AlienIdle,
    AlienMoved,
    Dragged,
    Commanded,
    Substituted,
    Enraged,
    FigureDied,
    AlienArrived,
    AlienDied,
    AlienReassigned,
    SignalRevealed,
    SignalPlaced,
    SignalMoved,
    TeleportRolled,
    NothingTeleported,
)
