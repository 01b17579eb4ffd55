"""The words of Bug Hunt: figures are named in play, so names are looked up in the state."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from xenofront.games.bug_hunt.rules.ch3_troopers.movement import DASH, may_dash, speed_of
from xenofront.games.bug_hunt.rules.state import BHState, TrooperId
from xenofront.games.bug_hunt.text.wording.answers import option_words
from xenofront.games.bug_hunt.text.wording.measures import measured
from xenofront.games.bug_hunt.text.wording.names import capital, name_of
from xenofront.games.bug_hunt.text.wording.told import fields
from xenofront.geometry.plane.exact import INCH
from xenofront.kernel import Chance, Event, Question
from xenofront.text.wording import Words

if TYPE_CHECKING:
    from xenofront.text.texts import Texts


class BugHuntWords(Words):
    """Words made from the state: who is called what, how far it is, what a die needs."""

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
        words = {"seat": self.name(texts, ask.seat, source)}
        for number, key in enumerate(ask.about, 1):
            about = key if ask.what == "turn_luck" else self.name(texts, key, source)
            words["about" if number == 1 else f"about{number}"] = about
        if ask.what == "move":
            trooper = TrooperId(ask.about[0])
            speed = speed_of(source, trooper)
            dash = DASH * INCH if may_dash(source, trooper) else 0
            words |= {"speed": measured(speed), "dash": measured(speed + dash)}
            words["may_dash"] = "yes" if dash else "no"
        return words

    def option(self, texts: Texts, ask: Question | Chance, key: str, source: BHState) -> str:
        return option_words(texts, ask, key, source)


WORDS: Final = BugHuntWords()
