# Was an Inhaltsdateien falsch ist. Wörter in `Akzenten` sind Wörter der Datei.

did-you-mean = { " " }(gemeint { $word }?)
problems-found = { $n ->
    [one] { $n } Fehler gefunden.
   *[other] { $n } Fehler gefunden.
}
content-in-order = Alle Inhaltsdateien sind in Ordnung.

## Dateien

not-yaml = kein YAML
not-readable = nicht als YAML lesbar: { $why }
file-unreadable = ist nicht lesbar: { $why }
file-empty = die Datei ist leer
second-document = eine Datei enthält ein einziges Dokument; hier beginnt ein zweites
too-deep = mehr als { $most } Ebenen tief verschachtelt
alias = Verweise (*) sind nicht erlaubt: Schreib den Wert noch einmal hin
tag = die Typangabe { $tag } ist nicht erlaubt
plain-key = ein Schlüssel muss ein einfaches Wort sein
key-twice = { $key } steht zweimal da (siehe Zeile { $line })
defined-already = { $id } gibt es schon: in { $file }, Zeile { $line }
one-mission = hier muss genau eine Mission stehen
too-long = ist { $bytes } Bytes lang, mehr als { $most }
called-otherwise = die Mission heißt { $id }, nicht { $name }

## Form

unknown-field = unbekanntes Feld { $field }{ $hint }
field-missing = das Feld { $field } fehlt
expected = erwartet: { $wanted }; gefunden: { $value }
either = { $wanted } oder { $other }
one-of = eines von { $words }
not-among = { $value } gehört nicht zu { $words }{ $hint }
list-of = erwartet: eine Liste mit { $n } Einträgen
type = { $type ->
    [integer] eine ganze Zahl
    [string] ein Text
    [boolean] true oder false
    [null] nichts
    [array] eine Liste
    [object] eine Zuordnung aus Schlüsseln und Werten
   *[other] eine andere Form
}

## Namen

unknown = { $none } heißt { $name }{ $hint }
unknown-mission = keine Mission heißt { $name }{ $hint }; bekannt sind { $known }
none-agent-or-drone = kein Agent und keine Drohne
none-alien = kein Alien
none-alien-card = keine Alienkarte
none-assignment = kein Auftrag
none-class = keine Klasse
none-counter = kein Zähler
none-device = kein Gerät
none-die = kein Würfel
none-drone = keine Drohne
none-event-card = keine Ereigniskarte
none-feature = kein Geländestück
none-kind-of-ground = keine Art von Boden
none-mission = keine Mission
none-npc-card = keine NPC-Karte
none-suit = kein Kampfanzug
none-pose = keine Kampfhaltung
none-overlay = keine Auflage
none-token = kein Missionsmarker
none-place = kein Ort
none-power = keine Fähigkeit
none-profile = kein Profil
none-rule = keine Regel
none-species = keine Spezies
none-teleport-point = kein Teleportpunkt
none-trait = keine Eigenschaft
none-weapon = keine Waffe
none-weapon-of-this-card = keine Waffe dieser Karte

## Karten, Bögen und Tabellen

die-faces = ein Würfel braucht Seiten
melee-and-ranged = ein Angriff ist nie zugleich Nah- und Fernkampf
weapon-without-dice = eine Waffe würfelt mit mindestens einem Würfel: Gib `red` oder `blue` an
more-than-range = ist mehr als die Reichweite, { $range }
melee-range = eine Nahkampfwaffe reicht nur bis zu angrenzenden Hexfeldern: Reichweite 0
least-more-than-most = das Mindeste ist mehr als das Höchste
for-another-class = { $name } ist nur für die Klasse { $user }
no-ability-of = { $name } ist keine Begabung der Klasse { $user }
species-and-rank = muss aus Spezies und Rang bestehen: { $id }
last-row-plus = die letzte Zeile, und nur sie, gilt für `plus`
rows-ascend = die Entfernungen der Zeilen müssen aufsteigen
two-weapons = die Karte hat zwei Waffen namens { $name }
must-be-aside = { $card } muss beiseitegelegt sein: `aside: true`
must-be-master = { $card } muss ein Meister-Alien sein wie die andere Seite
two-kinds-of-swarm = ein Schwarm hat so viele Figuren wie Gesundheitspunkte, ein Prime-Schwarm hat `figures`
no-master = die Mission hat kein Meister-Alien
master-hexes = seine Basis bedeckt { $n ->
        [one] ein Feld
       *[other] { $n } Felder
    }
master-comes = ein Meister-Alien steht entweder irgendwo oder kommt; `special` heißt, dass ein Sonderereignis es bringt
number-twice = auch { $card } hat die Nummer { $number }
no-such-rank = { $species } mit dem Rang { $rank } gibt es nicht
special-only = Spezialereignisse, und nur sie, haben die Wirkung `special_event`
weather-only = nur eine Wetterkarte wirkt dauerhaft
ranks-in-order = muss, in dieser Reihenfolge, heißen: { $ranks }
more-than-dice = { $rank } braucht mehr als die { $most } Ergebnisse, die man würfeln kann (GX-9.8.q)
every-class-once = muss jede der fünf Klassen einmal nennen
no-face-with = der Würfel { $die } hat keine Seite mit { $symbol }

## Spielpläne

centre-twice = ein Mittelfeld steht zweimal da
not-on-tile = { $hex } liegt nicht auf diesem Spielplanteil
side-not-on-tile = { $side }: { $hex } liegt nicht auf diesem Spielplanteil
no-room = es gibt keinen Raum { $name }{ $hint }
no-tile = es gibt kein Spielplanteil { $name }{ $hint }
no-side = { $tile } hat keine Seite { $side }, nur { $known }
off-lattice = { $hex } ist kein Mittelfeld eines Gebiets, darum passen die Gebiete der Spielplanteile nicht aneinander
tile-twice = { $tile } wird zu oft verwendet; mehr davon hat die Schachtel nicht
linker-number = Verbinder haben die Nummern { $known }
tile-letters = ein Bauteil mit diesen Seiten endet auf { $letters }
tile-areas = ein Bauteil heißt nach der Zahl seiner Gebiete; hier sind es { $n }
overlay-hexes = bedeckt { $n } Hexfelder; hier stehen { $here }
token-not-here = { $token } liegt nicht auf der Karte
overlay-apart = Hexfeld { $hex } liegt neben keinem anderen der Auflage
tiles-overlap = dieses Spielplanteil überdeckt bei { $hex } ein früheres

## Missionen

team-size = ein Trupp hat 1 bis { $most } Agenten, die kleinere Zahl zuerst
start-hexes = { $agents } Agenten brauchen { $agents } Start-Hexfelder; hier sind es { $here }
suit-weapon-special = die Waffe eines Kampfanzugs hat den Rang special
only-so-many = die Schachtel hat { $card } nur { $n }-mal
one-thing = ein KRITISCHER Treffer bewirkt eines: eine Änderung, einen Zustand oder Wunden
instant-wounds = Wunden wirken sofort, alles andere dauert an
npc-without-health = ein NPC hat mindestens einen Gesundheitspunkt
npc-without-weapon = ein NPC hat eine Waffe
npc-tactic-empty = eine Taktik hat Wirkungen oder Änderungen
npc-deck-empty = eine Mission mit NPC-Signalen hat NPC-Karten
heals-nobody = nur eine Waffe, die heilt, heilt ein Gebiet
aside-not-in-deck = { $card } liegt beiseite und ist nie im Stapel
set-not-with = was zu { $name } gehört, gilt nicht in Missionen von { $set }, außer in eigenen Szenarien (GX-1.b)
no-close-encounter = keine Begegnungskarte hat die Nummer { $number }
asks-for-more = verlangt { $n }; die Schachtel hat { $copies }
event-without-effects = die Mission sagt nicht, was bei { $letter } geschieht
special-in-special = ein Spezialereignis kann nicht zu einem Spezialereignis führen
too-many-teleports = die Schachtel hat { $most } Teleportpunkte; hier sind es { $here }
no-tables = die Tabelle { $name } ist nicht geladen, darum ist der Vorrat an Markern unbekannt
no-teleport-shows = kein Teleportpunkt zeigt { $symbol }; es gibt { $known }
box-has = die Schachtel hat nur { $n } davon
too-many-signals = auf dem Spielplan liegen mehr Signale, als die Mission hat
deadly-wounds = kein Alien könnte hier mit diesen Wunden leben
too-few-in-deck = der Alienstapel hat zu wenige { $card } für den Spielplan
needs-objectives = eine Mission braucht Ziele
nobody-to-kill = keine Karte des Alienstapels ist die, die getötet werden muss
nobody-to-rescue = niemand kann gerettet werden: Die Mission hat keine Zivilisten
nobody-can-leave = niemand kann den Spielplan verlassen: Keine Aktion sagt `leaves`
doors-and-token = eine Aktion an Türen braucht `doors` und `token`
no-civilians = die Mission hat keine Zivilisten
two-actions = zwei Aktionen heißen { $name }
blocked-hex = { $hex } ist ein blockiertes Hexfeld
not-on-map = { $hex } liegt nicht auf dem Spielplan
cut-off = vom Start führt kein Weg zu { $hex }
no-door = { $side } ist keine Seite mit Tür oder Fenster (kleineres Hexfeld zuerst)
window-locked = { $side } ist ein Fenster: Es lässt sich blockieren, aber nicht verschließen
taken = { $hex } ist schon besetzt
two-teleports = { $hex } hat schon einen Teleportpunkt

## Texte, die für sich geprüft werden

no-game-begins = keine Partie davon kann beginnen: { $why }
took-longer = dauerte länger als { $seconds } Sekunden
broke-off = braucht mehr Speicher, als erlaubt ist, oder bringt das Programm zum Absturz
check-stopped = das Prüfen und Aufbauen einer Partie { $why }: Etwas darin ist viel zu groß
cannot-be-checked = lässt sich nicht prüfen: { $why }
another-mission = ist { $id } von { $system }, nicht { $wanted } von { $wanted_system }
