"""The JSON Schema of content files, for editors and for listing every error of a file."""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec

from xenofront.content.packs import Pack

DIALECT = "https://json-schema.org/draft/2020-12/schema"


@cache
def content_file(pack: Pack[Any]) -> Any:
    """The type of a whole file: a mapping of kinds to lists of entries."""
    return msgspec.defstruct(
        "ContentFile",
        [(kind, tuple[entry, ...], ()) for kind, entry in pack.kinds.items()],  # type: ignore[valid-type]
        frozen=True,
        forbid_unknown_fields=True,
    )


@cache
def file_schema(pack: Pack[Any]) -> dict[str, Any]:
    """The schema of a content file."""
    schema = msgspec.json.schema(content_file(pack))
    made = {"$schema": DIALECT, "title": "Xenofront content", **schema}
    plain: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(made))  # lists, not tuples
    return plain


def schema_text(pack: Pack[Any]) -> str:
    """The schema as it is written to a file."""
    return msgspec.json.format(msgspec.json.encode(file_schema(pack))).decode() + "\n"
