"""The check of procedures finds what is written wrongly, and nothing in our games."""

from typing import Any, ClassVar

import pytest

from tests.kernel import toy
from tests.kernel.toy import RED, MayParry, ToyState, Yes
from xenofront.games import registry
from xenofront.games.factory import system
from xenofront.kernel import END, Procedure, Question, Result, again
from xenofront.lab.procedures import faults, faults_of


class Sound(Procedure):
    """T 1."""

    CITATION: ClassVar[str] = "T 1"

    def ask(self, state: ToyState) -> Question | None:
        return MayParry(RED, (Yes(),), "T-1.a")

    def take(self, state: ToyState, choice: str) -> Result:
        return again(self.ask) if choice else END

    def _why_not_ask(self, state: ToyState, choice: str) -> str | None:
        return None

    def _preview_ask(self, state: ToyState, choice: str) -> None:
        return None


class Misspelt(Procedure):
    """T 1."""

    CITATION: ClassVar[str] = "T 1"

    def begin(self, state: ToyState) -> Result:
        return again(self.bygin)  # type: ignore[attr-defined]


class JumpsToTaker(Procedure):
    """T 1."""

    CITATION: ClassVar[str] = "T 1"

    def ask(self, state: ToyState) -> Question:
        return MayParry(RED, (Yes(),), "T-1.a")

    def take(self, state: ToyState, choice: str) -> Result:
        return again(self.take)


class NobodyTakes(Procedure):
    """T 1."""

    CITATION: ClassVar[str] = "T 1"

    def ask(self, state: ToyState) -> Question:
        return MayParry(RED, (Yes(),), "T-1.a")

    def go_on(self, state: ToyState) -> Result:
        return END


class NobodyTakesUnannotated(Procedure):
    """T 1."""

    CITATION: ClassVar[str] = "T 1"

    def ask(self, state: ToyState) -> Result:
        return MayParry(RED, (Yes(),), "T-1.a") if state.turns else END

    def go_on(self, state: ToyState) -> Result:
        return END


class AsksLast(Procedure):
    """T 1."""

    CITATION: ClassVar[str] = "T 1"

    def ask(self, state: ToyState) -> Question:
        return MayParry(RED, (Yes(),), "T-1.a")


class NobodyAsks(Procedure):
    """T 1."""

    CITATION: ClassVar[str] = "T 1"

    def begin(self, state: ToyState) -> Result:
        return None

    def take(self, state: ToyState, choice: str) -> Result:
        return END


class Uncited(Procedure):
    """Something without a place in the book."""

    def begin(self, state: ToyState) -> Result:
        return END


class Empty(Procedure):
    """T 1."""

    CITATION: ClassVar[str] = "T 1"


class Strays(Procedure):
    """T 1."""

    CITATION: ClassVar[str] = "T 1"

    def begin(self, state: ToyState) -> Result:
        return END

    def _why_not_bygin(self, state: ToyState, choice: str) -> str | None:
        return None

    def _preview_bgin(self, state: ToyState, choice: str) -> None:
        return None


FAULTS = [
    (Misspelt, "Misspelt.begin goes back to bygin, which is no step"),
    (JumpsToTaker, "JumpsToTaker.take goes back to take, which takes an answer"),
    (NobodyTakes, "NobodyTakes.go_on follows a question but takes no answer"),
    (
        NobodyTakesUnannotated,
        "NobodyTakesUnannotated.go_on follows a question but takes no answer",
    ),
    (AsksLast, "AsksLast.ask asks but no step takes the answer"),
    (NobodyAsks, "NobodyAsks.take takes an answer but the step before it asks nothing"),
    (Uncited, "Uncited cites no rule of the book"),
    (Empty, "Empty has no step"),
    (Strays, "Strays._why_not_bygin belongs to no step"),
    (Strays, "Strays._preview_bgin belongs to no step"),
]


@pytest.mark.parametrize(("procedure", "fault"), FAULTS, ids=lambda value: str(value)[-40:])
def test_the_fault_is_found(procedure, fault):
    assert fault in faults_of(procedure)


def test_sound_procedures_pass():
    assert faults((Sound, *toy.PROCEDURES)) == []


@pytest.mark.parametrize("name", registry.game_names())
def test_our_procedures_are_sound(name):
    assert faults(system(name).procedures.values()) == []


def test_all_faults_are_named_at_once():
    found = " ".join(faults((Misspelt, Sound, Uncited)))
    assert "bygin" in found
    assert "Uncited" in found


def test_without_source_the_annotations_still_count():
    scope: dict[str, Any] = {"Procedure": Procedure, "Question": Question}
    exec("class Built(Procedure):\n def ask(self, state) -> Question: ...\n", scope)
    assert "Built.ask asks but no step takes the answer" in faults_of(scope["Built"])


def test_steps_are_the_public_methods_in_written_order():
    assert list(Sound.STEPS) == ["ask", "take"]
    assert Sound.FIRST == "ask"
    first: Any = Sound.STEPS["ask"]
    assert (first.takes_answer, first.following) == (False, "take")
    assert Sound.STEPS["take"].following == ""


def test_each_link_of_a_chain_holds_the_one_to_run_when_nothing_is_asked():
    ask = (Sound.STEPS["ask"].function, False, None, ("ask", "take"))
    take = (Sound.STEPS["take"].function, True, None, ("take", ""))
    chain = {"": (None, None), None: (ask, ask), "ask": (ask, ask), "take": (take, None)}
    assert chain == Sound.CHAIN


def test_a_step_that_takes_no_none_is_left_out_where_nothing_was_asked():
    class Offer(Procedure):
        CITATION: ClassVar[str] = "T 1"

        def offer(self, state: ToyState) -> Question | None: ...
        def accept(self, state: ToyState, choice: str) -> Result: ...
        def refuse_or_accept(self, state: ToyState, choice: str | None) -> Result: ...

    last = Offer.CHAIN["refuse_or_accept"]
    assert last[0] is last[1]
    answered, unasked = Offer.CHAIN["accept"]
    assert answered is not None
    assert answered[2:] == (last[0], ("accept", "refuse_or_accept"))
    assert unasked is last[0]


def test_results_say_their_names():
    assert (repr(END), again(Sound().ask).step) == ("END", "ask")
