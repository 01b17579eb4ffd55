"""Stage, menace, figures of a swarm and who is dragged stand on the board and on the sheets."""

import pytest

from tests.games.galaxy_defenders.present.test_scene import badges, figure, scene_of, sheet
from tests.games.galaxy_defenders.rules.expansions.npc_table import both_sets  # noqa: F401
from tests.games.galaxy_defenders.rules.table import table
from xenofront.text.texts import LANGUAGES

WORM, PAIR = "wormoon-1-1", "digger-green-2"


def lair():
    return table(
        agents={"chromium": "2,1", "thorium": {"hex": "6,3", "seized_by": WORM}},
        aliens={
            WORM: {"hex": "6,3", "card": "wormoon-2"},
            PAIR: {"hex": "9,3", "swarm": PAIR},
            "digger-green-3": {"hex": "9,2", "swarm": PAIR},
        },
        menace={WORM: {"holder": "chromium", "level": 2}},
    )


@pytest.mark.parametrize("lang", LANGUAGES)
def test_who_is_hunted_or_dragged_shows_it(both_sets, lang):  # noqa: F811
    scene = scene_of(lair(), lang)
    assert badges(scene, "chromium")["menace"] == "2"
    assert "seized" in badges(scene, "thorium")
    assert "enraged" not in badges(scene, WORM)
    assert len(sheet(scene, "chromium").lines) > len(sheet(scene, "thorium").lines) - 3


def test_a_master_shows_its_stage_and_whom_it_hunts(both_sets):  # noqa: F811
    scene = scene_of(lair())
    for text in (
        figure(scene, WORM).label,
        " ".join(line.text for line in sheet(scene, WORM).lines),
    ):
        assert "stage 2" in text
        assert "menace 2" in text
    assert "one of 2 figures" in figure(scene, PAIR).label
