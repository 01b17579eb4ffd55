## What the stage shows: goals, turns, fights, cards

goal-points = Objective points
goal-call = { $early ->
    [yes] Call the drop ship, from turn { $first } on
   *[no] Call the drop ship
}
goal-board = Everybody aboard
track-ship-leaves = the ship leaves after turn { $turn }
track-ship-comes = the ship comes at the end of turn { $turn }

fight-blow = brawl
fight-spit = spit
fight-blast = blast
fight-missed = missed
fight-hit = a hit
fight-saved = the armour holds
fight-unsaved = through the armour
fight-stunned = stunned
fight-wounded = wounded
fight-dead = down
deck-aliens = Now it is known what they are
deck-location = Tactical location
deck-signal = Signal

fact-reactions = { $count ->
    [one] One die left to give out
   *[other] { $count } dice left to give out
}; up to a trooper's Reactions it acts before the aliens.
fact-extra-shot = A six: one more shot.
fact-next-shot = { $shots ->
    [one] One shot is left
   *[other] { $shots } shots are left
}; the target is gone.
allowance-walk = Move
allowance-dash = Dash
allowance-action = Actions
danger-lost = { $count ->
    [one] Lost for good
   *[other] { $count } are lost
}
danger-strikes = Strikes { $names }, too

way-seen = { $count ->
    [0] Seen by nobody
   *[other] Seen by { $names }
}
way-attacked = { $count ->
    [0] Nobody would reach the trooper
   *[other] Would brawl: { $names }
}
