"""What a figure shows at a glance, and the names on the ground."""

from tests.games.galaxy_defenders.present.positions import FACE, looking_at
from tests.games.galaxy_defenders.present.test_reactions import struck
from tests.games.galaxy_defenders.rules.table import table
from xenofront.games.factory import new_game, new_setup
from xenofront.games.galaxy_defenders.rules.ch7_agents.menu import END_TURN


def figures(at, lang="en"):
    return {figure.id: figure for figure in FACE.scene(looking_at(at.game, lang)).figures}


def test_pips_count_what_is_left():
    at = table(
        agents={"chromium": {"hex": "4,2", "wounds": 2, "shield": 1}},
        aliens={"nexus-blue-4": {"hex": "8,2", "wounds": 1, "shield": 1}},
    )
    shown = figures(at)
    chromium, nexus = shown["chromium"], shown["nexus-blue-4"]
    assert (chromium.health, chromium.most, chromium.shield) == (4, 6, 1)
    assert (nexus.health, nexus.most - nexus.health, nexus.shield) == (nexus.most - 1, 1, 1)


def test_the_worst_state_comes_first_and_wounds_after_all_states():
    conditions = ("immobilized", "paralyzed")
    row = {"hex": "4,2", "wounds": 6, "guard": True, "conditions": conditions}
    shown = figures(table(agents={"chromium": row}))
    kinds = [badge.kind for badge in shown["chromium"].badges]
    assert kinds == ["bleeding", "paralyzed", "immobilized", "guard", "wound", "alpha"]


def test_only_aliens_that_look_the_same_are_numbered():
    at = table(
        agents={"chromium": "4,2"},
        aliens={"aracnos-green-3": "8,2", "aracnos-green-7": "8,4", "aracnos-blue-9": "6,5"},
    )
    tags = {name: figure.tag for name, figure in figures(at).items()}
    assert tags == {
        "chromium": "",
        "aracnos-green-3": "3",
        "aracnos-green-7": "7",
        "aracnos-blue-9": "",
    }


def test_wounds_that_are_decided_on_are_shown_until_they_are_taken():
    at = struck("HIT+HIT", "HIT+AMMO", "SHIELD", "SHIELD", "JAM", "JAM")
    assert figures(at)["titanium"].pending == 2
    at.choose("no_pain")
    after = figures(at)["titanium"]
    assert (after.pending, after.most - after.health) == (0, 1)


def until_asked(at):
    """To the next question about an activity."""
    while at.asked != "activity":
        assert at.game.pending is not None
        at.game.answer(at.game.pending.options[0])


def test_who_had_a_turn_is_done():
    at = table(agents={"chromium": "4,2", "thorium": "1,1"}, open="BattlePhase")
    until_asked(at)
    assert not any(figure.done for figure in figures(at).values())
    at.choose(END_TURN.key)
    until_asked(at)
    assert [name for name, figure in figures(at).items() if figure.done] == ["chromium"]


def names_of(mission, lang):
    game = new_game(new_setup(mission, ("chromium",)))
    board = FACE.board(looking_at(game, lang))
    return {name.text: (name.x, name.y) for name in board.names}, board


def test_rooms_grounds_and_places_of_the_mission_have_their_names_on_the_board():
    english, board = names_of("dust_signal", "en")
    assert [*english] == ["Mast", "Landing area"]
    assert [*names_of("dust_signal", "de")[0]] == ["Mast", "Landeplatz"]
    mast = next(cell for cell in board.cells if cell.id == "14,0")
    assert english["Mast"][0] == mast.x
    assert mast.y < english["Mast"][1] < mast.y + 1000
    assert {"Archive", "Hall", "Street"} <= {*names_of("red_tracks", "en")[0]}
