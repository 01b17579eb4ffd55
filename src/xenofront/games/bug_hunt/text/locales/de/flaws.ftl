# Was an Inhaltsdateien von Bug Hunt falsch ist.

span-turned = das Mindeste, { $least }, ist mehr als das Höchste, { $most }
roll-taken = { $n } gehört schon zu einer anderen Zeile
roll-too-low = { $n } ist weniger als { $least }
roll-too-high = { $n } ist mehr als { $most }
no-row = keine Zeile gilt für { $n }
no-rows = keine Zeile gilt für { $least } bis { $most }
two-dice = 2W6 brauchen 2 bis 12; 13 heißt nie, 0 immer
save-within = muss { $least } bis { $most } sein, oder 0 für keinen
shots-without-range = eine Waffe, die schießt, braucht eine Reichweite
within = muss zwischen { $least } und { $most } liegen
figures-without-profile = Figuren brauchen ein Profil
one-tables = es gibt nur einen Eintrag mit Tabellen: { $id }
missing = { $name } fehlt
as-long-as = muss so lang sein wie { $field }
written-twice = { $name } steht zweimal da
more-than-nothing = muss mehr als 0 sein
difficult-only = nur Gebiete und Felder (`area`, `field`) können schwierig sein
gap-only = nur ein Feld (`field`) kann eine Lücke sein
doors-only-inside = nur ein Innenraum (`interior`) hat Türen und Fenster
climb-height = was sich erklettern lässt, braucht eine Höhe
table-within = jede Seite muss zwischen { $least } und { $most } liegen
priority-within = muss zwischen 1 und { $most } liegen, oder 0 sein, wenn gewürfelt wird
at-least-one = nenne mindestens eines oder lass das Feld weg
not-on-table = liegt nicht auf dem Tisch
feature-off-table = { $feature } läge dort nicht ganz auf dem Tisch
