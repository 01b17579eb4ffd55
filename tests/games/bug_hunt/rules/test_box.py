"""What is remembered beside the games does not grow with their number."""

from tests.games.bug_hunt.rules.table import table
from xenofront.games.bug_hunt.rules.box import Compiled
from xenofront.games.bug_hunt.rules.ground import table_of


def test_tables_of_many_missions_are_forgotten_again():
    state = table(troopers={"a": "10,10"}).state
    first = table_of(state)
    assert table_of(state) is first
    for y in range(Compiled.MOST + 10):
        state.size = state.size._replace(y=24_000 + y)
        table_of(state)
        assert len(state.box.memo) <= Compiled.MOST
