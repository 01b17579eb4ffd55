"""Squads and missions for tests of setting up."""

from tests.games.bug_hunt.rules.table import Table, new_game

NAMES = ("ann", "bob", "cid")


def squad(*names: str, **more):
    """Characters without any bonus, and what else is carried over."""
    rows = {name: {"name": name.title()} for name in names or NAMES}
    for name, fields in more.pop("characters", {}).items():
        rows[name] |= fields
    return {"characters": rows, **more}


def first_contact(*dice, carried=None, **options) -> Table:
    """The mission with a table of its own; the dice begin with the edge and three places."""
    carried = carried or squad()
    names = tuple(carried["characters"])
    return new_game(*names, mission="first_contact", carried=carried, **options).dice(*dice)
