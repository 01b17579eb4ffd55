## Power suits, batteries and fighting poses: events

event-SuitEquipped = { $agent } puts on { $suit } at { $hex }.
event-SuitRecalled = { $suit } appears around { $agent } at { $hex }.
event-SuitLeft = { $agent } climbs out of { $suit } to { $end }.
event-SuitLost = { $suit } at { $hex } has no battery left and goes to the warehouse.
event-SuitDestroyed = { $suit } is destroyed with { $agent }.
event-BatteryUsed = { $suit } at { $hex } uses a battery; { $left } left.
event-BatterySpent = { $weapon } of { $agent } uses a battery; { $left } left.
event-Charged = { $agent } charges { $item }: { $amount ->
        [one] 1 battery
       *[other] { $amount } batteries
    } more, { $left } in all.
event-PoseTaken = { $agent } is now { $pose }.
event-Shaken = { $agent } rolls { $face }.

## Questions and answers

question-charge = { $seat }: what of { $agent } gets batteries?
question-supply = { $seat }: what does { $agent } take?
question-struck = { $seat }: whom do the stones hit?
chance-shake = The ground shakes: what does the die show?
choice-Equip = Put on the power suit
choice-TakePose = { $pose ->
        [standing] Stand up
        [crouching] Crouch
       *[prone] Lie down
    }
choice-StandUp = Stand up, for the whole movement
choice-Unequip = Leave the suit, to { $hex }
choice-Recall = Recall a power suit
choice-IntoSuit = The power suit

## Procedures of the rulebook

procedure-RecallSuit = A power suit is recalled
procedure-LeaveSuit = An agent leaves its suit
procedure-RollEach = The ground shakes
procedure-PickStruck = Stones from the sky
procedure-HandOutSupplies = Supplies

## Computer players

why-equip = In the power suit { $agent } is stronger.
why-recall = { $agent } needs a power suit now.
why-unequip = { $agent } is better off without the suit.
why-standup = { $agent } defends better standing.
why-pose = That pose serves { $agent } best here.
why-charge = { $agent } lacks it most.
why-struck = { $agent } can take most.

## Sheets

ui-suit = in { $suit }, { $batteries ->
        [0] no battery left
        [one] 1 battery
       *[other] { $batteries } batteries
    }
ui-suit-shield = shield of the suit { $points }
ui-carries = carries { $name }
ui-pose-crouching = crouching
ui-pose-prone = prone

## Cards

card-kind-suit = power suit
card-kind-pose = fighting pose
card-suit-move = { $points ->
        [one] 1 more movement point
       *[other] { $points } more movement points
    }
card-suit-shield = { $points ->
        [0] no energy shield
        [one] energy shield with 1 point
       *[other] energy shield with { $points } points
    }
card-suit-batteries = { $batteries ->
        [one] holds 1 battery
       *[other] holds { $batteries } batteries
    }
card-battery = { $batteries ->
        [one] 1 battery
       *[other] { $batteries } batteries
    } in place of ammo
card-pose-steps = { $points ->
        [0] no way to go
        [one] each hex costs 1 movement point
       *[other] each hex costs { $points } movement points
    }
card-pose-to = { $pose }: { $points ->
        [one] 1 movement point
       *[other] { $points } movement points
    }
card-uses = { $uses ->
        [one] can be used once
       *[other] can be used { $uses } times
    }, then it is discarded
card-keeps = is not discarded when it is used
cards-suits = Power suits
cards-poses = Fighting poses
cards-special = Weapons of power suits
effect-charge = { $whom } gets { $amount ->
        [one] 1 battery
       *[other] { $amount } batteries
    } for a suit or a weapon
effect-supply = { $whom } gets { $amount } of these for one weapon or suit: { $of }
effect-basic_hits = in each area with agents the alpha agent picks one, who takes { $hits ->
        [one] 1 hit
       *[other] { $hits } hits
    } of basic damage
effect-roll_each = each agent rolls 1 { $die ->
        [red] red
       *[blue] blue
    } die; with { $symbols } the agent is { $condition }
effect-force_pose = with fighting poses, each agent who stands higher is { $pose ->
        [crouching] crouching
        [prone] prone
       *[standing] standing
    }
good-ammo = ammo
good-battery = battery
when-attacking = for the bearer's attacks
when-defending = against attacks on the bearer
whom-one_per_area = one agent of each area
