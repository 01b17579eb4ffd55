"""Every screen there is, and the way to it."""

from playwright.sync_api import expect

from tests.browser.bug_hunt_screens import BUG_HUNT_SCREENS
from tests.browser.conftest import PHONE

ON_TOP = """(part) => {
  const there = document.elementFromPoint(innerWidth / 2, innerHeight * part);
  return there.closest('.side') !== null;
}"""


def title(visitor):
    visitor.go()
    expect(visitor.by("title-play")).to_be_enabled()


def missions(visitor):
    visitor.go("/#/missions")
    expect(visitor.by("mission-dust_signal")).to_be_visible()


def set_up(visitor):
    visitor.go("/#/new/galaxy-defenders/dust_signal")
    visitor.by("guided").uncheck()
    for fold in visitor.page.locator("main details:not([open]) > summary").all():
        fold.click()


def set_up_bug_hunt(visitor):
    visitor.go("/#/new/bug-hunt/quick_start")
    expect(visitor.by("start-game")).to_be_visible()
    for fold in visitor.page.locator("main details:not([open]) > summary").all():
        fold.click()


def settings(visitor):
    visitor.go("/#/settings")
    expect(visitor.page.locator("main")).to_be_visible()


def rules(visitor):
    visitor.go("/#/rules")
    visitor.by("rules-search").fill("sight" if visitor.lang == "en" else "Sicht")
    expect(visitor.by("rule-link").first).to_be_visible()


def a_rule(visitor):
    visitor.go("/#/rules/GD-6.2.1.a")
    expect(visitor.by("rule-card").first).to_be_visible()


def continuing(visitor):
    visitor.start("galaxy-defenders", "dust_signal", squad=["mercury"], seed=8, lang=visitor.lang)
    visitor.go("/#/continue")
    expect(visitor.by("saved").first).to_be_visible()


def workshop(visitor):
    visitor.go("/#/workshop")
    expect(visitor.by("take-dust_signal")).to_be_visible()


def workshop_flaws(visitor):
    """A text with two problems."""
    workshop(visitor)
    visitor.by("take-dust_signal").click()
    draft = visitor.by("workshop-draft")
    expect(draft).not_to_be_empty()
    text = draft.input_value().replace("agents: [1, 5]", "agents: [0, 5]")
    draft.fill(text.replace("xeno_beta-green: 2", "xeno_beta-grean: 2"))
    visitor.by("workshop-check").click()
    expect(visitor.by("flaw")).to_have_count(2, timeout=90_000)
    if visitor.size == PHONE:
        visitor.by("workshop-said").scroll_into_view_if_needed()


def workshop_examined(visitor):
    """A mission in order, and what the doctor said of it."""
    workshop(visitor)
    visitor.by("take-dust_signal").click()
    expect(visitor.by("workshop-draft")).not_to_be_empty()
    visitor.by("workshop-examine").click()
    expect(visitor.by("workshop-examined")).to_be_visible(timeout=90_000)
    if visitor.size == PHONE:
        visitor.by("workshop-said").scroll_into_view_if_needed()


def workshop_bug_hunt(visitor):
    workshop(visitor)
    visitor.by("take-first_contact").click()
    expect(visitor.by("workshop-draft")).not_to_be_empty()
    visitor.by("workshop-check").click()
    expect(visitor.by("board-picture")).to_be_visible(timeout=90_000)
    if visitor.size == PHONE:
        visitor.by("board-picture").scroll_into_view_if_needed()


def begin(visitor):
    squad = ["chromium", "thorium", "titanium"]
    visitor.start("galaxy-defenders", "dust_signal", squad=squad, seed=5, lang=visitor.lang)


def advanced(visitor, answers=70):
    """A game that has seen some action; the answers are given behind the page's back."""
    visitor.start(
        "galaxy-defenders",
        "dust_signal",
        squad=["chromium", "mercury"],
        seed=4,
        lang=visitor.lang,
        guided=False,
    )
    live = visitor.live
    for number in range(answers):
        live.give(f"x{number}", live.seq, visitor.wanted(), live.seats)
    visitor.page.reload()
    visitor.wait()


def fighting(visitor):
    """A question with odds."""
    advanced(visitor, 0)
    live, number = visitor.live, 0
    while not any(o.startswith("attack") for o in live.game.pending.options):
        live.give(f"x{number}", live.seq, visitor.wanted(), live.seats)
        number += 1
    visitor.page.reload()
    visitor.wait()
    if visitor.size != PHONE:
        visitor.page.locator("[data-testid=option][data-key^=attack]").first.hover()
        expect(visitor.by("details")).to_contain_text("%")


def quick_answers(visitor):
    """A question that comes in numbers, and one that is answered without asking."""
    advanced(visitor, 0)
    live, number = visitor.live, 0
    live.ask_for(("*",))
    while live.game.pending.what != "guard":
        live.give(f"x{number}", live.seq, visitor.wanted(), live.seats)
        number += 1
    live.quick("quick", live.seq, "pass", live.seats)
    while live.game.pending.what != "alien_way":
        live.give(f"x{number}", live.seq, visitor.wanted(), live.seats)
        number += 1
    visitor.page.reload()
    visitor.wait()
    expect(visitor.by("quick-rest")).to_be_visible()


def computers(visitor):
    """The dialogue in which seats change hands."""
    advanced(visitor)
    visitor.page.keyboard.press("Shift+C")
    visitor.by("hand-mercury").select_option("greedy")
    expect(visitor.by("hand-all")).to_have_value("mixed")


def computer_turn(visitor):
    """A computer player has answered and goes on thinking."""
    computers(visitor)
    visitor.live.seating.bench.budget = 60
    visitor.by("hand-all").select_option("greedy")
    before = visitor.live.seq
    visitor.by("computers-done").click()
    visitor.past(before)
    visitor.site.server.sessions.thinking.go_on = lambda table: None
    visitor.page.wait_for_timeout(300)
    visitor.wait()
    expect(visitor.by("computer-turn")).to_be_visible()


def hint(visitor):
    advanced(visitor)
    visitor.by("hint").click()
    expect(visitor.page.locator("[data-hint=true]").first).to_be_visible()


def guided(visitor):
    visitor.start("galaxy-defenders", "dust_signal", guided=True, lang=visitor.lang)
    expect(visitor.by("coach")).to_be_visible()


def panel(name):
    """A panel beside or over the board."""

    def show(visitor):
        advanced(visitor)
        visitor.panel(name)
        if visitor.size == PHONE:
            for part in (0.03, 0.7, 0.97):
                assert visitor.page.evaluate(ON_TOP, part), "something lies over the drawer"

    return show


def why(visitor):
    advanced(visitor)
    visitor.by("why").click()
    expect(visitor.by("why-text")).to_be_visible()


def briefing(visitor):
    """How a mission opens."""
    begin(visitor)
    visitor.page.reload()
    expect(visitor.by("begin")).to_be_focused()


def reaction(visitor):
    """Somebody was struck and may react."""
    visitor.start("galaxy-defenders", "dust_signal", squad=["titanium"], seed=6, lang=visitor.lang)
    live, number = visitor.live, 0
    while live.game.pending.what != "react":
        live.give(f"x{number}", live.seq, visitor.wanted(), live.seats)
        number += 1
    visitor.page.reload()
    visitor.wait()


def take_back(visitor):
    advanced(visitor)
    visitor.page.keyboard.press("Shift+Z")
    expect(visitor.by("take-back-moment").first).to_be_visible()


def asking(visitor):
    """What the table answers by itself."""
    advanced(visitor)
    visitor.by("menu").click()
    visitor.by("asking").click()
    expect(visitor.by("settles-wings")).to_be_checked()


def menu(visitor):
    advanced(visitor)
    visitor.by("menu").click()
    expect(visitor.by("report")).to_be_visible()


def replay(visitor):
    advanced(visitor)
    visitor.by("menu").click()
    visitor.by("replay").click()
    expect(visitor.by("replay-slider")).to_be_visible()


def set_up_campaign(visitor):
    visitor.go("/#/campaign/bug-hunt/operation")
    expect(visitor.by("start-game")).to_be_enabled()


def campaign(visitor):
    """The outcome of a campaign's first mission."""
    road = {"campaign": "dust_road", "squad": ["mercury"], "seed": 8}
    visitor.start("galaxy-defenders", "", lang=visitor.lang, **road)
    finish(visitor)
    expect(visitor.by("campaign-next")).to_be_visible()


def finish(visitor):
    """Play to the end behind the page's back."""
    live, number = visitor.live, 0
    while live.game.pending is not None:
        live.give(f"x{number}", live.seq, visitor.wanted(), live.seats)
        number += 1
    visitor.page.reload()
    expect(visitor.by("outcome")).to_be_visible()


def outcome(visitor):
    visitor.start("galaxy-defenders", "dust_signal", squad=["mercury"], seed=8, lang=visitor.lang)
    live, number = visitor.live, 0
    while live.game.pending is not None:
        live.give(f"x{number}", live.seq, visitor.wanted(), live.seats)
        number += 1
    visitor.page.reload()
    expect(visitor.by("outcome")).to_be_visible()


def bug_hunt(visitor, answers=60):
    visitor.start("bug-hunt", "quick_start", seed=4, lang=visitor.lang)
    live = visitor.live
    for number in range(answers):
        if live.game.pending is None:
            break
        live.give(f"x{number}", live.seq, visitor.wanted(), live.seats)
    visitor.page.reload()
    visitor.wait()


def bug_hunt_begins(visitor):
    bug_hunt(visitor, 0)


def bug_hunt_outcome(visitor):
    visitor.start("bug-hunt", "quick_start", seed=4, lang=visitor.lang)
    live, number = visitor.live, 0
    while live.game.pending is not None:
        live.give(f"x{number}", live.seq, visitor.wanted(), live.seats)
        number += 1
    visitor.page.reload()
    expect(visitor.by("outcome")).to_be_visible()


def dice_by_hand(visitor):
    visitor.start(
        "galaxy-defenders",
        "dust_signal",
        squad=["chromium", "mercury"],
        seed=4,
        lang=visitor.lang,
        manual=True,
    )
    live, number = visitor.live, 0
    while hasattr(live.game.pending, "seat"):
        live.give(f"x{number}", live.seq, visitor.wanted(), live.seats)
        number += 1
    visitor.page.reload()
    visitor.wait()


SCREENS = {
    "title": title,
    "missions": missions,
    "set-up": set_up,
    "set-up-bug-hunt": set_up_bug_hunt,
    "settings": settings,
    "rules": rules,
    "rule": a_rule,
    "continue": continuing,
    "workshop": workshop,
    "workshop-flaws": workshop_flaws,
    "workshop-examined": workshop_examined,
    "workshop-bug-hunt": workshop_bug_hunt,
    "game-briefing": briefing,
    "game-begins": begin,
    "game-reaction": reaction,
    "game": advanced,
    "game-odds": fighting,
    "game-quick": quick_answers,
    "game-computers": computers,
    "game-computer-turn": computer_turn,
    "game-hint": hint,
    "game-guided": guided,
    "game-squad": panel("squad"),
    "game-aliens": panel("aliens"),
    "game-log": panel("log"),
    "game-rules": panel("rules"),
    "game-text": panel("text"),
    "game-why": why,
    "game-take-back": take_back,
    "game-menu": menu,
    "game-asking": asking,
    "game-replay": replay,
    "game-dice": dice_by_hand,
    "set-up-campaign": set_up_campaign,
    "campaign": campaign,
    "outcome": outcome,
    "bug-hunt-begins": bug_hunt_begins,
    "bug-hunt": bug_hunt,
    "bug-hunt-outcome": bug_hunt_outcome,
    **BUG_HUNT_SCREENS,
}
