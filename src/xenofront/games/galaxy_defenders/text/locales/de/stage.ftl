## Was die Bühne zeigt: Ziele, Runden, Kämpfe, Karten

goal-action = Der Auftrag der Mission
goal-inside = Alle hinein
place-to-hexes = auf die markierten Felder
place-to-landing = zum Landeplatz
goal-everybody = { $back ->
    [yes] Zurück { $where }
   *[no] Alle { $where }
}
goal-rounds = Runde { $round } überstehen
goal-prey = Töten: { $alien }
goal-npcs = { $count ->
        [one] ein NPC lebt
       *[other] { $count } NPCs leben
    }
goal-tokens = Zerstören: { $token }
goal-stage = Das Meister-Alien auf Stufe { $stage } bringen
goal-civilian = Zivilisten in Sicherheit bringen
goal-leave = Die Karte verlassen
goal-clear-left = Die Karte räumen: noch { $left }
goal-teleport-left = Teleportpunkte schließen: noch { $left }
goal-losses = { $most ->
    [0] Niemanden verlieren
    [one] Höchstens einen verlieren
   *[other] Höchstens { $most } verlieren
}
track-round = Runde { $round } von { $last }
track-left = { $left ->
    [0] die letzte Runde
    [one] noch eine Runde
   *[other] noch { $left } Runden
}

fight-burst = Zerplatzen
fight-hits = { $hits ->
    [one] ein Treffer
   *[other] { $hits } Treffer
}
fight-missed = kein Treffer
fight-held = jeder Treffer ist abgewehrt
fight-through = { $hits ->
    [one] ein Treffer kommt durch
   *[other] { $hits } Treffer kommen durch
}
fight-dead = getötet
deck-event = Ereignis
deck-weather = Wetter
deck-critical = KRITISCH
deck-close_encounter = Nahe Begegnung
chip-signal = { $human ->
    [yes] ein Mensch
    [npc] ein Verbündeter
   *[no] Aliens
}

allowance-hexes = { $hexes ->
    [one] ein Feld
   *[other] { $hexes } Felder
}
allowance-left = { $spent ->
    [yes] verbraucht
   *[no] übrig
}
danger-spends = Verbraucht { $costs }
danger-strikes = Trifft auch { $names }
danger-takes = { $wounds ->
    [one] Eine Wunde
   *[other] { $wounds } Wunden
}, { $left ->
    [0] keine übrig: blutet
   *[other] noch { $left } übrig
}

intent-said = { $name }: { $kind ->
    [attack] greift { $target } an, { $wounds } Wunden zu erwarten
    [move] { $way }
   *[act] { $row }
}{ $choices ->
    [one] {""}
   *[other] ; { $choices } Wege sind offen
}
way-cost = { $cost } von { $points ->
    [one] einem Feld
   *[other] { $points } Feldern
}
way-seen = { $count ->
    [0] Von niemandem gesehen
   *[other] Gesehen von { $names }
}
way-attacked = { $count ->
    [0] Niemand griffe an
   *[other] Griffe an: { $names }
}
