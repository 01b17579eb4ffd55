"""What a computer takes along from headquarters."""

import pytest

from tests.galaxy_defenders.table import table
from xenofront.library.texts import LANGUAGES, Texts
from xenofront.players.base import explained, seen_by
from xenofront.players.roster import player


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
        assert explained(choice, seen, Texts(lang, strict=True))


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
