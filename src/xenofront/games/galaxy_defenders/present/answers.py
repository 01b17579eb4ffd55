"""How answers are listed: their groups, directions, short words, and texts of cards."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from xenofront.games.galaxy_defenders.present.idle import is_idle
from xenofront.games.galaxy_defenders.present.places import ARROWS, step
from xenofront.games.galaxy_defenders.rules.box import Box
from xenofront.games.galaxy_defenders.rules.ch4_setup.headquarters import TakeNothing
from xenofront.games.galaxy_defenders.rules.ch6_sequence.reinforcements import Keep
from xenofront.games.galaxy_defenders.rules.ch7_agents import menu
from xenofront.games.galaxy_defenders.rules.ch7_agents.aftermath import Stay
from xenofront.games.galaxy_defenders.rules.ch7_agents.combat import Attack, PayAmmo, hits_so_far
from xenofront.games.galaxy_defenders.rules.ch7_agents.defence import (
    Defend,
    React,
    shields_by,
    shields_so_far,
)
from xenofront.games.galaxy_defenders.rules.ch7_agents.movement import Stop
from xenofront.games.galaxy_defenders.rules.ch7_agents.ranks import Decline
from xenofront.games.galaxy_defenders.rules.ch7_agents.rerolls import Die, Leave, Reroll
from xenofront.games.galaxy_defenders.rules.ch7_agents.rolls import wounds_of
from xenofront.games.galaxy_defenders.rules.ch7_agents.treatment import Nobody
from xenofront.games.galaxy_defenders.rules.ch8_aliens.activation import AlienWay
from xenofront.games.galaxy_defenders.rules.choices import (
    Face,
    Hold,
    NoPower,
    OpenLock,
    Use,
    WithPower,
)
from xenofront.games.galaxy_defenders.rules.names import ItemId
from xenofront.games.galaxy_defenders.rules.state import AgentId, GDState
from xenofront.games.galaxy_defenders.text.cards import card_text
from xenofront.games.galaxy_defenders.text.wording.answers import shot_words
from xenofront.games.galaxy_defenders.text.wording.names import dice
from xenofront.kernel import Chance, Choice, Game, Question
from xenofront.kernel.choices import values_of
from xenofront.present.common import pool_of
from xenofront.text.texts import Texts

GROUPS: Final[dict[type, str]] = {
    menu.Move: "movement",
    menu.Turn: "movement",
    menu.StandUp: "movement",
    menu.Attack: "attack",
    menu.Treat: "combat",
    Use: "powers",
    menu.Redeploy: "redeploy",
    menu.EndTurn: "end",
}
"""Where the lines of the menu are listed; the others are actions."""
SIGNS: Final[dict[type, str]] = {
    menu.Move: "move",
    menu.Turn: "turn",
    menu.Treat: "treat",
    menu.Redeploy: "redeploy",
    menu.Leap: "leap",
    menu.Search: "search",
    menu.Bash: "bash",
    OpenLock: "action",
    menu.Evade: "evade",
    menu.Unjam: "unjam",
    menu.Drone: "drone",
    menu.Special: "action",
    menu.SpecialAt: "action",
    menu.EndTurn: "end",
    Face: "turn",
    Die: "reroll",
}
"""What the client has drawings for."""
ORDER: Final = ("movement", "attack", "combat", "powers", "actions", "redeploy", "end", "")
ENDS: Final = (
    menu.EndTurn,
    Stop,
    Stay,
    Hold,
    NoPower,
    TakeNothing,
    Keep,
    Leave,
    Decline,
    Nobody,
)
"""Answers that go on without anything more being done."""


def group(game: Game, choice: object) -> str:
    """The activity an answer belongs to."""
    menu_asked = isinstance(game.pending, menu.NextActivity)
    return GROUPS.get(type(choice), "actions") if menu_asked else ""


def words(texts: Texts, game: Game, choice: Choice | str) -> str:
    """An answer with its direction, or with how many of it there are."""
    ask, state = game.pending, game.state
    assert ask is not None
    assert isinstance(state, GDState)
    found = texts.option(ask, choice, texts.source(state))
    if isinstance(ask, Chance):
        copies = ask.options.count(str(choice))
        return f"{found} ×{copies}" if copies > 1 else found  # noqa: RUF001
    if isinstance(choice, Face):
        return f"{ARROWS[choice.facing]} {found}"
    if is_idle(state, AgentId(ask.seat), choice):
        return f"{found} · {texts.say('ui-no-effect')}"
    direction = step(game, choice)
    return f"{found} ({texts.say(f'direction-{direction}')})" if direction else found


def short_attack(texts: Texts, box: Box, attack: menu.Attack) -> str:
    """An attack of the menu without the words that all attacks share."""
    return texts.say("ui-attack-short", **shot_words(texts, attack, box))


def said(texts: Texts, box: Box, choice: object, *kinds: object) -> str:
    """What the card says that an answer offers, if a field of these types names one."""
    if not isinstance(choice, Choice):
        return ""
    return next((printed(texts, box, card) for card in values_of(choice, *kinds)), "")


def printed(texts: Texts, box: Box, item: str) -> str:
    """What is printed on a weapon or power; nothing if it is neither."""
    known = box.weapons.get(item) or box.powers.get(item)
    return " ".join(card_text(texts, known, box).lines) if known else ""


def item_lines(texts: Texts, box: Box, ask: Question | Chance) -> list[str]:
    """What something new that somebody gets does."""
    if not isinstance(ask, Question):
        return []
    return [printed(texts, box, item) for item in values_of(ask, ItemId)]


def remarks(texts: Texts, game: Game) -> list[str]:
    """What should be known before an answer is chosen."""
    match game.pending:
        case AlienWay(choices=ways):
            return [texts.say("ui-alien-way", count=len(ways))]
    return [
        text for fact in facts(texts, game) for text in (fact.rolled(texts), *fact.said) if text
    ]


class Known(NamedTuple):
    """What was rolled, and what it comes to."""

    said: tuple[str, ...]
    attack: tuple[str, ...] = ()
    defence: tuple[str, ...] = ()
    bad: bool = False

    def rolled(self, texts: Texts) -> str:
        """The rolls in words."""
        if not self.said:
            return texts.say("ui-the-roll", faces=dice(self.attack))
        rolls = {"attack": self.attack, "defence": self.defence}
        said = [texts.say(f"ui-react-{k}", faces=dice(f)) for k, f in rolls.items() if f]
        return " ".join(said)


def facts(texts: Texts, game: Game) -> list[Known]:
    """What an answer to the pending question depends on, beyond what all can see."""
    top: Any = game.stack[-1] if game.stack else None
    match game.pending:
        case PayAmmo():  # the roll is told only after the payment
            return [Known((), top.faces if isinstance(top, Attack) else ())]
        case React() | Reroll() if isinstance(top, Defend):
            return [_struck(texts, game, top)]
        case Reroll() if isinstance(top, Attack):
            assert isinstance(game.state, GDState)
            hits = hits_so_far(game.state, top)
            return [Known((texts.say("fight-hits", hits=hits),), top.faces)]
    return []


def _struck(texts: Texts, game: Game, defence: Defend) -> Known:
    """What was rolled against whoever may react, and what each reaction would make of it."""
    state = game.state
    assert isinstance(state, GDState)
    hits, shields = defence.hits, shields_so_far(state, defence)
    wounds = wounds_of(hits, shields)
    said = [texts.say("ui-react", hits=hits, shields=shields, wounds=wounds)]
    if isinstance(game.pending, React):
        for power in (one.power for one in game.pending.choices if isinstance(one, WithPower)):
            left = wounds_of(hits, shields + shields_by(state, power))
            name = texts.name(power, state.box)
            said.append(texts.say("ui-react-with", power=name, wounds=left))
    bad = wounds > 0 and defence.target in state.agents
    return Known(tuple(said), defence.hit_faces, defence.defence_faces, bad)


def which_die(texts: Texts, game: Game) -> str:
    """Of a pool of real dice, the one that is asked for."""
    found, state = pool_of(game), game.state
    if found is None or not isinstance(state, GDState):
        return ""
    at, asked = found
    die = next(name for name, faces in state.box.faces.items() if faces == asked.pool[at])
    die = texts.say(f"die-{die}")
    return texts.say("ui-die", number=at + 1, count=len(asked.pool), die=die)
