"""What an alien would do now, and why."""

from __future__ import annotations

from xenofront.games.galaxy_defenders.present import threats
from xenofront.games.galaxy_defenders.present.terminal.figures import figure_of
from xenofront.games.galaxy_defenders.rules.state import AlienId
from xenofront.present.terminal.explain import show_rule
from xenofront.present.terminal.table import Table


def threat(table: Table, typed: str) -> None:
    """An alien's rows, the one that would apply now, and the ways the rules leave it."""
    figure = figure_of(table, typed)
    if figure is None or figure not in table.state.aliens:
        table.say("ui-no-alien", typed=typed)
        return
    texts = table.texts
    found = threats.threat(texts, table.state, AlienId(figure))
    table.screen.line(texts.name(figure, table.box), style="heading")
    for number, line in enumerate(found.rows):
        arrow = "▶" if number == found.applies else " "
        table.screen.line(f"{arrow} {line}", indent=1, hang=4)
    if found.applies is None:
        table.say("ui-idle")
        return
    table.say("ui-ways", count=len(found.ways), considered=found.considered)
    for way in found.ways:
        table.screen.line(f"· {threats.way_in_words(texts, table.state, way)}", indent=2)
    if found.by:
        show_rule(table, found.by)
