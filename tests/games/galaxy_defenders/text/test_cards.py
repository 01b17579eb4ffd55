"""Every card of the box has a text in both languages, made from its data."""

import re

import pytest
from msgspec.structs import replace

from tests.games.galaxy_defenders.text.card_samples import WEAPON
from xenofront.games.factory import new_setup
from xenofront.games.galaxy_defenders import pack as galaxy_defenders_pack
from xenofront.games.galaxy_defenders.content.effects import Inflict
from xenofront.games.galaxy_defenders.content.modifiers import Modifier
from xenofront.games.galaxy_defenders.text.cards import card_text
from xenofront.games.galaxy_defenders.text.cards.index import all_cards, find, groups, near
from xenofront.text import rulebook
from xenofront.text.texts import LANGUAGES, MissingText, Texts

CATALOGUE = galaxy_defenders_pack.catalogue()
CARDS = all_cards(CATALOGUE)
RAW = re.compile(r"[{}$_]|\?\?\?|\bNone\b|  | ,| \.|\.\.|, ,")


def card(key, lang="en"):
    return card_text(Texts(lang, "galaxy-defenders", strict=True), CARDS[key], CATALOGUE)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_has_a_text_without_raw_keys(lang):
    for key in CARDS:
        text = card(key, lang)
        assert text.title
        assert text.lines, key
        for line in (text.title, text.kind, *text.lines):
            assert not RAW.search(line), f"{key}: {line}"
        for line in text.lines:
            assert line.endswith((".", ":")), f"{key}: {line}"
            assert not line[0].islower(), f"{key}: {line}"


def test_all_definitions_that_are_cards_are_listed():
    kinds = ("agents", "weapons", "powers", "drones", "aliens", "close_encounters", "events")
    for kind in kinds:
        assert set(getattr(CATALOGUE, kind)) <= set(CARDS)
    assert "aracnos-green/web" in CARDS
    assert "dr_sentry/gun" in CARDS
    assert list(groups(CATALOGUE))[:3] == ["agents", "standard", "improved"]


def test_the_rules_of_a_card_are_known_and_come_with_it():
    assert card("w_rifle").rules == ("GD-7.6.g",)
    assert card("sk_grenadier").rules == ("GD-7.7.2.1.g", "GD-7.7.2.1.h")
    assert card("xeno_beta-blue").rules == ("GD-7.3.al", "GD-7.6.f")
    for key in CARDS:
        for rule in card(key).rules:
            assert rulebook.rule(rule).id == rule


def test_an_alien_that_is_called_otherwise_says_its_species():
    enraged = card("xeno_beast-enraged")
    assert enraged.title == "Enraged Xeno-Beast, red"
    assert enraged.kind == "Alien card · species Xeno-Beast"
    assert card("aracnos-red").kind == "Alien card · from Elite Alien Army · not in the box"


def test_a_weapon_that_nobody_has_seen_gets_its_text():
    gun = replace(
        WEAPON,
        name="Freeze Ray",
        kind="melee",
        rank="improved",
        user="generic",
        red=0,
        blue=1,
        range=0,
        min_range=0,
        ammo=None,
        modifiers=(Modifier(quantity="hits", amount=-2, when=("each_bolt", "melee")),),
        on_bolt=(Inflict(condition="paralyzed"),),
        on_hit=(),
        area_for_ammo=0,
        hits_for_ammo=None,
    )
    text = card_text(Texts("en", "galaxy-defenders", strict=True), gun, CATALOGUE)
    assert text.title == "Freeze Ray"
    assert text.kind == "Improved melee weapon · general"
    assert text.lines == (
        "1 blue die, adjacent hexes only.",
        "For each bolt in melee: -2 hits.",
        "If a bolt shows: the target is paralysed.",
    )


def test_the_text_is_the_same_from_a_box_and_from_a_catalogue():
    box = galaxy_defenders_pack.box_for(new_setup("dust_signal", ("chromium",)))
    for key in ("chromium", "d_sentry", "xeno_beast-red"):
        texts = Texts("en", "galaxy-defenders", strict=True)
        assert card_text(texts, CARDS[key], box) == card_text(texts, CARDS[key], CATALOGUE)


def test_names_that_nothing_has_stay_readable():
    alien = replace(CARDS["xeno_beast-red"], species="giant_worm")
    text = card_text(Texts("en", "galaxy-defenders", strict=True), alien, CATALOGUE)
    assert text.kind == "Alien card · species giant worm"


def test_a_quantity_without_a_message_is_an_error_when_strict():
    luck = Modifier(quantity="luck", amount=1)  # type: ignore[arg-type]
    odd = replace(WEAPON, modifiers=(luck,))
    with pytest.raises(MissingText, match="quantity-luck"):
        card_text(Texts("en", "galaxy-defenders", strict=True), odd, CATALOGUE)


@pytest.mark.parametrize(
    ("typed", "found"),
    [
        ("w_rifle", ["w_rifle"]),
        ("MEDIKIT", ["d_medikit"]),
        ("Alienkunde", ["sk_alien"]),
        ("aracnos, blue", ["aracnos-blue"]),
        ("aracnos", ["aracnos-green", "aracnos-blue", "aracnos-red"]),
        ("imp sniper", ["iw_sniper"]),
        ("gd 209", ["sk_gd209", "dr_gd209", "npc_gd209"]),
        ("flux capacitor", []),
        ("", []),
    ],
)
def test_cards_are_found_by_id_name_and_words(typed, found):
    assert find(Texts("en", "galaxy-defenders"), CATALOGUE, typed) == found


def test_mistyped_names_have_near_matches():
    assert near(Texts("en", "galaxy-defenders"), CATALOGUE, "medkit")[0] == "Medikit"
    assert "w_rifle" in near(Texts("en", "galaxy-defenders"), CATALOGUE, "w_rfle")
    assert (
        near(Texts("de", "galaxy-defenders"), CATALOGUE, "Splittergranat")[0] == "Splittergranate"
    )
    assert near(Texts("en", "galaxy-defenders"), CATALOGUE, "zzzzzz") == []
