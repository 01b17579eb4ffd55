"""Who acts, and what a trooper does."""

from __future__ import annotations

from typing import Final

from xenofront.games.bug_hunt.play.greedy.look import CLOSE, Look, inches, least
from xenofront.games.bug_hunt.play.greedy.moving import ready_to_leave, surveys, wants_to_call
from xenofront.games.bug_hunt.play.greedy.shots import all_shots, best_shot
from xenofront.games.bug_hunt.rules.ground import opponents, sight
from xenofront.games.bug_hunt.rules.state import AlienId, BHState, TrooperId
from xenofront.geometry.plane.exact import point
from xenofront.kernel import Question
from xenofront.players.base import Choice, because

DONE, HOLD, CONCEDE = "done", "hold", "concede"
HOPELESS: Final = 30
"""From this turn on a squad gives up if it cannot even call the ship."""
BRAWL: Final = 0.35
LIKED: Final = {
    "take": 9.0,
    "call": 8.0,
    "assist": 1.6,
    "hack": 7.0,
    "activate": 0.5,
    "unjam": 0.45,
    "close": 0.4,
}
"""What combat actions other than shooting are worth."""
WATCH: Final = 12
"""Inches within which an alien is waited for."""


def trooper(look: Look, ask: Question) -> Choice:
    """Who is in trouble acts first; who only waits for aliens holds; what is lost is given up."""
    if look.state.turn >= HOPELESS and CONCEDE in ask.options and _is_stuck(look):
        return Choice(CONCEDE, because("concede"))
    acting = [TrooperId(o.removeprefix("act ")) for o in ask.options if o.startswith("act ")]
    for name in acting:
        if f"hold {name}" in ask.options and _waits(look, name):
            return Choice(f"hold {name}", because("hold", trooper=name))
    if not acting:
        return Choice(ask.options[0], because("first"))
    first = min(acting, key=lambda name: (_patience(look, name), name))
    return Choice(f"act {first}", because("act", trooper=first))


def _is_stuck(look: Look) -> bool:
    """Whether nothing is won and no ship is called: somebody would have, long ago."""
    evac = look.state.evac
    return not look.won and not (evac.called or evac.comes or evac.at is not None)


def _waits(look: Look, name: TrooperId) -> bool:
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


def _patience(look: Look, name: TrooperId) -> float:
    """Who has an alien near acts soonest, then who is nearest to an objective."""
    here = look.places[name]
    if opponents(look.state, name):
        return -2.0
    alien = least(here, (row.at for row in look.state.aliens.values()), default=99.0)
    target = look.goals.get(name)
    ahead = inches(here, target.at) if target is not None else 50.0
    return alien if alien <= CLOSE else 100.0 + ahead


def action(look: Look, ask: Question) -> Choice:
    """Serve the mission, else shoot, else whatever helps."""
    name = TrooperId(ask.about[0])
    if surveys(look, name) and not look.state.troopers[name].moved and DONE in ask.options:
        return Choice(DONE, because("survey", trooper=name))
    shots = [o for o in ask.options if o.startswith("fire ")]
    shot = best_shot(look, name, shots) if shots else None
    best, most = DONE, 0.0
    why = because("done", trooper=name)
    if shot is not None and shot.gain > most:
        best, most = shot.key, shot.gain
        why = because("fire", trooper=name, target=shot.target, weapon=shot.weapon, hit=shot.hit)
        if not shot.target:
            why = because("fire-point", trooper=name, weapon=shot.weapon)
    for option in ask.options:
        verb = option.partition(" ")[0]
        value = _liked(look, name, option)
        if value > most:
            best, most, why = option, value, because(f"do-{verb}", trooper=name)
    return Choice(best, why)


def worths(look: Look, ask: Question) -> dict[str, float]:
    """By answer what an action is worth."""
    name = TrooperId(ask.about[0])
    found = {option: _liked(look, name, option) for option in ask.options}
    for shot in all_shots(look, name, [o for o in ask.options if o.startswith("fire ")]):
        found[shot.key] = shot.gain
    return found


def _liked(look: Look, name: TrooperId, option: str) -> float:
    verb, _, words = option.partition(" ")
    state = look.state
    if verb == "brawl":
        return BRAWL
    if verb in ("call", "assist"):
        return LIKED[verb] if state.evac.called or ready_to_leave(look) else 0.0
    if verb == "gear":
        return 1.0 if words.startswith("medkit") else 0.0
    if verb == "investigate":
        return 0.3 if not look.won and not state.aliens else 0.0
    if verb == "hack":
        return LIKED[verb] if not look.danger(look.places[name]) else LIKED[verb] / 2
    return LIKED.get(verb, 0.0)


def snap_fire(look: Look, ask: Question) -> Choice:
    """Fire where the alien comes nearest; wait for a nearer one if another is still to come."""
    name, alien = TrooperId(ask.about[0]), ask.about[1]
    here, weapons = look.places[name], look.state.box.weapons
    found = []
    for option in ask.options:
        if option == HOLD:
            continue
        _, weapon, _, place = option.split(" ")
        away = inches(here, point(place))
        definition = weapons[weapon]
        hits = max(1, definition.shots) * (1 + 0.3 * definition.damage)
        found.append((hits * (2.0 if away <= CLOSE + 1 else 1.0), -away, option))
    _, away, best = max(found)
    others = sum(
        not row.acted and not row.fresh for n, row in look.state.aliens.items() if n != alien
    )
    if -away > CLOSE + 1 and others:
        return Choice(HOLD, because("wait", trooper=name, alien=alien))
    return Choice(best, because("snap-fire", trooper=name, alien=alien))


def next_target(look: Look, ask: Question, decline: str) -> Choice:
    """The nearest alien that is neither stunned nor wounded."""
    state: BHState = look.state
    shooter = ask.about[0] if ask.about else ""
    origin = look.places.get(TrooperId(shooter)) or state.evac.at

    def cost(name: str) -> tuple[bool, float, str]:
        row = state.aliens[AlienId(name)]
        away = inches(origin, row.at) if origin is not None else 0.0
        return bool(row.stun or row.wounds), away, name

    targets = [option for option in ask.options if option in state.aliens]
    if not targets:
        return Choice(decline, because("first"))
    best = min(targets, key=cost)
    return Choice(best, because("nearest", target=best))


def free_shot(look: Look, ask: Question) -> Choice:
    """It costs nothing: the best one."""
    name = ask.about[0]
    shot = best_shot(look, name, [o for o in ask.options if o != HOLD])
    if shot is None or not shot.target:
        return Choice(ask.options[0], because("first"))
    why = because("fire", trooper=name, target=shot.target, weapon=shot.weapon, hit=shot.hit)
    return Choice(shot.key, why)
