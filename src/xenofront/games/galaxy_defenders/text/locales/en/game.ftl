# Galaxy Defenders in English: what happens, what is asked, what can be answered.
# Names of figures, weapons, cards and hexes come in ready for display.

## Words

rank-copper = copper
rank-bronze = bronze
rank-silver = silver
rank-gold = gold
rank-palladium = palladium
rank-platinum = platinum
rank-earth = earth
rank-moon = moon
rank-galaxy = galaxy
rank-universe = universe
colour-green = green
colour-purple = purple
colour-blue = blue
colour-red = red
class-marine = marine
class-biotech = biotech
class-infiltrator = infiltrator
class-sniper = sniper
class-hulk = hulk
class-guardian = guardian
class-psionic = psionic
class-support = support
phase-setup = set-up
phase-refresh = refresh phase
phase-strategy = strategy phase
phase-battle = battle phase
phase-event = event phase
activity-movement = movement
activity-combat = combat
activity-action = action
condition-immobilized = immobilised
condition-paralyzed = paralysed
condition-stunned = stunned
outcome-accomplished = Mission accomplished
outcome-partially = Mission partially accomplished
outcome-failed = Mission failed
direction-E = east
direction-SE = south-east
direction-SW = south-west
direction-W = west
direction-NW = north-west
direction-NE = north-east
symbol-HIT = hit
symbol-SHIELD = shield
symbol-BOLT = bolt
symbol-GD = wings
symbol-AMMO = ammo
symbol-JAM = jam
symbol-ALIEN = alien
symbol-blank = blank
token-ALIEN = an alien
token-HUMAN = a human
token-NPC = an ally
die-red = red die
die-blue = blue die
place-mast = mast
place-landing = landing area
place-crater = crater
place-bus = bus
place-samples = samples
place-engine = engine room
place-hangar = hangar
place-pad = drop pad
place-relay_machine = relay
place-store_machine = store
place-inner_generator = inner generator
place-outer_generator = outer generator
place-burrow = pit of the worm
place-lair = lair
ground-desert = desert
ground-building = building
ground-street = street
ground-laboratory = laboratory
ground-ship = ship
ground-crater = crater
ground-moon_crater = crater
ground-regolith = moon dust
ground-base = deck of the base
ground-pad = drop pad
ground-pit = pit
ground-shaft = shaft
ground-ash = ash
ground-citadel = stone of the city
ground-cave = cave
ground-tunnel = tunnel
ground-nest = nest

alien-name = { $name }, { $rank } ({ $number })
alien-card = { $name }, { $rank }
object-name = { $name } { $number }
signal-name = signal { $number }
window-name = the window between { $a } and { $b }
door-name = the door between { $a } and { $b }
door-hex = the door in { $a }
opening-name = between { $a } and { $b }
nobody = nobody
all-areas = plus

## Events: the sequence of play

event-RoundBegan = Round { $round } begins.
event-PhaseBegan = The { $phase } begins.
event-AlphaChosen = { $agent } is the alpha agent.
event-WingsRolled = { $agent } rolls { $faces } for the next rank: { $found } of { $needed } wings.
event-RankGained = { $agent } rises to rank { $rank }{ $has_gain ->
        [yes] {" "}and gets { $gain }
       *[no] {""}
    }.
event-Reinforced = { $agent } receives { $item }.
event-WeaponRefused = { $agent } sends { $weapon } back.
event-TurnBegan = { $agent }'s turn begins.
event-TurnSkipped = { $agent } is paralysed and loses the turn.
event-EventDrawn = Event card: { $card }.
event-WeatherChanged = The weather is now: { $card }.
event-TacticRestored = { $agent } turns { $power } up again.
event-MissionEnded = { $outcome }.

## Events: the agents

event-Stepped = { $agent } steps { $direction } to { $end }.
event-SteppedBack = { $agent } goes back to { $end }.
event-Turned = { $agent } faces { $facing }.
event-AttackDeclared = { $attacker } attacks { $target } with { $weapon }{ $area ->
        [yes] , striking the whole area
       *[no] {""}
    }.
event-HitsRolled = { $attacker } rolls { $faces }: { $hits ->
        [0] no hit
        [one] 1 hit
       *[other] { $hits } hits
    }{ $bolt ->
        [yes] {" "}and a bolt
       *[no] {""}
    }.
event-DroneDeployed = { $agent } deploys { $unit } at { $hex }.
event-DroneDestroyed = { $unit } at { $hex } is gone.
event-HitsAdded = { $attacker } pays { $paid } ammo: { $hits ->
    [one] one hit
   *[other] { $hits } hits
} in all.
event-Burst = { $unit } bursts: { $hits ->
    [one] one hit
   *[other] { $hits } hits
} on everybody beside it.
event-ShieldsDrained = { $agent } loses the energy shield.
event-WeaponFailed = { $weapon } fails in { $attacker }'s hands.
event-AmmoSpent = { $agent } spends { $amount } ammo of { $weapon }; { $left } left.
event-Jammed = { $weapon } of { $agent } jams!
event-ShieldSpent = The energy shield of { $unit } takes { $points }; { $hits ->
        [0] no hit is
        [one] 1 hit is
       *[other] { $hits } hits are
    } left.
event-DefenceRolled = { $unit } defends with { $faces }: { $shields ->
        [0] no shield
        [one] 1 shield
       *[other] { $shields } shields
    }.
event-Healed = { $unit } heals { $amount ->
        [one] 1 wound
       *[other] { $amount } wounds
    }.
event-Wounded = { $unit } takes { $amount ->
        [one] 1 wound
       *[other] { $amount } wounds
    }; { $left } HP left.
event-Bleeding = { $agent } is bleeding out!
event-AgentDied = { $agent } dies at { $hex }.
event-PowerUsed = { $agent } uses { $power }.
event-GuardFired = { $unit } is on guard and fires at { $alien }.
event-Leapt = { $agent } leaps through { $window } to { $end }.
event-Searched = { $agent } searches: { $face }.
event-Found = { $agent } finds { $what ->
        [kit] a first-aid kit
        [ammo] ammo for { $weapon }
        [device] a device
       *[fragment] a fragment of alien tech
    }.
event-DoorBashed = { $agent } bashes { $door } open.
event-Evaded = { $agent } tries to break away: { $faces }, { $success ->
        [yes] and is free
       *[no] and stays held
    }.
event-Redeployed = { $agent } redeploys to { $end }.
event-Unjammed = { $agent } clears the jam of { $weapon }.
event-Reloaded = { $agent } gets { $amount } ammo for { $weapon }.
event-SpecialActionDone = { $agent } does it: { $action }.
event-SecurityLockOpened = { $agent } removes the { $colour ->
        [red] red
        [blue] blue
       *[green] green
    } security lock: { $opening }.
event-TokenTaken = { $agent } takes the { $item } at { $hex }.
event-TokenDropped = The { $item } of { $agent } lies at { $hex }.
event-ObjectDestroyed = { $unit } is destroyed at { $hex }!
event-LeftMap = { $agent } leaves the map at { $hex }{ $led ->
        [0] {""}
        [one] {" "}with one civilian
       *[other] {" "}with { $led } civilians
    }.
event-CivilianTaken = A civilian at { $hex } follows { $agent }.
event-CiviliansSafe = { $agent } brings { $led ->
        [one] one civilian
       *[other] { $led } civilians
    } to safety; { $total } in all.
event-ArmoryTaken = { $agent } finds { $crate ->
        [alien] a crate with an alien weapon
       *[improved] a crate with an improved weapon
    } at { $hex }; it is opened with the next reinforcements.
event-DoorSet = { $change ->
        [lock] Locked
        [unlock] Unlocked
        [bar] Blocked
       *[unbar] No longer blocked
    }: { $opening }.
event-Deployed = { $agent } begins at { $end }.
event-AgentTransferred = { $agent } is taken to { $end }.
event-TeleportOpened = A teleport point opens at { $hex }.
event-ConditionGained = { $unit } is { $condition }.
event-ConditionLost = { $unit } is no longer { $condition }.
event-FragmentGained = The team has { $total } of 4 fragments of alien tech.
event-Rerolled = { $unit } throws dice again: { $faces }.
event-AlienPushed = { $alien } is pushed from { $start } to { $end }.
event-AlienMarked = { $alien } is marked: { $power }.
event-Marked = { $unit } is locked on: MARK { $level }.
event-Poisoned = { $unit } is poisoned: POISON { $level }.
event-PoisonWorn = { $level ->
        [0] The poison in { $unit } has worn off.
       *[other] The poison in { $unit } is weaker: POISON { $level }.
    }
event-AliensSelected = The card takes: { $awakes }.
event-CriticalDrawn = { $unit } suffers a CRITICAL: { $token }.
event-CriticalUnfit = { $token } is not for { $unit }: another token is drawn.
event-CriticalIgnored = { $token } does nothing more to { $unit }.
event-CriticalLost = { $unit } is rid of { $token }.
event-MenaceMoved = { $alien } hunts { $agent } (menace { $level }).
event-StageChanged = { $alien } turns over: { $card }.
event-ShieldDisabled = { $alien } loses its energy shield for good.
event-FlameLit = The area around { $area } burns.
event-MineLaid = { $agent } lays a mine at { $hex }.
event-MineExploded = The mine at { $hex } explodes under { $alien }!
event-SignalScanned = The scanner shows { $token } behind the signal at { $hex }.
event-SignalDestroyed = The signal at { $hex } is destroyed.
event-StrikeCalled = { $agent } calls a satellite strike on the area around { $area }.
event-StrikeWasted = The satellite strike on the area around { $area } hits nothing.

## Events: the aliens

event-CloseEncounterDrawn = Close encounter: { $card }. { $count ->
        [0] Nobody wakes.
       *[other] It wakes { $awakes }.
    }
event-AlienDecided = { $alien } follows its row "{ $row }": { $chosen }{ $count ->
        [one] {""}
       *[other] {" "}({ $count } ways were open)
    }{ $has_by ->
        [yes] , decided by { $by }
       *[no] {""}
    }.
event-AlienIdle = { $alien } can do nothing.
event-AlienMoved = { $alien } moves from { $start } to { $end }.
event-Dragged = { $alien } drags { $agent } along to { $end }.
event-Seized = { $unit } seizes { $agent }.
event-PutDown = { $unit } puts { $agent } down on { $end }.
event-Commanded = { $alien } commands { $target } to act.
event-Substituted = { $target } takes the attack in place of { $alien }.
event-Enraged = { $alien } is enraged: { $card }!
event-Descended = { $alien } goes under: { $card } is discarded.
event-Bombarded = { $area } is struck from above: { $hits ->
        [one] 1 hit
       *[other] { $hits } hits
    }.
event-FigureDied = { $alien } dies at { $hex }; others of its swarm are left.
event-AlienArrived = { $alien } appears at { $hex }, controlled by { $controller }.
event-NpcArrived = { $unit } comes to help at { $hex } and takes orders from { $controller }.
event-NpcReassigned = { $unit } now takes orders from { $controller }.
event-NpcDecided = { $unit } follows its row "{ $row }": { $chosen }.
event-NpcIdle = { $unit } can do nothing.
event-NpcSkipped = { $unit } is paralysed and does nothing.
event-NpcMoved = { $unit } moves from { $start } to { $end }.
event-NpcDied = { $unit } dies at { $hex }!
event-CloseEncounterRefused = { $card } is discarded: nobody on it acts.
event-PsionicDrawn = { $agent } has { $power } for this mission.
event-PowerTurnedUp = { $agent } can use { $power } again.
event-PlaceTaken = { $agent } takes the attack in place of { $target }.
event-FieldSet = { $power } of { $agent } works for everybody until the refresh phase.
event-AlienDied = { $alien } dies at { $hex }!
event-AlienReassigned = { $alien } is now controlled by { $controller }.
event-SignalRevealed = The signal at { $hex } is { $token }!
event-SignalPlaced = A signal appears at { $hex }.
event-SignalMoved = A signal moves from { $start } to { $end }.
event-TeleportRolled = Teleport roll: { $face }.
event-NothingTeleported = Nothing arrives: { $reason ->
        [no-teleport-point] no teleport point is left
        [no-such-alien] no such alien is left
       *[no-signal-left] no signal is left
    }.

## Questions

question-activity = { $seat }: what do you do?
question-hex = { $seat }: which way? { $points ->
        [1] One step left.
       *[other] { $points } steps left.
    }
question-facing = { $seat }: which way do you face?
question-boost = { $seat }: a power for the attack on { $target }?
question-boost_heal = { $seat }: a power for healing { $target }?
question-extra_dice = { $seat }: of which colour are the { $extra } extra dice of { $weapon }?
question-pay_ammo = { $seat }: how much ammo for extra hits on { $target }?
question-react = { $seat }: a reaction against { $attacker }?
question-assist = { $seat }: help { $target } against { $attacker }?
question-foresee = { $seat }: refuse the close encounter card { $card }?
question-whose_mind = { $seat }: on which alien do you use { $power }?
question-mind_hex = { $seat }: where does { $alien } go?
question-mind_shot = { $seat }: what does { $alien } attack?
question-link = { $seat }: which used power is turned up again?
question-give = { $seat }: who gets which device?
question-at_once = { $seat }: use the device at once?
question-deploy = { $seat }: where does { $drone } go?
question-drone_attack = { $seat }: whom does { $unit } attack?
question-guard = { $unit }, on guard: fire at { $alien }?
question-one_of = { $seat }: what shall { $power } do?
question-whom = { $seat }: { $power } on whom?
question-weapon = { $seat }: ammo for which weapon of { $agent }?
question-jam_weapon = { $seat }: which of your weapons jams?
question-closest_alien = { $seat }: several aliens are equally close. Which one acts?
question-found = { $seat }: what do you take from the search?
question-wings = { $seat }: roll for the next rank?
question-gain = { $seat }: what comes with the rank of { $rank }?
question-alpha = { $seat }, for the team: who is alpha agent in this round?
question-reinforce = { $seat }: spend four fragments on reinforcements?
question-outfit = { $seat }: which device do you take along? { $left ->
        [1] One more.
       *[other] { $left } more.
    }
question-start_hex = { $seat }: where do you begin?
question-device = { $seat }: which device?
question-recipient = { $seat }: who gets { $item }?
question-replace = { $seat }: which weapon gives way to { $item }?
question-headquarters = { $seat }: which weapon comes along from headquarters?
question-lose_ammo = { $seat }: who discards one ammo?
question-restore = { $seat }: which tactic is turned up again?
question-signal = { $seat }: which signal first?
question-signal_way = { $seat }: where does { $signal } go?
question-alien = { $seat }: which of your aliens acts first?
question-death = { $seat }: several aliens die at once. Whose last power comes first?
question-npc = { $seat }: which of your NPCs acts first?
question-npc_way = { $seat }: what does { $unit } do?
question-npc_tactic = { $seat }: does { $unit } use { $power } now?
question-who_leads = { $seat }: who gives orders to { $unit }?
question-alien_way = { $seat }: the rules leave { $alien } a choice. Which way?
question-base = { $seat }: how does { $alien } lie on its two hexes?
question-master_hex = { $seat }: where does the master alien come up?
question-follower = { $seat }: who follows { $alien }?
question-follow = { $seat }: where does { $alien } follow to?
question-command = { $seat }: whom does { $alien } command?
question-substitute = { $seat }: who takes the attack in place of { $alien }?
question-swarm_hex = { $seat }: where does another figure of { $alien } stand?
question-drag = { $seat }: where does { $alien } drag { $agent }?
question-put_down = { $seat }: where is { $agent } put down?
question-teleport_hex = { $seat }: the teleport point is taken. Which hex beside it?
question-reroll = { $seat }: throw a die of { $unit } again?
question-push = { $seat }: where is { $alien } pushed?
question-step_away = { $seat }: step away from { $attacker }?
question-strike_back = { $seat }: strike back?
question-heal_another = { $seat }: whom does { $weapon } heal too?
question-grenade = { $seat }: which grenade? { $left ->
        [1] One more.
       *[other] { $left } more.
    }
question-order = { $seat }: who does what?
question-mine = { $seat }: where does a mine go? { $left ->
        [1] One is left.
       *[other] { $left } are left.
    }
question-scan = { $seat }: which signal do you scan?
question-strike_area = { $seat }: which area does the satellite strike?

chance-hit = Hit roll: what does the die show?
chance-defend = Defend roll: what does the die show?
chance-evade = Evade roll: what does the die show?
chance-search = Search roll: what does the die show?
chance-wings = Roll for the next rank: what does the die show?
chance-teleport = Teleport roll: what does the die show?
chance-npc = Which NPC card is drawn?
chance-alien = Which alien card is drawn?
chance-token = What is on the other side of the signal?
chance-weapon = Which weapon is drawn?
chance-device = Which device is drawn?
chance-psionic = Which psionic power is drawn?
chance-critical = Which CRITICAL token is drawn?
chance-close_encounter = Which close encounter card is drawn?
chance-event = Which event card is drawn?

## Answers

choice-Move = Move
choice-Turn = Turn on the spot
choice-Attack = Attack { $target_kind ->
        [alien] the { $target }
       *[agent] { $target }
    } with the { $weapon }{ $area ->
        [yes] , whole area ({ $ammo } ammo)
       *[no] {""}
    }
choice-DroneShot = { choice-Attack }
choice-UseTactic = Use the tactic
choice-TacticOn = Use the tactic for { $agent }
choice-NpcShot = { choice-Attack }
choice-Menace = { $deed ->
    [raise] Draw the hunt of { $alien } upon you
    [lower] Calm the hunt of { $alien }
   *[take] Let { $alien } hunt you
}
choice-Treat = Treat { $own ->
        [yes] yourself
       *[no] { $target }
    } with the { $weapon }
choice-Use = Use { $power }
choice-Leap = Leap through { $window }
choice-Search = Search here
choice-Bash = Bash { $door } open
choice-OpenLock = Remove the security lock: { $opening }
choice-Evade = Try to break away from the aliens
choice-Redeploy = Redeploy to { $hex }
choice-Unjam = Clear the jam of { $weapon } { $activity ->
        [movement] (costs movement)
        [combat] (costs combat)
       *[free] (costs the action alone)
    }
choice-Drone = Let { $drone } act
choice-Npc = Let { $npc } act
choice-Tactic = Let { $npc } use its tactic
choice-Special = { $action }
choice-SpecialAt = { $action }: { $opening }
choice-EndTurn = End the turn
choice-ToHex = To { $hex }
choice-ToBase = To { $hex }, other hex { $rear }
choice-Stop = Stop here
choice-Seize = Seize { $agent }
choice-Face = Face { $facing }
choice-NoPower = No power
choice-WithPower = { $power }
choice-Ammo = { $amount ->
        [0] No ammo
       *[other] { $amount } ammo
    }
choice-Shot = Fire with the { $weapon }{ $area ->
        [yes] , whole area ({ $ammo } ammo)
       *[no] {""}
    }
choice-Hold = Hold fire
choice-Part = { $part ->
        [heal] Heal wounds
        [reload] Regain ammo
        [purge] Remove POISON
       *[cure] Remove a body condition
    }
choice-Kit = First-aid kit: heal one wound
choice-FoundAmmo = One ammo for { $weapon }
choice-FoundDevice = A device, drawn at random
choice-Fragment = A fragment of alien tech
choice-Roll = Roll three dice
choice-DrawPsionic = A random psionic power
choice-TurnUp = { $power } of { $agent }
choice-Give = { $item } for { $agent }
choice-Decline = Do not roll
choice-Keep = Keep the fragments
choice-BuyDevice = A device of your choice
choice-BuyWeapon = An improved weapon, drawn at random
choice-Refuse = Send the new weapon back
choice-TakeNothing = Take nothing
choice-PickAgent = { $agent }
choice-PickAlien = { $alien }
choice-PickNpc = { $npc }
choice-PickSignal = { $signal }
choice-PickUnit = { $unit }
choice-PickWeapon = { $weapon }
choice-PickItem = { $item }
choice-RedDice = { $red ->
        [0] all blue
       *[other] { $red } red
    }
choice-AmmoOf = { $agent }: { $weapon }
choice-TacticOf = { $agent }: { $tactic }
choice-Via = { $has_target ->
        [yes] toward { $target }, to { $end }
       *[no] to { $end }
    } from area { $via }
choice-At = { $has_target ->
        [yes] against { $target }, from { $end }
       *[no] stays at { $end }
    }
choice-ViaBase = { choice-Via }, other hex { $rear }
choice-AtBase = { choice-At }, other hex { $rear }
choice-DragTo = { $alien } to { $hex }, { $agent } to { $beside }
choice-Die = Die { $number } { $face } with { $by }
choice-Nobody = { nobody }
choice-Leave = Leave the dice
choice-Stay = Stay
choice-OrderMove = { $agent } moves up to two hexes
choice-OrderUnjam = { $agent } clears the jam of { $weapon }
choice-ToArea = The area around { $area }
option-token = { $token }
option-face-of-die = { $face } { $words }

## Procedures of the rulebook

procedure-Criticals = critical hits
procedure-MissionPlay = The mission
procedure-Muster = Ranks at the start
procedure-RefreshPhase = Refresh phase
procedure-StrategyPhase = Strategy phase
procedure-AlphaPromotion = Choice of the alpha agent
procedure-GDWings = Rolls for the next rank
procedure-RankUp = A new rank
procedure-Reinforcements = Reinforcements
procedure-ArmoryDelivery = A crate from the armory
procedure-TakeWeapon = A new weapon
procedure-StatusCheck = Status check
procedure-BattlePhase = Battle phase
procedure-AgentTurn = An agent's turn
procedure-Move = Movement
procedure-Attack = An attack
procedure-Defend = Defence
procedure-BasicHits = Basic damage
procedure-Treat = Healing weapon
procedure-Guard = Guard
procedure-UsePower = Use of a power
procedure-Dash = Movement by a power
procedure-Leap = Leap through a window
procedure-Search = Search
procedure-Bash = Bash a door
procedure-OpenSecurityLock = A security lock is removed
procedure-Evade = Evade
procedure-Redeploy = Tactical redeployment
procedure-Unjam = Unjam
procedure-MissionAction = Action of the mission
procedure-LeaveMap = An agent leaves the map
procedure-HandOver = Command and aliens pass on
procedure-OnHit = Effects of a hit
procedure-PushBack = Aliens are pushed
procedure-Aftermath = After the attack
procedure-Grenades = Choice of grenades
procedure-Lead = Leadership
procedure-Charge = Charge
procedure-LayMines = Land mines
procedure-Hazards = Mines and flames
procedure-Outfit = Devices for the mission
procedure-Deployment = Where the squad begins
procedure-Headquarters = Weapons from headquarters
procedure-Scan = Motion scanner
procedure-CallStrike = Call of a satellite strike
procedure-SatelliteStrike = Satellite strike
procedure-DeployDrone = Deployment of a drone
procedure-ActivateNpc = An NPC acts
procedure-Commander = An NPC acts once more
procedure-NewNpc = An NPC comes
procedure-ObjectLost = Destruction of a thing
procedure-NpcDeath = Death of an NPC
procedure-OfferTactics = Tactics of NPCs
procedure-OfferHelp = Help for others
procedure-Fly = Flight by the power of the mind
procedure-PsionicDraw = A psionic power is drawn
procedure-Awaken = Psionic powers for the mission
procedure-MindLink = Link of minds
procedure-BrainBlast = A blow with the mind
procedure-MoveMind = Power over an alien
procedure-FillSlots = Device slots are filled
procedure-Quartermaster = Devices are handed on
procedure-PlaceHologram = The hologram is placed
procedure-ActivateDrone = A drone acts
procedure-DroneLost = Loss of a drone
procedure-Deaths = Deaths
procedure-AgentDeath = Death of an agent
procedure-AlienDeath = Death of an alien
procedure-AliensTurn = Aliens turn
procedure-Activate = An alien acts
procedure-CarryOut = A row of the alien's card
procedure-Together = Aliens move together
procedure-Gather = A swarm gathers
procedure-MindCommand = Mind Command
procedure-Rage = Rage
procedure-NewMaster = A master alien enters play
procedure-TurnOver = A master alien changes its stage
procedure-DealWithMenace = Somebody draws the hunt upon them, or calms it
procedure-PlaceBase = A large alien takes its place
procedure-PlaceSwarm = A swarm spreads out
procedure-Drag = The victim is dragged
procedure-CarryOff = An alien carries its victim off
procedure-Descent = A burrower goes under
procedure-Bombard = An area is struck from above
procedure-ActivateSome = Some aliens act
procedure-PutDown = Who was dragged is put down
procedure-NewAlien = A new alien
procedure-RevealSignals = Signals in sight
procedure-Reveal = A signal is turned over
procedure-MoveSignals = Movement of signals
procedure-MoveSignal = Movement of a signal
procedure-TeleportSignals = Teleport of signals
procedure-TeleportPlace = Teleport point
procedure-TeleportAlien = Teleport of an alien
procedure-EventPhase = Event phase
procedure-DrawnEvent = An event card
procedure-AgentEffect = Supplies for each agent
procedure-DiscardAmmo = Loss of ammo
procedure-ClosestActs = The closest alien acts
procedure-Malfunction = A weapon fails
procedure-RestoreTactic = Act of valour

# The game itself, in lists
ui-game = Galaxy Defenders
ui-about = agents on a map of hexes, dice with symbols, alien cards
