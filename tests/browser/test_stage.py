"""What happens is shown on the stage: at once, again, after a reload, in the past; and heard."""

from playwright.sync_api import expect

FAST = "localStorage.setItem('xenofront.settings', JSON.stringify({speed: 'fast'}))"
LISTEN = """(() => {
  window.heard = 0;
  for (const kind of [OscillatorNode, AudioBufferSourceNode]) {
    const start = kind.prototype.start;
    kind.prototype.start = function (...more) {
      window.heard += 1;
      return start.apply(this, more);
    };
  }
})()"""


def is_fight(live):
    """Whether the last answer was an attack."""
    last = live.record.nodes[live.record.at].told
    return any(type(event).__name__ == "HitsRolled" for event in last)


def to_a_fight(visitor):
    """Behind the page's back, until the last answer has brought about a fight."""
    visitor.start("galaxy-defenders", "dust_signal", squad=["chromium", "mercury"], seed=4)
    live, number = visitor.live, 0
    while not (is_fight(live) and live.game.pending.what == "activity"):
        live.give(f"x{number}", live.seq, visitor.wanted(), live.seats)
        number += 1
    visitor.page.reload()
    visitor.wait()


def test_last_turn_is_shown_again_after_a_reload(visit):
    visitor = visit(told=True)
    visitor.page.add_init_script(FAST)
    to_a_fight(visitor)
    expect(visitor.by("fight")).to_have_count(0)
    visitor.tool("tell-again")
    expect(visitor.by("fight")).to_be_visible()
    visitor.by("skip").click()
    expect(visitor.by("fight")).to_have_count(0)


def test_a_chip_of_this_round_shows_its_fight_again_after_a_reload(visit):
    visitor = visit(told=True)
    visitor.page.add_init_script(FAST)
    to_a_fight(visitor)
    visitor.by("chip").filter(has=visitor.page.locator(".soft")).last.click()
    expect(visitor.by("fight")).to_be_visible()


def test_a_replay_shows_the_same_stage(visit):
    visitor = visit(told=True)
    visitor.page.add_init_script(FAST)
    to_a_fight(visitor)
    line = visitor.live.record.line()
    visitor.go(f"/#/game/{visitor.game}/at/{line[-2]}")
    visitor.page.reload()
    visitor.by("replay-after").click()
    expect(visitor.by("fight")).to_be_visible()


def test_nothing_is_heard_until_it_is_wanted(visit):
    visitor = visit(told=True)
    visitor.page.add_init_script(FAST)
    visitor.page.add_init_script(LISTEN)
    to_a_fight(visitor)
    visitor.tool("tell-again")
    expect(visitor.by("fight")).to_be_visible()
    assert visitor.page.evaluate("heard") == 0


def test_a_fight_is_heard_by_who_wants_sound(visit):
    """It is switched on in the settings, and holds at once."""
    visitor = visit(told=True)
    visitor.page.add_init_script(LISTEN)
    to_a_fight(visitor)
    visitor.go("/#/settings")
    visitor.by("set-sound-on").check()
    visitor.page.go_back()
    visitor.wait()
    visitor.tool("tell-again")
    expect(visitor.by("fight")).to_be_visible()
    for _ in range(200):
        if visitor.page.evaluate("heard") > 2:
            return
        visitor.page.wait_for_timeout(20)
    raise AssertionError("nothing was heard")
