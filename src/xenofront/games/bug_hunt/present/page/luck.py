"""How the dice fell, against what was to be expected."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from typing import Final, NamedTuple

from xenofront.games.bug_hunt.present.page.event_display import is_alien
from xenofront.games.bug_hunt.rules.box import Box
from xenofront.games.bug_hunt.rules.events import combat
from xenofront.games.bug_hunt.rules.state import BHState
from xenofront.kernel import Event, Record
from xenofront.present.common import decimal
from xenofront.present.messages.outcome import Luck
from xenofront.text.texts import Texts

ALIENS, SQUAD = "aliens", "squad"
SIDES: Final = 6
MEAN: Final = Fraction(SIDES + 1, 2)


class Roll(NamedTuple):
    """A die of a log: whose, for what, what it came to, and what was to be expected of it."""

    who: str
    what: str
    result: int
    expected: Fraction


def chance(needed: int) -> Fraction:
    """How likely a die shows at least so much."""
    return Fraction(min(max(SIDES + 1 - needed, 0), SIDES), SIDES)


def rolls(events: Iterator[Event], box: Box) -> Iterator[Roll]:
    """Every shot, armour save and brawl."""
    for event in events:
        if isinstance(event, combat.Fired):
            wanted = chance(event.needed - event.bonus)
            yield Roll(event.shooter, "hits", int(event.hit), wanted)
        elif isinstance(event, combat.Saved):
            side = ALIENS if is_alien(box, event.figure) else SQUAD
            yield Roll(side, "saves", int(event.success), chance(event.needed))
        elif isinstance(event, combat.BrawlRolled):
            yield Roll(SQUAD, "brawls", int(event.face), MEAN)
            yield Roll(ALIENS, "brawls", int(event.alien_face), MEAN)


def luck(texts: Texts, record: Record) -> tuple[Luck, ...]:
    """A line for the shots of each trooper, then saves and brawls of both sides."""
    state = record.game.state
    assert isinstance(state, BHState)
    made: dict[tuple[str, str], list[Roll]] = {}
    for roll in rolls(iter(record.log()), state.box):
        made.setdefault((roll.what, roll.who), []).append(roll)
    order = ("hits", "saves", "brawls")
    keys = sorted(made, key=lambda key: order.index(key[0]))
    return tuple(_line(texts, state, key, made[key]) for key in keys)


def _line(texts: Texts, state: BHState, key: tuple[str, str], thrown: list[Roll]) -> Luck:
    what, who = key
    name = texts.say(f"web-{who}") if who in (ALIENS, SQUAD) else texts.name(who, state)
    rolled = sum(roll.result for roll in thrown)
    wanted = sum((roll.expected for roll in thrown), Fraction(0))
    share = "even" if abs(rolled - wanted) < 1 else "more" if rolled > wanted else "less"
    return Luck(
        who=texts.say("web-luck-who", name=name, what=what),
        rolled=str(rolled),
        expected=decimal(texts, f"{float(wanted):.1f}"),
        text=texts.say("web-luck-text", dice=len(thrown), share=share),
    )
