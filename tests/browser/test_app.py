"""Installed as an app, the pages open at once, also where the server does not answer."""

import gzip
import json
import re

from playwright.sync_api import expect

MOST_SCRIPT = 180_000
"""Bytes of script, compressed."""


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


def test_the_scripts_are_small(site):
    """All that a page has to fetch before it runs, compressed."""
    with site.client() as client:
        scripts = re.findall(r'src="([^"]+\.js)"', client.get("/").text)
        assert scripts
        weight = sum(len(gzip.compress(client.get(script).content)) for script in scripts)
    assert weight < MOST_SCRIPT
