"""Small print: what previews show, what questions cite, where limits lie."""

import pytest

from tests.games.galaxy_defenders.rules.table import table
from xenofront.games.galaxy_defenders.rules import SYSTEM
from xenofront.games.galaxy_defenders.rules.ch7_agents.on_hit import _ignite
from xenofront.games.galaxy_defenders.rules.ch7_agents.profiles import guarding, odds
from xenofront.games.galaxy_defenders.rules.ch7_agents.turn import reach
from xenofront.geometry.hexes.areas import AreaId
from xenofront.geometry.hexes.grid import HexId
from xenofront.kernel import Seat
from xenofront.text import rulebook

BETA, GREEN, BLUE = "xeno_beta-green-1", "aracnos-green-1", "aracnos-blue-1"


@pytest.mark.parametrize("name", sorted(SYSTEM.procedures))
def test_every_procedure_cites_a_section_of_the_book(name):
    book, _, places = SYSTEM.procedures[name].CITATION.partition(" ")
    cited = places.split(", ")
    file = {"GD": "gd-core", "GX": "gd-expansions"}[book]
    sections = {rule.section for rule in rulebook.rules(file)}
    chapters = {".".join(s.split(".")[:n]) for s in sections for n in range(1, 6)}
    assert [section for section in cited if section not in chapters] == []


def test_defence_dice_by_rank_are_three_four_and_five():
    ranks = {"xeno_beta-green-1": 3, "xeno_beta-blue-1": 4, "xeno_beta-red-1": 5}
    for alien, most in ranks.items():
        switch = {"rank_defence": True}
        on = table(agents={"chromium": "4,2"}, aliens={alien: "6,2"}, options=switch)
        assert guarding(on.state, alien, "ranged").most_dice == most
        assert guarding(on.state, "chromium", "ranged").most_dice == 5


def test_a_guard_sees_the_odds_before_it_fires():
    game = table(
        agents={"chromium": {"hex": "4,2", "guard": True}},
        aliens={BETA: "6,2"},
        open={"do": "Guard", "alien": BETA},
    )
    shot = next(option for option in game.options if option.startswith("w_"))
    weapon = shot.split(" ")[0]
    assert game.game.preview(shot) == odds(game.state, "chromium", weapon, BETA)
    held = next(option for option in game.options if " " not in option)
    assert game.game.preview(held) is None


def test_a_charge_is_not_for_the_immobilized():
    stuck = {"hex": "4,2", "powers": ["sk_charge"], "conditions": ["immobilized"]}
    game = table(agents={"titanium": stuck}, aliens={GREEN: "5,2"})
    assert game.refusal("use sk_charge") == "GD-7.5.5.b"


def test_no_more_ammo_is_paid_than_there_is():
    low = {"hex": "4,2", "weapons": [{"id": "iw_vulcan", "ammo": 2}, "w_knuckles"]}
    game = table(agents={"titanium": low}, aliens={BETA: "5,2"})
    game.choose(f"attack iw_vulcan {BETA}").dice("HIT", "HIT", "HIT", "HIT")
    assert game.asked == "pay_ammo"
    assert max(map(int, game.options)) == 2


def test_two_fires_burn_at_once():
    game = table(agents={"titanium": "4,2"}, flames=["6,3"])
    _ignite(game.state, AreaId(HexId("8,4")))
    _ignite(game.state, AreaId(HexId("8,4")))
    assert game.state.flames == ("6,3", "8,4")


def test_a_berserker_strikes_back_once_for_one_wound():
    game = table(
        agents={"titanium": {"hex": "4,2", "powers": ["sk_berserk"]}},
        aliens={BETA: "5,2"},
        open={
            "do": "Attack",
            "attacker": BETA,
            "weapon": "xeno_beta-green/knife",
            "target": "titanium",
        },
    ).dice("HIT+AMMO", "SHIELD", "JAM")
    assert game.asked == "strike_back"
    game.choose("hold")
    assert game.asked != "strike_back"


def test_reach_shows_only_hexes_that_are_free():
    game = table(agents={"chromium": "4,2", "thorium": "5,2"}, aliens={BETA: "10,5"})
    shown = reach(game.state, Seat("chromium"))
    assert "4,2" in shown
    assert "5,2" not in shown
    assert "4,3" in shown


def drawn(card, **options):
    """An aliens turn in which a card is drawn that matches nobody."""
    game = table(
        agents={"chromium": "4,2"},
        aliens={BETA: "10,5"},
        open={"do": "AliensTurn", "agent": "chromium"},
        options=options,
        teleports={"square": "2,1"},
        decks={"close": [card], "alien": ["xeno_grey-green"]},
    )
    return game.dice(card)


def test_an_option_lets_every_card_with_a_species_bring_one():
    assert drawn("ce09").told("AlienArrived") == []
    game = drawn("ce09", danger=True)
    while game.asked and not game.told("AlienArrived"):
        game.dice(game.options[0])
    assert [event.alien.rpartition("-")[0] for event in game.told("AlienArrived")] == [
        "xeno_grey-green"
    ]


def test_high_impact_limits_everybody_to_five_dice():
    for alien, most in {"xeno_beta-green-1": 5, "xeno_beta-red-1": 5}.items():
        game = table(
            agents={"chromium": "4,2"}, aliens={alien: "6,2"}, options={"high_impact": True}
        )
        assert guarding(game.state, alien, "ranged").most_dice == most
    both = {"high_impact": True, "rank_defence": True}
    game = table(agents={"chromium": "4,2"}, aliens={BETA: "6,2"}, options=both)
    assert guarding(game.state, BETA, "ranged").most_dice == 3
