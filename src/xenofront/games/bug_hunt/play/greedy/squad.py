"""Answers for the whole squad: set-up, reactions, support, the drop ship."""

from __future__ import annotations

from typing import Any, Final

from xenofront.games.bug_hunt.play.greedy.look import CLOSE, Look, inches
from xenofront.games.bug_hunt.play.greedy.moving import BOARDING, LONG
from xenofront.games.bug_hunt.rules.ch2_turn.reactions import reactions_of, teams
from xenofront.games.bug_hunt.rules.state import BHState, ContactId
from xenofront.geometry.plane.exact import point
from xenofront.kernel import Game, Question
from xenofront.players.base import Choice, because, tie

NO: Final = "no"
ARMS: Final = {"shotgun": 3, "combat_rifle": 2, "boarding_sword": 1}
GEAR: Final = {"medkit": 2, "scanner": 1}
FIGURES: Final = {"science": 0.7, "fire_team": 1.3, "kerin": 1.5, "militia": 0.6}
"""What one figure of a support is worth: a survey counts as an objective, but needs an escort."""
VETERANS_LIKE: Final = ("fire_team", "militia", "grenades", "weapons")
"""What veterans ask for, in this order: nothing counts as much as how many they are."""
GRENADES: Final = {"frag_grenade": 1}
SUPPORT_ARMS: Final = {"lmg": 5, "hyper_blaster": 4, "plasma_rifle": 3, "incinerator": 2}


def reaction_die(state: BHState, ask: Question) -> Choice:
    """The highest die that still makes a team quick; if none does, the highest of all."""
    team = ask.about[0]
    value = reactions_of(state, teams(state)[team])
    quick = [face for face in ask.options if int(face) <= value]
    best = max(quick or ask.options, key=int)
    return Choice(best, because("quick" if quick else "slow", team=team))


def reroll_reaction(ask: Question) -> Choice:
    """The worst die is thrown again."""
    return Choice(ask.options[0], because("worst-die"))


def support(state: BHState, ask: Question, seed: int) -> Choice:
    """What brings most figures and is likely to come."""

    def value(name: str) -> float:
        if name == NO:
            return 0.0
        row = state.box.support[name]
        chance = sum(a + b >= row.roll for a in range(1, 7) for b in range(1, 7)) / 36
        brings = FIGURES.get(name, 1.0) * row.figures or (1.5 if row.arms else 0.3)
        return 0.0 if row.survey and name in state.supports else chance * brings

    best = max(ask.options, key=lambda name: (value(name), tie(seed, name)))
    return Choice(best, because("support", support=best) if best != NO else because("first"))


def veterans_support(ask: Question) -> Choice:
    """Whoever can shoot first; then grenades, because whoever is revealed stands close together."""
    best = next((name for name in VETERANS_LIKE if name in ask.options), NO)
    return Choice(best, because("support", support=best) if best != NO else because("first"))


def liked(ask: Question, table: dict[str, int], seed: int) -> Choice:
    """The thing that is liked best."""
    best = max(ask.options, key=lambda name: (table.get(name, 0), name != NO, tie(seed, name)))
    return Choice(best, because("liked") if best != NO else because("first"))


def bearer(state: BHState, ask: Question, seed: int) -> Choice:
    """The best shot carries it."""
    rows: Any = state.troopers
    best = max(ask.options, key=lambda name: (rows[name].combat, tie(seed, name)))
    return Choice(best, because("bearer", trooper=best, weapon=ask.about[0]))


def hand_cannon(state: BHState, ask: Question, seed: int) -> Choice:
    """Who fights best hand to hand swaps the pistol."""
    rows: Any = state.troopers
    able = [name for name in ask.options if name != NO]
    best = max(able, key=lambda name: (rows[name].combat, tie(seed, name)))
    return Choice(best, because("bearer", trooper=best, weapon="hand_cannon"))


def shift_priority(state: BHState, ask: Question) -> Choice:
    """Less urgent is safer."""
    lower = "lower" in ask.options and state.priority >= 3
    return Choice("lower", because("lower")) if lower else Choice(NO, because("as-it-is"))


# -- the ship ------------------------------------------------------------------------------------


def evac_place(look: Look, ask: Question, seed: int) -> Choice:
    """Where most of the squad can board at once or after one walk."""

    def value(option: str) -> float:
        at = point(option.removeprefix("at "))
        total = 0.0
        for name, place in look.places.items():
            away = inches(at, place)
            weight = 4.0 if look.state.troopers[name].package else 1.0
            total += weight * (2.0 * (away <= BOARDING) + 1.0 * (away <= CLOSE + BOARDING))
        return total

    best = max(ask.options, key=lambda option: (value(option), tie(seed, option)))
    return Choice(best, because("evac-place"))


def board(look: Look, ask: Question) -> Choice:
    """Go, unless this one still has something to do and time to do it."""
    name: Any = ask.about[0]
    row = look.state.troopers[name]
    target = look.goals.get(name)
    time = look.state.evac.leaves - look.state.turn if look.state.turn < LONG else 0
    if target is not None and not row.package and time > 1 and not look.danger(row.at):
        return Choice("stay", because("not-yet", trooper=name, objective=target.name))
    return Choice("board", because("board", trooper=name))


def neutralize(look: Look, ask: Question) -> Choice:
    """The contact nearest to the squad."""
    rows = look.state.contacts

    def away(name: str) -> float:
        return min(
            (inches(rows[ContactId(name)].at, at) for at in look.places.values()), default=0.0
        )

    best = min(ask.options, key=lambda name: (away(name), name))
    return Choice(best, because("neutralize", contact=best))


def follow_up(look: Look, game: Game, ask: Question) -> Choice:
    """After a won brawl: where fewest aliens can come."""
    places = {o: point(o.removeprefix("to ")) for o in ask.options if o.startswith("to ")}
    goal = look.goals.get(ask.about[0])  # type: ignore[call-overload]
    here = look.places.get(ask.about[0])  # type: ignore[call-overload]

    def cost(option: str) -> tuple[float, float, str]:
        at = places.get(option) or here
        if at is None:
            return 0.0, 0.0, option
        return look.danger(at), inches(at, goal.at) if goal else 0.0, option

    best = min(ask.options, key=cost)
    return Choice(best, because("follow-up"))
