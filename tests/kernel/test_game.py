"""Steps, answers, refusals, the way through the rulebook."""

from typing import Any

import pytest

from tests.kernel import toy
from tests.kernel.toy import BLUE, RED, new_game
from xenofront.kernel import (
    FATE,
    WATCHER,
    BrokenProcedure,
    Chance,
    Concealed,
    Frame,
    Game,
    IllegalChoice,
    Procedure,
    Question,
    Result,
    Side,
    changed,
    digest,
    open_position,
    save,
)
from xenofront.kernel.knowledge import Knowledge

SIDES = (RED, BLUE, WATCHER)


def asked(game: Game) -> Any:
    return game.pending


def everything(game: Game) -> tuple[Any, ...]:
    return digest(game), save(game), game.pending, list(game.log), game.why()


# -- what a step may return ----------------------------------------------------------------------


def test_a_game_runs_to_its_first_question():
    game = new_game()
    assert game.pending == toy.NextDeed(RED, toy.deeds(game.state), "T-2.a", RED)  # type: ignore[arg-type]
    assert [frame.procedure for frame in game.why()] == ["Play", "Turn"]


def test_a_step_without_a_result_goes_on_with_the_next():
    game = new_game()
    game.answer("end")
    assert asked(game).seat == BLUE


def test_an_answer_goes_to_the_next_step():
    game = new_game()
    game.answer("walk 2")
    assert game.state.diggers["red"].place == 2  # type: ignore[attr-defined]


def test_again_goes_back_to_an_earlier_step():
    game = new_game()
    before = game.pending
    game.answer("walk 2")
    assert game.pending == before


def test_a_procedure_runs_first_and_then_its_caller_goes_on():
    game = new_game()
    game.answer("fight")
    assert asked(game).what == "parry"
    game.answer("no")
    assert asked(game).what == "deed"
    assert type(game.log[-1]) is toy.Fought


def test_a_question_that_is_skipped_is_answered_by_nothing():
    class Choosy(Procedure):
        """T 1."""

        CITATION = "T 1"

        def ask(self, state: toy.ToyState) -> Question:
            return toy.MayParry(RED, (toy.Yes(),), "T-1.a")

        def take(self, state: toy.ToyState, choice: toy.Yes) -> Result:
            return None

        def ask_perhaps(self, state: toy.ToyState) -> Question | None:
            return None

        def take_perhaps(self, state: toy.ToyState, choice: toy.Yes | None) -> Result:
            heard.append(choice)
            return None

    heard: list[toy.Yes | None] = []
    game = Game(toy.SYSTEM, new_game().state.copy(), [Choosy(step="ask")])
    game.answer("yes")
    assert heard == [None]


def test_the_last_step_ends_a_procedure_without_saying_so():
    class Short(Procedure):
        """T 1."""

        CITATION = "T 1"

        def only(self, state: toy.ToyState) -> Result:
            return None

    game = new_game()
    alone = Game(toy.SYSTEM, game.state.copy(), [Short(step="only")])
    assert alone.pending is None
    assert alone.stack == []


def test_game_over_closes_every_open_procedure():
    game = new_game()
    game.follow(["end"])
    for _ in range(5):
        game.answer("end")
    assert game.pending is None
    assert game.stack == []
    assert game.why() == ()


def test_another_result_is_refused_with_the_name_of_the_step():
    class Odd(Procedure):
        """T 1."""

        CITATION = "T 1"

        def only(self, state: toy.ToyState) -> Any:
            return 7

    with pytest.raises(BrokenProcedure, match=r"Odd\.only returned 7"):
        Game(toy.SYSTEM, new_game().state.copy(), [Odd(step="only")])


def test_creating_a_procedure_does_nothing():
    game = new_game()
    before = everything(game)
    toy.Break(seat=RED)
    assert everything(game) == before


def test_a_runaway_procedure_is_stopped_and_changes_nothing():
    game = new_game()
    before = everything(game)
    with pytest.raises(BrokenProcedure, match="Spin"):
        game.answer("spin")
    assert everything(game) == before


# -- failing and illegal answers -----------------------------------------------------------------


def test_a_step_that_raises_leaves_the_game_unchanged():
    game = new_game()
    game.answer("walk 1")
    before = everything(game)
    with pytest.raises(RuntimeError, match="on demand"):
        game.answer("break")
    assert everything(game) == before
    assert game.state.news == []
    game.answer("walk 1")
    assert game.state.diggers["red"].place == 2  # type: ignore[attr-defined]


def test_a_step_that_raises_after_a_manual_die_leaves_the_die_unrolled():
    game = new_game(manual=True)
    game.answer("break")
    before = everything(game)
    with pytest.raises(RuntimeError, match="on demand"):
        game.answer("heads")
    assert everything(game) == before
    assert game.state.streams == {}


def test_an_illegal_answer_names_question_choice_seat_and_rule():
    game = new_game()
    with pytest.raises(IllegalChoice) as refused:
        game.answer("walk 4")
    error = refused.value
    assert (error.question, error.choice, error.seat, error.rule) == (
        "deed",
        "walk 4",
        RED,
        "T-2.b",
    )
    for word in ("deed", "walk 4", "red", "T-2.b"):
        assert word in str(error)


def test_an_illegal_answer_changes_nothing():
    game = new_game()
    before = everything(game)
    with pytest.raises(IllegalChoice):
        game.answer("fly")
    assert everything(game) == before


def test_a_refusal_without_a_reason_cites_the_rule_that_asks():
    game = new_game()
    assert game.why_not("fly") == "T-2.a"


def test_a_refusal_names_the_rule_of_the_predicate():
    game = new_game()
    assert game.why_not("walk 9") == "T-2.b"


def test_an_option_that_is_offered_is_not_refused():
    game = new_game()
    assert game.why_not("dig") is None


def test_the_wrong_seat_is_refused():
    game = new_game()
    before = everything(game)
    with pytest.raises(IllegalChoice, match="'blue' is not asked") as refused:
        game.answer("end", BLUE)
    assert refused.value.seat == RED
    assert everything(game) == before


def test_the_asked_seat_may_answer_by_name():
    game = new_game()
    game.answer("end", RED)
    assert asked(game).seat == BLUE


def test_a_player_cannot_answer_for_chance():
    game = new_game(manual=True)
    game.answer("dig")
    with pytest.raises(IllegalChoice, match="'red' is not asked"):
        game.answer("crown", RED)
    game.answer("crown", FATE)
    assert game.state.diggers["red"].relics == ("crown",)  # type: ignore[attr-defined]


def test_nobody_answers_when_the_game_is_over():
    game = new_game()
    for _ in range(6):
        game.answer("end")
    with pytest.raises(IllegalChoice, match="the game is over") as refused:
        game.answer("end", BLUE)
    assert refused.value.seat == BLUE
    assert game.why_not("end") == ""


# -- open domains --------------------------------------------------------------------------------


def test_an_open_question_takes_what_its_predicate_allows():
    game = new_game()
    game.answer("bid")
    assert "44" not in asked(game).options
    game.answer("44")
    assert game.state.diggers["red"].place == 44  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    ("choice", "rule"), [("43", "T-7.c"), ("102", "T-7.b"), ("-2", "T-7.b"), ("x", "T-7.a")]
)
def test_an_open_question_refuses_by_its_predicate(choice, rule):
    game = new_game()
    game.answer("bid")
    assert game.why_not(choice) == rule
    with pytest.raises(IllegalChoice):
        game.answer(choice)


def test_the_sample_of_an_open_question_is_judged_too():
    game = new_game()
    game.answer("bid")
    assert [game.why_not(option) for option in asked(game).options] == [None, None, None]


# -- asking about the question -------------------------------------------------------------------


def test_why_is_the_way_through_the_rulebook():
    game = new_game()
    game.answer("fight")
    assert game.why() == (
        Frame("Play", "T 1", "pass_on"),
        Frame("Turn", "T 2", "go_on"),
        Frame("Fight", "T 4", "count"),
        Frame("Parry", "T 5", "ask"),
    )


def test_a_preview_says_what_a_choice_would_do_and_does_nothing():
    game = new_game()
    before = everything(game)
    assert game.preview("walk 3") == 3
    assert everything(game) == before


def test_a_question_without_preview_has_none():
    game = new_game()
    game.answer("whisper")
    assert game.preview("sun") is None


# -- plans ---------------------------------------------------------------------------------------


def test_a_plan_without_surprise_is_followed_to_its_end():
    game = new_game()
    assert game.follow(["walk 1", "walk 2", "bid", "8"]) == 4
    assert game.state.diggers["red"].place == 8  # type: ignore[attr-defined]


def test_a_plan_stops_after_a_draw():
    game = new_game()
    assert game.follow(["walk 1", "dig", "walk 1"]) == 2


def test_a_plan_stops_after_a_reveal():
    game = new_game()
    assert game.follow(["notice", "walk 1"]) == 1


def test_a_plan_stops_before_an_answer_that_is_not_allowed():
    game = new_game()
    assert game.follow(["walk 1", "walk 7", "walk 1"]) == 1


def test_a_plan_stops_where_another_seat_is_asked():
    game = new_game()
    assert game.follow(["walk 1", "end", "walk 1"]) == 2
    assert game.state.diggers["blue"].place == 0  # type: ignore[attr-defined]


def test_a_plan_stops_when_the_game_is_over():
    game = new_game()
    for _ in range(5):
        game.answer("end")
    assert game.follow(["end", "end"]) == 1


# -- events and views ----------------------------------------------------------------------------


def test_the_log_begins_with_the_set_up():
    assert new_game().log == [toy.Prepared(2, rules=("T-1.a",))]


def test_events_are_told_in_order_with_their_rules():
    game = new_game()
    game.follow(["walk 1", "walk 2"])
    assert game.log[1:] == [
        toy.Walked("red", 1, rules=("T-2.b",)),
        toy.Walked("red", 2, rules=("T-2.b",)),
    ]


def test_a_secret_is_told_only_to_its_seat():
    game = new_game()
    game.follow(["walk 1", "whisper", "moon"])

    def heard(side: str) -> list[str]:
        events = (e for e in game.log[1:] if game.system.hears(game.state, Side(side), e))
        return [type(event).__name__ for event in events]

    assert heard(RED) == ["Walked", "Whispered"]
    assert heard(BLUE) == heard(WATCHER) == ["Walked"]


def test_a_hidden_fact_is_in_the_view_of_its_seat_only():
    game = new_game()
    game.follow(["whisper", "moon"])
    assert game.seen_by(RED).state.secret == {"red": "moon"}  # type: ignore[attr-defined]
    for side in (BLUE, WATCHER):
        assert "moon" not in repr(game.seen(Side(side)).state)


def test_of_a_world_that_is_dealt_a_side_knows_the_same():
    game = new_game()
    for key in ("whisper", "moon", "walk 1", "stock_up", "stock_up", "end", "stock_up"):
        game.answer(key)
    hands = set()
    for side in SIDES:
        seen = game.seen(Side(side))
        for seed in range(20):
            world = seen.dealt(seed)
            assert world.seen(Side(side)).state == seen.state
            hands.add(world.state.hands["blue"])  # type: ignore[attr-defined]
    assert len(hands) == 3


def test_of_a_question_to_another_side_only_who_is_asked_is_seen():
    game = new_game()
    for key in ("stock_up", "end", "dig"):
        game.answer(key)
    assert asked(game).what == "window"
    assert game.seen_by(RED).pending == game.pending
    for side in (BLUE, WATCHER):
        seen = game.seen(Side(side)).pending
        assert isinstance(seen, Concealed)
        assert (seen.seat, seen.what, seen.options, seen.rule) == (RED, "", (), "")


def test_of_cards_of_others_only_the_number_is_known():
    game = new_game()
    game.answer("stock_up")
    game.answer("stock_up")
    hand = game.state.hands["red"]  # type: ignore[attr-defined]
    assert len(hand) == 2
    known = {side: game.seen(Side(side)).state for side in SIDES}
    assert [known[s].hands["red"] for s in SIDES] == [hand, ("?", "?"), ("?", "?")]  # type: ignore[attr-defined]
    assert all(state.stock == () for state in known.values())  # type: ignore[attr-defined]


def test_a_field_that_says_nothing_is_shown_to_nobody():
    class Later(toy.ToyState, kw_only=True):
        forgotten: str = "default"

    knowledge = Knowledge(Later, {"hands": toy.known_hands}, lambda setup, side: setup)
    state = Later(setup=toy.SETUP, forgotten="a secret", turns=3)
    known = knowledge.of(state, Side("red"), frozenset({"red"}))
    assert (known.forgotten, known.turns) == ("default", 3)


def test_a_filter_for_a_field_that_has_none_is_refused():
    with pytest.raises(TypeError, match="filters"):
        Knowledge(toy.ToyState, {}, lambda setup, side: setup)


def test_a_walk_teaches_nothing():
    game = new_game()
    assert not game.learned
    game.answer("walk 1")
    assert not game.learned


@pytest.mark.parametrize("deed", ["dig", "fight", "notice"])
def test_rolls_draws_and_reveals_teach_something(deed):
    game = new_game()
    game.answer(deed)
    assert game.learned


# -- clones --------------------------------------------------------------------------------------


def test_a_clone_stands_where_the_original_stands():
    game = new_game()
    game.answer("fight")
    twin = game.clone()
    assert (digest(twin), twin.pending, twin.why()) == (digest(game), game.pending, game.why())
    assert twin.log == []


def test_playing_a_clone_leaves_the_original_alone():
    game = new_game()
    game.answer("fight")
    before = everything(game)
    twin = game.clone()
    twin.answer("yes")
    twin.answer("dig")
    assert everything(game) == before


def test_playing_the_original_leaves_a_clone_alone():
    game = new_game(manual=True)
    game.answer("fight")
    twin = game.clone()
    before = everything(twin)
    game.answer("heads")
    game.answer("1")
    assert everything(twin) == before


def test_a_clone_goes_on_like_the_original():
    game = new_game()
    game.answer("walk 1")
    twin = game.clone()
    for choice in ("fight", "yes", "dig", "end", "fight", "no"):
        game.answer(choice)
        twin.answer(choice)
        assert (digest(twin), twin.pending) == (digest(game), game.pending)


def test_clones_share_the_rows_that_did_not_change():
    game = new_game()
    twin = game.clone()
    twin.answer("walk 1")
    state: Any = twin.state
    first: Any = game.state
    assert state.diggers["blue"] is first.diggers["blue"]
    assert state.diggers["red"] is not first.diggers["red"]


# -- positions -----------------------------------------------------------------------------------


@pytest.mark.parametrize("plan", [[], ["walk 1"], ["fight"], ["bid"], ["whisper"], ["dig", "end"]])
def test_a_save_asks_the_same_question_from_its_bytes_alone(plan):
    game = new_game()
    for choice in plan:
        game.answer(choice)
    opened = open_position(toy.new_system(), save(game))
    assert opened.pending == game.pending
    assert digest(opened) == digest(game)
    assert opened.log == []


def test_a_save_goes_on_like_the_original():
    game = new_game()
    game.answer("fight")
    opened = open_position(toy.SYSTEM, save(game))
    for choice in ("yes", "dig", "fight", "no", "dig"):
        game.answer(choice)
        opened.answer(choice)
    assert digest(opened) == digest(game)


def test_a_save_of_a_game_that_is_over_is_over():
    game = new_game()
    for _ in range(6):
        game.answer("end")
    opened = open_position(toy.SYSTEM, save(game))
    assert opened.pending is None
    assert digest(opened) == digest(game)


def test_a_save_in_the_middle_of_a_pool_keeps_the_dice_on_the_table():
    game = new_game(manual=True)
    game.answer("fight")
    game.answer("tails")
    opened = open_position(toy.SYSTEM, save(game), manual=True)
    assert opened.pending == game.pending
    for answer in ("3", "4"):
        game.answer(answer)
        opened.answer(answer)
    assert digest(opened) == digest(game)


def test_a_half_rolled_pool_opened_with_streams_is_rolled_anew():
    game = new_game(manual=True)
    game.answer("fight")
    game.answer("tails")
    opened = open_position(toy.SYSTEM, save(game))
    assert asked(opened).what == "parry"
    assert all(frame.rolled == () for frame in opened.stack)


# -- digests -------------------------------------------------------------------------------------


def test_a_digest_does_not_depend_on_the_order_in_which_streams_were_used():
    one, other = new_game(manual=True), new_game(manual=True)
    one.state.streams = {"a": 1, "b": 2}
    other.state.streams = {"b": 2, "a": 1}
    assert digest(one) == digest(other)


def test_a_digest_does_not_depend_on_which_object_holds_a_default():
    one, other = new_game(), new_game()
    calm = b"calm".decode()
    other.state.diggers = changed(other.state.diggers, "red", mood=calm)  # type: ignore[attr-defined]
    assert digest(one) == digest(other)


def test_a_digest_depends_on_facts_and_on_the_stack():
    game = new_game()
    digests = {digest(game)}
    for choice in ("walk 1", "fight", "yes", "bid"):
        game.answer(choice)
        digests.add(digest(game))
    assert len(digests) == 5


def test_a_digest_depends_on_which_procedure_is_open():
    one, other = new_game(), new_game()
    one.stack, other.stack = [toy.Dig(seat=RED, step="x")], [toy.Fight(seat=RED, step="x")]
    assert digest(one) != digest(other)
    assert len(digest(one)) == 32


def test_a_digest_does_not_depend_on_the_log():
    game = new_game()
    game.answer("walk 1")
    before = digest(game)
    game.log.clear()
    assert digest(game) == before


@pytest.mark.parametrize(("manual", "kind"), [(False, Question), (True, Chance)])
def test_dice_are_questions_only_by_hand(manual, kind):
    game = new_game(manual=manual)
    game.answer("fight")
    assert isinstance(game.pending, kind)
