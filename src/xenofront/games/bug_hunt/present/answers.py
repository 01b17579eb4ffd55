"""How answers are grouped, and what a point means in a question."""

from __future__ import annotations

from typing import Final

from xenofront.games.bug_hunt.present.places import state_of
from xenofront.games.bug_hunt.rules.ch2_turn.phases import CONCEDE
from xenofront.games.bug_hunt.rules.ch3_troopers.gear import CHARGE
from xenofront.games.bug_hunt.rules.ch3_troopers.movement import judged, speed_of
from xenofront.games.bug_hunt.rules.ch4_combat.shooting import armed_refusal, is_area
from xenofront.games.bug_hunt.rules.ch7_campaign.luck import is_left
from xenofront.games.bug_hunt.rules.state import BHState, TrooperId
from xenofront.games.bug_hunt.text.wording.moves import places_words
from xenofront.kernel import Chance, Game, Question
from xenofront.text.texts import Texts

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
LAST: Final = (
    ("trooper", "end"),
    ("move", "stay"),
    ("action", "done"),
    ("follow_up", "stay"),
    ("board", "stay"),
)
BARRICADE: Final = "barricade"
FIRST: Final = {
    "move": "to",
    "deploy": "to",
    "follow_up": "to",
    "evac_place": "at",
}
"""What a bare point means, by question."""


def is_end(ask: Question | Chance, key: str) -> bool:
    """Whether an answer goes on without anything more being done."""
    return isinstance(ask, Question) and (ask.what, key) in LAST


def is_surrender(ask: Question | Chance, key: str) -> bool:
    """Whether an answer gives the mission up."""
    return isinstance(ask, Question) and (ask.what, key) == ("trooper", CONCEDE)


def is_loss(ask: Question | Chance, key: str) -> bool:
    """Whether an answer walks somebody off the table, who is lost then."""
    return isinstance(ask, Question) and ask.what == "move" and key.startswith("leave ")


def group(texts: Texts, game: Game, key: str) -> str:
    """What kind of answer it is; moves by what is there and by how far it is."""
    ask = game.pending
    if not isinstance(ask, Question) or ask.what not in GROUPED:
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


# -- what takes a point ----------------------------------------------------------------------------


def point_verbs(game: Game) -> tuple[str, ...]:
    """The words that make an answer of a point, in the order they are liked; none if nothing does.

    ``to`` in a move; ``fire lmg at`` for each weapon that is aimed at a point.
    """
    ask, state = game.pending, state_of(game)
    if not isinstance(ask, Question) or not ask.open:
        return ()
    if ask.what in FIRST:
        return (FIRST[ask.what],)
    if ask.what != "action":
        return ()
    row = state.troopers[TrooperId(ask.about[0])]
    weapons = [w for w in row.weapons if is_area(state.box.weapons[w])]
    aimed = [f"fire {weapon} at" for weapon in weapons]
    return tuple(aimed + [f"gear {CHARGE} at"] * (CHARGE in row.gear))


def span_verb(game: Game) -> str:
    """The word that makes an answer of two points, the ends of a line; nothing if none does."""
    ask = game.pending
    if not isinstance(ask, Question) or ask.what != "turn_luck":
        return ""
    return BARRICADE if is_left(state_of(game), BARRICADE) else ""


def open_verbs(game: Game) -> tuple[str, ...]:
    """Those of them that could be allowed somewhere: what is aimed can be fired or thrown."""
    return tuple(verb for verb in point_verbs(game) if _works(game, verb))


def _works(game: Game, verb: str) -> bool:
    ask, state, words = game.pending, state_of(game), verb.split(" ")
    assert isinstance(ask, Question)
    trooper = TrooperId(ask.about[0]) if ask.about else TrooperId("")
    if words[0] == "fire":
        return armed_refusal(state, trooper, words[1]) is None
    if words[0] == "gear":
        return state.options.gear and not is_used_up(state, trooper, words[1])
    return True


def is_used_up(state: BHState, trooper: TrooperId, item: str) -> bool:
    """Whether a weapon or piece of gear was used as often as it can be in a mission."""
    definition = state.box.gear.get(item) or state.box.weapons[item]
    return (
        bool(definition.uses) and state.actions.get(f"used {trooper} {item}", 0) >= definition.uses
    )


def is_complete(game: Game) -> bool:
    """Whether a trooper who acts has nothing that could be aimed at a point."""
    ask = game.pending
    return isinstance(ask, Question) and ask.what == "action" and not open_verbs(game)
