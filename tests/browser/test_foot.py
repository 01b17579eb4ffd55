"""The answer that goes on without anything more is always in sight, at every size."""

import pytest

from tests.browser.conftest import DESK, PHONE

SIZES = {
    "laptop": (1366, 768),
    "desk": DESK,
    "wide": (1920, 1080),
    "phone": PHONE,
    "sideways": (844, 390),
}
GUIDED = [
    ("galaxy-defenders", "dust_signal", {"activity": "end", "hex": "stop"}),
    ("bug-hunt", "first_contact", {"trooper": "end", "move": "stay", "action": "done"}),
]
IN_SIGHT = """(button) => {
  const box = button.getBoundingClientRect();
  const places = [0.5, 0.9].map((part) => [box.left + box.width / 2, box.top + box.height * part]);
  const over = box.bottom > innerHeight || box.right > innerWidth;
  const found = ([x, y]) => button.contains(document.elementFromPoint(x, y));
  return box.top >= 0 && box.left >= 0 && !over && places.every(found);
}"""


@pytest.mark.parametrize("size", SIZES.values(), ids=SIZES)
@pytest.mark.parametrize(("system", "mission", "ends"), GUIDED, ids=["hexes", "inches"])
def test_the_end_of_a_turn_is_in_sight(visit, size, system, mission, ends):
    visitor = visit(size=size, touch=min(size) < 500)
    visitor.start(system, mission, seed=4, guided=True)
    seen = set()
    for _ in range(60):
        asked = visitor.live.game.pending
        key = ends.get(asked.what, "")
        if key in asked.options:
            seen.add(asked.what)
            button = visitor.option(key)
            assert button.count() == 1, f"{asked.what}: {key} is not offered once"
            assert button.evaluate(IN_SIGHT), f"{asked.what}: {key} is out of sight"
        if seen == set(ends):
            return
        visitor.choose(visitor.wanted())
    pytest.fail(f"only {seen} were asked")


@pytest.mark.parametrize("size", SIZES.values(), ids=SIZES)
def test_the_first_answer_is_in_sight_as_well(visit, size):
    visitor = visit(size=size, touch=min(size) < 500)
    visitor.start("galaxy-defenders", "dust_signal", seed=4)
    visitor.choose("chromium")
    first = visitor.by("option").first
    assert first.evaluate(IN_SIGHT)
