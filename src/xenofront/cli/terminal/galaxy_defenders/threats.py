"""What an alien would do now, and why."""

from __future__ import annotations

from xenofront.cli.terminal.explain import show_rule
from xenofront.cli.terminal.galaxy_defenders.figures import figure_of
from xenofront.cli.terminal.table import Table
from xenofront.library.cards.aliens import row_line
from xenofront.library.cards.words import Words
from xenofront.library.words.galaxy_defenders.names import way as way_words
from xenofront.systems.galaxy_defenders.ch8_aliens import oracle
from xenofront.systems.galaxy_defenders.state import AlienId


def threat(table: Table, typed: str) -> None:
    """An alien's rows, the one that would apply now, and the ways the rules leave it."""
    figure = figure_of(table, typed)
    if figure is None or figure not in table.state.aliens:
        table.say("ui-no-alien", typed=typed)
        return
    alien, texts = AlienId(figure), table.texts
    card = table.box.aliens[table.state.aliens[alien].card]
    decided = oracle.decision(table.state, alien)
    applies = None if decided is None else decided[0]
    table.screen.line(texts.name(alien, table.box), style="heading")
    printed = Words(texts, table.box.catalogue)
    for number, row in enumerate(card.rows):
        arrow = "▶" if number == applies else " "
        table.screen.line(f"{arrow} {row_line(printed, card, row)}", indent=1, hang=4)
    if decided is None:
        table.say("ui-idle")
        return
    verdict = decided[1]
    table.say("ui-ways", count=len(verdict.ways), considered=verdict.considered)
    for way in verdict.ways:
        table.screen.line(
            f"· {way_words(texts, way.key(), table.box, stays=not way.via)}", indent=2
        )
    if verdict.by:
        show_rule(table, verdict.by)
