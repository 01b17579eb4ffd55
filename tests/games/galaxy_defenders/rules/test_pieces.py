"""Everything on the map in one query."""

from tests.games.galaxy_defenders.rules.table import table
from xenofront.games.galaxy_defenders.research.laws import LAWS
from xenofront.games.galaxy_defenders.rules.ch5_terrain.map import occupied
from xenofront.games.galaxy_defenders.rules.pieces import Piece, pieces, pieces_at
from xenofront.geometry.hexes.grid import HexId
from xenofront.kernel import Seat
from xenofront.lab.laws import Moment


def at_the_map():
    """An agent with a drone, an alien, a signal, and somebody dead."""
    return table(
        agents={
            "titanium": {"hex": "4,2"},
            "dr_sentry": {"hex": "5,2", "owner": "titanium"},
            "mercury": {"hex": "0,0", "alive": False},
        },
        aliens={"aracnos-green-1": {"hex": "8,4"}},
        signals={"s1": {"hex": "1,1"}},
        open={"do": "Deaths"},
    ).game


def test_every_piece_has_its_kind_camp_and_who_runs_it():
    found = pieces(at_the_map().state)
    shown = {name: (one.kind, one.camp, one.run_by, one.attackable) for name, one in found.items()}
    assert shown == {
        "titanium": ("agent", "squad", "titanium", True),
        "dr_sentry": ("drone", "squad", "titanium", True),
        "aracnos-green-1": ("alien", "alien", "titanium", True),
        "s1": ("signal", "unknown", "", False),
    }


def test_what_pieces_cover_is_occupied():
    """GD-5.b"""
    state = at_the_map().state
    covered = {place for one in pieces(state).values() for place in one.hexes}
    assert covered == occupied(state)
    assert [one.id for one in pieces_at(state, HexId("8,4"))] == ["aracnos-green-1"]
    assert pieces_at(state, HexId("0,0")) == ()


def test_the_law_notices_a_base_that_covers_more(monkeypatch):
    game = at_the_map()
    law = LAWS["what is occupied is what pieces cover"]
    assert list(law(Moment(game))) == []
    long = {
        **pieces(game.state),
        "aracnos-green-1": Piece(
            "aracnos-green-1", "alien", "alien", (HexId("8,4"), HexId("8,3")), Seat("titanium")
        ),
    }
    monkeypatch.setattr("xenofront.games.galaxy_defenders.research.laws.pieces", lambda state: long)
    assert len(list(law(Moment(game)))) == 2
