# Die eigenen Worte der Programme auf Deutsch.

ui-round = Runde { $round }
ui-done = erledigt: { $action }
ui-dead = tot
ui-left-map = hat die Karte verlassen
ui-led = führt { $count ->
        [one] einen Zivilisten
       *[other] { $count } Zivilisten
    }
ui-bleeding = VERBLUTET
ui-shield = Schild { $points }
ui-poison = GIFT { $level }
ui-lock = MARKIERUNG { $level }
ui-plates = Panzerungsmarker { $points }
ui-lasting = { $name } wirkt
ui-guard = auf Wache
ui-power = { $name }{ $used ->
        [yes] {" "}(verbraucht)
       *[no] {""}
    }
ui-left = übrig: { $activities }
ui-controlled = geführt von { $agent }
ui-legend-figures = Ch jemand von euch, ein Pfeil zeigt die Blickrichtung · S4 Alien · ? noch unbekannt
ui-legend-cells = * Mitte eines Gebiets · % verschlossen · ! blockierte Tür · @ blockiertes Fenster
ui-numbers = Gib eine Zahl von { $first } bis { $last } ein.
ui-one-of = Gib eine von { $count } Antworten ein, zum Beispiel { $first } oder { $last }.
ui-symbols = Würfel: ✶ Treffer · ▼ Schild · ↯ Blitz · ★ Schwingen · ▮ Munition · ✗ Ladehemmung · ☣ Alien

ui-column-wounds = Wund.
ui-column-kill = Tod
ui-column-jam = Hemm.
ui-column-ammo = Mun.
ui-attack-short = { $target }: { $weapon }{ $area ->
        [yes] , ganzes Gebiet ({ $ammo } Mun.)
       *[no] {""}
    }
ui-alien-way = Die Regeln erlauben { $count } Wege; keiner ist für die Aliens besser als die anderen.
ui-react-attack = Angriffswurf: { $faces }.
ui-react-defence = Verteidigungswurf: { $faces }.
ui-react = { $hits ->
    [one] 1 Treffer
   *[other] { $hits } Treffer
} gegen { $shields ->
    [0] keinen Schild
    [one] 1 Schild
   *[other] { $shields } Schilde
}: { $wounds ->
    [0] keine Wunde
    [one] 1 Wunde
   *[other] { $wounds } Wunden
}.
ui-react-with = Mit { $power }: { $wounds ->
    [0] keine Wunde
    [one] 1 Wunde
   *[other] { $wounds } Wunden
}.
ui-the-roll = Der Wurf: { $faces }
ui-forced = Nur eine Antwort: { $question } - { $choice }
ui-die = (Würfel { $number } von { $count }, { $die })

ui-paid-hits = nach dem Wurf wird mindestens { $least } Munition bezahlt, je ein Treffer
ui-untrained = mit Alienwaffen nicht vertraut: ein Alien- oder Hemmungssymbol lässt den Angriff scheitern
ui-armour = Rüstung von { $name }
ui-shield-of = { $name }: { $points } Schildpunkte
ui-health-of = { $name }: noch { $left } LP

ui-help =
    Antworte mit einer Nummer, mit den Worten einer Antwort oder einem Teil davon, den nur
    eine hat, oder mit einem Feld wie 3,-1. Mehrere Antworten: bewegen; NE NE E; stop; E
      karte [namen]      die Karte; mit namen die Felder um dich mit Namen
      ziel               worum es in der Mission geht und wie es steht
      stand [FIGUR]      alle, oder eine Figur oder einen Marker genau
      warum              der Weg durch das Regelbuch zu dieser Frage
      warum nicht WAHL   die Regel, die etwas verbietet: warum nicht A4 angreifen
      chancen N          jeder Ausgang von Angriff N und alle Modifikatoren
      regel ID           eine Regel, zum Beispiel: regel GD-7.3.j
      log [N]            was zuletzt geschah
      sicht FELD [FELD]  ob man es sieht und was im Weg ist
      reichweite         wohin der aktive Agent gehen kann
      bedrohung ALIEN    was ein Alien jetzt tun würde
      text NAME          was eine Karte, Waffe, Figur oder ein Gerät tut: text medikit
      zurück, vor        frei, bis jemand etwas erfahren hat
      rücknahme [N]      N Antworten zurück, über Würfe hinweg; gezählt
      speichern DATEI    das Spiel als Datei
      export DATEI       diese Stellung als Szenario
      sprache en|de      Sprache;  ende: aufhören, das Spiel bleibt gespeichert
    Die englischen Wörter (board, why, odds ...) gehen auch.
ui-help-session =
    Viele Antworten auf einmal:
      passen             ablehnen, bis etwas anderes kommt, oder für die Runde
      rest               den Rest in der Reihenfolge der Liste
      nochmal            dieselbe Antwort wie zuletzt, solange gefragt wird
      fragen             nichts mehr ungefragt beantworten; oder was der Tisch selbst beantwortet
      fragen alles       alles fragen; fragen weniger: nichts, wo nichts zu entscheiden ist
      gib PLATZ [WER]    einen Platz einem Computerspieler geben: gib chromium greedy, gib alle
      meins [PLATZ]      Plätze zurücknehmen; Strg+C nimmt alle, während Computer spielen
      tipp [WER]         was ein Computerspieler antworten würde, und warum
ui-no-effect = würde jetzt nichts ändern
ui-sure = Wirklich: { $choice }? Tippe ja oder nein.
ui-over-hint = { $undo } oder { $takeback } führt in die Mission zurück; Enter lässt sie, wie sie ausging.
ui-pause = Eine neue Runde beginnt. Enter: weiter; { $mine }: alle Plätze zurück.
ui-unknown-mission = Es gibt keine Mission '{ $mission }'; bekannt sind { $known }{ $hint }
ui-continue = Eine aufbewahrte Partie fortsetzen
ui-choose-kept = Welche
command-goal = ziel
command-mission = mission
command-briefing = auftrag
command-objectives = ziele
command-pass = passen
command-rest = rest
command-again = nochmal
command-ask = fragen
command-hand = gib
command-mine = meins
command-hint = tipp
command-help = hilfe
command-board = karte
command-status = stand
command-why = warum
command-odds = chancen
command-rule = regel
command-log = log
command-measure = messen
command-sight = sicht
command-reach = reichweite
command-threat = bedrohung
command-card = text
command-undo = zurück
command-redo = vor
command-takeback = rücknahme
command-save = speichern
command-export = export
command-lang = sprache
command-quit = ende

ui-empty = Gib eine Nummer ein, einen Teil einer Antwort, oder ? für Hilfe.
ui-not-understood = Ich verstehe „{ $typed }“ nicht.{ $hint } Mit ? kommt die Hilfe.
ui-did-you-mean = {" "}Meinst du „{ $word }“?
ui-ambiguous = „{ $typed }“ kann heißen: { $choices }
ui-plan-stopped = Es ist etwas geschehen; der Rest deines Plans wurde nicht gespielt: { $rest }
ui-dice-left = Der Wurf ist vollständig; nicht benutzt: { $word }
ui-more = ... und { $count } weitere.
ui-no-rule = Es gibt keine Regel { $rule }{ $hint }.
ui-usage-sight = Gib ein: sicht FELD FELD, oder sicht FELD vom Feld des aktiven Agenten aus. Namen und Buchstaben von Figuren gehen auch.
ui-behind = Es liegt hinter { $agent }.
ui-blocker-wall = Wand
ui-blocker-blocked-hex = blockiertes Feld
ui-blocker-edge-hex = Rand der Karte
ui-blocker-door = Tür, neben der niemand steht
ui-blocker-shut-door = geschlossene Tür
ui-blocker-shut-window = geschlossenes Fenster
ui-nobody-active = Gerade ist kein Agent am Zug.
ui-reach = { $agent } kann { $count } Felder erreichen; die Zahlen sind die Kosten.
ui-no-figure = Es gibt keine Figur „{ $typed }“.
ui-idle = Keine Zeile passt: Es würde nichts tun.
ui-ways = { $count ->
        [one] Ein Weg von { $considered } bleibt:
       *[other] { $count } Wege von { $considered } bleiben:
    }
ui-usage-card = Gib ein: text und einen Namen, eine Kennung oder die Buchstaben einer Figur: text medikit, text A4
ui-near = {" "}Ähnlich: { $words }
ui-no-card = Es gibt keine Karte „{ $typed }“.{ $hint }
ui-usage-odds = Gib ein: chancen und die Nummer eines Angriffs.
ui-usage-rule = Gib ein: regel und eine Nummer, zum Beispiel regel GD-7.3.j
ui-usage-takeback = Gib ein: rücknahme und wie viele Antworten.
ui-usage-save = Gib ein: speichern und einen Dateinamen.
ui-usage-export = Gib ein: export und einen Dateinamen.
ui-usage-lang = Bekannte Sprachen: { $known }
ui-undone = Zurückgenommen.
ui-undo-refused = Durch die letzte Antwort hat jemand etwas erfahren (Wurf, Karte, Signal); frei zurücknehmen geht nicht. Mit rücknahme geht es trotzdem, wird aber gezählt.
ui-undo-beginning = Das ist der Anfang.
ui-redone = Wiederholt.
ui-redo-refused = Es gibt nichts zu wiederholen.
ui-takeback-sure = { $count ->
        [one] Eine Antwort
       *[other] { $count } Antworten
    } zurück? Würfel und Karten fallen dann anders, und es wird gezählt. (j/n)
ui-takeback-not = Es wurde nichts zurückgenommen.
ui-taken-back = Zurückgenommen. Rücknahmen in diesem Spiel: { $count }
ui-saved = Gespeichert: { $file }
ui-exported =
    Exportiert. Ausführen mit
      xenofront scenario { $file }
ui-not-saved = { $file } lässt sich nicht schreiben: { $reason }
ui-language = Die Sprache ist Deutsch.
ui-left-saved =
    Bis bald. Das Spiel ist gespeichert; weiter mit
      xenofront console --load { $file }
ui-left-unsaved = Bis bald. Das Spiel wurde nicht gespeichert.

ui-welcome = { $mission }: { $squad } · { $is_sealed ->
    [yes] Würfel versiegelt als { $seed }…
   *[no] Startzahl { $seed }
}
ui-autosave = Nach jeder Antwort gespeichert: { $file }
ui-hint = Mit ? kommt die Hilfe, mit ende hörst du auf.
ui-loaded = Geladen: { $file }
ui-rules-changed = Regeln oder Inhalte haben sich geändert, seit dieses Spiel gespeichert wurde.
ui-dropped = Weggelassen, weil nicht mehr möglich: { $count } Antworten, ab „{ $first }“.
ui-not-dropped = Alle Antworten gelten noch.
ui-kept-apart = Die alte Datei bleibt, wie sie ist.
ui-cannot-load = Dieses Spiel lässt sich nicht öffnen: { $reason }
ui-cannot-start = Dieses Spiel lässt sich nicht aufbauen: { $reason }

ui-title = XENOFRONT
ui-subtitle = Ein Trupp gegen alles, was aus dem Dunkel kommt, nach dem Regelbuch.
ui-choose-game = Spiel: Nummer oder Name
ui-choose-mission = Mission: Nummer oder Name
ui-choose-language = Sprache (en, de)
ui-choose-squad = Trupp: ein bis fünf Namen oder Nummern
ui-choose-seed = Startzahl
ui-random = zufällig
ui-bad-squad = Ich kenne „{ $word }“ nicht. Gib Namen oder Nummern aus der Liste ein.

ui-all-fell = Kein Agent ist übrig.
ui-headquarters = Im Hauptquartier: { $names }
ui-outcome-takebacks = Rücknahmen: { $count }
ui-outcome-seed = Startzahl: { $seed }
ui-campaign-set-aside = Beiseitegelegt: { $files }
ui-campaign-taken-back = { $count ->
        [one] Eine Mission wurde zurückgenommen.
       *[other] { $count } Missionen wurden zurückgenommen.
    }
ui-campaign-over = die Kampagne ist zu Ende
ui-outcome-again = Noch einmal mit derselben Startzahl:
ui-outcome-file = Dieses Spiel noch einmal ansehen:

# -- Anfragen der Seiten, die nichts ändern ---------------------------------------------------------

ui-refused-stale = Das Spiel ist inzwischen weitergegangen; so steht es jetzt.
ui-refused-over = Die Mission ist zu Ende.
ui-refused-undo = Durch die letzte Antwort hat jemand etwas erfahren (Wurf, Karte, Signal); frei rückgängig machen geht nicht. Zurücknehmen geht, wird aber gezählt.
ui-refused-redo = Es gibt nichts zu wiederholen.
ui-refused-seat = Diese Frage gilt jemand anderem.
ui-refused-illegal = Das erlauben die Regeln jetzt nicht.
ui-no-page = Diese Seite gibt es nicht.
ui-home = Zur Titelseite von Xenofront
ui-stopped = Unterwegs angehalten.
ui-stopped-by = Unterwegs angehalten: { $what }
ui-stopped-rule = Unterwegs angehalten, denn etwas anderes geht vor: { $text } ({ $rule })
ui-refused-plan = Dorthin führt jetzt kein Weg.
ui-refused-rate = Zu viele Anfragen in kurzer Zeit; einen Augenblick bitte.
ui-refused-id = Eine Anfrage braucht eine eigene Kennung von höchstens 64 Zeichen.
ui-refused-quick = Diese Schnellantwort passt jetzt nicht zur Frage.
ui-refused-player = Es gibt keinen Computerspieler, der so heißt.
ui-refused-seats = Solche Plätze gibt es nicht.
ui-refused-others-seats = Diese Plätze gehören der anderen Seite.
ui-refused-hint = Dazu gibt es keinen Tipp.
ui-refused-long = Die Anfrage ist zu lang.
ui-refused-fault = Im Programm ist etwas schiefgegangen; das Spiel ist unverändert. Bitte schick einen Problembericht.

# -- die Datenbank ---------------------------------------------------------------------------------

ui-storage-full = Der Datenträger mit den Spielen ist voll, es kann nichts gespeichert werden. Das Spiel steht, wo es stand; spielt weiter, sobald wieder Platz ist.
ui-storage-locked = Ein anderes Programm hält die Datenbank der Spiele fest, im Moment kann nichts gespeichert werden. Das Spiel steht, wo es stand; versucht es gleich noch einmal.
ui-storage-readonly = In die Datenbank der Spiele darf nicht geschrieben werden, es kann nichts gespeichert werden. Das Spiel steht, wo es stand; wer diesen Tisch betreibt, muss ihm das Schreiben erlauben.
ui-storage-away = Die Datenbank der Spiele ist nicht zu erreichen. Das Spiel steht, wo es zuletzt gespeichert wurde; versucht es gleich noch einmal.
ui-storage-fault = Die Datenbank der Spiele meldet einen Fehler, es kann nichts gespeichert werden. Das Spiel steht, wo es zuletzt gespeichert wurde; Näheres steht im Protokoll des Servers.
ui-game-unreadable = Ein Spiel, das diese Version nicht lesen kann
ui-game-dropped = { $n ->
    [one] Die letzte Antwort gilt nach den Regeln dieser Version nicht mehr und muss noch einmal gegeben werden.
   *[other] Die letzten { $n } Antworten gelten nach den Regeln dieser Version nicht mehr und müssen noch einmal gegeben werden.
}

# -- Schnellantworten ------------------------------------------------------------------------------

ui-quick-pass-other = „{ $choice }“, bis etwas anderes gefragt wird
ui-quick-pass-round = „{ $choice }“ für den Rest der Runde
ui-quick-rest-other = Den Rest in der Reihenfolge der Liste
ui-quick-rest-round = Immer das Erste der Liste für den Rest der Runde
ui-quick-again-other = Wieder „{ $choice }“, bis etwas anderes gefragt wird
ui-quick-again-round = Wieder „{ $choice }“ für den Rest der Runde
ui-quick-offer = Tippe { $command }: { $words }
ui-quick-none = Diese Frage kommt zu selten für eine Schnellantwort.
ui-quick-given = Ungefragt: { $question } { $choice }
ui-quick-stopped = Von jetzt an wird wieder alles gefragt.

# -- Computerspieler -------------------------------------------------------------------------------

player-random = Würfelbecher
player-random-text = Nimmt irgendeine Antwort; gut zum Ausprobieren.
player-greedy = Heißsporn
player-greedy-text = Wägt jede Antwort danach ab, was sie sofort bringt.
player-rollout = Tüftler
player-rollout-text = Spielt jede Antwort ein paarmal zu Ende und nimmt, was am besten ausgeht.
player-search = Stratege
player-search-text = Probiert ganze Pläne gegen das, was verborgen sein kann, und nimmt den besten.
ui-advice = { $player } würde wählen: { $choice }
ui-player-you = du
ui-no-seat = Ich weiß nicht, wessen Platz „{ $typed }“ ist.
ui-seats-back = Alle Plätze sind wieder deine.
ui-computer-gives = { $player }: { $question } { $choice }

why-random = Zufällig unter { $options } gewählt.

## Was der Tisch antwortet
ui-table = der Tisch
ui-settled = Der Tisch: { $question } { $choice }
ui-asking-all = Von jetzt an wird alles gefragt, auch wo nichts zu entscheiden ist.
ui-asking-less = Von jetzt an antwortet der Tisch, wo nichts zu entscheiden ist.
ui-asking-list = Wo nichts zu entscheiden ist, antwortet der Tisch („fragen alles“, „fragen weniger“):
ui-asking-none = Dieses Spiel fragt alles.
ui-asking-word-all = alles
ui-asking-word-less = weniger
ui-asking-asked = (gefragt)
