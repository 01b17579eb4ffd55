"""Quick answers at the terminal."""

SQUAD = ("--squad", "chromium,titanium")
ON_GUARD = ("ask all", "chromium", "end", "1")
"""Up to a reaction of Chromium, with seed 4."""


def test_pass_declines_for_the_rest_of_the_round_and_tells_so(session):
    shown = session(*ON_GUARD, "pass", "end", seed=4, options=SQUAD)
    assert (
        "Without asking: Chromium, on guard: fire at Spine Critter, green (4)? Hold fire" in shown
    )
    assert "Round 2 begins." in shown


def test_ask_ends_what_pass_began(session):
    shown = session(*ON_GUARD, "pass", "ask", "end", seed=4, options=SQUAD)
    assert "From now on everything is asked again." in shown
    assert "Without asking" not in shown
    assert shown.count("Chromium, on guard: fire at") == 2


def test_a_quick_answer_is_offered_from_the_second_time_on(session):
    shown = session(*ON_GUARD, "hold", "end", seed=4, options=SQUAD)
    assert shown.count("Type pass: “Hold fire” for the rest of the round") == 1


def test_undo_ends_what_pass_began(session):
    shown = session(*ON_GUARD, "pass", "undo", "hold", "end", seed=4, options=SQUAD)
    assert "Without asking" not in shown


def test_a_question_without_a_quick_answer_says_so(session):
    shown = session("pass", "rest", "again", seed=4)
    assert shown.count("This question comes too seldom for a quick answer.") == 3


def test_dice_are_given_out_in_the_listed_order(session):
    shown = session("rest", "rest", seed=7, options=("--system", "bug-hunt"))
    assert "Without asking: Duarte: which die for" in shown


def test_the_words_are_german_for_germans(session):
    german = (*SQUAD, "--lang", "de")
    shown = session(*ON_GUARD, "passen", "end", seed=4, options=german)
    assert "Ungefragt: " in shown
