"""Sheets of agents and drones, and cards of aliens."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from xenofront.games.galaxy_defenders import NAME
from xenofront.games.galaxy_defenders.present import status
from xenofront.games.galaxy_defenders.present.page.acting import acting, shape_of
from xenofront.games.galaxy_defenders.present.page.printed import (
    KEPT,
    alien_text,
    armour_lines,
    dice_words,
    item_text,
)
from xenofront.games.galaxy_defenders.present.places import agent_letters, alien_letters
from xenofront.games.galaxy_defenders.rules.box import Box
from xenofront.games.galaxy_defenders.rules.ch7_agents.movement import movement_points
from xenofront.games.galaxy_defenders.rules.ch7_agents.targets import at_hand
from xenofront.games.galaxy_defenders.rules.ch8_aliens import oracle
from xenofront.games.galaxy_defenders.rules.ch8_aliens.swarms import figure_hp
from xenofront.games.galaxy_defenders.rules.expansions.suits import most_batteries
from xenofront.games.galaxy_defenders.rules.state import (
    AgentId,
    Alien,
    AlienId,
    Carried,
    GDState,
    max_hp,
    max_shield,
)
from xenofront.kernel import Game
from xenofront.present.messages.base import Fact, Line, Tone
from xenofront.present.messages.scene import Item, Meter, Sheet
from xenofront.text.texts import Texts


def sheets(texts: Texts, game: Game) -> tuple[Sheet, ...]:
    """Every agent, also the fallen, then every alien."""
    state = game.state
    assert isinstance(state, GDState)
    now = acting(game)
    agents = (agent_sheet(texts, state, agent, now) for agent in state.agents)
    return (*agents, *(alien_sheet(texts, state, alien, now) for alien in state.aliens))


# -- agents ----------------------------------------------------------------------------------------


def agent_sheet(texts: Texts, state: GDState, agent: AgentId, now: str = "") -> Sheet:
    """An agent's sheet, or a drone's."""
    row, sheet = state.agents[agent], state.box.agents[agent]
    kept = (state.box, texts.lang, texts.strict)
    if row.owner:
        of = "web-npc-of" if agent in state.box.npcs else "web-drone-of"
        subtitle = texts.say(of, agent=texts.name(row.owner, state.box))
    else:
        kind, rank = texts.say(f"class-{sheet.class_name}"), texts.say(f"rank-{row.rank}")
        subtitle = texts.say("web-class-and-rank", kind=kind, rank=rank)
    return Sheet(
        figure=agent,
        title=texts.name(agent, state.box),
        subtitle=subtitle,
        side="friend" if row.owner else "squad",
        shape=shape_of(state, agent),
        letters=agent_letters(agent),
        meters=tuple(_agent_meters(texts, state, agent)),
        facts=tuple(_agent_facts(texts, state, agent)),
        items=_carried(*kept, at_hand(state, agent), (*row.powers, *row.devices), row.spent),
        lines=tuple(_agent_lines(texts, state, agent)),
        active=agent == now,
        gone=not row.alive,
    )


def _agent_meters(texts: Texts, state: GDState, agent: AgentId) -> Iterator[Meter]:
    row, hp = state.agents[agent], max_hp(state, agent)
    left = max(hp - row.wounds, 0) if row.alive or row.left else 0
    yield Meter(kind="health", name=texts.say("web-meter-health"), value=left, most=hp)
    shield = max(max_shield(state, agent), row.shield)
    if shield:
        name = texts.say("web-meter-shield")
        yield Meter(kind="shield", name=name, value=row.shield, most=shield)
    if row.suit is not None:
        sheet, holds = state.box.suits[row.suit.sheet], most_batteries(state.box, row.suit.sheet)
        name = texts.say("web-meter-suit-shield")
        yield Meter(kind="shield", name=name, value=row.suit.shield, most=sheet.shield)
        name = texts.say("web-meter-suit-batteries")
        yield Meter(kind="ammo", name=name, value=row.suit.batteries, most=holds)
    for slot in row.weapons:
        if slot.batteries is not None:
            name = texts.say("web-meter-batteries", weapon=texts.name(slot.id, state.box))
            holds = state.box.weapons[slot.id].battery or 0
            yield Meter(kind="ammo", name=name, value=slot.batteries, most=holds)
        most = state.box.weapons[slot.id].ammo
        if slot.ammo is not None and most:
            name = texts.say("web-meter-ammo", weapon=texts.name(slot.id, state.box))
            yield Meter(kind="ammo", name=name, value=slot.ammo, most=max(most, slot.ammo))


def _agent_facts(texts: Texts, state: GDState, agent: AgentId) -> Iterator[Fact]:
    row = state.agents[agent]
    if not row.alive:
        gone = texts.say("ui-left-map" if row.left else "ui-dead")
        yield Fact(name=texts.say("web-fact-state"), value=gone, tone="dim" if row.left else "bad")
        return
    yield Fact(name=texts.say("web-fact-place"), value=row.hex)
    if status.has_view(state, agent):
        yield Fact(name=texts.say("web-fact-facing"), value=texts.say(f"direction-{row.facing}"))
    yield Fact(name=texts.say("web-fact-move"), value=str(movement_points(state, agent)))
    if state.turn is not None and state.turn.agent == agent:
        spent = state.turn.spent
        rest = [texts.say(f"activity-{a}") for a in status.ACTIVITIES if a not in spent]
        value = ", ".join(rest) or "-"
        yield Fact(name=texts.say("web-fact-left"), value=value, tone="choice")


def _agent_lines(texts: Texts, state: GDState, agent: AgentId) -> Iterator[Line]:
    row = state.agents[agent]
    if row.alive:
        for said in status.conditions(texts, state, agent):
            yield Line(text=said.text, tone="bad" if said.bad else "plain")
    yield from armour_lines(texts, state.box, agent)


@lru_cache(maxsize=KEPT)
def _carried(
    box: Box,
    lang: str,
    strict: bool,  # noqa: FBT001
    weapons: tuple[Carried, ...],
    items: tuple[str, ...],
    spent: tuple[str, ...],
) -> tuple[Item, ...]:
    """Weapons, powers and devices."""
    texts = Texts(lang, NAME, strict=strict)
    return (
        *(_weapon(texts, box, slot) for slot in weapons),
        *(_power(texts, box, item, used=item in spent) for item in items),
    )


def _power(texts: Texts, box: Box, power: str, *, used: bool) -> Item:
    definition = box.powers[power]
    passive = definition.timing == "passive" or definition.moment == "guard"
    now = "used" if used else "passive" if passive else "ready"
    kind = texts.say(f"kind-{definition.kind}")
    return Item(
        id=power,
        name=texts.called(definition),
        text=item_text(texts, box, power),
        facts=(Fact(name=texts.say("web-fact-kind"), value=kind),),
        state=texts.say(f"web-item-{now}"),
        on=not used,
    )


def _weapon(texts: Texts, box: Box, slot: Carried) -> Item:
    weapon = box.weapons[slot.id]
    facts = [Fact(name=texts.say("web-fact-kind"), value=texts.say(f"weapon-{weapon.kind}"))]
    facts.append(Fact(name=texts.say("web-fact-dice"), value=dice_words(texts, box, slot.id)))
    if slot.ammo is not None:
        value = f"{slot.ammo}/{weapon.ammo}"
        tone: Tone = "plain" if slot.ammo else "bad"
        facts.append(Fact(name=texts.say("web-fact-ammo"), value=value, tone=tone))
    now = "jammed" if slot.jammed else "empty" if slot.ammo == 0 else "loaded"
    return Item(
        id=slot.id,
        name=texts.called(weapon),
        text=item_text(texts, box, slot.id),
        facts=tuple(facts),
        state=texts.say(f"web-item-{now}"),
        on=now == "loaded",
    )


# -- aliens ----------------------------------------------------------------------------------------


def alien_sheet(texts: Texts, state: GDState, alien: AlienId, now: str = "") -> Sheet:
    """An alien's card: its rows are items, the one that would apply now is on."""
    row = state.aliens[alien]
    applies = None if "stunned" in row.conditions else oracle.row_for(state, alien)
    letters, hp = alien_letters(state, alien), figure_hp(state, alien)
    kept = (state.box, texts.lang, texts.strict)
    more = tuple(status.mastery(texts, state, alien))
    return _alien_sheet(*kept, alien, row, applies, letters, hp, alien == now, more)


@lru_cache(maxsize=KEPT)
def _alien_sheet(
    box: Box,
    lang: str,
    strict: bool,  # noqa: FBT001
    alien: AlienId,
    row: Alien,
    applies: int | None,
    letters: str,
    hp: int,
    active: bool,  # noqa: FBT001
    more: tuple[str, ...] = (),
) -> Sheet:
    texts, card = Texts(lang, NAME, strict=strict), box.aliens[row.card]
    health = texts.say("web-meter-health")
    meters = [Meter(kind="health", name=health, value=max(hp - row.wounds, 0), most=hp)]
    points, printed = (row.shield, *row.stacks), (card.shield, *card.more_shields)
    for value, most in zip(points, printed, strict=False):
        if shield := max(value, most):
            name = texts.say("web-meter-shield")
            meters.append(Meter(kind="shield", name=name, value=value, most=shield))
    said, _ = alien_text(texts, box, row.card)
    return Sheet(
        figure=alien,
        title=texts.name(alien, box),
        subtitle=texts.say("web-alien-card", rank=texts.say(f"colour-{card.rank}")),
        side="alien",
        shape=card.species,
        letters=letters,
        meters=tuple(meters),
        facts=tuple(_alien_facts(texts, box, row)),
        items=tuple(_rows(texts, box, row, applies)),
        lines=(*(Line(text=one) for one in more), *_alien_conditions(texts, box, row), *said),
        active=active,
    )


def _alien_facts(texts: Texts, box: Box, row: Alien) -> Iterator[Fact]:
    yield Fact(name=texts.say("web-fact-place"), value=row.hex)
    yield Fact(name=texts.say("web-fact-controller"), value=texts.name(row.controller, box))


def _alien_conditions(texts: Texts, box: Box, row: Alien) -> Iterator[Line]:
    for condition in row.conditions:
        yield Line(text=texts.say(f"condition-{condition}"), tone="good")
    if row.lock:
        yield Line(text=texts.say("ui-lock", level=row.lock), tone="good")
    for token in row.criticals:
        yield Line(text=texts.name(token, box), tone="good")
    for power in row.marks:
        yield Line(text=texts.say("web-marked", power=texts.name(power, box)), tone="good")
    if row.disabled:
        yield Line(text=texts.say("drawn-shield_lost"), tone="good")


def _rows(texts: Texts, box: Box, row: Alien, applies: int | None) -> Iterator[Item]:
    _, rows = alien_text(texts, box, row.card)
    for number, line in enumerate(rows):
        on = number == applies
        now = texts.say("web-item-applies") if on else ""
        yield Item(id=f"row-{number}", name=line.at, text=line.text, state=now, on=on)
