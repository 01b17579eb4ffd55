"""GD 7.3 Combat: the steps of one attack."""

import pytest

from tests.games.galaxy_defenders.rules.table import MISS, field, table

BLUE_BLANKS = ("JAM", "ALIEN")


def rifle(*dice, alien="aracnos-green-1", at="6,3", choice="", **more):
    """Chromium shoots his rifle at an alien; the dice are laid ready."""
    agents = more.pop("agents", {"chromium": "4,2"})
    aliens = more.pop("aliens", {alien: at})
    game = table(agents=agents, aliens=aliens, **more).dice(*dice)
    return game.choose(choice or f"attack w_rifle {alien}")


def struck(agent, weapon, *dice, alien="aracnos-green-1", by="4,2", at="5,2", **more):
    """An alien attacks an agent with one of its weapons."""
    fields = more.pop("fields", {})
    game = table(
        agents={agent: {"hex": at, **fields}},
        aliens={alien: by},
        open={
            "do": "Attack",
            "attacker": alien,
            "weapon": f"{alien.rpartition('-')[0]}/{weapon}",
            "target": agent,
        },
        **more,
    )
    return game.dice(*dice)


def test_the_weapon_names_its_dice():
    """GD-7.3.d"""
    game = rifle()
    assert (game.asked, len(game.options)) == ("hit", 10)
    assert "GD" in game.options
    game.dice(MISS, MISS)
    assert game.asked == "hit"
    assert game.dice(MISS).asked == "activity"


def test_weapon_and_target_are_chosen_before_any_die():
    """GD-7.3.b"""
    game = table(agents={"chromium": "4,2"}, aliens={"aracnos-green-1": "6,3"})
    assert game.refusal("attack w_rifle") is not None
    assert "attack w_rifle" not in game.options
    game.choose("attack w_rifle aracnos-green-1")
    declared = game.told("AttackDeclared")[0]
    assert (declared.weapon, declared.target, declared.area) == (
        "w_rifle",
        "aracnos-green-1",
        False,
    )
    assert game.asked == "hit"
    assert not game.told("HitsRolled")


def test_each_hit_symbol_is_a_hit():
    """GD-7.3.e, GD-7.3.y"""
    game = rifle("HIT+HIT", "HIT", MISS, "JAM", "JAM")
    assert game.asked == "defend"
    game.dice("JAM")
    assert game.alien("aracnos-green-1").wounds == 3


def test_every_symbol_of_a_face_counts():
    """GD-7.3.f"""
    faces = table(agents={"chromium": "4,2"}).state.box.faces
    red = [symbol for face in faces["red"] for symbol in face.split("+")]
    blue = [symbol for face in faces["blue"] for symbol in face.split("+")]
    counts = {s: (red.count(s), blue.count(s)) for s in ("HIT", "BOLT", "SHIELD", "GD", "AMMO")}
    assert counts == {"HIT": (7, 5), "BOLT": (3, 2), "SHIELD": (0, 4), "GD": (2, 0), "AMMO": (1, 1)}
    game = rifle("HIT+AMMO", MISS, MISS, "SHIELD")
    assert game.told("HitsRolled")[0].hits == 1
    assert game.weapon("chromium", "w_rifle").ammo == 3


def test_a_bolt_works_once_however_many_there_are():
    """GD-7.6.g"""
    game = rifle("HIT+BOLT", "HIT+BOLT", "HIT+BOLT", "SHIELD", "SHIELD")
    assert game.all_rolled
    assert game.alien("aracnos-green-1").wounds == 1


def test_a_weapon_may_add_hits():
    """GD-7.6.f, GD-7.3.z, GD-7.3.g/weapon, GD-7.3.h"""
    game = rifle(
        "HIT+BOLT", "HIT+BOLT", "SHIELD", "JAM", "JAM", "JAM",
        choice="attack w_eagle aracnos-green-1",
    )  # fmt: skip
    assert game.all_rolled
    assert game.alien("aracnos-green-1").wounds == 3


def test_titanium_counts_every_bolt():
    """GD-7.3.i"""
    game = struck(
        "titanium", "claws", "HIT+HIT", "HIT+HIT", "SHIELD",
        "SHIELD", "HIT+BOLT", "HIT+BOLT", "JAM",
        fields={"powers": []},
    )  # fmt: skip
    assert game.agent("titanium").wounds == 1


def test_a_jam_jams_the_weapon_and_not_the_shot():
    """GD-7.3.j, GD-7.3.k"""
    game = rifle("JAM", "HIT", "HIT", "JAM", "JAM")
    assert game.weapon("chromium", "w_rifle").jammed
    assert not game.weapon("chromium", "w_eagle").jammed
    assert game.alien("aracnos-green-1").wounds == 2


def test_ammo_symbols_cost_one_ammo_for_the_whole_roll():
    """GD-7.3.n, GD-7.3.o"""
    game = rifle("HIT+AMMO", "HIT+AMMO", "HIT+AMMO", "SHIELD", "SHIELD", "SHIELD")
    assert game.weapon("chromium", "w_rifle").ammo == 3


def test_ammo_symbols_do_nothing_to_a_weapon_without_ammo():
    """GD-7.6.6.c"""
    dice = ("HIT+AMMO", "HIT+AMMO", "SHIELD", "SHIELD", "SHIELD")
    game = rifle(*dice, choice="attack w_eagle aracnos-green-1")
    assert game.weapon("chromium", "w_eagle").ammo is None
    assert not game.told("AmmoSpent")


def test_the_last_ammo_may_be_paid_for_the_area():
    """GD-7.3.r, GD-7.6.6.d"""
    agent = {"hex": "4,2", "weapons": [{"id": "w_rifle", "ammo": 1}, "w_eagle"]}
    game = rifle(
        "HIT+AMMO", MISS, MISS, "SHIELD",
        agents={"chromium": agent}, choice="attack w_rifle aracnos-green-1 area",
    )  # fmt: skip
    assert game.weapon("chromium", "w_rifle").ammo == 0
    assert len(game.told("AmmoSpent")) == 1


def test_a_blade_neither_jams_nor_needs_ammo():
    """GD-7.3.p, GD-7.6.1.c, GD-7.6.1.d"""
    agent = {"hex": "4,2", "weapons": [{"id": "w_blade", "ammo": 2}, "w_silpistol"]}
    game = table(agents={"mercury": agent}, aliens={"aracnos-green-1": "5,2"})
    game.dice("JAM", "HIT+AMMO", "HIT+AMMO", "SHIELD", "SHIELD")
    game.choose("attack w_blade aracnos-green-1")
    assert not game.weapon("mercury", "w_blade").jammed
    assert game.weapon("mercury", "w_blade").ammo == 2


def test_the_vulcan_pays_after_the_roll_and_not_by_symbols():
    """GD-7.3.q, GD-7.6.6.h"""
    game = table(agents={"titanium": "4,2"}, aliens={"aracnos-green-1": "6,3"})
    game.dice("HIT+AMMO", "JAM", MISS).choose("attack w_vulcan aracnos-green-1")
    assert (game.asked, game.options) == ("pay_ammo", ("1", "2", "3"))
    game.dice("SHIELD", "JAM", "JAM").choose("2")
    assert game.weapon("titanium", "w_vulcan").ammo == 4
    assert game.alien("aracnos-green-1").wounds == 2
    assert game.weapon("titanium", "w_vulcan").jammed


def test_gd_symbols_count_for_nothing_in_combat():
    """GD-7.3.s"""
    aimed = {"chromium": {"hex": "4,2", "powers": ["bt_aim"]}}
    game = rifle(agents=aimed).choose("bt_aim").dice("GD", "GD", "HIT", "JAM", "JAM")
    assert game.told("HitsRolled")[0].hits == 2
    assert game.alien("aracnos-green-1").wounds == 2


def test_an_alien_symbol_makes_a_die_fail():
    """GD-7.3.t"""
    game = rifle("ALIEN", "ALIEN", "HIT", "ALIEN")
    assert game.told("HitsRolled")[0].hits == 1
    assert game.told("DefenceRolled")[0].shields == 0


def test_shields_in_a_hit_roll_are_nothing():
    """GD-7.3.ad"""
    aimed = {"chromium": {"hex": "4,2", "powers": ["bt_aim"]}}
    game = rifle(agents=aimed, choice="attack w_eagle aracnos-green-1").choose("bt_aim")
    game.dice("SHIELD", "SHIELD", "HIT+AMMO", "JAM", "JAM")
    assert game.told("HitsRolled")[0].hits == 2
    assert game.alien("aracnos-green-1").wounds == 2


def test_ammo_and_jam_are_read_in_the_hit_roll_only():
    """GD-7.3.af, GD-7.3.ag"""
    game = rifle("HIT", "HIT", MISS, "HIT+AMMO", "JAM")
    assert game.weapon("chromium", "w_rifle").ammo == 4
    assert not game.weapon("chromium", "w_rifle").jammed
    other = rifle("HIT+AMMO", "JAM", MISS, "SHIELD")
    assert other.weapon("chromium", "w_rifle").ammo == 3
    assert other.weapon("chromium", "w_rifle").jammed


def test_hits_ammo_and_jams_in_a_defend_roll_are_nothing():
    """GD-7.3.ae"""
    game = struck(
        "chromium", "claws", "HIT+HIT", "HIT+AMMO", "SHIELD", "HIT+HIT", "HIT+AMMO", "JAM"
    )
    assert game.agent("chromium").wounds == 3
    assert game.weapon("chromium", "w_rifle").ammo == 4
    assert not game.weapon("chromium", "w_rifle").jammed
    assert game.alien("aracnos-green-1").wounds == 0


def test_shields_cancel_hits_and_no_more():
    """GD-7.3.ab, GD-7.3.ac, GD-7.3.ai"""
    game = rifle("HIT+HIT", MISS, MISS, "SHIELD", "JAM")
    assert game.alien("aracnos-green-1").wounds == 1
    spare = rifle(
        "HIT", MISS, MISS, "SHIELD", aliens={"aracnos-green-1": {"hex": "6,3", "wounds": 1}}
    )
    assert spare.alien("aracnos-green-1").wounds == 1
    wall = struck("titanium", "claws", "HIT+AMMO", "SHIELD", "SHIELD", "HIT+BOLT")
    assert wall.agent("titanium").wounds == 0


def test_armour_works_once_for_any_number_of_bolts():
    """GD-7.3.ah, GD-8.10.o"""
    game = rifle("HIT+HIT", "HIT", MISS, "HIT+BOLT", "HIT+BOLT", "JAM")
    assert game.alien("aracnos-green-1").wounds == 2


def test_an_energy_shield_takes_the_first_hits_unasked():
    """GD-7.3.aj, GD-7.3.ak, GD-7.6.7.b, GD-8.10.o"""
    alien = {"xeno_beta-blue-1": {"hex": "6,3", "shield": 1}}
    game = rifle("HIT+HIT", MISS, MISS, "JAM", alien="xeno_beta-blue-1", aliens=alien)
    assert game.all_rolled
    assert game.alien("xeno_beta-blue-1").shield == 0
    assert game.alien("xeno_beta-blue-1").wounds == 1


def test_a_two_point_shield_keeps_what_was_not_hit():
    """GD-7.6.7.d"""
    alien = {"xeno_beta-blue-1": {"hex": "6,3", "shield": 2}}
    game = rifle("HIT", MISS, MISS, alien="xeno_beta-blue-1", aliens=alien)
    assert game.all_rolled
    assert game.alien("xeno_beta-blue-1").shield == 1
    assert game.alien("xeno_beta-blue-1").wounds == 0


def test_an_elite_agents_shield_is_used_up():
    """GD-7.6.7.d, GD-7.b"""
    game = struck(
        "chromium", "claws", "HIT+HIT", "SHIELD", "SHIELD", "JAM", fields={"rank": "palladium"}
    )
    assert game.agent("chromium").shield == 0
    assert game.agent("chromium").wounds == 1


def test_armour_that_heals_does_so_before_the_wounds():
    """GD-7.3.al, GD-FAQ.i"""
    for before in (0, 1):
        game = struck(
            "thorium",
            "claws",
            "HIT+AMMO",
            "SHIELD",
            "SHIELD",
            "HIT+BOLT",
            fields={"wounds": before},
        )
        assert game.agent("thorium").wounds == 1
        told = [kind for kind in game.story if kind in ("Healed", "Wounded")]
        assert told == ["Healed", "Wounded"][1 - before :]
    whole = struck(
        "thorium", "claws", "HIT+AMMO", "SHIELD", "SHIELD", "SHIELD", fields={"wounds": 1}
    )
    assert whole.agent("thorium").wounds == 1


def test_wounds_of_an_attack_come_together():
    """GD-7.3.am"""
    game = rifle("HIT+HIT", "HIT", MISS, "JAM", "JAM", "JAM")
    assert [event.amount for event in game.told("Wounded")] == [3]


def test_defence_dice_do_not_fall_below_zero():
    """GD-7.3.aa"""
    game = rifle(
        "HIT+BOLT", MISS, MISS, cards={"weapons.w_rifle": {"modifiers": _less_defence(-3)}}
    )
    assert game.all_rolled
    assert game.alien("aracnos-green-1").wounds == 1


def _less_defence(amount):
    rifle_card = table(agents={"chromium": "4,2"}).state.box.weapons["w_rifle"]
    changed = type(rifle_card.modifiers[0])(quantity="defence_dice", amount=amount, when=("bolt",))
    return (changed,)


def test_more_hits_than_dice_in_the_box_are_defended_all_the_same():
    """GD-2.i"""
    game = struck("titanium", "claws", *["HIT+HIT"] * 3, *["JAM"] * 6)
    assert not game.ready
    assert game.asked == "react"
    game.choose("none")
    assert game.agent("titanium").wounds == 6


CROWD = {"aracnos-green-1": "6,3", "aracnos-blue-2": "7,3", "spine_critter-blue-3": "6,2"}
AREA = "attack w_rifle aracnos-green-1 area"


def test_an_area_attack_rolls_once_and_everyone_defends_alone():
    """GD-7.3.aq, GD-7.3.ar"""
    game = rifle("HIT", MISS, MISS, "JAM", "SHIELD", "JAM", aliens=CROWD, choice=AREA)
    assert len(game.told("HitsRolled")) == 1
    assert len(game.told("DefenceRolled")) == 3
    wounds = [game.alien(name).wounds for name in CROWD]
    assert wounds == [1, 0, 1]


def test_fewer_defence_dice_hold_for_everyone_in_the_area():
    """GD-7.3.as"""
    game = rifle("HIT+BOLT", "HIT", MISS, "JAM", "JAM", "JAM", aliens=CROWD, choice=AREA)
    assert game.all_rolled
    assert [event.faces for event in game.told("DefenceRolled")] == [("JAM",)] * 3


def test_an_area_attack_reaches_aliens_out_of_sight():
    """GD-7.3.ap"""
    walls = {f"7,3|{h}": "wall" for h in ("6,3", "6,4", "8,2", "8,3", "7,4", "7,2")}
    far = {"aracnos-green-4": "8,4"}
    game = rifle(
        "HIT", MISS, MISS, "JAM", "JAM", "JAM",
        map=field(sides=walls),
        aliens={**CROWD, **far},
        choice=AREA,
    )  # fmt: skip
    assert game.all_rolled
    assert [game.alien(name).wounds for name in CROWD] == [1, 1, 1]
    assert game.alien("aracnos-green-4").wounds == 0


def test_agents_are_unharmed_by_their_friends():
    """GD-7.3.au"""
    game = rifle(
        "HIT", MISS, MISS, "JAM",
        agents={"chromium": "4,2", "thorium": "7,3"},
        choice=AREA,
    )  # fmt: skip
    assert game.all_rolled
    assert game.agent("thorium").wounds == 0


def test_friendly_fire_hits_friends_and_not_oneself():
    """GD-7.3.1.c, GD-7.3.1.d"""
    game = rifle(
        "HIT", MISS, MISS, "JAM", "JAM",
        agents={"chromium": "6,2", "thorium": "7,3"},
        choice=AREA,
        options={"friendly_fire": True},
    )  # fmt: skip
    assert game.all_rolled
    assert game.agent("thorium").wounds == 1
    assert game.agent("chromium").wounds == 0


def test_friendly_fire_makes_the_own_grenade_dangerous():
    """GD-7.3.1.e"""
    agent = {"hex": "6,2", "devices": ["d_frag"]}
    game = table(
        agents={"chromium": agent},
        aliens={"aracnos-green-1": "7,3"},
        options={"friendly_fire": True},
    )
    game.choose("use d_frag").dice("HIT", MISS, MISS, "JAM", "JAM").choose("aracnos-green-1")
    assert game.all_rolled
    assert game.agent("chromium").wounds == 1


def test_aliens_never_harm_aliens():
    """GD-7.3.1.f, GD-8.10.l, GD-8.10.p"""
    area = {"weapons": _with_area("aracnos-green")}
    game = table(
        agents={"chromium": "6,3", "thorium": "7,3"},
        aliens={"aracnos-green-1": "6,2", "aracnos-blue-2": "5,3"},
        open={
            "do": "Attack",
            "attacker": "aracnos-green-1",
            "weapon": "aracnos-green/claws",
            "target": "chromium",
        },
        options={"friendly_fire": True},
        cards={"aliens.aracnos-green": area},
    )
    game.dice("HIT+AMMO", "SHIELD", "SHIELD", "JAM", "JAM")
    assert game.agent("chromium").wounds == 1
    assert game.agent("thorium").wounds == 1
    assert game.alien("aracnos-blue-2").wounds == 0


def _with_area(card):
    import msgspec  # noqa: PLC0415

    from xenofront.games.galaxy_defenders.content.modifiers import Modifier  # noqa: PLC0415

    weapons = table(agents={"chromium": "4,2"}).state.box.aliens[card].weapons
    area = (Modifier(quantity="area", amount=1),)
    return tuple(msgspec.structs.replace(weapon, modifiers=area) for weapon in weapons)


def test_hit_dice_are_added_by_powers():
    """GD-7.6.e, GD-7.3.av"""
    agent = {"hex": "4,2", "powers": ["it_burst"]}
    game = rifle(agents={"chromium": agent}).choose("it_burst")
    game.dice(MISS, MISS, MISS, MISS)
    assert game.asked == "hit"
    assert game.dice(MISS).asked == "activity"


def test_melee_protection_does_not_help_against_a_shot_from_next_door():
    """GD-7.6.2.b, GD-8.10.m, GD-7.6.1.a"""
    shot = struck(
        "mercury", "blaster", "HIT+AMMO", "SHIELD", "SHIELD", "HIT+BOLT", alien="xeno_beta-green-1"
    )
    assert shot.agent("mercury").wounds == 1
    cut = struck("mercury", "knife", "HIT+AMMO", "SHIELD", "HIT+BOLT", alien="xeno_beta-green-1")
    assert cut.agent("mercury").wounds == 0


def test_ranged_protection_does_not_help_against_claws():
    """GD-7.6.1.a, GD-7.6.2.a"""
    cut = struck("chromium", "claws", "HIT+AMMO", "SHIELD", "SHIELD", "HIT+BOLT")
    assert cut.agent("chromium").wounds == 1
    shot = struck("chromium", "web", "HIT+AMMO", "SHIELD", "SHIELD", "HIT+BOLT")
    assert shot.agent("chromium").wounds == 0


def fired(attacker, weapon, target, *faces):
    """A marine and an Aracnos fire at each other."""
    attack = {"do": "Attack", "attacker": attacker, "weapon": weapon, "target": target}
    aliens = {"aracnos-green-1": "6,3"}
    return table(agents={"chromium": "4,2"}, aliens=aliens, open=attack).dice(*faces)


def test_an_ammo_symbol_is_nothing_to_an_alien():
    """GD-8.10.g"""
    mine = fired("chromium", "w_rifle", "aracnos-green-1", "HIT+AMMO", "GD", "GD", "SHIELD")
    assert mine.weapon("chromium", "w_rifle").ammo == 3
    faces = ("HIT+AMMO", "HIT+AMMO", "SHIELD", "JAM", "ALIEN")
    game = fired("aracnos-green-1", "aracnos-green/web", "chromium", *faces)
    assert game.agent("chromium").wounds == 2
    assert game.weapon("chromium", "w_rifle").ammo == 4
    assert not game.told("AmmoSpent")


def test_a_jam_symbol_is_nothing_to_an_alien():
    """GD-8.10.h"""
    mine = fired("chromium", "w_rifle", "aracnos-green-1", "HIT", "JAM", "GD", "SHIELD")
    assert mine.weapon("chromium", "w_rifle").jammed
    faces = ("JAM", "HIT+AMMO", "JAM", "ALIEN")
    game = fired("aracnos-green-1", "aracnos-green/web", "chromium", *faces)
    assert game.agent("chromium").wounds == 1
    assert not game.told("Jammed")


def test_an_agent_defends_against_an_alien_with_a_die_for_each_hit():
    """GD-8.10.n"""
    game = struck("chromium", "claws", "HIT+AMMO", "HIT+AMMO", "SHIELD", "JAM", "SHIELD")
    assert game.all_rolled
    assert game.agent("chromium").wounds == 1


def test_an_alien_symbol_fails_for_aliens_too():
    """GD-8.10.j, GD-7.3.t"""
    game = struck("chromium", "claws", "ALIEN", "HIT+AMMO", "ALIEN", "JAM")
    assert game.agent("chromium").wounds == 1


def test_bolt_effects_of_alien_weapons_work_once():
    """GD-8.10.i"""
    dice = ("HIT+BOLT", "HIT+BOLT", "SHIELD", "JAM", "JAM", "JAM")
    game = struck("chromium", "blaster", *dice, alien="xeno_beta-blue-1")
    assert game.agent("chromium").wounds == 3


def lasergun(*dice, powers=()):
    agent = {"hex": "4,2", "weapons": ["aw_laser", "w_eagle"], "powers": list(powers)}
    game = table(agents={"chromium": agent}, aliens={"aracnos-green-1": "5,2"})
    return game.dice(*dice).choose("attack aw_laser aracnos-green-1")


@pytest.mark.parametrize("bad", ["ALIEN", "JAM"])
def test_an_unknown_alien_weapon_fails_completely(bad):
    """GD-7.6.5.b, GD-7.6.5.c, GD-7.6.5.i"""
    game = lasergun(bad, "HIT+BOLT", "HIT+HIT", *["HIT"] * 5)
    assert game.told("WeaponFailed")
    assert game.asked == "activity"
    assert game.alien("aracnos-green-1").wounds == 0


def test_alien_knowledge_masters_an_alien_weapon():
    """GD-7.6.5.e, GD-7.6.5.g, GD-7.7.4.e"""
    game = lasergun("JAM", "HIT", "HIT", powers=["sk_alien"])
    while game.asked == "hit":
        game.dice("GD")
    assert game.asked == "defend"
    assert not game.weapon("chromium", "aw_laser").jammed


def test_alien_weapons_need_no_ammo():
    """GD-7.6.5.f"""
    box = table(agents={"chromium": "4,2"}).state.box
    alien = [weapon for weapon in box.catalogue.weapons.values() if weapon.rank == "alien"]
    assert sum(weapon.copies for weapon in alien) == 10
    assert all(weapon.ammo is None for weapon in alien)


def test_the_steps_of_an_attack_come_in_order():
    """GD-AMB.c"""
    alien = {"xeno_beta-blue-1": {"hex": "6,3", "wounds": 2, "shield": 1}}
    game = rifle(
        "HIT+HIT", "HIT+AMMO", "JAM", "HIT+BOLT", "ALIEN", alien="xeno_beta-blue-1", aliens=alien
    )
    order = [
        "AttackDeclared", "HitsRolled", "AmmoSpent", "Jammed", "ShieldSpent", "DefenceRolled",
        "Healed", "Wounded",
    ]  # fmt: skip
    assert [kind for kind in game.story if kind in order] == order
    assert game.alien("xeno_beta-blue-1").wounds == 3
