"""How the answers of Bug Hunt are listed: groups, points on the table, and odds of shots."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final, NamedTuple

from xenofront.cli.terminal.bug_hunt.labels import everything
from xenofront.cli.terminal.face import Row
from xenofront.geometry.plane.exact import NotAPoint, Point, point
from xenofront.kernel import Ask, Chance, Game
from xenofront.library.texts import Texts
from xenofront.library.words.bug_hunt.measures import spot
from xenofront.library.words.bug_hunt.moves import places_words
from xenofront.systems.bug_hunt.ch3_troopers.movement import judged, speed_of
from xenofront.systems.bug_hunt.ch4_combat.odds import SCALE, Odds
from xenofront.systems.bug_hunt.ch4_combat.shooting import preview
from xenofront.systems.bug_hunt.state import AlienId, BHState, TrooperId

if TYPE_CHECKING:
    from xenofront.cli.terminal.choices import Choice

GROUPS: Final = {
    "act": "act",
    "hold": "hold",
    "to": "walk",
    "path": "walk",
    "leave": "leave",
    "fire": "fire",
    "brawl": "fight",
}
ORDER: Final = (
    "act",
    "hold",
    "goal",
    "walk",
    "dash",
    "leave",
    "fire",
    "fight",
    "actions",
    "end",
    "",
)
GROUPED: Final = ("trooper", "move", "action")
ENDS: Final = ("end", "concede", "stay", "done")
LONG: Final = 40
"""A list of more answers of chance is a sentence."""
NUMBERS: Final = ("move", "deploy", "follow_up", "evac_place")
MARKS: Final = ("extra_shot", "next_shot", "ship_target", "neutralize")


class Shot(NamedTuple):
    """One shot that could be fired."""

    shooter: TrooperId
    weapon: str
    target: AlienId
    at: Point | None = None
    """Where the target is then, if it moves."""


def state_of(game: Game) -> BHState:
    assert isinstance(game.state, BHState)
    return game.state


def group(texts: Texts, game: Game, key: str) -> str:
    """What kind of answer it is; moves by what is there and by how far it is."""
    ask = game.pending
    if not isinstance(ask, Ask) or ask.what not in GROUPED:
        return ""
    if key in ENDS:
        return "end"
    found = GROUPS.get(key.partition(" ")[0], "actions")
    return _kind_of_move(texts, state_of(game), ask.about[0], key) if found == "walk" else found


def _kind_of_move(texts: Texts, state: BHState, trooper: str, key: str) -> str:
    walked = judged(state, TrooperId(trooper), key)
    if isinstance(walked, str):
        return "walk"
    if walked.met or places_words(texts, state, walked.end):
        return "goal"
    return "dash" if walked.cost > speed_of(state, TrooperId(trooper)) else "walk"


def number(ask: Ask | Chance, at: int) -> int:
    """Dice have the numbers they show; what else can be answered comes after them."""
    keys = list(dict.fromkeys(ask.options))
    shown = [int(key) for key in keys if key.isdigit()]
    if not shown:
        return at
    key, others = keys[at - 1], [key for key in keys if not key.isdigit()]
    return int(key) if key.isdigit() else max(shown) + others.index(key) + 1


def summary(texts: Texts, ask: Ask | Chance) -> str:
    """In place of a long list of dice or points."""
    keys = list(dict.fromkeys(ask.options))
    if not isinstance(ask, Chance) or len(keys) <= LONG:
        return ""
    what = "bh-numbers" if all(key.isdigit() for key in keys) else "bh-one-of"
    return texts.say(what, first=keys[0], last=keys[-1], count=len(keys))


def numbers(game: Game, offered: Iterable[Choice]) -> dict[Point, str]:
    """The numbers of answers that are points or figures, by point."""
    ask, found = game.pending, dict[Point, str]()
    if not isinstance(ask, Ask):
        return found
    places = {key: at for key, _, at, _ in everything(state_of(game))} if ask.what in MARKS else {}
    for choice in offered:
        place = places.get(choice.key)
        if ask.what in NUMBERS or ask.what == "snap_fire":
            place = _point(choice.key)
        if place is not None and _is_on_table(state_of(game), place):
            found.setdefault(place, str(choice.number))
    return found


def example(ask: Ask | Chance) -> str:
    """One of the points that are offered."""
    points = (place for key in ask.options if (place := _point(key)) is not None)
    return next((spot(place) for place in points), "")


def _point(key: str) -> Point | None:
    try:
        return point(key.rpartition(" ")[2])
    except NotAPoint:
        return None


def _is_on_table(state: BHState, place: Point) -> bool:
    return 0 <= place.x <= state.size.x and 0 <= place.y <= state.size.y


# -- odds ------------------------------------------------------------------------------------------


def shot_of(game: Game, key: str) -> Shot | None:
    """The shot behind an answer, if there is one."""
    ask = game.pending
    if not isinstance(ask, Ask) or ask.what not in ("action", "free_shot", "snap_fire"):
        return None
    words = key.split(" ")
    if words[0] != "fire" or len(words) < 3:
        return None
    shooter = TrooperId(ask.about[0])
    if ask.what == "snap_fire":
        return Shot(shooter, words[1], AlienId(ask.about[1]), _point(key))
    if words[2] not in state_of(game).aliens:
        return None
    return Shot(shooter, words[1], AlienId(words[2]))


def moved(state: BHState, shot: Shot) -> BHState:
    """The state in which a shot is fired: a moving target is where it is then."""
    if shot.at is None:
        return state
    twin = state.copy()
    twin.change_alien(shot.target, at=shot.at)
    return twin


def odds_of(state: BHState, shot: Shot) -> Odds | None:
    return preview(moved(state, shot), shot.shooter, [shot.weapon, shot.target])


def percent(part: int) -> str:
    """A chance for display; only what never and what always happens is 0 and 100 %."""
    rounded = round(100 * part / SCALE)
    if part and not rounded:
        return "<1%"
    return ">99%" if part < SCALE and rounded == 100 else f"{rounded}%"


def heads(texts: Texts) -> tuple[str, ...]:
    """What one shot may do."""
    return tuple(texts.say(f"bh-column-{name}") for name in ("hit", "kill", "wound", "stun"))


def row(game: Game, choice: Choice) -> Row | None:
    """A shot with its odds."""
    shot = shot_of(game, choice.key)
    found = odds_of(state_of(game), shot) if shot else None
    if found is None:
        return None
    cells = tuple(percent(n) for n in (found.hit, found.dead, found.wounded, found.stunned))
    return Row(choice.words, cells)
