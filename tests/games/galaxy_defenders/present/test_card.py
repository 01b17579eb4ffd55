"""What can be chosen before a game, and what is refused."""

import msgspec
import pytest

from tests.games.galaxy_defenders.present.positions import FACE, SYSTEM, TEXTS
from xenofront.games.factory import new_game, new_record
from xenofront.games.galaxy_defenders import pack as galaxy_defenders_pack
from xenofront.games.galaxy_defenders.play.guide import shown_choice
from xenofront.games.galaxy_defenders.present.page.words import DRAWN
from xenofront.games.galaxy_defenders.rules.options import Options, chosen
from xenofront.present.messages.pages import NewGame


def wish(**fields):
    return NewGame(**{"system": SYSTEM, "mission": "dust_signal", **fields})


@pytest.mark.parametrize("lang", ["en", "de"])
def test_the_card_offers_everything_there_is(lang):
    card = FACE.card(TEXTS[lang])
    catalogue = galaxy_defenders_pack.catalogue()
    assert msgspec.json.encode(card)
    assert {mission.id for mission in card.missions} == set(catalogue.missions)
    assert {member.id for member in card.members} == set(catalogue.agents)
    assert {member.shape for member in card.members} <= set(DRAWN["shape"])
    assert {preset.id for preset in card.presets} == set(Options.PRESETS)
    for mission in card.missions:
        definition = catalogue.missions[mission.id]
        assert mission.briefing == (definition.briefing_de if lang == "de" else definition.briefing)
        assert (mission.smallest, mission.largest) == definition.agents


def test_the_training_mission_comes_first():
    card = FACE.card(TEXTS["en"])
    assert card.first == card.missions[0].id == "dust_signal"
    assert [mission.id for mission in card.missions if mission.guided] == ["dust_signal"]
    facts = {fact.name: fact.value for fact in card.missions[0].facts}
    assert facts["Rounds"] == "14"
    assert facts["Map"] == "24 areas, 158 hexes"
    assert facts["Campaign"] == "mission 1 of The Dust Road"


def test_every_option_that_matters_can_be_switched():
    card = FACE.card(TEXTS["en"])
    offered = {option.id: option for option in card.options}
    assert offered.keys() == set(Options.__struct_fields__) - {"campaign", "permanent_death"}
    for name, option in offered.items():
        assert option.default == getattr(Options(), name)
        assert option.rules == (Options.RULES[name],)
        for choice in option.values:
            setup = FACE.setup(wish(options={name: choice.value}), 3)
            assert getattr(chosen(setup.options), name) == choice.value


def test_a_wish_becomes_a_setup():
    setup = FACE.setup(wish(squad=("mercury",), preset="hard", options={"danger": True}), 5)
    assert (setup.mission, setup.seats, setup.seed) == ("dust_signal", ("mercury",), 5)
    options = chosen(setup.options)
    assert options.friendly_fire
    assert options.danger
    assert FACE.switched(TEXTS["en"], setup) == (
        "Friendly fire: on",
        "Close fight: on",
        "Defence by rank: on",
        "Danger: on",
    )
    assert FACE.switched(TEXTS["de"], FACE.setup(wish(), 1)) == ()
    assert new_game(FACE.setup(wish(), 1)).pending is not None


@pytest.mark.parametrize(
    ("fields", "said"),
    [
        ({"mission": "no_such"}, "no mission 'no_such'"),
        ({"mission": "dust_signel"}, "dust_signal"),
        ({"mission": "/etc/mission.yaml"}, "no mission '/etc/mission.yaml'"),
        ({"squad": ("chromium", "nobody")}, "no agent 'nobody'"),
        ({"squad": ("chromium", "chromium")}, "only once"),
        ({"squad": ("chromium",) * 6}, "1 to 5 agents"),
        ({"preset": "brutal"}, "no preset 'brutal'"),
        ({"options": {"no_such": True}}, "no_such"),
        ({"options": {"danger": "much"}}, "danger"),
        ({"options": {"preset": "brutal"}}, "no preset 'brutal'"),
    ],
)
def test_anything_else_is_refused_with_what_is_wrong(fields, said):
    with pytest.raises(FACE.refusals) as refused:
        FACE.setup(wish(**fields), 1)
    assert said in str(refused.value)


def test_the_shown_way_through_the_lesson_succeeds():
    assert FACE.lesson is not None
    record = new_record(FACE.setup(FACE.lesson, int(FACE.lesson.seed or 0)))
    while record.game.pending is not None:
        record.answer(shown_choice(record.game))
    assert FACE.outcome(record, TEXTS["en"]).result == "won"


def test_the_card_says_what_comes_from_which_product():
    card = FACE.card(TEXTS["en"])
    catalogue = galaxy_defenders_pack.catalogue()
    for member in card.members:
        assert (member.product or "core") == catalogue.agents[member.id].set
    for mission in card.missions:
        own = catalogue.missions[mission.id].set
        assert mission.products == (() if own == "core" else (own,))
    products = {option.id: option.product for option in card.options if option.product}
    assert products == {"strikeback": "strikeback"}
