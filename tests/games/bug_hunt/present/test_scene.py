"""The scene: figures with their badges, markers, sheets, counters and the table in words."""

from tests.games.bug_hunt.present.positions import FACE, TEXTS, asking, looking_at, positions, whole
from tests.games.bug_hunt.rules.table import table
from xenofront.games.bug_hunt.present.page.phrases import COMPASS, bearing
from xenofront.games.bug_hunt.rules.ch6_objectives.objectives import points
from xenofront.games.bug_hunt.rules.ground import bases
from xenofront.geometry.plane.exact import BASE, Point


def scene_of(at, lang="en"):
    return FACE.scene(looking_at(at.game, lang))


def figure(scene, name):
    return next(figure for figure in scene.figures if figure.id == name)


def kinds(badges):
    return [badge.kind for badge in badges]


def test_everybody_stands_where_the_rules_have_them():
    for number, position in enumerate(positions()):
        scene, state = whole(number, "en").scene, position.game.state
        standing = {
            f.id: (f.x, f.y) for f in scene.figures if f.side in ("squad", "friend", "alien")
        }
        assert standing == {name: tuple(at) for name, at in bases(state).items()}
        unknown = {f.id: (f.x, f.y) for f in scene.figures if f.side == "signal"}
        assert unknown == {name: tuple(row.at) for name, row in state.contacts.items()}
        assert all(f.radius == BASE for f in scene.figures if f.side != "ship")
        assert any(f.side == "ship" for f in scene.figures) == (state.evac.at is not None)


def test_badges_say_how_a_trooper_is():
    row = {
        "at": "10,10",
        "weapons": ["shotgun", "incinerator"],
        "jammed": ["shotgun"],
        "empty": ["incinerator"],
        "wounds": 1,
        "stun": 2,
        "phase": "held",
        "package": "retrieve-2",
    }
    objective = {"at": "5,5", "kind": "retrieve", "taken": True}
    at = table(
        troopers={"duarte": row},
        aliens={"razor_lizard-7": "11,10"},
        objectives={"retrieve-2": objective},
    )
    scene = scene_of(at)
    duarte = figure(scene, "duarte")
    assert kinds(duarte.badges) == [
        "wound",
        "stunned",
        "jammed",
        "empty",
        "engaged",
        "package",
        "held",
    ]
    assert duarte.badges[1].text == "2"
    for word in ("wounded", "Shotgun is jammed", "in contact with Razor lizard 7", "at 10,10"):
        assert word in duarte.label
    assert not any(marker.id == "retrieve-2" for marker in scene.markers)
    assert "package carried" in {fact.value for fact in scene.facts}


def test_badges_say_how_an_alien_is():
    row = {"at": "20,10", "fresh": True, "leader": "bruiser", "wounds": 1}
    at = table(
        troopers={"duarte": "10,10"},
        aliens={"razor_lizard-7": row},
        distracted=["razor_lizard-7"],
    )
    alien = figure(scene_of(at), "razor_lizard-7")
    assert kinds(alien.badges) == ["wound", "fresh", "distracted", "leader"]
    assert (alien.shape, alien.letters, alien.side) == ("razor_lizard", "r7", "alien")
    assert "east of duarte" in alien.label


def test_markers_show_what_is_known():
    at = table(
        troopers={"duarte": "10,10"},
        objectives={
            "hack-1": {"at": "5,5", "kind": "hack", "worth": 2},
            "scout-2": {"at": "6,5", "kind": "scout", "done": True},
            "secure-3": {"at": "7,5", "kind": "secure", "failed": True},
        },
        locations={
            "location-1": {"at": "8,5"},
            "location-2": {"at": "9,5", "effect": "delay"},
            "location-3": {"at": "9,6", "effect": "block", "spent": True},
        },
        spawns={"spawn-4": {"at": "0,5", "countdown": 2}},
        signals={"signal-5": {"at": "12,5"}},
        blocks=[{"at": "20,20"}],
        evac={"at": "25,25", "leaves": 9},
    )
    markers = {marker.id: marker for marker in scene_of(at).markers}
    assert {name: marker.kind for name, marker in markers.items()} == {
        "blocked-1": "blocked",
        "evac": "evac",
        "entry": "entry",
        "hack-1": "objective_hack",
        "scout-2": "objective_done",
        "secure-3": "objective_failed",
        "location-1": "location",
        "location-2": "location_delay",
        "spawn-4": "spawn",
        "signal-5": "signal",
    }
    assert markers["evac"].radius == 3500
    assert markers["blocked-1"].radius == 2000
    assert markers["spawn-4"].letters == "2"
    assert markers["hack-1"].label == "Objective 1 (Hack) at 5,5, worth 2"
    german = {marker.id: marker.label for marker in scene_of(at, "de").markers}
    assert german["hack-1"] == "Ziel 1 (Zugriff) bei 5,5, zählt 2"


def test_the_headline_says_who_acts():
    assert (
        scene_of(table(troopers={"duarte": "10,10"})).headline
        == "Turn 1 · quick phase · Duarte acts"
    )
    game = asking("snap_fire")
    scene = FACE.scene(looking_at(game))
    alien = game.pending.alien
    assert [f.id for f in scene.figures if f.active] == [alien]
    assert scene.headline.endswith(f"{TEXTS['en'].name(alien, game.state)} acts")


def test_the_points_and_objectives_are_counted():
    for number, position in list(enumerate(positions()))[::5]:
        facts = {fact.name: fact.value for fact in whole(number, "en").scene.facts}
        assert facts["Objective points"] == f"{points(position.game.state)}/2"
        assert facts["Contacts"] == str(len(position.game.state.contacts))


def test_sheets_show_profile_weapons_and_specials():
    row = {"at": "10,10", "weapons": ["sniper_rifle"], "gear": ["medkit"], "combat": 1}
    at = table(
        troopers={"duarte": row, "reck": {"at": "12,10", "fate": "casualty"}},
        aliens={"vent_crawler-7": {"at": "20,20", "leader": "leader"}},
        alien_type="vent_crawler",
        variant="runners",
        options={"gear": True},
    )
    duarte, reck, alien = scene_of(at).sheets
    assert duarte.active
    assert reck.gone
    facts = {fact.name: fact.value for fact in duarte.facts}
    assert (facts["Combat Skill"], facts["Speed"], facts["Armour"]) == ("+1", '4"', "5+")
    rifle, medkit = duarte.items
    assert {fact.name: fact.value for fact in rifle.facts} == {
        "Range": '40"',
        "Shots": "1",
        "Damage": "+1",
        "Traits": "Aimed",
    }
    assert "if the firer did not move" in rifle.text
    assert medkit.on
    speed = {fact.name: fact.value for fact in alien.facts}["Speed"]
    assert speed == '7"'
    assert [item.id for item in alien.items] == ["vent_crawler", "runners", "leader"]


def test_the_table_in_words_names_everything():
    at = table(troopers={"duarte": "10,10"}, terrain=["rock 20,20"], contacts={"c3": {"at": "5,5"}})
    text = scene_of(at).text
    assert any(line.startswith("duarte, at 10,10") for line in text)
    assert any(line.startswith("Contact 3") for line in text)
    assert any(line.startswith("Rock 1: 20,20 - 24,23, block") for line in text)


def test_directions_are_those_of_the_compass():
    middle = Point(0, 0)
    ends = [(9, 0), (9, 9), (0, 9), (-9, 9), (-9, 0), (-9, -9), (0, -9), (9, -9)]
    assert tuple(bearing(middle, Point(*end)) for end in ends) == COMPASS
    assert bearing(middle, Point(10, 4)) == "e"
    assert bearing(middle, Point(10, 5)) == "se"
