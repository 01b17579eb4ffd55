"""What a computer takes along from headquarters."""

import pytest

from tests.games.galaxy_defenders.rules.table import table
from xenofront.players.base import explained, seen_by
from xenofront.players.roster import player
from xenofront.text.texts import LANGUAGES, Texts


@pytest.mark.parametrize(
    ("weapons", "carried", "wanted"),
    [
        (("iw_rifle",), ["w_rifle", "w_eagle"], "iw_rifle"),
        (("aw_plasma",), ["w_rifle", "w_eagle"], "none"),
        (("iw_carbine",), ["iw_rifle", "iw_eagle"], "none"),
        (("iw_carbine", "iw_rifle"), ["w_rifle", "iw_eagle"], "iw_rifle"),
    ],
)
def test_greedy_takes_only_what_is_better(weapons, carried, wanted):
    game = table(
        agents={"chromium": {"hex": "4,2", "weapons": carried}},
        headquarters=weapons,
        options={"campaign": True},
        open={"do": "Headquarters"},
    )
    seen = seen_by(game.game, "chromium")  # type: ignore[arg-type]
    choice = player("greedy", "galaxy-defenders", 1).choose(seen)
    assert choice.key == wanted
    for lang in LANGUAGES:
        assert explained(choice, seen, Texts(lang, "galaxy-defenders", strict=True))


def test_greedy_comes_to_an_end_at_headquarters():
    game = table(
        agents={"chromium": "4,2", "thorium": "6,3"},
        headquarters=("aw_laser", "iw_carbine", "iw_eagle", "iw_rifle", "iw_shotgun"),
        options={"campaign": True},
        open={"do": "Headquarters"},
    )
    greedy = player("greedy", "galaxy-defenders", 1)
    while game.game.pending is not None:
        game.choose(greedy.choose(seen_by(game.game, game.seat)).key)  # type: ignore[arg-type]
    assert game.state.headquarters == ("aw_laser", "iw_carbine")


# -- alien weapons ---------------------------------------------------------------------------------

TRAINED = {"hex": "4,2", "powers": ["guard", "sk_alien"]}
EMPTY = {"hex": "4,2", "weapons": [{"id": "w_rifle", "ammo": 0}, "w_eagle"]}


@pytest.mark.parametrize(
    ("agent", "item", "wanted"),
    [
        ({"hex": "4,2"}, "aw_plasma", "refuse"),  # four dice fail more often than not
        (TRAINED, "aw_plasma", "w_eagle"),
        (EMPTY, "aw_plasma", "w_rifle"),
    ],
)
def test_greedy_takes_an_alien_weapon_that_is_better_in_its_hands(agent, item, wanted):
    game = table(
        agents={"chromium": agent}, open={"do": "TakeWeapon", "agent": "chromium", "weapon": item}
    )
    seen = seen_by(game.game, "chromium")  # type: ignore[arg-type]
    assert player("greedy", "galaxy-defenders", 1).choose(seen).key == wanted


def test_a_healer_is_not_given_up_for_a_gun():
    game = table(
        agents={"thorium": {"hex": "4,2", "weapons": ["w_shotgun", "w_nano"]}},
        open={"do": "TakeWeapon", "agent": "thorium", "weapon": "aw_laser"},
    )
    seen = seen_by(game.game, "thorium")  # type: ignore[arg-type]
    assert player("greedy", "galaxy-defenders", 1).choose(seen).key == "refuse"


def test_who_carries_an_alien_weapon_learns_its_use():
    game = table(
        agents={"chromium": {"hex": "4,2", "weapons": ["w_rifle", "aw_laser"]}},
        open={"do": "RankUp", "agent": "chromium", "rank": "silver"},
    )
    seen = seen_by(game.game, "chromium")  # type: ignore[arg-type]
    assert player("greedy", "galaxy-defenders", 1).choose(seen).key == "sk_alien"
