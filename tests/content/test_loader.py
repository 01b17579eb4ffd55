"""Loading: every error of every file, with file, line and field."""

from tests.content.places import mission_file, problems_of, write
from xenofront.content import loader

THREE_ERRORS = """\
weapons:
  - id: knife
    name: Knife
    confidence: designed
    kind: mele
    rank: standard
    rang: 0
    range: 0
    red: many
"""


def test_all_errors_of_a_file_come_at_once_with_line_and_field(tmp_path):
    path = write(tmp_path, "knives.yaml", THREE_ERRORS)
    kinds = "healing, melee, ranged (did you mean 'melee'?)"
    assert [str(problem) for problem in problems_of(path)] == [
        f"knives.yaml:5: weapons[knife].kind: 'mele' is not one of {kinds}",
        "knives.yaml:7: weapons[knife].rang: unknown field 'rang' (did you mean 'range'?)",
        "knives.yaml:9: weapons[knife].red: expected a whole number, not 'many'",
    ]


def test_errors_of_several_files_come_together(tmp_path):
    first = write(tmp_path, "a.yaml", "weapons: 3\n")
    second = write(tmp_path, "b.yaml", "weapon: []\n")
    third = write(tmp_path, "c.yaml", "agents: [")
    assert [(p.file, p.line, p.text) for p in problems_of(first, second, third)] == [
        ("a.yaml", 1, "expected a list, not 3"),
        ("b.yaml", 1, "unknown field 'weapon' (did you mean 'weapons'?)"),
        ("c.yaml", 2, "did not find expected node content"),
    ]


def test_a_missing_field_is_named(tmp_path):
    path = write(tmp_path, "a.yaml", "powers:\n  - id: nap\n    name: Nap\n    kind: skill\n")
    (problem,) = problems_of(path)
    assert str(problem) == "a.yaml:2: powers[nap]: the field 'confidence' is missing"


def test_an_effect_outside_the_vocabulary_is_named(tmp_path):
    head = "powers:\n  - id: nap\n    name: Nap\n    confidence: designed\n    kind: skill\n"
    text = head + "    effects:\n      - {do: heel}\n      - {whom: self}\n      - 3\n"
    text += "      - {do: heal, whom: self, amount: much}\n"
    problems = problems_of(write(tmp_path, "a.yaml", text))
    assert [problem.line for problem in problems] == [7, 8, 9, 10]
    assert [problem.field.rpartition("effects")[2] for problem in problems] == [
        "[0].do",
        "[1].do",
        "[2]",
        "[3].amount",
    ]
    assert "(did you mean 'heal'?)" in problems[0].text
    assert problems[1].text == "the field 'do' is missing"
    assert problems[3].text == "expected a whole number, not 'much'"


def test_a_value_with_several_allowed_forms_says_which(tmp_path):
    path = mission_file(tmp_path, {"agents: [1, 5]": "agents: [1]"})
    (problem,) = problems_of(path)
    assert (problem.field, problem.text) == ("missions[other].agents", "expected a list of 2")
    head = "weapons:\n  - {id: a, name: A, confidence: designed, kind: melee, rank: alien, range: 0"
    (problem,) = problems_of(write(tmp_path, "a.yaml", head + ", red: 1, ammo: few}\n"))
    assert problem.text == "expected a whole number or nothing, not 'few'"


def test_a_key_that_is_no_symbol_or_number_is_an_error(tmp_path):
    (problem,) = problems_of(mission_file(tmp_path, {'      HIT: "15,4"': '      HAT: "15,4"'}))
    assert "HAT" in problem.text
    assert problem.line > 1
    assert problems_of(mission_file(tmp_path, {"{1: 2, 2: 1,": "{one: 2, 2: 1,"}))


def test_an_id_used_twice_names_both_places(tmp_path):
    text = "dice:\n  - {id: blue, name: Blue, confidence: designed, faces: [[HIT]]}\n"
    (problem,) = problems_of(write(tmp_path, "mine.yaml", text))
    assert problem.file == "mine.yaml"
    assert problem.line == 2
    assert problem.text == "'blue' is already defined in galaxy_defenders/dice.yaml, line 5"


def test_a_file_that_is_not_there_is_an_error(tmp_path):
    (problem,) = problems_of(tmp_path / "nowhere.yaml")
    assert str(problem) == "nowhere.yaml: cannot be read: No such file or directory"


def test_a_folder_is_read_with_its_folders_in_a_fixed_order(tmp_path):
    inner = tmp_path / "pack" / "b"
    inner.mkdir(parents=True)
    for name in ("z.yaml", "a.yml", "note.txt"):
        write(inner, name, "")
    write(tmp_path / "pack", "c.yaml", "")
    names = [file.name for file in loader.content_files([tmp_path / "pack"])]
    assert names == ["pack/b/a.yml", "pack/b/z.yaml", "pack/c.yaml"]


def test_two_files_of_one_name_are_told_apart(tmp_path):
    (tmp_path / "x").mkdir()
    files = [write(tmp_path, "a.yaml", "1"), write(tmp_path / "x", "a.yaml", "2")]
    contents = loader.contents_of(loader.content_files(files))
    assert contents == {"a.yaml": b"1", "a.yaml (2)": b"2"}
