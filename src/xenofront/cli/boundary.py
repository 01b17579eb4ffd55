"""The one place where what goes wrong becomes a line, and Ctrl+C an exit code.

Exit codes: 0 fine, 1 a finding or a failure, 2 wrong usage, 130 Ctrl+C. To leave a game or a
server by Ctrl+C is its ordinary end.
"""

from __future__ import annotations

import errno
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

import click

FAILED: Final = 1
USAGE: Final = 2
INTERRUPTED: Final = 130
LEFT_BY_CTRL_C: Final = ("play", "console", "serve", "campaign")

MISTAKES: Final = {
    "campaign.course.CampaignError": FAILED,
    "research.tasks.UnknownTask": USAGE,
    "lab.results.Unreadable": FAILED,
    "lab.simulate.crew.NoCrew": FAILED,
    "lab.simulate.plan.NoSuchMission": USAGE,
    "lab.simulate.store.StoreError": FAILED,
    "content.errors.ContentError": FAILED,
    "content.errors.UnknownMission": USAGE,
    "text.rulebook.UnknownRule": USAGE,
    "games.registry.GameRefused": FAILED,
    "games.registry.UnknownGame": USAGE,
    "kernel.saves.SaveError": FAILED,
    "kernel.state.CarriedRefused": FAILED,
    "kernel.state.SetupRefused": USAGE,
    "players.roster.UnknownPlayer": USAGE,
    "server.database.NoDatabase": FAILED,
}
"""What people may do wrong, by name, so that nothing is imported for it."""


class Failure(click.ClickException):
    """A line on stderr, and an exit code."""

    def __init__(self, text: str, code: int = FAILED) -> None:
        super().__init__(text)
        self.exit_code = code  # type: ignore[misc]  # click reads it from the instance, too


def code_of(error: Exception) -> int | None:
    """The exit code of an ordinary mistake; nothing for a fault of the program."""
    if isinstance(error, FileNotFoundError):
        return USAGE
    if isinstance(error, OSError):
        return None if error.errno == errno.EPIPE else FAILED
    for kind in type(error).__mro__:
        name = f"{kind.__module__}.{kind.__qualname__}".removeprefix("xenofront.")
        if name in MISTAKES:
            return MISTAKES[name]
    return None


@contextmanager
def boundary(ctx: click.Context) -> Iterator[None]:
    """Run a command inside."""
    try:
        yield
    except KeyboardInterrupt:
        ctx.exit(0 if ctx.invoked_subcommand in LEFT_BY_CTRL_C else INTERRUPTED)
    except Exception as error:
        code = code_of(error)
        if code is None:
            raise
        raise Failure(said(error), code) from error


def said(error: Exception) -> str:
    """What is wrong, in the user's language where there are words for it."""
    from xenofront.cli.start import own_language  # noqa: PLC0415 - read when needed
    from xenofront.content.error_patterns import told  # noqa: PLC0415

    return told(error, own_language())
