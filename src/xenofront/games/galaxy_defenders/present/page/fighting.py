"""Attacks as fights: who against whom, dice, hits against shields, what became of it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Literal

from msgspec.structs import replace

from xenofront.games.galaxy_defenders.content.effects import Blast, Ignite, Inflict
from xenofront.games.galaxy_defenders.rules import events
from xenofront.games.galaxy_defenders.rules.box import Box
from xenofront.games.galaxy_defenders.rules.ch7_agents.defence import added_shields
from xenofront.games.galaxy_defenders.rules.ch7_agents.rolls import wounds_of
from xenofront.games.galaxy_defenders.rules.state import GDState
from xenofront.kernel import Event
from xenofront.present.fights import Fights
from xenofront.present.messages.log import Die, Fight
from xenofront.text.texts import Texts

Style = Literal["shot", "blow", "blast", "flame", "spit"]
BEGINNINGS: Final = (
    events.AttackDeclared,
    events.Burst,
    events.RoundBegan,
    events.PhaseBegan,
    events.TurnBegan,
    events.Stepped,
    events.Turned,
    events.AlienDecided,
    events.AlienMoved,
    events.AlienIdle,
    events.SignalMoved,
    events.EventDrawn,
    events.CloseEncounterDrawn,
    events.SignalRevealed,
)
"""After these no attack of before goes on."""
ASIDE: Final = (events.SignalRevealed,)
"""What may happen in the middle of an attack."""
DEATHS: Final = (events.AlienDied, events.FigureDied, events.AgentDied, events.DroneDestroyed)
NOBODY: Final = Fight(
    id=0, attacker="", attacker_name="", target="", target_name="", weapon="", style="blast"
)
"""Where nobody has attacked."""

Dice = Callable[[Event], tuple[Die, ...]]


class Attacks:
    """The attacks of a game, event by event."""

    def __init__(self, texts: Texts, state: GDState, dice: Dice) -> None:
        self.texts, self.state, self.dice = texts, state, dice
        self.fights, self._source = Fights(texts), NOBODY
        self._taken: dict[str, int] = {}
        """Hits that energy shields took, before any die was rolled."""

    def hear(self, node: int, event: Event) -> Fight | None:
        """The fight that an event belongs to, as far as it is known then."""
        fights = self.fights
        if isinstance(event, BEGINNINGS) and not isinstance(event, ASIDE):
            fights.clear()
            self._taken = {}
        match event:
            case events.AttackDeclared(attacker, weapon, target):
                return self._begin(node, attacker, weapon, target)
            case events.Burst(unit, hits):
                fights.primary, name = unit, self._name(unit)
                word = self.texts.say("fight-burst")
                self._source = replace(
                    NOBODY, attacker=unit, attacker_name=name, weapon=word, hits=hits
                )
                return None
        if not fights.primary:
            return None
        return self._attack(event) or self._defence(node, event) or self._end(event)

    def _begin(self, node: int, attacker: str, weapon: str, target: str) -> Fight:
        self._source = self.fights.begin(
            node,
            target,
            attacker=attacker,
            attacker_name=self._name(attacker),
            target_name=self._name(target),
            weapon=self.texts.name(weapon, self.state.box),
            style=style_of(self.state.box, weapon),
        )
        return self._source

    def _name(self, figure: str) -> str:
        return self.texts.name(figure, self.state.box)

    def _attack(self, event: Event) -> Fight | None:
        """What the attacker rolls and pays, before anybody defends."""
        attacker, primary = self._source.attacker, self.fights.primary
        fight = self.fights.known.get(primary)
        if fight is None or fight.defence:
            return None
        match event:
            case events.HitsRolled(unit, _, hits) if unit == attacker and not fight.attack:
                return self._told(primary, attack=self.dice(event), hits=hits)
            case events.Rerolled(unit, _, hits) if unit == attacker and fight.attack:
                return self._told(primary, attack=self.dice(event), hits=hits)
            case events.HitsAdded(unit, _, hits) if unit == attacker:
                return self._told(primary, hits=hits)
            case events.WeaponFailed(unit) if unit == attacker:
                return self._told(primary, hits=0)
            case events.Substituted(_, target):
                fields = {"target_name": self._name(target), "target": target}
                changed = self.fights.change(primary, **fields)
                assert changed is not None
                self.fights.known, self.fights.primary = {target: changed}, target
                return changed
        return None

    def _defence(self, node: int, event: Event) -> Fight | None:
        """What shields and armour stop, and what gets through."""
        match event:
            case events.ShieldSpent(unit, points):
                self._taken[unit] = points
                self._of(node, unit)
                return self._told(unit, shields=points)
            case events.DefenceRolled(unit, _, shields) | events.Rerolled(unit, _, shields):
                self._of(node, unit)
                stopped = self._taken.get(unit, 0) + shields
                return self._told(unit, defence=self.dice(event), shields=stopped)
            case events.PowerUsed(unit, power) if unit in self.fights.known:
                more = added_shields(self.state.box, power)
                fight = self._of(node, unit)
                return self._told(unit, shields=fight.shields + more) if more else None
            case events.Wounded(unit, amount):
                fight = self._of(node, unit)
                return self._told(unit, damage=fight.damage + amount)
            case events.Bleeding(unit) if unit in self.fights.known:
                return self.fights.known[unit]
        return None

    def _end(self, event: Event) -> Fight | None:
        if not isinstance(event, DEATHS):
            return None
        unit = getattr(event, "alien", "") or getattr(event, "unit", "") or event.agent  # type: ignore[union-attr]
        return self._told(unit, dead=True) if unit in self.fights.known else None

    def _of(self, node: int, unit: str) -> Fight:
        """The fight of somebody; whoever is struck besides the first gets one now."""
        known = self.fights.known.get(unit)
        if known is not None:
            return known
        source = self._source
        first = self.fights.known.get(self.fights.primary, source)
        return self.fights.begin(
            node,
            unit,
            attacker=source.attacker,
            attacker_name=source.attacker_name,
            target_name=self._name(unit),
            weapon=source.weapon,
            style=source.style,
            attack=first.attack,
            hits=first.hits,
        )

    def _told(self, unit: str, **fields: object) -> Fight | None:
        """A fight with what is known now, in words, and whether that is all."""
        fight = self.fights.change(unit, **fields)
        if fight is None:
            return None
        through = wounds_of(fight.hits, fight.shields)
        over = bool(fight.damage or fight.dead or not through)
        how = "dead" if fight.dead else "through" if through else "held" if fight.hits else "missed"
        if how == "through" and not (fight.defence or fight.damage or fight.shields):
            how = "hits"
        return self.fights.change(
            unit,
            shields=min(fight.shields, fight.hits),
            over=over,
            ours=bool(fight.damage or fight.dead) and unit in self.state.agents,
            text=self.texts.say(f"fight-{how}", hits=through),
        )


def style_of(box: Box, weapon: str) -> Style:
    """How an attack is drawn."""
    known = box.weapons.get(weapon)
    if known is None:
        power = box.powers.get(weapon)
        burns = power is not None and any(_burns(effect) for effect in power.effects)
        return "flame" if burns else "blast"
    if known.kind == "melee":
        return "blow"
    holds = any(isinstance(effect, Inflict) for effect in known.on_bolt)
    return "spit" if holds and known.rank == "natural" else "shot"


def _burns(effect: object) -> bool:
    return isinstance(effect, Blast) and any(isinstance(one, Ignite) for one in effect.on_hit)
