"""How events are staged: attacks as fights, cards that are held up, and the strip of the round."""

import pytest

from tests.games.galaxy_defenders.present.positions import FACE, FILES, TEXTS, recorded
from tests.games.galaxy_defenders.present.test_reactions import CLAWS, struck
from tests.games.galaxy_defenders.rules.table import table
from xenofront.games.galaxy_defenders.rules import events
from xenofront.present.presenter import Heard

RULES = ("GD-7.3.b",)


def told(at, lang="en", since=0):
    """Everything that was told at a table, as if one answer had brought it about."""
    heard = [Heard(7, event) for event in at.game.log]
    return FACE.told(TEXTS[lang], heard[since:], at.state, heard[:since])


def last(at, lang="en"):
    return [shown.fight for shown in told(at, lang) if shown.fight][-1]


def test_a_fight_knows_more_with_every_roll():
    at = struck("HIT+HIT", "HIT+AMMO", "SHIELD")
    fight = last(at)
    assert (fight.attacker, fight.target, fight.weapon) == ("aracnos-green-1", "titanium", "Claws")
    assert (fight.style, len(fight.attack), fight.hits) == ("blow", 3, 3)
    assert (fight.text, fight.over) == ("3 hits", False)
    at.dice("SHIELD", "JAM", "JAM")
    fight = last(at)
    assert (len(fight.defence), fight.hits, fight.shields) == (3, 3, 1)
    assert (fight.text, fight.over, fight.ours) == ("2 hits get through", False, False)
    at.choose("no_pain")
    fight = last(at)
    assert (fight.shields, fight.damage, fight.over, fight.ours) == (2, 1, True, True)
    assert last(at, "de").text == "ein Treffer kommt durch"
    numbers = {shown.fight.id for shown in told(at) if shown.fight}
    assert numbers == {fight.id}
    chips = [shown.chip for shown in told(at) if shown.chip]
    assert [(chip.figures, chip.sign, chip.text, chip.tone) for chip in chips] == [
        (("aracnos-green-1", "titanium"), "wound", "−1", "bad")  # noqa: RUF001
    ]


def test_a_fight_goes_on_in_the_next_answer_under_its_number():
    at = struck("HIT+HIT", "HIT+AMMO", "SHIELD", "SHIELD", "JAM", "JAM")
    before = len(at.game.log)
    number = last(at).id
    at.choose("no_pain")
    fights = [shown.fight for shown in told(at, since=before) if shown.fight]
    assert {fight.id for fight in fights} == {number}
    assert (fights[0].hits, fights[-1].damage) == (3, 1)


def test_no_hit_is_over_at_once():
    at = table(agents={"titanium": "5,2"}, aliens={"aracnos-green-1": "4,2"}, open=CLAWS)
    at.dice("SHIELD", "JAM", "JAM")
    fight = last(at)
    assert (fight.text, fight.over, fight.hits, fight.ours) == ("no hit", True, 0, False)


def test_an_energy_shield_takes_hits_before_the_dice():
    at = struck(
        "HIT+HIT", "SHIELD", "SHIELD", "SHIELD",
        agents={"titanium": {"hex": "5,2", "shield": 1}},
    )  # fmt: skip
    fight = last(at)
    assert (fight.hits, fight.shields, fight.over) == (2, 2, True)
    assert fight.text == "every hit is stopped"


def test_everybody_in_an_area_has_a_fight_of_their_own():
    attack = events.AttackDeclared("chromium", "d_frag", "aracnos-green-1", area=False, rules=RULES)
    rolled = events.HitsRolled("chromium", ("HIT+HIT", "HIT+HIT"), 4, bolt=False, rules=RULES)
    wounded = [events.Wounded(f"aracnos-green-{n}", n, 0, rules=RULES) for n in (1, 2)]
    dead = events.AlienDied("aracnos-green-2", "aracnos-green", "5,2", rules=RULES)
    at = table(agents={"chromium": "4,2"})
    heard = [Heard(3, event) for event in (attack, rolled, *wounded, dead)]
    shown = FACE.told(TEXTS["en"], heard, at.state)
    fights = [one.fight for one in shown]
    assert [fight and fight.target for fight in fights] == [
        "aracnos-green-1",
        "aracnos-green-1",
        "aracnos-green-1",
        "aracnos-green-2",
        "aracnos-green-2",
    ]
    first, second = fights[2], fights[4]
    assert first is not None
    assert second is not None
    assert first.id != second.id
    assert (second.style, second.hits, second.damage, second.dead) == ("blast", 4, 2, True)
    assert [one.chip.sign for one in shown if one.chip] == ["wound", "dead"]


def test_who_takes_the_attack_for_another_becomes_its_target():
    attack = events.AttackDeclared("chromium", "w_rifle", "nexus-blue-1", area=False, rules=RULES)
    instead = events.Substituted("nexus-blue-1", "aracnos-green-2", rules=RULES)
    hurt = events.Wounded("aracnos-green-2", 1, 0, rules=RULES)
    at = table(agents={"chromium": "4,2"})
    heard = [Heard(3, event) for event in (attack, instead, hurt)]
    fights = [one.fight for one in FACE.told(TEXTS["en"], heard, at.state)]
    assert [fight.target for fight in fights if fight] == [
        "nexus-blue-1",
        "aracnos-green-2",
        "aracnos-green-2",
    ]
    assert {fight.id for fight in fights if fight} == {fights[0].id if fights[0] else -1}


def test_a_card_is_held_up_with_its_text_and_those_it_wakes():
    at = table(
        agents={"chromium": "4,2"},
        aliens={"nexus-blue-1": "6,5"},
        open={"do": "AliensTurn", "agent": "chromium"},
        decks={"close": ["ce01"]},
    )
    at.dice("ce01")
    (shown,) = [one for one in told(at) if one.card]
    assert shown.card is not None
    assert (shown.beat, shown.card.kind, shown.card.title) == (
        "card",
        "close_encounter",
        "Invasion",
    )
    assert [line.text for line in shown.card.lines] == ["Every alien acts."]
    assert shown.card.figures == ("nexus-blue-1",)
    german = next(one.card for one in told(at, "de") if one.card)
    assert german.deck == "Nahe Begegnung"


def test_wounds_outside_a_fight_stay_in_the_strip():
    hurt = events.Wounded("chromium", 1, 5, rules=RULES)
    at = table(agents={"chromium": "4,2"})
    drawn = events.EventDrawn("ev01", rules=RULES)
    shown = FACE.told(TEXTS["en"], [Heard(1, drawn), Heard(1, hurt)], at.state)
    assert [one.chip.sign for one in shown if one.chip][-1] == "wound"
    assert shown[1].fight is None


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_in_whole_games_every_attack_ends_and_counts_as_the_rules_do(file):
    record = recorded(file.stem)
    heard = [Heard(node, event) for node in record.line() for event in record.nodes[node].told]
    shown = FACE.told(TEXTS["en"], heard, record.game.state)
    wounds = sum(event.amount for _, event in heard if isinstance(event, events.Wounded))
    declared = sum(isinstance(event, events.AttackDeclared) for _, event in heard)
    dealt: dict[int, int] = {}
    for (_, event), one in zip(heard, shown, strict=True):
        if one.fight is not None:
            dealt[one.fight.id] = max(one.fight.damage, dealt.get(one.fight.id, 0))
            assert one.fight.shields <= one.fight.hits
        elif isinstance(event, events.Wounded):
            wounds -= event.amount
    assert len(dealt) >= declared
    assert sum(dealt.values()) == wounds
