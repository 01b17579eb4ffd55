"""What always holds in Galaxy Defenders, under random play; and that each law notices a breach."""

from random import Random
from typing import Any

import msgspec
import pytest

from xenofront.games.factory import new_game, new_setup
from xenofront.games.galaxy_defenders.research import laws as own
from xenofront.games.galaxy_defenders.rules.gear import Suit
from xenofront.games.galaxy_defenders.rules.state import GDState, Menace
from xenofront.kernel import Game, Record, Seat
from xenofront.kernel.tables import changed, removed
from xenofront.lab.laws import Moment


@pytest.fixture(scope="session")
def games(records: list[Record]) -> list[Game]:
    return [record.game for record in records if isinstance(record.game.state, GDState)]


def broken(law: str, games: list[Game]) -> list[str]:
    return [detail for game in games for detail in own.LAWS[law](Moment(game))]


# -- under random play ---------------------------------------------------------------------------


def test_alien_cards_are_conserved(games):
    """GD-8.8.b GD-8.11.d"""
    assert broken("alien cards are conserved", games) == []


def test_close_encounter_cards_are_conserved(games):
    """GD-6.3.2.d"""
    assert broken("close encounter cards are conserved", games) == []


def test_event_cards_and_the_weather_are_conserved(games):
    """GD-6.4.c"""
    assert broken("event cards are conserved", games) == []


def test_signals_on_the_map_in_reserve_and_discarded_stay_the_same(games):
    """GD-8.5.f GD-8.5.d"""
    assert broken("signals are conserved", games) == []


def test_no_token_is_owned_more_often_than_the_box_has_it(games):
    """GD-2.f"""
    assert broken("tokens are not owned twice", games) == []


def test_tokens_of_the_missions_fit(games):
    """GD-4.b GD-FAQ.r"""
    assert broken("tokens of the mission fit", games) == []


def test_a_hex_holds_one_figure_or_signal(games):
    """GD-5.b"""
    assert broken("one figure or signal in a hex", games) == []


def test_there_is_an_alpha_agent_while_somebody_is_operative(games):
    """GD-6.2.1.h"""
    assert broken("an alpha agent while somebody is operative", games) == []


def test_every_alien_is_controlled_by_an_operative_seat(games):
    """GD-8.8.a GD-7.5.3.d"""
    assert broken("controllers are operative", games) == []


def test_the_dead_are_not_asked(games):
    """GD-6.f"""
    assert broken("the dead are not asked", games) == []


def test_no_signal_in_sight_stays_hidden(games):
    """GD-8.5.b"""
    assert broken("no signal in sight stays hidden", games) == []


def test_wounds_lie_within_zero_and_hit_points(games):
    """GD-7.5.1.e GD-8.11.a"""
    assert broken("wounds lie within 0 and HP", games) == []


def test_ammo_lies_within_zero_and_the_printed_number(games):
    """GD-7.6.6.a"""
    assert broken("ammo lies within 0 and the printed number", games) == []


def test_the_team_has_at_most_four_fragments(games):
    """GD-2.d"""
    assert broken("fragments lie within 0 and the limit", games) == []


def test_activities_are_spent_once_and_only_own_powers_lie_face_down(games):
    """GD-6.3.1.a"""
    assert broken("activities are spent once", games) == []


def test_a_mission_has_an_outcome_exactly_when_it_is_over(games):
    """GD-6.e"""
    assert broken("a mission that is over has an outcome", games) == []


def test_piles_have_no_hidden_order(games):
    assert broken("piles have no order", games) == []


# -- each law notices a breach -------------------------------------------------------------------

SQUAD = ("chromium", "thorium", "mercury")


@pytest.fixture
def game() -> Game:
    """A squad in its first turn."""
    started = new_game(new_setup("dust_signal", SQUAD, seed=4))
    while started.pending is not None and started.pending.what != "activity":
        started.answer(started.pending.options[0])
    return started


def first_alien(state: Any) -> Any:
    return next(iter(state.aliens))


def put(state: Any, table: str, key: str, **fields: Any) -> None:
    setattr(state, table, changed(getattr(state, table), key, **fields))


def put_npc(state: Any, **fields: Any) -> None:
    row = msgspec.structs.replace(state.agents["mercury"], hex="0,0", **fields)
    state.add_drone("npc_thorium", row)


def split(state: Any) -> None:
    """Two figures on one card, of which only one is marked."""
    alien = first_alien(state)
    card = state.aliens[alien].card
    state.box = state.box.with_cards({card: {"figures": 2}})
    put(state, "aliens", alien, swarm="pair", lock=1)
    twin = msgspec.structs.replace(state.aliens[alien], hex="0,0", lock=0)
    state.add_alien(f"{card}-99", twin)


BREACHES: dict[str, Any] = {
    "alien cards are conserved": lambda s: setattr(s, "alien_discard", ("aracnos-blue",)),
    "close encounter cards are conserved": lambda s: setattr(s, "close_deck", ()),
    "CRITICAL tokens are conserved": lambda s: setattr(s, "critical_piles", {"1": ("c1_def",)}),
    "NPC cards are conserved": lambda s: setattr(s, "npc_discard", ("npc_blade",)),
    "masters hunt somebody": lambda s: setattr(
        s, "menace", {first_alien(s): Menace(Seat("mercury"))}
    ),
    "prime swarms share a card": split,
    "nobody is dragged without a movement": lambda s: put(
        s, "agents", "mercury", seized_by=first_alien(s)
    ),
    "NPCs obey somebody": lambda s: put_npc(s, owner="nobody"),
    "suits are as the mission brings them": lambda s: setattr(
        s, "suits", {"4,2": Suit("suit_mark_1", 4, 2)}
    ),
    "batteries lie within 0 and the printed number": lambda s: s.change_weapon(
        "mercury", s.agents["mercury"].weapons[0].id, batteries=3
    ),
    "poses are taken by agents with the option": lambda s: put(
        s, "agents", "mercury", pose="prone"
    ),
    "event cards are conserved": lambda s: setattr(s, "weather", "ev01"),
    "signals are conserved": lambda s: setattr(s, "signal_discard", ("HUMAN",)),
    "tokens are not owned twice": lambda s: put(s, "agents", "mercury", devices=("d_frag",) * 9),
    "one figure or signal in a hex": lambda s: put(
        s, "agents", "mercury", hex=s.agents["thorium"].hex
    ),
    "what is occupied is what pieces cover": lambda s: setattr(
        s, "signals", {**s.signals, "mercury": next(iter(s.signals.values()))}
    ),
    "an alpha agent while somebody is operative": lambda s: setattr(s, "alpha", "titanium"),
    "controllers are operative": lambda s: put(s, "aliens", first_alien(s), controller="titanium"),
    "the dead are not asked": lambda s: put(s, "agents", s.turn.agent, alive=False),
    "no signal in sight stays hidden": lambda s: put(
        s, "signals", next(iter(s.signals)), hex=s.agents["mercury"].hex
    ),
    "wounds lie within 0 and HP": lambda s: put(s, "agents", "mercury", wounds=50),
    "ammo lies within 0 and the printed number": lambda s: put(
        s,
        "agents",
        "chromium",
        weapons=tuple(msgspec.structs.replace(w, ammo=77) for w in s.agents["chromium"].weapons),
    ),
    "what is borrowed or stands is held": lambda s: put(s, "agents", "mercury", lent=("ps_tk",)),
    "tokens of the mission fit": lambda s: setattr(s, "crates", ("alien",)),
    "fragments lie within 0 and the limit": lambda s: setattr(s, "fragments", 5),
    "activities are spent once": lambda s: s.spend("action", "action"),
    "security locks are the mission's, and shut what they lie on": lambda s: setattr(
        s, "sealed", {"12,0|13,0": "red"}
    ),
    "tokens of the mission": lambda s: setattr(s, "tokens", {"drill-1": "0,0", "drill-2": "0,0"}),
    "piles have no order": lambda s: setattr(s, "signal_piles", (("HUMAN", "ALIEN"),)),
    "a mission that is over has an outcome": lambda s: setattr(s, "outcome", "failed"),
}


def test_every_law_has_a_breach():
    assert set(BREACHES) == set(own.LAWS)


@pytest.mark.parametrize("law", BREACHES)
def test_the_law_notices_a_breach(game, law):
    assert list(own.LAWS[law](Moment(game))) == []
    BREACHES[law](game.state)
    assert list(own.LAWS[law](Moment(game))) != []


@pytest.mark.parametrize(
    "breach",
    [
        lambda s: put(s, "aliens", first_alien(s), wounds=99),
        lambda s: put(s, "aliens", first_alien(s), shield=99),
        lambda s: put(s, "agents", "mercury", shield=99),
        lambda s: put(s, "agents", "mercury", dying=True),
    ],
)
def test_wounds_and_shields_of_all_figures_count(game, breach):
    breach(game.state)
    assert broken("wounds lie within 0 and HP", [game]) != []


@pytest.mark.parametrize(
    "breach",
    [
        lambda s: setattr(s, "armory", {"0,0": "alien"}),
        lambda s: setattr(s, "civilians", {"c1": "99,99"}),
        lambda s: put(s, "agents", "mercury", led=-1),
        lambda s: put(s, "agents", "mercury", left=True),
    ],
)
def test_tokens_of_a_mission_are_watched(game, breach):
    breach(game.state)
    assert broken("tokens of the mission fit", [game]) != []


def test_a_lost_figure_is_noticed(game):
    game.state.aliens = removed(game.state.aliens, first_alien(game.state))
    assert broken("alien cards are conserved", [game]) != []


# -- random set-ups ------------------------------------------------------------------------------


def test_random_set_ups_cover_squads_and_options():
    setups = [own.random_setup(Random(n)) for n in range(200)]
    assert {len(setup.seats) for setup in setups} == {1, 2, 3, 4, 5}
    assert {option for setup in setups for option in setup.options} >= {"preset", "human_view"}
    assert len({setup.seed for setup in setups}) == 200
