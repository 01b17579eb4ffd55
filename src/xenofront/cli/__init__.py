"""The command `xenofront`: subcommands are imported only when they are used."""

import importlib
import importlib.util
from typing import Any

import click

from xenofront.cli.boundary import boundary

# One line per subcommand: its name, which is also its module and function here, and what it does.
SUBCOMMANDS = {
    "play": "Play in the browser.",
    "console": "Play a game in the terminal.",
    "serve": "Serve the pages to others.",
    "campaign": "Play missions in a row; ranks and equipment come along.",
    "scenario": "Run scenario scripts and say what differs.",
    "card": "Show what a card, weapon or device does; without a name, list all.",
    "list": "List missions, presets, options, squads and players.",
    "content": "Check content files.",
    "schema": "Print the JSON Schema of a kind of content file.",
    "verify": "See that the dice of a game came from its seed.",
    "fuzz": "Play random games and look for faults.",
    "arena": "Let computer players play the same games, and compare them.",
    "simulate": "Play missions many times, and say how hard they are.",
    "doctor": "Say in seconds whether a mission is broken or badly balanced.",
    "environments": "List the tasks for research, and what is observed in them.",
    "rules": "Show which line and which test stands for each rule.",
}


MODULES = {"list": "listing"}
"""Subcommands whose module has another name."""


def module_of(name: str) -> str:
    """The module that holds a subcommand."""
    return f"xenofront.cli.{MODULES.get(name, name)}"


def exists(name: str) -> bool:
    """Whether this installation has the subcommand."""
    return name in SUBCOMMANDS and importlib.util.find_spec(module_of(name)) is not None


class LazyGroup(click.Group):
    """Lists subcommands without importing them."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        return [name for name in SUBCOMMANDS if exists(name)]

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if not exists(cmd_name):
            return None
        module = importlib.import_module(module_of(cmd_name))
        command = getattr(module, MODULES.get(cmd_name, cmd_name))
        assert isinstance(command, click.Command)
        return command

    def invoke(self, ctx: click.Context) -> Any:
        with boundary(ctx):
            return super().invoke(ctx)

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        with formatter.section("Commands"):
            formatter.write_dl([(name, SUBCOMMANDS[name]) for name in self.list_commands(ctx)])


@click.group(cls=LazyGroup, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(package_name="xenofront")
def main() -> None:
    """Squad-against-aliens board games, played by the book."""
