"""Questions by which nothing is decided, and what the table answers to them by itself.

The rules want them asked: ties between ways that are alike for the agents, a roll that costs
nothing, the end of a turn in which nothing is left. Each answer is a legal one, the first of those
that are alike.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Final

from xenofront.games.galaxy_defenders.content import effects as content
from xenofront.games.galaxy_defenders.present.idle import is_idle
from xenofront.games.galaxy_defenders.rules.ch5_terrain.map import faces_toward, shut
from xenofront.games.galaxy_defenders.rules.ch6_sequence.battle import NextAlien
from xenofront.games.galaxy_defenders.rules.ch6_sequence.strategy import WhoIsAlpha
from xenofront.games.galaxy_defenders.rules.ch7_agents import menu
from xenofront.games.galaxy_defenders.rules.ch7_agents.ranks import ROLL, RollForRank
from xenofront.games.galaxy_defenders.rules.ch8_aliens import oracle
from xenofront.games.galaxy_defenders.rules.ch8_aliens.activation import AlienWay
from xenofront.games.galaxy_defenders.rules.ch8_aliens.company import FollowHex
from xenofront.games.galaxy_defenders.rules.ch8_aliens.paths import standing, touched
from xenofront.games.galaxy_defenders.rules.ch8_aliens.reveal import NextSignal
from xenofront.games.galaxy_defenders.rules.ch8_aliens.signals import SignalWay
from xenofront.games.galaxy_defenders.rules.ch8_aliens.teleport import TeleportHex
from xenofront.games.galaxy_defenders.rules.choices import PickAgent, ToHex, Use
from xenofront.games.galaxy_defenders.rules.state import AgentId, AlienId, GDState, HexId
from xenofront.kernel import Choice, Game, Question

CALM: Final = content.MoveToward | content.MoveAway | content.Regenerate
Looks = tuple[tuple[AgentId, int, bool, bool, bool], ...]
"""Who is seen from a hex or sees it: how far away, each of both, whether it lies in front."""


def settled(game: Game) -> str | None:
    """The answer of the table; None if something is decided."""
    ask, state = game.pending, game.state
    assert isinstance(ask, Question)
    assert isinstance(state, GDState)
    found = SETTLERS[type(ask)][1](state, ask)
    return None if found is None else found.key


# -- ways that are alike -----------------------------------------------------------------------


def looks_at(state: GDState, place: HexId) -> Looks:
    """How the agents and a hex see each other; nothing if they do not."""
    board, closed = state.box.board, shut(state)
    looks, found = board.looks(place, closed), []
    for agent, here in standing(state).items():
        away, noticed = looks[here]
        seen = board.sees(here, place, closed)
        if noticed or seen:
            found.append((agent, away, noticed, seen, faces_toward(state, agent, place)))
    return tuple(found)


def _same_place(state: GDState, places: Iterable[HexId]) -> bool:
    """Whether some hexes are alike for the agents: seen by the same, from as far away."""
    if state.mines or state.flames:  # there it may matter which hex it is
        return False
    return len({looks_at(state, place) for place in places}) == 1


def _way(state: GDState, ask: AlienWay) -> Choice | None:
    """A way of an alien: an attack is on somebody, and so is a movement that is seen."""
    first = ask.choices[0]
    ends = [place for choice in ask.choices for place in choice.base]
    targets = {choice.target for choice in ask.choices}
    here = state.aliens[ask.alien].hex
    matters = len(targets) > 1 and (here in ends or looks_at(state, first.end))
    return first if not matters and _same_place(state, ends) else None


def _hex(state: GDState, ask: Question) -> Choice | None:
    """A hex of those that the rules leave."""
    places = [choice for choice in ask.choices if isinstance(choice, ToHex)]
    covered = [here for choice in places for here in choice.base]
    return places[0] if _same_place(state, covered) else None


def _alien(state: GDState, ask: NextAlien) -> Choice | None:
    """Which alien acts first: none attacks, none reaches an agent, nobody is on guard."""
    calm = not _may_react(state) and all(_is_calm(state, one.alien) for one in ask.choices)
    return ask.choices[0] if calm else None


def _may_react(state: GDState) -> bool:
    """Whether an agent, or something it laid, may strike at an alien that moves."""
    return bool(state.mines or state.flames) or any(row.guard for row in state.agents.values())


def _is_calm(state: GDState, alien: AlienId) -> bool:
    """Whether all that an alien does now is to move, and not next to an agent."""
    decided = oracle.decision(state, alien)
    if decided is None:
        return True
    number, verdict = decided
    row = state.box.aliens[state.aliens[alien].card].rows[number]
    if not all(isinstance(effect, CALM) for effect in row.do):
        return False
    return touched(state).keys().isdisjoint([way.end for way in verdict.ways])


def _signal(state: GDState, ask: NextSignal) -> Choice | None:
    """Which signal is turned over first: tokens of one pile fall on them by chance anyway."""
    if ask.rule != "GD-8.7.i" or any(row.guard for row in state.agents.values()):
        return None
    piles = {state.signals[choice.signal].pile for choice in ask.choices}
    return ask.choices[0] if len(piles) == 1 else None


# -- what costs nothing, and what is left --------------------------------------------------------


def _rank(state: GDState, ask: RollForRank) -> Choice | None:
    """A roll for the next rank: it costs nothing."""
    return ROLL


def _alpha(state: GDState, ask: WhoIsAlpha) -> Choice | None:
    """The alpha agent stays who it is."""
    same = PickAgent(state.alpha)
    return same if same in ask.choices else None


def _activity(state: GDState, ask: menu.NextActivity) -> Choice | None:
    """The end of a turn in which nothing is left that would change anything."""
    for choice in ask.choices:
        if isinstance(choice, menu.EndTurn):
            continue
        if isinstance(choice, menu.Turn):
            if _sees_more_by_turning(state, ask.agent):
                return None
        elif not (isinstance(choice, Use) and is_idle(state, ask.agent, choice)):
            return None
    return menu.END_TURN


def _sees_more_by_turning(state: GDState, agent: AgentId) -> bool:
    """Whether an alien or a signal is in sight that lies behind the agent's back."""
    here, board = state.agents[agent].hex, state.box.board
    others = [row.hex for row in state.aliens.values()]
    others += [row.hex for row in state.signals.values()]
    return any(
        board.sees(here, place, shut(state)) and not faces_toward(state, agent, place)
        for place in others
    )


Settler = Callable[[Any, Any], Choice | None]
SETTLERS: Final[dict[type[Question], tuple[str, Settler]]] = {
    RollForRank: ("settled-wings", _rank),
    WhoIsAlpha: ("settled-alpha", _alpha),
    menu.NextActivity: ("settled-activity", _activity),
    NextAlien: ("settled-alien", _alien),
    AlienWay: ("settled-alien-way", _way),
    FollowHex: ("settled-follow", _hex),
    NextSignal: ("settled-signal", _signal),
    SignalWay: ("settled-signal-way", _hex),
    TeleportHex: ("settled-teleport-hex", _hex),
}
"""By question: the message that tells what the table answers, and the function that finds it."""
SETTLES: Final = {ask.WHAT: words for ask, (words, _) in SETTLERS.items()}
