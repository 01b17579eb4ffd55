"""Campaigns in the browser: from the missions page to the second mission and back."""

from playwright.sync_api import expect

from tests.browser.screens import finish


def test_a_campaign_is_begun_gone_on_with_and_continued(visit):
    visitor = visit()
    visitor.go("/#/missions")
    visitor.by("campaign-dust_road").click()
    for name in ("chromium", "thorium", "titanium"):
        visitor.by(f"member-{name}").click()
    visitor.by("member-mercury").click()
    visitor.by("seed").fill("8")
    visitor.by("start-game").click()
    visitor.wait()
    first = visitor.live
    assert first.record.setup.options["campaign"] is True
    finish(visitor)
    expect(visitor.by("campaign")).to_contain_text("Mercury")
    expect(visitor.by("next-mission")).to_have_count(0)
    visitor.by("campaign-next").click()
    expect(visitor.by("question")).to_be_visible()
    second = visitor.live
    assert second.name != first.name
    assert second.record.setup.carried["agents"]["mercury"]
    visitor.go("/#/continue")
    expect(visitor.by("saved")).to_have_count(2)
    expect(visitor.by("saved").first).to_contain_text("The Dust Road")
    visitor.go(f"/#/game/{first.name}")
    visitor.by("campaign-next").click()
    expect(visitor.by("question")).to_be_visible()
    assert visitor.live.name == second.name
    visitor.go(f"/#/game/{first.name}")
    visitor.by("campaign-back").click()
    visitor.by("campaign-back-confirm").click()
    expect(visitor.by("question")).to_be_visible()
    back = visitor.live
    assert back.name not in (first.name, second.name)
    assert back.record.setup.mission == first.record.setup.mission
    assert back.record.setup.seed != first.record.setup.seed
