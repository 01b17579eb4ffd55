"""The words of Bug Hunt are complete in both languages, and no key is ever shown raw."""

import itertools
import random
import re
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast

from tests.games.bug_hunt.questions import KINDS, question
from tests.games.bug_hunt.rules.table import table
from xenofront.games.bug_hunt.research.laws import purposeful_choice, random_setup
from xenofront.games.bug_hunt.rules import SYSTEM, events
from xenofront.games.bug_hunt.rules.ch3_troopers.activation import ChooseAction
from xenofront.games.bug_hunt.rules.choices import Fire
from xenofront.games.bug_hunt.rules.events import campaign, combat, missions, turn
from xenofront.games.factory import new_game, new_setup, system
from xenofront.kernel import Chance
from xenofront.text.message_files import messages
from xenofront.text.texts import LANGUAGES, Texts

SOURCE = Path(events.__file__).parents[1]
PACKAGE = Path(__file__).parents[4] / "src" / "xenofront"
CLIENTS = (PACKAGE / "games" / "bug_hunt" / "present",)
SQUAD = ("duarte", "reck", "adeyemi")
BOTH = [Texts(lang, "bug-hunt", strict=True) for lang in LANGUAGES]
ENGLISH, GERMAN = BOTH
RAW = re.compile(r"\b[a-z]+_[a-z_]+\b|\b[a-z]+(?:_[a-z]+)*-\d+\b|\bc\d+\b|\btrooper\d\b")
NUMBERED = re.compile(r"\d-\d")
"""Numbers of a team's members are no id."""


def ids(lang, file, game="bug-hunt"):
    body = FluentParser().parse(messages(lang, file, game)).body
    assert not [entry for entry in body if isinstance(entry, ast.Junk)]
    found = [entry.id.name for entry in body if isinstance(entry, ast.Message)]
    assert len(found) == len(set(found))
    return set(found)


def assert_clean(text, key=""):
    assert text.strip()
    assert not RAW.search(NUMBERED.sub("", text)), text
    assert "  " not in text, text
    assert text != key


# -- everything has a message ----------------------------------------------------------------------


@pytest.mark.parametrize("file", ["game", "client"])
def test_both_languages_have_the_same_messages(file):
    assert ids("en", file) == ids("de", file)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_event_has_a_sentence(lang):
    assert {f"event-{event}" for event in SYSTEM.events} <= ids(lang, "game")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_procedure_has_a_name(lang):
    procedures = system("bug-hunt").procedures
    assert {f"procedure-{name}" for name in procedures} <= ids(lang, "game")


def rolled_in_the_code():
    """What the rules roll or draw."""
    rolled = r'\b(?:Chance|Dice|roll|roll_number|draw|random_direction)\(\s*"(\w+)"'
    texts = (path.read_text(encoding="utf-8") for path in SOURCE.rglob("*.py"))
    return {what for text in texts for what in re.findall(rolled, text)}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_roll_in_the_code_has_words(lang):
    chance = rolled_in_the_code()
    assert {"to_hit", "alien_type", "contact_direction", "aliens", "feature_place"} <= chance
    assert {f"chance-{what}" for what in chance} <= ids(lang, "game")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_message_of_an_answer_is_one_that_is_said(lang):
    """A message is that of a class, or its name stands in the code."""
    classes = {answer.__name__ for kind in KINDS.values() for answer in kind.ANSWERS}
    wording = SOURCE.parent / "text" / "wording"
    code = "".join(path.read_text(encoding="utf-8") for path in wording.glob("*.py"))
    for name in ids(lang, "game"):
        if name.startswith(("choice-", "option-")):
            own = name.removeprefix("choice-") in classes
            assert own or f'"{name}"' in code or name.startswith("option-turned-"), name


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_kind_of_alien_has_a_name_for_one_of_them(lang):
    aliens = new_game(new_setup("random", SQUAD, system_name="bug-hunt")).state.box.aliens
    assert {f"alien-{name}" for name in aliens} <= ids(lang, "game")
    traits = {f"trait-{kind.trait}" for kind in aliens.values() if kind.trait}
    assert traits <= ids(lang, "client")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_message_the_client_names_exists(lang):
    named = set()
    for path in (path for folder in CLIENTS for path in folder.rglob("*.py")):
        named |= set(re.findall(r'"(bh-[a-z-]+[a-z])"', path.read_text(encoding="utf-8")))
    assert len(named) > 40
    assert named <= ids(lang, "client")


# -- events ----------------------------------------------------------------------------------------

FIELDS: dict[str, tuple[Any, ...]] = {
    "trooper": ("duarte", "fire_team-1-2"),
    "alien": ("razor_lizard-7",),
    "figure": ("reck", "razor_lizard-7"),
    "shooter": ("adeyemi",),
    "target": ("razor_lizard-7",),
    "by": ("duarte",),
    "unit": ("duarte", "fire_team-1"),
    "character": ("reck",),
    "contact": ("c9",),
    "objective": ("patrol-3", "hack-2"),
    "location": ("location-4",),
    "spawn": ("spawn-12",),
    "signal": ("signal-1",),
    "marker": ("location-4", "signal-1"),
    "support": ("fire_team",),
    "weapon": ("combat_rifle",),
    "gear": ("medkit",),
    "armour": ("combat_armour",),
    "feature": ("rock",),
    "at": ("12.345,3",),
    "start": ("12,3",),
    "end": ("14.5,6",),
    "face": ("4",),
    "alien_face": ("3",),
    "old": ("6",),
    "new": ("1",),
    "aggression": ("4",),
    "chance": ("2", ""),
    "faces": (("3", "5"),),
    "aliens": (("razor_lizard-7",), ("razor_lizard-7", "razor_lizard-8")),
    "kind": ("patrol",),
    "variant": ("spitters", ""),
    "leader": ("bruiser", ""),
    "phase": ("priority", "reactions", "quick", "aliens", "slow", "end"),
    "outcome": ("accomplished", "failed"),
    "edge": ("top", "right", "bottom", "left"),
    "purpose": ("priority", "support"),
    "loser": ("trooper", "alien", "both"),
    "cause": ("", "shot", "area", "brawl", "assassin", "blast", "fall", "spit", "dart"),
    "luck": ("barricade", "evac"),
    "stat": ("reactions", "speed", "combat", "toughness", "tech"),
    "origin": ("trade_hub",),
    "training": ("marines",),
    "history": ("garrison",),
    "assignment": ("marksman",),
    "happening": ("medal",),
    "name": ("Okonjo",),
    "change": ("cleared", "fallen", "aggression", "contacts", "elite", "priority", "ambush_zone",
               "obstructed", "infiltration_point"),
}  # fmt: skip
OWN: dict[tuple[str, str], tuple[Any, ...]] = {
    ("AlienTypeKnown", "kind"): ("razor_lizard",),
    ("TrialRolled", "kind"): ("easy", "hard", "opposed", "favoured", "skill"),
    ("PrioritySet", "faces"): (("3", "5"), ()),
    ("SupportRolled", "faces"): (("3", "5"), ()),
    ("MusterRolled", "faces"): (("3", "5"), ()),
    ("ReputationGained", "amount"): (-1, 2),
    ("ExperienceGained", "amount"): (-1, 2),
    ("AliensRevealed", "contact"): ("c9", ""),
    ("AlienMoved", "target"): ("duarte", ""),
    ("AlienShot", "target"): ("duarte",),
    ("ContactDetected", "result"): ("quiet", "movement", "contact"),
    ("DamageRolled", "result"): ("dead", "wounded", "stunned"),
    ("InjuryRolled", "result"): ("dead", "knocked_out"),
    ("ProgressRolled", "result"): ("victory", "stalemate"),
    ("LocationRevealed", "effect"): ("distract", "block", "neutralize", "delay"),
    ("SignalFound", "effect"): ("civilians", "evidence", "danger", "ambush", "trooper", "supplies"),
    ("SignalAnswered", "contact"): (True, False),
    ("AlienWaits", "reason"): ("stunned", "distracted", "wounded", "no way"),
    ("CharacterGone", "reason"): ("dead", "mustered out", "dismissed"),
    ("ObjectiveRolled", "objective"): ("patrol-3", "hack-2"),
}


def samples(kind):
    """Events of a kind with all that their words depend on."""
    fields = [name for name in kind.__struct_fields__ if name not in ("rules", "seen_by")]
    types = kind.__annotations__
    domains = []
    for field in fields:
        known = OWN.get((kind.__name__, field)) or FIELDS.get(field)
        if known is None:
            known = (True, False) if types[field] == "bool" else (0, 1, 2)
            assert types[field] in ("bool", "int"), f"{kind.__name__}.{field}: say what it may be"
        domains.append(known)
    for values in itertools.islice(itertools.product(*domains), 200):
        yield kind(*values, rules=("BX-1",))


def a_state():
    """A mission with a bit of everything in it."""
    game = table(
        troopers={
            "duarte": {"at": "10,10", "name": "Corporal Ines Duarte"},
            "reck": {"at": "14,10", "name": "Reck"},
            "adeyemi": {"at": "18,10", "name": "Adeyemi", "tech": 2},
            **{
                f"fire_team-1-{n}": {
                    "at": f"{10 + 3 * n},14",
                    "kind": "grunt",
                    "team": "fire_team-1",
                }
                for n in (1, 2, 3, 4)
            },
        },
        aliens={"razor_lizard-7": "12,20", "razor_lizard-8": "16,20"},
        objectives={
            "patrol-3": {"at": "20,20", "kind": "patrol"},
            "hack-2": {"at": "25,25", "kind": "hack"},
        },
    )
    return game.state


@pytest.mark.parametrize("kind", SYSTEM.events.values(), ids=lambda kind: kind.__name__)
def test_every_event_can_be_told_whatever_is_in_it(kind):
    state = a_state()
    for event in samples(kind):
        for texts in BOTH:
            assert_clean(texts.event(event, state))


def test_sentences_say_the_dice_what_was_needed_and_how_far():
    state = a_state()
    fired = combat.Fired(
        "duarte", "combat_rifle", "razor_lizard-7", "5", 1, 6, True, True, rules=("BH-27",)
    )
    assert ENGLISH.event(fired, state) == (
        "Duarte fires the combat rifle at Razor lizard 7: [5] +1, 6+ needed in cover: hit!"
    )
    assert GERMAN.event(fired, state) == (
        "Duarte feuert auf Klingenechse 7 (Sturmgewehr): [5] +1, 6+ nötig wegen Deckung: Treffer!"
    )
    moved = turn.TrooperMoved("fire_team-1-3", "10,10", "13.21,12.04", 3801, rules=("BX-4",))
    assert ENGLISH.event(moved, state) == 'Fire team 3 moves 3.9" to 13.2,12.'
    jam = turn.JamRolled("adeyemi", "combat_rifle", "5", True, rules=("BX-18",))
    assert ENGLISH.event(jam, state) == (
        "Adeyemi works on the jammed combat rifle: [5] +2, 7+ needed: it works again!"
    )
    evac = missions.EvacRolled(("4", "5"), 1, True, rules=("BH-17",))
    assert ENGLISH.event(evac, state) == (
        "The call: [4] [5] +1, 10+ needed: the drop ship is on its way!"
    )
    gone = campaign.CharacterGone("reck", "mustered out", rules=("BD-9.order",))
    assert GERMAN.event(gone, state) == "Reck scheidet aus dem Dienst."


def test_a_length_is_never_shown_shorter_than_it_is():
    state = a_state()
    moved = turn.TrooperMoved("duarte", "10,10", "16,10", 6001, rules=("BX-4",))
    assert ENGLISH.event(moved, state) == 'Duarte moves 6.1" to 16,10.'


# -- names -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("key", "english", "german"),
    [
        ("duarte", "Duarte", "Duarte"),
        ("fire_team-1-3", "Fire team 3", "Feuertrupp 3"),
        ("fire_team-1", "Fire team", "Feuertrupp"),
        ("razor_lizard-7", "Razor lizard 7", "Klingenechse 7"),
        ("c9", "contact 9", "Kontakt 9"),
        ("patrol-3", "objective 3 (Patrol)", "Ziel 3 (Streife)"),
        ("location-2", "location 2", "taktischer Punkt 2"),
        ("rock-9", "Rock 9", "Fels 9"),
        ("ship", "the drop ship", "das Landungsschiff"),
        ("launcher + frag_grenade", "Mounted launcher + Frag grenade",
         "Granatwerfer + Splittergranate"),
    ],
)  # fmt: skip
def test_everything_has_a_name(key, english, german):
    state = a_state()
    assert ENGLISH.name(key, state) == english
    assert GERMAN.name(key, state) == german


def test_a_second_team_of_a_kind_is_told_apart():
    def member(team, number):
        at = f"{4 + 3 * number},{10 if team == 1 else 14}"
        return {"at": at, "kind": "grunt", "team": f"fire_team-{team}"}

    grunts = {f"fire_team-{t}-{n}": member(t, n) for t in (1, 6) for n in (1, 2)}
    state = table(troopers={"duarte": "20,20", **grunts}).state
    assert ENGLISH.name("fire_team-6-1", state) == "Fire team 3"
    assert ENGLISH.name("fire_team-6", state) == "Fire team 3-4"


def test_a_leader_is_named_as_one():
    aliens = {"razor_lizard-7": {"at": "12,20", "leader": "bruiser"}}
    state = table(troopers={"duarte": "10,10"}, aliens=aliens).state
    assert ENGLISH.name("razor_lizard-7", state) == "Razor lizard 7 (Bruiser)"


# -- answers ---------------------------------------------------------------------------------------


def words_of(texts, game, key):
    """An answer to the pending question in words."""
    pending = game.game.pending
    assert pending is not None
    return texts.option(pending, key, game.state)


def test_a_shot_is_offered_with_distance_cover_and_what_the_die_needs():
    game = table(
        troopers={"duarte": {"at": "10,10", "combat": 1, "weapons": ["combat_rifle"]}},
        aliens={"razor_lizard-7": "10,22.2", "razor_lizard-8": "24,10"},
        terrain=["wood 7,21"],
    ).choose("stay")
    words = {key: words_of(ENGLISH, game, key) for key in game.options}
    assert words["fire combat_rifle razor_lizard-7"] == (
        'Combat rifle at Razor lizard 7: 11.2" in cover (Wood 1), 6+ with +1'
    )
    assert words["fire combat_rifle razor_lizard-8"] == (
        'Combat rifle at Razor lizard 8: 13", 5+ with +1'
    )
    assert words["done"] == "Nothing more"


def test_a_target_out_of_sight_is_named_with_what_hides_it():
    game = table(
        troopers={"duarte": {"at": "10,10", "weapons": ["combat_rifle"]}},
        aliens={"razor_lizard-7": "10,26"},
        terrain=["reactor 8,14"],
    ).choose("stay")
    words = words_of(ENGLISH, game, "fire combat_rifle razor_lizard-7")
    assert words.startswith('Combat rifle at Razor lizard 7: 15" out of sight behind Reactor 1')
    german = words_of(GERMAN, game, "fire combat_rifle razor_lizard-7")
    assert "außer Sicht hinter Reaktor 1" in german


def test_a_move_is_offered_with_its_cost_and_what_is_there():
    game = table(
        troopers={"duarte": {"at": "10,10", "speed": 4}},
        aliens={"razor_lizard-7": "10,14"},
        objectives={"patrol-3": {"at": "14,10", "kind": "patrol"}},
    )
    assert words_of(ENGLISH, game, "to 10,13") == ('To 10,13: 3", into contact with Razor lizard 7')
    assert words_of(ENGLISH, game, "to 14,10") == 'To 14,10: 4", at objective 3 (Patrol)'
    assert words_of(ENGLISH, game, "to 4.5,10") == 'To 4.5,10: 5.5", dash'
    assert words_of(GERMAN, game, "to 30,30") == 'Nach 30,30: 28.3" Luftlinie'


@pytest.mark.parametrize(
    ("what", "keys", "about"),
    [
        ("board", ("board", "stay"), ("duarte",)),
        ("evac_roll", ("roll", "cancel"), ()),
        ("support", ("fire_team", "sarge", "no"), ()),
        ("support_weapons", ("shotgun + boarding_sword",), ("sarge",)),
        ("support_arm", ("lmg",), ()),
        ("support_grenades", ("flash_grenade", "launcher + flash_grenade"), ()),
        ("bearer", ("duarte",), (("launcher", "flash_grenade"),)),
        ("load_out", ("combat_rifle",), ("duarte",)),
        ("hand_cannon", ("duarte", "no"), ()),
        ("gear", ("medkit", "no"), ("duarte",)),
        ("armour", ("combat_armour",), ("duarte",)),
        ("shift_priority", ("lower", "higher", "no"), ()),
        ("buy_support", ("buy", "no"), ()),
        ("reroll_reaction", ("6", "keep"), ()),
        ("assignment", ("marksman", "no"), ("duarte",)),
        ("shorten_stay", ("shorten", "no"), ("duarte",)),
        ("avoid_trial", ("pay", "no"), ()),
        ("advance", ("raise speed", "keep"), ("duarte",)),
        ("life_offer", ("raise combat", "no"), ("duarte",)),
        ("best_of_squad", ("duarte",), ()),
        ("next_priority", ("higher", "lower"), ()),
        ("tuned_weapon", ("service_pistol",), ("duarte",)),
        ("favour", ("xp", "assignment", "no"), ("duarte",)),
        ("leave", ("pay", "no"), ()),
        ("sectors_per_player", ("3", "4", "5"), ()),
        ("turn_luck", ("no", "remove c9", "reinforce sarge top", "barricade 1,2 3,4"), ("end",)),
        ("figure_luck", ("no", "double_up", "thrice", "find lmg reck"), ("duarte",)),
        ("evac_luck", ("use", "no"), ()),
        ("support_luck", ("use", "no"), ()),
        ("escape_luck", ("use", "no"), ("duarte",)),
        ("survival_luck", ("use", "no"), ("duarte",)),
        ("neutralize", ("c9",), ("duarte",)),
        ("evac_place", ("at 10,10", "at 12,30.25"), ()),
        ("ship_target", ("hold",), ()),
        ("extra_shot", ("razor_lizard-7", "decline"), ("duarte", "combat_rifle")),
        ("next_shot", ("razor_lizard-7", "decline"), ("duarte", "combat_rifle", 2)),
        ("snap_fire", ("fire combat_rifle at 12,18", "hold"), ("duarte", "razor_lizard-7")),
        ("free_shot", ("fire combat_rifle razor_lizard-7", "hold"), ("duarte",)),
        ("reaction_die", ("1", "6"), ("duarte",)),
        ("follow_up", ("to 12,18", "stay"), ("duarte",)),
        ("deploy", ("to 12,34.5", "rest"), ("duarte",)),
        ("trooper", ("act duarte", "hold fire_team-1-1", "end", "concede"), ()),
        ("action", ("fire incinerator at 12,20", "brawl", "activate location-2", "hack hack-2",
                    "take patrol-3", "investigate signal-1", "close spawn-4", "call", "assist",
                    "unjam combat_rifle", "gear medkit reck", "gear charge at 12,20", "gear flare",
                    "test easy", "test hard", "test opposed", "test favoured", "test skill 5",
                    "done"), ("duarte",)),
    ],
)  # fmt: skip
def test_every_kind_of_answer_is_put_in_words(what, keys, about):
    state = a_state()
    ask = question(what, *about, keys=keys)
    for texts in BOTH:
        assert_clean(texts.question(ask, state))
        for key in keys:
            assert_clean(texts.option(ask, key, state), key)


def test_the_kinds_of_answers_tested_are_all_there_are():
    marks = test_every_kind_of_answer_is_put_in_words.pytestmark
    tested = {what: question(what, *about, keys=keys) for what, keys, about in marks[0].args[1]}
    assert set(KINDS) - set(tested) == {"move", "sector"}  # tested above and in games
    actions = {type(choice) for choice in tested["action"].choices}
    assert set(ChooseAction.ANSWERS) - actions == {Fire}  # tested above


def test_dice_that_are_looked_up_name_their_row():
    state = a_state()
    words = {
        ("contact", "5"): "[5] Contact",
        ("alien_type", "44"): "[44] Razor lizards",
        ("to_hit", "5"): "[5]",
        ("contact_direction", "120"): "120°",
        ("moved_sector", "0"): "sector 1",
        ("deployment_edge", "top"): "top edge",
        ("large_feature", "rock"): "Rock",
        ("feature_place", "12.5,3"): "12.5,3",
    }
    for (what, key), shown in words.items():
        assert ENGLISH.option(Chance(what, (key,), "BX-1"), key, state).strip() == shown


# -- whole games -----------------------------------------------------------------------------------


def told(game, texts, start):
    for event in game.log[start:]:
        assert_clean(texts.event(event, game.state))
    pending = game.pending
    if pending is not None:
        assert_clean(texts.question(pending, game.state))
        for key in list(dict.fromkeys(pending.options))[:30]:
            assert_clean(texts.option(pending, key, game.state))


@pytest.mark.parametrize("seed", range(10))
def test_games_are_told_without_a_raw_key(seed):
    dice = random.Random(seed)
    game = new_game(random_setup(dice), manual=seed % 5 == 0)
    start = 0
    for _ in range(400):
        for texts in BOTH:
            told(game, texts, start)
        start = len(game.log)
        if game.pending is None:
            break
        purposeful = seed % 2 or isinstance(game.pending, Chance)
        choice = purposeful_choice(game, dice) if purposeful else dice.choice(game.pending.options)
        game.answer(choice)


def test_the_drop_ship_measures_from_a_point():
    aliens = {"razor_lizard-7": "12,16"}
    game = table(
        troopers={"duarte": "10,10"},
        aliens=aliens,
        evac={"at": "12,12", "leaves": 9},
        open={"do": "ShipGuns"},
    )
    assert words_of(ENGLISH, game, "razor_lizard-7") == 'Razor lizard 7: 3.5"'
    ask = question("next_shot", "ship", "lmg", 1)
    assert ENGLISH.question(ask, game.state).startswith("The drop ship: the target is down.")
