"""The command `python3 dev.py`, and the tools it runs."""

import subprocess
import sys
from pathlib import Path

import pytest

import dev
from tools import docs, imports, lock, soak, spelling
from tools.registry import Registry


def test_without_arguments_every_command_is_listed():
    done = subprocess.run(
        [sys.executable, dev.ROOT / "dev.py"], check=True, capture_output=True, text=True
    )
    assert all(f"\n  {name} " in done.stdout for name in dev.COMMANDS)


def test_an_unknown_command_is_refused():
    command = [sys.executable, str(dev.ROOT / "dev.py"), "dance"]
    done = subprocess.run(command, check=False, capture_output=True, text=True)
    assert done.returncode == 1
    assert "no such command: dance" in done.stderr


def test_each_listed_command_is_a_function():
    assert all(callable(getattr(dev, name)) for name in dev.COMMANDS)


def test_only_changed_locks_are_installed_again(tmp_path, monkeypatch):
    monkeypatch.setattr(dev, "VENV", tmp_path)
    (tmp_path / "stamps").mkdir()
    (tmp_path / "stamps" / "play").write_text("1")
    (tmp_path / "stamps" / "test").write_text("old")
    assert dev.outdated({"play": "1", "test": "2", "check": "3"}) == ["test", "check"]


def test_a_tool_setting_is_no_reason_to_install_again(tmp_path, monkeypatch):
    monkeypatch.setattr(dev, "ROOT", tmp_path)
    text = (Path(__file__).parents[2] / "pyproject.toml").read_text(encoding="utf-8")
    (tmp_path / "pyproject.toml").write_text(text)
    before = dev.project_fingerprint()
    (tmp_path / "pyproject.toml").write_text(text.replace("line-length = 100", "line-length = 90"))
    assert dev.project_fingerprint() == before
    (tmp_path / "pyproject.toml").write_text(text.replace("click>=8.3", "click>=8.4"))
    assert dev.project_fingerprint() != before


@pytest.mark.parametrize("name", ["play", *lock.GROUPS])
def test_a_lock_file_has_hashes_and_no_host(name):
    text = (dev.ROOT / "requirements" / f"{name}.lock").read_text(encoding="utf-8")
    assert lock.hosts_in(text) == []
    assert text.count("==") <= text.count("--hash=sha256:")


def test_a_host_in_a_lock_file_is_noticed():
    places = ["x @ file" + ":///x.whl", "--index-url something", "https" + "://x"]
    assert lock.hosts_in("\n".join(["x==1 \\", *places])) == places


def test_the_import_contracts_leave_out_what_does_not_exist():
    contract = {"name": "n", "type": "forbidden", "forbidden_modules": ["os"]}
    some = {**contract, "source_modules": ["xenofront.lab", "xenofront.nowhere"]}
    none = {**contract, "source_modules": ["xenofront.nowhere"]}
    ini = imports.to_ini({"root_package": "xenofront", "contracts": [some, none]})
    assert ini.sections() == ["importlinter", "importlinter:contract:0"]
    assert ini["importlinter:contract:0"]["source_modules"].split() == ["xenofront.lab"]


def test_a_soak_skips_what_is_not_there():
    assert soak.run(soak.Step("x", "xenofront.nowhere.at_all", ())).startswith("skipped")
    assert soak.run(soak.Step("x", "xenofront", ("-c", "pass"))) == "ok"
    assert soak.run(soak.Step("x", "xenofront", ("-c", "raise SystemExit(3)"))) == "FAILED (3)"


def test_rule_tables_name_code_tests_and_status(tiny):
    page = docs.pages(Registry(tiny))["docs/rules/gd-core.md"]
    row = "| GD-2.b | `team.py may_join` | `test_team.py::test_nobody_joins_twice` | tested |"
    assert row in page
    assert "| GD-2.f |  |  | missing |" in page
    assert docs.stale(tiny, {"docs/rules/gd-core.md": page}) == ["docs/rules/gd-core.md"]


AMERICAN = "col" + "or"


@pytest.mark.parametrize(
    ("text", "found"),
    [
        (f"x = 1  # the {AMERICAN}\n", [AMERICAN]),
        (f"def team_{AMERICAN}():\n    pass\n", [f"team_{AMERICAN}"]),
        (f'"""A {AMERICAN}ed thing."""\n', [f"{AMERICAN}ed"]),
        (f"x = y.{AMERICAN}\n", []),
        (f"x = '{AMERICAN}'\n", []),
        (f"x = 1  # the id nano-{AMERICAN}, and `{AMERICAN}`\n", []),
        ("x = 1  # colour, armoured, diameter, parameter\n", []),
    ],
)
def test_american_spellings_are_found_in_prose_and_names(text, found):
    assert [word for _, word in spelling.in_python(text)] == found


def test_an_american_spelling_can_be_allowed(tmp_path):
    (tmp_path / "card.yaml").write_text(f"text: a {AMERICAN}\n")
    assert spelling.find(tmp_path, []) == [f"card.yaml:1: American spelling: {AMERICAN}"]
    assert spelling.find(tmp_path, [("*.yaml", AMERICAN)]) == []


def test_a_python_that_makes_no_virtual_environments_is_helped_by_uv(monkeypatch):
    ran = []
    refused: subprocess.CompletedProcess = subprocess.CompletedProcess([], 1)
    monkeypatch.setattr(dev, "pick_python", lambda: "some-python")
    monkeypatch.setattr("dev.subprocess.run", lambda *command, **options: refused)
    monkeypatch.setattr("dev.shutil.rmtree", lambda *command, **options: None)
    monkeypatch.setattr(dev, "find_uv", lambda: "some-uv")
    monkeypatch.setattr(dev, "run", lambda *command: ran.append(command[:3]))
    dev.make_venv()
    assert ran == [("some-uv", "venv", "--seed")]
