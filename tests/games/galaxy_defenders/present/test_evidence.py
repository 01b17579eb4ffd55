"""What a question rests on: the card that asks, what is left, what hurts, how likely."""

from tests.games.galaxy_defenders.present.positions import FACE, asking, looking_at, positions
from tests.games.galaxy_defenders.rules.table import table


def asked(at, lang="en"):
    return FACE.asked(looking_at(at.game, lang))


def option(details, key):
    return next(option for option in details.options if option.key == key)


def test_what_is_left_of_a_turn_is_told():
    at = table(agents={"chromium": "4,2"})
    left = {fact.name: fact.value for fact in asked(at).allowance}
    assert left == {"movement": "4 hexes", "combat": "left", "action": "left"}
    at.choose("move")
    walking = asked(at, "de").allowance
    assert [(fact.name, fact.value) for fact in walking] == [("Bewegung", "4 Felder")]


def test_redeploying_names_its_price():
    at = table(agents={"chromium": "4,2"})
    found = [one for one in asked(at).options if one.group == "redeploy"]
    assert found
    assert {one.danger for one in found} == {"Spends action, combat"}
    assert {one.sign for one in found} == {"redeploy"}


def test_an_attack_that_strikes_ours_too_says_whom():
    at = table(
        agents={"chromium": "4,2", "thorium": "6,2"},
        aliens={"aracnos-green-1": "6,3"},
        options={"friendly_fire": True},
    )
    attacks = {one.key: one.danger for one in asked(at).options if one.group == "attack"}
    areas = {key for key in attacks if "area" in key}
    assert areas
    assert {key: danger for key, danger in attacks.items() if danger} == dict.fromkeys(
        areas, "Strikes Thorium, too"
    )


def test_bars_are_the_whole_distribution_of_an_attack():
    seen = 0
    for position in positions():
        for one in FACE.asked(looking_at(position.game)).options:
            if one.bars:
                seen += 1
                assert abs(sum(one.bars) - 1000) <= len(one.bars)
                expected = sum(wounds * share for wounds, share in enumerate(one.bars)) / 1000
                assert abs(expected - float(one.odds[0])) < 0.02
                assert one.sign
    assert seen


def test_an_alien_that_may_choose_shows_the_card_that_woke_it():
    game = asking("alien_way")
    card = FACE.asked(looking_at(game)).card
    assert card is not None
    assert card.kind in ("close_encounter", "event", "weather")
    assert card.lines
