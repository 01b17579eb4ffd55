"""Sheets of troopers, and of the aliens and what is known of them."""

from __future__ import annotations

from collections.abc import Iterator

from xenofront.games.bug_hunt.present import cited
from xenofront.games.bug_hunt.present.labels import alien_label, trooper_label
from xenofront.games.bug_hunt.present.page.acting import acting, shape_of
from xenofront.games.bug_hunt.present.page.figures import alien_badges, side_of, trooper_badges
from xenofront.games.bug_hunt.present.places import state_of
from xenofront.games.bug_hunt.present.status import alien_parts, weapon_line, weapon_state
from xenofront.games.bug_hunt.rules.ch4_combat.saves import save_needed
from xenofront.games.bug_hunt.rules.ch4_combat.shooting import is_used_up, range_of, toughness_of
from xenofront.games.bug_hunt.rules.ch5_aliens.behaviour import speed_of
from xenofront.games.bug_hunt.rules.state import AlienId, BHState, TrooperId
from xenofront.games.bug_hunt.text.wording.measures import measured, signed, spot
from xenofront.games.bug_hunt.text.wording.names import row_name, whole_name
from xenofront.geometry.plane.exact import INCH
from xenofront.kernel import Game
from xenofront.present.messages.base import Fact, Line, Tone
from xenofront.present.messages.scene import Item, Meter, Sheet
from xenofront.text.texts import Texts


def sheets(texts: Texts, game: Game) -> tuple[Sheet, ...]:
    """Every trooper, also the fallen, then every alien."""
    state, now = state_of(game), acting(game)
    squad = (trooper_sheet(texts, state, name, now) for name in state.troopers)
    return (*squad, *(alien_sheet(texts, state, alien, now) for alien in state.aliens))


def _fact(texts: Texts, name: str, value: object, tone: Tone = "plain") -> Fact:
    return Fact(name=texts.say(f"web-fact-{name}"), value=str(value), tone=tone)


def _save(texts: Texts, save: int) -> str:
    return texts.say("web-save", save=save)


# -- troopers --------------------------------------------------------------------------------------


def trooper_sheet(texts: Texts, state: BHState, trooper: TrooperId, now: str = "") -> Sheet:
    """A trooper with profile, weapons and equipment."""
    row = state.troopers[trooper]
    return Sheet(
        figure=trooper,
        title=texts.name(trooper, state),
        subtitle=_kind(texts, state, trooper),
        side=side_of(row),
        shape=shape_of(state, row),
        letters=trooper_label(state, trooper)[:3],
        meters=tuple(_meters(texts, row.wounds, row.stun)),
        facts=tuple(_trooper_facts(texts, state, trooper)),
        items=tuple(_items(texts, state, trooper)),
        lines=tuple(Line(text=badge.label) for badge in trooper_badges(texts, state, trooper)),
        active=trooper == now,
        gone=row.fate not in ("table", "reserve"),
    )


def _kind(texts: Texts, state: BHState, trooper: TrooperId) -> str:
    row = state.troopers[trooper]
    if row.kind == "main":
        return whole_name(texts, state, trooper)
    profile = state.box.catalogue.profiles[shape_of(state, row)]
    return texts.called(profile)


def _meters(texts: Texts, wounds: int, stun: int) -> Iterator[Meter]:
    if wounds:
        yield Meter(kind="wound", name=texts.say("drawn-wound"), value=wounds, most=wounds)
    if stun:
        yield Meter(kind="stunned", name=texts.say("drawn-stunned"), value=stun, most=stun)


def _trooper_facts(texts: Texts, state: BHState, trooper: TrooperId) -> Iterator[Fact]:
    row = state.troopers[trooper]
    if row.fate != "table":
        tone: Tone = {"evacuated": "good", "reserve": "plain"}.get(row.fate, "bad")  # type: ignore[assignment]
        yield _fact(texts, "state", texts.say(f"web-fate-{row.fate}"), tone)
    else:
        yield _fact(texts, "place", spot(row.at))
        yield _fact(texts, "acts", texts.say(f"bh-phase-{row.phase or 'none'}"))
    yield _fact(texts, "reactions", row.reactions)
    yield _fact(texts, "speed", measured(row.speed * INCH))
    yield _fact(texts, "combat", signed(row.combat) or "+0")
    yield _fact(texts, "toughness", row.toughness)
    yield _fact(texts, "tech", signed(row.tech) or "+0")
    yield _fact(texts, "save", _save(texts, row.save))


def _items(texts: Texts, state: BHState, trooper: TrooperId) -> Iterator[Item]:
    row = state.troopers[trooper]
    for weapon in row.weapons:
        yield _weapon(texts, state, trooper, weapon)
    for gear in row.gear:
        rule = texts.rule(cited.gear_rule(state.box, gear))
        spent = is_used_up(state, trooper, gear)
        word = texts.say("web-item-used" if spent else "web-item-ready")
        name = texts.name(gear, state)
        yield Item(id=gear, name=name, text=rule.text, state=word, on=not spent)


def _weapon(texts: Texts, state: BHState, trooper: TrooperId, weapon: str) -> Item:
    row, definition = state.troopers[trooper], state.box.weapons[weapon]
    spent = texts.say("web-item-used") if is_used_up(state, trooper, weapon) else ""
    unfit = weapon_state(texts, row, weapon) or spent
    traits = [texts.rule(cited.trait_rule(state.box, trait)).text for trait in definition.traits]
    return Item(
        id=weapon,
        name=texts.called(definition),
        text=" ".join((f"{weapon_line(texts, state, trooper, weapon)}.", *traits)),
        facts=tuple(_weapon_facts(texts, state, trooper, weapon)),
        state=unfit or texts.say("web-item-ready"),
        on=not unfit,
    )


def _weapon_facts(texts: Texts, state: BHState, trooper: str, weapon: str) -> Iterator[Fact]:
    definition = state.box.weapons[weapon]
    reach = range_of(state, trooper, weapon)
    yield _fact(texts, "range", f'{reach}"' if reach else texts.say("web-brawls"))
    if definition.shots:
        yield _fact(texts, "shots", definition.shots)
    yield _fact(texts, "damage", f"+{definition.damage}")
    traits = ", ".join(texts.called(state.box.traits[trait]) for trait in definition.traits)
    if traits:
        yield _fact(texts, "traits", traits)


# -- aliens ----------------------------------------------------------------------------------------


def alien_sheet(texts: Texts, state: BHState, alien: AlienId, now: str = "") -> Sheet:
    """An alien with the profile of its kind, and what is special about it."""
    row, kind = state.aliens[alien], state.box.aliens[state.alien_type]
    lines = [Line(text=badge.label) for badge in alien_badges(texts, state, alien)]
    lines += [Line(text=said.text) for said in alien_parts(texts, state, alien) if not said.bad]
    return Sheet(
        figure=alien,
        title=texts.name(alien, state),
        subtitle=texts.called(kind),
        side="alien",
        shape=alien.rpartition("-")[0],
        letters=alien_label(state, alien)[:3],
        meters=tuple(_meters(texts, row.wounds, row.stun)),
        facts=tuple(_alien_facts(texts, state, alien)),
        items=tuple(_specials(texts, state, alien)),
        lines=tuple(dict.fromkeys(lines)),
        active=alien == now,
    )


def _alien_facts(texts: Texts, state: BHState, alien: AlienId) -> Iterator[Fact]:
    kind = state.box.aliens[state.alien_type]
    yield _fact(texts, "place", spot(state.aliens[alien].at))
    yield _fact(texts, "speed", measured(speed_of(state, alien)))
    yield _fact(texts, "combat", signed(kind.combat) or "+0")
    yield _fact(texts, "toughness", toughness_of(state, alien))
    yield _fact(texts, "damage", f"+{kind.damage}")
    for how in ("shot", "area", "brawl"):
        yield _fact(texts, f"save-{how}", _save(texts, save_needed(state, alien, how)))


def _specials(texts: Texts, state: BHState, alien: AlienId) -> Iterator[Item]:
    """The rules of the kind, of the variant, and of a leader."""
    box, leader = state.box, state.aliens[alien].leader
    kind = box.aliens[state.alien_type]
    rule = texts.rule(cited.alien_rule(box, kind.id))
    short = texts.say(f"trait-{kind.trait}") if kind.trait else ""
    text = f"{short} {rule.text}".strip()
    yield Item(id=kind.id, name=texts.called(kind), text=text, on=True)
    if state.variant:
        name = row_name(texts, state, "variants", state.variant)
        text = texts.rule(cited.variant_rule(state.variant)).text
        yield Item(id=state.variant, name=name, text=text, on=True)
    if leader:
        name = row_name(texts, state, "leaders", leader)
        text = texts.rule(cited.leader_rule(leader)).text
        yield Item(id=leader, name=name, text=text, on=True)
