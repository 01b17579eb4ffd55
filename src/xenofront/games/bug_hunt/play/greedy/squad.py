"""Answers for the whole squad: set-up, reactions, support, the drop ship."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from xenofront.games.bug_hunt.play.greedy.moving import BOARDING, LONG
from xenofront.games.bug_hunt.play.greedy.situation import CLOSE, Situation, inches
from xenofront.games.bug_hunt.rules.ch1_setup.load_out import CANNON, ChooseSwap, Swap
from xenofront.games.bug_hunt.rules.ch1_setup.priority import ShiftPriority
from xenofront.games.bug_hunt.rules.ch1_setup.support import ChooseBearer, ChooseSupport, Request
from xenofront.games.bug_hunt.rules.ch2_turn.reactions import (
    ReactionDie,
    RerollReaction,
    reactions_of,
    teams,
)
from xenofront.games.bug_hunt.rules.ch4_combat.follow_up import ChooseFollowUp
from xenofront.games.bug_hunt.rules.ch6_objectives.evac import Board, GoAboard, PlaceShip
from xenofront.games.bug_hunt.rules.ch6_objectives.locations import Neutralize, TakeOut
from xenofront.games.bug_hunt.rules.choices import NO, STAY, Lower, Stay, To
from xenofront.games.bug_hunt.rules.names import TrooperId, load_text
from xenofront.kernel import Choice, Game, Question
from xenofront.players.base import Choice as Answer
from xenofront.players.base import because, tie

ARMS: Final = {"shotgun": 3, "combat_rifle": 2, "boarding_sword": 1}
GEAR: Final = {"medkit": 2, "scanner": 1}
FIGURES: Final = {"science": 0.7, "fire_team": 1.3, "kerin": 1.5, "militia": 0.6}
"""What one figure of a support is worth: a survey counts as an objective, but needs an escort."""
VETERANS_LIKE: Final = ("fire_team", "militia", "grenades", "weapons")
"""What veterans ask for, in this order: nothing counts as much as how many they are."""
GRENADES: Final = {"frag_grenade": 1}
SUPPORT_ARMS: Final = {"lmg": 5, "hyper_blaster": 4, "plasma_rifle": 3, "incinerator": 2}


def first(look: Situation, game: Game, ask: Question, seed: int) -> Answer:
    """Nothing speaks for another answer than the one that is listed first."""
    return Answer(ask.choices[0], because("first"))


def reaction_die(look: Situation, game: Game, ask: ReactionDie, seed: int) -> Answer:
    """The highest die that still makes a team quick; if none does, the highest of all."""
    value = reactions_of(look.state, teams(look.state)[ask.team])
    quick = [die for die in ask.choices if int(die.face) <= value]
    best = max(quick or ask.choices, key=lambda die: int(die.face))
    return Answer(best, because("quick" if quick else "slow", team=ask.team))


def reroll_reaction(look: Situation, game: Game, ask: RerollReaction, seed: int) -> Answer:
    """The worst die is thrown again."""
    return Answer(ask.choices[0], because("worst-die"))


# -- before a mission ------------------------------------------------------------------------------


def support(look: Situation, game: Game, ask: ChooseSupport, seed: int) -> Answer:
    """What brings most figures and is likely to come; veterans have a list."""
    if look.temper.veteran:
        return veterans_support(ask)
    state = look.state

    def value(choice: Choice) -> float:
        if not isinstance(choice, Request):
            return 0.0
        name = choice.support
        row = state.box.support[name]
        chance = sum(a + b >= row.roll for a in range(1, 7) for b in range(1, 7)) / 36
        brings = FIGURES.get(name, 1.0) * row.figures or (1.5 if row.arms else 0.3)
        return 0.0 if row.survey and name in state.supports else chance * brings

    best = max(ask.choices, key=lambda choice: (value(choice), tie(seed, choice.key)))
    return _asked_for(best)


def veterans_support(ask: ChooseSupport) -> Answer:
    """Whoever can shoot first; then grenades, because whoever is revealed stands close together."""
    wanted = map(Request, VETERANS_LIKE)
    return _asked_for(next((one for one in wanted if one in ask.choices), NO))


def _asked_for(choice: Choice) -> Answer:
    wanted = isinstance(choice, Request)
    return Answer(choice, because("support", support=choice.key) if wanted else because("first"))


def _liked(table: Mapping[str, int]) -> Callable[[Situation, Game, Question, int], Answer]:
    """The thing that is liked best."""

    def answer(look: Situation, game: Game, ask: Question, seed: int) -> Answer:
        def value(choice: Choice) -> tuple[int, bool, int]:
            return table.get(choice.key, 0), choice != NO, tie(seed, choice.key)

        best = max(ask.choices, key=value)
        return Answer(best, because("liked") if best != NO else because("first"))

    return answer


load_out: Final = _liked(ARMS)
gear: Final = _liked(GEAR)
sent: Final = _liked(SUPPORT_ARMS)
_veterans_grenades: Final = _liked(GRENADES)


def grenades(look: Situation, game: Game, ask: Question, seed: int) -> Answer:
    """Only veterans know what they are good for."""
    choose = _veterans_grenades if look.temper.veteran else first
    return choose(look, game, ask, seed)


def bearer(look: Situation, game: Game, ask: ChooseBearer, seed: int) -> Answer:
    """The best shot carries it."""
    rows = look.state.troopers
    best = max(ask.choices, key=lambda one: (rows[one.trooper].combat, tie(seed, one.key)))
    why = because("bearer", trooper=best.trooper, weapon=load_text(ask.weapons))
    return Answer(best, why)


def hand_cannon(look: Situation, game: Game, ask: ChooseSwap, seed: int) -> Answer:
    """Who fights best hand to hand swaps the pistol."""
    rows = look.state.troopers

    def value(one: Swap) -> tuple[int, int]:
        return rows[TrooperId(one.character)].combat, tie(seed, one.key)

    best = max((one for one in ask.choices if isinstance(one, Swap)), key=value)
    return Answer(best, because("bearer", trooper=best.character, weapon=CANNON))


def shift_priority(look: Situation, game: Game, ask: ShiftPriority, seed: int) -> Answer:
    """Less urgent is safer."""
    lower = Lower() in ask.choices and look.state.priority >= 3
    return Answer(Lower(), because("lower")) if lower else Answer(NO, because("as-it-is"))


# -- the ship --------------------------------------------------------------------------------------


def evac_place(look: Situation, game: Game, ask: PlaceShip, seed: int) -> Answer:
    """Where most of the squad can board at once or after one walk."""

    def value(choice: Any) -> float:
        total = 0.0
        for name, place in look.places.items():
            away = inches(choice.place, place)
            weight = 4.0 if look.state.troopers[name].package else 1.0
            total += weight * (2.0 * (away <= BOARDING) + 1.0 * (away <= CLOSE + BOARDING))
        return total

    best = max(ask.choices, key=lambda choice: (value(choice), tie(seed, choice.key)))
    return Answer(best, because("evac-place"))


def board(look: Situation, game: Game, ask: GoAboard, seed: int) -> Answer:
    """Go, unless this one still has something to do and time to do it."""
    name = ask.trooper
    row = look.state.troopers[name]
    target = look.goals.get(name)
    time = look.state.evac.leaves - look.state.turn if look.state.turn < LONG else 0
    if target is not None and not row.package and time > 1 and not look.danger(row.at):
        return Answer(STAY, because("not-yet", trooper=name, objective=target.name))
    return Answer(Board(), because("board", trooper=name))


# -- on the table ----------------------------------------------------------------------------------


def neutralize(look: Situation, game: Game, ask: Neutralize, seed: int) -> Answer:
    """The contact nearest to the squad."""
    rows = look.state.contacts

    def away(choice: TakeOut) -> tuple[float, str]:
        here = rows[choice.contact].at
        near = (inches(here, at) for at in look.places.values())
        return min(near, default=0.0), choice.contact

    best = min(ask.choices, key=away)
    return Answer(best, because("neutralize", contact=best.contact))


def follow_up(look: Situation, game: Game, ask: ChooseFollowUp, seed: int) -> Answer:
    """After a won brawl: where fewest aliens can come."""
    goal, here = look.goals.get(ask.trooper), look.places[ask.trooper]

    def cost(choice: To | Stay) -> tuple[float, float, str]:
        at = choice.place if isinstance(choice, To) else here
        return look.danger(at), inches(at, goal.at) if goal else 0.0, choice.key

    best = min(ask.choices, key=cost)
    return Answer(best, because("follow-up"))
