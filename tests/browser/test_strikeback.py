"""The missions of Operation Strikeback in the browser, each to its end, click by click."""

import pytest
from playwright.sync_api import expect

import xenofront
from tests.browser.conftest import DESK, PHONE

LONG = 900
GAME = "galaxy-defenders"
MISSIONS = [
    ("dark_landing", ("osmium",), 15, {"theme": "dark"}),
    ("what_digs_below", ("cobalt",), 3, {"lang": "de", "theme": "light"}),
    ("outer_ring", ("selenium",), 19, {"size": PHONE, "touch": True}),
    ("cold_clones", ("thorium",), 10, {"lang": "de"}),
    ("recall", ("iridium",), 15, {"theme": "light"}),
    ("great_worm", ("titanium", "chromium"), 6, {"size": PHONE, "lang": "de", "touch": True}),
]
"""Each with a squad, a seed, and how it is looked at."""


@pytest.mark.timeout(400)
@pytest.mark.parametrize(
    ("mission", "squad", "seed", "looks"), MISSIONS, ids=[one[0] for one in MISSIONS]
)
def test_a_mission_is_played_to_its_end(visit, mission, squad, seed, looks):
    visitor = visit(**{"size": DESK, **looks})
    visitor.start(GAME, mission, squad=squad, seed=seed, lang=looks.get("lang", "en"))
    player = xenofront.player("greedy", GAME, 11)
    for _ in range(LONG):
        if visitor.is_over:
            break
        game = visitor.live.game
        wanted = player.choose(game.seen_by(game.pending.seat)).key
        visitor.choose(wanted, touch=looks.get("touch", False))
    expect(visitor.by("outcome")).to_be_visible()
    assert visitor.live.game.state.outcome in ("accomplished", "partially", "failed")
