"""The scan for rule ids."""

import json

import pytest
from click.testing import CliRunner

from tools.registry import Registry
from tools.sources import PythonSource
from xenofront.cli import main
from xenofront.text import rulebook


def status(registry: Registry, rule_id: str) -> str:
    return registry.coverage(rulebook.rule(rule_id)).status


def test_code_and_tests_of_a_rule_are_found(tiny):
    registry = Registry(tiny)
    assert [str(place) for place in registry.code["GD-2.b"]] == ["src/xenofront/team.py:5"]
    assert [test.name for test in registry.tests["GD-2.b"]] == [
        "tests/test_team.py::test_nobody_joins_twice"
    ]
    assert [str(place) for place in registry.code["GD-2.i"]] == [
        "src/xenofront/library/rifle.yaml:1"
    ]
    assert [test.name for test in registry.tests["GD-2.i"]] == [
        "tests/games/galaxy_defenders/scenarios/combat/rifle.yaml"
    ]
    assert registry.problems() == []


def test_a_named_rule_is_tested_and_an_unnamed_one_missing(tiny):
    registry = Registry(tiny)
    assert status(registry, "GD-2.a") == "tested"
    assert status(registry, "GD-2.f") == "missing"


def test_a_proof_counts_until_the_code_or_the_test_changes(tiny):
    key = Registry(tiny).key("GD-2.b")
    proof = {"key": key, "mutant": "m", "place": "p", "by": "t"}
    (tiny / "tests/proofs.json").write_text(json.dumps({"GD-2.b": proof}))
    assert status(Registry(tiny), "GD-2.b") == "proved"
    code = tiny / "src/xenofront/team.py"
    code.write_text("# moved down by a line\n" + code.read_text())
    assert status(Registry(tiny), "GD-2.b") == "proved"
    code.write_text(code.read_text().replace("agent in team:", "agent in set(team):"))
    assert status(Registry(tiny), "GD-2.b") == "tested"


def test_an_unknown_id_in_code_test_or_scenario_is_a_problem(tiny):
    (tiny / "src/xenofront/more.py").write_text("X = 1  # GD-99.z\n# and GD-2.a.b too\n")
    (tiny / "tests/test_more.py").write_text('def test_x():\n    """OM-999"""\n')
    (tiny / "tests/games/more.yaml").write_text("rules: [EX-C01]\n")
    assert sorted(Registry(tiny).problems()) == [
        "src/xenofront/more.py:1: unknown rule GD-99.z",
        "src/xenofront/more.py:2: unknown rule GD-2.a.b",
        "tests/games/more.yaml: unknown rule EX-C01",
        "tests/test_more.py::test_x: unknown rule OM-999",
    ]


def test_a_test_or_scenario_may_name_five_rules_but_not_six(tiny):
    ids = [f"GD-2.{letter}" for letter in "abcdef"]
    text = 'def test_five():\n    """{}"""\n\n\ndef test_six():\n    """{}"""\n'
    (tiny / "tests/test_more.py").write_text(text.format(", ".join(ids[:5]), ", ".join(ids)))
    (tiny / "tests/games/more.yaml").write_text(f"rules: [{', '.join(ids)}]\n")
    assert Registry(tiny).problems() == [
        "tests/test_more.py::test_six: names 6 rules, at most 5 are allowed",
        "tests/games/more.yaml: names 6 rules, at most 5 are allowed",
    ]


def test_a_broken_file_is_a_problem_and_no_crash(tiny):
    (tiny / "tests/test_more.py").write_text("def (")
    (tiny / "tests/games/more.yaml").write_text("rules: [")
    assert len(Registry(tiny).problems()) == 2


def test_a_docstring_or_a_lone_comment_is_no_implementation():
    text = '"""GD-2.a"""\n# GD-2.b\nX = 1  # GD-2.c\nY = "GD-2.d"\n'
    found = [rule_id for rule_id, _ in PythonSource("x.py", text).places()]
    assert found == ["GD-2.c", "GD-2.d"]


TEXT = """\
def f(x):  # 1
    if x:  # 2
        return g(
            x,  # 4
        )
    else:  # 6
        x += 1  # 7
"""


@pytest.mark.parametrize(
    ("line", "statement"),
    [
        (1, TEXT.rstrip()),
        (2, "    if x:  # 2"),
        (4, "        return g(\n            x,  # 4\n        )"),
        (6, "    else:  # 6"),
        (7, "        x += 1  # 7"),
    ],
)
def test_the_statement_of_a_line_is_its_own_part_only(line, statement):
    assert PythonSource("x.py", TEXT).statement(line) == statement


def test_every_id_of_the_rule_files_looks_like_one():
    ids = rulebook.all_ids()
    assert len(ids) == 2362
    assert [rule_id for rule_id in ids if rulebook.ids_in(f"({rule_id}, x.") != [rule_id]] == []
    assert rulebook.ids_in("EX-C01 AGD-2.a X-GD-2.b GD 7.3") == []


def test_one_rule_reads_the_same_as_in_the_whole_file():
    for system in rulebook.files():
        assert all(rulebook.rule(rule.id) == rule for rule in rulebook.rules(system))


def test_the_cases_of_a_rule_are_two_or_more_sentences_that_differ():
    listed = {rule.id: rule.cases for name in rulebook.files() for rule in rulebook.rules(name)}
    with_cases = {rule_id: cases for rule_id, cases in listed.items() if cases}
    assert len(with_cases) > 1000
    assert [rule_id for rule_id, cases in with_cases.items() if len(cases) < 2] == []
    doubled = [i for i, cases in with_cases.items() if len(set(cases.values())) < len(cases)]
    assert doubled == []
    unended = [i for i, cases in with_cases.items() for one in cases.values() if one[-1] != "."]
    assert unended == []
    marks = [mark for name in rulebook.files() for r in rulebook.rules(name) for mark in r.marks]
    assert [mark for mark in marks if rulebook.marks_in(f"({mark}, x") != [mark]] == []


def test_the_command_shows_a_rule_and_refuses_an_unknown_one():
    shown = CliRunner().invoke(main, ["rules", "GD-7.3.ab"])
    assert shown.exit_code == 0
    assert "cancels one hit" in shown.output
    assert "Status: " in shown.output
    refused = CliRunner().invoke(main, ["rules", "GD-0.zz"])
    assert refused.exit_code == 2
    assert "No rule has the id GD-0.zz" in refused.output


def test_the_command_prints_json_and_counts():
    printed = CliRunner().invoke(main, ["rules", "--system", "bug-hunt", "--json"])
    rules = json.loads(printed.output)["rules"]
    assert len(rules) == 384
    assert set(rules[0]) == {"id", "section", "status", "cases", "code", "tests"}
    summary = CliRunner().invoke(main, ["rules", "--summary"])
    assert [line.split(":")[0] for line in summary.output.splitlines()] == list(rulebook.files())


# -- rules with cases ------------------------------------------------------------------------------


def test_a_case_is_known_by_the_rule_file_only(tiny, two_cases):
    (tiny / "src/xenofront/more.py").write_text("X = 1  # GD-2.b/first\nY = 2  # GD-2.b/middle\n")
    assert Registry(tiny).problems() == ["src/xenofront/more.py:2: unknown rule GD-2.b/middle"]


def test_a_rule_is_as_good_as_its_worst_case(tiny, two_cases):
    test = 'def test_first():\n    """GD-2.b/first"""\n'
    (tiny / "tests/test_more.py").write_text(test)
    assert status(Registry(tiny), "GD-2.b") == "missing"
    (tiny / "tests/test_more.py").write_text(test + test.replace("first", "last"))
    assert status(Registry(tiny), "GD-2.b") == "tested"
    proofs: dict[str, dict[str, str]] = {}
    for mark, weak, wanted in (
        ("GD-2.b/first", "", "tested"),
        ("GD-2.b/last", "crash", "weak"),
        ("GD-2.b/last", "", "proved"),
    ):
        key = Registry(tiny).key(mark)
        proofs[mark] = {"key": key, "mutant": "m", "place": "p", "by": "t", "weak": weak}
        (tiny / "tests/proofs.json").write_text(json.dumps(proofs))
        assert status(Registry(tiny), "GD-2.b") == wanted
    assert Registry(tiny).coverage(rulebook.rule("GD-2.b")).proved_cases == 2


def test_a_line_with_the_id_stands_for_every_case_without_a_line_of_its_own(tiny, two_cases):
    registry = Registry(tiny)
    whole = [str(place) for place in registry.code["GD-2.b"]]
    assert [str(place) for place in registry.places("GD-2.b/first")] == whole
    (tiny / "src/xenofront/more.py").write_text("X = 1  # GD-2.b/first\n")
    registry = Registry(tiny)
    assert [str(place) for place in registry.places("GD-2.b/first")] == ["src/xenofront/more.py:1"]
    assert len(registry.code["GD-2.b"]) == len(whole) + 1
