# Bug Hunt in English: what clients say besides. Messages of `ui` that stand here replace those.

ui-help =
    Answer with a number, with the words of an answer or a part of them that only one has.
    Where points are offered, any other will do: to 12.5,30 or just 12.5,30 (inches from the
    left, inches from the top); path 12,30 14,28 for a way with corners; fire incinerator at 9,4
      board [names]      the table; with names, what every piece of terrain is
      status [FIGURE]    everybody, or one figure with all its numbers
      why                the way through the rules to this question
      why not CHOICE     the rule that forbids it: why not fire v8
      odds N             everything that shot N may do, and why
      rule ID            a rule, for example: rule BX-9
      log [N]            the last things that happened
      sight [A] B        how far, in cover or not, and what is in the way
      measure [A] B      the distance of two figures, markers or points
      reach [TROOPER]    where a trooper can walk (·) and dash (+)
      threat ALIEN       whom an alien would go for now, and how far it would get
      undo, redo         free until somebody learned something
      takeback [N]       N answers back, past dice; it is counted
      save FILE          the game as a file
      export FILE        this position as a scenario script
      lang en|de         language;  quit: leave, the game is kept
ui-symbols = Dice stand in brackets: [4]. Lengths are in inches and rounded up to a tenth.
ui-usage-sight = Type sight A B, or sight B from where the acting trooper stands. A and B are figures, markers or points: sight Du v8, sight 12,30
ui-usage-odds = Type odds and the number of a shot.
ui-usage-rule = Type rule and an id, for example: rule BX-9
ui-nobody-active = Nobody acts now. Type reach and a trooper, for example: reach Du
ui-undo-refused = The last answer made somebody learn something (a roll, a contact, a location), so it cannot be undone freely. Type takeback to go back all the same; it is counted.
ui-takeback-sure = Go { $count ->
        [one] one answer
       *[other] { $count } answers
    } back? Dice will fall differently, and it is counted. (y/n)
ui-choose-squad = Squad: three names or numbers, or Enter

bh-too-far = That is { $length } as the crow flies; at most { $most } of ground can be covered.
bh-farthest = It gets as far as { $at }: type toward { $goal }.
ui-usage-card = Type card and a word, a weapon, a kind of alien or a sign: card patrol, card !1
bh-drop-ship = Drop ship
bh-word-contact = Contact
bh-word-spawn = Spawn point
bh-no-way = It is { $length } as the crow flies, but no way of at most { $most } is open.
bh-no-room = Nobody can stand there.
bh-taken = { $figure } stands there.
bh-die = D{ $sides }
bh-column-hit = hit
bh-column-kill = kill
bh-column-wound = wound
bh-column-stun = stun

bh-turn = Turn { $turn }
bh-delayed = nothing new until the end of turn { $turn }
bh-ship-called = drop ship called
bh-ship-comes = drop ship comes at the end of turn { $turn }
bh-ship-here = drop ship over { $at } until the end of turn { $turn }
bh-phase-none = -
bh-phase-quick = quick
bh-phase-slow = slow
bh-phase-held = holds
bh-phase-done = done
bh-jammed = JAMMED
bh-empty = EMPTY
bh-wounded = WOUNDED
bh-stunned = stunned ({ $markers })
bh-carries = carries the package of { $objective }
bh-touching = IN CONTACT with { $trooper }
bh-nearest = { $away } from { $trooper }
bh-fresh = just revealed
bh-distracted = distracted
bh-countdown = in { $turns ->
        [one] one turn
       *[other] { $turns } turns
    }
bh-trooper-sheet = Reactions { $reactions }, Speed { $speed }, Combat Skill { $combat }, Toughness { $toughness }, Tech { $tech }{ $save ->
        [0] , no armour
       *[other] , armour { $save }+
    }
bh-alien-sheet = Speed { $speed }, Combat Skill { $combat }, Toughness { $toughness }, Damage +{ $damage }{ $save ->
        [0] {""}
       *[other] , armour { $save }+
    }
bh-weapon = { $weapon }: { $range ->
        [0] for brawls
       *[other] range { $range }"
    }{ $shots ->
        [0] {""}
        [one] , one shot
       *[other] , { $shots } shots
    }{ $damage ->
        [0] {""}
       *[other] , damage +{ $damage }
    }{ $has_traits ->
        [yes] , { $traits }
       *[no] {""}
    }
bh-kind-block = block
bh-kind-area = area
bh-kind-field = field
bh-kind-linear = linear
bh-kind-individual = single thing
bh-kind-interior = interior
bh-difficult = difficult ground
bh-gap = a gap
bh-climb = climbed for { $height }
trait-hides_in_cover = In cover the shooter's Combat Skill does not count against it.
trait-divides = When it dies, it may divide.
trait-rips_armour = In a brawl armour saves on 6 only.
trait-parries = Melee weapons are worth one less against it.
trait-reanimates = Fallen grunts rise as one of them.
trait-maims = Casualties stay a campaign turn longer in sick bay.
trait-blinks = At the end of a turn one of them is suddenly at the centre.
trait-overwhelms = In a brawl there are no armour saves.
trait-keeps_coming = At the end of every turn one more comes over an edge.
trait-infiltrates = One of each group is put on the nearest objective.
trait-shatters = When it dies, everybody within two inches is hit.
trait-multiplies = At the end of a turn each may become two.
trait-grips = Who is within two inches of one cannot move.

bh-odds-missed = missed
bh-odds-saved = armour
bh-odds-stunned = stunned
bh-odds-wounded = wounded
bh-odds-dead = dead
bh-needs = to hit: { $needed }+ with { $bonus }
bh-save = armour: { $save ->
        [0] none
       *[other] { $save }+
    }
bh-damage = damage: a die +{ $damage } against Toughness { $toughness }
bh-shots = { $shots } shots, one after the other; all at this target: hit { $hit }, dead { $dead }, wounded { $wounded }, stunned { $stunned }
bh-odds-plan = Bars and figures above are for one shot; a natural six may give another one.
bh-risk = own risk: { $hit } to be hit, { $down } to fall
bh-brawl-ends = { $name }: hit { $hit }, dead { $dead }, wounded { $wounded }, stunned { $stunned }
bh-brawl-die = { $name } adds to a die:
bh-brawl-skill = Combat Skill { $amount }
bh-brawl-weapon = weapon for a brawl { $amount }
bh-brawl-wounded = wounded { $amount }
bh-brawl-stunned = stunned { $amount }
bh-brawl-hit = { $name }, if hit:
bh-brawl-more = Of several opponents one is drawn; the next one, if this one is beaten, has +1. The figures are for the first brawl.
bh-blast = { $count ->
        [0] Nobody is under the template.
        [one] One figure is under the template; a die is thrown for it.
       *[other] { $count } figures are under the template; a die is thrown for each.
    }
bh-caught = { $name } ({ $needed }+): hit { $hit }, dead { $dead }, wounded { $wounded }, stunned { $stunned }
bh-blast-target = Before that, { $name } is shot at; whoever is gone by then, or was knocked away, is not caught.
bh-sight = { $viewer } { $sight ->
        [hidden] does not see { $target }: { $blocker } is in the way
        [cover] sees { $target } in cover{ $has_behind ->
            [yes] {" "}({ $behind })
           *[no] {""}
        }
       *[open] sees { $target } in the open
    }; { $away }.
bh-measure = { $first } to { $second }: { $away } ({ $centres } from centre to centre).
bh-cannot-move = { $trooper } cannot move now [{ $rule }].
bh-threat-waits = { $reason ->
        [fresh] It has just been revealed and does not act in this turn.
        [stunned] It is stunned and would do nothing.
        [distracted] It is distracted and would stay where it is.
        [wounded] It is wounded and would stay where it is.
       *[other] It finds no way to anybody.
    }
bh-threat-fights = It would fight { $troopers }.
bh-threat-leader = { $leader ->
        [caller] It would call for a contact and go into hiding near the centre.
       *[lancer] It would stay in cover and throw a dart at the nearest trooper it sees.
    }
bh-threat-way = It would go for { $trooper }, { $away } away, with Speed { $speed }: { $dash ->
        [yes] a dash
       *[no] a move
    } to { $end }{ $contact ->
        [yes] , into a brawl!
       *[no] .
    }
bh-threat-contact = { $led ->
        [yes] Driven by a leader, it would go up to six inches toward { $troopers }.
       *[no] It would go up to six inches toward { $troopers } or in any direction, or become two.
    }

bh-outcome-points = Objective points: { $points }, needed { $needed }
bh-objective-done = done: { $objective }{ $worth ->
        [one] {""}
       *[other] , worth { $worth }
    }
bh-objective-open = open: { $objective }{ $worth ->
        [one] {""}
       *[other] , worth { $worth }
    }
bh-outcome-kills = Aliens killed: { $count } ({ $kind })
bh-veteran = { $name }: { $gone ->
        [yes] gone
       *[no] { $missions ->
            [one] one mission
           *[other] { $missions } missions
        }, { $xp } XP · Reactions { $reactions }, Speed { $speed }", Combat Skill { $combat }, Toughness { $toughness }, Tech { $tech }{ $sick_bay ->
            [0] {""}
            [one] {" "}· one campaign turn in sick bay
           *[other] {" "}· { $sick_bay } campaign turns in sick bay
        }{ $kept_out ->
            [yes] {" "}· kept out of the next mission
           *[no] {""}
        }{ $unassigned ->
            [yes] {" "}· no special assignment next time
           *[no] {""}
        }
    }
bh-reputation = reputation { $reputation }, campaign turn { $turn }
