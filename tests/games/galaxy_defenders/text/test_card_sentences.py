"""Cards word by word, in English and German."""

import pytest

from xenofront.games.galaxy_defenders import pack as galaxy_defenders_pack
from xenofront.games.galaxy_defenders.text.cards import card_text
from xenofront.games.galaxy_defenders.text.cards.index import all_cards
from xenofront.text.texts import Texts


def card(key, lang):
    catalogue = galaxy_defenders_pack.catalogue()
    return card_text(
        Texts(lang, "galaxy-defenders", strict=True), all_cards(catalogue)[key], catalogue
    )


@pytest.mark.parametrize(
    ("key", "kind", "lines"),
    [
        (
            "w_rifle",
            "Standard ranged weapon · marine",
            (
                "3 red dice, range up to 2, 4 ammo.",
                "If a bolt shows: -1 defence die for the target.",
                "Before the roll 1 ammo may be paid to strike the whole area of the target.",
            ),
        ),
        (
            "w_vulcan",
            "Standard ranged weapon · hulk",
            (
                "3 red dice, range up to 2, 6 ammo.",
                "If a bolt shows: -1 defence die for the target.",
                "After the roll 1 to 3 ammo must be paid; each adds a hit.",
            ),
        ),
        (
            "mercury",
            "Agent's sheet · infiltrator",
            (
                "Moves 5 hexes.",
                "Standard side: 5 HP.",
                "Elite side: 6 HP, energy shield with 1 point.",
                "Weapons: Blade, Silenced Pistol.",
                "Ability: Stealth.",
                "Armour, for each bolt in melee: +1 shield.",
            ),
        ),
        (
            "field_medic",
            "Ability · biotech",
            (
                "One of these:",
                "- The agent, or an agent next to it, heals 1 wound.",
                "- The agent, or an agent next to it, loses one body condition.",
            ),
        ),
        (
            "d_flash",
            "Device · grenade · general · 2 in the box",
            (
                (
                    "Attack on every alien in the area of an alien in sight (range up to 1): "
                    "2 red dice, basic damage."
                ),
                "If a hit is rolled: every alien in the area is stunned.",
            ),
        ),
        (
            "d_apround",
            "Device · sniper",
            (
                "With the action, for an attack in the agent's own turn.",
                "At range: the target rolls no defence dice.",
            ),
        ),
        (
            "spine_critter-blue",
            "Alien card · 2 in the box",
            (
                "3 HP.",
                (
                    "Jaws (melee): 3 red dice, adjacent hexes only. "
                    "If a bolt shows: -1 defence die for the target."
                ),
                "Tail (melee): 3 blue dice, adjacent hexes only.",
                "Nothing hides an agent from it.",
                "When it dies, every agent next to it defends against 2 hits of basic damage.",
                "At range 0: attack with Jaws.",
                "At range 1: move up to 1 area next to the closest agent; attack with Tail.",
                "At range 2: move up to 2 areas next to the closest agent.",
                "Otherwise: move up to 2 areas toward the closest agent.",
            ),
        ),
        (
            "ce05",
            "Close encounter card 5 · 2 in the box",
            (
                "Every Xeno-Beta acts.",
                "Danger: if there is none, 1 Xeno-Beta arrives at a teleport point.",
            ),
        ),
        (
            "ev03",
            "Event card, weather",
            (
                "While this weather lasts: nobody can evade.",
                "Every signal moves 1 area toward the closest agent.",
                (
                    "If there are fewer aliens than agents, signals arrive: "
                    "0 / 1 / 1 / 2 / 3 for 1 / 2 / 3 / 4 / 5 agents."
                ),
            ),
        ),
    ],
)
def test_cards_in_english(key, kind, lines):
    assert card(key, "en").kind == kind
    assert card(key, "en").lines == lines


@pytest.mark.parametrize(
    ("key", "kind", "lines"),
    [
        (
            "w_rifle",
            "Standard-Fernkampfwaffe · Marine",
            (
                "3 rote Würfel, Reichweite bis 2, 4 Munition.",
                "Bei einem Blitz: -1 Verteidigungswürfel für das Ziel.",
                (
                    "Vor dem Wurf darf 1 Munition bezahlt werden, um Gebietsschaden im ganzen "
                    "Gebiet des Ziels anzurichten."
                ),
            ),
        ),
        (
            "xeno_grey-blue",
            "Alienkarte",
            (
                "4 LP, Energieschild mit 2 Punkten.",
                (
                    "Gedankenschlag (Fernkampf): 3 blaue Würfel, Reichweite bis 3. "
                    "Die Rüstung des Ziels hilft nicht."
                ),
                (
                    "Einmal pro Runde wird statt seiner ein anderes Alien Ziel eines Angriffs, "
                    "höchstens 1 Gebiet entfernt, Spezies Xeno-Grey ausgenommen."
                ),
                "Auf Entfernung 0: Angriff mit Gedankenschlag; sich um 1 Gebiet entfernen.",
                (
                    "Auf Entfernung 1: Angriff mit Gedankenschlag; die 2 nächsten anderen Aliens "
                    "(höchstens 2 Gebiete entfernt, Spezies Xeno-Grey ausgenommen) aktivieren."
                ),
                (
                    "Auf Entfernung 2: die 2 nächsten anderen Aliens (höchstens 2 Gebiete "
                    "entfernt, Spezies Xeno-Grey ausgenommen) aktivieren; Angriff mit "
                    "Gedankenschlag."
                ),
                (
                    "Sonst: Bewegung um bis zu 1 Gebiet auf den nächsten Teleportpunkt zu; die 2 "
                    "nächsten anderen Aliens (höchstens 2 Gebiete entfernt, Spezies Xeno-Grey "
                    "ausgenommen) aktivieren."
                ),
            ),
        ),
        (
            "camouflage",
            "Begabung · Scharfschützin",
            (
                "Wirkt, bis der Agent sich bewegt.",
                "Nicht, solange ein Alien den Agenten im Nahkampf bindet.",
                "Nur angrenzende Aliens bemerken den Agenten oder greifen ihn an.",
            ),
        ),
        (
            "it_wall",
            "Verbesserte Taktik · Reaktion · allgemein · 2 in der Schachtel",
            ("Für eine Verteidigung; kostet keine Aktion.", "+2 Schilde."),
        ),
        (
            "dr_sentry",
            "Drohne",
            (
                "3 LP.",
                "Keine Bewegung.",
                (
                    "Geschütz (Fernkampf): 2 rote Würfel, Reichweite bis 2, 4 Munition. "
                    "Nie Ladehemmung."
                ),
                (
                    "Wache: Einmal pro Runde ein Angriff auf ein Alien, das sich gerade bewegt hat "
                    "oder ins Spiel gekommen ist."
                ),
            ),
        ),
        (
            "ce15",
            "Begegnungskarte 15",
            ("Aktiviert wird jedes Alien, das mehr als 1 Gebiet von jedem Agenten entfernt ist.",),
        ),
        (
            "ev01",
            "Ereigniskarte · 2 in der Schachtel",
            (
                "2 Agenten, die der Alpha-Agent bestimmt, legen je 1 Munition ab.",
                "Jedes Signal bewegt sich 1 Gebiet auf den Alpha-Agenten zu.",
                "Es erscheinen Signale: 1 / 1 / 2 / 3 / 3 bei 1 / 2 / 3 / 4 / 5 Agenten.",
            ),
        ),
    ],
)
def test_cards_in_german(key, kind, lines):
    assert card(key, "de").kind == kind
    assert card(key, "de").lines == lines
