"""What stands on and beside the board."""

from typing import Any

from tests.games.galaxy_defenders.present.positions import FACE, looking_at, positions
from tests.games.galaxy_defenders.rules.table import field, table
from xenofront.games.factory import new_game, new_setup


def scene_of(at, lang="en"):
    return FACE.scene(looking_at(at.game, lang))


def figure(scene, name):
    return next(figure for figure in scene.figures if figure.id == name)


def sheet(scene, name):
    return next(sheet for sheet in scene.sheets if sheet.figure == name)


def badges(scene, name):
    return {badge.kind: badge.text for badge in figure(scene, name).badges}


def test_an_agent_shows_its_wounds_tokens_and_conditions():
    at = table(
        agents={
            "chromium": {
                "hex": "4,2",
                "wounds": 2,
                "shield": 1,
                "plates": 3,
                "led": 2,
                "guard": True,
                "conditions": ("immobilized",),
                "weapons": ("w_rifle", {"id": "w_eagle", "jammed": True}),
            },
            "thorium": {"hex": "1,1", "wounds": 5},
        },
        aliens={"aracnos-green-1": "5,2"},
    )
    scene = scene_of(at)
    assert badges(scene, "chromium") == {
        "wound": "2",
        "shield": "1",
        "plates": "3",
        "immobilized": "",
        "engaged": "",
        "jammed": "",
        "leads": "2",
        "guard": "",
        "alpha": "",
    }
    assert badges(scene, "thorium") == {"wound": "5", "bleeding": ""}
    label = figure(scene, "chromium").label
    assert "wounds 2 of 6" in label
    assert "at 4,2" in label
    assert "nearest alien Aracnos, green (1), one hex east of Chromium, range 0" in label
    meters = {meter.kind: (meter.value, meter.most) for meter in sheet(scene, "chromium").meters}
    assert meters == {"health": (4, 6), "shield": (1, 1), "ammo": (4, 4)}
    items = {item.id: (item.on, item.state) for item in sheet(scene, "chromium").items}
    assert items["w_eagle"] == (False, "jammed")
    assert items["w_rifle"] == (True, "ready")


def test_an_alien_shows_where_it_is_and_who_sees_it():
    at = table(
        agents={
            "chromium": {"hex": "4,2", "facing": "E"},
            "thorium": {"hex": "1,1", "facing": "W"},
        },
        aliens={"aracnos-blue-7": {"hex": "6,2", "wounds": 1, "conditions": ("stunned",)}},
        options={"human_view": True},
    )
    scene = scene_of(at)
    alien = figure(scene, "aracnos-blue-7")
    assert (alien.side, alien.shape, alien.rank, alien.letters) == (
        "alien",
        "aracnos",
        "blue",
        "A7",
    )
    assert badges(scene, "aracnos-blue-7") == {"wound": "1", "stunned": ""}
    assert "2 hexes east of Chromium" in alien.label
    assert "seen by Chromium" in alien.label
    assert "Thorium" not in alien.label
    assert figure(scene, "chromium").facing == "E"
    assert figure(scene, "chromium").active
    assert not any(item.on for item in sheet(scene, "aracnos-blue-7").items)
    german = figure(scene_of(at, "de"), "aracnos-blue-7").label
    assert "2 Felder im Osten von Chromium" in german


def test_an_enraged_alien_wears_its_new_card():
    at = table(
        agents={"chromium": "4,2"},
        aliens={"xeno_beast-red-1": {"hex": "8,2", "card": "xeno_beast-enraged"}},
    )
    scene = scene_of(at)
    assert "enraged" in badges(scene, "xeno_beast-red-1")
    assert figure(scene, "xeno_beast-red-1").shape == "xeno_beast"


def test_a_drone_is_a_friend_and_looks_nowhere():
    drone = {"hex": "5,2", "owner": "thorium", "weapons": ("dr_sentry/gun",)}
    at = table(agents={"thorium": "4,2", "dr_sentry": drone}, options={"human_view": True})
    shown = figure(scene_of(at), "dr_sentry")
    assert (shown.side, shown.shape, shown.facing, shown.rank) == ("friend", "dr_sentry", "", "")
    assert "drone of Thorium" in shown.label


def test_what_lies_around_is_marked():
    at = table(
        agents={"chromium": "4,2"},
        teleports={"BOLT": "8,4"},
        armory={"6,3": "alien"},
        mines={"7,3": "chromium"},
        flames=("10,5",),
        strikes=(("chromium", "2,1"),),
        civilians={"s4": "6,2"},
        signals={"s9": "9,2"},
    )
    scene = scene_of(at)
    lying = {(marker.kind, marker.cell) for marker in scene.markers}
    assert {
        ("teleport_bolt", "8,4"),
        ("crate_alien", "6,3"),
        ("mine", "7,3"),
        ("flame", "10,5"),
        ("strike", "2,1"),
    } <= lying
    assert figure(scene, "civilian-s4").side == "friend"
    assert figure(scene, "s9").side == "signal"
    assert "teleport point at 8,4, symbol bolt" in scene.text


def test_doors_and_windows_are_as_they_are_now():
    sides = {"4,2|5,2": "door", "6,2|7,2": "window", "4,4|5,4": "door"}
    at = table(
        map=field(sides=sides),
        agents={"chromium": "1,1"},
        locks=("4,2|5,2",),
        bars=("6,2|7,2",),
    )
    scene = scene_of(at)
    assert {edge.id: edge.state for edge in scene.edges} == {
        "4,2|5,2": "locked",
        "6,2|7,2": "blocked",
        "4,4|5,4": "open",
    }
    assert scene.text[-2:] == (
        "the door between 4,2 and 5,2: locked",
        "the window between 6,2 and 7,2: blocked",
    )


def test_who_had_a_turn_is_marked():
    setup = new_setup("dust_signal", ("chromium", "thorium"), seed=1)
    game: Any = new_game(setup, manual=True)
    while game.pending.what != "activity":
        game.answer(game.pending.options[0])
    first = game.pending.seat

    def done():
        scene = FACE.scene(looking_at(game))
        return {f.id for f in scene.figures if any(b.kind == "done" for b in f.badges)}

    assert done() == set()
    assert f"{first.capitalize()}'s turn" in FACE.scene(looking_at(game)).headline
    game.answer("end")
    assert game.pending.what == "close_encounter"
    assert done() == {first}
    while game.pending.what != "activity":
        game.answer(game.pending.options[-1])
    assert game.pending.seat != first
    assert done() == {first}


def test_the_facts_beside_the_board():
    game: Any = new_game(new_setup("four_gates", ("chromium",), seed=1))
    facts = {fact.name: fact.value for fact in FACE.scene(looking_at(game)).facts}
    assert facts["Round"] == f"{game.state.round}/10"
    assert facts["Teleport points"] == "4"
    assert facts["Fragments"] == "0/4"
    assert facts["Break the southern gate"] == "0/1"
    cards = sum(game.state.box.mission.alien_deck.values())
    assert int(facts["Alien deck"]) <= cards


def test_the_fallen_keep_their_sheets():
    game = next(p.game for p in positions() if p.name == "failed_by_death over")
    scene = FACE.scene(looking_at(game))
    assert not any(figure.side == "squad" for figure in scene.figures)
    assert all(sheet.gone for sheet in scene.sheets if sheet.side == "squad")
    assert scene.headline == "Mission failed"
