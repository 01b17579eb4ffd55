"""The page after the mission."""

from __future__ import annotations

import shlex

from xenofront.cli.terminal.table import Table
from xenofront.systems.galaxy_defenders.events import AgentDied, AlienDied, MissionEnded


def command_for(table: Table) -> str:
    """What to type to play the same mission with the same seed."""
    setup = table.record.setup
    words = ["xenofront", "console", "--mission", setup.mission, "--squad", ",".join(setup.seats)]
    if "preset" in setup.options:
        words += ["--preset", str(setup.options["preset"])]
    return shlex.join([*words, "--seed", str(setup.seed)])


def show_outcome(table: Table) -> None:
    """Outcome, time, losses, kills, take-backs, and how to see it again."""
    state, texts, screen = table.state, table.texts, table.screen
    log = table.log()
    ended = next((event for event in reversed(log) if isinstance(event, MissionEnded)), None)
    screen.heading(texts.say(f"outcome-{state.outcome}"))
    if ended is not None and ended.row >= 0:
        row = table.box.mission.objectives[ended.row]
        screen.line((row.de or row.text) if texts.lang == "de" else row.text)
    elif ended is not None:
        table.say("ui-all-fell")
    dead = [event.agent for event in log if isinstance(event, AgentDied)]
    killed = [event.card for event in log if isinstance(event, AlienDied)]
    screen.raw()
    table.say("ui-outcome-rounds", rounds=state.round)
    names = ", ".join(texts.name(agent, table.box) for agent in dead)
    table.say("ui-outcome-deaths", count=len(dead), names=names or "-")
    kinds = dict.fromkeys(killed)
    tally = ", ".join(f"{killed.count(card)} {texts.name(card, table.box)}" for card in kinds)
    table.say("ui-outcome-kills", count=len(killed), names=tally or "-")
    table.say("ui-outcome-fragments", count=state.fragments)
    table.say("ui-outcome-takebacks", count=table.record.take_backs)
    table.say("ui-outcome-seed", seed=str(table.record.setup.seed))
    screen.raw()
    table.say("ui-outcome-again")
    screen.raw(f"  {command_for(table)}")
    if table.file is not None:
        table.say("ui-outcome-file")
        screen.raw(f"  xenofront console --load {shlex.quote(str(table.file))}")
