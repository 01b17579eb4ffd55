"""What always holds in a game of Galaxy Defenders, and random set-ups for it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from random import Random
from typing import Any

import msgspec

from xenofront.games.factory import new_setup
from xenofront.games.galaxy_defenders import NAME
from xenofront.games.galaxy_defenders.content.sets import filtered, sets_of
from xenofront.games.galaxy_defenders.content.tokens import TokenRule, key_kind
from xenofront.games.galaxy_defenders.pack import catalogue
from xenofront.games.galaxy_defenders.play import purposeful as galaxy_defenders_player
from xenofront.games.galaxy_defenders.research import (
    gear_laws,
    master_laws,
    npc_laws,
    power_laws,
)
from xenofront.games.galaxy_defenders.rules import procedures as gd
from xenofront.games.galaxy_defenders.rules.ch4_setup.setup import MAX_TEAM
from xenofront.games.galaxy_defenders.rules.ch5_terrain.map import aliens_at, occupied
from xenofront.games.galaxy_defenders.rules.ch7_agents.turn import MENU
from xenofront.games.galaxy_defenders.rules.ch8_aliens.rage import card_in_deck
from xenofront.games.galaxy_defenders.rules.ch8_aliens.reveal import signals_in_sight
from xenofront.games.galaxy_defenders.rules.ch8_aliens.swarms import bearers, figure_hp
from xenofront.games.galaxy_defenders.rules.expansions.map_tokens import kind_of
from xenofront.games.galaxy_defenders.rules.expansions.npcs.deck import tokens
from xenofront.games.galaxy_defenders.rules.expansions.objects import object_hp
from xenofront.games.galaxy_defenders.rules.expansions.stages import is_master
from xenofront.games.galaxy_defenders.rules.options import Options
from xenofront.games.galaxy_defenders.rules.pieces import pieces
from xenofront.games.galaxy_defenders.rules.state import GDState, max_hp, max_shield, operative
from xenofront.kernel import Game, Question, Setup
from xenofront.kernel.piles import cards
from xenofront.lab.laws import Deep, Moment, Quick

SYSTEM = NAME
PACKAGE = "xenofront.games.galaxy_defenders.rules"

# -- random games --------------------------------------------------------------------------------


def random_setup(dice: Random) -> Setup:
    """Any mission, any squad it takes, any mixture of options; in a campaign with weapons kept."""
    missions = catalogue().missions
    mission = missions[dice.choice(sorted(missions))]
    there = filtered(catalogue(), sets_of(mission))
    agents = sorted(there.agents)
    least, most = max(1, mission.agents[0]), min(MAX_TEAM, mission.agents[1], len(agents))
    squad = tuple(dice.sample(agents, dice.randint(least, most)))
    options: dict[str, Any] = {}
    if dice.random() < 0.5:
        options["preset"] = dice.choice(sorted(Options.PRESETS))
    for name in Options.RULES:
        if dice.random() < 0.25:
            options[name] = dice.random() < 0.5
    seed = dice.getrandbits(48)
    setup = new_setup(mission.id, squad, seed=seed, system_name=SYSTEM, **options)
    if not options.get("campaign"):
        return setup
    arms = sorted(weapon.id for weapon in there.weapons.values() if weapon.rank != "standard")
    kept = dice.sample(arms, dice.randrange(5))
    return msgspec.structs.replace(setup, carried={"headquarters": kept})


VERBS = tuple(dict.fromkeys(line.VERB for line in MENU))
"""The words that answers of the menu begin with."""


def random_choices(game: Game, dice: Random) -> list[str]:
    """Answers made of the game's own words, most of them not allowed."""
    state = _state(game)
    box = state.box
    words = [
        *VERBS,
        *state.agents,
        *state.aliens,
        *state.signals,
        *(slot.id for row in state.agents.values() for slot in row.weapons),
        *(name for row in state.agents.values() for name in (*row.powers, *row.devices)),
        *dice.sample(sorted(box.board.area_of), 4),
        *(action.id for action in box.mission.actions),
        *dice.sample(sorted(box.weapons), 2),
        *("movement", "combat", "area", "stop", "E"),
    ]
    first = [*VERBS, *words]
    return [
        " ".join((dice.choice(first), *dice.choices(words, k=dice.randrange(4)))) for _ in range(12)
    ]


purposeful_choice = galaxy_defenders_player.purposeful_choice


def is_swamped(state: Any) -> bool:
    """Whether a fuzzed mission may be given up: never, decks are finite."""
    return False


# -- laws ----------------------------------------------------------------------------------------


def _state(game: Game) -> GDState:
    assert isinstance(game.state, GDState)
    return game.state


def _open(game: Game, *kinds: type[Any]) -> bool:
    return any(isinstance(frame, kinds) for frame in game.stack)


def alien_cards(moment: Moment) -> Iterator[str]:
    """GD-8.8.b, GD-8.11.d: cards are in the deck, discarded, or beside a figure."""
    state = _state(moment.game)
    there = Counter((*cards(state.alien_deck), *state.alien_discard))
    rows = state.aliens.items()
    beside = {row.swarm or name: row.card for name, row in rows if not is_master(state, name)}
    there.update(card_in_deck(state.box, card) for card in beside.values())
    yield from _differ("alien cards", there, Counter(state.box.mission.alien_deck))


def close_cards(moment: Moment) -> Iterator[str]:
    """GD-6.3.2.d: a close encounter card is discarded when its aliens have acted."""
    state = _state(moment.game)
    box = state.box
    drawn = [f.card for f in moment.game.stack if isinstance(f, gd.AliensTurn) and f.card]
    there = Counter((*cards(state.close_deck), *state.close_discard, *drawn))
    begun = Counter({box.close_by_number[n]: k for n, k in box.mission.close_deck.items()})
    if not _ended_midway(moment.game):
        yield from _differ("close encounter cards", there, begun)


def critical_tokens(moment: Moment) -> Iterator[str]:
    """GX-8.2.a, GX-8.2.2.f: CRITICAL tokens are in their piles, discarded, or on a figure."""
    state = _state(moment.game)
    heaps = (*state.critical_piles.values(), *state.critical_discards.values())
    there = Counter(token for heap in heaps for token in heap)
    for agent in state.agents.values():
        there.update(agent.criticals)
    for alien, figure in state.aliens.items():
        if bearers(state, alien)[0] == alien:
            there.update(figure.criticals)
    box = {token.id: token.copies for token in state.box.criticals.values()}
    yield from _differ("CRITICAL tokens", there, Counter(box))


def event_cards(moment: Moment) -> Iterator[str]:
    """GD-6.4.c, GD-6.4.e: an event card is discarded, weather stays in play."""
    state = _state(moment.game)
    drawn = [f.card for f in moment.game.stack if isinstance(f, gd.EventPhase) and f.card]
    open_ = [card for card in drawn if state.box.events[card].kind != "weather"]  # that is in play
    weather = [state.weather] if state.weather else []
    there = Counter((*cards(state.event_deck), *state.event_discard, *open_, *weather))
    begun = Counter(card for part in state.box.mission.event_deck for card in part.cards)
    if not _ended_midway(moment.game):
        yield from _differ("event cards", there, begun)


def _ended_midway(game: Game) -> bool:
    """Whether the game ended while a drawn card lay open: with the last agent's death."""
    return game.pending is None and not operative(_state(game))


def signal_tokens(moment: Moment) -> Iterator[str]:
    """GD-8.5.f: tokens on the map, in reserve and discarded are those of the mission."""
    state = _state(moment.game)
    mission = state.box.mission
    there = Counter((*cards(state.signal_piles), *state.signal_discard))
    led = sum(row.led for row in state.agents.values())
    there["HUMAN"] += len(state.civilians) + led + state.rescued  # GD-8.5.d
    begun = Counter(tokens(mission, state.options))
    yield from _differ("signals", there, begun)
    on_map = Counter(signal.pile for signal in state.signals.values())
    for number, count in on_map.items():
        if not 0 <= number < len(state.signal_piles) or count > len(state.signal_piles[number]):
            yield f"{count} signals on the map are from pile {number}, which has fewer"


def _differ(what: str, there: Counter[str], begun: Counter[str]) -> Iterator[str]:
    if there != begun:
        lost, gained = begun - there, there - begun
        yield f"{what}: lost {dict(lost)}, gained {dict(gained)}"


def mission_tokens(moment: Moment) -> Iterator[str]:
    """GD-4.b, GD-FAQ.r: crates are the mission's, civilians wait on the map, who left is gone."""
    state = _state(moment.game)
    mission, hexes = state.box.mission, state.box.board.area_of
    begun = Counter[str](mission.armory.values())
    there = Counter((*state.armory.values(), *state.crates))
    if there - begun or not {*state.armory} <= {*mission.armory}:
        yield f"crates on the map {dict(state.armory)}, taken {state.crates}"
    for name, place in state.civilians.items():
        if place not in hexes:
            yield f"civilian {name} waits in {place!r}, which is no hex"
    for agent, row in state.agents.items():
        if row.led < 0 or ((row.left or row.led) and row.alive == row.left):
            yield f"{agent} leads {row.led}, left {row.left}, alive {row.alive}"


def map_tokens(moment: Moment) -> Iterator[str]:
    """GX-2.t: tokens of the mission are on the map or carried; none comes, some are used up."""
    state = _state(moment.game)
    rules = state.box.tokens
    mission = state.box.mission
    begun = Counter(mission.tokens.values())
    begun.update(map(key_kind, mission.security.keys.values()))
    held = [token for row in state.agents.values() for token in row.tokens]
    names = [*state.tokens, *held, *state.objects]
    if len(set(names)) < len(names):
        yield f"tokens twice: {sorted(names)}"
    there = Counter(kind_of(name) for name in names)
    for kind in sorted({*begun, *there}):
        count, rule = begun[kind], rules.get(kind, TokenRule())
        used_up = rule.hp or rule.taken == "discarded" or _given_up(state, kind)
        if there[kind] > count or (there[kind] < count and not used_up):
            yield f"{there[kind]} of {kind}, the mission has {count}"
    for name, row in state.objects.items():
        dying = _open(moment.game, *DYING)
        if row.wounds < 0 or (row.wounds >= object_hp(state, name) and not dying):
            yield f"{name} has {row.wounds} wounds"


def _given_up(state: GDState, kind: str) -> bool:
    """Whether an action of the mission that was done uses up tokens of a kind."""
    actions = [action for action in state.box.mission.actions if action.needs == kind]
    return any(state.counters.get(action.counts) for action in actions)


def tokens_in_the_box(moment: Moment) -> Iterator[str]:
    """GD-2.f: no more copies of a token are owned than there are."""
    state = _state(moment.game)
    box = state.box
    owned = Counter(
        token
        for row in state.agents.values()
        if row.alive and not row.owner  # what a drone can do is no token
        for token in (*row.powers, *row.devices, *(slot.id for slot in row.weapons))
    )
    owned.update(state.headquarters)
    for token, count in owned.items():
        definition: Any = box.powers.get(token) or box.weapons[token]
        if count > definition.copies:
            yield f"{count} of {token}, the box has {definition.copies}"


def one_to_a_hex(moment: Moment) -> Iterator[str]:
    """GD-5.b: one figure or signal in a hex, except who is just passing through."""
    state = _state(moment.game)
    passing = {frame.agent for frame in moment.game.stack if isinstance(frame, gd.Move)}
    places: dict[str, str] = {}
    for one in pieces(state).values():
        for place in one.hexes if one.occupies and one.id not in passing else ():
            if place not in state.box.board.hexes:
                yield f"{one.id} stands in {place!r}, which is no hex"
            if place in places:
                yield f"{one.id} and {places[place]} are both in {place}"
            places[place] = one.id


def pieces_fit(moment: Moment) -> Iterator[str]:
    """GD-5.b: what the quick questions of the rules say is what the footprints of pieces cover."""
    state = _state(moment.game)
    covered = {place for one in pieces(state).values() if one.occupies for place in one.hexes}
    if covered != occupied(state):
        yield f"pieces cover {sorted(covered)}, occupied are {sorted(occupied(state))}"
    aliens = [one for one in pieces(state).values() if one.kind == "alien"]
    if {place: one.id for one in aliens for place in one.hexes} != dict(aliens_at(state)):
        yield f"aliens are at {dict(aliens_at(state))}, their pieces are not"


def alpha_is_there(moment: Moment) -> Iterator[str]:
    """GD-6.2.1.h: an operative alpha agent, once the first was chosen."""
    state = _state(moment.game)
    alive = operative(state)
    if alive and state.alpha not in alive and (state.alpha or state.phase in ("battle", "event")):
        yield f"the alpha agent is {state.alpha!r}, operative are {', '.join(alive)}"


def controllers_are_operative(moment: Moment) -> Iterator[str]:
    """GD-8.8.a, GD-7.5.3.d."""
    state = _state(moment.game)
    alive = operative(state)
    for name, row in state.aliens.items():
        if alive and row.controller not in alive:
            yield f"{name} is controlled by {row.controller!r}"


def the_dead_are_not_asked(moment: Moment) -> Iterator[str]:
    """GD-6.f, GD-4.j."""
    game = moment.game
    if isinstance(game.pending, Question) and game.pending.seat not in operative(_state(game)):
        yield f"{game.pending.what!r} asks {game.pending.seat}"


def signals_in_sight_are_revealed(moment: Moment) -> Iterator[str]:
    """GD-8.5.b: unless they are just being turned over."""
    game = moment.game
    if game.pending is None or _open(game, gd.RevealSignals, *SETTING_UP):
        return
    seen = signals_in_sight(_state(game))
    if seen:
        yield f"{', '.join(seen)} in sight at {game.pending.what!r}"


def wounds_fit(moment: Moment) -> Iterator[str]:
    """GD-7.5.1.e, GD-8.11.a: wounds lie within 0 and HP; who has no HP left is removed."""
    game, state = moment.game, _state(moment.game)
    for name, row in state.agents.items():
        if not 0 <= row.wounds <= max_hp(state, name):
            yield f"{name} has {row.wounds} wounds"
        if not 0 <= row.shield <= max_shield(state, name):
            yield f"{name} has {row.shield} shield points"
        if row.alive and row.dying and not _open(game, *DYING):
            yield f"{name} is dying and still there"
    for alien, figure in state.aliens.items():
        card = state.box.aliens[figure.card]
        dying = _open(game, *DYING)
        dead = figure.wounds >= figure_hp(state, alien) and not dying
        if figure.wounds < 0 or (dead and game.pending is not None):
            yield f"{alien} has {figure.wounds} wounds of {card.hp}"
        points, most = (figure.shield, *figure.stacks), (card.shield, *card.more_shields)
        fits = all(0 <= now <= full for now, full in zip(points, most, strict=False))
        if len(points) != len(most) or not fits:
            yield f"{alien} has {figure.shield} shield points"


DYING = (gd.Attack, gd.Deaths, gd.AlienDeath, gd.BasicHits, gd.PickStruck)
"""Procedures in which somebody may be as good as dead for a while."""


def ammo_fits(moment: Moment) -> Iterator[str]:
    """GD-7.6.6.a."""
    state = _state(moment.game)
    for name, row in state.agents.items():
        for slot in row.weapons:
            most = state.box.weapons[slot.id].ammo
            if row.alive and (slot.ammo is None) != (most is None):
                yield f"{name}'s {slot.id} has ammo {slot.ammo}, printed is {most}"
            elif slot.ammo is not None and not 0 <= slot.ammo <= (most or 0):
                yield f"{name}'s {slot.id} has ammo {slot.ammo} of {most}"


def fragments_fit(moment: Moment) -> Iterator[str]:
    """GD-2.d."""
    state = _state(moment.game)
    if not 0 <= state.fragments <= state.box.tables.max_fragments:
        yield f"{state.fragments} fragments"


def turn_fits(moment: Moment) -> Iterator[str]:
    """GD-6.3.1.a: each activity once a turn; GD-7.7.j: only own powers lie face down."""
    state = _state(moment.game)
    if state.turn is not None and len(set(state.turn.spent)) < len(state.turn.spent):
        yield f"{state.turn.agent} spent {', '.join(state.turn.spent)}"
    for name, row in state.agents.items():
        if not set(row.spent) <= set(row.powers) or len(set(row.spent)) < len(row.spent):
            yield f"{name} has {row.powers}, face down {row.spent}"


def piles_have_no_order(moment: Moment) -> Iterator[str]:
    """What is face down is sorted, so that no hidden order can leak."""
    state = _state(moment.game)
    decks = (state.alien_deck, state.close_deck, state.event_deck, state.signal_piles)
    heaps = [heap for deck in decks for heap in deck]
    criticals = (*state.critical_piles.values(), *state.critical_discards.values())
    discards = (state.signal_discard, state.alien_discard, state.event_discard)
    for heap in (*heaps, *discards, *criticals):
        if list(heap) != sorted(heap):
            yield f"a pile has an order: {heap}"
    for deck in decks[:3]:
        if not all(deck):
            yield "a deck holds an empty pile"


def ends_with_an_outcome(moment: Moment) -> Iterator[str]:
    """GD-6.e: the mission has an outcome exactly when it is over."""
    state = _state(moment.game)
    if (moment.game.pending is None) != bool(state.outcome):
        yield f"the outcome is {state.outcome!r}"


SETTING_UP = (gd.Muster, gd.Headquarters, gd.Outfit, gd.Awaken, gd.FillSlots, gd.Deployment)
"""What comes before the squad looks around for the first time."""

LAWS: Mapping[str, Quick] = {
    "alien cards are conserved": alien_cards,
    "close encounter cards are conserved": close_cards,
    "NPC cards are conserved": npc_laws.cards_are_kept,
    "NPCs obey somebody": npc_laws.npcs_obey,
    "suits are as the mission brings them": gear_laws.suits_fit,
    "batteries lie within 0 and the printed number": gear_laws.batteries_fit,
    "security locks are the mission's, and shut what they lie on": gear_laws.locks_fit,
    "poses are taken by agents with the option": gear_laws.poses_fit,
    "what is borrowed or stands is held": power_laws.borrowed_and_standing,
    "event cards are conserved": event_cards,
    "CRITICAL tokens are conserved": critical_tokens,
    "signals are conserved": signal_tokens,
    "tokens of the mission fit": mission_tokens,
    "tokens are not owned twice": tokens_in_the_box,
    "one figure or signal in a hex": one_to_a_hex,
    "what is occupied is what pieces cover": pieces_fit,
    "an alpha agent while somebody is operative": alpha_is_there,
    "controllers are operative": controllers_are_operative,
    "the dead are not asked": the_dead_are_not_asked,
    "no signal in sight stays hidden": signals_in_sight_are_revealed,
    "wounds lie within 0 and HP": wounds_fit,
    "ammo lies within 0 and the printed number": ammo_fits,
    "fragments lie within 0 and the limit": fragments_fit,
    "activities are spent once": turn_fits,
    "tokens of the mission": map_tokens,
    "masters hunt somebody": master_laws.masters_hunt,
    "prime swarms share a card": master_laws.swarms_share,
    "nobody is dragged without a movement": master_laws.who_is_dragged,
    "piles have no order": piles_have_no_order,
    "a mission that is over has an outcome": ends_with_an_outcome,
}

DEEP_LAWS: Mapping[str, Deep] = {}
