"""After the outcome page: somebody at the keyboard may still go back."""

from __future__ import annotations

from typing import Final

from xenofront.present.terminal.commands import COMMANDS, find_command
from xenofront.present.terminal.session import Session

ALLOWED: Final = ("undo", "takeback", "log", "rule", "save", "lang", "goal")
"""What can be typed when nothing is asked any more."""


def is_gone_back(session: Session) -> bool:
    """Offer to undo the end of a mission; says whether it goes on after all."""
    if not session.screen.tty:
        return False
    words = {name: session.texts.say(f"command-{name}") for name in ("undo", "takeback")}
    session.say("ui-over-hint", **words)
    while session.game.pending is None:
        typed = session.screen.ask("> ")
        command = find_command(session, typed)
        if command is None or command[0] not in ALLOWED:
            return False
        COMMANDS[command[0]](session, command[1])
    return True
