"""The question: where answers are on the table, their odds, and what a point means."""

from typing import Any

import pytest

from tests.games.bug_hunt.present.positions import (
    FACE,
    asking,
    fights,
    look,
    looking_at,
    positions,
    way,
)
from tests.games.bug_hunt.rules.table import table
from xenofront.games.bug_hunt.present import chances, fighting
from xenofront.games.bug_hunt.present.reading import choice_of
from xenofront.games.bug_hunt.present.typed import open_key
from xenofront.games.bug_hunt.rules.ch4_combat.odds import SCALE
from xenofront.games.bug_hunt.rules.ch4_combat.shooting import preview
from xenofront.geometry.plane.exact import INCH, Point, point, text


def asked_at(at, lang="en"):
    return FACE.asked(looking_at(at.game, lang))


def option(asked, key):
    return next(option for option in asked.options if option.key == key)


def test_moves_are_points_in_groups():
    at = table(troopers={"duarte": "10,10", "reck": "20,20"})
    asked = asked_at(at)
    assert asked.points
    assert asked.mover == "duarte"
    assert [group.id for group in asked.groups] == ["walk", "dash", "end"]
    for move in (option for option in asked.options if option.key.startswith("to ")):
        assert Point(move.x, move.y) == point(move.key.removeprefix("to "))
        walked = way(at.state, "duarte", move.key)
        assert move.group == ("dash" if walked.cost > 4 * INCH else "walk")
        assert move.hint.endswith('"')
    assert option(asked, "stay").x is None


def test_a_move_into_contact_is_chosen_by_whom_it_meets():
    """The point itself lies under the alien."""
    at = table(troopers={"duarte": "10,10"}, aliens={"razor_lizard-7": "13,10"})
    for move in asked_at(at).options:
        walked = at.game.preview(move.key)
        met = walked is not None and walked.met is not None
        assert move.figure == ("razor_lizard-7" if met else "")
    assert any(move.figure for move in asked_at(at).options)


def test_where_the_ship_hovers_is_chosen_by_who_stands_there():
    game = asking("evac_place")
    figures = 0
    for offered in FACE.asked(looking_at(game)).options:
        assert offered.x is not None
        assert offered.y is not None
        assert offered.key == f"at {text(Point(offered.x, offered.y))}"
        if offered.figure:
            figures += 1
            assert game.state.troopers[offered.figure].at == (offered.x, offered.y)
    assert figures


def test_a_line_is_proposed_by_its_two_ends():
    """A barricade: listed ones lie in the middle of their ends, any other is judged."""
    game = asking("turn_luck")
    at = looking_at(game)
    asked = FACE.asked(at)
    assert asked.spans
    assert not asked.points
    listed = [offered for offered in asked.options if offered.key.startswith("barricade ")]
    for offered in listed:
        ends = [point(word) for word in offered.key.split(" ")[1:]]
        assert (offered.x, offered.y) == (
            (ends[0].x + ends[1].x) // 2,
            (ends[0].y + ends[1].y) // 2,
        )
    free = "1000,1000 3500,1000"
    assert FACE.plan(at, free) == ["barricade 1,1 3.5,1"]
    assert game.why_not("barricade 1,1 3.5,1") is None
    found = look(at, "preview", free)
    assert found.strokes[0].points == ((1000, 1000), (3500, 1000))
    assert found.keys == ("barricade 1,1 3.5,1",)
    far = look(at, "why_not", "1000,1000 9500,1000")
    assert any("BD-9.f1" in line.rules for line in far.lines)
    assert FACE.plan(at, "1000,1000") == []
    assert FACE.plan(at, "1,1 2,2 3,3") == []
    assert open_key(game, "1,1 3.5,1") == "barricade 1,1 3.5,1"


def test_other_questions_take_no_line():
    for what in ("move", "trooper", "evac_place"):
        at = looking_at(asking(what))
        assert not FACE.asked(at).spans
        assert FACE.plan(at, "1000,1000 3500,1000") == []


def test_a_way_off_the_table_is_shown_at_its_edge():
    at = table(troopers={"duarte": "10,1"})
    leave = next(o for o in asked_at(at).options if o.key.startswith("leave "))
    assert (leave.x, leave.y) == (10_000, 0)
    assert leave.group == "leave"


def test_the_odds_beside_shots_are_those_of_the_rules():
    seen = 0
    for game in fights():
        asked = FACE.asked(looking_at(game))
        for offered in asked.options:
            choice = choice_of(game, offered.key)
            shot = chances.shot_of(game, choice)
            if shot is None:
                assert bool(offered.odds) == bool(fighting.fights_of(game, choice)[1])
                continue
            seen += 1
            if shot.at is None:
                odds: Any = preview(game.state, shot.shooter, shot.weapon, shot.target)
                asked_for = game.preview(offered.key)
                assert asked_for in (odds, None)
                if shot.shots == 1:
                    parts = (odds.hit, odds.dead, odds.wounded, odds.stunned)
                    assert offered.odds == tuple(chances.percent(part) for part in parts)
                else:
                    shares = [int(one.strip("<>%")) for one in offered.odds]
                    assert shares[0] > round(100 * odds.hit / 216)
                assert offered.figure == shot.target
    assert seen > 40


def test_who_is_chosen_to_act_is_a_figure():
    game = asking("trooper")
    asked = FACE.asked(looking_at(game))
    for offered in asked.options:
        verb, _, trooper = offered.key.partition(" ")
        assert offered.figure == trooper
        if trooper:
            assert (offered.x, offered.y) == game.state.troopers[trooper].at
            assert offered.group == verb
    assert not asked.points
    assert FACE.plan(looking_at(game), "18000,18000") == []


# -- points ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("what", ["move", "deploy", "follow_up", "evac_place"])
def test_the_plan_to_an_offered_point_is_that_answer(what):
    looked = 0
    for position in positions():
        if position.what != what:
            continue
        at = looking_at(position.game)
        asked = FACE.asked(at)
        assert asked.points
        for offered in asked.options:
            if offered.key.startswith(("to ", "at ")):
                plan = FACE.plan(at, f"{offered.x},{offered.y}")
                assert plan == [offered.key]
                assert position.game.why_not(plan[0]) is None
                looked += 1
    assert looked


def test_a_point_between_those_offered_will_do():
    at = table(troopers={"duarte": "10,10"})
    (key,) = FACE.plan(looking_at(at.game), "12345,10250")
    assert key == "to 12.345,10.25"
    at.choose(key)
    assert at.at("duarte") == "12.345,10.25"


def test_a_point_too_far_away_is_refused_by_its_rule():
    at = table(troopers={"duarte": "10,10"})
    (key,) = FACE.plan(looking_at(at.game), "30000,30000")
    assert at.refusal(key) == at.refusal("to 30,30") is not None


def test_an_area_weapon_is_aimed_at_a_point():
    at = table(
        troopers={"duarte": {"at": "10,10", "weapons": ["combat_rifle", "incinerator"]}},
        aliens={"razor_lizard-7": "15,10"},
    )
    at.choose("stay")
    assert at.asked == "action"
    asked = asked_at(at)
    assert asked.points
    assert not asked.mover
    assert any("Incinerator" in remark.text for remark in asked.remarks)
    assert FACE.plan(looking_at(at.game), "15500,10500") == ["fire incinerator at 15.5,10.5"]
    assert not FACE.is_complete(looking_at(at.game))


def test_of_two_area_weapons_the_one_that_reaches_is_meant():
    weapons = ["frag_grenade", "incinerator"]
    at = table(troopers={"duarte": {"at": "10,10", "weapons": weapons}})
    at.choose("stay")
    seen = looking_at(at.game)
    assert FACE.plan(seen, "14000,10000") == ["fire frag_grenade at 14,10"]
    far = "18000,10000"
    assert at.refusal("fire frag_grenade at 18,10")
    assert at.refusal("fire incinerator at 18,10") is None
    assert FACE.plan(seen, far) == ["fire incinerator at 18,10"]


def test_without_an_area_weapon_the_action_takes_no_point():
    at = table(troopers={"duarte": {"at": "10,10", "weapons": ["combat_rifle"]}})
    at.choose("stay")
    assert not asked_at(at).points
    assert FACE.is_complete(looking_at(at.game))
    assert FACE.plan(looking_at(at.game), "12000,10000") == []


def test_who_dashed_can_aim_at_nothing():
    at = table(troopers={"duarte": {"at": "10,10", "weapons": ["incinerator"]}})
    at.choose("to 15.5,10")
    assert at.trooper("duarte").dashed
    assert at.asked == "action"
    assert not asked_at(at).points
    assert FACE.is_complete(looking_at(at.game))


@pytest.mark.parametrize("goal", ["", "duarte", "12.5,30", "1,2,3", "nan,1", "99999999,1"])
def test_what_is_no_point_of_the_board_is_no_goal(goal):
    at = table(troopers={"duarte": "10,10"})
    assert FACE.plan(looking_at(at.game), goal) == []


def test_real_dice_are_asked_for_by_their_faces():
    game = asking("reactions")
    asked = FACE.asked(looking_at(game))
    assert [offered.key for offered in asked.options] == [str(n) for n in range(1, 7)]
    assert any("D6" in remark.text for remark in asked.remarks)
    assert any("W6" in line.text for line in FACE.asked(looking_at(game, "de")).remarks)


def test_weapons_to_choose_from_say_what_they_do():
    asked = FACE.asked(looking_at(asking("load_out")))
    assert all(offered.text for offered in asked.options)


def test_the_shares_of_a_shot_are_whole():
    for game in fights()[::5]:
        for key in game.pending.options:
            shot = chances.shot_of(game, key)
            odds = chances.odds_of(game.state, shot) if shot else None
            if odds:
                assert sum(chances.parts(odds).values()) == SCALE
