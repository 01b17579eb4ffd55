"""A line between two points: pointed at, dragged, by keys, or typed in."""

import pytest
from playwright.sync_api import expect

from tests.browser.bug_hunt_screens import to_barricade
from xenofront.geometry.plane.exact import Point


@pytest.fixture
def visitor(visit):
    visitor = visit()
    to_barricade(visitor)
    return visitor


def pixel(visitor, x, y):
    """Where a point of the table is on the screen."""
    return visitor.page.evaluate(
        """([x, y]) => {
          const svg = document.querySelector('[data-testid=board] svg[role=group]');
          const at = new DOMPoint(x, y).matrixTransform(svg.getScreenCTM());
          return [at.x, at.y];
        }""",
        [x, y],
    )


def move_aside(visitor):
    """Show the whole table, and drag it so that its corner lies free of the goals."""
    visitor.page.get_by_role("button", name="Whole board").click()
    mouse = visitor.page.mouse
    mouse.move(600, 450)
    mouse.down()
    mouse.move(900, 620, steps=4)
    mouse.up()


def put_up(visitor):
    """Put it there, and say where it stands."""
    with visitor.answering():
        visitor.by("span-go").click()
    (barricade,) = visitor.live.game.state.barricades
    return barricade


def near(found, wanted):
    return all(abs(a - b) <= 60 for a, b in zip(found, wanted, strict=True))


def test_pointing_twice(visitor):
    move_aside(visitor)
    visitor.by("span-mark").click()
    for x, y in ((1500, 1500), (4000, 1500)):
        visitor.page.mouse.click(*pixel(visitor, x, y))
    expect(visitor.by("span")).to_be_attached()
    expect(visitor.by("details").last).to_contain_text("From end to end")
    first, second = put_up(visitor)
    assert near(first, (1500, 1500))
    assert near(second, (4000, 1500))


def test_dragging(visitor):
    move_aside(visitor)
    visitor.by("span-mark").click()
    visitor.page.mouse.move(*pixel(visitor, 1500, 1500))
    visitor.page.mouse.down()
    visitor.page.mouse.move(*pixel(visitor, 3000, 2000), steps=3)
    visitor.page.mouse.move(*pixel(visitor, 4000, 1500), steps=3)
    visitor.page.mouse.up()
    first, second = put_up(visitor)
    assert near(first, (1500, 1500))
    assert near(second, (4000, 1500))


def test_typing(visitor):
    for name, inches in {"x1": "1.25", "y1": "1.5", "x2": "3,75", "y2": "1.5"}.items():
        visitor.by(f"span-{name}").press_sequentially(inches)
    assert put_up(visitor) == (Point(1250, 1500), Point(3750, 1500))


def test_by_keys_and_why_not(visitor):
    """From figure to figure: too long, or somebody stands there; the rule is named."""
    visitor.by("span-mark").focus()
    visitor.page.keyboard.press("Enter")
    visitor.page.keyboard.press("Shift+B")
    visitor.page.keyboard.press("Enter")
    visitor.page.keyboard.press("ArrowRight")
    visitor.page.keyboard.press("Enter")
    expect(visitor.by("span")).to_be_attached()
    expect(visitor.by("details").last).to_contain_text("BD-9.f1")
