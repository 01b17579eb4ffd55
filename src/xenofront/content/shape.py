"""Whether a document has the shape of a content file; if not, everything that is wrong with it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache, reduce
from typing import Any

import msgspec
from jsonschema import Draft202012Validator
from jsonschema.exceptions import ValidationError

from xenofront.content.error_patterns import recognised
from xenofront.content.errors import ContentError, Path, Problem, did_you_mean
from xenofront.content.packs import Pack
from xenofront.content.schema import content_file, file_schema
from xenofront.content.strict_yaml import Document
from xenofront.text.sentences import sentence

_TYPES = ("integer", "string", "boolean", "null", "array", "object")
_STEP = re.compile(r"\.(\w+)|\[(\d+)\]")


def typed(document: Document, pack: Pack[Any]) -> Any:
    """The document as a system's content file, or a ContentError with all that is wrong."""
    try:
        return msgspec.convert(document.value, content_file(pack), str_keys=True)
    except msgspec.ValidationError as first:
        found = [
            document.problem(path, text)
            for error in _validator(pack).iter_errors(document.value)
            for path, text in _faults(error, ())
        ]
        raise ContentError(sorted(set(found), key=_place) or [_only(document, first)]) from None


@cache
def _validator(pack: Pack[Any]) -> Draft202012Validator:
    return Draft202012Validator(file_schema(pack))


def _place(problem: Problem) -> tuple[int, str, str]:
    return problem.line, problem.field, problem.text


def _only(document: Document, error: msgspec.ValidationError) -> Problem:
    """What msgspec said, for the few faults that a schema does not see."""
    text, _, where = str(error).partition(" - at ")
    steps = _STEP.findall(where.split("[...]")[0])
    path: Path = tuple(key or int(place) for key, place in steps)
    return document.problem(path, recognised(text[:1].lower() + text[1:]))


def _faults(error: ValidationError, above: Path) -> Iterator[tuple[Path, str]]:
    path: Path = (*above, *error.path)
    schema: Any = error.schema
    rule: Any = error.validator_value
    value: Any = error.instance
    word = error.validator
    if word == "additionalProperties" and "properties" in schema:
        known = schema["properties"]
        for key in value:
            if key not in known:
                hint = did_you_mean(key, known)
                yield (*path, key), sentence("unknown-field", field=repr(key), hint=hint)
    elif word == "required":
        yield from _missing(error, path)
    elif word == "anyOf":
        yield from _alternatives(error, path)
    elif word == "type":
        yield path, sentence("expected", wanted=_type(rule), value=_shown(value))
    elif word in ("enum", "const"):
        yield path, _not_among([rule] if word == "const" else rule, value)
    elif word in ("minItems", "maxItems", "items"):
        yield path, sentence("list-of", n=schema["minItems"])
    else:
        yield path, recognised(str(error.message))


def _missing(error: ValidationError, path: Path) -> Iterator[tuple[Path, str]]:
    """jsonschema reports each missing field by itself; the message names it."""
    name = error.message.split("'")[1]
    yield path, sentence("field-missing", field=repr(name))


def _alternatives(error: ValidationError, path: Path) -> Iterator[tuple[Path, str]]:
    """Of several allowed forms, the faults of the one that was meant."""
    schema: Any = error.schema
    options: Any = error.validator_value
    value, discriminator = error.instance, schema.get("discriminator")
    if discriminator is None:
        wanted = reduce(_either, (_asked(option) for option in options))
        yield path, sentence("expected", wanted=wanted, value=_shown(value))
    elif not isinstance(value, dict):
        yield path, sentence("expected", wanted=_type("object"), value=_shown(value))
    else:
        word, names = discriminator["propertyName"], list(discriminator["mapping"])
        tag = value.get(word)
        if tag not in names:
            missing = sentence("field-missing", field=repr(word))
            yield (*path, word), _not_among(names, tag) if word in value else missing
            return
        meant = names.index(tag)
        for inner in error.context or ():
            if inner.schema_path[0] == meant:
                yield from _faults(inner, path)


def _asked(option: dict[str, Any]) -> str:
    if "enum" in option:
        return sentence("one-of", words=", ".join(map(repr, option["enum"])))
    return _type(option.get("type", ""))


def _either(wanted: str, other: str) -> str:
    return sentence("either", wanted=wanted, other=other)


def _type(name: str) -> str:
    """A type of JSON in words."""
    return sentence("type", type=name if name in _TYPES else "other")


def _not_among(allowed: list[Any], value: object) -> str:
    words = [str(word) for word in allowed]
    hint = did_you_mean(value, words)
    return sentence("not-among", value=repr(value), words=", ".join(words), hint=hint)


def _shown(value: object) -> str:
    if isinstance(value, dict):
        return _type("object")
    if isinstance(value, list):
        return _type("array")
    return _type("null") if value is None else repr(value)
