# Bug Hunt im Browser: was auf dem Tisch steht, daneben und auf den Seiten.

## Vor einem Spiel

web-rolled = nach Würfeln
web-any-alien = beliebig
web-table-size = { $width }" mal { $height }"
web-ready-made = Fertig: nichts zu würfeln, nichts zu wählen.
web-recruit = Rekrut { $number }
web-recruit-text = Wird zu Spielbeginn ausgewürfelt: Herkunft, Ausbildung, Dienstzeit und Waffen.
web-on = an
web-off = aus
web-switched = { $option }: { $value }
preset-quick-start = Schnellstart
preset-quick-start-text = Ohne Anforderung von Unterstützung: gleich auf den Tisch.
preset-rulebook = Regelbuch
preset-rulebook-text = Die Regeln, wie sie im Buch stehen, mit Unterstützung auf Anforderung.
preset-easy = Leicht
preset-easy-text = Ein Kontakt weniger, ein Alien weniger je Kontakt, zwei Anforderungen mehr.
preset-light = Gemäßigt
preset-light-text = Ein Kontakt weniger zu Beginn.
preset-hard = Schwer
preset-hard-text = Ein Kontakt mehr, und ein Alien mehr je Kontakt.
preset-nightmare = Albtraum
preset-nightmare-text = Wie schwer, mit einem Kontakt für jede Sechs und nie weniger als drei.
preset-later-edition = Spätere Ausgabe
preset-later-edition-text = Ablenkung, taktische Punkte und Rückholwurf, wie sie später gelesen wurden.
preset-everything = Alles
preset-everything-text = Mit Signalen, Ausrüstung und Glück wie im Film.
option-name-difficulty = Schwierigkeit
option-text-difficulty = Wie viele Kontakte auf dem Tisch liegen und wie viele Aliens jeder davon ist.
option-name-campaign = Kampagne
option-name-small_table = Kleiner Tisch
option-text-small_table = Ein Tisch von 24 mal 24 Zoll statt 36 mal 36.
option-name-signals = Signale
option-text-signals = Manche taktischen Punkte sind Signale: Überlebende, Beweise oder Schlimmeres.
option-name-movie_magic = Glück wie im Film
option-text-movie_magic = Was Helden im Film rettet, jedes einmal.
option-name-escalation = Feste Steigerung
option-text-escalation = Priorität und Brutstellen richten sich nach der Nummer der Mission statt nach Würfeln.
option-name-quick_start = Fertiger Trupp
option-name-gear = Ausrüstung
option-text-gear = Hauptfiguren nehmen Ausrüstung und Rüstung nach Wahl mit.
option-name-distract_acts = Abgelenkt heißt abgelenkt
option-text-distract_acts = Abgelenkte Aliens tun gar nichts, auch nicht kämpfen.
option-name-reveal_unarmed = Aufdecken mit freien Händen
option-text-reveal_unarmed = Nur wer weder schießt noch ringt, deckt einen taktischen Punkt auf.
option-name-jam_by_turn = Ladehemmung je Runde
option-text-jam_by_turn = Einsen zählen für eine Ladehemmung über die ganze Runde.
option-name-evac_own_tech = Eigene Tech für den Ruf
option-text-evac_own_tech = Nur die Tech dessen, der ruft, hilft beim Ruf nach dem Landungsschiff.
option-name-evac_every_turn = Der Ruf wiederholt sich
option-text-evac_every_turn = Für einen vergeblichen Ruf wird jede Runde ohne neue Aktion wieder gewürfelt.
option-name-support = Unterstützung
option-text-support = Ob vor der Mission Unterstützung angefordert wird.
option-value-support-ask = auf Anforderung
option-value-support-none = keine
option-name-trials = Proben
option-text-trials = Soldaten können Proben ablegen, worauf immer ihr euch einigt.
option-name-joint = Gemeinsame Kampagne
option-name-players = Spieler

## Der Tisch

web-board-label = { $mission }: ein Tisch von { $width } mal { $height } Zoll mit { $pieces ->
        [0] noch nichts darauf
        [one] einem Geländestück
       *[other] { $pieces } Geländestücken
    }
web-at = bei { $place }
web-compass-e = östlich
web-compass-se = südöstlich
web-compass-s = südlich
web-compass-sw = südwestlich
web-compass-w = westlich
web-compass-nw = nordwestlich
web-compass-n = nördlich
web-compass-ne = nordöstlich
web-relation = { $away } { $direction } von { $name }
web-away = { $away } { $direction }
web-relation-same = wo { $name } ist
web-nearest-alien = nächstes Alien { $name }, { $where }
web-nearest-contact = nächster { $name }, { $where }
web-seen-by = { $count ->
        [0] in niemandes Sicht
       *[other] gesehen von { $names }
    }
web-seen-in-cover = { $name } (in Deckung)
web-ground = { $feature }: { $parts }
web-stay-click = Klick auf ein markiertes Alien, um hierzubleiben und es anzugreifen.
web-stay-and = Hierbleiben: { $choice }
web-open-ground = Offenes Gelände.
web-unknown = niemand weiß, was es ist
web-not-known = noch nicht bekannt
web-wounded = verwundet
web-stunned = betäubt, { $markers ->
        [one] ein Marker
       *[other] { $markers } Marker
    }
web-jammed = { $weapon } hat Ladehemmung
web-empty = { $weapon } ist leer
web-engaged = in Kontakt mit { $names }
web-leads = führt das Rudel: { $leader }
web-objective = { $name } bei { $place }{ $worth ->
        [one] {""}
       *[other] , zählt { $worth }
    }{ $state ->
        [done] , erledigt
        [failed] , verloren
        [taken] , das Paket wird getragen
        [reached] , in dieser Runde erreicht
       *[open] {""}
    }
web-objective-state = { $state ->
        [done] erledigt
        [failed] verloren
        [taken] Paket wird getragen
        [reached] erreicht
       *[open] offen
    }{ $worth ->
        [one] {""}
       *[other] , zählt { $worth }
    }
web-location = { $name } bei { $place }, { $has_effect ->
        [yes] { $effect }
       *[no] niemand weiß, was er bewirkt
    }{ $failures ->
        [0] {""}
        [one] , einmal versucht
       *[other] , { $failures }-mal versucht
    }
web-marker = { $name } bei { $place }
web-blocked = für Aliens und Kontakte gesperrt um { $place }{ $turn ->
        [0] {""}
       *[other] , bis zum Ende von Runde { $turn }
    }
web-evac = Wer höchstens { $inches }" von { $place } entfernt ist, kann ins Landungsschiff steigen.
web-distraction = Ablenkung bei { $place }
web-entry = Von hier kam der Trupp: { $edge }.

## Die Zeichenerklärung

drawn-wall = Wand
drawn-door = Tür
drawn-window = Fenster
drawn-barrier = Barrikade
drawn-objective_patrol = Ziel: Streife
drawn-objective_scout = Ziel: Erkundung
drawn-objective_secure = Ziel: Sicherung
drawn-objective_retrieve = Ziel: Bergung
drawn-objective_beacon = Ziel: Funkfeuer
drawn-objective_hack = Ziel: Zugriff
drawn-objective_done = erledigtes Ziel
drawn-objective_failed = verlorenes Ziel
drawn-location = taktischer Punkt, unbekannt
drawn-location_distract = taktischer Punkt: Ablenken
drawn-location_block = taktischer Punkt: Sperren
drawn-location_neutralize = taktischer Punkt: Ausschalten
drawn-location_delay = taktischer Punkt: Verzögern
drawn-signal = Signal
drawn-spawn = Brutstelle, mit ihrer Frist
drawn-blocked = Kreis, den kein Alien betritt
drawn-distraction = Ablenkung
drawn-evac = Kreis, aus dem man einsteigt
drawn-entry = woher der Trupp kam
drawn-wound = verwundet
drawn-stunned = betäubt, mit der Zahl der Marker
drawn-jammed = Waffe mit Ladehemmung
drawn-empty = Waffe ohne Munition
drawn-engaged = in Kontakt mit einem Gegner
drawn-quick = handelt in der schnellen Phase
drawn-slow = handelt in der langsamen Phase
drawn-held = wartet auf einen Schnellschuss
drawn-done = hat gehandelt
drawn-package = trägt ein Paket
drawn-leader = führt ein Rudel
drawn-fresh = eben aufgedeckt, handelt noch nicht
drawn-distracted = abgelenkt

## Neben dem Tisch

web-acts = { $name } handelt
web-fact-turn = Runde
web-fact-phase = Phase
web-fact-difficulty = Schwierigkeit
web-fact-priority = Priorität
web-fact-points = Zielpunkte
web-fact-ship = Landungsschiff
web-fact-contacts = Kontakte
web-fact-aliens = Aliens
web-fact-variant = Abart
web-fact-delayed = Verzögerung
web-fact-spawn-rating = Brutstellen höchstens
web-fact-intel = Aufklärung
web-fact-evidence = Beweise
web-fact-rescued = Gerettet
web-fact-supplies = Vorräte
web-fact-support = Anforderungen
web-fact-squad = Hauptfiguren
web-fact-table = Tisch
web-fact-terrain = Gelände
web-fact-objectives = Ziele
web-fact-state = Zustand
web-fact-place = Ort
web-fact-acts = Handelt
web-fact-reactions = Reaktion
web-fact-speed = Tempo
web-fact-combat = Kampfwert
web-fact-toughness = Zähigkeit
web-fact-tech = Tech
web-fact-save = Rüstung
web-fact-save-shot = Rüstung gegen Schüsse
web-fact-save-area = Rüstung gegen Explosionen
web-fact-save-brawl = Rüstung im Nahkampf
web-fact-weapons = Waffen
web-fact-range = Reichweite
web-fact-shots = Schüsse
web-fact-damage = Schaden
web-fact-traits = Eigenschaften
web-save = { $save ->
        [0] keine
       *[other] { $save }+
    }
web-brawls = Nahkampf
web-item-ready = bereit
web-item-used = verbraucht
web-fate-reserve = noch nicht auf dem Tisch
web-fate-table = auf dem Tisch
web-fate-evacuated = an Bord
web-fate-casualty = ausgefallen
web-fate-lost = verschollen

## Die Frage

web-group-act = Handeln
web-group-hold = Auf einen Schnellschuss warten
web-group-goal = Bewegen, wo etwas ist
web-group-walk = Bewegen
web-group-dash = Sprinten, und kein Schuss
web-group-leave = Vom Tisch
web-group-fire = Schießen: ein Schuss
web-group-fight = Kämpfen
web-group-actions = Andere Aktionen
web-group-end = Ende
web-open-turn_luck = Eine Barrikade darf überall stehen: Nenn ihre beiden Enden, auf dem Plan oder in Zoll.
web-open-move = Jeder andere Punkt geht auch: zieh die Figur dorthin oder nenne den Punkt in Zoll.
web-open-deploy = Jeder andere freie Punkt nahe dem Rand des Trupps geht auch.
web-open-follow_up = Jeder andere Punkt innerhalb von zwei Zoll geht auch.
web-open-evac_place = Jeder andere Punkt des Tisches geht auch.
web-aim-anywhere = { $weapon }: jeder Punkt in Reichweite und Sicht kann das Ziel sein.
web-real-die = Gib ein, was ein { $die } zeigt.

## Nachsehen

web-no-place = Es gibt keine Figur, keinen Marker und keinen Punkt "{ $typed }".
web-no-figure = Es gibt keine Figur "{ $typed }".
web-no-alien = Es gibt kein Alien und keinen Kontakt "{ $typed }".
web-no-walker = "{ $typed }" geht nicht.
web-no-attack = "{ $typed }" ist kein Schuss, der jetzt möglich ist.
web-no-answer = "{ $typed }" ist jetzt keine Antwort.
web-not-understood = Ich weiß nicht, was "{ $typed }" hier heißt.
web-takes-no-point = Es wird nicht nach einem Ort wie { $place } gefragt.
web-nobody-active = Gerade handelt niemand: sag, wer gemeint ist.
web-over = Die Mission ist vorbei.
web-sight-title = Sicht: { $viewer } nach { $target }
web-sight-back = Umgekehrt wird { $sight ->
        [hidden] nichts gesehen
        [cover] in Deckung gesehen
       *[open] frei gesehen
    }.
web-odds-title = { $shooter } auf { $target }: { $weapon }
web-odds-sum = Ein Schuss trifft mit { $hit }; er tötet mit { $kill }, verwundet mit { $wound }, betäubt mit { $stun }.
web-bonus-skill = Kampfwert { $amount }
web-bonus-hidden = Kampfwert zählt gegen es in Deckung nicht: { $amount }
web-bonus-aimed = gezielt, nicht bewegt: { $amount }
web-bonus-heavy = schwer, und bewegt: { $amount }
web-bonus-ship = Waffen des Landungsschiffs: { $amount }
web-threats-title = { $count ->
        [0] Kein Alien und kein Kontakt ist da
        [one] Was einer täte
       *[other] Was { $count } Aliens und Kontakte täten
    }
web-detection = Er wird innerhalb von { $seen }" entdeckt, wenn er frei zu sehen ist, sonst innerhalb von { $unseen }".
web-detects = { $name }: { $away } entfernt, { $detects ->
        [yes] entdeckt ihn
       *[no] { $open ->
            [yes] sieht ihn frei
           *[no] sieht ihn nicht frei
        }
    }
web-would-detect = Dort würde { $name } entdeckt.
web-reach-title = Reichweite von { $name }
web-reach = { $name } kann { $walk } gehen{ $may_dash ->
        [yes] {" "}oder { $dash } sprinten, statt zu kämpfen
       *[no] {""}
    }; die Fläche zeigt, wohin, auch um Hindernisse herum. Wege in Kontakt gehören nicht dazu.
web-alien-reach = { $name } bewegt sich { $walk }, in Kontakt oder im Freien { $dash }.
web-span = Von Ende zu Ende { $length }.
web-way = { $length }{ $dash ->
        [yes] , ein Sprint: danach kein Schuss und kein Nahkampf
       *[no] {""}
    }
web-difficult = Schwieriges Gelände: { $feature }
web-drop = Ein Sprung von { $height } hinunter
web-walk-there = Dorthin zu gehen kostet { $length }.
web-within = { $name } ist darin.
web-allowed-title = Erlaubt
web-forbidden-title = Nicht erlaubt
web-allowed = Erlaubt: { $choice }
web-forbidden = Nicht erlaubt: { $choice }

## Das Protokoll

web-die-shows = W{ $sides }: { $face }

## Nach der Mission

web-squad = Der Trupp
web-aliens = Die Aliens
web-section-squad = Was aus allen wurde
web-section-objectives = Ziele
web-killed-by = { $cause ->
        [brawl] im Nahkampf
        [area] durch Explosionen
        [blast] durch Splitter
       *[other] durch Schüsse
    }
web-luck-who = { $name }: { $what ->
        [hits] Schüsse, die trafen
        [saves] Rüstung, die hielt
       *[brawls] Würfel im Nahkampf, zusammengezählt
    }
web-luck-text = { $share ->
        [more] mehr Glück, als
        [less] weniger Glück, als
       *[even] etwa so viel Glück, wie
    } von { $dice ->
        [one] einem Würfel
       *[other] { $dice } Würfeln
    } zu erwarten war

web-sure-concede = Die Mission endet hier, und wer noch auf dem Tisch ist, ist verschollen.
web-sure-leave = Wer den Tisch verlässt, ist verschollen.

## Was der Tisch antwortet, wenn nichts zu entscheiden ist
settled-reaction-die = Reaktionswürfel werden verteilt, wenn jedes Team mit jedem von ihnen gleich schnell ist.
settled-trooper = Der letzte Soldat einer Phase handelt, wenn nichts aufgedeckt würde und er nicht abwarten kann.
