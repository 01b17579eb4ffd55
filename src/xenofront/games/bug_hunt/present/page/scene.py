"""All that changes: where the game stands, figures, markers, sheets, and the table as text."""

from __future__ import annotations

from collections.abc import Iterator

from xenofront.games.bug_hunt.present.meanings import meaning_of
from xenofront.games.bug_hunt.present.page.acting import acting
from xenofront.games.bug_hunt.present.page.figures import all_figures
from xenofront.games.bug_hunt.present.page.goals import goals as mission_goals
from xenofront.games.bug_hunt.present.page.goals import order, track
from xenofront.games.bug_hunt.present.page.markers import markers, objective_state
from xenofront.games.bug_hunt.present.page.sheets import sheets
from xenofront.games.bug_hunt.present.places import state_of
from xenofront.games.bug_hunt.present.status import feature_words, ship_words
from xenofront.games.bug_hunt.rules.ch6_objectives.objectives import SUCCESS, points
from xenofront.games.bug_hunt.rules.ground import table_of
from xenofront.games.bug_hunt.rules.state import BHState
from xenofront.games.bug_hunt.text.wording.names import capital, name_of, row_name
from xenofront.kernel import Game
from xenofront.present.messages.base import Fact, Tone
from xenofront.present.messages.scene import Figure, Marker, Scene
from xenofront.text.texts import Texts


def scene(texts: Texts, game: Game) -> Scene:
    """Everything at one moment."""
    figures, lying = all_figures(texts, game), markers(texts, state_of(game))
    head = headline(texts, game)
    return Scene(
        headline=head,
        facts=tuple(facts(texts, state_of(game))),
        goals=mission_goals(texts, state_of(game)),
        track=track(texts, state_of(game)),
        order=order(game),
        figures=figures,
        markers=lying,
        sheets=sheets(texts, game),
        text=(head, *_table_in_text(texts, state_of(game), figures, lying)),
    )


def headline(texts: Texts, game: Game) -> str:
    """Turn, phase, who acts."""
    state = state_of(game)
    if state.outcome:
        return texts.say(f"outcome-{state.outcome}")
    parts = [texts.say("bh-turn", turn=state.turn)] if state.turn else []
    parts.append(texts.say(f"phase-{state.phase}"))
    now = acting(game)
    if now:
        parts.append(capital(texts.say("web-acts", name=texts.name(now, state))))
    return " · ".join(parts)


# -- beside the table ------------------------------------------------------------------------------


def facts(texts: Texts, state: BHState) -> Iterator[Fact]:
    """What a player looks at beside the table."""

    def fact(name: str, value: object, tone: Tone = "plain") -> Fact:
        return Fact(name=texts.say(f"web-fact-{name}"), value=str(value), tone=tone)

    yield fact("turn", state.turn)
    yield fact("phase", texts.say(f"phase-{state.phase}"))
    difficulty = state.box.difficulties[state.options.difficulty]
    yield fact("difficulty", texts.called(difficulty))
    yield fact("priority", state.priority)
    yield from goals(texts, state)
    ship = ship_words(texts, state)
    if ship:
        yield fact("ship", ship, "good")
    yield fact("contacts", len(state.contacts), "warn" if state.contacts else "plain")
    known = name_of(texts, state.alien_type, state) if state.alien_type else ""
    yield fact("aliens", known or texts.say("web-not-known"))
    if state.variant:
        yield fact("variant", row_name(texts, state, "variants", state.variant))
    if state.delayed_until >= state.turn > 0:
        yield fact("delayed", texts.say("bh-delayed", turn=state.delayed_until), "good")
    counters = {
        "spawn-rating": state.spawn_rating,
        "intel": state.intel,
        "evidence": state.evidence,
        "rescued": state.rescued,
        "supplies": state.supplies,
        "support": state.support_left,
    }
    yield from (fact(name, value) for name, value in counters.items() if value)


def goals(texts: Texts, state: BHState) -> Iterator[Fact]:
    """How many points make a success, and what brings them."""
    won = points(state) >= SUCCESS
    name, value = texts.say("web-fact-points"), f"{points(state)}/{SUCCESS}"
    yield Fact(name=name, value=value, tone="good" if won else "plain")
    yield from _objectives(texts, state)


def _objectives(texts: Texts, state: BHState) -> Iterator[Fact]:
    """Every objective and how it stands with it."""
    tones: dict[str, Tone] = {"done": "good", "failed": "bad", "taken": "choice"}
    for name, row in state.objectives.items():
        now = objective_state(row)
        value = texts.say("web-objective-state", state=now, worth=row.worth)
        meaning = meaning_of(texts, state, name)
        yield Fact(
            name=capital(texts.name(name, state)),
            value=value,
            tone=tones.get(now, "plain"),
            rules=meaning.rules if meaning else (),
        )


# -- in words --------------------------------------------------------------------------------------


def _table_in_text(
    texts: Texts, state: BHState, figures: tuple[Figure, ...], lying: tuple[Marker, ...]
) -> Iterator[str]:
    """Who is where: troopers first, then aliens, contacts and the ship, markers, terrain."""
    order = ("squad", "friend", "alien", "signal", "ship")
    yield from (f.label for f in sorted(figures, key=lambda f: order.index(f.side)))
    yield from (marker.label for marker in lying)
    for feature in table_of(state).features:
        yield feature_words(texts, state, feature)
