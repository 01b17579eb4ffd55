# Galaxy Defenders in English: the texts of cards, weapons, devices and sheets.
# Messages are sentences without their end; a capital at the beginning and a full stop are added.

## What a card is

kind-ability = ability
kind-skill = skill
kind-basic_tactic = basic tactic
kind-improved_tactic = improved tactic
kind-psionic = psionic power
card-costs-movement = costs MOVEMENT
card-costs-combat = costs COMBAT
card-once-per-mission = once per mission
card-keeps = is not discarded after use
card-psionics = for each mission a random psionic power, if there is one
card-fills-slot = an empty device slot gets a random generic device, at the start and in each refresh phase
card-device-slot = A slot for a random generic device in place of a second weapon
kind-device = device
kind-npc_tactic = NPC tactic
timing-standard = standard
timing-reaction = reaction
timing-passive = passive
class-generic = general
class-npc = NPCs
class-alien = aliens
weapon-melee = melee weapon
weapon-ranged = ranged weapon
weapon-healing = healing weapon
card-kind-weapon = { $rank ->
        [standard] standard { $weapon }
        [improved] improved { $weapon }
        [alien] alien { $weapon }
        [natural] natural { $weapon }
        [special] { $weapon } of a power suit
       *[drone] { $weapon } of a drone
    }
card-kind-agent = agent's sheet
card-kind-drone = drone
card-kind-alien = alien card
card-kind-close-encounter = close encounter card { $number }
card-kind-event-standard = event card
card-kind-event-weather = event card, weather
card-kind-event-special = event card, special event
card-kind-die = die
card-kind-supplies = signals
card-kind-critical = CRITICAL token, level { $level }
critical-instant = works at once
critical-temporary = until the next REFRESH phase is over
critical-permanent = for the rest of the mission
critical-fits-agents = for agents only
critical-fits-others = for aliens, drones and NPCs only
critical-condition = the target is { $condition } while the token is there
critical-wounds = the target takes { $wounds ->
        [one] 1 more wound
       *[other] { $wounds } more wounds
    } at once
card-kind-tables = tables
card-kind-ladder = ranks
card-grenade = grenade
card-copies-in = { $number } in { $product }
set-core = the core set
set-strikeback = Operation Strikeback
set-extinction = Extinction Protocol
card-species = species { $species }
card-add-on = from { $product }
card-copies = { $number ->
        [0] not in the box
       *[other] { $number } in the box
    }

## Conditions

card-if = { $when }: { $what }
when-bolt = if a bolt shows
when-each_bolt = for each bolt
when-gd = if a GD shows
when-target_marked = against a marked target
when-each_mark = for each level of the MARK on the target
when-target_immobilized = against an immobilised target
when-melee = in melee
when-ranged = at range
when-hit = if a hit is rolled
card-armour = armour
card-weather = while this weather lasts

## Modifiers

quantity-hits = { $amount } { $count ->
        [one] hit
       *[other] hits
    }
quantity-hit_dice = { $amount } { $count ->
        [one] hit die
       *[other] hit dice
    }
quantity-defence_dice = { $every ->
        [yes] the target rolls no defence dice
       *[no] { $amount } { $count ->
            [one] defence die
           *[other] defence dice
        } for the target
    }
quantity-shields = { $amount } { $count ->
        [one] shield
       *[other] shields
    }
quantity-healing = { $count ->
        [one] 1 wound is healed
       *[other] { $count } wounds are healed
    } before new ones are taken
quantity-area = the attack strikes the whole area of its target
quantity-range_cap = { $amount ->
        [-1] no ranged attack is possible
        [0] ranged attacks reach adjacent hexes only
        [one] no ranged attack reaches farther than 1 area
       *[other] no ranged attack reaches farther than { $amount } areas
    }
quantity-evade_dice = { $amount } { $count ->
        [one] die
       *[other] dice
    } to evade
quantity-evade = nobody can evade
quantity-evade_bolt = a bolt is enough to evade, too
quantity-hidden_beyond = { $amount ->
        [-1] no alien targets or notices the agent
        [0] only adjacent aliens target or notice the agent
        [one] aliens more than 1 area away neither target nor notice the agent
       *[other] aliens more than { $amount } areas away neither target nor notice the agent
    }
quantity-sees_hidden = nothing hides an agent from it
quantity-movement = { $amount } { $count ->
        [one] hex
       *[other] hexes
    } of movement
quantity-unjam_cost = clearing a jam costs the action alone
quantity-drone_dice = { $amount } { $count ->
        [one] hit die
       *[other] hit dice
    } for the agent's drones
quantity-drone_shield = { $amount } { $count ->
        [one] energy shield point
       *[other] energy shield points
    } for the agent's drones
quantity-alien_training = alien weapons do not fail in the agent's hands
quantity-armour_ignored = the target's armour gives nothing
quantity-step_away = the agent may step one hex away when the attack is over
quantity-reroll_hit = dice of the hit roll may be thrown again
quantity-reroll_grenade = dice of a grenade's hit roll may be thrown again
quantity-reroll_defence = dice of the defend roll may be thrown again
quantity-critical = CRITICAL { $count } if it wounds
quantity-max_hp = { $amount } to the most health points
quantity-bolts_off = bolts have no effect
quantity-shields_stay_down = the energy shields of agents do not come back
quantity-shields_off = no energy shield
quantity-explosion = EXPLOSION: strikes the area and those next to it
quantity-flying = FLYING: barriers are no obstacle
quantity-refresh_healing = { $count ->
        [one] 1 wound heals
       *[other] { $count } wounds heal
    } in each refresh phase
quantity-vulnerable = burrowing aliens can always be attacked
quantity-lethal = LETHAL: no die is rolled against the hits, and only energy shields take them
quantity-seize = SEIZE: drags an immobilised, paralysed or bleeding agent along
quantity-reroll_alien = dice that show an alien may be thrown again, too

## Weapons

card-dice = { $colours ->
        [red] { $red ->
            [one] 1 red die
           *[other] { $red } red dice
        }
        [blue] { $blue ->
            [one] 1 blue die
           *[other] { $blue } blue dice
        }
        [both] { $red } red and { $blue ->
            [one] 1 blue die
           *[other] { $blue } blue dice
        }
       *[none] no dice
    }
card-reach = { $most ->
        [0] adjacent hexes only
       *[other] { $same ->
            [yes] range { $most } only
           *[no] { $least ->
                [0] range up to { $most }
               *[other] range { $least } to { $most }
            }
        }
    }
card-ammo = { $ammo } ammo
card-weapon = { $name } ({ $kind ->
        [melee] melee
        [ranged] ranged
       *[healing] healing
    })
card-area-for-ammo = before the roll { $ammo } ammo may be paid to strike the whole area of the target
card-hits-for-ammo = after the roll { $least ->
        [0] up to { $most } ammo may be paid
       *[other] { $least } to { $most } ammo must be paid
    }; each adds a hit
card-never-jams = it never jams

## Sheets

card-move = { $hexes ->
        [0] it does not move
        [one] moves 1 hex
       *[other] moves { $hexes } hexes
    }
card-more-shields = further energy shields: { $points }
card-fixed-hits = { $hits ->
        [one] 1 hit without dice
       *[other] { $hits } hits without dice
    }
card-area-healing = heals all agents in the area of the treated one
card-health = { $hp } HP{ $shield ->
        [0] {""}
        [one] , energy shield with 1 point
       *[other] , energy shield with { $shield } points
    }
side-standard = standard side
side-elite = elite side
card-weapons = weapons: { $weapons }
card-ability = ability: { $ability }

## Abilities, skills, tactics and devices

moment-turn = with the action of the agent's own turn
moment-attack = with the action, for an attack in the agent's own turn
moment-defend = for a defence; it costs no action
moment-wounded = when an alien next to the agent has wounded it: an attack on that alien with a melee weapon, without an action
moment-guard = once a round an attack on an alien that has just moved or come into play
moment-npc_tactic = once in the mission, when its colour allows
moment-friend_attacked = when an agent next to this one is attacked; it costs no action
moment-friend_defends = for the defence of an agent in this area; it costs no action
moment-close_encounter_drawn = when a close encounter card was drawn; it costs no action
moment-always = it always works
card-takes-movement = only for an agent who has not moved; it takes the movement of this turn
card-grenades = whoever gains it gets { $number ->
        [one] 1 grenade
       *[other] { $number } grenades
    } of their choice
card-returns = reinforcements may bring it back
card-while-free = not while an alien holds the agent in combat
whom-self = the agent
whom-self_or_adjacent = the agent, or an agent next to it,
whom-adjacent_bleeding = a bleeding agent next to this one
whom-adjacent_agent = an agent next to this one
whom-area = every agent in this area
whom-each_agent = each agent
whom-chosen_agent = an agent of the controller's choice
whom-alpha = the alpha agent
effect-heal = { $whom } heals { $amount ->
        [one] 1 wound
       *[other] { $amount } wounds
    }
effect-reload = { $whom } gets { $amount } ammo back for one weapon{ $unjams ->
        [yes] {" "}and clears its jam
       *[no] {""}
    }
effect-cure = { $whom } loses one body condition
effect-purge = { $whom } is free of POISON
effect-dash = the agent moves up to { $own_move ->
        [yes] its movement and { $hexes ->
            [one] 1 hex
           *[other] { $hexes } hexes
        }
       *[no] { $hexes ->
            [one] 1 hex
           *[other] { $hexes } hexes
        }
    } at once{ $flying ->
        [yes] , FLYING
       *[no] {""}
    }{ $leaves_combat ->
        [yes] , even out of combat
       *[no] {""}
    }
effect-blast = attack on every alien in the area of an alien in sight ({ $reach }): { $dice }, basic damage{ $critical ->
        [0] {""}
       *[other] , and CRITICAL { $critical } where it wounds
    }{ $explosion ->
        [yes] ; EXPLOSION: also in the areas next to it
       *[no] {""}
    }
effect-endure = works { $until ->
        [refresh] until the refresh phase
        [turn] until the turn ends
       *[move] until the agent moves
    }
effect-mark = works for all agents against one alien in sight, until the refresh phase
effect-plate = the agent gets { $tokens ->
        [one] 1 armour token, which takes the next hit
       *[other] { $tokens } armour tokens; each takes one of the next hits
    }, before everything else
effect-move_again = an agent who has moved may move again in this turn
effect-fight_again = an agent who has attacked may use combat again in this turn
effect-smite = { $hits } hits on an alien in sight ({ $reach }), basic damage; energy shields do not absorb them
effect-field = works for everybody until the refresh phase
effect-take_place = the agent becomes the target of the attack on { $whom }
effect-run = { $procedure ->
        [leadership] another agent ({ $reach }) moves up to { $hexes } hexes at once, or clears a jam
        [commander] an NPC of the agent acts once more in this round
        [hologram] puts the hologram on an empty hex ({ $reach }): aliens take it for an agent, and any attack destroys it
        [quartermaster] another agent ({ $reach }) gets one device of this one, and may use it at once
        [mind_link] an agent ({ $reach }) turns a used skill or basic tactic up again
        [enemy_control] an alien in sight ({ $reach }), but no master, is moved 1 area and attacks another alien
        [telekinesis] an alien in sight ({ $reach }), but no master, is moved 1 area
        [acrobatics] in this turn aliens and windows do not hinder the agent's movement
        [charge] the agent moves 1 hex, even out of combat; then every alien next to it is pushed 1 hex away
        [mines] lay { $mines } mines on empty hexes in sight ({ $reach }); a mine explodes when an alien comes onto it or next to it: { $dice }, basic damage
        [scanner] turn one signal over, wherever it is: a human goes, an alien stays a signal that everybody knows
       *[satellite] choose an area without a room; when the battle phase ends, all signals there are destroyed, and everybody there is attacked: { $dice }, basic damage
    }
effect-deploy = puts the { $drone } on an empty hex next to the agent
effect-one_of = one of these:

## After a roll

effect-inflict = { $struck ->
        [area] every alien in the area is { $condition }
       *[target] the target is { $condition }
    }
effect-drag = attacker and victim, if it was wounded, move { $areas ->
        [one] 1 area
       *[other] { $areas } areas
    } toward the closest teleport point
effect-carry_off = the target is IMMOBILIZED and SEIZED, and the attacker moves away 1 area with it
effect-descent = once a round, after it has survived an attack, the top close encounter card is discarded without effect
effect-push = { $struck ->
        [area] every alien in the area
       *[target] the target
    } is pushed { $areas ->
        [0] { $hexes ->
            [one] 1 hex
           *[other] { $hexes } hexes
        }
        [one] 1 area
       *[other] { $areas } areas
    } away
effect-disable_shield = every alien in the area loses its energy shield for good
effect-ignite = the area burns until the next event phase ends; an alien that comes there suffers 1 wound
effect-lock_on = the target gets a MARK { $level }, before it defends
effect-poison = the target gets POISON { $level }{ $wounding ->
        [yes] {" "}if it was wounded
       *[no] {""}
    }
effect-relieve = the treated agent is free of all body conditions
effect-heal_another = another agent, at most { $areas ->
        [one] 1 area
       *[other] { $areas } areas
    } from the treated one, heals { $amount ->
        [one] 1 wound
       *[other] { $amount } wounds
    }

## Alien cards

card-wide = its base covers two hexes
card-flying = flying
card-seize = SEIZE
card-burrowing = burrowing
card-prefers-immobilized = attacks whoever is immobilised or paralysed before others
card-swarm = swarm: { $hp } figures, one wound each
card-prime-swarm = prime swarm: { $figures } figures, each with health and shields of its own
card-archenemy = ARCHENEMY: looks for the menacing agent and attacks nobody else
card-aside = never in the alien deck; it takes the place of another card
effect-lead = when it moves, the { $aliens ->
        [one] closest other alien
       *[other] { $aliens } closest other aliens
    } within { $within ->
        [one] 1 area
       *[other] { $within } areas
    } { $aliens ->
        [one] moves
       *[other] move
    } along into its area
effect-substitute = once a round another alien within { $within ->
        [one] 1 area
       *[other] { $within } areas
    } becomes the target of an attack in its place{ $has_not_species ->
        [yes] , but no { $not_species }
       *[no] {""}
    }
effect-rage = at { $wounds ->
        [one] 1 wound
       *[other] { $wounds } wounds
    } this card is replaced: { $card }, without wounds
effect-stage = { $wounds ->
        [0] the master alien changes its stage
        [one] at 1 wound the card is turned over; everything on it stays
       *[other] at { $wounds } wounds the card is turned over; everything on it stays
    }: { $card }
effect-splash = when it dies, every agent next to it defends against { $hits ->
        [one] 1 hit
       *[other] { $hits } hits
    } of basic damage
effect-attack = { $on ->
        [closest_agent] attack the closest agent with { $weapon }
       *[eligible] attack with { $weapon }
    }{ $times ->
        [one] {""}
       *[other] {" "}{ $times } times
    }
effect-move_adjacent = move up to { $areas ->
        [one] 1 area
       *[other] { $areas } areas
    } next to { $to }
effect-move_toward = move up to { $areas ->
        [one] 1 area
       *[other] { $areas } areas
    } toward { $to }
effect-move_away = fall back { $areas ->
        [one] 1 area
       *[other] { $areas } areas
    }
effect-command = make the { $aliens ->
        [one] closest other alien
       *[other] { $aliens } closest other aliens
    } within { $within ->
        [one] 1 area
       *[other] { $within } areas
    } act{ $has_not_species ->
        [yes] {" "}(no { $not_species })
       *[no] {""}
    }
effect-regenerate = heal { $amount ->
        [one] 1 wound
       *[other] { $amount } wounds
    }{ $area ->
        [yes] {" "}of every alien in its area
       *[no] {""}
    }
goal-closest_agent = the closest agent
goal-most_wounded_agent = the most wounded agent
goal-closest_teleport = the closest teleport point
goal-alpha = the alpha agent
goal-target = the same agent
goal-closest_alien = the closest alien
goal-same_alien = the same alien
goal-menacing_agent = the menacing agent
aim-alien = the closest alien
aim-teleport = the closest teleport point
aim-agent = the closest agent
aim-wounded_agent = the closest wounded agent
aims = { $count ->
        [one] { $aims }
       *[other] the first of these that can be reached: { $aims }
    }
effect-move_on = move up to { $areas ->
        [one] 1 area
       *[other] { $areas } areas
    } toward { $list }
effect-treat_friend = the closest wounded agent at most { $within ->
        [one] 1 area
       *[other] { $within } areas
    } away heals { $amount ->
        [one] 1 wound
       *[other] { $amount } wounds
    }; if there is none: { $otherwise }
effect-cancel_hits = { $amount ->
        [99] all hits
        [one] 1 hit
       *[other] { $amount } hits
    } of the attack{ $has_whom ->
        [yes] {" "}on { $whom }
       *[no] {""}
    } are cancelled, before shields and dice
effect-refuse_card = the close encounter card is discarded, and { $redraw ->
        [yes] another is drawn
       *[no] nobody on it acts
    }
tactic-red = in its activation
tactic-blue = outside its activation, { $moment ->
        [alien_moved] when an alien has moved
        [agent_attacked] when an agent is attacked
        [close_encounter_drawn] when a close encounter card was drawn
        [any] at any time
       *[none] once
    }
tactic-purple = { $moment ->
        [alien_moved] when an alien has moved
        [agent_attacked] when an agent is attacked
        [close_encounter_drawn] when a close encounter card was drawn
        [any] at any time, in its activation or outside it
       *[none] in its activation or outside it
    }
card-npc-tactic = Tactic { $name }, once in a mission, { $when }{ $within ->
        [0] {""}
        [one] , within 1 area
       *[other] , within { $within } areas
    }: { $what }.
card-kind-npc = NPC
card-twin-of = double of { $twin }
card-npc-drone = its double in play does not keep it out of the deck
card-leads-npcs = the alpha agent may give all NPCs to who has this
row-at = at range { $at }
row-plus = otherwise

## Close encounter cards

card-activates-nobody = no alien acts
card-activates = every { $wounded ->
        [yes] wounded{" "}
       *[no] {""}
    }{ $rank ->
        [green] green{" "}
        [blue] blue{" "}
        [red] red{" "}
        [purple] purple{" "}
       *[any] {""}
    }{ $has_species ->
        [yes] { $species }
       *[no] alien
    }{ $has_which ->
        [yes] {" "}that { $which }
       *[no] {""}
    } acts
which-and = {" "}and{" "}
which-within = { $areas ->
        [0] is next to an agent
        [one] is at most 1 area away from an agent
       *[other] is at most { $areas } areas away from an agent
    }
which-beyond = { $areas ->
        [0] is next to no agent
        [one] is more than 1 area away from every agent
       *[other] is more than { $areas } areas away from every agent
    }
which-unwounded = has no wounds
which-flying = flies
which-burrowing = burrows
card-activates-some = { $some ->
        [agents] as many aliens as there are agents act
        [one] 1 alien acts
       *[other] { $some } aliens act
    }, those of the alpha agent first, then in turn order, the highest rank first
which-alphas = is controlled by the alpha agent
card-danger = danger: if there is none, { $count } { $rank ->
        [green] green{" "}
        [blue] blue{" "}
        [red] red{" "}
        [purple] purple{" "}
       *[any] {""}
    }{ $species } { $count ->
        [one] arrives
       *[other] arrive
    } at a teleport point

## Event cards

card-nothing = nothing happens
effect-lose_ammo = { $agents ->
        [one] 1 agent, chosen by the alpha agent, discards
       *[other] { $agents } agents, chosen by the alpha agent, discard
    } 1 ammo{ $agents ->
        [one] {""}
       *[other] {" "}each
    }
effect-move_signals = every signal moves { $areas ->
        [one] 1 area
       *[other] { $areas } areas
    } { $toward ->
        [alpha] toward the alpha agent
        [weakest_agent] toward the agent with the fewest HP left
        [closest_teleport] toward the closest teleport point
        [away] back where it came from, or away from the agents
       *[closest_agent] toward the closest agent
    }
effect-teleport_balance = as many signals arrive as agents exceed { $minus ->
        [aliens] the aliens in play
       *[aliens_and_signals] the aliens and signals in play
    }{ $plus ->
        [0] {""}
       *[other] , and { $plus } more
    }
effect-teleport_signals = { $only_if_fewer_aliens ->
        [yes] if there are fewer aliens than agents, signals
       *[no] signals
    } arrive: { $by_agents } for 1 / 2 / 3 / 4 / 5 agents
effect-suffer = { $ground }: every agent there suffers { $amount ->
        [one] 1 wound
       *[other] { $amount } wounds
    }, which nothing can prevent
effect-jam_weapon = a human ranged weapon of the alpha agent jams
effect-drain_shields = all agents lose the points of their energy shields
effect-activate_closest = the alien closest to the alpha agent acts
effect-special_event = what the mission has written under { $letter } happens
effect-act_of_valor = act of valour: one used tactic of the team is turned up again
card-kind-token = token of a mission
token-stands = it stands in its hex, can be attacked like an alien, never defends, and is destroyed by { $hp ->
        [one] 1 wound
       *[other] { $hp } wounds
    }
token-carried = an agent who enters its hex carries it until the mission ends, or leaves it where it falls{ $fragments ->
        [0] {""}
        [one] ; it brings 1 fragment
       *[other] ; it brings { $fragments } fragments
    }
token-discarded = an agent who enters its hex uses it up{ $fragments ->
        [0] {""}
        [one] {" "}and gains 1 fragment
       *[other] {" "}and gains { $fragments } fragments
    }
token-left = an agent who enters its hex gains { $fragments ->
        [one] 1 fragment
       *[other] { $fragments } fragments
    }
token-opens = who carries it removes { $colour ->
        [red] red
        [blue] blue
       *[green] green
    } SECURITY LOCKS on doors and windows beside the hex, as a free action
token-counts = each one that is carried raises the counter { $counter }
token-visited = an agent who ends a movement on it raises the counter { $counter } with its number
token-by-mission = the mission may say otherwise
effect-teleport_alien = 1 { $rank ->
        [green] green{" "}
        [blue] blue{" "}
        [red] red{" "}
        [purple] purple{" "}
       *[any] {""}
    }{ $species } arrives at { $has_per_token ->
        [yes] each { $per_token } on the map, { $most } at most
       *[no] a teleport point
    }
effect-transfer = the agents are moved to { $to }
effect-set_doors = { $token ->
        [lock] locked from now on
        [unlock] unlocked from now on
        [bar] blocked from now on
       *[unbar] no longer blocked
    }: { $doors }
effect-bombard = the alpha agent picks an area with no agent in it or beside it: { $red } red dice against every alien there{ $explosion ->
        [yes] {" "}and in the areas next to it
       *[no] {""}
    }
effect-activate_some = { $aliens ->
        [one] the closest alien
       *[other] the { $aliens } closest aliens
    } that { $power ->
        [flying] flies
       *[burrowing] burrows
    } acts{ $has_otherwise ->
        [yes] ; without one: { $otherwise }
       *[no] {""}
    }
effect-bring = { $what ->
        [master] the master alien
       *[npc] { $has_npc ->
            [yes] { $npc }
           *[no] the top NPC of the deck
        }
    } enters play { $at ->
        [start] at the start
       *[other] at { $at }
    }
effect-open_teleport = teleport point { $symbol } is at { $at } from now on

## Dice and tables

card-faces = { $count } faces: { $faces }
card-rank = rank { $rank }: { $needs ->
        [0] at the start
       *[other] { $needs } × { $symbol }
    }
card-wings = roll for the next rank: { $dice }
card-search = search: { $dice }; { $symbol } = { $found ->
        [aid] first aid or ammo
       *[find] a device or a fragment of alien tech
    }
card-evade = evade: { $dice }; { $symbol } = the agent is free
card-teleport = teleport: { $dice }; of several symbols the first of these counts: { $symbols }
card-signals = signals: { $human } humans, { $alien } aliens
card-other-signals = { $npc } NPCs, { $stationary } stationary signals
card-poison-tokens = { $poison } POISON tokens
card-alpha-order = who speaks first for a new team: { $order }
card-fragments = fragments of alien tech: at most { $most }

## The list of all cards

cards-agents = Agents
cards-standard = Standard weapons
cards-improved = Improved weapons
cards-alien = Alien weapons
cards-natural = Weapons of aliens
cards-drone = Weapons of drones
cards-ability = Abilities
cards-skill = Skills
cards-basic_tactic = Basic tactics
cards-improved_tactic = Improved tactics
cards-psionic = Psionic powers
cards-device = Devices
cards-drones = Drones
cards-aliens = Alien cards
cards-close_encounters = Close encounter cards
cards-events = Event cards
cards-dice = Dice
cards-supplies = Signals
cards-criticals = CRITICAL tokens
cards-tokens = Tokens of missions
cards-npcs = NPC cards
cards-tables = Tables
cards-ladders = Ranks of the expansions
