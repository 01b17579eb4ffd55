"""What the documents say is true."""

import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest
from click.testing import CliRunner

from xenofront.cli.console import console

ROOT = Path(__file__).parents[2]
CODE = re.compile(r"`((?:src|tests|docs|tools|web)/[\w./-]+)`")


@pytest.mark.parametrize(
    "document", ["docs/architecture.md", "CONTRIBUTING.md"], ids=["architecture", "contributing"]
)
def test_every_path_a_document_names_exists(document):
    text = (ROOT / document).read_text(encoding="utf-8")
    named = CODE.findall(text.replace("`…/", "`src/xenofront/games/galaxy_defenders/"))
    assert len(named) > 3
    assert [path for path in named if not (ROOT / path).exists()] == []


def test_the_example_of_the_readme_runs():
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    example = re.search(r"```python\n(.*?)```", text, re.DOTALL)
    assert example
    done = subprocess.run(
        [sys.executable, "-c", example[1]], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    assert "The mission is" in done.stdout
    assert "by way of MissionPlay > " in done.stdout
    assert re.search(r"refused by [A-Z]+-[\w.]+", done.stdout)


@pytest.mark.parametrize(
    "document", ["README.md", "docs/guides/operation-strikeback.md"], ids=["readme", "strikeback"]
)
def test_the_session_in_a_document_happens_like_that(monkeypatch, document):
    for name, value in {"COLUMNS": "100", "LINES": "40", "LC_ALL": "C.UTF-8"}.items():
        monkeypatch.setenv(name, value)
    text = (ROOT / document).read_text(encoding="utf-8")
    excerpt = re.search(r"^```console\n(.*?)^```$", text, re.DOTALL | re.MULTILINE)
    assert excerpt
    first, *lines = excerpt[1].splitlines()
    words = first.removeprefix("$ xenofront console ").split()
    typed = [line.removeprefix("> ") for line in lines if line.startswith("> ")]
    answers = "\n".join(typed) + "\n"
    rest = CliRunner().invoke(console, [*words, "--no-save"], input=answers).output
    for part in "\n".join(lines).split("\n...\n"):
        assert part in rest, f"{part}\n--- is not in ---\n{rest}"
        rest = rest.partition(part)[2]


def test_links_between_documents_lead_somewhere():
    for document in (ROOT / "README.md", *(ROOT / "docs").rglob("*.md")):
        for target in re.findall(r"\]\(([^)#:]+)\)", document.read_text(encoding="utf-8")):
            assert (document.parent / target).exists(), f"{document.name} -> {target}"


def spoken_of_xenofront():
    """What is said to users, apart from old news."""
    found = [ROOT / "README.md", *(ROOT / "docs").rglob("*.md"), *(ROOT / "src").rglob("*.py")]
    return {path: path.read_text(encoding="utf-8") for path in found}


def test_nobody_is_told_to_install_from_an_index_where_it_is_not():
    wrong = re.compile(r"pip install ['\"]?xenofront")
    assert [path.name for path, text in spoken_of_xenofront().items() if wrong.search(text)] == []


def test_who_is_to_type_xenofront_is_told_where_it_is():
    typed = re.compile(r"^(?:    |\$ )?xenofront ", re.MULTILINE)
    guides = [path for path in (ROOT / "docs" / "guides").glob("*.md") if path.stem != "install"]
    using = [path for path in guides if typed.search(path.read_text(encoding="utf-8"))]
    assert len(using) > 4
    assert [path.name for path in using if "](install.md)" not in path.read_text("utf-8")] == []
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    assert "`.venv/bin/xenofront`" in readme
    assert "](docs/guides/install.md)" in readme


def test_every_extra_is_named_in_the_guide_to_installing():
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    guide = (ROOT / "docs" / "guides" / "install.md").read_text(encoding="utf-8")
    assert [name for name in project["optional-dependencies"] if f'".[{name}]"' not in guide] == []
