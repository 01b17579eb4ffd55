"""What somebody at the keyboard needs: the goal, meanings, questions before fatal answers."""

from typing import Any

import pytest

from tests.cli.tables import offered, table_at
from tests.cli.test_play import Typed
from tests.games.bug_hunt.present.test_console import BUG_HUNT, TO_ACT
from tests.games.bug_hunt.rules.ch7_campaign.camp import camp
from tests.games.bug_hunt.rules.table import table
from tests.games.galaxy_defenders.rules.table import table as hexes_table
from xenofront.cli import play as title
from xenofront.cli.start import Wishes
from xenofront.games.bug_hunt.present import typed
from xenofront.games.bug_hunt.rules.ch2_turn.reactions import in_formation
from xenofront.games.factory import new_record, new_setup
from xenofront.geometry.plane.exact import point
from xenofront.present.presenter import presenter_of
from xenofront.present.terminal import keeping
from xenofront.present.terminal.board import picture_of
from xenofront.present.terminal.board.canvas import Spot
from xenofront.present.terminal.conversation import Conversation
from xenofront.present.terminal.session import Session
from xenofront.text.texts import Texts


class Keyboard(Typed):
    """A terminal at which somebody sits."""

    def __init__(self, *lines):
        super().__init__(*lines)
        self.tty = True


@pytest.fixture
def hunt(session):
    def run(*lines, options=(), **wishes):
        return session(*lines, options=(*BUG_HUNT, *options), **wishes)

    return run


def at(*lines, capsys, record=None, seed=7, lang="en"):
    """Everything that a person at a keyboard sees of Bug Hunt, and the table afterwards."""
    squad = ("duarte", "reck", "adeyemi")
    switches = presenter_of("bug-hunt").options(squad, "", {})
    setup = new_setup("first_contact", squad, seed=seed, system_name="bug-hunt", **switches)
    record = record or new_record(setup)
    found = Session(Keyboard(*lines), Texts(lang, "bug-hunt"), record, None)
    Conversation(found).run()
    return " ".join(capsys.readouterr().out.split()), found


# -- the goal and what things are ------------------------------------------------------------------


@pytest.mark.parametrize("word", ["goal", "mission", "briefing", "objectives"])
def test_the_goal_can_be_looked_up_at_any_time(session, word):
    shown = " ".join(session(word).split())
    assert shown.count("A listening mast in the dunes has stopped answering") == 2


def test_the_goal_of_bug_hunt_says_what_each_objective_wants(hunt):
    shown = hunt(*TO_ACT, "goal")
    told = str(shown).rpartition("> goal")[2]
    told = " ".join(told.split())
    assert "The pump station at Low Meadow" in told
    assert "[BH-" in told
    assert "Objective points: 0/2" in told


def test_objectives_and_locations_are_explained_where_they_stand(hunt):
    shown = hunt(*TO_ACT, "status !1", "status &1")
    assert "[BH-4" in shown
    assert "[BH-5]" in shown or "[BH-8]" in shown or "[BH-9]" in shown or "[BH-1" in shown


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("card patrol", "[BH-43]"),
        ("card distract", "[BH-8]"),
        ("card shotgun", "Shotgun"),
        ("card horde", "[BD-6.12]"),
        ("card contact", "[BX-8]"),
        ("card nothing", "There is no card"),
    ],
)
def test_cards_of_bug_hunt_say_what_things_are(hunt, line, said):
    assert said in hunt(*TO_ACT, line).rpartition(f"> {line}")[2]


def test_cards_of_bug_hunt_are_known_by_their_german_names(hunt):
    shown = hunt(*TO_ACT, "text streife", options=("--lang", "de"))
    assert "[BH-43]" in shown


# -- before it is too late -------------------------------------------------------------------------


def test_giving_up_asks_first(hunt):
    shown = hunt("rest", "1", "2", "2", "concede", "no", "log 1")
    assert "Really: Give up" in shown
    assert "Mission failed" not in shown
    assert "Mission failed" in hunt("rest", "1", "2", "2", "concede", "yes")


def test_giving_up_can_be_undone(capsys):
    shown, found = at("rest", "1", "2", "2", "concede", "y", "undo", "log 1", capsys=capsys)
    assert "Mission failed" in shown
    assert found.game.pending is not None
    assert found.game.state.outcome == ""


def test_leaving_the_table_asks_first(hunt):
    shown = hunt(*TO_ACT, "leave 18,36.5", "no")
    assert "Really" in shown or "Not allowed" in shown
    edge = table(troopers={"a": "10,35"})
    found = table_at(edge.game)
    assert found.presenter.sure(found.seen(), "leave 10,36.5")
    assert not found.presenter.sure(found.seen(), "stay")


# -- walking ---------------------------------------------------------------------------------------


def keys(game, *lines):
    return [typed.open_key(game, words) for words in lines]


def test_a_marker_or_a_far_point_is_walked_toward_as_far_as_possible():
    """BH-2"""
    far = {"scout-4": {"at": "10,30", "kind": "scout"}}
    near = {"a": "10,10"}
    game = table(troopers=near, objectives=far).game
    expected = ["to 10,16"] * 4
    assert keys(game, "to !4", "toward !4", "toward 10,30", "toward scout-4") == expected
    assert keys(game, "walk !4", "walk 10,30") == ["to 10,14"] * 2
    assert keys(game, "richtung !4") == ["to 10,16"]
    close = table(troopers=near, objectives={"scout-4": {"at": "10,13", "kind": "scout"}}).game
    assert keys(close, "to !4") == ["to 10,13"]
    assert keys(game, "to !9", "toward nobody") == [None, None]


def test_the_winner_of_a_brawl_moves_on_toward_something_too():
    """BX-21"""
    won = {"do": "FollowUp", "figure": "a", "gap": [11_000, 10_000]}
    far = {"scout-4": {"at": "10,30", "kind": "scout"}}
    game = table(troopers={"a": "10,10"}, objectives=far, open=won)
    assert keys(game.game, "to !4", "toward 20,10") == ["to 10,12", "to 12,10"]
    texts = Texts("en", "bug-hunt")
    (said,) = typed.details(texts, game.game, "to 10,13")
    assert "as far as 10,12" in said


def test_one_walks_toward_an_alien_into_contact_if_that_is_near_enough():
    """BX-12, BH-4"""
    game = table(troopers={"a": "10,10"}, aliens={"razor_lizard-7": "10,14"})
    (key,) = keys(game.game, "to r7")
    assert game.choose(key).asked == "brawl"


def test_a_comrade_in_the_line_does_not_hide_the_way_forward():
    """BX-13"""
    game = table(
        troopers={"a": "10,20", "b": "10,18.9", "c": "11,19", "d": "9,19"},
        objectives={"scout-1": {"at": "10,5", "kind": "scout"}},
    )
    ahead = [o for o in game.offers("to ") if point(o.removeprefix("to ")).y < 18_000]
    assert ahead


def test_a_refused_point_says_how_far_one_gets_and_repeats_the_list(hunt):
    shown = hunt(*TO_ACT, "to 18,5")
    told = str(shown).rpartition("> to 18,5")[2]
    assert "as far as" in " ".join(told.split())
    assert "Terrain kinds" not in told
    assert "Stay" in told


# -- computers that play ---------------------------------------------------------------------------


def test_computers_that_play_alone_wait_after_each_turn(capsys):
    shown, found = at("rest", "hand all", "", "mine", capsys=capsys)
    assert shown.count("Enter goes on") == 2
    assert not found.computers
    assert found.game.state.turn <= 3


def test_an_interrupt_between_answers_takes_the_seats_back(capsys, monkeypatch):
    record = new_record(
        new_setup("first_contact", ("duarte", "reck", "adeyemi"), seed=7, system_name="bug-hunt")
    )
    found = Session(Keyboard("rest", "hand all"), Texts("en", "bug-hunt"), record, None)
    answers = []

    def answer(key, *, forced=False):
        answers.append(key)
        Session.answer(found, key, forced=forced)
        if len(answers) == 4:
            raise KeyboardInterrupt

    monkeypatch.setattr(found, "answer", answer)
    assert Conversation(found).run() is False
    assert not found.computers
    assert "are yours again" in " ".join(capsys.readouterr().out.split())


# -- chances ---------------------------------------------------------------------------------------


def option(game, key, lang="en"):
    return Texts(lang, "bug-hunt").option(game.game.pending, key, game.state)


def test_a_jam_that_cannot_be_cleared_says_so():
    """BX-18"""
    jammed = {"at": "10,10", "weapons": ["shotgun"], "jammed": ["shotgun"], "moved": True}
    hopeless = table(troopers={"a": {**jammed, "tech": 0}})
    assert "no chance" in option(hopeless, "unjam shotgun")
    assert "33%" in option(table(troopers={"a": {**jammed, "tech": 2}}), "unjam shotgun")
    assert "keine Aussicht" in option(hopeless, "unjam shotgun", "de")


@pytest.mark.parametrize(("ammo", "said"), [(4, True), (3, False)])
def test_an_ammo_pack_for_full_weapons_says_so(ammo, said):
    rifle = {"id": "w_rifle", "ammo": ammo}
    agent = {"hex": "0,0", "devices": ["d_ammo"], "weapons": [rifle, {"id": "w_eagle"}]}
    game: Any = hexes_table(agents={"chromium": agent}).game
    words = next(choice.words for choice in offered(game) if choice.key == "use d_ammo")
    assert ("would change nothing" in words) is said


def test_activating_hacking_and_closing_show_their_chance():
    """BH-6, BH-50, BX-28"""
    here = {"a": {"at": "10,10", "tech": 1, "moved": True}}
    game = table(
        troopers=here,
        locations={"location-1": {"at": "10,12", "effect": "block"}},
        objectives={"hack-2": {"at": "10,10.5", "kind": "hack"}},
        spawns={"spawn-3": {"at": "10,8"}},
    )
    assert "50%" in option(game, "activate location-1")
    assert "33%" in option(game, "hack hack-2")
    assert "33%" in option(game, "close spawn-3")


def test_an_assignment_says_what_it_would_bring_this_character():
    """BD-9.a"""
    game = camp("Assignments", a={"combat": 0}, b={"combat": 2})
    assert "Combat Skill +1, 1 XP" in option(game, "marksman")
    assert "1 XP, 1 reputation" in option(
        camp("Assignments", a={"missions": 4}), "public_relations"
    )
    game.choose("no")
    assert (game.seat, "Combat" in option(game, "marksman")) == ("b", False)
    assert "Kampfwert +1, 1 EP" in option(camp("Assignments"), "marksman", "de")


def test_several_shots_show_the_odds_of_all():
    """BX-17"""

    def cells(weapon):
        game = table(
            troopers={"a": {"at": "10,10", "weapons": [weapon], "moved": True}},
            aliens={"razor_lizard-1": "10,16"},
        )
        shot = next(c for c in offered(game.game) if c.key.startswith("fire"))
        return shot.option.odds

    one, two = cells("service_pistol"), cells("shotgun")
    assert one[0] == "67%"
    assert two[0] == "89%"


# -- deployment ------------------------------------------------------------------------------------


def test_the_fire_team_is_deployed_together():
    """BX-3, BD-7.s9"""
    for seed in range(6):
        setup = new_setup(
            "random", ("duarte", "reck", "adeyemi"), seed=seed, system_name="bug-hunt",
            quick_start=True,
        )  # fmt: skip
        record: Any = new_record(setup)
        while record.game.pending.what != "deploy":
            record.answer(record.game.pending.options[0])
        record.answer("rest")
        state = record.game.state
        grunts = {name: row.team for name, row in state.troopers.items() if row.kind == "grunt"}
        for team in set(grunts.values()):
            members = [name for name, one in grunts.items() if one == team]
            assert in_formation(state, members), (seed, team)


# -- before a game ---------------------------------------------------------------------------------


@pytest.mark.parametrize("system", ["galaxy-defenders", "bug-hunt"])
def test_an_unknown_mission_names_the_known_ones(session, system):
    shown = session(options=("--system", system, "--mission", "foo"), code=2)
    known = {"galaxy-defenders": "dust_signal", "bug-hunt": "first_contact"}[system]
    assert "'foo'; known are" in shown
    assert known in shown


def test_the_title_page_offers_the_missions_of_both_games(capsys):
    wishes = title.title_page(Typed("1", "en", "four_gates", "", ""), Wishes(system=""))
    assert (wishes.system, wishes.mission) == ("galaxy-defenders", "four_gates")
    wishes = title.title_page(Typed("2", "en", "random", "", ""), Wishes(system=""))
    assert (wishes.system, wishes.mission) == ("bug-hunt", "random")


def test_the_title_page_offers_to_go_on_with_kept_games(session, capsys, monkeypatch):
    session("quit", options=("--lang", "en"))
    record = new_record(new_setup("four_gates", ("mercury",), seed=3))
    kept = keeping.default_file(record.setup)
    keeping.keep(record, kept)
    wishes = title.title_page(Typed("c", "1"), Wishes(system=""))
    assert wishes.load == kept
    shown = capsys.readouterr().out
    assert "Four Gates" in shown


# -- the board -------------------------------------------------------------------------------------


def drawn(game, number, *, cell="", x=0, y=0):
    """The board with a number somewhere."""
    found = table_at(game)
    picture = picture_of(found.board(), found.scene(), {Spot(cell, x, y): number})
    return "\n".join(picture.painted(found.screen, picture.window(99, 199, None)))


def test_numbers_of_answers_leave_the_letters_of_tokens():
    game = hexes_table(
        agents={"titanium": {"hex": "0,0"}},
        aliens={"aracnos-green-1": {"hex": "4,2"}},
        open={"do": "Deaths"},
    ).game
    assert "1A1" in drawn(game, "1", cell="4,2")
    wide = drawn(game, "12", cell="4,2")
    assert "A1" in wide
    assert "12" not in wide.replace("A1", "")


def test_numbers_leave_the_signs_of_bug_hunt_too():
    game = table(troopers={"a": "10,10"}, aliens={"razor_lizard-1": "10,14"}).game
    assert "r1" in drawn(game, "1", x=10_000, y=14_000)
