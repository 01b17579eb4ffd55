# Galaxy Defenders im Browser: was auf dem Spielplan steht, daneben und auf den Seiten.

odds-most-dice = höchstens { $dice } Verteidigungswürfel für { $name }

## Vor einem Spiel

web-map-size = { $areas } Gebiete, { $hexes } Felder
web-in-campaign = Mission { $number } von { $campaign }
web-ability = Begabung: { $ability }.
web-on = an
web-off = aus
web-switched = { $option }: { $value }
preset-rulebook = Regelbuch
preset-rulebook-text = Die Regeln, wie sie im Buch stehen.
preset-easy = Leicht
preset-easy-text = Agenten sehen ringsum, und niemand wirft viele Verteidigungswürfel.
preset-normal = Normal
preset-normal-text = Wer im Nahkampf steht, muss sich zuerst darum kümmern.
preset-hard = Schwer
preset-hard-text = Wie normal, und Agenten können einander treffen.
preset-very-hard = Sehr schwer
preset-very-hard-text = Wie schwer, mit beliebig vielen Verteidigungswürfeln; in einer Kampagne bleiben Tote tot.
option-name-human_view = Menschliches Gesichtsfeld
option-text-human_view = Agenten sehen nur den Halbkreis vor sich.
option-name-friendly_fire = Beschuss durch eigene Truppen
option-text-friendly_fire = Agenten können vom eigenen Trupp angegriffen werden.
option-name-close_fight = Zweikampf
option-text-close_fight = Ein Agent mit Aliens neben sich kann nur diese angreifen.
option-name-valor_for_each = Mut für alle
option-text-valor_for_each = Eine mutige Tat dreht eine Taktik jedes Agenten um, nicht nur eine.
option-name-campaign = Kampagne
option-name-rank_defence = Verteidigung nach Rang
option-text-rank_defence = Wie viele Verteidigungswürfel eine Figur höchstens wirft, hängt von ihrem Rang ab.
web-fact-product = Erweiterung
product-strikeback = Operation Strikeback
product-extinction = Extinction Protocol
option-name-strikeback = Mit Operation Strikeback
option-text-strikeback = Waffen, Geräte, Fähigkeiten und Agenten von Operation Strikeback werden hinzugemischt, und dessen Regeln gelten.
option-name-high_impact = Harte Treffer
option-text-high_impact = Niemand wirft mehr als fünf Verteidigungswürfel.
option-name-danger = Gefahr
option-text-danger = Jede Begegnungskarte mit einer Spezies bringt eine, wenn keine da ist.
option-name-twins_in_arms = Doppelgänger
option-text-twins_in_arms = Auch NPCs, die Doppelgänger von Agenten im Spiel sind, können kommen.
option-name-allies = Verbündete
option-text-allies = Unter den Signalen tritt ein NPC an die Stelle eines Menschen, in Missionen von Extinction Protocol an die Stelle von zweien.
option-name-more_allies = Mehr Verbündete
option-text-more_allies = Mit Verbündeten tritt noch ein NPC an die Stelle eines Menschen.
option-name-extra_ally = Ein Verbündeter mehr
option-text-extra_ally = Unter den Signalen ist ein NPC mehr.
option-name-free_weapons = Freie Waffenwahl
option-text-free_weapons = Eine Waffe mit begrenzter Munition darf jede andere ersetzen.
option-name-permanent_death = Endgültiger Tod

## Räume

room-outpost = Außenposten
room-brig = Arrest
room-engine = Maschinenraum
room-vault = Kältekammer
room-control = Leitstand
room-tower = Turm
room-hangar = Hangar
room-lift = Aufzug
room-bakery = Bäckerei
room-house = Haus
room-school = Schule
room-dormitory = Schlafsaal
room-lab = Labor
room-archive = Archiv
room-hall = Halle
room-office = Büro
room-store = Lager
room-laboratory = Labor
room-airlock = Schleuse
room-barracks = Quartier
room-relay = Relais
room-reactor = Reaktor
room-gatehouse = Torhaus
room-guardroom = Wachstube
room-keep = Bergfried
ground-plain = offenes Gelände

## Der Spielplan

web-board-label = { $mission }: eine Karte aus { $hexes } Feldern in { $areas } Gebieten
web-hex-title = Feld { $hex }
web-hex-edge = { $hex }, Rand der Karte
web-hex-blocked = blockiert
web-hex-door = von einer Tür ausgefüllt
web-hex-room = Raum: { $room }
web-hex-centre = Mittelfeld seines Gebiets
web-hex-area = Gebiet um { $area }
web-hex-side = { $kind ->
        [wall] Wand
        [door] Tür
        [window] Fenster
       *[barrier] Barriere
    } im { $direction }
web-at = auf { $hex }
web-facing = blickt nach { $facing }
web-relation = { $hexes ->
        [one] ein Feld
       *[other] { $hexes } Felder
    } im { $direction } von { $name }
web-relation-same = wo { $name } steht
web-range = Reichweite { $areas }
web-seen-by = { $count ->
        [0] von niemandem gesehen
       *[other] gesehen von { $names }
    }
web-nearest = nächstes Alien { $alien }, { $where }, { $away }
web-wounds = Wunden { $wounds } von { $hp }
web-drone-of = Drohne von { $agent }
web-npc-of = NPC von { $agent }
web-face-down = verdeckt
web-jammed = { $weapon } hat Ladehemmung
web-empty = { $weapon } ist leer
web-marked = markiert: { $power }
web-goal = Ziel: { $hex }
web-search = Suchort auf { $hex }
web-action = { $action }, auf { $hex }
web-place = { $place } auf { $hex }
web-teleport = Teleportpunkt auf { $hex }, Symbol { $symbol }
web-crate = Kiste mit { $rank ->
        [alien] einer Alienwaffe
       *[improved] einer verbesserten Waffe
    } auf { $hex }
web-token = { $token } auf { $hex }
web-mine = Mine von { $agent } auf { $hex }
web-flame = das Gebiet um { $area } brennt
web-strike = { $agent } hat einen Satellitenschlag auf das Gebiet um { $area } gerufen
web-opening = { $opening }: { $state ->
        [locked] verschlossen
        [blocked] blockiert
        [lock_red] rotes Sicherheitsschloss
        [lock_blue] blaues Sicherheitsschloss
        [lock_green] grünes Sicherheitsschloss
       *[open] offen
    }

## Die Legende

drawn-blocked = blockiertes Feld
drawn-edge = Rand der Karte
drawn-door_hex = Tür, die ein Feld ausfüllt
drawn-area = Grenze von Gebieten
drawn-border = Grenze der Karte
drawn-wall = Wand
drawn-door = Tür
drawn-window = Fenster
drawn-barrier = Barriere
drawn-room = Raum
drawn-teleport_hit = Teleportpunkt: Treffer
drawn-teleport_shield = Teleportpunkt: Schild
drawn-teleport_bolt = Teleportpunkt: Blitz
drawn-teleport_wings = Teleportpunkt: Schwingen
drawn-teleport_ammo = Teleportpunkt: Munition
drawn-teleport_jam = Teleportpunkt: Ladehemmung
drawn-teleport_alien = Teleportpunkt: Alien
drawn-search = Suchort
drawn-crate_improved = Kiste mit einer verbesserten Waffe
drawn-crate_alien = Kiste mit einer Alienwaffe
drawn-objective = Ort der Mission
drawn-action = Spezialaktion der Mission
drawn-goal = wo am Ende alle stehen müssen
drawn-token_equipment = Hochtechnik
drawn-token_waypoint = Wegpunkt
drawn-token_tech = Alientechnik
drawn-token_key_red = rote Schlüsselkarte
drawn-token_key_blue = blaue Schlüsselkarte
drawn-token_key_green = grüne Schlüsselkarte
drawn-mine = Mine
drawn-flame = brennendes Gebiet
drawn-strike = Satellitenschlag
drawn-wound = Wunden
drawn-shield = Energieschild
drawn-plates = Panzerungsmarker
drawn-bleeding = blutend
drawn-immobilized = bewegungsunfähig
drawn-paralyzed = gelähmt
drawn-critical = KRITISCHER Treffer
drawn-poison = vergiftet
drawn-stunned = betäubt
drawn-engaged = im Nahkampf
drawn-seized = wird mitgezogen
drawn-jammed = Waffe mit Ladehemmung
drawn-empty = Waffe ohne Munition
drawn-guard = auf Wache
drawn-alpha = Alpha-Agent
drawn-menace = von einem Meister-Alien gejagt
web-menaced = gejagt von { $alien }, Bedrohung { $level }
web-stage = Stufe { $stage }
web-hunts = jagt { $agent }, Bedrohung { $level }
web-figures = { $count ->
        [one] letzte Figur ihres Schwarms
       *[other] eine von { $count } Figuren
    }
drawn-leads = führt Zivilisten
drawn-effect = eine Fähigkeit wirkt
drawn-marked = durch eine Fähigkeit markiert
drawn-shield_lost = Energieschild endgültig verloren
drawn-reaction_used = Reaktion verbraucht
drawn-enraged = rasend
drawn-done = hatte den Zug schon
drawn-civilian = Zivilist

## Neben dem Spielplan

web-turn-agent = { $agent } ist am Zug
web-turn-alien = { $alien } handelt
web-fact-round = Runde
web-fact-rounds = Runden
web-fact-phase = Phase
web-fact-alpha = Alpha-Agent
web-fact-fragments = Fragmente
web-fact-teleports = Teleportpunkte
web-fact-kills = Getötete Aliens
web-fact-prey = Getötet: { $alien }
web-fact-rescued = Gerettet
web-fact-weather = Wetter
web-fact-fields = Wirkt für alle
web-fact-signal-pile = Signale im Vorrat
web-fact-alien-deck = Alienstapel
web-fact-close-deck = Begegnungen
web-fact-event-deck = Ereignisstapel
web-fact-crates = Ungeöffnete Kisten
web-fact-headquarters = Hauptquartier
web-fact-agents = Agenten
web-fact-map = Karte
web-fact-campaign = Kampagne
web-fact-class = Klasse
web-fact-weapons = Waffen
web-fact-state = Zustand
web-fact-place = Feld
web-fact-facing = Blick
web-fact-move = Bewegung
web-fact-left = Noch in diesem Zug
web-fact-kind = Art
web-fact-dice = Würfel
web-fact-ammo = Munition
web-fact-controller = Geführt von
web-class-and-rank = { $kind }, { $rank }
web-alien-card = Alien, { $rank }
web-meter-health = Lebenspunkte
web-meter-shield = Energieschild
web-meter-ammo = Munition von { $weapon }
web-item-loaded = bereit
web-item-jammed = Ladehemmung
web-item-empty = leer
web-item-ready = bereit
web-item-used = verbraucht
web-item-passive = wirkt von selbst
web-item-applies = gilt jetzt

## Die Frage

web-group-movement = Bewegung
web-group-attack = Angriffe
web-group-combat = Behandeln
web-group-powers = Fähigkeiten und Geräte
web-group-actions = Aktionen
web-group-redeploy = Anderes Feld dieses Gebiets
web-group-end = Ende
web-costs = kostet { $costs }
web-up-to = höchstens { $hexes ->
        [one] ein Feld
       *[other] { $hexes } Felder
    }

## Nachsehen

web-no-place = Es gibt kein Feld und keine Figur "{ $typed }".
web-no-figure = Es gibt keine Figur "{ $typed }".
web-no-alien = Es gibt kein Alien "{ $typed }".
web-no-walker = "{ $typed }" geht nicht.
web-no-attack = "{ $typed }" ist kein Angriff, der jetzt möglich ist.
web-no-answer = "{ $typed }" ist jetzt keine Antwort.
web-not-understood = Ich weiß nicht, was "{ $typed }" hier heißt.
web-over = Die Mission ist vorbei.
web-blocked-hex = Auf dem blockierten Feld { $hex } kann niemand stehen.
web-sight-title = Sicht: { $start } nach { $end }
web-sight = { $start } sieht { $end }{ $seen ->
        [yes] .
       *[no] {" "}nicht.
    }
web-sight-back = Von dort { $seen ->
        [yes] wird es gesehen
       *[no] wird es nicht gesehen
    }, wegen einer Tür.
web-odds-title = { $attacker } gegen { $target }: { $weapon }
web-odds-sum = im Schnitt { $expected } Wunden; tödlich: { $kill }
web-odds-bleed = Das Ziel blutet: { $bleed }
web-odds-jam = Ladehemmung: { $jam }
web-odds-ammo = Eine Munition wird verbraucht: { $ammo }
web-odds-plan = Gerechnet ohne Fähigkeiten, Reaktionen und Zahlungen über die kleinste hinaus.
web-threats-title = { $count ->
        [0] Kein Alien ist da
        [one] Was das Alien tun würde
       *[other] Was { $count } Aliens tun würden
    }
web-row-applies = Jetzt: { $row }
web-stunned = Es ist betäubt und tut nichts.
web-decided-by = Entschieden durch { $rule }:
web-reach-title = Reichweite von { $name }
web-alien-reach = { $alien } kann höchstens { $areas ->
        [one] ein Gebiet
       *[other] { $areas } Gebiete
    } betreten; die Zahl sagt, wie viele.
web-way-title = Weg nach { $hex }
web-way = { $name } geht nach { $hex }: { $cost ->
        [one] ein Feld
       *[other] { $cost } Felder
    } von { $points }.
web-pass-through = { $hex } ist besetzt: man darf hindurch, aber nicht bleiben.
web-allowed-title = Erlaubt
web-forbidden-title = Nicht erlaubt
web-allowed = Erlaubt: { $choice }
web-forbidden = Nicht erlaubt: { $choice }

## Das Protokoll

web-die = Würfel
web-die-shows = { $die }: { $symbols }

## Nach der Mission

web-aliens = Aliens
web-section-squad = Der Trupp
web-section-kills = Getötete Aliens: { $count }
web-section-gains = Was es gebracht hat
web-rank-and = { $rank }, { $value }
web-luck-who = { $name }: { $what ->
        [hits] Treffer
       *[shields] Schilde
    }
web-luck-text = { $share ->
        [more] mehr Glück, als
        [less] weniger Glück, als
       *[even] etwa so viel Glück, wie
    } von { $dice ->
        [one] einem Würfel
       *[other] { $dice } Würfeln
    } zu erwarten war

## Was der Tisch antwortet, wenn nichts zu entscheiden ist
settled-wings = Um den nächsten Rang wird gewürfelt: Es kostet nichts.
settled-alpha = Alpha-Agent bleibt, wer es ist.
settled-activity = Ein Zug, in dem nichts mehr zu tun ist, endet.
settled-alien = Von mehreren Aliens handelt das erste zuerst, wenn keines angreift oder einen Agenten erreicht.
settled-alien-way = Ein Alien nimmt einen von mehreren Wegen, die für alle Agenten gleich sind.
settled-follow = Wer folgt, nimmt einen von mehreren Plätzen, die für alle Agenten gleich sind.
settled-signal = Signale einer Art werden der Reihe nach aufgedeckt.
settled-signal-way = Ein Signal nimmt einen von mehreren Wegen, die für alle Agenten gleich sind.
settled-teleport-hex = Wer teleportiert wird, bekommt eines von mehreren Feldern, die für alle Agenten gleich sind.

## Kampfanzüge und Kampfhaltungen

drawn-crouching = kniend
drawn-prone = liegend
drawn-suit = Energiezellen eines Kampfanzugs
drawn-key = getragener Marker
web-suit = leer, { $batteries ->
        [0] keine Energiezelle mehr
        [one] 1 Energiezelle
       *[other] { $batteries } Energiezellen
    }
web-meter-suit-shield = Schild des Kampfanzugs
web-meter-suit-batteries = Energiezellen des Kampfanzugs
web-meter-batteries = Energiezellen: { $weapon }
option-name-fighting_poses = Kampfhaltungen
option-text-fighting_poses = In Missionen von Operation Strikeback dürfen Agenten knien und liegen: besser im Fernkampf, schlechter im Nahkampf.
