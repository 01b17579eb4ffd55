## What the stage shows: goals, turns, fights, cards

goal-points = Objective points
goal-call = { $early ->
    [yes] Call the drop ship, from turn { $first } on
   *[no] Call the drop ship
}
goal-board = Everybody aboard
track-ship-leaves = the ship leaves after turn { $turn }
track-ship-comes = the ship comes at the end of turn { $turn }
