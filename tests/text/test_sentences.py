"""What is wrong with content is said in both languages, and no message is missing or left over."""

import ast
import re
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent
from fluent.syntax.visitor import Visitor

import xenofront
from tests.content.places import mission_file, problems_of
from xenofront.cli import main
from xenofront.content import loader
from xenofront.content.error_patterns import PATTERNS, recognised, said_of, told
from xenofront.content.errors import ContentError, did_you_mean
from xenofront.content.strict_yaml import read
from xenofront.flaws import Flawed, flaw
from xenofront.games import registry
from xenofront.games.galaxy_defenders import pack as galaxy_defenders_pack
from xenofront.geometry.hexes.grid import HexId, parse
from xenofront.geometry.hexes.terrain import Room, Side, Terrain, Token, hexes_of_side
from xenofront.kernel import SaveError
from xenofront.kernel.files import read_body
from xenofront.text.message_files import FLAWS, message_files, messages
from xenofront.text.sentences import Sentence, sentence, spoken
from xenofront.text.texts import LANGUAGES

HEX = HexId("0,0")
SOURCE = Path(xenofront.__file__).parent


class Words(Visitor):
    """The words that a message puts in."""

    def __init__(self):
        self.names = set()

    def visit_VariableReference(self, node):  # noqa: N802 (the visitor's own name)
        self.names.add(node.id.name)


def written(lang):
    """Message -> the words it puts in."""
    found = {}
    files = [
        (file, game)
        for game in ("", *registry.game_names())
        for file in message_files(lang, game)
        if file.startswith(FLAWS)
    ]
    for file, game in files:
        for entry in FluentParser().parse(messages(lang, file, game)).body:
            assert not isinstance(entry, fluent.Junk), (file, entry.content)
            if isinstance(entry, fluent.Message):
                assert entry.id.name not in found
                words = Words()
                words.visit(entry)
                found[entry.id.name] = words.names
    return found


def named():
    """Message -> the words that the code gives it."""
    found = {message: {*re.compile(text).groupindex} for message, text in PATTERNS.items()}
    for path in SOURCE.rglob("*.py"):
        for call in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(call, ast.Call) or not call.args:
                continue
            called, message = getattr(call.func, "id", ""), getattr(call.args[0], "value", None)
            if called == "unknown" and isinstance(message, str):
                found[f"none-{message}"] = set()
            elif called in ("sentence", "flaw") and isinstance(message, str):
                words = {word.arg or "" for word in call.keywords}
                found[message] = found.get(message, words) & words
    return found


SPREAD = {
    "won-of": {"won", "low", "high"},
    "save-no-step": {"procedure", "step"},
    "save-other-system": {"system", "other"},
    "in-two-rooms": {"hex", "one", "other"},
}
"""Words that the code gives with two stars."""


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_message_that_the_code_names_is_written_with_its_words(lang):
    wanted, there = named(), written(lang)
    assert len(wanted) > 150
    assert set(wanted) == set(there)
    for message, words in there.items():
        given = wanted[message] | SPREAD.get(message, set())
        assert words <= given, message


def test_both_languages_put_in_the_same_words():
    english, german = written("en"), written("de")
    assert english == german


def test_a_sentence_is_its_english_text_and_says_the_same_in_german():
    found = sentence("expected", wanted=sentence("type", type="integer"), value="'x'")
    assert found == "expected a whole number, not 'x'"
    assert spoken(found, "en") == found
    assert spoken(found, "de") == "erwartet: eine ganze Zahl; gefunden: 'x'"
    assert type(spoken(found, "en")) is str


def test_numbers_are_said_as_they_are_written_in_a_file():
    found = sentence("table-within", least=12_000, most=96_000)
    assert found == "each side must be within 12000 and 96000"
    assert spoken(found, "de") == "jede Seite muss zwischen 12000 und 96000 liegen"


def test_a_hint_is_said_in_the_language_of_the_sentence():
    text = sentence("unknown-field", field="'x'", hint=did_you_mean("agnts", ["agents"]))
    assert spoken(text, "de") == "unbekanntes Feld 'x' (gemeint 'agents'?)"


def test_what_is_no_sentence_stays_as_it_is():
    assert spoken("KeyError('x')", "de") == "KeyError('x')"
    assert recognised("the moon is out; and so am I") == "the moon is out; and so am I"


# -- sentences of others ---------------------------------------------------------------------------


MAPS: dict[str, Any] = {
    "side-twice": {"sides": [("0,0|1,0", Side.WALL), ("0,0|1,0", Side.DOOR)]},
    "hex-and-edge": {"edges": ["0,0"]},
    "blocked-off-map": {"blocked": ["9,9"]},
    "door-off-map": {"door_hexes": ["9,9"]},
    "ground-off-map": {"ground": {"9,9": "sand"}},
    "blocked-door": {"blocked": ["0,0"], "door_hexes": ["0,0"]},
    "side-outside": {"edges": ["2,0", "3,0"], "sides": [("2,0|3,0", Side.WALL)]},
    "side-off-map": {"sides": [("1,0|2,0", Side.WALL)]},
    "side-to-edge": {"edges": ["2,0"], "sides": [("1,0|2,0", Side.DOOR)]},
    "no-plain-name": {"ground": {"0,0": "hot\nsand"}},
    "two-rooms": {"rooms": [Room("hall", ()), Room("hall", ())]},
    "room-off-map": {"rooms": [Room("hall", (HexId("9,9"),))]},
    "in-two-rooms": {"rooms": [Room("hall", (HEX,)), Room("yard", (HEX,))]},
    "token-nowhere": {"tokens": {"0,0": Token.LOCKED}},
    "window-locked": {
        "sides": [("0,0|1,0", Side.WINDOW)],
        "tokens": {"0,0|1,0": Token.LOCKED},
    },
}


@pytest.mark.parametrize("message", MAPS)
def test_what_the_geometry_says_of_a_map_is_recognised(message):
    hexes = ["0,0", "1,0"]
    with pytest.raises(ValueError) as refused:  # noqa: PT011 (the text is what is looked at)
        Terrain.of(hexes, **MAPS[message])
    text = said_of(refused.value)
    assert text == str(refused.value)
    assert isinstance(text, Sentence)
    assert text.message == message
    assert spoken(text, "de") != text


def test_several_faults_of_a_map_are_all_recognised():
    with pytest.raises(ValueError) as refused:  # noqa: PT011
        Terrain.of(["0,0"], blocked=["8,8"], door_hexes=["9,9"])
    text = said_of(refused.value)
    assert text == str(refused.value)
    assert spoken(text, "de") == (
        "das blockierte Hexfeld 8,8 liegt nicht auf dem Spielplan; "
        "das Türhexfeld 9,9 liegt nicht auf dem Spielplan"
    )


@pytest.mark.parametrize(
    ("act", "text", "message"),
    [
        (parse, "x", "not-a-hex"),
        (hexes_of_side, "0,0", "not-a-side"),
        (hexes_of_side, "0,0|5,5", "side-apart"),
    ],
)
def test_what_is_no_hex_or_side_is_recognised(act, text, message):
    with pytest.raises(ValueError) as refused:  # noqa: PT011
        act(text)
    found = said_of(refused.value)
    assert isinstance(found, Sentence)
    assert (found.message, str(found)) == (message, str(refused.value))


def flaws_in_code():
    """Code, English text and words of every flaw, where the text is written out or named."""
    for path in SOURCE.rglob("*.py"):
        for inside in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(inside, ast.FunctionDef):
                yield from _flaws_in(list(ast.walk(inside)))


def _flaws_in(nodes):
    named = {
        node.targets[0].id: node.value.value
        for node in nodes
        if isinstance(node, ast.Assign)
        and isinstance(node.targets[0], ast.Name)
        and isinstance(node.value, ast.Constant)
    }
    for call in nodes:
        if isinstance(call, ast.Call) and getattr(call.func, "id", "") == "flaw":
            code, english = (getattr(arg, "value", None) for arg in call.args[:2])
            english = english or named.get(getattr(call.args[1], "id", ""))
            words = [word.arg for word in call.keywords if word.arg]
            if isinstance(code, str) and isinstance(english, str) and words:
                yield code, english, tuple(words)


@pytest.mark.parametrize(("code", "english", "words"), sorted({*flaws_in_code()}))
def test_a_flaw_says_in_english_what_its_message_says(code, english, words):
    given = {word: 7 if word in ("here", "most", "wanted", "number") else "x" for word in words}
    said = said_of(Flawed(flaw(code, english, **given)))
    assert said == english.format(**given)
    assert spoken(said, "de") != said


def test_whatever_is_wrong_with_a_save_has_a_code():
    calls = 0
    for path in SOURCE.rglob("*.py"):
        for call in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(call, ast.Call) and getattr(call.func, "id", "") == "SaveError":
                (said,) = call.args
                assert getattr(getattr(said, "func", None), "id", "") == "flaw", path
                calls += 1
    assert calls > 15


def test_why_a_save_is_not_one_is_said_as_well():
    def refused(data):
        with pytest.raises(SaveError) as error:
            read_body(data)
        return error.value

    header, body = (
        b'{"xenofront":1,"length":1,"sha256":"' + sha256(b"{").hexdigest().encode() + b'"}\n',
        b"{",
    )
    found = refused(header + body)
    assert told(found, "de") == "kein Spielstand von Xenofront: der Text endet zu früh"
    found = SaveError(flaw("save-not-ours", "not a record of Xenofront: {why}", why="the moon"))
    assert told(found, "de") == "kein Spielstand von Xenofront: the moon"


def test_a_file_that_cannot_be_read_is_named():
    words = "No such file or directory"
    found = told(FileNotFoundError(2, words, "x.xenofront"), "de")
    assert found == f"x.xenofront: {spoken(recognised(words), 'de')}"
    assert words not in found


YAML = {
    "a: [1": ("yaml-comma", "yaml-value"),
    "a: [1\nb: 2": ("yaml-comma", "yaml-mapping-here"),
    "a: 1\n b: 2\n": ("yaml-mapping-here",),
    "a:\n  - 1\n  b: 2\n": ("yaml-dash",),
    "a: 1\n  - 2\n- 3": ("yaml-list-here", "yaml-key", "yaml-start"),
    "a: 'x": ("yaml-end",),
    "a: %x": ("yaml-character",),
    "a: @x": ("yaml-character",),
    'a: "\\q"': ("yaml-escape",),
    "a:\n\t- 1": ("yaml-character", "yaml-tab"),
    "a: 1\nb\nc: 2": ("yaml-colon",),
    "a: !x!y 1": ("yaml-tag",),
    "a: 1\n- b": ("yaml-key", "yaml-start"),
}


@pytest.mark.parametrize("text", YAML, ids=repr)
def test_what_the_reader_of_yaml_says_is_recognised(text):
    with pytest.raises(ContentError) as refused:
        read(text, "f")
    (problem,) = refused.value.problems
    assert isinstance(problem.text, Sentence), problem.text
    assert problem.text.message in YAML[text]


@pytest.mark.parametrize(
    ("content", "german"),
    [
        (b"a: \x07", "nicht als YAML lesbar: unzulässiges Zeichen #x0007"),
        (b"\xff\xff\xff", "nicht als YAML lesbar: "),
        (b"a: \xe4", "nicht als YAML lesbar: kein UTF-8 bei Byte 3"),
    ],
)
def test_bytes_that_are_no_text_are_said_in_german(content, german):
    with pytest.raises(ContentError) as refused:
        read(content, "f")
    assert german in refused.value.problems[0].spoken("de")


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("expected `int`, got `str`", "expected-got"),
        ("expected `int` >= 0", "expected-bound"),
        ("expected `array` of length 2, got 3", "expected-length"),
        ("invalid enum value 'HAT'", "invalid-value"),
        ("object missing required field `id`", "field-missing"),
        ("object contains unknown field `x`", "field-not-known"),
        ("7 is greater than the maximum of 2", "above-maximum"),
        ("-1 is less than the minimum of 0", "below-minimum"),
    ],
)
def test_what_the_readers_of_values_say_is_recognised(text, message):
    found = recognised(text)
    assert isinstance(found, Sentence)
    assert found.message == message


# -- problems --------------------------------------------------------------------------------------


def test_problems_of_a_mission_are_said_in_german(tmp_path):
    changes = {
        "agents: [1, 5]": "agents: [1, 9]",
        'HIT: "15,4"': 'HIT: "90,4"',
        "human_signals: 2": "human_signals: 7",
    }
    said = [problem.spoken("de") for problem in problems_of(mission_file(tmp_path, changes))]
    assert [text.partition(": missions[other].")[2] for text in said] == [
        "agents: ein Trupp hat 1 bis 5 Agenten, die kleinere Zahl zuerst",
        "start: 9 Agenten brauchen 9 Start-Hexfelder; hier sind es 6",
        "human_signals: die Schachtel hat nur 6 davon",
        "teleports.HIT: 90,4 liegt nicht auf dem Spielplan",
    ]


def test_the_command_speaks_german(tmp_path):
    path = mission_file(tmp_path, {"agents: [1, 5]": "agents: [0, 5]"})
    done = CliRunner().invoke(main, ["content", str(path), "--lang", "de"])
    assert done.exit_code == 1
    assert "agents: ein Trupp hat 1 bis 5 Agenten" in done.output
    assert done.output.endswith("1 Fehler gefunden.\n")
    done = CliRunner().invoke(main, ["content", "--check", "--lang", "de"])
    assert done.output == "Alle Inhaltsdateien sind in Ordnung.\n"


def test_a_file_that_is_not_there_is_said_in_german(tmp_path):
    (problem,) = said_problems(tmp_path / "nowhere.yaml")
    assert problem.spoken("de").endswith("ist nicht lesbar: Datei oder Ordner nicht gefunden")


def said_problems(path):
    with pytest.raises(ContentError) as refused:
        loader.load(galaxy_defenders_pack.PACK, (path,), packaged=False)
    return refused.value.problems
