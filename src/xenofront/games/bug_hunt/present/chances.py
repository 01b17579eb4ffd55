"""Shots and their odds, with everything that goes into the figures."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from typing import Final, NamedTuple

from xenofront.games.bug_hunt.present import cited
from xenofront.games.bug_hunt.present.places import state_of
from xenofront.games.bug_hunt.rules.ch3_troopers.activation import ChooseAction
from xenofront.games.bug_hunt.rules.ch4_combat import shooting
from xenofront.games.bug_hunt.rules.ch4_combat.attack import ExtraShot, NextShot
from xenofront.games.bug_hunt.rules.ch4_combat.hits import Hit
from xenofront.games.bug_hunt.rules.ch4_combat.odds import SCALE, Odds, Volley
from xenofront.games.bug_hunt.rules.ch4_combat.saves import save_needed
from xenofront.games.bug_hunt.rules.ch4_combat.shooting import (
    NUMBER_RULES,
    SHIP,
    SHIP_SKILL,
    Modifier,
    aim,
    has_moved,
    preview,
    toughness_of,
    volley,
)
from xenofront.games.bug_hunt.rules.ch5_aliens.snap_fire import (
    ChooseFreeShot,
    ChooseSnapShot,
    SnapShot,
)
from xenofront.games.bug_hunt.rules.ch6_objectives.evac import ShipGuns, ShipTarget
from xenofront.games.bug_hunt.rules.choices import Fire, Target
from xenofront.games.bug_hunt.rules.names import AlienId, FigureId, Point, TrooperId
from xenofront.games.bug_hunt.rules.state import BHState
from xenofront.games.bug_hunt.text.wording.measures import signed
from xenofront.kernel import Choice, Game
from xenofront.text.texts import Texts

COLUMNS: Final = ("hit", "kill", "wound", "stun")
PARTS: Final = ("missed", "saved", "stunned", "wounded", "dead")


class Shot(NamedTuple):
    """One shot that could be fired."""

    shooter: FigureId
    """A trooper, or the drop ship."""
    weapon: str
    target: AlienId
    at: Point | None = None
    """Where the target is then, if it moves."""
    shots: int = 1
    """How many are fired at it."""


def shot_of(game: Game, choice: Choice | None) -> Shot | None:
    """The shot behind an answer, if there is one."""
    shot, aliens = _shot(game, choice), state_of(game).aliens
    return shot if shot is not None and shot.target in aliens else None


def _shot(game: Game, choice: Choice | None) -> Shot | None:
    match game.pending, choice:
        case (ChooseAction() | ChooseFreeShot()) as ask, Fire(weapon, target):
            return Shot(ask.trooper, weapon, target, shots=_shots(game, weapon))
        case ChooseSnapShot() as ask, SnapShot(weapon, place):
            return Shot(ask.trooper, weapon, ask.alien, place, _shots(game, weapon))
        case ExtraShot() as ask, Target(target):
            return Shot(ask.shooter, ask.weapon, target)
        case NextShot() as ask, Target(target):
            return Shot(ask.shooter, ask.weapon, target, shots=ask.shots)
        case ShipTarget() as ask, Target(target):
            return Shot(ask.shooter, ask.weapon, target, shots=_shots(game, ask.weapon))
    return None


def _shots(game: Game, weapon: str) -> int:
    return max(1, state_of(game).box.weapons[weapon].shots)


def moved(state: BHState, shot: Shot) -> BHState:
    """The state in which a shot is fired: a moving target is where it is then."""
    if shot.at is None:
        return state
    twin = state.copy()
    twin.change_alien(shot.target, at=shot.at)
    return twin


def odds_of(state: BHState, shot: Shot) -> Odds | None:
    """The exact odds of one shot."""
    return preview(moved(state, shot), shot.shooter, shot.weapon, shot.target)


def percent(part: int | Fraction) -> str:
    """A chance, of 216 or a fraction; only what never and what always happens is 0 and 100 %."""
    share = part if isinstance(part, Fraction) else Fraction(part, SCALE)
    rounded = round(100 * share)
    if share and not rounded:
        return "<1%"
    return ">99%" if share < 1 and rounded == 100 else f"{rounded}%"


def heads(texts: Texts) -> tuple[str, ...]:
    """What one shot may do."""
    return tuple(texts.say(f"bh-column-{name}") for name in COLUMNS)


def columns(game: Game, choice: Choice | None) -> tuple[str, ...]:
    """The odds of an answer that is an attack, all its shots; nothing for any other."""
    shot = shot_of(game, choice)
    return tuple(map(percent, volley_of(state_of(game), shot))) if shot else ()


def distribution(game: Game, choice: Choice | None) -> tuple[int, ...]:
    """How likely no wound, a wound and the end of the target are, in thousandths."""
    shot = shot_of(game, choice)
    if shot is None:
        return ()
    found = volley_of(state_of(game), shot)
    hurt, dead = round(1000 * found.wounded), round(1000 * found.dead)
    return (1000 - hurt - dead, hurt, dead)


def volley_of(state: BHState, shot: Shot) -> Volley:
    """What all shots of an attack may do to its target."""
    return volley(moved(state, shot), shot.shooter, shot.weapon, shot.target, shot.shots)


def parts(odds: Odds) -> dict[str, int]:
    """Everything that one shot may come to; together they are all."""
    missed = SCALE - odds.hit
    shares = (missed, odds.saved, odds.stunned, odds.wounded, odds.dead)
    return dict(zip(PARTS, shares, strict=True))


class Reason(NamedTuple):
    """Something that goes into the figures, and the rules behind it."""

    text: str
    rules: tuple[str, ...] = ()


def reasons(texts: Texts, state: BHState, shot: Shot) -> Iterator[Reason]:
    """What goes into the figures."""
    state = moved(state, shot)
    weapon = state.box.weapons[shot.weapon]
    needs = aim(state, shot.shooter, shot.weapon, shot.target)
    how = "area" if "area" in weapon.traits else "shot"
    piercing = "piercing" in weapon.traits
    save = save_needed(state, shot.target, how, piercing=piercing)
    to_hit = texts.say("bh-needs", needed=needs.needed, bonus=signed(needs.bonus) or "+0")
    yield Reason(to_hit, (NUMBER_RULES[needs.needed], cited.SKILL))
    no_save = cited.trait_rule(state.box, "piercing") if piercing else cited.SAVES
    yield Reason(texts.say("bh-save", save=save), (no_save,))
    toughness = toughness_of(state, shot.target)
    damage = texts.say("bh-damage", damage=weapon.damage, toughness=toughness)
    yield Reason(damage, (Hit.CITATION,))
    if shot.shots > 1:
        names = ("hit", "dead", "wounded", "stunned")
        all_of_them = dict(zip(names, map(percent, volley_of(state, shot)), strict=True))
        yield Reason(texts.say("bh-shots", shots=shot.shots, **all_of_them))
    yield Reason(texts.say("bh-odds-plan"))


def bonuses(state: BHState, shot: Shot) -> list[Modifier]:
    """What is added to the die of a shot: skill, where it counts, and traits of the weapon."""
    state = moved(state, shot)
    if shot.shooter == SHIP:
        return [Modifier("ship", SHIP_SKILL, ShipGuns.CITATION)]
    trooper, cover = TrooperId(shot.shooter), aim(state, *shot[:3]).cover
    parts = shooting.bonuses(
        state, trooper, shot.weapon, cover=cover, moved=has_moved(state, trooper)
    )
    return [part for part in parts if part.amount or part.what != "skill"]
