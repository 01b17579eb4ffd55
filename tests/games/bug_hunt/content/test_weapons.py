"""Weapons, traits, armour, gear and support."""

from tests.games.bug_hunt.content.pages import values

NUMBERS = ("range", "shots", "damage", "traits")
PROFILE = ("reactions", "speed", "combat", "toughness", "tech", "save")


def weapons(packaged, *names):
    return [values(packaged.weapons[name], *NUMBERS) for name in names]


def test_pistols(packaged):
    """BD-4.1 BD-4.2"""
    found = weapons(packaged, "service_pistol", "hand_cannon")
    assert found == [(14, 1, 0, ("pistol",)), (8, 1, 1, ("pistol",))]


def test_rifles_and_the_shotgun(packaged):
    """BD-4.3 BD-4.4 BD-4.5 BD-4.6"""
    assert weapons(packaged, "carbine", "combat_rifle", "shotgun", "sniper_rifle") == [
        (18, 1, 0, ()),
        (26, 1, 0, ()),
        (12, 2, 1, ("focused",)),
        (40, 1, 1, ("aimed",)),
    ]


def test_weapons_of_support(packaged):
    """BD-4.7 BD-4.8 BD-4.9 BD-4.10"""
    assert weapons(packaged, "lmg", "incinerator", "hyper_blaster", "plasma_rifle") == [
        (36, 3, 1, ("heavy",)),
        (8, 3, 1, ("focused", "area")),
        (24, 3, 1, ("overheat",)),
        (20, 2, 1, ("focused", "piercing")),
    ]


def test_blades(packaged):
    """BD-4.11 BD-4.12"""
    found = weapons(packaged, "boarding_sword", "power_claw")
    assert found == [(0, 0, 0, ("melee",)), (0, 0, 1, ("melee",))]


def test_grenades_and_their_launcher(packaged):
    """BD-4.14 BD-4.15"""
    names = ("flash_grenade", "frag_grenade", "launcher")
    assert weapons(packaged, *names) == [
        (6, 0, 0, ("stun",)),
        (6, 2, 0, ("area",)),
        (18, 0, 0, ("launcher",)),
    ]
    assert [packaged.weapons[name].uses for name in names] == [1, 0, 0]
    assert [row.id for row in packaged.weapons.values() if row.grenade] == list(names[:2])


def test_traits_have_the_numbers_of_their_rules(packaged):
    found = {
        name: values(trait, "brawl", "to_hit", "radius", "on")
        for name, trait in packaged.traits.items()
    }
    plain = (0, 0, 0, 0)
    assert found == {
        "pistol": (1, 0, 0, 0),
        "melee": (2, 0, 0, 0),
        "focused": plain,
        "aimed": (0, 1, 0, 0),
        "heavy": (0, -1, 0, 0),
        "area": (0, 0, 2, 4),
        "stun": (0, 0, 2, 3),
        "launcher": plain,
        "piercing": plain,
        "overheat": plain,
    }


def test_armour_and_gear(packaged):
    armours = {name: values(row, "save", "optional") for name, row in packaged.armours.items()}
    assert armours == {
        "trooper_armour": (5, False),
        "combat_armour": (4, True),
        "scout_suit": (6, True),
    }
    fields = ("uses", "radius", "damage", "detection")
    assert {name: values(row, *fields) for name, row in packaged.gear.items()} == {
        "medkit": (0, 0, 0, 0),
        "scanner": (0, 0, 0, 2),
        "charge": (1, 3, 2, 0),
        "flare": (1, 6, 0, 0),
    }


def test_support_needs_its_roll_and_brings_its_figures(packaged):
    found = {name: values(row, "roll", "figures") for name, row in packaged.support.items()}
    assert found == {
        "fire_team": (7, 4),
        "sarge": (5, 1),
        "sharpshooter": (6, 1),
        "recon": (6, 2),
        "militia": (5, 5),
        "science": (6, 4),
        "weapons": (4, 0),
        "grenades": (4, 0),
        "intel": (7, 0),
        "soulless": (8, 2),
        "kerin": (8, 4),
        "precursor": (8, 1),
    }


def test_figures_of_support_have_their_numbers(packaged):
    found = {
        name: values(packaged.profiles[row.profile], *PROFILE)
        for name, row in packaged.support.items()
        if row.profile
    }
    assert found == {
        "fire_team": (1, 4, 0, 4, 0, 5),
        "sarge": (2, 4, 1, 5, 0, 5),
        "sharpshooter": (2, 4, 1, 4, 0, 5),
        "recon": (3, 6, 0, 4, 0, 0),
        "militia": (1, 4, 0, 3, 0, 0),
        "science": (1, 4, 0, 3, 3, 0),
        "soulless": (3, 6, 1, 5, 1, 5),
        "kerin": (1, 4, 0, 4, 0, 5),
        "precursor": (3, 6, 0, 3, 0, 0),
    }


def test_what_support_carries(packaged):
    found = {name: row.weapons for name, row in packaged.support.items() if row.weapons}
    assert found == {
        "fire_team": (("combat_rifle",),),
        "sarge": (("shotgun", "boarding_sword"),),
        "sharpshooter": (("sniper_rifle",),),
        "recon": (("carbine",),),
        "militia": (("carbine",),),
        "soulless": (("carbine",), ("sniper_rifle",)),
        "kerin": (("carbine", "boarding_sword"),),
        "precursor": (("service_pistol", "boarding_sword"),),
    }
    assert packaged.support["sarge"].instead == (("service_pistol", "power_claw"),)
    arms = ("lmg", "incinerator", "power_claw", "hyper_blaster", "plasma_rifle")
    assert packaged.support["weapons"].arms == arms


def test_what_is_special_about_support(packaged):
    def those(field):
        return {name for name, row in packaged.support.items() if getattr(row, field)}

    assert those("solo") == {"sarge", "sharpshooter", "precursor"}
    assert those("best_of_two") == {"kerin"}
    assert those("reaction_reroll") == {"precursor"}
    assert those("survey") == {"science"}
    assert those("activation") == {"intel"}
    assert those("grenades") == those("launcher") == {"grenades"}
