"""Where lines are printed and typed: colours, wrapping, and input from a person, pipe or file."""

from __future__ import annotations

import os
import re
import shutil
import sys
import textwrap
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Final

import click

STYLES: Final[dict[str, str]] = {
    "agent": "1;36",
    "green": "32",
    "blue": "94",
    "red": "91",
    "signal": "1;33",
    "place": "35",
    "choice": "1;30;43",
    "number": "1;33",
    "rule": "2",
    "heading": "1",
    "good": "32",
    "bad": "1;31",
    "dim": "2",
}
_ANSI: Final = re.compile(r"\x1b\[[0-9;]*m")
_LETTERS: Final = str.maketrans("✶▼↯★▮✗☣→←↗↖↘↙█░▶─„“▓║│┌┐└┘✓", 'HSBGAJX><^^vv#.>-""#||++++v')
_DOTS: Final = {ord("·"): "-", ord("×"): "x"}  # noqa: RUF001


def visible(text: str) -> int:
    """The columns a painted text takes."""
    return len(_ANSI.sub("", text))


def padded(text: str, width: int) -> str:
    return text + " " * max(0, width - visible(text))


class Screen:
    """A terminal, or whatever stands in for one."""

    def __init__(self, *, plain: bool = False, script: Path | None = None) -> None:
        self.tty = sys.stdin.isatty() and script is None
        self.plain = plain or "NO_COLOR" in os.environ or not sys.stdout.isatty()
        size = shutil.get_terminal_size((100, 40))
        self.width, self.height = max(size.columns, 60), max(size.lines, 20)
        self._letters = not _can_print("✶")
        self._dots = not _can_print("·")
        self._script: Iterator[str] | None = None
        if script is not None:
            self._script = iter(script.read_text(encoding="utf-8").splitlines())
        if self.tty:
            _edit_lines()

    # -- printing --------------------------------------------------------------------------------

    def paint(self, text: str, style: str) -> str:
        """The text in a style; nothing is added when colours are not wanted."""
        return text if self.plain or not text else f"\x1b[{STYLES[style]}m{text}\x1b[0m"

    def raw(self, text: str = "") -> None:
        """A line as it is."""
        shown = text.rstrip(" ")
        if self._letters:
            coding = sys.stdout.encoding or "ascii"
            shown = shown.translate(_DOTS) if self._dots else shown
            shown = shown.translate(_LETTERS).encode(coding, "replace").decode(coding)
        click.echo(shown, color=not self.plain)

    def line(self, text: str = "", *, indent: int = 0, hang: int = 0, style: str = "") -> None:
        """A line of words, wrapped to the width; later lines hang further in."""
        for part in wrapped(text, self.width, indent, hang):
            self.raw(self.paint(part, style) if style else part)

    def complain(self, text: str, *, indent: int = 0, hang: int = 2) -> None:
        """Why something cannot be done, where errors go."""
        for part in wrapped(text, self.width, indent, hang):
            click.echo(part, err=True)

    def lines(self, texts: Iterable[str]) -> None:
        for text in texts:
            self.raw(text)

    def heading(self, text: str) -> None:
        """A title over what follows."""
        self.raw()
        self.raw(self.paint(f"── {text} ".ljust(min(self.width, 78), "─"), "heading"))

    # -- reading ---------------------------------------------------------------------------------

    def ask(self, prompt: str) -> str:
        """One typed line; EOFError when there are no more."""
        if self.tty:
            return input(self.paint(prompt, "number")).strip()
        typed = self._next()
        self.raw(f"{prompt}{typed}")  # so that a transcript reads like a session
        return typed

    def _next(self) -> str:
        while True:
            if self._script is not None:
                line = next(self._script, None)
            else:
                line = sys.stdin.readline() or None
            if line is None:
                raise EOFError
            typed = line.split("#")[0].strip() if self._script is not None else line.strip()
            if typed or self._script is None:
                return typed


def wrapped(text: str, width: int, indent: int, hang: int) -> list[str]:
    """Lines of words; colours do not count."""
    if visible(text) + indent <= width:
        return [" " * indent + text]
    bare = _ANSI.sub("", text)
    return textwrap.wrap(
        bare,
        width,
        initial_indent=" " * indent,
        subsequent_indent=" " * (indent + hang),
        break_on_hyphens=False,
        break_long_words=False,
    )


def _can_print(character: str) -> bool:
    try:
        character.encode(sys.stdout.encoding or "ascii")
    except (UnicodeEncodeError, LookupError):
        return False
    return True


def _edit_lines() -> None:
    """Arrow keys and history, where the system has them."""
    try:
        import readline  # noqa: F401, PLC0415 - not there on Windows
    except ImportError:
        return
