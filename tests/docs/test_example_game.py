"""The example game of the guide is played everywhere, installed from outside our package."""

import json
import os
import re
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path
from random import Random

import pytest

from tests.server.conftest import Player, Running
from xenofront.content import store
from xenofront.games import registry
from xenofront.games.factory import new_record, new_setup, open_record, save_record
from xenofront.kernel import Record
from xenofront.present.presenter import presenter_of, seen
from xenofront.server.database import sqlite_url
from xenofront.text.texts import Texts

ROOT = Path(__file__).parents[2]
GUIDES = ROOT / "docs" / "guides"
EXAMPLE = GUIDES / "example-game"
NAME, PACKAGE = "thin-ice", "thin_ice"


@pytest.fixture(scope="module")
def installed(tmp_path_factory):
    """A folder in which the package lies as an installer puts it there, entry point included."""
    site = tmp_path_factory.mktemp("site")
    litter = shutil.ignore_patterns("__pycache__")
    shutil.copytree(EXAMPLE / PACKAGE, site / PACKAGE, ignore=litter)
    project = tomllib.loads((EXAMPLE / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    info = site / f"{PACKAGE}-{project['version']}.dist-info"
    info.mkdir()
    about = f"Metadata-Version: 2.1\nName: {project['name']}\nVersion: {project['version']}\n"
    (info / "METADATA").write_text(about, encoding="utf-8")
    points = project["entry-points"][registry.GROUP]
    lines = [f"[{registry.GROUP}]", *(f"{name} = {value}" for name, value in points.items())]
    (info / "entry_points.txt").write_text("\n".join(lines) + "\n", encoding="utf-8")
    return site


@pytest.fixture(scope="module")
def thin_ice(installed):
    """The game in this process; its modules are imported once."""
    with pytest.MonkeyPatch.context() as patched:
        patched.syspath_prepend(str(installed))
        registry._installed.cache_clear()
        yield registry.game(NAME)
    registry._installed.cache_clear()
    registry._loaded.cache_clear()


def run(installed, tmp_path, *words, typed=""):
    """A command of the program in a process of its own; what it printed."""
    paths = os.pathsep.join([str(installed), str(ROOT / "src")])
    home = {"HOME": str(tmp_path), "XDG_DATA_HOME": str(tmp_path), "XDG_CACHE_HOME": str(tmp_path)}
    done = subprocess.run(
        [sys.executable, "-m", "xenofront.cli", *words],
        input=typed,
        env={**os.environ, **home, "PYTHONPATH": paths, "PYTHONIOENCODING": "utf-8"},
        cwd=tmp_path,
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


# -- commands --------------------------------------------------------------------------------------


def test_an_installed_package_brings_a_game(installed, tmp_path):
    assert f"{NAME}]" in run(installed, tmp_path, "content", "--help").replace("\n", "")
    printed = run(installed, tmp_path, "content", "--system", NAME)
    assert "mission pond: The Pond" in printed


@pytest.mark.parametrize(
    ("lang", "sentences"),
    [
        ("en", ("Ann has 5 floes to go. What does Ann do?", "All are safe.", "All across")),
        ("de", ("Ann hat noch 5 Schollen vor sich.", "Alle sind in Sicherheit.", "Alle drüben")),
    ],
)
def test_it_is_played_in_the_terminal(installed, tmp_path, lang, sentences):
    wishes = ("--system", NAME, "--mission", "pond", "--squad", "ann,bob", "--lang", lang)
    answers = "walk 1\n" * 10
    printed = run(installed, tmp_path, "console", *wishes, "--plain", "--no-save", typed=answers)
    for sentence in sentences:
        assert sentence in printed


def test_it_is_simulated(installed, tmp_path):
    words = ("simulate", "pond", "--games", "4", "--squad", "2", "--workers", "1", "--json")
    told = json.loads(run(installed, tmp_path, *words))
    assert "pond" in json.dumps(told)
    printed = run(installed, tmp_path, *words[:-1])
    assert "of 4" in printed
    assert "broken" not in printed


def test_it_is_fuzzed_with_its_own_laws(installed, tmp_path):
    words = ("fuzz", "--system", NAME, "--games", "25", "--failures", "broken", "--json")
    told = json.loads(run(installed, tmp_path, *words))
    assert (told["games"], told["broken"]) == (25, {})
    assert told["laws"]["nobody walks past the shore"] > 0
    assert set(told["outcomes"]) <= {"accomplished", "partially", "failed"}


def test_it_is_an_environment(installed, tmp_path):
    printed = run(installed, tmp_path, "environments")
    assert "pond-2" in printed


# -- in this process -------------------------------------------------------------------------------


def test_an_episode_is_played_to_its_end(thin_ice):
    pytest.importorskip("gymnasium")
    from xenofront.research.gym import XenofrontEnv  # noqa: PLC0415

    environment = XenofrontEnv("pond-2-v1")
    seen_now, _ = environment.reset(seed=3)
    rewards, over, dice = [], False, Random(3)
    while not over:
        assert environment.observation_space.contains(seen_now)
        offered = [n for n, able in enumerate(environment.action_masks()) if able]
        seen_now, reward, over, cut_off, told = environment.step(dice.choice(offered))
        rewards.append(reward)
        assert (cut_off, told["refused"]) == (False, "")
    assert rewards[-1] in (0.0, 0.5, 1.0)


def told_everywhere(record: Record, texts: Texts) -> None:
    """Ask for everything that pages show of a position; a missing text is an error."""
    face, game = presenter_of(NAME), record.game
    look = seen(game, record.setup.seats[0], texts)
    assert face.board(look).cells
    assert face.scene(look).headline
    for event in game.log:
        assert texts.event(event, None)
    for frame in game.stack:
        assert texts.say(f"procedure-{type(frame).__name__}")
    if game.pending is not None:
        assert texts.question(game.pending, None)
        assert len(face.asked(look).options) == len(game.pending.options)
    else:
        assert face.outcome(record, texts).title


@pytest.mark.parametrize("lang", ["en", "de"])
def test_no_text_is_missing(thin_ice, lang):
    texts, dice = Texts(lang, NAME, strict=True), Random(5)
    assert presenter_of(NAME).card(texts).missions
    for seed in range(12):
        record = new_record(new_setup("lake", ("ann", "bob"), seed=seed, system_name=NAME))
        while record.game.pending is not None:
            told_everywhere(record, texts)
            record.answer(dice.choice(record.game.pending.options))
        told_everywhere(record, texts)


def test_a_save_of_it_opens(thin_ice):
    record = new_record(new_setup("pond", ("ann",), seed=2, system_name=NAME))
    record.answer("walk 2")
    opened = open_record(save_record(record))
    assert opened.same_rules
    assert opened.record.digest() == record.digest()


def test_refusals_cite_its_rules(thin_ice):
    game = new_record(new_setup("pond", ("ann",), seed=2, system_name=NAME)).game
    assert game.why_not("walk 4") == "TI-1.b"
    assert game.preview("walk 3") == 2


def test_it_is_played_through_the_messages_of_the_server(thin_ice, tmp_path):
    server = Running(sqlite_url(tmp_path / "games.sqlite"))
    try:
        with server.client() as client:
            systems = client.get("/api/catalogue").json()["systems"]
            assert NAME in [card["id"] for card in systems]
            wish = {"system": NAME, "mission": "pond", "squad": ["ann", "bob"], "seed": 1}
            made = client.post("/api/games", json=wish)
            assert made.status_code == 201, made.text
        player = Player(server.url, made.json()["game"])
        assert player.question["text"] == "Ann has 5 floes to go. What does Ann do?"
        walk = player.question["options"][1]
        assert (walk["cell"], walk["odds"]) == ("2", ["1/6"])
        assert player.give("walk 4")["error"] == "illegal"
        while player.question:
            assert player.give("walk 1")["kind"] == "done"
        assert player.state["scene"]["headline"] == "Turn 5 of 6"
        player.close()
    finally:
        server.stop()


# -- the guide -------------------------------------------------------------------------------------


def words_of(text: str) -> str:
    """The lines of a text without indentation and empty ones: a part is shown by itself."""
    return "\n".join(line.strip() for line in text.splitlines() if line.strip())


def test_the_guide_shows_the_files_as_they_are():
    """Each block with a file name above it is a part of that file."""
    text = (GUIDES / "add-a-game.md").read_text(encoding="utf-8")
    shown = re.findall(
        r"`(thin_ice/\S+|pyproject\.toml)`[^\n]*\n\n```\w+\n(.*?)```", text, re.DOTALL
    )
    assert len(shown) >= 6
    for file, block in shown:
        whole = words_of((EXAMPLE / file).read_text(encoding="utf-8"))
        for part in block.split("\n...\n"):
            assert words_of(part) in whole, f"{file}: {part}"


def test_the_guide_names_every_file():
    text = (GUIDES / "add-a-game.md").read_text(encoding="utf-8")
    files = [
        file for file in EXAMPLE.rglob("*") if file.is_file() and "__pycache__" not in file.parts
    ]
    missing = [file.name for file in files if str(file.relative_to(EXAMPLE).as_posix()) not in text]
    assert missing == []


def test_the_content_of_the_example_is_read(thin_ice):
    assert sorted(store.of(NAME).catalogue().missions) == ["lake", "pond"]
