"""A table with power suits on it."""

from collections.abc import Mapping
from typing import Any

from tests.games.galaxy_defenders.rules.table import Table, table

ONE, TWO = "suit_mark_1", "suit_mark_2"
"""Power suits Mark I and II."""
GATLING, LANCE = "suit_mark_1/gatling", "suit_mark_2/lance"
ARACNOS = "aracnos-green-1"
HIT = "HIT+AMMO"
"""A blue die that hits once."""
FAR = "3,9"
"""A hex far from everything."""


def pilot(place: str = "4,2", sheet: str = ONE, **fields: Any) -> dict[str, Any]:
    """An agent in a suit; words that begin with ``suit_`` are about the suit."""
    suit = {key.removeprefix("suit_"): fields.pop(key) for key in [*fields] if "suit_" in key}
    return {"hex": place, "suit": {"sheet": sheet, **suit}, **fields}


def beside(*, at: str = "5,2", sheet: str = ONE, agent: Any = "4,2", **more: Any) -> Table:
    """Chromium beside an empty suit, in its turn."""
    more.setdefault("suits", {at: sheet})
    agents = {"chromium": agent, **more.pop("friends", {})}
    return table(agents=agents, **more)


def struck(
    *dice: str, agent: Any, name: str = "chromium", modifiers: Any = (), **more: Any
) -> Table:
    """An aracnos strikes somebody with its claws: three blue dice."""
    return table(
        agents={name: agent},
        aliens={ARACNOS: "4,2"},
        cards={"aliens.aracnos-green": {"passive": modifiers}},
        open={
            "do": "Attack",
            "attacker": ARACNOS,
            "weapon": "aracnos-green/claws",
            "target": name,
        },
        **more,
    ).dice(*dice)


def refreshed(agent: Any = "4,2", phases: int = 1, **more: Any) -> Table:
    """So many REFRESH phases."""
    friends = more.pop("friends", {"thorium": "1,4"})
    phase: list[Mapping[str, Any]] = [{"do": "RefreshPhase"}] * phases
    return table(agents={"chromium": agent, **friends}, open=phase, **more)


def points(game: Table) -> int:
    """The points that are left to who moves."""
    pending: Any = game.game.pending
    left: int = pending.points
    return left
