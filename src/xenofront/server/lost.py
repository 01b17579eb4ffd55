"""What is said to somebody who comes to a path that leads nowhere."""

from __future__ import annotations

from html import escape
from typing import Final

from starlette.requests import Request
from starlette.responses import HTMLResponse, Response

from xenofront.present.messages.pages import Problem
from xenofront.server.pages import answer
from xenofront.text.texts import LANGUAGES, Texts

PAGE: Final = """<!doctype html>
<html lang="{lang}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Xenofront</title></head>
<body><main><h1>{title}</h1><p><a href="/">{home}</a></p></main></body>
</html>
"""


def language_of(request: Request) -> str:
    """The first language of a browser that there are texts in."""
    for part in request.headers.get("accept-language", "").split(","):
        lang = part.strip()[:2].lower()
        if lang in LANGUAGES:
            return lang
    return "en"


async def page_of_nothing(request: Request, error: Exception) -> Response:
    """A page with a way home; programs get a problem as usual."""
    texts = Texts(language_of(request))
    title = texts.say("ui-no-page")
    if request.url.path.startswith("/api/"):
        return answer(Problem(error="path", text=title), 404)
    home = texts.say("ui-home")
    page = PAGE.format(lang=texts.lang, title=escape(title), home=escape(home))
    return HTMLResponse(page, 404, headers={"Cache-Control": "no-store"})
