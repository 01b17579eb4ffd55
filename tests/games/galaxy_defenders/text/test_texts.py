"""The words of both languages are complete, and no key is ever shown raw."""

import random
import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

import xenofront
from xenofront.games.factory import new_game, new_setup, system
from xenofront.games.galaxy_defenders.rules import SYSTEM, events
from xenofront.games.galaxy_defenders.rules.ch4_setup.headquarters import FromHeadquarters
from xenofront.games.galaxy_defenders.rules.ch7_agents.aftermath import StepAway, StrikeBack
from xenofront.games.galaxy_defenders.rules.ch7_agents.devices.hazards import MineHex
from xenofront.games.galaxy_defenders.rules.ch7_agents.devices.satellite import StrikeArea
from xenofront.games.galaxy_defenders.rules.ch7_agents.devices.scanner import WhichSignal
from xenofront.games.galaxy_defenders.rules.ch7_agents.guard import GuardShot
from xenofront.games.galaxy_defenders.rules.ch7_agents.menu import NextActivity
from xenofront.games.galaxy_defenders.rules.ch7_agents.movement import NextHex
from xenofront.games.galaxy_defenders.rules.ch7_agents.push import PushHex
from xenofront.games.galaxy_defenders.rules.ch7_agents.ranks import WhichGrenade
from xenofront.games.galaxy_defenders.rules.ch7_agents.rerolls import Reroll
from xenofront.games.galaxy_defenders.rules.ch7_agents.skills.leadership import WhichOrder
from xenofront.games.galaxy_defenders.rules.ch7_agents.treatment import HealAnother
from xenofront.games.galaxy_defenders.rules.state import AlienId
from xenofront.kernel import Chance, Question, Seat
from xenofront.text.message_files import messages
from xenofront.text.rulebook import UnknownRule
from xenofront.text.texts import LANGUAGES, MissingText, Texts

CHROMIUM = Seat("chromium")
SOURCE = Path(events.__file__).parents[1]
PACKAGE = Path(xenofront.__file__).parent
CLIENTS = [
    PACKAGE / "cli",
    PACKAGE / "present",
    PACKAGE / "games/galaxy_defenders/present/terminal",
]
SQUADS = (
    ("chromium", "thorium", "titanium"),
    ("mercury", "iridium"),
    ("chromium",),
    ("chromium", "thorium", "mercury", "iridium", "titanium"),
)


def ids(lang, file, game="galaxy-defenders"):
    body = FluentParser().parse(messages(lang, file, game)).body
    assert not [entry for entry in body if isinstance(entry, ast.Junk)]
    found = [entry.id.name for entry in body if isinstance(entry, ast.Message)]
    assert len(found) == len(set(found))
    return set(found)


def told_of(lang):
    """The messages about what happens in a game."""
    return ids(lang, "game") | ids(lang, "gear")


@pytest.mark.parametrize(
    ("file", "game"),
    [
        ("game", "galaxy-defenders"),
        ("gear", "galaxy-defenders"),
        ("cards", "galaxy-defenders"),
        ("ui", ""),
    ],
)
def test_both_languages_have_the_same_messages(file, game):
    assert ids("en", file, game) == ids("de", file, game)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_event_has_a_sentence(lang):
    known = told_of(lang)
    assert {f"event-{event}" for event in SYSTEM.events} <= known


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_procedure_has_a_name(lang):
    procedures = system("galaxy-defenders").procedures
    assert {f"procedure-{name}" for name in procedures} <= told_of(lang)


def drawn_in_the_code():
    """What the rules ask chance."""
    sources = (path.read_text(encoding="utf-8") for path in SOURCE.rglob("*.py"))
    return {what for text in sources for what in re.findall(r'\b(?:Chance|Dice)\(\s*"(\w+)"', text)}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_die_and_draw_in_the_code_has_words(lang):
    chance = drawn_in_the_code()
    assert {"hit", "event", "token"} <= chance
    assert {f"chance-{what}" for what in chance} <= told_of(lang)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_message_the_client_names_exists(lang):
    named = set()
    for path in (path for folder in CLIENTS for path in folder.rglob("*.py")):
        named |= set(re.findall(r'"(ui-[a-z-]+[a-z])"', path.read_text(encoding="utf-8")))
    assert len(named) > 50
    assert named <= ids(lang, "ui", "") | told_of(lang)


RAW = re.compile(r"\b[a-z]+_[a-z_]+\b|\b(?:w|d|bt|it|sk|ev|ce)_?\d*_[a-z]+\b|\bev\d\d\b|\bce\d\d\b")


def assert_no_key(text, key=""):
    assert text.strip()
    assert not RAW.search(text), text
    assert text != key


@pytest.mark.parametrize("seed", range(30))
def test_random_games_are_told_without_a_raw_key(seed):
    chooser = random.Random(seed)
    squad = SQUADS[seed % len(SQUADS)]
    options = {"preset": ("rulebook", "easy", "hard")[seed % 3]}
    game = new_game(new_setup("dust_signal", squad, seed=seed, **options), manual=seed % 4 == 0)
    both = [Texts(lang, "galaxy-defenders", strict=True) for lang in LANGUAGES]
    box = game.state.box
    told = 0
    while game.pending is not None:
        for texts in both:
            assert_no_key(texts.question(game.pending, box))
            for key in set(game.pending.options):
                assert_no_key(texts.option(game.pending, key, box), key)
            for event in game.log[told:]:
                assert_no_key(texts.event(event, box))
        told = len(game.log)
        game.answer(chooser.choice(game.pending.options))
    for texts in both:
        for event in game.log[told:]:
            assert_no_key(texts.event(event, box))


def test_the_words_of_an_attack_name_everything():
    box = new_game(new_setup("dust_signal", ("chromium",))).state.box
    key = "attack w_rifle aracnos-blue-1 area"
    ask = NextActivity(CHROMIUM, (), "GD-6.3.1.a", CHROMIUM)
    english, german = (
        Texts("en", "galaxy-defenders", strict=True),
        Texts("de", "galaxy-defenders", strict=True),
    )
    assert english.option(ask, key, box) == (
        "Attack the Aracnos, blue (1) with the GD4A1 Rifle, whole area (1 ammo)"
    )
    assert german.option(ask, key, box) == (
        "Aracnos, blau (1) angreifen mit GD4A1-Gewehr, ganzes Gebiet (1 Munition)"
    )


def test_dice_are_shown_as_faces():
    box = new_game(new_setup("dust_signal", ("chromium",))).state.box
    rolled = events.HitsRolled(
        "chromium", ("HIT+HIT", "HIT+BOLT", "JAM"), 3, True, rules=("GD-7.3.e",)
    )
    assert Texts("en", "galaxy-defenders").event(rolled, box) == (
        "Chromium rolls [✶✶] [✶↯] [✗]: 3 hits and a bolt."
    )
    face = Texts("de", "galaxy-defenders").option(
        Chance("hit", ("HIT+BOLT",), "GD-7.3.d"), "HIT+BOLT", box
    )
    assert face == "[✶↯] Treffer, Blitz"


def test_what_a_search_found_names_the_weapon():
    box = new_game(new_setup("dust_signal", ("chromium",))).state.box
    found = events.Found("chromium", "ammo w_rifle", rules=("GD-7.4.3.e",))
    assert Texts("en", "galaxy-defenders", strict=True).event(found, box) == (
        "Chromium finds ammo for GD4A1 Rifle."
    )


class NeverHeardOf(Question, frozen=True):
    WHAT = "never_heard_of"


def test_a_missing_message_is_an_error_in_tests_and_readable_at_play():
    ask = NeverHeardOf(CHROMIUM, (), "GD-1.a")
    box = new_game(new_setup("dust_signal", ("chromium",))).state.box
    with pytest.raises(MissingText, match="never_heard_of"):
        Texts("en", "galaxy-defenders", strict=True).question(ask, box)
    assert Texts("en", "galaxy-defenders").question(ask, box) == "never heard of: Chromium"
    assert Texts("en", "galaxy-defenders").name("w_unheard_of", box) == "w unheard of"


def test_an_unknown_language_is_refused_with_the_known_ones():
    with pytest.raises(MissingText, match="known are en, de"):
        Texts("fr")


def test_a_rule_has_a_title_and_our_own_words():
    rule = Texts("en").rule("GD-2.d")
    assert rule.title == "Game components"
    assert "fragment" in rule.text
    assert "fifth" in rule.ruling
    with pytest.raises(UnknownRule):
        Texts("en").rule("GD-99.z")


def asked(kind, *subjects):
    return kind(CHROMIUM, (), "GD-7.7.a", *subjects)


@pytest.mark.parametrize(
    ("ask", "key"),
    [
        (asked(NextHex, "chromium", 2), "use bt_step"),
        (asked(Reroll, "chromium", False), "bt_focus 2 HIT+BOLT"),
        (asked(Reroll, "chromium", True), "done"),
        (asked(PushHex, "aracnos-blue-1"), "5,2"),
        (asked(StepAway, "chromium", "aracnos-blue-1"), "stay"),
        (asked(StepAway, "chromium", "aracnos-blue-1"), "5,2"),
        (asked(StrikeBack, "chromium", "aracnos-blue-1"), "w_knuckles aracnos-blue-1"),
        (asked(StrikeBack, "chromium", "aracnos-blue-1"), "hold"),
        (asked(HealAnother, "chromium", "aw_regen"), "none"),
        (asked(WhichGrenade, 1), "d_frag"),
        (asked(FromHeadquarters, "chromium"), "none"),
        (asked(FromHeadquarters, "chromium"), "iw_carbine"),
        (asked(WhichOrder), "thorium move"),
        (asked(WhichOrder), "thorium w_shotgun"),
        (asked(MineHex, 2), "5,2"),
        (asked(WhichSignal), "s1"),
        (asked(StrikeArea), "4,2"),
    ],
)
def test_questions_about_powers_are_put_in_words(ask, key):
    box = new_game(new_setup("dust_signal", ("chromium",))).state.box
    for lang in LANGUAGES:
        texts = Texts(lang, "galaxy-defenders", strict=True)
        assert_no_key(texts.question(ask, box))
        assert_no_key(texts.option(ask, key, box), key)


@pytest.mark.parametrize(("lang", "said"), [("en", "on guard: fire at"), ("de", "auf Wache: auf")])
def test_a_drone_on_guard_is_asked_by_its_own_name(lang, said):
    box = new_game(new_setup("dust_signal", ("chromium",))).state.box
    ask = GuardShot(Seat("thorium"), (), "GD-7.7.4.2.i", "dr_sentry", AlienId("aracnos-blue-1"))
    words = Texts(lang, "galaxy-defenders", strict=True).question(ask, box)
    assert said in words
    assert words.startswith(Texts(lang, "galaxy-defenders").name("dr_sentry", box))
