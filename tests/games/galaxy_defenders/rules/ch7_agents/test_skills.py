"""GD 7.7 Skills, tactics and abilities, each by what its token says."""

import pytest

from tests.games.galaxy_defenders.rules.table import MISS, field, table
from xenofront.games.galaxy_defenders.content.modifiers import Modifier

GREEN, BLUE, BETA = "aracnos-green-1", "aracnos-blue-2", "xeno_beta-green-3"


def owner(agent="chromium", aliens=None, others=None, **fields):
    more = fields.pop("more", {})
    return table(
        agents={agent: {"hex": "4,2", **fields}, **(others or {})}, aliens=aliens or {}, **more
    )


@pytest.mark.parametrize(
    ("agent", "skills"),
    [
        ("chromium", ["sk_grenadier", "sk_leadership"]),
        ("mercury", ["sk_backstab", "sk_acrobat"]),
        ("iridium", ["sk_headshot", "sk_spotter"]),
        ("titanium", ["sk_charge", "sk_berserk"]),
    ],
)
def test_each_class_has_two_skills_of_its_own(agent, skills):
    """GD-7.8.l"""
    game = table(agents={agent: "4,2"}, open={"do": "RankUp", "agent": agent, "rank": "silver"})
    generic = {"sk_alien", "sk_gunsmith", "sk_slippery", "sk_dodge"}
    assert {*game.options} == {*generic, *skills}


# -- for any class --------------------------------------------------------------------------------


@pytest.mark.parametrize(("face", "free"), [("HIT+BOLT", True), ("SHIELD", True), ("JAM", False)])
def test_slippery_agents_evade_with_a_bolt_too(face, free):
    game = owner(powers=["sk_slippery"], aliens={GREEN: "5,2"}).choose("evade")
    game.dice("ALIEN", face)
    assert game.told("Evaded")[-1].success is free
    plain = owner(aliens={GREEN: "5,2"}).choose("evade").dice("HIT+BOLT")
    assert plain.told("Evaded")[-1].success is False


def test_a_gunsmith_clears_a_jam_with_the_action_alone():
    jam = [{"id": "w_rifle", "ammo": 4, "jammed": True}, "w_eagle"]
    game = owner(powers=["sk_gunsmith"], weapons=jam).choose("unjam w_rifle free")
    assert game.state.turn.spent == ("action",)
    assert not game.weapon("chromium", "w_rifle").jammed


def test_second_wind_regains_ammo_and_clears_the_jam():
    jam = [{"id": "w_rifle", "ammo": 1, "jammed": True}, "w_eagle"]
    game = owner(powers=["it_recover"], weapons=jam).choose("use it_recover", "reload", "w_rifle")
    assert not game.weapon("chromium", "w_rifle").jammed
    assert game.weapon("chromium", "w_rifle").ammo == 3
    kit = owner(powers=["bt_supply"], weapons=jam).choose("use bt_supply", "reload", "w_rifle")
    assert kit.weapon("chromium", "w_rifle").jammed


# -- of one class ---------------------------------------------------------------------------------


def test_a_leader_lets_another_agent_move():
    game = owner(powers=["sk_leadership"], others={"thorium": "6,3", "titanium": "10,5"})
    game.choose("use sk_leadership")
    assert game.options == ("thorium move",)
    game.choose("thorium move", "7,3", "8,3")
    assert game.agent("thorium").hex == "8,3"
    assert game.seat == "chromium"


def test_a_leader_lets_another_agent_clear_a_jam():
    jam = [{"id": "w_shotgun", "ammo": 3, "jammed": True}, "w_nano"]
    led = {"thorium": {"hex": "6,3", "weapons": jam}}
    game = owner(powers=["sk_leadership"], others=led).choose("use sk_leadership")
    game.choose("thorium w_shotgun")
    assert not game.weapon("thorium", "w_shotgun").jammed
    assert owner(powers=["sk_leadership"]).refusal("use sk_leadership") == "GD-7.7.2.d"


def test_backstab_helps_one_melee_attack():
    game = owner("mercury", aliens={GREEN: "5,2"}, powers=["sk_backstab"])
    game.choose(f"attack w_blade {GREEN}", "sk_backstab")
    game.dice("HIT", "HIT", MISS, MISS, "JAM")
    assert game.alien(GREEN).wounds == 2
    pistol = owner("mercury", aliens={GREEN: "5,2"}, powers=["sk_backstab"])
    assert pistol.choose(f"attack w_silpistol {GREEN}").asked == "hit"


def test_an_acrobat_leaves_combat_and_passes_aliens():
    """GD-7.5.4.i"""
    game = owner("mercury", aliens={GREEN: "5,2"}, powers=["sk_acrobat"])
    assert game.refusal("move") == "GD-7.5.4.e"
    game.choose("use sk_acrobat", "move", "5,2")
    assert "stop" not in game.options
    game.choose("6,2", "stop")
    assert game.agent("mercury").hex == "6,2"


def test_an_acrobat_passes_windows_like_open_ground():
    window = {"map": field(sides={"4,2|5,2": "window"})}
    plain = owner("mercury", powers=["sk_acrobat"], more=window).choose("move")
    assert "5,2" not in plain.options
    game = owner("mercury", powers=["sk_acrobat"], more=window).choose("use sk_acrobat", "move")
    assert game.choose("5,2").agent("mercury").hex == "5,2"


def test_a_headshot_is_for_those_who_do_not_move():
    game = owner("iridium", aliens={GREEN: "6,3"}, powers=["sk_headshot"])
    game.choose(f"attack w_sniper {GREEN}", "sk_headshot").dice(*[MISS] * 6)
    assert game.all_rolled
    assert game.told("PowerUsed")
    assert not game.offers("move")
    moved = owner("iridium", aliens={GREEN: "6,3"}, powers=["sk_headshot"])
    moved.choose("move", "stop", f"attack w_sniper {GREEN}")
    assert moved.asked == "hit"


def test_a_spotted_alien_takes_a_hit_more_from_everybody():
    game = owner("iridium", aliens={GREEN: "6,3", BLUE: "8,4"}, powers=["sk_spotter"])
    game.choose("use sk_spotter", GREEN)
    assert game.alien(GREEN).marks == ("sk_spotter",)
    marked = {GREEN: {"hex": "6,3", "marks": ["sk_spotter"]}, BLUE: "7,3"}
    shot = owner(aliens=marked).choose(f"attack w_rifle {GREEN}").dice("HIT", MISS, MISS)
    shot.dice("JAM", "JAM")
    assert shot.alien(GREEN).wounds == 2
    other = owner(aliens=marked).choose(f"attack w_rifle {BLUE}").dice("HIT", MISS, MISS, "JAM")
    assert other.alien(BLUE).wounds == 1
    later = table(agents={"chromium": "4,2"}, aliens=marked, open={"do": "RefreshPhase"})
    assert later.alien(GREEN).marks == ()


def test_a_charge_leaves_combat_and_pushes_aliens_back():
    """GD-7.5.4.l, GD-7.5.4.i"""
    game = owner("titanium", aliens={GREEN: "5,2", BETA: "3,4"}, powers=["sk_charge"])
    assert game.refusal("move") == "GD-7.5.4.e"
    game.choose("use sk_charge", "4,3")
    assert game.agent("titanium").hex == "4,3"
    assert game.asked == "push"
    before = game.options
    game.choose(before[0])
    if game.asked == "push":
        game.choose(game.options[0])
    assert game.alien(GREEN).hex != "5,2"
    assert game.alien(BETA).hex != "3,4"
    assert len(game.told("AlienPushed")) == 2


def test_an_alien_with_nowhere_to_go_is_not_pushed():
    """GD-7.5.4.l"""
    push = {"do": "PushBack", "agent": "titanium", "source": "4,2", "waiting": [GREEN], "hexes": 1}
    walls = {f"5,2|{h}": "wall" for h in ("6,1", "6,2", "5,3")}
    game = table(
        map=field(sides=walls), agents={"titanium": "4,2"}, aliens={GREEN: "5,2"}, open=push
    )
    assert game.alien(GREEN).hex == "5,2"
    assert not game.told("AlienPushed")


def wounded(*powers, place="5,2", weapon="knife", dice=("HIT+AMMO", "SHIELD", "JAM"), **fields):
    """Titanium is attacked and fails to defend."""
    return table(
        agents={"titanium": {"hex": "4,2", "powers": list(powers), **fields}},
        aliens={BETA: place},
        open={
            "do": "Attack",
            "attacker": BETA,
            "weapon": f"xeno_beta-green/{weapon}",
            "target": "titanium",
        },
    ).dice(*dice)


def test_a_berserker_strikes_back_when_wounded():
    """GD-AMB.c"""
    game = wounded("sk_berserk")
    assert (game.asked, game.options) == ("strike_back", ("hold", f"w_knuckles {BETA}"))
    game.choose(f"w_knuckles {BETA}").dice("HIT+AMMO", "SHIELD", "SHIELD", "JAM")
    assert game.alien(BETA).wounds == 1
    assert game.agent("titanium").spent == ("sk_berserk",)


def test_a_berserker_needs_a_wound_and_an_enemy_beside_it():
    assert wounded("sk_berserk", dice=("HIT+AMMO", "SHIELD", "SHIELD")).asked == ""
    far = wounded(
        "sk_berserk", place="6,3", weapon="blaster", dice=("HIT+AMMO", "SHIELD", "SHIELD", "JAM")
    )
    assert far.agent("titanium").wounds == 1
    assert far.asked == ""
    assert wounded("sk_berserk", wounds=6).asked == ""
    assert wounded("sk_berserk").choose("hold").agent("titanium").spent == ()


# -- abilities and weapons ------------------------------------------------------------------------


def test_camouflage_hides_from_all_but_neighbours():
    game = owner("iridium", aliens={BETA: "6,3"})
    assert game.row(BETA) != "plus"
    game.choose("use camouflage")
    assert game.row(BETA) == "plus"
    beside = owner("iridium", aliens={BETA: "5,2"}, lasting=["camouflage"])
    assert beside.row(BETA) == "0"
    assert owner("iridium", aliens={BETA: "5,2"}).refusal("use camouflage") == "GD-7.5.4.e"


def test_camouflage_ends_with_a_move_or_the_next_turn():
    hidden = {"iridium": {"hex": "4,2", "lasting": ["camouflage"]}}
    moved = table(agents=hidden, open={"do": "Move", "agent": "iridium", "points": 1})
    assert moved.agent("iridium").lasting == ("camouflage",)
    assert moved.choose("5,2").agent("iridium").lasting == ()
    assert table(agents=hidden).agent("iridium").lasting == ()
    later = table(agents=hidden, open={"do": "RefreshPhase"})
    assert later.agent("iridium").lasting == ("camouflage",)


def hit_iridium(*dice):
    return table(
        agents={"iridium": {"hex": "4,2", "powers": []}},
        aliens={BETA: "5,2"},
        open={
            "do": "Attack",
            "attacker": BETA,
            "weapon": "xeno_beta-green/knife",
            "target": "iridium",
        },
    ).dice(*dice)


def test_iridiums_armour_lets_her_step_away():
    """GD-7.3.ah"""
    game = hit_iridium("HIT+AMMO", "SHIELD", "HIT+BOLT")
    assert game.asked == "step_away"
    assert game.agent("iridium").wounds == 1
    assert "5,2" not in game.options
    game.choose("3,2")
    assert game.agent("iridium").hex == "3,2"
    assert not game.agent("iridium").sidestep
    stays = hit_iridium("HIT+AMMO", "SHIELD", "HIT+BOLT").choose("stay")
    assert stays.agent("iridium").hex == "4,2"
    assert hit_iridium("HIT+AMMO", "SHIELD", "JAM").asked == ""


def half_done(agent, alien, weapon, **fields):
    """An attack whose defence was being counted when it was saved under older rules."""
    strike = {"attacker": alien, "weapon": weapon, "target": agent}
    faces = ["HIT+BOLT", "SHIELD"]
    attack = {"do": "Attack", **strike, "faces": faces, "before": [[agent, 0]]}
    defence = {"do": "Defend", **strike, "hit_faces": faces, "hits": 1}
    return table(
        agents={agent: {"hex": "4,2", "powers": [], **fields}},
        aliens={alien: "5,2"},
        teleports={"HIT": "8,4"},
        open=[
            {**attack, "step": "defend_next"},
            {**defence, "defence_faces": ["HIT+BOLT"], "step": "count_shields"},
        ],
    )


def test_an_attack_of_older_rules_is_carried_through():
    stepping = half_done("iridium", BETA, "xeno_beta-green/knife")
    assert (stepping.asked, stepping.agent("iridium").wounds) == ("step_away", 1)
    dragged = half_done("thorium", GREEN, "aracnos-green/claws", wounds=1)
    assert (dragged.asked, dragged.agent("thorium").wounds) == ("drag", 1)


@pytest.mark.parametrize(("weapon", "dice"), [("w_nano", "HIT+BOLT"), ("iw_nano", "HIT+BOLT")])
def test_a_bolt_of_the_nano_healer_frees_of_body_conditions(weapon, dice):
    both = ["immobilized", "paralyzed"]
    hurt = {"chromium": {"hex": "5,2", "conditions": both, "wounds": 2}}
    game = owner("thorium", weapons=["w_shotgun", weapon], others=hurt)
    game.choose(f"treat {weapon} chromium").dice(dice, "JAM", "JAM")
    assert game.agent("chromium").conditions == ()
    assert game.agent("chromium").wounds == 1
    plain = owner("thorium", weapons=["w_shotgun", weapon], others=hurt)
    plain.choose(f"treat {weapon} chromium").dice("HIT+AMMO", "JAM", "JAM")
    assert plain.agent("chromium").conditions == ("immobilized", "paralyzed")


def test_a_bolt_of_the_regenerator_heals_another_wounded_agent():
    """GD-7.5.1.b"""
    hurt = {
        "iridium": {"hex": "5,1", "wounds": 0},
        "chromium": {"hex": "5,2", "wounds": 2},
        "titanium": {"hex": "6,3", "wounds": 1},
        "mercury": {"hex": "10,5", "wounds": 2},
    }
    game = owner("thorium", weapons=["w_shotgun", "aw_regen"], others=hurt, powers=["sk_alien"])
    game.choose("treat aw_regen chromium").dice("HIT+BOLT", MISS, MISS, MISS)
    assert game.options == ("none", "titanium")
    assert game.choose("titanium").agent("titanium").wounds == 0
    plain = owner("thorium", weapons=["w_shotgun", "aw_regen"], others=hurt, powers=["sk_alien"])
    assert plain.choose("treat aw_regen chromium").dice("HIT", MISS, MISS, MISS).asked == "activity"


def test_a_bolt_of_the_power_fist_pushes_its_target():
    game = owner("titanium", aliens={GREEN: "5,2"}, weapons=["w_vulcan", "iw_fist"], powers=[])
    game.choose(f"attack iw_fist {GREEN}").dice("HIT+BOLT", MISS, MISS, "SHIELD", "SHIELD")
    assert game.asked == "push"
    assert {*game.options} == {"6,1", "6,2", "5,3"}
    assert game.choose("6,2").alien(GREEN).hex == "6,2"
    plain = owner("titanium", aliens={GREEN: "5,2"}, weapons=["w_vulcan", "iw_fist"], powers=[])
    plain.choose(f"attack iw_fist {GREEN}").dice("HIT", MISS, MISS, "SHIELD")
    assert plain.alien(GREEN).hex == "5,2"


# -- in the middle of a move ----------------------------------------------------------------------


def test_a_power_used_in_mid_move_adds_its_hexes():
    """GD-6.3.1.g"""
    game = owner("titanium", powers=["bt_step"]).choose("move", "5,2", "6,2", "use bt_step")
    assert game.agent("titanium").spent == ("bt_step",)
    assert game.state.turn.spent == ("movement", "action")
    game.choose("7,2", "8,1")
    assert game.agent("titanium").hex == "8,1"
    assert game.asked == "activity"


def test_only_powers_that_affect_movement_are_used_in_mid_move():
    """GD-6.3.1.g"""
    game = owner(powers=["bt_supply"], devices=["d_medikit", "d_adrenaline"], wounds=1)
    game.choose("move")
    assert game.offers("use") == ["use d_adrenaline"]
    assert game.refusal("use d_medikit") == "GD-6.3.1.g"
    game.choose("use d_adrenaline")
    assert game.game.pending.points == 8
    assert game.refusal("use bt_step") == "GD-6.3.1.c"


def test_modifiers_change_how_far_an_agent_moves():
    """GD-7.2.h/event"""

    def points(amount):
        slow = {"powers.stealth": {"modifiers": (Modifier(quantity="movement", amount=amount),)}}
        game = owner("mercury", more={"cards": slow}).choose("move")
        return game.game.pending.points if game.asked == "hex" else 0

    assert (points(0), points(1), points(-2), points(-9)) == (5, 6, 3, 0)
