"""How events are staged: shots and brawls as fights, what is turned up, and the strip."""

import pytest

from tests.games.bug_hunt.present.positions import FACE, FILES, TEXTS, recorded
from tests.games.bug_hunt.rules.table import table
from xenofront.games.bug_hunt.rules.events import aliens, combat, missions
from xenofront.present.presenter import Heard

RULES = ("BH-27",)
LIZARD = "razor_lizard-7"


def told(*heard, lang="en", node=3):
    at = table(troopers={"duarte": "10,10"}, aliens={LIZARD: "11,10"})
    return FACE.told(TEXTS[lang], [Heard(node, event) for event in heard], at.state)


def fired(face, *, hit, target=LIZARD):
    return combat.Fired("duarte", "shotgun", target, face, 1, 5, hit, rules=RULES)


def damage(result, figure=LIZARD):
    return combat.DamageRolled(figure, "4", 1, 3, result, rules=RULES)


def fights(shown):
    return [one.fight for one in shown if one.fight]


def test_shots_at_one_target_are_one_fight():
    shown = fights(
        told(
            fired("2", hit=False),
            fired("5", hit=True),
            combat.Saved(LIZARD, "2", 5, success=False, rules=RULES),
            damage("wounded"),
            combat.Wounded(LIZARD, rules=RULES),
        )
    )
    assert len({fight.id for fight in shown}) == 1
    missed, hit, unsaved, wounded, _ = shown
    assert (missed.text, missed.over) == ("missed", True)
    assert (hit.text, hit.over, hit.hits, len(hit.attack)) == ("a hit", False, 1, 2)
    assert (unsaved.text, len(unsaved.defence)) == ("through the armour", 1)
    assert (wounded.text, wounded.damage, wounded.over) == ("wounded", 1, True)
    assert (wounded.style, wounded.ours) == ("shot", False)


def test_a_miss_after_a_hit_does_not_make_it_a_miss():
    shown = fights(told(fired("6", hit=True), damage("stunned"), fired("1", hit=False)))
    assert (shown[-1].text, shown[-1].over, shown[-1].hits) == ("stunned", True, 1)


def test_armour_that_holds_strikes_the_hit_off():
    saved = combat.Saved(LIZARD, "6", 5, success=True, rules=RULES)
    fight = fights(told(fired("6", hit=True), saved))[-1]
    assert (fight.hits, fight.shields, fight.over) == (1, 1, True)
    assert fight.text == "the armour holds"


def brawl(loser):
    return combat.BrawlRolled("duarte", LIZARD, "5", 1, "4", 2, loser, rules=("BH-34",))


def test_who_loses_a_brawl_is_the_target():
    (lost,) = fights(told(brawl("trooper")))
    assert (lost.attacker, lost.target, lost.style) == (LIZARD, "duarte", "blow")
    (won,) = fights(told(brawl("alien"), lang="de"))
    assert (won.attacker, won.target, won.weapon) == ("duarte", LIZARD, "Nahkampf")
    assert [die.symbols for die in (*won.attack, *won.defence)] == [("5",), ("4",)]


def test_a_draw_is_two_fights_and_ours_is_the_one_that_hurts_us():
    down = combat.TrooperDown("duarte", "brawl", rules=RULES)
    shown = fights(told(brawl("both"), damage("stunned"), damage("dead", "duarte"), down))
    by_target = {fight.target: fight for fight in shown}
    assert by_target[LIZARD].id != by_target["duarte"].id
    assert (by_target["duarte"].ours, by_target["duarte"].dead) == (True, True)
    assert (by_target[LIZARD].ours, by_target[LIZARD].text) == (False, "stunned")


def test_what_they_are_is_held_up_with_those_who_come():
    known = aliens.AlienTypeKnown("reanimation", rules=("BX-9",))
    come = aliens.AliensRevealed("c4", ("reanimation-5", "reanimation-6"), rules=("BX-9",))
    shown = told(known, come)
    assert shown[0].card is not None
    assert (shown[0].beat, shown[0].card.figures) == ("card", come.aliens)
    assert shown[0].card.lines
    assert shown[1].chip is not None
    assert (shown[1].chip.text, shown[1].chip.tone) == ("2", "bad")


def test_a_location_is_held_up_with_what_it_does():
    revealed = missions.LocationRevealed("location-1", "delay", rules=("BH-5",))
    card = told(revealed, lang="de")[0].card
    assert card is not None
    assert (card.deck, card.sign) == ("Taktischer Ort", "location_delay")
    assert card.lines[0].rules == ("BH-11",)


@pytest.mark.parametrize("file", FILES)
def test_in_whole_games_all_that_is_hit_belongs_to_a_fight(file):
    record = recorded(f"bug_hunt_{file}")
    heard = [Heard(node, event) for node in record.line() for event in record.nodes[node].told]
    shown = FACE.told(TEXTS["en"], heard, record.game.state)
    told_hits = 0
    for (_, event), one in zip(heard, shown, strict=True):
        if isinstance(event, combat.Fired | combat.Caught | combat.BrawlRolled):
            assert one.fight is not None
            told_hits += 1
        if one.fight is not None:
            assert one.fight.shields <= one.fight.hits
            assert not (one.fight.dead and not one.fight.over)
    assert told_hits
