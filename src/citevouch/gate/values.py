"""Values in the answers of models, taken as they are or not at all."""

from __future__ import annotations

import math
from typing import Any


def share(value: Any) -> float | None:
    """A number from 0 to 1; None for anything else, true and false included."""
    if isinstance(value, bool) or not isinstance(value, int | float) or not math.isfinite(value):
        return None
    return float(value) if 0 <= value <= 1 else None


def without_doubles(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    """A JSON object of which no key stands twice, for ``object_pairs_hook``. Raises ValueError where one
    does.
    """
    if len(dict(pairs)) != len(pairs):
        raise ValueError("a key stands twice")
    return dict(pairs)
