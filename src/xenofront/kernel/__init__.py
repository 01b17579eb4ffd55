"""Procedures, questions, chance, tables, events, records: everything no game is needed for."""

from xenofront.kernel.events import Event
from xenofront.kernel.files import Opened, read_record, write_record
from xenofront.kernel.game import FATE, Frame, Game, seen
from xenofront.kernel.procedure import (
    END,
    GAME_OVER,
    Again,
    BrokenProcedure,
    Mark,
    Procedure,
    Result,
    again,
)
from xenofront.kernel.questions import Ask, Chance, Dice, IllegalChoice, RuleId, Seat
from xenofront.kernel.record import Answer, BackTo, Record, UndoRefused, replay
from xenofront.kernel.saves import SaveError, digest, open_position, save
from xenofront.kernel.state import CarriedRefused, Setup, SetupRefused, State, UnknownOption
from xenofront.kernel.system import Aliases, System, Ways
from xenofront.kernel.tables import added, changed, removed

__all__ = [
    "END", "FATE", "GAME_OVER", "Again", "Aliases", "Answer", "Ask", "BackTo", "BrokenProcedure",
    "CarriedRefused", "Chance", "Dice", "Event", "Frame", "Game", "IllegalChoice", "Mark", "Opened",
    "Procedure", "Record", "Result", "RuleId", "SaveError", "Seat", "Setup", "SetupRefused",
    "State", "System", "UndoRefused", "UnknownOption", "Ways",
    "added", "again", "changed", "digest", "open_position", "read_record", "removed", "replay",
    "save", "seen", "write_record",
]  # fmt: skip
