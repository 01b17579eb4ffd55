# Bug Hunt auf Deutsch: warum ein Computerspieler so geantwortet hat. Je ein Satz.

## Jeder Spieler

why-first = Nichts spricht für eine andere Antwort, also die erste.
why-crashed = Der Spieler ist ausgefallen, darum gilt die erste erlaubte Antwort.
why-illegal = Die Antwort des Spielers war nicht erlaubt, darum gilt die erste erlaubte.
why-late = Der Spieler hat zu lange gebraucht, darum gilt die erste erlaubte Antwort.
why-tried = { $ways } Wege in { $worlds } Welten versucht: Dieser verspricht { $wins } %, der nächstbeste { $other } %.
why-played = { $ways } Antworten in { $worlds } Welten zu Ende gespielt: Diese gewinnt { $wins } %, die nächstbeste { $other } %.
why-tried-usual = { $ways } Wege in { $worlds } Welten versucht: Keiner ist sicher besser als dieser mit { $wins } %.
why-played-usual = { $ways } Antworten in { $worlds } Welten zu Ende gespielt: Keine ist sicher besser als diese mit { $wins } %.

## Wer handelt, und wohin

why-act = { $trooper } ist an der Reihe: Niemand ist mehr in Bedrängnis.
why-hold = { $trooper } wartet, bis die Aliens näher kommen.
why-stay = { $trooper } steht hier gut.
why-stay-call = { $trooper } bleibt stehen, um das Landungsschiff zu rufen.
why-stay-fight = { $trooper } kann sich im Nahkampf nicht abwenden.
why-stay-survey = { $trooper } wartet in der Mitte auf die Vermessung.
why-to-objective = { $trooper } geht auf das Ziel zu: { $objective }.
why-escort = { $trooper } geht mit und deckt, wer das Ziel erledigt.
why-to-ship = { $trooper } läuft zum Landungsschiff.
why-to-survey = { $trooper } geht zur Vermessung in die Mitte.
why-gather = { $trooper } schließt zum Trupp auf.
why-safer = { $trooper } sucht einen sichereren Platz.
why-follow-up = Dorthin kommen die wenigsten Aliens.

## Was zu tun ist

why-done = { $trooper } kann nichts tun, was hilft.
why-survey = { $trooper } vermisst den Ort, das zählt als Ziel.
why-fire = { $trooper } schießt auf { $target } ({ $weapon }): { $hit } % Treffer.
why-fire-point = Dort erwischt { $trooper } die meisten Aliens ({ $weapon }).
why-snap-fire = Dort trifft { $trooper } am besten: { $alien }.
why-wait = { $alien } ist zu weit weg: { $trooper } wartet auf das nächste Alien.
why-nearest = { $target } ist das nächste, das noch schaden kann.
why-do-take = { $trooper } nimmt mit, wofür der Trupp gekommen ist.
why-do-hack = { $trooper } arbeitet am Ziel.
why-do-call = Genug getan: { $trooper } ruft das Landungsschiff.
why-do-assist = { $trooper } hilft beim Ruf.
why-do-activate = { $trooper } hat Zeit zu probieren, was dieser Ort kann.
why-do-investigate = { $trooper } hat Zeit, dem Signal nachzugehen.
why-do-close = { $trooper } schließt den Ort, von dem sie kommen.
why-do-unjam = { $trooper } braucht die Waffe wieder.
why-do-gear = { $trooper } hilft jemandem, der betäubt ist.
why-do-brawl = { $trooper } bleibt nur das Handgemenge.

## Der Trupp

why-quick = Der höchste Würfel, mit dem { $team } noch schnell ist.
why-slow = Kein Würfel macht { $team } schnell, darum kommt der schlechteste hierher.
why-worst-die = Der schlechteste Würfel kann nur besser werden.
why-support = { $support } bringt am meisten und kommt wahrscheinlich genug.
why-liked = Das hilft am besten gegen alles, was nahe kommt.
why-bearer = { $trooper } kann am meisten damit anfangen: { $weapon }.
why-lower = Weniger dringlich heißt weniger Kontakte.
why-as-it-is = Das Ansehen ist mehr wert.
why-neutralize = { $contact } ist am nächsten.

## Das Landungsschiff

why-evac-place = Dort kommen die meisten an Bord.
why-board = { $trooper } hat hier genug getan.
why-not-yet = { $trooper } hat noch Zeit für das Ziel: { $objective }.

## Immer gleich

why-concede = Niemand kann auch nur noch das Schiff rufen.
why-always-buy-support = Mehr Unterstützung ist das Ansehen wert.
why-always-deploy = Die Mitte des Randes liegt allem nahe.
why-always-evac-roll = Je eher das Schiff kommt, desto besser.
why-always-avoid-trial = Ein Verfahren würde mehr kosten.
why-always-escape-luck = Dafür ist Glück da.
why-always-survival-luck = Dafür ist Glück da.
why-always-evac-luck = Dafür ist Glück da.
why-always-support-luck = Dafür ist Glück da.
why-always-turn-luck = Das Glück wird für Schlimmeres aufgehoben.
why-always-figure-luck = Das Glück wird für Schlimmeres aufgehoben.
