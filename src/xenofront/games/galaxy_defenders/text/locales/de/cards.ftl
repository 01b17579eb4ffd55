# Galaxy Defenders auf Deutsch: die Texte von Karten, Waffen, Geräten und Profilbögen.
# Jede Meldung ist ein Satz ohne sein Ende; der große Anfang und der Punkt kommen dazu.

## Was eine Karte ist

kind-ability = Begabung
kind-skill = Talent
kind-basic_tactic = einfache Taktik
kind-improved_tactic = verbesserte Taktik
kind-psionic = Psi-Kraft
card-costs-movement = kostet die Bewegung
card-costs-combat = kostet das Gefecht
card-once-per-mission = einmal in der Mission
card-keeps = wird nach dem Einsatz nicht abgelegt
card-psionics = in jeder Mission eine zufällige Psi-Kraft, wenn es eine gibt
card-fills-slot = ein leerer Geräteplatz bekommt ein zufälliges allgemeines Gerät, am Anfang und in jeder Auffrischung
card-device-slot = Ein Platz für ein zufälliges allgemeines Gerät statt einer zweiten Waffe
kind-device = Gerät
kind-npc_tactic = NPC-Taktik
timing-standard = Standard
timing-reaction = Reaktion
timing-passive = passiv
class-generic = allgemein
class-npc = NPCs
class-alien = Aliens
weapon-melee = Nahkampfwaffe
weapon-ranged = Fernkampfwaffe
weapon-healing = Heilungswaffe
card-kind-weapon = { $rank ->
        [standard] Standard-{ $weapon }
        [improved] verbesserte { $weapon }
        [alien] Alien-{ $weapon }
        [natural] natürliche { $weapon }
        [special] { $weapon } eines Kampfanzugs
       *[drone] { $weapon } einer Drohne
    }
card-kind-agent = Profilbogen
card-kind-drone = Drohne
card-kind-alien = Alienkarte
card-kind-close-encounter = Begegnungskarte { $number }
card-kind-event-standard = Ereigniskarte
card-kind-event-weather = Ereigniskarte, Wetter
card-kind-event-special = Ereigniskarte, Spezialereignis
card-kind-die = Würfel
card-kind-supplies = Signale
card-kind-critical = KRITISCHER Treffer, Stufe { $level }
critical-instant = wirkt sofort
critical-temporary = bis die nächste Auffrischungsphase vorbei ist
critical-permanent = für den Rest der Mission
critical-fits-agents = nur für Agenten
critical-fits-others = nur für Aliens, Drohnen und NPCs
critical-condition = Das Ziel ist { $condition }, solange der Marker liegt
critical-wounds = Das Ziel nimmt sofort { $wounds ->
        [one] 1 weitere Wunde
       *[other] { $wounds } weitere Wunden
    }
card-kind-tables = Tabellen
card-kind-ladder = Ränge
card-grenade = Granate
card-copies-in = { $number } in { $product }
set-core = Grundspiel
set-strikeback = Operation Strikeback
set-extinction = Extinction Protocol
card-species = Spezies { $species }
card-add-on = aus { $product }
card-copies = { $number ->
        [0] nicht in der Schachtel
       *[other] { $number } in der Schachtel
    }

## Bedingungen

card-if = { $when }: { $what }
when-bolt = bei einem Blitz
when-each_bolt = für jeden Blitz
when-gd = wenn ein GD fällt
when-target_marked = gegen ein markiertes Ziel
when-each_mark = für jede Stufe der MARKIERUNG des Ziels
when-target_immobilized = gegen ein bewegungsunfähiges Ziel
when-melee = im Nahkampf
when-ranged = im Fernkampf
when-hit = Effekt bei Treffer
card-armour = Rüstung
card-weather = solange dieses Wetter herrscht

## Modifikatoren

quantity-hits = { $amount } Treffer
quantity-hit_dice = { $amount } Trefferwürfel
quantity-defence_dice = { $every ->
        [yes] Das Ziel verteidigt ohne Würfel
       *[no] { $amount } Verteidigungswürfel für das Ziel
    }
quantity-shields = { $amount } { $count ->
        [one] Schild
       *[other] Schilde
    }
quantity-healing = { $count ->
        [one] 1 Wunde heilt
       *[other] { $count } Wunden heilen
    }, bevor neue dazukommen
quantity-area = Gebietsschaden im ganzen Gebiet des Ziels
quantity-range_cap = { $amount ->
        [-1] Kein Fernkampfangriff ist möglich
        [0] Fernkampfangriffe reichen nur auf angrenzende Hexfelder
        [one] Kein Fernkampfangriff reicht weiter als 1 Gebiet
       *[other] Kein Fernkampfangriff reicht weiter als { $amount } Gebiete
    }
quantity-evade_dice = { $amount } Würfel, um sich aus dem Kampf zu lösen
quantity-evade = Niemand kann sich aus dem Kampf lösen
quantity-evade_bolt = Um sich aus dem Kampf zu lösen, genügt auch ein Blitz
quantity-hidden_beyond = { $amount ->
        [-1] Kein Alien bemerkt den Agenten oder greift ihn an
        [0] Nur angrenzende Aliens bemerken den Agenten oder greifen ihn an
        [one] Aliens, die mehr als 1 Gebiet entfernt sind, bemerken den Agenten nicht und greifen ihn nicht an
       *[other] Aliens, die mehr als { $amount } Gebiete entfernt sind, bemerken den Agenten nicht und greifen ihn nicht an
    }
quantity-sees_hidden = Nichts verbirgt einen Agenten vor ihm
quantity-movement = { $amount } { $count ->
        [one] Hexfeld
       *[other] Hexfelder
    } Bewegung
quantity-unjam_cost = Eine Ladehemmung zu beheben kostet nur die Aktion
quantity-drone_dice = { $amount } Trefferwürfel für die Drohnen des Agenten
quantity-drone_shield = { $amount } { $count ->
        [one] Schildpunkt
       *[other] Schildpunkte
    } für die Drohnen des Agenten
quantity-alien_training = Alien-Waffen versagen in den Händen des Agenten nicht
quantity-armour_ignored = Die Rüstung des Ziels hilft nicht
quantity-step_away = Der Agent darf nach dem Angriff ein Hexfeld zurückweichen
quantity-reroll_hit = Würfel des Trefferwurfs dürfen erneut gewürfelt werden
quantity-reroll_grenade = Würfel des Trefferwurfs einer Granate dürfen erneut gewürfelt werden
quantity-reroll_defence = Würfel des Verteidigungswurfs dürfen erneut gewürfelt werden
quantity-critical = KRITISCH { $count }, wenn er verwundet
quantity-max_hp = { $amount } Gesundheitspunkte höchstens
quantity-bolts_off = Blitze bewirken nichts
quantity-shields_stay_down = Energieschilde der Agenten erholen sich nicht
quantity-shields_off = kein Energieschild
quantity-explosion = EXPLOSION: trifft das Gebiet und die daneben
quantity-flying = FLIEGEND: Barrieren sind kein Hindernis
quantity-refresh_healing = In jeder Auffrischung { $count ->
        [one] heilt 1 Wunde
       *[other] heilen { $count } Wunden
    }
quantity-vulnerable = Wühlende Aliens können immer angegriffen werden
quantity-lethal = TÖDLICH: Gegen die Treffer wird nicht gewürfelt, nur Energieschilde fangen sie ab
quantity-seize = PACKEN: zieht bewegungsunfähige, gelähmte oder blutende Agenten mit
quantity-reroll_alien = Auch Würfel, die ein Alien zeigen, dürfen erneut gewürfelt werden

## Waffen

card-dice = { $colours ->
        [red] { $red ->
            [one] 1 roter Würfel
           *[other] { $red } rote Würfel
        }
        [blue] { $blue ->
            [one] 1 blauer Würfel
           *[other] { $blue } blaue Würfel
        }
        [both] { $red ->
            [one] 1 roter
           *[other] { $red } rote
        } und { $blue ->
            [one] 1 blauer Würfel
           *[other] { $blue } blaue Würfel
        }
       *[none] keine Würfel
    }
card-reach = { $most ->
        [0] nur angrenzende Hexfelder
       *[other] { $same ->
            [yes] nur Reichweite { $most }
           *[no] { $least ->
                [0] Reichweite bis { $most }
               *[other] Reichweite { $least } bis { $most }
            }
        }
    }
card-ammo = { $ammo } Munition
card-weapon = { $name } ({ $kind ->
        [melee] Nahkampf
        [ranged] Fernkampf
       *[healing] Heilung
    })
card-area-for-ammo = Vor dem Wurf darf { $ammo } Munition bezahlt werden, um Gebietsschaden im ganzen Gebiet des Ziels anzurichten
card-hits-for-ammo = Nach dem Wurf { $least ->
        [0] darf bis zu { $most } Munition bezahlt werden
       *[other] wird { $least } bis { $most } Munition bezahlt
    }; jede bringt einen Treffer mehr
card-never-jams = Nie Ladehemmung

## Profilbögen

card-move = { $hexes ->
        [0] Keine Bewegung
        [one] Bewegung: 1 Hexfeld
       *[other] Bewegung: { $hexes } Hexfelder
    }
card-more-shields = weitere Energieschilde: { $points }
card-fixed-hits = { $hits ->
        [one] 1 Treffer ohne Würfel
       *[other] { $hits } Treffer ohne Würfel
    }
card-area-healing = heilt alle Agenten im Gebiet des Behandelten
card-health = { $hp } LP{ $shield ->
        [0] {""}
        [one] , Energieschild mit 1 Punkt
       *[other] , Energieschild mit { $shield } Punkten
    }
side-standard = Standardseite
side-elite = Eliteseite
card-weapons = Waffen: { $weapons }
card-ability = Begabung: { $ability }

## Begabungen, Talente, Taktiken und Geräte

moment-turn = Mit der Aktion des eigenen Zugs
moment-attack = Mit der Aktion, für einen Angriff im eigenen Zug
moment-defend = Für eine Verteidigung; kostet keine Aktion
moment-wounded = Wenn ein Alien neben dem Agenten ihn verwundet hat: ein Angriff auf dieses Alien mit einer Nahkampfwaffe, ohne Aktion
moment-guard = Einmal pro Runde ein Angriff auf ein Alien, das sich gerade bewegt hat oder ins Spiel gekommen ist
moment-npc_tactic = einmal in der Mission, wann ihre Farbe es erlaubt
moment-friend_attacked = wenn ein Agent neben diesem angegriffen wird; kostet keine Aktion
moment-friend_defends = für die Verteidigung eines Agenten in diesem Gebiet; kostet keine Aktion
moment-close_encounter_drawn = wenn eine Begegnungskarte gezogen wurde; kostet keine Aktion
moment-always = Wirkt immer
card-takes-movement = Nur für einen Agenten, der sich nicht bewegt hat; kostet die Bewegung dieses Zugs
card-grenades = Wer dies erhält, bekommt { $number ->
        [one] 1 Granate
       *[other] { $number } Granaten
    } eigener Wahl
card-returns = Kann mit einer Verstärkung zurückkommen
card-while-free = Nicht, solange ein Alien den Agenten im Nahkampf bindet
whom-self = Der Agent
whom-self_or_adjacent = Der Agent oder ein Agent neben ihm
whom-adjacent_bleeding = Ein blutender Agent neben diesem
whom-adjacent_agent = einen Agenten neben diesem
whom-area = Jeder Agent in diesem Gebiet
whom-each_agent = Jeder Agent
whom-chosen_agent = ein Agent nach Wahl
whom-alpha = Der Alpha-Agent
effect-heal = { $whom } heilt { $amount ->
        [one] 1 Wunde
       *[other] { $amount } Wunden
    }
effect-reload = { $whom } bekommt { $amount } Munition für eine Waffe zurück{ $unjams ->
        [yes] {" "}und behebt ihre Ladehemmung
       *[no] {""}
    }
effect-cure = { $whom } verliert einen körperlichen Zustand
effect-purge = { $whom } ist frei von GIFT
effect-dash = Der Agent geht sofort bis zu { $own_move ->
        [yes] seiner Bewegung und { $hexes ->
            [one] 1 Hexfeld
           *[other] { $hexes } Hexfelder
        }
       *[no] { $hexes ->
            [one] 1 Hexfeld
           *[other] { $hexes } Hexfelder
        }
    } weit{ $flying ->
        [yes] , FLIEGEND
       *[no] {""}
    }{ $leaves_combat ->
        [yes] , auch aus dem Nahkampf heraus
       *[no] {""}
    }
effect-blast = Angriff auf jedes Alien im Gebiet eines Aliens in Sicht ({ $reach }): { $dice }, einfacher Schaden{ $critical ->
        [0] {""}
       *[other] , und KRITISCH { $critical }, wo er verwundet
    }{ $explosion ->
        [yes] ; EXPLOSION: auch in den Gebieten daneben
       *[no] {""}
    }
effect-endure = Wirkt{ $until ->
        [refresh] {" "}bis zur Auffrischungsphase
        [turn] {" "}bis zum Ende des Zuges
       *[move] , bis der Agent sich bewegt
    }
effect-mark = Wirkt für alle Agenten gegen ein Alien in Sicht, bis zur Auffrischungsphase
effect-plate = Der Agent bekommt { $tokens ->
        [one] 1 Panzerungsmarker, der vor allem anderen den nächsten Treffer abfängt
       *[other] { $tokens } Panzerungsmarker; jeder fängt vor allem anderen einen der nächsten Treffer ab
    }
effect-move_again = Ein Agent, der sich bewegt hat, darf sich in diesem Zug noch einmal bewegen
effect-fight_again = Ein Agent, der angegriffen hat, darf in diesem Zug noch einmal ins Gefecht
effect-smite = { $hits } Treffer gegen ein Alien in Sicht ({ $reach }), einfacher Schaden; Energieschilde fangen sie nicht ab
effect-field = Wirkt bis zur Auffrischung für alle
effect-take_place = Der Agent wird zum Ziel des Angriffs auf { $whom }
effect-run = { $procedure ->
        [leadership] Ein anderer Agent ({ $reach }) geht sofort bis zu { $hexes } Hexfelder weit oder behebt eine Ladehemmung
        [commander] ein NPC des Agenten handelt in dieser Runde noch einmal
        [hologram] Das Hologramm kommt auf ein leeres Hexfeld ({ $reach }): Aliens halten es für einen Agenten, jeder Angriff zerstört es
        [quartermaster] Ein anderer Agent ({ $reach }) bekommt ein Gerät von diesem und darf es gleich einsetzen
        [mind_link] Ein Agent ({ $reach }) deckt eine benutzte Fähigkeit oder Grundtaktik wieder auf
        [enemy_control] Ein Alien in Sicht ({ $reach }), aber kein Meister, wird 1 Gebiet weit bewegt und greift ein anderes Alien an
        [telekinesis] Ein Alien in Sicht ({ $reach }), aber kein Meister, wird 1 Gebiet weit bewegt
        [acrobatics] In diesem Zug halten Aliens und Fenster die Bewegung des Agenten nicht auf
        [charge] Der Agent geht 1 Hexfeld weit, auch aus dem Nahkampf heraus; dann wird jedes Alien neben ihm 1 Hexfeld weggestoßen
        [mines] { $mines } Minen auf leere Hexfelder in Sicht legen ({ $reach }); eine Mine explodiert, wenn ein Alien auf sie oder neben sie kommt: { $dice }, einfacher Schaden
        [scanner] Ein Signal umdrehen, wo immer es liegt: Ein Mensch kommt weg, ein Alien bleibt ein Signal, das alle kennen
       *[satellite] Ein Gebiet ohne Raum wählen; am Ende der Gefechtsphase werden alle Signale dort zerstört und alle dort angegriffen: { $dice }, einfacher Schaden
    }
effect-deploy = Auf ein leeres Hexfeld neben dem Agenten kommt: { $drone }
effect-one_of = Eines davon:

## Nach einem Wurf

effect-inflict = { $struck ->
        [area] Jedes Alien im Gebiet wird { $condition }
       *[target] Das Ziel wird { $condition }
    }
effect-drag = Angreifer und Opfer bewegen sich, wenn es verwundet wurde, { $areas ->
        [one] 1 Gebiet
       *[other] { $areas } Gebiete
    } auf den nächsten Teleportpunkt zu
effect-carry_off = Das Ziel ist BEWEGUNGSUNFÄHIG und GEPACKT, und der Angreifer bewegt sich mit ihm 1 Gebiet weg
effect-descent = Einmal je Runde, nachdem es einen Angriff überlebt hat, wird die oberste Begegnungskarte ohne Wirkung abgelegt
effect-push = { $struck ->
        [area] Jedes Alien im Gebiet
       *[target] Das Ziel
    } wird { $areas ->
        [0] { $hexes ->
            [one] 1 Hexfeld
           *[other] { $hexes } Hexfelder
        }
        [one] 1 Gebiet
       *[other] { $areas } Gebiete
    } weggestoßen
effect-disable_shield = Jedes Alien im Gebiet verliert seinen Energieschild für immer
effect-ignite = Das Gebiet brennt bis zum Ende der nächsten Ereignisphase; ein Alien, das dorthin kommt, erleidet 1 Wunde
effect-lock_on = Das Ziel bekommt vor der Verteidigung eine MARKIERUNG { $level }
effect-poison = Das Ziel bekommt GIFT { $level }{ $wounding ->
        [yes] , wenn es verwundet wurde
       *[no] {""}
    }
effect-relieve = Der behandelte Agent ist frei von allen körperlichen Zuständen
effect-heal_another = Ein anderer Agent, höchstens { $areas ->
        [one] 1 Gebiet
       *[other] { $areas } Gebiete
    } vom behandelten entfernt, heilt { $amount ->
        [one] 1 Wunde
       *[other] { $amount } Wunden
    }

## Alienkarten

card-wide = Seine Basis bedeckt zwei Felder
card-flying = Fliegend
card-seize = PACKEN
card-burrowing = Grabend
card-prefers-immobilized = greift Bewegungsunfähige und Gelähmte vor anderen an
card-swarm = Schwarm: { $hp } Figuren, die je eine Wunde vertragen
card-prime-swarm = Prime-Schwarm: { $figures } Figuren, jede mit eigener Gesundheit und eigenem Schild
card-archenemy = ERZFEIND: sucht den bedrohenden Agenten und greift niemand anderen an
card-aside = Nie im Alienstapel; nimmt die Stelle einer anderen Karte ein
effect-lead = Wenn es sich bewegt, { $aliens ->
        [one] kommt das nächste andere Alien
       *[other] kommen die { $aliens } nächsten anderen Aliens
    } (höchstens { $within ->
        [one] 1 Gebiet
       *[other] { $within } Gebiete
    } entfernt) mit in sein Gebiet
effect-substitute = Einmal pro Runde wird statt seiner ein anderes Alien Ziel eines Angriffs, höchstens { $within ->
        [one] 1 Gebiet
       *[other] { $within } Gebiete
    } entfernt{ $has_not_species ->
        [yes] , Spezies { $not_species } ausgenommen
       *[no] {""}
    }
effect-rage = Bei { $wounds ->
        [one] 1 Wunde
       *[other] { $wounds } Wunden
    } wird diese Karte ersetzt: { $card }, ohne Wunden
effect-stage = { $wounds ->
        [0] Das Meister-Alien wechselt die Stufe
        [one] Bei 1 Wunde wird die Karte umgedreht; alles, was darauf liegt, bleibt
       *[other] Bei { $wounds } Wunden wird die Karte umgedreht; alles, was darauf liegt, bleibt
    }: { $card }
effect-splash = Wenn es stirbt, verteidigt sich jeder Agent neben ihm gegen { $hits ->
        [one] 1 Treffer
       *[other] { $hits } Treffer
    } einfachen Schadens
effect-attack = { $on ->
        [closest_agent] Angriff auf den nächsten Agenten mit { $weapon }
       *[eligible] Angriff mit { $weapon }
    }{ $times ->
        [one] {""}
       *[other] , { $times }-mal
    }
effect-move_adjacent = Bewegung um bis zu { $areas ->
        [one] 1 Gebiet
       *[other] { $areas } Gebiete
    } neben { $to }
effect-move_toward = Bewegung um bis zu { $areas ->
        [one] 1 Gebiet
       *[other] { $areas } Gebiete
    } auf { $to } zu
effect-move_away = sich um { $areas ->
        [one] 1 Gebiet
       *[other] { $areas } Gebiete
    } entfernen
effect-command = { $aliens ->
        [one] das nächste andere Alien
       *[other] die { $aliens } nächsten anderen Aliens
    } (höchstens { $within ->
        [one] 1 Gebiet
       *[other] { $within } Gebiete
    } entfernt{ $has_not_species ->
        [yes] , Spezies { $not_species } ausgenommen
       *[no] {""}
    }) aktivieren
effect-regenerate = { $amount ->
        [one] 1 Wunde
       *[other] { $amount } Wunden
    }{ $area ->
        [yes] {" "}jedes Aliens in seinem Gebiet
       *[no] {""}
    } heilen
goal-closest_agent = den nächsten Agenten
goal-most_wounded_agent = den am schwersten verwundeten Agenten
goal-closest_teleport = den nächsten Teleportpunkt
goal-alpha = den Alpha-Agenten
goal-target = denselben Agenten
goal-closest_alien = dem nächsten Alien
goal-same_alien = demselben Alien
goal-menacing_agent = den bedrohenden Agenten
aim-alien = das nächste Alien
aim-teleport = der nächste Teleportpunkt
aim-agent = der nächste Agent
aim-wounded_agent = der nächste verwundete Agent
aims = { $count ->
        [one] { $aims }
       *[other] das erste hiervon, das zu erreichen ist: { $aims }
    }
effect-move_on = bis zu { $areas ->
        [one] 1 Gebiet
       *[other] { $areas } Gebiete
    } weit bewegen, Ziel: { $list }
effect-treat_friend = der nächste verwundete Agent höchstens { $within ->
        [one] 1 Gebiet
       *[other] { $within } Gebiete
    } entfernt heilt { $amount ->
        [one] 1 Wunde
       *[other] { $amount } Wunden
    }; gibt es keinen: { $otherwise }
effect-cancel_hits = { $amount ->
        [99] alle Treffer
        [one] 1 Treffer
       *[other] { $amount } Treffer
    } des Angriffs{ $has_whom ->
        [yes] {" "}auf { $whom }
       *[no] {""}
    } entfallen, vor Schilden und Würfeln
effect-refuse_card = die Begegnungskarte wird abgelegt, und { $redraw ->
        [yes] eine andere wird gezogen
       *[no] niemand auf ihr handelt
    }
tactic-red = in seiner Aktivierung
tactic-blue = außerhalb seiner Aktivierung, { $moment ->
        [alien_moved] wenn ein Alien sich bewegt hat
        [agent_attacked] wenn ein Agent angegriffen wird
        [close_encounter_drawn] wenn eine Begegnungskarte gezogen wurde
        [any] jederzeit
       *[none] einmal
    }
tactic-purple = { $moment ->
        [alien_moved] wenn ein Alien sich bewegt hat
        [agent_attacked] wenn ein Agent angegriffen wird
        [close_encounter_drawn] wenn eine Begegnungskarte gezogen wurde
        [any] jederzeit, in seiner Aktivierung oder außerhalb
       *[none] in seiner Aktivierung oder außerhalb
    }
card-npc-tactic = Taktik { $name }, einmal in der Mission, { $when }{ $within ->
        [0] {""}
        [one] , bis 1 Gebiet weit
       *[other] , bis { $within } Gebiete weit
    }: { $what }.
card-kind-npc = NPC
card-twin-of = Doppelgänger von { $twin }
card-npc-drone = sein Doppelgänger im Spiel hält ihn nicht aus dem Stapel
card-leads-npcs = der Alphaagent darf alle NPCs dem geben, der dies hat
row-at = auf Entfernung { $at }
row-plus = sonst

## Begegnungskarten

card-activates-nobody = Kein Alien wird aktiviert
card-activates = Aktiviert wird jedes { $wounded ->
        [yes] verwundete{" "}
       *[no] {""}
    }{ $rank ->
        [green] grüne{" "}
        [blue] blaue{" "}
        [red] rote{" "}
        [purple] violette{" "}
       *[any] {""}
    }Alien{ $has_species ->
        [yes] {" "}der Spezies { $species }
       *[no] {""}
    }{ $has_which ->
        [yes] , das { $which }
       *[no] {""}
    }
which-and = {" "}und{" "}
which-within = { $areas ->
        [0] neben einem Agenten steht
        [one] höchstens 1 Gebiet von einem Agenten entfernt ist
       *[other] höchstens { $areas } Gebiete von einem Agenten entfernt ist
    }
which-beyond = { $areas ->
        [0] neben keinem Agenten steht
        [one] mehr als 1 Gebiet von jedem Agenten entfernt ist
       *[other] mehr als { $areas } Gebiete von jedem Agenten entfernt ist
    }
which-unwounded = keine Wunden hat
which-flying = fliegt
which-burrowing = gräbt
card-activates-some = { $some ->
        [agents] So viele Aliens handeln, wie es Agenten gibt
        [one] 1 Alien handelt
       *[other] { $some } Aliens handeln
    }, zuerst die des Alpha-Agenten, dann in Zugreihenfolge, der höchste Rang zuerst
which-alphas = dem Alpha-Agenten zugeteilt ist
card-danger = Gefahr: Gibt es keines, { $count ->
        [one] erscheint 1 { $rank ->
            [green] grünes{" "}
            [blue] blaues{" "}
            [red] rotes{" "}
            [purple] violettes{" "}
           *[any] {""}
        }Alien
       *[other] erscheinen { $count } { $rank ->
            [green] grüne{" "}
            [blue] blaue{" "}
            [red] rote{" "}
            [purple] violette{" "}
           *[any] {""}
        }Aliens
    } der Spezies { $species } an einem Teleportpunkt

## Ereigniskarten

card-nothing = Nichts geschieht
effect-lose_ammo = { $agents ->
        [one] 1 Agent, den der Alpha-Agent bestimmt, legt
       *[other] { $agents } Agenten, die der Alpha-Agent bestimmt, legen je
    } 1 Munition ab
effect-move_signals = Jedes Signal bewegt sich { $areas ->
        [one] 1 Gebiet
       *[other] { $areas } Gebiete
    } { $toward ->
        [alpha] auf den Alpha-Agenten zu
        [weakest_agent] auf den Agenten mit den wenigsten LP zu
        [closest_teleport] auf den nächsten Teleportpunkt zu
        [away] zurück, woher es kam, oder von den Agenten weg
       *[closest_agent] auf den nächsten Agenten zu
    }
effect-teleport_balance = Es kommen so viele Signale, wie es mehr Agenten gibt als { $minus ->
        [aliens] Aliens im Spiel
       *[aliens_and_signals] Aliens und Signale im Spiel
    }{ $plus ->
        [0] {""}
       *[other] , und { $plus } dazu
    }
effect-teleport_signals = { $only_if_fewer_aliens ->
        [yes] Gibt es weniger Aliens als Agenten, erscheinen Signale
       *[no] Es erscheinen Signale
    }: { $by_agents } bei 1 / 2 / 3 / 4 / 5 Agenten
effect-suffer = { $ground }: Jeder Agent dort erleidet { $amount ->
        [one] 1 Wunde
       *[other] { $amount } Wunden
    }, die nichts verhindern kann
effect-jam_weapon = Eine menschliche Fernkampfwaffe des Alpha-Agenten bekommt Ladehemmung
effect-drain_shields = Alle Agenten verlieren die Punkte ihrer Energieschilde
effect-activate_closest = Das Alien, das dem Alpha-Agenten am nächsten ist, wird aktiviert
effect-special_event = Was die Mission unter { $letter } vorsieht, geschieht
effect-act_of_valor = Mutige Tat: Eine verbrauchte Taktik des Teams wird wieder aufgedeckt
card-kind-token = Missionsmarker
token-stands = steht in seinem Hexfeld, kann wie ein Alien angegriffen werden, verteidigt sich nie und ist nach { $hp ->
        [one] 1 Wunde
       *[other] { $hp } Wunden
    } zerstört
token-carried = ein Agent, der sein Hexfeld betritt, trägt ihn bis zum Ende der Mission oder lässt ihn, wo er fällt{ $fragments ->
        [0] {""}
        [one] ; er bringt 1 Fragment
       *[other] ; er bringt { $fragments } Fragmente
    }
token-discarded = ein Agent, der sein Hexfeld betritt, verbraucht ihn{ $fragments ->
        [0] {""}
        [one] {" "}und erhält 1 Fragment
       *[other] {" "}und erhält { $fragments } Fragmente
    }
token-left = ein Agent, der sein Hexfeld betritt, erhält { $fragments ->
        [one] 1 Fragment
       *[other] { $fragments } Fragmente
    }
token-opens = wer sie trägt, entfernt neben seinem Feld { $colour ->
        [red] rote
        [blue] blaue
       *[green] grüne
    } SICHERHEITSSCHLÖSSER an Türen und Fenstern, als freie Aktion
token-counts = jeder, der getragen wird, erhöht den Zähler { $counter }
token-visited = ein Agent, der eine Bewegung darauf beendet, erhöht den Zähler { $counter } mit seiner Nummer
token-by-mission = die Mission kann anderes vorsehen
effect-teleport_alien = An { $has_per_token ->
        [yes] jedem Marker { $per_token } auf der Karte, höchstens an { $most },
       *[no] einem Teleportpunkt
    } erscheint 1 { $rank ->
        [green] grünes{" "}
        [blue] blaues{" "}
        [red] rotes{" "}
        [purple] violettes{" "}
       *[any] {""}
    }Alien der Spezies { $species }
effect-transfer = Die Agenten werden nach { $to } gebracht
effect-set_doors = { $token ->
        [lock] Von nun an verschlossen
        [unlock] Von nun an aufgeschlossen
        [bar] Von nun an blockiert
       *[unbar] Nicht mehr blockiert
    }: { $doors }
effect-bombard = Der Alpha-Agent wählt ein Gebiet ohne Agenten darin oder daneben: { $red } rote Würfel gegen jedes Alien dort{ $explosion ->
        [yes] {" "}und in den angrenzenden Gebieten
       *[no] {""}
    }
effect-activate_some = { $aliens ->
        [one] Das nächste Alien
       *[other] Die { $aliens } nächsten Aliens
    }, das { $power ->
        [flying] fliegt
       *[burrowing] gräbt
    }, handelt{ $has_otherwise ->
        [yes] ; gibt es keines: { $otherwise }
       *[no] {""}
    }
effect-bring = { $what ->
        [master] das Meister-Alien
       *[npc] { $has_npc ->
            [yes] { $npc }
           *[no] der oberste NPC des Stapels
        }
    } kommt ins Spiel, { $at ->
        [start] am Start
       *[other] auf { $at }
    }
effect-open_teleport = Der Teleportpunkt { $symbol } ist von nun an bei { $at }

## Würfel und Tabellen

card-faces = { $count } Seiten: { $faces }
card-rank = Rang { $rank }: { $needs ->
        [0] zu Beginn
       *[other] { $needs } × { $symbol }
    }
card-wings = Wurf um den nächsten Rang: { $dice }
card-search = Suche: { $dice }; { $symbol } = { $found ->
        [aid] ein Erste-Hilfe-Pack oder Munition
       *[find] ein Gerät oder ein Fragment der Alientechnologie
    }
card-evade = Sich aus dem Kampf lösen: { $dice }; { $symbol } = der Agent ist frei
card-teleport = Teleport: { $dice }; von mehreren Symbolen zählt das erste von diesen: { $symbols }
card-signals = Signale: { $human } Menschen, { $alien } Aliens
card-other-signals = { $npc } NPCs, { $stationary } ortsfeste Signale
card-poison-tokens = { $poison } GIFT-Marker
card-alpha-order = Wer für ein neues Team zuerst spricht: { $order }
card-fragments = Fragmente der Alientechnologie: höchstens { $most }

## Das Verzeichnis aller Karten

cards-agents = Agenten
cards-standard = Standardwaffen
cards-improved = Verbesserte Waffen
cards-alien = Alien-Waffen
cards-natural = Waffen der Aliens
cards-drone = Waffen der Drohnen
cards-ability = Begabungen
cards-skill = Talente
cards-basic_tactic = Einfache Taktiken
cards-improved_tactic = Verbesserte Taktiken
cards-psionic = Psi-Kräfte
cards-device = Geräte
cards-drones = Drohnen
cards-aliens = Alienkarten
cards-close_encounters = Begegnungskarten
cards-events = Ereigniskarten
cards-dice = Würfel
cards-supplies = Signale
cards-criticals = KRITISCHE Treffer
cards-tokens = Missionsmarker
cards-npcs = NPC-Karten
cards-tables = Tabellen
cards-ladders = Ränge der Erweiterungen
