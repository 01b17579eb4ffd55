"""GX 10.2.2, 10.4 NPCs fight, are attacked, and die."""

from typing import Any

import pytest

from tests.games.galaxy_defenders.rules.expansions.npc_table import FAR, A, acting, ally
from tests.games.galaxy_defenders.rules.table import table
from xenofront.games.galaxy_defenders.content.catalogue import NpcRow
from xenofront.games.galaxy_defenders.content.effects import Attack
from xenofront.games.galaxy_defenders.content.modifiers import Modifier
from xenofront.games.galaxy_defenders.rules.ch7_agents.conditions import inflict
from xenofront.games.galaxy_defenders.rules.ch7_agents.profiles import guarding, strike
from xenofront.games.galaxy_defenders.rules.ch7_agents.wounds import heal
from xenofront.games.galaxy_defenders.rules.ch8_aliens import oracle
from xenofront.games.galaxy_defenders.rules.ch8_aliens.criteria import weakest
from xenofront.games.galaxy_defenders.rules.ch8_aliens.verdicts import Way
from xenofront.games.galaxy_defenders.rules.expansions.critical_tokens import fits
from xenofront.games.galaxy_defenders.rules.state import AgentId, AlienId, HexId, max_hp, max_shield
from xenofront.kernel import Chance

pytestmark = pytest.mark.usefixtures("both_sets")
ASSAULT = AgentId("npc_assault")
CLAWS = "aracnos-green/claws"


def roll(game: Any, what: str, face: str) -> Any:
    """Every die of a roll shows the same."""
    while isinstance(game.game.pending, Chance) and game.asked == what:
        game.dice(face)
    return game


def more_hits(number: int, **more: Any) -> dict[str, Any]:
    modifier = Modifier(quantity="hits", amount=number)
    return {"aliens.aracnos-green": {"passive": (modifier,)}, **more}


def struck(npc: str = "npc_assault", hits: int = 3, *, cards: Any = None, **fields: Any) -> Any:
    """An aracnos strikes an NPC with just so many hits."""
    game = table(
        agents={"chromium": FAR, npc: ally("5,2", **fields)},
        aliens={A: "4,2"},
        cards=more_hits(hits, **(cards or {})),
        open={"do": "Attack", "attacker": A, "weapon": CLAWS, "target": npc},
    )
    return roll(game, "hit", "JAM")


# -- defending -------------------------------------------------------------------------------------


def test_some_shields_take_two_hits_and_the_third_is_defended():
    """GX-10.1.h/two GX-10.1.h/third GX-10.1.n/shield"""
    game = struck("npc_shield", shield=2)
    assert [event.points for event in game.told("ShieldSpent")] == [2]
    assert game.agent("npc_shield").shield == 0
    roll(game, "defend", "JAM")
    assert game.agent("npc_shield").wounds == 1


def test_a_shield_is_full_after_the_refresh_phase():
    """GX-10.1.i"""
    game = table(
        agents={
            "thorium": {"hex": FAR, "powers": ("sk_techno",)},
            "npc_assault": ally("5,2", owner="thorium", shield=0),
        },
        open={"do": "RefreshPhase"},
    )
    assert game.agent("npc_assault").shield == 1


def test_the_powers_that_help_drones_do_not_help_npcs():
    """GX-10.1.i"""
    name = next(
        name
        for name, power in table(agents={"thorium": FAR}).state.box.powers.items()
        if any(m.quantity == "drone_shield" for m in power.modifiers)
    )
    game = table(
        agents={
            "thorium": {"hex": FAR, "powers": (name,)},
            "npc_assault": ally("5,2", owner="thorium"),
        }
    )
    assert max_shield(game.state, ASSAULT) == 1
    assert strike(game.state, "npc_assault", "npc_assault/rifle").red == 3


def test_an_npc_defends_with_shield_dice_and_armour():
    """GX-10.1.n/shield GX-10.1.n/dice GX-10.1.n/armour"""
    armour = (Modifier(quantity="shields", amount=1, when=("bolt",)),)
    game = struck(cards={"npcs.npc_assault": {"armour": armour}}, shield=1)
    game.dice("SHIELD", "HIT+BOLT")
    assert len(game.told("DefenceRolled")[0].faces) == 2
    assert game.agent("npc_assault").wounds == 0
    game = struck(shield=1).dice("SHIELD", "HIT+BOLT")
    assert game.agent("npc_assault").wounds == 1


def test_with_rank_defence_an_npc_rolls_four_dice():
    team = {"chromium": FAR, "npc_assault": ally("5,2")}
    game = table(agents=team, options={"rank_defence": True})
    assert guarding(game.state, "npc_assault", "melee").most_dice == 4


# -- attacking -------------------------------------------------------------------------------------


def test_the_row_decides_the_weapon():
    """GX-10.2.2.a"""
    rows = (NpcRow(at="plus", do=(Attack(weapon="rifle"),)),)
    game = acting(aliens={A: "5,2"}, cards={"npcs.npc_assault": {"rows": rows}})
    assert game.told("AttackDeclared")[0].weapon == "npc_assault/rifle"


def test_an_attack_of_an_npc_goes_like_any_other():
    """GX-10.2.2.f"""
    game = acting(aliens={A: "5,2"})
    roll(game, "hit", "HIT+AMMO")
    roll(game, "defend", "JAM")
    mine = [kind for kind in game.story if kind != "NpcDecided"]
    other = table(agents={"chromium": "4,2"}, aliens={A: "5,2"})
    other.choose(f"attack w_eagle {A}")
    roll(other, "hit", "HIT+AMMO")
    roll(other, "defend", "JAM")
    theirs = [kind for kind in other.story if kind not in ("TurnBegan", "AmmoSpent")]
    assert mine[: len(theirs)][:3] == theirs[:3]
    assert mine[0] == "AttackDeclared"
    assert game.alien(A).wounds == 2


def loaded() -> dict[str, Any]:
    """A rifle that could run dry and jam, were it an agent's."""
    game = table(agents={"chromium": FAR})
    weapons = game.state.box.npcs["npc_assault"].weapons
    return {
        "npcs.npc_assault": {
            "weapons": tuple(
                type(weapon)(
                    **{
                        **{f: getattr(weapon, f) for f in weapon.__struct_fields__},
                        "ammo": 4,
                        "jams": True,
                    }
                )
                for weapon in weapons
            )
        }
    }


@pytest.mark.parametrize("face", ["HIT+AMMO", "JAM"])
def test_npcs_ignore_ammo_and_jams(face):
    """GX-10.2.2.c GX-10.2.2.d"""
    game = acting(aliens={A: "6,3"}, cards=loaded())
    assert game.agent("npc_assault").weapons[0].ammo == 4
    faces = [key for key in game.options if face.split("+")[-1] in key.split("+")]
    roll(game, "hit", faces[0])
    roll(game, "defend", "JAM")
    slot = game.agent("npc_assault").weapons[0]
    assert (slot.ammo, slot.jammed) == (4, False)


def blast(*, friendly: bool) -> Any:
    area = (Modifier(quantity="area", amount=1),)
    npcs = table(agents={"chromium": FAR}).state.box.npcs
    rifle = npcs["npc_assault"].weapons[0]
    fields = {f: getattr(rifle, f) for f in rifle.__struct_fields__}
    wide = type(rifle)(**{**fields, "modifiers": area})
    game = acting(
        agents={"chromium": "6,2"},
        aliens={A: "6,3"},
        cards={"npcs.npc_assault": {"weapons": (wide, npcs["npc_assault"].weapons[1])}},
        options={"friendly_fire": friendly},
    )
    roll(game, "hit", "HIT")
    roll(game, "defend", "JAM")
    return game


def test_friendly_fire_goes_for_npcs_too():
    """GX-10.2.2.e/agent GX-10.2.2.e/spared"""
    assert blast(friendly=True).agent("chromium").wounds > 0
    assert blast(friendly=False).agent("chromium").wounds == 0


def test_npcs_see_in_all_directions():
    """GX-AMB.d"""
    for facing in ("E", "W"):
        game = acting(npc=ally(facing=facing), aliens={A: "2,2"}, options={"human_view": True})
        assert game.told("AttackDeclared")


def test_a_kill_by_an_npc_brings_a_fragment_and_opens_the_wings_step():
    """GX-AMB.j/npc"""
    hp = table(agents={"chromium": FAR}).state.box.aliens["aracnos-green"].hp
    game = acting(aliens={A: {"hex": "5,2", "wounds": hp - 1}})
    roll(game, "hit", "HIT+AMMO")
    roll(game, "defend", "JAM")
    assert A not in game.state.aliens
    assert (game.state.fragments, game.state.kills) == (1, 1)


def test_a_kill_by_a_drone_does_so_too():
    """GX-AMB.j/drone"""
    start = table(agents={"thorium": FAR})
    hp = start.state.box.aliens["aracnos-green"].hp
    game = table(
        agents={"thorium": FAR, "dr_sentry": {"hex": "4,2", "owner": "thorium"}},
        aliens={A: {"hex": "5,2", "wounds": hp - 1}},
        open={"do": "Attack", "attacker": "dr_sentry", "weapon": "dr_sentry/gun", "target": A},
    )
    roll(game, "hit", "HIT")
    roll(game, "defend", "JAM")
    assert (game.state.fragments, game.state.kills) == (1, 1)


# -- as targets ------------------------------------------------------------------------------------


def test_aliens_treat_npcs_as_agents():
    """GX-10.2.2.g/target GX-10.2.2.g/movement"""
    game = table(agents={"chromium": FAR, "npc_assault": ally("5,2")}, aliens={A: "4,2"})
    assert (AgentId("npc_assault"), 0) in oracle.sightings(game.state, AlienId(A))[1]
    decided = oracle.decision(game.state, AlienId(A))
    assert decided
    assert {way.target for way in decided[1].ways} == {"npc_assault"}
    game = table(agents={"chromium": "8,11", "npc_assault": ally("10,2")}, aliens={A: "2,1"})
    decided = oracle.decision(game.state, AlienId(A))
    assert decided
    assert {way.target for way in decided[1].ways} == {"npc_assault"}
    assert "2,1" not in {way.end for way in decided[1].ways}


def preferred(**rows: Any) -> str:
    """Whom an alien attacks first of two."""
    game = table(agents={"chromium": FAR, **rows})
    names = [name for name in game.state.agents if name != "chromium"]
    ways = [Way(AgentId(name), None, HexId("0,0")) for name in names]
    criteria = (weakest(game.state, "GX-AMB.e", "GX-AMB.e"),)
    return str(oracle.narrowed(ways, criteria).ways[0].target)


def test_the_wounds_of_drones_and_npcs_are_compared_with_those_of_agents():
    """GX-AMB.e/drone GX-AMB.e/npc GX-AMB.e/health"""
    mine = {"hex": "1,4", "wounds": 1}
    drone = {"hex": "5,2", "owner": "chromium", "wounds": 2}
    assert preferred(thorium=mine, dr_gd209=drone) == "dr_gd209"
    assert preferred(thorium=mine, npc_blade=ally("5,2", wounds=2)) == "npc_blade"
    assert preferred(thorium={**mine, "wounds": 3}, npc_blade=ally("5,2", wounds=2)) == "thorium"
    assert preferred(thorium=mine, npc_medic=ally("5,2", wounds=1)) == "npc_medic"


# -- death -----------------------------------------------------------------------------------------


def dead(**fields: Any) -> Any:
    game = struck(hits=1, shield=0, wounds=3, **fields)
    return roll(game, "defend", "JAM")


def test_an_npc_dies_when_its_wounds_reach_its_health_points():
    """GX-10.4.b GX-10.4.c GX-10.4.d"""
    gone = table(
        agents={"chromium": FAR, "npc_assault": ally("5,2")},
        open={"do": "NpcDeath", "npc": "npc_assault"},
    )
    assert "npc_assault" not in gone.state.agents
    game = dead()
    assert "npc_assault" not in game.state.agents
    assert game.state.npc_discard == ("npc_assault",)
    assert game.told("NpcDied")
    assert not game.told("Bleeding")
    alive = roll(struck(hits=1, shield=0, wounds=2), "defend", "JAM")
    assert alive.agent("npc_assault").wounds == 3


def test_what_lay_on_a_dead_npc_is_discarded():
    """GX-10.4.g/critical GX-10.4.g/mark GX-10.4.g/poison GX-10.4.g/condition"""
    game = dead()
    token = next(t for t in game.state.box.criticals.values() if "others" in t.fits)
    game = table(
        agents={
            "chromium": FAR,
            "npc_assault": ally(
                "5,2",
                wounds=4,
                criticals=(token.id,),
                lock=2,
                poison=1,
                conditions=("immobilized",),
            ),
        },
        critical_piles={"1": [], "2": [], "3": []},
        open=[{"do": "NewNpc", "hex": "7,0"}, {"do": "Deaths"}],
    )
    assert game.state.critical_discards == {str(token.level): (token.id,)}
    game.dice("npc_assault")
    row = game.agent("npc_assault")
    assert (row.criticals, row.lock, row.poison) == ((), 0, 0)
    assert (row.conditions, row.wounds) == ((), 0)


def test_npcs_are_not_healed_as_agents_are():
    """GX-10.4.e/weapon GX-10.4.e/power"""
    hurt = ally("5,2", wounds=2)
    game = table(agents={"thorium": {"hex": "4,2", "devices": ("d_medikit",)}, "npc_assault": hurt})
    healing = next(
        slot.id
        for slot in game.agent("thorium").weapons
        if game.state.box.weapons[slot.id].kind == "healing"
    )
    assert game.refusal(f"treat {healing} npc_assault") == "GX-10.4.e"
    assert not [key for key in game.offers("treat") if "npc_assault" in key]
    game.choose("use d_medikit")
    assert "npc_assault" not in game.options


def test_health_never_exceeds_the_printed_value():
    """GX-10.4.f"""
    game = table(agents={"chromium": FAR, "npc_assault": ally("5,2", wounds=1)})
    heal(game.state, "npc_assault", 3, "GX-10.4.f")
    assert game.agent("npc_assault").wounds == 0
    assert max_hp(game.state, ASSAULT) == 4


def test_critical_tokens_fit_npcs_as_they_fit_aliens():
    """GX-10.4.1.b"""
    game = table(agents={"chromium": FAR, "npc_assault": ally("5,2")})
    for token in game.state.box.criticals.values():
        assert fits(game.state, "npc_assault", token.id) == ("others" in token.fits)
        assert fits(game.state, "chromium", token.id) == ("agents" in token.fits)


def test_conditions_come_over_npcs_as_over_agents():
    """GX-10.4.1.a/immobilized GX-10.4.1.a/paralyzed"""
    for condition in ("immobilized", "paralyzed"):
        game = table(agents={"chromium": FAR, "npc_assault": ally("5,2")}, aliens={A: "4,2"})
        inflict(game.state, "npc_assault", condition, "GD-8.2.ab")
        assert game.agent("npc_assault").conditions == (condition,)
