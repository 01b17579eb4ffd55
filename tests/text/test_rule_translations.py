"""The German rules say what the English ones say, as far as a machine can tell."""

import re
from pathlib import Path

import pytest
from click.testing import CliRunner

from xenofront.cli import main
from xenofront.cli.rules import LABELS
from xenofront.text import rulebook
from xenofront.text.rulebook.translations import entries, titles, translated, translation
from xenofront.text.texts import LANGUAGES, Texts

REFERENCE = Path(__file__).parents[2] / "docs" / "reference"
GLOSSARIES = {
    "german-terms.md": ("gd-core", "gd-expansions"),
    "overmind/german-terms.md": ("overmind",),
}
"""The glossaries, and the books that each is for."""
NAMES = {
    "gd-core": {"Sentry-Gun", "GD-209"},
    "gd-expansions": {"Explosion", "Vigil", "GD-5", "Venom"},
    "overmind": set(),
}
"""Titles that are the same in both languages, of each book that is wholly translated."""
BOOKS = tuple(NAMES)
COUNTS = {"gd-core": 764, "gd-expansions": 874, "overmind": 340}
DICE = ("HIT", "SHIELD", "BOLT", "GD", "AMMO", "JAM", "ALIEN")
ACTIVITIES = ("MOVEMENT", "COMBAT", "ACTION")
NO_SYMBOL = re.compile(
    r"ALIEN (?:TECH|cards?|deck|weapons?|signals?|discard|token|and HUMAN|EGGS?)|HUMAN or ALIEN"
    r"|\d ALIEN|MASTER ALIENS?|GD-\w+"
)
ENGLISH_NUMBERS = "zero - two three four five six seven eight nine ten eleven twelve twice"
GERMAN_NUMBERS = "null - zwei drei vier fünf sechs sieben acht neun zehn elf zwölf zweimal"
FIXED = {
    "at least": "mindestens",
    "at most": "höchstens",
    "at once": "sofort",
    "exactly": "genau",
    "Ruling:": "Regelung:",
}


def glossary(file="german-terms.md"):
    """(English term, German term) of every row."""
    text = (REFERENCE / file).read_text(encoding="utf-8")
    rows = re.findall(r"^\| (.+?) \| (.+?) \|", text, re.MULTILINE)
    return [
        row
        for english, german in rows
        if english != "English"
        for row in zip(english.split(", "), german.split(", "), strict=True)
    ]


SYMBOLS = {english: german for english, german in glossary() if english in DICE + ACTIVITIES}


@pytest.fixture(params=BOOKS)
def book(request):
    """Each book that is wholly translated."""
    return request.param


def pairs(book):
    """(id, English, German) of every rule and every ruling."""
    for rule in rulebook.rules(book):
        german = translated(rule.id, "de")
        yield rule.id, rule.rule, german.rule
        if rule.ambiguity:
            yield f"{rule.id} (ruling)", rule.ambiguity, german.ambiguity


def numbers(text, words):
    """The numbers of a text but one, which is also an article."""
    values = {word: str(2 if value == 13 else value) for value, word in enumerate(words.split())}
    found = re.findall(r"\d+|[^\W\d]+", re.sub(r"(?:GD|GX|OM)-[\w.]+", "", text).lower())
    return {values.get(word, word) for word in found if word in values or word.isdigit()}


def symbols(text, known):
    """The symbols and activities that a text names."""
    text = NO_SYMBOL.sub("", text)
    return {symbol for symbol in known if re.search(rf"\b{symbol}", text)}


def test_every_rule_is_translated_in_the_order_of_the_book(book):
    english = [rule.id for rule in rulebook.rules(book)]
    assert len(english) == COUNTS[book]
    assert list(entries(book, "de")) == english


def test_no_entry_stands_twice(book):
    folder = rulebook.files()[book].folder / "de" / book.replace("-", "_")
    texts = [file.read_text(encoding="utf-8") for file in folder.glob("*.yaml")]
    ids = re.findall(r"^((?:GD|GX|OM)-\S+):$", "\n".join(texts), re.MULTILINE)
    assert len(ids) == len(set(ids)) == COUNTS[book]


def test_every_text_is_there_and_not_the_english_one(book):
    english = rulebook.rules(book)
    german = [translated(rule.id, "de") for rule in english]
    same = [
        (de.id, field)
        for en, de in zip(english, german, strict=True)
        for field in ("rule", "ambiguity", "not_applicable")
        if getattr(en, field) and getattr(en, field) == getattr(de, field)
    ]
    assert same == []
    assert [de.id for de in german if not de.rule.endswith((".", ")"))] == []
    texts = [de.rule for de in german]
    assert [text for text in texts if texts.count(text) > 1] == []


@pytest.mark.parametrize("field", ["ambiguity", "not_applicable"])
def test_what_only_some_rules_have_is_translated_where_it_stands(field):
    rules = [rule for book in BOOKS for rule in rulebook.rules(book)]
    english = {rule.id for rule in rules if getattr(rule, field)}
    german = {rule.id for rule in rules if getattr(translated(rule.id, "de"), field)}
    assert english == german != set()


def test_every_title_is_translated(book):
    english = {rule.page_title for rule in rulebook.rules(book)}
    german = titles(book, "de")
    assert set(german) == english
    assert {title for title, words in german.items() if title == words} == NAMES[book]
    assert all(german.values())


def test_the_numbers_are_the_same(book):
    wrong = [
        (rule_id, en, de)
        for rule_id, en, de in pairs(book)
        if numbers(en, ENGLISH_NUMBERS) != numbers(de, GERMAN_NUMBERS)
    ]
    assert wrong == []


def test_symbols_and_activities_are_the_same(book):
    wrong = [
        (rule_id, en, de)
        for rule_id, en, de in pairs(book)
        if {SYMBOLS[symbol] for symbol in symbols(en, SYMBOLS)} != symbols(de, SYMBOLS.values())
    ]
    assert set(SYMBOLS) == {*DICE, *ACTIVITIES}
    assert wrong == []


def test_the_rules_that_a_text_names_are_the_same(book):
    named = [(rulebook.ids_in(en), rulebook.ids_in(de)) for _, en, de in pairs(book)]
    assert any(en for en, _ in named)
    assert [(en, de) for en, de in named if en != de] == []


@pytest.mark.parametrize("words", FIXED)
def test_words_of_limits_have_one_translation(book, words):
    english = {rule_id for rule_id, en, _ in pairs(book) if words.lower() in en.lower()}
    german = {rule_id for rule_id, _, de in pairs(book) if FIXED[words].lower() in de.lower()}
    assert english
    assert english - german == set()


def test_the_checks_would_find_a_difference():
    assert numbers("Roll two dice, then 3.", ENGLISH_NUMBERS) == {"2", "3"}
    assert numbers("Zwei Würfel, dann drei (GD-7.3.a).", GERMAN_NUMBERS) == {"2", "3"}
    assert numbers("zweimal", GERMAN_NUMBERS) == {"2"}
    assert symbols("+X HIT with ALIEN TECH and BOLTs", SYMBOLS) == {"HIT", "BOLT"}
    assert symbols("TREFFERWÜRFEL der GD-209", SYMBOLS.values()) == {"TREFFER"}


def test_the_texts_of_a_language_give_its_rules():
    german = Texts("de").rule("GD-7.3.a")
    assert german.title == "Kampf"
    assert "KAMPF" in german.text
    assert german.ruling == ""
    assert "fünften Fragment" in Texts("de").rule("GD-2.d").ruling
    assert Texts("de").rule("GX-8.1.a").title == "Tödlich"
    assert Texts("en").rule("GD-7.3.a").title == "Combat"


def test_a_rule_without_translation_stays_english():
    for rule in (rulebook.rule("GD-7.3.a"), rulebook.rule("GX-7.3.a")):
        assert translation(rule.id, "fr") is None
        assert translated(rule.id, "fr") == rule
        assert translated(rule.id, "en") == rule
    with pytest.raises(rulebook.UnknownRule):
        translated("GD-99.z", "de")


def test_the_command_shows_a_rule_in_german():
    shown = CliRunner().invoke(main, ["rules", "GD-5.o", "GD-2.d", "--lang", "de"]).output
    assert "GD-2.d  Spielmaterial" in shown
    assert "Regelung: Zu einem fünften Fragment" in shown
    assert "Nicht anwendbar: Die Spielpläne" in shown
    assert set(LABELS) == set(LANGUAGES)


@pytest.mark.parametrize("file", GLOSSARIES)
def test_the_terms_of_the_glossary_are_in_the_rules(file):
    texts = [row for book in GLOSSARIES[file] for row in pairs(book)]
    of_sections = [row for book in GLOSSARIES[file] for row in titles(book, "de").items()]
    english = " ".join([*(en for en, _ in of_sections), *(en for _, en, _ in texts)]).lower()
    german = " ".join([*(de for _, de in of_sections), *(de for _, _, de in texts)]).lower()
    terms = glossary(file)
    stems = [(en, stem(word)) for en, de in terms for word in re.findall(r"[\w.-]{4,}", de)]
    assert len(stems) > 70
    assert [en for en, _ in terms if en.lower() not in english] == []
    assert [row for row in stems if row[1].lower() not in german] == []


def stem(word):
    """A word without what its case, number or person may change."""
    return re.sub(r"(?:en|er|es|e|n)$", "", word) if word.islower() else word
