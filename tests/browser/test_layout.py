"""At every size, in every question of whole missions: the answers in sight, the board the same.

The pinned answer is the one that does nothing more; of all others at least one is in sight, or the
line under which places are folded. Nothing that comes or goes ever changes the size of the board.
"""

from typing import Any

import pytest

SIZES = {
    "wide": (1920, 1080),
    "desk": (1440, 900),
    "laptop": (1366, 768),
    "phone": (390, 844),
    "sideways": (844, 390),
    "desk at 200 %": (720, 450),
}
GAMES = {
    "hexes": ("galaxy-defenders", "dust_signal", {"squad": ["chromium", "mercury"], "seed": 8}),
    "inches": ("bug-hunt", "quick_start", {"seed": 4}),
}
MOST = 120
"""Questions: a longer mission is only looked at so far."""
LOOK = """async () => {
  await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  const inSight = (thing) => {
    if (!thing) return false;
    const box = thing.getBoundingClientRect();
    if (box.top < 0 || box.left < 0) return false;
    if (box.right > innerWidth || box.bottom > innerHeight) return false;
    const middle = box.left + box.width / 2;
    const places = [0.5, 0.9].map((part) => [middle, box.top + box.height * part]);
    return places.every(([x, y]) => thing.contains(document.elementFromPoint(x, y)));
  };
  const all = (selector) => [...document.querySelectorAll(`[data-testid=question] ${selector}`)];
  const end = all('[data-testid=end] [data-testid=option]');
  const answers = all('[data-testid=option], [data-testid=places]');
  const others = answers.filter((one) => !end.includes(one));
  const board = document.querySelector('[data-testid=board]').getBoundingClientRect();
  return {
    end: end.map((one) => one.dataset.key),
    endInSight: end.every(inSight),
    others: others.length,
    otherInSight: others.some(inSight),
    wide: document.documentElement.scrollWidth > innerWidth,
    board: [Math.round(board.width), Math.round(board.height)],
  };
}"""


@pytest.mark.timeout(420)
@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_answers_are_in_sight_at_every_size(visit, game):
    system, mission, more = game
    visitor = visit()
    visitor.start(system, mission, **more)
    boards: dict[str, Any] = {}
    problems: list[str] = []
    for _ in range(MOST):
        if visitor.is_over:
            break
        asked = visitor.live.game.pending
        for size, (width, height) in SIZES.items():
            visitor.page.set_viewport_size({"width": width, "height": height})
            seen = visitor.page.evaluate(LOOK)
            problems += [f"{size}, {asked.what}: {found}" for found in wrong(seen, asked.options)]
            if boards.setdefault(size, seen["board"]) != seen["board"]:
                problems.append(f"{size}, {asked.what}: the board is {seen['board']} now")
        visitor.page.set_viewport_size({"width": 1440, "height": 900})
        visitor.choose(visitor.wanted())
    assert not problems, "\n".join(dict.fromkeys(problems))


def wrong(seen, options):
    """What is not as it should be."""
    if seen["wide"]:
        yield "wider than the window"
    if len(seen["end"]) > 1:
        yield f"pinned twice: {seen['end']}"
    if not seen["endInSight"]:
        yield f"{seen['end']} is out of sight"
    if seen["others"] and not seen["otherInSight"]:
        yield "no other answer is in sight"
    if not seen["end"] and not seen["others"] and options:
        yield "no answers at all"


ENDS = {
    "hexes": ("galaxy-defenders", "dust_signal", {"activity": "end", "hex": "stop"}),
    "inches": ("bug-hunt", "first_contact", {"trooper": "end", "move": "stay", "action": "done"}),
}


@pytest.mark.parametrize("game", ENDS.values(), ids=ENDS)
def test_what_ends_something_is_pinned(visit, game):
    system, mission, ends = game
    visitor = visit()
    visitor.start(system, mission, seed=4, guided=True)
    seen = set()
    for _ in range(60):
        asked = visitor.live.game.pending
        if (key := ends.get(asked.what, "")) in asked.options:
            seen.add(asked.what)
            assert visitor.page.evaluate(LOOK)["end"] == [key]
            assert visitor.option(key).count() == 1
        if seen == set(ends):
            return
        visitor.choose(visitor.wanted())
    pytest.fail(f"only {seen} were asked")
