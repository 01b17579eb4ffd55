## What the stage shows: goals, rounds, fights, cards

goal-action = The task of the mission
goal-inside = Everybody inside
place-to-hexes = to the marked hexes
place-to-landing = to the landing area
goal-everybody = { $back ->
    [yes] Back { $where }
   *[no] Everybody { $where }
}
goal-rounds = Hold out through round { $round }
goal-prey = Kill: { $alien }
goal-npcs = { $count ->
        [one] an NPC is
       *[other] { $count } NPCs are
    } alive
goal-tokens = Destroy: { $token }
goal-stage = Bring the master alien to stage { $stage }
goal-civilian = Bring civilians to safety
goal-leave = Leave the map
goal-clear-left = Clear the map: { $left } left
goal-teleport-left = Close the teleport points: { $left } left
goal-losses = { $most ->
    [0] Lose nobody
    [one] Lose one at most
   *[other] Lose { $most } at most
}
track-round = Round { $round } of { $last }
track-left = { $left ->
    [0] the last round
    [one] one round left
   *[other] { $left } rounds left
}

fight-burst = burst
fight-hits = { $hits ->
    [one] one hit
   *[other] { $hits } hits
}
fight-missed = no hit
fight-held = every hit is stopped
fight-through = { $hits ->
    [one] one hit gets through
   *[other] { $hits } hits get through
}
fight-dead = killed
deck-event = Event
deck-weather = Weather
deck-critical = CRITICAL
deck-close_encounter = Close encounter
chip-signal = { $human ->
    [yes] a human
    [npc] an ally
   *[no] aliens
}

allowance-hexes = { $hexes ->
    [one] one hex
   *[other] { $hexes } hexes
}
allowance-left = { $spent ->
    [yes] used
   *[no] left
}
danger-spends = Spends { $costs }
danger-strikes = Strikes { $names }, too
danger-takes = { $wounds ->
    [one] One wound
   *[other] { $wounds } wounds
}, { $left ->
    [0] none left: bleeding
   *[other] { $left } left
}

intent-said = { $name }: { $kind ->
    [attack] attacks { $target }, { $wounds } wounds expected
    [move] { $way }
   *[act] { $row }
}{ $choices ->
    [one] {""}
   *[other] ; { $choices } ways are open
}
way-cost = { $cost } of { $points ->
    [one] one hex
   *[other] { $points } hexes
}
way-seen = { $count ->
    [0] Seen by nobody
   *[other] Seen by { $names }
}
way-attacked = { $count ->
    [0] Nobody would attack
   *[other] Would attack: { $names }
}
