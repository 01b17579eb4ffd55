"""The guide for researchers runs, and the reference is up to date."""

import re
from pathlib import Path

import pytest

from tools import docs, environment_page

ROOT = Path(__file__).parents[2]


def test_the_reference_is_up_to_date():
    assert docs.stale(ROOT, {environment_page.PATH: environment_page.page(docs.NOTE)}) == []


@pytest.mark.filterwarnings("ignore")
def test_every_example_of_the_guide_runs(capsys):
    pytest.importorskip("pyspiel")
    text = (ROOT / "docs/guides/train-an-agent.md").read_text(encoding="utf-8")
    names: dict[str, object] = {}
    for example in re.findall(r"```python\n(.*?)```", text, re.DOTALL):
        exec(compile(example, "train-an-agent.md", "exec"), names)
    said = capsys.readouterr().out
    assert re.search(r"^(accomplished|failed) [01]\.0$", said, re.MULTILINE)
    assert "(8, 64, 42) (8, 128)" in said
    assert "0 duel-v2 1" in said
