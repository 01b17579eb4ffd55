# Was an einem Spielstand nicht stimmt.

save-too-long = die Datei ist { $here } Bytes lang, mehr als { $most }
save-format = die Datei hat das Format { $here }, dieses Programm liest { $wanted }
save-cut-off = die Datei ist abgeschnitten: { $here } von { $wanted } Bytes sind da
save-altered = die Datei wurde verändert: ihre Prüfsumme passt nicht
save-not-ours = kein Spielstand von Xenofront: { $why }
save-other-system = das ist ein Spiel von { $system }, nicht von { $other }
save-unknown-system = das ist ein Spiel von { $system }, das dieses Programm nicht kennt
save-setup = der Aufbau lässt sich nicht spielen: { $why }
save-entry = Eintrag { $number } der Aufzeichnung kann nicht sein: { $why }
save-elsewhere = Eintrag { $number } der Aufzeichnung führt zu einer anderen Stellung, als dort steht
save-empty = die Aufzeichnung enthält keine Stellung
save-no-position = nach diesen Regeln lässt sich keine Stellung der Aufzeichnung öffnen: { $why }
save-no-node = es gibt keinen Knoten { $node }
save-misfit = der Spielstand passt bei { $where } nicht zu den Regeln: { $why }
save-no-step = { $procedure } hat keinen Schritt { $step }
save-not-asked = { $procedure } wartet auf eine Antwort, um die niemand gebeten hat
save-not-of = kein Spielstand von { $system }: { $why }
save-other-mission = seine Stellung { $node } gehört zu einer anderen Mission
save-unknown-mission = seine Mission { $mission } gehört nicht zu diesem Programm
save-unreadable = was davon gespeichert ist, lässt sich nicht lesen: { $why }
save-miscounted = es hat nicht so viele Einträge, wie gezählt wurden
save-position = seine Stellung { $node } ist nicht lesbar: { $why }
save-mission = seine Mission lässt sich hier nicht spielen: { $why }
json-malformed = kein richtiges JSON bei Byte { $place }
json-cut-off = der Text endet zu früh
