ui-game = Thin Ice
ui-about = walkers cross a frozen lake before it thaws

question-next_move = { $seat } has { $left ->
        [one] one floe
       *[other] { $left } floes
    } to go. What does { $seat } do?
choice-Walk = Walk { $floes ->
        [one] one floe
       *[other] { $floes } floes
    }
choice-Wait = Wait
chance-ice = The die for the ice

event-TurnBegan = Turn { $turn } of { $last }
event-Walked = { $walker } walks { $floes ->
        [one] one floe.
       *[other] { $floes } floes.
    }
event-Rested = { $walker } { $dried ->
        [yes] waits and dries.
       *[no] waits.
    }
event-IceRolled = { $walker } rolls { $face }: the ice { $broke ->
        [yes] breaks.
       *[no] holds.
    }
event-BrokeIn = { $walker } { $lost ->
        [yes] breaks in again and is lost.
       *[no] breaks in and is wet.
    }
event-ReachedShore = { $walker } is on the shore.
event-Ended = { $outcome ->
        [accomplished] All are safe.
        [partially] Some are safe.
       *[failed] Nobody is safe.
    }

procedure-Crossing = The crossing
procedure-Turn = A turn
procedure-Stride = A walk

ice-walker = a walker
ice-board = The ice, from the near shore on the left to the far one
ice-floe = floe { $number }
ice-shore = the shore
ice-wet = wet
ice-safe = Safe
ice-odds = ice breaks
ice-headline = Turn { $turn } of { $last }
ice-outcome = { $outcome ->
        [accomplished] All across
        [partially] Some across
       *[failed] Nobody across
    }
ice-told = It took { $turn ->
        [one] one turn.
       *[other] { $turn } turns.
    }
