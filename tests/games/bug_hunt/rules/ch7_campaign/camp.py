"""A squad between missions, to test single rules of a campaign on."""

from typing import Any

from tests.games.bug_hunt.rules.table import Table, table


def character(**fields: Any) -> dict[str, Any]:
    return {"name": "Test", **fields}


def camp(
    do: Any,
    *,
    a: dict[str, Any] | None = None,
    b: dict[str, Any] | None = None,
    fate: str = "evacuated",
    squad: dict[str, Any] | None = None,
    **more: Any,
) -> Table:
    """Two characters ``a`` and ``b`` after a mission; ``fate`` is what became of ``a`` in it."""
    known = {"a": character(**(a or {})), "b": character(**(b or {}))}
    options = {"campaign": True, **more.pop("options", {})}
    return table(
        troopers={"a": {"at": "10,10", "fate": fate}, "b": {"at": "20,10", "fate": "evacuated"}},
        open={"do": do} if isinstance(do, str) else do,
        squad={"characters": known, "turn": 1, **(squad or {})},
        options=options,
        **more,
    )


def row(game: Table, seat: str = "a") -> Any:
    return game.state.squad.characters[seat]
