"""Writes the client's types from the messages: ``python -m tools.web_types [--check]``."""

from __future__ import annotations

import importlib
import pkgutil
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType, UnionType
from typing import Any, Final, Literal, Union, get_args, get_origin

import msgspec
from msgspec import inspect

from xenofront.present import messages as wire

TARGET: Final = Path(__file__).parents[1] / "web" / "src" / "lib" / "messages.ts"
HEAD: Final = "// Written by tools/web_types.py from the server's messages; do not edit.\n"
PLAIN: Final = {
    inspect.StrType: "string",
    inspect.IntType: "number",
    inspect.FloatType: "number",
    inspect.BoolType: "boolean",
    inspect.NoneType: "null",
    inspect.AnyType: "unknown",
}

type_of = inspect.type_info


def modules() -> list[ModuleType]:
    """The modules of the messages, by name."""
    names = sorted(found.name for found in pkgutil.iter_modules(wire.__path__))
    return [importlib.import_module(f"{wire.__name__}.{name}") for name in names]


def structs() -> list[type[msgspec.Struct]]:
    """Every message and part of one that has fields or a kind, in the order of its module."""
    return [
        value
        for module in modules()
        for value in vars(module).values()
        if is_message(value) and value.__module__ == module.__name__
    ]


def is_message(value: object) -> bool:
    """Whether it is a struct that is sent, not one that others are made from."""
    if not (isinstance(value, type) and issubclass(value, msgspec.Struct)):
        return False
    return bool(value.__struct_fields__ or value.__struct_config__.tag)


def struct_names() -> dict[type[msgspec.Struct], str]:
    """A name for each; where two modules have the same, the live messages keep it."""
    all_structs = structs()
    counts = Counter(struct.__name__ for struct in all_structs)
    names = {}
    for struct in all_structs:
        module = struct.__module__.rpartition(".")[2]
        shared = counts[struct.__name__] > 1 and module != "live"
        names[struct] = f"{module.title()}{struct.__name__}" if shared else struct.__name__
    return names


def aliases() -> Iterator[tuple[str, Any]]:
    """Choices of words and of messages that have a name of their own, each once."""
    done: set[str] = set()
    for module in modules():
        for name, value in vars(module).items():
            if name not in done and get_origin(value) in (Literal, Union, UnionType):
                done.add(name)
                yield name, value


class Writer:
    """Writes types in the words of TypeScript."""

    def __init__(self) -> None:
        self.names = struct_names()
        self.words: dict[frozenset[Any], str] = {}
        for name, value in aliases():
            if get_origin(value) is Literal:
                self.words[frozenset(get_args(value))] = name

    def text(self) -> str:
        """The whole file."""
        parts = [HEAD]
        parts += [self.alias(name, value) for name, value in aliases()]
        parts += [self.struct(struct) for struct in self.names]
        return "\n".join(parts)

    def alias(self, name: str, value: Any) -> str:
        if get_origin(value) is Literal:
            return f"export type {name} = {literal(get_args(value))};\n"
        return f"export type {name} = {self.type(type_of(value))};\n"

    def struct(self, struct: type[msgspec.Struct]) -> str:
        """One interface; the tag makes it part of a union told apart by its kind."""
        shape = type_of(struct)
        assert isinstance(shape, inspect.StructType)
        lines = [f"/** {(struct.__doc__ or struct.__name__).strip().splitlines()[0]} */"]
        lines.append(f"export interface {self.names[struct]} {{")
        if shape.tag_field is not None:
            lines.append(f"  {shape.tag_field}: {literal((shape.tag,))};")
        for field in shape.fields:
            mark = "" if field.required else "?"
            lines.append(f"  {field.encode_name}{mark}: {self.type(field.type)};")
        return "\n".join([*lines, "}", ""])

    def type(self, shape: inspect.Type) -> str:
        if isinstance(shape, inspect.Metadata):
            return self.type(shape.type)
        if isinstance(shape, inspect.StructType):
            return self.names[shape.cls]
        if isinstance(shape, inspect.LiteralType):
            return self.words.get(frozenset(shape.values)) or literal(shape.values)
        if isinstance(shape, inspect.UnionType):
            return " | ".join(self.type(part) for part in shape.types)
        return self.container(shape)

    def container(self, shape: inspect.Type) -> str:
        if isinstance(shape, inspect.TupleType):
            return f"[{', '.join(self.type(part) for part in shape.item_types)}]"
        if isinstance(shape, inspect.VarTupleType | inspect.ListType):
            item = self.type(shape.item_type)
            return f"({item})[]" if " | " in item else f"{item}[]"
        if isinstance(shape, inspect.DictType):
            return f"Record<string, {self.type(shape.value_type)}>"
        for kind, word in PLAIN.items():
            if isinstance(shape, kind):
                return word
        raise TypeError(f"no TypeScript for {shape}")


def literal(values: tuple[Any, ...]) -> str:
    """Words as a choice between them."""
    return " | ".join(msgspec.json.encode(value).decode() for value in values)


def is_stale() -> bool:
    """Whether the file is not what the messages would give."""
    return not TARGET.exists() or TARGET.read_text(encoding="utf-8") != Writer().text()


def main(arguments: list[str]) -> int:
    """Writes the file, or says whether it is stale."""
    if arguments == ["--check"]:
        if is_stale():
            print("web/src/lib/messages.ts is stale: python -m tools.web_types")
            return 1
        return 0
    TARGET.write_text(Writer().text(), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
