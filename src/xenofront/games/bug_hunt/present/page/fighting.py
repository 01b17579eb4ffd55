"""Shots, blasts and brawls as fights: dice, hits against armour, what became of it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, Literal

from xenofront.games.bug_hunt.rules.box import Box
from xenofront.games.bug_hunt.rules.events import aliens, combat, missions, turn
from xenofront.games.bug_hunt.rules.state import BHState, TrooperId
from xenofront.games.bug_hunt.text.wording.names import capital
from xenofront.kernel import Event
from xenofront.present.fights import Fights
from xenofront.present.messages.log import Die, Fight
from xenofront.text.texts import Texts

Style = Literal["shot", "blow", "blast", "flame", "spit"]
BEGINNINGS: Final = (
    turn.TurnBegan,
    turn.PhaseBegan,
    turn.ActivationBegan,
    turn.TrooperMoved,
    turn.TrooperStayed,
    turn.GearUsed,
    aliens.AlienMoved,
    aliens.AlienWaits,
    aliens.ContactMoved,
    aliens.AliensRevealed,
    aliens.SnapFired,
    combat.AreaFired,
    missions.ObjectiveRolled,
)
"""After these no attack of before goes on."""
BURNING: Final = "incinerator"
Dice = Callable[[Event], tuple[Die, ...]]


class Attacks:
    """The attacks of a game, event by event."""

    def __init__(self, texts: Texts, state: BHState, dice: Dice) -> None:
        self.texts, self.state, self.dice = texts, state, dice
        self.fights = Fights(texts)
        self._area: tuple[str, str] = "", ""
        """Who fired the area weapon that goes off, and which it is."""
        self._settled: dict[int, int] = {}
        """By the number of a fight, the hits of which it is known what they did."""

    def hear(self, node: int, event: Event) -> Fight | None:
        """The fight that an event belongs to, as far as it is known then."""
        if isinstance(event, BEGINNINGS):
            self.fights.clear()
            self._area = "", ""
        return self._attack(node, event) or self._hit(event)

    def _attack(self, node: int, event: Event) -> Fight | None:
        """Whoever attacks has rolled."""
        dice = self.dice(event)
        match event:
            case combat.AreaFired(shooter, weapon):
                self._area = shooter, weapon
            case combat.Fired(shooter, weapon, target, hit=hit):
                self._of(node, shooter, target, weapon, self._style(weapon))
                return self._rolled(target, dice, hit=hit)
            case combat.Caught(figure, hit=hit):
                shooter, weapon = self._area
                style: Style = "flame" if weapon == BURNING else "blast"
                self._of(node, shooter, figure, weapon, style)
                return self._rolled(figure, dice, hit=hit)
            case aliens.AlienShot(alien, target, hit=hit):
                self._of(node, alien, target, "", "spit")
                return self._rolled(target, dice, hit=hit)
            case combat.BrawlRolled(trooper, alien, loser=loser):
                self.fights.clear()
                return self._brawl(node, trooper, alien, loser, dice)
            case combat.Stumbled(alien):
                fight = self.fights.known.get(alien) or self._of(node, "", alien, "", "blow")
                return self._told(alien, hits=fight.hits + 1)
        return None

    def _brawl(
        self, node: int, trooper: str, alien: str, loser: str, dice: tuple[Die, ...]
    ) -> Fight:
        """The winner attacks; where both are hit each attacks the other."""
        ours, theirs = dice[:1], dice[1:]
        found = []
        if loser != "trooper":
            self._of(node, trooper, alien, "", "blow")
            found.append(self._told(alien, attack=ours, defence=theirs, hits=1))
        if loser != "alien":
            self._of(node, alien, trooper, "", "blow")
            found.append(self._told(trooper, attack=theirs, defence=ours, hits=1))
        fight = found[-1]
        assert fight is not None
        return fight

    def _hit(self, event: Event) -> Fight | None:
        """What armour stops, what damage does, who falls."""
        dice = self.dice(event)
        match event:
            case combat.Saved(figure, success=success):
                fight = self.fights.known.get(figure)
                if fight is None:
                    return None
                stopped = fight.shields + int(success)
                self._settled[fight.id] = self._settled.get(fight.id, 0) + int(success)
                return self._told(figure, defence=fight.defence + dice, shields=stopped)
            case combat.DamageRolled(figure, result=result):
                fight = self.fights.known.get(figure)
                if fight is None:
                    return None
                self._settled[fight.id] = self._settled.get(fight.id, 0) + 1
                return self._told(figure, attack=fight.attack + dice, became=result)
            case combat.Wounded(figure) | combat.Stunned(figure):
                return self._told(figure)
            case combat.AlienKilled(figure) | combat.TrooperDown(figure):
                return self._told(figure, dead=True, became="dead")
        return None

    def _of(self, node: int, attacker: str, target: str, weapon: str, style: Style) -> Fight:
        """The fight of two; another shot at the same target belongs to it."""
        known = self.fights.known.get(target)
        name = self.texts.name(weapon, self.state) if weapon else self.texts.say(f"fight-{style}")
        if known is not None and (known.attacker, known.weapon) == (attacker, name):
            return known
        return self.fights.begin(
            node,
            target,
            attacker=attacker,
            attacker_name=self._name(attacker) if attacker else "",
            target_name=self._name(target),
            weapon=name,
            style=style,
        )

    def _name(self, figure: str) -> str:
        return capital(self.texts.name(figure, self.state))

    def _rolled(self, target: str, dice: tuple[Die, ...], *, hit: bool) -> Fight | None:
        fight = self.fights.known[target]
        if fight.hits and not hit:  # what the hits before came to is worth more
            over = self._settled.get(fight.id, 0) >= fight.hits
            return self.fights.change(target, attack=fight.attack + dice, over=over)
        return self._told(target, attack=fight.attack + dice, hits=fight.hits + int(hit))

    def _told(self, figure: str, *, became: str = "", **fields: Any) -> Fight | None:
        """A fight with what is known now, in words, and whether that is all."""
        fight = self.fights.change(figure, **fields)
        if fight is None:
            return None
        settled = dead = fight.dead or became == "dead"
        settled |= self._settled.get(fight.id, 0) >= fight.hits
        how = became or ("" if settled and fight.damage else self._stands(fight))
        return self.fights.change(
            figure,
            damage=fight.damage + (became == "wounded"),
            dead=dead,
            over=settled,
            ours=(fight.ours or bool(became)) and self._is_ours(figure),
            text=self.texts.say(f"fight-{how}") if how else fight.text,
        )

    def _stands(self, fight: Fight) -> str:
        """How it stands before damage is rolled; nothing if that is known."""
        if not fight.hits:
            return "missed"
        if fight.shields >= fight.hits:
            return "saved"
        if self._settled.get(fight.id, 0) >= fight.hits:
            return ""
        return "unsaved" if fight.defence and fight.style != "blow" else "hit"

    def _is_ours(self, figure: str) -> bool:
        return TrooperId(figure) in self.state.troopers

    def _style(self, weapon: str) -> Style:
        return style_of(self.state.box, weapon)


def style_of(box: Box, weapon: str) -> Style:
    """How an attack is drawn."""
    if weapon == BURNING:
        return "flame"
    known = box.weapons.get(weapon)
    return "blast" if known is not None and "area" in known.traits else "shot"
