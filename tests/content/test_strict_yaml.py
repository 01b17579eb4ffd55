"""The strict YAML reader: what it refuses, where it says so, and that nothing else escapes."""

import json
from contextlib import suppress

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from xenofront.content.errors import ContentError, field_text
from xenofront.content.strict_yaml import MAX_DEPTH, read

REFUSED = {
    "": "the file is empty",
    "# only a comment\n": "the file is empty",
    "a: 1\na: 2\n": "'a' is written twice (see line 1)",
    "a: &x [1]\nb: *x\n": "aliases are not allowed",
    "&x [*x]": "aliases are not allowed",
    "a: !!python/name:os.system x": "is not allowed",
    "a: !!int '5'": "is not allowed",
    "a: !own 5": "is not allowed",
    "? [a]\n: 1": "a key must be a plain word",
    "? {a: 1}\n: 1": "a key must be a plain word",
    "--- 1\n--- 2\n": "here begins a second",
    "a: [1": "did not find expected",
    "a: \x07": "not readable as YAML",
    "[" * 100_000: f"nested more than {MAX_DEPTH} levels deep",
    "- " * 5_000 + "x": f"nested more than {MAX_DEPTH} levels deep",
    "{a: " * 5_000: f"nested more than {MAX_DEPTH} levels deep",
}


@pytest.mark.parametrize(("text", "reason"), REFUSED.items(), ids=lambda text: repr(text[:20]))
def test_what_is_not_plain_content_is_refused_with_a_reason(text, reason):
    with pytest.raises(ContentError) as refused:
        read(text, "some.yaml")
    assert reason in str(refused.value)
    assert str(refused.value).startswith("some.yaml:")


def test_only_whole_numbers_true_false_and_null_are_more_than_text():
    text = "[1, -2, +3, 0, true, false, null, ~, no, yes, on, 012, 1.5, 0x1F, 1e3, 2020-01-01, '7']"
    assert read(text, "f").value == [
        *(1, -2, 3, 0, True, False, None, None),
        *("no", "yes", "on", "012", "1.5", "0x1F", "1e3", "2020-01-01", "7"),
    ]


def test_keys_are_always_text():
    assert read("{1: a, on: b, true: c, null: d}", "f").value == {
        "1": "a",
        "on": "b",
        "true": "c",
        "null": "d",
    }


def test_every_value_has_its_line():
    document = read("weapons:\n  - id: knife\n\n    when: [bolt,\n      melee]\n", "f")
    assert document.lines["weapons",] == 1
    assert document.lines["weapons", 0] == 2
    assert document.lines["weapons", 0, "when"] == 4
    assert document.lines["weapons", 0, "when", 1] == 5


def test_a_problem_points_at_the_nearest_line_and_names_entries_by_id():
    document = read("weapons:\n  - id: knife\n    range: 0\n", "f")
    assert str(document.problem(("weapons", 0, "modifiers", 2), "odd")) == (
        "f:2: weapons[knife].modifiers[2]: odd"
    )


def test_several_refusals_are_reported_together():
    with pytest.raises(ContentError) as refused:
        read("a: 1\na: 2\nb: !x 3\nc: *d\n", "f")
    assert [problem.line for problem in refused.value.problems] == [2, 3, 4]


def test_bytes_must_be_utf_8():
    assert read("ä: ü".encode(), "f").value == {"ä": "ü"}
    with pytest.raises(ContentError, match="not readable as YAML"):
        read("ä".encode("latin-1"), "f")


def test_a_path_that_leads_nowhere_can_still_be_shown():
    assert field_text(("a", 3, "b"), {"a": "text"}) == "a[3].b"


NEAR_YAML = st.text(alphabet="ab01:-?[]{},&*!|>'\"#%@~ \n\t\\.")
WORDS = st.text(st.characters(max_codepoint=0xD7FF), max_size=8)  # JSON writes others as pairs
JSON = st.recursive(
    st.none() | st.booleans() | st.integers(-(10**17), 10**17) | WORDS,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(WORDS, inner),
    max_leaves=12,
)


@settings(max_examples=300, deadline=None)
@given(st.text() | NEAR_YAML | st.binary())
def test_any_text_gives_a_value_or_a_content_error(text):
    with suppress(ContentError):
        read(text, "f")


@settings(max_examples=150, deadline=None)
@given(JSON)
def test_json_is_read_as_yaml(value):
    assert read(json.dumps(value), "f").value == value
