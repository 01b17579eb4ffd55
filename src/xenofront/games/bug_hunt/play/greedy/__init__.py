"""The greedy player of Bug Hunt."""

from __future__ import annotations

from xenofront.games.bug_hunt.play.greedy import moving, squad, turn
from xenofront.games.bug_hunt.play.greedy.look import CALM, Look, Temper
from xenofront.games.bug_hunt.rules.state import BHState
from xenofront.kernel import Game, Question
from xenofront.players.base import Choice, because

PLAIN = {
    "buy_support": "buy",
    "deploy": "rest",
    "evac_roll": "roll",
    "avoid_trial": "pay",
    "escape_luck": "use",
    "survival_luck": "use",
    "evac_luck": "use",
    "support_luck": "use",
    "turn_luck": "no",
    "figure_luck": "no",
}
"""Questions that always get the same answer."""


class GreedyPlayer:
    """Straight for the easiest objectives, shooting by exact odds; then home."""

    def __init__(self, seed: int = 0, temper: Temper = CALM) -> None:
        self.seed, self.temper = seed, temper

    def choose(self, seen: Game) -> Choice:
        ask, state = seen.pending, seen.state
        assert isinstance(ask, Question)
        assert isinstance(state, BHState)
        plain = PLAIN.get(ask.what)
        if plain is not None:
            return Choice(plain, because(f"always-{ask.what.replace('_', '-')}"))
        look = Look(state, self.temper)
        for answer in (_acting, _shooting, _deciding, _choosing):
            choice = answer(seen, look, ask, self.seed)
            if choice is not None:
                return choice
        return Choice(ask.options[0], because("first"))


def _acting(seen: Game, look: Look, ask: Question, seed: int) -> Choice | None:
    match ask.what:
        case "trooper":
            return turn.trooper(look, ask)
        case "move":
            return moving.move(look, seen, ask)
        case "action":
            return turn.action(look, ask)
        case "follow_up":
            return squad.follow_up(look, seen, ask)
    return None


def _shooting(seen: Game, look: Look, ask: Question, seed: int) -> Choice | None:
    match ask.what:
        case "snap_fire":
            return turn.snap_fire(look, ask)
        case "free_shot":
            return turn.free_shot(look, ask)
        case "extra_shot" | "next_shot" | "ship_target":
            return turn.next_target(look, ask, ask.options[-1])
    return None


def _deciding(seen: Game, look: Look, ask: Question, seed: int) -> Choice | None:
    match ask.what:
        case "reaction_die":
            return squad.reaction_die(look.state, ask)
        case "reroll_reaction":
            return squad.reroll_reaction(ask)
        case "board":
            return squad.board(look, ask)
        case "evac_place":
            return squad.evac_place(look, ask, seed)
        case "neutralize":
            return squad.neutralize(look, ask)
        case "shift_priority":
            return squad.shift_priority(look.state, ask)
    return None


def _choosing(seen: Game, look: Look, ask: Question, seed: int) -> Choice | None:
    match ask.what:
        case "support":
            if look.temper.veteran:
                return squad.veterans_support(ask)
            return squad.support(look.state, ask, seed)
        case "support_grenades" if look.temper.veteran:
            return squad.liked(ask, squad.GRENADES, seed)
        case "bearer":
            return squad.bearer(look.state, ask, seed)
        case "hand_cannon":
            return squad.hand_cannon(look.state, ask, seed)
        case "load_out":
            return squad.liked(ask, squad.ARMS, seed)
        case "gear":
            return squad.liked(ask, squad.GEAR, seed)
        case "support_arm":
            return squad.liked(ask, squad.SUPPORT_ARMS, seed)
    return None
