## Kampfanzüge, Energiezellen und Haltungen: Ereignisse

event-SuitEquipped = { $agent } legt auf { $hex } an: { $suit }.
event-SuitRecalled = { $suit } erscheint auf { $hex } um { $agent } herum.
event-SuitLeft = { $agent } verlässt { $suit } nach { $end }.
event-SuitLost = { $suit } auf { $hex } hat keine Energiezelle mehr und kommt ins Lager.
event-SuitDestroyed = { $suit } wird mit { $agent } zerstört.
event-BatteryUsed = { $suit } auf { $hex } verbraucht eine Energiezelle; übrig: { $left }.
event-BatterySpent = { $weapon } von { $agent } verbraucht eine Energiezelle; übrig: { $left }.
event-Charged = { $agent } lädt { $item }: { $amount ->
        [one] 1 Energiezelle
       *[other] { $amount } Energiezellen
    } mehr, insgesamt { $left }.
event-PoseTaken = { $agent } ist jetzt { $pose }.
event-Shaken = { $agent } würfelt { $face }.

## Fragen und Antworten

question-charge = { $seat }: Was von { $agent } bekommt Energiezellen?
question-supply = { $seat }: Was nimmt { $agent }?
question-struck = { $seat }: Wen treffen die Steine?
chance-shake = Der Boden bebt: Was zeigt der Würfel?
choice-Equip = Den Kampfanzug anlegen
choice-TakePose = { $pose ->
        [standing] Aufstehen
        [crouching] Hinknien
       *[prone] Sich hinlegen
    }
choice-StandUp = Aufstehen, für die ganze Bewegung
choice-Unequip = Den Kampfanzug verlassen, auf { $hex }
choice-Recall = Einen Kampfanzug zurückrufen
choice-IntoSuit = Der Kampfanzug

## Abläufe des Regelbuchs

procedure-RecallSuit = Rückruf eines Kampfanzugs
procedure-LeaveSuit = Ein Agent verlässt seinen Kampfanzug
procedure-RollEach = Der Boden bebt
procedure-PickStruck = Steine vom Himmel
procedure-HandOutSupplies = Nachschub

## Computerspieler

why-equip = Im Kampfanzug ist { $agent } stärker.
why-recall = { $agent } braucht jetzt einen Kampfanzug.
why-unequip = Ohne den Kampfanzug ist { $agent } besser dran.
why-standup = Stehend verteidigt sich { $agent } besser.
why-pose = Diese Haltung nützt { $agent } hier am meisten.
why-charge = Daran fehlt es { $agent } am meisten.
why-struck = { $agent } hält am meisten aus.

## Bögen

ui-suit = in { $suit }, { $batteries ->
        [0] keine Energiezelle mehr
        [one] 1 Energiezelle
       *[other] { $batteries } Energiezellen
    }
ui-suit-shield = Schild des Kampfanzugs { $points }
ui-carries = trägt { $name }
ui-pose-crouching = kniend
ui-pose-prone = liegend

## Karten

card-kind-suit = Kampfanzug
card-kind-pose = Kampfhaltung
card-suit-move = { $points ->
        [one] 1 Bewegungspunkt mehr
       *[other] { $points } Bewegungspunkte mehr
    }
card-suit-shield = { $points ->
        [0] kein Energieschild
        [one] Energieschild mit 1 Punkt
       *[other] Energieschild mit { $points } Punkten
    }
card-suit-batteries = { $batteries ->
        [one] fasst 1 Energiezelle
       *[other] fasst { $batteries } Energiezellen
    }
card-battery = { $batteries ->
        [one] 1 Energiezelle
       *[other] { $batteries } Energiezellen
    } statt Munition
card-pose-steps = { $points ->
        [0] kein Weg ist möglich
        [one] jedes Hexfeld kostet 1 Bewegungspunkt
       *[other] jedes Hexfeld kostet { $points } Bewegungspunkte
    }
card-pose-to = { $pose }: { $points ->
        [one] 1 Bewegungspunkt
       *[other] { $points } Bewegungspunkte
    }
card-uses = { $uses ->
        [one] einmal zu benutzen
       *[other] { $uses }-mal zu benutzen
    }, dann wird es abgelegt
card-keeps = wird nicht abgelegt, wenn es benutzt wird
cards-suits = Kampfanzüge
cards-poses = Kampfhaltungen
cards-special = Waffen von Kampfanzügen
effect-charge = { $whom } bekommt { $amount ->
        [one] 1 Energiezelle
       *[other] { $amount } Energiezellen
    } für einen Kampfanzug oder eine Waffe
effect-supply = { $whom } bekommt { $amount } davon für eine Waffe oder einen Kampfanzug: { $of }
effect-basic_hits = In jedem Gebiet mit Agenten bestimmt der Alpha-Agent einen, der { $hits ->
        [one] 1 Treffer
       *[other] { $hits } Treffer
    } einfachen Schadens bekommt
effect-roll_each = Jeder Agent wirft 1 { $die ->
        [red] roten
       *[blue] blauen
    } Würfel; bei { $symbols } ist er { $condition }
effect-force_pose = Mit Kampfhaltungen ist jeder Agent, der höher steht, { $pose ->
        [crouching] kniend
        [prone] liegend
       *[standing] stehend
    }
good-ammo = Munition
good-battery = Energiezelle
when-attacking = bei eigenen Angriffen
when-defending = gegen Angriffe auf den Agenten
whom-one_per_area = ein Agent in jedem Gebiet
