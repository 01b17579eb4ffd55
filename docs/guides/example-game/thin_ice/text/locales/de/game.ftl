ui-game = Dünnes Eis
ui-about = Wanderer überqueren einen See, bevor er taut

question-next_move = { $seat } hat noch { $left ->
        [one] eine Scholle
       *[other] { $left } Schollen
    } vor sich. Was tut { $seat }?
choice-Walk = { $floes ->
        [one] Eine Scholle
       *[other] { $floes } Schollen
    } weit gehen
choice-Wait = Warten
chance-ice = Der Würfel für das Eis

event-TurnBegan = Runde { $turn } von { $last }
event-Walked = { $walker } geht { $floes ->
        [one] eine Scholle
       *[other] { $floes } Schollen
    } weit.
event-Rested = { $walker } wartet{ $dried ->
        [yes] {" "}und wird trocken.
       *[no] .
    }
event-IceRolled = { $walker } würfelt { $face }: Das Eis { $broke ->
        [yes] bricht.
       *[no] hält.
    }
event-BrokeIn = { $walker } bricht { $lost ->
        [yes] wieder ein und ist verloren.
       *[no] ein und ist nass.
    }
event-ReachedShore = { $walker } ist am Ufer.
event-Ended = { $outcome ->
        [accomplished] Alle sind in Sicherheit.
        [partially] Einige sind in Sicherheit.
       *[failed] Niemand ist in Sicherheit.
    }

procedure-Crossing = Die Überquerung
procedure-Turn = Eine Runde
procedure-Stride = Ein Gang

ice-walker = zu Fuß auf dem Eis
ice-board = Das Eis, vom nahen Ufer links bis zum fernen
ice-floe = Scholle { $number }
ice-shore = das Ufer
ice-wet = nass
ice-safe = In Sicherheit
ice-odds = Eis bricht
ice-headline = Runde { $turn } von { $last }
ice-outcome = { $outcome ->
        [accomplished] Alle drüben
        [partially] Einige drüben
       *[failed] Niemand drüben
    }
ice-told = Es dauerte { $turn ->
        [one] eine Runde.
       *[other] { $turn } Runden.
    }
