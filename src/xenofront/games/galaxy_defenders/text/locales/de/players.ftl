# Galaxy Defenders auf Deutsch: warum ein Computerspieler so geantwortet hat. Je ein Satz.

## Jeder Spieler

why-first = Nichts spricht für eine andere Antwort, also die erste.
why-crashed = Der Spieler ist ausgefallen, darum gilt die erste erlaubte Antwort.
why-illegal = Die Antwort des Spielers war nicht erlaubt, darum gilt die erste erlaubte.
why-late = Der Spieler hat zu lange gebraucht, darum gilt die erste erlaubte Antwort.
why-tried = { $ways } Wege in { $worlds } Welten versucht: Dieser verspricht { $wins } %, der nächstbeste { $other } %.
why-played = { $ways } Antworten in { $worlds } Welten zu Ende gespielt: Diese gewinnt { $wins } %, die nächstbeste { $other } %.
why-tried-usual = { $ways } Wege in { $worlds } Welten versucht: Keiner ist sicher besser als dieser mit { $wins } %.
why-played-usual = { $ways } Antworten in { $worlds } Welten zu Ende gespielt: Keine ist sicher besser als diese mit { $wins } %.

## Ein Zug

why-end = { $agent } kann nichts mehr tun, was hilft.
why-attack = { $weapon } gegen { $target } ist der beste Angriff: { $kill } % tödlich.
why-walk-fight = Von { $hex } aus hat { $agent } ein gutes Schussfeld auf { $target }.
why-walk-safety = { $hex } ist für { $agent } der bessere Platz.
why-walk-task = { $agent } geht nach { $hex }, dem Auftrag entgegen.
why-walk-prey = { $agent } geht nach { $hex }, um das gejagte Alien in Reichweite zu bekommen.
why-walk-leave = { $agent } geht nach { $hex }, dem Ausweg entgegen.
why-walk-home = { $agent } geht nach { $hex }, zurück an den Ort, an dem alle enden müssen.
why-walk-deliver = { $agent } geht nach { $hex }, um die Zivilisten in Sicherheit zu bringen.
why-walk-civilian = { $agent } geht nach { $hex }, um jemanden abzuholen.
why-walk-signal = { $agent } geht nach { $hex }, um zu sehen, wer dieses Signal ist.
why-walk-gap = { $agent } geht nach { $hex }, um zu schließen, was dort offen ist.
why-walk-shelter = { $agent } geht nach { $hex } in den Schutzraum.
why-walk-fetch = { $agent } geht nach { $hex }, um zu holen, was die Mission verlangt.
why-walk-key = { $agent } geht nach { $hex }, um eine Schlüsselkarte zu holen.
why-walk-lock = { $agent } geht nach { $hex }, zu einem Schloss, das die Schlüsselkarte öffnet.
why-open = Der Weg führt durch dieses Schloss, meint { $agent }.
why-stop = { $hex } ist ein guter Platz zum Anhalten für { $agent }.
why-seize = { $agent } holt { $target } aus dem Kampf.
why-put-down = { $agent } wird dort abgesetzt, wo am wenigsten Aliens sind.
why-stay = { $agent } steht hier gut.
why-face-target = { $agent } wendet sich { $target } zu.
why-face = { $agent } blickt dorthin, wo Gefahr droht oder der Weg weitergeht.
why-turn = { $agent } dreht sich um und bekommt { $target } ins Blickfeld.
why-task = { $agent } erfüllt, was der Auftrag verlangt.
why-leave = Alles andere ist getan: { $agent } geht.
why-take = { $agent } nimmt jemanden mit.
why-shut = Was zu ist, dadurch kommt kein Alien.
why-bash = Der Weg führt durch diese Tür, meint { $agent }.
why-leap = Hinter dem Fenster steht { $agent } besser.
why-evade = { $agent } wird anderswo gebraucht und versucht, sich aus dem Kampf zu lösen.
why-redeploy = { $hex } ist für { $agent } der bessere Platz.
why-search = { $agent } hat Zeit, nach etwas Nützlichem zu suchen.
why-unjam = { $weapon } wird wieder gebraucht.
why-drone = { $unit } kann etwas Nützliches tun.
why-menace-mine = { $agent } hält die Jagd von { $alien } am besten aus.
why-menace-calm = Jemand Stärkeres sollte von { $alien } gejagt werden.

## Kräfte und Geräte

why-use = { $power } hilft { $agent } jetzt am meisten.
why-treat = { $agent } hat { $weapon } am nötigsten.
why-whom = { $power } bringt am meisten bei: { $unit }.
why-order = { $agent } braucht den Befehl am nötigsten.
why-mine = Über { $hex } kommen wahrscheinlich Aliens.
why-strike = Rund um { $hex } sind die meisten Aliens und keine Agenten zu treffen.
why-deploy = In { $hex } sieht { $unit } am meisten.
why-ammo = { $weapon } braucht die Munition am nötigsten.

## Im Kampf

why-keep = { $agent } spart sich das für schlimmere Augenblicke auf.
why-boost = { $power } macht den Angriff auf { $target } deutlich besser.
why-boost-heal = Mit { $power } heilen bei { $agent } mehr Wunden.
why-red-dice = Rote Würfel treffen öfter.
why-pay-ammo = { $target } ist so viel Munition wert: { $count }.
why-reroll = Mit diesem Würfel verliert { $unit } nichts.
why-no-reroll = Die Würfel von { $unit } sind gut genug.
why-react = { $power } erspart { $agent } Wunden.
why-hold-fire = { $agent } hat keinen Schuss, der sich lohnt.
why-heal = { $agent } hat es am nötigsten.

## Zwischen den Zügen

why-alpha = { $agent } hält am meisten aus, mögen die Aliens diesen Anführer suchen.
why-wings = { $agent } kann mit einem Wurf nichts verlieren.
why-gain = { $power } passt am besten zu { $agent }.
why-psionic = Eine Psi-Kraft nützt { $agent } mehr als die übrigen Fähigkeiten.
why-reinforce = Was im Lager liegt, hilft niemandem: Die Fragmente werden ausgegeben.
why-device = { $power } ist das nützlichste Gerät.
why-recipient = { $agent } kann am meisten damit anfangen: { $item }.
why-replace = { $item } ist besser als { $weapon }.
why-refuse = { $item } ist nicht besser als das, was schon getragen wird.
why-found = Das braucht { $agent } am nötigsten.
why-most-ammo = { $agent } kann es am ehesten entbehren.
why-jam = { $weapon } fehlt am wenigsten.
why-restore = { $power } ist das Beste, was { $agent } zurückbekommen kann.

## Für die Aliens

why-least-harm = Von allem, was { $alien } tun darf, schadet das dem Trupp am wenigsten.
why-weakest-first = { $alien } ist am ungefährlichsten und kommt darum zuerst.
why-far-away = Das ist am weitesten vom Trupp entfernt.
why-signal-first = { $signal } ist am nächsten und kommt ohnehin an die Reihe.
