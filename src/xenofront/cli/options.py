"""Options that several commands have, written and read alike."""

from __future__ import annotations

import functools
import os
import re
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any, Final, TypeVar

import click

from xenofront.cli.boundary import USAGE, Failure

F = TypeVar("F", bound=Callable[..., Any])
SUFFIXES: Final = (".yaml", ".yml")
RANGE: Final = re.compile(r"(\d+)(?:(?:\.\.|-)(\d+))?")


class Option(click.Option):
    """An option that also knows older spellings, which are not shown."""

    def __init__(self, *words: Any, also: Iterable[str] = (), **more: Any) -> None:
        super().__init__(*words, **more)
        self.also = tuple(also)

    def add_to_parser(self, parser: Any, ctx: click.Context) -> None:
        shown, self.opts = self.opts, [*self.opts, *self.also]
        super().add_to_parser(parser, ctx)
        self.opts = shown


class NewFile(click.Path):
    """A file that will be written; its folder must be there before the work begins."""

    def __init__(self) -> None:
        super().__init__(path_type=Path, dir_okay=False, writable=True)

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Path:
        path = Path(os.fsdecode(super().convert(value, param, ctx)))
        if not path.absolute().parent.is_dir():
            self.fail(f"there is no folder {str(path.parent)!r}", param, ctx)
        return path


NEW_FILE: Final = NewFile()


def listed(ctx: click.Context, param: click.Parameter, value: str) -> tuple[str, ...]:
    """Words between commas."""
    return tuple(word.strip() for word in value.split(",") if word.strip())


def sizes(text: str) -> tuple[int, ...] | None:
    """Sizes as ``3``, ``1..5``, ``1-5`` or ``2,3``; nothing if these are no sizes."""
    found: list[int] = []
    for word in (word.strip() for word in text.split(",") if word.strip()):
        match = RANGE.fullmatch(word)
        if match is None:
            return None
        first, last = sorted((int(match[1]), int(match[2] or match[1])))
        found += range(first, last + 1)
    return tuple(found) or None


def squad_sizes(ctx: click.Context, param: click.Parameter, value: str) -> tuple[int, ...]:
    """The sizes that an option must be."""
    found = sizes(value)
    if found is None:
        raise click.BadParameter(f"{value!r} is neither a number nor like 1..5, 1-5 or 2,3")
    return found


def check_files(missions: Iterable[str]) -> None:
    """Missions that are named by their files must have them."""
    for mission in missions:
        if mission.endswith(SUFFIXES) and not Path(mission).is_file():
            raise Failure(f"there is no file {mission!r}", USAGE)


def unknown_name(what: str, name: str, names: Iterable[str]) -> click.BadParameter:
    """A name that nothing has, and those that something has."""
    return click.BadParameter(f"there is no {what} {name!r}; known are {', '.join(names)}")


def rules_options(command: F) -> F:
    """``--preset`` and ``--option``: by which rules it is played."""
    single = click.option(
        "--option", "single", multiple=True, metavar="NAME[=VALUE]", help="One option."
    )
    return click.option("--preset", help="Set of optional rules (xenofront list presets).")(
        single(command)
    )


class Out:
    """Where a command says what it found: lines for people, or one value as JSON for programs."""

    def __init__(self, file: Path | None, *, as_json: bool) -> None:
        self.file, self.as_json = file, as_json
        self.kept: list[str] = []

    def line(self, text: str = "", *, bold: bool = False) -> None:
        """A line for people."""
        if self.as_json:
            return
        if self.file is None:
            click.secho(text, bold=bold)
        else:
            self.kept.append(text)

    def data(self, value: object) -> None:
        """Everything, for programs."""
        if not self.as_json:
            return
        import msgspec  # noqa: PLC0415 - words need none

        text = msgspec.json.format(msgspec.json.encode(value), indent=1).decode()
        if self.file is None:
            click.echo(text)
        else:
            self.kept.append(text)

    def close(self) -> None:
        """Write the file, if there is one."""
        if self.file is not None:
            self.file.write_text("".join(f"{line}\n" for line in self.kept), encoding="utf-8")


def printed(command: Callable[..., None]) -> Callable[..., None]:
    """Give a command ``--json`` and ``--output``, and as its first argument where it says things.

    What was said is written also when the command ends with an exit code of its own.
    """

    @click.option("--json", "as_json", is_flag=True, help="Print JSON, for programs.")
    @click.option("-o", "--output", type=NEW_FILE, help="Write to a file instead of printing.")
    @functools.wraps(command)
    def run(*args: Any, as_json: bool, output: Path | None, **more: Any) -> None:
        out = Out(output, as_json=as_json)
        try:
            command(out, *args, **more)
        except SystemExit:
            out.close()
            raise
        out.close()

    return run
