"""How answers are listed: their groups, directions, short words, and texts of cards."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from xenofront.games.galaxy_defenders.present.idle import is_idle
from xenofront.games.galaxy_defenders.present.places import ARROWS, step
from xenofront.games.galaxy_defenders.rules.box import Box
from xenofront.games.galaxy_defenders.rules.ch7_agents.combat import Attack
from xenofront.games.galaxy_defenders.rules.ch7_agents.defence import Defend, shields_by
from xenofront.games.galaxy_defenders.rules.ch7_agents.rolls import wounds_of
from xenofront.games.galaxy_defenders.rules.state import GDState
from xenofront.games.galaxy_defenders.text.cards import card_text
from xenofront.games.galaxy_defenders.text.cards.index import all_cards
from xenofront.games.galaxy_defenders.text.wording.names import dice
from xenofront.kernel import Chance, Game, Question
from xenofront.present.common import pool_of
from xenofront.text.texts import Texts

GROUPS: Final = {
    "move": "movement",
    "turn": "movement",
    "attack": "attack",
    "treat": "combat",
    "use": "powers",
    "redeploy": "redeploy",
    "end": "end",
}
ORDER: Final = ("movement", "attack", "combat", "powers", "actions", "redeploy", "end", "")
ENDS: Final = (("activity", "end"), ("hex", "stop"), ("step_away", "stay"))
REACTIONS: Final = ("react", "reroll")
"""Questions to who is struck, after the dice have fallen."""
ITEM_QUESTIONS: Final = (
    "gain",
    "outfit",
    "device",
    "grenade",
    "replace",
    "restore",
    "headquarters",
)
"""Questions whose answers are things with a card."""
NEW_ITEM_QUESTIONS: Final = ("recipient", "replace")
"""Questions about a thing that has just come."""


def is_end(ask: Question | Chance, key: str) -> bool:
    """Whether an answer goes on without anything more being done."""
    return isinstance(ask, Question) and (ask.what, key) in ENDS


def group(game: Game, key: str) -> str:
    """The activity an answer belongs to."""
    asked = game.pending is not None and game.pending.what == "activity"
    return GROUPS.get(key.split(" ", maxsplit=1)[0], "actions") if asked else ""


def words(texts: Texts, game: Game, key: str) -> str:
    """An answer with its direction, or with how many of it there are."""
    ask = game.pending
    assert ask is not None
    found = texts.option(ask, key, texts.source(game.state))
    if isinstance(ask, Chance):
        copies = ask.options.count(key)
        return f"{found} ×{copies}" if copies > 1 else found  # noqa: RUF001
    if ask.what == "facing":
        return f"{ARROWS[key]} {found}"  # type: ignore[index]
    if is_idle(game, key):
        return f"{found} · {texts.say('ui-no-effect')}"
    direction = step(game, key)
    return f"{found} ({texts.say(f'direction-{direction}')})" if direction else found


def short_attack(texts: Texts, box: Box, key: str) -> str:
    """An attack of the menu without the words that all attacks share."""
    _, weapon, target, *area = key.split(" ")
    return texts.say(
        "ui-attack-short",
        target=texts.name(target, box),
        weapon=texts.name(weapon, box),
        area="yes" if area else "no",
        ammo=box.weapons[weapon].area_for_ammo,
    )


def said(texts: Texts, game: Game, keys: Iterable[str]) -> dict[str, str]:
    """What the cards say that are offered, by key."""
    ask, state = game.pending, game.state
    if not isinstance(ask, Question) or ask.what not in ITEM_QUESTIONS:
        return {}
    items = {key: key.rsplit(" ", maxsplit=1)[-1] for key in keys}
    return {key: text for key, item in items.items() if (text := printed(texts, state.box, item))}


def printed(texts: Texts, box: Box, item: str) -> str:
    """What is printed on a weapon or power; nothing if it is neither."""
    known = box.weapons.get(item) or box.powers.get(item)
    return " ".join(card_text(texts, known, box).lines) if known else ""


def item_lines(texts: Texts, box: Box, ask: Question | Chance) -> list[str]:
    """What something new that somebody gets does."""
    if ask.what not in NEW_ITEM_QUESTIONS or not isinstance(ask, Question):
        return []
    known = all_cards(box.catalogue)
    new = (item for item in ask.about[:1] if item in known)
    return [" ".join(card_text(texts, known[item], box).lines) for item in new]


def remarks(texts: Texts, game: Game) -> list[str]:
    """What should be known before an answer is chosen."""
    pending = game.pending
    what = pending.what if pending is not None else ""
    if what == "pay_ammo":  # the roll is told only after the payment
        top: Any = game.stack[-1]
        faces = top.faces if isinstance(top, Attack) else ()
        return [texts.say("ui-the-roll", faces=dice(faces))]
    if what in REACTIONS and isinstance(game.stack[-1], Defend):
        return _struck(texts, game, game.stack[-1])
    if what == "alien_way" and pending is not None:
        return [texts.say("ui-alien-way", count=len(pending.options))]
    return []


def _struck(texts: Texts, game: Game, defence: Defend) -> list[str]:
    """What was rolled against whoever may react, and what each reaction would make of it."""
    state = game.state
    assert isinstance(state, GDState)
    assert game.pending is not None
    rolls = {"attack": defence.hit_faces, "defence": defence.defence_faces}
    rolled = [texts.say(f"ui-react-{k}", faces=dice(f)) for k, f in rolls.items() if f]
    reacts = game.pending.what == "react"  # reactions before this one count already
    hits, shields = defence.hits, defence.shields if reacts else defence.shields_rolled(state)
    wounds = wounds_of(hits, shields)
    said = [" ".join(rolled)] if rolled else []
    said.append(texts.say("ui-react", hits=hits, shields=shields, wounds=wounds))
    if reacts:
        for power in (one for one in game.pending.options if one in state.box.powers):
            left = wounds_of(hits, shields + shields_by(state, power))
            name = texts.name(power, state.box)
            said.append(texts.say("ui-react-with", power=name, wounds=left))
    return said


def which_die(texts: Texts, game: Game) -> str:
    """Of a pool of real dice, the one that is asked for."""
    found, state = pool_of(game), game.state
    if found is None or not isinstance(state, GDState):
        return ""
    at, asked = found
    die = next(name for name, faces in state.box.faces.items() if faces == asked.pool[at])
    die = texts.say(f"die-{die}")
    return texts.say("ui-die", number=at + 1, count=len(asked.pool), die=die)
