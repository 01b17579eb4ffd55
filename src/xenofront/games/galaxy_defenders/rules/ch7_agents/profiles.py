"""GD 7.3, 7.6 Attack profiles: who strikes with what, and who defends with what.

The state is read here, once, into the numbers that :mod:`rolls` and :mod:`odds` work with.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, NamedTuple

from xenofront.games.galaxy_defenders.content.catalogue import Weapon
from xenofront.games.galaxy_defenders.content.effects import Blast, LockOn, Run
from xenofront.games.galaxy_defenders.content.modifiers import Modifier
from xenofront.games.galaxy_defenders.rules.box import HOLOGRAM, Box
from xenofront.games.galaxy_defenders.rules.ch7_agents.odds import SCALE, Odds, attack_odds
from xenofront.games.galaxy_defenders.rules.ch7_agents.rolls import Guarding, Strike
from xenofront.games.galaxy_defenders.rules.ch8_aliens.swarms import figure_hp
from xenofront.games.galaxy_defenders.rules.expansions.objects import undefended
from xenofront.games.galaxy_defenders.rules.expansions.poses import STANDING, in_pose
from xenofront.games.galaxy_defenders.rules.modifiers import (
    agent_total,
    on_agent,
    on_alien,
    total_of,
)
from xenofront.games.galaxy_defenders.rules.state import (
    Agent,
    AgentId,
    Alien,
    AlienId,
    GDState,
    max_hp,
)
from xenofront.kernel.memo import remembered

HELPS_HEALING = ("hits", "hit_dice")  # GD-7.6.3.d
HELPS_ATTACKS = (*HELPS_HEALING, "defence_dice", "armour_ignored", "lethal")
CERTAIN: Final = Odds((0, SCALE), SCALE, 0, 0, 0, SCALE)
"""Of whom any attack destroys, without a roll."""
BASIC = "basic"
"""The kind of damage that powers and devices deal (GD-7.7.1.a)."""


class Aim(NamedTuple):
    """What the target is like, as far as modifiers ask (GX-8.3.d)."""

    mark: int = 0
    immobilized: bool = False


ANYBODY: Final = Aim()


def strike(
    state: GDState, attacker: str, weapon: str, powers: tuple[str, ...] = (), target: str = ""
) -> Strike:
    """The attacking side of an attack with a weapon, device or card of the attacker."""
    seen = bool(target) and state.box.asks_of_target  # GX-8.3.c/other
    aim = aimed_at(state, target) if seen else ANYBODY
    row = state.agents.get(AgentId(attacker))
    if row is None:
        hurt = state.aliens[AlienId(attacker)].criticals if attacker in state.aliens else ()
        key: tuple[object, ...] = ("strike", weapon, powers, hurt, state.weather, aim)
    else:
        own = state.agents[row.owner] if row.owner else row
        mine = own.powers, own.devices, row.lasting, row.criticals, row.pose
        key = "strike", weapon, powers, mine, state.weather, aim
    known = state.box.memo.get(key)
    if known is None:
        known = state.box.memo[key] = _marking(state, attacker, weapon, powers, aim)
    return known


def aimed_at(state: GDState, target: str) -> Aim:
    """A figure as a target."""
    agent = state.agents.get(AgentId(target))
    if agent is None and target in state.objects:
        return ANYBODY
    row = state.aliens[AlienId(target)] if agent is None else agent
    return Aim(row.lock, not {"immobilized", "paralyzed"}.isdisjoint(row.conditions))


def mark_of(state: GDState, weapon: str) -> int:
    """The level of the MARK that a weapon puts on its target."""
    definition = state.box.weapons.get(weapon)
    effects = (*definition.on_hit, *definition.on_bolt) if definition else ()
    return max((one.level for one in effects if isinstance(one, LockOn)), default=0)


def _marking(
    state: GDState, attacker: str, weapon: str, powers: tuple[str, ...], aim: Aim
) -> Strike:
    """A strike, and what becomes of it once it has marked its target."""
    plain = _strike(state, attacker, weapon, powers, aim)
    level = mark_of(state, weapon)
    if not level:
        return plain._replace(special=_is_special(plain))
    on_hit = any(isinstance(one, LockOn) for one in state.box.weapons[weapon].on_hit)
    marked = _strike(state, attacker, weapon, powers, aim._replace(mark=max(aim.mark, level)))
    return plain._replace(
        marks_on="hit" if on_hit else "bolt",
        once_marked=marked._replace(special=True),
        special=True,
    )


def _is_special(strike: Strike) -> bool:
    """Whether a strike has what only the expansions bring."""
    lethal = strike.lethal or strike.bolt_lethal or strike.gd_lethal
    return lethal or strike.gd_hits != 0 or strike.gd_defence_dice != 0


def _strike(
    state: GDState, attacker: str, weapon: str, powers: tuple[str, ...], aim: Aim
) -> Strike:
    if weapon in state.box.powers:
        thrown = dice_of(state, weapon)
        own = _sums(state.box.powers[weapon].modifiers, BASIC)  # GD-7.3.g/power
        own["critical"] = getattr(thrown, "critical", 0)
        return _helped(Strike(red=thrown.red, blue=getattr(thrown, "blue", 0)), own)
    definition = state.box.weapons[weapon]
    modifiers = list(definition.modifiers)  # GD-8.2.c/weapon
    for power in powers:
        modifiers += state.box.powers[power].modifiers
    if attacker in state.aliens:
        modifiers += (m for _, m in on_alien(state, AlienId(attacker)))
    else:
        modifiers += (m for _, m in on_agent(state, AgentId(attacker)))
    row = state.agents.get(AgentId(attacker))
    if row is not None and row.pose != STANDING:
        modifiers += in_pose(state.box, row.pose, "attacking")  # GX-9.2.2.j GX-9.2.2.ab/reaction
    sums = _sums(modifiers, definition.kind, aim)
    more = sums.get("hit_dice", 0)  # GD-7.6.e GD-7.3.av/attacker
    if row is not None and row.owner and attacker not in state.box.npcs:
        more += agent_total(state, row.owner, "drone_dice")
    red, blue = _pool(definition, more)
    if definition.hits:
        red = blue = 0  # GX-9.2.d GX-9.2.g GX-8.2.3.c
    sums["hits"] = sums.get("hits", 0) + definition.hits  # GX-9.2.e GX-11.12.a GX-11.12.b
    bare = Strike(
        red=red,  # GD-7.3.d
        blue=blue,
        extra=max(more, 0) if red and blue else 0,
        bolts_off=sums.get("bolts_off", 0) > 0,
        untrained=is_untrained(state, attacker, definition),
    )
    return _helped(bare, sums)


def _pool(weapon: Weapon, more: int) -> tuple[int, int]:
    """The dice of a weapon with more or fewer of them; red ones go first (GX-8.2.3.q)."""
    if more >= 0:
        return (weapon.red + more, weapon.blue) if weapon.red else (0, weapon.blue + more)
    red = max(weapon.red + more, 0)  # GX-8.2.3.b/fewer GX-8.2.3.q
    left = more + weapon.red - red
    return red, max(weapon.blue + left, 0)  # GX-8.2.3.b/none


def _helped(strike: Strike, sums: dict[str, int]) -> Strike:
    """A roll with what modifiers add to its hits and take from the defence."""
    if strike.bolts_off:
        sums = {key: n for key, n in sums.items() if "bolt_" not in key}  # GX-8.2.3.i/weapon
    return strike._replace(
        hits=sums.get("hits", 0),
        bolt_hits=sums.get("bolt_hits", 0),
        each_bolt_hits=sums.get("each_bolt_hits", 0),
        defence_dice=sums.get("defence_dice", 0),
        bolt_defence_dice=sums.get("bolt_defence_dice", 0),
        ignores_armour=sums.get("armour_ignored", 0) > 0,
        gd_hits=sums.get("gd_hits", 0),
        gd_defence_dice=sums.get("gd_defence_dice", 0),
        critical=sums.get("critical", 0),
        bolt_critical=sums.get("bolt_critical", 0),
        gd_critical=sums.get("gd_critical", 0),
        lethal=sums.get("lethal", 0) > 0,
        bolt_lethal=sums.get("bolt_lethal", 0) > 0,
        gd_lethal=sums.get("gd_lethal", 0) > 0,
    )


def dice_of(state: GDState, power: str) -> Blast | Run:
    """The effect of a power that throws dice."""
    return next(e for e in state.box.powers[power].effects if isinstance(e, Blast | Run))


def is_untrained(state: GDState, attacker: str, weapon: Weapon) -> bool:
    if counts_as(weapon) != "alien":
        return False
    return agent_total(state, AgentId(attacker), "alien_training") <= 0  # GD-7.6.5.e GD-7.6.5.i


def counts_as(weapon: Weapon) -> str:
    """The rank that a weapon counts as: that of a suit is like an improved one."""
    return "improved" if weapon.rank == "special" else weapon.rank  # GX-9.5.2.e


@remembered("agents", "aliens", "objects")
def guarding(state: GDState, unit: str, kind: str) -> Guarding:
    """The defending side against damage of a kind."""
    agent = state.agents.get(AgentId(unit))
    if agent is not None:
        shields, bolt, each, healing, gd, _ = _armour(state, unit, agent, kind)
        hp = max_hp(state, AgentId(unit))
        person = not agent.owner
        bleeding = person and agent.alive and agent.wounds >= hp
        return Guarding(
            suit_shield(agent) or agent.shield + agent.plates,  # GX-9.5.2.m/shield GX-9.5.2.o
            shields,
            bolt,
            each,
            healing,
            agent.wounds,
            hp,
            bleeding,
            person,
            _fewer(state, agent) + _dice_by_pose(state, agent, kind),
            _armour_dice(state.box, unit, kind),
            gd,
            _most_dice(state, "agent" if person else "npc" if unit in state.box.npcs else "drone"),
        )
    if unit in state.objects:
        return undefended(state, unit)
    alien = state.aliens[AlienId(unit)]
    shields, bolt, each, healing, gd, _ = _armour(state, alien.card, alien, kind)
    hp = figure_hp(state, AlienId(unit))  # GD-8.4.d
    rank = state.box.aliens[alien.card].rank
    most = _most_dice(state, rank)
    return Guarding(
        selected(alien),  # GX-11.7.d
        shields,
        bolt,
        each,
        healing,
        alien.wounds,
        hp,
        dice=_fewer(state, alien),
        gd_shields=gd,
        most_dice=most,
    )


def _armour_dice(box: Box, unit: str, kind: str) -> int:
    """Defence dice that the armour of an agent brings."""
    if not box.agents[unit].armour:
        return 0
    return _printed_armour(box, unit, kind).defence_dice


def suit_shield(row: Agent) -> int:
    """Shield points of the suit that somebody wears; while it has any, no other shield counts."""
    return 0 if row.suit is None else row.suit.shield  # GX-9.5.1.f/shield GX-9.5.2.l


def _dice_by_pose(state: GDState, row: Agent, kind: str) -> int:
    """Defence dice that a fighting pose gives or takes."""
    if row.pose == STANDING:
        return 0
    modifiers = in_pose(state.box, row.pose, "defending")  # GX-9.2.2.ab/aliens
    return _sums(modifiers, kind).get("defence_dice", 0)  # GX-9.2.2.k/basic


def _fewer(state: GDState, row: Agent | Alien) -> int:
    """Defence dice that CRITICAL tokens take away."""
    if not row.criticals:
        return 0
    return total_of(state, row, "defence_dice")  # GX-8.2.3.a/fewer GX-8.2.3.a/each


def selected(alien: Alien) -> int:
    """The points of the energy shield that takes the hits of an attack: the fullest stack."""
    return (
        max(alien.shield, *alien.stacks) if alien.stacks else alien.shield
    )  # GX-11.7.a GX-11.7.b GX-11.7.g


MOST_DICE = {"green": 3, "blue": 4, "red": 5, "purple": 5, "drone": 3, "npc": 4, "agent": 5}
"""Defence dice by rank, with the option for it."""


HIGH_IMPACT = 5  # GX-9.2.HI.b/more GX-9.2.HI.b/fewer GX-9.2.HI.c
"""Defence dice of everybody, with the option for it."""


def _most_dice(state: GDState, rank: str) -> int | None:
    if state.options.rank_defence:
        return MOST_DICE[rank]
    return HIGH_IMPACT if state.options.high_impact else None  # GX-9.2.HI.e/agent


def _armour(state: GDState, owner: str, row: Agent | Alien, kind: str) -> Armour:
    """What armour gives against a kind of damage."""
    armour = _printed_armour(state.box, owner, kind)
    if row.criticals and total_of(state, row, "bolts_off"):  # GX-8.2.3.i/armour
        return Armour(armour.shields, gd_shields=armour.gd_shields)
    return armour


class Armour(NamedTuple):
    """What armour gives: always, on BOLT, for each BOLT, and on GD."""

    shields: int = 0
    bolt_shields: int = 0
    each_bolt_shields: int = 0
    bolt_healing: int = 0
    gd_shields: int = 0
    defence_dice: int = 0


def _printed_armour(box: Box, owner: str, kind: str) -> Armour:
    key = "armour", owner, kind
    known = box.memo.get(key)
    if known is None:
        definition = box.agents.get(owner) or box.aliens[owner]
        sums = _sums(definition.armour, kind)
        known = Armour(*[sums.get(name, 0) for name in Armour._fields])
        box.memo[key] = known
    return known


def _sums(modifiers: Iterable[Modifier], kind: str, aim: Aim = ANYBODY) -> dict[str, int]:
    sums: dict[str, int] = {}
    for modifier in modifiers:
        if _fits(modifier, kind, aim):
            key = _prefix(modifier) + modifier.quantity
            times = aim.mark if "each_mark" in modifier.when else 1
            sums[key] = sums.get(key, 0) + modifier.amount * times
    return sums


def _fits(modifier: Modifier, kind: str, aim: Aim = ANYBODY) -> bool:
    """Whether a modifier's conditions on damage and target hold (GD-7.6.1.a, GD-7.7.1.c)."""
    if "target_marked" in modifier.when and not aim.mark:
        return False  # GX-8.3.d
    if (
        "target_immobilized" in modifier.when and not aim.immobilized
    ):  # GX-11.12.d/condition GX-11.12.d/other
        return False
    if "melee" in modifier.when:  # GD-7.6.2.b GD-7.7.1.c GD-7.7.2.1.e GD-8.10.m
        return kind == "melee"  # GD-7.6.1.a/melee GD-7.6.2.a/melee GD-7.7.1.a/melee
    if "ranged" in modifier.when:
        return kind == "ranged"  # GD-7.6.1.a/ranged GD-7.6.2.a/ranged GD-7.7.1.a/ranged
    return True


def _prefix(modifier: Modifier) -> str:
    if "each_bolt" in modifier.when:
        return "each_bolt_"
    if "gd" in modifier.when:
        return "gd_"
    return "bolt_" if "bolt" in modifier.when else ""


def damage_kind(state: GDState, weapon: str) -> str:
    """Melee, ranged, or basic for whatever is no weapon (GD-7.7.1.a)."""
    if weapon in state.box.powers:
        return BASIC
    return state.box.weapons[weapon].kind


def explodes(
    state: GDState, weapon: str, *, bolt: bool, gd: bool, powers: tuple[str, ...] = ()
) -> bool:
    """Whether an attack strikes the areas next to that of its target as well."""
    if weapon in state.box.powers:
        thrown = dice_of(state, weapon)
        return isinstance(thrown, Blast) and thrown.explosion
    return _quantity(state, weapon, "explosion", bolt=bolt, gd=gd, powers=powers)


def _quantity(
    state: GDState,
    weapon: str,
    quantity: str,
    *,
    bolt: bool,
    gd: bool,
    powers: tuple[str, ...] = (),
) -> bool:
    """Whether a weapon, with the powers that help it, has a quantity after a roll."""
    helped = (m for power in powers for m in state.box.powers[power].modifiers)
    return any(
        modifier.quantity == quantity
        and ("bolt" not in modifier.when or bolt)
        and ("gd" not in modifier.when or gd)
        for modifier in (*state.box.weapons[weapon].modifiers, *helped)
    )


def strikes_area(
    state: GDState,
    weapon: str,
    *,
    bolt: bool,
    declared: bool,
    gd: bool = False,
    powers: tuple[str, ...] = (),
) -> bool:
    """Whether an attack strikes the whole area of its target."""
    if weapon in state.box.powers:
        thrown = dice_of(state, weapon)
        return isinstance(thrown, Blast) or thrown.procedure == "satellite"  # GD-7.7.2.1.b
    if declared:
        return True
    if explodes(state, weapon, bolt=bolt, gd=gd, powers=powers):
        return True  # GX-8.4.a
    return _quantity(state, weapon, "area", bolt=bolt, gd=gd, powers=powers)


def marks_on(state: GDState, attacker: str, target: str) -> tuple[str, ...]:
    """Powers that help an agent because its target is marked."""
    alien = state.aliens.get(AlienId(target))
    return alien.marks if alien is not None and attacker in state.agents else ()


def helps_strike(state: GDState, power: str, kind: str) -> bool:
    """Whether a power changes anything about an attack of a kind, or about healing."""
    helpful = HELPS_HEALING if kind == "healing" else HELPS_ATTACKS
    return any(m.quantity in helpful and _fits(m, kind) for m in state.box.powers[power].modifiers)


def steps_away(state: GDState, unit: str, kind: str) -> bool:
    """Whether a BOLT lets the armour's bearer step away when the attack is over."""
    if unit not in state.box.agents:
        return False
    armour = state.box.agents[unit].armour
    return any(m.quantity == "step_away" and _fits(m, kind) for m in armour)


def odds(
    state: GDState, attacker: str, weapon: str, target: str, powers: tuple[str, ...] = ()
) -> Odds:
    """Exact odds of an attack on its primary target, with the least payment the weapon asks."""
    if target == HOLOGRAM:
        return CERTAIN  # GX-9.7.4.1.f
    kind = damage_kind(state, weapon)
    definition = state.box.weapons.get(weapon)
    paid = definition.hits_for_ammo[0] if definition and definition.hits_for_ammo else 0
    powers += marks_on(state, attacker, target)
    power = strike(state, attacker, weapon, powers, target)
    key = "odds", power, guarding(state, target, kind), paid
    known: Odds | None = state.box.memo.get(key)
    if known is None:
        faces = state.box.faces
        known = attack_odds(key[1], key[2], faces["red"], faces["blue"], paid)
        state.box.memo[key] = known
    return known
