"""The words of the browser's face are there in both languages, and all of them are used."""

import re
from pathlib import Path

from fluent.syntax import FluentParser, ast

from xenofront.games.galaxy_defenders import pack as galaxy_defenders_pack
from xenofront.games.galaxy_defenders.present import page
from xenofront.games.galaxy_defenders.present.page.words import DRAWN, GROUNDS
from xenofront.games.galaxy_defenders.rules.options import Options
from xenofront.text.message_files import messages

SOURCE = Path(next(iter(page.__path__)))
FILE = "page"
SYSTEM = "galaxy-defenders"


def ids(lang):
    body = FluentParser().parse(messages(lang, FILE, SYSTEM)).body
    assert not [entry for entry in body if isinstance(entry, ast.Junk)]
    found = [entry.id.name for entry in body if isinstance(entry, ast.Message)]
    assert len(found) == len(set(found))
    return set(found)


def named():
    """Messages that the face names in full."""
    return {
        name
        for path in SOURCE.glob("*.py")
        for name in re.findall(r'"(web-[a-z-]+[a-z])"', path.read_text(encoding="utf-8"))
    }


def test_both_languages_have_the_same_messages():
    assert ids("en") == ids("de")


def test_every_message_the_face_names_exists():
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
    assert {agent.class_name for agent in catalogue.agents.values()} <= set(DRAWN["shape"])
    assert {alien.species for alien in catalogue.aliens.values()} <= set(DRAWN["shape"])
    assert set(catalogue.drones) <= set(DRAWN["shape"])
    assert {alien.rank for alien in catalogue.aliens.values()} <= set(DRAWN["rank"])
    assert {step.rank for step in catalogue.tables["core"].ranks} <= set(DRAWN["rank"])
    sides = [side for tile in catalogue.tiles.values() for side in tile.sides.values()]
    grounds = {side.ground for side in sides} | {g for side in sides for g in side.patches}
    assert grounds <= set(DRAWN["terrain"])


def test_no_word_stands_twice_in_a_list():
    for words in DRAWN.values():
        assert len(words) == len(set(words))
