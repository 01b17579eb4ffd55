"""Simulation: the same games whoever plays them, kept in files, counted and drawn."""

import re

import msgspec
import pytest
from click.testing import CliRunner

from xenofront.cli import main
from xenofront.lab.intervals import Interval
from xenofront.lab.simulate import crew
from xenofront.lab.simulate.figures import compare, difference, figures, fingerprint, influences
from xenofront.lab.simulate.plan import NoSuchMission, Plan, Variant, system_of
from xenofront.lab.simulate.reporting import html
from xenofront.lab.simulate.store import Store, StoreError
from xenofront.lab.simulate.summary import Death, GameSummary, tell

PLAN = Plan("galaxy-defenders", ("dust_signal",), (2,), (), "random", 6, 3)


def tale(number, score=0.0, **more):
    fields = {
        "key": f"m {number}", "mission": "m", "size": 2, "squad": ("a", "b"), "player": "p",
        "variant": "rulebook", "number": number, "score": score, "rounds": 5, "decisions": 9,
        "outcome": {1.0: "accomplished", 0.5: "partially"}.get(score, "failed"),
    }  # fmt: skip
    return GameSummary(**{**fields, **more})


# -- playing ---------------------------------------------------------------------------------------


def test_the_games_are_the_same_for_any_number_of_workers():
    jobs = PLAN.jobs()
    alone = list(crew.play(jobs))
    assert fingerprint(crew.play(jobs, workers=2)) == fingerprint(alone)
    assert [one.key for one in alone] == [job.key for job in jobs]
    assert len({one.number for one in alone}) == 6


@pytest.mark.parametrize("at", ["ray://local", "dask://local"])
@pytest.mark.filterwarnings("ignore")
def test_a_cluster_plays_the_same_games(at):
    pytest.importorskip({"ray": "ray", "dask": "distributed"}[at.partition(":")[0]])
    jobs = PLAN.jobs()[:3]
    assert fingerprint(crew.play(jobs, at=at)) == fingerprint(crew.play(jobs))


def test_a_back_end_that_does_not_exist_is_named():
    with pytest.raises(crew.NoCrew, match=r"'slurm://x' is no back end; known are ray://ADDRESS"):
        list(crew.play(PLAN.jobs(), at="slurm://x"))


def test_a_tale_says_what_happened():
    found = tell(PLAN.jobs()[0])
    again = tell(PLAN.jobs()[0])
    assert found == again
    assert found.size == len(found.squad) == 2
    assert found.outcome in ("accomplished", "partially", "failed")
    assert found.rounds >= 1
    assert {thing.partition(" ")[0] for thing in found.met} >= {"happens", "event", "weapon"}
    assert all(death.who in found.squad for death in found.deaths)
    assert found.reached


def test_a_tale_of_bug_hunt_says_what_happened():
    plan = Plan("bug-hunt", ("first_contact",), (3,), (), "greedy", 2, 5)
    first, second = (tell(job) for job in plan.jobs())
    assert first != second
    assert "happens TrooperMoved" in first.met
    assert all(re.fullmatch(r"\d+,\d+", place) for place in first.reached)


def test_a_variant_plays_the_same_games_by_other_rules():
    other = msgspec.structs.replace(PLAN, variants=(Variant(), Variant("hard", {"preset": "hard"})))
    jobs = other.jobs()
    assert len(jobs) == 12
    plain, hard = jobs[0], jobs[6]
    assert (plain.number, plain.setup().seed) == (hard.number, hard.setup().seed)
    assert hard.setup().options == {"preset": "hard"}
    assert plain.setup().seats == hard.setup().seats


def test_missions_of_no_system_are_named():
    with pytest.raises(NoSuchMission, match="nowhere: no system has all of these missions"):
        system_of(("nowhere",))
    assert system_of(("quick_start",)) == "bug-hunt"


# -- keeping ---------------------------------------------------------------------------------------


def test_a_stopped_simulation_goes_on_where_it_was(tmp_path):
    jobs, path = PLAN.jobs(), tmp_path / "games.jsonl"
    with Store(PLAN, path) as store:
        for one in crew.play(jobs[:3]):
            store.add(one)
    with path.open("ab") as file:
        file.write(b'{"key": "half a li')  # as if it had been killed while writing
    with Store(PLAN, path) as store:
        assert store.missing(jobs) == jobs[3:]
        for one in crew.play(store.missing(jobs)):
            store.add(one)
        assert fingerprint(store.of(jobs)) == fingerprint(crew.play(jobs))
    with Store(PLAN, path) as store:
        assert store.missing(jobs) == []


def test_games_of_another_plan_are_refused(tmp_path):
    path = tmp_path / "games.jsonl"
    with Store(PLAN, path):
        pass
    with pytest.raises(StoreError, match="other rules, content, players or seeds"):
        Store(msgspec.structs.replace(PLAN, seed=4), path)
    (tmp_path / "text").write_text("hello\n")
    with pytest.raises(StoreError, match="no file of simulated games"):
        Store(PLAN, tmp_path / "text")
    more = msgspec.structs.replace(PLAN, games=60)
    with Store(more, path) as store:
        assert len(store.missing(more.jobs())) == 60


# -- counting --------------------------------------------------------------------------------------


def test_rates_deaths_and_what_was_never_met():
    tales = [
        tale(0, 1.0, deaths=(Death(2, "1,1", "a"),), met=("card x",)),
        tale(1, 0.5, rounds=7, deaths=(Death(2, "1,1", "b"), Death(3, "0,0", "a"))),
        tale(2, 0.0, size=3, squad=("a", "b", "c")),
        tale(3, 0.0, reached=("0,0", "1,1")),
    ]
    found = figures(tales, ("card x", "card y"))
    assert found.overall.score.mean == 0.375
    assert found.overall.outcomes == {"accomplished": 1, "partially": 1, "failed": 2}
    assert [(row.name, row.games) for row in found.by_size] == [("2", 3), ("3", 1)]
    assert [(row.name, row.games) for row in found.by_member] == [("a", 4), ("b", 4), ("c", 1)]
    assert found.deaths_by_round == {2: 2, 3: 1}
    assert found.deaths_by_place == {"0,0": 1, "1,1": 2}
    assert found.reached == {"0,0": 1, "1,1": 1}
    assert found.never == ("card y",)
    assert found.rounds.counts == {5: 3, 7: 1}


def test_what_helps_is_found_and_what_does_not_is_unsure():
    tales = [tale(n, 1.0 if n % 2 else 0.0, met=("card good",) if n % 2 else ()) for n in range(40)]
    tales = [
        msgspec.structs.replace(one, met=(*one.met, "card idle") if one.number % 4 < 2 else one.met)
        for one in tales
    ]
    good, idle = influences(tales)
    assert (good.name, good.difference.mean) == ("card good", 1.0)
    assert good.difference.excludes_zero
    assert (idle.name, idle.difference.mean) == ("card idle", 0.0)
    assert not idle.difference.excludes_zero


def test_the_difference_has_its_known_value():
    found = difference([1, 1, 0, 1], [0, 0, 1, 0])
    assert found.mean == 0.5
    assert found.high == 1.0
    assert found.low == pytest.approx(0.5 - 1.959964 * (2 * 0.25 / 4) ** 0.5)
    assert difference([1], []) == Interval(0.0, -1.0, 1.0)


def test_variants_are_compared_game_by_game():
    ours = [tale(n, 0.0) for n in range(20)]
    theirs = [tale(n, 1.0 if n < 15 else 0.0, variant="easy") for n in range(20)]
    everything, size = compare([*ours, *theirs], "rulebook", "easy")
    assert (everything.name, size.name) == ("all", "2")
    assert everything.difference.mean == 0.75
    assert everything.difference.excludes_zero


# -- the report ------------------------------------------------------------------------------------


def test_the_report_is_one_page_that_needs_nothing_else():
    tales = list(crew.play(PLAN.jobs()))
    text = html(PLAN, tales, "xenofront simulate <dust_signal>")
    assert text.startswith("<!doctype html>")
    assert "http" not in text.replace("http-equiv", "")
    assert "<script" not in text
    assert "&lt;dust_signal&gt;" in text
    for part in ("By squad size", "Deaths by place", "What changes the outcome", "Luck", "Rounds"):
        assert f"<h3>{part}</h3>" in text
    assert text.count("<svg") >= 4
    assert fingerprint(tales) in text


def test_the_report_names_things_as_the_cards_do():
    met = ("event ev05", "weapon aracnos-green/claws")
    tales = [tale(n, n % 2, mission="dust_signal", met=met if n % 2 else ()) for n in range(20)]
    text = html(PLAN, tales, "xenofront simulate")
    assert "event: Sandstorm" in text
    assert "weapon: Claws of Aracnos, green" in text
    assert "ev05" not in text


def test_the_command_plays_reports_and_goes_on(tmp_path):
    games, report = tmp_path / "g.jsonl", tmp_path / "r.html"
    words = ["simulate", "dust_signal", "--players", "random", "--squad", "chromium,mercury",
             "--workers", "1", "--results", str(games)]  # fmt: skip
    first = CliRunner().invoke(main, [*words, "--games", "2"])
    assert first.exit_code == 0, first.output
    second = CliRunner().invoke(
        main, [*words, "--games", "3", "--report", str(report), "--rules", "rulebook"]
    )
    assert second.exit_code == 1
    assert "other rules" in second.output
    third = CliRunner().invoke(main, [*words, "--games", "3", "--report", str(report)])
    assert third.exit_code == 0, third.output
    assert "2 of 3 games are there already" in third.output
    assert report.read_text().startswith("<!doctype html>")
    whole = CliRunner().invoke(main, [*words[:-2], "--games", "3"])
    assert re.findall("fingerprint: .*", whole.output) == re.findall(
        "fingerprint: .*", third.output
    )


def test_the_command_compares(tmp_path):
    words = ["simulate", "dust_signal", "--players", "random", "--squad", "2", "--games", "3",
             "--workers", "1", "--compare", "friendly_fire=on"]  # fmt: skip
    done = CliRunner().invoke(main, words)
    assert done.exit_code == 0, done.output
    assert "dust_signal (friendly_fire=on), random" in done.output
    assert re.search(r"dust_signal all: friendly_fire=on [+-]", done.output)


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (["nowhere"], "no system has all of these missions"),
        (["dust_signal", "--players", "nobody"], "there is no player 'nobody'"),
        (["dust_signal", "--squad", "9"], "no mission takes a squad of that size"),
    ],
)
def test_bad_wishes_are_refused(words, says):
    done = CliRunner().invoke(main, ["simulate", *words])
    assert done.exit_code != 0
    assert says in done.output


def test_flaws_of_a_mission_are_told_in_the_language_of_the_locale(tmp_path, monkeypatch):
    path = tmp_path / "own.yaml"
    path.write_text("missions:\n  - id: x\n    called: y\n", encoding="utf-8")
    monkeypatch.setenv("LC_ALL", "de_DE.UTF-8")
    done = CliRunner().invoke(main, ["simulate", str(path), "--games", "1"])
    assert done.exit_code == 1
    assert "das Feld 'name' fehlt" in done.output
