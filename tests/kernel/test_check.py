"""The start-up check finds what is written wrongly before a game begins."""

import inspect
from typing import Any, ClassVar

import pytest

from tests.kernel import toy
from tests.kernel.toy import RED, ToyState
from xenofront.kernel import END, BrokenProcedure, Procedure, Question, Result, again, untyped
from xenofront.kernel.check import check_procedures, faults_of, source_of


class Sound(Procedure):
    """T 1."""

    CITATION: ClassVar[str] = "T 1"

    def ask(self, state: ToyState) -> Question | None:
        return untyped(RED, "what", ("yes",), "T-1.a")

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
        return untyped(RED, "what", ("yes",), "T-1.a")

    def take(self, state: ToyState, choice: str) -> Result:
        return again(self.take)


class NobodyTakes(Procedure):
    """T 1."""

    CITATION: ClassVar[str] = "T 1"

    def ask(self, state: ToyState) -> Question:
        return untyped(RED, "what", ("yes",), "T-1.a")

    def go_on(self, state: ToyState) -> Result:
        return END


class NobodyTakesUnannotated(Procedure):
    """T 1."""

    CITATION: ClassVar[str] = "T 1"

    def ask(self, state: ToyState) -> Result:
        return untyped(RED, "what", ("yes",), "T-1.a") if state.turns else END

    def go_on(self, state: ToyState) -> Result:
        return END


class AsksLast(Procedure):
    """T 1."""

    CITATION: ClassVar[str] = "T 1"

    def ask(self, state: ToyState) -> Question:
        return untyped(RED, "what", ("yes",), "T-1.a")


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
    check_procedures((Sound, *toy.PROCEDURES))


def many_lines(
    first: str,
    second: str,
) -> str:
    text = """

    far out
    """

    return first + second + text


@pytest.mark.parametrize(
    "function",
    [many_lines, *(step.function for toys in toy.PROCEDURES for step in toys.STEPS.values())],
    ids=lambda function: function.__qualname__,
)
def test_the_text_of_a_step_is_found(function):
    assert source_of(function).rstrip() == inspect.getsource(function).rstrip()


def test_all_faults_are_named_at_once():
    with pytest.raises(BrokenProcedure) as found:
        check_procedures((Misspelt, Sound, Uncited))
    assert "bygin" in str(found.value)
    assert "Uncited" in str(found.value)


def test_a_system_with_a_fault_does_not_start():
    with pytest.raises(BrokenProcedure, match="bygin"):
        toy.new_system(procedures=(*toy.PROCEDURES, Misspelt))


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
