# Was der Doktor über eine Mission sagt.

grade = { $grade ->
    [broken] kaputt
    [doubtful] zweifelhaft
   *[noted] bemerkt
}
doctor-broken = { $mission } ist kaputt: { $n ->
    [one] { $n } Befund.
   *[other] { $n } Befunde.
}
doctor-works = { $n ->
    [0] { $mission } funktioniert.
   *[other] { $mission } funktioniert; { $n } zweifelhaft.
}

where-action = Aktion { $action }
where-balance = Balance
where-content = Inhalt
where-game = Partie { $game }
where-line = Zeile { $line } { $field }
where-mission = Mission

table-rolled = der Tisch wird ausgewürfelt: Nur Partien können zeigen, wie er sich spielt
no-edge-open = von keinem Rand kann eine Figur hereinkommen
nobody-can-stand = dort kann keine Figur stehen
nobody-gets-there = dorthin kommt kein Soldat

alien-deck-empty = ist leer, aber Signale und Teleportpunkte bringen Aliens
close-deck-empty = ist leer: Nie handelt ein Alien
event-deck-empty = ist leer: In der Ereignisphase gibt es nichts zu ziehen
all-on-map = alle Karten stehen zu Beginn auf dem Spielplan, sodass Signale niemanden bringen
no-alien-ever = nie kann ein Alien erscheinen
no-success = keine Zeile ist ein Erfolg
row-never-decides = entscheidet nie: Immer wenn sie gilt, gilt schon Zeile { $row }
row-asks-nothing = verlangt nichts und gilt darum sofort
count-out-of-reach = { $counter } kommt höchstens auf { $most }, nicht auf { $asked }
tokens-stay = Marker der Art { $token } verlassen die Karte nie
teleporters-stay = mindestens { $left } Teleportpunkte bleiben übrig, nicht { $asked }
event-never = geschieht nie: Keine Karte des Ereignisstapels ruft es auf
lock-without-key = kein Schlüssel der Mission öffnet das Schloss an { $side }
key-locked-away = niemand kommt zum Schlüssel auf { $hex }, ehe ein Schloss fort ist, das er öffnet
nobody-asks-for = kein Ziel fragt nach { $counter }

game-never-ends = endet nie
won-of = { $won } % ({ $low } % bis { $high } %) von { $games } Partien werden gewonnen
too-hard = zu schwer für den Computerspieler „Heißsporn“: { $rate }
too-easy = zu leicht für den Computerspieler „Heißsporn“: { $rate }
won-by-greedy = { $rate }, gespielt vom Computerspieler „Heißsporn“
never-done = wurde in { $games } Partien nie getan
