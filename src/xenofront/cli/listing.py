"""`xenofront list`: what can be named on the command line."""

from __future__ import annotations

from typing import Final

import click

from xenofront.cli.options import Out, printed
from xenofront.cli.start import own_language
from xenofront.games import registry
from xenofront.players import roster
from xenofront.present.messages.pages import SystemCard
from xenofront.present.presenter import presenter_of
from xenofront.server.campaigns import cards as campaign_cards
from xenofront.text.texts import LANGUAGES, Texts

Row = dict[str, object]
KINDS: Final = ("missions", "campaigns", "presets", "options", "squads", "players")
WHERE: Final = {
    "missions": "--mission",
    "campaigns": "campaign --new",
    "presets": "--preset",
    "options": "--option",
    "squads": "--squad",
    "players": "--players",
}


@click.command("list")
@click.argument("kinds", nargs=-1, type=click.Choice(KINDS), metavar="[KIND]...")
@click.option("--system", type=click.Choice(registry.game_names()), help="Only this game.")
@click.option("--lang", type=click.Choice(list(LANGUAGES)), help="Language; else by the locale.")
@printed
def listing(out: Out, kinds: tuple[str, ...], system: str | None, lang: str | None) -> None:
    """List missions, campaigns, presets, options, squads or players; everything without a KIND."""
    lang = lang or own_language()
    found: dict[str, list[Row]] = {kind: [] for kind in kinds or KINDS}
    for name in [system] if system else registry.game_names():
        card = presenter_of(name).card(Texts(lang, name))
        for kind in found:
            found[kind] += rows_of(kind, card, lang)
    if "players" in found:
        found["players"] = players(lang)
    out.data(found)
    for kind, rows in found.items():
        show(out, kind, rows)


def rows_of(kind: str, card: SystemCard, lang: str) -> list[Row]:
    """What a system has of a kind."""
    rows: list[Row] = []
    if kind == "missions":
        rows = [
            {"id": one.id, "name": one.name, "least": one.smallest, "most": one.largest}
            for one in card.missions
        ]
    elif kind == "campaigns":
        found = campaign_cards(Texts(lang, card.id))
        rows = [{"id": one.id, "name": one.name, "first": one.first} for one in found]
    elif kind == "presets":
        rows = [{"id": one.id, "name": one.name, "options": one.options} for one in card.presets]
    elif kind == "options":
        rows = [
            {
                "id": one.id,
                "name": one.name,
                "default": one.default,
                "values": [value.value for value in one.values],
            }
            for one in card.options
        ]
    elif kind == "squads":
        rows = [{"id": one.id, "name": one.name} for one in card.members]
    return [{"system": card.id, **row} for row in rows]


def players(lang: str) -> list[Row]:
    """The computer players, with what they are."""
    texts = Texts(lang)
    return [
        {"id": name, "name": texts.say(f"player-{name}"), "text": texts.say(f"player-{name}-text")}
        for name in roster.NAMES
    ]


def show(out: Out, kind: str, rows: list[Row]) -> None:
    """A kind for people: ids first, since they are what is typed."""
    out.line(f"{kind} ({WHERE[kind]})", bold=True)
    before = ""
    for row in rows:
        system = str(row.get("system", ""))
        if system != before:
            out.line(f"  {system}:")
        before = system
        more = _more(row)
        out.line(f"    {row['id']!s:<18} {row['name']}{more}".rstrip())


def _more(row: Row) -> str:
    """What else there is to know about one; the value that goes without saying is in brackets."""
    if "text" in row:
        return f": {row['text']}"
    if "most" in row:
        return f" ({row['least']}..{row['most']})"
    if "values" in row:
        values = row["values"]
        assert isinstance(values, list)
        typed = (
            f"[{_typed(value)}]" if value == row["default"] else _typed(value) for value in values
        )
        return f" ({', '.join(typed)})"
    if "options" in row:
        options = row["options"]
        assert isinstance(options, dict)
        told = ", ".join(f"{name}={_typed(value)}" for name, value in options.items())
        return f" ({told})" if told else ""
    return ""


def _typed(value: object) -> str:
    """A value as it is typed after ``--option NAME=``."""
    return ("yes" if value else "no") if isinstance(value, bool) else str(value)
