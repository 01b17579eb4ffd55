"""Screens of Bug Hunt: its guided mission, and how far somebody gets."""

from playwright.sync_api import expect

from xenofront.games.bug_hunt.play.guide import shown_choice
from xenofront.games.bug_hunt.rules.ground import table_of

NEAR = 6000


def guided_to(visitor, is_reached):
    """The guided mission, played behind the page's back up to a question."""
    visitor.start("bug-hunt", "first_contact", guided=True, lang=visitor.lang)
    live, number = visitor.live, 0
    while not is_reached(live.game):
        live.give(f"x{number}", live.seq, shown_choice(live.game), live.seats)
        number += 1
    visitor.page.reload()
    visitor.wait()
    expect(visitor.by("question")).to_be_visible()


def guided(visitor):
    guided_to(visitor, lambda game: game.pending.what == "move")
    expect(visitor.by("coach")).to_be_visible()


def guided_fire(visitor):
    """The first shot of the guided mission."""
    guided_to(visitor, lambda game: any(o.startswith("fire ") for o in game.pending.options))
    expect(visitor.by("coach")).to_be_visible()


def reach(visitor):
    """A trooper in narrow quarters, and where it can go."""

    def is_narrow(game):
        ask, state = game.pending, game.state
        if ask.what != "move" or state.turn < 2:
            return False
        here = state.troopers[ask.trooper].at
        corners = [solid.corners[0] for solid in table_of(state).ground.hard]
        return any(abs(at.x - here.x) + abs(at.y - here.y) < NEAR for at in corners)

    guided_to(visitor, is_narrow)
    visitor.page.keyboard.press("Shift+R")
    expect(visitor.page.locator("svg .area").first).to_be_attached()


def to_barricade(visitor):
    """A stroke of luck may put up a barricade anywhere."""
    options = {"movie_magic": True}
    visitor.start("bug-hunt", "first_contact", seed=3, options=options, lang=visitor.lang)
    live, number = visitor.live, 0
    while live.game.pending.what != "turn_luck":
        live.give(f"x{number}", live.seq, shown_choice(live.game), live.seats)
        number += 1
    visitor.page.reload()
    visitor.wait()
    expect(visitor.by("span-mark")).to_be_visible()


def a_line(visitor):
    to_barricade(visitor)
    for name, inches in {"x1": "20", "y1": "20", "x2": "22.5", "y2": "21"}.items():
        visitor.by(f"span-{name}").fill(inches)
    expect(visitor.by("span")).to_be_attached()


def guided_brawl(visitor):
    """The first brawl of the guided mission, with what it risks."""
    guided_to(visitor, lambda game: "brawl" in game.pending.options)


def giving_up(visitor):
    """It is asked once more."""
    guided_to(visitor, lambda game: game.pending.what == "trooper")
    visitor.by("menu").click()
    visitor.by("menu-concede").click()
    expect(visitor.by("sure-yes")).to_be_visible()


BUG_HUNT_SCREENS = {
    "bug-hunt-guided": guided,
    "bug-hunt-guided-fire": guided_fire,
    "bug-hunt-reach": reach,
    "bug-hunt-brawl": guided_brawl,
    "bug-hunt-line": a_line,
    "bug-hunt-giving-up": giving_up,
}
