"""What always holds in a mission of Bug Hunt, and random set-ups for it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import combinations
from random import Random
from typing import Any

from xenofront.games.bug_hunt import NAME
from xenofront.games.bug_hunt.play import purposeful as bug_hunt_player
from xenofront.games.bug_hunt.rules import procedures as bh
from xenofront.games.bug_hunt.rules.ch3_troopers.activation import ACTIONS
from xenofront.games.bug_hunt.rules.ground import bases, on_table, table_of
from xenofront.games.bug_hunt.rules.state import AlienId, BHState, TrooperId
from xenofront.games.factory import new_setup
from xenofront.geometry.plane.exact import BASE, SLACK, Point, squared
from xenofront.kernel import Game, Question, Setup
from xenofront.kernel.choices import form_of
from xenofront.lab.laws import Deep, Moment, Quick

SYSTEM = NAME
PACKAGE = "xenofront.games.bug_hunt.rules"
SWITCHES = (
    "signals", "movie_magic", "gear", "escalation", "small_table", "campaign", "distract_acts",
    "reveal_unarmed", "jam_by_turn", "evac_own_tech",
)  # fmt: skip
SWAMPED = 150
"""Aliens on the table after which a random player is beyond help; such games only grow slower."""
DIFFICULTIES = ("easy", "light", "normal", "hard", "nightmare")

# -- random games --------------------------------------------------------------------------------


def random_setup(dice: Random) -> Setup:
    """Any mission, squad and mixture of options."""
    options: dict[str, Any] = {"difficulty": dice.choice(DIFFICULTIES)}
    options |= {name: True for name in SWITCHES if dice.random() < 0.25}
    if options.get("campaign") and dice.random() < 0.3:
        options["joint"] = True
    mission = dice.choice(("random", "random", "quick_start", "first_contact"))
    squad: tuple[str, ...] = ("duarte", "reck", "adeyemi")
    if dice.random() < 0.5:
        options["quick_start"] = True
    else:
        squad = tuple(f"trooper{number}" for number in range(1, dice.randint(4, 6)))
    seed = dice.getrandbits(48)
    return new_setup(mission, squad, seed=seed, system_name=SYSTEM, **options)


def random_choices(game: Game, dice: Random) -> list[str]:
    """Answers made of the game's own words, most of them not allowed."""
    state = _state(game)
    verbs = [form_of(kind).first for action in ACTIONS for kind in action.choices[:1]]
    words = [
        *verbs,
        *state.troopers,
        *state.aliens,
        *state.contacts,
        *state.objectives,
        *state.locations,
        *(weapon for row in state.troopers.values() for weapon in row.weapons),
        *(f"{dice.randrange(-2, 40)},{dice.randrange(-2, 40)}.5" for _ in range(6)),
        *("at", "to", "path", "stay", "1e9,3", "12.5,3,4"),
    ]
    first = [*verbs, "to", "path", "leave", "at", "act", "hold", *words]
    return [
        " ".join((dice.choice(first), *dice.choices(words, k=dice.randrange(4)))) for _ in range(12)
    ]


purposeful_choice = bug_hunt_player.purposeful_choice


def is_swamped(state: Any) -> bool:
    """Whether a fuzzed mission may be given up."""
    return len(state.aliens) > SWAMPED


# -- laws ----------------------------------------------------------------------------------------


def _state(game: Game) -> BHState:
    assert isinstance(game.state, BHState)
    return game.state


def nobody_overlaps(moment: Moment) -> Iterator[str]:
    """Two bases never share ground."""
    state = _state(moment.game)
    least = (2 * BASE - SLACK) ** 2
    for (a, here), (b, there) in combinations(bases(state).items(), 2):
        if squared(here, there) < least:
            yield f"{a} and {b} overlap at {tuple(here)} and {tuple(there)}"


def everybody_is_on_the_table(moment: Moment) -> Iterator[str]:
    state = _state(moment.game)
    x, y = state.size
    places: list[tuple[str, Point]] = list(bases(state).items())
    places += [(str(name), row.at) for name, row in state.contacts.items()]
    for name, at in places:
        if not (0 <= at.x <= x and 0 <= at.y <= y):
            yield f"{name} is off the table at {tuple(at)}"


def nobody_stands_in_walls(moment: Moment) -> Iterator[str]:
    """Bases are on free ground."""
    state = _state(moment.game)
    if not state.terrain:
        return
    table = table_of(state)
    for name, at in bases(state).items():
        if not table.is_free(at, ()):
            yield f"{name} stands in something solid at {tuple(at)}"


def wounds_fit(moment: Moment) -> Iterator[str]:
    """A second wound and a third stun marker take a figure off the table."""
    state = _state(moment.game)
    for name in bases(state):
        row: Any = state.troopers.get(TrooperId(name)) or state.aliens[AlienId(name)]
        if not (0 <= row.wounds < 2 and 0 <= row.stun < 3) and name not in state.dying:
            yield f"{name} has {row.wounds} wounds and {row.stun} stun markers"


def nobody_is_left_dying(moment: Moment) -> Iterator[str]:
    """Who is out has left the table before anybody is asked."""
    state, pending = _state(moment.game), moment.game.pending
    fallen = any(isinstance(f, bh.Fallen | bh.Flash | bh.Hit) for f in moment.game.stack)
    if isinstance(pending, Question) and state.dying and not fallen:
        yield f"{state.dying} are out and still there"


def packages_have_one_bearer(moment: Moment) -> Iterator[str]:
    state = _state(moment.game)
    carried = [row.package for row in state.troopers.values() if row.package]
    if len(set(carried)) < len(carried):
        yield f"carried twice: {carried}"
    for name, row in state.objectives.items():
        if row.taken != (name in carried) and not row.done:
            yield f"{name} is taken: {row.taken}, carried: {carried}"


def numbers_fit(moment: Moment) -> Iterator[str]:
    state = _state(moment.game)
    if not 1 <= state.priority <= 6:
        yield f"Priority is {state.priority}"
    if state.squad.reputation < 0:
        yield f"reputation is {state.squad.reputation}"
    if any(row.xp < 0 or row.sick_bay < 0 for row in state.squad.characters.values()):
        yield "a character has less than nothing"


def ends_with_an_outcome(moment: Moment) -> Iterator[str]:
    state = _state(moment.game)
    if moment.game.pending is None and state.outcome not in ("accomplished", "failed"):
        yield f"outcome {state.outcome!r}"
    if moment.game.pending is None and on_table(state):
        yield "the mission is over with troopers on the table"


def one_type_of_alien(moment: Moment) -> Iterator[str]:
    """All aliens of a mission are of one type (BX-10)."""
    state = _state(moment.game)
    for name in state.aliens:
        if name.rpartition("-")[0] != state.alien_type:
            yield f"{name} among {state.alien_type}"


LAWS: Mapping[str, Quick] = {
    "nobody overlaps": nobody_overlaps,
    "everybody is on the table": everybody_is_on_the_table,
    "nobody stands in walls": nobody_stands_in_walls,
    "wounds and stun fit": wounds_fit,
    "nobody is left dying": nobody_is_left_dying,
    "a package has one bearer": packages_have_one_bearer,
    "numbers lie within their limits": numbers_fit,
    "a mission that is over has an outcome": ends_with_an_outcome,
    "one type of alien": one_type_of_alien,
}

DEEP_LAWS: Mapping[str, Deep] = {}
