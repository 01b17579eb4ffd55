"""What the documents say is true."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
CODE = re.compile(r"`((?:src|tests|docs|tools)/[\w./-]+)`")


@pytest.mark.parametrize(
    "document", ["docs/architecture.md", "CONTRIBUTING.md"], ids=["architecture", "contributing"]
)
def test_every_path_a_document_names_exists(document):
    named = CODE.findall((ROOT / document).read_text(encoding="utf-8"))
    assert named
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


def test_links_between_documents_lead_somewhere():
    for document in (ROOT / "README.md", *(ROOT / "docs").rglob("*.md")):
        for target in re.findall(r"\]\(([^)#:]+)\)", document.read_text(encoding="utf-8")):
            assert (document.parent / target).exists(), f"{document.name} -> {target}"
