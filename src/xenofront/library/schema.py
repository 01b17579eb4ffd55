"""The JSON Schema of content files, for editors and for listing every error of a file."""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec

from xenofront.content.galaxy_defenders import KINDS

DIALECT = "https://json-schema.org/draft/2020-12/schema"

ContentFile: Any = msgspec.defstruct(
    "ContentFile",
    [(kind, tuple[entry, ...], ()) for kind, entry in KINDS.items()],  # type: ignore[valid-type]
    frozen=True,
    forbid_unknown_fields=True,
)
"""The type of a whole file: a mapping of kinds to lists of entries."""


@cache
def file_schema() -> dict[str, Any]:
    """The schema of a content file."""
    made = {"$schema": DIALECT, "title": "Xenofront content", **msgspec.json.schema(ContentFile)}
    plain: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(made))  # lists, not tuples
    return plain


def schema_text() -> str:
    """The schema as it is written to a file."""
    return msgspec.json.format(msgspec.json.encode(file_schema())).decode() + "\n"
