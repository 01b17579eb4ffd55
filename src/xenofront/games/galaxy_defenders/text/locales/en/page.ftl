# Galaxy Defenders in the browser: what stands on the board, beside it, and on its pages.

odds-most-dice = at most { $dice } defence dice for { $name }

## Before a game

web-map-size = { $areas } areas, { $hexes } hexes
web-in-campaign = mission { $number } of { $campaign }
web-ability = Ability: { $ability }.
web-on = on
web-off = off
web-switched = { $option }: { $value }
preset-rulebook = Rulebook
preset-rulebook-text = The rules as the book has them.
preset-easy = Easy
preset-easy-text = Agents see all around, and nobody rolls many defence dice.
preset-normal = Normal
preset-normal-text = Who is held in combat must deal with that first.
preset-hard = Hard
preset-hard-text = As normal, and agents can hit each other.
preset-very-hard = Very hard
preset-very-hard-text = As hard, with defence dice without a limit; in a campaign the dead stay dead.
option-name-human_view = Human view
option-text-human_view = Agents see only the half circle in front of them.
option-name-friendly_fire = Friendly fire
option-text-friendly_fire = Agents can be attacked by their own squad.
option-name-close_fight = Close fight
option-text-close_fight = An agent with aliens beside it can attack only those.
option-name-valor_for_each = Valour for each
option-text-valor_for_each = An act of valour turns up a tactic of every agent, not of one.
option-name-campaign = Campaign
option-name-rank_defence = Defence by rank
option-text-rank_defence = How many defence dice a figure rolls at most depends on its rank.
web-fact-product = Product
product-strikeback = Operation Strikeback
product-extinction = Extinction Protocol
option-name-strikeback = With Operation Strikeback
option-text-strikeback = Weapons, devices, skills and agents of Operation Strikeback are mixed in, and its rules apply.
option-name-high_impact = High impact
option-text-high_impact = Nobody rolls more than five defence dice.
option-name-danger = Danger
option-text-danger = Every close encounter card that names a species brings one if none is there.
option-name-twins_in_arms = Twins in arms
option-text-twins_in_arms = NPCs that are doubles of agents in play may come, too.
option-name-allies = Allies
option-text-allies = An NPC comes in place of a human among the signals; in missions of Extinction Protocol in place of two.
option-name-more_allies = More allies
option-text-more_allies = With allies, another NPC comes in place of a human.
option-name-extra_ally = Extra ally
option-text-extra_ally = One NPC more is among the signals.
option-name-free_weapons = Free choice of weapons
option-text-free_weapons = A weapon with limited ammo may replace any other.
option-name-permanent_death = Permanent death

## Rooms

room-outpost = outpost
room-brig = brig
room-engine = engine room
room-vault = vault
room-control = control room
room-tower = tower
room-hangar = hangar
room-lift = lift
room-bakery = bakery
room-house = house
room-school = school
room-dormitory = dormitory
room-lab = laboratory
room-archive = archive
room-hall = hall
room-office = office
room-store = store
room-laboratory = laboratory
room-airlock = airlock
room-barracks = barracks
room-relay = relay
room-reactor = reactor
room-gatehouse = gatehouse
room-guardroom = guardroom
room-keep = keep
ground-plain = open ground

## The board

web-board-label = { $mission }: a map of { $hexes } hexes in { $areas } areas
web-hex-title = Hex { $hex }
web-hex-edge = { $hex }, edge of the map
web-hex-blocked = blocked
web-hex-door = a door fills it
web-hex-room = room: { $room }
web-hex-centre = centre of its area
web-hex-area = area of { $area }
web-hex-side = { $kind ->
        [wall] wall
        [door] door
        [window] window
       *[barrier] barrier
    } in the { $direction }
web-at = at { $hex }
web-facing = facing { $facing }
web-relation = { $hexes ->
        [one] one hex
       *[other] { $hexes } hexes
    } { $direction } of { $name }
web-relation-same = where { $name } stands
web-range = range { $areas }
web-seen-by = { $count ->
        [0] in nobody's sight
       *[other] seen by { $names }
    }
web-nearest = nearest alien { $alien }, { $where }, { $away }
web-wounds = wounds { $wounds } of { $hp }
web-drone-of = drone of { $agent }
web-npc-of = NPC of { $agent }
web-face-down = face down
web-jammed = { $weapon } is jammed
web-empty = { $weapon } is empty
web-marked = marked: { $power }
web-goal = goal: { $hex }
web-search = place to search at { $hex }
web-action = { $action }, at { $hex }
web-place = { $place } at { $hex }
web-teleport = teleport point at { $hex }, symbol { $symbol }
web-crate = crate with { $rank ->
        [alien] an alien weapon
       *[improved] an improved weapon
    } at { $hex }
web-token = { $token } at { $hex }
web-mine = mine of { $agent } at { $hex }
web-flame = the area around { $area } burns
web-strike = { $agent } has called a satellite strike on the area around { $area }
web-opening = { $opening }: { $state ->
        [locked] locked
        [blocked] blocked
        [lock_red] red security lock
        [lock_blue] blue security lock
        [lock_green] green security lock
       *[open] open
    }

## The legend

drawn-blocked = blocked hex
drawn-edge = edge of the map
drawn-door_hex = door that fills a hex
drawn-area = border of areas
drawn-border = border of the map
drawn-wall = wall
drawn-door = door
drawn-window = window
drawn-barrier = barrier
drawn-room = room
drawn-teleport_hit = teleport point: hit
drawn-teleport_shield = teleport point: shield
drawn-teleport_bolt = teleport point: bolt
drawn-teleport_wings = teleport point: wings
drawn-teleport_ammo = teleport point: ammo
drawn-teleport_jam = teleport point: jam
drawn-teleport_alien = teleport point: alien
drawn-search = place to search
drawn-crate_improved = crate with an improved weapon
drawn-crate_alien = crate with an alien weapon
drawn-objective = place of the mission
drawn-action = action of the mission
drawn-goal = where everybody must stand at the end
drawn-token_equipment = high tech equipment
drawn-token_waypoint = waypoint
drawn-token_tech = alien tech
drawn-token_key_red = red security key
drawn-token_key_blue = blue security key
drawn-token_key_green = green security key
drawn-mine = mine
drawn-flame = burning area
drawn-strike = satellite strike
drawn-wound = wounds
drawn-shield = energy shield
drawn-plates = armour tokens
drawn-bleeding = bleeding
drawn-immobilized = immobilised
drawn-paralyzed = paralysed
drawn-critical = CRITICAL token
drawn-poison = poisoned
drawn-stunned = stunned
drawn-engaged = held in combat
drawn-seized = dragged along
drawn-jammed = jammed weapon
drawn-empty = weapon without ammo
drawn-guard = on guard
drawn-alpha = alpha agent
drawn-menace = hunted by a master alien
web-menaced = hunted by { $alien }, menace { $level }
web-stage = stage { $stage }
web-hunts = hunts { $agent }, menace { $level }
web-figures = { $count ->
        [one] the last figure of its swarm
       *[other] one of { $count } figures
    }
drawn-leads = leads civilians
drawn-effect = a power works
drawn-marked = marked by a power
drawn-shield_lost = energy shield lost for good
drawn-reaction_used = reaction used
drawn-enraged = enraged
drawn-done = had its turn
drawn-civilian = civilian

## Beside the board

web-turn-agent = { $agent }'s turn
web-turn-alien = { $alien } acts
web-fact-round = Round
web-fact-rounds = Rounds
web-fact-phase = Phase
web-fact-alpha = Alpha agent
web-fact-fragments = Fragments
web-fact-teleports = Teleport points
web-fact-kills = Aliens killed
web-fact-prey = Killed: { $alien }
web-fact-rescued = Rescued
web-fact-weather = Weather
web-fact-fields = At work for all
web-fact-signal-pile = Signals in reserve
web-fact-alien-deck = Alien deck
web-fact-close-deck = Close encounters
web-fact-event-deck = Event deck
web-fact-crates = Crates to open
web-fact-headquarters = Headquarters
web-fact-agents = Agents
web-fact-map = Map
web-fact-campaign = Campaign
web-fact-class = Class
web-fact-weapons = Weapons
web-fact-state = State
web-fact-place = Hex
web-fact-facing = Faces
web-fact-move = Movement
web-fact-left = Left in this turn
web-fact-kind = Kind
web-fact-dice = Dice
web-fact-ammo = Ammo
web-fact-controller = Controlled by
web-class-and-rank = { $kind }, { $rank }
web-alien-card = { $rank } alien
web-meter-health = Health
web-meter-shield = Energy shield
web-meter-ammo = Ammo of { $weapon }
web-item-loaded = ready
web-item-jammed = jammed
web-item-empty = empty
web-item-ready = ready
web-item-used = used
web-item-passive = works by itself
web-item-applies = applies now

## The question

web-group-movement = Movement
web-group-attack = Attacks
web-group-combat = Treat
web-group-powers = Powers and devices
web-group-actions = Actions
web-group-redeploy = Another hex of this area
web-group-end = End
web-costs = costs { $costs }
web-up-to = up to { $hexes ->
        [one] one hex
       *[other] { $hexes } hexes
    }

## Looking

web-no-place = There is no hex or figure "{ $typed }".
web-no-figure = There is no figure "{ $typed }".
web-no-alien = There is no alien "{ $typed }".
web-no-walker = "{ $typed }" does not walk.
web-no-attack = "{ $typed }" is no attack that can be made now.
web-no-answer = "{ $typed }" is no answer now.
web-not-understood = I do not know what "{ $typed }" means here.
web-over = The mission is over.
web-blocked-hex = Nobody can stand in the blocked hex { $hex }.
web-sight-title = Sight: { $start } to { $end }
web-sight = { $start } { $seen ->
        [yes] sees
       *[no] does not see
    } { $end }.
web-sight-back = From there it { $seen ->
        [yes] is seen
       *[no] is not seen
    }, because of a door.
web-odds-title = { $attacker } against { $target }: { $weapon }
web-odds-sum = { $expected } wounds on average; kills: { $kill }
web-odds-bleed = The target bleeds: { $bleed }
web-odds-jam = The weapon jams: { $jam }
web-odds-ammo = An ammo is spent: { $ammo }
web-odds-plan = Counted without powers, reactions and payments beyond the least one.
web-threats-title = { $count ->
        [0] No alien is there
        [one] What the alien would do
       *[other] What { $count } aliens would do
    }
web-row-applies = Now: { $row }
web-stunned = It is stunned and does nothing.
web-decided-by = Decided by { $rule }:
web-reach-title = Reach of { $name }
web-alien-reach = { $alien } can enter up to { $areas ->
        [one] one area
       *[other] { $areas } areas
    }; the number says how many.
web-way-title = Walk to { $hex }
web-way = { $name } walks to { $hex }: { $cost ->
        [one] one hex
       *[other] { $cost } hexes
    } of { $points }.
web-pass-through = { $hex } is occupied: one may pass, not stay.
web-allowed-title = Allowed
web-forbidden-title = Not allowed
web-allowed = Allowed: { $choice }
web-forbidden = Not allowed: { $choice }

## The log

web-die = die
web-die-shows = { $die }: { $symbols }

## After the mission

web-aliens = Aliens
web-section-squad = The squad
web-section-kills = Aliens killed: { $count }
web-section-gains = What it brought
web-rank-and = { $rank }, { $value }
web-luck-who = { $name }: { $what ->
        [hits] hits
       *[shields] shields
    }
web-luck-text = { $share ->
        [more] luckier than
        [less] less lucky than
       *[even] about as lucky as
    } was to be expected of { $dice ->
        [one] one die
       *[other] { $dice } dice
    }

## What the table answers when nothing is decided
settled-wings = A roll for the next rank is made: it costs nothing.
settled-alpha = The alpha agent stays who it is.
settled-activity = A turn ends in which nothing is left to do.
settled-alien = The first of several aliens acts first, if none of them attacks or reaches an agent.
settled-alien-way = An alien takes one of several ways that are alike for all agents.
settled-follow = A follower takes one of several places that are alike for all agents.
settled-signal = Signals of one kind are turned over in their order.
settled-signal-way = A signal takes one of several ways that are alike for all agents.
settled-teleport-hex = Who is teleported gets one of several hexes that are alike for all agents.

## Power suits and fighting poses

drawn-crouching = crouching
drawn-prone = prone
drawn-suit = batteries of a power suit
drawn-key = carried token
web-suit = empty, { $batteries ->
        [0] no battery left
        [one] 1 battery
       *[other] { $batteries } batteries
    }
web-meter-suit-shield = Suit shield
web-meter-suit-batteries = Suit batteries
web-meter-batteries = Batteries: { $weapon }
option-name-fighting_poses = Fighting poses
option-text-fighting_poses = In missions of Operation Strikeback agents may crouch or lie down: better at range, worse in melee.
