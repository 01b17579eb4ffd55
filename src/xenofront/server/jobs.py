"""Work on texts of strangers, done in a process of its own with limits of time and memory."""

from __future__ import annotations

import contextlib
import logging
import os
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final

import msgspec

import xenofront
from xenofront.content.errors import ContentError, Problem
from xenofront.content.store import OWN_FILE
from xenofront.present.messages.workshop import Checked
from xenofront.text.sentences import Sentence, sentence, spoken

LOG: Final = logging.getLogger("xenofront.server")
CHECK_SECONDS: Final = 30.0
MEMORY: Final = 2 << 30
CHECKS: Final = threading.BoundedSemaphore(2)
"""So many texts are checked at the same time."""
PATIENCE: Final = 8.0
"""Seconds that a text waits for its turn."""
BEAT: Final = 0.2


class Busy(Exception):
    """Too many want the same at once."""


class Stopped(Exception):
    """The work came to no end; its one argument says why."""

    @property
    def why(self) -> Sentence:
        found: Sentence = self.args[0]
        return found


class TooLong(Stopped):
    """The work was stopped at its limit of time."""


class Died(Stopped):
    """The work broke off."""


class Left(Exception):
    """Nobody waits for the work any more."""


def run(
    words: list[str], given: bytes, seconds: float, left: Callable[[], bool], *, nice: int = 0
) -> bytes:
    """What ``python -m WORDS`` says to what it is given; killed when nobody waits for it."""
    end = time.monotonic() + seconds
    with _child(words, given, nice) as child:
        while True:
            try:
                said, complaint = child.communicate(timeout=BEAT)
                break
            except subprocess.TimeoutExpired:
                if left():
                    raise Left from None
                if time.monotonic() > end:
                    raise TooLong(sentence("took-longer", seconds=round(seconds))) from None
    if not said:
        LOG.warning("%s ended with %s: %r", words[0], child.returncode, complaint[-2000:])
        raise Died(sentence("broke-off"))
    return said


@contextlib.contextmanager
def _child(words: list[str], given: bytes, nice: int) -> Iterator[subprocess.Popen[bytes]]:
    home = str(Path(xenofront.__file__).parents[1])
    path = os.pathsep.join(filter(None, (home, os.environ.get("PYTHONPATH", ""))))
    with tempfile.TemporaryFile() as file:
        file.write(given)
        file.seek(0)
        with subprocess.Popen(  # noqa: S603 - our own modules, no shell
            [sys.executable, "-P", "-m", *words],
            stdin=file,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            env={**os.environ, "PYTHONPATH": path, "PYTHONUTF8": "1"},
        ) as child:
            try:
                _hold_back(child.pid, nice)
                yield child
            finally:
                child.kill()


def _hold_back(process: int, nice: int) -> None:
    """Less memory, and games of others may go first; where the system can do that."""
    with contextlib.suppress(ImportError, AttributeError, OSError):
        import resource  # noqa: PLC0415 (not on every system)

        if nice:
            os.setpriority(os.PRIO_PROCESS, process, os.getpriority(os.PRIO_PROCESS, 0) + nice)
        resource.prlimit(process, resource.RLIMIT_AS, (MEMORY, MEMORY))


# -- texts of missions -----------------------------------------------------------------------------


def check(text: str, lang: str = "en") -> Checked:
    """What is wrong with a text, or the mission in it and how a game of it begins."""
    if not CHECKS.acquire(timeout=PATIENCE):
        raise Busy("many missions are being checked; try again in a moment")
    try:
        words = ["xenofront.server.proofreading", lang]
        said = run(words, text.encode("utf-8", "replace"), CHECK_SECONDS, lambda: False)
    finally:
        CHECKS.release()
    return msgspec.json.decode(said, type=Checked)


def vouch(system: str, mission: str, text: str, lang: str = "en") -> None:
    """Make sure that games of a mission's text can be played here; else a ContentError."""
    try:
        found = check(text, lang)
    except Stopped as error:
        said = spoken(sentence("cannot-be-checked", why=error.why), lang)
        raise ContentError([Problem(OWN_FILE, 0, "", said)]) from error
    if found.flaws or found.mission is None:
        raise ContentError(Problem(OWN_FILE, f.line, f.where, f.text) for f in found.flaws[:20])
    if (found.system, found.mission.id) != (system, mission):
        said = sentence(
            "another-mission",
            id=repr(found.mission.id),
            system=found.system,
            wanted=repr(mission[:60]),
            wanted_system=system,
        )
        raise ContentError([Problem(OWN_FILE, 0, "", spoken(said, lang))])
