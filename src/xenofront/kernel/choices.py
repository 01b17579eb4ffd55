"""Choices: the answers to questions, as types.

A class of choices has named, typed fields. Its *key* is its readable text, the form in which
records, scripts, environments and clients keep an answer: the verb, then the fields in order, with
a space between two words. ``KEY`` spells out another order, with words between the fields::

    class Shot(Choice):
        weapon: WeaponId
        target: AlienId
        area: bool = False              # "rifle spine-1", or "rifle spine-1 area"

    class Attack(Choice):
        VERB: ClassVar[str] = "attack"  # "attack rifle spine-1"
        ...

    class Go(Choice):
        KEY: ClassVar[str] = "{target} via {door} at {end}"

A field is one word: text, a number, or a type with a codec of its own (:func:`write_fields_of`). A
flag stands last, as its name or not at all; a tuple or a :data:`Phrase` takes all words that are
left. Writing and reading are inverse: what would be written in another way is not read.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from functools import cache
from typing import Any, ClassVar, Final, NewType, Self, get_args, get_origin, get_type_hints

import msgspec

from xenofront.kernel.memo import Memo

Phrase = NewType("Phrase", str)
"""Text of several words; only the last field of a choice can be one."""

_SLOT: Final = re.compile(r"\{(\w+)\}")
_CODECS: Final[dict[Any, tuple[Callable[[Any], str], Callable[[str], Any]]]] = {int: (str, int)}


class UnreadableChoice(ValueError):
    """A text that is no answer of the kinds that are asked for."""


class Choice(msgspec.Struct, frozen=True, gc=False):
    """An answer: what is done, and with what."""

    VERB: ClassVar[str] = ""
    """The first word of the key."""
    KEY: ClassVar[str] = ""
    """The whole key with its fields in braces, where it is not the verb and then the fields."""

    @property
    def key(self) -> str:
        """The answer as readable text."""
        kind = type(self)
        write = form_of(kind).write
        type.__setattr__(kind, "key", property(write))  # from now on without this step
        return write(self)

    def __init_subclass__(cls, **options: Any) -> None:
        super().__init_subclass__(**options)
        type.__setattr__(cls, "key", Choice.__dict__["key"])  # not what a base has kept

    @classmethod
    def read(cls, key: str) -> Self:
        """The choice that has this key."""
        found = form_of(cls).read(key, key.split(" "))
        if not isinstance(found, cls):
            raise UnreadableChoice(f"{key!r} is no {cls.__name__}")
        return found

    def __str__(self) -> str:
        return self.key


def write_fields_of(kind: type, write: Callable[[Any], str], read: Callable[[str], Any]) -> None:
    """Let fields of a type stand in keys. ``read`` raises ValueError for what is no such thing."""
    _CODECS[kind] = write, read


class Form:
    """How the keys of one class of choices are written and read."""

    __slots__ = ("_codecs", "_exact", "_flag", "_kind", "_rest", "_words", "first", "write")

    def __init__(self, kind: type[Choice]) -> None:
        types = field_types(kind)
        self._kind = kind
        names = list(types)
        self._flag = names.pop() if names and types[names[-1]] is bool else ""
        pattern = kind.KEY or " ".join([kind.VERB, *(f"{{{n}}}" for n in names)]).strip()
        words = pattern.split(" ") if pattern else []
        order = [found[1] for word in words if (found := _SLOT.fullmatch(word))]
        if order != names:
            raise TypeError(f"the key of {kind.__name__} names {order}, its fields are {names}")
        self._words = tuple("" if _SLOT.fullmatch(word) else word for word in words)
        self._codecs = tuple(codec_of(types[name]) for name in names)
        self._rest = bool(names) and takes_rest(types[names[-1]])
        self._exact = not any(self._codecs)
        self.first = self._words[0] if self._words else ""
        """The word that every key begins with; nothing if that is a field."""
        self.write: Callable[[Choice], str] = _writer(self._words, names, self._codecs, self._flag)
        """The key of a choice."""

    def read(self, key: str, words: list[str]) -> Choice | None:
        """The choice with a key; none if that is no key of this class."""
        count = len(self._words)
        flag = bool(self._flag) and len(words) == count + 1 and words[-1] == self._flag
        if flag:
            words = words[:-1]
        if self._rest and len(words) >= count:
            words = [*words[: count - 1], " ".join(words[count - 1 :])]
        if len(words) != count:
            return None
        fields: list[Any] = []
        for literal, word in zip(self._words, words, strict=True):
            if not literal:
                fields.append(word)
            elif literal != word:
                return None
        if self._exact:
            return None if "" in fields else self._made(fields, flag=flag)
        try:
            pairs = zip(self._codecs, fields, strict=True)
            found = self._made([c[1](word) if c else word for c, word in pairs], flag=flag)
        except ValueError:
            return None
        return found if self.write(found) == key else None

    def _made(self, fields: list[Any], *, flag: bool) -> Choice:
        return self._kind(*fields, flag) if flag else self._kind(*fields)


def _writer(
    words: tuple[str, ...], names: list[str], codecs: tuple[Any, ...], flag: str
) -> Callable[[Choice], str]:
    """What writes a class's keys: one formatted string, for keys are written by the thousand."""
    fields = iter(
        f"{{write{at}(choice.{name})}}" if codecs[at] else f"{{choice.{name}}}"
        for at, name in enumerate(names)
    )
    text = " ".join(word or next(fields) for word in words)
    tail = f"{{' {flag}' if choice.{flag} else ''}}" if flag else ""
    known = {f"write{at}": codec[0] for at, codec in enumerate(codecs) if codec}
    made: Callable[[Choice], str] = eval(f'lambda choice: f"{text}{tail}"', known)  # noqa: S307 - our own classes
    return made


@cache
def form_of(kind: type[Choice]) -> Form:
    """How the keys of a class are written."""
    return Form(kind)


@cache
def field_types(kind: type[msgspec.Struct]) -> dict[str, Any]:
    """The fields of a class of choices, questions or events, in order, with their types."""
    hints = get_type_hints(kind)
    return {name: hints[name] for name in kind.__struct_fields__}


def values_of(row: msgspec.Struct, *kinds: Any) -> list[Any]:
    """The values of the fields that are of one of these types, in order."""
    types = field_types(type(row))
    return [getattr(row, name) for name, kind in types.items() if kind in kinds]


def plain_type(kind: Any) -> Any:
    """The type that a name for it (``NewType``) stands for."""
    while hasattr(kind, "__supertype__"):
        kind = kind.__supertype__
    return kind


def codec_of(kind: Any) -> tuple[Callable[[Any], str], Callable[[str], Any]] | None:
    """How a field is written and read; none for what is text already."""
    if kind in _CODECS:
        return _CODECS[kind]
    plain = plain_type(kind)
    if get_origin(plain) is tuple:
        return _several(get_args(plain)[0])
    return _CODECS.get(plain)


def takes_rest(kind: Any) -> bool:
    """Whether a field takes all words that are left."""
    return kind is Phrase or get_origin(plain_type(kind)) is tuple


def _several(kind: Any) -> tuple[Callable[[Any], str], Callable[[str], Any]]:
    codec = codec_of(kind)

    def write(values: Iterable[Any]) -> str:
        return " ".join(codec[0](value) if codec else value for value in values)

    def read(words: str) -> tuple[Any, ...]:
        return tuple(codec[1](word) if codec else word for word in words.split(" "))

    return write, read


class Reader:
    """Reads the keys of all classes of choices that a question may be answered with."""

    __slots__ = ("_any", "_by_word", "_known")

    def __init__(self, kinds: Iterable[type[Choice]]) -> None:
        forms = [form_of(kind) for kind in kinds]
        self._any = [form for form in forms if not form.first]
        self._by_word: dict[str, list[Form]] = {}
        self._known: dict[object, Choice] = Memo()
        """By key: choices that were read, for the same answers come again and again."""
        for form in forms:
            if form.first:
                self._by_word.setdefault(form.first, []).append(form)

    def read(self, key: str) -> Choice | None:
        """The choice with a key; none if the question has no such answers."""
        known = self._known.get(key)
        if known is not None:
            return known
        words = key.split(" ")
        for form in (*self._by_word.get(words[0], ()), *self._any):
            found: Choice | None = form.read(key, words)
            if found is not None:
                self._known[key] = found
                return found
        return None


@cache
def reader_of(kinds: tuple[type[Choice], ...]) -> Reader:
    """The reader of some classes."""
    return Reader(kinds)
