"""Dice and the tables of the game in words."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from xenofront.games.galaxy_defenders.content.catalogue import (
    Die,
    Ladder,
    RankStep,
    Supplies,
    Tables,
)
from xenofront.games.galaxy_defenders.text.cards.words import Words, sentence
from xenofront.games.galaxy_defenders.text.wording.names import dice


def die_lines(words: Words, die: Die) -> list[str]:
    """All faces."""
    faces = dice(tuple("+".join(face) or "blank" for face in die.faces))
    return [sentence(words.say("card-faces", count=len(die.faces), faces=faces))]


def table_lines(words: Words, tables: Tables) -> list[str]:
    """Ranks, rolls, signals, and who speaks first."""

    def symbol(key: str) -> str:
        return words.say(f"symbol-{key}")

    lines = list(_ranks(words, tables.ranks, symbol(tables.wings_symbol)))
    evade, search, teleport = (
        words.dice(int(die == "red"), int(die == "blue"))
        for die in (tables.evade_die, tables.search_die, tables.teleport_die)
    )
    precedence = ", ".join(symbol(key) for key in tables.teleport_precedence)
    order = ", ".join(words.say(f"class-{name}") for name in tables.alpha_order)
    lines += [
        words.say("card-wings", dice=words.dice(tables.wings_dice, 0)),
        words.say("card-search", dice=search, symbol=symbol(tables.search_aid), found="aid"),
        words.say("card-search", dice=search, symbol=symbol(tables.search_find), found="find"),
        words.say("card-evade", dice=evade, symbol=symbol(tables.evade_symbol)),
        words.say("card-teleport", dice=teleport, symbols=precedence),
        words.say("card-alpha-order", order=order),
        words.say("card-fragments", most=tables.max_fragments),
    ]
    return [sentence(line) for line in lines]


def ladder_lines(words: Words, ladder: Ladder) -> list[str]:
    """The ranks of an expansion, and what it takes to reach them."""
    wings = words.say("symbol-GD")
    return [sentence(line) for line in _ranks(words, ladder.ranks, wings)]


def _ranks(words: Words, steps: Iterable[RankStep], symbol: str) -> Iterator[str]:
    for step in steps:
        rank = words.say(f"rank-{step.rank}")
        yield words.say("card-rank", rank=rank, needs=step.needs, symbol=symbol)


def supply_lines(words: Words, supplies: Supplies) -> list[str]:
    """How many signals of each kind and tokens of poison a product holds."""
    lines = [words.say("card-signals", human=supplies.human_signals, alien=supplies.alien_signals)]
    if supplies.npc_signals or supplies.stationary_signals:
        npc, stationary = supplies.npc_signals, supplies.stationary_signals
        lines.append(words.say("card-other-signals", npc=npc, stationary=stationary))
    if supplies.poison:
        lines.append(words.say("card-poison-tokens", poison=supplies.poison))
    return [sentence(line) for line in lines]
