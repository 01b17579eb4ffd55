"""How events are staged: fights, what is held up like a card, and what stays in the strip."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from xenofront.games.bug_hunt.present.meanings import LOCATIONS
from xenofront.games.bug_hunt.present.page.event_display import event_display
from xenofront.games.bug_hunt.present.page.fighting import Attacks
from xenofront.games.bug_hunt.rules.ch4_combat.shooting import SHIP
from xenofront.games.bug_hunt.rules.events import aliens, combat, missions, turn
from xenofront.games.bug_hunt.rules.state import BHState
from xenofront.games.bug_hunt.text.wording.names import capital, name_of, row_name
from xenofront.kernel import Event
from xenofront.present.messages.base import Line, Tone
from xenofront.present.messages.log import Card, Chip, Die
from xenofront.present.presenter import Beat, EventDisplay, Heard, with_chips
from xenofront.text.texts import Texts

MOVES: Final = (
    aliens.AlienMoved,
    aliens.AliensRevealed,
    aliens.AlienAppeared,
    aliens.AlienTransported,
    combat.KnockedBack,
    missions.ShipArrived,
    missions.ShipLeft,
    missions.Boarded,
    missions.Joined,
)
MANY: Final = (
    aliens.ContactPlaced,
    aliens.ContactRolled,
    aliens.ContactMoved,
    aliens.ContactRemoved,
    aliens.AlienWaits,
    missions.CountdownRolled,
    missions.CountdownLowered,
    missions.SignalAnswered,
)
"""What comes in numbers: like ones become one."""
GOALS: Final = (missions.ObjectiveDone, turn.MissionEnded)


def told(
    texts: Texts, heard: Sequence[Heard], state: BHState, earlier: Sequence[Heard]
) -> list[EventDisplay]:
    """How the events of one answer are told."""

    def dice_of(event: Event) -> tuple[Die, ...]:
        return event_display(texts, event, state.box).dice

    attacks = Attacks(texts, state, dice_of)
    for node, event in earlier:
        attacks.hear(node, event)
    found = []
    revealed = next((e.aliens for _, e in heard if isinstance(e, aliens.AliensRevealed)), ())
    for node, event in heard:
        shown, fight = event_display(texts, event, state.box), attacks.hear(node, event)
        card = card_of(texts, event, state, revealed)
        shown = shown._replace(
            beat="fight" if fight else "card" if card else beat(event),
            fight=fight,
            card=card,
            chip=None if fight else chip(texts, event, state, card),
        )
        found.append(shown)
    stunned = (
        shown.fight.id
        for (_, event), shown in zip(heard, found, strict=True)
        if isinstance(event, combat.Stunned) and shown.fight is not None
    )
    return with_chips(found, dict.fromkeys(stunned, "stunned"))


def beat(event: Event) -> Beat:
    """How something is staged that is neither a fight nor a card."""
    if isinstance(event, MOVES):
        return "move"
    if isinstance(event, MANY):
        return "many"
    return "goal" if isinstance(event, GOALS) else ""


# -- cards -----------------------------------------------------------------------------------------


def card_of(
    texts: Texts, event: Event, state: BHState, revealed: tuple[str, ...] = ()
) -> Card | None:
    """What is turned up for all to see; with the aliens that come of it."""
    match event:
        case aliens.AlienTypeKnown(kind, variant):
            return _kind_card(texts, state, kind, variant, revealed)
        case missions.LocationRevealed(location, effect):
            rules = LOCATIONS.get(effect, ())
            title = row_name(texts, state, "locations", effect)
            sign = f"location_{effect}"
            return _card(texts, location, "location", title, rules, sign)
        case missions.SignalFound(trooper, signal, effect):
            title = row_name(texts, state, "signals", effect)
            return _card(texts, signal, "signal", title, event.rules, "signal", (trooper,))
    return None


def _kind_card(
    texts: Texts, state: BHState, kind: str, variant: str, revealed: tuple[str, ...]
) -> Card:
    """What they are."""
    known = state.box.aliens[kind]
    lines = [Line(text=texts.say(f"trait-{known.trait}"))] if known.trait else []
    if variant:
        lines.append(Line(text=row_name(texts, state, "variants", variant)))
    return Card(
        id=kind,
        kind="aliens",
        deck=texts.say("deck-aliens"),
        title=capital(name_of(texts, kind, state)),
        lines=tuple(lines),
        figures=revealed,
        sign=kind,
    )


def _card(
    texts: Texts,
    key: str,
    kind: str,
    title: str,
    rules: Sequence[str],
    sign: str,
    figures: tuple[str, ...] = (),
) -> Card:
    return Card(
        id=key,
        kind=kind,
        deck=texts.say(f"deck-{kind}"),
        title=capital(title),
        lines=tuple(Line(text=texts.rule(rule).text, rules=(rule,)) for rule in rules),
        figures=figures,
        sign=sign,
    )


# -- the strip -------------------------------------------------------------------------------------


def chip(texts: Texts, event: Event, state: BHState, card: Card | None = None) -> Chip | None:
    """What stays of an event that is no fight."""
    if card is not None:
        tone: Tone = "bad" if card.kind == "aliens" else "plain"
        return Chip(figures=card.figures[:1], sign=card.sign, text=card.title, tone=tone)
    return _bad_news(event, state) or _good_news(texts, event, state)


def _bad_news(event: Event, state: BHState) -> Chip | None:
    match event:
        case aliens.AliensRevealed(_, found):
            return Chip(figures=found[:1], sign="contact", text=str(len(found)), tone="bad")
        case aliens.AlienAppeared(alien):
            return Chip(figures=(alien,), sign="spawn", tone="bad")
        case combat.AlienKilled(alien):
            return Chip(figures=(alien,), sign="dead", tone="good")
        case combat.TrooperDown(trooper) | turn.TrooperLeft(trooper):
            return Chip(figures=(trooper,), sign="dead", tone="bad")
        case combat.Wounded(figure):
            tone: Tone = "bad" if figure in state.troopers else "good"
            return Chip(figures=(figure,), sign="wound", tone=tone)
        case combat.Jammed(shooter):
            return Chip(figures=(shooter,), sign="jammed", tone="bad")
    return None


def _good_news(texts: Texts, event: Event, state: BHState) -> Chip | None:
    match event:
        case missions.ObjectiveDone(objective, kind):
            text = capital(texts.name(objective, state))
            return Chip(sign=f"objective_{kind}", text=text, tone="good")
        case missions.PackageTaken(trooper):
            return Chip(figures=(trooper,), sign="package", tone="good")
        case missions.EvacCalled(trooper):
            return Chip(figures=(trooper,), sign="evac", tone="good")
        case missions.ShipArrived():
            return Chip(figures=(SHIP,), sign="evac", tone="good")
        case missions.Boarded(trooper):
            return Chip(figures=(trooper,), sign="leave", tone="good")
        case missions.Joined(trooper):
            return Chip(figures=(trooper,), sign="spawn", tone="good")
    return None
