"""Looking: sight and distance, odds, reach, threats and previews say what the rules say."""

from itertools import pairwise

import pytest

from tests.games.bug_hunt.present.positions import fights, look, looking_at, positions, way
from tests.games.bug_hunt.rules.table import table
from xenofront.games.bug_hunt.present import chances
from xenofront.games.bug_hunt.present.places import Place, apart
from xenofront.games.bug_hunt.rules.ch4_combat.odds import SCALE
from xenofront.games.bug_hunt.rules.ch4_combat.shooting import aim
from xenofront.games.bug_hunt.rules.ch5_aliens import behaviour
from xenofront.games.bug_hunt.rules.ch5_aliens.detection import detects
from xenofront.games.bug_hunt.rules.ground import bases, near_figure, sight
from xenofront.games.bug_hunt.rules.state import TrooperId
from xenofront.geometry.plane.exact import BASE, INCH, Point, length_up, point, within
from xenofront.text.rulebook import all_ids


def at_table(**position):
    return table(**{"troopers": {"duarte": "10,10"}, **position})


def words_of(found):
    return " ".join(line.text for line in found.lines)


def rules_of(found):
    return {rule for line in found.lines for rule in line.rules}


# -- sight -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("terrain", "tone", "word"),
    [
        ([], "good", "in the open"),
        (["wall 15,7 turned"], "warn", "in cover"),
        (["pillar 12,9.5"], "bad", "does not see"),
    ],
)
def test_the_line_of_sight_is_that_of_the_rules(terrain, tone, word):
    at = at_table(aliens={"razor_lizard-7": "18,10"}, terrain=terrain)
    found = look(looking_at(at.game), "sight", "duarte", "razor_lizard-7")
    line, tape, *outlines = found.strokes
    assert (line.kind, line.tone) == ("sight", tone)
    assert line.points == ((10_000, 10_000), (18_000, 10_000))
    assert (tape.kind, tape.text) == ("tape", '7"')
    assert tape.points == ((10_500, 10_000), (17_500, 10_000))
    assert word in words_of(found)
    seen = sight(at.state, "duarte", "razor_lizard-7")
    assert (seen.seen, seen.cover) == (tone != "bad", tone != "good")
    assert bool(outlines) == bool(terrain)
    assert all(outline.closed for outline in outlines)


def test_distances_are_measured_as_the_rules_do():
    seen = 0
    for game in fights()[::4]:
        state, places = game.state, bases(game.state)
        for trooper in state.troopers:
            if trooper not in places:
                continue
            for alien, row in state.aliens.items():
                far = apart(state, Place(trooper, places[trooper]), Place(alien, row.at))
                inches = -(-far // INCH)
                assert near_figure(places[trooper], row.at, inches)
                assert not near_figure(places[trooper], row.at, inches - 1) or not far
                seen += 1
    assert seen > 100


def test_sight_from_who_acts_to_a_point():
    at = at_table()
    found = look(looking_at(at.game), "sight", "", "10000,15000")
    assert found.title == "Sight: Duarte to 10,15"
    assert found.strokes[1].text == '4.5"'
    assert look(looking_at(at.game, "de"), "sight", "", "10000,15000").title.startswith("Sicht")


# -- odds ------------------------------------------------------------------------------------------


def test_the_bars_of_a_shot_are_the_odds_of_the_rules():
    seen = 0
    for game in fights()[::3]:
        at = looking_at(game)
        for key in game.pending.options:
            odds = game.preview(key) if key.startswith("fire ") else None
            if odds is None:
                continue
            found = look(at, "odds", key)
            shares = [bar.share for bar in found.bars]
            parts = (SCALE - odds.hit, odds.saved, odds.stunned, odds.wounded, odds.dead)
            assert shares == [round(1000 * part / SCALE) for part in parts]
            assert abs(sum(shares) - 1000) <= 2
            assert rules_of(found) <= all_ids()
            seen += 1
    assert seen > 10


def test_the_listed_bonuses_add_up_to_the_one_of_the_rules():
    kinds = set()
    for game in fights():
        for choice in game.pending.choices:
            shot = chances.shot_of(game, choice)
            if shot is None:
                continue
            state = chances.moved(game.state, shot)
            listed = list(chances.bonuses(game.state, shot))
            wanted = aim(state, shot.shooter, shot.weapon, shot.target).bonus
            assert sum(bonus.amount for bonus in listed) == wanted
            kinds |= {bonus.what for bonus in listed}
    assert "skill" in kinds


@pytest.mark.parametrize(
    ("weapon", "moved", "kind", "terrain", "wanted"),
    [
        ("sniper_rifle", False, "razor_lizard", [], {"skill", "aimed"}),
        ("lmg", True, "razor_lizard", [], {"skill", "heavy"}),
        ("combat_rifle", False, "vent_crawler", ["wall 15,7 turned"], {"hidden"}),
    ],
)
def test_every_kind_of_bonus_is_listed(weapon, moved, kind, terrain, wanted):
    row = {"at": "10,10", "combat": 1, "weapons": [weapon], "moved": moved}
    alien = f"{kind}-7"
    at = at_table(
        troopers={"duarte": row}, aliens={alien: "18,10"}, terrain=terrain, alien_type=kind
    )
    if at.asked == "move":
        at.choose("stay")
    shot = chances.shot_of(at.game, at.read(f"fire {weapon} {alien}"))
    assert shot is not None
    listed = list(chances.bonuses(at.state, shot))
    assert {bonus.what for bonus in listed} == wanted
    assert sum(b.amount for b in listed) == aim(at.state, "duarte", weapon, alien).bonus
    assert {bonus.rule for bonus in listed} <= rules_of(
        look(looking_at(at.game), "odds", f"fire {weapon} {alien}")
    )


# -- reach -----------------------------------------------------------------------------------------


def test_who_cannot_move_is_told_the_rule():
    row = {"at": "10,10", "moved": True}
    at = at_table(troopers={"duarte": row})
    found = look(looking_at(at.game), "reach", "duarte")
    assert {stroke.tone for stroke in found.strokes} == {"dim"}
    assert "BX-4" in rules_of(found)
    assert 13_900 <= max(x for x, _ in found.strokes[0].points) <= 14_000


def test_an_alien_reaches_as_far_as_it_runs():
    at = at_table(aliens={"razor_lizard-7": "20,20"})
    found = look(looking_at(at.game), "reach", "razor_lizard-7")
    assert list(dict.fromkeys(stroke.text for stroke in found.strokes)) == ['6"', '9"']
    assert 28_900 <= max(x for x, _ in found.strokes[-1].points) <= 29_000


# -- threats ---------------------------------------------------------------------------------------


def test_the_way_of_an_alien_is_the_one_it_would_go():
    seen = 0
    for position in positions()[::2]:
        state = position.game.state
        for alien in list(state.aliens)[:3]:
            found = look(looking_at(position.game), "threat", alien)
            held = state.aliens[alien].fresh or behaviour.is_held_up(state, alien)
            ways = position.game.system.ways(state, alien)
            for stroke in found.strokes:
                if stroke.tone != "bad":
                    continue
                assert not held
                end = stroke.points[-1]
                ends = {point(way.rpartition(" at ")[2]) for way in ways.ways}
                assert Point(*end) in ends
                total = sum(length_up(Point(*a), Point(*b)) for a, b in pairwise(stroke.points))
                assert total <= behaviour.speed_of(state, alien) + behaviour.DASH
                seen += 1
    assert seen > 10


def test_the_rings_of_a_contact_are_where_it_is_detected():
    at = at_table(contacts={"c3": {"at": "16.501,10"}})
    found = look(looking_at(at.game), "threat", "c3")
    near, far, most = sorted(found.rings, key=lambda ring: ring.radius)
    assert (near.text, far.radius, most.text) == ('3"', 6 * INCH, '6"')
    assert most.radius == 6 * INCH + BASE
    assert near.radius == 3 * INCH + BASE
    assert "BX-9" in rules_of(found)
    assert not detects(at.state, TrooperId("duarte"), at.state.contacts["c3"].at)
    assert not within(Point(10_000, 10_000), Point(most.x, most.y), most.radius)
    nearer = look(looking_at(at.game), "preview", "10001,10000")
    assert any("contact 3 would be detected" in line.text for line in nearer.lines)
    same = look(looking_at(at.game), "preview", "9000,10000")
    assert "detected" not in words_of(same)


def test_everything_that_moves_is_in_the_list_of_threats():
    at = at_table(aliens={"razor_lizard-7": "20,20"}, contacts={"c3": {"at": "30,10"}})
    found = look(looking_at(at.game), "threat")
    assert found.title == "What 2 aliens and contacts would do"
    headings = [line.text for line in found.lines if line.tone == "heading"]
    assert headings == ["Razor lizard 7", "Contact 3"]


# -- previews and places ---------------------------------------------------------------------------


def test_the_preview_of_a_move_is_its_way():
    at = at_table(terrain=["reactor 11,8"], aliens={"razor_lizard-7": "30,30"})
    found = look(looking_at(at.game), "preview", "10000,14000")
    walked = way(at.state, "duarte", "to 10,14")
    assert found.strokes[0].points == tuple(walked.path)
    assert found.strokes[0].text == '4"'
    assert found.keys == ("to 10,14",)
    dash = look(looking_at(at.game), "preview", "10000,15500")
    assert dash.strokes[0].tone == "warn"
    assert "BH-2" in rules_of(dash)


def test_the_preview_of_a_forbidden_point_says_why():
    at = at_table(troopers={"duarte": "10,10", "reck": "12,10"})
    found = look(looking_at(at.game), "preview", "12100,10000")
    assert found.keys == ()
    assert "reck stands there." in words_of(found)
    assert at.refusal("to 12.1,10") in rules_of(found)


def test_the_preview_of_a_charge_into_contact_warns():
    at = at_table(aliens={"razor_lizard-7": "13,10"})
    found = look(looking_at(at.game), "preview", "13000,10000")
    assert "BH-4" in rules_of(found)
    assert found.strokes[0].tone == "bad"


def test_the_preview_of_an_area_shot_names_who_is_caught():
    row = {"at": "10,10", "weapons": ["incinerator"]}
    at = at_table(troopers={"duarte": row}, aliens={"razor_lizard-7": "16,10"})
    at.choose("stay")
    found = look(looking_at(at.game), "preview", "16500,10000")
    assert found.keys == ("fire incinerator at 16.5,10",)
    assert found.rings[0].radius == 2 * INCH
    assert "Razor lizard 7" in words_of(found)


def test_a_place_says_what_is_there():
    at = at_table(terrain=["wood 12,8"], contacts={"c3": {"at": "14,10"}})
    found = look(looking_at(at.game), "place", "14000,10000")
    said = words_of(found)
    assert found.title == "14,10"
    assert "Wood 1: area, difficult ground" in said
    assert "Contact 3" in said
    assert 'at 14,10, 3.5" east of duarte' in said
    assert "BX-14" in rules_of(found)
    assert "Open ground." in words_of(look(looking_at(at.game), "place", "30000,30000"))


def test_a_figure_shows_everything_about_it():
    row = {"at": "10,10", "weapons": ["shotgun"], "jammed": ["shotgun"], "wounds": 1}
    at = at_table(troopers={"duarte": row}, aliens={"razor_lizard-7": {"at": "20,20", "stun": 2}})
    found = look(looking_at(at.game), "figure", "duarte")
    assert "Shotgun (JAMMED)" in words_of(found)
    assert "wounded" in words_of(found)
    assert "stunned, 2 markers" in words_of(look(looking_at(at.game), "figure", "razor_lizard-7"))
    german = words_of(look(looking_at(at.game, "de"), "figure", "duarte"))
    assert "Schrotflinte (GEHEMMT)" in german
