## Was die Bühne zeigt: Ziele, Züge, Kämpfe, Karten

goal-points = Zielpunkte
goal-call = { $early ->
    [yes] Landungsschiff rufen, ab Runde { $first }
   *[no] Landungsschiff rufen
}
goal-board = Alle an Bord
track-ship-leaves = das Schiff fliegt nach Runde { $turn } ab
track-ship-comes = das Schiff kommt am Ende von Runde { $turn }

fight-blow = Nahkampf
fight-spit = Spucke
fight-blast = Sprengung
fight-missed = vorbei
fight-hit = ein Treffer
fight-saved = die Rüstung hält
fight-unsaved = durch die Rüstung
fight-stunned = betäubt
fight-wounded = verwundet
fight-dead = am Boden
deck-aliens = Jetzt weiß man, was sie sind
deck-location = Taktischer Ort
deck-signal = Signal

fact-reactions = { $count ->
    [one] Noch ein Würfel zu verteilen
   *[other] Noch { $count } Würfel zu verteilen
}; bis zur eigenen Reaktion handelt man vor den Aliens.
fact-extra-shot = Eine Sechs: noch ein Schuss.
fact-next-shot = { $shots ->
    [one] Ein Schuss ist übrig
   *[other] { $shots } Schüsse sind übrig
}; das Ziel ist weg.
allowance-walk = Bewegung
allowance-dash = Spurt
allowance-action = Aktionen
danger-lost = { $count ->
    [one] Verloren
   *[other] { $count } sind verloren
}
danger-strikes = Trifft auch { $names }

way-seen = { $count ->
    [0] Von niemandem gesehen
   *[other] Gesehen von { $names }
}
way-attacked = { $count ->
    [0] Niemand käme heran
   *[other] In den Nahkampf kämen: { $names }
}
