"""Who acts, and what a trooper does."""

from __future__ import annotations

from typing import Final

from xenofront.games.bug_hunt.play.greedy.moving import ready_to_leave, surveys, wants_to_call
from xenofront.games.bug_hunt.play.greedy.shots import best_shot
from xenofront.games.bug_hunt.play.greedy.situation import CLOSE, Situation, inches, least
from xenofront.games.bug_hunt.rules.ch2_turn.phases import (
    GIVE_UP,
    Act,
    ChooseTrooper,
    KeepReady,
)
from xenofront.games.bug_hunt.rules.ch3_troopers.activation import DONE, ChooseAction
from xenofront.games.bug_hunt.rules.ch3_troopers.gear import MEDKIT, GearFor
from xenofront.games.bug_hunt.rules.ch3_troopers.jams import Unjam
from xenofront.games.bug_hunt.rules.ch4_combat.attack import ExtraShot, NextShot
from xenofront.games.bug_hunt.rules.ch4_combat.brawl import Fight
from xenofront.games.bug_hunt.rules.ch4_combat.shooting import origin_of
from xenofront.games.bug_hunt.rules.ch5_aliens.snap_fire import (
    ChooseFreeShot,
    ChooseSnapShot,
    SnapShot,
)
from xenofront.games.bug_hunt.rules.ch6_objectives.evac import Assist, Call, ShipTarget
from xenofront.games.bug_hunt.rules.ch6_objectives.locations import Activate
from xenofront.games.bug_hunt.rules.ch6_objectives.objectives import HackIn, Take
from xenofront.games.bug_hunt.rules.ch6_objectives.signals import LookInto
from xenofront.games.bug_hunt.rules.ch6_objectives.spawns import Close
from xenofront.games.bug_hunt.rules.choices import HOLD, Fire, FireAt, Target
from xenofront.games.bug_hunt.rules.ground import opponents, sight
from xenofront.games.bug_hunt.rules.names import TrooperId
from xenofront.kernel import Choice, Game
from xenofront.players.base import Choice as Answer
from xenofront.players.base import because

HOPELESS: Final = 30
"""From this turn on a squad gives up if it cannot even call the ship."""
LIKED: Final[dict[type[Choice], float]] = {
    Take: 9.0,
    Call: 8.0,
    Assist: 1.6,
    HackIn: 7.0,
    Activate: 0.5,
    Unjam: 0.45,
    Close: 0.4,
    Fight: 0.35,
    LookInto: 0.3,
}
"""What combat actions other than shooting are worth."""
WATCH: Final = 12
"""Inches within which an alien is waited for."""


def trooper(look: Situation, game: Game, ask: ChooseTrooper, seed: int) -> Answer:
    """Who is in trouble acts first; who only waits for aliens holds; what is lost is given up."""
    if look.state.turn >= HOPELESS and _is_stuck(look):
        return Answer(GIVE_UP, because("concede"))
    acting = [choice.trooper for choice in ask.choices if isinstance(choice, Act)]
    able = {choice.trooper for choice in ask.choices if isinstance(choice, KeepReady)}
    for name in acting:
        if name in able and _waits(look, name):
            return Answer(KeepReady(name), because("hold", trooper=name))
    first = min(acting, key=lambda name: (_patience(look, name), name))
    return Answer(Act(first), because("act", trooper=first))


def _is_stuck(look: Situation) -> bool:
    """Whether nothing is won and no ship is called: somebody would have, long ago."""
    evac = look.state.evac
    return not look.won and not (evac.called or evac.comes or evac.at is not None)


def _waits(look: Situation, name: TrooperId) -> bool:
    """Whether aliens will come nearer by themselves, and nothing else is to be done."""
    state, here = look.state, look.places[name]
    if wants_to_call(look, name) or opponents(state, name):
        return False
    target = look.goals.get(name)
    if target is not None and not look.is_near(here, target):
        return False
    if target is not None and target.kind in ("hack", "retrieve", "scout"):
        return False
    if state.evac.at is not None:
        return False
    near = [n for n, row in state.aliens.items() if CLOSE < inches(here, row.at) <= WATCH]
    close = any(inches(here, row.at) <= CLOSE for row in state.aliens.values())
    return not close and any(sight(state, name, str(alien)).seen for alien in near)


def _patience(look: Situation, name: TrooperId) -> float:
    """Who has an alien near acts soonest, then who is nearest to an objective."""
    here = look.places[name]
    if opponents(look.state, name):
        return -2.0
    alien = least(here, (row.at for row in look.state.aliens.values()), default=99.0)
    target = look.goals.get(name)
    ahead = inches(here, target.at) if target is not None else 50.0
    return alien if alien <= CLOSE else 100.0 + ahead


def action(look: Situation, game: Game, ask: ChooseAction, seed: int) -> Answer:
    """Serve the mission, else shoot, else whatever helps."""
    name = ask.trooper
    if surveys(look, name) and not look.state.troopers[name].moved:
        return Answer(DONE, because("survey", trooper=name))
    shots = [choice for choice in ask.choices if isinstance(choice, Fire | FireAt)]
    shot = best_shot(look, name, shots) if shots else None
    best: Choice = DONE
    most = 0.0
    why = because("done", trooper=name)
    if shot is not None and shot.gain > most:
        best, most = shot.choice, shot.gain
        why = because("fire", trooper=name, target=shot.target, weapon=shot.weapon, hit=shot.hit)
        if not shot.target:
            why = because("fire-point", trooper=name, weapon=shot.weapon)
    for choice in ask.choices:
        value = _liked(look, name, choice)
        if value > most:
            best, most, why = choice, value, because(f"do-{choice.VERB}", trooper=name)
    return Answer(best, why)


def _liked(look: Situation, name: TrooperId, choice: Choice) -> float:
    """What an action other than shooting is worth now."""
    state, liked = look.state, LIKED.get(type(choice), 0.0)
    match choice:
        case Call() | Assist():
            return liked if state.evac.called or ready_to_leave(look) else 0.0
        case GearFor(gear):
            return 1.0 if gear == MEDKIT else 0.0
        case LookInto():
            return liked if not look.won and not state.aliens else 0.0
        case HackIn():
            return liked if not look.danger(look.places[name]) else liked / 2
    return liked


def snap_fire(look: Situation, game: Game, ask: ChooseSnapShot, seed: int) -> Answer:
    """Fire where the alien comes nearest; wait for a nearer one if another is still to come."""
    name, alien = ask.trooper, ask.alien
    here, weapons = look.places[name], look.state.box.weapons

    def worth(shot: SnapShot) -> tuple[float, float, str]:
        away, definition = inches(here, shot.place), weapons[shot.weapon]
        hits = max(1, definition.shots) * (1 + 0.3 * definition.damage)
        return hits * (2.0 if away <= CLOSE + 1 else 1.0), -away, shot.key

    best = max((shot for shot in ask.choices if isinstance(shot, SnapShot)), key=worth)
    others = sum(
        not row.acted and not row.fresh for n, row in look.state.aliens.items() if n != alien
    )
    if inches(here, best.place) > CLOSE + 1 and others:
        return Answer(HOLD, because("wait", trooper=name, alien=alien))
    return Answer(best, because("snap-fire", trooper=name, alien=alien))


def next_target(
    look: Situation, game: Game, ask: ExtraShot | NextShot | ShipTarget, seed: int
) -> Answer:
    """The nearest alien that is neither stunned nor wounded."""
    state = look.state
    origin = origin_of(state, ask.shooter)

    def cost(choice: Target) -> tuple[bool, float, str]:
        row = state.aliens[choice.target]
        return bool(row.stun or row.wounds), inches(origin, row.at), choice.target

    best = min((choice for choice in ask.choices if isinstance(choice, Target)), key=cost)
    return Answer(best, because("nearest", target=best.target))


def free_shot(look: Situation, game: Game, ask: ChooseFreeShot, seed: int) -> Answer:
    """It costs nothing: the best one."""
    shots = [choice for choice in ask.choices if isinstance(choice, Fire)]
    shot, name = best_shot(look, ask.trooper, shots), ask.trooper
    why = because("fire", trooper=name, target=shot.target, weapon=shot.weapon, hit=shot.hit)
    return Answer(shot.choice, why)
