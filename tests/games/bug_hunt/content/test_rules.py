"""The rule file: every row of the tables and every ruling has an id, and stands in the content."""

from collections import Counter

from tools.sources import yaml_places
from xenofront.games.bug_hunt.pack import PACK as BUG_HUNT
from xenofront.text import rulebook

RULES = {rule.id: rule for rule in rulebook.rules("bug-hunt")}
ROWS = {
    "BD-3.p": 3,
    "BD-3.o": 13,
    "BD-3.t": 9,
    "BD-3.h": 8,
    "BD-4.": 15,
    "BD-4.a": 3,
    "BD-5.": 12,
    "BD-6.": 16,
    "BD-6.v": 6,
    "BD-6.l": 6,
    "BD-7.g": 6,
    "BD-7.d": 5,
    "BD-9.a": 12,
    "BD-9.c": 9,
    "BD-9.m": 8,
    "BD-9.s": 5,
    "BD-9.p": 10,
    "BD-9.l": 20,
    "BD-9.f": 10,
    "BD-9.z": 7,
    "BD-9.w": 10,
}
"""Rows of tables that are content."""
OTHERS = {"BH-": 50, "BX-": 32, "BD-4.t": 10, "BD-4.g": 4, "BD-7.s": 9}
RULINGS = [rule_id for rule_id in RULES if rule_id.startswith("BR-")]
SENTENCES = {
    "BD-3.": "squad team create operation reputation maxima",
    "BD-4.": "grenades g load",
    "BD-5.": "request points",
    "BD-6.": "number profile v l",
    "BD-7.": "o d escalation t c g",
    "BD-8.": "a b c d e f g",
    "BD-9.": "turn a order sick replacement rep xp p l rr f z w test",
}


def numbered(prefixes):
    return [f"{prefix}{n}" for prefix, most in prefixes.items() for n in range(1, most + 1)]


def test_every_row_and_every_sentence_has_its_id():
    sentences = [f"{head}{word}" for head, words in SENTENCES.items() for word in words.split()]
    wanted = [*numbered(ROWS), *numbered(OTHERS), *sentences]
    assert [rule_id for rule_id in wanted if rule_id not in RULES] == []
    assert sorted(set(RULES) - set(wanted) - set(RULINGS)) == []


def test_rulings_are_numbered_without_a_gap():
    assert [f"BR-{number}" for number in range(1, len(RULINGS) + 1)] == RULINGS
    assert len(RULINGS) >= 31


def test_every_id_and_every_text_stands_once():
    rules = rulebook.rules("bug-hunt")
    for field in ("id", "rule"):
        counts = Counter(getattr(rule, field) for rule in rules)
        assert [text for text, count in counts.items() if count > 1] == []


def test_rows_and_rulings_say_how_to_check_them():
    rows = [rule for rule in RULES.values() if rule.id.startswith(("BD-", "BR-"))]
    assert [rule.id for rule in rows if not (rule.section and rule.rule and rule.check)] == []


def content_lines():
    for file in sorted(BUG_HUNT.folder.rglob("*.yaml")):
        yield from yaml_places(file.name, file.read_text(encoding="utf-8"))


def test_every_row_of_a_table_stands_in_the_content():
    found = {mark.partition("/")[0] for mark, _ in content_lines()}
    assert [rule_id for rule_id in numbered(ROWS) if rule_id not in found] == []


def test_the_content_names_only_rules_that_exist():
    known = rulebook.all_marks()
    assert [(str(place), i) for i, place in content_lines() if i not in known] == []


def test_the_new_prefixes_are_known():
    assert rulebook.file_of("BD-3.o1") == rulebook.file_of("BR-7") == "bug-hunt"
    assert rulebook.ids_in("see BD-9.rr, BR-12 and BD-4.t10.") == ["BD-9.rr", "BR-12", "BD-4.t10"]
