# Das Spiel im Browser auf Deutsch: Überschriften, Knöpfe und was die Seiten selbst sagen.
# Alles über eine Partie kommt fertig vom Server.

## Überall

title = Xenofront
title-page = Titelseite
loading = Wird geladen …
back-to-game = Zurück zur Partie
close = Schließen
cancel = Abbrechen
delete = Löschen
copied = Kopiert
menu = Menü
missions = Missionen
continue = Weiterspielen
rules = Regeln
settings = Einstellungen
rule-open = Regel { $id } öffnen
save-download = Spielstand sichern
report = Problem melden (Datei)

## Titel

title-lead = Trupps gegen Aliens, genau nach den Regeln. Bei jedem Ergebnis kann man fragen, warum.
title-play = Jetzt spielen
title-play-text = eine geführte Mission
title-games = Alle Partien
title-systems = Die Spiele
title-missions = { $n ->
    [one] eine Mission
   *[other] { $n } Missionen
}
title-foot = Alles bleibt auf diesem Rechner; jede Antwort ist sofort gesichert.
title-foot-served = Partien liegen auf diesem Server, nur für diesen Browser; jede Antwort ist sofort gesichert.
title-version = Version { $version }.

## Über

about = Über Xenofront
about-text = Xenofront spielt Brettspiele von Trupps gegen Aliens nach dem Buch: Es kennt die Regeln, die Würfel und die Aliens, du entscheidest.
about-unofficial = Es ist von Spielern gemacht und inoffiziell: Von den Verlagen der Spiele stammt darin nichts als die Spielregeln, mit eigenen Worten gesagt. Zum Spielen möchtest du die Spiele selbst.
about-pictures = Bilder
about-icons = Die Figuren und Zeichen sind Bilder von { $authors } und anderen. Pläne, Würfel und alles Übrige zeichnet das Programm.
about-which = Welche: { $n }
about-fonts = Schriften

## Missionen und Aufbau

mission-minutes = etwa { $n } min
mission-ease-5 = sehr leicht
mission-ease-4 = leicht
mission-ease-3 = mittel
mission-ease-2 = schwer
mission-ease-1 = sehr schwer
mission-wins = Ein einfacher Computerspieler gewann { $n } % von { $games } Partien.

mission-guided = geführt
campaign = Kampagne
campaigns = Kampagnen
campaigns-text = Missionen hintereinander: Was der Trupp gewinnt und verliert, kommt mit.
campaign-begin = Kampagne beginnen
campaign-squad = Wer weitermacht, und womit
campaign-upcoming = Als Nächstes: { $mission }
campaign-go-on = Kampagne fortsetzen
campaign-back = Diese Mission zurücknehmen
campaign-back-text = Die Kampagne geht auf den Stand vor dieser Mission zurück. Was sie gebracht hat und jede Mission danach werden zurückgenommen; die Partien bleiben in der Liste. Würfel und Karten fallen dann anders.
campaign-over = Das war die letzte Mission der Kampagne.
setup = Eine Mission aufbauen
setup-start = Mission beginnen
setup-squad = Trupp
setup-squad-size = Der Trupp braucht { $least } bis { $most }; jetzt { $n }.
setup-rules = Regeln
setup-preset = Regelsatz
setup-options = Einzelne Regeln
setup-chance = Würfel und Karten
setup-manual = Ich würfle und ziehe am echten Tisch und tippe ein, was fällt
setup-seed = Startzahl
setup-seed-any = beliebig
setup-guided = Zeig mir jeden nächsten Schritt
setup-unknown = Diese Mission gibt es nicht.
squad-in = Im Trupp
squad-out = Mitnehmen
squad-more = Noch einmal: { $name }
squad-less = Einmal weniger: { $name }
squad-number = { $n } × { $name }

## Weiterspielen

continue-count = { $n ->
    [one] eine Partie
   *[other] { $n } Partien
}
continue-none = Noch keine Partien.
continue-over = zu Ende
continue-open = Partie öffnen
continue-answers = { $n ->
    [one] eine Antwort
   *[other] { $n } Antworten
}
delete-sure = Diese Partie löschen?
delete-text = { $mission }, zuletzt gespielt { $when }. Sie kann nicht zurückgeholt werden.
import = Einen Spielstand öffnen
import-text = Eine Datei, die hier oder im Terminal gesichert wurde.
import-notes = Die Regeln haben sich seit dem Sichern geändert:

## Werkstatt

workshop = Werkstatt
workshop-text = Schreib eigene Missionen, ausgehend von einer von uns oder von deiner Datei. Die Anleitung „Write a mission“ erklärt jedes Feld.
workshop-starts = Mit einer unserer Missionen beginnen ({ $n })
workshop-take = Übernehmen
workshop-file = Datei sichern
workshop-own = Deine eigene Missionsdatei öffnen
workshop-own-text = Wähle sie aus oder zieh sie irgendwo in diesen Kasten. Sie bleibt in diesem Browser, bis du sie prüfst, untersuchst oder spielst.
workshop-draft = Text der Mission
workshop-keys = YAML. Strg+Eingabe prüft; Tab verlässt das Feld.
workshop-check = Prüfen
workshop-examine = Untersuchen
workshop-play = Spielen
workshop-how-check = nennt Zeile für Zeile alles, was am Text falsch ist. Ist nichts falsch, zeigt es die Mission und ihren Plan.
workshop-how-examine = sucht, was nie gelingen kann, und lässt einen einfachen Computerspieler die Mission ausprobieren, um zu sehen, wie schwer sie ist.
workshop-how-play = beginnt eine Partie mit dem üblichen Trupp. Der Text gehört zur Partie und zu ihrem Spielstand: Was du später schreibst, ändert beide nicht.
workshop-set-up = Aufbauen und spielen
workshop-keep = Diesen Text sichern
workshop-checking = Wird geprüft …
workshop-examining = Wird untersucht: Computerspieler probieren sie aus. Das dauert zehn Sekunden, bei Bug Hunt bis zu einer Minute.
workshop-starting = Eine Partie wird aufgebaut …
workshop-good = Der Text ist in Ordnung.
workshop-flawed = Der Text hat Fehler; sie stehen unten.
workshop-flaws = { $n ->
    [one] Ein Fehler
   *[other] { $n } Fehler
}
workshop-read-as = Gelesen als Mission von { $system }.
workshop-line = Zeile { $n }
workshop-more = { $n } weitere sind nicht aufgeführt.
workshop-examined = Untersuchung
workshop-won = { $won } % von { $games } Partien gewann ein einfacher Computerspieler.
workshop-bounds = Bei sehr viel mehr Partien läge es zwischen { $low } % und { $high } %.
workshop-broken = kaputt
workshop-doubtful = zweifelhaft
workshop-noted = bemerkt
workshop-sound = Sonst ist nichts aufgefallen.
workshop-picture = So beginnt eine Partie mit der Startzahl 1.
workshop-busy = Gerade wird die Mission von jemand anderem bearbeitet. Versuch es gleich noch einmal.
workshop-slow = Das dauerte zu lange und wurde abgebrochen: Partien dieser Mission kommen kaum zum Ende.
workshop-large = Die Datei ist größer als { $n } kB.
workshop-replace = Den Text ersetzen?
workshop-replace-text = Der jetzige Text ist dann weg, wenn du ihn nicht gesichert hast.
workshop-replace-do = Ersetzen

## Regeln

rules-text = Jede Regel in eigenen Worten, mit ihrer Nummer im Buch.
rules-search = Regeln nach Wörtern oder Nummer suchen
rules-found = { $n ->
    [one] eine Regel
   *[other] { $n } Regeln
}
rules-system = Spiel
rules-all = alle Spiele
rule-ruling = Auslegung:

## Einstellungen

set-language = Sprache
set-language-en = English
set-language-de = Deutsch
set-language-text = Lässt sich auch mitten im Spiel ändern.
set-theme = Farben
set-theme-system = wie das System
set-theme-dark = dunkel
set-theme-light = hell
set-theme-text = Keine Farbe sagt allein etwas: das tun Formen, Muster und Wörter.
set-size = Schriftgröße
set-size-normal = normal
set-size-large = groß
set-size-huge = sehr groß
set-size-text = Der Plan hat seine eigene Vergrößerung.
set-motion = Bewegung
set-motion-system = wie das System
set-motion-on = an
set-motion-off = aus
set-motion-text = Ohne Bewegung springen Figuren an ihren Ort.
set-speed = Tempo des Erzählten
set-speed-slow = langsam
set-speed-normal = normal
set-speed-fast = schnell
set-speed-instant = sofort
set-speed-text = Kämpfe, Karten und Züge der anderen. Ein Klick geht weiter, jede andere Taste überspringt; ein Zug lässt sich noch einmal zeigen.
set-confirm = Nachfragen, bevor eine Antwort gilt
set-confirm-never = nie
set-confirm-board = auf dem Plan
set-confirm-always = immer
set-confirm-text = Das erste Tippen zeigt, was geschähe, das zweite tut es.
set-sound = Ton
set-sound-off = aus
set-sound-on = an
set-sound-text = Schüsse, Würfel, Karten: kurze Töne, die der Browser selbst erzeugt.
set-handover = Mehrere an einem Bildschirm
set-game = Die offene Partie
report-text = Eine Meldung ist eine Datei mit allem, was nötig ist, um das Problem noch einmal zu sehen.
set-handover-text = Sagen, wer übernimmt, wenn jemand anders gefragt ist

## Die Partie

offline = Keine Verbindung; neuer Versuch …
game-lost = Diese Partie lässt sich nicht öffnen
game-lost-text = Der Server antwortet nicht oder kennt sie nicht.
waiting = Einen Moment …
facts = Zähler und Stapel
panel = Tafeln
tab-squad = Trupp
tab-aliens = Aliens
tab-log = Verlauf
tab-rules = Regeln
tab-text = Text
replay = Rückschau
briefing = Auftrag
briefing-goals = Ziele
briefing-begin = Los
briefing-again = jederzeit wieder: Menü, Auftrag
briefing-rounds = { $n ->
    [one] Runde
   *[other] Runden
}
sure-yes = Ja, so machen
keys = Tasten
details = Einzelheiten

board = Plan
board-closer = Näher heran
board-farther = Weiter weg
board-fit = Ganzer Plan
board-map = Karte des ganzen Plans
board-facing = Blickrichtung dort
board-go = Dorthin gehen
facing-E = Nach Osten sehen
facing-SE = Nach Südosten sehen
facing-SW = Nach Südwesten sehen
facing-W = Nach Westen sehen
facing-NW = Nach Nordwesten sehen
facing-NE = Nach Nordosten sehen
legend-figures = Figuren
legend-ground = Boden und Zeichen
legend-squad = eine von uns
legend-promoted = der Ring: der Rang eines Agenten
legend-friend = Verbündete: Drohne, NPC, Zivilist, leerer Anzug
legend-signal = unbekannt: ein Signal
legend-rank = { $rank ->
    [green] von ihnen, grün: sechs Ecken
    [blue] von ihnen, blau: acht Zacken
    [red] von ihnen, rot: elf Zacken
   *[purple] von ihnen, violett: vierzehn Zacken
  }
legend-health = Gesundheit; dunkle sind Wunden
legend-pending = eine Wunde, über die entschieden wird
legend-shield = Energieschild
legend-move = wird dorthin gehen
legend-attack = wird angreifen; erwartete Wunden
legend-dice = Würfel
symbol-hit = Treffer
symbol-shield = Schild
symbol-bolt = Blitz
symbol-wings = GD-Schwingen
symbol-ammo = Munition
symbol-jam = Ladehemmung
symbol-alien = Alien
board-legend = Legende
board-which = Welche?
board-can-choose = Wählbar: { $what }

question = Frage
question-why = Warum diese Frage?
question-path = Der Weg durch das Regelbuch:
answers-below = { $n } weitere
danger-asks = Fragt nach.
deal-drag = Zieh jeden Würfel zu jemandem, hier oder auf dem Spielplan; oder antworte unten, einen nach dem anderen.
dice-against = gegen
order = Reihenfolge
order-done = war dran
order-now = ist dran
order-next = kommt noch
track-of = von { $most }
question-dice = Würfel und Karten
question-search = Antworten suchen
question-places = Orte
question-costly = { $n } Antworten; bei jeder wird nachgefragt
question-on-board = { $n ->
    [one] ein Ort: zeigen und klicken
   *[other] { $n } Orte: zeigen und klicken
}
question-any-point = jeder Punkt: zeigen und klicken
question-not-yours = Jemand anders ist gefragt.
question-confirm = Noch einmal zum Bestätigen
point-propose = Beliebiger Punkt:
point-across = quer
point-down = hinab
point-go = Dorthin
span-propose = Eine Linie:
span-mark = Auf dem Plan
span-first = Zeig auf das erste Ende, oder zieh von Ende zu Ende.
span-second = Zeig auf das zweite Ende.
span-from = Von
span-to = bis
span-go = Dort aufstellen
quick = Schnellantworten
quick-standing = Ungefragt beantwortet:
quick-stop = Wieder fragen
computer-thinks = { $player } antwortet für { $who } …
computer-waits = { $player } spielt { $who } und wartet. Du darfst selbst antworten.
computer-pause = Pause
computer-go-on = Weiter
computer-relieve = Ich spiele { $who }
asking = Was der Tisch beantwortet
asking-text = Bei manchen Fragen entscheidet sich nichts: Felder, die für alle gleich sind, ein Wurf, der nichts kostet. Der Tisch beantwortet sie selbst, wie es eine faire Spielerin täte, und das Protokoll vermerkt es. Nimm einen Haken weg, um wieder gefragt zu werden; es gilt für dieses Spiel.
asking-everything = Alles mich fragen
asking-done = Fertig
computers = Computerspieler
computers-text = Gib Plätze an Computerspieler und nimm sie zurück, wann du willst. Sie antworten so schnell, wie die Einstellungen Alienzüge zeigen.
computers-all = Alle Plätze
computers-person = Ich spiele
computers-mixed = (verschieden)
computers-done = Fertig
hint = Tipp
hint-wait = Überlegt …
hint-do = So machen
hint-this = Tipp:
guide-coach = Ausbilder:
guide-more = Mehr
guide-this = Als Nächstes gezeigt:

tools = Werkzeuge
undo = Rückgängig
undo-nothing = Es gibt nichts rückgängig zu machen.
redo = Wiederholen
take-back = Zurücknehmen …
take-back-which = Seitdem hat jemand etwas erfahren. Zurück bis gleich nach welchem Moment?
take-back-start = Der Anfang
take-back-sure = Zurück bis gleich nach „{ $text }“?
take-back-noted = Würfel und Karten fallen von dort an neu, und die Ergebnisseite zählt es mit.
take-back-confirm = Zurücknehmen
take-back-waits = Du schlägst vor, bis gleich nach „{ $text }“ zurückzugehen. Die andere Seite muss zustimmen.
take-back-proposed = { $who } schlägt vor, bis gleich nach „{ $text }“ zurückzugehen.
take-back-agree = Zustimmen
take-back-keep = Nein, weiterspielen
take-back-withdraw = Vorschlag zurückziehen
tool-sight = Sicht
tool-measure = Messen
tool-reach = Reichweite
tool-threat = Gefahren
tool-why-not = Warum nicht?
use-sight = Wähle zwei Orte oder Figuren: Sieht die eine die andere?
use-measure = Zieh von einem Punkt zum anderen, oder wähle zwei.
use-reach = Wähle eine Figur, um zu sehen, wie weit sie kommt.
use-threat = Wähle ein Alien, um zu sehen, was es jetzt täte.
use-why-not = Wähle irgendetwas, um zu fragen, warum es nicht geht.
use-from = Von hier; jetzt das andere Ende.
use-words = oder frag in Worten
use-stop = Fertig

telling = Das geschieht gerade …
telling-next = Weiter
telling-held = wenn du es gelesen hast
telling-skip = Überspringen
telling-again = Letzter Zug

card-goes-on = geht von selbst weiter
fight-of = { $attacker } gegen { $target }
fight-attack = Angriff
fight-defence = Abwehr
recap = Diese Runde
recap-again = Noch einmal zeigen: { $what }

sheets-none = Niemand da.
sheets-gone = Nicht mehr da
sheet-active = ist dran
sheet-threat = Was täte es jetzt?
item-on = bereit:

log-filter = Über
log-everybody = alle
log-earlier = { $n } frühere Einträge zeigen
log-visit = Den Plan in diesem Moment zeigen
log-table = der Tisch hat geantwortet: Es entschied sich nichts
log-by = Antwort von { $player }
log-empty = Noch ist nichts geschehen.

text-board = Wer ist wo
text-figures = Figuren
text-markers = Marker
text-edges = Türen und Fenster

replay-past = Du siehst einen vergangenen Moment.
replay-now = Zurück ins Jetzt
replay-before = Einen Moment zurück
replay-after = Einen Moment weiter
replay-play = Abspielen
replay-pause = Anhalten
copy-link = Link kopieren

handover = Weitergeben
handover-to = { $who } ist dran
handover-text = Gib den Bildschirm an { $who } weiter, dann geht es los.
handover-go = Ich bin { $who }

## Ergebnis

outcome-open = Ergebnis
outcome-next = Nächste Mission
outcome-again = Noch einmal mit derselben Startzahl
outcome-replay = Rückschau
outcome-share = Ergebnis kopieren
outcome-board = Den Plan ansehen
outcome-moments = Wendepunkte
outcome-luck = Glück
outcome-seed = Startzahl { $seed }
outcome-commitment = versiegelt als { $word }
briefing-commitment = Würfel versiegelt als { $word }…
briefing-commitment-why = Die Startzahl aller Würfe und Karten steht schon fest. Sie wird nach der Mission genannt; dieses Wort zeigt, dass sie nicht geändert wurde.
outcome-take-backs = { $n ->
    [0] nichts zurückgenommen
    [one] einmal zurückgenommen
   *[other] { $n }-mal zurückgenommen
}
luck-who = Wer
luck-rolled = gewürfelt
luck-expected = erwartet
luck-short = in Kürze
share-text = { $system }, { $mission }: { $title } (Startzahl { $seed })

## Tasten

keys-answers = die Antwort mit diesem Zeichen geben
keys-arrows = auf dem Plan: zum Ort in dieser Richtung
keys-slant = auf dem Plan: schräg gehen
keys-pan = den Plan verschieben
keys-enter = wählen, was den Fokus hat
key-undo = rückgängig
key-redo = wiederholen
key-take-back = zurücknehmen
key-pass = Schnellantwort: ablehnen
key-rest = Schnellantwort: den Rest in der Reihenfolge der Liste
key-again = Schnellantwort: noch einmal dasselbe
key-ask = nichts mehr ungefragt beantworten
key-hint = Tipp; noch einmal: so machen
key-computers = Computerspieler
key-pause = Computerspieler warten lassen oder weiter
key-board = zum Plan
key-answers = zu den Antworten
key-repeat = die Frage noch einmal sagen
key-why = warum diese Frage?
key-why-not = warum nicht?
key-sight = Sicht
key-measure = messen (auf dem Tisch)
key-reach = Reichweite
key-threat = Gefahren
key-squad = Trupp
key-aliens = Aliens
key-log = Verlauf
key-text = der Plan in Worten
key-rules = Regeln suchen
key-replay = Rückschau
key-fit = ganzer Plan
key-closer = näher heran
key-farther = weiter weg
key-help = diese Liste
key-cancel = weglegen, schließen
