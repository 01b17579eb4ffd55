"""What an alien would do now, and why."""

from __future__ import annotations

from xenofront.cli.terminal.explain import figure_of, show_rule
from xenofront.cli.terminal.table import Table
from xenofront.content import effects
from xenofront.systems.galaxy_defenders.box import natural
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
    for number, row in enumerate(card.rows):
        at = texts.say("row-plus") if row.at == "plus" else texts.say("row-at", at=row.at)
        does = ", ".join(effect_words(table, card.id, effect) for effect in row.do)
        arrow = "▶" if number == applies else " "
        table.screen.line(f"{arrow} {at}: {does}", indent=1, hang=4)
    if decided is None:
        table.say("ui-idle")
        return
    verdict = decided[1]
    table.say("ui-ways", count=len(verdict.ways), considered=verdict.considered)
    for way in verdict.ways:
        table.screen.line(f"· {texts.way(way.key(), table.box, stays=not way.via)}", indent=2)
    if verdict.by:
        show_rule(table, verdict.by)


def effect_words(table: Table, card: str, effect: effects.AlienEffect) -> str:
    """One effect of a behaviour row."""
    say = table.texts.say
    match effect:
        case effects.Attack():
            weapon = table.texts.name(natural(card, effect.weapon), table.box)
            return say("effect-attack", weapon=weapon, times=effect.times)
        case effects.MoveAdjacent():
            goal = say(f"goal-{effect.to}")
            return say("effect-move_adjacent", areas=effect.areas, goal=goal)
        case effects.MoveToward():
            goal = say(f"goal-{effect.to}")
            return say("effect-move_toward", areas=effect.areas, goal=goal)
        case effects.Command():
            return say("effect-command", aliens=effect.aliens, within=effect.within)
        case effects.Regenerate():
            return say("effect-regenerate", amount=effect.amount)
        case _:
            return say("effect-move_away")
