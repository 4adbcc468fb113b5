"""Canonical JSON: one text, and so one hash, for equal objects of the contract.

Keys sorted, no spaces, text as it is, whole numbers without a point. Two programs that follow these four
rules get the same bytes from the same object.
"""

from __future__ import annotations

import json
from hashlib import sha256
from typing import Any


def canonical(value: Any) -> str:
    """The canonical JSON of plain JSON values. Raises ValueError on NaN and Infinity."""
    return json.dumps(
        _whole(value), sort_keys=True, separators=(",", ":"), ensure_ascii=False, allow_nan=False
    )


def digest(value: Any) -> str:
    """SHA-256 of the canonical JSON in UTF-8, in lower-case hexadecimal digits."""
    return sha256(canonical(value).encode("utf-8", "surrogatepass")).hexdigest()


def _whole(value: Any) -> Any:
    if isinstance(value, dict):
        return {key: _whole(item) for key, item in value.items()}
    if isinstance(value, list):
        return [_whole(item) for item in value]
    return int(value) if isinstance(value, float) and value.is_integer() else value
