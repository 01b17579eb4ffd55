"""Bug Hunt's content is found, checked, kept and played like that of the first system."""

import json
from typing import Any

import jsonschema
import pytest
from click.testing import CliRunner

from tests.content.places import write
from tests.games.bug_hunt.content.pages import changed_copy
from xenofront.cli.content import content
from xenofront.cli.schema import schema
from xenofront.content import loader, store
from xenofront.content.errors import ContentError
from xenofront.content.schema import file_schema
from xenofront.content.strict_yaml import read
from xenofront.games import registry
from xenofront.games.bug_hunt.pack import PACK as BUG_HUNT
from xenofront.games.factory import new_game, new_setup, system
from xenofront.games.galaxy_defenders import pack as galaxy_defenders_pack
from xenofront.games.galaxy_defenders.pack import PACK as GALAXY_DEFENDERS
from xenofront.games.registry import UnknownGame
from xenofront.kernel import Seat, Setup

SQUAD = ("duarte", "reck", "adeyemi")
OWN = """\
missions:
  - id: own
    name: Own
    confidence: designed
    priority: 3
    aliens: [swarm]
"""


def setup(mission: str) -> Setup:
    return Setup(system="bug-hunt", mission=mission, seats=(Seat("duarte"),))


def own(folder, text=OWN):
    return write(folder, "own.yaml", text)


def test_the_box_of_a_packaged_mission():
    box = store.of("bug-hunt").box_for(setup("quick_start"))
    assert box.mission.priority == 2
    assert box.content == store.of("bug-hunt").content_hash()
    assert box.row("aliens", 100).id == "weed"
    assert store.of("bug-hunt").box_for(setup("quick_start")) is box


def test_a_mission_file_outside_the_package_can_be_played(tmp_path):
    path = own(tmp_path)
    found = store.of("bug-hunt")
    box = found.box_for(setup(str(path)))
    assert (box.mission.id, box.mission.priority, box.mission.aliens) == ("own", 3, ("swarm",))
    assert box.content == found.content_of(setup(str(path))) != found.content_hash()


def test_wrong_content_from_outside_is_refused_with_its_line(tmp_path):
    path = own(tmp_path, OWN.replace("swarm", "swarms"))
    with pytest.raises(ContentError, match=r"own.yaml:6: missions\[own\].aliens\[0\]: no alien"):
        store.of("bug-hunt").box_for(setup(str(path)))


def test_a_mission_of_the_other_system_is_refused(tmp_path):
    path = own(tmp_path)
    with pytest.raises(ContentError, match="the field 'map' is missing"):
        galaxy_defenders_pack.box_for(
            Setup(system="galaxy-defenders", mission=str(path), seats=(Seat("a"),))
        )


def test_an_unknown_mission_is_refused_with_a_hint():
    with pytest.raises(ContentError, match="did you mean 'quick_start'"):
        store.of("bug-hunt").box_for(setup("quick_stat"))


def test_the_two_systems_are_kept_apart(cache_folder):
    galaxy_defenders_pack.catalogue()
    store.of("bug-hunt").catalogue()
    assert len([*cache_folder.iterdir()]) == 2
    store._catalogue.cache_clear()
    assert store.of("bug-hunt").catalogue().difficulties
    assert galaxy_defenders_pack.catalogue().agents
    assert galaxy_defenders_pack.SHELF.content_hash() != store.of("bug-hunt").content_hash()


def test_a_kept_catalogue_is_the_same(cache_folder):
    first = store.of("bug-hunt").catalogue()
    store._catalogue.cache_clear()
    again = store.of("bug-hunt").catalogue()
    assert again == first
    assert again is not first


def test_a_system_that_is_not_there():
    with pytest.raises(UnknownGame, match="known are galaxy-defenders, bug-hunt"):
        store.of("chess")
    with pytest.raises(UnknownGame):
        system("chess")


# -- schema and commands ---------------------------------------------------------------------------


def test_every_packaged_file_fits_the_schema():
    validator = jsonschema.Draft202012Validator(file_schema(BUG_HUNT))
    jsonschema.Draft202012Validator.check_schema(file_schema(BUG_HUNT))
    files = loader.packaged_files(BUG_HUNT)
    assert len(files) >= 14
    for file in files:
        document = read(file.path.read_bytes(), file.name)
        assert not [*validator.iter_errors(document.value)], file.name


def test_the_schema_of_each_system_is_printed():
    for name in registry.game_names():
        pack = registry.game(name).content()
        printed = CliRunner().invoke(schema, ["--system", name])
        assert json.loads(printed.output) == file_schema(pack)
    assert file_schema(BUG_HUNT) != file_schema(GALAXY_DEFENDERS)


def test_content_prints_the_counts_of_one_system_or_of_all():
    one = CliRunner().invoke(content, ["--system", "bug-hunt"]).output
    assert "aliens              16" in one
    assert "mission quick_start: Dry Dock\n" in one
    assert "agents" not in one
    everything = CliRunner().invoke(content).output
    assert "agents               8" in everything
    assert one in everything


def test_content_checks_files_of_ones_own(tmp_path):
    path = own(tmp_path)
    good = CliRunner().invoke(content, ["--system", "bug-hunt", "--check", str(path)])
    assert (good.exit_code, good.output) == (0, "All content files are in order.\n")
    own(tmp_path, OWN.replace("priority: 3", "priority: 9"))
    bad = CliRunner().invoke(content, ["--system", "bug-hunt", "--check", str(path)])
    assert bad.exit_code == 1
    assert bad.output.startswith("own.yaml:5: missions[own].priority: must be")
    assert bad.output.endswith("1 problem found.\n")


def test_the_hash_depends_on_the_files_only(tmp_path):
    same = changed_copy(tmp_path, "tables.yaml", "Zawadzki", "Zawadzki")
    assert loader.contents_of(loader.content_files([same])) == loader.contents_of(
        loader.packaged_files(BUG_HUNT)
    )


# -- a game ----------------------------------------------------------------------------------------


def test_the_system_finds_its_content_and_begins_a_game():
    own_setup = new_setup("quick_start", SQUAD, seed=3, system_name="bug-hunt", quick_start=True)
    game: Any = new_game(own_setup)
    assert system("bug-hunt").box_for(own_setup) is game.state.box
    assert game.state.squad.characters["reck"].weapons == ("shotgun", "hand_cannon")
