"""What `dev.py speed` measures around the rules: steps, cold starts, workers, the server."""

from concurrent.futures import ThreadPoolExecutor

import msgspec
import pytest

import dev
from tools import server_speed, start_speed, step_speed, web_speed, worker_speed
from tools.server_speed import Cost
from tools.worker_speed import Took


def test_each_measure_is_a_tool():
    for name in dev.MEASURES.values():
        assert (dev.ROOT / "tools" / f"{name}.py").is_file()


@pytest.mark.filterwarnings("ignore")
def test_every_form_of_an_environment_plays_whole_episodes():
    plays = step_speed.forms()
    found = step_speed.measured(plays, 0.01)
    assert set(found) == set(plays)
    assert min(found.values()) > 1
    assert plays["rules alone"](3) > 10


def test_steps_are_compared_with_connect_four():
    lines = step_speed.lines({"ours": 50.0, step_speed.PEER: 200.0})
    assert lines[1].split() == ["ours", "50", "4.00x"]
    assert lines[2].endswith("1.00x")


def test_a_cold_start_has_parts_and_dear_modules():
    parts = start_speed.cold_start()
    assert len(parts) == len(start_speed.PARTS)
    assert parts[-1] == pytest.approx(sum(parts[:-1]))
    dear = start_speed.imports("import json")
    assert "json" in {name for _, name in dear}
    assert dear == sorted(dear, reverse=True)
    lines = start_speed.lines([[0.01, 0.2, 0.03, 0.24]] * 3, [(12.5, "some.module")])
    assert lines[3].split() == ["all", "of", "it", "240", "ms"]


def test_a_cold_start_reads_no_content_files_if_the_catalogue_is_kept():
    start_speed.cold_start()
    read = {name for _, name in start_speed.imports()}
    assert not {"jsonschema", "yaml", "xenofront.games.galaxy_defenders.content.references"} & read


def test_two_processes_share_only_the_work_of_workers():
    one, two = Took(10.0, 0.0), Took(1.0, 10.0)
    assert worker_speed.gain(one, two) == pytest.approx(10 / 6)
    lines = worker_speed.lines([(one, two)])
    assert [line.split()[-1] for line in lines] == ["1.667", "1.100", "0.091"]


def test_workers_play_every_game():
    one, two = worker_speed.played(4, 1), worker_speed.played(4, 2)
    assert one.workers == 0
    assert two.workers > 0


def test_answers_are_compared_with_echoes():
    rows = dict(server_speed.cost_rows([Cost(100, 0.01, 1.0)], [Cost(50, 0.1, 2.0)]))
    assert list(rows.values()) == ["100", "2000", "0.050x", "25"]


def test_changes_are_weighed_against_whole_states(monkeypatch):
    monkeypatch.setattr(server_speed, "PLAYED", 1)
    rows = dict(server_speed.message_rows(0.01))
    whole, small = rows["whole state, bytes"], rows["what changed, bytes"]
    assert int(small.split()[0]) < int(whole.split()[0]) / 3


def test_both_servers_answer(monkeypatch):
    for module in (server_speed, web_speed):
        monkeypatch.setattr(module, "CONNECTIONS", 2)
    monkeypatch.setattr(server_speed, "ROUNDS", 1)
    with ThreadPoolExecutor() as aside:  # a browser of other tests may have a loop in this thread
        echoes, answers = aside.submit(server_speed.in_turns, 0.5).result()
    assert echoes[0].messages > 2
    assert answers[0].messages > 2
    assert msgspec.json.decode(server_speed.GIVE)["kind"] == "give"
