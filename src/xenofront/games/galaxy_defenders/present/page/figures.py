"""Figures on the board, with their badges and a sentence about each."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final, Literal

from xenofront.games.galaxy_defenders.present import status
from xenofront.games.galaxy_defenders.present.page.acting import (
    CIVILIAN,
    acting,
    had_turn,
    shape_of,
)
from xenofront.games.galaxy_defenders.present.page.drawing import drawing
from xenofront.games.galaxy_defenders.present.page.phrases import (
    nearest,
    range_words,
    relation,
    seen_by,
)
from xenofront.games.galaxy_defenders.present.page.words import BADGES, EMPTY
from xenofront.games.galaxy_defenders.present.places import (
    active_agent,
    agent_letters,
    alien_letters,
)
from xenofront.games.galaxy_defenders.rules.ch5_terrain.map import is_engaged
from xenofront.games.galaxy_defenders.rules.ch7_agents.defence import wounds_to_come
from xenofront.games.galaxy_defenders.rules.ch8_aliens.swarms import figure_hp
from xenofront.games.galaxy_defenders.rules.expansions.map_tokens import kind_of
from xenofront.games.galaxy_defenders.rules.expansions.objects import object_hp
from xenofront.games.galaxy_defenders.rules.expansions.stages import stage_of
from xenofront.games.galaxy_defenders.rules.state import (
    Agent,
    AgentId,
    Alien,
    AlienId,
    GDState,
    HexId,
    figures,
    is_bleeding,
    max_hp,
)
from xenofront.kernel import Game
from xenofront.present.common import alike, by_severity
from xenofront.present.messages.scene import Badge, Figure
from xenofront.text.texts import Texts

RADIUS: Final = 640


def all_figures(texts: Texts, game: Game) -> tuple[Figure, ...]:
    """Everybody on the board."""
    made = _Figures(texts, game)
    return (
        *made.civilians(),
        *made.signals(),
        *made.objects(),
        *made.suits(),
        *made.aliens(),
        *made.agents(),
    )


class _Figures:
    """Makes figures of one game, in one language."""

    def __init__(self, texts: Texts, game: Game) -> None:
        state = game.state
        assert isinstance(state, GDState)
        self.texts, self.game, self.state = texts, game, state
        self.drawn = drawing(state.box.board)
        self.acting, self.done = acting(game), had_turn(game)
        self.viewer = active_agent(game)
        self.agents_at: dict[str, HexId] = {
            agent: state.agents[agent].hex for agent in figures(state)
        }
        self.pending = wounds_to_come(game.stack, state, game.pending)
        self.alike = alike({alien: row.card for alien, row in state.aliens.items()})

    def _made(
        self,
        figure: str,
        place: HexId,
        label: list[str],
        *,
        side: Literal["squad", "alien", "signal", "friend"],
        shape: str,
        letters: str,
        badges: tuple[Badge, ...] = (),
        **more: Any,
    ) -> Figure:
        x, y = self.drawn.centre(place)
        return Figure(
            id=figure,
            name=label[0],
            side=side,
            shape=shape,
            letters=letters,
            x=x,
            y=y,
            radius=RADIUS,
            cell=place,
            badges=badges,
            pending=self.pending.get(figure, 0),
            active=figure == self.acting,
            label=", ".join(label),
            **more,
        )

    def _hurt(self, wounds: int, hp: int, shield: int) -> Iterator[Badge]:
        """Wounds, and the shield against more."""
        if wounds:
            label = self.texts.say("web-wounds", wounds=wounds, hp=hp)
            yield Badge(kind="wound", text=str(wounds), label=label)
        if shield:
            label = self.texts.say("ui-shield", points=shield)
            yield Badge(kind="shield", text=str(shield), label=label)

    # -- agents and drones -----------------------------------------------------------------------

    def agents(self) -> Iterator[Figure]:
        for agent in figures(self.state):
            row = self.state.agents[agent]
            badges, hp = by_severity(self._agent_badges(agent), BADGES), max_hp(self.state, agent)
            yield self._made(
                agent,
                row.hex,
                self._agent_label(agent, badges),
                side="friend" if row.owner else "squad",
                shape=row.suit.sheet if row.suit else shape_of(self.state, agent),  # GX-9.5.1.e
                letters=agent_letters(agent),
                rank="" if row.owner else row.rank,
                facing=row.facing if status.has_view(self.state, agent) else "",
                badges=badges,
                health=max(hp - row.wounds, 0),
                most=hp,
                shield=row.suit.shield if row.suit and row.suit.shield else row.shield,
                done=agent in self.done,
            )

    def _agent_label(self, agent: AgentId, badges: tuple[Badge, ...]) -> list[str]:
        texts, state = self.texts, self.state
        row = state.agents[agent]
        name = texts.name(agent, state.box)
        if row.owner:
            of = "web-npc-of" if agent in state.box.npcs else "web-drone-of"
            kind = texts.say(of, agent=texts.name(row.owner, state.box))
        else:
            kind = texts.say(f"class-{state.box.agents[agent].class_name}")
        label = [name, kind]
        label.append(texts.say("web-wounds", wounds=row.wounds, hp=max_hp(state, agent)))
        label += [badge.label for badge in badges if badge.kind != "wound"]
        label.append(texts.say("web-at", hex=row.hex))
        if status.has_view(state, agent):
            label.append(texts.say("web-facing", facing=texts.say(f"direction-{row.facing}")))
        aliens: dict[str, HexId] = {alien: there.hex for alien, there in state.aliens.items()}
        near = nearest(state, row.hex, aliens)
        if near:
            away = range_words(texts, state, row.hex, aliens[near])
            where = relation(texts, name, row.hex, aliens[near])
            alien = texts.name(near, state.box)
            label.append(texts.say("web-nearest", alien=alien, where=where, away=away))
        return label

    def _agent_badges(self, agent: AgentId) -> Iterator[Badge]:
        texts, state = self.texts, self.state
        row = state.agents[agent]
        yield from self._hurt(row.wounds, max_hp(state, agent), row.shield)
        if row.plates:
            label = texts.say("ui-plates", points=row.plates)
            yield Badge(kind="plates", text=str(row.plates), label=label)
        if is_bleeding(state, agent):
            yield Badge(kind="bleeding", label=texts.say("drawn-bleeding"))
        for condition in row.conditions:
            yield Badge(kind=condition, label=texts.say(f"condition-{condition}"))
        yield from self._tokens(row)
        yield from self._gear(row)
        yield from self._beset(agent)
        if is_engaged(state, agent):
            yield Badge(kind="engaged", label=texts.say("drawn-engaged"))
        for slot in row.weapons:
            weapon = texts.name(slot.id, state.box)
            if slot.jammed:
                yield Badge(kind="jammed", label=texts.say("web-jammed", weapon=weapon))
            if slot.ammo == 0 or slot.batteries == 0:
                yield Badge(kind="empty", label=texts.say("web-empty", weapon=weapon))
        if row.led:
            yield Badge(kind="leads", text=str(row.led), label=texts.say("ui-led", count=row.led))
        for power in row.lasting:
            label = texts.say("ui-lasting", name=texts.name(power, state.box))
            yield Badge(kind="effect", label=label)
        flags = {"guard": row.guard, "alpha": agent == state.alpha, "done": agent in self.done}
        for kind in (kind for kind, true in flags.items() if true):
            yield Badge(kind=kind, label=texts.say(f"drawn-{kind}"))

    def _gear(self, row: Agent) -> Iterator[Badge]:
        """The suit that an agent wears, tokens of the mission it carries, and its pose."""
        texts, suit = self.texts, row.suit
        if suit is not None:
            name = texts.name(suit.sheet, self.state.box)
            label = texts.say("ui-suit", suit=name, batteries=suit.batteries)
            yield Badge(kind="suit", text=str(suit.batteries), label=label)
            if suit.shield:
                label = texts.say("ui-suit-shield", points=suit.shield)
                yield Badge(kind="shield", text=str(suit.shield), label=label)
        for token in row.tokens:
            name = texts.name(kind_of(token), self.state.box)
            yield Badge(kind="key", label=texts.say("ui-carries", name=name))
        if row.pose != "standing":
            yield Badge(kind=row.pose, label=texts.say(f"drawn-{row.pose}"))

    def _beset(self, agent: AgentId) -> Iterator[Badge]:
        """Who hunts or drags an agent."""
        texts, state = self.texts, self.state
        for alien, level in status.hunters(state, agent):
            name = texts.name(alien, state.box)
            label = texts.say("web-menaced", alien=name, level=level)
            yield Badge(kind="menace", text=str(level), label=label)
        if state.agents[agent].seized_by:
            yield Badge(kind="seized", label=texts.say("drawn-seized"))

    # -- aliens, signals, civilians --------------------------------------------------------------

    def aliens(self) -> Iterator[Figure]:
        for alien, row in self.state.aliens.items():
            badges = by_severity(self._alien_badges(alien), BADGES)
            texts, hp = self.texts, figure_hp(self.state, alien)
            label = [texts.name(alien, self.state.box)]
            label.append(texts.say("web-wounds", wounds=row.wounds, hp=hp))
            label += status.mastery(texts, self.state, alien)
            label += [badge.label for badge in badges if badge.kind != "wound"]
            yield self._made(
                alien,
                row.hex,
                [*label, *self._whereabouts(row.hex)],
                side="alien",
                shape=shape_of(self.state, alien),
                letters=alien_letters(self.state, alien),
                rank=self.state.box.aliens[row.card].rank,
                badges=badges,
                health=max(hp - row.wounds, 0),
                most=hp,
                shield=max(row.shield, *row.stacks) if row.stacks else row.shield,
                tag=alien.rpartition("-")[2] if alien in self.alike else "",
            )

    def _tokens(self, row: Agent | Alien) -> Iterator[Badge]:
        """MARK and CRITICAL tokens."""
        if row.lock:
            yield Badge(kind="marked", label=self.texts.say("ui-lock", level=row.lock))
        if isinstance(row, Agent) and row.poison:
            label = self.texts.say("ui-poison", level=row.poison)
            yield Badge(kind="poison", text=str(row.poison), label=label)
        for token in row.criticals:
            yield Badge(kind="critical", label=self.texts.name(token, self.state.box))

    def _alien_badges(self, alien: AlienId) -> Iterator[Badge]:
        texts, state = self.texts, self.state
        row = state.aliens[alien]
        yield from self._hurt(row.wounds, figure_hp(state, alien), row.shield)
        for condition in row.conditions:
            yield Badge(kind=condition, label=texts.say(f"condition-{condition}"))
        yield from self._tokens(row)
        for power in row.marks:
            label = texts.say("web-marked", power=texts.name(power, state.box))
            yield Badge(kind="marked", label=label)
        stage = stage_of(state.box, row.card)
        enraged = row.card != alien.rpartition("-")[0] and not stage
        flags = {"shield_lost": row.disabled, "reaction_used": row.used, "enraged": enraged}
        for kind in (kind for kind, true in flags.items() if true):
            yield Badge(kind=kind, label=texts.say(f"drawn-{kind}"))

    def signals(self) -> Iterator[Figure]:
        for signal, row in self.state.signals.items():
            name = self.texts.name(signal, self.state.box)
            label = [name, self.texts.say("web-face-down"), *self._whereabouts(row.hex)]
            yield self._made(signal, row.hex, label, side="signal", shape="signal", letters="?")

    def objects(self) -> Iterator[Figure]:
        for name, row in self.state.objects.items():
            texts, hp = self.texts, object_hp(self.state, name)
            label = [texts.name(name, self.state.box)]
            label.append(texts.say("web-wounds", wounds=row.wounds, hp=hp))
            yield self._made(
                name,
                row.hex,
                [*label, *self._whereabouts(row.hex)],
                side="alien",
                shape=row.kind,
                letters=row.kind[:2],
                badges=tuple(self._hurt(row.wounds, hp, 0)),
                health=max(hp - row.wounds, 0),
                most=hp,
                tag=name.rpartition("-")[2],
            )

    def suits(self) -> Iterator[Figure]:
        """Empty power suits."""
        for place, suit in self.state.suits.items():
            texts, name = self.texts, self.texts.name(suit.sheet, self.state.box)
            label = texts.say("web-suit", batteries=suit.batteries)
            yield self._made(
                f"{suit.sheet}@{place}",
                place,
                [name, label, *self._whereabouts(place)],
                side="friend",
                shape=suit.sheet + EMPTY,
                letters="su",
                badges=(Badge(kind="suit", text=str(suit.batteries), label=label),),
                shield=suit.shield,
            )

    def civilians(self) -> Iterator[Figure]:
        for civilian, place in self.state.civilians.items():
            label = [self.texts.say("drawn-civilian"), *self._whereabouts(place)]
            key = f"{CIVILIAN}{civilian}"
            yield self._made(key, place, label, side="friend", shape="civilian", letters="ci")

    def _whereabouts(self, place: HexId) -> Iterator[str]:
        """Where something is, from the active agent or the closest one, and who sees it."""
        texts, state = self.texts, self.state
        yield texts.say("web-at", hex=place)
        viewer = self.viewer or nearest(state, place, self.agents_at)
        if viewer:
            here = self.agents_at[viewer]
            yield relation(texts, texts.name(viewer, state.box), here, place)
            yield range_words(texts, state, here, place)
        yield seen_by(texts, state, place)
