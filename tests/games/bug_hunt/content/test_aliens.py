"""Aliens, variants, leaders, and what markers turn out to be."""

from tests.games.bug_hunt.content.pages import row, values

ALIENS = {  # dice, sides, added; speed, combat, toughness, damage; save; trait
    "vent_crawler": (1, 3, 2, 6, 1, 4, 2, 0, "hides_in_cover"),
    "acid_blob": (1, 6, 0, 3, 0, 5, 3, 0, "divides"),
    "face_ripper": (1, 3, 2, 5, 1, 5, 2, 0, "rips_armour"),
    "slitherer": (1, 6, 1, 4, 1, 4, 2, 0, "parries"),
    "creeper": (1, 3, 1, 3, 3, 4, 1, 5, None),
    "reanimation": (1, 6, 2, 3, 0, 4, 1, 0, "reanimates"),
    "razor_lizard": (1, 6, 1, 6, 1, 3, 2, 0, "maims"),
    "robot": (1, 3, 1, 4, 2, 5, 2, 5, None),
    "conv_assault": (1, 6, 1, 4, 1, 4, 2, 5, None),
    "distort": (1, 6, 1, 5, 2, 5, 2, 0, "blinks"),
    "swarm": (1, 3, 1, 6, 2, 4, 3, 0, "overwhelms"),
    "horde": (2, 3, 1, 4, 1, 3, 1, 0, "keeps_coming"),
    "conv_infil": (1, 6, 1, 5, 1, 4, 2, 0, "infiltrates"),
    "shatter": (1, 6, 1, 4, 1, 4, 3, 0, "shatters"),
    "worm": (1, 6, 4, 4, 0, 3, 1, 0, "multiplies"),
    "weed": (1, 6, 1, 4, 1, 4, 1, 0, "grips"),
}
LAST_ROLLS = [8, 13, 19, 26, 33, 41, 47, 51, 56, 62, 69, 77, 82, 87, 94, 100]


def test_every_alien_type_has_its_numbers(packaged):
    fields = ("speed", "combat", "toughness", "damage", "save", "trait")
    found = {
        name: values(alien.number, "count", "sides", "add") + values(alien, *fields)
        for name, alien in packaged.aliens.items()
    }
    assert found == ALIENS


def test_the_d100_table_of_aliens(packaged):
    assert [alien.rolls.most for alien in packaged.aliens.values()] == LAST_ROLLS
    assert [row(packaged, "aliens", roll).id for roll in LAST_ROLLS] == list(ALIENS)


def test_what_the_saves_of_aliens_are_for(packaged):
    against = {name: row.save_against for name, row in packaged.aliens.items() if row.save}
    assert against == {"creeper": "not_area", "robot": "everything", "conv_assault": "shooting"}


def faces(packaged, kind, field):
    return [getattr(row(packaged, kind, face), field) for face in range(1, 7)]


def test_variants_and_leaders_by_d6(packaged):
    names = ["spitters", "ambushers", "toughs", "swarmers", "runners", "screamers"]
    assert faces(packaged, "variants", "variant") == names
    names = ["leader", "lancer", "caller", "assassin", "bruiser", "driver"]
    assert faces(packaged, "leaders", "leader") == names


def test_contacts_locations_and_signals_by_d6(packaged):
    found = faces(packaged, "contacts", "result")
    assert found == ["quiet", "movement", "contact", "contact", "contact", "contact"]
    found = faces(packaged, "locations", "effect")
    assert found == ["distract", "block", "block", "neutralize", "neutralize", "delay"]
    found = faces(packaged, "signals", "effect")
    assert found == ["civilians", "evidence", "danger", "ambush", "trooper", "supplies"]


def test_the_kinds_of_objectives_by_d6(packaged):
    """BD-7.o"""
    found = faces(packaged, "objectives", "kind")
    assert found == ["patrol", "scout", "secure", "retrieve", "beacon", "hack"]


def test_difficulties(packaged):
    fields = ("contacts", "aliens", "support", "contact_per_six", "least_contacts")
    assert {name: values(row, *fields) for name, row in packaged.difficulties.items()} == {
        "easy": (-1, -1, 2, False, 0),
        "light": (-1, 0, 0, False, 0),
        "normal": (0, 0, 0, False, 0),
        "hard": (1, 1, 0, False, 0),
        "nightmare": (1, 1, 0, True, 3),
    }
