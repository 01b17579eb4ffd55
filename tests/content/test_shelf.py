"""Finding content: missions from elsewhere, the cache, the schema and the commands."""

import json

import jsonschema
import pytest
from click.testing import CliRunner

from tests.content.places import MISSION, mission_file, write
from xenofront.cli.content import content
from xenofront.cli.schema import schema
from xenofront.content import cache, loader, store
from xenofront.content.errors import ContentError
from xenofront.content.schema import file_schema
from xenofront.content.strict_yaml import read
from xenofront.games.galaxy_defenders import pack as galaxy_defenders_pack
from xenofront.kernel import Seat, Setup


def setup(mission: str) -> Setup:
    return Setup(system="galaxy_defenders", mission=mission, seats=(Seat("a"),))


def test_a_mission_file_outside_the_package_can_be_played(tmp_path):
    path = mission_file(tmp_path, {"agents: [1, 5]": "agents: [2, 3]"})
    box = galaxy_defenders_pack.box_for(setup(str(path)))
    assert box.mission.id == "other"
    assert box.mission.agents == (2, 3)
    assert (
        box.content
        == galaxy_defenders_pack.SHELF.content_hash((path,))
        != galaxy_defenders_pack.SHELF.content_hash()
    )


def test_a_changed_mission_file_gives_another_box(tmp_path):
    first = galaxy_defenders_pack.box_for(setup(str(mission_file(tmp_path))))
    path = mission_file(tmp_path, {"alien_signals: 5": "alien_signals: 6"})
    second = galaxy_defenders_pack.box_for(setup(str(path)))
    assert (first.mission.alien_signals, second.mission.alien_signals) == (5, 6)
    assert first.board is second.board


def test_a_folder_of_missions_joins_the_catalogue(tmp_path):
    mission_file(tmp_path)
    assert set(galaxy_defenders_pack.catalogue((tmp_path,)).missions) >= {"dust_signal", "other"}


def test_the_same_box_is_found_again():
    assert galaxy_defenders_pack.box_for(setup("dust_signal")) is galaxy_defenders_pack.box_for(
        setup("dust_signal")
    )


def test_an_unknown_mission_is_refused_with_a_hint():
    with pytest.raises(ContentError, match="did you mean 'dust_signal'"):
        galaxy_defenders_pack.box_for(setup("dust_signals"))


@pytest.mark.parametrize("text", ["missions: []\n", "weapons: []\n", "3\n", "missions: 3\n"])
def test_a_file_without_exactly_one_mission_is_refused(tmp_path, text):
    with pytest.raises(ContentError):
        galaxy_defenders_pack.box_for(setup(str(write(tmp_path, "none.yaml", text))))


# -- the cache ---------------------------------------------------------------------------------


@pytest.fixture
def readings(monkeypatch, cache_folder):
    """How often content is really read."""
    counted = []
    load = loader.load_files

    def counting(contents, pack):
        counted.append(len(contents))
        return load(contents, pack)

    monkeypatch.setattr(store, "load_files", counting)
    return counted


def forget():
    store._catalogue.cache_clear()


def test_a_catalogue_is_kept_between_runs(readings):
    first = galaxy_defenders_pack.catalogue()
    forget()
    assert galaxy_defenders_pack.catalogue() == first
    assert len(readings) == 1


def test_other_content_is_read_anew(readings, tmp_path):
    galaxy_defenders_pack.catalogue()
    galaxy_defenders_pack.catalogue((mission_file(tmp_path),))
    assert len(readings) == 2


@pytest.mark.parametrize("damage", [b"", b"nonsense", b"flipped"])
def test_a_damaged_cache_is_ignored_and_mended(readings, cache_folder, damage):
    first = galaxy_defenders_pack.catalogue()
    (file,) = cache_folder.iterdir()
    stored = file.read_bytes()
    file.write_bytes(stored[:-1] + bytes([stored[-1] ^ 1]) if damage == b"flipped" else damage)
    forget()
    assert galaxy_defenders_pack.catalogue() == first
    assert len(readings) == 2
    assert file.read_bytes() == stored


def test_a_cache_folder_that_cannot_be_made_is_no_reason_to_fail(
    monkeypatch, tmp_path, cache_folder
):
    monkeypatch.setenv("XENOFRONT_CACHE", str(write(tmp_path, "file", "") / "inside"))
    assert galaxy_defenders_pack.catalogue().dice


def test_the_cache_lies_where_the_environment_says(monkeypatch, tmp_path, cache_folder):
    assert cache.folder() == cache_folder
    monkeypatch.delenv("XENOFRONT_CACHE")
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "xdg"))
    assert cache.folder() == tmp_path / "xdg" / "xenofront"
    monkeypatch.setenv("XDG_CACHE_HOME", "relative/is/ignored")
    monkeypatch.setenv("HOME", str(tmp_path))
    assert cache.folder() == tmp_path / ".cache" / "xenofront"


def test_old_catalogues_are_forgotten(cache_folder):
    cache_folder.mkdir()
    for number in range(cache.KEPT + 4):
        write(cache_folder, f"catalogue-{number}.msgpack", "")
    galaxy_defenders_pack.catalogue()
    assert len([*cache_folder.iterdir()]) == cache.KEPT


def test_a_hash_depends_on_names_and_bytes_but_not_on_the_place(tmp_path):
    for place in ("here", "there"):
        (tmp_path / place / "pack").mkdir(parents=True)
        write(tmp_path / place / "pack", "a.yaml", "a: 1")
    here, there = tmp_path / "here" / "pack", tmp_path / "there" / "pack"
    assert cache.content_hash([here]) == cache.content_hash([there])
    write(there, "a.yaml", "a: 2")
    assert cache.content_hash([here]) != cache.content_hash([there])
    write(there, "b.yaml", "a: 1")
    (there / "a.yaml").unlink()
    assert cache.content_hash([here]) != cache.content_hash([there])


# -- the schema and the commands -------------------------------------------------------------------


def test_every_packaged_file_fits_the_schema():
    validator = jsonschema.Draft202012Validator(file_schema(galaxy_defenders_pack.PACK))
    jsonschema.Draft202012Validator.check_schema(file_schema(galaxy_defenders_pack.PACK))
    for file in loader.content_files([galaxy_defenders_pack.PACK.folder]):
        document = read(file.path.read_bytes(), file.name)
        assert not [*validator.iter_errors(document.value)], file.name


def test_the_schema_is_printed_or_written(tmp_path):
    printed = CliRunner().invoke(schema)
    assert json.loads(printed.output) == file_schema(galaxy_defenders_pack.PACK)
    written = CliRunner().invoke(schema, ["--out", str(tmp_path / "schema.json")])
    assert written.exit_code == 0
    assert json.loads((tmp_path / "schema.json").read_text(encoding="utf-8")) == file_schema(
        galaxy_defenders_pack.PACK
    )


def test_content_prints_counts():
    result = CliRunner().invoke(content)
    assert result.exit_code == 0
    assert "agents               8" in result.output
    assert "mission dust_signal: Dust Signal (1 to 5 agents)" in result.output
    assert "in order" in CliRunner().invoke(content, ["--check"]).output


def test_content_prints_a_readable_list_of_errors(tmp_path):
    path = mission_file(tmp_path, {"tile: tile_2": "tile: tile_99", "d_frag": "d_frog"})
    result = CliRunner().invoke(content, ["--check", str(path)])
    assert result.exit_code == 1
    lines = result.output.splitlines()
    assert lines[0].startswith("other.yaml:")
    assert lines[-1] == "2 problems found."


def test_a_copy_of_a_packaged_mission_is_a_doubled_id():
    result = CliRunner().invoke(content, [str(MISSION)])
    assert result.exit_code == 1
    assert "already defined in galaxy_defenders/missions/dust_signal.yaml" in result.output
