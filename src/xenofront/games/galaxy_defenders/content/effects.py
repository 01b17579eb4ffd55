"""Effects: the closed vocabulary of things that cards and powers do.

Each word is a tagged record; a procedure of the system runs it, so that it can ask, be interrupted
and be saved. If three cards need something it is a word here; if one card needs it, it is a named
procedure beside the chapter it bends.
"""

from __future__ import annotations

from typing import Literal

from xenofront.games.galaxy_defenders.content.effect import Condition, DoorToken, ToWhom, Whom
from xenofront.games.galaxy_defenders.content.effect import (
    Effect as Effect,  # noqa: PLC0414 (exported)
)
from xenofront.games.galaxy_defenders.content.gear_effects import (
    BasicHits,
    Charge,
    ForcePose,
    RollEach,
    Supply,
)

# -- aliens (GD 8.9, 8.10) ------------------------------------------------------------------


class Attack(Effect, tag="attack", frozen=True, kw_only=True):
    """Attack with one of the alien's weapons; ``on`` names the target where the card does."""

    weapon: str
    times: int = 1
    on: Literal["eligible", "closest_agent"] = "eligible"


class MoveAdjacent(Effect, tag="move_adjacent", frozen=True, kw_only=True):
    """Move up to so many areas and end next to the target."""

    to: ToWhom = "closest_agent"
    areas: int = 1


class MoveToward(Effect, tag="move_toward", frozen=True, kw_only=True):
    """Move up to so many areas toward the target."""

    to: ToWhom = "closest_agent"
    areas: int = 1


class MoveAway(Effect, tag="move_away", frozen=True, kw_only=True):
    """Move back where the alien came from, or away from the closest agent."""

    areas: int = 1


class Regenerate(Effect, tag="regenerate", frozen=True, kw_only=True):
    """Remove wounds from the acting alien, and perhaps from all others in its area."""

    amount: int = 1
    area: bool = False


class Command(Effect, tag="command", frozen=True, kw_only=True):
    """The closest other aliens act; one species never does."""

    aliens: int = 1
    within: int
    not_species: str = ""


class Lead(Effect, tag="lead", frozen=True, kw_only=True):
    """When the alien moves, the closest others move along and end in its area."""

    aliens: int
    within: int


class Substitute(Effect, tag="substitute", frozen=True, kw_only=True):
    """Once a round another alien becomes the target of an attack in place of this one."""

    within: int
    not_species: str = ""


class Descent(Effect, tag="descent", frozen=True, kw_only=True):
    """Once a round, after an attack that it survived: the top close encounter card is discarded."""


class Rage(Effect, tag="rage", frozen=True, kw_only=True):
    """At so many wounds another card takes the place of this one, without wounds."""

    wounds: int
    card: str


class Stage(Effect, tag="stage", frozen=True, kw_only=True):
    """At so many wounds the card is turned over; everything that lies on it stays.

    Where a mission says so, the number of wounds does not matter.
    """

    wounds: int = 0
    card: str


# -- after a roll, or on death -----------------------------------------------------------------


class Inflict(Effect, tag="inflict", frozen=True, kw_only=True):
    """Give the attacked figure a condition."""

    condition: Condition


class Drag(Effect, tag="drag", frozen=True, kw_only=True):
    """If the attack wounded, attacker and victim move toward the closest teleport point."""

    areas: int = 1


class CarryOff(Effect, tag="carry_off", frozen=True, kw_only=True):
    """Who was attacked is IMMOBILIZED and SEIZED, and the attacker moves away an area with it."""

    areas: Literal[1] = 1


class Push(Effect, tag="push", frozen=True, kw_only=True):
    """Aliens are pushed so many areas or hexes away from who did it."""

    areas: int = 0
    hexes: int = 0


class DisableShield(Effect, tag="disable_shield", frozen=True, kw_only=True):
    """An alien loses its energy shield for good."""


class Ignite(Effect, tag="ignite", frozen=True, kw_only=True):
    """A flame burns in the area until the next EVENT phase ends."""


class Relieve(Effect, tag="relieve", frozen=True, kw_only=True):
    """The treated agent is free of all body conditions."""


class LockOn(Effect, tag="lock_on", frozen=True, kw_only=True):
    """A MARK of a level on the target of the attack, before the defence."""

    level: Literal[1, 2]


class Poison(Effect, tag="poison", frozen=True, kw_only=True):
    """POISON of a level for everybody the attack struck, whatever was defended."""

    level: Literal[1, 2]
    wounding: bool = False
    """Only for whom the attack wounded."""


class HealAnother(Effect, tag="heal_another", frozen=True, kw_only=True):
    """One other agent, at most so many areas from the treated one, heals too."""

    areas: int
    amount: int


class Splash(Effect, tag="splash", frozen=True, kw_only=True):
    """Every agent next to the source takes so many hits of basic damage, defended normally."""

    hits: int


# -- agents' powers and devices -----------------------------------------------------------------


class Heal(Effect, tag="heal", frozen=True, kw_only=True):
    """Remove wounds."""

    whom: Whom
    amount: int


class Reload(Effect, tag="reload", frozen=True, kw_only=True):
    """Regain ammo on one weapon, and perhaps clear its jam."""

    whom: Whom
    amount: int
    unjams: bool = False


class Cure(Effect, tag="cure", frozen=True, kw_only=True):
    """Remove one body condition."""

    whom: Whom


class Purge(Effect, tag="purge", frozen=True, kw_only=True):
    """Remove POISON."""

    whom: Whom


class Dash(Effect, tag="dash", frozen=True, kw_only=True):
    """Move so many hexes at once, outside MOVEMENT."""

    hexes: int
    leaves_combat: bool = False
    own_move: bool = False
    """Besides, as many hexes as the user may move."""
    flying: bool = False


class Blast(Effect, tag="blast", frozen=True, kw_only=True):
    """A thrown attack on every alien in the target's area, basic damage.

    ``on_hit`` comes over every alien there if a HIT was rolled, whatever is defended.
    """

    range: int
    red: int = 0
    blue: int = 0
    critical: int = 0
    """Level of the CRITICAL that it causes."""
    explosion: bool = False
    """Whether it strikes the areas next to that of its target, too."""
    on_hit: tuple[Inflict | Push | DisableShield | Ignite, ...] = ()


class Endure(Effect, tag="endure", frozen=True, kw_only=True):
    """The power's modifiers work for its user until REFRESH, until a move, or for the turn."""

    until: Literal["refresh", "move", "turn"]
    while_free: bool = False
    """Not to be used while an alien holds the user in combat."""


class Mark(Effect, tag="mark", frozen=True, kw_only=True):
    """The power's modifiers help all agents against an alien in sight, until REFRESH."""


class Plate(Effect, tag="plate", frozen=True, kw_only=True):
    """Tokens that take the next hits, before everything else."""

    tokens: int


class MoveAgain(Effect, tag="move_again", frozen=True, kw_only=True):
    """A second MOVEMENT in the same turn."""


class Run(Effect, tag="run", frozen=True, kw_only=True):
    """What only one card does: a procedure of its own, with the dice it throws, if any."""

    procedure: Literal[
        "leadership",
        "acrobatics",
        "charge",
        "mines",
        "scanner",
        "satellite",
        "commander",
        "hologram",
        "quartermaster",
        "mind_link",
        "enemy_control",
        "telekinesis",
    ]
    range: int = 0
    red: int = 0


class Deploy(Effect, tag="deploy", frozen=True, kw_only=True):
    """Put a drone on an empty hex next to its owner."""

    drone: str


class OneOf(Effect, tag="one_of", frozen=True, kw_only=True):
    """The user chooses one of several effects."""

    effects: tuple[Heal | Reload | Cure | Purge | Charge, ...]


# -- event cards (GD 6.4) ------------------------------------------------------------------------


class LoseAmmo(Effect, tag="lose_ammo", frozen=True, kw_only=True):
    """So many agents, picked by the alpha agent, discard one ammo each."""

    agents: int


class MoveSignals(Effect, tag="move_signals", frozen=True, kw_only=True):
    """Every signal moves so many areas."""

    areas: int
    toward: Literal["closest_agent", "alpha", "weakest_agent", "closest_teleport", "away"] = (
        "closest_agent"
    )


class TeleportBalance(Effect, tag="teleport_balance", frozen=True, kw_only=True):
    """As many signals arrive as agents exceed what is in play, and perhaps some more."""

    minus: Literal["aliens", "aliens_and_signals"]
    plus: int = 0


class TeleportSignals(Effect, tag="teleport_signals", frozen=True, kw_only=True):
    """Signals arrive; how many is read by the number of agents in play."""

    by_agents: tuple[int, int, int, int, int]
    only_if_fewer_aliens: bool = False


class Suffer(Effect, tag="suffer", frozen=True, kw_only=True):
    """Agents standing on a kind of ground suffer wounds that nothing can stop."""

    ground: str
    amount: int


class JamWeapon(Effect, tag="jam_weapon", frozen=True, kw_only=True):
    """One human ranged weapon of the alpha agent jams."""


class DrainShields(Effect, tag="drain_shields", frozen=True, kw_only=True):
    """Agents lose their energy shield points."""


class ActivateClosest(Effect, tag="activate_closest", frozen=True, kw_only=True):
    """The alien closest to the alpha agent acts."""


class Bombard(Effect, tag="bombard", frozen=True, kw_only=True):
    """The alpha agent picks an area with no agent in it or beside it: dice against all aliens."""

    red: int
    explosion: bool = False
    """Whether it strikes the areas next to that one, too."""


class ActivateSome(Effect, tag="activate_some", frozen=True, kw_only=True):
    """So many aliens with a power act, the closest to the alpha agent first; or something else."""

    power: Literal["flying", "burrowing"]
    aliens: int = 1
    otherwise: tuple[TeleportBalance, ...] = ()


class SpecialEvent(Effect, tag="special_event", frozen=True, kw_only=True):
    """What the mission has written under this letter happens."""

    letter: str


class ActOfValor(Effect, tag="act_of_valor", frozen=True, kw_only=True):
    """One used tactic of the team is turned up again."""


class TeleportAlien(Effect, tag="teleport_alien", frozen=True, kw_only=True):
    """An alien arrives at a teleport point."""

    species: str
    rank: str = ""
    per_token: str = ""
    """One comes at each token of this kind instead, the closest to an agent first."""
    most: int = 1
    """How many come at tokens at most."""


class Transfer(Effect, tag="transfer", frozen=True, kw_only=True):
    """The agents are moved to other hexes, in turn order: the way to a tile that lies apart."""

    to: tuple[str, ...]


class SetDoors(Effect, tag="set_doors", frozen=True, kw_only=True):
    """Tokens are put on doors and windows, or taken off."""

    doors: tuple[str, ...]
    token: DoorToken


class OpenTeleport(Effect, tag="open_teleport", frozen=True, kw_only=True):
    """A teleport point appears, or moves, to a hex."""

    symbol: str
    at: str


class Bring(Effect, tag="bring", frozen=True, kw_only=True):
    """A figure enters play by the rules for its kind."""

    what: Literal["npc", "master"]
    npc: str = ""
    """The card that comes; without one it is the top card of the deck."""
    at: str = "start"
    """A hex, or the first free hex of the start."""


AlienEffect = Attack | MoveAdjacent | MoveToward | MoveAway | Regenerate | Command
RollEffect = Inflict | Drag | CarryOff | Push | Relieve | HealAnother | LockOn | Poison
PowerEffect = (
    Heal
    | Reload
    | Cure
    | Purge
    | Charge
    | Dash
    | Blast
    | Deploy
    | Endure
    | Mark
    | Plate
    | MoveAgain
    | Run
    | OneOf
)
EventEffect = (
    LoseAmmo
    | MoveSignals
    | TeleportSignals
    | TeleportBalance
    | TeleportAlien
    | Suffer
    | Heal
    | Reload
    | JamWeapon
    | DrainShields
    | ActivateClosest
    | SpecialEvent
    | ActOfValor
    | Transfer
    | SetDoors
    | OpenTeleport
    | Bring
    | Bombard
    | ActivateSome
    | Stage
    | Supply
    | BasicHits
    | RollEach
    | ForcePose
)
