"""Definitions of missions: markers, terrain and what is rolled for."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

from xenofront.content.definitions import Definition, Part
from xenofront.games.bug_hunt.content.parts import Span, Stat

TerrainKind = Literal["linear", "area", "field", "individual", "block", "interior"]
ObjectiveKind = Literal["patrol", "scout", "secure", "retrieve", "beacon", "hack"]


class ContactRow(Definition, frozen=True, kw_only=True):
    """A result of a detected contact."""

    rolls: Span
    result: Literal["quiet", "movement", "contact"]


class LocationRow(Definition, frozen=True, kw_only=True):
    """What a tactical location turns out to be."""

    rolls: Span
    effect: Literal["distract", "block", "neutralize", "delay"]


class SignalRow(Definition, frozen=True, kw_only=True):
    """What a signal turns out to be."""

    rolls: Span
    effect: Literal["civilians", "evidence", "danger", "ambush", "trooper", "supplies"]


class Objective(Definition, frozen=True, kw_only=True):
    """A kind of objective."""

    rolls: Span
    kind: ObjectiveKind


class Difficulty(Definition, frozen=True, kw_only=True):
    """How hard a mission is."""

    contacts: int = 0
    aliens: int = 0
    support: int = 0
    contact_per_six: bool = False
    least_contacts: int = 0


class Feature(Definition, frozen=True, kw_only=True):
    """A piece of terrain; measures are thousandths of an inch."""

    kind: TerrainKind
    size: tuple[int, int]
    large: bool = True
    difficult: bool = False
    height: int = 0
    """To climb over; 0 stands for ground that is walked on, or for what cannot be climbed."""
    climbable: bool = False
    doors: int = 0
    windows: int = 0
    gap: bool = False


class Placed(Part, frozen=True, kw_only=True):
    """A feature on a table: its corner nearest to the origin, in thousandths of an inch."""

    feature: str
    at: tuple[int, int]
    turned: bool = False


class Mission(Definition, frozen=True, kw_only=True):
    """A mission: what is not given is rolled for."""

    briefing: str = ""
    briefing_de: str = ""
    table: tuple[int, int] = (36_000, 36_000)
    features: tuple[Placed, ...] | None = None
    objectives: tuple[ObjectiveKind, ...] | None = None
    priority: int = 0
    aliens: tuple[str, ...] = ()
    """Only these types may come."""
    places: Mapping[str, tuple[int, int]] = {}
    """Named points, in thousandths of an inch: ``objective 1`` to ``objective 6``."""
    guided: bool = False


class Tables(Definition, frozen=True, kw_only=True):
    """Numbers that belong to no row."""

    stat_costs: Mapping[Stat, int]
    stat_maxima: Mapping[Stat, int]
    escalation_priority: tuple[int, ...]
    escalation_spawn: tuple[int, ...]
    surnames: tuple[str, ...]
    loadout: tuple[str, ...]
