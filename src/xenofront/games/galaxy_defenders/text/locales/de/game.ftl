# Galaxy Defenders auf Deutsch: was geschieht, was gefragt wird, was geantwortet werden kann.

## Wörter

rank-copper = Kupfer
rank-bronze = Bronze
rank-silver = Silber
rank-gold = Gold
rank-palladium = Palladium
rank-platinum = Platin
rank-earth = Erde
rank-moon = Mond
rank-galaxy = Galaxis
rank-universe = Universum
colour-green = grün
colour-purple = violett
colour-blue = blau
colour-red = rot
class-marine = Marine
class-biotech = Biotech
class-infiltrator = Infiltrator
class-sniper = Scharfschützin
class-hulk = Hulk
class-guardian = Wächter
class-psionic = Psioniker
class-support = Versorger
phase-setup = Aufbau
phase-refresh = Auffrischungsphase
phase-strategy = Strategiephase
phase-battle = Kampfphase
phase-event = Ereignisphase
activity-movement = Bewegung
activity-combat = Kampf
activity-action = Aktion
condition-immobilized = bewegungsunfähig
condition-paralyzed = gelähmt
condition-stunned = betäubt
outcome-accomplished = Mission erfüllt
outcome-partially = Mission teilweise erfüllt
outcome-failed = Mission gescheitert
direction-E = Osten
direction-SE = Südosten
direction-SW = Südwesten
direction-W = Westen
direction-NW = Nordwesten
direction-NE = Nordosten
symbol-HIT = Treffer
symbol-SHIELD = Schild
symbol-BOLT = Blitz
symbol-GD = Schwingen
symbol-AMMO = Munition
symbol-JAM = Ladehemmung
symbol-ALIEN = Alien
symbol-blank = leer
token-ALIEN = ein Alien
token-HUMAN = ein Mensch
token-NPC = ein Verbündeter
die-red = roter Würfel
die-blue = blauer Würfel
place-mast = Mast
place-landing = Landeplatz
place-crater = Krater
place-bus = Bus
place-samples = Proben
place-engine = Maschinenraum
place-hangar = Hangar
place-pad = Abwurfplatz
place-relay_machine = Relais
place-store_machine = Lager
place-inner_generator = innerer Generator
place-outer_generator = äußerer Generator
place-burrow = Grube des Wurms
place-lair = Bau
ground-desert = Wüste
ground-building = Gebäude
ground-street = Straße
ground-laboratory = Labor
ground-ship = Schiff
ground-crater = Krater
ground-moon_crater = Krater
ground-regolith = Mondstaub
ground-base = Deck der Basis
ground-pad = Abwurfplatz
ground-pit = Grube
ground-shaft = Schacht
ground-ash = Asche
ground-citadel = Stein der Stadt
ground-cave = Höhle
ground-tunnel = Stollen
ground-nest = Nest

alien-name = { $name }, { $rank } ({ $number })
alien-card = { $name }, { $rank }
object-name = { $name } { $number }
signal-name = Signal { $number }
window-name = das Fenster zwischen { $a } und { $b }
door-name = die Tür zwischen { $a } und { $b }
door-hex = die Tür in { $a }
opening-name = zwischen { $a } und { $b }
nobody = niemand
all-areas = plus

## Ereignisse: der Spielablauf

event-RoundBegan = Runde { $round } beginnt.
event-PhaseBegan = Die { $phase } beginnt.
event-AlphaChosen = { $agent } ist Alpha-Agent.
event-WingsRolled = { $agent } würfelt { $faces } um den nächsten Rang: { $found } von { $needed } Schwingen.
event-RankGained = { $agent } steigt auf Rang { $rank }{ $has_gain ->
        [yes] {" "}und erhält { $gain }
       *[no] {""}
    }.
event-Reinforced = { $agent } erhält: { $item }.
event-WeaponRefused = { $agent } schickt { $weapon } zurück.
event-TurnBegan = { $agent } ist am Zug.
event-TurnSkipped = { $agent } ist gelähmt und setzt aus.
event-EventDrawn = Ereigniskarte: { $card }.
event-WeatherChanged = Das Wetter ist jetzt: { $card }.
event-TacticRestored = { $agent } deckt { $power } wieder auf.
event-MissionEnded = { $outcome }.

## Ereignisse: die Agenten

event-Stepped = { $agent } geht nach { $direction } auf { $end }.
event-SteppedBack = { $agent } geht zurück auf { $end }.
event-Turned = { $agent } blickt nach { $facing }.
event-AttackDeclared = { $attacker } greift { $target } an mit { $weapon }{ $area ->
        [yes] , auf das ganze Gebiet
       *[no] {""}
    }.
event-HitsRolled = { $attacker } würfelt { $faces }: { $hits ->
        [0] kein Treffer
        [one] 1 Treffer
       *[other] { $hits } Treffer
    }{ $bolt ->
        [yes] {" "}und ein Blitz
       *[no] {""}
    }.
event-DroneDeployed = { $agent } setzt { $unit } auf { $hex } ein.
event-DroneDestroyed = { $unit } auf { $hex } ist verloren.
event-HitsAdded = { $attacker } zahlt { $paid } Munition: insgesamt { $hits ->
    [one] ein Treffer
   *[other] { $hits } Treffer
}.
event-Burst = { $unit } platzt: { $hits ->
    [one] ein Treffer
   *[other] { $hits } Treffer
} auf alle daneben.
event-ShieldsDrained = { $agent } verliert den Energieschild.
event-WeaponFailed = { $weapon } versagt in den Händen von { $attacker }.
event-AmmoSpent = { $agent } verbraucht { $amount } Munition ({ $weapon }); { $left } übrig.
event-Jammed = Ladehemmung: { $weapon } von { $agent }!
event-ShieldSpent = Der Energieschild von { $unit } fängt { $points } ab; { $hits ->
        [0] kein Treffer bleibt
        [one] 1 Treffer bleibt
       *[other] { $hits } Treffer bleiben
    }.
event-DefenceRolled = { $unit } verteidigt mit { $faces }: { $shields ->
        [0] kein Schild
        [one] 1 Schild
       *[other] { $shields } Schilde
    }.
event-Healed = { $unit } heilt { $amount ->
        [one] 1 Wunde
       *[other] { $amount } Wunden
    }.
event-Wounded = { $unit } erleidet { $amount ->
        [one] 1 Wunde
       *[other] { $amount } Wunden
    }; { $left } LP übrig.
event-Bleeding = { $agent } verblutet!
event-AgentDied = { $agent } stirbt auf { $hex }.
event-PowerUsed = { $agent } benutzt { $power }.
event-GuardFired = { $unit } hält Wache und schießt auf { $alien }.
event-Leapt = { $agent } springt durch { $window } auf { $end }.
event-Searched = { $agent } sucht: { $face }.
event-Found = { $agent } findet { $what ->
        [kit] Verbandszeug
        [ammo] Munition für { $weapon }
        [device] ein Gerät
       *[fragment] ein Fragment Alientechnik
    }.
event-DoorBashed = { $agent } bricht { $door } auf.
event-Evaded = { $agent } will sich lösen: { $faces }, { $success ->
        [yes] und ist frei
       *[no] und bleibt gebunden
    }.
event-Redeployed = { $agent } stellt sich um auf { $end }.
event-Unjammed = { $agent } behebt die Ladehemmung: { $weapon }.
event-Reloaded = { $agent } erhält { $amount } Munition für { $weapon }.
event-SpecialActionDone = { $agent } hat es getan: { $action }.
event-SecurityLockOpened = { $agent } entfernt das { $colour ->
        [red] rote
        [blue] blaue
       *[green] grüne
    } Sicherheitsschloss: { $opening }.
event-TokenTaken = { $agent } nimmt auf { $hex }: { $item }.
event-TokenDropped = Von { $agent } bleibt auf { $hex } liegen: { $item }.
event-ObjectDestroyed = { $unit } auf { $hex } ist zerstört!
event-LeftMap = { $agent } verlässt die Karte bei { $hex }{ $led ->
        [0] {""}
        [one] {" "}mit einem Zivilisten
       *[other] {" "}mit { $led } Zivilisten
    }.
event-CivilianTaken = Ein Zivilist bei { $hex } folgt { $agent }.
event-CiviliansSafe = { $agent } bringt { $led ->
        [one] einen Zivilisten
       *[other] { $led } Zivilisten
    } in Sicherheit; insgesamt { $total }.
event-ArmoryTaken = { $agent } findet bei { $hex } { $crate ->
        [alien] eine Kiste mit einer Alienwaffe
       *[improved] eine Kiste mit einer verbesserten Waffe
    }; sie wird mit der nächsten Verstärkung geöffnet.
event-DoorSet = { $change ->
        [lock] Verschlossen
        [unlock] Aufgeschlossen
        [bar] Versperrt
       *[unbar] Nicht mehr versperrt
    }: { $opening }.
event-Deployed = { $agent } beginnt auf { $end }.
event-AgentTransferred = { $agent } wird nach { $end } gebracht.
event-TeleportOpened = Bei { $hex } öffnet sich ein Teleportpunkt.
event-ConditionGained = { $unit } ist { $condition }.
event-ConditionLost = { $unit } ist nicht mehr { $condition }.
event-FragmentGained = Das Team hat { $total } von 4 Fragmenten Alientechnik.
event-Rerolled = { $unit } würfelt neu: { $faces }.
event-AlienPushed = { $alien } wird von { $start } nach { $end } gestoßen.
event-AlienMarked = { $alien } ist markiert: { $power }.
event-Marked = { $unit } ist erfasst: MARKIERUNG { $level }.
event-Poisoned = { $unit } ist vergiftet: GIFT { $level }.
event-PoisonWorn = { $level ->
        [0] Das Gift in { $unit } wirkt nicht mehr.
       *[other] Das Gift in { $unit } ist schwächer: GIFT { $level }.
    }
event-AliensSelected = Die Karte nimmt: { $awakes }.
event-CriticalDrawn = { $unit } erleidet einen KRITISCHEN Treffer: { $token }.
event-CriticalUnfit = { $token } passt nicht zu { $unit }: Ein weiterer Marker wird gezogen.
event-CriticalIgnored = { $token } bewirkt bei { $unit } nichts weiter.
event-CriticalLost = { $unit } ist { $token } los.
event-MenaceMoved = { $alien } jagt { $agent } (Bedrohung { $level }).
event-StageChanged = { $alien } verwandelt sich: { $card }.
event-ShieldDisabled = { $alien } verliert den Energieschild für immer.
event-FlameLit = Das Gebiet um { $area } brennt.
event-MineLaid = { $agent } legt eine Mine auf { $hex }.
event-MineExploded = Die Mine auf { $hex } explodiert unter { $alien }!
event-SignalScanned = Der Bewegungsmelder zeigt { $token } hinter dem Signal auf { $hex }.
event-SignalDestroyed = Das Signal auf { $hex } ist zerstört.
event-StrikeCalled = { $agent } ruft einen Satellitenschlag auf das Gebiet um { $area }.
event-StrikeWasted = Der Satellitenschlag auf das Gebiet um { $area } trifft nichts.

## Ereignisse: die Aliens

event-CloseEncounterDrawn = Begegnung: { $card }. { $count ->
        [0] Niemand erwacht.
       *[other] Es erwacht: { $awakes }.
    }
event-AlienDecided = { $alien } folgt der Zeile „{ $row }“: { $chosen }{ $count ->
        [one] {""}
       *[other] {" "}({ $count } Wege standen offen)
    }{ $has_by ->
        [yes] , entschieden durch { $by }
       *[no] {""}
    }.
event-AlienIdle = { $alien } kann nichts tun.
event-AlienMoved = { $alien } bewegt sich von { $start } nach { $end }.
event-Dragged = { $alien } schleppt { $agent } mit nach { $end }.
event-Seized = { $unit } packt { $agent }.
event-PutDown = { $unit } setzt { $agent } auf { $end } ab.
event-Commanded = { $alien } befiehlt { $target } zu handeln.
event-Substituted = { $target } nimmt den Angriff anstelle von { $alien } auf sich.
event-Enraged = { $alien } rast vor Wut: { $card }!
event-Descended = { $alien } taucht ab: { $card } wird abgelegt.
event-Bombarded = { $area } wird aus der Luft getroffen: { $hits } Treffer.
event-FigureDied = { $alien } stirbt auf { $hex }; andere des Schwarms sind übrig.
event-AlienArrived = { $alien } erscheint auf { $hex }, geführt von { $controller }.
event-NpcArrived = { $unit } kommt auf { $hex } zu Hilfe und hört auf { $controller }.
event-NpcReassigned = { $unit } hört jetzt auf { $controller }.
event-NpcDecided = { $unit } folgt der Zeile „{ $row }“: { $chosen }.
event-NpcIdle = { $unit } kann nichts tun.
event-NpcSkipped = { $unit } ist gelähmt und tut nichts.
event-NpcMoved = { $unit } geht von { $start } nach { $end }.
event-NpcDied = { $unit } stirbt auf { $hex }!
event-CloseEncounterRefused = { $card } wird abgelegt: Niemand auf ihr handelt.
event-PsionicDrawn = { $agent } hat in dieser Mission { $power }.
event-PowerTurnedUp = { $agent } kann { $power } wieder einsetzen.
event-PlaceTaken = { $agent } nimmt den Angriff an Stelle von { $target } auf sich.
event-FieldSet = { $power } von { $agent } wirkt bis zur Auffrischung für alle.
event-AlienDied = { $alien } stirbt auf { $hex }!
event-AlienReassigned = { $alien } wird jetzt von { $controller } geführt.
event-SignalRevealed = Das Signal auf { $hex } ist { $token }!
event-SignalPlaced = Ein Signal erscheint auf { $hex }.
event-SignalMoved = Ein Signal bewegt sich von { $start } nach { $end }.
event-TeleportRolled = Teleportwurf: { $face }.
event-NothingTeleported = Nichts erscheint: { $reason ->
        [no-teleport-point] kein Teleportpunkt ist übrig
        [no-such-alien] kein solches Alien ist übrig
       *[no-signal-left] kein Signal ist übrig
    }.

## Fragen

question-activity = { $seat }: Was tust du?
question-hex = { $seat }: Wohin? { $points ->
        [1] Noch ein Schritt.
       *[other] Noch { $points } Schritte.
    }
question-facing = { $seat }: Wohin blickst du?
question-boost = { $seat }: Eine Fähigkeit für den Angriff auf { $target }?
question-boost_heal = { $seat }: Eine Fähigkeit für die Heilung von { $target }?
question-extra_dice = { $seat }: Welche Farbe haben die { $extra } zusätzlichen Würfel von { $weapon }?
question-pay_ammo = { $seat }: Wie viel Munition für zusätzliche Treffer auf { $target }?
question-react = { $seat }: Eine Reaktion gegen { $attacker }?
question-assist = { $seat }: { $target } gegen { $attacker } helfen?
question-foresee = { $seat }: Die Begegnungskarte { $card } abweisen?
question-whose_mind = { $seat }: Gegen welches Alien richtet sich { $power }?
question-mind_hex = { $seat }: Wohin geht { $alien }?
question-mind_shot = { $seat }: Was greift { $alien } an?
question-link = { $seat }: Welche benutzte Kraft wird wieder aufgedeckt?
question-give = { $seat }: Wer bekommt welches Gerät?
question-at_once = { $seat }: Das Gerät gleich einsetzen?
question-deploy = { $seat }: Wohin kommt { $drone }?
question-drone_attack = { $seat }: Wen greift { $unit } an?
question-guard = { $unit }, auf Wache: auf { $alien } schießen?
question-one_of = { $seat }: Was soll { $power } bewirken?
question-whom = { $seat }: { $power } für wen?
question-weapon = { $seat }: Munition für welche Waffe von { $agent }?
question-jam_weapon = { $seat }: Welche deiner Waffen klemmt?
question-closest_alien = { $seat }: Mehrere Aliens sind gleich nah. Welches handelt?
question-found = { $seat }: Was nimmst du von der Suche mit?
question-wings = { $seat }: Um den nächsten Rang würfeln?
question-gain = { $seat }: Was kommt mit dem Rang { $rank }?
question-alpha = { $seat }, für das Team: Wer ist in dieser Runde Alpha-Agent?
question-reinforce = { $seat }: Vier Fragmente für Verstärkung ausgeben?
question-outfit = { $seat }: Welches Gerät nimmst du mit? { $left ->
        [1] Noch eins.
       *[other] Noch { $left }.
    }
question-start_hex = { $seat }: Wo beginnst du?
question-device = { $seat }: Welches Gerät?
question-recipient = { $seat }: Wer bekommt { $item }?
question-replace = { $seat }: Welche Waffe weicht { $item }?
question-headquarters = { $seat }: Welche Waffe kommt aus dem Hauptquartier mit?
question-lose_ammo = { $seat }: Wer legt eine Munition ab?
question-restore = { $seat }: Welche Taktik wird wieder aufgedeckt?
question-signal = { $seat }: Welches Signal zuerst?
question-signal_way = { $seat }: Wohin geht { $signal }?
question-alien = { $seat }: Welches deiner Aliens handelt zuerst?
question-death = { $seat }: Mehrere Aliens sterben zugleich. Wessen letzte Kraft wirkt zuerst?
question-npc = { $seat }: Welcher deiner NPCs handelt zuerst?
question-npc_way = { $seat }: Was tut { $unit }?
question-npc_tactic = { $seat }: Setzt { $unit } jetzt { $power } ein?
question-who_leads = { $seat }: Auf wen hört { $unit }?
question-alien_way = { $seat }: Die Regeln lassen { $alien } eine Wahl. Welcher Weg?
question-base = { $seat }: Wie liegt { $alien } auf seinen zwei Feldern?
question-master_hex = { $seat }: Wo taucht das Meister-Alien auf?
question-follower = { $seat }: Wer folgt { $alien }?
question-follow = { $seat }: Wohin folgt { $alien }?
question-command = { $seat }: Wem befiehlt { $alien }?
question-substitute = { $seat }: Wer nimmt den Angriff anstelle von { $alien } auf sich?
question-swarm_hex = { $seat }: Wo steht eine weitere Figur von { $alien }?
question-drag = { $seat }: Wohin zieht { $alien } das Opfer { $agent }?
question-put_down = { $seat }: Wo wird { $agent } abgesetzt?
question-teleport_hex = { $seat }: Der Teleportpunkt ist besetzt. Welches Feld daneben?
question-reroll = { $seat }: Einen Würfel von { $unit } neu werfen?
question-push = { $seat }: Wohin wird { $alien } gestoßen?
question-step_away = { $seat }: Vor { $attacker } zurückweichen?
question-strike_back = { $seat }: Zurückschlagen?
question-heal_another = { $seat }: Wen heilt { $weapon } außerdem?
question-grenade = { $seat }: Welche Granate? { $left ->
        [1] Noch eine.
       *[other] Noch { $left }.
    }
question-order = { $seat }: Wer tut was?
question-mine = { $seat }: Wohin kommt eine Mine? { $left ->
        [1] Noch eine.
       *[other] Noch { $left }.
    }
question-scan = { $seat }: Welches Signal prüfst du?
question-strike_area = { $seat }: Welches Gebiet trifft der Satellit?

chance-hit = Trefferwurf: Was zeigt der Würfel?
chance-defend = Verteidigungswurf: Was zeigt der Würfel?
chance-evade = Ausweichwurf: Was zeigt der Würfel?
chance-search = Suchwurf: Was zeigt der Würfel?
chance-wings = Wurf um den nächsten Rang: Was zeigt der Würfel?
chance-teleport = Teleportwurf: Was zeigt der Würfel?
chance-npc = Welche NPC-Karte wird gezogen?
chance-alien = Welche Alienkarte wird gezogen?
chance-token = Was zeigt die Rückseite des Signals?
chance-weapon = Welche Waffe wird gezogen?
chance-device = Welches Gerät wird gezogen?
chance-psionic = Welche Psi-Kraft wird gezogen?
chance-critical = Welcher KRITISCHE Treffer wird gezogen?
chance-close_encounter = Welche Begegnungskarte wird gezogen?
chance-event = Welche Ereigniskarte wird gezogen?

## Antworten

choice-Move = Bewegen
choice-Turn = Auf der Stelle drehen
choice-Attack = { $target } angreifen mit { $weapon }{ $area ->
        [yes] , ganzes Gebiet ({ $ammo } Munition)
       *[no] {""}
    }
choice-DroneShot = { choice-Attack }
choice-UseTactic = Die Taktik einsetzen
choice-TacticOn = Die Taktik für { $agent } einsetzen
choice-NpcShot = { choice-Attack }
choice-Menace = { $deed ->
    [raise] Die Jagd von { $alien } auf sich ziehen
    [lower] Die Jagd von { $alien } beruhigen
   *[take] Sich von { $alien } jagen lassen
}
choice-Treat = { $own ->
        [yes] Dich selbst
       *[no] { $target }
    } behandeln mit { $weapon }
choice-Use = { $power } benutzen
choice-Leap = Durch { $window } springen
choice-Search = Hier suchen
choice-Bash = { $door } aufbrechen
choice-OpenLock = Das Sicherheitsschloss entfernen: { $opening }
choice-Evade = Sich von den Aliens lösen
choice-Redeploy = Umstellen auf { $hex }
choice-Unjam = Ladehemmung beheben: { $weapon } { $activity ->
        [movement] (kostet die Bewegung)
        [combat] (kostet den Kampf)
       *[free] (kostet nur die Aktion)
    }
choice-Drone = { $drone } handeln lassen
choice-Npc = { $npc } handeln lassen
choice-Tactic = { $npc } die Taktik einsetzen lassen
choice-Special = { $action }
choice-SpecialAt = { $action }: { $opening }
choice-EndTurn = Zug beenden
choice-ToHex = Auf { $hex }
choice-ToBase = Auf { $hex }, zweites Feld { $rear }
choice-Stop = Hier anhalten
choice-Seize = { $agent } packen
choice-Face = Nach { $facing } blicken
choice-NoPower = Keine Fähigkeit
choice-WithPower = { $power }
choice-Ammo = { $amount ->
        [0] Keine Munition
       *[other] { $amount } Munition
    }
choice-Shot = Schießen mit { $weapon }{ $area ->
        [yes] , ganzes Gebiet ({ $ammo } Munition)
       *[no] {""}
    }
choice-Hold = Nicht schießen
choice-Part = { $part ->
        [heal] Wunden heilen
        [reload] Munition zurückbekommen
        [purge] GIFT entfernen
       *[cure] Einen Körperzustand entfernen
    }
choice-Kit = Verbandszeug: eine Wunde heilen
choice-FoundAmmo = Eine Munition für { $weapon }
choice-FoundDevice = Ein Gerät, zufällig gezogen
choice-Fragment = Ein Fragment Alientechnik
choice-Roll = Drei Würfel werfen
choice-DrawPsionic = Eine zufällige Psi-Kraft
choice-TurnUp = { $power } von { $agent }
choice-Give = { $item } für { $agent }
choice-Decline = Nicht würfeln
choice-Keep = Die Fragmente behalten
choice-BuyDevice = Ein Gerät nach Wahl
choice-BuyWeapon = Eine verbesserte Waffe, zufällig gezogen
choice-Refuse = Die neue Waffe zurückschicken
choice-TakeNothing = Nichts mitnehmen
choice-PickAgent = { $agent }
choice-PickAlien = { $alien }
choice-PickNpc = { $npc }
choice-PickSignal = { $signal }
choice-PickUnit = { $unit }
choice-PickWeapon = { $weapon }
choice-PickItem = { $item }
choice-RedDice = { $red ->
        [0] alle blau
       *[other] { $red } rot
    }
choice-AmmoOf = { $agent }: { $weapon }
choice-TacticOf = { $agent }: { $tactic }
choice-Via = { $has_target ->
        [yes] zu { $target }, auf { $end }
       *[no] auf { $end }
    } aus Gebiet { $via }
choice-At = { $has_target ->
        [yes] gegen { $target }, von { $end } aus
       *[no] bleibt auf { $end }
    }
choice-ViaBase = { choice-Via }, zweites Feld { $rear }
choice-AtBase = { choice-At }, zweites Feld { $rear }
choice-DragTo = { $alien } auf { $hex }, { $agent } auf { $beside }
choice-Die = Würfel { $number } { $face } mit { $by }
choice-Nobody = { nobody }
choice-Leave = Die Würfel liegen lassen
choice-Stay = Stehen bleiben
choice-OrderMove = { $agent } geht bis zu zwei Felder
choice-OrderUnjam = { $agent } behebt die Ladehemmung: { $weapon }
choice-ToArea = Das Gebiet um { $area }
option-token = { $token }
option-face-of-die = { $face } { $words }

## Abläufe des Regelbuchs

procedure-Criticals = Kritische Treffer
procedure-MissionPlay = Die Mission
procedure-Muster = Ränge zu Beginn
procedure-RefreshPhase = Auffrischungsphase
procedure-StrategyPhase = Strategiephase
procedure-AlphaPromotion = Wahl des Alpha-Agenten
procedure-GDWings = Würfe um den nächsten Rang
procedure-RankUp = Ein neuer Rang
procedure-Reinforcements = Verstärkung
procedure-ArmoryDelivery = Eine Kiste aus der Waffenkammer
procedure-TakeWeapon = Eine neue Waffe
procedure-StatusCheck = Statusprüfung
procedure-BattlePhase = Kampfphase
procedure-AgentTurn = Zug eines Agenten
procedure-Move = Bewegung
procedure-Attack = Ein Angriff
procedure-Defend = Verteidigung
procedure-BasicHits = Einfacher Schaden
procedure-Treat = Heilende Waffe
procedure-Guard = Wache
procedure-UsePower = Einsatz einer Fähigkeit
procedure-Dash = Bewegung durch eine Fähigkeit
procedure-Leap = Sprung durch ein Fenster
procedure-Search = Suche
procedure-Bash = Eine Tür aufbrechen
procedure-OpenSecurityLock = Ein Sicherheitsschloss wird entfernt
procedure-Evade = Ausweichen
procedure-Redeploy = Taktische Umstellung
procedure-Unjam = Ladehemmung beheben
procedure-MissionAction = Aktion der Mission
procedure-LeaveMap = Ein Agent verlässt die Karte
procedure-HandOver = Kommando und Aliens gehen über
procedure-OnHit = Wirkungen eines Treffers
procedure-PushBack = Aliens werden gestoßen
procedure-Aftermath = Nach dem Angriff
procedure-Grenades = Wahl der Granaten
procedure-Lead = Führung
procedure-Charge = Sturmangriff
procedure-LayMines = Landminen
procedure-Hazards = Minen und Flammen
procedure-Outfit = Geräte für die Mission
procedure-Deployment = Wo der Trupp beginnt
procedure-Headquarters = Waffen aus dem Hauptquartier
procedure-Scan = Bewegungsmelder
procedure-CallStrike = Ruf eines Satellitenschlags
procedure-SatelliteStrike = Satellitenschlag
procedure-DeployDrone = Einsatz einer Drohne
procedure-ActivateNpc = Ein NPC handelt
procedure-Commander = Ein NPC handelt noch einmal
procedure-NewNpc = Ein NPC kommt
procedure-ObjectLost = Zerstörung eines Gegenstands
procedure-NpcDeath = Tod eines NPC
procedure-OfferTactics = Taktiken der NPCs
procedure-OfferHelp = Hilfe für andere
procedure-Fly = Flug durch Geisteskraft
procedure-PsionicDraw = Eine Psi-Kraft wird gezogen
procedure-Awaken = Psi-Kräfte für die Mission
procedure-MindLink = Verbindung der Gedanken
procedure-BrainBlast = Ein Schlag mit dem Geist
procedure-MoveMind = Gewalt über ein Alien
procedure-FillSlots = Geräteplätze werden gefüllt
procedure-Quartermaster = Geräte werden weitergegeben
procedure-PlaceHologram = Das Hologramm wird aufgestellt
procedure-ActivateDrone = Eine Drohne handelt
procedure-DroneLost = Verlust einer Drohne
procedure-Deaths = Tode
procedure-AgentDeath = Tod eines Agenten
procedure-AlienDeath = Tod eines Aliens
procedure-AliensTurn = Zug der Aliens
procedure-Activate = Ein Alien handelt
procedure-CarryOut = Eine Zeile der Alienkarte
procedure-Together = Aliens bewegen sich gemeinsam
procedure-Gather = Ein Schwarm sammelt sich
procedure-MindCommand = Gedankenbefehl
procedure-Rage = Raserei
procedure-NewMaster = Ein Meister-Alien kommt ins Spiel
procedure-TurnOver = Ein Meister-Alien wechselt die Stufe
procedure-DealWithMenace = Jemand zieht die Jagd auf sich oder beruhigt sie
procedure-PlaceBase = Ein großes Alien nimmt seinen Platz ein
procedure-PlaceSwarm = Ein Schwarm breitet sich aus
procedure-Drag = Das Opfer wird verschleppt
procedure-CarryOff = Ein Alien verschleppt sein Opfer
procedure-Descent = Ein Wühler taucht ab
procedure-Bombard = Ein Gebiet wird aus der Luft getroffen
procedure-ActivateSome = Einige Aliens handeln
procedure-PutDown = Wer mitgezogen wurde, wird abgesetzt
procedure-NewAlien = Ein neues Alien
procedure-RevealSignals = Signale in Sicht
procedure-Reveal = Ein Signal wird aufgedeckt
procedure-MoveSignals = Bewegung der Signale
procedure-MoveSignal = Bewegung eines Signals
procedure-TeleportSignals = Teleport von Signalen
procedure-TeleportPlace = Teleportpunkt
procedure-TeleportAlien = Teleport eines Aliens
procedure-EventPhase = Ereignisphase
procedure-DrawnEvent = Eine Ereigniskarte
procedure-AgentEffect = Nachschub für jeden Agenten
procedure-DiscardAmmo = Verlust von Munition
procedure-ClosestActs = Das nächste Alien handelt
procedure-Malfunction = Eine Waffe versagt
procedure-RestoreTactic = Mutige Tat

# The game itself, in lists
ui-game = Galaxy Defenders
ui-about = Agenten auf einer Karte aus Hexfeldern, Würfel mit Symbolen, Alienkarten
