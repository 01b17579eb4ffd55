"""Every weapon is played with its numbers."""

import pytest

from tests.games.bug_hunt.rules.table import table

WIDE = {"size": [60_000, 36_000]}
PISTOLS = ("service_pistol", "hand_cannon")


def armed(weapon, distance):
    """A trooper with a weapon, and an alien so many thousandths away."""
    x = 10_000 + distance + 1_000
    at = f"{x // 1000}.{x % 1000:03}".rstrip("0").rstrip(".") + ",10"
    game = table(troopers={"ann": {"at": "10,10", "weapons": [weapon]}}, aliens={"x": at}, **WIDE)
    return game.choose("stay")


def reach(weapon):
    """The whole inches up to which a weapon can be fired, checked to the thousandth."""
    offered = [n for n in range(4, 45) if armed(weapon, n * 1_000).offers("fire")]
    assert armed(weapon, offered[-1] * 1_000 + 1).offers("fire") == []
    return offered[-1]


def shots(weapon):
    """How many dice are rolled to hit, if all miss, and the damage of a hit."""
    game = armed(weapon, 5_000).choose(f"fire {weapon} x")
    while game.asked == "to_hit":
        game.dice(2)
    hurt = armed(weapon, 5_000).choose(f"fire {weapon} x").dice(5, 1)
    return len(game.told("Fired")), hurt.told("DamageRolled")[0].damage


def in_a_brawl(weapon):
    """What a weapon adds to the die of a brawl, and its damage there."""
    game = table(
        troopers={"ann": {"at": "10,10", "weapons": [weapon]}},
        aliens={"x": "11,10"},
        open={"do": "Brawl", "trooper": "ann", "alien": "x"},
    ).dice(6, 2, 1)
    return game.told("BrawlRolled")[0].bonus, game.told("DamageRolled")[0].damage


def test_a_service_pistol():
    """BD-4.1/values"""
    assert (reach("service_pistol"), shots("service_pistol")) == (14, (1, 0))


def test_a_hand_cannon():
    """BD-4.2/values"""
    assert (reach("hand_cannon"), shots("hand_cannon")) == (8, (1, 1))


def test_a_service_pistol_in_a_brawl():
    """BD-4.1/pistol"""
    assert in_a_brawl("service_pistol") == (1, 0)


def test_a_hand_cannon_in_a_brawl():
    """BD-4.2/pistol"""
    assert in_a_brawl("hand_cannon") == (1, 1)


def test_a_carbine():
    """BD-4.3"""
    assert (reach("carbine"), shots("carbine")) == (18, (1, 0))
    assert in_a_brawl("carbine") == (0, 0)


def test_a_combat_rifle():
    """BD-4.4"""
    assert (reach("combat_rifle"), shots("combat_rifle")) == (26, (1, 0))


def test_a_shotgun():
    """BD-4.5/values"""
    assert (reach("shotgun"), shots("shotgun")) == (12, (2, 1))
    assert in_a_brawl("shotgun") == (0, 0)


def test_a_sniper_rifle():
    """BD-4.6/values"""
    assert (reach("sniper_rifle"), shots("sniper_rifle")) == (40, (1, 1))


def test_a_light_machine_gun():
    """BD-4.7/values"""
    assert (reach("lmg"), shots("lmg")) == (36, (3, 1))


def test_an_incinerator():
    """BD-4.8/values"""
    assert (reach("incinerator"), shots("incinerator")) == (8, (3, 1))


def test_a_hyper_blaster():
    """BD-4.9/values"""
    assert (reach("hyper_blaster"), shots("hyper_blaster")) == (24, (3, 1))


def test_a_plasma_rifle():
    """BD-4.10/values"""
    assert (reach("plasma_rifle"), shots("plasma_rifle")) == (20, (2, 1))


@pytest.mark.parametrize("weapon", ["boarding_sword", "power_claw"])
def test_blades_are_not_fired(weapon):
    """BX-20/fire, BD-4.11/fire, BD-4.12/fire"""
    game = armed(weapon, 4_000)
    assert game.options == ("done",)
    assert game.refusal(f"fire {weapon} x") == "BX-20"


def test_a_boarding_sword():
    """BD-4.11/brawl"""
    assert in_a_brawl("boarding_sword") == (2, 0)


def test_a_power_claw():
    """BD-4.12/brawl"""
    assert in_a_brawl("power_claw") == (2, 1)


def flash(distance):
    at = f"fire flash_grenade at {10.5 + distance / 1000:.3f},10"
    return armed("flash_grenade", 20_000).refusal(at)


def test_a_flash_grenade():
    """BD-4.13/range"""
    assert (flash(6_000), flash(6_001)) == (None, "BH-29")


def test_a_flash_grenade_only_stuns():
    """BD-4.13/stun"""
    thrown = armed("flash_grenade", 5_000).choose("fire flash_grenade at 16,10").dice(6)
    assert (thrown.alien("x").stun, thrown.told("DamageRolled")) == (1, [])
    assert thrown.is_over


def test_a_frag_grenade():
    """BD-4.14/values"""
    assert (reach("frag_grenade"), shots("frag_grenade")) == (6, (2, 0))


def test_a_launcher_reaches_eighteen_inches():
    """BD-4.15/range"""
    for distance, rule in ((18_000, None), (18_001, "BH-29")):
        game = table(
            troopers={"ann": {"at": "10,10", "weapons": ["launcher", "frag_grenade"]}}, **WIDE
        ).choose("stay")
        at = f"fire frag_grenade at {10.5 + distance / 1000:.3f},10"
        assert game.refusal(at) == rule
