"""Suits, batteries and poses on the board, on sheets and in words."""

import pytest

from tests.games.galaxy_defenders.present.test_scene import badges, figure, scene_of, sheet
from tests.games.galaxy_defenders.rules.expansions.npc_table import both_sets
from tests.games.galaxy_defenders.rules.expansions.suit_table import ONE, TWO, pilot
from tests.games.galaxy_defenders.rules.table import table

__all__ = ["both_sets"]
pytestmark = pytest.mark.usefixtures("both_sets")


def test_a_suit_stands_for_its_pilot():
    """GX-9.5.1.e"""
    at = table(agents={"chromium": pilot(suit_batteries=3), "thorium": "8,4"})
    scene = scene_of(at)
    assert figure(scene, "chromium").shape == "suit_mark_1"
    assert figure(scene, "chromium").shield == 2
    assert badges(scene, "chromium")["suit"] == "3"
    meters = {meter.name: (meter.value, meter.most) for meter in sheet(scene, "chromium").meters}
    assert meters["Suit shield"] == (2, 2)
    assert meters["Suit batteries"] == (3, 4)
    assert "Gatling" in [item.name for item in sheet(scene, "chromium").items]


def test_an_empty_suit_stands_on_the_board():
    at = table(agents={"chromium": "4,2"}, suits={"6,3": TWO})
    suit = figure(scene_of(at), f"{TWO}@6,3")
    assert (suit.shape, suit.cell, suit.shield) == (f"{TWO}_empty", "6,3", 3)
    assert suit.name == "Power Suit Mark II"
    assert suit.label.startswith("Power Suit Mark II, empty, ")
    assert "Kampfanzug" in figure(scene_of(at, "de"), f"{TWO}@6,3").label


@pytest.mark.parametrize(("pose", "word"), [("crouching", "kniend"), ("prone", "liegend")])
def test_a_pose_is_a_sign_on_the_figure_and_a_line_on_the_sheet(pose, word):
    at = table(agents={"chromium": {"hex": "4,2", "pose": pose}}, options={"fighting_poses": True})
    assert pose in badges(scene_of(at), "chromium")
    assert word in [line.text for line in sheet(scene_of(at, "de"), "chromium").lines]


def test_a_weapon_shows_its_batteries():
    weapons = [{"id": "iw_arc", "batteries": 0}, "w_eagle"]
    at = table(
        agents={"chromium": {"hex": "4,2", "weapons": weapons}, "thorium": pilot("8,4", ONE)}
    )
    meters = {meter.name: meter.value for meter in sheet(scene_of(at), "chromium").meters}
    assert meters["Batteries: Arc Rifle"] == 0
    assert "empty" in badges(scene_of(at), "chromium")
