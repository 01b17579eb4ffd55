# Was Neulinge in der geführten Mission hören, wenn etwas zum ersten Mal vorkommt.
# lesson-FRAGE, lesson-FRAGE-ERSTES_WORT_DER_ANTWORT oder lesson-after-EREIGNIS.

lesson-alpha = In jeder Runde ist ein Agent der Alpha-Agent: Er entscheidet, wo die Regeln dem Trupp die Wahl lassen, und führt den Zug der Aliens aus.
lesson-activity = Dein Agent ist an der Reihe: Du darfst dich einmal bewegen, einmal kämpfen und einmal handeln, in beliebiger Reihenfolge. Geh zuerst auf den Mast im Osten zu: Klick auf das leuchtende Feld. Dein Agent geht dorthin, Feld für Feld, bis etwas Unvorhergesehenes geschieht.
lesson-activity-attack = Ein Alien ist in Sicht und Reichweite. Die Zahlen neben jedem Angriff sind genau: zu erwartende Wunden, die Aussicht zu töten, auf Ladehemmung, auf Munitionsverlust. Zeig auf einen Angriff, um jeden Einfluss zu sehen.
lesson-activity-special = Du hast den Mast erreicht. Missionen haben eigene Handlungen; diese kopiert den Aufzeichner, und dafür bist du hier.
lesson-activity-end = Mehr ist hier nicht zu tun: Beende den Zug. Danach handeln die Aliens nach den Tabellen auf ihren Karten. Du kannst jeden Schritt ansehen und nach dem Grund fragen.
lesson-activity-move = Klick dorthin, wo du hinwillst. Solange du auf ein Feld zeigst, siehst du den Weg und wer dich dort sähe. Zeig neben die Mitte des Feldes, um die Blickrichtung zu wählen: Agenten sehen und schießen nur nach vorn. Zurücknehmen ist frei, solange niemand etwas Neues erfahren hat.
lesson-hex = Du bist unterwegs stehen geblieben, weil etwas geschehen ist. Geh weiter: Klick dorthin, wo du hinwillst, oder bleib hier.
lesson-hex-stop = Hier steht dein Agent gut: Beende die Bewegung.
lesson-facing = Nach der Bewegung wählst du die Blickrichtung. Agenten sehen und schießen nur nach vorn; ein Alien im Rücken ist gefährlich.
lesson-alien-way = Die Regeln lassen diesem Alien mehrere gleich gute Wege. Alle sind auf dem Plan zu sehen; du wählst für das Alien. Was du auch nimmst, es ist regelgerecht.
lesson-alien = Mehrere Aliens können als Nächstes handeln, und die Regeln überlassen die Reihenfolge dem Alpha-Agenten.
lesson-guard = Du hast den Kampf aufgespart: Dein Agent ist auf Wache und darf auf ein Alien schießen, das sich in Sicht bewegt.
lesson-teleport-hex = Ein Teleporter hat ein Alien gebracht; daneben sind mehrere Felder frei, und du wählst eines.
lesson-wings = Genug für eine Beförderung: Würfle um neue Schwingen. Ein höherer Rang bringt eine Fertigkeit oder eine Taktik.
lesson-gain = Befördert! Wähle, was dein Agent gelernt hat; auf jeder Karte steht, was sie bewirkt.
lesson-signal-way = Signale sind unbekannte Kontakte. Auch sie bewegen sich und werden zu etwas, sobald jemand sie sieht.
lesson-signal = Ein Signal ist in Sicht und wird umgedreht.
lesson-pay-ammo = Manche Waffen treffen für Munition härter; wähle, wie viel du ausgibst.
lesson-react = Dein Agent kann darauf mit etwas antworten, das er trägt; das ist freiwillig.
lesson-boost = Vor dem Wurf darfst du etwas einsetzen, das den Angriff verbessert.
lesson-reroll = Ein Würfel darf noch einmal geworfen werden, jeder nur einmal.
lesson-after-signal-revealed = Die Dreiecke sind Signale: Dort ist etwas, aber niemand weiß, was. Ein Agent, der eines sieht, dreht es um. Es kann ein Alien sein, das dann dort steht, oder ein Mensch, der sich freut und den Plan verlässt.
lesson-after-special-action-done = Geschafft, und die Ziele oben links zeigen es. Jetzt bring die Kopie zurück: Geh zum Landeplatz im Westen. Zeig auf das Ziel, und seine Felder leuchten.
lesson-after-wings-rolled = Für eine Beförderung war genug geschehen, also wurde um den nächsten Rang gewürfelt; das kostet nichts. Ein höherer Rang bringt eine Fertigkeit oder eine Taktik.
