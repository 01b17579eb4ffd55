"""The speed gate: what is much slower than its base is refused."""

from pathlib import Path

import pytest

from tools import speed_gate

ROOT = Path(__file__).parents[2]


def test_a_median_above_the_limit_is_refused():
    lines, fine = speed_gate.verdict({"a": [1.1, 1.2, 9.0], "b": [0.9, 1.0, 1.1]})
    assert fine
    assert lines[0].startswith("a                  x1.20 (1.10 to 9.00)")
    lines, fine = speed_gate.verdict({"a": [1.0, 1.31, 1.5], "b": [0.9]})
    assert not fine
    assert lines[0].endswith("TOO SLOW")
    assert "TOO SLOW" not in lines[1]


@pytest.mark.parametrize("system", speed_gate.SYSTEMS)
def test_a_slice_has_a_cost(system):
    assert speed_gate.slice_of(ROOT / "src", system, 100, 0.01) > 1


def test_both_trees_are_measured_in_turn(monkeypatch):
    calls = []

    def slice_of(tree, system, first, seconds):
        calls.append((tree.name, system, first))
        return 3.0 if tree.name == "change" else 2.0

    monkeypatch.setattr(speed_gate, "slice_of", slice_of)
    found = speed_gate.measured(Path("base"), Path("change"), 2, 1.0)
    assert found == {system: [1.5, 1.5] for system in speed_gate.SYSTEMS}
    assert [name for name, *_ in calls] == ["change", "base"] * 2 + ["base", "change"] * 2
    assert len({first for *_, first in calls}) == 2
