# Bug Hunt in English: what happens, what is asked, what can be answered.
# Names of figures, weapons and markers come in ready for display; so do dice, points and lengths.

## Words

nobody = nobody
drop-ship = the drop ship
figure-name = { $name } { $number }
leader-name = { $name } { $number } ({ $leader })
stray-name = Stray trooper { $number }
team-name = { $name } { $first }-{ $last }
contact-name = contact { $number }
objective-name = objective { $number } ({ $kind })
location-name = location { $number }
signal-name = signal { $number }
spawn-name = spawn point { $number }
barricade-name = barricade { $number }
feature-name = { $name } { $number }

alien-vent_crawler = Vent-crawler
alien-acid_blob = Acid blob
alien-face_ripper = Face-ripper
alien-slitherer = Slithering horror
alien-creeper = Tentacle creeper
alien-reanimation = Reanimation
alien-razor_lizard = Razor lizard
alien-robot = Berserk robot
alien-conv_assault = Converted trooper
alien-distort = Dimensional distort
alien-swarm = Swarm
alien-horde = Invader
alien-conv_infil = Converted infiltrator
alien-shatter = Shatter-form
alien-worm = Strangle worm
alien-weed = Gripper weed

phase-setup = set-up
phase-priority = Priority roll
phase-reactions = reaction roll
phase-quick = quick phase
phase-aliens = alien phase
phase-slow = slow phase
phase-end = end of the turn
phase-after = after the mission
outcome-accomplished = Mission accomplished
outcome-failed = Mission failed
edge-top = top edge
edge-right = right edge
edge-bottom = bottom edge
edge-left = left edge
stat-reactions = Reactions
stat-speed = Speed
stat-combat = Combat Skill
stat-toughness = Toughness
stat-tech = Tech
blocker-figure = somebody
blocker-dark = the dark
note-contact = into contact with { $alien }
note-at = at { $marker }
note-near = near { $marker }
note-ship = below the drop ship
note-in = in { $feature }

## Events: setting up

event-FeaturePlaced = { $feature } at { $at }.
event-EdgeChosen = The squad comes from the { $edge }.
event-ObjectivePlaced = { $objective } lies at { $at }{ $worth ->
        [1] {""}
       *[other] , worth { $worth }
    }.
event-PrioritySet = Priority { $priority }{ $has_faces ->
        [yes] {" "}by { $faces }
       *[no] {""}
    }; { $spawn_rating ->
        [0] no spawn points
        [one] one spawn point
       *[other] up to { $spawn_rating } spawn points
    } to come.
event-ReputationSpent = { $amount ->
        [one] One reputation is
       *[other] { $amount } reputation are
    } spent { $purpose ->
        [priority] to shift the Priority
       *[other] on more support
    }.
event-SupportRolled = { $support } requested{ $has_faces ->
        [yes] : { $faces }, { $needed }+ needed
       *[no] {""}
    }: { $success ->
        [yes] granted!
       *[no] refused.
    }
event-Equipped = { $trooper } takes the { $weapon }.
event-GearTaken = { $trooper } packs the { $gear }.
event-ArmourTaken = { $trooper } puts on the { $armour }{ $save ->
        [0] {""}
       *[other] , which saves on { $save }+
    }.
event-TrooperJoined = { $trooper } joins the mission.
event-TrooperDeployed = { $trooper } stands at { $at }.
event-MarkerPlaced = { $marker } lies at { $at }.

## Events: the turn

event-TurnBegan = Turn { $turn }
event-PhaseBegan = { $phase }
event-PriorityRolled = Priority dice { $faces }: { $contacts ->
        [0] nothing stirs.
        [one] one new contact!
       *[other] { $contacts } new contacts!
    }
event-ReactionsRolled = Reaction dice: { $faces }.
event-ReactionRerolled = The { $old } is thrown again: { $new }.
event-ReactionAssigned = { $unit }: { $face } against Reactions { $reactions }, { $phase }.
event-Held = { $trooper } holds, weapon ready.
event-ActivationBegan = { $trooper } acts.
event-TrooperMoved = { $trooper } { $dash ->
        [yes] dashes
       *[no] moves
    } { $cost } to { $end }.
event-TrooperStayed = { $trooper } stays put.
event-TrooperLeft = { $trooper } leaves the table and is lost.
event-Jumped = { $trooper } jumps down { $height }.
event-StunWornOff = { $figure } shakes off a stun marker{ $left ->
        [0] {""}
       *[other] ; { $left } left
    }.
event-JamRolled = { $trooper } works on the jammed { $weapon }: { $face }{ $has_bonus ->
        [yes] {" "}{ $bonus }
       *[no] {""}
    }, { $needed }+ needed: { $success ->
        [yes] it works again!
       *[no] still jammed.
    }
event-MissionEnded = { $outcome }: { $points ->
        [0] no objective point.
        [one] one objective point.
       *[other] { $points } objective points.
    }
event-Conceded = The rest of the squad is given up.
event-FeatureDestroyed = { $feature } at { $at } is blown to pieces.
event-TrialRolled = { $trooper } makes { $kind ->
        [easy] an easy test
        [hard] a hard test
        [skill] a test of skill
       *[other] an opposed test
    }: { $faces }, { $success ->
        [yes] passed!
       *[no] failed.
    }
event-GearUsed = { $trooper } uses the { $gear }.

## Events: combat

event-Fired = { $shooter } fires the { $weapon } at { $target }: { $face }{ $has_bonus ->
        [yes] {" "}{ $bonus }
       *[no] {""}
    }, { $needed }+ needed{ $cover ->
        [yes] {" "}in cover
       *[no] {""}
    }: { $hit ->
        [yes] hit!
       *[no] missed.
    }
event-AreaFired = { $shooter } aims the { $weapon } at { $at }.
event-Caught = { $figure } is in the area: { $face }, caught on { $needed }+: { $hit ->
        [yes] caught!
       *[no] unharmed.
    }
event-AmmoRolled = Ammunition of the { $weapon }: { $face }, { $empty ->
        [yes] it is empty!
       *[no] there is more.
    }
event-Jammed = The { $weapon } of { $shooter } jams!
event-Saved = Armour of { $figure }: { $face }, { $needed }+ needed: { $success ->
        [yes] it holds.
       *[no] straight through.
    }
event-DamageRolled = Damage to { $figure }: { $face }{ $damage ->
        [0] {""}
       *[other] {" "}+{ $damage }
    } against Toughness { $toughness }: { $result ->
        [dead] { $ours ->
            [yes] down!
           *[no] dead!
        }
        [wounded] wounded.
       *[stunned] stunned.
    }
event-KnockedBack = { $figure } is knocked back to { $end }.
event-Stunned = { $figure } is stunned ({ $markers ->
        [one] one marker
       *[other] { $markers } markers
    }).
event-Wounded = { $figure } is wounded.
event-TrooperDown = { $trooper } is down { $cause ->
        [fall] after a bad fall.
        [blast] in a burst of splinters.
        [spit] in a gush of spit.
        [dart] with a dart in the chest.
        [area] in the middle of the blast.
        [shot] with a bullet in the chest.
        [brawl] in the brawl.
        [assassin] without a sound.
       *[other] and out.
    }
event-AlienKilled = { $alien } { $cause ->
        [brawl] is beaten to the ground and dies.
        [area] dies in the blast.
        [blast] is torn apart by the splinters.
       *[other] dies.
    }
event-BrawlRolled = { $trooper } { $face }{ $has_bonus ->
        [yes] {" "}{ $bonus }
       *[no] {""}
    } against { $alien } { $alien_face }{ $has_alien_bonus ->
        [yes] {" "}{ $alien_bonus }
       *[no] {""}
    }: { $loser ->
        [trooper] { $trooper } is hit.
        [alien] { $alien } is hit.
       *[both] a draw, both are hit.
    }
event-Stumbled = { $alien } rolls [1], runs into a blow and rolls again.
event-FollowedUp = { $figure } moves on to { $end }.
event-PackageDropped = The package of { $objective } lies at { $at }.

## Events: aliens and contacts

event-ContactPlaced = { $contact } appears at { $at }.
event-ContactRefused = A contact would have come, but nothing gets through now.
event-ContactRolled = { $contact } rolls aggression { $aggression }{ $has_chance ->
        [yes] {" "}against chance { $chance }
       *[no] , driven on by its leader
    }.
event-ContactMoved = { $contact } moves { $way } to { $end }.
event-ContactDetected = { $by } detects { $contact }: { $face }, { $result ->
        [quiet] nothing there.
        [movement] it slips away, and there is more behind you!
       *[contact] contact!
    }
event-ContactRemoved = { $contact } is gone.
event-AlienTypeKnown = Now you know what they are: { $kind }{ $has_variant ->
        [yes] , and these are { $variant }
       *[no] {""}
    }!
event-LeaderRolled = { $has_leader ->
        [yes] { $faces }: a pack leader, the { $leader }!
       *[no] { $faces }: no pack leader among them.
    }
event-AliensRevealed = { $count ->
        [0] There is no room left for the aliens that were there.
       *[other] { $has_contact ->
            [yes] Where { $contact } was, there { $count ->
                [one] is
               *[other] are
            }
           *[no] Out of the ambush { $count ->
                [one] comes
               *[other] come
            }
        } { $aliens }!
    }
event-AlienAppeared = { $alien } appears at { $at }.
event-AlienMoved = { $alien } { $dash ->
        [yes] dashes
       *[no] moves
    } { $way }{ $has_target ->
        [yes] {" "}toward { $target }
       *[no] {""}
    } to { $end }.
event-AlienWaits = { $alien } { $reason ->
        [stunned] is stunned and does nothing.
        [distracted] is distracted and stays where it is.
        [wounded] is wounded and stays where it is.
       *[other] finds no way to anybody.
    }
event-SnapFired = { $trooper } snaps off a shot at { $alien } at { $at }.
event-AlienShot = { $alien } aims at { $target }: { $face }{ $has_needed ->
        [yes] , { $needed }+ needed
       *[no] {""}
    }: { $hit ->
        [yes] hit!
       *[no] missed.
    }
event-AlienTransported = { $alien } vanishes and stands at { $end }.
event-Screamed = A scream: { $face }, { $called ->
        [yes] and something answers.
       *[no] and nothing answers.
    }
event-Called = { $alien } calls: { $face }, { $called ->
        [yes] and a contact comes.
       *[no] and nothing comes.
    }

## Events: objectives, locations, the drop ship

event-ObjectiveReached = { $trooper } reaches { $objective }.
event-ObjectiveRolled = { $objective }: { $face }, { $needed }+ needed: { $success ->
        [yes] done!
       *[no] not yet.
    }
event-ObjectiveDone = { $objective } is completed: { $points ->
        [one] one objective point.
       *[other] { $points } objective points.
    }
event-PackageTaken = { $trooper } picks up the package of { $objective }.
event-LocationRevealed = { $location } is revealed: { $effect }.
event-LocationTried = { $trooper } works on { $location }: { $face }{ $has_bonus ->
        [yes] {" "}{ $bonus }
       *[no] {""}
    }, { $needed }+ needed: { $success ->
        [yes] activated!
       *[no] { $disabled ->
            [yes] failed, and it is useless now.
           *[no] failed.
        }
    }
event-Distracted = { $count ->
        [0] No alien is near enough to be distracted.
        [one] One alien is distracted in the next alien phase.
       *[other] { $count } aliens are distracted in the next alien phase.
    }
event-BlockSet = The ground around { $at } is blocked for them.
event-BlockRolled = The block: { $face }, { $fails ->
        [yes] it begins to fail.
       *[no] it holds.
    }
event-BlockGone = The block at { $at } is gone.
event-Delayed = Nothing new gets through until the end of turn { $until }.
event-SignalFound = { $trooper } investigates { $signal }: { $effect }!
event-SignalAnswered = { $signal }: { $face }, { $contact ->
        [yes] something comes.
       *[no] quiet.
    }
event-Joined = { $trooper } joins the squad.
event-SpawnPointFound = They come in at { $at }: { $spawn }.
event-CountdownRolled = { $spawn }: { $face }, { $countdown ->
        [0] nothing yet.
        [one] one turn to go.
       *[other] { $countdown } turns to go.
    }
event-CountdownLowered = { $spawn }: { $countdown ->
        [0] now!
        [one] one turn to go.
       *[other] { $countdown } turns to go.
    }
event-SpawnClosing = { $trooper } tries to close { $spawn }: { $face }{ $has_bonus ->
        [yes] {" "}{ $bonus }
       *[no] {""}
    }, { $needed }+ needed: { $success ->
        [yes] closed!
       *[no] still open.
    }
event-EvacCalled = { $trooper } calls the drop ship.
event-EvacHelped = { $trooper } helps with the call.
event-EvacRolled = The call: { $faces }{ $has_bonus ->
        [yes] {" "}{ $bonus }
       *[no] {""}
    }, { $needed }+ needed: { $success ->
        [yes] the drop ship is on its way!
       *[no] no answer.
    }
event-EvacCancelled = The call is taken back.
event-ShipArrived = The drop ship hovers over { $at }; Priority is now { $priority }.
event-ShipLeft = The drop ship leaves.
event-Boarded = { $trooper } is aboard.
event-Surveyed = { $trooper } has finished the survey.

## Events: the campaign

event-CharacterMade = { $name } joins the squad: { $origin }, { $training }, { $history }.
event-CombatOperation = { $character } remembers a combat operation: { $faces }, { $gained ->
        [0] nothing to boast of.
       *[other] { $gained } to boast of.
    }
event-AssignmentRolled = { $character } tries the { $assignment }: { $faces }{ $has_bonus ->
        [yes] {" "}{ $bonus }
       *[no] {""}
    }, { $needed }+ needed: { $success ->
        [yes] passed!
       *[no] failed.
    }
event-StatRaised = { $character }: { $stat } is now { $value }.
event-InjuryRolled = { $character }: { $face }, { $result }.
event-SickBay = { $turns ->
        [0] { $character } is out of sick bay.
        [one] { $character } is in sick bay for one campaign turn.
       *[other] { $character } is in sick bay for { $turns } campaign turns.
    }
event-CharacterGone = { $character } { $reason ->
        [dead] does not come back.
        [mustered-out] leaves the service.
       *[dismissed] is dismissed.
    }
event-MusterRolled = { $character } counts the years{ $has_faces ->
        [yes] : { $faces }
       *[no] {""}
    }, and { $leaves ->
        [yes] has had enough.
       *[no] stays.
    }
event-ReputationGained = Reputation { $amount } to { $total }.
event-ExperienceGained = { $character }: { $amount } XP, { $total } now.
event-ProgressRolled = The operation: { $face }, { $total } in all: { $result }.
event-LifeRolled = { $character } between the missions: { $face }, { $happening }.
event-Leave = The squad goes on leave.
event-CourtMartial = { $character } stands before a court martial: { $face }, { $dismissed ->
        [yes] dismissed!
       *[no] cleared.
    }
event-LuckUsed = As in the films: { $luck }!
event-SectorChanged = Sector { $sector }: { $change ->
        [cleared] cleared!
        [fallen] it has fallen to them again.
        [aggression] they grow more aggressive.
        [contacts] there are more of them.
        [elite] their elite is here.
        [priority] it grows more urgent.
        [ambush_zone] it is an ambush zone now.
        [obstructed] the drop ship's guns are obstructed there.
        [infiltration_point] it is an infiltration point now.
       *[other] something changes.
    }

## Questions

question-trooper = { $seat }: who acts?
question-move = { $trooper }: where to? Up to { $speed }{ $may_dash ->
        [yes] , or a dash of up to { $dash } and no shot
       *[no] {""}
    }.
question-action = { $trooper }: what next?
question-deploy = { $seat }: where does { $trooper } stand?
question-reaction_die = { $seat }: which die for { $team }?
question-reroll_reaction = { $seat }: throw a reaction die again?
question-snap_fire = { $trooper } holds: a shot at { $alien } while it moves?
question-free_shot = { $trooper }: a free shot at what was revealed?
question-extra_shot = { $shooter }: the six gives another shot. At whom?
question-next_shot = { $shooter }: the target is down. Who gets the next shot?
question-follow_up = { $trooper } has won: up to two inches farther?
question-neutralize = { $trooper }: which contact is taken out?
question-evac_roll = { $seat }: the call is open. Roll for the drop ship?
question-evac_place = { $seat }: where does the drop ship hover?
question-board = { $trooper }: aboard?
question-ship_target = { $seat }: whom does the drop ship fire at?
question-support = { $seat }: ask for which support?
question-support_weapons = { $seat }: how is { $support } armed?
question-support_arm = { $seat }: which weapon is sent?
question-support_grenades = { $seat }: which grenades?
question-bearer = { $seat }: who carries { $weapons }?
question-load_out = { $character }: which weapon for this mission?
question-hand_cannon = { $seat }: who swaps the service pistol for a hand cannon?
question-gear = { $character }: which equipment?
question-armour = { $character }: which armour?
question-shift_priority = { $seat }: spend a reputation to shift the Priority?
question-buy_support = { $seat }: spend a reputation on one more request?
question-assignment = { $character }: which special assignment?
question-shorten_stay = { $character }: spend a reputation for a turn less in sick bay?
question-avoid_trial = { $seat }: spend three reputation to avoid a court martial?
question-advance = { $character }: what does the experience buy?
question-best_of_squad = { $seat }: who was the best of the squad?
question-next_priority = { $seat }: shall the next mission be more urgent or less?
question-tuned_weapon = { $character }: which weapon is tuned to reach farther?
question-life_offer = { $character }: train for it?
question-favour = { $character }: call in a favour?
question-leave = { $seat }: spend a reputation to go on leave?
question-sectors_per_player = { $seat }: how many sectors for each player?
question-sector = { $seat }: which sector do you go to?
question-turn_luck = { $seat }: a stroke of luck at the { $when ->
        [start] start
       *[end] end
    } of the turn?
question-figure_luck = { $trooper }: a stroke of luck?
question-evac_luck = { $seat }: a stroke of luck, and the drop ship comes all the same?
question-support_luck = { $seat }: a stroke of luck, and the first request is granted?
question-escape_luck = { $character } was lost: a stroke of luck?
question-survival_luck = { $character }: a stroke of luck in place of this injury?

## Dice and draws

chance-deployment_edge = From which edge does the squad come?
chance-extra_sector = Which part of the table gets a second large feature?
chance-empty_sector = Which part of the table stays empty?
chance-large_feature = Which large feature?
chance-small_feature = Which small feature?
chance-turned = Is it turned?
chance-feature_place = Where does its corner lie?
chance-small_features = How many small features: what does the die show?
chance-objective_places = Places of objectives: what does the die show?
chance-objective = Kind of objective: what does the die show?
chance-mission_priority = Priority of the mission: what does the die show?
chance-support = Support: what does the die show?
chance-signals = How many signals: what does the die show?
chance-priority = Priority roll: what does the die show?
chance-reactions = Reaction roll: what does the die show?
chance-contact_edge = In which direction from the centre does the contact come?
chance-contact_move = Movement of the contact: what does the die show?
chance-contact_direction = In which direction does the contact go?
chance-contact = The detected contact: what does the die show?
chance-contact_moves = How far the contact slips away: what does the die show?
chance-alien_type = Alien type: what do the percentile dice show?
chance-variant = Variant: what does the die show?
chance-aliens = How many aliens: what does the die show?
chance-leader_dice = Is there a pack leader: what does the die show?
chance-leader = Kind of leader: what does the die show?
chance-alien_target = Whom does the alien go for?
chance-nearest_trooper = Toward whom does the contact go?
chance-opponent = Whom does it fight first?
chance-follow_up_target = Toward whom does the alien move on?
chance-dart_target = At whom is the dart thrown?
chance-spit_target = At whom does it spit?
chance-to_hit = To hit: what does the die show?
chance-caught = Caught in the area: what does the die show?
chance-ammunition = Ammunition: what does the die show?
chance-flash = Flash: what does the die show?
chance-save = Armour: what does the die show?
chance-damage = Damage: what does the die show?
chance-brawl = The trooper's brawl die: what does it show?
chance-alien_brawl = The alien's brawl die: what does it show?
chance-unjam = Clearing the jam: what does the die show?
chance-divide = Does it divide: what does the die show?
chance-divide_direction = In which direction does the part go?
chance-dart = The dart: what does the die show?
chance-call = The call: what does the die show?
chance-spit = Spit: what does the die show?
chance-scream = The scream: what does the ten-sided die show?
chance-blink = Which alien vanishes?
chance-edge = At which edge?
chance-multiply = Does it multiply: what does the die show?
chance-location = The location: what does the die show?
chance-activate = Activation: what does the die show?
chance-block = The block: what does the die show?
chance-patrol = Patrol: what does the die show?
chance-hack = Hacking: what does the die show?
chance-signal = The signal: what does the die show?
chance-civilians = How many civilians: what does the three-sided die show?
chance-signal_calls = Does the signal draw something: what does the die show?
chance-spawn_direction = In which direction from the centre is the spawn point?
chance-countdown = Countdown: what does the die show?
chance-close = Closing the spawn point: what does the die show?
chance-evac = The drop ship: what does the die show?
chance-origin = Origin: what do the percentile dice show?
chance-training = Training: what do the percentile dice show?
chance-history = Service history: what do the percentile dice show?
chance-name = What is the new character called?
chance-combat_operation = The combat operation: what does the die show?
chance-assignment = The assignment: what does the die show?
chance-court_martial = The court martial: what does the die show?
chance-injury = The injury: what do the percentile dice show?
chance-sick_bay = Time in sick bay: what does the die show?
chance-muster = Leaving the service: what does the die show?
chance-reputation = Reputation: what does the die show?
chance-progress = The operation: what do the percentile dice show?
chance-vital_participant = Who made the difference?
chance-life_character = To whom does something happen?
chance-life = Military life: what do the percentile dice show?
chance-fight = The fight: what does the die show?
chance-sector_priority = Priority of the sector: what does the die show?
chance-sector_factor = What is special there: what do the percentile dice show?
chance-alien_move = The aliens' move: what do the percentile dice show?
chance-moved_sector = In which sector?
chance-infiltrated_sector = Into which sector do they spread?
chance-lost_support = Lost supplies: what does the three-sided die show?
chance-blown_up = Which feature is blown up?
chance-trial = The test: what does the die show?

## Answers

option-roll = { $face } { $row }
option-degrees = { $degrees }°
option-place = { $place }
option-part = part { $part } of nine, row by row
option-sector-number = sector { $number }
option-turned-0 = as it is
option-turned-90 = turned
choice-Act = { $trooper } acts
choice-KeepReady = { $trooper } holds for snap fire
choice-EndTroopers = End the phase
choice-GiveUp = Give up: who is left on the table is lost
choice-walk = To { $place }: { $cost }{ $dash ->
        [yes] , dash
       *[no] {""}
    }{ $has_notes ->
        [yes] , { $notes }
       *[no] {""}
    }
choice-walk-refused = To { $place }: { $away } straight
choice-Leave = Leave the table at { $place } and be lost
choice-Stay = { $question ->
        [board] Stay on the ground
       *[other] Stay
    }
choice-To = To { $place }{ $has_notes ->
        [yes] , { $notes }
       *[no] {""}
    }
choice-Rest = Everybody else along the edge
choice-Carry = { $weapon }
choice-Swap = { $character }
choice-Equip = { $gear }
choice-ArmedWith = { $weapons }
choice-Send = { $weapon }
choice-SendGrenades = { $grenades }
choice-Give = { $trooper }
choice-Honour = { $character }
choice-Tune = { $weapon }
choice-Over = Over { $place }{ $has_trooper ->
        [yes] , above { $trooper }
       *[no] {""}
    }
choice-Fire = { $weapon } at { $target }: { $away }{ $sight ->
        [hidden] {" "}out of sight behind { $blocker }
        [cover] {" "}in cover{ $has_behind ->
            [yes] {" "}({ $behind })
           *[no] {""}
        }
       *[open] {""}
    }, { $needed }+{ $has_bonus ->
        [yes] {" "}with { $bonus }
       *[no] {""}
    }{ $shots ->
        [one] {""}
       *[other] , { $shots } shots
    }
choice-Fire-unseen = { $weapon } at { $target }
choice-FireAt = { $weapon } at the point { $place }: { $away }{ $has_caught ->
        [yes] , { $caught }
       *[no] , nobody there
    }
choice-SnapShot = { $weapon } at { $place }: { $away }{ $sight ->
        [cover] {" "}in cover
       *[other] {""}
    }, { $needed }+{ $has_bonus ->
        [yes] {" "}with { $bonus }
       *[no] {""}
    }{ $shots ->
        [one] {""}
       *[other] , { $shots } shots
    }
choice-Target = { $target }: { $away }{ $sight ->
        [cover] {" "}in cover
       *[other] {""}
    }
choice-Fight = Brawl{ $has_aliens ->
        [yes] : { $ours } against { $aliens }
       *[no] {""}
    }
choice-Activate = Activate { $location }{ $has_effect ->
        [yes] {" "}({ $effect })
       *[no] {""}
    }{ $has_bonus ->
        [yes] , with { $bonus }
       *[no] {""}
    }{ $hopeless ->
        [yes] {" "}· no chance
       *[no] {" "}· { $chance }%
    }
choice-TakeOut = { $contact }
choice-HackIn = Hack { $objective }{ $hopeless ->
        [yes] {" "}· no chance
       *[no] {" "}· { $chance }%
    }
choice-Take = Pick up the package of { $objective }
choice-LookInto = Investigate { $signal }
choice-Close = Close { $spawn }{ $hopeless ->
        [yes] {" "}· no chance
       *[no] {" "}· { $chance }%
    }
choice-Call = Call the drop ship
choice-Assist = Help with the call
choice-Unjam = Clear the jam of the { $weapon }{ $hopeless ->
        [yes] {" "}· no chance
       *[no] {" "}· { $chance }%
    }
choice-TakeTest = { $kind ->
        [easy] An easy test
        [hard] A hard test
        [opposed] An opposed test
       *[favoured] An opposed test with an advantage
    }
choice-SkillTest = A test of skill, { $number }+ with Tech
choice-Gear = { $gear }
choice-GearAt = { $gear } at { $place }
choice-GearFor = { $gear } for { $trooper }
choice-Done = Nothing more
choice-Hold = { $question ->
        [snap_fire] Go on holding
       *[other] Hold fire
    }
choice-Decline = { $question ->
        [extra_shot] No shot
       *[other] No further shot
    }
choice-Roll = Roll
choice-Cancel = Take the call back
choice-Board = Aboard
choice-Request = { $support } ({ $roll }+ on two dice)
choice-No = { $question ->
        [support] No more requests
        [gear] None
        [hand_cannon] Nobody
        [shift_priority] Leave it
        [buy_support] Keep it
        [assignment] None
        [shorten_stay] Keep it
        [avoid_trial] Stand trial
        [leave] No leave
       *[other] No
    }
choice-Wear = { $armour }{ $save ->
        [0] {""}
       *[other] , saves on { $save }+
    }
choice-Lower = { $question ->
        [next_priority] Less urgent
       *[other] Lower
    }
choice-Higher = { $question ->
        [next_priority] More urgent
       *[other] Higher
    }
choice-Buy = Spend it
choice-Die-reaction = { $face } against Reactions { $reactions }: { $phase }
choice-Die = { $face }
choice-Keep = { $question ->
        [advance] Keep the rest
       *[other] Keep them
    }
choice-TryFor = { $assignment } ({ $roll }+ on two dice): { $gains }
choice-gain-stat = { $stat } +1
choice-gain-xp = { $xp } XP
choice-gain-rep = { $amount } reputation
choice-Shorten = Spend it
choice-Pay = { $question ->
        [avoid_trial] Spend them
       *[other] Spend it
    }
choice-Raise = { $question ->
        [advance] { $stat } for { $cost } XP
       *[other] { $stat }
    }
choice-ForExperience = For experience
choice-ForAssignment = For the next assignment
choice-MakeSectors = { $number } sectors
choice-GoTo = Sector { $sector }, Priority { $priority }{ $has_factors ->
        [yes] , { $factors }
       *[no] {""}
    }
choice-Remove = Remove { $contact }
choice-Reinforce = Reinforcements at the { $edge }: { $support }
choice-Barricade = A barricade from { $start } to { $end }
choice-DoubleUp = Double up: an incinerator that never runs dry
choice-Thrice = Guns blazing: fire three times
choice-Find = A lucky find: the { $weapon } for { $trooper }
choice-Use = { $question ->
        [escape_luck] Use it: a way out after all
        [survival_luck] Use it: survived
       *[other] Use it
    }

## Procedures of the rules

procedure-MissionPlay = The mission
procedure-BeforeMission = Before the mission
procedure-SetUp = Set-up
procedure-ChooseEdge = The squad's edge
procedure-BuildTable = The table
procedure-RollObjectives = Objectives
procedure-RollPriority = Priority of the mission
procedure-RequestSupport = Support
procedure-Receive = Support that was granted
procedure-LoadOut = Load-out
procedure-PlaceMarkers = Markers
procedure-Deploy = Deployment
procedure-Turn = A turn
procedure-PriorityRoll = Priority roll
procedure-ReactionRoll = Reaction roll
procedure-TrooperPhase = Troopers act
procedure-Concede = Giving up
procedure-EndPhase = End of the turn
procedure-MissionEnd = End of the mission
procedure-AfterMission = After the mission
procedure-Activation = A trooper acts
procedure-Arrive = Where a move ends
procedure-ClearJam = Clearing a jam
procedure-Trial = A test
procedure-UseGear = Use of equipment
procedure-Attack = Shooting
procedure-AreaAttack = An area weapon
procedure-Flash = A flash grenade
procedure-Brawl = A brawl
procedure-Brawls = Brawls
procedure-FollowUp = Moving on after a brawl
procedure-Hit = A hit
procedure-Fallen = Figures that are out
procedure-AlienPhase = Alien phase
procedure-AlienActivation = An alien acts
procedure-SnapFires = Snap fire
procedure-FreeShot = A free shot
procedure-MoveContact = Movement of a contact
procedure-NewContact = A new contact
procedure-Detect = Detection
procedure-ContactResult = A detected contact
procedure-RevealAliens = Aliens are revealed
procedure-AlienFallen = Death of an alien
procedure-TrooperFallen = Loss of a trooper
procedure-Spit = Spit
procedure-Scream = Screams
procedure-AlienSpecials = What some aliens do at the end of a turn
procedure-LeastContacts = There are always contacts
procedure-LancerActs = A lancer acts
procedure-CallerActs = A caller acts
procedure-Hide = A leader hides
procedure-ObjectiveChecks = Objectives at the end of the turn
procedure-Hack = Hacking
procedure-TakePackage = Picking up a package
procedure-RevealLocation = A location is revealed
procedure-RevealLocations = Locations near troopers are revealed
procedure-ActivateLocation = Activation of a location
procedure-BlockRolls = Blocks at the end of the turn
procedure-Investigate = A signal is investigated
procedure-Ambush = An ambush
procedure-SignalChecks = Signals at the end of the turn
procedure-SpawnPoints = Spawn points
procedure-CloseSpawn = Closing a spawn point
procedure-CallEvac = Calling the drop ship
procedure-HelpEvac = Help with the call
procedure-EvacStep = The drop ship
procedure-ShipArrives = The drop ship arrives
procedure-Boarding = Boarding
procedure-DropShipFire = The drop ship fires
procedure-ShipGuns = The drop ship's guns
procedure-TurnLuck = A stroke of luck in the turn
procedure-FigureLuck = A stroke of luck for a figure
procedure-EvacLuck = A stroke of luck with the drop ship
procedure-SupportLuck = A stroke of luck with support
procedure-CreateCharacter = A new character
procedure-ShortenStays = Shorter stays in sick bay
procedure-Assignments = Special assignments
procedure-CourtMartialTrial = Court martial
procedure-Injuries = Injuries
procedure-CountMissions = Missions served
procedure-MusterOut = Leaving the service
procedure-EarnReputation = Reputation
procedure-EarnExperience = Experience
procedure-NextTurn = The next campaign turn
procedure-OperationProgress = The operation
procedure-MilitaryLife = Military life
procedure-RestAndRecreation = Leave
procedure-OnLeave = On leave
procedure-ChooseSector = Choice of a sector
procedure-AlienMoves = The aliens' moves

# The game itself, in lists
ui-game = Bug Hunt
ui-about = troopers on an open table, measured in inches
