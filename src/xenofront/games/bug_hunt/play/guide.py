"""The answer a beginner is shown in a mission of Bug Hunt: always the same one, and a listed one.

It leans on no other player, so that the guided mission stays as it is when those get better.
"""

from __future__ import annotations

from collections.abc import Iterable
from math import dist
from typing import Final

from xenofront.games.bug_hunt.rules.ch2_turn.reactions import reactions_of, teams
from xenofront.games.bug_hunt.rules.ch4_combat.shooting import preview
from xenofront.games.bug_hunt.rules.ch6_objectives.evac import FIRST_TURN
from xenofront.games.bug_hunt.rules.ch6_objectives.objectives import SUCCESS, completed, points
from xenofront.games.bug_hunt.rules.ground import on_table, opponents, sight, table_of
from xenofront.games.bug_hunt.rules.state import AlienId, BHState, TrooperId
from xenofront.geometry.plane.exact import INCH, Point, point
from xenofront.geometry.plane.walking import TROOPER
from xenofront.kernel import Game, Question

ALWAYS: Final = {"deploy": "rest", "evac_roll": "roll", "board": "board"}
END, STAY, HOLD, DONE = "end", "stay", "hold", "done"
CLOSE: Final = 6
"""Inches within which a die needs little, and within which objectives are held."""
QUIET: Final = 14
"""Nobody acts for an alien farther away than so many inches."""
STRIKE: Final = 9
"""Inches from which most aliens can come into contact."""
HELD: Final = ("patrol", "secure")
"""Objectives for which it is enough to be near."""
USEFUL: Final = ("take", "call", "hack", "assist", "brawl", "fire", "activate", "unjam", "close")
"""Actions, the most useful first."""


def shown_choice(game: Game) -> str:
    """Two objectives together, shooting by the odds; then the ship is called."""
    pending, state = game.pending, game.state
    assert pending is not None
    assert isinstance(state, BHState)
    options = pending.options
    if not isinstance(pending, Question) or ALWAYS.get(pending.what) in options:
        return ALWAYS.get(pending.what, options[0])
    look, name = _Look(state), TrooperId(pending.about[0] if pending.about else "")
    match pending.what:
        case "reaction_die":
            return _die(state, pending)
        case "trooper":
            return _who(look, options)
        case "move" | "follow_up":
            return _where(look, name, options)
        case "action":
            return _what(look, name, options)
        case "snap_fire" | "evac_place":
            places = {option: _place(option) for option in options if "at " in option}
            near = look.places.get(name, look.middle)
            return min(places, key=lambda option: (_inches(places[option], near), option))
        case "free_shot":
            return _best_shot(state, name, options) or options[0]
        case "extra_shot" | "next_shot" | "ship_target":
            return _target(look, name, options)
    return options[0]


def _die(state: BHState, ask: Question) -> str:
    """The highest die that still makes a team quick; if none does, the highest of all."""
    value = reactions_of(state, teams(state)[ask.about[0]])
    quick = [face for face in ask.options if int(face) <= value]
    return max(quick or ask.options, key=int)


def _inches(a: Point, b: Point) -> float:
    return dist(a, b) / INCH


def _place(option: str) -> Point:
    return point(option.rpartition(" ")[2])


class _Look:
    """The table as the guide sees it."""

    def __init__(self, state: BHState) -> None:
        self.state = state
        self.places = {name: state.troopers[name].at for name in on_table(state)}
        self.aliens = [row.at for row in state.aliens.values()]
        self.able = [r.at for r in state.aliens.values() if not r.stun and not r.wounds]

    @property
    def middle(self) -> Point:
        """Where the squad is."""
        all_ = list(self.places.values()) or [Point(0, 0)]
        return Point(sum(p.x for p in all_) // len(all_), sum(p.y for p in all_) // len(all_))

    @property
    def is_done(self) -> bool:
        """Whether enough is done, or would be with what is carried."""
        return points(self.state) >= SUCCESS or completed(self.state) >= SUCCESS

    @property
    def may_call(self) -> bool:
        evac = self.state.evac
        asked = evac.called or evac.comes or evac.at is not None
        return self.is_done and self.state.turn >= FIRST_TURN and not asked

    @property
    def goal(self) -> tuple[Point, int] | None:
        """Where the squad goes now, and how near is near enough: an objective, then the ship."""
        if self.state.evac.at is not None:
            return self.state.evac.at, 2
        if self.is_done:
            return None
        left = [r for r in self.state.objectives.values() if not (r.done or r.failed or r.taken)]
        here = self.middle
        first = min(left, key=lambda row: (_inches(here, row.at), row.at), default=None)
        return (first.at, CLOSE - 1 if first.kind in HELD else 0) if first is not None else None

    def danger(self, place: Point) -> float:
        """How many aliens can come here, those that are near already counting more."""
        away = [_inches(place, alien) for alien in self.able]
        return sum(1.0 + 0.5 * (far < CLOSE) for far in away if far <= STRIKE)


# -- who, where, what ------------------------------------------------------------------------------


def _who(look: _Look, options: tuple[str, ...]) -> str:
    """Who fights, then who is nearest to an alien or to the goal; if nobody has to, the end."""
    acting = [TrooperId(o.removeprefix("act ")) for o in options if o.startswith("act ")]
    busy = [name for name in acting if _is_busy(look, name)]
    if not busy:
        return END
    name = min(busy, key=lambda one: (_patience(look, one), one))
    hold = f"{HOLD} {name}"
    return hold if hold in options and _should_wait(look, name) else f"act {name}"


def _is_busy(look: _Look, name: TrooperId) -> bool:
    """Whether there is somewhere to go, somebody to fight or a ship to call."""
    here = look.places[name]
    if opponents(look.state, name) or look.may_call:
        return True
    if look.goal is not None and not _is_there(look, here):
        return True
    return any(_inches(here, alien) <= QUIET for alien in look.aliens)


def _is_there(look: _Look, place: Point) -> bool:
    """Whether a place, or somebody else already, is near enough to the goal."""
    if look.goal is None:
        return True
    at, near = look.goal
    touched = not near and any(_inches(one, at) <= 0.6 for one in look.places.values())
    return touched or _inches(place, at) <= max(near, 0.6)


def _patience(look: _Look, name: TrooperId) -> float:
    here = look.places[name]
    if opponents(look.state, name):
        return -1.0
    alien = min((_inches(here, at) for at in look.aliens), default=99.0)
    ahead = _inches(here, look.goal[0]) if look.goal is not None else 50.0
    return alien if alien <= CLOSE else 100.0 + ahead


def _should_wait(look: _Look, name: TrooperId) -> bool:
    """Whether an alien will come nearer by itself, and nothing else is to be done."""
    here, state = look.places[name], look.state
    if look.may_call or opponents(state, name) or not _is_there(look, here):
        return False
    away = {alien: _inches(here, row.at) for alien, row in state.aliens.items()}
    if any(far <= CLOSE for far in away.values()):
        return False
    return any(far <= QUIET and sight(state, name, alien).seen for alien, far in away.items())


def _where(look: _Look, name: TrooperId, options: tuple[str, ...]) -> str:
    """Nearer to the goal by the way around, with friends, away from aliens."""
    here, state = look.places[name], look.state
    if opponents(state, name) or (look.may_call and not state.troopers[name].moved):
        return STAY
    ends = {o: _place(o) for o in options if o.startswith("to ")}
    ends[STAY] = here
    route = _route(look, name)

    def value(option: str) -> tuple[float, str]:
        return _worth(look, name, ends[option], route), option

    return max(ends, key=value)


def _route(look: _Look, name: TrooperId) -> set[Point]:
    """How far the next moves lead on the way around obstacles."""
    if look.goal is None:
        return set()
    others = tuple(at for one, at in look.places.items() if one != name)
    row = look.state.troopers[name]
    lengths = ((row.speed + 2) * INCH, row.speed * INCH)
    table = table_of(look.state)
    return set(table.steps_toward(row.at, look.goal[0], lengths, TROOPER, others))


def _worth(look: _Look, name: TrooperId, end: Point, route: set[Point]) -> float:
    row, here = look.state.troopers[name], look.places[name]
    friends = [at for one, at in look.places.items() if one != name]
    value = 0.15 * min(3, sum(_inches(end, at) <= CLOSE for at in friends))
    value -= 0.6 * look.danger(end)
    if look.goal is not None:
        at, near = look.goal
        left = _inches(end, at) if end not in route else _inches(here, at) - _inches(here, end)
        value -= 0.7 * max(0.0, left - near)
    if look.aliens and _inches(here, end) <= row.speed + 0.01 and not row.stun:
        value += 0.7 * any(_inches(end, alien) <= 2 * CLOSE for alien in look.aliens)
    return value + 0.02 * (end == here)


def _what(look: _Look, name: TrooperId, options: tuple[str, ...]) -> str:
    for verb in USEFUL:
        found = [option for option in options if option.partition(" ")[0] == verb]
        if not found or (verb == "call" and not look.may_call):
            continue
        best = _best_shot(look.state, name, found) if verb == "fire" else found[0]
        if best:
            return best
    return DONE if DONE in options else options[-1]


# -- shots -----------------------------------------------------------------------------------------


def _best_shot(state: BHState, name: TrooperId, shots: Iterable[str]) -> str:
    """The shot that most likely kills, or else wounds or stuns; nothing if none could."""
    best, most = "", 0
    for shot in shots:
        _, *words = shot.split(" ")
        odds = preview(state, name, words) if len(words) == 2 else None
        gain = 10 * odds.dead + 7 * odds.wounded + 4 * odds.stunned if odds else 0
        shots_ = max(1, state.box.weapons[words[0]].shots) if odds else 1
        if gain * shots_ > most:
            best, most = shot, gain * shots_
    return best


def _target(look: _Look, name: TrooperId, options: tuple[str, ...]) -> str:
    """The nearest alien that is neither stunned nor wounded."""
    here, rows = look.places.get(name, look.middle), look.state.aliens
    targets = [AlienId(option) for option in options if option in rows]

    def cost(alien: AlienId) -> tuple[bool, float, str]:
        row = rows[alien]
        return bool(row.stun or row.wounds), _inches(here, row.at), alien

    return min(targets, key=cost) if targets else options[-1]
