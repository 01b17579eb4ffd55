"""Definitions in which every field of the content types says something."""

from msgspec.structs import replace

from xenofront.games.galaxy_defenders import pack as galaxy_defenders_pack
from xenofront.games.galaxy_defenders.content import (
    effects,
    gear_effects,
    npc_effects,
    power_effects,
)
from xenofront.games.galaxy_defenders.content.catalogue import (
    Activation,
    Agent,
    AlienCard,
    CloseEncounter,
    Critical,
    Danger,
    Die,
    Drone,
    EventCard,
    Npc,
    NpcRow,
    NpcTactic,
    Power,
    Row,
    Side,
    Weapon,
)
from xenofront.games.galaxy_defenders.content.gear import Pose, Suit
from xenofront.games.galaxy_defenders.content.modifiers import Modifier
from xenofront.games.galaxy_defenders.content.tokens import MissionToken, TokenRule

BOLT = Modifier(quantity="hits", amount=1, when=("bolt",), rule="GD-7.6.f")
ARMOUR = Modifier(quantity="shields", amount=1, when=("each_bolt", "melee"), rule="GD-7.3.i")
PASSIVE = Modifier(quantity="movement", amount=1)

ROWS: tuple[effects.AlienEffect, ...] = (
    effects.Attack(weapon="web", times=2),
    effects.MoveAdjacent(),
    effects.MoveToward(areas=2),
    effects.MoveAway(),
    effects.Regenerate(),
    effects.Command(aliens=1, within=2, not_species="xeno_grey"),
)
ON_BOLT = (
    effects.Inflict(condition="stunned"),
    effects.CarryOff(),
    effects.Drag(),
    effects.Push(hexes=1),
    effects.Relieve(),
    effects.HealAnother(areas=1, amount=1),
    effects.LockOn(level=1),
    effects.Poison(level=1),
)
ON_HIT = (
    effects.Inflict(condition="immobilized"),
    effects.Push(hexes=1),
    effects.DisableShield(),
    effects.Ignite(),
)
USES = (
    effects.Heal(whom="self", amount=1),
    effects.Reload(whom="self", amount=1),
    effects.Cure(whom="self"),
    effects.Purge(whom="self"),
    gear_effects.Charge(whom="self", amount=1),
    effects.Dash(hexes=1),
    effects.Blast(range=1, red=2, blue=1, on_hit=ON_HIT),
    effects.Deploy(drone="dr_sentry"),
    effects.Endure(until="move"),
    effects.Mark(),
    effects.Plate(tokens=4),
    effects.MoveAgain(),
    effects.Run(procedure="mines", range=1, red=3),
    power_effects.Smite(range=1, hits=2),
    power_effects.TakePlace(),
    power_effects.Field(),
    power_effects.FightAgain(),
    effects.OneOf(effects=(effects.Heal(whom="self", amount=1), effects.Cure(whom="alpha"))),
)
HAPPENINGS = (
    effects.LoseAmmo(agents=2),
    effects.MoveSignals(areas=1),
    effects.TeleportSignals(by_agents=(1, 1, 2, 3, 3)),
    effects.TeleportBalance(minus="aliens"),
    effects.TeleportAlien(species="xeno_beta", rank="green", per_token="drill", most=2),
    effects.Suffer(ground="desert", amount=1),
    effects.Heal(whom="each_agent", amount=1),
    effects.Reload(whom="each_agent", amount=1),
    effects.JamWeapon(),
    effects.DrainShields(),
    effects.ActivateClosest(),
    effects.SpecialEvent(letter="A"),
    effects.ActOfValor(),
    effects.Transfer(to=("1,2", "1,3")),
    effects.SetDoors(doors=("1,2|1,3",), token="lock"),
    effects.OpenTeleport(symbol="HIT", at="4,2"),
    effects.Bombard(red=3, explosion=True),
    effects.ActivateSome(power="burrowing", otherwise=(effects.TeleportBalance(minus="aliens"),)),
    effects.Bring(what="npc", npc="npc_assault"),
    gear_effects.Supply(whom="each_agent", of=("ammo", "battery"), amount=1),
    gear_effects.BasicHits(whom="one_per_area", hits=2),
    gear_effects.RollEach(die="blue", symbols=("ALIEN", "JAM"), condition="immobilized"),
    gear_effects.ForcePose(pose="prone"),
)

WEAPON = Weapon(
    id="w",
    name="Gun",
    de="Kanone",
    confidence="designed",
    kind="ranged",
    rank="standard",
    user="marine",
    red=3,
    blue=1,
    range=4,
    min_range=1,
    ammo=4,
    modifiers=(BOLT,),
    on_bolt=ON_BOLT,
    on_hit=(effects.LockOn(level=2),),
    area_for_ammo=1,
    hits_for_ammo=(1, 3),
)
POWER = Power(
    id="p",
    name="Trick",
    de="Kniff",
    confidence="designed",
    kind="skill",
    modifiers=(PASSIVE,),
    effects=USES,
)
AGENT = Agent(
    id="a",
    name="Radon",
    de="Radon",
    confidence="designed",
    class_name="marine",
    move=4,
    standard=Side(hp=6),
    elite=Side(hp=7, shield=1),
    weapons=("w_rifle", "w_eagle"),
    ability="guard",
    armour=(ARMOUR,),
)
DRONE = Drone(
    id="d",
    name="Walker",
    de="Läufer",
    confidence="designed",
    hp=3,
    move=2,
    weapon=replace(WEAPON, rank="drone", user="generic", on_bolt=(), on_hit=()),
)
ALIEN = AlienCard(
    id="x-green",
    name="Blob",
    de="Klecks",
    confidence="designed",
    species="aracnos",
    rank="green",
    copies=2,
    hp=3,
    more_shields=(1, 2),
    armour=(ARMOUR,),
    weapons=(replace(WEAPON, id="web", name="Web", de="Netz", rank="natural", user="alien"),),
    passive=(PASSIVE,),
    on_move=(effects.Lead(aliens=1, within=1),),
    on_target=(effects.Substitute(within=1, not_species="nexus"),),
    on_wounds=(
        effects.Rage(wounds=2, card="xeno_beast-enraged"),
        effects.Stage(wounds=3, card="xeno_beast-enraged"),
    ),
    on_death=(effects.Splash(hits=1),),
    on_attacked=(effects.Descent(),),
    rows=(*(Row(at=at, do=(what,)) for at, what in enumerate(ROWS)), Row(at="plus", do=ROWS[:2])),
)
ENCOUNTER = CloseEncounter(
    id="c",
    name="Ambush",
    de="Hinterhalt",
    confidence="designed",
    number=3,
    copies=2,
    activates=Activation(species="nexus", rank="green", within=1, beyond=2),
    danger=Danger(species="nexus", rank="green"),
)
EVENT = EventCard(
    id="e",
    name="Storm",
    de="Sturm",
    confidence="designed",
    kind="weather",
    effects=HAPPENINGS,
    weather=(PASSIVE,),
)
CRITICAL = Critical(
    id="c2",
    name="Sprain",
    de="Zerrung",
    confidence="designed",
    level=2,
    lasts="temporary",
    modifiers=(PASSIVE,),
    condition="paralyzed",
    wounds=1,
)
NPC = Npc(
    id="n",
    name="Friend",
    de="Freund",
    confidence="designed",
    hp=3,
    armour=(ARMOUR,),
    weapons=(replace(WEAPON, id="web", name="Web", de="Netz", rank="natural", user="npc"),),
    rows=(
        NpcRow(at=0, do=(effects.Attack(weapon="web", times=2),)),
        NpcRow(at=1, do=(effects.MoveAdjacent(to="closest_alien"), effects.MoveAway())),
        NpcRow(at=2, do=(effects.MoveToward(to="closest_alien"),)),
        NpcRow(
            at="plus",
            do=(
                npc_effects.MoveOn(list=("alien", "teleport")),
                npc_effects.TreatFriend(
                    within=1, amount=1, otherwise=(effects.Attack(weapon="web"),)
                ),
            ),
        ),
    ),
    tactic=NpcTactic(
        colour="purple",
        name="Ruse",
        de="List",
        effects=(
            effects.Attack(weapon="web"),
            effects.Heal(whom="chosen_agent", amount=1),
            power_effects.CancelHits(amount=2),
            power_effects.RefuseCard(),
        ),
        modifiers=(PASSIVE,),
    ),
)
SUIT = Suit(
    id="s",
    name="Suit",
    de="Anzug",
    confidence="designed",
    move=2,
    shield=1,
    batteries=3,
    seize=True,
    flying=False,
    weapon=replace(WEAPON, rank="special", user="generic", battery=2, on_bolt=(), on_hit=()),
)
POSE = Pose(
    id="crouching",
    name="crouching",
    de="kniend",
    confidence="designed",
    step_cost=2,
    modifiers=(
        Modifier(quantity="hits", amount=1, when=("ranged", "attacking")),
        Modifier(quantity="defence_dice", amount=-1, when=("melee", "defending")),
    ),
    to={"standing": 1},
)
DIE = Die(
    id="die", name="Die", de="Würfel", confidence="designed", faces=(("HIT",), ("HIT", "BOLT"))
)
TABLES = galaxy_defenders_pack.catalogue().tables["core"]
SUPPLIES = galaxy_defenders_pack.catalogue().supplies["extinction"]
LADDER = galaxy_defenders_pack.catalogue().ladders["extinction"]

TOKEN = MissionToken(
    id="thing",
    name="Thing",
    de="Ding",
    confidence="designed",
    copies=3,
    rule=TokenRule(hp=2, taken="carried", fragments=2, counts="things", visited="places"),
)

SAMPLES = (
    WEAPON,
    POWER,
    AGENT,
    DRONE,
    ALIEN,
    ENCOUNTER,
    EVENT,
    CRITICAL,
    NPC,
    SUIT,
    POSE,
    TOKEN,
    DIE,
    TABLES,
    SUPPLIES,
    LADDER,
)

OTHER_WORDS = {
    "species": "xeno_alpha",
    "not_species": "",
    "card": "xeno_beta-green",
    "drone": "dr_gd209",
    "npc": "npc_blade",
    "twin_of": "dr_gd209",
    "ground": "street",
    "letter": "B",
    "per_token": "waypoint",
    "counts": "waypoint",
    "visited": "drill",
    "symbol": "BOLT",
    "add_on": "Elite Alien Army",
    "ability": "stealth",
    "rule": "GD-7.6.g",
    "weapon": "tail",
    "rank": "red",
    "name": "Another",
    "de": "Anders",
}
"""Another value for each field that is an open word; ``at`` and tuples of words get one more."""
