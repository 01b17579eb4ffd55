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

GLOSSARY = Path(__file__).parents[2] / "docs" / "reference" / "german-terms.md"
NAMES = {"Sentry-Gun", "GD-209"}
ENGLISH = rulebook.rules("gd-core")
DICE = ("HIT", "SHIELD", "BOLT", "GD", "AMMO", "JAM", "ALIEN")
ACTIVITIES = ("MOVEMENT", "COMBAT", "ACTION")
NO_SYMBOL = re.compile(
    r"ALIEN (?:TECH|cards?|deck|weapons?|signals?|discard|token|and HUMAN)|HUMAN or ALIEN|GD-\w+"
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


def glossary():
    """(English term, German term) of every row."""
    rows = re.findall(r"^\| (.+?) \| (.+?) \|", GLOSSARY.read_text(encoding="utf-8"), re.MULTILINE)
    return [
        row
        for english, german in rows
        if english != "English"
        for row in zip(english.split(", "), german.split(", "), strict=True)
    ]


SYMBOLS = {english: german for english, german in glossary() if english in DICE + ACTIVITIES}


def pairs():
    """(id, English, German) of every rule and every ruling."""
    for rule in ENGLISH:
        german = translated(rule.id, "de")
        yield rule.id, rule.rule, german.rule
        if rule.ambiguity:
            yield f"{rule.id} (ruling)", rule.ambiguity, german.ambiguity


def numbers(text, words):
    """The numbers of a text but one, which is also an article."""
    values = {word: str(2 if value == 13 else value) for value, word in enumerate(words.split())}
    found = re.findall(r"\d+|[^\W\d]+", re.sub(r"GD-[\w.]+", "", text).lower())
    return {values.get(word, word) for word in found if word in values or word.isdigit()}


def symbols(text, known):
    """The symbols and activities that a text names."""
    text = NO_SYMBOL.sub("", text)
    return {symbol for symbol in known if re.search(rf"\b{symbol}", text)}


def test_every_core_rule_is_translated_in_the_order_of_the_book():
    assert len(ENGLISH) == 764
    assert list(entries("gd-core", "de")) == [rule.id for rule in ENGLISH]


def test_no_entry_stands_twice():
    folder = rulebook.files()["gd-core"].folder / "de" / "gd_core"
    texts = [file.read_text(encoding="utf-8") for file in folder.glob("*.yaml")]
    ids = re.findall(r"^(GD-\S+\.\S+):", "\n".join(texts), re.MULTILINE)
    assert len(ids) == len(set(ids)) == len(ENGLISH)


def test_every_text_is_there_and_not_the_english_one():
    german = [translated(rule.id, "de") for rule in ENGLISH]
    same = [
        (de.id, field)
        for en, de in zip(ENGLISH, german, strict=True)
        for field in ("rule", "ambiguity", "not_applicable")
        if getattr(en, field) and getattr(en, field) == getattr(de, field)
    ]
    assert same == []
    assert [de.id for de in german if not de.rule.endswith((".", ")"))] == []
    texts = [de.rule for de in german]
    assert len(texts) == len(set(texts))


@pytest.mark.parametrize("field", ["ambiguity", "not_applicable"])
def test_what_only_some_rules_have_is_translated_where_it_stands(field):
    english = {rule.id for rule in ENGLISH if getattr(rule, field)}
    german = {rule.id for rule in ENGLISH if getattr(translated(rule.id, "de"), field)}
    assert english == german != set()


def test_every_title_is_translated():
    english = {rule.page_title for rule in ENGLISH}
    german = titles("gd-core", "de")
    assert set(german) == english
    assert {title for title, words in german.items() if title == words} == NAMES
    assert all(german.values())


def test_the_numbers_are_the_same():
    wrong = [
        (rule_id, en, de)
        for rule_id, en, de in pairs()
        if numbers(en, ENGLISH_NUMBERS) != numbers(de, GERMAN_NUMBERS)
    ]
    assert wrong == []


def test_symbols_and_activities_are_the_same():
    wrong = [
        (rule_id, en, de)
        for rule_id, en, de in pairs()
        if {SYMBOLS[symbol] for symbol in symbols(en, SYMBOLS)} != symbols(de, SYMBOLS.values())
    ]
    assert set(SYMBOLS) == {*DICE, *ACTIVITIES}
    assert wrong == []


def test_the_rules_that_a_text_names_are_the_same():
    named = [(rulebook.ids_in(en), rulebook.ids_in(de)) for _, en, de in pairs()]
    assert any(en for en, _ in named)
    assert all(en == de for en, de in named)


@pytest.mark.parametrize("words", FIXED)
def test_words_of_limits_have_one_translation(words):
    english = {rule_id for rule_id, en, _ in pairs() if words.lower() in en.lower()}
    german = {rule_id for rule_id, _, de in pairs() if FIXED[words].lower() in de.lower()}
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
    assert Texts("en").rule("GD-7.3.a").title == "Combat"


def test_a_rule_without_translation_stays_english():
    rule = rulebook.rules("gd-expansions")[0]
    assert translation(rule.id, "de") is None
    assert translated(rule.id, "de") == rule
    assert translated("GD-7.3.a", "en") == rulebook.rule("GD-7.3.a")
    with pytest.raises(rulebook.UnknownRule):
        translated("GD-99.z", "de")


def test_the_command_shows_a_rule_in_german():
    shown = CliRunner().invoke(main, ["rules", "GD-5.o", "GD-2.d", "--lang", "de"]).output
    assert "GD-2.d  Spielmaterial" in shown
    assert "Regelung: Zu einem fünften Fragment" in shown
    assert "Nicht anwendbar: Die Spielpläne" in shown
    assert set(LABELS) == set(LANGUAGES)


def test_the_terms_of_the_glossary_are_in_the_rules():
    of_sections = titles("gd-core", "de")
    english = " ".join([*of_sections, *(en for _, en, _ in pairs())]).lower()
    german = " ".join([*of_sections.values(), *(de for _, _, de in pairs())]).lower()
    stems = [(en, stem(word)) for en, de in glossary() for word in re.findall(r"[\w.-]{4,}", de)]
    assert len(stems) > 100
    assert [en for en, _ in glossary() if en.lower() not in english] == []
    assert [row for row in stems if row[1].lower() not in german] == []


def stem(word):
    """A word without what its case, number or person may change."""
    return re.sub(r"(?:en|er|es|e|n)$", "", word) if word.islower() else word
