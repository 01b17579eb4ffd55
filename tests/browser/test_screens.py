"""Every screen, at both sizes, in both themes and languages: readable, whole, and accessible.

The pictures go to the folder in XENOFRONT_SCREENSHOTS, if it is set.
"""

import json
import os
from pathlib import Path

import pytest

from tests.browser.conftest import DESK, PHONE
from tests.browser.screens import SCREENS

HERE = Path(__file__).parent
LAYOUT = (HERE / "layout.js").read_text(encoding="utf-8").strip().rstrip(";")
AXE = HERE.parents[1] / "web" / "node_modules" / "axe-core" / "axe.min.js"
VISIONS = {
    "usual": [[1, 0, 0], [0, 1, 0], [0, 0, 1]],
    "protanopia": [[0.152, 1.053, -0.205], [0.115, 0.786, 0.099], [-0.004, -0.048, 1.052]],
    "deuteranopia": [[0.367, 0.861, -0.228], [0.280, 0.673, 0.047], [-0.012, 0.043, 0.969]],
    "tritanopia": [[1.256, -0.077, -0.179], [-0.078, 0.931, 0.148], [0.005, 0.691, 0.304]],
}
"""How colours look with other colour vision (Machado, Oliveira and Fernandes 2009, in full)."""
LOOKS = [
    pytest.param(size, lang, id=f"{form}-{lang}")
    for form, size in (("desk", DESK), ("phone", PHONE))
    for lang in ("en", "de")
]
RUN_AXE = """async () => {
  const found = await axe.run(document, { resultTypes: ['violations'] });
  const where = (v) => v.nodes.slice(0, 3).map((node) => node.target.join(' ')).join('; ');
  return found.violations.map((v) => `${v.id}: ${where(v)}`);
}"""


@pytest.mark.timeout(240)
@pytest.mark.parametrize(("size", "lang"), LOOKS)
@pytest.mark.parametrize("name", SCREENS)
def test_a_screen_is_whole_readable_and_accessible(visit, name, size, lang):
    visitor = visit(size=size, lang=lang, touch=size == PHONE)
    visitor.size, visitor.lang = size, lang
    SCREENS[name](visitor)
    page = visitor.page
    page.evaluate(AXE.read_text(encoding="utf-8"))
    problems = []
    for theme in ("dark", "light"):
        page.emulate_media(color_scheme=theme)
        page.wait_for_timeout(100)
        if folder := os.environ.get("XENOFRONT_SCREENSHOTS"):
            form = "phone" if size == PHONE else "desk"
            file = Path(folder) / f"{name}-{form}-{theme}-{lang}.png"
            file.parent.mkdir(parents=True, exist_ok=True)
            page.screenshot(path=str(file))
        found = page.evaluate(f"({LAYOUT})({json.dumps(VISIONS)})") + page.evaluate(RUN_AXE)
        problems += [f"{theme}: {problem}" for problem in found]
    assert not problems, "\n".join(problems)
