"""What is committed, and what ends up in a wheel."""

import importlib.util
import os
import re
import shutil
import subprocess
import sys
import sysconfig
import tomllib
import venv
from pathlib import Path

import pytest
from hatchling.builders.wheel import WheelBuilder

from tools.spelling import committed_files

ROOT = Path(__file__).resolve().parents[2]
# In pieces, so that this file does not name them itself.
REGISTRIES = ["pypi" + ".org", "python" + "hosted.org", "npm" + "js.org", "npm" + "js.com"]
FOLDERS = ["work", "root", "home/[a-z]", "Users/[a-z]"]
FORBIDDEN = re.compile(
    "|".join([*map(re.escape, REGISTRIES), *(rf"(?<![\w.~*/-])/{name}\b" for name in FOLDERS)])
)


def test_no_committed_file_names_a_registry_or_a_path_of_a_machine():
    found = []
    for path in committed_files(ROOT):
        text = path.read_text(encoding="utf-8", errors="replace")
        lines = enumerate(text.splitlines(), start=1)
        found += [f"{path}:{n}: {m.group()}" for n, x in lines for m in FORBIDDEN.finditer(x)]
    assert found == []


def test_the_patterns_find_what_they_are_for():
    assert all(FORBIDDEN.search(f"see {name}/x") for name in REGISTRIES)
    assert FORBIDDEN.search('"' + "/" + 'root/x"')
    assert not FORBIDDEN.search("net/work frame/work and/or")


def run(*command: object) -> str:
    """The output of a command that must succeed, run as if nothing else were installed."""
    environment = {k: v for k, v in os.environ.items() if not k.startswith("PYTHON")}
    done = subprocess.run(
        [str(word) for word in command],
        check=False,
        capture_output=True,
        text=True,
        env=environment,
        cwd=Path(sys.prefix),
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_a_wheel_holds_the_content_and_runs_outside_the_checkout(tmp_path):
    pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "-q"]
    run(*pip, "wheel", "--no-deps", "--no-build-isolation", "--no-index", "-w", tmp_path, ROOT)
    (wheel,) = tmp_path.glob("xenofront-*.whl")
    home = tmp_path / "env"
    venv.create(home, with_pip=False)
    scripts = home / ("Scripts" if os.name == "nt" else "bin")
    python = scripts / Path(sys.executable).name
    install = ["install", "--no-deps", "--no-index", wheel]
    run(*pip, "--python", python, *install)
    ask = "import sysconfig; print(sysconfig.get_path('purelib'))"
    packages = Path(run(python, "-c", ask).strip())
    (packages / "parent.pth").write_text(sysconfig.get_path("purelib"), encoding="utf-8")
    assert str(packages) in run(python, "-c", "import xenofront; print(xenofront.__file__)")
    assert "rules" in run(scripts / "xenofront", "--help")
    shown = run(scripts / "xenofront", "rules", "GD-7.3.ab")
    assert "cancels one hit" in shown
    assert "source checkout" in shown
    shipped = {p.relative_to(packages) for p in (packages / "xenofront").rglob("*") if p.is_file()}
    library = ROOT / "src"
    kept = {p.relative_to(library) for p in library.rglob("*") if p.suffix in {".yaml", ".ftl"}}
    assert kept <= shipped


@pytest.fixture
def clone(tmp_path, monkeypatch):
    """What a build looks at, without pages, on a machine without Node."""
    for name in ("pyproject.toml", "tools/build_web.py", "web/index.html", "README.md", "LICENSE"):
        (tmp_path / name).parent.mkdir(exist_ok=True)
        shutil.copy(ROOT / name, tmp_path / name)
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setattr(sys, "executable", str(tmp_path / "python"))
    return tmp_path


def needed_to_build(folder):
    return WheelBuilder(str(folder)).config.dependencies


def test_a_build_brings_its_own_node(clone):
    groups = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    assert needed_to_build(clone) == groups["dependency-groups"]["web"]


def test_a_build_needs_no_node_if_the_pages_are_there(clone):
    pages = clone / "src" / "xenofront" / "webdist"
    pages.mkdir(parents=True)
    (pages / ".stamp").write_text("of other sources")
    assert needed_to_build(clone) != []
    spec = importlib.util.spec_from_file_location("builder", clone / "tools" / "build_web.py")
    assert spec is not None
    assert spec.loader is not None
    builder = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(builder)
    (pages / ".stamp").write_text(builder.fingerprint())
    assert needed_to_build(clone) == []
