"""The German rules of Bug Hunt say what the English ones say, as far as a machine can tell."""

import re
from pathlib import Path

import pytest
from click.testing import CliRunner

from tests.text.test_rule_translations import ENGLISH_NUMBERS, FIXED, GERMAN_NUMBERS, numbers
from xenofront.cli import main
from xenofront.text import rulebook
from xenofront.text.rulebook.translations import entries, titles, translated
from xenofront.text.texts import Texts

ENGLISH = rulebook.rules("bug-hunt")
GERMAN = [translated(rule.id, "de") for rule in ENGLISH]
GLOSSARY = Path(__file__).parents[4] / "docs" / "reference" / "bug-hunt" / "german-terms.md"
WORDS = [words for words in FIXED if words != "Ruling:"]


def glossary():
    """(English term, German term) of every row."""
    rows = re.findall(r"^\| (.+?) \| (.+?) \|", GLOSSARY.read_text(encoding="utf-8"), re.MULTILINE)
    return [row for row in rows if row[0] != "English"]


def test_every_rule_is_translated_in_the_order_of_the_book():
    assert list(entries("bug-hunt", "de")) == [rule.id for rule in ENGLISH]


def test_no_entry_stands_twice():
    folder = rulebook.files()["bug-hunt"].folder / "de" / "bug_hunt"
    texts = [file.read_text(encoding="utf-8") for file in folder.glob("*.yaml")]
    ids = re.findall(r"^(B[HXDR]-\S+):", "\n".join(texts), re.MULTILINE)
    assert len(ids) == len(set(ids)) == len(ENGLISH)


def test_every_text_is_there_and_not_the_english_one():
    same = [en.id for en, de in zip(ENGLISH, GERMAN, strict=True) if en.rule == de.rule]
    assert same == []
    assert [de.id for de in GERMAN if not de.rule.endswith((".", ")"))] == []
    assert len({de.rule for de in GERMAN}) == len(GERMAN)


def test_every_title_is_translated():
    german = titles("bug-hunt", "de")
    assert set(german) == {rule.section for rule in ENGLISH}
    assert [title for title, words in german.items() if title == words] == []
    assert {de.section for de in GERMAN} == set(german.values())


def test_the_numbers_are_the_same():
    wrong = [
        (en.id, en.rule, de.rule)
        for en, de in zip(ENGLISH, GERMAN, strict=True)
        if numbers(en.rule, ENGLISH_NUMBERS) != numbers(de.rule, GERMAN_NUMBERS)
    ]
    assert wrong == []


def test_words_of_limits_have_one_translation():
    checked = 0
    for words in WORDS:
        for en, de in zip(ENGLISH, GERMAN, strict=True):
            if words in en.rule.lower():
                assert FIXED[words] in de.rule.lower(), en.id
                checked += 1
    assert checked >= 5


@pytest.mark.parametrize(("english", "german"), glossary())
def test_the_terms_of_the_glossary_are_used(english, german):
    """Where the English rules have a term, most German ones have it too, in some form."""
    having = [
        (en, de)
        for en, de in zip(ENGLISH, GERMAN, strict=True)
        if re.search(rf"\b{english}s?\b", f"{en.section} {en.rule}", re.IGNORECASE)
    ]
    stems = [stem(word) for word in german.split()]
    texts = [plain(f"{de.section} {de.rule}") for _, de in having]
    using = [text for text in texts if all(word in text for word in stems)]
    assert having, english
    assert len(using) >= 0.6 * len(having)


def plain(text):
    """A text without capitals and umlauts."""
    return text.lower().translate(str.maketrans("äöü", "aou"))


def stem(word):
    """A word without what its case, number or person may change."""
    return re.sub(r"(?:ener|en|er|es|e|n)$", "", plain(word))


def test_dice_have_german_letters():
    for en, de in zip(ENGLISH, GERMAN, strict=True):
        english = re.findall(r"(\d*)D(\d+)", en.rule)
        assert sorted(set(re.findall(r"(\d*)W(\d+)", de.rule))) == sorted(set(english)), en.id


def test_the_texts_of_a_language_give_its_rules():
    german = Texts("de").rule("BD-6.3")
    assert german.title == "Arten von Aliens"
    assert german.text.startswith("Aliens 14-19, Gesichtsreißer")
    assert Texts("en").rule("BD-6.3").title == "Alien types"


def test_the_command_shows_a_rule_in_german():
    shown = CliRunner().invoke(main, ["rules", "BH-12", "--lang", "de"]).output
    assert "BH-12  Kontakte" in shown
    assert "Wachsam bleiben" in shown
