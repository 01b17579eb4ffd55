"""All that changes: where the game stands, figures, markers, sheets, and the board as text."""

from __future__ import annotations

from collections.abc import Iterator

from xenofront.games.galaxy_defenders.content.missions import Killed
from xenofront.games.galaxy_defenders.present.page.acting import acting
from xenofront.games.galaxy_defenders.present.page.figures import all_figures
from xenofront.games.galaxy_defenders.present.page.goals import (
    WARNING,
    last_round,
    order,
    track,
)
from xenofront.games.galaxy_defenders.present.page.goals import goals as mission_goals
from xenofront.games.galaxy_defenders.present.page.markers import edge_states, markers
from xenofront.games.galaxy_defenders.present.page.phrases import prey_words
from xenofront.games.galaxy_defenders.present.page.sheets import sheets
from xenofront.games.galaxy_defenders.rules.ch8_aliens.signals import reserve
from xenofront.games.galaxy_defenders.rules.state import GDState
from xenofront.kernel import Game
from xenofront.present.messages.base import Fact, Tone
from xenofront.present.messages.scene import EdgeState, Figure, Marker, Scene
from xenofront.text.texts import Texts

ENDLESS = 99
"""A limit of an action that is none."""


def scene(texts: Texts, game: Game) -> Scene:
    """Everything at one moment."""
    state = game.state
    assert isinstance(state, GDState)
    figures, lying = all_figures(texts, game), markers(texts, state)
    edges = edge_states(texts, state)
    head = headline(texts, game)
    return Scene(
        headline=head,
        facts=tuple(facts(texts, state)),
        goals=mission_goals(texts, state),
        track=track(texts, state),
        order=order(game),
        figures=figures,
        markers=lying,
        edges=edges,
        sheets=sheets(texts, game),
        text=(head, *_board_in_text(figures, lying, edges)),
    )


def headline(texts: Texts, game: Game) -> str:
    """Round, phase, whose turn."""
    state = game.state
    assert isinstance(state, GDState)
    if state.outcome:
        return texts.say(f"outcome-{state.outcome}")
    parts = [texts.say("ui-round", round=state.round), texts.say(f"phase-{state.phase}")]
    now = acting(game)
    if now in state.aliens:
        parts.append(texts.say("web-turn-alien", alien=texts.name(now, state.box)))
    elif now in state.agents and state.turn is not None:
        parts.append(texts.say("web-turn-agent", agent=texts.name(now, state.box)))
    return " · ".join(parts)


def facts(texts: Texts, state: GDState) -> Iterator[Fact]:
    """What a player looks at beside the board."""
    box = state.box

    def fact(name: str, value: object) -> Fact:
        return Fact(name=texts.say(f"web-fact-{name}"), value=str(value))

    yield _round(texts, state)
    yield fact("phase", texts.say(f"phase-{state.phase}"))
    if state.alpha:
        yield fact("alpha", texts.name(state.alpha, box))
    yield from _objectives(texts, state)
    yield fact("fragments", f"{state.fragments}/{box.tables.max_fragments}")
    yield fact("teleports", len(state.teleports))
    yield fact("kills", sum(state.slain.values()))
    if state.weather:
        yield fact("weather", texts.name(state.weather, box))
    if state.fields:
        yield fact("fields", ", ".join(texts.name(power, box) for power in state.fields))
    yield fact("signal-pile", reserve(state))
    decks = {"alien": state.alien_deck, "close": state.close_deck, "event": state.event_deck}
    for kind, deck in decks.items():
        yield fact(f"{kind}-deck", sum(len(heap) for heap in deck))
    if state.crates:
        yield fact("crates", len(state.crates))
    if state.headquarters:
        names = ", ".join(texts.name(weapon, box) for weapon in state.headquarters)
        yield fact("headquarters", names)


def goals(texts: Texts, state: GDState) -> Iterator[Fact]:
    """What the mission wants done, and until when."""
    yield from _objectives(texts, state)
    if last_round(state.box.mission) is not None:
        yield _round(texts, state)


def _round(texts: Texts, state: GDState) -> Fact:
    """The round, and the last one if there is one."""
    name, last = texts.say("web-fact-round"), last_round(state.box.mission)
    if last is None:
        return Fact(name=name, value=str(state.round))
    tone: Tone = "warn" if last - state.round < WARNING else "plain"
    return Fact(name=name, value=f"{state.round}/{last}", tone=tone)


def _objectives(texts: Texts, state: GDState) -> Iterator[Fact]:
    """Actions of the mission and how often they were done, prey, and the rescued."""
    mission, box = state.box.mission, state.box
    for action in mission.actions:
        done = state.counters.get(action.counts, 0)
        if action.limit < ENDLESS and not action.doors:
            tone: Tone = "good" if done >= action.limit else "plain"
            yield Fact(name=texts.called(action), value=f"{done}/{action.limit}", tone=tone)
    if mission.civilians:
        yield Fact(name=texts.say("web-fact-rescued"), value=str(state.rescued))
    tests = [test for row in mission.objectives for test in row.when]
    for prey in dict.fromkeys(test for test in tests if isinstance(test, Killed)):
        cards = [c for c in box.aliens.values() if prey.species == c.species or prey.card == c.id]
        slain = sum(state.slain.get(card.id, 0) for card in cards)
        name = texts.say("web-fact-prey", alien=prey_words(texts, box, prey))
        tone = "good" if slain >= prey.at_least else "plain"
        yield Fact(name=name, value=f"{slain}/{prey.at_least}", tone=tone)


def _board_in_text(
    figures: tuple[Figure, ...], lying: tuple[Marker, ...], edges: tuple[EdgeState, ...]
) -> Iterator[str]:
    """Who is where: agents first, then aliens, signals and civilians, then what lies around."""
    order = ("squad", "friend", "alien", "signal")
    yield from (f.label for f in sorted(figures, key=lambda f: order.index(f.side)))
    yield from (marker.label for marker in lying if marker.kind != "goal")
    yield from (edge.label for edge in edges if edge.state != "open")
