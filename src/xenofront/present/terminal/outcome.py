"""The page after the mission."""

from __future__ import annotations

import shlex

from xenofront.content.errors import ContentError
from xenofront.games.factory import game_of
from xenofront.kernel import Setup
from xenofront.present.terminal import printing
from xenofront.present.terminal.session import Session


def command_for(session: Session) -> str:
    """What to type to play the same mission with the same seed; nothing if nothing would do."""
    setup = session.record.setup
    if setup.carried or setup.options.get("campaign") or setup.text:
        file = shlex.quote(str(session.file)) if session.file is not None else ""
        return f"xenofront console --again {file}" if file else ""
    words = ["xenofront", "console"]
    if not _tells_its_game(setup):
        words += ["--system", setup.system]
    words += ["--mission", setup.mission, "--squad", ",".join(setup.seats)]
    for name, value in setup.options.items():
        if name == "preset":
            words += ["--preset", str(value)]
        else:
            words += ["--option", f"{name}={value}"]
    return shlex.join([*words, "--seed", str(setup.seed)])


def _tells_its_game(setup: Setup) -> bool:
    """Whether the mission alone says which game it is."""
    try:
        return game_of(setup.mission) == setup.system
    except ContentError:
        return False


def show_outcome(session: Session) -> None:
    """Outcome, what it cost and brought, take-backs, and how to see it again."""
    screen = session.screen
    outcome = session.presenter.outcome(session.record, session.texts)
    printing.print_outcome(screen, outcome)
    screen.raw()
    session.say("ui-outcome-takebacks", count=outcome.take_backs)
    session.say("ui-outcome-seed", seed=outcome.seed)
    screen.raw()
    again = command_for(session)
    if again:
        session.say("ui-outcome-again")
        screen.raw(f"  {again}")
    if session.file is not None:
        session.say("ui-outcome-file")
        screen.raw(f"  xenofront console --load {shlex.quote(str(session.file))}")
