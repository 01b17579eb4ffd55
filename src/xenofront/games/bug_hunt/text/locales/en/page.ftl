# Bug Hunt in the browser: what stands on the table, beside it, and on its pages.

## Before a game

web-rolled = by dice
web-any-alien = any
web-table-size = { $width }" by { $height }"
web-ready-made = Ready-made: no rolling, no choosing.
web-recruit = Recruit { $number }
web-recruit-text = Rolled up when the game begins: origin, training, service history and weapons.
web-on = on
web-off = off
web-switched = { $option }: { $value }
preset-quick-start = Quick start
preset-quick-start-text = No requests for support: straight onto the table.
preset-rulebook = Rulebook
preset-rulebook-text = The rules as the book has them, with support to be requested.
preset-easy = Easy
preset-easy-text = One contact less, one alien less for each contact, two requests for support more.
preset-light = Light
preset-light-text = One contact less at the start.
preset-hard = Hard
preset-hard-text = One contact more, and one alien more for each contact.
preset-nightmare = Nightmare
preset-nightmare-text = As hard, with a contact for every six and never fewer than three.
preset-later-edition = Later edition
preset-later-edition-text = Distractions, locations and the evac roll as they were read later.
preset-everything = Everything
preset-everything-text = With signals, equipment and strokes of luck as in the films.
option-name-difficulty = Difficulty
option-text-difficulty = How many contacts lie on the table, and how many aliens each of them is.
option-name-campaign = Campaign
option-name-small_table = Small table
option-text-small_table = A table of 24 by 24 inches instead of 36 by 36.
option-name-signals = Signals
option-text-signals = Some locations are signals: survivors, evidence, or worse.
option-name-movie_magic = Strokes of luck
option-text-movie_magic = What saves heroes in films, each once.
option-name-escalation = Fixed escalation
option-text-escalation = Priority and spawn points go by the number of the mission instead of dice.
option-name-quick_start = Ready-made squad
option-name-gear = Equipment
option-text-gear = Main characters take equipment and armour of their choice along.
option-name-distract_acts = Distracted means distracted
option-text-distract_acts = Distracted aliens do nothing at all, not even fight.
option-name-reveal_unarmed = Reveal with idle hands
option-text-reveal_unarmed = Only who neither fires nor brawls reveals a tactical location.
option-name-jam_by_turn = Jams by the turn
option-text-jam_by_turn = Ones count for a jam over a whole turn.
option-name-evac_own_tech = Own Tech for the call
option-text-evac_own_tech = Only the Tech of the one who calls helps the call for the drop ship.
option-name-evac_every_turn = Call again by itself
option-text-evac_every_turn = A call that failed is rolled for again every turn without a new action.
option-name-support = Support
option-text-support = Whether support is requested before the mission.
option-value-support-ask = requested
option-value-support-none = none
option-name-trials = Tests
option-text-trials = Troopers may be put to tests for whatever you agree on.
option-name-joint = Joint campaign
option-name-players = Players

## The table

web-board-label = { $mission }: a table of { $width } by { $height } inches with { $pieces ->
        [0] nothing on it yet
        [one] one piece of terrain
       *[other] { $pieces } pieces of terrain
    }
web-at = at { $place }
web-compass-e = east
web-compass-se = south-east
web-compass-s = south
web-compass-sw = south-west
web-compass-w = west
web-compass-nw = north-west
web-compass-n = north
web-compass-ne = north-east
web-relation = { $away } { $direction } of { $name }
web-away = { $away } { $direction }
web-relation-same = where { $name } is
web-nearest-alien = nearest alien { $name }, { $where }
web-nearest-contact = nearest { $name }, { $where }
web-seen-by = { $count ->
        [0] in nobody's sight
       *[other] seen by { $names }
    }
web-seen-in-cover = { $name } (in cover)
web-ground = { $feature }: { $parts }
web-stay-click = Click a marked alien to stay here and attack it.
web-stay-and = Stay here: { $choice }
web-open-ground = Open ground.
web-unknown = nobody knows what it is
web-not-known = not known yet
web-wounded = wounded
web-stunned = stunned, { $markers ->
        [one] one marker
       *[other] { $markers } markers
    }
web-jammed = { $weapon } is jammed
web-empty = { $weapon } is empty
web-engaged = in contact with { $names }
web-leads = leads the pack: { $leader }
web-objective = { $name } at { $place }{ $worth ->
        [one] {""}
       *[other] , worth { $worth }
    }{ $state ->
        [done] , done
        [failed] , lost
        [taken] , its package is carried
        [reached] , reached in this turn
       *[open] {""}
    }
web-objective-state = { $state ->
        [done] done
        [failed] lost
        [taken] package carried
        [reached] reached
       *[open] open
    }{ $worth ->
        [one] {""}
       *[other] , worth { $worth }
    }
web-location = { $name } at { $place }, { $has_effect ->
        [yes] { $effect }
       *[no] nobody knows what it does
    }{ $failures ->
        [0] {""}
        [one] , tried once
       *[other] , tried { $failures } times
    }
web-marker = { $name } at { $place }
web-blocked = blocked for aliens and contacts around { $place }{ $turn ->
        [0] {""}
       *[other] , until the end of turn { $turn }
    }
web-evac = Who is within { $inches }" of { $place } can board the drop ship.
web-distraction = distraction at { $place }
web-entry = The squad came from the { $edge }.

## The legend

drawn-wall = wall
drawn-door = door
drawn-window = window
drawn-barrier = barricade
drawn-objective_patrol = objective: patrol
drawn-objective_scout = objective: scout
drawn-objective_secure = objective: secure
drawn-objective_retrieve = objective: retrieve
drawn-objective_beacon = objective: beacon
drawn-objective_hack = objective: hack
drawn-objective_done = objective that is done
drawn-objective_failed = objective that is lost
drawn-location = tactical location, not known
drawn-location_distract = tactical location: distract
drawn-location_block = tactical location: block
drawn-location_neutralize = tactical location: take out
drawn-location_delay = tactical location: delay
drawn-signal = signal
drawn-spawn = spawn point, with its countdown
drawn-blocked = circle that no alien enters
drawn-distraction = distraction
drawn-evac = circle from which one boards
drawn-entry = where the squad came from
drawn-wound = wounded
drawn-stunned = stunned, with the number of markers
drawn-jammed = jammed weapon
drawn-empty = weapon without ammunition
drawn-engaged = in contact with an enemy
drawn-quick = acts in the quick phase
drawn-slow = acts in the slow phase
drawn-held = holds for snap fire
drawn-done = has acted
drawn-package = carries a package
drawn-leader = leads a pack
drawn-fresh = just revealed, does not act yet
drawn-distracted = distracted

## Beside the table

web-acts = { $name } acts
web-fact-turn = Turn
web-fact-phase = Phase
web-fact-difficulty = Difficulty
web-fact-priority = Priority
web-fact-points = Objective points
web-fact-ship = Drop ship
web-fact-contacts = Contacts
web-fact-aliens = Aliens
web-fact-variant = Variant
web-fact-delayed = Delay
web-fact-spawn-rating = Spawn points at most
web-fact-intel = Intel
web-fact-evidence = Evidence
web-fact-rescued = Rescued
web-fact-supplies = Supplies
web-fact-support = Requests for support
web-fact-squad = Main characters
web-fact-table = Table
web-fact-terrain = Terrain
web-fact-objectives = Objectives
web-fact-state = State
web-fact-place = Place
web-fact-acts = Acts
web-fact-reactions = Reactions
web-fact-speed = Speed
web-fact-combat = Combat Skill
web-fact-toughness = Toughness
web-fact-tech = Tech
web-fact-save = Armour
web-fact-save-shot = Armour against shots
web-fact-save-area = Armour against blasts
web-fact-save-brawl = Armour in brawls
web-fact-weapons = Weapons
web-fact-range = Range
web-fact-shots = Shots
web-fact-damage = Damage
web-fact-traits = Traits
web-save = { $save ->
        [0] none
       *[other] { $save }+
    }
web-brawls = brawls
web-item-ready = ready
web-item-used = used up
web-fate-reserve = not on the table yet
web-fate-table = on the table
web-fate-evacuated = aboard
web-fate-casualty = down
web-fate-lost = lost

## The question

web-group-act = Act
web-group-hold = Hold for snap fire
web-group-goal = Move to something
web-group-walk = Move
web-group-dash = Dash, and no shot
web-group-leave = Off the table
web-group-fire = Fire: one shot
web-group-fight = Fight
web-group-actions = Other actions
web-group-end = End
web-open-turn_luck = A barricade may stand anywhere: give its two ends, on the board or in inches.
web-open-move = Any other point will do as well: drag the figure there, or name the point in inches.
web-open-deploy = Any other free point near the squad's edge will do as well.
web-open-follow_up = Any other point within two inches will do as well.
web-open-evac_place = Any other point of the table will do as well.
web-aim-anywhere = { $weapon }: any point within range and sight can be aimed at.
web-real-die = Type in what a { $die } shows.

## Looking

web-no-place = There is no figure, marker or point "{ $typed }".
web-no-figure = There is no figure "{ $typed }".
web-no-alien = There is no alien or contact "{ $typed }".
web-no-walker = "{ $typed }" does not walk.
web-no-attack = "{ $typed }" is no shot that can be fired now.
web-no-answer = "{ $typed }" is no answer now.
web-not-understood = I do not know what "{ $typed }" means here.
web-takes-no-point = The question is not about a place such as { $place }.
web-nobody-active = Nobody acts now: say who is meant.
web-over = The mission is over.
web-sight-title = Sight: { $viewer } to { $target }
web-sight-back = The other way round it is { $sight ->
        [hidden] not seen
        [cover] seen in cover
       *[open] seen in the open
    }.
web-odds-title = { $shooter } at { $target }: { $weapon }
web-odds-sum = One shot hits with { $hit }; it kills with { $kill }, wounds with { $wound }, stuns with { $stun }.
web-bonus-skill = Combat Skill { $amount }
web-bonus-hidden = Combat Skill does not count against it in cover: { $amount }
web-bonus-aimed = aimed, not moved: { $amount }
web-bonus-heavy = heavy, and moved: { $amount }
web-bonus-ship = guns of the drop ship: { $amount }
web-threats-title = { $count ->
        [0] No alien and no contact is there
        [one] What one would do
       *[other] What { $count } aliens and contacts would do
    }
web-detection = It is detected within { $seen }" in sight and in the open, else within { $unseen }".
web-detects = { $name }: { $away } away, { $detects ->
        [yes] detects it
       *[no] { $open ->
            [yes] sees it in the open
           *[no] does not see it in the open
        }
    }
web-would-detect = There { $name } would be detected.
web-reach-title = Reach of { $name }
web-reach = { $name } can walk { $walk }{ $may_dash ->
        [yes] {" "}or dash { $dash } instead of fighting
       *[no] {""}
    }; the area shows where, also around what is in the way. Walks into contact are not part of it.
web-alien-reach = { $name } moves { $walk }, and { $dash } into contact or in the open.
web-span = From end to end { $length }.
web-way = { $length }{ $dash ->
        [yes] , a dash: no shot and no brawl afterwards
       *[no] {""}
    }
web-difficult = Difficult ground: { $feature }
web-drop = A jump of { $height } down
web-walk-there = It costs { $length } to walk there.
web-within = { $name } is within it.
web-allowed-title = Allowed
web-forbidden-title = Not allowed
web-allowed = Allowed: { $choice }
web-forbidden = Not allowed: { $choice }

## The log

web-die-shows = D{ $sides }: { $face }

## After the mission

web-squad = The squad
web-aliens = The aliens
web-section-squad = What became of everybody
web-section-objectives = Objectives
web-killed-by = { $cause ->
        [brawl] in brawls
        [area] by blasts
        [blast] by splinters
       *[other] by shots
    }
web-luck-who = { $name }: { $what ->
        [hits] shots that hit
        [saves] armour that held
       *[brawls] dice in brawls, added up
    }
web-luck-text = { $share ->
        [more] luckier than
        [less] less lucky than
       *[even] about as lucky as
    } was to be expected of { $dice ->
        [one] one die
       *[other] { $dice } dice
    }

web-sure-concede = The mission ends here, and everybody who is still on the table is lost.
web-sure-leave = Whoever walks off the table is lost.

## What the table answers when nothing is decided
settled-reaction-die = Reaction dice are given out if every team is as quick with any of them.
settled-trooper = The last trooper of a phase acts, unless something would be revealed or it may hold.
