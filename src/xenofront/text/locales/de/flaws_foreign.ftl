# Was die Leser von YAML und JSON und die Geometrie an Inhaltsdateien beanstanden.

and-also = { $before }; { $then }

yaml-key = hier müsste ein Schlüssel stehen; vielleicht stimmt die Einrückung nicht
yaml-value = hier müsste ein Wert stehen
yaml-start = hier müsste ein neues Dokument beginnen; vielleicht stimmt die Einrückung nicht
yaml-dash = hier müsste ein „-“ stehen; vielleicht stimmt die Einrückung nicht
yaml-comma = hier müsste „,“ oder „{ $close }“ stehen
yaml-colon = hier fehlt ein „:“
yaml-mapping-here = hier darf kein „:“ stehen; vielleicht fehlen Anführungszeichen, oder die Einrückung stimmt nicht
yaml-list-here = hier darf keine Liste mit „-“ beginnen
yaml-key-here = hier darf kein Schlüssel stehen
yaml-character = mit diesem Zeichen kann nichts beginnen; vielleicht fehlen Anführungszeichen
yaml-tab = ein Tabulator steht, wo Leerzeichen hingehören
yaml-end = der Text endet zu früh; vielleicht fehlt ein Anführungszeichen
yaml-document = hier beginnt unerwartet ein neues Dokument
yaml-escape = unbekanntes Zeichen hinter „\“
yaml-colon-inside = hier ist ein „:“ unerwartet
yaml-tag = unbekannte Typangabe mit „!“
yaml-alias = Verweis (*) auf etwas, das es nicht gibt
yaml-anchor = ein Anker (&) steht zweimal da
yaml-control = unzulässiges Zeichen #x{ $code }: Steuerzeichen sind nicht erlaubt
not-utf8 = kein UTF-8 bei Byte { $place }

below-minimum = { $value } ist weniger als das Mindeste, { $least }
above-maximum = { $value } ist mehr als das Höchste, { $most }
expected-got = erwartet: `{ $wanted }`; gefunden: `{ $value }`
expected-bound = erwartet: eine ganze Zahl { $bound }
expected-length = erwartet: eine Liste mit { $n } Einträgen; gefunden: { $here }
invalid-value = ungültiger Wert { $value }
field-not-known = unbekanntes Feld { $field }

no-such-file = Datei oder Ordner nicht gefunden
no-permission = keine Berechtigung
is-a-folder = ist ein Ordner

not-a-hex = kein Hexfeld: { $text } (erwartet: 'q,r', zum Beispiel '3,-1')
not-a-side = keine Seite eines Hexfelds: { $text } (erwartet: zwei Hexfelder wie '3,-1|4,-1')
side-apart = { $text } ist keine Seite: Die Hexfelder grenzen nicht aneinander

side-twice = die Seite { $side } ist zugleich { $one } und { $other }
hex-and-edge = { $hex } ist zugleich Hexfeld und Randhexfeld
blocked-off-map = das blockierte Hexfeld { $hex } liegt nicht auf dem Spielplan
door-off-map = das Türhexfeld { $hex } liegt nicht auf dem Spielplan
ground-off-map = das Bodenhexfeld { $hex } liegt nicht auf dem Spielplan
blocked-door = { $hex } ist zugleich blockiert und Türhexfeld
side-outside = die Seite { $side } ({ $kind }) liegt zwischen zwei Randhexfeldern
side-off-map = die Seite { $side } ({ $kind }): { $hex } liegt nicht auf dem Spielplan
side-to-edge = die Seite { $side } ({ $kind }) kann nicht zum Randhexfeld { $hex } führen
no-plain-name = kein einfacher Name: { $name }
two-rooms = zwei Räume heißen { $name }
room-off-map = Raum { $room }: { $hex } liegt nicht auf dem Spielplan
in-two-rooms = { $hex } liegt in den Räumen { $one } und { $other }
token-nowhere = der Marker { $token } liegt auf { $place }; dort ist weder Tür noch Fenster
