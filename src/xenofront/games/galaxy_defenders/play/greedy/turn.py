"""An agent's turn: what to do next."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple, assert_never

from xenofront.games.galaxy_defenders.play.greedy.care import TREATED, heal_value
from xenofront.games.galaxy_defenders.play.greedy.fighting import (
    Shot,
    arm,
    best_shot,
    gain_from,
    prey_of,
    strength,
)
from xenofront.games.galaxy_defenders.play.greedy.gear import deed_value
from xenofront.games.galaxy_defenders.play.greedy.goals import (
    is_too_early,
    open_tasks,
    opens_way,
    orders,
)
from xenofront.games.galaxy_defenders.play.greedy.npcs import would_use
from xenofront.games.galaxy_defenders.play.greedy.powers import use_value
from xenofront.games.galaxy_defenders.play.greedy.shelter import gaps
from xenofront.games.galaxy_defenders.play.greedy.situation import FAR, Situation
from xenofront.games.galaxy_defenders.play.greedy.standing import Ground, Spot, ground_of
from xenofront.games.galaxy_defenders.rules.ch5_terrain.map import engaging, is_engaged
from xenofront.games.galaxy_defenders.rules.ch7_agents import menu
from xenofront.games.galaxy_defenders.rules.ch7_agents.actions import menace
from xenofront.games.galaxy_defenders.rules.ch7_agents.movement import movement_points
from xenofront.games.galaxy_defenders.rules.choices import OpenLock, Use
from xenofront.games.galaxy_defenders.rules.expansions.objects import has_targets
from xenofront.games.galaxy_defenders.rules.state import (
    AgentId,
    HexId,
    hp_left,
    is_bleeding,
    operative,
)
from xenofront.players.base import Why, because, tie

TASK, SHUT, BASH, SEARCH = 12.0, 6.0, 3.0, 0.8
ESCAPES: Final = 0.4
"""How often an evade succeeds, about."""
WORTH_IT: Final = 0.15
NPC_FIRST: Final = 0.5
"""What it is worth to let an NPC act before the agent does what hardly matters."""
HUNTED: Final = 0.1
"""What a health point more is worth in whom a master alien hunts."""
MENDED: Final = 0.3
"""What a weapon that works again is worth later, for its strength."""


class Deed(NamedTuple):
    """An activity with its value and reason."""

    value: float
    choice: menu.Activity
    why: Why
    hex: str = ""
    """Where a move leads."""

    @property
    def key(self) -> str:
        return self.choice.key


def activity(look: Situation, options: Sequence[menu.Activity], seed: int) -> Deed:
    """The activity that is worth most; to end the turn if none is worth anything."""
    found = deeds(look, options)
    most = max([deed.value for deed in found])
    best = [deed for deed in found if deed.value == most]
    return max(best, key=lambda deed: tie(seed, deed.key)) if len(best) > 1 else best[0]


def deeds(look: Situation, options: Sequence[menu.Activity]) -> list[Deed]:
    """What could be done, each with what it is worth."""
    fights = "combat" not in look.spent
    ground = ground_of(look, fights=False)
    found = [Deed(WORTH_IT, menu.END_TURN, because("end", agent=look.agent))]
    shots = [option for option in options if isinstance(option, menu.Attack)]
    shot = best_shot(look, shots, prey_of(look.state)) if shots else None
    if menu.MOVE in options:
        found += _moves(look, ground, shot, fights=fights)
    elif shot is not None:
        found.append(_attack(shot, look.temper.fire * shot.gain + _freed(look, ground, shot)))
    for option in options:
        deed = _deed(look, ground, option, shot)
        if deed is not None:
            found.append(deed)
    return found


def _attack(shot: Shot, value: float) -> Deed:
    why = because("attack", target=shot.target, weapon=shot.weapon, kill=shot.kill)
    assert isinstance(shot.choice, menu.Attack)
    return Deed(value, shot.choice, why)


def _moves(look: Situation, ground: Ground, shot: Shot | None, *, fights: bool) -> list[Deed]:
    """To walk and then shoot, or to shoot and then walk: whichever brings more."""
    points = movement_points(look.state, look.agent)
    here = ground.spot(look.here).value
    after = ground.best(points)
    found = []
    if shot is not None and shot.gain > 0:
        found.append(_attack(shot, look.temper.fire * shot.gain + max(0.0, after.value - here)))
    best = (
        ground_of(look, fights=True).best(points) if fights and has_targets(look.state) else after
    )
    if best.hex != look.here:
        found.append(Deed(best.value - here, menu.MOVE, walk_why(look, ground, best), best.hex))
    return found


def _freed(look: Situation, ground: Ground, shot: Shot) -> float:
    """What it is worth to walk on once the only alien that holds an agent is dead."""
    if "movement" in look.spent or engaging(look.state, look.agent) != (shot.target,):
        return 0.0
    gained = ground.best(movement_points(look.state, look.agent)).value
    return max(0.0, gained - ground.spot(look.here).value) * shot.kill / 100


def walk_why(look: Situation, ground: Ground, spot: Spot) -> Why:
    """Why an agent goes somewhere."""
    if spot.target:
        return because("walk-fight", agent=look.agent, hex=spot.hex, target=spot.target)
    goal = ground.goal
    nearer = ground.ways.get(spot.hex, FAR) < ground.ways.get(look.here, FAR)
    if nearer and goal.pull:
        return because(f"walk-{goal.what}", agent=look.agent, hex=spot.hex)
    return because("walk-safety", agent=look.agent, hex=spot.hex)


def _deed(look: Situation, ground: Ground, option: menu.Activity, shot: Shot | None) -> Deed | None:
    """What one option other than moving and attacking is worth."""
    match option:
        case menu.Special() | menu.SpecialAt():
            return _special(look, option)
        case Use(power):
            value = use_value(look, ground, power)
            return Deed(value, option, because("use", agent=look.agent, power=power))
        case menu.Treat(weapon, target):
            value = heal_value(look.state, target, TREATED)
            return Deed(value, option, because("treat", agent=target, weapon=weapon))
        case menu.Unjam():
            return _unjam(look, ground, option, shot)
        case menu.Search():
            return Deed(SEARCH, option, because("search", agent=look.agent))
        case menu.Drone(drone):
            return Deed(_command(look, AgentId(drone)), option, because("drone", unit=drone))
        case menu.Npc() | menu.Tactic():
            return _ally(look, option)
        case menu.Menace() | menu.StandUp() | menu.Unequip() | menu.Recall():
            return _aside(look, option)
        case menu.Turn():
            return _turn(look, option, shot)
        case menu.Bash() | OpenLock() | menu.Leap() | menu.Evade() | menu.Redeploy():
            return _out_of_here(look, ground, option, shot)
        case menu.Move() | menu.Attack() | menu.EndTurn():
            return None
        case _:
            assert_never(option)


def _ally(look: Situation, option: menu.Npc | menu.Tactic) -> Deed | None:
    """NPCs act first; their tactics are kept until they bring something."""
    npc = AgentId(option.npc)
    if isinstance(option, menu.Tactic) and not would_use(look.state, npc):
        return None
    value = NPC_FIRST if isinstance(option, menu.Npc) else 2 * WORTH_IT
    return Deed(value, option, because("drone", unit=npc))


def _unjam(look: Situation, ground: Ground, option: menu.Unjam, shot: Shot | None) -> Deed | None:
    """Mend a weapon, and fire it at once if the attack is left."""
    weapon, paid = option.weapon, option.activity
    slot = next(slot for slot in look.row.weapons if slot.id == weapon)
    kind, best = look.state.box.weapons[weapon].kind, max(0.0, shot.gain) if shot else 0.0
    if slot.ammo == 0 or kind == "healing":
        return None
    value = MENDED * strength(look.state.box.weapons[weapon])
    if paid == "combat":
        value -= best
    elif "combat" not in look.spent:
        fired = gain_from(look, look.here, [arm(look, weapon, prey_of(look.state))])[0]
        value += max(0.0, look.temper.fire * fired - best)
    if paid == "movement" and not is_engaged(look.state, look.agent):
        there = ground.best(movement_points(look.state, look.agent))
        value -= max(0.0, there.value - ground.spot(look.here).value)
    return Deed(value, option, because("unjam", weapon=weapon))


def _command(look: Situation, drone: AgentId) -> float:
    """What it is worth to let a drone walk and fire, as if it were an agent of its own."""
    other = Situation(look.state, drone, look.temper)
    best = ground_of(other, fights=True).best(look.state.box.agents[drone].move)
    return best.value - ground_of(other, fights=False).spot(other.here).value


def _aside(
    look: Situation, option: menu.Menace | menu.StandUp | menu.Unequip | menu.Recall
) -> Deed | None:
    """What neither moves, fights nor serves the mission."""
    if isinstance(option, menu.Menace):
        return _menace(look, option)
    why = because(type(option).__name__.lower(), agent=look.agent)
    return Deed(deed_value(look, option), option, why)


def _menace(look: Situation, option: menu.Menace) -> Deed | None:
    """Who is sturdiest had better be hunted by a master alien; who is frail gets out of it."""
    state, me = look.state, hp_left(look.state, look.agent)
    token = state.menace[option.alien]
    others = [hp_left(state, agent) for agent in operative(state) if agent != look.agent]
    most = max(others, default=0)
    if option.deed == menace.RAISE:
        gain = me - most
    elif option.deed == menace.TAKE or token.holder != look.agent:
        gain = me - hp_left(state, token.holder) - 1
    else:
        gain = most - me - 1
    if gain <= 0:
        return None
    mine = option.deed != menace.LOWER
    why = because("menace-mine" if mine else "menace-calm", agent=look.agent, alien=option.alien)
    return Deed(WORTH_IT + HUNTED * gain, option, why)


def _turn(look: Situation, option: menu.Turn, shot: Shot | None) -> Deed | None:
    """Turn round to somebody worth shooting at."""
    if "combat" in look.spent or not has_targets(look.state) or is_bleeding(look.state, look.agent):
        return None
    spot = ground_of(look, fights=True).spot(look.here)
    gain = spot.value - ground_of(look, fights=False).spot(look.here).value
    if not spot.target or (shot is not None and shot.gain >= gain - 0.01):
        return None
    return Deed(gain, option, because("turn", agent=look.agent, target=spot.target))


# -- what the mission asks for -------------------------------------------------------------------


def _special(look: Situation, option: menu.Special | menu.SpecialAt) -> Deed | None:
    state, asked = look.state, orders(look.state.box)
    action = next(a for a in state.box.mission.actions if a.id == option.action)
    if action.leaves:
        undone = [task for task in open_tasks(state, asked) if _can_get_to(look, task.at)]
        late = asked.deadline - state.round <= 2
        return (
            Deed(TASK, option, because("leave", agent=look.agent)) if late or not undone else None
        )
    if action.civilian == "take":
        following = sum(state.agents[agent].led for agent in operative(state))
        wanted = state.rescued + following < asked.rescues + 1
        return Deed(TASK, option, because("take", agent=look.agent)) if wanted else None
    if action.token:
        closes = [(gap.id, door) for gap, door, _ in gaps(state, asked.home)] if asked.holds else []
        there = option.opening if isinstance(option, menu.SpecialAt) else ""
        useful = (option.action, there) in closes
        return Deed(SHUT, option, because("shut")) if useful else None
    if is_too_early(state, asked, action):
        return None
    return Deed(TASK, option, because("task", agent=look.agent))


def _can_get_to(look: Situation, hexes: tuple[str, ...]) -> bool:
    return look.here in look.ways(hexes)


# -- doors, windows, ways out of a fight -----------------------------------------------------------


def _out_of_here(
    look: Situation,
    ground: Ground,
    option: menu.Bash | OpenLock | menu.Leap | menu.Evade | menu.Redeploy,
    shot: Shot | None,
) -> Deed | None:
    lost = max(0.0, shot.gain) if shot is not None else 0.0
    goal, ways = ground.goal, ground.ways
    here = ways.get(look.here, FAR)
    match option:
        case menu.Bash(door):
            beyond = min(ways.get(HexId(end), FAR) for end in door.split("|"))
            if beyond >= here or not goal.pull:
                return None
            return Deed(BASH - lost, option, because("bash", agent=look.agent))
        case OpenLock(opening):
            value = BASH if opens_way(look, opening) else 0.0
            return Deed(value, option, because("open", agent=look.agent))
        case menu.Leap(window):
            ends = [HexId(end) for end in window.split("|") if end != look.here]
            gained = ground.spot(ends[0]).value - ground.spot(look.here).value
            return Deed(gained - 0.5, option, because("leap", agent=look.agent))
        case menu.Evade():
            if "movement" in look.spent:
                return None
            points = movement_points(look.state, look.agent)
            gained = ground.best(points).value - ground.spot(look.here).value
            return Deed(ESCAPES * gained - lost, option, because("evade", agent=look.agent))
        case menu.Redeploy(place):
            if "movement" not in look.spent:
                return None
            gained = ground.spot(place).value - ground.spot(look.here).value
            why = because("redeploy", agent=look.agent, hex=place)
            return Deed(gained - lost - 1.0, option, why)
        case _:
            assert_never(option)
