"""Procedures, questions, chance, tables, events, records: everything no game is needed for."""

from xenofront.kernel.choices import Choice, Phrase, UnreadableChoice
from xenofront.kernel.events import Event
from xenofront.kernel.files import Opened, read_record, write_record
from xenofront.kernel.game import FATE, Frame, Game
from xenofront.kernel.knowledge import SQUAD, UNKNOWN, WATCHER, Filtered, Owned, Public, Side
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
from xenofront.kernel.questions import (
    Chance,
    Concealed,
    Dice,
    Handling,
    IllegalChoice,
    Question,
    RuleId,
    Sample,
    Seat,
)
from xenofront.kernel.record import Answer, BackTo, Record, UndoRefused, replay
from xenofront.kernel.saves import SaveError, digest, open_position, save
from xenofront.kernel.state import CarriedRefused, Setup, SetupRefused, State, UnknownOption
from xenofront.kernel.system import Aliases, System, Ways
from xenofront.kernel.tables import added, changed, removed

__all__ = [
    "END",
    "FATE",
    "GAME_OVER",
    "SQUAD",
    "UNKNOWN",
    "WATCHER",
    "Again",
    "Aliases",
    "Answer",
    "BackTo",
    "BrokenProcedure",
    "CarriedRefused",
    "Chance",
    "Choice",
    "Concealed",
    "Dice",
    "Event",
    "Filtered",
    "Frame",
    "Game",
    "Handling",
    "IllegalChoice",
    "Mark",
    "Opened",
    "Owned",
    "Phrase",
    "Procedure",
    "Public",
    "Question",
    "Record",
    "Result",
    "RuleId",
    "Sample",
    "SaveError",
    "Seat",
    "Setup",
    "SetupRefused",
    "Side",
    "State",
    "System",
    "UndoRefused",
    "UnknownOption",
    "UnreadableChoice",
    "Ways",
    "added",
    "again",
    "changed",
    "digest",
    "open_position",
    "read_record",
    "removed",
    "replay",
    "save",
    "write_record",
]  # fmt: skip
