"""Installed as an app, the pages open at once, also where the server does not answer."""

import json

from playwright.sync_api import expect


def test_the_pages_open_without_the_server(visit, site):
    visitor = visit(told="app", allow=("Failed to load resource",))
    visitor.go()
    expect(visitor.by("title-play")).to_be_enabled()
    visitor.page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    visitor.page.reload()
    expect(visitor.by("title-play")).to_be_enabled()
    visitor.page.wait_for_function("caches.keys().then((names) => names.length > 0)")
    site.stop()
    visitor.page.reload()
    expect(visitor.page.locator("h1")).to_have_text("Xenofront")
    expect(visitor.by("title-settings")).to_be_visible()


def test_the_manifest_names_icons_that_are_there(site):
    with site.client() as client:
        answer = client.get("/manifest.webmanifest")
        assert answer.headers["content-type"] == "application/manifest+json"
        for icon in json.loads(answer.text)["icons"]:
            found = client.get(f"/{icon['src']}")
            assert found.status_code == 200
            assert found.headers["content-type"] == icon["type"]
