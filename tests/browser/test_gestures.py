"""One gesture for several answers: dragging, pointing beside the middle, clicking an enemy."""

from typing import Any

from playwright.sync_api import expect

from tests.browser.conftest import PHONE
from xenofront.present.presenter import seen
from xenofront.text.texts import Texts


def play_until(visitor, ready):
    """Answer with a purpose, behind the page's back, until the question is as wanted."""
    live, number = visitor.live, 0
    while not ready(live):
        live.give(f"until{number}", live.seq, visitor.wanted(), live.seats)
        number += 1
    visitor.page.reload()
    visitor.wait()
    visitor.page.wait_for_timeout(600)


def asks(what):
    return lambda live: live.game.pending.what == what


def asked(live):
    """All that the page is told of the question."""
    pending = live.game.pending
    return live.presenter.asked(seen(live.game, pending.seat, Texts("en", "bug-hunt")))


def middle(thing):
    box = thing.bounding_box()
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def figure(visitor, name):
    return visitor.page.locator(f"[data-testid=figure][data-figure={name}] .hit")


def drag(visitor, start, end):
    mouse = visitor.page.mouse
    mouse.move(*start)
    mouse.down()
    mouse.move((start[0] + end[0]) / 2, (start[1] + end[1]) / 2, steps=4)
    mouse.move(*end, steps=4)
    mouse.up()


def given(visitor, before):
    """The answers that people gave since then."""
    return [entry.choice for entry in visitor.live.record.entries[before:] if not entry.by]


def test_a_trooper_that_is_dragged_acts_and_goes(visit):
    visitor = visit()
    visitor.start("bug-hunt", "first_contact", seed=4)
    play_until(visitor, asks("trooper"))
    troopers = visitor.live.game.state.troopers
    act = next(choice for choice in visitor.live.game.pending.choices if choice.VERB == "act")
    x, y = middle(figure(visitor, act.trooper))
    before, stood = visitor.seq, troopers[act.trooper].at
    with visitor.answering():
        drag(visitor, (x, y), (x - 70, y + 32))  # past a barrier
    first, second, *_ = given(visitor, before)
    assert first == act.key
    assert second.startswith("to ")
    assert visitor.live.game.state.troopers[act.trooper].at != stood


def test_an_enemy_that_is_clicked_instead_of_a_move_is_shot_at(visit):
    visitor = visit()
    visitor.start("bug-hunt", "quick_start", seed=4)

    def single(live):
        if live.game.pending.what != "move":
            return False
        details = asked(live)
        meant = {option.figure for option in details.options}
        targets = [option.figure for option in details.ahead]
        return any(targets.count(one) == 1 and one not in meant for one in targets)

    play_until(visitor, single)
    ahead = asked(visitor.live).ahead
    targets = [option.figure for option in ahead]
    shot = next(one for one in ahead if targets.count(one.figure) == 1)
    before = visitor.seq
    figure(visitor, shot.figure).hover()
    expect(visitor.by("details").first).to_contain_text(shot.odds[0])
    with visitor.answering():
        figure(visitor, shot.figure).click()
        if visitor.by("sure-yes").count():
            visitor.by("sure-yes").click()
    assert given(visitor, before)[:2] == ["stay", shot.key]


def test_a_trooper_that_is_dragged_to_an_enemy_stays_and_fires(visit):
    visitor = visit()
    visitor.start("bug-hunt", "quick_start", seed=4)
    found: list[Any] = []

    def ready(live):
        if live.game.pending.what != "trooper":
            return False
        for act in live.game.pending.choices:
            if act.VERB != "act":
                continue
            twin = live.game.clone()
            twin.answer(act)
            if twin.pending.what != "move":
                continue
            details = live.presenter.asked(seen(twin, twin.pending.seat, Texts("en", "bug-hunt")))
            targets = [option.figure for option in details.ahead]
            shots = [one for one in details.ahead if targets.count(one.figure) == 1]
            safe = [one for one in shots if not one.danger]
            if safe:
                found[:] = [act, safe[0]]
                return True
        return False

    play_until(visitor, ready)
    act, shot = found
    visitor.page.keyboard.press("0")
    visitor.page.wait_for_timeout(600)
    before = visitor.seq
    with visitor.answering():
        drag(visitor, middle(figure(visitor, act.trooper)), middle(figure(visitor, shot.figure)))
    assert given(visitor, before)[:3] == [act.key, "stay", shot.key]


def test_reaction_dice_are_dragged_to_who_gets_them(visit):
    visitor = visit()
    visitor.start("bug-hunt", "first_contact", seed=4)
    play_until(visitor, asks("reaction_die"))
    deal = asked(visitor.live).deal
    before = visitor.seq
    for place, taker in enumerate(deal.takers[:-1]):
        thing = visitor.by("thing").last
        line = visitor.page.locator(f"[data-taker={taker.id}]")
        end = middle(figure(visitor, taker.figures[0]) if place == 0 else line)
        if place == len(deal.takers) - 2:
            with visitor.answering():
                drag(visitor, middle(thing), end)
        else:
            drag(visitor, middle(thing), end)
            expect(line.locator(".slot .dice")).to_be_visible()
    faces = given(visitor, before)
    expected = sorted(deal.keys, key=int, reverse=True)
    assert faces == expected[: len(faces)]
    assert len(set(expected[len(faces) :])) == 1
    assert visitor.live.game.pending.what != "reaction_die"


def walking(visitor):
    """The second step of a walk can be anywhere: two cells away lies a plan."""
    visitor.start("galaxy-defenders", "dust_signal", squad=["mercury"], seed=8)
    play_until(visitor, asks("activity"))
    name, state = visitor.live.seats[0], visitor.live.game.state
    column, row = map(int, state.agents[name].hex.split(","))
    goal = f"{column + 2},{row}"
    cell = visitor.page.locator(f'[data-testid=cell][data-cell="{goal}"]')
    expect(cell).to_be_visible()
    return name, goal, cell


def test_a_hex_is_clicked_where_the_agent_is_to_look(visit):
    visitor = visit()
    name, goal, cell = walking(visitor)
    box = cell.bounding_box()
    x, y = middle(cell)
    with visitor.answering():
        visitor.page.mouse.move(x - box["width"] * 0.38, y)
        expect(visitor.by("way")).to_be_attached()
        visitor.page.mouse.click(x - box["width"] * 0.38, y)
    agent = visitor.live.game.state.agents[name]
    assert (agent.hex, agent.facing) == (goal, "W")


def test_an_agent_is_dragged_to_a_hex_and_looks_where_it_is_let_go(visit):
    visitor = visit()
    name, goal, cell = walking(visitor)
    box = cell.bounding_box()
    x, y = middle(cell)
    visitor.choose("move")
    with visitor.answering():
        drag(visitor, middle(figure(visitor, name)), (x - box["width"] * 0.38, y))
    agent = visitor.live.game.state.agents[name]
    assert (agent.hex, agent.facing) == (goal, "W")


def test_on_a_phone_the_facing_is_dragged_out_of_the_middle(visit):
    visitor = visit(size=PHONE, touch=True)
    name, goal, cell = walking(visitor)
    cell.tap()
    go = visitor.by("facing-ring").locator(".go")
    x, y = middle(go)
    with visitor.answering():
        drag(visitor, (x, y), (x - 70, y + 32))  # past a barrier
    agent = visitor.live.game.state.agents[name]
    assert (agent.hex, agent.facing) == (goal, "W")


def test_what_the_table_answers_is_marked_and_can_be_asked_again(visit):
    visitor = visit()
    visitor.start("galaxy-defenders", "dust_signal", squad=["chromium", "titanium"], seed=4)
    live, number = visitor.live, 0
    while not any(entry.by == "table" for entry in live.record.entries):
        live.give(f"x{number}", live.seq, visitor.wanted(), live.seats)
        number += 1
    visitor.page.reload()
    visitor.wait()
    visitor.panel("log")
    expect(visitor.by("by-table").first).to_have_text("the table")
    visitor.page.keyboard.press("Escape")
    visitor.by("menu").click()
    visitor.by("asking").click()
    everything = visitor.by("settles-nothing")
    expect(everything).not_to_be_checked()
    everything.check()
    expect(visitor.by("settles-wings")).not_to_be_checked()
    assert live.standing.asking == ("*",)
    visitor.by("settles-wings").check()
    expect(everything).not_to_be_checked()
    assert "wings" not in live.standing.asking
    assert "alpha" in live.standing.asking
    visitor.by("asking-done").click()
    visitor.page.reload()
    visitor.wait()
    visitor.by("menu").click()
    visitor.by("asking").click()
    expect(visitor.by("settles-wings")).to_be_checked()
    expect(visitor.by("settles-alpha")).not_to_be_checked()
