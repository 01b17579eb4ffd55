"""GD 7.3 Re-rolls."""

from tests.games.galaxy_defenders.rules.table import MISS, table
from xenofront.games.galaxy_defenders.content.modifiers import Modifier

BETA, GREEN = "xeno_beta-green-1", "aracnos-green-1"
FOCUS = {"powers": ["bt_focus"]}
MISS_BLUE = "SHIELD"
RIFLE = f"attack w_rifle {GREEN}"


def shooter(agent="chromium", target=GREEN, place="6,3", **fields):
    more = fields.pop("more", {})
    return table(agents={agent: {"hex": "4,2", **fields}}, aliens={target: place}, **more)


def struck(agent, *powers, **more):
    """A Xeno-Beta attacks; its dice are three."""
    return table(
        agents={agent: {"hex": "4,2", "powers": list(powers)}},
        aliens={BETA: "6,3"},
        open={
            "do": "Attack",
            "attacker": BETA,
            "weapon": "xeno_beta-green/blaster",
            "target": agent,
        },
        **more,
    )


def test_focus_throws_picked_dice_of_the_hit_roll_again():
    """GD-7.3.x, GD-6.3.1.h"""
    game = shooter(**FOCUS).choose(RIFLE).dice(MISS, "HIT", "JAM")
    assert game.asked == "reroll"
    assert game.options == ("done", "bt_focus 1 GD", "bt_focus 2 HIT", "bt_focus 3 JAM")
    game.choose("bt_focus 1 GD", "bt_focus 3 JAM", "done").dice("HIT", "HIT+HIT")
    assert game.told("Rerolled")[-1].faces == ("HIT", "HIT", "HIT+HIT")
    game.dice("JAM", "JAM", "JAM", "JAM")
    assert game.told("Wounded")[-1].amount == 4
    assert not game.weapon("chromium", "w_rifle").jammed
    assert game.agent("chromium").spent == ("bt_focus",)
    assert game.state.turn.spent == ("combat", "action")


def test_the_new_face_stands_even_if_it_is_worse():
    """GD-7.3.x"""
    game = shooter(**FOCUS).choose(RIFLE).dice("HIT", MISS, MISS)
    game.choose("bt_focus 1 HIT", "done").dice("JAM")
    assert game.weapon("chromium", "w_rifle").jammed
    assert game.alien(GREEN).wounds == 0


def test_agents_do_not_throw_alien_dice_again():
    """GD-7.3.u"""
    game = shooter(**FOCUS).choose(RIFLE).dice("ALIEN", "HIT", MISS)
    assert game.refusal("bt_focus 1 ALIEN") == "GD-7.3.u"
    assert not game.offers("bt_focus 1")
    assert game.refusal("bt_aim 2 HIT") == "GD-7.7.a"


def test_no_die_is_thrown_a_third_time():
    """GD-7.3.w"""
    cards = {"powers.sk_gunsmith": {"modifiers": (Modifier(quantity="reroll_hit", amount=1),)}}
    game = shooter(powers=["bt_focus", "sk_gunsmith"], more={"cards": cards}).choose(RIFLE)
    game.dice(MISS, MISS, "HIT")
    game.choose("sk_gunsmith 1 GD")
    assert game.refusal("sk_gunsmith 1 GD") == "GD-7.3.w"
    game.choose("done").dice(MISS)
    assert game.refusal("bt_focus 1 GD") == "GD-7.3.w"
    assert not game.offers("sk_gunsmith 1")
    assert game.offers("bt_focus") == ["bt_focus 2 GD", "bt_focus 3 HIT"]


def test_the_alien_symbol_forbids_it_beside_another_symbol_too():
    """GD-7.3.u"""
    odd = {"dice.red": {"faces": (("ALIEN", "HIT"), ("GD",), ("HIT",))}}
    game = shooter(**FOCUS, more={"cards": odd}).choose(RIFLE).dice("ALIEN+HIT", MISS, MISS)
    assert game.offers("bt_focus") == ["bt_focus 2 GD", "bt_focus 3 GD"]
    assert game.refusal("bt_focus 1 ALIEN+HIT") == "GD-7.3.u"


def test_dice_may_be_left_as_they_are():
    game = shooter(**FOCUS).choose(RIFLE).dice(MISS, MISS, MISS).choose("done")
    assert game.agent("chromium").spent == ()
    assert game.asked == "activity"


def test_focus_needs_the_action_of_the_own_turn():
    """GD-6.3.1.h"""
    game = table(
        agents={"chromium": {"hex": "4,2", **FOCUS}},
        aliens={GREEN: "6,3"},
        open={"do": "Attack", "attacker": "chromium", "weapon": "w_rifle", "target": GREEN},
    )
    game.dice(MISS, MISS, MISS)
    assert game.asked == ""


def test_dodge_throws_defence_dice_again_and_costs_nothing():
    """GD-7.3.u, GD-7.3.x"""
    game = struck("chromium", "sk_dodge").dice("HIT+AMMO", "HIT+AMMO", MISS_BLUE)
    game.dice("ALIEN", "JAM")
    assert game.offers("sk_dodge") == ["sk_dodge 2 JAM"]
    assert game.refusal("sk_dodge 1 ALIEN") == "GD-7.3.u"
    game.choose("sk_dodge 2 JAM").dice("SHIELD")
    assert game.agent("chromium").wounds == 1
    assert game.agent("chromium").spent == ("sk_dodge",)


def test_aliens_with_such_a_power_throw_alien_dice_again():
    """GD-7.3.v, GD-8.10.k"""
    card = {"aliens.xeno_beta-green": {"passive": (Modifier(quantity="reroll_hit", amount=1),)}}
    game = struck("chromium", cards=card).dice("ALIEN", MISS_BLUE, MISS_BLUE)
    assert game.asked == "reroll"
    assert "xeno_beta-green 1 ALIEN" in game.options
    game.choose("xeno_beta-green 1 ALIEN", "done").dice("HIT+AMMO")
    assert game.refusal("xeno_beta-green 1 HIT+AMMO") == "GD-7.3.w"
    game.choose("done").dice("JAM")
    assert game.agent("chromium").wounds == 1
    assert struck("chromium").dice("ALIEN", MISS_BLUE, MISS_BLUE).asked == ""


def test_the_controller_of_an_alien_throws_its_dice_again():
    """GD-8.8.j/reroll"""
    card = {"aliens.xeno_beta-green": {"passive": (Modifier(quantity="reroll_hit", amount=1),)}}
    attack = {"do": "Attack", "attacker": "xeno_beta-green-1", "weapon": "xeno_beta-green/blaster"}
    game = table(
        agents={"chromium": "4,2", "thorium": "1,10"},
        aliens={"xeno_beta-green-1": {"hex": "6,3", "controller": "thorium"}},
        open={**attack, "target": "chromium"},
        cards=card,
    ).dice("ALIEN", MISS_BLUE, MISS_BLUE)
    assert (game.asked, game.seat) == ("reroll", "thorium")


def test_a_power_that_covers_alien_dice_saves_an_alien_weapon():
    """GD-7.6.5.d"""
    both = tuple(Modifier(quantity=q, amount=1) for q in ("reroll_hit", "reroll_alien"))
    game = shooter(
        weapons=["aw_laser", "w_eagle"],
        more={"cards": {"powers.bt_focus": {"modifiers": both}}},
        **FOCUS,
    ).choose(f"attack aw_laser {GREEN}")
    game.dice("ALIEN", "HIT", MISS).choose("bt_focus 1 ALIEN", "done").dice(MISS)
    assert not game.told("WeaponFailed")
    assert game.dice("JAM").alien(GREEN).wounds == 1


def test_a_grenadier_throws_any_die_of_a_grenade_again():
    """GD-7.7.2.1.g, GD-7.7.2.1.h"""
    game = shooter(powers=["sk_grenadier"], devices=["d_frag"]).choose("use d_frag", GREEN)
    game.dice("ALIEN", MISS, "HIT")
    assert len(game.offers("sk_grenadier")) == 3
    game.choose("sk_grenadier 1 ALIEN", "done").dice("HIT")
    assert game.refusal("sk_grenadier 1 HIT") == "GD-7.3.w"
    game.choose("done").dice("JAM", "JAM")
    assert game.alien(GREEN).wounds == 2
    gun = shooter(powers=["sk_grenadier"]).choose(RIFLE).dice(MISS, MISS, MISS)
    assert gun.asked == "activity"


def test_gaining_grenadier_brings_three_grenades_of_ones_choice():
    """GD-7.7.2.1.i, GD-7.7.2.1.j"""
    game = table(
        agents={"chromium": {"hex": "4,2", "devices": ["d_frag"]}},
        open={"do": "RankUp", "agent": "chromium", "rank": "silver"},
    ).choose("sk_grenadier")
    assert {*game.options} == {
        "d_frag", "d_emp", "d_flash", "d_shock", "d_cluster", "d_incendiary"
    }  # fmt: skip
    game.choose("d_frag")
    assert "d_frag" not in game.options
    game.choose("d_emp", "d_cluster")
    assert game.agent("chromium").devices == ("d_frag", "d_frag", "d_emp", "d_cluster")
    assert game.asked == ""


def test_a_grenadier_gets_no_more_grenades_than_there_are():
    """GD-7.7.2.1.i"""
    none = {f"powers.{name}": {"copies": 0} for name in
            ("d_frag", "d_emp", "d_flash", "d_shock", "d_incendiary")}  # fmt: skip
    game = table(
        agents={"chromium": "4,2"},
        open={"do": "RankUp", "agent": "chromium", "rank": "silver"},
        cards=none,
    ).choose("sk_grenadier", "d_cluster")
    assert game.agent("chromium").devices == ("d_cluster",)
    assert game.asked == ""
