"""GD 4 Devices that agents choose, and where they begin."""

import pytest

from xenofront.games.factory import new_game, new_setup
from xenofront.kernel import IllegalChoice

SQUAD = ("chromium", "mercury", "thorium")
GENERIC = {"d_medikit", "d_ammo", "d_frag", "d_emp", "d_flash", "d_shock", "d_mines", "d_scanner"}
OWN = {
    "chromium": {"d_cluster", "d_incendiary"},
    "mercury": {"d_satellite", "d_invis"},
    "thorium": {"d_nanocloud", "d_sentry"},
    "iridium": {"d_apround"},
    "titanium": {"d_rarmor"},
}


def game(mission="four_gates", squad=SQUAD, **options):
    return new_game(new_setup(mission, squad, seed=1, **options))


def outfitted(squad=SQUAD, **options):
    """A game at which everybody has a device."""
    made = game(squad=squad, **options)
    while made.pending.what == "outfit":
        made.answer(made.pending.options[0])
    return made


@pytest.mark.parametrize("agent", OWN)
def test_each_class_may_choose_generic_devices_and_its_own(agent):
    """GD-4.f/own, GD-4.f/generic"""
    made = game(squad=(agent,))
    assert (made.pending.what, made.pending.seat) == ("outfit", agent)
    offered = set(made.pending.options)
    assert offered >= GENERIC | OWN[agent]
    assert not offered & set().union(*(own for name, own in OWN.items() if name != agent))


def test_in_seat_order_each_takes_as_many_as_the_mission_grants():
    """GD-4.f/number"""
    made = game("cold_vault")
    while made.pending.what != "outfit":
        made.answer(made.pending.options[0])
    asked = []
    while made.pending.what == "outfit":
        asked.append(made.pending.seat)
        made.answer(made.pending.options[0])
    assert asked == [seat for seat in SQUAD for _ in range(2)]
    taken = [made.state.agents[seat].devices for seat in SQUAD]
    assert taken[:2] == [("d_medikit", "d_medikit"), ("d_medikit", "d_ammo")]
    assert len(taken[2]) == 2


def test_what_one_has_taken_is_not_offered_to_the_next():
    """GD-4.g/item"""
    made = game()
    assert "d_mines" in made.pending.options
    made.answer("d_mines")
    assert (made.pending.seat, "d_mines" in made.pending.options) == ("mercury", False)
    with pytest.raises(IllegalChoice) as refused:
        made.answer("d_mines")
    assert refused.value.rule == "GD-4.f"
    made.answer("d_medikit")
    assert "d_medikit" in made.pending.options  # of three, two are left


def test_a_training_mission_says_who_has_what_and_stands_where():
    """GD-4.b/given"""
    made = game("dust_signal")
    assert made.pending.what == "alpha"
    start = made.state.box.mission.start
    assert [made.state.agents[seat].hex for seat in SQUAD] == list(start[:3])


def test_each_chooses_a_hex_of_the_start_that_nobody_has():
    """GD-4.b/chosen"""
    made = outfitted(human_view=False)
    start = made.state.box.mission.start
    assert (made.pending.what, made.pending.seat) == ("start_hex", "chromium")
    assert made.pending.options == start
    made.answer(start[1])  # where Mercury would stand
    assert made.state.agents["chromium"].hex == start[1]
    assert len({agent.hex for agent in made.state.agents.values()}) == 3
    assert made.pending.options == (start[0], *start[2:])
    made.answer(start[5])
    made.answer(start[0])
    assert [made.state.agents[seat].hex for seat in SQUAD] == [start[1], start[5], start[0]]
    assert made.pending.what == "alpha"


def test_with_human_view_each_looks_where_it_chooses():
    """GD-5.2.1.b"""
    made = outfitted(("chromium",))
    made.answer(made.pending.options[0])
    assert made.pending.what == "facing"
    made.answer("NW")
    assert made.state.agents["chromium"].facing == "NW"
    assert made.pending.what == "activity"
