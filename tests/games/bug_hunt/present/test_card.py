"""What can be chosen before a game, and what is refused."""

from typing import Any

import msgspec
import pytest

from tests.games.bug_hunt.present.positions import FACE, SQUAD, SYSTEM, TEXTS
from xenofront.content import store
from xenofront.games.bug_hunt.present.page.switches import HIDDEN
from xenofront.games.bug_hunt.present.page.words import DRAWN
from xenofront.games.bug_hunt.rules.options import Options, chosen
from xenofront.games.factory import new_game
from xenofront.present.messages.pages import NewGame

RECRUITS = ("trooper1", "trooper2", "trooper3")


def wish(**fields):
    return NewGame(**{"system": SYSTEM, "mission": "random", **fields})


@pytest.mark.parametrize("lang", ["en", "de"])
def test_the_card_offers_everything_there_is(lang):
    card = FACE.card(TEXTS[lang])
    catalogue = store.of(SYSTEM).catalogue()
    assert msgspec.json.encode(card)
    assert {mission.id for mission in card.missions} == set(catalogue.missions)
    assert {member.id for member in card.members} >= set(catalogue.troopers)
    assert {member.shape for member in card.members} <= set(DRAWN["shape"])
    assert {preset.id for preset in card.presets} == set(Options.PRESETS)
    assert card.first in {mission.id for mission in card.missions}
    for mission in card.missions:
        definition = catalogue.missions[mission.id]
        assert mission.briefing == (definition.briefing_de if lang == "de" else definition.briefing)
        assert (mission.smallest, mission.largest) == (3, 5)
        setup = FACE.setup(wish(mission=mission.id, squad=mission.squad), 1)
        assert new_game(setup).pending is not None


def test_a_mission_says_what_is_known_of_it():
    cards = {mission.id: mission for mission in FACE.card(TEXTS["en"]).missions}
    facts = {fact.name: fact.value for fact in cards["first_contact"].facts}
    assert facts["Aliens"] == "Shambling reanimations"
    assert facts["Objectives"] == "Scout, Patrol, Secure"
    assert facts["Terrain"] == "16"
    assert facts["Table"] == '36" by 36"'
    unknown = {fact.name: fact.value for fact in cards["random"].facts}
    assert unknown["Priority"] == unknown["Objectives"] == "by dice"


def test_every_option_that_matters_can_be_switched():
    offered = {option.id: option for option in FACE.card(TEXTS["de"]).options}
    assert offered.keys() == set(Options.__struct_fields__) - set(HIDDEN)
    for name, option in offered.items():
        assert option.default == getattr(Options(), name)
        assert option.default in {choice.value for choice in option.values}
        assert option.rules == (Options.RULES[name],)
        for choice in option.values:
            setup = FACE.setup(wish(preset="rulebook", options={name: choice.value}), 3)
            assert getattr(chosen(setup.options), name) == choice.value


def test_a_preset_is_what_its_options_say():
    for preset in FACE.card(TEXTS["en"]).presets:
        setup = FACE.setup(wish(preset=preset.id, squad=RECRUITS), 3)
        now = chosen(setup.options)
        wanted = msgspec.structs.replace(Options(), **preset.options)
        assert now == wanted


def test_the_squad_decides_whether_it_is_rolled_up():
    ready = FACE.setup(wish(preset="hard"), 5)
    assert ready.seats == SQUAD
    assert chosen(ready.options).quick_start
    assert chosen(ready.options).difficulty == "hard"
    rolled = FACE.setup(wish(squad=RECRUITS, preset="quick start"), 5)
    assert not chosen(rolled.options).quick_start
    begun: Any = new_game(rolled, manual=True)
    assert begun.pending.what == "origin"
    assert FACE.squad(TEXTS["en"], rolled) == ("Recruit 1", "Recruit 2", "Recruit 3")
    assert FACE.squad(TEXTS["de"], ready)[0] == "Obergefreite Ines Duarte"


def test_what_is_switched_is_said():
    setup = FACE.setup(wish(preset="nightmare", options={"signals": True}), 1)
    assert FACE.switched(TEXTS["en"], setup) == (
        "Difficulty: Nightmare",
        "Signals: on",
        "Ready-made squad: on",
    )
    assert FACE.switched(TEXTS["de"], FACE.setup(wish(), 1)) == (
        "Fertiger Trupp: an",
        "Unterstützung: keine",
    )


@pytest.mark.parametrize(
    ("fields", "said"),
    [
        ({"mission": "no_such"}, "no mission 'no_such'"),
        ({"mission": "quick_stert"}, "quick_start"),
        ({"mission": "/etc/mission.yaml"}, "no mission '/etc/mission.yaml'"),
        ({"squad": ("duarte", "reck", "nobody")}, "nobody is called 'nobody'"),
        ({"squad": ("duarte", "reck", "trooper1")}, "either ready-made or rolled up"),
        ({"squad": ("duarte", "reck", "reck")}, "once"),
        ({"squad": ("duarte",)}, "3 to 5"),
        ({"preset": "brutal"}, "no preset 'brutal'"),
        ({"options": {"no_such": True}}, "no_such"),
        ({"options": {"signals": "much"}}, "signals"),
        ({"options": {"difficulty": "brutal"}}, "no difficulty 'brutal'"),
        ({"options": {"support": "much"}}, "support"),
        ({"options": {"campaign": True}}, "single mission"),
        ({"options": {"preset": "easy"}}, "preset"),
    ],
)
def test_anything_else_is_refused_with_what_is_wrong(fields, said):
    with pytest.raises(FACE.refusals) as refused:
        FACE.setup(wish(**fields), 1)
    assert said in str(refused.value)
