"""What the greedy player reads from a position once and uses for every place it thinks about."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final, NamedTuple

from xenofront.games.galaxy_defenders.content import effects as content
from xenofront.games.galaxy_defenders.rules.box import natural
from xenofront.games.galaxy_defenders.rules.ch5_terrain.map import shut
from xenofront.games.galaxy_defenders.rules.ch7_agents.odds import SCALE, Odds
from xenofront.games.galaxy_defenders.rules.ch7_agents.profiles import guarding, odds
from xenofront.games.galaxy_defenders.rules.ch8_aliens.swarms import figure_hp
from xenofront.games.galaxy_defenders.rules.expansions.security import keys_of
from xenofront.games.galaxy_defenders.rules.modifiers import over_rims
from xenofront.games.galaxy_defenders.rules.state import (
    AgentId,
    AlienId,
    GDState,
    HexId,
    hp_left,
    is_bleeding,
    max_hp,
    operative,
)
from xenofront.kernel import Game

FAR: Final = 99
WOUND, BLEED, DEATH = 1.0, 2.0, 8.0
"""What a wound, falling to the ground and dying cost."""
ACTS: Final = 0.4
"""How often an alien acts after the turn of an agent."""
SLOPE: Final = 1.5
"""How much dearer the last wounds are than the first."""
UNSEEN: Final = 0.25
"""How much an alien that does not see somebody harms all the same, when it comes."""
DECOY: Final = 0.35
"""How often an alien goes for somebody although another agent is nearer."""


def state_of(seen: Game) -> GDState:
    """The facts of a game that somebody sees."""
    assert isinstance(seen.state, GDState)
    return seen.state


class Goal(NamedTuple):
    """Where to go, why, and what each hex of the way is worth."""

    what: str
    hexes: tuple[str, ...]
    pull: float = 0.0
    near: int = 0
    """From so many hexes on it is near enough."""


class Temper(NamedTuple):
    """How somebody weighs things: each figure multiplies what the thing is worth."""

    fear: float = 1.0
    haste: float = 1.0
    fire: float = 1.0
    company: float = 1.0


CALM: Final = Temper()


class Menace(NamedTuple):
    """An alien as a danger to one agent."""

    alien: AlienId
    hex: HexId
    rows: tuple[tuple[int, float], ...]
    """By distance up to which a row of its card holds: the harm it does then."""


class ByHex(dict[HexId, float]):
    """A figure for each hex, worked out when it is asked for."""

    def __init__(self, work: Callable[[HexId], float]) -> None:
        super().__init__()
        self.work = work

    def __missing__(self, place: HexId) -> float:
        found = self[place] = self.work(place)
        return found


def by_hex(state: GDState, key: tuple[object, ...], work: Callable[[HexId], float]) -> ByHex:
    """A figure for each hex that depends on what is in the key alone."""
    known: ByHex | None = state.box.memo.get(key)
    if known is None:
        known = state.box.memo[key] = ByHex(work)
    return known


def _harm_of(state: GDState, menace: Menace, mask: int, near: int) -> ByHex:
    """What an alien does to who stands somewhere."""
    source, rows = menace.hex, menace.rows
    looks = state.box.board.looks(source, mask)

    def harm_in(place: HexId) -> float:
        away, seen = looks[place]
        for at, harm in rows:
            if away <= at:
                if harm and not seen:
                    return harm * UNSEEN
                return harm * DECOY if near < away else harm
        return 0.0

    return by_hex(state, ("greedy harm", source, rows, mask, near), harm_in)


class Situation:
    """A position through the eyes of one agent."""

    def __init__(self, state: GDState, agent: AgentId, temper: Temper = CALM) -> None:
        self.state, self.agent, self.temper = state, agent, temper
        self.board, self.mask = state.box.board, shut(state)
        self.row = state.agents[agent]
        self.here = self.row.hex
        self.squad: Final = [a for a in operative(state) if a != agent]
        self.flies = over_rims(state, agent)
        self.goal: Goal | None = None
        self.gains: Final[dict[tuple[str, str], tuple[float, Odds]]] = {}
        """What attacks bring, by weapon and target."""
        self.plain: Final[dict[HexId, float]] = {}
        self.grounds: Final[dict[bool, Any]] = {}
        """What was worked out already: where to go, what hexes are worth, without and with fire."""
        self.spent: Final = _spent(state, agent)
        """Activities of the turn that are used up; all of them outside the own turn."""
        self._menaces: list[Menace] | None = None
        self._harms: list[ByHex] | None = None
        self._frailty = 1.0

    # -- danger ----------------------------------------------------------------------------------

    @property
    def menaces(self) -> list[Menace]:
        """Every alien, and what it does to this agent from how far."""
        if self._menaces is None:
            self._menaces = [
                Menace(name, row.hex, _rows(self.state, name, self.agent))
                for name, row in self.state.aliens.items()
                if "stunned" not in row.conditions
            ]
        return self._menaces

    def _harms_of_all(self) -> list[ByHex]:
        """For every alien the harm by hex."""
        board, mask = self.board, self.mask
        friends = [self.state.agents[friend].hex for friend in self.squad]
        found = []
        for menace in self.menaces:
            looks = board.looks(menace.hex, mask)
            near = min([looks[friend][0] for friend in friends], default=FAR)
            found.append(_harm_of(self.state, menace, mask, near))
        return found

    def danger(self, place: HexId) -> float:
        """The harm to be expected until the next turn of an agent who stands somewhere."""
        if self._harms is None:
            self._harms, self._frailty = self._harms_of_all(), frailty(self.state, self.agent)
        total = 0.0
        for harms in self._harms:
            total += harms[place]
        return total * ACTS * self._frailty

    # -- ways ------------------------------------------------------------------------------------

    def ways(self, goals: Iterable[str]) -> Mapping[HexId, int]:
        """How far each hex is from the nearest of some places; locks can be bashed."""
        return ways(self.state, tuple(goals), flies=self.flies)


def _spent(state: GDState, agent: AgentId) -> tuple[str, ...]:
    turn = state.turn
    own = turn is not None and turn.agent == agent
    return turn.spent if own and turn else ("movement", "combat", "action")


def ways(state: GDState, goals: tuple[str, ...], *, flies: bool = False) -> Mapping[HexId, int]:
    """By hex: how many steps to the nearest goal, aliens and locks left aside."""
    board = state.box.board
    mask = board.shut(shut_to_all(state) if state.sealed else state.bars)
    key = "greedy ways", goals, mask, flies
    known: dict[HexId, int] | None = state.box.memo.get(key)
    if known is None:
        known = {}
        for goal in goals:
            for place, cost in board.reach(HexId(goal), FAR, mask, over_barriers=flies).items():
                known[place] = min(cost, known.get(place, cost))
        state.box.memo[key] = known
    return known


def shut_to_all(state: GDState) -> tuple[str, ...]:
    """Doors and windows that nobody in the squad can open: what has a lock opens with its key."""
    keys = {colour for agent in operative(state) for colour in keys_of(state, agent)}
    return tuple(place for place in state.bars if state.sealed.get(place) not in keys)


def frailty(state: GDState, agent: AgentId) -> float:
    """How dear a wound is to an agent."""
    if is_bleeding(state, agent):
        return 4.0
    return 1.0 + SLOPE * (1 - hp_left(state, agent) / max_hp(state, agent))


def harm(state: GDState, attacker: str, weapon: str, target: str) -> float:
    """What an attack costs its target on average, in wounds."""
    found = odds(state, attacker, weapon, target)
    return (found.expected * WOUND + found.bleed * BLEED + found.kill * DEATH) / SCALE


def worth(state: GDState, alien: AlienId) -> float:
    """What it is worth to be rid of an alien."""
    card = state.aliens[alien].card
    key = "greedy dice", card
    dice: float | None = state.box.memo.get(key)
    if dice is None:
        weapons = state.box.aliens[card].weapons
        dice = max([weapon.red + 0.7 * weapon.blue for weapon in weapons], default=0.0)
        state.box.memo[key] = dice
    return 1.0 + dice + 0.3 * figure_hp(state, alien)


def _rows(state: GDState, alien: AlienId, agent: AgentId) -> tuple[tuple[int, float], ...]:
    """The rows of a card with what their attacks cost an agent."""
    card = state.aliens[alien].card
    guards = guarding(state, agent, "melee"), guarding(state, agent, "ranged")
    key = "greedy rows", card, state.weather, guards
    known: tuple[tuple[int, float], ...] | None = state.box.memo.get(key)
    if known is None:
        known = state.box.memo[key] = _costs(state, alien, agent)
    return known


def _costs(state: GDState, alien: AlienId, agent: AgentId) -> tuple[tuple[int, float], ...]:
    card = state.box.aliens[state.aliens[alien].card]
    found = []
    for row in card.rows:
        if row.at == "plus":
            continue
        cost = 0.0
        for effect in row.do:
            if isinstance(effect, content.Attack):
                cost += effect.times * harm(state, alien, natural(card.id, effect.weapon), agent)
        found.append((int(row.at), cost))
    least = max((cost for _, cost in found), default=0.0) / 3
    return tuple((at, max(cost, least)) for at, cost in found)
