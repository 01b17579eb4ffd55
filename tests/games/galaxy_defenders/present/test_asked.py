"""The question: where answers are on the board, what they cost, and what they say."""

import pytest

from tests.games.galaxy_defenders.present.positions import FACE, asking, looking_at
from tests.games.galaxy_defenders.rules.expansions.npc_table import both_sets
from tests.games.galaxy_defenders.rules.table import field, table
from xenofront.games.galaxy_defenders.present.page.drawing import drawing

__all__ = ["both_sets"]


def asked_at(at, lang="en"):
    return FACE.asked(looking_at(at.game, lang))


def option(asked, key):
    return next(option for option in asked.options if option.key == key)


def test_the_menu_has_groups_in_the_order_of_the_terminal():
    at = table(agents={"chromium": {"hex": "4,2"}}, aliens={"aracnos-green-1": "7,2"})
    asked = asked_at(at)
    assert [group.id for group in asked.groups] == ["movement", "attack", "redeploy", "end"]
    attack = option(asked, "attack w_rifle aracnos-green-1")
    assert attack.label == "Attack the Aracnos, green (1) with the GD4A1 Rifle"
    assert attack.short == "Aracnos, green (1): GD4A1 Rifle"
    assert attack.hint == "costs combat"
    assert option(asked, "move").hint == "up to 4 hexes"
    german = option(asked_at(at, "de"), "attack w_rifle aracnos-green-1")
    assert german.hint == "kostet Kampf"
    assert german.odds[0].replace(",", ".") == attack.odds[0]


def test_a_click_on_a_near_hex_walks_and_does_not_redeploy():
    at = table(agents={"chromium": "4,2"})
    asked = asked_at(at)
    near = [o for o in asked.options if o.key.startswith("redeploy ")]
    assert near
    assert not any(o.cell or o.x for o in near)
    assert {o.key.split(" ")[1] for o in near} <= set(asked.plans)
    assert asked.mover == "chromium"


def test_without_movement_a_hex_of_the_area_means_redeployment():
    turn = {"agent": "chromium", "spent": ("movement",)}
    at = table(agents={"chromium": "4,2"})
    at.state.change_turn(spent=turn["spent"])
    at.game._run(None)
    asked = asked_at(at)
    near = [o for o in asked.options if o.key.startswith("redeploy ")]
    assert [o.cell for o in near] == [o.key.split(" ")[1] for o in near]
    assert asked.plans == ()
    assert asked.mover == ""


def test_a_drone_is_the_mover_of_its_own_walk():
    drone = {"hex": "6,2", "owner": "thorium", "weapons": ("dr_gd209/gun",)}
    at = table(
        agents={"thorium": "1,1", "dr_gd209": drone},
        open={"do": "ActivateDrone", "owner": "thorium", "drone": "dr_gd209"},
    )
    assert (at.asked, at.seat) == ("hex", "thorium")
    asked = asked_at(at)
    assert asked.mover == "dr_gd209"
    assert option(asked, "7,2").label == "To 7,2 (east)"
    goal = asked.plans[-1]
    plan = FACE.plan(looking_at(at.game), goal)
    assert at.game.follow(plan) == len(plan)
    assert at.agent("dr_gd209").hex == goal


def test_a_door_is_where_it_is_bashed():
    at = table(map=field(sides={"4,2|5,2": "door"}), agents={"chromium": "4,2"}, locks=("4,2|5,2",))
    bash = option(asked_at(at), "bash 4,2|5,2")
    assert (bash.x, bash.y) == drawing(at.state.box.board).middle("4,2|5,2")
    assert bash.hint == "costs action, combat"


def test_a_window_leads_to_the_hex_beyond():
    at = table(map=field(sides={"4,2|5,2": "window"}), agents={"chromium": "5,2"})
    assert option(asked_at(at), "leap 4,2|5,2").cell == "4,2"


def test_a_facing_is_the_hex_one_looks_at():
    game = asking("facing")
    asked = FACE.asked(looking_at(game))
    assert [o.label[0] for o in asked.options] == list("→↘↙←↖↗")
    drawn = drawing(game.state.box.board)
    here = game.state.agents[game.pending.seat].hex
    x, y = drawn.centre(here)
    assert (asked.options[0].x, asked.options[0].y) == (x + 1732, y)


def test_things_that_are_offered_say_what_they_do():
    asked = FACE.asked(looking_at(asking("gain")))
    assert all(option.text for option in asked.options)
    asked = FACE.asked(looking_at(asking("boost")))
    assert [bool(option.text) for option in asked.options[:2]] == [False, True]
    assert all(option.odds for option in asked.options)


def test_only_what_is_thrown_has_odds():
    two = {"aracnos-green-1": "6,3", "xeno_beta-green-2": "7,3"}
    spotter = {"iridium": {"hex": "4,2", "powers": ["sk_spotter"]}}
    marking = table(agents=spotter, aliens=two).choose("use sk_spotter")
    assert [option.odds for option in asked_at(marking).options] == [(), ()]
    team = {"chromium": {"hex": "4,2", "devices": ["d_frag", "d_medikit"]}, "thorium": "5,2"}
    near = {"aracnos-green-1": "5,3"}
    throwing = table(agents=team, aliens=near, options={"friendly_fire": True}).choose("use d_frag")
    assert {option.key: bool(option.odds) for option in asked_at(throwing).options} == {
        "aracnos-green-1": True,
        "thorium": True,
    }
    healing = table(agents=team).choose("use d_medikit")
    assert [option.odds for option in asked_at(healing).options] == [(), ()]


def test_weapons_at_headquarters_say_what_they_do_in_both_languages():
    at = table(
        agents={"chromium": "4,2"}, headquarters=("iw_carbine",), open={"do": "Headquarters"}
    )
    for lang, nothing in (("en", "Take nothing"), ("de", "Nichts mitnehmen")):
        none, carbine = asked_at(at, lang).options
        assert (none.label, none.text) == (nothing, "")
        assert carbine.text


def test_an_alien_way_has_its_end_and_its_victim():
    game = asking("alien_way")
    asked = FACE.asked(looking_at(game))
    for shown in asked.options:
        assert shown.key.endswith(f" at {shown.cell}")
        assert shown.figure in ("", shown.key.split(" ")[0])
    assert len(asked.remarks) == 1
    assert str(len(asked.options)) in asked.remarks[0].text


def test_real_dice_are_asked_for_one_by_one():
    at = table(agents={"chromium": "4,2"}, aliens={"aracnos-green-1": "6,2"})
    at.choose("attack w_rifle aracnos-green-1")
    assert at.asked == "hit"
    asked = asked_at(at)
    assert [line.text for line in asked.remarks] == ["(die 1 of 3, red die)"]
    assert option(asked, "HIT+BOLT").label.endswith("×3")  # noqa: RUF001


def test_a_strike_can_be_called_on_any_area():
    at = table(agents={"mercury": {"hex": "4,2", "devices": ("d_satellite",)}})
    at.choose("use d_satellite")
    assert at.asked == "strike_area"
    drawn = drawing(at.state.box.board)
    for shown in asked_at(at).options:
        assert (shown.x, shown.y) == drawn.centre(shown.key)


@pytest.mark.usefixtures("both_sets")
def test_a_power_says_what_its_use_costs_now():
    """GX-6.2.1.1.e"""

    def hint(rank: str, device: str = "d_medikit", power: str = "bt_focus") -> list[str]:
        row = {"hex": "4,2", "rank": rank, "wounds": 1, "devices": [device], "powers": [power]}
        asked = asked_at(table(agents={"chromium": row}, mission={"set": "strikeback"}))
        return [one.hint for one in asked.options if one.key.startswith("use ")]

    assert hint("gold") == ["costs action"]
    assert hint("gold", power="bt_supply") == ["costs action"] * 2
    assert sorted(hint("earth", power="bt_supply")) == ["", "costs action"]
