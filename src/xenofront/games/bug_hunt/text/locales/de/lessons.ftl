# Was Neulinge in der geführten Mission hören, wenn etwas zum ersten Mal vorkommt.
# lesson-FRAGE, oder lesson-FRAGE-ERSTES_WORT_DER_ANTWORT.

lesson-deploy = Dein Trupp kommt von einem Rand des Tisches: drei eigene Charaktere und ein Feuertrupp von vier Leuten. Zieh eine Figur an einen Ort höchstens drei Zoll vom Rand, oder lass alle antreten.
lesson-reaction-die = Jede Runde beginnt mit dem Reaktionswurf: ein Würfel für jeden Charakter und einer für den Feuertrupp, und du verteilst sie. Wer einen Würfel bekommt, der nicht höher ist als seine Reaktion, ist schnell und handelt vor den Aliens. Alle anderen sind langsam und handeln nach ihnen.
lesson-trooper = Wähle, wer handelt. Die Fragezeichen auf dem Tisch sind Kontakte: Da bewegt sich etwas, doch niemand weiß, was. Ein Soldat, der einen auf sechs Zoll offen sieht oder ihm auf drei Zoll nahe kommt, findet es heraus: Es kann nichts sein oder ein ganzes Rudel.
lesson-trooper-act = Du brauchst zwei Zielpunkte und dann einen Weg hinaus. Ziele sind mit ihren Zeichen markiert, und manche zählen mehr als einen Punkt. Halte den Trupp zusammen; wer allein geht, wird allein gefressen.
lesson-trooper-hold = Schnelle Soldaten dürfen warten, statt zu handeln: Sie halten die Waffe bereit und feuern auf ein Alien, während es sich bewegt. Das heißt Schnellschuss.
lesson-trooper-end = Sonst hat niemand etwas zu tun: Beende die Phase.
lesson-move = Erst darf ein Soldat sich bewegen, dann eine Sache tun. Jeder Punkt in Reichweite ist recht: Zieh die Figur, klick einen markierten Punkt an oder tippe ihn ein. Das Werkzeug Reichweite zeigt, wie weit sie um Hindernisse herum kommt. Zurücknehmen ist frei, solange niemand etwas Neues erfahren hat.
lesson-move-to = Wer nicht weiter geht, als sein Tempo erlaubt, kann noch schießen; zwei Zoll mehr sind ein Sprint, und dann tut der Soldat sonst nichts. Offene Ziele erreicht man zu Fuß: Zum Erkunden berühre das Ziel; zum Patrouillieren oder Sichern sei am Ende der Runde auf sechs Zoll nah.
lesson-move-stay = Bleib hier stehen: Der Soldat steht gut, oder er hat etwas vor, das einen festen Stand braucht.
lesson-action-fire = Aliens in Sicht! Die Zahlen neben jedem Schuss sind genau: zu treffen, zu töten, zu verwunden, zu betäuben. Ein Würfel braucht 3 oder mehr auf sechs Zoll, weiter weg 5, hinter Deckung 6; der Kampfwert kommt dazu. Zeig auf einen Schuss, um jeden Einfluss zu sehen.
lesson-action-brawl = Ein Alien berührt diesen Soldaten: Das ist ein Nahkampf. Beide werfen einen Würfel und zählen Können und Waffen dazu; wer weniger hat, wird getroffen, bei Gleichstand beide. Die Zahlen neben der Antwort sind genau.
lesson-action-activate = Das ist ein taktischer Punkt. Was er birgt, hilft einmal: eine Ablenkung, ein versperrter Weg, ein ausgeschalteter Kontakt oder Zeit.
lesson-action-call = Du hast deine zwei Zielpunkte, und ab der fünften Runde kann das Landungsschiff gerufen werden. Wer ruft, darf sich nicht bewegt haben und weder betäubt noch im Nahkampf sein.
lesson-action-done = Von hier aus gibt es nichts Nützliches zu tun: fertig.
lesson-extra-shot = Eine Sechs: sofort noch ein Schuss, auf dasselbe Alien oder auf eines höchstens zwei Zoll daneben.
lesson-next-shot = Das Ziel liegt am Boden, und es sind noch Schüsse übrig: Wähle, wem der nächste gilt.
lesson-snap-fire = Ein Alien bewegt sich vor einem Soldaten, der gewartet hat. Wähle, wo auf seinem Weg du feuerst: nah genug, um zu treffen, früh genug, um es aufzuhalten.
lesson-free-shot = Etwas wurde so nah entdeckt, dass dieser Soldat sofort feuert. Das kostet nichts.
lesson-follow-up = Der Nahkampf ist gewonnen, das Alien weg! Wer gewonnen hat, darf bis zu zwei Zoll weiter, fort vom nächsten oder dem Ziel entgegen, aber nicht in einen neuen Nahkampf.
lesson-neutralize = Der taktische Punkt schaltet einen Kontakt deiner Wahl aus. Der nächste ist der gefährlichste.
lesson-evac-roll = Der Ruf ist offen. Am Ende jeder Runde fallen zwei Würfel; jedes erreichte Ziel zählt eins dazu, eine helfende Person mit Tech noch eins, und zehn bringt das Schiff.
lesson-evac-place = Das Landungsschiff ist da. Wähle, wo es schwebt: Wer höchstens drei Zoll entfernt ist, kann an Bord, und es schwebt nur drei Runden.
lesson-board = Dieser Soldat steht unter dem Schiff: an Bord! Wer noch auf dem Tisch ist, wenn es abfliegt, ist verloren.
lesson-ship-target = Das Landungsschiff deckt euch mit seinen Waffen: Wähle ein Ziel.
