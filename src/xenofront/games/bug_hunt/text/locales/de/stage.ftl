## Was die Bühne zeigt: Ziele, Züge, Kämpfe, Karten

goal-points = Zielpunkte
goal-call = { $early ->
    [yes] Landungsschiff rufen, ab Runde { $first }
   *[no] Landungsschiff rufen
}
goal-board = Alle an Bord
track-ship-leaves = das Schiff fliegt nach Runde { $turn } ab
track-ship-comes = das Schiff kommt am Ende von Runde { $turn }
