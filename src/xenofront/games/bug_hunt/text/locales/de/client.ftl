# Bug Hunt auf Deutsch: was Programme sonst noch sagen. Was hier aus `ui` steht, ersetzt es.

ui-help =
    Antworte mit einer Nummer, mit den Worten einer Antwort oder einem Teil, den nur eine hat.
    Wo Punkte angeboten werden, geht auch jeder andere: nach 12.5,30 oder nur 12.5,30 (Zoll von
    links, Zoll von oben); weg 12,30 14,28 für einen Weg mit Ecken; fire incinerator at 9,4
      karte [namen]      der Tisch; mit namen, was jedes Geländestück ist
      stand [FIGUR]      alle, oder eine Figur mit allen Werten
      warum              der Weg durch die Regeln zu dieser Frage
      warum nicht WAHL   die Regel, die es verbietet: warum nicht fire v8
      chancen N          alles, was Schuss N bewirken kann, und warum
      regel ID           eine Regel, zum Beispiel: regel BX-9
      log [N]            was zuletzt geschah
      sicht [A] B        wie weit, in Deckung oder nicht, und was im Weg ist
      messen [A] B       der Abstand zweier Figuren, Marker oder Punkte
      reichweite [WER]   wohin ein Soldat gehen (·) und sprinten (+) kann
      bedrohung ALIEN    auf wen ein Alien jetzt losginge und wie weit es käme
      zurück, vor        frei, solange niemand etwas erfahren hat
      rücknahme [N]      N Antworten zurück, auch über Würfel; es wird gezählt
      speichern DATEI    das Spiel als Datei
      export DATEI       diese Stellung als Szenario
      sprache en|de      Sprache;  ende: gehen, das Spiel bleibt erhalten
ui-symbols = Würfel stehen in Klammern: [4]. Längen sind in Zoll ("), auf ein Zehntel aufgerundet.
ui-usage-sight = Gib sicht A B ein, oder sicht B vom handelnden Soldaten aus. A und B sind Figuren, Marker oder Punkte: sicht Du v8, sicht 12,30
ui-usage-odds = Gib chancen und die Nummer eines Schusses ein.
ui-usage-rule = Gib regel und eine Nummer ein, zum Beispiel: regel BX-9
ui-nobody-active = Gerade handelt niemand. Gib reichweite und einen Soldaten ein, zum Beispiel: reichweite Du
ui-undo-refused = Durch die letzte Antwort hat jemand etwas erfahren (einen Wurf, einen Kontakt, einen taktischen Punkt), sie lässt sich nicht einfach zurücknehmen. Gib rücknahme ein, um trotzdem zurückzugehen; es wird gezählt.
ui-takeback-sure = { $count ->
        [one] Eine Antwort
       *[other] { $count } Antworten
    } zurück? Die Würfel fallen dann anders, und es wird gezählt. (j/n)
ui-choose-squad = Trupp: drei Namen oder Nummern, oder Enter

bh-too-far = Das sind { $length } Luftlinie; zurückzulegen sind höchstens { $most }.
bh-farthest = Sie kommt bis { $at }: tippe richtung { $goal }.
ui-usage-card = Tippe text und ein Wort, eine Waffe, eine Alienart oder ein Zeichen: text streife, text !1
bh-drop-ship = Landungsschiff
bh-word-contact = Kontakt
bh-word-spawn = Brutstelle
bh-no-way = Es sind { $length } Luftlinie, aber kein Weg von höchstens { $most } ist frei.
bh-no-room = Dort kann niemand stehen.
bh-taken = Dort steht { $figure }.
bh-die = W{ $sides }
bh-column-hit = Tref.
bh-column-kill = Tod
bh-column-wound = Wunde
bh-column-stun = Bet.

bh-turn = Runde { $turn }
bh-delayed = nichts Neues bis zum Ende von Runde { $turn }
bh-ship-called = Landungsschiff gerufen
bh-ship-comes = Landungsschiff kommt am Ende von Runde { $turn }
bh-ship-here = Landungsschiff über { $at } bis zum Ende von Runde { $turn }
bh-phase-none = -
bh-phase-quick = schnell
bh-phase-slow = langsam
bh-phase-held = wartet
bh-phase-done = fertig
bh-jammed = GEHEMMT
bh-empty = LEER
bh-wounded = VERWUNDET
bh-stunned = betäubt ({ $markers })
bh-carries = trägt das Paket von { $objective }
bh-touching = IN KONTAKT mit { $trooper }
bh-nearest = { $away } von { $trooper }
bh-fresh = eben aufgedeckt
bh-distracted = abgelenkt
bh-countdown = in { $turns ->
        [one] einer Runde
       *[other] { $turns } Runden
    }
bh-trooper-sheet = Reaktion { $reactions }, Tempo { $speed }, Kampfwert { $combat }, Zähigkeit { $toughness }, Tech { $tech }{ $save ->
        [0] , keine Rüstung
       *[other] , Rüstung { $save }+
    }
bh-alien-sheet = Tempo { $speed }, Kampfwert { $combat }, Zähigkeit { $toughness }, Schaden +{ $damage }{ $save ->
        [0] {""}
       *[other] , Rüstung { $save }+
    }
bh-weapon = { $weapon }: { $range ->
        [0] für den Nahkampf
       *[other] Reichweite { $range }"
    }{ $shots ->
        [0] {""}
        [one] , ein Schuss
       *[other] , { $shots } Schüsse
    }{ $damage ->
        [0] {""}
       *[other] , Schaden +{ $damage }
    }{ $has_traits ->
        [yes] , { $traits }
       *[no] {""}
    }
bh-kind-block = Block
bh-kind-area = Fläche
bh-kind-field = Feld
bh-kind-linear = Linie
bh-kind-individual = einzelnes Ding
bh-kind-interior = Innenraum
bh-difficult = schwieriges Gelände
bh-gap = eine Lücke
bh-climb = überkletterbar für { $height }
trait-hides_in_cover = In Deckung zählt der Kampfwert des Schützen nicht gegen es.
trait-divides = Stirbt es, teilt es sich vielleicht.
trait-rips_armour = Im Nahkampf hält Rüstung nur bei 6.
trait-parries = Nahkampfwaffen sind gegen es eins weniger wert.
trait-reanimates = Ausgefallene Schützen stehen als eines von ihnen auf.
trait-maims = Ausgefallene liegen einen Feldzugsabschnitt länger im Lazarett.
trait-blinks = Am Ende einer Runde ist eines von ihnen plötzlich in der Mitte.
trait-overwhelms = Im Nahkampf hilft keine Rüstung.
trait-keeps_coming = Am Ende jeder Runde kommt eines mehr über einen Rand.
trait-infiltrates = Eines von jeder Gruppe kommt zum nächsten Ziel.
trait-shatters = Stirbt es, werden alle im Umkreis von zwei Zoll getroffen.
trait-multiplies = Am Ende einer Runde werden aus jedem vielleicht zwei.
trait-grips = Wer im Umkreis von zwei Zoll um eines steht, kommt nicht fort.

bh-odds-missed = daneben
bh-odds-saved = Rüstung
bh-odds-stunned = betäubt
bh-odds-wounded = verwundet
bh-odds-dead = tot
bh-needs = zum Treffen: { $needed }+ mit { $bonus }
bh-save = Rüstung: { $save ->
        [0] keine
       *[other] { $save }+
    }
bh-damage = Schaden: ein Würfel +{ $damage } gegen Zähigkeit { $toughness }
bh-shots = { $shots } Schüsse, einer nach dem anderen; alle auf dieses Ziel: getroffen { $hit }, tot { $dead }, verwundet { $wounded }, betäubt { $stunned }
bh-odds-plan = Balken und Zahlen darüber gelten für einen Schuss; eine gewürfelte Sechs kann noch einen bringen.
bh-risk = eigenes Risiko: { $hit } getroffen, { $down } fällt aus
bh-brawl-ends = { $name }: getroffen { $hit }, tot { $dead }, verwundet { $wounded }, betäubt { $stunned }
bh-brawl-die = { $name } zählt zum Würfel dazu:
bh-brawl-skill = Kampfwert { $amount }
bh-brawl-weapon = Waffe für den Nahkampf { $amount }
bh-brawl-wounded = verwundet { $amount }
bh-brawl-stunned = betäubt { $amount }
bh-brawl-hit = { $name }, wenn getroffen:
bh-brawl-more = Von mehreren Gegnern wird einer gezogen; der nächste, wenn dieser besiegt ist, hat +1. Die Zahlen gelten für den ersten Nahkampf.
bh-blast = { $count ->
        [0] Niemand steht unter der Schablone.
        [one] Eine Figur steht unter der Schablone; für sie wird gewürfelt.
       *[other] { $count } Figuren stehen unter der Schablone; für jede wird gewürfelt.
    }
bh-caught = { $name } ({ $needed }+): getroffen { $hit }, tot { $dead }, verwundet { $wounded }, betäubt { $stunned }
bh-blast-target = Vorher wird auf { $name } geschossen; wer dann weg ist oder weggestoßen wurde, wird nicht erfasst.
bh-sight = { $viewer } sieht { $target } { $sight ->
        [hidden] nicht; im Weg: { $blocker }
        [cover] in Deckung{ $has_behind ->
            [yes] {" "}({ $behind })
           *[no] {""}
        }
       *[open] frei vor sich
    }; { $away }.
bh-measure = Von { $first } bis { $second }: { $away } ({ $centres } von Mitte zu Mitte).
bh-cannot-move = { $trooper } kann sich jetzt nicht bewegen [{ $rule }].
bh-threat-waits = { $reason ->
        [fresh] Es wurde eben erst aufgedeckt und handelt in dieser Runde nicht.
        [stunned] Es ist betäubt und täte nichts.
        [distracted] Es ist abgelenkt und bliebe, wo es ist.
        [wounded] Es ist verwundet und bliebe, wo es ist.
       *[other] Es findet zu niemandem einen Weg.
    }
bh-threat-fights = Es kämpfte mit { $troopers }.
bh-threat-leader = { $leader ->
        [caller] Es riefe nach einem Kontakt und versteckte sich nahe der Mitte.
       *[lancer] Es bliebe in Deckung und würfe einen Dorn auf den nächsten Soldaten in Sicht.
    }
bh-threat-way = Es ginge auf { $trooper } los, { $away } entfernt, mit Tempo { $speed }: { $dash ->
        [yes] ein Sprint
       *[no] eine Bewegung
    } nach { $end }{ $contact ->
        [yes] , in den Nahkampf!
       *[no] .
    }
bh-threat-contact = { $led ->
        [yes] Vom Anführer getrieben ginge er bis zu sechs Zoll auf { $troopers } zu.
       *[no] Er ginge bis zu sechs Zoll auf { $troopers } zu oder irgendwohin, oder es würden zwei.
    }

bh-outcome-points = Zielpunkte: { $points }, nötig { $needed }
bh-objective-done = erreicht: { $objective }{ $worth ->
        [one] {""}
       *[other] , zählt { $worth }
    }
bh-objective-open = offen: { $objective }{ $worth ->
        [one] {""}
       *[other] , zählt { $worth }
    }
bh-outcome-kills = Getötete Aliens: { $count } ({ $kind })
bh-veteran = { $name }: { $gone ->
        [yes] fort
       *[no] { $missions ->
            [one] eine Mission
           *[other] { $missions } Missionen
        }, { $xp } EP · Reaktion { $reactions }, Tempo { $speed } Zoll, Kampfwert { $combat }, Zähigkeit { $toughness }, Tech { $tech }{ $sick_bay ->
            [0] {""}
            [one] {" "}· einen Feldzugsabschnitt im Lazarett
           *[other] {" "}· { $sick_bay } Feldzugsabschnitte im Lazarett
        }{ $kept_out ->
            [yes] {" "}· von der nächsten Mission ausgeschlossen
           *[no] {""}
        }{ $unassigned ->
            [yes] {" "}· nächstes Mal kein Sonderauftrag
           *[no] {""}
        }
    }
bh-reputation = Ansehen { $reputation }, Feldzugsabschnitt { $turn }
