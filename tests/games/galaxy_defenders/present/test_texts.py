"""The words of the browser's face are there in both languages, and all of them are used."""

from pathlib import Path

from tests.games import page_messages
from xenofront.games.galaxy_defenders import pack as galaxy_defenders_pack
from xenofront.games.galaxy_defenders.present import page
from xenofront.games.galaxy_defenders.present.page.words import DRAWN, GROUNDS
from xenofront.games.galaxy_defenders.rules.options import Options

SOURCE = Path(next(iter(page.__path__)))
FILE = "page"
SYSTEM = "galaxy-defenders"


def ids(lang):
    return page_messages.ids(lang, FILE, SYSTEM)


def named():
    """Messages that the presenter names in full."""
    return page_messages.named(SOURCE.glob("*.py"))


def test_both_languages_have_the_same_messages():
    assert ids("en") == ids("de")


def test_every_message_the_presenter_names_exists():
    assert len(named()) > 60
    assert named() <= ids("en")


def test_every_drawn_word_has_a_name():
    kinds = {*DRAWN["terrain"], *DRAWN["edge"], *DRAWN["marker"], *DRAWN["badge"]} - set(GROUNDS)
    assert {f"drawn-{kind}" for kind in kinds} <= ids("en")


def test_every_room_option_and_preset_has_a_name():
    tiles = galaxy_defenders_pack.catalogue().tiles.values()
    rooms = {room for tile in tiles for side in tile.sides.values() for room in side.rooms}
    assert {f"room-{room}" for room in rooms} <= ids("en")
    assert {f"option-name-{name}" for name in Options.__struct_fields__} <= ids("en")
    presets = {f"preset-{preset.replace(' ', '-')}" for preset in Options.PRESETS}
    assert presets | {f"{preset}-text" for preset in presets} <= ids("en")


def test_everything_in_the_box_is_drawn():
    catalogue = galaxy_defenders_pack.catalogue()
    classes = {agent.class_name for agent in catalogue.agents.values()}
    assert classes <= set(DRAWN["shape"])
    assert {alien.species for alien in catalogue.aliens.values()} <= set(DRAWN["shape"])
    assert set(catalogue.drones) <= set(DRAWN["shape"])
    assert {alien.rank for alien in catalogue.aliens.values()} <= set(DRAWN["rank"])
    assert {step.rank for step in catalogue.tables["core"].ranks} <= set(DRAWN["rank"])
    for ladder in catalogue.ladders.values():
        assert {step.rank for step in ladder.ranks} <= set(DRAWN["rank"])
    sides = [side for tile in catalogue.tiles.values() for side in tile.sides.values()]
    grounds = {side.ground for side in sides} | {g for side in sides for g in side.patches}
    assert grounds <= set(DRAWN["terrain"])


def test_no_word_stands_twice_in_a_list():
    for words in DRAWN.values():
        assert len(words) == len(set(words))
