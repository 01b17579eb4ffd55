"""Breaking lines to see tests fail."""

import json

import pytest
import yaml

from tools.content_mutants import content_mutants
from tools.mutants import python_mutants
from tools.prove import in_order, is_label, main
from tools.registry import Registry


def broken(text: str, line: int = 1) -> list[str]:
    """The marked line in each mutant."""
    return [mutant.text.splitlines()[line - 1] for mutant in python_mutants(text, line)]


@pytest.mark.parametrize(
    ("text", "line", "first"),
    [
        ("if a:\n    b()\n", 1, "if (not (a)):"),
        ("x = a < 3\n", 1, "x = a >= 3"),
        ("x = a and b\n", 1, "x = (not (a)) and b"),
        ("x = [a for a in b if a]\n", 1, "x = [a for a in b if (not (a))]"),
        ("x = 5\n", 1, "x = (6)"),
        ("x: bool = True\n", 1, "x: bool = False"),
        ("f('word')\n", 1, "f('word-broken')"),
        ("def f():\n    return 'GD-2.a'\n", 2, "    return None"),
        ("def f():\n    return g\n", 1, "def f():"),
        ("f(x)\n", 1, "pass"),
        ("x -= y\n", 1, "pass"),
        ("x = (a, b)\n", 1, "x = (b,)"),
        ("for x in y:\n    f(x)\n", 1, "for x in ():"),
        ("x = max(a, b)\n", 1, "x = min(a, b)"),
        ("x = a - b\n", 1, "x = a + b"),
        ("def f() -> bool:\n    return a.b(c)\n", 2, "    return (not (a.b(c)))"),
        ("def f() -> tuple[int, ...]:\n    return a(b)\n", 2, "    return ()"),
        ("def f():\n    if a:\n        return\n    b()\n", 3, "        pass"),
        ("x = tuple(a)\n", 1, "x = ()"),
        ("x = {a for a in b}\n", 1, "x = {a for a in ()}"),
        ("raise ValueError\n", 1, "pass"),
        ("x = f(\n    a=b,\n    c=d,\n)\n", 2, "    "),
        ("x = (\n    a\n    and b\n)\n", 3, "    and (not (b))"),
        ("@slow\ndef f():\n    return 1\n", 1, ""),
        ("x = 'ä', 5 == y\n", 1, "x = 'ä', 5 != y"),
    ],
)
def test_the_first_mutant_is_the_mildest(text, line, first):
    assert broken(text, line)[0] == first


def test_a_marked_function_does_nothing_and_a_marked_class_loses_each_method():
    function = next(python_mutants('def f():  # GD-2.a\n    """Doc."""\n    return 1\n', 1))
    assert function.text == "def f():  # GD-2.a\n    return None\n"
    text = "class A:  # GD-2.a\n    def b(self):\n        c()\n\n    def d(self):\n        e()\n"
    assert [m.what for m in python_mutants(text, 1)] == ["def b does nothing", "def d does nothing"]


def test_a_mark_on_the_closing_line_stands_for_the_whole_statement():
    text = "x = [\n    a\n    for a in b\n    if a\n]  # GD-2.a\n"
    assert next(python_mutants(text, 5)).what == "negated: a"
    text = "x = f(  # GD-2.a\n    1,\n)\n"
    assert next(python_mutants(text, 1)).what == "2 instead of 1"


def test_an_else_branch_is_emptied():
    text = "if a:\n    b()\nelse:  # GD-2.a\n    c()\n"
    assert [m.text for m in python_mutants(text, 3)] == [text.replace("c()", "pass")]


def test_the_id_itself_is_no_word_to_change():
    assert broken("x = f('GD-2.a')\n") == ["pass"]
    assert broken("x.tell(y, rules=('GD-2.a', 'GD-2.b'))\n") == ["pass"]


def test_mutants_of_content_stay_yaml():
    text = "kind: gun\nhits: 2  # GD-2.a\njam: true\nuses: [a, b]\nwhen:\n- x\n- y\n"
    lines = {n: [m.text for m in content_mutants(text, n)] for n in range(1, 8)}
    assert lines[2][0] == text.replace("hits: 2  # GD-2.a", "hits: 3")
    assert lines[3][0] == text.replace("true", "false")
    assert lines[4][0] == text.replace("[a, b]", "[b]")
    assert lines[6] == [text.replace("- x\n", "")]
    assert lines[5][0] == text.replace("- y\n", "")
    others = content_mutants(text, 1, ["kind: knife\n"])
    assert next(others).what == "kind: knife instead of gun"
    assert all(yaml.safe_load(m) is not None for texts in lines.values() for m in texts)


def test_ids_are_sorted_as_a_reader_would():
    shuffled = ["GD-10.a", "GD-2.aa", "GD-FAQ.a", "GD-2.z", "GD-2.1.a", "BH-12", "BH-2"]
    assert in_order(shuffled) == [
        "BH-2", "BH-12", "GD-2.1.a", "GD-2.z", "GD-2.aa", "GD-10.a", "GD-FAQ.a",
    ]  # fmt: skip


def prove(tiny, *arguments):
    """Run the tool on the tiny project: (exit code, proofs)."""
    with pytest.raises(SystemExit) as ended:
        main(["--root", str(tiny), *arguments])
    proofs = tiny / "tests/proofs.json"
    return ended.value.code, json.loads(proofs.read_text()) if proofs.exists() else {}


def test_proofs_survivors_and_stale_keys(tiny, capsys):
    code, proofs = prove(tiny)
    assert code == 1
    assert list(proofs) == ["GD-2.a", "GD-2.b", "GD-2.i"]
    assert proofs["GD-2.b"]["mutant"] == "negated: agent in team"
    assert proofs["GD-2.b"]["by"] == "tests/test_team.py::test_nobody_joins_twice"
    assert proofs["GD-2.i"]["by"] == "tests/games/galaxy_defenders/scenarios/combat/rifle.yaml"
    assert "GD-2.d         NOT proved: survived" in capsys.readouterr().out
    test = tiny / "tests/test_team.py"
    test.write_text(test.read_text().replace("callable(team.fragments)", "team.fragments(9) == 4"))
    test.write_text(test.read_text().replace('may_join("ab", "a")', 'may_join("abc", "b")'))
    code, newer = prove(tiny)
    assert code == 0
    assert list(newer) == ["GD-2.a", "GD-2.b", "GD-2.d", "GD-2.i"]
    assert newer["GD-2.b"]["key"] != proofs["GD-2.b"]["key"]
    assert "GD-2.a" not in capsys.readouterr().out


@pytest.mark.parametrize("arguments", [["GD-2.c"], ["GD-2.f"]])
def test_a_rule_without_code_or_test_is_not_proved(tiny, arguments, capsys):
    assert prove(tiny, *arguments) == (1, {})
    assert "no code" in capsys.readouterr().out


def test_nothing_is_proved_while_a_test_fails(tiny):
    test = tiny / "tests/test_team.py"
    test.write_text(test.read_text().replace('not team.may_join("ab"', 'team.may_join("ab"'))
    code, proofs = prove(tiny, "GD-2.b")
    assert "must pass before" in str(code)
    assert proofs == {}


TELLING_CODE = """
def join(log, agent):
    log.tell(agent, "GD-2.a")
    who: str = agent  # GD-2.b
    return who
"""
TELLING_TEST = """
from xenofront import team

class Log:
    def tell(self, *what):
        self.what = what

def test_join():
    'GD-2.a, GD-2.b'
    log = Log()
    assert team.join(log, "x") == "x"
    assert vars(log) == {"what": ("x", "GD-2.a")}
"""


def test_a_crash_or_a_line_that_only_tells_proves_weakly(tiny):
    (tiny / "src/xenofront/team.py").write_text(TELLING_CODE)
    (tiny / "tests/test_team.py").write_text(TELLING_TEST)
    _, proofs = prove(tiny, "GD-2.a", "GD-2.b")
    assert {rule_id: proof["weak"] for rule_id, proof in proofs.items()} == {
        "GD-2.a": "only the telling",
        "GD-2.b": "crash",
    }


def test_the_registry_believes_what_was_proved(tiny):
    assert prove(tiny, "GD-2.a")[0] == 0
    assert Registry(tiny).is_proved("GD-2.a")
    assert not Registry(tiny).is_proved("GD-2.b")


CASES_CODE = """
def may_join(team, agent):
    return agent != team[0] and agent != team[-1]  # GD-2.b
"""
CASES_TEST = """
from xenofront import team

def test_first():
    'GD-2.b/first'
    assert not team.may_join("ab", "a")

def test_last():
    'GD-2.b/last'
    assert callable(team.may_join)
"""


def test_each_case_needs_a_proof_of_its_own(tiny, two_cases, capsys):
    (tiny / "src/xenofront/team.py").write_text(CASES_CODE)
    (tiny / "tests/test_team.py").write_text(CASES_TEST)
    code, proofs = prove(tiny, "GD-2.b")
    assert (code, list(proofs)) == (1, ["GD-2.b/first"])
    assert "GD-2.b/last    NOT proved: survived" in capsys.readouterr().out
    better = CASES_TEST.replace("callable(team.may_join)", 'not team.may_join("ab", "b")')
    (tiny / "tests/test_team.py").write_text(better)
    code, proofs = prove(tiny, "GD-2.b")
    assert (code, sorted(proofs)) == (0, ["GD-2.b/first", "GD-2.b/last"])


BREAKDOWN_CODE = """
class Chance:
    def __init__(self, what, options):
        self.what, self.options = what, options

TABLE = {"x": "y"}

def join(log, agent):
    found: str = TABLE[agent[0]]  # GD-2.a
    return found

def asked(log):
    return Chance("team", log)  # GD-2.b
"""
BREAKDOWN_TEST = """
from xenofront import team

def test_join():
    'GD-2.a'
    assert team.join("", "x") == "y"

def test_asked():
    'GD-2.b'
    assert team.asked("ab").what == "team"
"""


def test_a_breakdown_inside_and_the_name_of_a_question_prove_weakly(tiny):
    (tiny / "src/xenofront/team.py").write_text(BREAKDOWN_CODE)
    (tiny / "tests/test_team.py").write_text(BREAKDOWN_TEST)
    _, proofs = prove(tiny, "GD-2.a", "GD-2.b")
    assert {rule_id: proof["weak"] for rule_id, proof in proofs.items()} == {
        "GD-2.a": "crash",
        "GD-2.b": "crash",
    }
    assert is_label('Chance(\n    "team", log)', 'another word: "team"')
    assert is_label('x = Dice("team", pool(state, unit), log)', 'another word: "team"')
    assert not is_label('Chance("team", ("join", "leave"))', 'another word: "join"')
    assert not is_label('spend(state, "team")', 'another word: "team"')


def test_an_assigned_value_becomes_another_one_before_it_is_dropped():
    assert broken("x = f(a)\n") == [
        "x = (not (f(a)))",
        "x = ((f(a)) + 1)",
        "x = (f(a))[1:]",
        "x = (f(a))[:-1]",
        "pass",
    ]
    assert broken("x = a + b\n")[:3] == ["x = a - b", "x = (b)", "x = (a)"]
