"""The words of Bug Hunt: figures are named in play, so names are looked up in the state."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from xenofront.games.bug_hunt.rules.ch3_troopers.activation import ChooseMove
from xenofront.games.bug_hunt.rules.ch3_troopers.movement import DASH, may_dash, speed_of
from xenofront.games.bug_hunt.rules.names import AND, Edge, Face, Load, Point, Stat
from xenofront.games.bug_hunt.rules.state import BHState
from xenofront.games.bug_hunt.text.wording.answers import OWN
from xenofront.games.bug_hunt.text.wording.events import fields
from xenofront.games.bug_hunt.text.wording.fates import fate_words
from xenofront.games.bug_hunt.text.wording.measures import dice, measured, spot
from xenofront.games.bug_hunt.text.wording.names import capital, name_of
from xenofront.geometry.plane.exact import INCH
from xenofront.kernel import Chance, Event, Question
from xenofront.text.wording import Words

if TYPE_CHECKING:
    from xenofront.text.texts import Texts


class BugHuntWords(Words):
    """Words made from the state: who is called what, how far it is, what a die needs."""

    OWN = OWN

    def source(self, state: Any) -> BHState:
        assert isinstance(state, BHState)
        return state

    def name(self, texts: Texts, key: str, source: BHState) -> str:
        return name_of(texts, key, source)

    def fields(self, texts: Texts, event: Event, source: BHState) -> dict[str, Any]:
        return fields(texts, event, source)

    def event(self, texts: Texts, event: Event, source: BHState) -> str:
        """One sentence, beginning with a capital letter."""
        return capital(super().event(texts, event, source))

    def question(self, texts: Texts, ask: Question, source: BHState) -> str:
        """A question, beginning with a capital letter."""
        return capital(super().question(texts, ask, source))

    def subjects(self, texts: Texts, ask: Question, source: BHState) -> dict[str, Any]:
        words = super().subjects(texts, ask, source)
        if isinstance(ask, ChooseMove):
            speed = speed_of(source, ask.trooper)
            dash = DASH * INCH if may_dash(source, ask.trooper) else 0
            words |= {"speed": measured(speed), "dash": measured(speed + dash)}
            words["may_dash"] = "yes" if dash else "no"
        return words

    def option(self, texts: Texts, ask: Question | Chance, key: str, source: BHState) -> str:
        assert isinstance(ask, Chance)
        return fate_words(texts, ask, key, source)

    def word(self, texts: Texts, kind: Any, value: Any, source: BHState) -> Any:
        if kind is Point:
            return spot(value)
        if kind is Face:
            return dice((value,))
        if kind is Load:
            return AND.join(name_of(texts, weapon, source) for weapon in value)
        if kind is Edge:
            return texts.say(f"edge-{value}")
        if kind is Stat:
            return texts.say(f"stat-{value}")
        return super().word(texts, kind, value, source)


WORDS: Final = BugHuntWords()
