"""What a computer does with powers for rolls of its own, and with grenades among friends."""

import pytest

from tests.games.galaxy_defenders.rules.table import table
from xenofront.players.base import Choice, explained, seen_by
from xenofront.players.roster import player
from xenofront.text.texts import LANGUAGES, Texts


def choice(game) -> Choice:
    seen = seen_by(game.game, game.seat)
    found = player("greedy", "galaxy-defenders", 1).choose(seen)
    assert game.refusal(found.key) is None
    for lang in LANGUAGES:
        assert explained(found, seen, Texts(lang, "galaxy-defenders", strict=True))
    return found


@pytest.mark.parametrize(("wounds", "wanted"), [(5, "it_kill"), (1, "none")])
def test_greedy_spends_a_power_where_it_heals(wounds, wanted):
    agents = {
        "thorium": {"hex": "4,2", "rank": "gold", "powers": ["it_kill"]},
        "chromium": {"hex": "5,2", "wounds": wounds},
    }
    game = table(agents=agents).choose("treat w_nano chromium")
    assert game.asked == "boost_heal"
    assert choice(game).key == wanted


def test_greedy_throws_healing_dice_again_that_heal_nothing():
    agents = {
        "thorium": {"hex": "4,2", "rank": "bronze", "powers": ["bt_focus"]},
        "chromium": {"hex": "5,2", "wounds": 4},
    }
    game = table(agents=agents).dice("JAM", "SHIELD", "HIT+AMMO").choose("treat w_nano chromium")
    assert choice(game).key == "bt_focus 1 JAM"


def test_greedy_throws_at_aliens_and_not_at_friends():
    team = {"chromium": {"hex": "4,2", "devices": ["d_frag"]}, "thorium": "5,2"}
    friendly = {"friendly_fire": True}
    game = table(agents=team, aliens={"aracnos-green-1": "5,3"}, options=friendly)
    game.choose("use d_frag")
    assert game.options == ("aracnos-green-1", "thorium")
    assert choice(game).key == "aracnos-green-1"
    alone = table(map="", agents=team, options=friendly)
    assert "use d_frag" in alone.options
    assert choice(alone).key != "use d_frag"
