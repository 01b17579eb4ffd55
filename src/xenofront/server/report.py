"""A problem report: one readable file with everything that is needed to see the problem again."""

from __future__ import annotations

import platform
import sys
from importlib.metadata import version

from xenofront.kernel import Question, digest
from xenofront.server.live import LiveGame

LAST = 30
"""Sentences of the log that are repeated in the report."""
LINE = "-- save file; open the whole report with Continue > Import -----------------------------"


def report(live: LiveGame) -> bytes:
    """The report of a game; below the line is its save file."""
    texts, game, record = live.texts("en"), live.game, live.record
    source = texts.source(game.state)
    pending = game.pending
    asked = "nothing: the game is over" if pending is None else texts.question(pending, source)
    seat = pending.seat if isinstance(pending, Question) else "-"
    way = " > ".join(f"{f.procedure}.{f.step} ({f.citation})" for f in game.why())
    told = [f"  {texts.event(e, source)} [{', '.join(e.rules)}]" for e in record.log()[-LAST:]]
    lines = [
        "Xenofront problem report",
        f"version {version('xenofront')}, Python {platform.python_version()}, {sys.platform}",
        f"system {record.system.name} (rules {record.system.version}), content {live.content}",
        f"mission {record.setup.mission}",
        f"squad {', '.join(record.setup.seats)}, options {dict(record.setup.options)}",
        f"answers {live.seq}, take-backs {record.take_backs}, digest {digest(game)}",
        f"asked {seat}: {asked}",
        f"way {way}",
        "",
        "What happened last:",
        *told,
        "",
        "What I expected, and what happened instead:",
        "",
        "",
        LINE,
        "",
    ]
    return "\n".join(lines).encode() + live.file()


def save_in(data: bytes) -> bytes:
    """The save file in a report; anything else stays as it is."""
    _, found, below = data.partition(f"{LINE}\n".encode())
    return below if found else data
