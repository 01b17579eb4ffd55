# Bug Hunt auf Deutsch: was geschieht, was gefragt wird, was man antworten kann.
# Namen von Figuren, Waffen und Markern kommen fertig an; Würfel, Punkte und Längen auch.

## Wörter

nobody = niemand
drop-ship = das Landungsschiff
figure-name = { $name } { $number }
leader-name = { $name } { $number } ({ $leader })
stray-name = Versprengter { $number }
team-name = { $name } { $first }-{ $last }
contact-name = Kontakt { $number }
objective-name = Ziel { $number } ({ $kind })
location-name = taktischer Punkt { $number }
signal-name = Signal { $number }
spawn-name = Brutstelle { $number }
barricade-name = Barrikade { $number }
feature-name = { $name } { $number }

alien-vent_crawler = Schachtkriecher
alien-acid_blob = Säureklumpen
alien-face_ripper = Gesichtsreißer
alien-slitherer = Gleitschrecken
alien-creeper = Tentakelschleicher
alien-reanimation = Wiedergänger
alien-razor_lizard = Klingenechse
alien-robot = Amokroboter
alien-conv_assault = Verwandelter
alien-distort = Raumverzerrer
alien-swarm = Schwarm
alien-horde = Eindringling
alien-conv_infil = Unterwanderer
alien-shatter = Splitterwesen
alien-worm = Würgewurm
alien-weed = Greifgewächs

phase-setup = Aufbau
phase-priority = Prioritätswurf
phase-reactions = Reaktionswurf
phase-quick = schnelle Phase
phase-aliens = Alienphase
phase-slow = langsame Phase
phase-end = Schlussphase
phase-after = nach der Mission
outcome-accomplished = Mission erfüllt
outcome-failed = Mission gescheitert
edge-top = oberer Rand
edge-right = rechter Rand
edge-bottom = unterer Rand
edge-left = linker Rand
stat-reactions = Reaktion
stat-speed = Tempo
stat-combat = Kampfwert
stat-toughness = Zähigkeit
stat-tech = Tech
blocker-figure = jemand
blocker-dark = Dunkelheit
note-contact = in Kontakt mit { $alien }
note-at = an { $marker }
note-near = nahe { $marker }
note-ship = unter dem Landungsschiff
note-in = in { $feature }

## Ereignisse: der Aufbau

event-FeaturePlaced = { $feature } bei { $at }.
event-EdgeChosen = Der Trupp kommt von hier: { $edge }.
event-ObjectivePlaced = { $objective } liegt bei { $at }{ $worth ->
        [1] {""}
       *[other] {" "}und zählt { $worth }
    }.
event-PrioritySet = Priorität { $priority }{ $has_faces ->
        [yes] {" "}durch { $faces }
       *[no] {""}
    }; { $spawn_rating ->
        [0] keine Brutstellen
        [one] eine Brutstelle
       *[other] bis zu { $spawn_rating } Brutstellen
    } in Aussicht.
event-ReputationSpent = { $amount } Ansehen { $purpose ->
        [priority] verschiebt die Priorität
       *[other] bringt mehr Unterstützung
    }.
event-SupportRolled = Angefordert: { $support }{ $has_faces ->
        [yes] , { $faces }, { $needed }+ nötig
       *[no] {""}
    }: { $success ->
        [yes] bewilligt!
       *[no] abgelehnt.
    }
event-Equipped = { $trooper } bekommt: { $weapon }.
event-GearTaken = { $trooper } packt ein: { $gear }.
event-ArmourTaken = { $trooper } legt an: { $armour }{ $save ->
        [0] {""}
       *[other] , hält bei { $save }+
    }.
event-TrooperJoined = { $trooper } nimmt an der Mission teil.
event-TrooperDeployed = { $trooper } steht bei { $at }.
event-MarkerPlaced = { $marker } liegt bei { $at }.

## Ereignisse: die Runde

event-TurnBegan = Runde { $turn }
event-PhaseBegan = { $phase }
event-PriorityRolled = Prioritätswürfel { $faces }: { $contacts ->
        [0] Nichts rührt sich.
        [one] Ein neuer Kontakt!
       *[other] { $contacts } neue Kontakte!
    }
event-ReactionsRolled = Reaktionswürfel: { $faces }.
event-ReactionRerolled = Die { $old } wird noch einmal geworfen: { $new }.
event-ReactionAssigned = { $unit }: { $face } gegen Reaktion { $reactions }, { $phase }.
event-Held = { $trooper } wartet mit der Waffe im Anschlag.
event-ActivationBegan = { $trooper } handelt.
event-TrooperMoved = { $trooper } { $dash ->
        [yes] sprintet
       *[no] geht
    } { $cost } nach { $end }.
event-TrooperStayed = { $trooper } bleibt stehen.
event-TrooperLeft = { $trooper } verlässt den Tisch und ist verschollen.
event-Jumped = { $trooper } springt { $height } hinab.
event-StunWornOff = { $figure } verliert einen Betäubungsmarker{ $left ->
        [0] {""}
       *[other] ; noch { $left }
    }.
event-JamRolled = { $trooper } behebt die Ladehemmung ({ $weapon }): { $face }{ $has_bonus ->
        [yes] {" "}{ $bonus }
       *[no] {""}
    }, { $needed }+ nötig: { $success ->
        [yes] Sie schießt wieder!
       *[no] Sie klemmt noch.
    }
event-MissionEnded = { $outcome }: { $points ->
        [0] kein Zielpunkt.
        [one] ein Zielpunkt.
       *[other] { $points } Zielpunkte.
    }
event-Conceded = Der Rest des Trupps wird aufgegeben.
event-FeatureDestroyed = { $feature } bei { $at } fliegt in die Luft.
event-TrialRolled = { $trooper } macht { $kind ->
        [easy] eine leichte Probe
        [hard] eine schwere Probe
        [skill] eine Probe auf Können
       *[other] eine Probe gegen jemanden
    }: { $faces }, { $success ->
        [yes] bestanden!
       *[no] misslungen.
    }
event-GearUsed = { $trooper } benutzt: { $gear }.

## Ereignisse: der Kampf

event-Fired = { $shooter } feuert auf { $target } ({ $weapon }): { $face }{ $has_bonus ->
        [yes] {" "}{ $bonus }
       *[no] {""}
    }, { $needed }+ nötig{ $cover ->
        [yes] {" "}wegen Deckung
       *[no] {""}
    }: { $hit ->
        [yes] Treffer!
       *[no] daneben.
    }
event-AreaFired = { $shooter } zielt auf { $at } ({ $weapon }).
event-Caught = { $figure } steht in der Fläche: { $face }, { $needed }+ trifft: { $hit ->
        [yes] getroffen!
       *[no] unversehrt.
    }
event-AmmoRolled = Munition ({ $weapon }): { $face }, { $empty ->
        [yes] sie ist leer!
       *[no] es ist noch welche da.
    }
event-Jammed = Ladehemmung bei { $shooter }: { $weapon }!
event-Saved = Rüstung von { $figure }: { $face }, { $needed }+ nötig: { $success ->
        [yes] sie hält.
       *[no] glatt durch.
    }
event-DamageRolled = Schaden an { $figure }: { $face }{ $damage ->
        [0] {""}
       *[other] {" "}+{ $damage }
    } gegen Zähigkeit { $toughness }: { $result ->
        [dead] { $ours ->
            [yes] ein Ausfall!
           *[no] tot!
        }
        [wounded] verwundet.
       *[stunned] betäubt.
    }
event-KnockedBack = { $figure } wird nach { $end } zurückgestoßen.
event-Stunned = { $figure } ist betäubt ({ $markers ->
        [one] ein Marker
       *[other] { $markers } Marker
    }).
event-Wounded = { $figure } ist verwundet.
event-TrooperDown = { $trooper } fällt aus{ $cause ->
        [fall] {" "}nach einem bösen Sturz.
        [blast] {" "}in einem Regen aus Splittern.
        [spit] {" "}in einem Schwall von Speichel.
        [dart] {" "}mit einem Dorn in der Brust.
        [area] {" "}mitten in der Explosion.
        [shot] {" "}mit einer Kugel in der Brust.
        [brawl] {" "}im Nahkampf.
        [assassin] , ohne einen Laut.
       *[other] .
    }
event-AlienKilled = { $alien } { $cause ->
        [brawl] wird niedergerungen und stirbt.
        [area] stirbt in der Explosion.
        [blast] wird von Splittern zerrissen.
       *[other] stirbt.
    }
event-BrawlRolled = { $trooper } { $face }{ $has_bonus ->
        [yes] {" "}{ $bonus }
       *[no] {""}
    } gegen { $alien } { $alien_face }{ $has_alien_bonus ->
        [yes] {" "}{ $alien_bonus }
       *[no] {""}
    }: { $loser ->
        [trooper] { $trooper } wird getroffen.
        [alien] { $alien } wird getroffen.
       *[both] unentschieden, beide werden getroffen.
    }
event-Stumbled = { $alien } würfelt [1], läuft in einen Hieb und würfelt noch einmal.
event-FollowedUp = { $figure } geht weiter nach { $end }.
event-PackageDropped = Das Paket von { $objective } liegt bei { $at }.

## Ereignisse: Aliens und Kontakte

event-ContactPlaced = { $contact } erscheint bei { $at }.
event-ContactRefused = Ein Kontakt wäre gekommen, doch jetzt kommt nichts durch.
event-ContactRolled = { $contact }: Angriff { $aggression }{ $has_chance ->
        [yes] {" "}gegen Zufall { $chance }
       *[no] , vom Anführer getrieben
    }.
event-ContactMoved = { $contact } geht { $way } nach { $end }.
event-ContactDetected = { $by } entdeckt { $contact }: { $face }, { $result ->
        [quiet] da ist nichts.
        [movement] er entwischt, und hinter euch ist noch mehr!
       *[contact] Feindkontakt!
    }
event-ContactRemoved = { $contact } ist weg.
event-AlienTypeKnown = Jetzt wisst ihr, was sie sind: { $kind }{ $has_variant ->
        [yes] , und zwar { $variant }
       *[no] {""}
    }!
event-LeaderRolled = { $has_leader ->
        [yes] { $faces }: ein Anführer ({ $leader })!
       *[no] { $faces }: kein Anführer unter ihnen.
    }
event-AliensRevealed = { $count ->
        [0] Für die Aliens, die dort waren, ist kein Platz mehr.
       *[other] { $has_contact ->
            [yes] Wo { $contact } war, { $count ->
                [one] ist
               *[other] sind
            } jetzt
           *[no] Aus dem Hinterhalt { $count ->
                [one] kommt
               *[other] kommen
            }
        } { $aliens }!
    }
event-AlienAppeared = { $alien } erscheint bei { $at }.
event-AlienMoved = { $alien } { $dash ->
        [yes] sprintet
       *[no] geht
    } { $way }{ $has_target ->
        [yes] {" "}auf { $target } zu
       *[no] {""}
    } nach { $end }.
event-AlienWaits = { $alien } { $reason ->
        [stunned] ist betäubt und tut nichts.
        [distracted] ist abgelenkt und bleibt, wo es ist.
        [wounded] ist verwundet und bleibt, wo es ist.
       *[other] findet zu niemandem einen Weg.
    }
event-SnapFired = Schnellschuss von { $trooper } auf { $alien } bei { $at }.
event-AlienShot = { $alien } zielt auf { $target }: { $face }{ $has_needed ->
        [yes] , { $needed }+ nötig
       *[no] {""}
    }: { $hit ->
        [yes] Treffer!
       *[no] daneben.
    }
event-AlienTransported = { $alien } verschwindet und steht bei { $end }.
event-Screamed = Ein Schrei: { $face }, { $called ->
        [yes] und etwas antwortet.
       *[no] und nichts antwortet.
    }
event-Called = { $alien } ruft: { $face }, { $called ->
        [yes] und ein Kontakt kommt.
       *[no] und nichts kommt.
    }

## Ereignisse: Ziele, taktische Punkte, das Landungsschiff

event-ObjectiveReached = { $trooper } erreicht { $objective }.
event-ObjectiveRolled = { $objective }: { $face }, { $needed }+ nötig: { $success ->
        [yes] geschafft!
       *[no] noch nicht.
    }
event-ObjectiveDone = { $objective } ist erreicht: { $points ->
        [one] ein Zielpunkt.
       *[other] { $points } Zielpunkte.
    }
event-PackageTaken = { $trooper } nimmt das Paket von { $objective } auf.
event-LocationRevealed = { $location } ist aufgedeckt: { $effect }.
event-LocationTried = { $trooper } versucht sich an: { $location }. { $face }{ $has_bonus ->
        [yes] {" "}{ $bonus }
       *[no] {""}
    }, { $needed }+ nötig: { $success ->
        [yes] aktiviert!
       *[no] { $disabled ->
            [yes] misslungen und jetzt unbrauchbar.
           *[no] misslungen.
        }
    }
event-Distracted = { $count ->
        [0] Kein Alien ist nah genug, um abgelenkt zu werden.
        [one] Ein Alien ist in der nächsten Alienphase abgelenkt.
       *[other] { $count } Aliens sind in der nächsten Alienphase abgelenkt.
    }
event-BlockSet = Der Boden um { $at } ist für sie gesperrt.
event-BlockRolled = Die Sperre: { $face }, { $fails ->
        [yes] sie beginnt nachzugeben.
       *[no] sie hält.
    }
event-BlockGone = Die Sperre bei { $at } ist weg.
event-Delayed = Bis zum Ende von Runde { $until } kommt nichts Neues durch.
event-SignalFound = { $trooper } untersucht { $signal }: { $effect }!
event-SignalAnswered = { $signal }: { $face }, { $contact ->
        [yes] etwas kommt.
       *[no] Stille.
    }
event-Joined = { $trooper } schließt sich dem Trupp an.
event-SpawnPointFound = Sie kommen bei { $at } herein: { $spawn }.
event-CountdownRolled = { $spawn }: { $face }, { $countdown ->
        [0] noch nichts.
        [one] noch eine Runde.
       *[other] noch { $countdown } Runden.
    }
event-CountdownLowered = { $spawn }: { $countdown ->
        [0] Jetzt!
        [one] noch eine Runde.
       *[other] noch { $countdown } Runden.
    }
event-SpawnClosing = { $trooper } will { $spawn } schließen: { $face }{ $has_bonus ->
        [yes] {" "}{ $bonus }
       *[no] {""}
    }, { $needed }+ nötig: { $success ->
        [yes] geschlossen!
       *[no] noch offen.
    }
event-EvacCalled = { $trooper } ruft das Landungsschiff.
event-EvacHelped = { $trooper } hilft beim Ruf.
event-EvacRolled = Der Ruf: { $faces }{ $has_bonus ->
        [yes] {" "}{ $bonus }
       *[no] {""}
    }, { $needed }+ nötig: { $success ->
        [yes] Das Landungsschiff ist unterwegs!
       *[no] keine Antwort.
    }
event-EvacCancelled = Der Ruf wird zurückgenommen.
event-ShipArrived = Das Landungsschiff schwebt über { $at }; die Priorität ist jetzt { $priority }.
event-ShipLeft = Das Landungsschiff fliegt ab.
event-Boarded = { $trooper } ist an Bord.
event-Surveyed = { $trooper } hat die Untersuchung abgeschlossen.

## Ereignisse: der Feldzug

event-CharacterMade = { $name } kommt zum Trupp: { $origin }, { $training }, { $history }.
event-CombatOperation = { $character } erinnert sich an einen Kampfeinsatz: { $faces }, { $gained ->
        [0] nichts zum Prahlen.
       *[other] { $gained } zum Prahlen.
    }
event-AssignmentRolled = { $character } versucht sich am { $assignment }: { $faces }{ $has_bonus ->
        [yes] {" "}{ $bonus }
       *[no] {""}
    }, { $needed }+ nötig: { $success ->
        [yes] bestanden!
       *[no] durchgefallen.
    }
event-StatRaised = { $character }: { $stat } ist jetzt { $value }.
event-InjuryRolled = { $character }: { $face }, { $result }.
event-SickBay = { $turns ->
        [0] { $character } ist aus dem Lazarett.
        [one] { $character } ist für einen Feldzugsabschnitt im Lazarett.
       *[other] { $character } ist für { $turns } Feldzugsabschnitte im Lazarett.
    }
event-CharacterGone = { $character } { $reason ->
        [dead] kommt nicht zurück.
        [mustered-out] scheidet aus dem Dienst.
       *[dismissed] wird entlassen.
    }
event-MusterRolled = { $character } zählt die Jahre{ $has_faces ->
        [yes] : { $faces }
       *[no] {""}
    } und { $leaves ->
        [yes] hat genug.
       *[no] bleibt.
    }
event-ReputationGained = Ansehen { $amount } auf { $total }.
event-ExperienceGained = { $character }: { $amount } EP, jetzt { $total }.
event-ProgressRolled = Die Operation: { $face }, zusammen { $total }: { $result }.
event-LifeRolled = { $character } zwischen den Missionen: { $face }, { $happening }.
event-Leave = Der Trupp geht in Urlaub.
event-CourtMartial = { $character } vor dem Kriegsgericht: { $face }, { $dismissed ->
        [yes] entlassen!
       *[no] freigesprochen.
    }
event-LuckUsed = Filmreif: { $luck }!
event-SectorChanged = Sektor { $sector }: { $change ->
        [cleared] gesäubert!
        [fallen] er ist wieder in ihrer Hand.
        [aggression] sie werden angriffslustiger.
        [contacts] es werden mehr.
        [elite] ihre Elite ist da.
        [priority] es wird dringender.
        [ambush_zone] er ist jetzt eine Hinterhaltzone.
        [obstructed] das Landungsschiff hat dort kein Schussfeld.
        [infiltration_point] er ist jetzt ein Einfallstor.
       *[other] etwas ändert sich.
    }

## Fragen

question-trooper = { $seat }: Wer handelt?
question-move = { $trooper }: Wohin? Bis zu { $speed }{ $may_dash ->
        [yes] , oder im Sprint bis zu { $dash } und kein Schuss
       *[no] {""}
    }.
question-action = { $trooper }: Was jetzt?
question-deploy = { $seat }: Wo steht { $trooper }?
question-reaction_die = { $seat }: Welcher Würfel für { $team }?
question-reroll_reaction = { $seat }: Einen Reaktionswürfel noch einmal werfen?
question-snap_fire = { $trooper } wartet: ein Schuss auf { $alien } in der Bewegung?
question-free_shot = { $trooper }: ein freier Schuss auf das, was aufgedeckt wurde?
question-extra_shot = { $shooter }: Die Sechs gibt noch einen Schuss. Auf wen?
question-next_shot = { $shooter }: Das Ziel liegt am Boden. Wem gilt der nächste Schuss?
question-follow_up = { $trooper } hat gewonnen: bis zu zwei Zoll weiter?
question-neutralize = { $trooper }: Welcher Kontakt wird ausgeschaltet?
question-evac_roll = { $seat }: Der Ruf ist offen. Für das Landungsschiff würfeln?
question-evac_place = { $seat }: Wo schwebt das Landungsschiff?
question-board = { $trooper }: an Bord?
question-ship_target = { $seat }: Worauf feuert das Landungsschiff?
question-support = { $seat }: Welche Unterstützung wird angefordert?
question-support_weapons = { $seat }: Wie ist { $support } bewaffnet?
question-support_arm = { $seat }: Welche Waffe wird geschickt?
question-support_grenades = { $seat }: Welche Granaten?
question-bearer = { $seat }: Wer trägt { $weapons }?
question-load_out = { $character }: Welche Waffe für diese Mission?
question-hand_cannon = { $seat }: Wer tauscht die Dienstpistole gegen eine Handkanone?
question-gear = { $character }: Welche Ausrüstung?
question-armour = { $character }: Welche Rüstung?
question-shift_priority = { $seat }: ein Ansehen, um die Priorität zu verschieben?
question-buy_support = { $seat }: ein Ansehen für eine Anforderung mehr?
question-assignment = { $character }: Welche Sonderaufgabe?
question-shorten_stay = { $character }: ein Ansehen, um einen Abschnitt kürzer im Lazarett zu liegen?
question-avoid_trial = { $seat }: drei Ansehen, um das Kriegsgericht abzuwenden?
question-advance = { $character }: Was wird mit der Erfahrung gelernt?
question-best_of_squad = { $seat }: Wer war im Trupp am besten?
question-next_priority = { $seat }: Soll die nächste Mission dringender sein oder weniger?
question-tuned_weapon = { $character }: Welche Waffe wird auf mehr Reichweite gebracht?
question-life_offer = { $character }: dafür üben?
question-favour = { $character }: einen Gefallen einfordern?
question-leave = { $seat }: ein Ansehen für Urlaub?
question-sectors_per_player = { $seat }: Wie viele Sektoren für jeden Spieler?
question-sector = { $seat }: In welchen Sektor geht es?
question-turn_luck = { $seat }: filmreifes Glück am { $when ->
        [start] Anfang
       *[end] Ende
    } der Runde?
question-figure_luck = { $trooper }: filmreifes Glück?
question-evac_luck = { $seat }: filmreifes Glück, und das Landungsschiff kommt trotzdem?
question-support_luck = { $seat }: filmreifes Glück, und die erste Anforderung gelingt?
question-escape_luck = { $character } ist verschollen: filmreifes Glück?
question-survival_luck = { $character }: filmreifes Glück statt dieser Verletzung?

## Würfel und Ziehungen

chance-deployment_edge = Von welchem Rand kommt der Trupp?
chance-extra_sector = Welcher Teil des Tischs bekommt ein zweites großes Geländestück?
chance-empty_sector = Welcher Teil des Tischs bleibt leer?
chance-large_feature = Welches große Geländestück?
chance-small_feature = Welches kleine Geländestück?
chance-turned = Ist es gedreht?
chance-feature_place = Wo liegt seine Ecke?
chance-small_features = Wie viele kleine Geländestücke: Was zeigt der Würfel?
chance-objective_places = Orte der Ziele: Was zeigt der Würfel?
chance-objective = Art des Ziels: Was zeigt der Würfel?
chance-mission_priority = Priorität der Mission: Was zeigt der Würfel?
chance-support = Unterstützung: Was zeigt der Würfel?
chance-signals = Wie viele Signale: Was zeigt der Würfel?
chance-priority = Prioritätswurf: Was zeigt der Würfel?
chance-reactions = Reaktionswurf: Was zeigt der Würfel?
chance-contact_edge = Aus welcher Richtung von der Mitte kommt der Kontakt?
chance-contact_move = Bewegung des Kontakts: Was zeigt der Würfel?
chance-contact_direction = In welche Richtung geht der Kontakt?
chance-contact = Der entdeckte Kontakt: Was zeigt der Würfel?
chance-contact_moves = Wie weit der Kontakt entwischt: Was zeigt der Würfel?
chance-alien_type = Art der Aliens: Was zeigen die Prozentwürfel?
chance-variant = Variante: Was zeigt der Würfel?
chance-aliens = Wie viele Aliens: Was zeigt der Würfel?
chance-leader_dice = Ist ein Anführer dabei: Was zeigt der Würfel?
chance-leader = Art des Anführers: Was zeigt der Würfel?
chance-alien_target = Auf wen geht das Alien los?
chance-nearest_trooper = Auf wen geht der Kontakt zu?
chance-opponent = Gegen wen geht der erste Nahkampf?
chance-follow_up_target = Auf wen geht das Alien weiter zu?
chance-dart_target = Auf wen fliegt der Dorn?
chance-spit_target = Wen bespuckt es?
chance-to_hit = Zum Treffen: Was zeigt der Würfel?
chance-caught = In der Fläche: Was zeigt der Würfel?
chance-ammunition = Munition: Was zeigt der Würfel?
chance-flash = Blendung: Was zeigt der Würfel?
chance-save = Rüstung: Was zeigt der Würfel?
chance-damage = Schaden: Was zeigt der Würfel?
chance-brawl = Der Würfel des Soldaten im Nahkampf: Was zeigt er?
chance-alien_brawl = Der Würfel des Aliens im Nahkampf: Was zeigt er?
chance-unjam = Ladehemmung: Was zeigt der Würfel?
chance-divide = Teilt es sich: Was zeigt der Würfel?
chance-divide_direction = In welche Richtung geht der Teil?
chance-dart = Der Dorn: Was zeigt der Würfel?
chance-call = Der Ruf: Was zeigt der Würfel?
chance-spit = Speichel: Was zeigt der Würfel?
chance-scream = Der Schrei: Was zeigt der zehnseitige Würfel?
chance-blink = Welches Alien verschwindet?
chance-edge = An welchem Rand?
chance-multiply = Vermehrt es sich: Was zeigt der Würfel?
chance-location = Der taktische Punkt: Was zeigt der Würfel?
chance-activate = Aktivierung: Was zeigt der Würfel?
chance-block = Die Sperre: Was zeigt der Würfel?
chance-patrol = Streife: Was zeigt der Würfel?
chance-hack = Zugriff: Was zeigt der Würfel?
chance-signal = Das Signal: Was zeigt der Würfel?
chance-civilians = Wie viele Zivilisten: Was zeigt der dreiseitige Würfel?
chance-signal_calls = Lockt das Signal etwas an: Was zeigt der Würfel?
chance-spawn_direction = In welcher Richtung von der Mitte liegt die Brutstelle?
chance-countdown = Frist: Was zeigt der Würfel?
chance-close = Die Brutstelle schließen: Was zeigt der Würfel?
chance-evac = Das Landungsschiff: Was zeigt der Würfel?
chance-origin = Herkunft: Was zeigen die Prozentwürfel?
chance-training = Grundausbildung: Was zeigen die Prozentwürfel?
chance-history = Dienstzeit: Was zeigen die Prozentwürfel?
chance-name = Wie heißt die neue Figur?
chance-combat_operation = Der Kampfeinsatz: Was zeigt der Würfel?
chance-assignment = Die Sonderaufgabe: Was zeigt der Würfel?
chance-court_martial = Das Kriegsgericht: Was zeigt der Würfel?
chance-injury = Die Verletzung: Was zeigen die Prozentwürfel?
chance-sick_bay = Zeit im Lazarett: Was zeigt der Würfel?
chance-muster = Ausscheiden aus dem Dienst: Was zeigt der Würfel?
chance-reputation = Ansehen: Was zeigt der Würfel?
chance-progress = Die Operation: Was zeigen die Prozentwürfel?
chance-vital_participant = Wer gab den Ausschlag?
chance-life_character = Wem geschieht etwas?
chance-life = Soldatenleben: Was zeigen die Prozentwürfel?
chance-fight = Die Schlägerei: Was zeigt der Würfel?
chance-sector_priority = Priorität des Sektors: Was zeigt der Würfel?
chance-sector_factor = Was ist dort besonders: Was zeigen die Prozentwürfel?
chance-alien_move = Der Zug der Aliens: Was zeigen die Prozentwürfel?
chance-moved_sector = In welchem Sektor?
chance-infiltrated_sector = In welchen Sektor breiten sie sich aus?
chance-lost_support = Verlorene Vorräte: Was zeigt der dreiseitige Würfel?
chance-blown_up = Welches Geländestück wird gesprengt?
chance-trial = Die Probe: Was zeigt der Würfel?

## Antworten

option-roll = { $face } { $row }
option-degrees = { $degrees }°
option-place = { $place }
option-part = Teil { $part } von neun, Reihe für Reihe
option-sector-number = Sektor { $number }
option-turned-0 = wie es ist
option-turned-90 = gedreht
choice-Act = { $trooper } handelt
choice-KeepReady = { $trooper } wartet auf einen Schnellschuss
choice-EndTroopers = Die Phase beenden
choice-GiveUp = Aufgeben: Wer noch auf dem Tisch ist, ist verschollen
choice-walk = Nach { $place }: { $cost }{ $dash ->
        [yes] , Sprint
       *[no] {""}
    }{ $has_notes ->
        [yes] , { $notes }
       *[no] {""}
    }
choice-walk-refused = Nach { $place }: { $away } Luftlinie
choice-Leave = Bei { $place } den Tisch verlassen und verschollen sein
choice-Stay = { $question ->
        [board] Am Boden bleiben
       *[other] Stehen bleiben
    }
choice-To = Nach { $place }{ $has_notes ->
        [yes] , { $notes }
       *[no] {""}
    }
choice-Rest = Alle anderen am Rand entlang
choice-Carry = { $weapon }
choice-Swap = { $character }
choice-Equip = { $gear }
choice-ArmedWith = { $weapons }
choice-Send = { $weapon }
choice-SendGrenades = { $grenades }
choice-Give = { $trooper }
choice-Honour = { $character }
choice-Tune = { $weapon }
choice-Over = Über { $place }{ $has_trooper ->
        [yes] , bei { $trooper }
       *[no] {""}
    }
choice-Fire = { $weapon } auf { $target }: { $away }{ $sight ->
        [hidden] {" "}außer Sicht hinter { $blocker }
        [cover] {" "}in Deckung{ $has_behind ->
            [yes] {" "}({ $behind })
           *[no] {""}
        }
       *[open] {""}
    }, { $needed }+{ $has_bonus ->
        [yes] {" "}mit { $bonus }
       *[no] {""}
    }{ $shots ->
        [one] {""}
       *[other] , { $shots } Schüsse
    }
choice-Fire-unseen = { $weapon } auf { $target }
choice-FireAt = { $weapon } auf den Punkt { $place }: { $away }{ $has_caught ->
        [yes] , { $caught }
       *[no] , niemand dort
    }
choice-SnapShot = { $weapon } bei { $place }: { $away }{ $sight ->
        [cover] {" "}in Deckung
       *[other] {""}
    }, { $needed }+{ $has_bonus ->
        [yes] {" "}mit { $bonus }
       *[no] {""}
    }{ $shots ->
        [one] {""}
       *[other] , { $shots } Schüsse
    }
choice-Target = { $target }: { $away }{ $sight ->
        [cover] {" "}in Deckung
       *[other] {""}
    }
choice-Fight = Nahkampf{ $has_aliens ->
        [yes] : { $ours } gegen { $aliens }
       *[no] {""}
    }
choice-Activate = Aktivieren: { $location }{ $has_effect ->
        [yes] {" "}({ $effect })
       *[no] {""}
    }{ $has_bonus ->
        [yes] , mit { $bonus }
       *[no] {""}
    }{ $hopeless ->
        [yes] {" "}· keine Aussicht
       *[no] {" "}· { $chance }%
    }
choice-TakeOut = { $contact }
choice-HackIn = Zugriff: { $objective }{ $hopeless ->
        [yes] {" "}· keine Aussicht
       *[no] {" "}· { $chance }%
    }
choice-Take = Das Paket von { $objective } aufnehmen
choice-LookInto = { $signal } untersuchen
choice-Close = { $spawn } schließen{ $hopeless ->
        [yes] {" "}· keine Aussicht
       *[no] {" "}· { $chance }%
    }
choice-Call = Das Landungsschiff rufen
choice-Assist = Beim Ruf helfen
choice-Unjam = Ladehemmung beheben: { $weapon }{ $hopeless ->
        [yes] {" "}· keine Aussicht
       *[no] {" "}· { $chance }%
    }
choice-TakeTest = { $kind ->
        [easy] Eine leichte Probe
        [hard] Eine schwere Probe
        [opposed] Eine Probe gegen jemanden
       *[favoured] Eine Probe gegen jemanden, im Vorteil
    }
choice-SkillTest = Eine Probe auf Können, { $number }+ mit Tech
choice-Gear = { $gear }
choice-GearAt = { $gear } bei { $place }
choice-GearFor = { $gear } für { $trooper }
choice-Done = Nichts mehr
choice-Hold = { $question ->
        [snap_fire] Weiter warten
       *[other] Nicht schießen
    }
choice-Decline = { $question ->
        [extra_shot] Kein Schuss
       *[other] Kein weiterer Schuss
    }
choice-Roll = Würfeln
choice-Cancel = Den Ruf zurücknehmen
choice-Board = An Bord
choice-Request = { $support } ({ $roll }+ mit zwei Würfeln)
choice-No = { $question ->
        [support] Nichts mehr
        [gear] Nichts
        [hand_cannon] Niemand
        [shift_priority] So lassen
        [buy_support] Behalten
        [assignment] Keine
        [shorten_stay] Behalten
        [avoid_trial] Vor Gericht gehen
        [leave] Kein Urlaub
       *[other] Nein
    }
choice-Wear = { $armour }{ $save ->
        [0] {""}
       *[other] , hält bei { $save }+
    }
choice-Lower = { $question ->
        [next_priority] Weniger dringend
       *[other] Niedriger
    }
choice-Higher = { $question ->
        [next_priority] Dringender
       *[other] Höher
    }
choice-Buy = Ausgeben
choice-Die-reaction = { $face } gegen Reaktion { $reactions }: { $phase }
choice-Die = { $face }
choice-Keep = { $question ->
        [advance] Den Rest behalten
       *[other] So lassen
    }
choice-TryFor = { $assignment } ({ $roll }+ mit zwei Würfeln): { $gains }
choice-gain-stat = { $stat } +1
choice-gain-xp = { $xp } EP
choice-gain-rep = { $amount } Ansehen
choice-Shorten = Ausgeben
choice-Pay = { $question ->
        [avoid_trial] Ausgeben
       *[other] Ausgeben
    }
choice-Raise = { $question ->
        [advance] { $stat } für { $cost } EP
       *[other] { $stat }
    }
choice-ForExperience = Für Erfahrung
choice-ForAssignment = Für die nächste Sonderaufgabe
choice-MakeSectors = { $number } Sektoren
choice-GoTo = Sektor { $sector }, Priorität { $priority }{ $has_factors ->
        [yes] , { $factors }
       *[no] {""}
    }
choice-Remove = { $contact } entfernen
choice-Reinforce = Verstärkung, { $edge }: { $support }
choice-Barricade = Eine Barrikade von { $start } bis { $end }
choice-DoubleUp = Doppelt bewaffnet: ein Flammenwerfer, der nie leer wird
choice-Thrice = Aus allen Rohren: dreimal schießen
choice-Find = Ein glücklicher Fund für { $trooper }: { $weapon }
choice-Use = { $question ->
        [escape_luck] Nutzen: doch noch ein Ausweg
        [survival_luck] Nutzen: überlebt
       *[other] Nutzen
    }

## Abläufe der Regeln

procedure-MissionPlay = Die Mission
procedure-BeforeMission = Vor der Mission
procedure-SetUp = Aufbau
procedure-ChooseEdge = Der Rand des Trupps
procedure-BuildTable = Der Tisch
procedure-RollObjectives = Ziele
procedure-RollPriority = Priorität der Mission
procedure-RequestSupport = Unterstützung
procedure-Receive = Bewilligte Unterstützung
procedure-LoadOut = Bewaffnung
procedure-PlaceMarkers = Marker
procedure-Deploy = Aufstellung
procedure-Turn = Eine Runde
procedure-PriorityRoll = Prioritätswurf
procedure-ReactionRoll = Reaktionswurf
procedure-TrooperPhase = Soldaten handeln
procedure-Concede = Aufgeben
procedure-EndPhase = Schlussphase
procedure-MissionEnd = Ende der Mission
procedure-AfterMission = Nach der Mission
procedure-Activation = Ein Soldat handelt
procedure-Arrive = Wo eine Bewegung endet
procedure-ClearJam = Ladehemmung beheben
procedure-Trial = Eine Probe
procedure-UseGear = Einsatz von Ausrüstung
procedure-Attack = Schießen
procedure-AreaAttack = Eine Flächenwaffe
procedure-Flash = Eine Blendgranate
procedure-Brawl = Ein Nahkampf
procedure-Brawls = Nahkämpfe
procedure-FollowUp = Weiter nach dem Nahkampf
procedure-Hit = Ein Treffer
procedure-Fallen = Ausgefallene Figuren
procedure-AlienPhase = Alienphase
procedure-AlienActivation = Ein Alien handelt
procedure-SnapFires = Schnellschüsse
procedure-FreeShot = Ein freier Schuss
procedure-MoveContact = Bewegung eines Kontakts
procedure-NewContact = Ein neuer Kontakt
procedure-Detect = Entdeckung
procedure-ContactResult = Ein entdeckter Kontakt
procedure-RevealAliens = Aliens werden aufgedeckt
procedure-AlienFallen = Tod eines Aliens
procedure-TrooperFallen = Ausfall eines Soldaten
procedure-Spit = Speichel
procedure-Scream = Schreie
procedure-AlienSpecials = Was manche Aliens am Ende der Runde tun
procedure-LeastContacts = Kontakte gibt es immer
procedure-LancerActs = Ein Lanzer handelt
procedure-CallerActs = Ein Rufer handelt
procedure-Hide = Ein Anführer versteckt sich
procedure-ObjectiveChecks = Ziele am Ende der Runde
procedure-Hack = Zugriff
procedure-TakePackage = Ein Paket aufnehmen
procedure-RevealLocation = Ein taktischer Punkt wird aufgedeckt
procedure-RevealLocations = Taktische Punkte bei Soldaten werden aufgedeckt
procedure-ActivateLocation = Aktivierung eines taktischen Punkts
procedure-BlockRolls = Sperren am Ende der Runde
procedure-Investigate = Ein Signal wird untersucht
procedure-Ambush = Ein Hinterhalt
procedure-SignalChecks = Signale am Ende der Runde
procedure-SpawnPoints = Brutstellen
procedure-CloseSpawn = Eine Brutstelle schließen
procedure-CallEvac = Ruf nach dem Landungsschiff
procedure-HelpEvac = Hilfe beim Ruf
procedure-EvacStep = Das Landungsschiff
procedure-ShipArrives = Das Landungsschiff kommt
procedure-Boarding = An Bord gehen
procedure-DropShipFire = Das Landungsschiff feuert
procedure-ShipGuns = Die Geschütze des Landungsschiffs
procedure-TurnLuck = Filmreifes Glück in der Runde
procedure-FigureLuck = Filmreifes Glück einer Figur
procedure-EvacLuck = Filmreifes Glück mit dem Landungsschiff
procedure-SupportLuck = Filmreifes Glück mit der Unterstützung
procedure-CreateCharacter = Eine neue Figur
procedure-ShortenStays = Kürzer im Lazarett
procedure-Assignments = Sonderaufgaben
procedure-CourtMartialTrial = Kriegsgericht
procedure-Injuries = Verletzungen
procedure-CountMissions = Missionen im Dienst
procedure-MusterOut = Ausscheiden aus dem Dienst
procedure-EarnReputation = Ansehen
procedure-EarnExperience = Erfahrung
procedure-NextTurn = Der nächste Abschnitt des Feldzugs
procedure-OperationProgress = Die Operation
procedure-MilitaryLife = Soldatenleben
procedure-RestAndRecreation = Urlaub
procedure-OnLeave = Im Urlaub
procedure-ChooseSector = Wahl eines Sektors
procedure-AlienMoves = Züge der Aliens

# The game itself, in lists
ui-game = Bug Hunt
ui-about = Soldaten auf einem freien Tisch, gemessen in Zoll
