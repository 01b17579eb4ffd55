"""The reference of the research environments: every task and every column."""

from __future__ import annotations

from xenofront.games import registry
from xenofront.research.fields import ACTIONS, ANSWERS, QUESTION, Table
from xenofront.research.observation import look_of
from xenofront.research.tasks import tasks
from xenofront.text.texts import Texts

PATH = "docs/reference/environments.md"
TITLES = {name: Texts("en", name).say("ui-game") for name in registry.game_names()}


def page(note: str) -> str:
    """The whole reference."""
    lines = [
        note,
        "",
        "# Environments: tasks, observations, actions",
        "",
        "How to use them: [from install to a trained agent](../guides/train-an-agent.md).",
        "",
        "## Tasks",
        "",
        "A task is a mission with a squad size; `xenofront/NAME` for Gymnasium. *Stage* orders the",
        "curriculum. An episode is cut off after *limit* answers.",
        "",
        "| Task | System | Squad | Limit | Stage |",
        "|---|---|--:|--:|--:|",
    ]
    lines += [
        f"| `{one.id}` | {TITLES[one.system]} | {one.squad} | {one.limit} | {one.stage} |"
        for one in tasks().values()
    ]
    lines += [
        "",
        "## Actions and reward",
        "",
        f"`Discrete({ACTIONS})`: action *n* gives the answer in row *n* of `answers`;",
        "`action_mask` says which rows there are. An action that is not offered changes nothing,",
        "counts as a step, and `info['refused']` says why. With `factored=True` an action is three",
        "numbers: the word of the answer, the row of its figure (0 for none), and which of those.",
        "",
        "The reward comes with the last step: 1 accomplished, 0.5 partially, 0 otherwise. With",
        "`shaping=x` the differences of progress times x are added.",
        "",
        "## Observations",
        "",
        "Arrays of whole numbers (int32) and the mask (int8). Words are numbers: the line of the",
        "word in `research/vocabulary.txt` of its game; lines are only ever added.",
        "",
        *_table(QUESTION),
        *_table(ANSWERS),
    ]
    for system, title in TITLES.items():
        look = look_of(system)
        lines += [f"## {title}", ""]
        for table in (look.FACTS, look.FIGURES, look.GROUND):
            lines += _table(table)
    return "\n".join(lines).rstrip() + "\n"


def _table(table: Table) -> list[str]:
    """One array."""
    rows, columns = table.shape
    return [
        f"### `{table.name}`, {rows} x {columns}",
        "",
        table.about,
        "",
        "| Column | Name | Meaning |",
        "|--:|---|---|",
        *(f"| {number} | `{c.name}` | {c.meaning} |" for number, c in enumerate(table.columns)),
        "",
    ]
