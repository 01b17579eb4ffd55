"""BH-5 to BH-11: tactical locations."""

from tests.games.bug_hunt.rules.table import table
from xenofront.games.bug_hunt.rules.ground import table_of
from xenofront.geometry.plane.exact import point
from xenofront.geometry.plane.walking import ALIEN

LOCATION = {"location-1": {"at": "10,13.5"}}


def test_a_location_is_revealed_by_a_trooper_within_three_inches():
    """BH-5/move"""

    def arrive(at):
        return table(troopers={"a": at}, locations=LOCATION, open={"do": "Arrive", "trooper": "a"})

    game = arrive("10,10")
    assert game.asked == "location"
    game.dice(6)
    assert game.state.locations["location-1"].effect == "delay"
    assert arrive("10,9.9").asked == ""


def test_in_the_later_reading_only_the_peaceful_reveal():
    """BH-5"""
    fought = {"a": {"at": "10,10", "fired": True}}
    later = {"reveal_unarmed": True}
    arrive = {"do": "Arrive", "trooper": "a"}
    assert table(troopers=fought, locations=LOCATION, open=arrive).asked == "location"
    assert table(troopers=fought, locations=LOCATION, open=arrive, options=later).asked == ""


def tries(effect, *dice, row=None, spot=None, **more):
    place = {"location-1": {"at": "10,13", "effect": effect, **(spot or {})}}
    return table(
        troopers={"a": {"at": "10,10", "moved": True, "tech": 1, **(row or {})}},
        locations=place,
        open={"do": "Activation", "trooper": "a"},
        **more,
    )


def activated(effect, *dice, **more):
    return tries(effect, **more).choose("activate location-1").dice(*dice)


def test_activation_takes_a_five_with_tech_and_what_is_known():
    """BH-6, BD-5.9"""
    assert activated("delay", 4).state.delayed_until
    assert not activated("delay", 3).state.delayed_until
    assert activated("delay", 3, intel=1).state.delayed_until
    assert tries("delay", row={"at": "10,9"}).refusal("activate location-1") == "BH-6"
    assert tries("").refusal("activate location-1") == "BH-5"


def test_two_failures_disable_a_location():
    """BH-7"""
    once = activated("delay", 1)
    assert not once.state.locations["location-1"].spent
    assert activated("delay", 1, spot={"failures": 1}).state.locations["location-1"].spent
    assert tries("delay", spot={"spent": True}).refusal("activate location-1") == "BH-7"


def test_distract_holds_aliens_within_eighteen_inches_also_those_to_come():
    """BH-8/far, BD-7.t/aliens"""
    far = {"razor_lizard-1": "10,31.5", "razor_lizard-2": "20,31.6"}
    game = activated("distract", 6, aliens=far)
    assert game.state.distracted == ("razor_lizard-1",)
    assert game.state.distractions == (point("10,13"),)


def test_a_distraction_holds_aliens_that_are_revealed_later_in_the_turn():
    """BD-7.t/aliens"""
    ambush = {"do": "RevealAliens", "at": [10_000, 20_000]}
    place = {"distractions": ["10,10"], "alien_type": "horde"}
    game = table(troopers={"a": "30,30"}, open=ambush, **place).dice(1, 1)
    assert len(game.state.distracted) == 3


def test_a_distraction_holds_no_contact():
    """BX-8/aggression"""
    near = {"contacts": {"c1": {"at": "18,20"}}, "distractions": ["18,20"]}
    game = table(troopers={"a": "18,30"}, open={"do": "AlienPhase"}, **near).dice(2, 1)
    assert game.state.contacts["c1"].at == point("18,22")


def test_a_trooper_walks_through_a_block():
    """BD-7.t/block"""
    game = table(troopers={"a": "10,10"}, blocks=[{"at": "12,10"}]).choose("to 14,10")
    assert game.at("a") == "14,10"
    assert spheres_bar(ALIEN, "14,10")


def spheres_bar(walker, goal):
    """Whether a sphere bars the same walk to somebody."""
    around = [point("12,10")]
    game = table(troopers={"a": "10,10"})
    walked = table_of(game.state).walk_to(
        point("10,10"), point(goal), walker, (), (), 4_000, blocked=around
    )
    return bool(walked.refusal)


def test_somebody_else_may_activate_a_location():
    """BD-7.t/other"""
    known = {"location-1": {"at": "10,13", "effect": "delay"}}
    rows = {"a": {"at": "10,10", "moved": True}, "b": {"at": "30,30", "phase": "done"}}
    game = table(troopers=rows, locations=known)
    assert game.refusal("activate location-1") is None


def test_who_brawls_does_not_activate_a_location():
    """BD-7.t/brawl"""
    game = tries("delay")
    game.state.change_trooper("a", brawled=True)
    assert game.refusal("activate location-1") == "BD-7.t"


def block_rolled(*dice, until=0):
    """What is left of a block at the end of turn 4."""
    block = {"blocks": [{"at": "10,13", "until": until}], "turn": 4}
    game = table(troopers={"a": "10,10"}, open={"do": "BlockRolls"}, **block)
    return [row.until for row in game.dice(*dice).state.blocks]


def test_a_block_that_did_not_show_a_six_stays():
    """BH-9/six"""
    game = activated("block", 6)
    assert [block.at for block in game.state.blocks] == [point("10,13")]
    assert block_rolled(5) == [0]
    assert block_rolled(6) == [5]


def test_a_block_is_rolled_for_in_the_turn_of_its_activation():
    """BR-20/first"""
    blocks = activated("block", 6, turn=4).state.blocks
    rows = [{"at": "10,13", "until": block.until} for block in blocks]
    ends = {"open": {"do": "BlockRolls"}, "turn": 4}
    assert table(troopers={"a": "10,10"}, blocks=rows, **ends).asked == "block"


def test_after_a_six_a_block_stays_for_the_whole_next_turn():
    """BR-20/stays"""
    assert block_rolled(6) == [5]
    assert block_rolled(until=5) == [5]


def test_after_a_six_a_block_goes_at_the_end_of_the_following_turn():
    """BH-9/gone, BR-20/ends"""
    assert block_rolled(until=5) == [5]
    assert block_rolled(until=4) == []


def test_neutralize_removes_one_contact():
    """BH-10"""
    contacts = {"c1": {"at": "30,30"}, "c2": {"at": "5,30"}}
    game = activated("neutralize", 6, contacts=contacts)
    assert game.options == ("c1", "c2")
    game.choose("c2")
    assert list(game.state.contacts) == ["c1"]


def test_delay_lasts_this_turn_and_the_next_two():
    """BH-11/later"""
    until = activated("delay", 6, turn=3).state.delayed_until
    assert contacts_come(until, 5) == 0


def contacts_come(until, turn):
    """How many contacts there are after one was to come, with a delay up to some turn."""
    come = {"do": "NewContact", "at": [5000, 5000]}
    game = table(troopers={"a": "30,30"}, open=come, delayed_until=until, turn=turn)
    return len(game.state.contacts)


def test_a_delay_begins_at_once():
    """BH-11/now"""
    assert contacts_come(activated("delay", 6, turn=3).state.delayed_until, 3) == 0
    assert contacts_come(activated("delay", 1, turn=3).state.delayed_until, 3) == 1


def test_after_a_delay_contacts_come_again():
    """BH-11/over"""
    assert contacts_come(activated("delay", 6, turn=3).state.delayed_until, 6) == 1


def test_the_squad_reveals_what_it_is_deployed_beside():
    """BH-5/deployed, BD-7.s9"""

    def deployed(**options):
        game = table(
            troopers={"a": {"at": "0,0", "fate": "reserve"}},
            locations={"location-1": {"at": "18,32.5"}},
            open={"do": "SetUp", "number": 7, "step": "part"},
            options=options,
        )
        return game.choose("to 18,35").asked

    assert deployed() == "location"
    assert deployed(reveal_unarmed=True) == ""


def test_in_the_later_reading_who_stays_reveals_at_the_end_of_that():
    """BH-5"""
    later = {"reveal_unarmed": True}
    game = table(troopers={"a": "10,10"}, locations=LOCATION, options=later)
    assert game.asked == "move"
    assert game.choose("stay").asked == "location"


def test_a_distraction_is_over_after_the_next_alien_phase():
    """BH-8/after"""
    place = {"distractions": ["10,10"], "alien_type": "horde"}
    ambush = {"do": "RevealAliens", "at": [10_000, 20_000]}
    before = table(troopers={"a": "30,30"}, open=ambush, **place).dice(1, 1)
    assert len(before.state.distracted) == 3
    phases = [ambush, {"do": "AlienPhase"}]
    after = table(troopers={"a": "30,30"}, open=phases, **place).dice(1, 1)
    assert len(after.state.aliens) == 3
    assert after.state.distracted == ()
